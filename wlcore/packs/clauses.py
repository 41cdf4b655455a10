"""`clauses.yaml`: the rules of a game as numbered clauses, which everything else cites."""

from __future__ import annotations

from collections.abc import Mapping

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, MapOf, OneOf, Prose
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

CLAUSE_KINDS = ("rule", "component", "advice", "example", "difference", "open")

KIND = Field("kind", OneOf(CLAUSE_KINDS, "a kind of clause"), NO_REF, "What the clause is.", required=True)
TEXT = Field("text", Prose(), "", "What the clause says.", required=True)
IN_EDITIONS = Field(
    "editions", MapOf(names.EDITION, Prose()), (), "What an edition adds, omits or contradicts."
)
RULING = Field("ruling", names.NAME, NO_REF, "The ruling that decides about it.")
CLAUSE = Record((KIND, TEXT, IN_EDITIONS, RULING), "a clause")
CLAUSES = Field("clauses", MapOf(names.CLAUSE_ID, CLAUSE), (), "The clauses by id.", required=True)
FILE = "clauses.yaml"
CLAUSES_FILE = Record((CLAUSES,), FILE)


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the rules."""

    id: str
    kind: str
    text: str
    editions: Mapping[str, str]
    ruling: str
    span: Span


def read_clauses(tree: Node, findings: Findings) -> list[Clause]:
    """The clauses of a file in order; those with mistakes are left out."""
    file = read_as(CLAUSES_FILE, tree, findings)
    if file is None:
        return []
    return [
        Clause(
            id=ref.id,
            kind=values[KIND].id,
            text=values[TEXT],
            editions={edition.id: text for edition, text in values[IN_EDITIONS]},
            ruling=values[RULING].id,
            span=ref.span,
        )
        for ref, values in file[CLAUSES]
    ]
