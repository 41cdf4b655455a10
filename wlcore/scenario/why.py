"""Why an option is not on offer: which requirements of the rules fail, and what clauses they carry out."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine
from wlcore.records import dataclass
from wlcore.scenario.rules import Rules


@dataclass(frozen=True, slots=True)
class Reason:
    """A line of the rules that forbids something, and its clauses."""

    place: str
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.place} [{', '.join(self.clauses)}]" if self.clauses else self.place


def reasons(rules: Rules, state: State, option: int) -> list[Reason]:
    """What forbids an option to the player who is to decide."""
    name, kind, index = rules.game.actions[option]
    asked = asked_of(rules, name, kind, index)
    found = [Reason(*reason) for rule, args in asked for reason in state.why_not(rule, *args)]
    decision = state.decision
    about = decision.about if decision is not None else ""
    picks = [pick for pick in rules.picks if pick.name == name] + first_chosen(rules, name)
    found += [_line(pick.span, pick.cites) for pick in picks if about == name or not found]
    return list(dict.fromkeys(found))


def first_chosen(rules: Rules, name: str) -> list[m.Pick]:
    """What an action of this name chooses first: that is chosen together with it."""
    routine = rules.written.names.get(name)
    first = routine.body[0] if isinstance(routine, Routine) and routine.body else None
    return [first] if isinstance(first, m.Pick) else []


def _line(span: Span, cites: tuple[str, ...]) -> Reason:
    return Reason(str(span), cites)


def asked_of(rules: Rules, name: str, kind: str, index: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The rules whose requirements decide about an option, each with its arguments."""
    routine = rules.written.names.get(name)
    if isinstance(routine, Routine) and routine.what in ("rule", "action", "frame") and not routine.params:
        yield routine.name, ()
        first = routine.body[0] if routine.body else None
        if isinstance(first, m.Pick):
            yield from _filtered(first, index)
    for pick in rules.picks:
        if pick.name == name:
            yield from _filtered(pick, index)


def _filtered(pick: m.Pick, index: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The rules that `choose ... where can RULE(it)` asks about."""
    source = pick.source
    while isinstance(source, (m.Filter, m.Combine)):
        if isinstance(source, m.Combine):
            source = source.left
            continue
        for cond in reversed(conjuncts(source.cond)):
            if isinstance(cond, m.CanDo):
                args = [_argument(a, source.name, index) for a in cond.args]
                if None not in args:
                    yield cond.rule.name, tuple(a for a in args if a is not None)
        source = source.of


def _argument(e: m.Expr, local: str, index: int) -> int | None:
    if isinstance(e, m.Local) and e.name == local:
        return index
    return e.value if isinstance(e, m.Const) else None
