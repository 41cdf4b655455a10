"""`clauses.yaml`: the rules of a game as numbered clauses, which everything else cites."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, ListOf, MapOf, OneOf, Prose, Refs
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
CHAPTERS = Field(
    "chapters",
    MapOf(names.NAME, ListOf(names.CLAUSE_GROUP)),
    (),
    "The chapters in the order in which somebody learns the game, each with what its clauses begin with; the phrase 'chapter-NAME' says it in short.",
)
CLAUSES = Field("clauses", MapOf(names.CLAUSE_ID, CLAUSE), (), "The clauses by id.")
FILE = "clauses.yaml"
CLAUSES_FILE = Record((CHAPTERS, CLAUSES), FILE)


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the rules."""

    id: str
    kind: str
    text: str
    editions: Mapping[str, str]
    ruling: str
    span: Span


@dataclass(frozen=True, slots=True)
class Chapter:
    """Clauses that are told together: those whose ids begin with one of its `groups`."""

    name: str
    groups: Refs
    span: Span

    def place(self, clause: str) -> int:
        """To which of its groups a clause belongs; -1 if to none."""
        named = [group.id for group in self.groups]
        group = clause.rpartition("-")[0]
        return named.index(group) if group in named else -1


def read_chapters(tree: Node, findings: Findings) -> list[Chapter]:
    """The chapters of a file in order."""
    file = read_as(CLAUSES_FILE, tree, findings)
    return [] if file is None else [Chapter(ref.id, groups, ref.span) for ref, groups in file[CHAPTERS]]


def within(parts: Sequence[Chapter], clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses of a chapter, of which each pack may have a part, in the order of its groups."""
    placed = [(number, part.place(c.id), c) for number, part in enumerate(parts) for c in clauses]
    return [c for _, at, c in sorted(placed, key=lambda one: one[:2]) if at >= 0]


def check_chapters(chapters: Sequence[Chapter], clauses: Iterable[str], findings: Findings) -> None:
    """Note what chapters name that no clause begins with."""
    known = {clause.rpartition("-")[0] for clause in clauses}
    for group in (group for chapter in chapters for group in chapter.groups):
        if group.id not in known:
            advice = findings.near(group.id, lambda: known)
            findings.error("unknown-clause", f"no clause begins with {group.id}", group.span, advice)


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
