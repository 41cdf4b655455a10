"""Menus: `choose one` and `choose action`, where an option that begins with a choice is listed with all its elements."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Value
from wlcore.compile.ir.sets import Items
from wlcore.compile.ir.values import Contains, Field, Local, Num
from wlcore.compile.lower import questions, values
from wlcore.compile.lower.asking import ASKING, around, lower
from wlcore.compile.lower.choices import element_of, kind_of, offer, wait
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.hiding import hides_offer
from wlcore.compile.lower.writer import Writer
from wlcore.compile.walk import first_pick
from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine
from wlcore.lang.types import Type
from wlcore.records import dataclass

MANY = 4
"""Of so many entries one question tells which half of them was chosen."""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a menu: when it is offered, the option numbers it may stand for, and what it does."""

    cond: Value
    numbers: tuple[int, ...]
    name: str
    pick: m.Pick | None
    body: m.Block
    action: Routine | None = None


def _numbers(w: Writer, name: str, pick: m.Pick | None) -> tuple[int, ...]:
    if pick is None:
        return (w.layout.labels[name],)
    return tuple(sorted(a for a in w.layout.action_of[name, kind_of(pick)] if a >= 0)) or (-1,)


def _one_of(w: Writer, s: m.OneOf, env: Env) -> None:
    """`choose one`: the options whose price can be paid."""
    entries = []
    for option in s.options:
        pick = first_pick(option.body, s.actor)
        needs = [] if pick is not None else [values.value(w, c, env) for c in option.needs]
        name = option.label if pick is None else pick.name
        entries.append(MenuEntry(fold.every(needs), _numbers(w, name, pick), name, pick, option.body))
    _menu(w, s, entries, s.actor, env)


def _action_menu(w: Writer, s: m.ActionMenu, env: Env) -> None:
    """`choose action`: all actions that can be performed."""
    inner = env.child()
    inner.known["you"] = inner.known["actor"] = w.held(values.value(w, s.actor, env), "you")
    entries = []
    for action in w.program.routines("action"):
        pick = first_pick(action.body)
        cond = questions.can(w, action, inner.you, [])
        numbers = _numbers(w, action.name, pick)
        entries.append(MenuEntry(cond, numbers, action.name, pick, action.body, action))
    _menu(w, s, entries, s.actor, inner)


def _menu(w: Writer, s: m.OneOf | m.ActionMenu, entries: list[MenuEntry], actor: m.Expr, env: Env) -> None:
    """List what is on offer, wait, and go where the chosen option leads."""

    def listing() -> None:
        for entry in entries:
            if entry.pick is None:
                add = o.Offer(Num(entry.numbers[0]))
                w.when(entry.cond, lambda add=add: w.emit(add))  # type: ignore[misc]
            else:
                pick, name = entry.pick, entry.name
                w.when(entry.cond, lambda pick=pick, name=name: offer(w, pick, env, name))  # type: ignore[misc]

    who, end = w.held(values.value(w, actor, env), "who"), w.block()
    anyway = fold.YES if hides_offer(w, s, env) else None
    w.start(wait(w, s, w.nested(listing), who, end, env, anyway=anyway))
    choice = Local(w.fresh("choice"))
    w.emit(o.Define(choice.name, Field("chosen")))
    _chosen_among(w, s, sorted(entries, key=lambda entry: entry.numbers[0]), choice, env, end)
    w.start(end)


def _chosen_among(
    w: Writer, s: m.Statement, entries: list[MenuEntry], choice: Value, env: Env, end: int
) -> None:
    """Go where the chosen one of some entries leads. Of many whose numbers do not mix, half is told by one question."""
    for i, entry in enumerate(entries):
        left = entries[i:]
        middle = _between(left) if len(left) > MANY else -1
        yes, no = w.block(), w.block()
        if middle >= 0:
            w.branch(fold.op("<", choice, Num(middle)), yes, no)
            w.start(yes)
            _chosen_among(w, s, [e for e in left if e.numbers[-1] < middle], choice, env, end)
            w.start(no)
            _chosen_among(w, s, [e for e in left if e.numbers[-1] >= middle], choice, env, end)
            return
        w.branch(_is_chosen(choice, entry, left), yes, no)
        w.start(yes)
        _follow(w, s, entry, choice, env, end)
        w.start(no)
    w.jump(end)


def _between(entries: list[MenuEntry]) -> int:
    """A number that parts some entries into two halves; -1 if they mix."""
    spans = sorted((e.numbers[0], e.numbers[-1]) for e in entries)
    middle = len(spans) // 2
    return spans[middle][0] if max(last for _, last in spans[:middle]) < spans[middle][0] else -1


def _is_chosen(choice: Value, entry: MenuEntry, left: list[MenuEntry]) -> Value:
    """Whether the option chosen belongs to an entry, when it can only belong to those that are left."""
    numbers = entry.numbers
    others = [n for e in left if e is not entry for n in e.numbers]
    if not others:
        return fold.YES
    if len(numbers) == 1:
        return fold.op("==", choice, Num(numbers[0]))
    above, below = fold.op(">=", choice, Num(numbers[0])), fold.op("<=", choice, Num(numbers[-1]))
    if numbers[-1] < min(others):
        return below
    if numbers[0] > max(others):
        return above
    if numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return fold.op("and", above, below)
    return Contains(Items(tuple(map(Num, numbers)), False), choice)


def _follow(w: Writer, s: m.Statement, entry: MenuEntry, choice: Value, env: Env, end: int) -> None:
    """What happens when an entry has been chosen; its first choice is made already."""
    x: Value | None = None
    if entry.pick is not None:
        x = Local(w.fresh(entry.pick.name))
        w.emit(o.Define(x.name, element_of(w, entry.name, kind_of(entry.pick), choice)))
        w.real.add(x)
    if entry.action is None:
        if entry.pick is not None and x is not None:
            w.made[id(entry.pick)] = x
        lower(w, entry.body, env, end)
        return
    inner = Env.of_doer(env.you)
    performed = m.Perform(s.span, s.cites, entry.action, (), m.Local(s.span, _type_of(s), "menu-actor"))
    over = w.block()
    made = None if entry.pick is None or x is None else (entry.pick, x)
    around(w, entry.action, inner, performed, over, made)
    w.jump(end)


def _type_of(s: m.Statement) -> Type:
    assert isinstance(s, (m.OneOf, m.ActionMenu))
    return s.actor.type


ASKING |= {m.OneOf: _one_of, m.ActionMenu: _action_menu}
