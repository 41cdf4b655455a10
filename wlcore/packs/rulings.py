"""`rulings.yaml`: every difference and open question of the rules as a switch, or why there is none."""

from __future__ import annotations

from collections.abc import Mapping

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import NOWHERE, Span
from wlcore.packs import names
from wlcore.packs.fields import BlockValues, Field, Record
from wlcore.packs.nodes import Node, Scalar
from wlcore.packs.shapes import (
    NO_REF,
    Judged,
    ListOf,
    MapOf,
    Number,
    OneOf,
    Prose,
    Ref,
    Refs,
    Schema,
    Shape,
    Truth,
    Word,
)
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

RulingValue = bool | int | str


class AnyValue(Shape[Scalar]):
    """A value whose type another key of the block gives; it is typed afterwards."""

    what = "a value"

    def schema(self) -> Schema:
        return Schema(self, {"type": ["string", "integer"]})

    def value(self, node: Scalar, judged: Judged) -> Scalar:
        return node

    def hint(self, node: Node, key: Scalar | None) -> str:
        return Truth().hint(node, key)

    def expected(self, node: Node) -> str:
        return Truth().what if Truth().hint(node, None) else self.what


TYPE_WORD = Word(
    "a type of ruling",
    rf"truth|number|one of {names.NAME_PATTERN}(, *{names.NAME_PATTERN})+",
    "write truth, number, or 'one of a, b, c'",
)
NOTHING = Scalar("", NOWHERE)

TYPE = Field("type", TYPE_WORD, NO_REF, "truth, number, or one of a, b, c.", required=True)
QUESTION = Field("question", Prose(), "", "What is decided, as a question.", required=True)
CITES = Field(
    "clauses", ListOf(names.CLAUSE_ID, least=1), (), "The clauses this decides about.", required=True
)
IN_EDITIONS = Field(
    "values", MapOf(names.EDITION, AnyValue()), (), "What each edition says, where it says something."
)
DEFAULT = Field("default", AnyValue(), NOTHING, "What holds where an edition says nothing.", required=True)
REASON = Field("reason", Prose(), "", "Why.", required=True)
RULING = Record((TYPE, QUESTION, CITES, IN_EDITIONS, DEFAULT, REASON), "a ruling")

VALUE = Field("value", Prose(), "", "What is played.")
FOLLOWS = Field("follows", names.CLAUSE_ID, NO_REF, "The clause whose ruling this follows.", required=True)
PACK = Field("pack", names.PACK_ID, NO_REF, "The pack that plays it.", required=True)
SETTLED_ROW = Record((CITES, VALUE, REASON), "a settled row")
FOLLOWS_ROW = Record((CITES, FOLLOWS, REASON), "a row that follows")
VARIANT_ROW = Record((CITES, PACK, REASON), "a row for a variant")
WORDING_ROW = Record((CITES, REASON), "a row about wording")

RULINGS = Field("rulings", MapOf(names.NAME, RULING), (), "Switches: two or more values are played.")
ROWS = (
    Field("settled", ListOf(SETTLED_ROW), (), "One value is played."),
    Field("follows", ListOf(FOLLOWS_ROW), (), "Decided together with another clause."),
    Field("variant", ListOf(VARIANT_ROW), (), "Decided by the presence of a pack."),
    Field("wording", ListOf(WORDING_ROW), (), "No effect on play."),
)
RULINGS_FILE = Record((RULINGS, *ROWS), "rulings.yaml")


@dataclass(frozen=True, slots=True)
class RulingType:
    """`truth`, `number` or `label` with the labels."""

    base: str
    labels: tuple[str, ...] = ()

    @property
    def shape(self) -> Shape[bool | int | Ref]:
        """How its values are read."""
        if self.base == "label":
            return OneOf(self.labels)
        return Truth() if self.base == "truth" else Number()


@dataclass(frozen=True, slots=True)
class Ruling:
    """A switch: `values` holds what editions say; the default counts for the others."""

    id: str
    type: RulingType
    question: str
    clauses: Refs
    values: Mapping[str, RulingValue]
    default: RulingValue
    reason: str
    span: Span

    def typed(self, number: int) -> RulingValue:
        """The value that rules keep as this number."""
        if self.type.base == "label":
            return self.type.labels[number]
        return bool(number) if self.type.base == "truth" else number

    def value(self, edition: str) -> RulingValue:
        """What this edition plays."""
        return self.values.get(edition, self.default)


@dataclass(frozen=True, slots=True)
class RulingRow:
    """Clauses that need no switch; `kind` is settled, follows, variant or wording.

    `target` is the clause followed, the pack of the variant, or the value that is played.
    """

    kind: str
    clauses: Refs
    reason: str
    target: str
    span: Span


@dataclass(frozen=True, slots=True)
class Rulings:
    """All of a `rulings.yaml`."""

    switches: tuple[Ruling, ...] = ()
    rows: tuple[RulingRow, ...] = ()


def read_rulings(tree: Node, findings: Findings) -> Rulings:
    """The rulings of a file; those with mistakes are left out."""
    file = read_as(RULINGS_FILE, tree, findings)
    if file is None:
        return Rulings()
    read = (_ruling(ref, values, findings) for ref, values in file[RULINGS])
    return Rulings(
        tuple(ruling for ruling in read if ruling is not None),
        tuple(_row(field.name, values) for field in ROWS for values in file[field]),
    )


def ruling_type(written: str) -> RulingType:
    """The type that is written so."""
    if written.startswith("one of "):
        return RulingType("label", tuple(part.strip() for part in written.removeprefix("one of ").split(",")))
    return RulingType(written)


def typed(node: Node, type_: RulingType, findings: Findings) -> RulingValue | None:
    """A value of a ruling, or nothing where it does not fit the type."""
    value = read_as(type_.shape, node, findings)
    return value.id if isinstance(value, Ref) else value


def _ruling(ref: Ref, values: BlockValues, findings: Findings) -> Ruling | None:
    type_ = ruling_type(values[TYPE].id)
    if len(set(type_.labels)) < len(type_.labels):
        findings.error("duplicate", "a label stands here twice", values.place(TYPE))
    default = typed(values[DEFAULT], type_, findings)
    per_edition = [(edition.id, typed(node, type_, findings)) for edition, node in values[IN_EDITIONS]]
    if default is None:
        return None
    return Ruling(
        id=ref.id,
        type=type_,
        question=values[QUESTION],
        clauses=values[CITES],
        values={edition: value for edition, value in per_edition if value is not None},
        default=default,
        reason=values[REASON],
        span=ref.span,
    )


def _row(kind: str, values: BlockValues) -> RulingRow:
    target = values[FOLLOWS].id or values[PACK].id or values[VALUE]
    return RulingRow(kind, values[CITES], values[REASON], target, values.span)
