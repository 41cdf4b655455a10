"""Files of entities: under the name of each kind the ids of cards, spaces, characters ... with their properties."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import Any

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import Span
from wlcore.lang.types import with_article
from wlcore.packs import names
from wlcore.packs.fields import Field
from wlcore.packs.nodes import MapNode, Node, Scalar
from wlcore.packs.patterns import spread
from wlcore.packs.properties import PropertyType, Value, plain
from wlcore.packs.sections import SECTION_PATTERN, counted, is_section, kinds_in, nameless_section
from wlcore.packs.shapes import NO_REF, Judged, ListOf, Number, Prose, Refs, Schema, Shape, Truth
from wlcore.packs.validation import judge, read_as
from wlcore.records import dataclass

Kinds = Mapping[str, Mapping[str, PropertyType]]

COPIES = Field("copies", Number(least=1, most=1000), 1, "How many of it there are.")
PROVENANCE = Field("provenance", names.PROVENANCE, NO_REF, "Where it comes from, if not as its pack says.")
CITES = Field("cites", ListOf(names.CLAUSE_ID), (), "The clauses it carries out.")
NOTE = Field("note", Prose(), "", "A remark for maintainers; play never sees it.")
REPLACES = Field("replaces", Truth(), False, "Whether it changes the thing of this id that is there already.")
RESERVED: tuple[Field[Any], ...] = (COPIES, PROVENANCE, CITES, NOTE, REPLACES)


@dataclass(frozen=True, slots=True)
class Entity:
    """One design of a card, space, character ...; `places` says where each property stands.

    One that `replaces` another says only what is different about it.
    """

    kind: str
    id: str
    span: Span
    properties: Mapping[str, Value]
    copies: int
    provenance: str
    cites: Refs
    file: str
    places: Mapping[str, Span]
    replaces: bool = False
    pattern: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    """The pattern that stands for it, if it is one of many, and the values that are its own there."""


@dataclass(frozen=True)
class EntityFile(Shape[None]):
    """The outside of a file of entities: kinds, and sections with kinds. What stands below an id is judged for itself, as
    patterns make many things of one.
    """

    kinds: tuple[str, ...]
    what: str = "a block of kinds"

    def schema(self) -> Schema:
        kinds = {kind: Schema(_Things(kind), {"type": "object"}) for kind in self.kinds}
        return self.with_kinds(kinds)

    def with_kinds(self, kinds: Mapping[str, Schema]) -> Schema:
        """The schema of a file, with these of what stands below each kind."""
        section = {
            "description": "What counts only beside that pack.",
            "type": "object",
            "properties": dict(kinds),
            "additionalProperties": False,
        }
        return Schema(
            self,
            {
                "type": "object",
                "properties": dict(kinds),
                "patternProperties": {f"^{SECTION_PATTERN}$": Schema(Section(self.kinds), section)},
                "additionalProperties": False,
            },
        )

    def value(self, node: MapNode, judged: Judged) -> None:
        return None

    def hint(self, node: Node, key: Scalar | None) -> str:
        return f"begin with a kind: {', '.join(self.kinds)}"

    def unknown_key(self, key: Scalar, node: MapNode, findings: Findings) -> None:
        if is_section(key):
            nameless_section(key, node.get(key.value), findings)
        else:
            message = f"there is no kind '{key.value}'"
            findings.error("unknown-key", message, key.span, meant(key.value, self.kinds))


@dataclass(frozen=True)
class Section(EntityFile):
    """What counts only beside a pack."""

    def hint(self, node: Node, key: Scalar | None) -> str:
        pack = key.value.split()[-1] if key is not None else "that pack"
        return f"write what counts beside {pack} below this line, indented"

    def unknown_key(self, key: Scalar, node: MapNode, findings: Findings) -> None:
        if is_section(key):
            message = f"'{key.value}' cannot stand in another such section"
            findings.error("misplaced", message, key.span, "put it at the left edge")
        else:
            super().unknown_key(key, node, findings)


@dataclass(frozen=True)
class _Things(Shape[None]):
    """What stands below a kind: ids and patterns."""

    kind: str

    def schema(self) -> Schema:
        return Schema(self, {"type": "object"})

    def value(self, node: MapNode, judged: Judged) -> None:
        return None

    def expected(self, node: Node) -> str:
        return f"a block of ids, each {with_article(self.kind)}"


@dataclass(frozen=True)
class EntityBlock(Shape[None]):
    """A thing of a kind below its id, with its properties."""

    kind: str
    types: tuple[tuple[str, PropertyType], ...]

    def schema(self) -> Schema:
        return Schema(self, {"type": "object", "additionalProperties": self.body()})

    def body(self) -> Schema:
        """The schema of what stands below the id."""
        required = [name for name, type_ in self.types if type_.required]
        keywords: dict[str, Any] = {
            "type": "object" if required else ["object", "null"],
            "properties": {
                **{
                    name: type_.shape.schema().with_more(description=type_.about)
                    for name, type_ in self.types
                },
                **{field.name: field.schema() for field in RESERVED},
            },
            "additionalProperties": False,
        }
        if required:
            changes = {"properties": {REPLACES.name: {"const": "yes"}}, "required": [REPLACES.name]}
            keywords |= {"if": changes, "then": {}, "else": Schema(self, {"required": required})}
        return Schema(self, keywords)

    def value(self, node: MapNode, judged: Judged) -> None:
        return None

    def said(self, node: MapNode, judged: Judged) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the thing says of itself, and what is common to all kinds."""
        types, reserved = dict(self.types), {field.name: field for field in RESERVED}
        own, common = {}, {}
        for key, value in node.entries:
            if key.value in reserved:
                common[key.value] = reserved[key.value].shape.read(value, judged)
            elif key.value in types:
                own[key.value] = plain(types[key.value].shape.read(value, judged))
        return own, common

    def expected(self, node: Node) -> str:
        return f"the properties of {with_article(self.kind)}"

    def unknown_key(self, key: Scalar, node: MapNode, findings: Findings) -> None:
        close = [n for n in (*dict(self.types), *(f.name for f in RESERVED)) if node.key(n) is None]
        message = f"{with_article(self.kind)} has no property '{key.value}'"
        findings.error("unknown-key", message, key.span, meant(key.value, close))

    def missing_key(self, name: str, key: Scalar | None, node: MapNode, findings: Findings) -> None:
        assert key is not None
        message = f"the {self.kind} '{key.value}' has no '{name}'"
        type_ = dict(self.types)[name]
        wanted = f"one of: {', '.join(type_.of)}" if type_.of else type_.shape.what
        findings.error("missing-key", message, key.span, f"add '{name}:' with {wanted}")


def read_entities(
    tree: Node,
    kinds: Kinds,
    findings: Findings,
    known: dict[tuple[str, str], Span] | None = None,
    packs: Container[str] | None = None,
) -> list[Entity]:
    """The entities of a file in order; those with mistakes are left out, and so is what stands beside a pack that is not one of
    `packs`, if these are given.

    All files of a game and its layers share `known`, so that an id used in two of them is found.
    """
    known = {} if known is None else known
    entities = []
    if not judge(EntityFile(tuple(kinds)), counted(tree, packs), findings).wrong(tree):
        shapes = {kind: EntityBlock(kind, tuple(types.items())) for kind, types in kinds.items()}
        for kind, node in kinds_in(tree, packs):
            if kind.value in kinds and isinstance(node, MapNode):
                for key, body, merged in spread(node, kinds[kind.value], findings):
                    entity = _entity(shapes[kind.value], key, body, findings)
                    if entity is None or not _is_new(entity, known, findings):
                        continue
                    if merged is not None:
                        entity = replace(entity, pattern=merged.pattern, parts=merged.parts)
                    entities.append(entity)
    return entities


def _is_new(entity: Entity, known: dict[tuple[str, str], Span], findings: Findings) -> bool:
    if entity.replaces:
        ids = [name for kind, name in known if kind == entity.kind]
        if entity.id in ids:
            return True
        message = f"there is no {entity.kind} '{entity.id}' that this could replace"
        findings.error("unknown-name", message, entity.span, meant(entity.id, ids))
        return False
    first = known.setdefault((entity.kind, entity.id), entity.span)
    if first is entity.span:
        return True
    message = f"there is {with_article(entity.kind)} '{entity.id}' already"
    advice = "choose another id, or say 'replaces: yes' to change that one"
    findings.error("duplicate", message, entity.span, advice, ((first, "the first one"),))
    return False


def _entity(shape: EntityBlock, key: Scalar, node: Node, findings: Findings) -> Entity | None:
    ref = read_as(names.NAME, key, findings)
    if isinstance(node, Scalar) and node.missing:
        node = MapNode((), key.span)
    before = len(findings.found)
    judged = judge(shape, MapNode(((key, node),), key.span), findings)
    if judged.wrong(node):
        return None
    assert isinstance(node, MapNode)
    own, common = shape.said(node, judged)
    replaces = bool(common.get(REPLACES.name, REPLACES.default))
    if replaces and COPIES.name in common:
        place = node.key(COPIES.name)
        message = "how many copies there are cannot be changed"
        findings.error("wrong-value", message, place.span if place else key.span, "add a card of your own")
    if ref is None or judged.touched(node) or len(findings.found) > before:
        return None
    defaults = {n: t.default for n, t in shape.types if t.default is not None and not replaces}
    return Entity(
        kind=shape.kind,
        id=ref.id,
        span=ref.span,
        properties={**defaults, **own},
        copies=common.get(COPIES.name, COPIES.default),
        provenance=plain(common.get(PROVENANCE.name, PROVENANCE.default)),
        cites=common.get(CITES.name, CITES.default),
        file=ref.span.file,
        places={k.value: v.span for k, v in node.entries},
        replaces=replaces,
    )
