"""`odds.yaml`: what 'odds' tells a player, by counting or sampling what that player cannot see."""

from __future__ import annotations

from typing import Any

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine, Symbol, Zone
from wlcore.packs import names
from wlcore.packs.fields import Field, Record
from wlcore.packs.figures import PLAYER, check_figures
from wlcore.packs.nodes import Node
from wlcore.packs.shapes import NO_REF, MapOf, Ref
from wlcore.packs.validation import read_as
from wlcore.records import dataclass

NEXT = Field("next", names.NAME, NO_REF, "A zone: which card will be the next from its top, by counting.")
BY = Field(
    "by", names.NAME, NO_REF, "A property of cards by which they are counted; left out, each card for itself."
)
QUERY = Field(
    "query",
    names.NAME,
    NO_REF,
    "A query that is asked of many positions that could be: of you, of each of a kind, or without a parameter.",
)
QUESTION = Record((NEXT, BY, QUERY), "a question")
QUESTIONS = Field(
    "questions", MapOf(names.NAME, QUESTION), (), "The questions, each by its name.", required=True
)
ODDS_FILE = Record((QUESTIONS,), "odds.yaml")


@dataclass(frozen=True, slots=True)
class OddsQuestion:
    """One question: either the next card of a zone, or a query."""

    name: Ref
    next: Ref
    by: Ref
    query: Ref


def read_odds(tree: Node, findings: Findings) -> tuple[OddsQuestion, ...]:
    """What the file says."""
    values = read_as(ODDS_FILE, tree, findings)
    if values is None:
        return ()
    found = [OddsQuestion(name, block[NEXT], block[BY], block[QUERY]) for name, block in values[QUESTIONS]]
    for question in found:
        if bool(question.next.id) == bool(question.query.id):
            message = f"the question '{question.name.id}' needs either 'next' or 'query'"
            findings.error("missing-key", message, question.name.span)
        elif question.by.id and question.query.id:
            findings.error(
                "unknown-key", "'by' belongs to 'next', not to 'query'", question.by.span, "delete it"
            )
    return tuple(found)


def check_odds(questions: tuple[OddsQuestion, ...], program: Program, findings: Findings) -> None:
    """Note zones, properties and queries that are not there, or cannot be asked."""
    check_figures(
        [q.next for q in questions if q.next.id],
        "zone",
        lambda s: isinstance(s, Zone),
        "a zone from which cards are drawn",
        program,
        findings,
    )
    check_figures(
        [q.query for q in questions if q.query.id],
        "query of at most one thing",
        _askable,
        "a query such as 'bluffs(p: player): truth'",
        program,
        findings,
    )
    known = {
        p.name
        for k in program.kinds.values()
        if k.base == "card"
        for p in k.properties.values()
        if not p.text
    }
    for q in questions:
        if q.by.id and q.by.id not in known:
            message = f"no card has a property '{q.by.id}'"
            findings.error("unknown-name", message, q.by.span, meant(q.by.id, known))


def _askable(s: Symbol) -> bool:
    if not isinstance(s, Routine) or s.what != "query" or s.type is None or s.type.many:
        return False
    return len(s.params) <= 1 and not any(p.type.many or p.type.kind in ("number", "truth") for p in s.params)


def odds_data(questions: list[OddsQuestion], program: Program) -> list[dict[str, Any]]:
    """The questions of all packs as plain data; a later one of the same name counts."""
    return list({q.name.id: _data(q, program) for q in questions}.values())


def _data(q: OddsQuestion, program: Program) -> dict[str, Any]:
    if q.next.id:
        return {"name": q.name.id, "next": q.next.id, **_counted(q.by.id, program)}
    query = program.names[q.query.id]
    assert isinstance(query, Routine)
    assert query.type is not None
    each = query.params[0].type.kind if query.params else ""
    return {
        "name": q.name.id,
        "query": q.query.id,
        "each": each,
        "kind": query.type.kind,
        "own": each == PLAYER,
    }


def _counted(by: str, program: Program) -> dict[str, Any]:
    """By card number what it counts as: a value of the property, or its design."""
    kinds = {
        program.kinds[card.kind].properties[by].type.kind
        for card in program.cards
        if _has(program, card.kind, by)
    }
    values = [card.values.get(by, -1) if _has(program, card.kind, by) else -1 for card in program.cards]
    return {"by": by, "kind": kinds.pop() if len(kinds) == 1 else "number", "values": values if by else []}


def _has(program: Program, kind: str, by: str) -> bool:
    return bool(by) and by in program.kinds[kind].properties
