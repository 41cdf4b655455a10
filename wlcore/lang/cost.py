"""How long a question can take: what asks too much at once is a mistake, not a long wait."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Watch
from wlcore.lang.diagnostics import Findings
from wlcore.lang.parts import parts
from wlcore.lang.program import Program
from wlcore.lang.reach import statements
from wlcore.lang.symbols import Routine
from wlcore.lang.types import Type

MOST_STEPS = 1_000_000_000
"""Counted as if every zone held every card, and every set were as large as it can be."""
MOST_WORDS = 100_000
"""How long a question may be when every query in it is written out."""
NUMBERS = 100
HOLDING = (m.Expr, m.Statement, m.Requirement, m.Option, tuple)


class Costs:
    """Estimates of expressions, with or without going through sets; each query is worked out once."""

    def __init__(self, program: Program, steps: bool = True) -> None:
        self.program, self.steps = program, steps
        self.cards = len(program.cards)
        self.known: dict[str, int] = {}

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
        if isinstance(piece, tuple):
            return 1 + sum([self.of(part) for part in piece if isinstance(part, HOLDING)])
        if not isinstance(piece, HOLDING):
            return 0
        match piece:
            case m.Filter():
                return self.of(piece.of) + self.size(piece.of.type) * self.of(piece.cond)
            case m.Extreme():
                return self.of(piece.of) + self.size(piece.of.type) * self.of(piece.by)
            case m.Quantified():
                return self.of(piece.of) + self.size(piece.of.type) * self.of(piece.cond)
            case m.Folded():
                return self.of(piece.over) + self.size(piece.over.type) * self.of(piece.value)
            case m.Reached():
                return self.of(piece.start) + self.of(piece.steps) + self.size(piece.type) * self.of(piece.by)
            case m.Ask():
                return self.of(piece.args) + self.routine(piece.query)
            case m.Builtin():
                return self.of(piece.args) + (self.cards if self.steps else 1) * sum(
                    map(self.routine, piece.asks)
                )
            case m.CanDo():
                return self.of(piece.args) + self.needs(piece.rule)
            case m.ForEach():
                return self.of(piece.over) + self.size(piece.over.type) * self.of(piece.body)
            case m.Repeat():
                times = piece.times.value if isinstance(piece.times, m.Const) else NUMBERS
                return self.of(piece.times) + (times if self.steps else 1) * self.of(piece.body)
        return 1 + sum([self.of(part) for part in parts(piece) if isinstance(part, HOLDING)])

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


def check_costs(program: Program, findings: Findings) -> None:
    """Note everything that asks more than a moment allows."""
    words, steps = Costs(program, steps=False), Costs(program)
    pieces: list[m.Statement | m.Requirement | Watch | Modifier] = [*program.watches, *program.modifiers]
    routines = [*program.routines("query", "rule", "action", "frame"), *program.texts.values()]
    for routine in routines:
        pieces += [*routine.needs, *statements((routine.body, routine.leaving))]
        if words.of(routine.value) > MOST_WORDS or steps.of(routine.value) > MOST_STEPS:
            words.known[routine.name] = steps.known[routine.name] = 0  # whoever asks it is not to blame, too
            _too_much(routine, findings)
    for trigger in program.triggers:
        pieces += statements(trigger.body)
    for piece in pieces:
        if _own(words, piece) > MOST_WORDS or _own(steps, piece) > MOST_STEPS:
            _too_much(piece, findings)


def _own(costs: Costs, piece: object) -> int:
    """The steps of the questions in a statement itself, not of the statements inside it."""
    return sum(costs.of(part) for part in parts(piece) if isinstance(part, m.Expr)) + sum(
        costs.of(cond) for cond, _ in getattr(piece, "branches", ())
    )


def _too_much(piece: m.Statement | m.Requirement | Watch | Modifier | Routine, findings: Findings) -> None:
    findings.error(
        "too-much", "this asks too much at once: it could take minutes", piece.span, "name parts with 'let'"
    )
