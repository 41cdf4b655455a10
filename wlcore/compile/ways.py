"""Ways over the board: where some steps lead is remembered, by the places that are open.

What a step may do hangs on what is printed on places, on values that belong to one, on values that are compared with one, and on
values that have nothing to do with places. So the places that cannot be left and those that cannot be entered are each told as
one number with a bit for each place, and where ways lead hangs on nothing else. Where a step hangs on anything else, ways are
gone each time.
"""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from wlcore.compile.members import parts
from wlcore.compile.names import LOCAL, Names
from wlcore.compile.told import CALLING, opposite
from wlcore.lang import meaning as m
from wlcore.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wlcore.compile.exprs import ExprWriter
    from wlcore.compile.helpers import Helpers

ROW = re.compile(r"(\d+)\+(x\d+)")
HELD = ("way", "holds")
"""What a function that looks ways up keeps in locals: what is known of these ways, and what is true of places."""
WORD = re.compile(r"(?<![.\w])[a-z]\w*\b")
"""A name, but not of something that belongs to something."""
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
    own = names.apart()  # locals that only fast code needs
    bound = dict.fromkeys(x for line in found.looking for x in LOCAL.findall(line))
    here = {x: own.fresh() for x in (*HELD, *bound)} | dict(zip(found.args, found.given, strict=True))
    lines = [WORD.sub(lambda x: here.get(x[0], x[0]), line) for line in found.looking]
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
    by = writer.expr(e.by, inner)
    through = "" if e.through is None else writer.expr(e.through, names)
    open_ = Open(writer, here, start)
    sorts = open_.sorts_of(e.by, inner.apart()) if writer.remembers else []
    if writer.helpers is None or not sorts or CALLING.search(through):
        over = f", {through}" if through else ""
        code = f"reached({start}, {steps}, {e.exactly}, lambda {here}: {by}{over})"
        return f"[{shift} + y for y in {code}]" if shift else code
    tables = "".join(f"{way.written(open_)}, " for way in sorts)
    if READING.search(through) or LOCAL.search(through):
        through = str(open_.part(f"as_mask({through}) & way.near"))
    made = f"Ways(({tables}), {len(open_.gates)}, {e.exactly}, {through or None}, {shift})"
    looking = [f"way = WAYS_{{0}}[start][{open_.paces()}]", f"return way[{open_.key()}]"]
    if "holds" in looking[1]:
        looking.insert(1, "holds = y if (y := s.truths) >= 0 else truths(s)")
    text = "\n".join(looking)
    free = sorted({x for x in LOCAL.findall(text) if int(x[1:]) < first}, key=lambda x: int(x[1:]))
    order = list(dict.fromkeys([*free, *LOCAL.findall(text)]))
    looking = [LOCAL.sub(lambda found: f"x{order.index(found.group())}", line) for line in looking]
    args = ["s", "start", "steps", *(f"x{i}" for i in range(len(free)))]
    made_before = writer.helpers.ways
    number = made_before.setdefault((made, tuple(args), tuple(looking)), len(made_before))
    return Known(number, args, ["s", start, steps, *free], filled(looking, number))


def filled(lines: Iterable[str], number: int) -> list[str]:
    """Lines of a function, when its number is known."""
    return [line.replace("{0}", str(number)) for line in lines]


@dataclass(frozen=True)
class Sort:
    """A table of what lies next to each place; what must always hold of a step, as `tests` of both places; the numbers of the
    gates that must be open; in what sets of places one is that cannot be left, and one that cannot be entered.
    """

    table: str
    tests: tuple[str, ...] = ()
    gates: tuple[int, ...] = ()
    left: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()

    def written(self, open_: Open) -> str:
        """As it is written in generated code."""
        possible = f"lambda x0, x1: {' and '.join(self.tests) or 'True'}"
        left, entered = (
            open_.part(f"{united(sets)} & way.{bound}") if sets else -1
            for sets, bound in ((self.left, "before"), (self.entered, "near"))
        )
        return f"({self.table}, {possible}, {self.gates}, {left}, {entered})"


class Open:
    """What the steps of one kind of way hang on, as code: `gates` have nothing to do with places and say whether ways of a
    sort are open at all, `parts` are sets of places. Steps begin at the local `here`.
    """

    def __init__(self, writer: ExprWriter, here: str, start: str) -> None:
        self.writer, self.here, self.start = writer, here, start
        self.places = {here}
        self.size = 0
        self.gates: list[str] = []
        self.parts: list[str] = []

    def part(self, code: str) -> int:
        """The number of a part of the key."""
        return noted(self.parts, code)

    def key(self) -> str:
        """By what an answer is remembered."""
        return self.parts[0] if len(self.parts) == 1 else f"({', '.join(self.parts)})"

    def paces(self) -> str:
        """The number of steps, with a bit behind it for each gate that is open."""
        if not self.gates:
            return "steps"
        bits = [f"({1 << i} if {gate} else 0)" for i, gate in enumerate(self.gates)]
        return " + ".join([f"steps * {1 << len(bits)}", *bits])

    def sorts_of(self, e: m.Expr, names: Names) -> list[Sort]:
        """The ways on from a place; none if it cannot be told what they hang on."""
        match e:
            case m.Prop(of=m.Local(name=x)) if names.known[x] == self.here and self.writer.helpers:
                table = self.writer.expr(e, names).partition("[")[0]
                self.size = len(self.writer.helpers.printed[table]) - 1  # the last is for nobody
                return [Sort(table)]
            case m.Filter():
                inner = names.child()
                found = self.sorts_of(e.of, names)
                there = inner.new(e.name)
                self.places.add(there)
                for cond in parts(self.writer, e.cond, inner) if found else ():
                    found = self.only(found, *cond, there)
                return found
            case m.Combine(op="also"):
                left, right = self.sorts_of(e.left, names), self.sorts_of(e.right, names)
                return left + right if left and right else []
            case m.Ask() if (value := self.writer.unfolded(e, names)) is not None:
                return self.sorts_of(*value)
        return []

    def only(self, sorts: list[Sort], e: m.Expr, names: Names, there: str) -> list[Sort]:
        """The same ways, if a condition holds; none if it cannot be told what that hangs on."""
        code = self.writer.truth(e, names)
        used = set(LOCAL.findall(code))
        if not self.harmless(code):
            return []
        if used <= {self.here, there} and not READING.search(code):
            test = LOCAL.sub(lambda x: "x0" if x[0] == self.here else "x1", code)
            return [replace(way, tests=(*way.tests, test)) for way in sorts]
        if used.isdisjoint(self.places):
            number = noted(self.gates, code)
            return [replace(way, gates=(*way.gates, number)) for way in sorts]
        if not used.isdisjoint(self.places - {self.here}):
            found = self.those(e, names, there, False)
            return [replace(way, entered=(*way.entered, found)) for way in sorts if found]
        found = self.those(e, names, self.here, False)
        return [replace(way, left=(*way.left, found)) for way in sorts]

    def harmless(self, code: str) -> bool:
        """Whether a condition can be worked out wherever one stands, also where the rules would not ask it any more. What is
        looked up for nobody is something else, and must lead to nothing further.
        """
        if CALLING.search(code):
            return False
        within = [index for outer in indices(ast.parse(code, mode="eval")) for index in indices(outer)]
        told = [ast.unparse(index) for index in within]
        return not any("[" in index or not self.places.issuperset(LOCAL.findall(index)) for index in told)

    def those(self, e: m.Expr, names: Names, place: str, holds: bool) -> str:
        """The set of all places of which a condition holds, or does not, as code; empty if it hangs on more than that place.
        Of places farther away than can matter it says what it likes.
        """
        code = self.writer.truth(e, names)
        used = self.places.intersection(LOCAL.findall(code))
        if not used:
            return f"(-1 if {code} else 0)" if holds else f"(0 if {code} else -1)"
        if used != {place}:
            return ""
        match e:
            case m.Not():
                return self.those(e.of, names, place, not holds)
            case m.Op(op="and" | "or"):
                return self.both(e, names, place, holds)
            case m.Op(op="is" | "is not"):
                if other := self.compared(e, names, place):
                    return self.bit(other, holds is (e.op == "is"))
            case m.Read():
                if found := self.row(e, names):
                    return found if holds else f"~{found}"
            case m.Quantified(quantifier="any" | "no", cond=None):
                if found := self.stands_there(e.of, names, place):
                    return found if holds is (e.quantifier == "any") else f"~{found}"
            case m.Ask() if (value := self.writer.unfolded(e, names)) is not None:
                return self.those(*value, place, holds)
        return f"as_mask([{place} for {place} in way.there if {code if holds else opposite(code)}])"

    def both(self, e: m.Op, names: Names, place: str, holds: bool) -> str:
        """The places for which both conditions hold, or one of them; or all others."""
        if_met = {("or", True): "-1", ("or", False): "0"}.get((e.op, holds))
        if_not = {("and", True): "0", ("and", False): "-1"}.get((e.op, holds))
        for one, other in ((e.left, e.right), (e.right, e.left)):
            code = self.writer.truth(one, names)
            if self.places.isdisjoint(LOCAL.findall(code)):
                found = self.those(other, names, place, holds)
                return f"({if_met or found} if {code} else {if_not or found})"
        left, right = (self.those(x, names, place, holds) for x in (e.left, e.right))
        return f"({left} {'|' if holds is (e.op == 'or') else '&'} {right})"

    def compared(self, e: m.Op, names: Names, place: str) -> str:
        """With what a place is compared, if that has nothing to do with places on the way."""
        a, b = self.writer.expr(e.left, names), self.writer.expr(e.right, names)
        other = b if a == place else a if b == place else ""
        return other if self.places.isdisjoint(LOCAL.findall(other)) else ""

    def bit(self, place: str, inside: bool) -> str:
        """A set of one place, or of all others; nowhere is no place."""
        if place == self.start:
            return "way.here" if inside else "way.away"
        assert self.writer.helpers is not None
        found = f"{self.writer.helpers.kept({x: 1 << x for x in range(self.size)})}.get({place}, 0)"
        return found if inside else f"~{found}"

    def row(self, e: m.Read, names: Names) -> str:
        """The places for which a value is true that each of them has, if that is among what is told of places."""
        found = ROW.fullmatch(self.writer.place(e, names))
        base = self.writer.layout.base(e.place)
        bit = self.writer.layout.bits.get(base)
        if found is None or bit is None:
            return ""
        bit += int(found[1]) - base
        return f"(holds {'>>' if bit > 0 else '<<'} {abs(bit)})" if bit else "holds"

    def stands_there(self, e: m.Expr, names: Names, place: str) -> str:
        """The places with which one of some things is compared, as far as all else is true of them."""
        if isinstance(e, m.Ask) and (value := self.writer.unfolded(e, names)) is not None:
            e, names = value
        inner = names.child()
        conds: list[m.Expr] = []
        named: list[str] = []
        while isinstance(e, m.Filter):
            named.append(e.name)
            conds.append(e.cond)
            e = e.of
        clauses, x = self.writer.simple_element(e, inner)
        inner.known.update(dict.fromkeys(named, x))
        where = ""
        while conds:
            cond = conds.pop()
            code = self.writer.truth(cond, inner)
            if self.places.isdisjoint(LOCAL.findall(code)):
                clauses.append(f"if {code}")
            elif isinstance(cond, m.Op) and cond.op == "and":
                conds += [cond.right, cond.left]
            elif isinstance(cond, m.Op) and cond.op == "is" and not where:
                where = self.compared(cond, inner, place)
                if not where:
                    return ""
            else:
                return ""
        code = f"sum({{{self.bit(where, True)} {' '.join(clauses)}}})"
        return code if where and self.places.isdisjoint(LOCAL.findall(code)) else ""


def indices(code: ast.AST) -> list[ast.expr]:
    """By what something is looked up in code."""
    return [found.slice for found in ast.walk(code) if isinstance(found, ast.Subscript)]


def united(sets: Sequence[str]) -> str:
    """What is in one of some sets."""
    return sets[0] if len(sets) == 1 else f"({' | '.join(sets)})"


def noted(where: list[str], code: str) -> int:
    """The number of some code in a list, where it is noted once."""
    if code not in where:
        where.append(code)
    return where.index(code)


def way_functions(helpers: Helpers) -> list[str]:
    """The source of all functions that remember where ways lead."""
    found = []
    for (made, args, looking), number in helpers.ways.items():
        found.append(f"WAYS_{number} = {made}")
        if number in helpers.ways_called:
            lines = filled(looking, number)
            text = "\n".join(lines)
            held = "; ".join(f"{x} = s.{x}" for x in "vzr" if re.search(rf"(?<![\w.]){x}\b", text))
            found += [f"def ways_{number}({', '.join(args)}):", *[f"    {x}" for x in (held, *lines) if x]]
    return found
