"""What expressions that are sets mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wlcore.budget import STEP
from wlcore.compile.distinct import is_distinct
from wlcore.compile.ir import fold
from wlcore.compile.ir import sets as s
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.ops import Do
from wlcore.compile.ir.values import Field, Local, Num, Op, Switched
from wlcore.compile.lower import values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import NotLowered, Writer
from wlcore.lang import meaning as m
from wlcore.lang.arithmetic import MOST_IN_SETS, constant
from wlcore.lang.probes import Either, Marked

Lowers = Callable[[Writer, Any, Env], Set]


def set_of(w: Writer, e: m.Expr, env: Env) -> Set:
    """What is in a set; what it asks may be counted."""
    words = w.analysis.spending.words(e)
    found = _set(w, e, env)
    return s.SpentSet(1 + words // STEP, w.low.fails_at(e), found) if words else found


def _set(w: Writer, e: m.Expr, env: Env) -> Set:
    sort = e.__class__
    if sort not in SETS:
        raise NotLowered(f"{sort.__name__} as a set", e)
    if sort not in values.PERHAPS:
        return SETS[sort](w, e, env)
    cond, env = values.if_somebody(w, e, env)
    return fold.EMPTY if cond == fold.NO else fold.choose_set(cond, SETS[sort](w, e, env), fold.EMPTY)


def can_be_kept(w: Writer, e: m.Expr, found: Set, most: int = MOST_IN_SETS) -> Set:
    """A set that may be kept while somebody decides: numbers only where they are small."""
    if e.type.kind != "number" or (isinstance(e, m.Local) and most == MOST_IN_SETS) or all_small(e, most):
        return found
    return s.Small(found, most, w.low.fails_at(e))


def all_small(numbers: m.Expr, most: int) -> bool:
    """Whether a set of numbers is seen to hold none below 0 or above the `most`."""
    if isinstance(numbers, m.Filter):
        return all_small(numbers.of, most)
    if isinstance(numbers, m.Prop):
        return True
    if isinstance(numbers, m.Between):
        ends = constant(numbers.first), constant(numbers.last)
        return ends[0] is not None and ends[1] is not None and ends[0] >= 0 and ends[1] <= most
    return isinstance(numbers, m.Items) and all(
        (number := constant(item)) is not None and 0 <= number <= most for item in numbers.items
    )


def everyone(w: Writer, kind_name: str) -> Set:
    """All players, or all things of a kind."""
    if kind_name == "player":
        return s.Range(Num(0), Field("n"))
    kind = w.program.kinds[kind_name]
    return s.Range(Num(kind.first), Num(kind.first + len(kind.members)))


def mask_of(w: Writer, e: m.Expr | None, env: Env) -> Value:
    """Players as a mask; None is everybody."""
    if e is None:
        return Field("all")
    name = w.fresh()
    return fold.fold("mask", set_of(w, e, env), name, Local(name))


def _everyone(w: Writer, e: m.Everyone, env: Env) -> Set:
    return everyone(w, e.kind)


def _local(w: Writer, e: m.Local, env: Env) -> Set:
    found = env.known.get(e.name)
    if not isinstance(found, Set):
        raise NotLowered(f"the set '{e.name}'", e)
    return found


def _zone(w: Writer, e: m.ZoneRef, env: Env) -> Set:
    return s.Cards(values.place(w, e, env))


def _prop(w: Writer, e: m.Prop, env: Env) -> Set:
    return s.Row(w.low.printed(e), values.value(w, e.of, env))


def _items(w: Writer, e: m.Items, env: Env) -> Set:
    numbers = e.type.kind == "number"
    found = tuple([(values.amount if numbers else values.value)(w, item, env) for item in e.items])
    return s.Items(found, not numbers and any(values.unsure(w, item, env) for item in e.items))


def _between(w: Writer, e: m.Between, env: Env) -> Set:
    ask = values.value if e.id else values.amount
    first, last = ask(w, e.first, env), ask(w, e.last, env)
    if e.id or (isinstance(first, Num) and isinstance(last, Num)):
        return s.Range(first, fold.op("+", last, Num(1)))
    return s.Numbers(first, last, MOST_IN_SETS, w.low.fails_at(e))


def _sorted(w: Writer, e: m.Sorted, env: Env) -> Set:
    return set_of(w, e.of, env)


def leading(w: Writer, e: m.Sorted, left: Set, env: Env) -> Value:
    """Of those that are left of a set that is gone through in order, whose turn it is."""
    name = w.fresh(e.name)
    by = values.amount(w, e.by, env.with_(e.name, Local(name)))
    x = w.fresh()
    return fold.fold("only", s.First(s.Extreme(left, name, by, e.most), Num(1)), x, Local(x))


def least(w: Writer, of: Set) -> Value:
    """The lowest element, or nobody."""
    name = w.fresh()
    return fold.fold("least", of, name, Local(name))


def _filter(w: Writer, e: m.Filter, env: Env) -> Set:
    name = w.fresh(e.name)
    of = set_of(w, e.of, env)
    cond = values.value(w, e.cond, env.with_(e.name, Local(name)))
    if cond in (fold.YES, fold.NO):
        return of if cond == fold.YES else fold.EMPTY
    return s.Where(of, name, cond)


def _extreme(w: Writer, e: m.Extreme, env: Env) -> Set:
    name = w.fresh(e.name)
    by = values.amount(w, e.by, env.with_(e.name, Local(name)))
    return s.Extreme(set_of(w, e.of, env), name, by, e.most)


def _combine(w: Writer, e: m.Combine, env: Env) -> Set:
    left, right = set_of(w, e.left, env), set_of(w, e.right, env)
    if e.op == "also":
        return s.Union(left, right)
    return left if right == fold.EMPTY else s.Difference(left, right)


def _each(w: Writer, e: m.Folded, env: Env) -> Set:
    """`each EXPR over SET`: sets are run together, nobody is left out."""
    if e.fold != "each":
        raise NotLowered(f"'{e.fold}' as a set", e)
    name = w.fresh(e.name)
    inner, over = env.with_(e.name, Local(name)), set_of(w, e.over, env)
    found: Set
    if values.is_set(e.value):
        found = s.Flat(over, name, set_of(w, e.value, inner))
    elif e.value.type.kind == "number":
        found = s.Map(over, name, values.amount(w, e.value, inner), False)
    else:
        found = s.Map(over, name, values.value(w, e.value, inner), values.unsure(w, e.value, inner))
    return found if is_distinct(e, w.low.unmodified) else s.Distinct(found)


def _ends(w: Writer, e: m.Ends, env: Env) -> Set:
    zone, amount = values.place(w, e.zone, env), values.amount(w, e.amount, env)
    if e.zone.zone.discipline != "deck":
        return s.Ends(zone, e.top, fold.op("max", amount, fold.NO))
    name = w.fresh("tops")
    w.emit(Do("fix_tops", (zone, amount), name))
    return s.Held(name)


def _reached(w: Writer, e: m.Reached, env: Env) -> Set:
    name = w.fresh(e.name)
    start, steps = values.value(w, e.start, env), values.value(w, e.steps, env)
    by = set_of(w, e.by, env.with_(e.name, Local(name)))
    through = None if e.through is None else set_of(w, e.through, env)
    return s.Reached(start, steps, e.exactly, name, by, through)


def _marked(w: Writer, e: Marked, env: Env) -> Set:
    return s.MarkedSet(e.number, set_of(w, e.of, env))


def _either(w: Writer, e: Either, env: Env) -> Set:
    found = set_of(w, e.of, env)
    for number, other in reversed(e.others):
        found = s.ChooseSet(Switched(number), set_of(w, other, env), found)
    return found


def clockwise(w: Writer, of: Set, start: Value) -> Set:
    """Players in turn order from one of them on."""
    return s.Clockwise(of, start)


def next_of(w: Writer, among: Set, start: Value) -> Value:
    """The first of some players from one on; the set is not empty."""
    name = w.fresh()
    return fold.fold("only", s.First(s.Clockwise(among, start), Num(1)), name, Local(name))


def size(w: Writer, of: Set) -> Value:
    """How many are in a set."""
    return fold.fold("count", of, w.fresh(), fold.YES)


def modulo(a: Value, b: Value) -> Value:
    """What is left of a division."""
    return Op("%", a, b)


SETS: dict[type[m.Expr], Lowers] = {
    m.Everyone: _everyone,
    m.Local: _local,
    m.ZoneRef: _zone,
    m.Prop: _prop,
    m.Items: _items,
    m.Between: _between,
    m.Sorted: _sorted,
    m.Filter: _filter,
    m.Extreme: _extreme,
    m.Combine: _combine,
    m.Folded: _each,
    m.Ends: _ends,
    m.Reached: _reached,
    Marked: _marked,
    Either: _either,
}
"""What each class of sets means; `questions` adds what is asked."""
