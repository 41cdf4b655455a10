"""Finds queries that ask themselves, be it in a roundabout way: they would never come to an answer."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Findings
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.source import NOWHERE, Span

MOST = 20


def check_queries(program: Program, findings: Findings) -> None:
    """Note every circle of queries, and of rules whose needs ask for each other."""
    asked, places, added = who_asks(program)
    for _ in range(MOST):
        try:
            TopologicalSorter(asked).prepare()
        except CycleError as error:
            circle = list(reversed(error.args[1]))
            first = min(circle, key=lambda name: places.get(name, NOWHERE))
            at = circle.index(first)
            way = [*circle[at:-1], *circle[:at], first] if at else circle
            way = [f"'{name}'" for name in way]
            message = f"a query cannot ask itself, not even about less: {' asks '.join(way)}"
            advice = (
                "go through what there is with 'for each', 'repeat' or 'total'; rules may perform themselves"
            )
            steps = pairwise(circle)
            line = next((added[step] for step in steps if step in added), places.get(first, NOWHERE))
            findings.error("recursion", message, line, advice)
            asked[first] = set()
        else:
            return


def who_asks(
    program: Program,
) -> tuple[dict[str, set[str]], dict[str, Span], dict[tuple[str, str], Span]]:
    """Who asks whom, where who asks stands, and which line makes it ask so where that is another one; `can RULE` asks what the rule
    needs and what forbids it.
    """
    asked: dict[str, set[str]] = {}
    places: dict[str, Span] = {}
    added: dict[tuple[str, str], Span] = {}
    for routine in program.routines("query", "rule", "action", "frame"):
        name = routine.name if routine.what == "query" else f"can {routine.name}"
        told = (routine.value, routine.body) if routine.what == "query" else routine.needs
        asked[name], places[name] = set(_names(told)), routine.span
    for (_, _, prop), text in program.texts.items():
        asked.setdefault(f"can do {prop}", set()).update(_names(text.needs))
        places.setdefault(f"can do {prop}", text.span)
    changes: list[tuple[str, object, Span]]
    changes = [(x.query, (x.value, x.cond), x.span) for x in program.modifiers]
    changes += [(f"can {x.rule}", x.requirement, x.requirement.span) for x in program.forbids]
    for name, change, span in changes:
        places.setdefault(name, span)
        for other in _names(change):
            if other == name and not name.startswith("can "):
                continue  # a change asks what the query is before it
            if other not in asked.setdefault(name, set()):
                added[name, other] = span
            asked[name].add(other)
    return asked, places, added


def _names(piece: object) -> Iterator[str]:
    for e in expressions(piece):
        match e:
            case m.Ask():
                yield e.query.name
            case m.Builtin():
                yield from (query.name for query in e.asks)
            case m.CanDo():
                yield f"can {e.rule.name}"
            case m.CanDoText():
                yield f"can do {e.property}"
