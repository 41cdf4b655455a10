"""Triggers in units: they may ask, and owners are asked which of their abilities comes first."""

from __future__ import annotations

from wlcore.compile.choices import ChoiceWriter
from wlcore.compile.moments import ORDER, Moment, option_of
from wlcore.compile.triggers import Happening, Live
from wlcore.lang.additions import Trigger

SELDOM = 0.1
"""How often several abilities may answer at once."""


class OrderWriter(ChoiceWriter):
    """Writes what answers a moment, as blocks."""

    def occasions(self, found: Moment, h: Happening, replaced: int | None = None) -> None:
        """What answers a moment; once something has happened instead of a rule, we go on at `replaced`."""
        alone = found.abilities if len(found.abilities) == 1 else ()
        for t in (*found.rules, *alone):
            live = self.live(t, h)
            if live.line:
                self.emit(live.line)
            no = self.fresh()
            self.occasion(t, live, no if replaced is None else replaced, no)
        if found.abilities and not alone:
            self.asked_in_turn(found, h, replaced)

    def occasion(self, t: Trigger, live: Live, after: int, no: int, cond: str = "") -> None:
        """A trigger whose body may ask, if it is live; afterwards we go on at `after`. What follows is written at `no`."""
        yes = self.fresh()
        self.branch(cond or live.cond, yes, no)
        self.start(yes)
        if live.times and t.moment != "instead":
            left, head, again = live.names.fresh(), self.fresh(), self.fresh()
            self.emit(f"{left} = {live.times}")
            self.jump(head)
            self.start(head)
            self.branch(f"{left} > 0", again, after)
            self.start(again)
            self.emit(f"{left} -= 1")
            after = head
        self.stops.append(after)
        self.lower(t.body, live.names, after)
        self.stops.pop()
        self.start(no)

    def asked_in_turn(self, found: Moment, h: Happening, replaced: int | None) -> None:
        """Several abilities: owners clockwise, each choosing which of several live ones comes first.

        Those that were live when the moment was reached are checked again before they happen. Most often there is only one.
        """
        some_left, one, head, some, ask, resumed, go, due_now, again, end = (self.fresh() for _ in range(10))
        lives, left = self.live_now(found, h)
        due, ready, chosen, who, i, y = (h.names.fresh() for _ in range(6))
        self.emit(f"{chosen} = -1")
        self.branch(left, some_left, end, SELDOM)
        self.start(some_left)
        self.branch(f"{left} & ({left} - 1)", head, one, SELDOM)
        self.start(one)
        self.emit(f"{i} = {left}.bit_length() - 1; {left} = 0")
        self.jump(due_now)
        self.start(head)
        offer = [*self.due(found, lives, left, due, h), f"{ready} = next_due({due}, {found.clashes})"]
        for line in offer:
            self.emit(line)
        self.branch(ready, some, end)
        options = self.options_of(found)
        self.start(some)
        if found.asked:
            listed = f"o = [{options}[{y}] for {y} in {ready}]"
            self.branch(f"len({ready}) > 1 and {chosen} < 0", ask, go)
            self.start(ask)
            self.emit(listed)
            self.emit(f"{who} = ({h.start} + min({due})[0]) % s.n")
            self.ask(found.choice(self.program), [*offer, listed], who, resumed)
            self.suspend("o", who, resumed)
            self.start(resumed)
            self.emit(f"{chosen} = chosen")
            self.jump(head)
            self.start(go)
        self.emit(f"{i} = next((y for y in {ready} if {options}[y] == {chosen}), {ready}[0])")
        self.emit(f"{chosen} = -1; {left} ^= 1 << {i}")
        self.jump(due_now)
        self.start(due_now)
        for number, (t, live) in enumerate(zip(found.abilities, lives, strict=True)):
            self.occasion(t, live, again if replaced is None else replaced, self.fresh(), f"{i} == {number}")
        self.jump(again)
        self.start(again)
        self.branch(left, head, end, SELDOM)
        self.start(end)

    def options_of(self, found: Moment) -> str:
        """The option number that stands for each ability, as a tuple in Python; 0 where nobody is asked."""
        numbers = []
        for t in found.abilities:
            if found.asked:
                kind, index, label = option_of(self.program, t)
                table = self.layout.labels
                numbers.append(table[label] if label else self.layout.action_of[ORDER, kind][index])
            else:
                numbers.append(0)
        return f"({', '.join(map(str, numbers))},)"
