"""Whether a position can be: caps, what packs declare as invariant, what would have happened in it already."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore.engine.decision import place_of
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.reading import Reading
from wlcore.lang.scope import YOU
from wlcore.lang.source import Span
from wlcore.records import dataclass
from wlcore.scenario.position import Impossible, Learn, PositionMaker, Setting
from wlcore.scenario.rules import Formula, Rules, Sheet
from wlcore.study.invariants import Broken


def check_possible(rules: Rules, position: PositionMaker, lines: Sequence[Setting]) -> None:
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


@dataclass(frozen=True, slots=True)
class Pool:
    """What can be picked at a question that asks for several things: it was worked out when the question was asked, so lines
    that set a position may not change it. `value` works it out again, unless it hangs on what was named before.
    """

    source: m.Expr
    value: Formula | None
    before: frozenset[int]

    @classmethod
    def of(cls, rules: Rules, state: State) -> Pool | None:
        """The pool of the question that is asked; none where one thing is asked for."""
        decision = state.decision
        if decision is None or place_of(state.st) not in rules.invariants.several:
            return None
        pick = next(
            p
            for p in rules.picks
            if (p.span.file, p.span.line) == decision.place and p.name == decision.about
        )
        found = expressions(pick.source)
        named = {getattr(e, "name", "") for e in found if not isinstance(e, m.Local)}
        free = {e.name for e in found if isinstance(e, m.Local)} - named
        if free - {"you", "actor"} or pick.actor != YOU:
            return cls(pick.source, None, frozenset())
        value = Sheet(rules).for_the_asked(pick.source)
        return cls(pick.source, value, frozenset(value(state)))

    def check(self, rules: Rules, state: State, lines: Sequence[Setting]) -> None:
        """Raise `Impossible` where the lines change it."""
        read = Reading(rules.program).places(self.source)
        changed = [line for line in lines if not isinstance(line, Learn) and line.name in read]
        if not changed or (self.value is not None and frozenset(self.value(state)) == self.before):
            return
        message = (
            "what can be chosen here was worked out when the question was asked, and this would change it"
        )
        advice = "begin at a question before it, and let choices lead here"
        raise Impossible(message, changed[-1].span, advice)


def _caps(rules: Rules, position: PositionMaker) -> None:
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
