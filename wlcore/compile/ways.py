"""Ways over the board: where some steps lead is remembered, by all that it hangs on.

What a step may do hangs on what is printed on places, on values that belong to a place near by, on values that are
compared with one, and on values that have nothing to do with places. A function made for each kind of way gathers these,
looks whether the same steps have been taken before, and else walks. Where a step hangs on anything else, it always walks.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from wlcore.compile.names import LOCAL, Names
from wlcore.lang import meaning as m

if TYPE_CHECKING:
    from wlcore.compile.exprs import ExprWriter

ROW = re.compile(r"(\d+)\+(x\d+)")
CALLING = re.compile(r"\(s[,)]|//|\b(at|marked|asked)\(")
"""What must not be worked out where the rules would not: it may count, fail, or settle what was open."""
Helpers = dict[tuple[str, tuple[str, ...], tuple[str, ...]], int]
"""Functions that remember where ways lead: the table they use, parameters and lines of each, with its number."""
T = TypeVar("T")
READING = re.compile(r"\b[vzrs][.\[]")


def ways(writer: ExprWriter, e: m.Reached, names: Names) -> str:
    """Where some steps lead, as an expression."""
    start, steps = writer.expr(e.start, names), writer.expr(e.steps, names)
    first = names.counter.next
    inner = names.child()
    here = inner.new(e.name)
    by = f"lambda {here}: {writer.expr(e.by, inner)}"
    through = "" if e.through is None else writer.expr(e.through, names)
    walk = f"reached({{}}, {{}}, {e.exactly}, {by})"
    if through:
        walk = f"reached_through({{}}, {{}}, {e.exactly}, {by}, {through})"
    hinges = Hinges(writer, here)
    if writer.helpers is None or not hinges.steps(e.by, inner) or not hinges.over(through):
        return walk.format(start, steps)
    body = [
        "    near, values, known = WAYS_{}[start, steps]",
        f"    key = ({', '.join([*hinges.key(), ''])})",
        f"    return known.get(key) or keep(known, key, {walk.format('start', 'steps')})",
    ]
    free = sorted({x for x in LOCAL.findall("\n".join(body)) if int(x[1:]) < first}, key=lambda x: int(x[1:]))
    order = list(dict.fromkeys([*free, *LOCAL.findall("\n".join(body))]))
    lines = [LOCAL.sub(lambda found: f"x{order.index(found.group())}", line) for line in body]
    made = f"Ways(({''.join(t + ', ' for t in hinges.tables)}), {tuple(hinges.rows)})"
    args = ["s", "start", "steps", *(f"x{i}" for i in range(len(free)))]
    number = writer.helpers.setdefault((made, tuple(args), tuple(lines)), len(writer.helpers))
    return f"ways_{number}({', '.join(['s', start, steps, *free])})"


class Hinges:
    """What the steps of one kind of way hang on, as code: values that belong to places begin at `rows`, those that are
    compared with a place are of interest only when they are one near by.
    """

    def __init__(self, writer: ExprWriter, here: str) -> None:
        self.writer = writer
        self.places = {here}
        self.tables: list[str] = []
        self.rows: list[int] = []
        self.alone: list[str] = []
        self.compared: list[str] = []

    def key(self) -> list[str]:
        """The parts of the key by which an answer is remembered."""
        found = ["values(v)"] if self.rows else []
        found += [x if x.startswith("tuple(") else f"y if (y := {x}) in near else -1" for x in self.compared]
        return found + self.alone

    def steps(self, e: m.Expr, names: Names) -> bool:
        """Note what a set of places next to one hangs on; whether that can be told."""
        match e:
            case m.Prop(of=m.Local(name=x)) if names.known[x] in self.places:
                self.note(self.tables, self.writer.expr(e, names).partition("[")[0])
                return True
            case m.Filter():
                inner = names.child()
                found = self.steps(e.of, names)
                self.places.add(inner.new(e.name))
                return found and self.hangs(e.cond, inner)
            case m.Combine():
                return self.steps(e.left, names) and self.steps(e.right, names)
            case m.Ask() if (value := self.writer.unfolded(e, names)) is not None:
                return self.steps(*value)
        return False

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
                self.note(self.alone, code)
            return not CALLING.search(code)
        match e:
            case m.Local():
                return True
            case m.Not() | m.Prop() | m.IsKind():
                return self.hangs(e.of, names)
            case m.Op(op="is" | "is not") if self.compares(e.left, e.right, names):
                return True
            case m.Op():
                return self.hangs(e.left, names) and self.hangs(e.right, names)
            case m.Read():
                found = ROW.fullmatch(self.writer.place(e, names))
                if found is not None:
                    self.note(self.rows, int(found[1]))
                return found is not None
            case m.Quantified(quantifier="any" | "no", cond=None):
                return self.stands_there(e.of, names)
            case m.Ask() if (value := self.writer.unfolded(e, names)) is not None:
                return self.hangs(*value)
        return False

    def compares(self, left: m.Expr, right: m.Expr, names: Names) -> bool:
        """Note what a place is compared with."""
        a, b = self.writer.expr(left, names), self.writer.expr(right, names)
        a, b = (a, b) if a in self.places else (b, a)
        if a not in self.places or self.about_places(b) or CALLING.search(b):
            return False
        self.note(self.compared, b)
        return True

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
        code = f"tuple([y for y in [{place} {' '.join(clauses)}] if y in near])"
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


def functions(helpers: Helpers) -> list[str]:
    """The source of all functions that remember where ways lead."""
    found = []
    for (made, args, lines), number in helpers.items():
        text = "\n".join(lines).replace("WAYS_{}", f"WAYS_{number}")
        held = "; ".join(f"{x} = s.{x}" for x in "vzr" if re.search(rf"(?<![\w.]){x}\b", text))
        found += [f"def ways_{number}({', '.join(args)}):", *([f"    {held}"] if held else [])]
        found += [*text.split("\n"), f"WAYS_{number} = {made}"]
    return found
