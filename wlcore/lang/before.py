"""What asks for a value, or answers a gain or loss, before it is there.

A change of a query that asks the same query is told what that is before this change. A counter for which something happens before a
gain or loss, or instead of it, is gained and lost by rules of its own, one for each line that does it; so all that holds for what comes before
rules and instead of them holds there. What is made here has two hyphens in its name, which no name in a pack can have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.lang.rewrite import Rewriter
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Counter, Parameter, Routine
from wlcore.lang.types import NUMBER, TRUTH, Type

APART = "--"
ORDER = {"is": 0, "+": 1, "-": 1, "at least": 2, "at most": 2}
"""In which order changes of a query count."""


def plain(name: str) -> str:
    """The name by which a pack knows a routine."""
    return name.partition(APART)[0]


# ---- the value before a change ------------------------------------------------------------------------


def ask_before(program: Program) -> None:
    """Let each change of a query that asks this query ask for what it is before the change."""
    fresh = count(1)
    added: list[Modifier] = []
    for number, x in enumerate(program.modifiers):
        if x.query not in _asked((x.value, x.cond)):
            continue
        query = program.names[x.query]
        assert isinstance(query, Routine)
        before = replace(query, name=f"{x.query}{APART}{next(fresh)}")
        earlier = [
            y for i, y in enumerate(program.modifiers) if y.query == x.query and _precedes(y, i, x, number)
        ]
        added += [replace(y, query=before.name) for y in earlier]
        ask = _Asking(query, before)
        cond = None if x.cond is None else ask.expr(x.cond)
        program.modifiers[number] = replace(x, value=ask.expr(x.value), cond=cond)
    program.modifiers += added


def _asked(piece: object) -> set[str]:
    return {e.query.name for e in expressions(piece) if isinstance(e, m.Ask)}


def _precedes(y: Modifier, i: int, x: Modifier, number: int) -> bool:
    """Whether a change counts before another one."""
    return (ORDER[y.op], i) < (ORDER[x.op], number)


class _Asking(Rewriter):
    """Asks another query."""

    def __init__(self, query: Routine, other: Routine) -> None:
        self.query, self.other = query, other

    def expression(self, e: m.Expr) -> m.Expr:
        """The other one."""
        return replace(e, query=self.other) if isinstance(e, m.Ask) and e.query is self.query else e


# ---- what may not be chosen ---------------------------------------------------------------------------


def narrow(rule: Routine, name: str, element: str, needed: m.Requirement) -> None:
    """Let a choice in a rule be from those alone for which something holds; `element` is what one of them is called there."""
    work = _Narrowing(name, element, needed)
    rule.body = work.block(rule.body)


class _Narrowing(Rewriter):
    """Leaves out of a choice what is forbidden."""

    def __init__(self, name: str, element: str, needed: m.Requirement) -> None:
        self.name, self.element, self.needed = name, element, needed

    def statement(self, s: m.Statement) -> m.Block:
        """The choice from fewer."""
        if isinstance(s, m.Pick) and s.name == self.name:
            return (self._narrowed(s),)
        if isinstance(s, m.Maybe) and s.pick is not None and s.pick.name == self.name:
            return (replace(s, pick=self._narrowed(s.pick)),)
        return (s,)

    def _narrowed(self, pick: m.Pick) -> m.Pick:
        cond = Named(self.name, self.element).expr(self.needed.cond)
        source = m.Filter(pick.source.span, pick.source.type, pick.source, self.element, cond)
        return replace(pick, source=source, cites=tuple(dict.fromkeys((*pick.cites, *self.needed.cites))))


class Named(Rewriter):
    """Calls a local otherwise."""

    def __init__(self, name: str, other: str) -> None:
        self.name, self.other = name, other

    def expression(self, e: m.Expr) -> m.Expr:
        """The same by its other name."""
        return replace(e, name=self.other) if isinstance(e, m.Local) and e.name == self.name else e


# ---- before and instead of a gain or loss -------------------------------------------------------------


def answer_changes(program: Program) -> None:
    """Make a rule of each gain and loss that something comes before, or happens instead of."""
    answers = [t for t in program.triggers if t.moment != "after" and " " in t.of]
    if not answers:
        return
    work = _Changing({t.of: [x for x in answers if x.of == t.of] for t in answers})
    routines = [x for x in program.names.values() if isinstance(x, Routine)]
    for routine in (*routines, *program.texts.values()):
        routine.body, routine.leaving = work.block(routine.body), work.block(routine.leaving)
    for number, t in enumerate(program.triggers):
        if t not in answers:
            program.triggers[number] = replace(t, body=work.block(t.body))
    for number, w in enumerate(program.watches):
        program.watches[number] = replace(w, body=work.block(w.body))
    for rule in work.made:
        program.names[rule.name] = rule
    answered = {t.told for t in work.added}
    program.triggers[:] = [
        t for t in program.triggers if t not in answers or t.of not in answered
    ] + work.added


class _Changing(Rewriter):
    """Performs rules where a counter is gained or lost; what answers such a change may change it, too, and is not answered again."""

    def __init__(self, answers: Mapping[str, list[Trigger]]) -> None:
        self.answers = answers
        self.made: list[Routine] = []
        self.added: list[Trigger] = []

    def statement(self, s: m.Statement) -> m.Block:
        """The rule for a change that is answered."""
        if not isinstance(s, m.Change) or not any(of in self.answers for of in s.happenings):
            return (s,)
        rule = self._rule(s)
        owned = s.place.place.dims[:1] == ("player",)
        args = (*(s.place.args[1:] if owned else s.place.args), s.amount)
        perform = m.Perform(s.span, s.cites, rule, args, s.place.args[0] if owned else YOU)
        if isinstance(s.amount, m.Const) and s.amount.value > 0:
            return (perform,)
        some = m.Op(s.span, TRUTH, "more", s.amount, m.Const(s.span, NUMBER, 0))
        return (m.If(s.span, s.cites, ((some, (perform,)),), ()),)

    def _rule(self, s: m.Change) -> Routine:
        counter = s.place.place
        assert isinstance(counter, Counter)
        name = f"{s.verb}-{counter.name}{APART}{len(self.made) + 1}"
        dims = counter.dims[1:] if counter.dims[:1] == ("player",) else counter.dims
        params = (*(Parameter(d, Type(d)) for d in dims), Parameter("amount", NUMBER))
        given: list[m.Expr] = [YOU] if len(dims) < len(counter.dims) else []
        given += [m.Local(s.span, Type(d), d) for d in dims]
        change = replace(
            s, place=replace(s.place, args=tuple(given)), amount=m.Local(s.span, NUMBER, "amount")
        )
        rule = Routine(
            name, counter.pack, s.span, s.cites, params=params, body=(change,), address=f"rule/{name}", said=s
        )
        self.made.append(rule)
        self.added += [replace(t, of=name, told=of) for of in s.happenings for t in self.answers.get(of, ())]
        return rule
