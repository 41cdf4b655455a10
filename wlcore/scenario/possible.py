"""Whether a position can be: caps, what packs declare as invariant, what would have happened in it already."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.reading import Reading
from wlcore.lang.source import Span
from wlcore.scenario.position import Impossible, Learn, Position, Setting
from wlcore.scenario.rules import Rules
from wlcore.study.invariants import Broken


def check_possible(rules: Rules, position: Position, lines: Sequence[Setting]) -> None:
    """Raise `Impossible` for the first thing that cannot be."""
    state = position.state
    _caps(rules, position)
    for holds, name, _, file, line in rules.invariants.declared:
        if not holds(state):
            routine = next(r for r in rules.program.invariants if r.name == name)
            message = f"'{name}' always holds, says {file}:{line}, and would not hold here"
            raise Impossible(message, _blamed(rules, lines, routine.value))
    for watch, found in rules.watches:
        who = found(state)
        if who:
            told = position.spoken.value(watch.over.type, who)
            message = f"this cannot last: what happens 'as soon as' {watch.span} says would happen at once, for {told}"
            raise Impossible(message, _blamed(rules, lines, watch.cond))
    _structure(rules, state, lines)


def _caps(rules: Rules, position: Position) -> None:
    state = position.state
    for limited in rules.invariants.counters:
        if limited.cap is None:
            continue
        for offset in range(limited.count):
            span = position.places.get(limited.first + offset)
            if span is not None and state.v[limited.first + offset] > (cap := limited.highest(state, offset)):
                value = state.v[limited.first + offset]
                raise Impossible(f"this can be at most {cap}, not {value}", span)


def _structure(rules: Rules, state: State, lines: Sequence[Setting]) -> None:
    try:
        rules.invariants.structure(state)
    except Broken as broken:
        raise Impossible(f"{broken.invariant}: {broken.message}", lines[-1].span) from broken


def _blamed(rules: Rules, lines: Sequence[Setting], cond: m.Expr | None) -> Span:
    """The last line that sets something a condition asks for."""
    read = Reading(rules.program).places(cond)
    for line in reversed(lines):
        if not isinstance(line, Learn) and line.name in read:
            return line.span
    return lines[-1].span
