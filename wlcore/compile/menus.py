"""Menus: `choose one` and `choose action`, where an option that begins with a choice is listed with all its elements."""

from __future__ import annotations

import re
from itertools import takewhile

from wlcore.compile.loops import Part, listing
from wlcore.compile.names import Names
from wlcore.compile.told import every
from wlcore.compile.units import UnitWriter
from wlcore.compile.windows import hides_offer
from wlcore.lang import meaning as m
from wlcore.lang.scope import YOU
from wlcore.lang.symbols import Routine
from wlcore.records import dataclass

MANY = 4
"""Of so many entries one question tells which half of them was chosen."""
ALWAYS = re.compile(r"o\.append\((\d+)\)")


def first_pick(body: m.Block, actor: m.Expr = YOU) -> m.Pick | None:
    """The choice that an action or option begins with, if it does and whoever chooses that makes it."""
    first = body[0] if body else None
    if not isinstance(first, m.Pick) or first.how not in ("one", "number"):
        return None
    return first if first.actor == actor else None


@dataclass(slots=True)
class Entry:
    """One line of a menu: when it is offered, the option numbers it may stand for, and what it does."""

    conds: list[str]
    label: int
    name: str
    pick: m.Pick | None
    body: m.Block
    action: Routine | None = None

    @property
    def kind(self) -> str:
        """The kind of thing it chooses first."""
        assert self.pick is not None
        return "number" if self.pick.how == "number" else self.pick.source.type.kind


class MenuWriter(UnitWriter):
    """Adds menus to the statements a unit can have."""

    def l_oneof(self, s: m.OneOf, names: Names) -> None:
        """`choose one`: the options whose price can be paid."""
        entries = []
        for option in s.options:
            conds = [self.truth(c, names) for c in option.needs]
            pick = first_pick(option.body, s.actor)
            label = -1 if pick is not None else self.layout.labels[option.label]
            entries.append(
                Entry(conds, label, pick.name if pick is not None else option.label, pick, option.body)
            )
        self.menu(s, entries, s.actor, names)

    def l_actionmenu(self, s: m.ActionMenu, names: Names) -> None:
        """`choose action`: all actions that can be performed."""
        inner = names.child()
        inner.known["you"] = inner.known["actor"] = self.held(self.expr(s.actor, names), inner)
        entries = []
        for action in self.program.routines("action"):
            can = self.can(action, [], inner)
            pick = first_pick(action.body)
            label = -1 if pick is not None else self.layout.labels[action.name]
            conds = [] if can == "True" else [can]
            entries.append(Entry(conds, label, action.name, pick, action.body, action))
        self.menu(s, entries, s.actor, inner)

    def menu(self, s: m.Statement, entries: list[Entry], actor: m.Expr, names: Names) -> None:
        """List what is on offer, wait, and go where the chosen option leads."""
        lines = listing([self.listed_entry(entry, names) for entry in entries], names)
        sure = [ALWAYS.fullmatch(line) for line in lines]
        first = [found[1] for found in takewhile(bool, sure) if found]
        offer = [f"o = [{', '.join(first)}]", *lines[len(first) :]]
        for line in offer:
            self.emit(line)
        who = self.expr(actor, names)
        resumed, end = self.fresh(), self.fresh()
        self.ask(s, offer, who, resumed, names.known)
        self.decide(who, resumed, end, sum(map(bool, sure)), hides_offer(self, s, names))
        self.start(resumed)
        self.chosen_among(s, entries, actor, names, end)
        self.start(end)

    def chosen_among(
        self, s: m.Statement, entries: list[Entry], actor: m.Expr, names: Names, end: int
    ) -> None:
        """Go where the chosen one of some entries leads. Of many whose numbers do not mix, half is told by one question."""
        entries = sorted(entries, key=lambda entry: min(self.numbers(entry)))
        for i, entry in enumerate(entries):
            left = entries[i:]
            middle = self.between(left) if len(left) > MANY else -1
            yes, no = self.fresh(), self.fresh()
            if middle >= 0:
                below = [e for e in left if max(self.numbers(e)) < middle]
                self.branch(f"chosen < {middle}", yes, no, self.weight(below) / self.weight(left))
                self.start(yes)
                self.chosen_among(s, below, actor, names, end)
                self.start(no)
                self.chosen_among(s, [e for e in left if e not in below], actor, names, end)
                return
            self.branch(self.is_chosen(entry, left), yes, no, self.weight([entry]) / self.weight(left))
            self.start(yes)
            self.follow(s, entry, actor, names, end)
            self.start(no)
        self.jump(end)

    def numbers(self, entry: Entry) -> list[int]:
        """The option numbers that an entry can stand for."""
        if entry.pick is None:
            return [entry.label]
        return [a for a in self.layout.action_of[entry.name, entry.kind] if a >= 0] or [-1]

    def between(self, entries: list[Entry]) -> int:
        """A number that parts some entries into two halves; -1 if they mix."""
        spans = sorted((min(numbers), max(numbers)) for numbers in map(self.numbers, entries))
        middle = len(spans) // 2
        return spans[middle][0] if max(last for _, last in spans[:middle]) < spans[middle][0] else -1

    def weight(self, entries: list[Entry]) -> int:
        """How likely one of some entries is to be chosen, next to others: those with many options more than those with few."""
        return sum(min(len(self.numbers(entry)), MANY) for entry in entries)

    def listed_entry(self, entry: Entry, names: Names) -> tuple[str, list[Part]]:
        """The condition under which an entry counts, and what adds its option numbers to `o`."""
        add: list[Part] = [f"o.append({entry.label})"]
        if entry.pick is not None:
            add = self.parts_listed(entry.name, entry.pick, names)
        return every(c for c in entry.conds if entry.pick is None or entry.action is not None), add

    def is_chosen(self, entry: Entry, left: list[Entry]) -> str:
        """Whether the option chosen belongs to an entry, when it can only belong to those that are left."""
        numbers = sorted(self.numbers(entry))
        others = [n for e in left if e is not entry for n in self.numbers(e)]
        if not others:
            return "True"
        if len(numbers) == 1:
            return f"chosen == {numbers[0]}"
        if numbers[-1] < min(others):
            return f"chosen <= {numbers[-1]}"
        if numbers[0] > max(others):
            return f"chosen >= {numbers[0]}"
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]} <= chosen <= {numbers[-1]}"
        return f"chosen in {tuple(numbers)}"

    def follow(self, s: m.Statement, entry: Entry, actor: m.Expr, names: Names, end: int) -> None:
        """What happens when an entry has been chosen; its first choice is made already."""
        if entry.pick is not None:
            self.made[id(entry.pick)] = self.value_of(entry.name, entry.kind, "chosen")
        if entry.action is not None:
            self.granted.add((entry.action.name, ()))
            inner = names.child()
            inner.known["menu-actor"] = names.known["you"]
            local = m.Local(s.span, actor.type, "menu-actor")
            self.l_perform(m.Perform(s.span, s.cites, entry.action, (), local), inner)
            self.jump(end)
        else:
            self.lower(entry.body, names, end)
