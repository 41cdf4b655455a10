"""Straight code of the representation as C: operations, and functions made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from wlcore.compile.ir import ops, sets, values
from wlcore.compile.ir.base import Op, Set, Value
from wlcore.compile.ir.blocks import CallUnit, Wait
from wlcore.compile.ir.module import Function, Unit
from wlcore.compile.ir.primitives import PRIMITIVES
from wlcore.compile.ir.walk import every
from wlcore.compile.native.expressions import Body, CExpressions, Lying
from wlcore.compile.native.reaching import Reaching

OF_DECKS = {"fix_top", "settle_top", "fix_tops", "take_top", "turn_up", "look_at_top", "shuffle"}
"""Primitives whose first number is a deck."""
CARD_FIRST = {"put_open", "put"}
ZONE_SECOND = {"put_open", "put", "put_all", "put_named", "take_top"}


class Straight(CExpressions):
    """Prints operations and functions."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.reaching = Reaching(self)

    def set_Reached(self, e: sets.Reached, body: Body) -> str:  # noqa: N802
        return self.reaching.reached(e, body)

    def statements(self, body: Iterable[Op]) -> str:
        """Operations, one after the other."""
        return "\n".join(filter(None, map(self.op, body)))

    def op(self, o: Op) -> str:
        """One operation as statements."""
        return str(getattr(self, f"op_{o.__class__.__name__}")(o))

    def op_Line(self, o: ops.Line) -> str:  # noqa: N802
        return ""

    op_Tell = op_Rest = op_Mark = op_Line  # noqa: N815

    def op_Define(self, o: ops.Define) -> str:  # noqa: N802
        return f"{self.locals[o.name]} = {self.value(o.value)};"

    def op_DefineSet(self, o: ops.DefineSet) -> str:  # noqa: N802
        to = self.held[o.name]
        if any(isinstance(x, sets.Held) and x.name == o.name for x in every(o.value)):
            code, lying = self.lying(o.value)
            i = self.new("i")
            filled = f"{code}{to.n} = 0; {{ int {i}; for ({i} = 0; {i} < {lying.n}; {i}++) if ({i} < {to.room}) {to.at}[{to.n}++] = {lying.at}[{i}]; }}"
        else:
            filled = f"{to.n} = 0; {self.filled(o.value, to.at, to.n, to.room)}"
        return f"{{ {filled}{f' ascending({to.at}, {to.n});' if o.sorted else ''} }}"

    def op_Include(self, o: ops.Include) -> str:  # noqa: N802
        to = self.held[o.name]
        return f"{to.n} = include(s, {to.at}, {to.n}, {to.room}, {self.value(o.item)});"

    def op_Exclude(self, o: Any) -> str:  # noqa: N802
        of = self.held[o.name]
        return f"exclude({of.at}, &{of.n}, {self.value(o.item)});"

    def op_TakeLeast(self, o: ops.TakeLeast) -> str:  # noqa: N802
        of = self.held[o.name]
        return f"{self.locals[o.into]} = take_least({of.at}, &{of.n});"

    def op_TakeNext(self, o: ops.TakeNext) -> str:  # noqa: N802
        of = self.held[o.name]
        return f"{self.locals[o.into]} = take_next(s, {of.at}, &{of.n}, {self.value(o.start)});"

    def op_Write(self, o: ops.Write) -> str:  # noqa: N802
        return f"s->v[{self.index(o.index, 'NV', self.given.values)}] = {self.value(o.value)};"

    def op_Fill(self, o: ops.Fill) -> str:  # noqa: N802
        i = self.new("i")
        return f"{{ int {i}; for ({i} = {o.first}; {i} < {min(o.first + o.count, self.given.values)}; {i}++) s->v[{i}] = {o.value}; }}"

    def op_SetField(self, o: ops.SetField) -> str:  # noqa: N802
        return f"s->{o.name} = (int){self.value(o.value)};"

    def op_Do(self, o: ops.Do) -> str:  # noqa: N802
        if o.name == "lot":
            assert isinstance(o.args[1], Set)
            code, lying = self.lying(o.args[1])
            found = f"({lying.n} > 0 ? {lying.at}[below(s, {lying.n})] : -1)"
            return f"{{ {code}{self.locals[o.into] + ' = ' if o.into else '(void)'}{found}; }}"
        before, given = "", []
        for i, arg in enumerate(o.args):
            if isinstance(arg, Set):
                code, lying = self.lying(arg)
                before += code
                given += [lying.at, f"(int){lying.n}"]
            else:
                given.append(self._given(o.name, i, arg))
        if o.name == "lots":  # its pool is used up
            _, at, n, amount = given
            room = self._pool(o)
            k, own = self.new("i"), self.buffer(room)
            before += (
                f"I {own}[{room}]; int {k}; if ({n} > {room}) trap(s, MUCH, -1); "
                f"for ({k} = 0; {k} < {n} && {k} < {room}; {k}++) {own}[{k}] = {at}[{k}]; "
            )
            given = [own, k, amount]
        answers = PRIMITIVES[o.name].answers
        if answers == "s":
            room = self._answered(o)
            into = self.held[o.into] if o.into else Lying(self.buffer(room), "", room)
            before += "" if o.into else f"I {into.at}[{into.room}]; "
            given += [into.at, str(into.room)] if o.name == "lots" else [into.at]
            call = f"{o.name}(s, {', '.join(given)})"
            return f"{{ {before}{into.n + ' = ' if o.into else ''}{call}; }}"
        call = f"{o.name}(s, {', '.join(given)})"
        return f"{{ {before}{self.locals[o.into] + ' = ' if o.into and answers else ''}{call}; }}"

    def _pool(self, o: ops.Do) -> int:
        """For how many elements there is room in what lots are drawn from."""
        return next(self.most(arg) for arg in o.args if isinstance(arg, Set))

    def _answered(self, o: ops.Do) -> int:
        """For how many elements there has to be room in what a primitive answers."""
        return self._pool(o) if o.name == "lots" else max(self.given.cards + 1, self.room)

    def _given(self, name: str, i: int, arg: Value) -> str:
        """An argument of a primitive, in bounds."""
        if i == 0 and name in OF_DECKS:
            return f"DECK({self.value(arg)})"
        if i == 0 and name in CARD_FIRST:
            return f"IN({self.value(arg)}, NC)"
        if i == 1 and name in ZONE_SECOND:
            return self.zone(arg)
        if name in ("hold_frame", "drop_frame"):
            assert isinstance(arg, values.Num)
        return self.value(arg)

    def op_LayOut(self, o: ops.LayOut) -> str:  # noqa: N802
        return f"lay_plan{o.plan}(s);"

    def op_When(self, o: ops.When) -> str:  # noqa: N802
        yes, no = self.statements(o.yes), self.statements(o.no)
        if not yes:
            return f"if (!{self.value(o.cond)}) {{ {no} }}" if no else f"(void){self.value(o.cond)};"
        return f"if ({self.value(o.cond)}) {{ {yes} }}{f' else {{ {no} }}' if no else ''}"

    def op_ForEach(self, o: ops.ForEach) -> str:  # noqa: N802
        def body(x: str) -> str:
            with self.named(o.name, x):
                return f"\n{self.statements(o.body)}\n"

        return self.loop(o.of, body)

    def op_Perform(self, o: ops.Perform) -> str:  # noqa: N802
        before, given = self.arguments(o.args)
        return f"{{ {before}f{self.numbers[o.function]}(s{given}); {self._gone([o.function])} }}"

    def op_PerformOne(self, o: ops.PerformOne) -> str:  # noqa: N802
        before, given = self.arguments(o.args)
        call = f"{self.one_of(o.functions)}(s, {self.value(o.which)}{given});"
        return f"{{ {before}{call} {self._gone(o.functions)} }}"

    def _gone(self, functions: Iterable[str]) -> str:
        """What has to be asked behind a call that may leave."""
        if not any(self.module.functions[name].leaves for name in functions):
            return ""
        return f"if (s->gone) {self._left()}"

    def _left(self) -> str:
        return "{ s->gone = 0; return 0; }" if self.unit is not None else "return 0;"

    def op_Offer(self, o: ops.Offer) -> str:  # noqa: N802
        return f"OFFER({self.option(o.number)});"

    def option(self, e: Value) -> str:
        """A value as the number of an option."""
        return self.index(e, "NO", self.given.options)

    def op_OfferEach(self, o: ops.OfferEach) -> str:  # noqa: N802
        at, end = self.new("o"), self.new("o")

        def body(x: str) -> str:
            with self.named(o.name, x):
                return f"if ({at} < {end}) *{at}++ = (O){self.option(o.number)}; else trap(s, MUCH, -1);"

        return f"{{ O *{at} = s->o + s->no, *{end} = s->o + NO; {self.loop(o.of, body)} s->no = (int)({at} - s->o); }}"

    def op_Step(self, o: ops.Step) -> str:  # noqa: N802
        return f"if (!SPENT({o.steps}, {o.at})) return 0;"

    def op_Leave(self, o: ops.Leave) -> str:  # noqa: N802
        mark = "" if self.unit is not None else "s->gone = 1; "
        return f"if (s->v[{o.frame}]) {{ unwind(s, {o.frame}, {int(o.restart)}); {mark}return 0; }}"

    def op_Win(self, o: ops.Win) -> str:  # noqa: N802
        mark = "" if self.unit is not None else "s->gone = 1; "
        won = self.loop(o.winners, lambda x: f"if (s->nwin < NP) s->winners[s->nwin++] = (short)IN({x}, NP);")
        return f"{{ s->nwin = 0; {won} s->sp = 0; {mark}return 0; }}"

    def op_Answer(self, o: ops.Answer) -> str:  # noqa: N802
        return f"return {self.value(o.value)};"

    def op_AnswerSet(self, o: ops.AnswerSet) -> str:  # noqa: N802
        n = self.new("n")
        return f"{{ int {n} = 0; {self.filled(o.value, 'out', n, self.room)} return {n}; }}"

    def op_Finish(self, o: ops.Finish) -> str:  # noqa: N802
        return "return 0;"

    # ---- locals --------------------------------------------------------------------------------------

    def declared(self, bodies: Iterable[object], kept: dict[str, int]) -> str:
        """Declarations of the locals of a function or unit, whose names are known from then on; `kept` are sets that are kept on the
        stack, with how many elements they can have.
        """
        found = [x for body in bodies for x in every(body)]
        numbers, many = dict[str, None](), dict.fromkeys(kept)
        for x in found:
            match x:
                case ops.Define():
                    numbers[x.name] = None
                case ops.TakeLeast() | ops.TakeNext():
                    numbers[x.into] = None
                case ops.Do() if x.into:
                    (many if PRIMITIVES[x.name].answers == "s" else numbers)[x.into] = None
                case ops.DefineSet() | ops.Include():
                    many[x.name] = None
        out = []
        for name in numbers:
            if name not in self.locals:
                self.locals[name] = self.new("l")
                out.append(f"I {self.locals[name]};")
        fresh = [name for name in many if name not in self.held]
        for name in fresh:
            at = self.new("h")
            self.held[name] = Lying(at, f"{at}_n", self.room)
        rooms = {name: max(1, kept.get(name, 1)) for name in fresh}
        before: dict[str, int] = {}
        while rooms != before:  # what is made of other sets that lie there has room for theirs
            before = dict(rooms)
            for x in found:
                match x:
                    case ops.DefineSet() if x.name in rooms:
                        rooms[x.name] = max(rooms[x.name], self.most(x.value))
                    case ops.Include() if x.name in rooms:
                        rooms[x.name] = max(rooms[x.name], self.room)
                    case ops.Do() if x.into in rooms:
                        rooms[x.into] = max(rooms[x.into], self._answered(x))
            for name in fresh:
                at = self.held[name].at
                self.held[name] = Lying(at, f"{at}_n", rooms[name])
        for name in fresh:
            at = self.held[name].at
            self.lain += rooms[name]
            out.append(f"I {at}[{rooms[name]}]; int {at}_n = 0;")
        return " ".join(out)

    def head(self, f: Function) -> str:
        """How a function is declared."""
        out = ", I *out" if f.answers == "s" else ""
        return f"static I f{self.numbers[f.name]}(S *s{self.parameters(f)}{out})"

    def function(self, f: Function, recursive: bool) -> str:
        """A function; one that may come to itself again counts how deep it is."""
        self.unit = None
        self.locals, self.held = {}, {}
        for i, p in enumerate(f.params):
            if p.many:
                self.held[p.name] = Lying(f"p{i}", f"p{i}_n", self.room)
            else:
                self.locals[p.name] = f"p{i}"
        locals_ = self.declared([f.body], {})
        none = f.none if f.answers == "n" else 0
        body = f"{locals_}\n{self.statements(f.body)}\nreturn {self.value(values.Num(none))};"
        head = self.head(f)
        if not recursive:
            return f"{head} {{\n{body}\n}}"
        given = "".join(f", p{i}, p{i}_n" if p.many else f", p{i}" for i, p in enumerate(f.params))
        given += ", out" if f.answers == "s" else ""
        inner = head.replace(f"f{self.numbers[f.name]}(", f"g{self.numbers[f.name]}(", 1)
        return (
            f"{inner} {{\n{body}\n}}\n{head} {{ I r; if (s->nest >= DEEPEST) return trap(s, DEEP, -1); s->nest++; "
            f"r = g{self.numbers[f.name]}(s{given}); s->nest--; return r; }}"
        )

    def chooser(self, functions: tuple[str, ...], name: str) -> str:
        """What calls one function of some, by its number."""
        first = self.module.functions[functions[0]]
        given = "".join(f", p{i}, p{i}_n" if p.many else f", p{i}" for i, p in enumerate(first.params))
        cases = " ".join(f"case {i}: return f{self.numbers[f]}(s{given});" for i, f in enumerate(functions))
        return f"static I {name}(S *s, I which{self.parameters(first)}) {{ switch (which) {{ {cases} }} return 0; }}"


def called(bodies: Iterable[object]) -> Iterator[str]:
    """The functions that are called in what is given."""
    for body in bodies:
        for x in every(body):
            match x:
                case values.Call() | sets.CallSet() | ops.Perform():
                    yield x.function
                case values.CallOne() | ops.PerformOne():
                    yield from x.functions


def bodies_of(unit: Unit) -> Iterator[object]:
    """All that stands in a unit."""
    for block in unit.blocks:
        yield from block.ops
        match block.end:
            case Wait() as wait:
                yield from (*wait.listing, wait.who)
                yield from () if wait.anyway is None else (wait.anyway,)
            case CallUnit() as call:
                yield from (call.which, *call.args)
            case None:
                pass
            case end:
                yield end
