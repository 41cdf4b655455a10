"""What statements mean that cannot ask: straight code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.sets import Clockwise, Held, Range, Rounds, Turns
from wlcore.compile.ir.values import Bounded, Entry, Local, Num, Read
from wlcore.compile.lower import secrets, sets, telling, values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import NotLowered, Writer
from wlcore.compile.openly import is_named, is_top
from wlcore.compile.walk import without_last_stop
from wlcore.lang import meaning as m
from wlcore.lang.nobody import no_value
from wlcore.lang.parts import statements
from wlcore.lang.probes import Mark
from wlcore.lang.symbols import Routine
from wlcore.numbers import NO_NUMBER

Lowers = Callable[[Writer, Any, Env], None]
STRAIGHT: dict[type[m.Statement], Lowers] = {}
"""What each class of statements means as straight code; other modules add theirs."""


def block(w: Writer, body: m.Block, env: Env) -> None:
    """A block of statements of which none asks; names are added to `env`."""
    from wlcore.compile.lower.cards import laid_out

    rest = laid_out(w, body, env)
    for i, s in enumerate(rest):
        w.line(s)
        if isinstance(s, m.Pick):
            w.spend(w.analysis.spending.words(s), s)
            drawn = draw_lot(w, s, env)
            w.when(drawn, partial(block, w, rest[i + 1 :], env))
            return
        plain(w, s, env)


def plain(w: Writer, s: m.Statement, env: Env) -> None:
    """One statement that cannot ask."""
    if isinstance(s, m.Bind):
        w.spend(w.analysis.spending.words(s), s)
        bind(w, s, env)
        return
    cond, there = values.if_somebody(w, s, env)

    def done() -> None:
        w.spend(w.analysis.spending.words(s), s)
        if s.__class__ not in STRAIGHT:
            raise NotLowered(f"{s.__class__.__name__} in straight code", s)
        STRAIGHT[s.__class__](w, s, there)

    w.when(cond, done)


# ---- values ----------------------------------------------------------------------------------------------


def bind(w: Writer, s: m.Bind, env: Env) -> None:
    """`let`: the top of a deck is settled now; all else is worked out."""
    before = env.child()
    if is_top(s.value):
        zone = s.value.zone
        cond, inner = values.if_somebody(w, s.value, env)
        name = w.fresh(s.name)
        how = "settle_top" if w.analysis.openly.draws(s) else "fix_top"
        if cond != fold.YES:
            w.emit(o.Define(name, fold.NOBODY))
        w.when(cond, lambda: w.emit(o.Do(how, (values.place(w, zone, inner),), name)))
        env.known[s.name] = Local(name)
        secrets.note(w, env.known[s.name], s.value, before, Local(name))
        return
    if values.is_set(s.value):
        found: Value | Set = sets.can_be_kept(w, s.value, sets.set_of(w, s.value, env))
        assert isinstance(found, Set)
        env.known[s.name] = w.held_set(found, s.name)
    else:
        unsure = not s.value.type.nobody and values.unsure(w, s.value, env)
        found = values.value(w, s.value, env)
        env.known[s.name] = held = w.held(found, s.name)
        if unsure:
            w.absent.add(held)
    secrets.note(w, env.known[s.name], s.value, before, found)


def enter(w: Writer, rule: Routine, args: tuple[m.Expr, ...], actor: m.Expr | None, env: Env) -> Env:
    """The names inside a rule: its parameters and `you`."""
    from wlcore.compile.lower.cards import card

    given: list[Value | Set] = []
    for a, p in zip(args, rule.params, strict=True):
        if is_top(a):
            given.append(card(w, a, env))
        else:
            given.append(values.fitting(w, p.type, a, env))
    you = w.held(values.value(w, actor, env) if actor is not None else fold.NOBODY, "you")
    inner = Env.of_doer(you)
    for p, a, x in zip(rule.params, args, given, strict=True):
        if isinstance(x, Set):
            inner.known[p.name] = w.held_set(sets.can_be_kept(w, a, x), p.name)
        else:
            inner.known[p.name] = w.held(x, p.name)
    for p, a, x in zip(rule.params, args, given, strict=True):
        secrets.note(w, inner.known[p.name], a, env, x)
    return inner


# ---- chance ----------------------------------------------------------------------------------------------


def draw_lot(w: Writer, s: m.Pick, env: Env) -> Value:
    """One or several elements at random, under the name of the choice; whether there are any."""
    source = sets.set_of(w, s.source, env)
    if s.how != "random":
        source = sets.can_be_kept(w, s.source, source)
    pool = w.fresh("pool")
    w.emit(o.DefineSet(pool, source))
    name, site = w.fresh(s.name), Num(w.low.name(s.name))
    some = sets.size(w, Held(pool))
    if s.how == "random":
        none = no_value(s.source.type.one.or_nobody())
        w.emit(o.Define(name, Num(none)))
        w.when(fold.op(">", some, fold.NO), lambda: w.emit(o.Do("lot", (site, Held(pool)), name)))
        env.known[s.name] = Local(name)
        nothing = NO_NUMBER if s.source.type.kind == "number" else -1
        found = fold.op("!=", Local(name), Num(nothing))
    else:
        assert s.amount is not None
        w.emit(o.Do("lots", (site, Held(pool), values.amount(w, s.amount, env)), name))
        env.known[s.name] = Held(name)
        found = fold.op(">", sets.size(w, Held(name)), fold.NO)
    telling.lot(w, s, env)
    secrets.note_lot(w, s, env)
    return found


# ---- control ---------------------------------------------------------------------------------------------


def nested(w: Writer, body: m.Block, env: Env) -> None:
    """A block with names of its own."""
    block(w, body, env.child())


def _if(w: Writer, s: m.If, env: Env) -> None:
    def branch(i: int) -> None:
        if i == len(s.branches):
            nested(w, s.otherwise, env)
            return
        cond, body = s.branches[i]
        w.when(values.value(w, cond, env), lambda: nested(w, body, env), lambda: branch(i + 1))

    branch(0)


def rounds(w: Writer, s: m.Statement, over: Set) -> Set:
    """What a loop goes through, or which cards are moved; its rounds, or these, may be counted."""
    words = w.analysis.spending.words_each_round(s)
    return Rounds(over, words, w.low.fails_at(s)) if words else over


def first(w: Writer, e: m.Expr, env: Env) -> Value:
    """With whom a round begins: the first player, where it is nobody."""
    found = values.value(w, e, env)
    return fold.op("max", found, fold.NO) if values.unsure(w, e, env) else found


def _in_order(w: Writer, s: m.ForEach, over: m.Sorted, env: Env) -> None:
    """`for each ... by most`: those that are left are a set, from which one is taken each time."""
    these = sets.set_of(w, over, env)
    if s.start is not None:
        these = Clockwise(these, w.held(first(w, s.start, env), "start"))
    left, x = Held(w.fresh("left")), Local(w.fresh(s.name))
    w.emit(o.DefineSet(left.name, these))
    if is_named(w.program, over, env.names_of(w.elements)):
        w.elements.add(x)

    def one() -> None:
        w.emit(o.Define(x.name, sets.leading(w, over, left, env)))
        w.emit(o.Exclude(left.name, x))
        nested(w, s.body, env.with_(s.name, x))

    turns = Range(Num(0), w.held(sets.size(w, left), "turns"))
    w.emit(o.ForEach(w.fresh("turn"), rounds(w, s, turns), w.nested(one)))


def _for_each(w: Writer, s: m.ForEach, env: Env) -> None:
    if isinstance(s.over, m.Sorted):
        _in_order(w, s, s.over, env)
        return
    name, over = w.fresh(s.name), sets.set_of(w, s.over, env)
    x = Local(name)
    if s.start is not None:
        over = Clockwise(over, w.held(first(w, s.start, env), "start"))
    if not isinstance(over, (Range, Held)):
        over = w.held_set(over)
    if is_named(w.program, s.over, env.names_of(w.elements)):
        w.elements.add(x)
    body = w.nested(lambda: nested(w, s.body, env.with_(s.name, x)))
    w.emit(o.ForEach(name, rounds(w, s, over), body))


def _repeat(w: Writer, s: m.Repeat, env: Env) -> None:
    if s.times is None:
        raise NotLowered("a loop without a number in straight code", s)
    times = values.amount(w, s.times, env)
    if times == Num(1):
        nested(w, s.body, env)
        return
    over: Set = Range(Num(0), times) if isinstance(times, Num) else Turns(times, w.low.fails_at(s))
    body = w.nested(lambda: nested(w, s.body, env))
    w.emit(o.ForEach(w.fresh("turn"), rounds(w, s, over), body))


def _answer(w: Writer, s: m.Answer, env: Env) -> None:
    assert w.answers is not None
    found = values.fitting(w, w.answers, s.value, env)
    w.emit(o.AnswerSet(found) if isinstance(found, Set) else o.Answer(found))


def _stop(w: Writer, s: m.Stop, env: Env) -> None:
    w.emit(o.Finish())


def _end_frame(w: Writer, s: m.EndFrame, env: Env) -> None:
    telling.tell(w, s)
    w.emit(o.Leave(w.layout.frames[s.frame.name], s.restart))


def _win(w: Writer, s: m.Win, env: Env) -> None:
    winners = w.held_set(sets.set_of(w, s.winners, env), "winners")
    telling.tell(w, s, o.Several(winners))
    w.emit(o.Win(winners))


def _mark(w: Writer, s: Mark, env: Env) -> None:
    w.emit(o.Mark(s.number))


def has_stop(body: m.Block) -> bool:
    """Whether a block may end before its last statement."""
    return any(isinstance(s, m.Stop) for s in statements(without_last_stop(body)))


def bounded(w: Writer, value: Value, s: Any) -> Value:
    """A number that is no greater than the language's limit."""
    return value if isinstance(value, (Num, Read, Entry)) else Bounded(value, w.low.fails_at(s))


STRAIGHT |= {
    m.If: _if,
    m.ForEach: _for_each,
    m.Repeat: _repeat,
    m.Answer: _answer,
    m.Stop: _stop,
    m.EndFrame: _end_frame,
    m.Win: _win,
    Mark: _mark,
}
