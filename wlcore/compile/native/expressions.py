"""Values and sets of the representation as C: a value is an expression, a set is a loop around what is done with its elements.

Everything a pack can bring is in bounds here: indices are checked where they are used, sets fill buffers of known size, names of packs
become numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import reduce
from itertools import count
from operator import add, mul, sub
from typing import Any

from wlcore.budget import MOST_TURNS
from wlcore.compile.ir import fold, ops, sets, values
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.fold import numbers_of
from wlcore.compile.ir.module import Function, Module
from wlcore.compile.ir.walk import every
from wlcore.compile.native.libtcc import Refused
from wlcore.compile.native.shape import row
from wlcore.numbers import NO_NUMBER
from wlcore.records import dataclass

LARGEST = 4096
"""No set that has to lie somewhere has more elements; whatever has more is too much."""
LEAST_ROOM = 64
FEW_RUNS = 12
"""Among more runs of numbers than these is sought."""
BITS = 64
FEW_WORDS = 4
"""Numbers that fit into so many words are noted as bits of them."""
SHORT = 500
"""What has fewer letters may stand twice."""
JOINT = "joint"
"""Who alone knows what follows from the secrets of some: no algorithm of a pack."""
SMALL = 1 << 30
"""What is worked out of numbers that are no larger stays in bounds."""
Body = Callable[[str], str]
Span = tuple[int, int]
NOTHING: Span = (1 << 40, -1 << 40)
"""There is no number in it."""
PLAIN = {"==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "&", "|"}
ROWS = (tuple, list, frozenset, range)
LOGIC = {"and": "&&", "or": "||"}
CALLED = {"min": "MIN", "max": "MAX", "<<": "SHIFT", "%": "REST", "//": "QUOTIENT"}


@dataclass(frozen=True, slots=True)
class Given:
    """What of a game decides how it is printed: how many seats, cards, zones, values and options there are."""

    seats: int
    cards: int
    zones: int
    values: int
    options: int
    settings: int


@dataclass(frozen=True, slots=True)
class Lying:
    """A set that lies somewhere: where, how many elements it has, and how many it has room for."""

    at: str
    n: str
    room: int


class CExpressions:
    """Prints values and sets of one program."""

    def __init__(self, module: Module, given: Given, numbers: Mapping[str, int]) -> None:
        self.module, self.given, self.numbers = module, given, numbers
        self.next = count()
        self.spans: dict[str, Span | None] = {}
        """Between which numbers lies what a name of C stands for, where its loop or its value says so; of a buffer its elements."""
        self.locals: dict[str, str] = {}
        self.held: dict[str, Lying] = {}
        self.choosing: dict[tuple[tuple[str, ...], str], str] = {}
        self.room = self._room()
        self.unit: Any = None
        self.blocks: dict[int, Any] = {}
        self.lain = 0
        """How many elements all buffers have room for that the function being printed has declared."""

    def _room(self) -> int:
        """For so many elements there is room where nothing more is known of a set."""
        known = [LEAST_ROOM, self.given.cards]
        for unit in self.module.units.values():
            known += unit.sets.values()
        return min(LARGEST, max(known))

    def new(self, of: str) -> str:
        """A name of its own."""
        return f"{of}{next(self.next)}"

    def buffer(self, room: int) -> str:
        """The name of a place for so many elements, which is declared with it."""
        self.lain += room
        at = self.new("b")
        self.spans[at] = NOTHING
        return at

    def variable(self, span: Span | None) -> str:
        """The name of what lies between these numbers as long as it is known."""
        x = self.new("x")
        self.spans[x] = span
        return x

    def adding(self, at: str, x: str) -> str:
        """The element that is added to a buffer."""
        if at in self.spans:
            self.spans[at] = joined(self.spans[at], self.spans.get(x))
        return x

    def span(self, e: Value) -> Span | None:
        """Between which numbers a value lies, as far as its form says."""
        match e:
            case values.Num():
                return e.n, e.n
            case values.Local():
                return self.spans.get(self.locals.get(e.name, ""))
            case values.Entry():
                return self.entries(e.table)
            case values.Op(op="+" | "-" | "*"):
                return _reckoned(e.op, self.span(e.left), self.span(e.right))
            case (
                values.Op(op="==" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or")
                | values.Not()
                | values.Contains()
            ):
                return 0, 1
            case values.Fold(how="any" | "every"):
                return 0, 1
            case values.Choose():
                return joined(self.span(e.yes), self.span(e.no))
            case values.Length():
                return 0, self.given.cards
            case values.End():
                return -1, self.given.cards - 1
            case values.Field("n"):
                return 1, self.given.seats
        return None

    def entries(self, table: str) -> Span | None:
        """Between which numbers the entries of a table lie, or those of its rows."""
        if table not in self.spans:
            rows = (x if isinstance(x, ROWS) else (int(x or 0),) for x in self.module.tables[table])
            numbers = [int(x) for entry in rows for x in entry]
            self.spans[table] = (min(numbers), max(numbers)) if numbers else None
        return self.spans[table]

    def is_number(self, e: Value) -> bool:
        """Whether a value is known to be some number."""
        span = self.span(e)
        return span is not None and span[0] > NO_NUMBER

    def is_within(self, e: Value, bound: int) -> bool:
        """Whether a value is known to be an index below a bound."""
        span = self.span(e)
        return span is not None and span[0] >= 0 and span[1] < bound

    @contextmanager
    def named(self, name: str, as_: str) -> Iterator[None]:
        """A local that is called so in what is printed meanwhile."""
        before, self.locals = self.locals, {**self.locals, name: as_}
        try:
            yield
        finally:
            self.locals = before

    def here(self, body: Body) -> Body:
        """What prints a body with the names that are known where it is written."""
        known = self.locals

        def printed(x: str) -> str:
            before, self.locals = self.locals, known
            try:
                return body(x)
            finally:
                self.locals = before

        return printed

    # ---- values --------------------------------------------------------------------------------------

    def value(self, e: Value) -> str:
        """A value as an expression."""
        return str(getattr(self, f"value_{e.__class__.__name__}")(e))

    def value_Num(self, e: values.Num) -> str:  # noqa: N802
        if e.n == NO_NUMBER:
            return "NO_NUMBER"
        n = int(e.n)
        text = f"{n}LL" if abs(n) >= 1 << 31 else str(n)
        return text if n >= 0 else f"({text})"

    def value_Local(self, e: values.Local) -> str:  # noqa: N802
        return self.locals[e.name]

    def value_Field(self, e: values.Field) -> str:  # noqa: N802
        return {"height": "s->sp", "chosen": "chosen"}.get(e.name, f"s->{e.name}")

    def value_PlaceOf(self, e: values.PlaceOf) -> str:  # noqa: N802
        return str(self.blocks[e.block].place)

    def value_Read(self, e: values.Read) -> str:  # noqa: N802
        return f"s->v[{self.index(e.index, 'NV', self.given.values)}]"

    def index(self, e: Value, bound: str, most: int) -> str:
        """A value as an index below a bound."""
        if self.is_within(e, most):
            return self.value(e)
        return f"IN({self.value(e)}, {bound})"

    def zone(self, e: Value) -> str:
        """A value as a zone."""
        return self.index(e, "NZ", self.given.zones)

    def value_Setting(self, e: values.Setting) -> str:  # noqa: N802
        number = e.number if e.number >= 0 else self.given.settings + e.number
        return f"s->r[{number}]"

    def value_Entry(self, e: values.Entry) -> str:  # noqa: N802
        table = f"T{self.numbers[e.table]}"
        size = len(self.module.tables[e.table]) + 1
        return f"{table}[{self.index(fold.op('+', e.index, fold.YES), str(size), size)}]"

    def value_Beside(self, e: values.Beside) -> str:  # noqa: N802
        return f"{'LEFT' if e.left else 'RIGHT'}({self.value(e.of)})"

    def value_Op(self, e: values.Op) -> str:  # noqa: N802
        left, right = self.value(e.left), self.value(e.right)
        if e.op in PLAIN:
            return f"({left} {e.op} {right})"
        if e.op in LOGIC:
            return f"({left} {LOGIC[e.op]} {right})"
        return f"{CALLED[e.op]}({left}, {right})"

    def value_Times(self, e: values.Times) -> str:  # noqa: N802
        return f"times(s, {self.value(e.left)}, {self.value(e.right)}, {e.at})"

    def value_Quotient(self, e: values.Quotient) -> str:  # noqa: N802
        return f"divided(s, {self.value(e.left)}, {self.value(e.right)}, {e.at})"

    def value_Remainder(self, e: Any) -> str:  # noqa: N802
        return f"remaining(s, {self.value(e.left)}, {self.value(e.right)}, {e.at})"

    def value_Bounded(self, e: values.Bounded) -> str:  # noqa: N802
        return f"BOUNDED({self.value(e.of)}, {e.at})"

    def value_Half(self, e: values.Half) -> str:  # noqa: N802
        return f"(({self.value(e.of)} + 1) >> 1)"

    def value_Counted(self, e: values.Counted) -> str:  # noqa: N802
        return self.value(e.of) if self.is_number(e.of) else f"COUNTED({self.value(e.of)})"

    def value_Not(self, e: values.Not) -> str:  # noqa: N802
        return f"(!{self.value(e.of)})"

    def value_Choose(self, e: values.Choose) -> str:  # noqa: N802
        return f"({self.value(e.cond)} ? {self.value(e.yes)} : {self.value(e.no)})"

    def value_Let(self, e: values.Let) -> str:  # noqa: N802
        value, x = self.value(e.value), self.variable(self.span(e.value))
        with self.named(e.name, x):
            return f"({{ I {x} = {value}; {self.value(e.body)}; }})"

    def value_Spent(self, e: values.Spent) -> str:  # noqa: N802
        return f"(SPENT({e.steps}, {e.at}) ? {self.value(e.of)} : 0)"

    def value_Marked(self, e: values.Marked) -> str:  # noqa: N802
        return self.value(e.of)

    def value_Told(self, e: values.Told) -> str:  # noqa: N802
        return self.value(e.of)

    def value_Switched(self, e: values.Switched) -> str:  # noqa: N802
        return "0"

    def value_Call(self, e: values.Call) -> str:  # noqa: N802
        before, given = self.arguments(e.args)
        return _after(before, f"f{self.numbers[e.function]}(s{given})")

    def value_CallOne(self, e: values.CallOne) -> str:  # noqa: N802
        before, given = self.arguments(e.args)
        if isinstance(e.which, values.Num) and 0 <= e.which.n < len(e.functions):
            return _after(before, f"f{self.numbers[e.functions[e.which.n]]}(s{given})")
        which, r = self.new("x"), self.new("r")
        call = f"if ((U){which} < {len(e.functions)}) {{ {before}{r} = {self.one_of(e.functions)}(s, {which}{given}); }}"
        return f"({{ I {which} = {self.value(e.which)}, {r} = 0; {call} {r}; }})"

    def value_CallBuiltin(self, e: values.CallBuiltin) -> str:  # noqa: N802
        if e.name == JOINT:
            owners = [self.value(arg) for arg in e.args if isinstance(arg, Value)]
            return reduce(lambda one, other: f"joint({one}, {other})", owners, "(-1)")
        before, parts = "", list[tuple[str, str, str]]()
        for arg in e.args:
            if isinstance(arg, Value):
                parts.append((f"{self.value(arg)}", "", ""))
            else:
                code, lying = self.lying(arg)
                before += code
                parts.append(("", lying.at, lying.n))
        number = self.numbers[f"builtin/{e.name}"]
        n = self.new("n")
        room = sum(1 if plain else 1 + self.room for plain, _, _ in parts) + 1
        a = self.buffer(room)
        fill = "".join(
            f"{n} = said_one({a}, {n}, {room}, {plain}); "
            if plain
            else f"{n} = said_many({a}, {n}, {room}, {at}, {size}); "
            for plain, at, size in parts
        )
        return f"({{ {before}I {a}[{room}]; int {n} = 0; {fill}builtin(s, {number}, {a}, {n}); }})"

    def value_End(self, e: values.End) -> str:  # noqa: N802
        if e.deck:
            return f"{'seen_top' if e.top else 'seen_bottom'}(s, DECK({self.value(e.zone)}))"
        return f"s->{'top' if e.top else 'bot'}[{self.zone(e.zone)}]"

    def value_Length(self, e: values.Length) -> str:  # noqa: N802
        return f"s->len[{self.zone(e.zone)}]"

    def value_Contains(self, e: values.Contains) -> str:  # noqa: N802
        x = self.variable(self.span(e.item))
        before, holds = self.holds(e.of, x)
        return f"({{ I {x} = {self.value(e.item)}; {before}{holds}; }})"

    def holds(self, e: Set, x: str) -> tuple[str, str]:
        """What has to stand before, and then whether a set holds what is called `x`: asked once or many times."""
        match e:
            case sets.Items():
                if numbers := numbers_of(e):
                    return "", self._one_of(numbers, x)
                if len(e.items) <= 4 and all(isinstance(i, (values.Num, values.Local)) for i in e.items):
                    same = [f"{x} == {self.value(i)}" for i in e.items]
                    asked = " || ".join(same) or "0"
                    return "", f"({x} >= 0 && ({asked}))" if e.things else f"({asked})"
            case sets.Range():
                return "", f"({x} >= {self.value(e.first)} && {x} < {self.value(e.end)})"
            case sets.Cards():
                z = self.new("z")
                code = f"int {z} = {self.zone(e.zone)}; "
                return code, f"((U){x} < NC && s->loc[{x}] == {z})"
            case sets.Held():
                lying = self.held[e.name]
                return "", f"has({lying.at}, {lying.n}, {x})"
        code, lying = self.lying(e)
        return code, f"has({lying.at}, {lying.n}, {x})"

    def _one_of(self, numbers: list[int], x: str) -> str:
        """Whether what is called `x` is one of some numbers; those that follow each other are compared at once."""
        runs: list[list[int]] = []
        for number in sorted(numbers):
            if runs and runs[-1][1] == number - 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
        within = [f"{x} == {a}" if a == b else f"({x} >= {a} && {x} <= {b})" for a, b in runs]
        if len(within) <= FEW_RUNS:
            return f"({' || '.join(within)})"
        table = self.new("t")
        return f"({{ {row(table, sorted(numbers), 'I')} among({table}, {len(numbers)}, {x}); }})"

    def value_Fold(self, e: values.Fold) -> str:  # noqa: N802
        r = self.new("r")
        if e.how in ("any", "count") and isinstance(e.body, values.Num) and e.body.n:
            quick = self.length(e.of)
            if quick:
                return quick if e.how == "count" else f"({quick} > 0)"
        done, k, w = self.new("done"), self.new("k"), self.new("w")

        def each(step: Callable[[str], str]) -> str:
            def body(x: str) -> str:
                with self.named(e.name, x):
                    return step(self.value(e.body))

            several = (
                self.each if e.how in ("any", "every", "highest", "lowest", "least", "mask") else self.loop
            )
            return several(e.of, body)

        match e.how:
            case "any":
                return f"({{ I {r} = 0; {each(lambda b: f'if ({b}) {{ {r} = 1; goto {done}; }}')} {done}: ; {r}; }})"
            case "every":
                return f"({{ I {r} = 1; {each(lambda b: f'if (!{b}) {{ {r} = 0; goto {done}; }}')} {done}: ; {r}; }})"
            case "count":
                return f"({{ I {r} = 0; {each(lambda b: f'if ({b}) {r}++;')} {r}; }})"
            case "sum":
                return f"({{ I {r} = 0; {each(lambda b: f'{r} += {b};')} {r}; }})"
            case "highest" | "lowest":
                sign = ">" if e.how == "highest" else "<"
                step = each(
                    lambda b: f"{{ I {w} = {b}; if (!{k} || {w} {sign} {r}) {{ {r} = {w}; {k} = 1; }} }}"
                )
                return f"({{ I {r} = 0; int {k} = 0; {step} {r}; }})"
            case "only":
                step = each(lambda b: f"{{ if ({k}++) {{ {r} = -1; goto {done}; }} {r} = {b}; }}")
                return f"({{ I {r} = -1; int {k} = 0; {step} {done}: ; {r}; }})"
            case "least":
                step = each(lambda b: f"{{ I {w} = {b}; if ({r} < 0 || {w} < {r}) {r} = {w}; }}")
                return f"({{ I {r} = -1; {step} {r}; }})"
            case "mask":
                return f"({{ I {r} = 0; {each(lambda b: f'{r} |= SHIFT(1, {b});')} {r}; }})"
        raise Refused(f"nothing is known of '{e.how}'")

    def length(self, e: Set) -> str:
        """How many elements a set has, if that is known without going through it."""
        match e:
            case sets.Cards():
                return f"s->len[{self.zone(e.zone)}]"
            case sets.Held():
                return self.held[e.name].n
        return ""

    # ---- calls ---------------------------------------------------------------------------------------

    def arguments(self, args: tuple[Value | Set, ...]) -> tuple[str, str]:
        """What has to stand before a call, and what it is given behind the state."""
        before, given = "", ""
        for arg in args:
            if isinstance(arg, Value):
                given += f", {self.value(arg)}"
            else:
                code, lying = self.lying(arg)
                before += code
                given += f", {lying.at}, (int){lying.n}"
        return before, given

    def one_of(self, functions: tuple[str, ...]) -> str:
        """The name of what calls the function of a number among some."""
        return self.choosing.setdefault((functions, ""), f"one{len(self.choosing)}")

    def parameters(self, f: Function) -> str:
        """The parameters of a function as C declares them."""
        return "".join(
            f", const I *p{i}, int p{i}_n" if p.many else f", I p{i}" for i, p in enumerate(f.params)
        )

    # ---- sets ----------------------------------------------------------------------------------------

    def lying(self, e: Set) -> tuple[str, Lying]:
        """Statements that put the elements of a set somewhere, and where they lie then."""
        if isinstance(e, sets.Held):
            return "", self.held[e.name]
        room = self.most(e)
        at, n = self.buffer(room), self.new("n")
        return f"I {at}[{room}]; int {n} = 0; {self.filled(e, at, n, room)} ", Lying(at, n, room)

    def filled(self, e: Set, at: str, n: str, room: int) -> str:
        """Statements that add the elements of a set to what lies somewhere."""
        return self.loop(
            e, lambda x: f"if ({n} < {room}) {at}[{n}++] = {self.adding(at, x)}; else trap(s, MUCH, -1);"
        )

    def most(self, e: Set) -> int:
        """For how many elements of a set there has to be room."""
        return max(1, min(LARGEST, self._most(e)))

    def _most(self, e: Set) -> int:
        match e:
            case sets.Range(values.Num(a), values.Num(b)):
                return b - a
            case sets.Range(values.Num(0), values.Field("n")):
                return self.given.seats
            case sets.Turns():
                return MOST_TURNS
            case sets.Numbers():
                return e.most + 1
            case sets.Small():
                return min(e.most + 1, self._most(e.of))
            case sets.Cards() | sets.Ends():
                return self.given.cards
            case sets.Row():
                return max(map(len, self.module.tables[e.table]), default=0)
            case sets.Items():
                return len(e.items)
            case sets.Held():
                return self.held[e.name].room
            case sets.Where() | sets.Map() | sets.Extreme() | sets.First() | sets.Rounds() | sets.SpentSet():
                return self._most(e.of)
            case sets.Clockwise():
                return self.given.seats
            case sets.Flat():
                return self._most(e.of) * self._most(e.inner)
            case sets.Distinct():
                return min(self._most(e.of), self.room)
            case sets.Union():
                return self._most(e.left) + self._most(e.right)
            case sets.Difference():
                return self._most(e.left)
            case sets.ChooseSet():
                return max(self._most(e.yes), self._most(e.no))
            case sets.LetIn():
                return self._most(e.body)
        return self.room

    def loop(self, e: Set, body: Body) -> str:
        """Statements that do something for each element of a set."""
        return str(getattr(self, f"set_{e.__class__.__name__}")(e, self.here(body)))

    def each(self, e: Set, body: Body) -> str:
        """The same where it makes no difference that something is done twice for an element."""
        done = self.here(body)
        match e:
            case sets.Distinct():
                return self.each(e.of, done)
            case sets.Where():

                def asked(x: str) -> str:
                    with self.named(e.name, x):
                        cond = self.value(e.cond)
                    return f"if ({cond}) {{ {done(x)} }}"

                return self.each(e.of, asked)
            case sets.Union() if len(done(self.new("x"))) < SHORT:
                return f"{self.each(e.left, done)} {self.each(e.right, done)}"
            case sets.ChooseSet(no=sets.Items(items=())):
                return f"if ({self.value(e.cond)}) {{ {self.each(e.yes, done)} }}"
            case sets.ChooseSet() if len(done(self.new("x"))) < SHORT:
                return f"if ({self.value(e.cond)}) {{ {self.each(e.yes, done)} }} else {{ {self.each(e.no, done)} }}"
        return self.loop(e, done)

    def set_Range(self, e: sets.Range, body: Body) -> str:  # noqa: N802
        first, last = self.span(e.first), self.span(e.end)
        x, end = self.variable((first[0], last[1] - 1) if first and last else None), self.new("e")
        return f"{{ I {x}, {end} = {self.value(e.end)}; for ({x} = {self.value(e.first)}; {x} < {end}; {x}++) {{ {body(x)} }} }}"

    def set_Turns(self, e: sets.Turns, body: Body) -> str:  # noqa: N802
        x, end = self.variable((0, MOST_TURNS - 1)), self.new("e")
        return (
            f"{{ I {x}, {end} = {self.value(e.times)}; if ({end} > MOST_TURNS) {end} = trap(s, TURNS, {e.at}); "
            f"for ({x} = 0; {x} < {end}; {x}++) {{ {body(x)} }} }}"
        )

    def set_Numbers(self, e: sets.Numbers, body: Body) -> str:  # noqa: N802
        x, low, high = self.variable((0, e.most)), self.new("e"), self.new("e")
        return (
            f"{{ I {x}, {low} = {self.value(e.low)}, {high} = {self.value(e.high)}; if ({low} <= {high} && ({low} < 0 || {high} > {e.most})) "
            f"{{ trap(s, OUTSIDE, {e.at}); {high} = {low} - 1; }} for ({x} = {low}; {x} <= {high}; {x}++) {{ {body(x)} }} }}"
        )

    def set_Small(self, e: sets.Small, body: Body) -> str:  # noqa: N802
        return self.loop(
            e.of, lambda x: f"if ((U){x} > {e.most}) trap(s, OUTSIDE, {e.at}); else {{ {body(x)} }}"
        )

    def set_Cards(self, e: sets.Cards, body: Body) -> str:  # noqa: N802
        x = self.variable((0, self.given.cards - 1))
        return f"{{ I {x}; for ({x} = s->bot[{self.zone(e.zone)}]; {x} >= 0; {x} = s->nxt[{x}]) {{ {body(x)} }} }}"

    def set_Ends(self, e: sets.Ends, body: Body) -> str:  # noqa: N802
        x, k = self.variable((0, self.given.cards - 1)), self.new("k")
        first, on = ("top", "prv") if e.top else ("bot", "nxt")
        return (
            f"{{ I {x}, {k} = {self.value(e.amount)}; for ({x} = s->{first}[{self.zone(e.zone)}]; {x} >= 0 && {k}-- > 0; {x} = s->{on}[{x}]) "
            f"{{ {body(x)} }} }}"
        )

    def set_Row(self, e: sets.Row, body: Body) -> str:  # noqa: N802
        number, size = self.numbers[e.table], len(self.module.tables[e.table]) + 1
        x, i, k, end = self.variable(self.entries(e.table)), *map(self.new, ("i", "k", "e"))
        at = self.index(fold.op("+", e.index, fold.YES), str(size), size)
        return (
            f"{{ int {k} = {at}, {i} = A{number}[{k}], {end} = A{number}[{k} + 1]; for (; {i} < {end}; {i}++) "
            f"{{ I {x} = T{number}[{i}]; {body(x)} }} }}"
        )

    def set_Items(self, e: sets.Items, body: Body) -> str:  # noqa: N802
        if len(e.items) == 1:
            x = self.variable(_at_least(self.span(e.items[0]), e.things))
            held = f"if ({x} >= 0) " if e.things else ""
            return f"{{ I {x} = {self.value(e.items[0])}; {held}{{ {body(x)} }} }}"
        if numbers := numbers_of(e):
            table = self.new("t")
            self.spans[table] = min(numbers), max(numbers)
            return f"{{ {row(table, numbers, 'I')} {self._through(table, str(len(numbers)), body)} }}"
        at, n, y = self.buffer(len(e.items)), self.new("n"), self.new("y")
        for item in e.items:
            self.spans[at] = joined(self.spans[at], _at_least(self.span(item), e.things))
        adding = "".join(
            f"{{ I {y} = {self.value(i)}; {f'if ({y} >= 0) ' if e.things else ''}{n} = add({at}, {n}, {y}); }} "
            for i in e.items
        )
        return f"{{ I {at}[{max(1, len(e.items))}]; int {n} = 0; {adding}{self._through(at, n, body)} }}"

    def _through(self, at: str, n: str, body: Body) -> str:
        x, i = self.variable(self.spans.get(at)), self.new("i")
        return f"{{ int {i}; for ({i} = 0; {i} < {n}; {i}++) {{ I {x} = {at}[{i}]; {body(x)} }} }}"

    def set_Held(self, e: sets.Held, body: Body) -> str:  # noqa: N802
        lying = self.held[e.name]
        return self._through(lying.at, lying.n, body)

    def set_Where(self, e: sets.Where, body: Body) -> str:  # noqa: N802
        def asked(x: str) -> str:
            with self.named(e.name, x):
                cond = self.value(e.cond)
            return f"if ({cond}) {{ {body(x)} }}"

        return self.loop(e.of, asked)

    def set_Map(self, e: sets.Map, body: Body) -> str:  # noqa: N802
        def made(x: str) -> str:
            with self.named(e.name, x):
                value, y = self.value(e.value), self.variable(_at_least(self.span(e.value), e.things))
            return f"{{ I {y} = {value}; {f'if ({y} >= 0) ' if e.things else ''}{{ {body(y)} }} }}"

        return self.loop(e.of, made)

    def set_Flat(self, e: sets.Flat, body: Body) -> str:  # noqa: N802
        def inner(x: str) -> str:
            with self.named(e.name, x):
                return str(getattr(self, f"set_{e.inner.__class__.__name__}")(e.inner, body))

        return self.loop(e.of, inner)

    def set_Distinct(self, e: sets.Distinct, body: Body) -> str:  # noqa: N802
        most = self.largest(e.of)
        if most is not None:
            u, words = self.new("u"), most // BITS + 1
            inner = self.loop(
                e.of,
                lambda x: (
                    f"if (!({u}[{x} >> 6] >> ({x} & 63) & 1)) {{ {u}[{x} >> 6] |= (U)1 << ({x} & 63); {body(x)} }}"
                ),
            )
            return f"{{ U {u}[{words}] = {{0}}; {inner} }}"
        room = self.most(e)
        at, n = self.buffer(room), self.new("n")
        inner = self.loop(
            e.of,
            lambda x: (
                f"if (!has({at}, {n}, {x})) {{ if ({n} < {room}) {at}[{n}++] = {x}; else trap(s, MUCH, -1); {body(x)} }}"
            ),
        )
        return f"{{ I {at}[{room}]; int {n} = 0; {inner} }}"

    def largest(self, e: Set) -> int | None:
        """The largest number that can be in a set, if they are known to be few and not below 0."""
        met, lain = list[Span | None](), self.lain

        def seen(x: str) -> str:
            met.append(self.spans.get(x))
            return ""

        self.loop(e, seen)
        self.lain = lain
        known = [span for span in met if span is not None and span[0] >= 0 and span[1] < FEW_WORDS * BITS]
        return max(span[1] for span in known) if known and len(known) == len(met) else None

    def set_Extreme(self, e: sets.Extreme, body: Body) -> str:  # noqa: N802
        room = self.most(e)
        at, by, n, best, w = self.buffer(room), self.buffer(room), *map(self.new, ("n", "w", "w"))

        def weighed(x: str) -> str:
            with self.named(e.name, x):
                weight = self.value(e.by)
            return (
                f"{{ I {w} = {weight}; if ({n} < {room}) {{ if (!{n} || {w} {'>' if e.most else '<'} {best}) {best} = {w}; "
                f"{by}[{n}] = {w}; {at}[{n}++] = {self.adding(at, x)}; }} else trap(s, MUCH, -1); }}"
            )

        of = self.loop(e.of, weighed)
        i, x = self.new("i"), self.variable(self.spans[at])
        return (
            f"{{ I {at}[{room}], {by}[{room}], {best} = 0; int {n} = 0, {i}; {of} "
            f"for ({i} = 0; {i} < {n}; {i}++) if ({by}[{i}] == {best}) {{ I {x} = {at}[{i}]; {body(x)} }} }}"
        )

    def set_Union(self, e: sets.Union, body: Body) -> str:  # noqa: N802
        room = self.most(e)
        at, n = self.buffer(room), self.new("n")
        more = self.loop(
            e.right,
            lambda x: (
                f"if (!has({at}, {n}, {x})) {{ if ({n} < {room}) {at}[{n}++] = {self.adding(at, x)}; else trap(s, MUCH, -1); }}"
            ),
        )
        left = self.filled(e.left, at, n, room)
        return f"{{ I {at}[{room}]; int {n} = 0; {left} {more} {self._through(at, n, body)} }}"

    def set_Difference(self, e: sets.Difference, body: Body) -> str:  # noqa: N802
        y = self.new("y")
        before, holds = self.holds(e.right, y)
        return f"{{ {before}{self.loop(e.left, lambda x: f'{{ I {y} = {x}; if (!{holds}) {{ {body(x)} }} }}')} }}"

    def set_First(self, e: sets.First, body: Body) -> str:  # noqa: N802
        k, done = self.new("k"), self.new("done")
        inner = self.loop(e.of, lambda x: f"{{ {body(x)} if (--{k} <= 0) goto {done}; }}")
        return f"{{ I {k} = {self.value(e.amount)}; if ({k} > 0) {{ {inner} }} {done}: ; }}"

    def set_ChooseSet(self, e: sets.ChooseSet, body: Body) -> str:  # noqa: N802
        if isinstance(e.no, sets.Items) and not e.no.items:
            return f"if ({self.value(e.cond)}) {{ {self.loop(e.yes, body)} }}"
        if isinstance(e.yes, sets.Items) and not e.yes.items:
            return f"if (!{self.value(e.cond)}) {{ {self.loop(e.no, body)} }}"
        room = self.most(e)
        at, n = self.buffer(room), self.new("n")
        yes, no = self.filled(e.yes, at, n, room), self.filled(e.no, at, n, room)
        return (
            f"{{ I {at}[{room}]; int {n} = 0; if ({self.value(e.cond)}) {{ {yes} }} else {{ {no} }} "
            f"{self._through(at, n, body)} }}"
        )

    def set_LetIn(self, e: sets.LetIn, body: Body) -> str:  # noqa: N802
        value, x = self.value(e.value), self.variable(self.span(e.value))
        with self.named(e.name, x):
            inner = str(getattr(self, f"set_{e.body.__class__.__name__}")(e.body, body))
        return f"{{ I {x} = {value}; {inner} }}"

    def set_Clockwise(self, e: sets.Clockwise, body: Body) -> str:  # noqa: N802
        m, i, k, x = *map(self.new, ("m", "i", "k")), self.variable((0, self.given.seats - 1))
        return (
            f"{{ I {m} = 0, {x}; int {i}, {k} = IN({self.value(e.start)}, s->n); {self.loop(e.of, lambda y: f'{m} |= SHIFT(1, {y});')} "
            f"for ({i} = 0; {i} < s->n; {i}++) {{ {x} = {k}++; if ({k} == s->n) {k} = 0; if ({m} >> {x} & 1) {{ {body(x)} }} }} }}"
        )

    def set_CallSet(self, e: sets.CallSet, body: Body) -> str:  # noqa: N802
        before, given = self.arguments(e.args)
        at, n = self.buffer(self.room), self.new("n")
        call = f"int {n} = (int)f{self.numbers[e.function]}(s{given}, {at});"
        return f"{{ {before}I {at}[ROOM]; {call} {self._through(at, n, body)} }}"

    def set_Rounds(self, e: sets.Rounds, body: Body) -> str:  # noqa: N802
        quick = self.length(e.of)
        if quick:
            return f"if (spent(s, (I){quick} * {e.words} / 1000, {e.at})) {{ {self.loop(e.of, body)} }}"
        code, lying = self.lying(e.of)
        return f"{{ {code}if (spent(s, (I){lying.n} * {e.words} / 1000, {e.at})) {{ {self._through(lying.at, lying.n, body)} }} }}"

    def set_SpentSet(self, e: sets.SpentSet, body: Body) -> str:  # noqa: N802
        return f"if (SPENT({e.steps}, {e.at})) {{ {self.loop(e.of, body)} }}"


def joined(one: Span | None, other: Span | None) -> Span | None:
    """Between which numbers lies what is the one or the other."""
    return (min(one[0], other[0]), max(one[1], other[1])) if one and other else None


def _reckoned(op: str, one: Span | None, other: Span | None) -> Span | None:
    """Between which numbers lies what is worked out of two others."""
    if one is None or other is None or max(map(abs, (*one, *other))) > SMALL:
        return None
    work = {"+": add, "-": sub, "*": mul}[op]
    found = [work(x, y) for x in one for y in other]
    return min(found), max(found)


def _at_least(span: Span | None, things: bool) -> Span | None:
    """What is left of these numbers where only things are meant."""
    return (max(span[0], 0), span[1]) if span and things else span


def _after(before: str, call: str) -> str:
    return f"({{ {before}{call}; }})" if before else call


def bodies(module: Module) -> Iterator[object]:
    """All that stands in the functions and units of a program."""
    yield from (f.body for f in module.functions.values())
    yield from ((*block.ops, block.end) for unit in module.units.values() for block in unit.blocks)


def uses(module: Module, sort: type) -> bool:
    """Whether nodes of a class occur in a program."""
    return any(isinstance(x, sort) for body in bodies(module) for x in every(body))


__all__ = ["CExpressions", "Given", "Lying", "Span", "bodies", "ops", "uses"]
