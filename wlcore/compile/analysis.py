"""What routines do, as far as the compiler must know: whether they may ask, whom they call, what a condition depends on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property

from wlcore.compile.hidden import Hidden
from wlcore.compile.moments import Moments
from wlcore.compile.openly import Openly
from wlcore.compile.spending import Spending
from wlcore.compile.walk import ASKING, happenings_of, is_asked
from wlcore.compile.written import Written
from wlcore.lang import meaning as m
from wlcore.lang.additions import Trigger
from wlcore.lang.nobody import DOERS, doubts
from wlcore.lang.parts import statements
from wlcore.lang.program import Program
from wlcore.lang.reach import Cause, Reach
from wlcore.lang.symbols import Routine
from wlcore.lang.types import PLAYER

AROUND = ("before", "instead", "after")
"""The moments of a rule."""


MAIN = "play"
"""The rule that a game begins with."""


class Analysis:
    """Facts about the routines of a program, worked out once. `watched` are the watches, each with what its condition reads;
    `ending` the frames that a watch ends, and what that one reads.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.triggers: dict[str, list[Trigger]] = {}
        for trigger in program.triggers:
            self.triggers.setdefault(trigger.of, []).extend(self.owned(trigger))
        self.reach = Reach(program)
        self.reading = self.reach.reading
        self.modifiers, self.forbids = self.reading.modifiers, self.reading.forbids
        self.texts_of: dict[str, list[Routine]] = {
            self.text_table((kind.name,), prop.name): []
            for kind in program.kinds.values()
            for prop in kind.properties.values()
            if prop.text == "effect"
        }
        for (kind, _, prop), text in program.texts.items():
            self.texts_of[self.text_table((kind,), prop)].append(text)
        self.actions = program.routines("action")
        self.flat: dict[str, bool] = {}
        self.short: dict[str, bool] = {}
        self.routines = [*program.routines("rule", "action", "frame"), *program.texts.values()]
        self.calls = {r.address: self._callees(r) for r in self.routines}
        self.callers = self._count_callers()
        self.recursive = self._cycles()
        self.moments = Moments(self)
        self.hidden = Hidden(self)
        self.asked: dict[int, tuple[m.Statement, bool]] = {}
        self.doubted: dict[int, tuple[m.Expr | m.Statement, bool]] = {}
        self.asking = self._spread()
        self.by_nobody = self._performed_by_nobody()
        self.watched = self.reading.watched
        self.ending = [
            (frames, places)
            for w, places in self.watched
            if (frames := {s.frame.name for s in self.through(w.body) if isinstance(s, m.EndFrame)})
        ]

    def owned(self, trigger: Trigger) -> list[Trigger]:
        """A trigger that lasts for some players and hears everybody is an ability of each of them."""
        if trigger.lasts is None or trigger.owner is not None:
            return [trigger]
        seats = range(self.program.size("player"))
        return [replace(trigger, owner=m.Const(trigger.span, PLAYER, p)) for p in seats]

    def doubtful(self, piece: m.Expr | m.Statement) -> bool:
        """Whether an expression or a statement itself may be about nobody."""
        known = self.doubted.get(id(piece))
        if known is None:
            known = self.doubted[id(piece)] = piece, bool(doubts(piece, self.program))
        return known[1]

    @cached_property
    def written(self) -> Written:
        """What is written in place of its call."""
        return Written(self)

    @cached_property
    def openly(self) -> Openly:
        """Which cards are laid open as they are drawn."""
        return Openly(self)

    @cached_property
    def spending(self) -> Spending:
        """What is counted against the budget of a choice."""
        return Spending(self)

    @cached_property
    def causes(self) -> list[Cause]:
        """Everything that is set off."""
        return [*(t for those in self.triggers.values() for t in those), *self.program.watches]

    def set_off(self, s: m.Statement) -> list[Cause]:
        """What a statement itself sets off."""
        happened = [s.rule.name] if isinstance(s, m.Perform) else happenings_of(s)
        return [
            *(t for name in happened for t in self.triggers.get(name, ())),
            *self.reading.woken(s),
        ]

    # ---- calls ---------------------------------------------------------------------------------------

    def bodies(self, r: Routine) -> list[m.Block]:
        """All statements that run when a routine is performed, triggers included."""
        return [r.body, r.leaving, *(t.body for t in self.triggers.get(r.name, ()) if r.what != "text")]

    def called(self, s: m.Statement) -> list[Routine]:
        """The routines a statement itself calls."""
        if isinstance(s, m.Perform):
            return [s.rule]
        if isinstance(s, m.PerformText):
            return self.texts_of.get(self.text_table(s.kinds, s.property), [])
        if isinstance(s, m.ActionMenu):
            return self.actions
        return []

    def text_table(self, kinds: tuple[str, ...], prop: str) -> str:
        """Where the texts of this name are found by number: all cards have one table, each other kind has its own."""
        owner = "card" if self.program.kinds[kinds[0]].base == "card" else kinds[0]
        return f"{owner}-{prop}"

    def through(self, block: m.Block) -> Iterator[m.Statement]:
        """Every statement of a block and of the rules performed in it."""
        seen: set[str] = set()
        todo = [block]
        while todo:
            for s in statements(todo.pop()):
                yield s
                if isinstance(s, m.Perform) and s.rule.address not in seen:
                    seen.add(s.rule.address)
                    todo.append(s.rule.body)

    def happenings(self, s: m.Statement) -> list[Trigger]:
        """The triggers a statement itself sets off."""
        return [trigger for name in happenings_of(s) for trigger in self.triggers.get(name, ())]

    def reached(self, blocks: Iterable[m.Block]) -> Iterator[m.Statement]:
        """Every statement of these blocks and of the triggers they set off."""
        seen: set[int] = set()
        todo = list(blocks)
        while todo:
            for s in statements(todo.pop()):
                yield s
                for trigger in self.happenings(s):
                    if id(trigger) not in seen:
                        seen.add(id(trigger))
                        todo.append(trigger.body)

    def _callees(self, r: Routine) -> list[str]:
        return [c.address for s in self.reached(self.bodies(r)) for c in self.called(s)]

    def _count_callers(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for callees in self.calls.values():
            for address in callees:
                counts[address] = counts.get(address, 0) + 1
        return counts

    def _cycles(self) -> set[str]:
        reach = {a: set(c) for a, c in self.calls.items()}
        while ends := {a for a, found in reach.items() if found.isdisjoint(reach)}:
            reach = {a: found for a, found in reach.items() if a not in ends}
        changed = True
        while changed:
            changed = False
            for found in reach.values():
                more = set().union(*(reach.get(c, set()) for c in found)) if found else set()
                if not more <= found:
                    found |= more
                    changed = True
        return {a for a, found in reach.items() if a in found}

    def _performed_by_nobody(self) -> set[str]:
        """The rules and texts that nobody may perform: what a game begins with, what follows what happens to no player's
        counters, and what these perform without saying who does it.
        """
        found = set[str]()
        main = self.program.names.get(MAIN)
        todo = self.bodies(main) if isinstance(main, Routine) else []
        for counter in self.program.counters:
            if "player" not in counter.dims:
                todo += [
                    t.body for verb in m.CHANGES for t in self.triggers.get(f"{verb} {counter.name}", ())
                ]
        while todo:
            for s in statements(todo.pop()):
                if isinstance(s, (m.Perform, m.PerformText)) and isinstance(s.actor, m.Local):
                    for r in self.called(s) if s.actor.name in DOERS else ():
                        if r.address not in found:
                            found.add(r.address)
                            todo += self.bodies(r)
        return found

    def _spread(self) -> set[str]:
        found = {r.address for r in self.routines if r.address in self.recursive or r.what == "frame"}
        for r in self.routines:
            ordered = any(self.moments.at(moment, r.name).asked for moment in AROUND)
            if ordered or endless(r) or any(self.asks_itself(s) for s in self.reached(self.bodies(r))):
                found.add(r.address)
        changed = True
        while changed:
            changed = False
            for address, callees in self.calls.items():
                if address not in found and any(c in found for c in callees):
                    found.add(address)
                    changed = True
        return found

    def asks_itself(self, s: m.Statement) -> bool:
        """Whether a statement is a decision, or may lead to one about the order of what it sets off."""
        if isinstance(s, ASKING) or is_asked(s):
            return True
        return self.moments.answering(s).asked

    def asks(self, block: m.Block) -> bool:
        """Whether carrying out a block may have to stop for a decision; each statement is looked at once."""
        return any(map(self._asks, block))

    def _asks(self, s: m.Statement) -> bool:
        known = self.asked.get(id(s))
        if known is None:
            known = self.asked[id(s)] = s, any(map(self._stops, self.reached([(s,)])))
        return known[1]

    def _stops(self, s: m.Statement) -> bool:
        if self.asks_itself(s) or (isinstance(s, m.Repeat) and s.times is None):
            return True
        return any(c.address in self.asking for c in self.called(s))


def endless(r: Routine) -> bool:
    """Whether a routine has a loop without a bound of its own; such loops run under the step budget."""
    return any(isinstance(s, m.Repeat) and s.times is None for s in statements((*r.body, *r.leaving)))
