"""Decisions: what is on offer, where the unit waits, what a chosen option stands for."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore.compile.blocks import BlockWriter
from wlcore.compile.exprs import all_small
from wlcore.compile.layout import DONE, PASS
from wlcore.compile.loops import Part, written
from wlcore.compile.names import Names, is_simple
from wlcore.compile.quantified import for_each
from wlcore.compile.questions import opened
from wlcore.compile.secrets import CARDS, NUMBER, PICKED, Secret
from wlcore.compile.told import CALLING, conjuncts_of, every, some
from wlcore.compile.told import NUMBER as A_NUMBER
from wlcore.compile.ways import ways_listed
from wlcore.compile.windows import asked_anyway, could_choose, hides_offer
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts

FEW = 3
"""Before so many options it is asked whether there can be one at all."""
ADDING = ": o.append("


class ChoiceWriter(BlockWriter):
    """Writes choices of elements, numbers and sets, and what may be done or left."""

    # ---- what is on offer ----------------------------------------------------------------------------

    def listed(self, name: str, s: m.Pick, names: Names) -> list[str]:
        """Lines that append the option numbers of a choice to `o`."""
        return written(self.parts_listed(name, s, names))

    def parts_listed(self, name: str, s: m.Pick, names: Names) -> list[Part]:
        """The same as lines and loops, under the name of the choice or that of a menu entry."""
        if s.how == "number":
            assert s.upper is not None
            form = self.numbered(name, "number")
            low, high = self.amount(s.source, names), self.amount(s.upper, names)
            x = names.fresh()
            most, at = self.layout.largest(name), self.fails_at(s)
            if A_NUMBER.fullmatch(low) and A_NUMBER.fullmatch(high) and 0 <= int(low) <= int(high) <= most:
                return [f"for {x} in range({low}, {int(high) + 1}): o.append({form.format(x)})"]
            return [f"for {x} in span({low}, {high}, {most}, {at}): o.append({form.format(x)})"]
        if s.source.type.kind == "number" and not all_small(s.source, self.layout.largest(name)):
            x, form = names.fresh(), self.numbered(name, "number")
            numbers = f"small({self.expr(s.source, names)}, {self.layout.largest(name)}, {self.fails_at(s)})"
            return [f"for {x} in {numbers}: o.append({form.format(x)})"]
        form, shift = self.numbered(name, s.source.type.kind), self.shift(name, s.source.type.kind)
        lines, source, around = opened(self, s.source, names)
        if shift and isinstance(source, m.Reached) and self.remembers and not self.analysis.doubtful(source):
            names.fresh()  # as for the element, which other sets have
            return [*lines, *ways_listed(self, source, around, shift)]
        return [*lines, *for_each(self, source, around, f"o.append({form})")]

    def shift(self, name: str, kind: str) -> int | None:
        """What is added to elements of a kind to get their option numbers, if it is the same for all."""
        used = [(i, a) for i, a in enumerate(self.layout.action_of[name, kind]) if a >= 0]
        shifts = {a - i for i, a in used}
        return shifts.pop() if len(shifts) == 1 else None

    def numbered(self, name: str, kind: str) -> str:
        """How an element becomes an option number, as a format."""
        shift = self.shift(name, kind)
        return f"A_{self.py(name)}__{self.py(kind)}[{{}}]" if shift is None else f"{shift} + {{}}"

    def value_of(self, name: str, kind: str, option: str) -> str:
        """The element that an option number stands for."""
        shift = self.shift(name, kind)
        return f"ARG[{option}]" if shift is None else f"{option} - {shift}" if shift else option

    def everything(self, s: m.Pick, names: Names) -> tuple[str, str] | None:
        """For a choice from a small fixed set: when all of it is on offer, and the tuple that serves then."""
        if s.how == "number" or not isinstance(s.source, m.Filter):
            return None
        fixed = self.constants(s.source.of)
        if fixed is None or len(fixed) < 2:
            return None
        inner = names.child()
        conds = []
        for x in fixed:
            inner.known[s.source.name] = str(x)
            conds.append(self.truth(s.source.cond, inner))
        numbers = self.layout.action_of[s.name, s.source.type.kind]
        options = tuple(numbers[x] for x in fixed)
        if options not in self.offers:
            self.offers.append(options)
        return " and ".join(conds), f"OFFER_{self.offers.index(options)}"

    # ---- asking --------------------------------------------------------------------------------------

    def decide(self, who: str, resumed: int, none: int, sure: int = 0, hidden: bool = False) -> None:
        """The options are in `o`: ask; where there is but one, go on at once; where there is none, go on at `none`. So many
        are `sure` to be there. Where it is `hidden` how many there are, a table may ask for the only one, too.
        """
        ask, few, one = (self.fresh() for _ in range(3))
        several = "len(o) > 1 or s.see_all and o" if self.traced else "len(o) > 1"
        if hidden and self.traced:
            several = f"{several} or o and {asked_anyway(self)} and asks(s, {who})"
        self.branch("True" if sure > 1 else several, ask, few)
        self.start(ask)
        self.suspend("o", who, resumed)
        self.blocks[few].rare = True
        self.start(few)
        self.branch("o", one, none)
        self.start(one)
        self.settle(who, resumed)

    def pick(self, s: m.Pick, names: Names, end: int) -> None:
        """A choice of one element, a number, or a set."""
        if id(s) in self.made:
            x = names.new(s.name)
            self.emit(f"{x} = {self.made.pop(id(s))}")
            self.note_pick(x, s, names)
            self.tell(s, x, "0", "s.who", self.told_to(x))
            self.grant(s, x, names)
            return
        if s.how in ("many", "up-to"):
            self.pick_many(s, names, end)
            return
        self.pick_one(s, names, end)

    def pick_one(self, s: m.Pick, names: Names, end: int) -> None:
        """A choice of one element or of a number."""
        offer = ["o = []", *self.listed(s.name, s, names)]
        hidden = hides_offer(self, s, names)
        who = self.expr(s.actor, names)
        x = names.new(s.name)
        self.real.add(x)
        resumed = self.fresh()
        every = self.everything(s, names)
        if every is None:
            self.ask(s, offer, who, resumed, names.known)
        else:
            when, options = every
            inside = ["    " + line for line in offer]
            self.ask(s, [f"if {when}: o = {options}", "else:", *inside], who, resumed, names.known)
            everything, some = self.fresh(), self.fresh()
            self.branch(when, everything, some)
            self.start(everything)
            self.suspend(options, who, resumed)
            self.blocks[some].rare = True
            self.start(some)
        for line in offer:
            self.emit(line)
        self.decide(who, resumed, end, hidden=hidden)
        self.start(resumed)
        kind = "number" if s.how == "number" else s.source.type.kind
        self.emit(f"{x} = {self.value_of(s.name, kind, 'chosen')}")
        self.note_pick(x, s, names)
        self.tell(s, x, "alone", "s.who", self.told_to(x))
        self.grant(s, x, names)

    def told_to(self, x: str) -> str:
        """Who may read what has been chosen: only who chose, if that was out of sight; else, an empty tuple, everybody."""
        return "(1 << s.who,)" if x in self.secret else "()"

    def grant(self, s: m.Pick, x: str, names: Names) -> None:
        """What was chosen from 'where can RULE(it)' can be performed: no need to ask again."""
        if not isinstance(s.source, m.Filter):
            return
        local = s.source.name
        for cond in reversed(conjuncts(s.source.cond)):
            if isinstance(cond, m.CanDo) and cond.actor is None:
                inner = Names(names.counter, {**names.known, local: x})
                args = tuple(self.expr(a, inner) for a in cond.args)
                if all(map(is_simple, args)):
                    self.granted.add((cond.rule.name, args))

    def pick_many(self, s: m.Pick, names: Names, end: int) -> None:
        """Several elements, picked one by one in ascending order; 'done' ends an open number."""
        assert s.amount is not None
        kind, around = s.source.type.kind, names.child()
        pool, want, got = (names.fresh() for _ in range(3))
        who, source = self.expr(s.actor, names), self.mask(s.source, names, self.layout.largest(s.name))
        wanted = self.amount(s.amount, names)
        self.emit(f"{pool} = {source}; {want} = {wanted}; {got} = 0")
        self.note_secret(want, s.amount, names, wanted)
        hidden = self.is_card(s.source.type) and self.is_secret(s.source, names)
        private = hidden or self.analysis.hidden.private.is_secret(s)
        if private:
            owner = self.copied(who, names)
            self.secret[got] = Secret(PICKED, owner, pool)
        if hidden:
            self.secret[pool] = Secret(NUMBER, owner, code=source)
        else:
            self.note_secret(pool, s.source, names)
        exact = s.how == "many"
        if exact:
            self.emit(f"{want} = min({want}, {pool}.bit_count())")
        form = self.numbered(s.name, kind)
        head, resumed, add, out = (self.fresh() for _ in range(4))
        y, last = names.fresh(), f"{got}.bit_length()"
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
        self.ask(s, offer, who, resumed, names.known)
        self.decide(who, resumed, out, hidden=private or hides_offer(self, s, around))
        self.start(resumed)
        self.branch(f"chosen == {DONE}", out, add)
        self.start(add)
        self.emit(f"{y} = {self.value_of(s.name, kind, 'chosen')}; {got} |= 1 << {y}")
        self.jump(head)
        self.start(out)
        x = names.new(s.name)
        self.sets.add(x)
        self.emit(f"{x} = of_mask({got})")
        if private:
            self.secret[x] = Secret(CARDS, owner) if hidden else Secret(PICKED, owner, pool)
        self.tell(s, f"tuple({x})", "0", who, f"(1 << {who},) * len({x})" if private else "()")

    def l_maybe(self, s: m.Maybe, names: Names) -> None:
        """`may`: yes or no, or a choice that can be declined."""
        who = self.expr(s.actor, names)
        listing, ask, resumed, yes, no, end = (self.fresh() for _ in range(6))
        accepting = self.accepting(s, names)
        offer = [f"o = [{PASS}]", *accepting]
        self.branch((not self.traced and needed_for_any(accepting)) or "True", listing, no)
        self.start(listing)
        for line in offer:
            self.emit(line)
        self.ask(s, offer, who, resumed, names.known)
        self.branch(f"len(o) > 1{self.or_asked_anyway(s, who, names)}", ask, no)
        self.start(ask)
        self.suspend("o", who, resumed)
        self.start(resumed)
        self.branch(f"chosen == {PASS}", no, yes)
        self.start(yes)
        inner = names.child()
        if s.pick is not None:
            kind = "number" if s.pick.how == "number" else s.pick.source.type.kind
            x = inner.new(s.pick.name)
            self.real.add(x)
            self.emit(f"{x} = {self.value_of(s.pick.name, kind, 'chosen')}")
            self.note_pick(x, s.pick, names)
            self.tell(s.pick, x, "0", "s.who", self.told_to(x))
        self.emit("s.passed = 0")
        self.lower(s.body, inner, end)
        self.start(no)
        self.lower(s.otherwise, names, end)
        self.start(end)

    def or_asked_anyway(self, s: m.Maybe, who: str, names: Names) -> str:
        """In the traced flavour: that who has nothing to choose is asked as well, if the others cannot know that."""
        if not self.traced or not hides_offer(self, s, names):
            return ""
        might = every((f"asks(s, {who})", could_choose(self, s, names.apart())))
        return f" or {asked_anyway(self)} and {might}"

    def accepting(self, s: m.Maybe, names: Names) -> list[str]:
        """Lines that append to `o` what can be chosen instead of passing."""
        if s.pick is not None:
            return self.listed(s.pick.name, s.pick, names)
        add = f"o.append({self.layout.labels[s.label]})"
        conds = " and ".join(self.truth(c, names) for c in s.needs)
        return [f"if {conds}: {add}" if conds else add]


def needed_for_any(lines: Sequence[str]) -> str:
    """What has to hold for one of a few lines at least to add an option, as far as it is asked first; nothing where that
    cannot be told.
    """
    conds = [line.removeprefix("if ").partition(ADDING)[0] for line in lines if line.startswith("if ")]
    first = [conjuncts_of(cond)[0] for cond in conds]
    if not 0 < len(first) == len(lines) <= FEW or any(CALLING.search(cond) or ":=" in cond for cond in first):
        return ""
    return some(first)
