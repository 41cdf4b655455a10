"""A whole program: which functions and units there are, made as they are wanted, and the tables they read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from wlcore.compile.analysis import MAIN
from wlcore.compile.askers import askers
from wlcore.compile.index import Index
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Site, Value
from wlcore.compile.ir.module import Frame, Function, Module, Parameter, Unit
from wlcore.compile.ir.ops import Answer
from wlcore.compile.ir.values import Local, Num, Read
from wlcore.compile.limits import limits
from wlcore.compile.lower import asking, choices, menus, performing, questions, reasons, secrets, straight
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.happenings import Happening
from wlcore.compile.lower.writer import Writer
from wlcore.compile.passes.names import ops_in, read
from wlcore.compile.tables import FREE, printed_tables, size_of
from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine, Table

HANDLERS = (choices, menus, performing, Happening)
"""These add what their statements mean."""
ALWAYS = "always"
"""The function that answers yes: a text that needs nothing."""


def lowered(program: Program) -> Module:
    """The representation of a program; `NotLowered` says in words what of it cannot be lowered."""
    return Lowering(Index(program)).whole()


class Lowering:
    """One program being lowered. Functions and units are made when something first calls them."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.program, self.analysis, self.layout = index.program, index.analysis, index.layout
        main = self.program.names[MAIN]
        assert isinstance(main, Routine)
        self.main = main
        self.askers = askers(index)
        self.printed_tables = printed_tables(self.program, self.analysis)
        self.wide = max(len(self.program.cards), size_of(self.program), 1)
        self.module = Module(
            main=f"unit/{main.address}",
            functions={},
            units={},
            tables={"ARG": tuple(i for _, _, i in self.layout.actions)},
            failing=[],
            names=[],
            plans=[],
            sites={},
            frames={},
            asks={},
            wide=self.wide,
        )
        self.at_rest = self._at_rest()
        self.todo: list[Callable[[], None]] = []
        self.known_sites: dict[int, Site] = {}
        self.wanted: set[str] = set()
        self.counted: dict[str, int] = {}
        self.known_needs: dict[tuple[str, int], int] = {}

    def _at_rest(self) -> set[str]:
        """The rules and frames in whose endless loops a game can rest: the one it begins with, and what is performed there alone."""
        written, found = self.analysis.written, {self.main.address}
        todo = [self.main]
        while todo:
            for s in statements(todo.pop().body):
                if isinstance(s, m.Perform) and s.rule.address not in found:
                    nests = s.rule.what == "frame" and s.rule.address in self.analysis.recursive
                    if written.is_alone(s.rule) or (written.is_short(s.rule) and not nests):
                        found.add(s.rule.address)
                        todo.append(s.rule)
        return found

    def whole(self) -> Module:
        """Everything: what play needs, then what only studies, views and saves ask for."""
        module, program = self.module, self.program
        self.unit(self.main)
        for frame in program.routines("frame"):
            self.frame(frame)
        for variable in program.variables:
            if variable.domain is not None:
                domain = variable.domain
                self.want(f"domain/{variable.name}", lambda w, e=domain: questions.domain_function(w, e))  # type: ignore[misc]
        for i, routine in enumerate(program.invariants):
            if routine.value is not None:
                value = routine.value
                self.want(f"invariant/{i}", lambda w, e=value: questions.value_function(w, e, False))  # type: ignore[misc]
        for i, cond, one in limits(program):
            self.want(f"limit/{i}", lambda w, e=cond, x=one: questions.limit_function(w, e, x))  # type: ignore[misc]
        for i, counter in enumerate(program.counters):
            if counter.cap is not None:
                cap = counter.cap
                self.want(f"cap/{i}", lambda w, e=cap: questions.value_function(w, e, True))  # type: ignore[misc]
        for query in program.routines("query"):
            self.query(query)
        for rule in program.routines("rule", "action", "frame"):
            if self.requirements(rule):
                self.reasons(rule)
        self.drain()
        for unit in module.units.values():
            for x, secret in unit.secrets.items():
                if secret.code is not None:
                    self._imagined(unit, x, secret.code)
        module.failing = list(self.layout.failing)
        return module

    def drain(self) -> None:
        """Make all that has been wanted."""
        while self.todo:
            self.todo.pop()()

    def formulas(self, made: Sequence[Callable[[Writer], Function]]) -> tuple[list[str], Module]:
        """Functions by their names, in a module that has no others but those which they call and others of before called."""
        named = [self.want(self.number("formula"), function) for function in made]
        self.drain()
        self.module.failing = list(self.layout.failing)
        return named, self.module

    def requirements(self, rule: Routine) -> list[m.Requirement]:
        """What a rule needs, and what forbids it."""
        return [*rule.needs, *self.analysis.forbids.get(rule.name, ())]

    def requirement(self, rule: Routine, needed: m.Requirement) -> int:
        """The number of a requirement."""
        place = str(needed.span), needed.cites
        key = rule.name, id(needed)
        if key not in self.known_needs:
            self.known_needs[key] = len(self.module.requirements)
            self.module.requirements.append(place)
        return self.known_needs[key]

    def reasons(self, rule: Routine) -> str:
        """The function that lists what a rule lacks."""
        return self.want(f"reasons/{rule.name}", lambda w: reasons.reasons(w, rule))

    def _imagined(self, unit: Unit, x: str, code: Value | Set) -> None:
        """The function that works out what somebody imagines of a local that is kept in secret, or lists what it may be."""
        name = f"imagined/{unit.name}/{x}"
        sets = {op.name for block in unit.blocks for op in ops_in(block.ops) if isinstance(op, o.DefineSet)}
        sets |= {p.name for p in unit.params if p.many}
        params = tuple([Parameter(y, y in sets) for y in sorted(read(code))])
        body: o.Ops = (o.AnswerSet(code),) if isinstance(code, Set) else (o.Answer(code),)
        answers = "s" if isinstance(code, Set) else "n"
        self.module.functions[name] = Function(name, params, body, answers)

    # ---- functions and units ---------------------------------------------------------------------------

    def want(self, name: str, made: Callable[[Writer], Function]) -> str:
        """A function that is made later, once."""
        if name not in self.wanted:
            self.wanted.add(name)

            def make() -> None:
                self.module.functions[name] = made(Writer(self, name))

            self.todo.append(make)
        return name

    def query(self, query: Routine) -> str:
        """The function that answers a query."""
        return self.want(f"query/{query.name}", lambda w: questions.query_function(w, query))

    def query_base(self, query: Routine) -> str:
        """The function that answers a query before anything changes it."""
        return self.want(f"base/{query.name}", lambda w: questions.base_function(w, query))

    def can(self, rule: Routine) -> str:
        """The function that tells whether a rule can be performed."""
        needs = self.requirements(rule)
        return self.want(f"can/{rule.name}", lambda w: questions.needs_function(w, rule, needs))

    def rule(self, rule: Routine) -> str:
        """The function that carries out a rule that cannot ask."""
        return self.want(f"rule/{rule.name}", lambda w: self._procedure(w, rule, rule.body))

    def text(self, text: Routine) -> str:
        """The function that carries out a text that cannot ask."""
        return self.want(f"text/{text.address}", lambda w: self._procedure(w, text, text.body))

    def _procedure(self, w: Writer, routine: Routine, body: m.Block) -> Function:
        by = routine.address not in self.analysis.by_nobody
        params, env = questions.parameters(w, routine, by)
        if not by:
            w.absent.add(env.you)
        params = (*params, *secrets.given(w, routine, env))
        straight.block(w, body, env)
        return Function(w.name, params, tuple(w.ops))

    def leaving(self, frame: Routine) -> str:
        """The function that is the cleanup of a frame."""

        def made(w: Writer) -> Function:
            you = Local(w.fresh("you"))
            w.emit(o.Define(you.name, Read(Num(self.layout.frames[frame.name] + 4))))
            if frame.address in self.analysis.by_nobody:
                w.absent.add(you)
            straight.block(w, frame.leaving, Env.of_doer(you))
            return Function(w.name, (), tuple(w.ops))

        return self.want(f"leave/{frame.name}", made)

    def unit(self, routine: Routine, made: m.Pick | None = None) -> str:
        """The unit of a routine that may ask; `made` is its first choice, if that is given to it."""
        name = f"unit/{routine.address}" + ("/chosen" if made is not None else "")
        if name not in self.wanted:
            self.wanted.add(name)

            def make() -> None:
                self.module.units[name] = asking.unit(Writer(self, name, True), routine, made)

            self.todo.append(make)
        return name

    def number(self, name: str) -> str:
        """A name for a function that has none of its own."""
        self.counted[name] = self.counted.get(name, 0) + 1
        return f"part/{name}/{self.counted[name]}"

    def frame(self, frame: Routine) -> None:
        """Note a frame."""
        cleanup = self.leaving(frame) if frame.leaving else ""
        nests = frame.address in self.analysis.recursive
        at = self.layout.frames[frame.name]
        self.module.frames[frame.name] = Frame(frame.name, at, cleanup, tuple(self.marks(frame)), nests)

    def marks(self, frame: Routine) -> list[tuple[int, int]]:
        """Where it stands what lasts for a frame, and what has been done in it: from one value to before another."""
        size = self.program.players[1]
        first = [self.layout.values[name] for name, of in self.program.marks.items() if of == frame.name]
        return [(at, at + size) for at in first]

    def unmodified(self, e: m.Ask) -> m.Expr | None:
        """The value of a query as the rules have it, if nothing modifies it."""
        return None if e.query.name in self.analysis.modifiers else e.query.value

    # ---- tables ----------------------------------------------------------------------------------------

    def printed(self, e: m.Prop) -> str:
        """The table of what is printed on things under a name."""
        kind = self.program.kinds[e.kinds[0]]
        owner = "card" if kind.base == "card" else kind.name
        name = f"P_{owner}_{e.name}".replace("-", "_")
        self.module.tables[name] = self.printed_tables[name]
        return name

    def table(self, table: Table) -> str:
        """A table of numbers."""
        name = f"T_{table.name}".replace("-", "_")
        self.module.tables[name] = (*table.numbers, 0)
        return name

    def options(self, name: str, kind: str) -> str:
        """The table of the option numbers of the things of a kind."""
        table = f"A_{name}__{kind}".replace("-", "_")
        self.module.tables[table] = (*self.layout.action_of[name, kind], -1)
        return table

    def _by_thing(self, name: str, number_of: Callable[[Routine], int]) -> tuple[int, ...]:
        """For each thing, and nobody, a number that hangs on the text of a name that it has; -1 if it has none."""
        found = [-1] * (size_of(self.program) + 1)
        for text in self.analysis.texts_of[name]:
            assert text.entity is not None
            kind = self.program.kinds[text.entity[0]]
            for i, member in enumerate(kind.members):
                if self.program.things[kind.name][member].design == text.entity[1]:
                    found[kind.first + i] = number_of(text)
        return tuple(found)

    def needs_of_texts(self, name: str) -> tuple[str, tuple[str, ...]]:
        """Whether things have a text that can be carried out: a table of numbers of functions, and these; of texts that need nothing
        a table that says it at once, and no functions.
        """
        texts = self.analysis.texts_of.get(name, [])
        if not any(text.needs for text in texts):
            table = f"M_{name}".replace("-", "_")
            self.module.tables[table] = tuple([int(x == FREE) for x in self._by_thing(name, lambda _: FREE)])
            return table, ()
        functions = [self._can_text(text) for text in texts]
        several = list(dict.fromkeys(functions))
        table = f"N_{name}".replace("-", "_")
        self.module.tables[table] = self._by_thing(name, lambda text: several.index(self._can_text(text)))
        return table, tuple(several)

    def _can_text(self, text: Routine) -> str:
        if text.needs:
            return self.want(
                f"can/{text.address}", lambda w: questions.needs_function(w, text, list(text.needs))
            )
        return self.want(ALWAYS, self._always)

    def _always(self, w: Writer) -> Function:
        params = (Parameter("you"), Parameter("this"))
        return Function(w.name, params, (Answer(Num(1)),), "n")

    def texts(self, name: str) -> tuple[str, tuple[str, ...]]:
        """The texts of a name that cannot ask: by thing the number of the function, and the functions."""
        texts = self.analysis.texts_of.get(name, [])
        table = f"F_{name}".replace("-", "_")
        self.module.tables[table] = self._by_thing(name, texts.index)
        return table, tuple(map(self.text, texts))

    def text_units(self, name: str) -> tuple[str, tuple[str, ...]]:
        """The texts of a name of which some may ask: by thing the number of the unit, and the units."""
        texts = self.analysis.texts_of.get(name, [])
        table = f"U_{name}".replace("-", "_")
        self.module.tables[table] = self._by_thing(name, texts.index)
        return table, tuple(map(self.unit, texts))

    # ---- places and names ------------------------------------------------------------------------------

    def fails_at(self, piece: Any) -> int:
        """The number of the place in a pack at which something can fail."""
        place = (piece.span.file, piece.span.line)
        return self.layout.failing.setdefault(place, len(self.layout.failing))

    def name(self, name: str) -> int:
        """The number of a name of the packs that the engine is to know: of a choice by chance."""
        if name not in self.module.names:
            self.module.names.append(name)
        return self.module.names.index(name)

    def plan(self, plan: object) -> int:
        """The number of a lay-out."""
        if plan not in self.module.plans:
            self.module.plans.append(plan)
        return self.module.plans.index(plan)

    def site(self, s: Any, within: str = "") -> Site:
        """What is said of a statement that somebody is told of or asked by."""
        if id(s) not in self.known_sites:
            written = within or self.askers.get(id(s), "")
            place = s.span.file, s.span.line, s.span.col
            site = Site(s.__class__.__name__, *place, s.cites, _about(s), written)
            while site in self.module.sites:
                site = replace(site, nth=site.nth + 1)
            self.module.sites[site] = s
            self.known_sites[id(s)] = site
        return self.known_sites[id(s)]

    def asks_queries(self, builtin: str) -> None:
        """A builtin is asked, which may ask its queries."""
        asked = self.program.asked_by(self.program.builtins[builtin])
        self.module.asks = {**self.module.asks, builtin: tuple(map(self.query, asked))}

    def rest(self, w: Writer, s: m.Repeat, head: int) -> None:
        """A loop without an end begins a round: in the unit a game begins with it can rest there, at a place that leads to the loop."""
        if w.routine is None or w.routine.address not in self.at_rest:
            return
        here, place = w.here, w.block()
        assert here is not None
        w.start(place)
        w.jump(head)
        w.start(here.number)
        w.emit(o.Rest(self.site(s), place))


def _about(s: Any) -> str:
    """The name of what is chosen."""
    match s:
        case m.Pick():
            return s.name
        case m.Maybe():
            return s.pick.name if s.pick is not None else s.label
    return ""
