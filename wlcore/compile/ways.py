"""Ways over the board: where some steps lead is remembered, by all that it hangs on.

What a step may do hangs on what is printed on places, on values that belong to a place near by, on values that are
compared with one, and on values that have nothing to do with places. A function made for each kind of way gathers these,
looks whether the same steps have been taken before, and else walks. Where a step hangs on anything else, it always walks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from wlcore.compile.members import parts
from wlcore.compile.names import LOCAL, Names
from wlcore.compile.told import CALLING, yes_or_no
from wlcore.lang import meaning as m

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter
    from wlcore.compile.helpers import Helpers
    from wlcore.lang.symbols import Place

ROW = re.compile(r"(\d+)\+(x\d+)")
KNOWN, VALUES, NEAR, BEFORE, BESIDE, TRUTHS = (f"way[{i}]" for i in range(6))
"""What is known of the ways from a place."""
HELD = ("way", "found", "key")
"""What a function that looks ways up keeps in locals."""
WORD = re.compile(r"\b[a-z]\w*\b")
T = TypeVar("T")
READING = re.compile(r"\b[vzrs][.\[]")


def ways(writer: ExprWriter, e: m.Reached, names: Names) -> str:
    """Where some steps lead, as an expression."""
    found = remembered(writer, e, names)
    if isinstance(found, str):
        return found
    assert writer.helpers is not None
    writer.helpers.ways_called.add(found.number)
    return f"ways_{found.number}({', '.join(found.given)})"


def ways_listed(writer: ExprWriter, e: m.Reached, names: Names, shift: int) -> list[str]:
    """Lines that add the numbers of the options that stand for these places to `o`, without a call if they are remembered."""
    found = remembered(writer, e, names, shift)
    if isinstance(found, str):
        return [f"o += {found}"]
    own = names.apart()
    here = {x: own.fresh() for x in HELD} | dict(zip(found.args, found.given, strict=True))
    lines = [WORD.sub(lambda x: here.get(x[0], x[0]), line.strip()) for line in found.looking]
    return [*lines[:-1], lines[-1].replace("return", "o +=", 1)]


@dataclass(frozen=True, slots=True)
class Known:
    """Ways that are remembered: what is given to look them up, and the lines of a function that does so."""

    number: int
    args: list[str]
    given: list[str]
    looking: list[str]


def remembered(writer: ExprWriter, e: m.Reached, names: Names, shift: int = 0) -> Known | str:
    """What is needed to look up where some steps lead; if they have to be gone each time, the expression that does so. With
    a `shift`, it is the numbers of options that are remembered.
    """
    start, steps = writer.expr(e.start, names), writer.expr(e.steps, names)
    first = names.counter.next
    inner = names.child()
    here = inner.new(e.name)
    by = f"lambda {here}: {writer.expr(e.by, inner)}"
    through = "" if e.through is None else writer.expr(e.through, names)
    hinges = Hinges(writer, here, start)
    ways_on = hinges.steps(e.by, inner.apart()) if writer.remembers else []
    if writer.helpers is None or not ways_on or not hinges.over(through):
        return walk(e, start, steps, by, through, shift)
    looking = [
        f"    way = WAYS_{{0}}[start][{hinges.paces()}]",
        f"    found = {KNOWN}.get(key := {hinges.key()})",
        f"    return keep({KNOWN}, key, walk_{{0}}({{1}})) if found is None else found",
    ]
    walking = [f"    return {walk(e, 'start', 'steps', hinges.by() or by, through, shift)}"]
    text = "\n".join([*looking, *walking])
    free = sorted({x for x in LOCAL.findall(text) if int(x[1:]) < first}, key=lambda x: int(x[1:]))
    order = list(dict.fromkeys([*free, *LOCAL.findall(text)]))
    looking, walking = (
        [LOCAL.sub(lambda found: f"x{order.index(found.group())}", line) for line in lines]
        for lines in (looking, walking)
    )
    tables = "".join(f"{way.written()}, " for way in ways_on)
    made = f"Ways(({tables}), {len(hinges.gates)}, {', '.join([str(tuple(x)) for x in hinges.belonging()])})"
    args = ["s", "start", "steps", *(f"x{i}" for i in range(len(free)))]
    made_before = writer.helpers.ways
    number = made_before.setdefault((made, tuple(args), tuple(looking), tuple(walking)), len(made_before))
    lines = [filled(line, number, args) for line in looking]
    return Known(number, args, ["s", start, steps, *free], lines)


def filled(line: str, number: int, args: Iterable[str]) -> str:
    """A line of a function, when its number is known."""
    return line.replace("{0}", str(number)).replace("{1}", f"{', '.join(args)}, {BESIDE}")


def walk(e: m.Reached, start: str, steps: str, by: str, through: str, shift: int) -> str:
    """The expression that goes step by step."""
    args = f"{start}, {steps}, {e.exactly}, {by}"
    code = f"reached_through({args}, {through})" if through else f"reached({args})"
    return f"[{shift} + y for y in {code}]" if shift else code


@dataclass(frozen=True)
class WayOn:
    """A table of what lies next to each place, with what must always hold of the place next to it, as tests of `x0`, and
    the numbers of the gates that must be open.
    """

    table: str
    tests: tuple[str, ...] = ()
    gates: tuple[int, ...] = ()

    def written(self) -> str:
        """As it is written in generated code."""
        return f"({self.table}, lambda x0: {' and '.join(self.tests) or 'True'}, {self.gates})"


class Hinges:
    """What the steps of one kind of way hang on, as code.

    Values that belong to places begin at `rows`; those at `rows_before` matter only where a step begins. The same for
    `truths` that have bits, by the bit of the first place. What is compared with a place is of interest only when it is one
    near by. `gates` have nothing to do with places and say whether ways of a sort are open at all. What is `left` has to
    be asked at each step, with the local for the place that it leads to; ways are `alike` if that is the same for all.
    """

    def __init__(self, writer: ExprWriter, here: str, start: str) -> None:
        self.writer, self.here, self.start = writer, here, start
        self.places = {here}
        self.rows: list[int] = []
        self.rows_before: list[int] = []
        self.truths: list[int] = []
        self.truths_before: list[int] = []
        self.gates: list[str] = []
        self.alone: list[str] = []
        self.compared: list[str] = []
        self.left: list[tuple[str, str]] = []
        self.alike = True

    def paces(self) -> str:
        """The number of steps, with a bit behind it for each gate that is open."""
        if not self.gates:
            return "steps"
        bits = [f"({1 << i} if {gate} else 0)" for i, gate in enumerate(self.gates)]
        return " + ".join([f"steps * {1 << len(bits)}", *bits])

    def key(self) -> str:
        """By what an answer is remembered."""
        found = [*self.compared, *self.alone]
        if self.truths or self.truths_before:
            found.insert(0, f"(y if (y := s.truths) >= 0 else truths(s)) & {TRUTHS}")
        if self.rows or self.rows_before:
            found.insert(0, f"{VALUES}(v)")
        return found[0] if len(found) == 1 else f"({', '.join(found)})"

    def belonging(self) -> tuple[list[int], ...]:
        """Where values that belong to places lie."""
        return self.rows_before, self.rows, self.truths_before, self.truths

    def by(self) -> str:
        """What a step does, where what always holds of the places beside one is known; nothing if ways are not alike."""
        if not self.alike:
            return ""
        to = next((there for _, there in self.left), f"{self.here}0")
        asked = [re.sub(rf"\b{there}\b", to, code) for code, there in self.left]
        first = [code for code in asked if to not in LOCAL.findall(code)]
        then = "".join(f" if {code}" for code in asked if code not in first)
        code = f"[{to} for {to} in beside[{self.here}]{then}]" if then else f"beside[{self.here}]"
        return f"lambda {self.here}: {code}" + (f" if {' and '.join(first)} else ()" if first else "")

    def steps(self, e: m.Expr, names: Names) -> list[WayOn]:
        """Note what a set of places next to one hangs on; none if that cannot be told."""
        match e:
            case m.Prop(of=m.Local(name=x)) if names.known[x] == self.here:
                return [WayOn(self.writer.expr(e, names).partition("[")[0])]
            case m.Filter():
                inner = names.child()
                found = self.steps(e.of, names)
                there = inner.new(e.name)
                self.places.add(there)
                for cond in parts(self.writer, e.cond, inner):
                    found = self.only(found, cond, there)
                return found
            case m.Combine(op="also"):
                before = len(self.left)
                left, right = self.steps(e.left, names), self.steps(e.right, names)
                self.alike &= len(self.left) == before
                return left + right if left and right else []
            case m.Ask() if (value := self.writer.unfolded(e, names)) is not None:
                return self.steps(*value)
        return []

    def only(self, ways_on: list[WayOn], cond: tuple[m.Expr, Names], there: str) -> list[WayOn]:
        """The same ways, if a condition holds; none if it cannot be told what that hangs on."""
        code = self.writer.truth(*cond)
        used = set(LOCAL.findall(code))
        if CALLING.search(code):
            return []
        if used <= {there} and not READING.search(code):
            test = LOCAL.sub("x0", code)
            return [WayOn(way.table, (*way.tests, test), way.gates) for way in ways_on]
        if not self.about_places(code):
            self.note(self.gates, code)
            number = self.gates.index(code)
            return [WayOn(way.table, way.tests, (*way.gates, number)) for way in ways_on]
        self.left.append((code, there))
        return ways_on if self.hangs(*cond) else []

    def over(self, through: str) -> bool:
        """Note what the places hang on through which a way has to lead."""
        if READING.search(through):
            self.note(self.alone, f"tuple({through})")
        return not CALLING.search(through)

    def hangs(self, e: m.Expr, names: Names) -> bool:
        """Note what a condition hangs on; whether that can be told."""
        code = self.writer.truth(e, names)
        if not self.about_places(code):
            if READING.search(code):
                self.note(self.alone, yes_or_no(code))
            return not CALLING.search(code)
        match e:
            case m.Local():
                return True
            case m.Not() | m.Prop() | m.IsKind():
                return self.hangs(e.of, names)
            case m.Op(op="is" | "is not") if self.compares(e.left, e.right, names):
                return True
            case m.Op():
                return self.guarded(e, names) or (self.hangs(e.left, names) and self.hangs(e.right, names))
            case m.Read():
                found = ROW.fullmatch(self.writer.place(e, names))
                if found is not None:
                    self.row(int(found[1]), e.place, found[2] == self.here)
                return found is not None
            case m.Quantified(quantifier="any" | "no", cond=None):
                return self.stands_there(e.of, names)
            case m.Ask() if (value := self.writer.unfolded(e, names)) is not None:
                return self.hangs(*value)
        return False

    def row(self, first: int, place: Place, before: bool) -> None:
        """Note what a value hangs on that belongs to a place; `before` if that matters only where a step begins."""
        base = self.writer.layout.base(place)
        bit = self.writer.layout.bits.get(base)
        if bit is None:
            self.note(self.rows_before if before else self.rows, first)
        else:
            self.note(self.truths_before if before else self.truths, bit + first - base)

    def compares(self, left: m.Expr, right: m.Expr, names: Names, guard: str = "") -> bool:
        """Note what a place is compared with, as far as a guard allows."""
        a, b = self.writer.expr(left, names), self.writer.expr(right, names)
        a, b = (a, b) if a in self.places else (b, a)
        if a not in self.places or self.about_places(b) or CALLING.search(b):
            return False
        if b == self.start:
            return True
        near = BEFORE if a == self.here else NEAR
        self.note(self.compared, f"y if {guard}(y := {b}) in {near} else -1")
        return True

    def guarded(self, e: m.Op, names: Names) -> bool:
        """Whether it is a comparison with a place, and something that has nothing to do with places: then the one
        matters only while the other holds.
        """
        if e.op != "and":
            return False
        for one, other in ((e.left, e.right), (e.right, e.left)):
            code = self.writer.truth(other, names)
            if isinstance(one, m.Op) and one.op == "is" and not self.about_places(code):
                return not CALLING.search(code) and self.compares(one.left, one.right, names, f"{code} and ")
        return False

    def stands_there(self, e: m.Expr, names: Names) -> bool:
        """Note what is compared with a place for each of some things, as far as all else is true of them."""
        if isinstance(e, m.Ask) and (value := self.writer.unfolded(e, names)) is not None:
            e, names = value
        inner = names.child()
        conds: list[m.Expr] = []
        x = inner.fresh()
        while isinstance(e, m.Filter):
            inner.known[e.name] = x
            conds.append(e.cond)
            e = e.of
        clauses = [f"for {x} in {self.writer.expr(e, inner)}"]
        place = ""
        while conds:
            cond = conds.pop()
            code = self.writer.truth(cond, inner)
            if not self.about_places(code):
                clauses.append(f"if {code}")
            elif isinstance(cond, m.Op) and cond.op == "and":
                conds += [cond.right, cond.left]
            elif isinstance(cond, m.Op) and cond.op == "is" and not place:
                a, b = self.writer.expr(cond.left, inner), self.writer.expr(cond.right, inner)
                place = b if a in self.places else a if b in self.places else ""
                if not place or self.about_places(place):
                    return False
            else:
                return False
        code = f"tuple([y for y in [{place} {' '.join(clauses)}] if y in {NEAR}])"
        if not place or self.about_places(code) or CALLING.search(code):
            return False
        self.note(self.compared, code)
        return True

    def about_places(self, code: str) -> bool:
        """Whether code has to do with a place on the way."""
        return not self.places.isdisjoint(LOCAL.findall(code))

    @staticmethod
    def note(where: list[T], what: T) -> None:
        """Note something once."""
        if what not in where:
            where.append(what)


def way_functions(helpers: Helpers) -> list[str]:
    """The source of all functions that remember where ways lead."""
    found = []
    for (made, args, looking, walking), number in helpers.ways.items():
        given = ", ".join(args)
        if number in helpers.ways_called:
            found += _function(
                f"ways_{number}", given, "\n".join(filled(line, number, args) for line in looking)
            )
        found.append(f"WAYS_{number} = {made}")
        found += _function(f"walk_{number}", f"{given}, beside", "\n".join(walking))
    return found


def _function(name: str, args: str, text: str) -> list[str]:
    held = "; ".join(f"{x} = s.{x}" for x in "vzr" if re.search(rf"(?<![\w.]){x}\b", text))
    return [f"def {name}({args}):", *([f"    {held}"] if held else []), *text.split("\n")]
