"""Functions and units as Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from wlcore.compile.ir import blocks as b
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir.base import Set, Site, Value
from wlcore.compile.ir.module import Function, Module, Unit
from wlcore.compile.ir.sets import Held
from wlcore.compile.ir.values import Local, Num
from wlcore.compile.ir.walk import every
from wlcore.compile.passes.again import Again, Made, of
from wlcore.compile.passes.narrowing import FEW, binds, members
from wlcore.compile.passes.simplify import ops as simplified_ops
from wlcore.compile.passes.simplify import put
from wlcore.compile.passes.threading import targets
from wlcore.compile.python.calls import going_round
from wlcore.compile.python.expressions import Expressions
from wlcore.compile.python.names import SourceNames

STEP = "    "
HIGH = 400
"""Where so many numbers lie on the stack, units that can come round to themselves are gone on with by whoever goes on with the state,
not within each other: Python has no room for more."""
DEEP = 24
"""No deeper than so many steps is a block written where it is jumped to."""
LOOPS = 4
"""Options are gone through in loops, as far as no more than so many loops and conditions stand in each other."""
BESIDE = "\0"
"""Stands around what stands for a number that is given when all is printed."""
SHORT = 3
"""Blocks of so many operations are written wherever they are jumped to."""


def source(module: Module, lines: bool = True, telling: bool = False, again: Again | None = None) -> str:
    """The whole source; with `lines`, each line of a pack is named where its code begins; `telling` what it does, or playing alone. `again`
    knows what was printed of the program before.
    """
    names = SourceNames(module)
    pieces = Pieces(module, names, lines, telling, again or Again(module))
    out = [pieces.function(f) for f in module.functions.values()]
    out += [pieces.unit(unit) for unit in module.units.values()]
    out += _several(names)
    for units, mark in names.menus.items():
        out.append(f"H_{mark} = ({''.join(names.unit(unit) + ', ' for unit in units)})")
        out.append(f"E_{mark} = ({''.join(f'{entering(module.units[unit])!r}, ' for unit in units)})")
    out.append(f"GO_ON = ({''.join(names.unit(unit) + ', ' for unit, _ in module.places)})")
    called = {**names.functions, **{f"relist/{place}": f"o_{place}" for place in waiting(module)}}
    out.append(f"FUNCTIONS = {{{', '.join(f'{name!r}: {code}' for name, code in called.items())}}}")
    return "\n".join(out) + "\n"


Numbered = Site | tuple[str, int]
"""What has a number in a whole program: what is told, or so manieth place of a unit."""


class Piece(NamedTuple):
    """A function or unit as source: its text around such numbers, what has them, and the tuples of functions and units it chooses from."""

    text: list[str]
    numbered: list[Numbered]
    several: list[tuple[str, ...]]
    menus: list[tuple[str, ...]]


class Pieces:
    """Prints the functions and units of a module; what is printed from the same as before is taken again."""

    def __init__(self, module: Module, names: SourceNames, lines: bool, telling: bool, again: Again) -> None:
        self.module, self.names, self.lines, self.telling = module, names, lines, telling
        self.again, self.round = again, going_round(module)
        self.step = f"printed {lines} {telling}"
        self.sites = {site: number for number, site in enumerate(module.sites)}

    def function(self, f: Function) -> str:
        """A function, and an empty line."""
        what, calls = self.again.calls(self.step, f.name, of(f))
        own = self.names.function(f.name), *map(self.names.function, sorted(calls))
        return self._piece(f.name, (what, own), lambda found: [self._printer(found).function(f)])

    def unit(self, unit: Unit) -> str:
        """A unit, what lists its options again, and empty lines."""
        what, calls = self.again.calls(self.step, unit.name, of(unit))
        called = [x for block in unit.blocks if isinstance(block.end, b.CallUnit) for x in block.end.units]
        units = [(self.names.unit(x), x in self.round, entering(self.module.units[x])[:2]) for x in called]
        waiting = [block.place >= 0 for block in unit.blocks]
        functions = map(self.names.function, sorted(calls))
        own = (self.names.unit(unit.name), *functions, *units, *waiting)

        def printed(found: list[Numbered]) -> list[list[str]]:
            waits = [block.end for block in unit.blocks if isinstance(block.end, b.Wait)]
            listings = [self._printer(found).listing(unit, wait) for wait in waits]
            return [self._printer(found, self.round).unit(unit), *listings]

        return self._piece(unit.name, (what, own), printed)

    def _printer(self, numbered: list[Numbered], around: Iterable[str] = ()) -> Printer:
        return Printer(self.module, self.names, self.lines, self.telling, around, numbered)

    def _piece(self, name: str, made: Made, printed: Callable[[list[Numbered]], list[list[str]]]) -> str:
        last = self.again.same(self.step, name, made)
        if last is not None:
            piece = last.became
            for functions in piece.several:
                self.names.one_of(functions)
            for units in piece.menus:
                self.names.one_unit_of(units)
        else:
            found = list[Numbered]()
            self.names.asked = [], []
            text = "".join("\n".join([*one, "", ""]) for one in printed(found))[:-1]
            parts = text.split(BESIDE)
            piece = Piece(parts[::2], [found[int(at)] for at in parts[1::2]], *self.names.asked)
            self.again.keep(self.step, name, made, piece)
        behind = zip(piece.numbered, piece.text[1:], strict=True)
        return "".join([piece.text[0], *(f"{self._number(of)}{text}" for of, text in behind)])

    def _number(self, of: Numbered) -> int:
        return self.sites[of] if isinstance(of, Site) else self.module.units[of[0]].blocks[0].place + of[1]


class Printed:
    """Source of a module of functions that grows: what has been printed is not printed again."""

    def __init__(self) -> None:
        self.names: SourceNames | None = None
        self.done: set[str] = set()

    def source(self, module: Module) -> str:
        """The source of what has come."""
        self.names = names = self.names or SourceNames(module)
        names.more(module)
        new = [f for name, f in module.functions.items() if name not in self.done]
        self.done |= module.functions.keys()
        out = [line for f in new for line in Printer(module, names, lines=True).function(f)]
        out += _several(names)
        called = ", ".join(f"{f.name!r}: {names.function(f.name)}" for f in new)
        return "\n".join([*out, f"FUNCTIONS = {{{called}}}", ""])


def _several(names: SourceNames) -> list[str]:
    """The tuples of functions of which one is called."""
    return [
        f"{name} = ({''.join(names.function(f) + ', ' for f in several)}never,)"
        for several, name in names.several.items()
    ]


def waiting(module: Module) -> list[int]:
    """The places at which somebody decides."""
    return [
        unit.blocks[block.end.then].place
        for unit in module.units.values()
        for block in unit.blocks
        if isinstance(block.end, b.Wait)
    ]


Entering = tuple[int, tuple[tuple[int, int, bool], ...], int]
"""How a unit is laid on the stack: how many slots it has, which of them its parameters fill, its first place."""


def entering(unit: Unit) -> Entering:
    """How a unit is laid on the stack: each parameter that is kept by its slot, its number, and whether it is a set."""
    first = unit.blocks[0]
    filled = [(unit.slots[p.name], i, p.many) for i, p in enumerate(unit.params) if p.name in first.live]
    return unit.size - 1, tuple(filled), first.place


def _jumps(end: Any) -> tuple[int, ...]:
    """Where a block goes on without anything having been kept."""
    match end:
        case b.Wait(none=none):
            return (none,)
        case b.CallUnit(units=units, which=which, then=then):
            return () if units and len(units) == 1 and which == Num(0) else (then,)
    return targets(end)


class Printer(Expressions):
    """Prints one function or unit."""

    def __init__(
        self,
        module: Module,
        names: SourceNames,
        lines: bool,
        telling: bool = False,
        around: Iterable[str] = (),
        numbered: list[Numbered] | None = None,
    ) -> None:
        super().__init__(names)
        self.numbered = numbered
        self.round = set(around)
        self.telling = telling
        self.module, self.lines = module, lines
        self.out: list[str] = []
        self.depth = 1
        self.note = ""
        self.here: Unit | None = None
        self.ways: dict[int, int] = {}
        self.done: set[int] = set()
        self.ops: dict[type, Callable[[Any], None]] = {
            o.Line: self._line,
            o.Define: lambda e: self.emit(f"{e.name} = {self.stored(e.value)}"),
            o.DefineSet: self._define_set,
            o.Include: lambda e: self.emit(f"insort({e.name}, {self.value(e.item)})"),
            o.Exclude: lambda e: self.emit(f"{e.name}.remove({self.value(e.item)})"),
            o.TakeLeast: lambda e: self.emit(f"{e.into} = {e.name}.pop(0)"),
            o.TakeNext: lambda e: self.emit(f"{e.into} = take_next({e.name}, {self.value(e.start)}, s.n)"),
            o.Write: lambda e: self.emit(f"{self.of('v')}[{self.value(e.index)}] = {self.stored(e.value)}"),
            o.Fill: lambda e: self.emit(
                f"{self.of('v')}[{e.first}:{e.first + e.count}] = [{e.value}] * {e.count}"
            ),
            o.SetField: lambda e: self.emit(f"s.{e.name} = {self.stored(e.value)}"),
            o.Do: self._do,
            o.LayOut: lambda e: self.emit(f"{'lay_out' if e.all else 'lay_out_some'}(s, PLANS[{e.plan}])"),
            o.When: self._when,
            o.ForEach: self._for_each,
            o.Perform: lambda e: self.emit(f"{self.names.function(e.function)}({self.args(e.args)})"),
            o.PerformOne: lambda e: self.emit(
                f"{self.names.one_of(e.functions)}[{self.value(e.which)}]({self.args(e.args)})"
            ),
            o.Offer: lambda e: self.emit(f"o.append({self.value(e.number)})"),
            o.OfferEach: self._offer_each,
            o.Step: self._step,
            o.Leave: lambda e: self.emit(
                f"if {self.of('v')}[{e.frame}]: raise Unwind({e.frame}, {int(e.restart)})"
            ),
            o.Win: self._win,
            o.Answer: lambda e: self.emit(f"return {self.stored(e.value)}"),
            o.AnswerSet: lambda e: self.emit(f"return {self.set(e.value)}"),
            o.Finish: lambda e: self.emit("return"),
            o.Tell: self._tell,
            o.Rest: lambda e: self.emit(
                f"rest(s, {self.number(e.site)}, {self.at_place(self.places[e.block])})"
            ),
            o.Mark: lambda e: self.emit(f"at({e.number})"),
        }
        self.ends: dict[type, Callable[[Any], None]] = {
            b.Jump: lambda e: self._to(e.to),
            b.Branch: self._branch,
            b.Wait: self._wait,
            b.CallUnit: self._call,
            b.Return: self._return,
        }

    # ---- lines -----------------------------------------------------------------------------------------

    def emit(self, code: str) -> None:
        """Write one line, with the line of the pack that it comes from where that changes."""
        self.out.append(f"{STEP * self.depth}{code}{self.note}")
        self.note = ""

    def _line(self, e: o.Line) -> None:
        if self.lines:
            file, line = e.at
            self.note = f"  # {file.rpartition('/')[2]}:{line}"

    def body(self, ops: Iterable[Any]) -> None:
        """Operations, one step deeper."""
        before = len(self.out)
        self.depth += 1
        for op in ops:
            self.ops[op.__class__](op)
        if len(self.out) == before:
            self.emit("pass")
        self.depth -= 1

    def function(self, f: Function) -> list[str]:
        """A function."""
        self.out.append(
            f"def {self.names.function(f.name)}({', '.join(['s', *(p.name for p in f.params)])}):  # {f.name}"
        )
        self.depth -= 1
        self.body(f.body)
        self.out[1:1] = [STEP + line for line in self.head()]
        if f.answers:
            self.depth += 1
            self.emit("return []" if f.answers == "s" else f"return {f.none}")
        return self.out

    # ---- operations ------------------------------------------------------------------------------------

    def _define_set(self, e: o.DefineSet) -> None:
        found = self.set(e.value)
        fresh = isinstance(e.value, (s.Where, s.Map, s.Flat, s.Extreme, s.Distinct, s.Union, s.Reached))
        self.emit(f"{e.name} = {f'sorted({found})' if e.sorted else found if fresh else f'list({found})'}")

    def _do(self, e: o.Do) -> None:
        if e.name == "settle_top" and e.into and isinstance(e.args[0], Value) and not binds(e.args[0]):
            zone = self.value(e.args[0])
            top = f"{self.of('z')}[{zone}][-1] if {self.of('v')}[FIXED[{zone}]] else settle_top(s, {zone})"
            self.emit(f"{e.into} = {top}")
            return
        self.emit(f"{e.into} = {e.name}({self.args(e.args)})" if e.into else f"{e.name}({self.args(e.args)})")

    def _when(self, e: o.When) -> None:
        if e.yes or not e.no:
            self.emit(f"if {self.holds(e.cond)}:")
            self.body(e.yes)
        else:
            self.emit(f"if not {self.holds(e.cond)}:")
            self.body(e.no)
        if e.yes and e.no:
            self.emit("else:")
            self.body(e.no)

    def _for_each(self, e: o.ForEach) -> None:
        self.emit(f"for {e.name} in {self.set(e.of)}:")
        self.body(e.body)

    def _offer_each(self, e: o.OfferEach) -> None:
        if self._offer_few(e):
            return
        depth, clauses = self.depth, self._named(e.of, e.name)
        if len(clauses) > LOOPS or isinstance(e.of, s.Reached):
            self.emit(f"o += [{self.value(e.number)} {' '.join(clauses)}]")
            return
        for clause in clauses:
            self.emit(f"{clause}:")
            self.depth += 1
        self.emit(f"o.append({self.value(e.number)})")
        self.depth = depth

    def _offer_few(self, e: o.OfferEach) -> bool:
        """Of a few known things it is asked one by one whether they are options; says whether they are few."""
        few = members(e.of.of) if isinstance(e.of, s.Where) else None
        if (
            few is None
            or len(few) > FEW
            or not isinstance(e.of, s.Where)
            or any(map(binds, (e.number, e.of.cond)))
        ):
            return False
        for i in few:
            known = {e.of.name: Num(i), e.name: Num(i)}
            offer = o.When(put(e.of.cond, known), (o.Offer(put(e.number, known)),))
            for op in simplified_ops((offer,), self.module.tables):
                self.ops[op.__class__](op)
        return True

    def _tell(self, e: o.Tell) -> None:
        values = "".join(f", {self._said(x)}" for x in e.values)
        self.emit(f"s.log(({self.number(e.site)},{values[1:]}))")

    def number(self, of: Numbered) -> str:
        """The number of something in the whole program, or what stands for it until all is printed."""
        if self.numbered is None:
            sites, units = list(self.module.sites), self.module.units
            return str(sites.index(of) if isinstance(of, Site) else units[of[0]].blocks[0].place + of[1])
        self.numbered.append(of)
        return f"{BESIDE}{len(self.numbered) - 1}{BESIDE}"

    def at_place(self, place: int) -> str:
        """The number of a place of the unit that is printed, counted from its first."""
        assert self.here is not None
        return self.number((self.here.name, place))

    def _said(self, x: o.Said) -> str:
        """A value for the log."""
        if isinstance(x, o.One):
            return self.stored(x.of)
        if isinstance(x, o.Alike):
            return f"({self.value(x.of)},) * len({self.set(x.each)})"
        several = f"tuple({self.set(x.of)})" if isinstance(x.of, Set) else self._tuple(x.of)
        return f"who_knows(s, {several})" if isinstance(x, o.WhoKnows) else several

    def _tuple(self, of: Iterable[Value]) -> str:
        return f"({''.join(self.value(x) + ', ' for x in of)})"

    def _step(self, e: o.Step) -> None:
        self.emit(f"s.steps -= {e.steps}")
        self.emit(f"if s.steps < 0: too_much({e.at})")

    def _win(self, e: o.Win) -> None:
        self.emit(f"s.winners = tuple({self.set(e.winners)})")
        self.emit("raise GameOver")

    # ---- units -----------------------------------------------------------------------------------------

    def listing(self, u: Unit, e: b.Wait) -> list[str]:
        """A function that lists the options of a decision again, from what is kept where it goes on."""
        self.here = u
        there = u.blocks[e.then]
        self.out.append(f"def o_{self.at_place(there.place - u.blocks[0].place)}(s):  # {u.name}")
        self.emit("o = []")
        wanted = {x.name for x in every(e.listing) if isinstance(x, (Local, Held))}
        for x in there.live:
            if x in wanted:
                self.emit(self._loaded(x))
        for op in e.listing:
            self.ops[op.__class__](op)
        self.emit("return o")
        self.out[1:1] = [STEP + line for line in self.head()]
        return self.out

    def unit(self, u: Unit) -> list[str]:
        """A unit: it goes on at the place on top of the stack, with what is kept there; other blocks are numbered behind its places."""
        self.here = u
        first = u.blocks[0].place
        self.places = {block.number: block.place - first for block in u.blocks if block.place >= 0}
        last = max(self.places.values())
        entered = {to for block in u.blocks for to in _jumps(block.end)}
        self.at = {
            block.number: last + 1 + block.number
            if block.place < 0 or block.number in entered
            else block.place - first
            for block in u.blocks
        }
        self.ways = {block.number: 0 for block in u.blocks}
        for block in u.blocks:
            for to in targets(block.end):
                self.ways[to] += 1
        self.out.append(f"def {self.names.unit(u.name)}(s, chosen):  # {u.name}")
        heads = [block.number for block in u.blocks if block.place >= 0]
        self.out, before = [], self.out
        self.depth = 2
        bodies: dict[int, list[str]] = {}
        while heads:
            number = heads.pop(0)
            place = self.places.get(number, -1)
            if place >= 0 and place not in bodies:
                self.out = []
                self._loads(number)
                bodies[place] = self.out
                if self.at[number] != place:
                    self._to(number)
                    heads += [x for x in sorted(self.wanted) if x not in heads]
                    continue
            elif self.at[number] in bodies:
                continue
            else:
                self.out = []
            self.behind = {number}
            self._block(number)
            bodies[self.at[number]] = self.out
            heads += [x for x in sorted(self.wanted) if self.at[x] not in bodies and x not in heads]
        self.out, self.depth = before, 1
        if self.telling:
            self.emit("alone = 0")
        leaves = [(number, number) for number in sorted(bodies)]
        if self.again:
            if len(leaves) > 1:
                self.emit(f"pc = {self.of('st')}[-1]")
            self.emit("while True:")
            self.depth += 1
            self._tree("pc", leaves, lambda n: self._indented(bodies[n]))
        else:
            self._tree(f"{self.of('st')}[-1]", leaves, lambda n: self._indented(bodies[n]))
        self.out[1:1] = [STEP + line for line in self.head()]
        return self.out

    def _tree(self, what: str, numbers: list[tuple[int, int]], leaf: Callable[[int], None]) -> None:
        """Go where a number says, by few questions."""
        if len(numbers) == 1:
            leaf(numbers[0][1])
            return
        middle = len(numbers) // 2
        self.emit(f"if {what} < {self.at_place(numbers[middle][0])}:")
        self.depth += 1
        self._tree(what, numbers[:middle], leaf)
        self.depth -= 1
        self.emit("else:")
        self.depth += 1
        self._tree(what, numbers[middle:], leaf)
        self.depth -= 1

    def _loads(self, number: int) -> None:
        """What is kept where a unit goes on."""
        assert self.here is not None
        if self.here.blocks[number].place >= 0 and self.here.blocks[number].live:
            self.emit("; ".join(map(self._loaded, self.here.blocks[number].live)))

    def _indented(self, lines: list[str]) -> None:
        """Lines that were written two steps deep, where we are now."""
        step = STEP * (self.depth - 2)
        self.out += (
            [step + line for line in lines] if self.depth >= 2 else [line[len(STEP) :] for line in lines]
        )

    wanted: frozenset[int] | set[int] = frozenset()
    behind: set[int]
    """The blocks that are being written behind one another."""
    again = False
    """Whether the unit jumps, so that what is written stands in a loop."""

    def _slot(self, x: str) -> str:
        assert self.here is not None
        return f"{self.of('st')}[{self.here.slots[x] - self.here.size}]"

    def _loaded(self, x: str) -> str:
        assert self.here is not None
        return f"{x} = of_mask({self._slot(x)})" if x in self.here.sets else f"{x} = {self._slot(x)}"

    def _keep(self, number: int) -> None:
        assert self.here is not None
        for x in self.here.blocks[number].live:
            self.emit(f"{self._slot(x)} = {f'as_mask({x})' if x in self.here.sets else x}")
        self.emit(f"st[-1] = {self.at_place(self.places[number])}")

    def _block(self, number: int) -> None:
        assert self.here is not None
        self.done.add(number)
        block = self.here.blocks[number]
        for op in block.ops:
            self.ops[op.__class__](op)
        self.ends[block.end.__class__](block.end)

    def _to(self, number: int) -> None:
        """Go on at a block with the locals that there are."""
        assert self.here is not None
        block = self.here.blocks[number]
        if isinstance(block.end, b.Return) and all(isinstance(op, o.Line) for op in block.ops):
            self._return(block.end)
            return
        alone = self.ways[number] == 1 and block.place < 0
        if alone and number not in self.done and self.depth < DEEP:
            self._block(number)
            return
        if self._short(number):
            self._again(number)
            return
        self._jump(number)

    def _back(self, number: int, kept: bool) -> None:
        """Go on at a block where the stack could have waited: somebody has but one choice, or a unit that was called has come back; then
        all has been kept.
        """
        assert self.here is not None
        block = self.here.blocks[number]
        if self.at[number] == self.places[number] and not self._short(number):
            if not kept:
                self._keep(number)
        else:
            for x in block.live:
                if x in self.here.sets:
                    self.emit(f"{x} = sorted({x})")
        self._to(number)

    def _jump(self, number: int) -> None:
        self.again = True
        self.wanted = {*self.wanted, number}
        self.emit(f"pc = {self.at_place(self.at[number])}; continue")

    def _short(self, number: int) -> bool:
        """Whether a block is so short that it is written wherever it is jumped to."""
        assert self.here is not None
        block = self.here.blocks[number]
        ops = [op for op in block.ops if not isinstance(op, o.Line)]
        return (
            number not in self.behind
            and self.depth < DEEP
            and len(ops) <= SHORT
            and not any(isinstance(op, (o.When, o.ForEach)) for op in ops)
            and isinstance(block.end, (b.Jump, b.Return))
        )

    def _again(self, number: int) -> None:
        """Write a short block once more."""
        self.behind.add(number)
        self._block(number)
        self.behind.discard(number)

    def _branch(self, e: b.Branch) -> None:
        self.emit(f"if {self.holds(e.cond)}:")
        self.depth += 1
        self._to(e.yes)
        self.depth -= 1
        self._to(e.no)

    def _wait(self, e: b.Wait) -> None:
        self.emit("o = []")
        for op in e.listing:
            self.ops[op.__class__](op)
        self.emit(f"if {self._asked(e)}:")
        self.depth += 1
        self.emit(f"s.o = o; s.who = {self.value(e.who)}")
        self._keep(e.then)
        self.emit("return 1")
        self.depth -= 1
        if not e.may:
            self.emit("if o:")
            self.depth += 1
            self.emit(
                f"s.o = o; s.who = {self.value(e.who)}; chosen = o[0]{'; alone = 1' if self.telling else ''}"
            )
            self._back(e.then, kept=False)
            self.depth -= 1
        self._to(e.none)

    def _asked(self, e: b.Wait) -> str:
        """When somebody is asked: a table may ask also those with nothing to choose, and whoever studies may see all choices."""
        asked = "len(o) > 1"
        if not self.telling:
            return asked
        anyway = "" if e.anyway is None else f"s.r[-1] and asks(s, {self.value(e.who)})"
        if e.may:
            return f"{asked} or ({anyway} and {self.holds(e.anyway)})" if e.anyway is not None else asked
        return f"{asked} or (s.see_all and o)" + (f" or (o and {anyway})" if anyway else "")

    def _call(self, e: b.CallUnit) -> None:
        single = len(e.units) == 1 and e.which == Num(0)
        if not e.units:
            self._to(e.then)
            return
        if not single:
            self.emit(f"which = {self.value(e.which)}")
            self.emit("if which >= 0:")
            self.depth += 1
        self._keep(e.then)
        called = self.module.units[e.units[0]]
        if single:
            frame = ["0"] * (called.size - 1) + [self.number((called.name, 0))]
            for p, a in zip(called.params, e.args, strict=True):
                if p.name in called.slots and p.name in called.blocks[0].live:
                    frame[called.slots[p.name]] = f"as_mask({self.either(a)})" if p.many else self.either(a)
            self.emit(f"st += ({', '.join(frame)},)")
            unit = self.names.unit(e.units[0])
            room = f" if len(st) < {HIGH} else 2" if e.units[0] in self.round else ""
            self.emit(f"if far := {unit}(s, 0){room}: return far")
        else:
            args = ", ".join(self.either(a) for a in e.args)
            number = self.names.one_unit_of(e.units)
            self.emit(f"enter(st, E_{number}[which], ({args},))")
            room = f" if len(st) < {HIGH} else 2" if self.round & set(e.units) else ""
            self.emit(f"if far := H_{number}[which](s, 0){room}: return far")
        self._back(e.then, kept=True)
        if not single:
            self.depth -= 1
            self._to(e.then)

    def _return(self, e: b.Return) -> None:
        assert self.here is not None
        self.emit(f"del st[-{self.here.size}:]")
        self.emit("return 0")
