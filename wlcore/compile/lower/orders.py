"""Triggers in units: they may ask, and owners are asked which of their abilities comes first."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Value
from wlcore.compile.ir.blocks import Wait
from wlcore.compile.ir.values import Field, Local, Num, Op
from wlcore.compile.lower.bits import Bits
from wlcore.compile.lower.happenings import FAR, Happening, Live, due, far, found_again, live_now
from wlcore.compile.lower.writer import Writer
from wlcore.compile.moments import ORDER, TriggersAt, option_of
from wlcore.lang.additions import Trigger


def occasion(w: Writer, t: Trigger, lives: Live, after: int, no: int, cond: Value | None = None) -> None:
    """A trigger whose body may ask, if it is live; afterwards we go on at `after`. What follows is written at `no`."""
    from wlcore.compile.lower.asking import lower

    yes = w.block()
    w.branch(lives.cond if cond is None else cond, yes, no)
    w.start(yes)
    if lives.times is not None and t.moment != "instead":
        left, head, again = Local(w.fresh("left")), w.block(), w.block()
        w.emit(o.Define(left.name, lives.times))
        w.jump(head)
        w.start(head)
        w.branch(fold.op(">", left, fold.NO), again, after)
        w.start(again)
        w.emit(o.Define(left.name, fold.op("-", left, fold.YES)))
        after = head
    w.stops.append(after)
    lower(w, t.body, lives.env, after)
    w.stops.pop()
    w.start(no)


def asked_in_turn(w: Writer, found: TriggersAt, h: Happening, replaced: int | None) -> None:
    """Several abilities: owners clockwise, each choosing which of several live ones comes first.

    Those that were live when the moment was reached are asked about again before they happen.
    """
    head, some, again, end, due_now = (w.block() for _ in range(5))
    lives, left = live_now(w, found, h)
    many = len(found.abilities)
    chosen, ability = Local(w.fresh("chosen")), Local(w.fresh("ability"))
    if found.asked:
        w.emit(o.Define(chosen.name, fold.NOBODY))
    w.branch(left.any, head, end)
    w.start(head)
    nearest = due(w, found, lives, left, h)
    w.branch(fold.op("<", nearest, Num(FAR)), some, end)
    w.start(some)
    if found.asked:
        ready = _ready(w, found, lives, left, nearest, h)
        ask, go, resumed = w.block(), w.block(), w.block()
        w.branch(fold.op("and", fold.negated(ready.one), fold.op("<", chosen, fold.NO)), ask, go)
        w.start(ask)
        listing = w.nested(lambda: _listed(w, found, lives, left, h))
        far_off = Op("//", nearest, Num((max(found.sources) + 1) * many))
        who = Op("%", fold.op("+", h.start, far_off), Field("n"))
        choice = found.choice(w.program)
        w.close(Wait(listing, who, resumed, end, False, w.low.site(choice, ORDER)))
        w.start(resumed)
        w.emit(o.Define(chosen.name, Field("chosen")))
        w.jump(head)
        w.start(go)
        w.emit(o.Define(ability.name, ready.least(w, "least", many)))
        for i, option in enumerate(options_of(w, found)):
            is_it = fold.op("and", fold.op("==", chosen, Num(option)), ready.has(i))
            this = o.Define(ability.name, Num(i))
            w.when(is_it, lambda this=this: w.emit(this))  # type: ignore[misc]
        w.emit(o.Define(chosen.name, fold.NOBODY))
    else:
        w.emit(o.Define(ability.name, Op("%", nearest, Num(many))))
    left.drop(w, ability)
    w.jump(due_now)
    w.start(due_now)
    for number, (t, one) in enumerate(zip(found.abilities, lives, strict=True)):
        cond = fold.op("==", ability, Num(number))
        occasion(w, t, one, again if replaced is None else replaced, w.block(), cond)
    w.jump(again)
    w.start(again)
    w.branch(left.any, head, end)
    w.start(end)


def _ready(w: Writer, found: TriggersAt, lives: list[Live], left: Bits, nearest: Value, h: Happening) -> Bits:
    """The due abilities that can come next: one whose order makes no difference, or else the first of each source of the next owner."""
    many = len(lives)
    mine, ready = Bits.none(w, many, "mine"), Bits.none(w, many, "ready")
    far_off = w.held(Op("//", nearest, Num((max(found.sources) + 1) * many)), "far")
    for i, one in enumerate(lives):

        def again(one: Live = one, i: int = i) -> None:
            found_again(w, one)
            cond = fold.op("and", one.cond, fold.op("==", far(one, h), far_off))
            w.when(cond, lambda: w.emit(mine.added(i)))

        w.when(left.has(i), again)
    for i, clashes in enumerate(found.clashes):
        free = fold.every([ready.empty, mine.has(i), mine.none_of(clashes)])
        w.when(free, lambda i=i: w.emit(ready.added(i)))  # type: ignore[misc]

    def each_source() -> None:
        for source in range(max(found.sources) + 1):
            ready.put_least(w, mine, (i for i, of in enumerate(found.sources) if of == source))

    w.when(ready.empty, each_source)
    return ready


def _listed(w: Writer, found: TriggersAt, lives: list[Live], left: Bits, h: Happening) -> None:
    """The options: one for each ability that can come next; all of it is worked out again, since only what is left is kept."""
    ready = _ready(w, found, lives, left, due(w, found, lives, left, h), h)
    for i, option in enumerate(options_of(w, found)):
        offer = o.Offer(Num(option))
        w.when(ready.has(i), lambda offer=offer: w.emit(offer))  # type: ignore[misc]


def options_of(w: Writer, found: TriggersAt) -> list[int]:
    """The option number that stands for each ability."""
    numbers = []
    for t in found.abilities:
        kind, index, label = option_of(w.program, t)
        numbers.append(w.layout.labels[label] if label else w.layout.action_of[ORDER, kind][index])
    return numbers
