"""How long a question can take: what asks too much at once is a mistake, not a long wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Watch
from wlcore.lang.cycles import who_asks
from wlcore.lang.diagnostics import Findings
from wlcore.lang.nested import inside_first
from wlcore.lang.parts import PIECES, named, parts, statements
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine
from wlcore.lang.types import Type

MOST_STEPS = 1_000_000_000
"""Counted as if every zone held every card, and every set were as large as it can be."""
MOST_WORDS = 100_000
"""How long a question may be when every query in it is written out."""
NUMBERS = 100


class Costs:
    """Estimates of expressions, with or without going through sets; each query is worked out once."""

    def __init__(self, program: Program, steps: bool = True) -> None:
        self.program, self.steps = program, steps
        self.cards = len(program.cards)
        self.known: dict[str, int] = {}
        self.counted_by: dict[type, Callable[[Any], int]] = {}

    def size(self, sort: Type) -> int:
        """How many elements a set of this type can have."""
        if not self.steps:
            return 1
        if sort.kind == "player":
            return self.program.players[1]
        kind = self.program.kinds.get(sort.kind)
        if kind is not None and kind.base != "card":
            return len(kind.members)
        return NUMBERS if sort.kind in ("number", "truth", "unknown") else self.cards

    def of(self, piece: object) -> int:
        """The steps that an expression, or all of a block, can take."""
        sort = piece.__class__
        if sort is tuple:
            return 1 + sum(map(self.of, piece)) if piece else 1  # type: ignore[call-overload]
        how = self.counted_by.get(sort)
        if how is None:
            name = SPECIAL.get(sort, "plain" if issubclass(sort, PIECES) else "nothing")
            how = self.counted_by[sort] = getattr(self, name)
        return how(piece)

    def nothing(self, piece: object) -> int:
        """What is no piece."""
        return 0

    def plain(self, piece: object) -> int:
        """A piece whose parts are asked one by one."""
        found = 1
        for name in named(piece.__class__):
            part = getattr(piece, name)
            if part is not None:
                found += self.of(part)
        return found

    def filtered(self, e: m.Filter) -> int:
        """What is asked of each of a set, and so on."""
        return self.of(e.of) + self.size(e.of.type) * self.of(e.cond)

    def extreme(self, e: m.Extreme | m.Sorted) -> int:
        """`with most`, `with fewest`, and what is sorted."""
        return self.of(e.of) + self.size(e.of.type) * self.of(e.by)

    def quantified(self, e: m.Quantified) -> int:
        """`any`, `every` and the like."""
        return self.of(e.of) + self.size(e.of.type) * self.of(e.cond)

    def folded(self, e: m.Folded) -> int:
        """`total` and the like."""
        return self.of(e.over) + self.size(e.over.type) * self.of(e.value)

    def reached(self, e: m.Reached) -> int:
        """`reached from`."""
        return self.of(e.start) + self.of(e.steps) + self.size(e.type) * self.of(e.by)

    def asked(self, e: m.Ask) -> int:
        """A query."""
        return self.of(e.args) + self.routine(e.query)

    def builtin(self, e: m.Builtin) -> int:
        """A builtin may ask its queries about each card."""
        return self.of(e.args) + (self.cards if self.steps else 1) * sum(map(self.routine, e.asks))

    def can_do(self, e: m.CanDo) -> int:
        """`can`."""
        return self.of(e.args) + self.needs(e.rule)

    def for_each(self, s: m.ForEach) -> int:
        """`for each`."""
        return self.of(s.over) + self.size(s.over.type) * self.of(s.body)

    def repeat(self, s: m.Repeat) -> int:
        """`repeat`."""
        times = s.times.value if isinstance(s.times, m.Const) else NUMBERS
        return self.of(s.times) + (times if self.steps else 1) * self.of(s.body)

    def routine(self, query: Routine) -> int:
        """The steps of a query with all that changes it; one that asks itself is reported elsewhere."""
        if query.name not in self.known:
            self.known[query.name] = 0
            changes = [(c.value, c.cond) for c in self.program.modifiers if c.query == query.name]
            self.known[query.name] = self.of((query.value, query.body, *changes))
        return self.known[query.name]

    def needs(self, rule: Routine) -> int:
        """The steps of asking whether a rule can be performed."""
        name = f"can {rule.name}"
        if name not in self.known:
            self.known[name] = 0
            forbids = [f.requirement for f in self.program.forbids if f.rule == rule.name]
            self.known[name] = self.of((*rule.needs, *forbids))
        return self.known[name]


SPECIAL: dict[type, str] = {
    m.Ask: "asked",
    m.Builtin: "builtin",
    m.CanDo: "can_do",
    m.Extreme: "extreme",
    m.Filter: "filtered",
    m.Folded: "folded",
    m.ForEach: "for_each",
    m.Quantified: "quantified",
    m.Reached: "reached",
    m.Repeat: "repeat",
    m.Sorted: "extreme",
}
Asking = m.Statement | m.Requirement | Watch | Modifier | Routine
MUCH = 1_000
"""Steps of a change from which on it may be to blame for what asks it."""


def check_costs(program: Program, findings: Findings) -> bool:
    """Note everything that asks more than a moment allows; whether there is none."""
    before = len(findings.found)
    words, steps = Costs(program, steps=False), Costs(program)
    for name in inside_first(who_asks(program)[0]):
        routine = program.names.get(name.removeprefix("can "))
        if not isinstance(routine, Routine):
            continue
        if routine.what != "query":
            words.needs(routine)
            steps.needs(routine)
        elif words.of(routine.value) > MOST_WORDS or steps.of(routine.value) > MOST_STEPS:
            words.known[routine.name] = steps.known[routine.name] = 0  # whoever asks it is not to blame, too
            _too_much(program, steps, routine.pack, routine, findings)
        else:
            words.routine(routine)
            steps.routine(routine)
    pieces: list[tuple[str, Asking]] = [(watch.pack, watch) for watch in program.watches]
    pieces += [(modifier.pack, modifier) for modifier in program.modifiers]
    routines = [*program.routines("query", "rule", "action", "frame"), *program.texts.values()]
    for routine in routines:
        pieces += [(routine.pack, s) for s in (*routine.needs, *_asking((routine.body, routine.leaving)))]
    for trigger in program.triggers:
        pieces += [(trigger.pack, s) for s in _asking(trigger.body)]
    for pack, piece in pieces:
        if _own(words, piece) > MOST_WORDS or _own(steps, piece) > MOST_STEPS:
            _too_much(program, steps, pack, piece, findings)
    return len(findings.found) == before


def _asking(body: object) -> Iterator[Any]:
    """Every statement, and the choice that a `may` makes by itself."""
    for s in statements(body):
        yield s
        if isinstance(s, m.Maybe) and s.pick is not None:
            yield s.pick


def _own(costs: Costs, piece: object) -> int:
    """The steps of the questions in a statement itself, not of the statements inside it."""
    return sum(costs.of(part) for part in parts(piece) if isinstance(part, m.Expr)) + sum(
        costs.of(cond) for cond, _ in getattr(piece, "branches", ())
    )


def _too_much(program: Program, steps: Costs, pack: str, piece: Asking, findings: Findings) -> None:
    """Blame what asks too much; or, where a later pack changes what it asks, the costliest of these changes, once."""
    later = [x for x in program.modifiers if program.packs.index(x.pack) > program.packs.index(pack)]
    costly = max(later, key=lambda x: _own(steps, x), default=None)
    if costly is None or _own(steps, costly) < MUCH:
        message = "this asks too much at once: it could take minutes"
        findings.error("too-much", message, piece.span, "name parts with 'let'")
    elif not any(d.span == costly.span for d in findings.found):
        message = "this is asked so often that it could take minutes"
        related = ((piece.span, "it is asked here"),)
        findings.error("too-much", message, costly.span, "ask less, or name parts in queries", related)
