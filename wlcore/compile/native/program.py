"""A whole program as C: tables, functions, units, and what holds them together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from wlcore.compile.ir import ops, sets, values
from wlcore.compile.ir.base import Value
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.walk import every
from wlcore.compile.kept import kept
from wlcore.compile.native import thinking
from wlcore.compile.native.door import part
from wlcore.compile.native.expressions import JOINT, Given, uses
from wlcore.compile.native.libtcc import Refused
from wlcore.compile.native.seeing import Seeing
from wlcore.compile.native.shape import StateShape, links, row
from wlcore.compile.native.stacks import Waiting as Laid
from wlcore.compile.native.stacks import waiting
from wlcore.compile.native.straight import bodies_of, called
from wlcore.compile.native.units import Units, laid, start_of
from wlcore.stacked import Waiting

SHORT, INT = 1 << 15, 1 << 31
STACK_BYTES = 3_000_000
"""So much of the processor's stack may be used at most: a thread has 8 MB, or what its system gives it."""
FRAME_BYTES = 512
WITHIN, UNIT_BYTES = 12, 80_000
"""So many units of so many bytes may lie in each other on the processor's stack, too, or fewer larger ones; all others are gone on with
by what stands on the game's.
"""
DEEPEST = 200
"""So deep queries that ask themselves may lie in each other, if there is room for that."""


class PrintedC(NamedTuple):
    """A program as C, the mark it bears, and what whoever plays it has to know of it; all of it plain data, to be kept.

    `builtins` are the algorithms in Python that it calls: by number the name, and of each thing it is given whether that is a set;
    `queries` those that these may ask. `waiting` and `noted` tell what stacks mean, `failing` are the places where rules can fail. `measures`
    are the names that bots measure, `kept` tells of what units keep on a stack of Python.
    """

    source: str
    mark: int
    builtins: tuple[tuple[str, tuple[bool, ...]], ...]
    queries: tuple[str, ...]
    waiting: tuple[Laid, ...]
    noted: tuple[int, ...]
    failing: tuple[tuple[str, int], ...]
    measures: tuple[str, ...]
    kept: tuple[Waiting, ...]


def printed(module: Module, data: Mapping[str, Any]) -> PrintedC:
    """The C of a program that has been through all passes, for a game with these data."""
    return CPrinter(module, data).whole()


def printer(module: Module, given: Given) -> Units:
    """What prints the functions and units of a program."""
    numbers = {name: i for i, name in enumerate([*module.functions, *module.tables])}
    numbers |= {f"builtin/{name}": i for i, (name, _) in enumerate(builtins_of(module))}
    c = Units(module, given, numbers)
    c.frames = {name: laid(unit) for name, unit in module.units.items()}
    c.numbered = {name: i for i, name in enumerate(module.units)}
    return c


def builtins_of(module: Module) -> tuple[tuple[str, tuple[bool, ...]], ...]:
    """The algorithms in Python that a program calls: the name, and of each thing it is given whether that is a set."""
    found: dict[str, tuple[bool, ...]] = {}
    for x in every(tuple(_bodies(module))):
        if isinstance(x, values.CallBuiltin) and x.name != JOINT:
            found[x.name] = tuple(not isinstance(arg, Value) for arg in x.args)
    return tuple(sorted(found.items()))


def _bodies(module: Module) -> Iterable[object]:
    for f in module.functions.values():
        yield f.body
    for unit in module.units.values():
        yield tuple(bodies_of(unit))


class CPrinter:
    """One program being printed."""

    def __init__(self, module: Module, data: Mapping[str, Any]) -> None:
        self.module, self.data = module, data
        self.frames = {name: laid(unit) for name, unit in module.units.items()}
        self.shape = self._shape()
        given = Given(
            self.shape.seats,
            len(data["backs"]),
            len(data["fixed"]),
            len(data["values"]),
            len(data["actions"]),
            len(data["settings"]),
        )
        self.c = printer(module, given)
        self.builtins = builtins_of(module)
        self.units = self.c.numbered
        self.measures = thinking.measures(module, data)

    def _shape(self) -> StateShape:
        module = self.module
        main = module.units[module.main]
        size = self.frames[module.main].size
        return StateShape(
            self.data,
            tuple(self.frames[name].size for name, _ in module.places),
            (*[0] * (size - 1), start_of(main)),
            {f.at: tuple(f.marks) for f in module.frames.values()},
            any(f.nests for f in module.frames.values()),
        )

    # ---- the whole -----------------------------------------------------------------------------------

    def whole(self) -> PrintedC:
        """All of it."""
        module, c = self.module, self.c
        deep = self._recursive()
        functions, room = [], {}
        for f in module.functions.values():
            c.lain = 0
            functions.append(c.function(f, f.name in deep))
            room[f.name] = 8 * c.lain + FRAME_BYTES
        units = []
        for unit in module.units.values():
            c.lain = 0
            units.append(c.unit_function(unit, self.units[unit.name]))
            room[unit.name] = 8 * c.lain + FRAME_BYTES
        depth = self._depth(room, deep)
        queries = tuple(sorted({name for asked in module.asks.values() for name in asked}))
        queries = tuple(name for name in queries if name in module.functions)
        body = [
            *self._tables(),
            f"enum {{ ROOM = {c.room}, DEEPEST = {depth}, WITHIN = {WITHIN * UNIT_BYTES} }};",
            f"enum {{ {', '.join(f'WANTS{i} = {max(room[name], UNIT_BYTES)}' for name, i in self.units.items())} }};",
            *[f"static int u{i}(S *s, int place, int chosen, int room);" for i in self.units.values()],
            *self._ways(),
            *[f"{c.head(f)};" for f in module.functions.values()],
            *[self._chooser_head(fs, name) for (fs, _), name in c.choosing.items()],
            "static int said_one(I *a, int n, int room, I x) { if (n < room) a[n++] = x; return n; }",
            "static int said_many(I *a, int n, int room, const I *x, int m) { int i; if (n + m >= room) m = room - n - 1; a[n++] = m; "
            "for (i = 0; i < m; i++) a[n++] = x[i]; return n; }",
            part("builtins") if self.builtins else "",
            *self._plans(),
            *[c.chooser(fs, name) for (fs, _), name in c.choosing.items()],
            *functions,
            *units,
            self._leave_frame(),
            self._dispatch(),
            part("playing"),
            *Seeing(module, self.data, c).printed(),
            part("seeing"),
            *thinking.printed(self.measures, module, self.data, c),
            part("thinking"),
            part("door"),
            self._asked(queries),
        ]
        text = "\n".join(body)
        mark = int.from_bytes(sha256(text.encode()).digest()[:8], "little")
        source = "\n".join([self.shape.printed(mark), part("runtime"), part("python"), text, ""])
        return PrintedC(
            source,
            mark,
            self.builtins,
            queries,
            waiting(module, self.frames),
            tuple(f.at for f in module.frames.values()),
            tuple((file, line) for file, line in module.failing),
            self.measures,
            kept(module),
        )

    def _chooser_head(self, functions: tuple[str, ...], name: str) -> str:
        first = self.module.functions[functions[0]]
        return f"static I {name}(S *s, I which{self.c.parameters(first)});"

    def _tables(self) -> Iterable[str]:
        for name, table in self.module.tables.items():
            number = self.c.numbers[name]
            if not table:
                yield row(f"T{number}", [0])
            elif any(isinstance(entry, (tuple, list, frozenset, range)) for entry in table):
                rows = [tuple(entry) if entry else () for entry in (table[-1], *table)]
                starts = [sum(len(entry) for entry in rows[:i]) for i in range(len(rows) + 1)]
                yield row(f"A{number}", starts)
                yield _narrow(f"T{number}", [x for entry in rows for x in entry])
            else:
                yield _narrow(f"T{number}", [int(x) for x in (table[-1], *table)])

    def _ways(self) -> Iterable[str]:
        if uses(self.module, sets.Reached):
            yield f"enum {{ MOST_PLACES = {self.c.reaching.places[1] + 1}, WAYS = {self.c.reaching.words}, LONG = 64 }};"
            yield part("ways")
            yield from self.c.reaching.rows_printed()

    def _plans(self) -> Iterable[str]:
        whole = {x.plan: x.all for x in every(tuple(_bodies(self.module))) if isinstance(x, ops.LayOut)}
        for number, everything in whole.items():
            plan = self.module.plans[number]
            if everything:
                zones, _, first, laid_ = plan
                yield row(f"PLAN{number}", links(zones, self.c.given.cards, self.c.given.zones), "short")
                yield row(f"LAID{number}", laid_, "I")
                call = f"lay_out(s, PLAN{number}, {first}, LAID{number}, {len(laid_)});"
            else:
                _, decks, steps = plan
                yield _pile(f"PLAN{number}", decks)
                yield _pile(f"STEPS{number}", steps)
                call = f"lay_out_some(s, PLAN{number}, STEPS{number});"
            yield f"static void lay_plan{number}(S *s) {{ {call} }}"

    def _leave_frame(self) -> str:
        cases = [
            f"case {f.at}: f{self.c.numbers[f.cleanup]}(s); s->gone = 0; break;"
            for f in self.module.frames.values()
            if f.cleanup
        ]
        return f"static void leave_frame(S *s, int frame) {{ switch (frame) {{ {' '.join(cases)} default: break; }} }}"

    def _dispatch(self) -> str:
        at = ", ".join(f"u{self.units[name]}" for name, _ in self.module.places)
        return (
            f"static int (*const UNIT_AT[])(S *, int, int, int) = {{{at}}};\n"
            "#define dispatch(s, place, chosen) (s->sp < UNIT_SIZE[place] ? (int)trap(s, FORGED, -1) : UNIT_AT[place](s, place, chosen, WITHIN))\n"
            "static void relist(S *s, int place) { s->no = 0; dispatch(s, place, -1); }"
        )

    def _asked(self, queries: Sequence[str]) -> str:
        """What answers queries of algorithms in Python."""
        cases = []
        for i, name in enumerate(queries):
            f = self.module.functions[name]
            if any(p.many for p in f.params):
                raise Refused(f"an algorithm asks '{name}', which is given a set")
            given = "".join(f", given[{k}]" for k in range(len(f.params)))
            less = f'if (n != {len(f.params)}) {{ py.raise_text(WRONG, "a query is asked about {len(f.params)} things"); return 0; }}'
            if f.answers == "s":
                cases.append(
                    f"case {i}: {{ I out[ROOM]; {less} return row(out, (int)f{self.c.numbers[name]}(s{given}, out)); }}"
                )
            else:
                cases.append(f"case {i}: {less} return py.number(f{self.c.numbers[name]}(s{given}));")
        return f"static Object *asked(S *s, int number, const I *given, int n) {{ switch (number) {{ {' '.join(cases)} }} return held(NONE); }}"

    # ---- depth ---------------------------------------------------------------------------------------

    def _calls(self) -> dict[str, set[str]]:
        found = {name: set(called([f.body])) for name, f in self.module.functions.items()}
        cleanups = {f.cleanup for f in self.module.frames.values() if f.cleanup}
        for name, f in self.module.functions.items():
            if f.leaves:
                found[name] |= cleanups - {name}
        asked = {q for queries in self.module.asks.values() for q in queries}
        for name, f in self.module.functions.items():
            if any(isinstance(x, values.CallBuiltin) for x in every(f.body)):
                found[name] |= asked & set(self.module.functions)
        return found

    def _recursive(self) -> set[str]:
        """The functions that may come to themselves again."""
        calls = self._calls()
        order: list[str] = []
        seen: set[str] = set()
        for name in calls:
            todo = [(name, iter(calls[name]))] if name not in seen else []
            seen.add(name)
            while todo:
                _, left = todo[-1]
                step = next((x for x in left if x not in seen), None)
                if step is None:
                    order.append(todo.pop()[0])
                else:
                    seen.add(step)
                    todo.append((step, iter(calls[step])))
        callers: dict[str, set[str]] = {name: set() for name in calls}
        for name, those in calls.items():
            for x in those:
                callers[x].add(name)
        found: set[str] = set()
        placed: set[str] = set()
        for name in reversed(order):
            if name in placed:
                continue
            group, left_ = {name}, [name]
            placed.add(name)
            while left_:
                for x in callers[left_.pop()] - placed:
                    placed.add(x)
                    group.add(x)
                    left_.append(x)
            if len(group) > 1 or name in calls[name]:
                found |= group
        return found

    def _depth(self, room: Mapping[str, int], deep: set[str]) -> int:
        """How deep recursion may go, so that the processor's stack has room for it and for the longest way of calls."""
        calls = self._calls()
        for name, unit in self.module.units.items():
            calls[name] = set(called(bodies_of(unit)))
        longest: dict[str, int] = {}
        for start in calls:
            todo = [start]
            while todo:
                name = todo[-1]
                below = [x for x in calls[name] if x not in deep or name not in deep]
                left = [x for x in below if x not in longest]
                if left and name not in longest:
                    todo += left
                else:
                    longest[todo.pop()] = room[name] + max((longest[x] for x in below), default=0)
        most = max((longest[name] for name in self.module.units), default=0)
        most += WITHIN * UNIT_BYTES
        if most > STACK_BYTES:
            raise Refused(f"its rules want {most:,} bytes of the processor's stack")
        group = sum(2 * room[name] for name in deep)
        return max(4, min(DEEPEST, (STACK_BYTES - most) // max(1, group)))


def _pile(name: str, zones: Iterable[tuple[int, Sequence[int]]]) -> str:
    return row(name, [*(x for zone, cards in zones for x in (zone, len(cards), *cards)), -1], "short")


def _narrow(name: str, numbers: Sequence[int]) -> str:
    """A table of numbers, as narrow as they allow."""
    most = max(map(abs, numbers), default=0)
    return row(name, numbers, "short" if most < SHORT else "int" if most < INT else "I")
