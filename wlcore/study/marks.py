"""Marks in every place of a program that can run: what coverage counts.

A mark stands at each statement, at the beginning of each branch (an arm of `if`, an option, a `may` taken or declined,
a requirement met or refused, a trigger or `as soon as` that happens, a modifier that applies, the text of a card) and
at each question for a ruling.
"""

from __future__ import annotations

from dataclasses import field, replace
from typing import Any

from wlcore.compile.layout import Layout
from wlcore.compile.setup import plan_of
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger, Watch
from wlcore.lang.parts import expressions, statements
from wlcore.lang.probes import Asked, Mark, Marked
from wlcore.lang.program import Program, Thing
from wlcore.lang.rewrite import Rewriter
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine, Symbol
from wlcore.records import dataclass

BRANCH, LINE, TEXT, RULING = "branch", "line", "text", "ruling"


@dataclass(frozen=True, slots=True)
class Point:
    """A place that can run. `about` is what it belongs to: a card for a text, a ruling for a question."""

    span: Span
    kind: str
    what: str
    cites: tuple[str, ...] = ()
    about: str = ""

    @property
    def key(self) -> tuple[str, int, int, str, str]:
        """The same for the same place, whatever layers it is compiled with."""
        return self.span.file, self.span.line, self.span.col, self.kind, self.what


@dataclass()
class Marker(Rewriter):
    """Puts the marks in; `points` are the places by number, `named` the declared names that each of them mentions."""

    points: list[Point] = field(default_factory=list)
    named: dict[int, set[str]] = field(default_factory=dict)
    _numbers: dict[tuple[str, int, int, str, str], int] = field(default_factory=dict)
    _mentioned: list[set[str]] = field(default_factory=lambda: [set()])
    _routine: str = ""
    layout: Layout = field(init=False)
    texts: dict[int, tuple[str, str, str]] = field(init=False)
    things: dict[str, dict[str, Thing]] = field(init=False)

    def point(self, span: Span, kind: str, what: str, cites: tuple[str, ...] = (), about: str = "") -> int:
        """The number of a place."""
        point = Point(span, kind, what, cites, about)
        number = self._numbers.setdefault(point.key, len(self.points))
        if number == len(self.points):
            self.points.append(point)
        self.named.setdefault(number, set()).update(self._mentioned[-1], {self._routine} - {""})
        return number

    def mark(self, span: Span, what: str, cites: tuple[str, ...] = (), kind: str = BRANCH) -> Mark:
        """A mark at the beginning of a branch."""
        return Mark(span, (), self.point(span, kind, what, cites))

    # ---- expressions -----------------------------------------------------------------------------------

    def expression(self, e: m.Expr) -> m.Expr:
        """Declared names are noted, questions for rulings marked."""
        named: Symbol | None = None
        match e:
            case m.Read():
                named = e.place
            case m.ZoneRef():
                named = e.zone
            case m.LookUp():
                named = e.table
            case m.Setting():
                if e.kind == "ruling":
                    number = self.point(e.span, RULING, f"ruling {e.name}", about=e.name)
                    return Marked(e.span, e.type, e, number)
        if named is not None:
            self._mentioned[-1].add(named.name)
        return e

    # ---- statements ------------------------------------------------------------------------------------

    def block(self, block: m.Block, *arms: Mark) -> m.Block:
        """A block, with the marks of the arm that it is.

        What lays out decks in one step, or is chosen together with what it belongs to, has to stay the first.
        """
        plan = plan_of(self.layout, block)
        if plan is not None:
            laid = block[: plan[1]]
            return (*laid, *self._laid(laid), *arms, *super().block(block[plan[1] :]))
        if block and isinstance(block[0], m.Pick):
            return (*self.one(block[0]), *arms, *super().block(block[1:]))
        return (*arms, *super().block(block))

    def _laid(self, laid: m.Block) -> list[m.Statement]:
        """The marks of what is done in one step, with those of the queries that it asks."""
        marks: list[m.Statement] = []
        for s in statements(laid):
            self._mentioned.append(set())
            for e in expressions(s):
                self.expression(e)
                if isinstance(e, m.Ask):
                    marks.append(self.mark(e.query.span, "query", e.query.cites, LINE))
            marks.append(self.mark(s.span, type(s).__name__.lower(), s.cites, LINE))
            self._mentioned.pop()
        return marks

    def one(self, s: m.Statement) -> m.Block:
        """What a statement mentions is its own, not that of the one around it."""
        self._mentioned.append(set())
        match s:
            case m.If():
                done = self._if(s)
            case m.Maybe():
                body = self.block(s.body, self.mark(s.span, "taken"))
                otherwise = self.block(s.otherwise, self.mark(s.span, "declined"))
                bare = super().one(replace(s, body=(), otherwise=()))
                may = bare[-1]
                assert isinstance(may, m.Maybe)
                done = (*bare[:-1], replace(may, body=body, otherwise=otherwise))
            case m.OneOf():
                bodies = [self.block(o.body, self.mark(o.span, f"option {o.label}")) for o in s.options]
                bare = super().one(replace(s, options=tuple(replace(o, body=()) for o in s.options)))
                one = bare[-1]
                assert isinstance(one, m.OneOf)
                options = [replace(o, body=body) for o, body in zip(one.options, bodies, strict=True)]
                done = (*bare[:-1], replace(one, options=tuple(options)))
            case _:
                done = super().one(s)
        self._mentioned.pop()
        return done

    def statement(self, s: m.Statement) -> m.Block:
        """A mark before each statement; a choice is marked once there was something to choose."""
        mark = self.mark(s.span, type(s).__name__.lower(), s.cites, LINE)
        return (s, mark) if isinstance(s, m.Pick) else (mark, s)

    def _if(self, s: m.If) -> m.Block:
        branches = []
        for number, (cond, body) in enumerate(s.branches):
            arm = self.mark(cond.span, "otherwise if" if number else "if")
            branches.append((self.decided(cond), self.block(body, arm)))
        otherwise = self.block(s.otherwise, self.mark(s.span, "otherwise"))
        return self.statement(replace(s, branches=tuple(branches), otherwise=otherwise))

    # ---- declarations ----------------------------------------------------------------------------------

    def begin(self, program: Program) -> None:
        """What lies where is needed to see what lays out decks."""
        self.layout = Layout.of(program)
        self.texts = {id(text): key for key, text in program.texts.items()}
        self.things = program.things

    def routine(self, routine: Routine) -> dict[str, Any]:
        """A routine; the value of a query is marked, and the beginning of a text."""
        self._routine = routine.name
        self._mentioned[-1].clear()
        done = super().routine(routine)
        if routine.what == "query" and routine.value is not None:
            number = self.point(routine.span, LINE, "query", routine.cites)
            done["value"] = Marked(routine.value.span, routine.value.type, done["value"], number)
        if id(routine) in self.texts:
            kind, design, name = self.texts[id(routine)]
            designs = [thing for thing in self.things[kind].values() if thing.design == design]
            cites = tuple(dict.fromkeys((*(c for thing in designs for c in thing.cites), *routine.cites)))
            number = self.point(routine.span, TEXT, f"{name} of {design}", cites, design)
            if routine.body:
                done["body"] = self.block(routine.body, Mark(routine.span, (), number))
            elif done["needs"]:
                done["needs"] = self._met(done["needs"], number)
        self._routine = ""
        return done

    def requirement(self, requirement: m.Requirement) -> m.Requirement:
        """Met, or refused."""
        self._mentioned[-1].clear()
        new = super().requirement(requirement)
        span, cites, cond = new.span, new.cites, new.cond
        no = self.point(span, BRANCH, "refused", cites)
        yes = no if _never(requirement.cond) else self.point(span, BRANCH, "met", cites)
        return replace(new, cond=Asked(cond.span, cond.type, cond, yes, no))

    def _met(self, needs: tuple[m.Requirement, ...], number: int) -> tuple[m.Requirement, ...]:
        """The needs of a text that does nothing: it has run when the last of them is met."""
        *others, last = needs
        assert isinstance(last.cond, Asked)
        cond = Asked(last.cond.span, last.cond.type, last.cond, number, last.cond.no)
        return (*others, replace(last, cond=cond))

    def trigger(self, trigger: Trigger) -> Trigger:
        """It happens."""
        self._mentioned[-1].clear()
        new = super().trigger(trigger)
        return replace(new, body=self.block(trigger.body, self.mark(new.span, "happens", new.cites)))

    def modifier(self, modifier: Modifier) -> Modifier:
        """It applies."""
        self._mentioned[-1].clear()
        new = super().modifier(modifier)
        number = self.point(new.span, BRANCH, "applies", new.cites)
        return replace(new, value=Marked(new.value.span, new.value.type, new.value, number))

    def watch(self, watch: Watch) -> Watch:
        """It happens."""
        self._mentioned[-1].clear()
        new = super().watch(watch)
        return replace(new, body=self.block(watch.body, self.mark(new.span, "happens", new.cites)))


def _never(cond: m.Expr) -> bool:
    """Whether this can never be met: a `forbid` without 'when'."""
    return isinstance(cond, m.Not) and isinstance(cond.of, m.Const)
