"""Puts the generated source of a whole program together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from wlcore.compile.analysis import AROUND, MAIN, Analysis
from wlcore.compile.blocks import Site
from wlcore.compile.emit import Printer, told_apart
from wlcore.compile.flow import Kept, kept_at, slots_of
from wlcore.compile.helpers import Helpers
from wlcore.compile.layout import Layout
from wlcore.compile.menus import MenuWriter, first_pick
from wlcore.compile.moments import ORDER, option_of
from wlcore.compile.names import LOCAL, Counter, Names, domain_of
from wlcore.compile.plain import PlainWriter
from wlcore.compile.questions import in_order
from wlcore.compile.quiet import stirring, stirs
from wlcore.compile.reasons import reasons, reasons_of, requirements
from wlcore.compile.rests import Rested, rests_of
from wlcore.compile.secrets import Slots, companions, secret_slots, worked_out
from wlcore.compile.stack import Stack
from wlcore.compile.tables import printed_tables, tables_of
from wlcore.compile.walk import statements
from wlcore.compile.ways import way_functions
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger
from wlcore.lang.nobody import somebody_if
from wlcore.lang.parts import conjuncts
from wlcore.lang.program import Program
from wlcore.lang.reading import Reading
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Routine, Variable
from wlcore.records import dataclass


@dataclass(slots=True)
class Unit:
    """A unit: its routine, how many values it keeps on the stack, and which of them its parameters fill."""

    address: str
    slots: list[str]
    params: list[int]


class Build:
    """Compiles one program in both flavours: fast, and traced for logs and coverage."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.analysis = Analysis(program)
        self._label_choices()
        self._label_orders()
        self.layout = Layout.of(program)
        self.layout.number_options()
        self.layout.layered = self._layered()
        self.units: dict[str, int] = {}
        self.kept: dict[str, Kept] = {}
        self.kept_secrets: dict[int, Slots] = {}
        self.rests: dict[int, Rested] = {}
        self.sites: list[tuple[int, int, Site]] = []
        self.named: dict[tuple[int, int], dict[str, int]] = {}
        self.said: list[m.Statement | Trigger] = []
        self.plans: list[object] = []
        self.offers: list[tuple[int, ...]] = []
        self.places: dict[tuple[bool, str], tuple[int, ...]] = {}
        self.fast = False
        self.helpers = Helpers(printed_tables(program, self.analysis))

    def _writer(self, traced: bool) -> PlainWriter:
        writer = PlainWriter(self.layout, self.analysis, traced)
        writer.helpers, writer.remembers = self.helpers, self.fast
        return writer

    def _bodies(self) -> Iterator[tuple[str, m.Block]]:
        for r in [*self.program.routines("rule", "action", "frame"), *self.program.texts.values()]:
            yield r.pack, (*r.body, *r.leaving)
        for t in self.program.triggers:
            yield t.pack, t.body

    def _layered(self) -> set[str]:
        """The zones under which cards can be put."""
        bodies = [*(body for _, body in self._bodies()), *(w.body for w in self.program.watches)]
        moves = [s for body in bodies for s in statements(body) if isinstance(s, m.Move)]
        return {s.zone.zone.name for s in moves if s.where == "under"}

    def _label_choices(self) -> None:
        for pack, body in self._bodies():
            for s in statements(body):
                for found in (s, s.pick if isinstance(s, m.Maybe) else None):
                    if isinstance(found, m.Pick) and "random" not in found.how:
                        kind = "number" if found.how == "number" else found.source.type.kind
                        self.program.choices.setdefault((found.name, kind), pack)
                if isinstance(s, m.ActionMenu):
                    self._label_actions()
                labels = [s.label] if isinstance(s, m.Maybe) and s.pick is None else []
                labels += [o.label for o in s.options] if isinstance(s, m.OneOf) else []
                for label in labels:
                    if all(label != known for known, _ in self.program.labels):
                        self.program.labels.append((label, pack))

    def _label_orders(self) -> None:
        """An owner chooses among abilities by the things on which they stand."""
        moments = self.analysis.moments
        rules = self.program.routines("rule", "action", "frame")
        found = [moments.at(moment, rule.name) for rule in rules for moment in AROUND]
        found += [moments.answering(s) for _, body in self._bodies() for s in statements(body)]
        for moment in found:
            for t in moment.abilities if moment.asked else ():
                kind, _, label = option_of(self.program, t)
                if kind:
                    self.program.choices.setdefault((ORDER, kind), t.pack)
                elif all(label != known for known, _ in self.program.labels):
                    self.program.labels.append((label, t.pack))

    def _label_actions(self) -> None:
        """An action is one option, or one for each thing it chooses first."""
        for action in self.program.routines("action"):
            pick = first_pick(action.body)
            if pick is not None:
                kind = "number" if pick.how == "number" else pick.source.type.kind
                self.program.choices.setdefault((action.name, kind), action.pack)
            elif all(action.name != known for known, _ in self.program.labels):
                self.program.labels.append((action.name, action.pack))

    # ---- the whole -----------------------------------------------------------------------------------

    def source(self, traced: bool) -> str:
        """Source in one flavour; the traced one comes first, and says for both what lies on the stack."""
        main = self.program.names[MAIN]
        assert isinstance(main, Routine)
        self.units[main.address] = 0
        self.sites.clear()
        return self._source(main, traced)

    def tables(self) -> dict[str, Any]:
        """The tables that what has been written so far needs."""
        tables = tables_of(self.layout, self.analysis, self.units)
        tables |= self.helpers.printed | self.helpers.tables
        tables |= {f"PLAN_{i}": plan for i, plan in enumerate(self.plans)}
        tables |= {f"OFFER_{i}": options for i, options in enumerate(self.offers)}
        return tables | ({"PLACES": tuple(self.layout.failing)} if self.layout.failing else {})

    def _source(self, main: Routine, traced: bool) -> str:
        self.fast = not traced
        todo = {main.address: main}
        done: dict[str, list[str]] = {}
        functions: dict[str, Routine] = {}
        queries: dict[str, Routine] = {}
        said: list[m.Statement | Trigger] = []
        printers: dict[str, Printer] = {}
        sites: list[Site] = []
        quiet: dict[str, Routine] = {}
        while todo:
            address, routine = todo.popitem()
            if address in printers:
                continue
            writer = MenuWriter(self.layout, self.analysis, traced, self.units)
            writer.said, writer.plans, writer.offers = said, self.plans, self.offers
            writer.helpers, writer.remembers = self.helpers, not traced
            writer.unit(routine, self.units[address])
            if traced:
                self.kept[address] = kept_at(writer.blocks, companions(writer.secret))
            at_bottom = routine is main and not self.analysis.callers.get(address)
            stack = Stack(
                self.units[address],
                writer.params,
                slots_of(self.kept[address]),
                writer.sets,
                bottom=at_bottom,
                stays=writer.stays or at_bottom,
            )
            printers[address] = Printer.of(writer.blocks, stack, self.kept[address])
            if traced:
                self.rests |= rests_of(self.layout, writer.rests, printers[address])
                self.kept_secrets[self.units[address]] = secret_slots(
                    printers[address], writer.secret, writer.given_secrets, writer.passed
                )
            done |= worked_out(self.units[address], stack, writer.secret)
            sites += writer.sites
            functions |= writer.functions
            queries |= writer.queries
            quiet |= writer.quiet
            done |= {f"passed over {name}": function(name, *seek) for name, seek in writer.seeks.items()}
            todo |= {a: r for a, r in writer.wanted.items() if a not in printers}
        told_apart(list(printers.values()))
        for address, printer in printers.items():
            self.places[traced, printer.name] = tuple(place for _, place in printer.used())
            done[address] = printer.function(single=len(printers) == 1)
        for site in sites:
            address = next(a for a, number in self.units.items() if number == site.unit)
            done[f"options {site.unit} {site.place}"] = self._relist(site, printers[address])
        for frame in self.program.routines("frame"):
            if frame.leaving:
                done[f"leave {frame.name}"] = self._plain(
                    f"leave_{frame.name.replace('-', '_')}",
                    [],
                    frame.leaving,
                    functions,
                    queries,
                    traced,
                    said,
                    you=f"v[{self.layout.frames[frame.name] + 4}]",
                )
        for text in self.program.texts.values():
            if text.address not in self.analysis.asking and text.entity is not None:
                name = f"t_{text.address.replace('-', '_').replace('/', '__')}"
                done[f"text {text.address}"] = self._plain(
                    name,
                    ["you", "this"],
                    text.body,
                    functions,
                    queries,
                    traced,
                    said,
                    by_nobody=text.address in self.analysis.by_nobody,
                )
        for rule in self._drain(functions):
            params = ["you", *(p.name for p in rule.params)]
            done[f"rule {rule.name}"] = self._plain(
                f"f_{rule.name.replace('-', '_')}",
                params,
                rule.body,
                functions,
                queries,
                traced,
                said,
                by_nobody=rule.address in self.analysis.by_nobody,
            )
        done |= self._needs(queries, traced)
        for rule in quiet.values():
            plain = self._writer(traced)
            done[f"stirs {rule.name}"] = function(stirs(rule), *stirring(rule, plain))
            queries |= plain.queries
        for rule in self.program.routines("rule", "action", "frame"):
            if requirements(rule, self.analysis):
                plain = self._writer(traced)
                done[f"reasons {rule.name}"] = function(reasons_of(rule), *reasons(rule, plain))
                queries |= plain.queries
        done |= self._domains(queries, traced)
        done |= self._limits(queries, traced)
        done |= self._asked_by_studies(queries)
        queries |= {q.name: q for q in self.program.routines("query")}
        done |= self._queries(queries, traced, said)
        moved = [] if traced else _made_fast(done, printers)
        if traced:
            self.said = said
        lines = [line for code in done.values() for line in [*code, ""]] + moved
        stacks = {printer.stack.unit: printer.stack for printer in printers.values()}
        for stack in stacks.values():
            lines += [*stack.entering(), *stack.resuming()]
        lines += [] if traced else way_functions(self.helpers)
        for table in (name.replace("-", "_") for name in self.analysis.texts_of):
            lines.append(f"R_{table} = tuple([globals().get(needs, never) for needs in N_{table}])")
        for table, named in (("UNITS", "called"), ("ENTER", "entered"), ("RESUME", "resumed")):
            units = [getattr(stacks[i], named) if i in stacks else "None" for i in range(len(self.units))]
            lines.append(f"{table} = ({''.join(unit + ', ' for unit in units)})")
        return "\n".join(lines) + "\n"

    def _needs(self, queries: dict[str, Routine], traced: bool) -> dict[str, list[str]]:
        """For each text on a thing a function that tells whether its needs are met."""
        done = {}
        for text in self.program.texts.values():
            writer = self._writer(traced)
            names = Names(Counter())
            args = ["s", names.new("you"), names.new("this")]
            names.known["actor"] = names.known["you"]
            met = " and ".join(writer.truth(q.cond, names) for q in text.needs) or "True"
            queries |= writer.queries
            name = f"n_{text.address.replace('-', '_').replace('/', '__')}"
            done[f"needs {text.address}"] = function(name, args, [f"    return {met}"])
        return done

    def _asked_by_studies(self, queries: dict[str, Routine]) -> dict[str, list[str]]:
        """Functions that play never calls: whether an invariant holds, how high a counter may stand."""
        invariants = [(f"i_{i}", routine.value, ()) for i, routine in enumerate(self.program.invariants)]
        caps = [(f"c_{i}", counter.cap, ("you",)) for i, counter in enumerate(self.program.counters)]
        done = {}
        for name, value, params in (*invariants, *caps):
            if value is not None:
                writer = self._writer(False)
                names = Names(Counter())
                args = ["s", *(names.new(p) for p in params)]
                names.known["actor"] = names.known.setdefault("you", "-1")
                answer = writer.expr(value, names)
                done[f"study {name}"] = function(name, args, [f"    return {answer}"])
                queries |= writer.queries
        return done

    def _domains(self, queries: dict[str, Routine], traced: bool) -> dict[str, list[str]]:
        """For each secret variable a function that lists what it may hold, as far as others can tell."""
        done = {}
        for variable in self.program.variables:
            if variable.domain is not None:
                writer = self._writer(traced)
                names = Names(Counter())
                you = names.new("you")
                names.known["actor"] = you
                code = writer.expr(variable.domain, names)
                queries |= writer.queries
                name = domain_of(variable.name)
                done[f"domain {variable.name}"] = function(name, ["s", you], [f"    return list({code})"])
        return done

    @property
    def limits(self) -> list[tuple[str, bool]]:
        """The functions that tell whether secrets can be as they are imagined, and whether they are asked of each player: those
        of the invariants that hang on secrets.
        """
        return [(name, each) for name, _, each, _ in self._joint()]

    def _joint(self) -> Iterator[tuple[str, m.Expr, bool, str]]:
        reading = Reading(self.program)
        for number, routine in enumerate(self.program.invariants):
            if routine.value is None or not any(map(_is_secret, reading.all(routine.value))):
                continue
            match routine.value:
                case m.Quantified(
                    quantifier="every", of=m.Everyone(kind="player"), name=one, cond=m.Expr() as cond
                ):
                    yield f"j_{number}", cond, True, one
                case value:
                    yield f"j_{number}", value, False, "you"

    def _limits(self, queries: dict[str, Routine], traced: bool) -> dict[str, list[str]]:
        done = {}
        for name, cond, _, one in self._joint():
            writer = self._writer(traced)
            names = Names(Counter())
            you = names.new(one)
            names.known["you"] = names.known["actor"] = "-1" if one != "you" else you
            code = writer.truth(cond, names)
            queries |= writer.queries
            done[f"limit {name}"] = function(name, ["s", you], [f"    return {code}"])
        return done

    def _drain(self, functions: dict[str, Routine]) -> Iterator[Routine]:
        seen: set[str] = set()
        while left := [r for a, r in functions.items() if a not in seen]:
            for rule in left:
                seen.add(rule.address)
                yield rule

    def _relist(self, site: Site, printer: Printer) -> list[str]:
        """A function that lists the options of a decision again."""
        place = printer.places[site.place]
        self.sites.append((site.unit, place, site))
        lying = printer.kept[site.place].intersection(printer.stack.slots)
        self.named[site.unit, place] = {
            name: printer.stack.offset(x) - len(printer.stack.slots) - 2
            for name, x in site.known.items()
            if x in lying
        }
        used = {x for line in site.offer for x in LOCAL.findall(line)}
        lines = [*printer.loaded(site.place, used), *site.offer, "return o"]
        return function(f"o_{site.unit}_{place}", ["s"], ["    " + line for line in lines])

    def _plain(
        self,
        name: str,
        params: list[str],
        body: m.Block,
        functions: dict[str, Routine],
        queries: dict[str, Routine],
        traced: bool,
        said: list[m.Statement | Trigger],
        you: str = "",
        by_nobody: bool = False,
    ) -> list[str]:
        writer = self._writer(traced)
        writer.said, writer.plans, writer.offers = said, self.plans, self.offers
        names = Names(Counter())
        args = ["s", *(names.new(p) for p in params)]
        writer.depth = 1
        if you:
            writer.emit(f"{names.new('you')} = {you}")
        names.known["actor"] = names.known["you"]
        if by_nobody:
            writer.absent.add(names.known["you"])
        writer.block(body, names)
        functions |= writer.functions
        queries |= writer.queries
        return function(name, args, writer.lines)

    def _queries(
        self, queries: dict[str, Routine], traced: bool, said: list[m.Statement | Trigger]
    ) -> dict[str, list[str]]:
        done: dict[str, list[str]] = {}
        functions: dict[str, Routine] = {}
        while left := [q for n, q in queries.items() if n not in done]:
            for query in left:
                done[query.name] = self._query(query, queries, functions, traced, said)
        return {f"query {name}": code for name, code in done.items()}

    def _query(
        self,
        query: Routine,
        queries: dict[str, Routine],
        functions: dict[str, Routine],
        traced: bool,
        said: list[m.Statement | Trigger],
    ) -> list[str]:
        writer = self._writer(False)
        writer.answers = query.type
        assert query.type is not None
        write = partial(writer.fitting, query.type)
        names = Names(Counter())
        args = ["s", *(names.new(p) for p in ("you", *(p.name for p in query.params)))]
        names.known["actor"] = names.known["you"]
        name = query.name.replace("-", "_")
        whole: list[str] = []
        unless = writer.careful(query, names) if query.careful else []
        modifiers = self.analysis.modifiers.get(query.name, [])
        if query.value is not None:
            base = write(query.value, names)
        else:
            writer.depth = 1
            writer.block(query.body, names)
            inner = f"q_{name}_base" if modifiers else f"q_{name}"
            whole = function(inner, args, writer.lines if modifiers else [*unless, *writer.lines])
            base = f"{inner}({', '.join(args)})"
        if not modifiers:
            queries |= writer.queries
            return whole or function(f"q_{name}", args, [*unless, f"    return {base}"])
        lines = [*unless, f"    value = {base}"]
        for modifier in in_order(modifiers):
            there = names.owned(modifier.owner)
            cond = writer.truth(modifier.cond, there) if modifier.cond is not None else "True"
            if modifier.owner is not None:
                cond = f"{writer.expr(modifier.owner, names)} >= 0 and {cond}"
            value = write(modifier.value, there.knowing(somebody_if(modifier.cond)))
            form = {
                "is": f"value = {value}",
                "+": f"value += {value}",
                "-": f"value -= {value}",
                "at least": f"value = max(value, {value})",
                "at most": f"value = min(value, {value})",
            }[modifier.op]
            if modifier.each is None:
                lines.append(f"    if {cond}: {form}")
                continue
            lines += self._for_each(modifier, names, writer)
        queries |= writer.queries
        return [*whole, *function(f"q_{name}", args, [*lines, "    return value"])]

    def _for_each(self, modifier: Modifier, names: Names, writer: PlainWriter) -> list[str]:
        """A modifier that counts for some players as `you`, so many times for each; often a parameter says who that is."""
        assert modifier.each is not None
        inner = names.child()
        named = _named_you(modifier.cond)
        you = inner.known[named] if named else inner.new("you")
        inner.known["you"] = inner.known["actor"] = you
        count = writer.expr(modifier.each, inner)
        cond = writer.truth(modifier.cond, inner) if modifier.cond is not None else "True"
        assert writer.answers is not None
        value = writer.fitting(writer.answers, modifier.value, inner)
        form = {
            "is": f"value = {value}",
            "+": f"value += {count} * {value}",
            "-": f"value -= {count} * {value}",
            "at least": f"value = max(value, {value})",
            "at most": f"value = min(value, {value})",
        }[modifier.op]
        if named:
            return [f"    if {you} >= 0 and {count} and {cond}: {form}"]
        return [f"    for {you} in range(s.n):", f"        if {count} and {cond}: {form}"]

    def frame_marks(self) -> dict[int, tuple[tuple[int, int], ...]]:
        """Where it stands what lasts for each frame, and what has been done in it."""
        layout, size = self.layout, self.program.players[1]
        return {
            at: tuple(
                (i, i + size)
                for name, of in self.program.marks.items()
                if of == frame
                for i in [layout.values[name]]
            )
            for frame, at in layout.frames.items()
        }


def _is_secret(e: m.Expr) -> bool:
    return isinstance(e, m.Read) and isinstance(e.place, Variable) and e.place.secret


def _made_fast(done: dict[str, list[str]], units: Iterable[str]) -> list[str]:
    """Write the functions of units so that they look less up; the functions that were moved out of them."""
    from wlcore.compile.apart import Parting
    from wlcore.compile.facts import settling
    from wlcore.compile.shapes import SHAPES

    parting = Parting(settling(done.values()))
    for address in units:
        done[address] = SHAPES.reused(done[address], parting)
    return parting.functions()


def _named_you(cond: m.Expr | None) -> str:
    """The parameter that a condition says is `you`, if one does."""
    for part in conjuncts(cond):
        if (
            isinstance(part, m.Op)
            and part.op == "is"
            and part.right == YOU
            and isinstance(part.left, m.Local)
        ):
            return part.left.name
    return ""


def function(name: str, args: Sequence[str], lines: Sequence[str]) -> list[str]:
    """A generated function; what it reads of the state it holds in locals."""
    text = "\n".join(lines)
    held = [f"{x} = s.{x}" for x, there in HELD.items() if there.search(text)]
    return [f"def {name}({', '.join(args)}):", *(["    " + "; ".join(held)] if held else []), *lines]


HELD = {x: re.compile(rf"{x}(?<![\w.]{x})\b") for x in ("st", "v", "z", "k", "loc", "r")}
