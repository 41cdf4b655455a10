"""Other ways a program could have been written, each in one place: what scenarios should notice.

All of them are compiled together; one at a time is switched on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field, fields, replace
from typing import Any

from wlcore.compile.layout import Layout
from wlcore.compile.setup import plan_of
from wlcore.compile.walk import first_pick
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger, Watch
from wlcore.lang.probes import Either, Marked
from wlcore.lang.program import Program
from wlcore.lang.rewrite import KEPT, Rewriter
from wlcore.lang.source import NOWHERE, Span
from wlcore.lang.symbols import Routine, Table
from wlcore.lang.types import TRUTH
from wlcore.records import dataclass

YES, NO = m.Const(NOWHERE, TRUTH, 1), m.Const(NOWHERE, TRUTH, 0)
SWAPPED: dict[str, tuple[str, ...]] = {
    "is": ("is not",),
    "is not": ("is",),
    "at least": ("more", "less"),
    "at most": ("less", "more"),
    "more": ("at least", "at most"),
    "less": ("at most", "at least"),
    "and": ("or",),
    "or": ("and",),
    "+": ("-",),
    "-": ("+",),
    "*": ("+",),
    "divided by": ("*",),
}
SAID = {"more": "more than", "less": "less than"}
OPPOSITE = {"gain": "lose", "lose": "gain", "take": "lose", "pay": "gain"}
DROPPED = (
    m.Change, m.Assign, m.Move, m.Shuffle, m.Show, m.Perform, m.PerformText, m.Signal, m.Stop, m.EndFrame, m.Win,
    m.Begin, m.Answer, m.Maybe, m.OneOf, m.ActionMenu,
)  # fmt: skip
ASKED = (m.Ask, m.Read, m.InSet, m.IsKind, m.CanDo, m.CanDoText, m.Prop, m.Builtin, m.Local, m.FirstThis)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: where, and what becomes of what stands there."""

    span: Span
    what: str

    @property
    def key(self) -> tuple[str, int, int, str]:
        """The same for the same change, whatever layers it is compiled with."""
        return self.span.file, self.span.line, self.span.col, self.what


@dataclass()
class Mutator(Rewriter):
    """Puts the alternatives in; `mutants` are the changes by number, `written` tells what stands at a place.

    `asked` are the numbers by which questions for rulings are noticed.
    """

    written: Callable[[Span], str]
    mutants: dict[int, Mutant] = field(default_factory=dict)
    asked: dict[str, int] = field(default_factory=dict)
    _numbers: dict[object, int] = field(default_factory=dict)
    _tables: dict[str, Table] = field(default_factory=dict)
    _marks: frozenset[str] = frozenset()
    _needed: set[int] = field(default_factory=set)
    layout: Layout = field(init=False)

    def number(self, span: Span, what: str) -> int:
        """The number of a change; the same words copied to several places change together."""
        mutant = Mutant(span, what)
        number = self._numbers.setdefault(mutant.key, len(self._numbers))
        self.mutants[number] = mutant
        return number

    def switch(self, span: Span, what: str, usual: m.Expr = NO, then: m.Expr = YES) -> Either:
        """A condition that a change turns round."""
        return Either(span, TRUTH, usual, ((self.number(span, what), then),))

    # ---- expressions -----------------------------------------------------------------------------------

    def expr(self, e: m.Expr) -> m.Expr:
        """An expression, with what it could be instead."""
        new = super().expr(e)
        if isinstance(e, m.Setting) and e.kind == "ruling":
            number = self._numbers.setdefault(("ruling", e.name), len(self._numbers))
            self.asked[e.name] = number
            new = Marked(e.span, e.type, e, number)
        others = tuple((self.number(span, what), other) for span, what, other in self.others(e))
        return Either(e.span, e.type, new, others) if others else new

    def decided(self, e: m.Expr) -> m.Expr:
        """A condition, with its opposite unless a part of it says that already."""
        new = self.expr(e)
        if isinstance(e, ASKED):
            other = m.Not(e.span, TRUTH, e)
            return Either(e.span, TRUTH, new, ((self.number(e.span, "condition negated"), other),))
        return new

    def others(self, e: m.Expr) -> Iterator[tuple[Span, str, m.Expr]]:
        """What could stand in place of an expression: where it is told, what it says, the other."""
        match e:
            case m.Const() if e.type.kind == "number" and _digits(self.written(e.span)) == str(e.value):
                for value in (e.value + 1, e.value - 1):
                    if value >= 0:
                        yield e.span, f"{e.value} becomes {value}", replace(e, value=value)
            case m.Const() if e.type == TRUTH and self.written(e.span) in ("yes", "no"):
                yield (
                    e.span,
                    "yes becomes no" if e.value else "no becomes yes",
                    replace(e, value=1 - e.value),
                )
            case m.Op():
                for op in SWAPPED.get(e.op, ()):
                    what = f"{SAID.get(e.op, e.op)} becomes {SAID.get(op, op)}"
                    yield e.span, what, replace(e, op=op)
            case m.Not():
                yield e.span, "not dropped", e.of
            case m.Quantified(quantifier="any" | "no"):
                other = "no" if e.quantifier == "any" else "any"
                yield e.span, f"{e.quantifier} becomes {other}", replace(e, quantifier=other)
            case m.Quantified(quantifier="every"):
                yield e.span, "every becomes any", replace(e, quantifier="any")
            case m.Extreme():
                what = "most becomes fewest" if e.most else "fewest becomes most"
                yield e.span, what, replace(e, most=not e.most)
            case m.Folded(fold="highest" | "lowest"):
                other = "lowest" if e.fold == "highest" else "highest"
                yield e.span, f"{e.fold} becomes {other}", replace(e, fold=other)
            case m.Neighbour():
                what = "left becomes right" if e.left else "right becomes left"
                yield e.span, what, replace(e, left=not e.left)
            case m.Half():
                yield e.span, "half dropped", e.of
            case m.Filter():
                yield e.cond.span, "condition dropped", e.of
            case m.Combine():
                said = self.written(e.span)
                yield e.span, f"{said if said == 'others' else e.op} dropped", e.left
            case m.LookUp():
                yield from self._entries(e)

    def _entries(self, e: m.LookUp) -> Iterator[tuple[Span, str, m.Expr]]:
        table = e.table
        for at, number in enumerate(table.numbers):
            name = f"{table.name}-{at}-more"
            numbers = (*table.numbers[:at], number + 1, *table.numbers[at + 1 :])
            other = self._tables.setdefault(name, replace(table, name=name, numbers=numbers))
            yield table.span, f"entry {at}: {number} becomes {number + 1}", replace(e, table=other)

    # ---- statements ------------------------------------------------------------------------------------

    def block(self, block: m.Block) -> m.Block:
        """A block; what lays out decks in one step is changed as a whole."""
        plan = plan_of(self.layout, block)
        if plan is None:
            return super().block(block)
        laid = block[: plan[1]]
        arms = tuple(
            (Either(laid[0].span, TRUTH, NO, ((number, YES),)), other)
            for number, other in self.variants(laid)
        )
        return (m.If(laid[0].span, (), arms, laid), *super().block(block[plan[1] :]))

    def one(self, s: m.Statement) -> m.Block:
        """A statement; marks that count for a frame are no part of what is written."""
        if isinstance(s, m.Assign) and s.place.place.name in self._marks:
            return (s,)
        if isinstance(s, m.OneOf):
            (new,) = super().one(replace(s, options=()))
            assert isinstance(new, m.OneOf)
            done: m.Block = (replace(new, options=tuple(map(self._option, s.options))),)
        else:
            done = super().one(s)
        arms = tuple((self.switch(s.span, what), other) for what, other in self.instead(s))
        return (m.If(s.span, (), arms, done),) if arms else done

    def _option(self, o: m.Option) -> m.Option:
        """An option that may be missing; one that begins with a choice then has nothing to choose from."""
        there = self.switch(o.span, f"option {o.label} dropped", YES, NO)
        pick = first_pick(o.body)
        if pick is None:
            return replace(o, needs=(there, *map(self.expr, o.needs)), body=self.block(o.body))
        (first, *rest) = self.block(o.body)
        assert isinstance(first, m.Pick)
        if pick.how == "one":
            source = m.Filter(pick.span, first.source.type, first.source, "it", there)
            first = replace(first, source=source)
        return replace(o, body=(first, *rest))

    def instead(self, s: m.Statement) -> Iterator[tuple[str, m.Block]]:
        """What could be done in place of a statement."""
        if isinstance(s, DROPPED) and id(s) not in self._needed:
            yield "dropped", ()
        match s:
            case m.Change():
                other = OPPOSITE[s.verb]
                yield f"{s.verb} becomes {other}", (replace(s, verb=other),)
            case m.Move() if s.zone.zone.discipline in ("hand", "box"):
                return
            case m.Move(where="on" | "in"):
                yield f"{s.where} becomes under", (replace(s, where="under"),)
            case m.Move(where="under"):
                yield "under becomes on", (replace(s, where="on"),)

    def routine(self, routine: Routine) -> dict[str, Any]:
        """A rule or query; the answers a query ends in cannot be missing, for then it would be none."""
        self._needed.update(map(id, last_answers(routine.body)))
        return super().routine(routine)

    # ---- single changes of a whole ---------------------------------------------------------------------

    def variants(self, x: Any) -> Iterator[tuple[int, Any]]:
        """A piece of the tree with each single change."""
        if isinstance(x, m.Expr):
            for span, what, other in self.others(x):
                yield self.number(span, what), other
            if isinstance(x, m.Ask) and x.query.value is not None:
                for number, value in self.variants(x.query.value):
                    query = replace(x.query, name=f"{x.query.name}-{number}", value=value)
                    yield number, replace(x, query=query)
        if isinstance(x, tuple):
            for at, part in enumerate(x):
                if isinstance(part, m.Statement):
                    for what, done in self.instead(part):
                        yield self.number(part.span, what), (*x[:at], *done, *x[at + 1 :])
                for number, new in self.variants(part):
                    yield number, (*x[:at], new, *x[at + 1 :])
        if isinstance(x, (m.Expr, m.Statement, m.Option)):
            for f in fields(x):
                if f.name not in KEPT:
                    for number, new in self.variants(getattr(x, f.name)):
                        yield number, replace(x, **{f.name: new})

    # ---- declarations ----------------------------------------------------------------------------------

    def begin(self, program: Program) -> None:
        """What lies where is needed to see what lays out decks."""
        self.layout = Layout.of(program)
        self._marks = frozenset(program.marks)

    def program(self, program: Program) -> Program:
        """A copy with alternatives, and with the tables that they look into."""
        new = super().program(program)
        new.names.update({f"table {name}": table for name, table in self._tables.items()})
        return new

    def requirement(self, requirement: m.Requirement) -> m.Requirement:
        """It may be missing."""
        new = super().requirement(requirement)
        return replace(new, cond=self.switch(new.span, "requirement dropped", new.cond, YES))

    def trigger(self, trigger: Trigger) -> Trigger:
        """It may be missing."""
        new = super().trigger(trigger)
        return replace(new, cond=self._unless(new.span, "trigger dropped", new.cond))

    def modifier(self, modifier: Modifier) -> Modifier:
        """It may be missing."""
        new = super().modifier(modifier)
        return replace(new, cond=self._unless(new.span, "modifier dropped", new.cond))

    def watch(self, watch: Watch) -> Watch:
        """It may be missing."""
        new = super().watch(watch)
        return replace(new, cond=self._unless(new.span, "dropped", new.cond))

    def _unless(self, span: Span, what: str, cond: m.Expr | None) -> m.Expr:
        there = self.switch(span, what, YES, NO)
        return there if cond is None else m.Op(span, TRUTH, "and", there, cond)


def last_answers(block: m.Block) -> Iterator[m.Statement]:
    """The answers in which a block ends."""
    last = block[-1] if block else None
    if isinstance(last, m.Answer):
        yield last
    elif isinstance(last, m.If):
        for body in (last.otherwise, *(body for _, body in last.branches)):
            yield from last_answers(body)


def _digits(text: str) -> str:
    return "".join(c for c in text if c.isdigit())
