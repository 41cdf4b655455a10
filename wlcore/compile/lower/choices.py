"""Decisions: what is on offer, where the unit waits, what a chosen option stands for."""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.blocks import Wait
from wlcore.compile.ir.sets import First, Held, Numbers, Small, Where
from wlcore.compile.ir.values import Entry, Field, Local, Num
from wlcore.compile.layout import DONE, PASS
from wlcore.compile.lower import secrets, sets, telling, values
from wlcore.compile.lower.asking import ASKING, lower
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.hiding import could_choose, hides_offer
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m


def kind_of(s: m.Pick) -> str:
    """The kind of thing that is chosen."""
    return "number" if s.how == "number" else s.source.type.kind


def shift(w: Writer, name: str, kind: str) -> int | None:
    """What is added to elements of a kind to get their option numbers, if it is the same for all."""
    used = [(i, a) for i, a in enumerate(w.layout.action_of[name, kind]) if a >= 0]
    shifts = {a - i for i, a in used}
    return shifts.pop() if len(shifts) == 1 else None


def number_of(w: Writer, name: str, kind: str, x: Value) -> Value:
    """The option number that stands for an element."""
    by = shift(w, name, kind)
    return Entry(w.low.options(name, kind), x) if by is None else fold.op("+", x, Num(by))


def element_of(w: Writer, name: str, kind: str, option: Value) -> Value:
    """The element that an option number stands for."""
    by = shift(w, name, kind)
    return Entry("ARG", option) if by is None else fold.op("-", option, Num(by))


def offered(w: Writer, s: m.Pick, env: Env, name: str) -> Set:
    """The elements on offer, under the name of the choice or that of a menu entry."""
    most, at = w.layout.largest(name), w.low.fails_at(s)
    if s.how == "number":
        assert s.upper is not None
        return Numbers(values.amount(w, s.source, env), values.amount(w, s.upper, env), most, at)
    found = sets.set_of(w, s.source, env)
    if s.source.type.kind == "number" and not sets.all_small(s.source, most):
        return Small(found, most, at)
    return found


def offer(w: Writer, s: m.Pick, env: Env, name: str) -> None:
    """List the options of a choice."""
    of, x = offered(w, s, env, name), w.fresh(s.name)
    w.emit(o.OfferEach(x, of, number_of(w, name, kind_of(s), Local(x))))


def wait(
    w: Writer,
    s: m.Statement,
    listing: o.Ops,
    who: Value,
    none: int,
    env: Env,
    may: bool = False,
    anyway: Value | None = None,
) -> int:
    """Wait for an answer; the block in which we go on."""
    resumed = w.block()
    named = tuple([(name, x.name) for name, x in env.known.items() if isinstance(x, (Local, Held))])
    w.close(Wait(listing, who, resumed, none, may, w.low.site(s), anyway, named))
    return resumed


def pick(w: Writer, s: m.Pick, env: Env, end: int) -> None:
    """A choice of one element, a number, or a set."""
    if id(s) in w.made:
        env.known[s.name] = w.made.pop(id(s))
        secrets.note_pick(w, s, env, env)
        telling.chosen(w, s, env)
    elif s.how in ("many", "up-to"):
        _pick_many(w, s, env)
    else:
        _pick_one(w, s, env, end)


def _pick_one(w: Writer, s: m.Pick, env: Env, end: int) -> None:
    who = w.held(values.value(w, s.actor, env), "who")
    listing = w.nested(lambda: offer(w, s, env, s.name))
    anyway = fold.YES if hides_offer(w, s, env) else None
    w.start(wait(w, s, listing, who, end, env, anyway=anyway))
    _chosen(w, s, env, s.name, env)
    telling.chosen(w, s, env, Field("alone"))


def _chosen(w: Writer, s: m.Pick, env: Env, name: str, around: Env) -> None:
    """What has been chosen, under its name."""
    x = Local(w.fresh(s.name))
    w.emit(o.Define(x.name, element_of(w, name, kind_of(s), Field("chosen"))))
    w.real.add(x)
    before = around.child()
    env.known[s.name] = x
    secrets.note_pick(w, s, env, before)


def _pick_many(w: Writer, s: m.Pick, env: Env, may: tuple[m.Maybe, int] | None = None) -> None:
    """Several elements, picked one by one in ascending order; 'done' ends an open number. Whoever `may` pick so many can decline while
    there is nothing picked, and goes on at a block then; where there are not so many, nothing can be picked.
    """
    assert s.amount is not None
    kind, exact = kind_of(s), s.how == "many"
    pool, got = Held(w.fresh("pool")), Held(w.fresh(s.name))
    want = Local(w.fresh("want"))
    who = w.held(values.value(w, s.actor, env), "who")
    source = sets.can_be_kept(w, s.source, sets.set_of(w, s.source, env), w.layout.largest(s.name))
    w.emit(o.DefineSet(pool.name, source, sorted=True))
    wanted = values.amount(w, s.amount, env)
    size = sets.size(w, pool)
    w.emit(o.Define(want.name, fold.op("min", wanted, size) if exact and may is None else wanted))
    w.emit(o.DefineSet(got.name, fold.EMPTY, sorted=True))
    private = secrets.note_many(w, s, env, pool, want, got, who, source, wanted)
    head, need, out = (w.block() for _ in range(3))
    missing = fold.op("-", want, sets.size(w, got))

    def listing() -> None:
        left = _above(w, pool, got)
        of: Set = left
        if exact:
            count = fold.fold("count", left.of, left.name, left.cond)
            spare = fold.op("+", fold.op("-", count, missing), fold.YES)
            of = First(left, fold.op("max", spare, fold.NO))
        x = w.fresh(s.name)
        w.emit(o.OfferEach(x, of, number_of(w, s.name, kind, Local(x))))

    def answered(none: int, past: int) -> None:
        choice = Local(w.fresh("choice"))
        w.emit(o.Define(choice.name, Field("chosen")))
        w.branch(fold.op("==", choice, Num(none)), past, add := w.block())
        w.start(add)
        one = Local(w.fresh())
        w.emit(o.Define(one.name, element_of(w, s.name, kind, choice)))
        w.emit(o.Include(got.name, one))
        w.jump(head)

    if may is None:
        w.jump(head)
    else:
        s_may, no = may

        def first() -> None:
            w.emit(o.Offer(Num(PASS)))
            w.when(fold.op(">", want, fold.NO), listing)

        anyway = could_choose(w, s_may, env) if hides_offer(w, s_may, env) else None
        w.start(wait(w, s_may, w.nested(first), who, no, env, may=True, anyway=anyway))
        answered(PASS, no)
    w.start(head)
    left = _above(w, pool, got)
    some = fold.fold("any", left.of, left.name, left.cond)
    w.branch(fold.op("and", fold.op(">", missing, fold.NO), some), need, out)
    w.start(need)
    done = () if exact else (o.Offer(Num(DONE)),)
    anyway = fold.YES if private or hides_offer(w, s, env) else None
    w.start(wait(w, s, (*done, *w.nested(listing)), who, out, env, anyway=anyway))
    answered(DONE, out)
    w.start(out)
    found = secrets.picked_many(w, s, env, pool, got) if private else got
    env.known[s.name] = found
    telling.several(w, s, found, who, private)


def _above(w: Writer, pool: Held, got: Held) -> Where:
    """What is left to be picked from: all above what has been picked. It is worked out again each time, so that nothing tells of that."""
    least, x, y = Local(w.fresh("least")), w.fresh(), w.fresh()
    highest = fold.fold("highest", got, x, Local(x))
    some = fold.op(">", sets.size(w, got), fold.NO)
    w.emit(o.Define(least.name, fold.choose(some, fold.op("+", highest, fold.YES), fold.NO)))
    return Where(pool, y, fold.op(">=", Local(y), least))


def _maybe(w: Writer, s: m.Maybe, env: Env) -> None:
    """`may`: yes or no, or a choice that can be declined."""
    if s.pick is not None and s.pick.how in ("many", "up-to"):
        no, end, inner = w.block(), w.block(), env.child()
        _pick_many(w, s.pick, inner, (s, no))
        _followed(w, s, inner, env, no, end)
        return
    who = w.held(values.value(w, s.actor, env), "who")

    def listing() -> None:
        w.emit(o.Offer(Num(PASS)))
        if s.pick is not None:
            offer(w, s.pick, env, s.pick.name)
            return
        cond = fold.every([values.value(w, c, env) for c in s.needs])
        w.when(cond, lambda: w.emit(o.Offer(Num(w.layout.labels[s.label]))))

    no, yes, end = (w.block() for _ in range(3))
    anyway = could_choose(w, s, env) if hides_offer(w, s, env) else None
    w.start(wait(w, s, w.nested(listing), who, no, env, may=True, anyway=anyway))
    choice = Local(w.fresh("choice"))
    w.emit(o.Define(choice.name, Field("chosen")))
    w.branch(fold.op("==", choice, Num(PASS)), no, yes)
    w.start(yes)
    inner = env.child()
    if s.pick is not None:
        x = Local(w.fresh(s.pick.name))
        w.emit(o.Define(x.name, element_of(w, s.pick.name, kind_of(s.pick), choice)))
        w.real.add(x)
        inner.known[s.pick.name] = x
        secrets.note_pick(w, s.pick, inner, env)
        telling.chosen(w, s.pick, inner)
    _followed(w, s, inner, env, no, end)


def _followed(w: Writer, s: m.Maybe, inner: Env, env: Env, no: int, end: int) -> None:
    """What follows from it, and what happens otherwise."""
    w.emit(o.SetField("passed", fold.NO))
    lower(w, s.body, inner, end)
    w.start(no)
    lower(w, s.otherwise, env, end)
    w.start(end)


ASKING[m.Maybe] = _maybe
