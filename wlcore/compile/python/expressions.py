"""Values and sets as Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.fold import is_truth, numbers_of
from wlcore.compile.ir.values import Num
from wlcore.compile.python.names import SourceNames

OTHER = {"//": "//", "%": "%"}
CALLED = {"lowest": "min", "highest": "max"}
FEW = 3
"""Among more numbers than these one is sought by a table."""


class Expressions:
    """Prints values and sets of one function or unit. `s` is the state, `v z r st` are its values, zones, settings and stack."""

    def __init__(self, names: SourceNames) -> None:
        self.names = names
        self.places: dict[int, int] = {}
        self.held: set[str] = set()
        self.values: dict[type, Callable[[Any], str]] = {
            v.Num: lambda e: str(e.n) if e.n >= 0 else f"({e.n})",
            v.Local: lambda e: e.name,
            v.Field: lambda e: "chosen" if e.name == "chosen" else self.field(e.name),
            v.PlaceOf: lambda e: self.at_place(self.places[e.block]),
            v.Read: lambda e: f"{self.of('v')}[{self.value(e.index)}]",
            v.Setting: lambda e: f"s.r[{e.number}]",
            v.Entry: lambda e: f"{e.table}[{self.value(e.index)}]",
            v.Beside: lambda e: f"{'LEFT' if e.left else 'RIGHT'}[s.n][{self.value(e.of)}]",
            v.Op: self._op,
            v.Times: lambda e: f"times({self.value(e.left)}, {self.value(e.right)}, {e.at})",
            v.Quotient: lambda e: f"divided({self.value(e.left)}, {self.value(e.right)}, {e.at})",
            v.Remainder: lambda e: f"remainder({self.value(e.left)}, {self.value(e.right)}, {e.at})",
            v.Bounded: lambda e: f"bounded({self.value(e.of)}, {e.at})",
            v.Half: lambda e: f"(-(-{self.value(e.of)} // 2))",
            v.Counted: lambda e: f"counted({self.value(e.of)})",
            v.Not: lambda e: f"(not {self.holds(e.of)})",
            v.Choose: lambda e: f"({self.value(e.yes)} if {self.holds(e.cond)} else {self.value(e.no)})",
            v.Let: lambda e: self._let(e.name, e.value, self.value, e.body),
            v.Spent: lambda e: f"(spent(s, {e.steps}, {e.at}) and {self.value(e.of)})",
            v.Call: lambda e: f"{self.names.function(e.function)}({self.args(e.args)})",
            v.CallOne: lambda e: (
                f"{self.names.one_of(e.functions)}[{self.value(e.which)}]({self.args(e.args)})"
            ),
            v.CallBuiltin: lambda e: f"{self.names.builtin(e.name)}({self.args(e.args)})",
            v.End: self._end,
            v.Length: lambda e: f"len({self.of('z')}[{self.value(e.zone)}])",
            v.KnownBy: lambda e: f"who_knows(s, ({self.value(e.card)},))[0]",
            v.Contains: lambda e: f"({self.value(e.item)} in {self._sought(e.of)})",
            v.Fold: self._fold,
            v.Marked: lambda e: f"marked({e.number}, {self.value(e.of)})",
            v.Told: lambda e: f"asked({e.yes}, {e.no}, {self.value(e.of)})",
            v.Switched: lambda e: f"at({e.number})",
        }
        self.sets: dict[type, Callable[[Any], str]] = {
            s.Range: lambda e: f"range({self.value(e.first)}, {self.value(e.end)})",
            s.Turns: lambda e: f"repeated({self.value(e.times)}, {e.at})",
            s.Numbers: lambda e: f"span({self.value(e.low)}, {self.value(e.high)}, {e.most}, {e.at})",
            s.Small: lambda e: f"small({self.set(e.of)}, {e.most}, {e.at})",
            s.Cards: lambda e: f"{self.of('z')}[{self.value(e.zone)}]",
            s.Ends: self._ends,
            s.Row: lambda e: f"{e.table}[{self.value(e.index)}]",
            s.Items: self._items,
            s.Held: lambda e: e.name,
            s.Where: self._gathered,
            s.Map: self._gathered,
            s.Flat: self._gathered,
            s.Distinct: lambda e: f"[*dict.fromkeys({self.set(e.of)})]",
            s.Extreme: lambda e: (
                f"{'most' if e.most else 'fewest'}([({self.value(e.by)}, {e.name}) for {e.name} in {self.set(e.of)}])"
            ),
            s.Union: lambda e: f"[*dict.fromkeys([*{self.set(e.left)}, *{self.set(e.right)}])]",
            s.Difference: self._difference,
            s.First: lambda e: f"[*{self.set(e.of)}][:{self.value(e.amount)}]",
            s.ChooseSet: lambda e: f"({self.set(e.yes)} if {self.holds(e.cond)} else {self.set(e.no)})",
            s.LetIn: lambda e: self._let(e.name, e.value, self.set, e.body),
            s.Clockwise: lambda e: f"clockwise({self.set(e.of)}, {self.value(e.start)}, s.n)",
            s.Reached: self._reached,
            s.CouldLie: lambda e: f"could_lie(s, {self.value(e.zone)}, {e.first}, {e.end})",
            s.MarkedSet: lambda e: f"marked({e.number}, {self.set(e.of)})",
            s.CallSet: lambda e: f"{self.names.function(e.function)}({self.args(e.args)})",
            s.Rounds: lambda e: f"rounds(s, [*{self.set(e.of)}], {e.words}, {e.at})",
            s.SpentSet: lambda e: f"(spent(s, {e.steps}, {e.at}) and {self.set(e.of)})",
        }

    def at_place(self, place: int) -> str:
        """The number of a place of the unit that is printed, counted from its first."""
        raise NotImplementedError

    def of(self, part: str) -> str:
        """A part of the state (`v`, `z` or `st`) that is held in a local."""
        self.held.add(part)
        return part

    def head(self) -> list[str]:
        """The line that makes these locals, if there are any."""
        parts = [part for part in ("v", "z", "st") if part in self.held]
        return ["; ".join(f"{part} = s.{part}" for part in parts)] if parts else []

    def value(self, e: Value) -> str:
        """A value."""
        return self.values[e.__class__](e)

    def set(self, e: Set) -> str:
        """A set, as something that has a length and can be gone through."""
        return self.sets[e.__class__](e)

    def stored(self, e: Value) -> str:
        """A value as it is kept: a truth is a number, as it is in saves."""
        code = self.value(e)
        return f"+{code}" if is_truth(e) and not isinstance(e, Num) else code

    def args(self, args: Iterable[Value | Set]) -> str:
        """What is handed on, the state first."""
        return ", ".join(["s", *(self.either(x) for x in args)])

    def either(self, x: Any) -> str:
        """A value or a set."""
        return self.set(x) if isinstance(x, Set) else self.value(x)

    def field(self, name: str) -> str:
        """A number of the state that is none of its values."""
        return f"len({self.of('st')})" if name == "height" else "alone" if name == "alone" else f"s.{name}"

    def _op(self, e: v.Op) -> str:
        left, right = self.value(e.left), self.value(e.right)
        if e.op in ("min", "max"):
            return f"{e.op}({left}, {right})"
        return f"({left} {OTHER.get(e.op, e.op)} {right})"

    def _let(self, name: str, value: Value, printed: Callable[[Any], str], body: Any) -> str:
        return f"[{printed(body)} for {name} in ({self.value(value)},)][0]"

    def _end(self, e: v.End) -> str:
        side, zone = "top" if e.top else "bottom", self.value(e.zone)
        return f"seen_{side}(s, {zone})" if e.deck else f"{side}({self.of('z')}[{zone}])"

    def _ends(self, e: s.Ends) -> str:
        zone, amount = f"{self.of('z')}[{self.value(e.zone)}]", self.value(e.amount)
        return f"{zone}[:-1 - {amount}:-1]" if e.top else f"{zone}[:{amount}]"

    def _items(self, e: s.Items) -> str:
        found = f"({''.join(self.value(i) + ', ' for i in e.items)})"
        if len(e.items) > 1 and not all(isinstance(i, Num) for i in e.items):
            found = f"dict.fromkeys({found})"
        if e.things and e.items:
            return f"[y for y in {found} if y >= 0]"
        return found if found.startswith("(") else f"[*{found}]"

    def _sought(self, e: Set) -> str:
        """A set in which something is sought: many numbers as Python finds one among them at once."""
        numbers = numbers_of(e) if isinstance(e, s.Items) else []
        return f"{{{', '.join(map(str, numbers))}}}" if len(numbers) > FEW else self.set(e)

    def clauses(self, e: Set) -> tuple[list[str], str]:
        """The `for` and `if` of a comprehension over a set, and its element."""
        match e:
            case s.Where(of=of, name=name, cond=cond):
                return [*self._named(of, name), f"if {self.holds(cond)}"], name
            case s.Map(of=of, name=name, value=value, things=things):
                if not things:
                    return self._named(of, name), self.value(value)
                return [*self._named(of, name), f"for y in ({self.value(value)},)", "if y >= 0"], "y"
            case s.Flat(of=of, name=name, inner=inner):
                more, element = self.clauses(inner)
                return [*self._named(of, name), *more], element
            case s.Difference(left=left, right=s.Items(items=(one,))) if not isinstance(left, s.Range):
                more, element = self.clauses(left)
                if element.isidentifier():
                    return [*more, f"if {element} != {self.value(one)}"], element
        return [f"for x in {self.set(e)}"], "x"

    def _named(self, of: Set, name: str) -> list[str]:
        if not isinstance(of, (s.Where, s.Map, s.Flat)):
            return [f"for {name} in {self.set(of)}"]
        found, element = self.clauses(of)
        return self._as(found, element, name)

    def _difference(self, e: s.Difference) -> str:
        match e:
            case s.Difference(
                left=s.Range(first=Num(n=0), end=v.Field(name="n")), right=s.Items(items=(one,))
            ):
                return f"OTHERS[s.n][{self.value(one)}]"
        return f"without({self.set(e.left)}, {self.set(e.right)})"

    def _gathered(self, e: Set) -> str:
        found, element = self.clauses(e)
        return f"[{' '.join([element, *found])}]"

    def _fold(self, e: v.Fold) -> str:
        body = self.value(e.body)
        over = " ".join(self._named(e.of, e.name))
        match e.how:
            case "any":
                return f"(not not {self.holds(e)})"
            case "every":
                return f"all([{body} {over}])"
            case "count" if e.body == Num(1):
                return f"len({self.set(e.of)})"
            case "count":
                return f"len([1 {over} if {self.holds(e.body)}])"
            case "sum":
                return f"sum([{body} {over}])"
            case "only":
                return f"only([*{self.set(e.of)}])"
            case "least":
                return f"min({self.set(e.of)}, default=-1)"
            case "mask":
                return f"as_mask({self.set(e.of)})"
        return f"{CALLED[e.how]}([{body} {over}], default=0)"

    def holds(self, e: Value) -> str:
        """A condition, where anything that counts as true will do."""
        if isinstance(e, v.Fold) and e.how == "any":
            if e.body == Num(1):
                return self.set(e.of)
            return f"[1 {' '.join(self._named(e.of, e.name))} if {self.holds(e.body)}]"
        match e:
            case v.Op(op="and", right=Num(n=1)):
                return self.holds(e.left)
            case v.Op(op="and" | "or"):
                return f"({self.holds(e.left)} {e.op} {self.holds(e.right)})"
            case v.Op(op=">", left=v.Length(zone=zone), right=Num(n=0)):
                return f"{self.of('z')}[{self.value(zone)}]"
            case v.Not():
                return f"(not {self.holds(e.of)})"
            case v.Choose():
                return f"({self.holds(e.yes)} if {self.holds(e.cond)} else {self.holds(e.no)})"
        return self.value(e)

    def _reached(self, e: s.Reached) -> str:
        through = "" if e.through is None else f", {self.set(e.through)}"
        parts = [f"[{' '.join([element, *found])}]" for found, element in self._ways(e.by, e.name)]
        by = f"lambda edge: {' + '.join(parts)}"
        return f"reached({self.value(e.start)}, {self.value(e.steps)}, {e.exactly}, {by}{through})"

    def _ways(self, e: Set, here: str, name: str = "x") -> list[tuple[list[str], str]]:
        """Where a step leads from some places, which may be said twice: comprehensions to be put together; `name` would do for what
        lies there.
        """
        match e:
            case s.Union(left=left, right=right):
                return [*self._ways(left, here, name), *self._ways(right, here, name)]
            case s.Distinct(of=of):
                return self._ways(of, here, name)
            case s.Where(of=of, name=called, cond=cond):
                return [
                    ([*self._as(found, element, called), f"if {self.holds(cond)}"], called)
                    for found, element in self._ways(of, here, called)
                ]
            case s.ChooseSet(cond=cond, yes=yes, no=s.Items(items=())):
                ways, asked = self._ways(yes, here, name), f"if {self.holds(cond)}"
                return [([found[0], asked, *found[1:]], element) for found, element in ways]
            case s.Map() | s.Flat():
                found, element = self.clauses(e)
                return [([f"for {here} in edge", *found], element)]
        return [([f"for {here} in edge", f"for {name} in {self.set(e)}"], name)]

    @staticmethod
    def _as(found: list[str], element: str, name: str) -> list[str]:
        return found if element == name else [*found, f"for {name} in ({element},)"]
