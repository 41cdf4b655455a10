"""Decisions: what is on offer, where the unit waits, what a chosen option stands for."""

from __future__ import annotations

from wlcore.compile.blocks import STEP, BlockWriter
from wlcore.compile.layout import DONE, PASS
from wlcore.compile.names import Names, is_simple
from wlcore.lang import meaning as m


class ChoiceWriter(BlockWriter):
    """Writes choices of elements, numbers and sets, and what may be done or left."""

    def offered(self, s: m.Pick, names: Names) -> str:
        """The list of option numbers of a choice."""
        return self.offered_as(s.name, s, names)

    def offered_as(self, name: str, s: m.Pick, names: Names) -> str:
        """The same, under the name of the menu entry that begins with the choice."""
        if s.how == "number":
            assert s.upper is not None
            table = self.action_table(name, "number")
            low, high = self.expr(s.source, names), self.expr(s.upper, names)
            return table(f"range({low}, {high} + 1)", names, None)
        return self.action_table(name, s.source.type.kind)("", names, s.source)

    def action_table(self, name: str, kind: str):  # type: ignore[no-untyped-def]
        """How elements of a kind become option numbers under a name."""
        numbers = self.layout.action_of[name, kind]
        used = [(i, a) for i, a in enumerate(numbers) if a >= 0]
        shift = used[0][1] - used[0][0] if used else 0
        even = all(a - i == shift for i, a in used)
        form = f"{shift} + {{}}" if even else f"A_{self.py(name)}__{self.py(kind)}[{{}}]"

        def write(code: str, names: Names, e: m.Expr | None) -> str:
            if e is None:
                x = names.fresh()
                return f"[{form.format(x)} for {x} in {code}]"
            listed = f"[{self.mapped(e, names, form)}]"
            return self.shared(e, numbers, names, listed)

        return write

    def shared(self, e: m.Expr, numbers: list[int], names: Names, listed: str) -> str:
        """When all of a small fixed set is on offer, one shared tuple serves."""
        if not isinstance(e, m.Filter):
            return listed
        fixed = self.constants(e.of)
        if fixed is None:
            return listed
        inner = names.child()
        conds = []
        for x in fixed:
            inner.known[e.name] = str(x)
            conds.append(self.truth(e.cond, inner))
        everything = ", ".join(str(numbers[x]) for x in fixed)
        return f"({everything},) if {' and '.join(conds)} else {listed}"

    def value_of(self, name: str, kind: str, option: str) -> str:
        """The element that an option number stands for."""
        numbers = self.layout.action_of[name, kind]
        used = [(i, a) for i, a in enumerate(numbers) if a >= 0]
        if used and all(a - i == used[0][1] - used[0][0] for i, a in used):
            shift = used[0][1] - used[0][0]
            return f"{option} - {shift}" if shift else option
        return f"ARG[{option}]"

    def pick(self, s: m.Pick, names: Names, end: int) -> None:
        """A choice of one element, a number, or a set."""
        if id(s) in self.made:
            x = names.new(s.name)
            self.emit(f"{x} = {self.made.pop(id(s))}")
            self.tell(s, x, "0")
            self.grant(s, x, names)
            return
        if s.how in ("many", "up-to"):
            self.pick_many(s, names, end)
            return
        kind = "number" if s.how == "number" else s.source.type.kind
        offer = [f"o = {self.offered(s, names)}"]
        who = self.expr(s.actor, names)
        x = names.new(s.name)
        ask, few, one, resumed, go = (self.fresh() for _ in range(5))
        self.emit(offer[0])
        self.branch("len(o) > 1 or s.see_all and o" if self.traced else "len(o) > 1", ask, few)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.blocks[few].rare = True
        self.start(few)
        self.emit(STEP)
        self.branch("o", one, end)
        self.start(one)
        self.emit(f"{x} = {self.value_of(s.name, kind, 'o[0]')}")
        self.tell(s, x, "1")
        self.jump(go)
        self.start(resumed)
        self.emit(f"{x} = {self.value_of(s.name, kind, 's.x')}")
        self.tell(s, x, "0")
        self.jump(go)
        self.start(go)
        self.grant(s, x, names)

    def grant(self, s: m.Pick, x: str, names: Names) -> None:
        """What was chosen from 'where can RULE(it)' can be performed: no need to ask again."""
        if not isinstance(s.source, m.Filter):
            return
        local = s.source.name
        todo = [s.source.cond]
        while todo:
            cond = todo.pop()
            if isinstance(cond, m.Op) and cond.op == "and":
                todo += [cond.left, cond.right]
            elif isinstance(cond, m.CanDo):
                inner = Names(names.counter, {**names.known, local: x})
                args = tuple(self.expr(a, inner) for a in cond.args)
                if all(map(is_simple, args)):
                    self.granted.add((cond.rule.name, args))

    def pick_many(self, s: m.Pick, names: Names, end: int) -> None:
        """Several elements, picked one by one in ascending order; 'done' ends an open number."""
        assert s.amount is not None
        kind = s.source.type.kind
        pool, want, got, last = (names.fresh() for _ in range(4))
        self.emit(f"{pool} = as_mask({self.expr(s.source, names)}); {want} = {self.expr(s.amount, names)}; {got} = 0; {last} = 0")
        exact = s.how == "many"
        if exact:
            self.emit(f"{want} = min({want}, {pool}.bit_count())")
        numbers = self.layout.action_of[s.name, kind]
        used = [(i, a) for i, a in enumerate(numbers) if a >= 0]
        form = f"A_{self.py(s.name)}__{self.py(kind)}[{{}}]"
        if used and all(a - i == used[0][1] - used[0][0] for i, a in used):
            form = f"{used[0][1] - used[0][0]} + {{}}"
        head, ask, one, resumed, add, out = (self.fresh() for _ in range(6))
        y = names.fresh()
        who = self.expr(s.actor, names)
        self.jump(head)
        self.start(head)
        need = self.fresh()
        self.branch(f"{got}.bit_count() < {want} and {pool} >> {last}", need, out)
        self.start(need)
        if exact:
            spare = f"({pool} >> {last}).bit_count() - {want} + {got}.bit_count() + 1"
            offer = [f"o = [{form.format(y)} for {y} in of_mask({pool} >> {last} << {last})[:{spare}]]"]
        else:
            offer = [f"o = [{DONE}, *[{form.format(y)} for {y} in of_mask({pool} >> {last} << {last})]]"]
        self.emit(offer[0])
        self.branch("len(o) > 1", ask, one)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.start(one)
        self.emit("s.x = o[0]")
        self.jump(resumed)
        self.start(resumed)
        self.branch(f"s.x == {DONE}", out, add)
        self.start(add)
        self.emit(f"{y} = {self.value_of(s.name, kind, 's.x')}; {got} |= 1 << {y}; {last} = {y} + 1")
        self.jump(head)
        self.start(out)
        x = names.new(s.name)
        self.emit(f"{x} = of_mask({got})")
        self.tell(s, f"tuple({x})")

    def l_maybe(self, s: m.Maybe, names: Names) -> None:
        """`may`: yes or no, or a choice that can be declined."""
        who = self.expr(s.actor, names)
        ask, resumed, yes, no, end = (self.fresh() for _ in range(5))
        if s.pick is not None:
            offer = [f"o = [{PASS}, *({self.offered(s.pick, names)})]"]
        else:
            number = self.layout.labels[s.label]
            conds = " and ".join(self.truth(c, names) for c in s.needs)
            offer = [f"o = [{PASS}, {number}] if {conds} else [{PASS}]" if conds else f"o = [{PASS}, {number}]"]
        self.emit(offer[0])
        self.branch("len(o) > 1", ask, no)
        self.start(ask)
        self.suspend(s, offer, who, resumed)
        self.start(resumed)
        self.branch(f"s.x == {PASS}", no, yes)
        self.start(yes)
        inner = names.child()
        if s.pick is not None:
            kind = "number" if s.pick.how == "number" else s.pick.source.type.kind
            x = inner.new(s.pick.name)
            self.emit(f"{x} = {self.value_of(s.pick.name, kind, 's.x')}")
            self.tell(s.pick, x, "0")
        self.emit("s.passed = 0")
        self.lower(s.body, inner, end)
        self.start(no)
        self.lower(s.otherwise, names, end)
        self.start(end)
