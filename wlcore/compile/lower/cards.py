"""What happens to cards: moving, shuffling and showing them, and laying them out."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.sets import Ends, Held, Items
from wlcore.compile.ir.values import Length, Local, Num
from wlcore.compile.lower import secrets, sets, telling, values, watches
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.straight import STRAIGHT, rounds
from wlcore.compile.lower.writer import Writer
from wlcore.compile.openly import is_named, is_top
from wlcore.compile.setup import deck_table_of, lays_out_all, plan_of, table_of
from wlcore.lang import meaning as m


def laid_out(w: Writer, body: m.Block, env: Env) -> m.Block:
    """Write the beginning of a block in one step if it lays out decks; what is left of it."""
    found = plan_of(w.layout, body)
    if found is None:
        return body
    plan, done = found
    everything = lays_out_all(w.layout, plan)
    table: object = table_of(w.layout, plan) if everything else deck_table_of(plan)
    w.line(body[0])
    w.emit(o.LayOut(w.low.plan(table), everything))
    for s, zone, cards in plan.steps:
        told = tuple(map(Num, cards))
        who = o.One(env.you)
        said = (o.Several(told), o.One(Num(zone)), o.WhoKnows(told), who) if isinstance(s, m.Move) else None
        telling.tell(w, s, *(said or (o.One(Num(zone)),)))
    return body[done:]


def card(w: Writer, e: m.Expr, env: Env, quiet: bool = False) -> Value:
    """A single card; the top of a deck is settled, `quiet` if it goes at once where all can see it."""
    if not is_top(e):
        return w.held(values.value(w, e, env), "card")
    cond, there = values.if_somebody(w, e, env)
    name = w.fresh("card")
    if cond != fold.YES:
        w.emit(o.Define(name, fold.NOBODY))
    how = "settle_top" if quiet else "fix_top"
    w.when(cond, lambda: w.emit(o.Do(how, (values.place(w, e.zone, there),), name)))
    return Local(name)


def _move(w: Writer, s: m.Move, env: Env) -> None:
    zone = w.held(values.place(w, s.zone, env), "zone")
    name, pile = s.zone.zone.name, s.zone.zone.discipline == "pile"
    under, named = s.where == "under", is_named(w.program, s.cards, env.names_of(w.elements))
    first: Value | None = None
    came: watches.Came
    left = comes_from(s.cards, name)
    below = Num(int(under))
    if s.cards.type.many:
        cards = w.fresh("cards")
        w.emit(o.DefineSet(cards, rounds(w, s, sets.set_of(w, s.cards, env))))
        held = Held(cards)
        w.emit(o.Do("put_named" if named else "put_all", (held, zone, below)))
        told: tuple[Value, ...] | Set = held
        came = watches.Came(held, left)
    elif is_top(s.cards) and not pile and not under:
        x = Local(w.fresh("card"))
        w.emit(o.Do("take_top", (values.place(w, s.cards.zone, env), zone), x.name))
        told, came = (x,), watches.Came(x, left)
    else:
        one = card(w, s.cards, env, pile)
        openly = pile and not under
        if openly:
            op = o.Do("put_open", (one, zone))
        elif named:
            op = o.Do("put_named", (Items((one,), False), zone, below))
        else:
            op = o.Do("put", (one, zone, below))
        there = fold.op(">=", one, fold.NO)
        w.when(there, lambda: w.emit(op))
        if openly and watches.is_first_watched(w, name):
            first = w.held(fold.op("and", there, fold.op("==", Length(zone), fold.YES)), "first")
        told, came = (one,), watches.Came(one, left)
    telling.tell(w, s, o.Several(told), o.One(zone), o.WhoKnows(told), o.One(env.you))
    secrets.now_known(w, s.cards, env)
    for other in w.layout.zones:
        if other != name and comes_from(s.cards, other):
            watches.watch_place(w, other, None, False, True)
    watches.watch(w, s.zone, env, True, under, first, came)


def comes_from(cards: m.Expr, zone: str) -> bool:
    """Whether cards may come from a zone of this name."""
    match cards:
        case m.End() | m.Ends():
            return cards.zone.zone.name == zone
        case m.ZoneRef():
            return cards.zone.name == zone
    return True


def _shuffle(w: Writer, s: m.Shuffle, env: Env) -> None:
    zone = w.held(values.place(w, s.zone, env), "zone")
    w.emit(o.Do("shuffle", (zone,)))
    telling.tell(w, s, o.One(zone))


def _show(w: Writer, s: m.Show, env: Env) -> None:
    told: tuple[Value, ...] | Set
    if is_top(s.cards):
        zone = w.held(values.place(w, s.cards.zone, env), "zone")
        mask = w.held(sets.mask_of(w, s.to, env), "seats")
        w.emit(o.Do("turn_up", (zone,)) if s.to is None else o.Do("look_at_top", (zone, mask)))
        told = Ends(zone, True, Num(1))
    elif s.cards.type.many:
        mask = w.held(sets.mask_of(w, s.to, env), "seats")
        cards = w.fresh("cards")
        w.emit(o.DefineSet(cards, rounds(w, s, sets.set_of(w, s.cards, env))))
        told = Held(cards)
        w.emit(o.Do("show", (told, mask)))
    else:
        one = card(w, s.cards, env)
        mask = w.held(sets.mask_of(w, s.to, env), "seats")
        show = o.Do("show", (Items((one,), False), mask))
        w.when(fold.op(">=", one, fold.NO), lambda: w.emit(show))
        told = (one,)
    telling.tell(w, s, o.Several(told), o.One(mask), o.WhoKnows(told))
    secrets.now_known(w, s.cards, env)


STRAIGHT |= {m.Move: _move, m.Shuffle: _shuffle, m.Show: _show}
