"""Puts the generated source of a whole program together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from wlcore.compile.analysis import Analysis, statements
from wlcore.compile.emit import Printer, slots_of
from wlcore.compile.layout import Layout
from wlcore.compile.names import Counter, Names
from wlcore.compile.plain import PlainWriter
from wlcore.compile.units import Site, UnitWriter
from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.lang.symbols import Routine

MAIN = "play"


@dataclass(slots=True)
class Unit:
    """A unit: its routine, how many values it keeps on the stack, and which of them its parameters fill."""

    address: str
    slots: list[str]
    params: list[int]


@dataclass(slots=True)
class Compiled:
    """What a program compiles to, as plain data: it can be kept on disk."""

    source: str = ""
    traced: str = ""
    tables: dict[str, Any] = field(default_factory=dict)
    units: list[tuple[str, int]] = field(default_factory=list)


class Build:
    """Compiles one program in both flavours: fast, and traced for logs and coverage."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.analysis = Analysis(program)
        self._label_choices()
        self.layout = Layout.of(program)
        self.layout.number_options()
        self.units: dict[str, int] = {}
        self.slots: dict[str, list[str]] = {}
        self.sites: list[tuple[int, int, Site]] = []
        self.said: list[m.Statement | m.Trigger] = []
        self.plans: list[object] = []

    def _bodies(self) -> Iterator[tuple[str, m.Block]]:
        for r in [*self.program.routines("rule", "action", "frame"), *self.program.texts.values()]:
            yield r.pack, (*r.body, *r.leaving)
        for t in self.program.triggers:
            yield t.pack, t.body

    def _label_choices(self) -> None:
        for pack, body in self._bodies():
            for s in statements(body):
                for found in (s, s.pick if isinstance(s, m.Maybe) else None):
                    if isinstance(found, m.Pick) and "random" not in found.how:
                        kind = "number" if found.how == "number" else found.source.type.kind
                        self.program.choices.setdefault((found.name, kind), pack)
                labels = [s.label] if isinstance(s, m.Maybe) and s.pick is None else []
                labels += [o.label for o in s.options] if isinstance(s, m.OneOf) else []
                for label in labels:
                    if all(label != known for known, _ in self.program.labels):
                        self.program.labels.append((label, pack))

    # ---- the whole -----------------------------------------------------------------------------------

    def compiled(self) -> Compiled:
        """Source in both flavours, and the tables they need."""
        main = self.program.names[MAIN]
        assert isinstance(main, Routine)
        self.units[main.address] = 0
        traced = self._source(main, True)
        self.sites.clear()
        fast = self._source(main, False)
        return Compiled(fast, traced, self.tables(), [])

    def _source(self, main: Routine, traced: bool) -> str:
        todo = {main.address: main}
        done: dict[str, list[str]] = {}
        functions: dict[str, Routine] = {}
        queries: dict[str, Routine] = {}
        said: list[m.Statement | m.Trigger] = []
        enters: list[str] = []
        sizes: list[tuple[str, int]] = []
        while todo:
            address, routine = todo.popitem()
            if address in done:
                continue
            writer = UnitWriter(self.layout, self.analysis, traced, self.units)
            writer.said, writer.plans = said, self.plans
            writer.unit(routine, self.units[address])
            if traced:
                self.slots[address] = slots_of(writer.blocks)
            slots = self.slots[address]
            printer = Printer.of(writer.blocks, slots)
            done[address] = printer.print(f"u_{self.units[address]}")
            enters += self._enter(address, slots, writer.params)
            sizes.append((address, len(slots)))
            for site in writer.sites:
                done[address] += self._relist(site, printer)
            functions |= writer.functions
            queries |= writer.queries
            todo |= {a: r for a, r in writer.wanted.items() if a not in done}
        for frame in self.program.routines("frame"):
            if frame.leaving:
                done[f"leave {frame.name}"] = self._plain(f"leave_{frame.name.replace('-', '_')}", [], frame.leaving, functions, queries, traced, said)
        for text in self.program.texts.values():
            if text.address not in self.analysis.asking and text.entity is not None:
                name = f"t_{text.address.replace('-', '_').replace('/', '__')}"
                done[f"text {text.address}"] = self._plain(name, ["you", "this"], text.body, functions, queries, traced, said)
        for rule in self._drain(functions):
            params = ["you", *(p.name for p in rule.params)]
            done[f"rule {rule.name}"] = self._plain(f"f_{rule.name.replace('-', '_')}", params, rule.body, functions, queries, traced, said)
        done |= self._queries(queries, traced, said)
        if traced:
            self.said = said
        lines = [line for code in done.values() for line in [*code, ""]] + enters
        written = [(i, a in done) for a, i in sorted(self.units.items(), key=lambda item: item[1])]
        lines.append(f"UNITS = ({''.join(f'u_{i}, ' if there else 'None, ' for i, there in written)})")
        lines.append(f"ENTER = ({''.join(f'enter_{i}, ' if there else 'None, ' for i, there in written)})")
        return "\n".join(lines) + "\n"

    def _drain(self, functions: dict[str, Routine]) -> Iterator[Routine]:
        seen: set[str] = set()
        while left := [r for a, r in functions.items() if a not in seen]:
            for rule in left:
                seen.add(rule.address)
                yield rule

    def _enter(self, address: str, slots: list[str], params: list[str]) -> list[str]:
        """A function that puts a unit on the stack with its parameters in their slots."""
        given = [f"a{i}" for i in range(len(params))]
        values = []
        for slot in reversed(slots):
            values.append(given[params.index(slot)] if slot in params else "0")
        number = self.units[address]
        return [f"def enter_{number}(st, {', '.join(given)}): st += ({''.join(x + ', ' for x in [*values, '0', str(number)])})"]

    def _relist(self, site: Site, printer: Printer) -> list[str]:
        """A function that lists the options of a decision again."""
        place = printer.places[site.place]
        self.sites.append((site.unit, place, site))
        text = "\n".join(site.offer)
        lines = [f"def o_{site.unit}_{place}(s):", "    st = s.st; v = s.v; z = s.z; n = s.n; r = s.r"]
        lines += [f"    {x} = st[{printer.slot(x)}]" for x in printer.slots if f"{x}" in _locals(text)]
        return lines + ["    " + line for line in site.offer] + ["    return o"]

    def _plain(
        self,
        name: str,
        params: list[str],
        body: m.Block,
        functions: dict[str, Routine],
        queries: dict[str, Routine],
        traced: bool,
        said: list[m.Statement | m.Trigger],
    ) -> list[str]:
        writer = PlainWriter(self.layout, self.analysis, traced)
        writer.said, writer.plans = said, self.plans
        names = Names(Counter())
        args = ["s", *(names.new(p) for p in params)]
        names.known["you"] = names.known.get("you", "-1")
        names.known["actor"] = names.known["you"]
        writer.depth = 1
        writer.block(body, names)
        functions |= writer.functions
        queries |= writer.queries
        return [f"def {name}({', '.join(args)}):", PROLOGUE, *writer.lines]

    def _queries(self, queries: dict[str, Routine], traced: bool, said: list[m.Statement | m.Trigger]) -> dict[str, list[str]]:
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
        said: list[m.Statement | m.Trigger],
    ) -> list[str]:
        writer = PlainWriter(self.layout, self.analysis, False)
        names = Names(Counter())
        args = ["s", *(names.new(p) for p in ("you", *(p.name for p in query.params)))]
        names.known["actor"] = names.known["you"]
        name = query.name.replace("-", "_")
        lines: list[str] = []
        modifiers = self.analysis.modifiers.get(query.name, [])
        if query.value is not None:
            base = writer.expr(query.value, names)
        else:
            writer.depth = 1
            writer.block(query.body, names)
            inner = f"q_{name}_base"
            lines += [f"def {inner}({', '.join(args)}):", PROLOGUE, *writer.lines, ""]
            base = f"{inner}({', '.join(args)})"
        lines += [f"def q_{name}({', '.join(args)}):", PROLOGUE, f"    value = {base}"]
        for modifier in sorted(modifiers, key=lambda mod: ORDER.index(mod.op if mod.op in ORDER else "at")):
            cond = writer.truth(modifier.cond, names) if modifier.cond is not None else "True"
            value = writer.expr(modifier.value, names)
            form = {
                "is": f"value = {value}",
                "+": f"value += {value}",
                "-": f"value -= {value}",
                "at least": f"value = max(value, {value})",
                "at most": f"value = min(value, {value})",
            }[modifier.op]
            lines.append(f"    if {cond}: {form}")
        queries |= writer.queries
        return [*lines, "    return value"]

    # ---- tables --------------------------------------------------------------------------------------

    def tables(self) -> dict[str, Any]:
        """Constants of the generated code by name, and what the engine must know of the layout."""
        out: dict[str, Any] = {}
        for kind in self.program.kinds.values():
            for prop in kind.properties.values():
                if not prop.text:
                    self._property(out, kind.name, prop.name)
        for table in self.program.tables:
            longer = (table.numbers[-1],) * max(0, len(self.program.cards) + 1 - len(table.numbers))
            out[f"T_{table.name.replace('-', '_')}"] = table.numbers + longer
        for (name, kind_name), numbers in self.layout.action_of.items():
            out[f"A_{name}__{kind_name}".replace("-", "_")] = tuple(numbers)
        out |= {f"PLAN_{i}": plan for i, plan in enumerate(self.plans)}
        out["ARG"] = tuple(i for _, _, i in self.layout.actions)
        for prop_name, texts in self.analysis.texts_of.items():
            self._texts(out, prop_name, texts)
        return out

    def _property(self, out: dict[str, Any], kind_name: str, prop: str) -> None:
        kind = self.program.kinds[kind_name]
        owner = "card" if kind.base == "card" else kind.name
        name = f"P_{owner}_{prop}".replace("-", "_")
        size = len(self.program.cards) if kind.base == "card" else len(kind.members)
        values = list(out.get(name, (-1,) * size))
        for i, member in enumerate(kind.members):
            values[kind.first + i if kind.base == "card" else i] = self.program.things[kind.name][member].values.get(prop, -1)
        out[name] = tuple(values)

    def _texts(self, out: dict[str, Any], prop: str, texts: list[Routine]) -> None:
        size = max(k.first + len(k.members) for k in self.program.kinds.values())
        units = [-1] * size
        functions: list[str] = [""] * size
        for text in texts:
            assert text.entity is not None
            kind = self.program.kinds[text.entity[0]]
            for i, member in enumerate(kind.members):
                if self.program.things[kind.name][member].design == text.entity[1]:
                    units[kind.first + i] = self.units.get(text.address, -1)
                    functions[kind.first + i] = f"t_{text.address.replace('-', '_').replace('/', '__')}"
        out[f"U_{prop.replace('-', '_')}"] = tuple(units)
        out[f"F_{prop.replace('-', '_')}"] = tuple(functions)


PROLOGUE = "    v = s.v; z = s.z; k = s.k; loc = s.loc; n = s.n; r = s.r"
ORDER = ["is", "+", "-", "at"]


def _locals(text: str) -> set[str]:
    from wlcore.compile.names import LOCAL

    return set(LOCAL.findall(text))
