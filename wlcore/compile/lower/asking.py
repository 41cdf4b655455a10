"""What may have to wait for a decision: units, cut into blocks where somebody decides, and where a unit is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.blocks import CallUnit, Return
from wlcore.compile.ir.module import Parameter, Unit
from wlcore.compile.ir.sets import Clockwise, Held, Range
from wlcore.compile.ir.values import Field, Local, Num
from wlcore.compile.lower import questions, secrets, sets, telling, values
from wlcore.compile.lower.cards import card, laid_out
from wlcore.compile.lower.changes import change
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.happenings import Happening, found_again, live
from wlcore.compile.lower.orders import asked_in_turn, occasion
from wlcore.compile.lower.performing import given_to
from wlcore.compile.lower.straight import draw_lot, enter, first, plain
from wlcore.compile.lower.writer import NotLowered, Writer
from wlcore.compile.moments import TriggersAt
from wlcore.compile.openly import is_named
from wlcore.compile.walk import without_last_stop
from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.symbols import Routine

Lowers = Callable[[Writer, Any, Env], None]
ASKING: dict[type[m.Statement], Lowers] = {}
"""What each class of statements means that may ask: it goes on in the block that is current afterwards; others add theirs."""


def unit(w: Writer, routine: Routine, made: m.Pick | None = None) -> Unit:
    """A routine as a unit of its own; `made` is its first choice where that is given."""
    w.routine = routine
    by = routine.address not in w.analysis.by_nobody
    params, env = questions.parameters(w, routine, by)
    main = routine is w.low.main
    if main:
        params, env = (), Env.of_doer(fold.NOBODY)
    if made is not None:
        name = w.fresh(made.name)
        params = (*params, Parameter(name))
        w.made[id(made)] = Local(name)
        w.real.add(Local(name))
    if routine.address in w.analysis.by_nobody:
        w.absent.add(env.you)
    params = (*params, *secrets.given(w, routine, env))
    w.spend(w.analysis.spending.words(routine), routine)
    end = w.block()
    if main:
        around(w, routine, env, None, end)
    else:
        body(w, routine, env, end)
        w.start(end)
    w.close(Return())
    wide = {p.name: w.low.wide for p in params if p.many}
    return Unit(w.name, params, w.blocks, sets=wide, secrets=w.secret)


def body(w: Writer, routine: Routine, env: Env, end: int) -> None:
    """The statements of a routine, as a frame if it is one; ends by jumping to `end`."""
    if routine.what == "frame":
        frame(w, routine, env, end)
        return
    w.stops.append(end)
    lower(w, without_last_stop(routine.body), env, end)
    w.stops.pop()


def frame(w: Writer, routine: Routine, env: Env, end: int) -> None:
    """A frame: its place is noted, so that it can be ended or begun again from anywhere."""
    f = w.layout.frames[routine.name]
    out, again = w.block(), w.block()
    nests = routine.address in w.analysis.recursive
    if nests:
        w.emit(o.Do("hold_frame", (Num(f),)))
    w.emit(o.Write(Num(f), Field("height")))
    w.emit(o.Write(Num(f + 1), v.PlaceOf(out)))
    w.emit(o.Write(Num(f + 2), v.PlaceOf(again)))
    w.emit(o.SetField("depth", fold.op("+", Field("depth"), fold.YES)))
    w.emit(o.Write(Num(f + 3), Field("depth")))
    if routine.leaving:
        w.emit(o.Write(Num(f + 4), env.you))
    for first_, last in w.low.marks(routine):
        w.emit(o.Fill(first_, last - first_, 0))
    w.jump(again)
    w.frames = (*w.frames, out, again)
    w.start(again)
    w.stops.append(out)
    lower(w, without_last_stop(routine.body), env, out)
    w.stops.pop()
    w.frames = w.frames[:-2]
    w.start(out)
    for first_, last in w.low.marks(routine):
        w.emit(o.Fill(first_, last - first_, 0))
    if routine.leaving:
        w.emit(o.Perform(w.low.leaving(routine), ()))
    if nests:
        w.emit(o.Do("drop_frame", (Num(f),)))
    else:
        w.emit(o.Write(Num(f), fold.NO))
        w.emit(o.SetField("depth", fold.op("-", v.Read(Num(f + 3)), fold.YES)))
    w.jump(end)


# ---- blocks of statements ----------------------------------------------------------------------------------


def lower(w: Writer, block: m.Block, env: Env, end: int) -> None:
    """A block, then on to `end`; if a choice has nothing to choose from, the rest of the block lapses."""
    env = env.child()
    for s in laid_out(w, block, env):
        w.line(s)
        words = w.analysis.spending.words(s)
        if isinstance(s, m.Pick):
            w.spend(words, s)
            if "random" in s.how:
                w.only_if(draw_lot(w, s, env), end)
                continue
            cond, _ = values.if_somebody(w, s, env)
            w.only_if(cond, end)
            from wlcore.compile.lower.choices import pick

            pick(w, s, env, end)
        elif is_straight(w, s):
            plain(w, s, env)
        else:
            w.spend(words, s)
            cond, there = values.if_somebody(w, s, env)
            if s.__class__ not in ASKING:
                raise NotLowered(f"{s.__class__.__name__} that may ask", s)
            past = w.block()
            w.only_if(cond, past)
            ASKING[s.__class__](w, s, there)
            w.jump(past)
            w.start(past)
    w.jump(end)


def is_straight(w: Writer, s: m.Statement) -> bool:
    """Whether a statement is straight code."""
    return not w.analysis.asks((s,)) and not any(isinstance(x, m.Stop) for x in statements((s,)))


def _if(w: Writer, s: m.If, env: Env) -> None:
    end = w.block()
    for cond, branch in s.branches:
        yes, no = w.block(), w.block()
        w.branch(values.value(w, cond, env), yes, no)
        w.start(yes)
        lower(w, branch, env, end)
        w.start(no)
    lower(w, s.otherwise, env, end)
    w.start(end)


def again(w: Writer, s: m.Statement) -> None:
    """A loop goes round once more: that is a step."""
    w.emit(o.Step(1 + w.analysis.spending.words_each_round(s) // 1000, w.low.fails_at(s)))


def _for_each(w: Writer, s: m.ForEach, env: Env) -> None:
    """What is left to do is kept as a set, or as a number where all of a range are gone through."""
    head, inside, end = w.block(), w.block(), w.block()
    over, x = sets.set_of(w, s.over, env), Local(w.fresh(s.name))
    inner = env.with_(s.name, x)
    if is_named(w.program, s.over, env.names_of(w.elements)):
        w.elements.add(x)
    if s.start is None and isinstance(over, Range) and not isinstance(s.over, m.Sorted):
        w.emit(o.Define(x.name, fold.op("-", over.first, fold.YES)))
        w.jump(head)
        w.start(head)
        w.emit(o.Define(x.name, fold.op("+", x, fold.YES)))
        w.branch(fold.op("<", x, over.end), inside, end)
        w.start(inside)
    else:
        left = w.fresh("left")
        i = Local(w.fresh("start"))
        kept = sets.can_be_kept(w, s.over, over)
        w.emit(o.DefineSet(left, kept, sorted=True))
        secrets.note(w, Held(left), s.over, env, kept)
        if s.start is not None:
            w.emit(o.Define(i.name, first(w, s.start, env)))
        w.jump(head)
        w.start(head)
        w.branch(fold.op(">", sets.size(w, Held(left)), fold.NO), inside, end)
        w.start(inside)
        if isinstance(s.over, m.Sorted):
            those: Set = Held(left) if s.start is None else Clockwise(Held(left), i)
            w.emit(o.Define(x.name, sets.leading(w, s.over, those, env)))
            w.emit(o.Exclude(left, x))
        elif s.start is None:
            w.emit(o.TakeLeast(left, x.name))
        else:
            w.emit(o.TakeNext(left, i, x.name))
            w.emit(o.Define(i.name, x))
        secrets.note_element(w, x, left, s.over, env)
    again(w, s)
    lower(w, s.body, inner, head)
    w.start(end)


def _repeat(w: Writer, s: m.Repeat, env: Env) -> None:
    head, inside, end = w.block(), w.block(), w.block()
    left = Local(w.fresh("left"))
    if s.times is not None:
        times = values.amount(w, s.times, env)
        w.emit(o.Define(left.name, times))
        secrets.note(w, left, s.times, env, times)
    w.jump(head)
    w.start(head)
    if s.times is not None:
        w.branch(fold.op(">", left, fold.NO), inside, end)
    elif s.until is not None:
        w.branch(fold.negated(values.value(w, s.until, env)), inside, end)
    else:
        w.jump(inside)
    w.start(inside)
    if s.times is not None:
        w.emit(o.Define(left.name, fold.op("-", left, fold.YES)))
    elif s.until is None:
        w.low.rest(w, s, head)
    again(w, s)
    lower(w, s.body, env, head)
    w.start(end)


def _taking_turns(w: Writer, s: m.TakingTurns, env: Env) -> None:
    """Round and round: a turn in which nothing was chosen counts as a pass."""
    head, inside, after, end = w.block(), w.block(), w.block(), w.block()
    x, passes, outside = (Local(w.fresh(name)) for name in (s.name, "passes", "outside"))
    everybody = isinstance(s.over, m.Everyone)
    among = Held(w.fresh("among"))
    if not everybody:
        players = sets.set_of(w, s.over, env)
        w.emit(o.DefineSet(among.name, players, sorted=True))
        secrets.note(w, among, s.over, env, players)
    w.emit(o.Define(x.name, first(w, s.start, env)))
    w.emit(o.Define(passes.name, fold.NO))
    w.emit(o.Define(outside.name, Field("passed")))
    w.jump(head)
    w.start(head)
    all_of_them = Field("n") if everybody else sets.size(w, among)
    w.branch(fold.op("<", passes, all_of_them), inside, end)
    w.start(inside)
    if not everybody:
        w.emit(o.Define(x.name, sets.next_of(w, among, x)))
    w.emit(o.SetField("passed", fold.YES))
    again(w, s)
    lower(w, s.body, env.with_(s.name, x), after)
    w.start(after)
    w.emit(o.Define(passes.name, fold.choose(Field("passed"), fold.op("+", passes, fold.YES), fold.NO)))
    w.emit(o.Define(x.name, sets.modulo(fold.op("+", x, fold.YES), Field("n"))))
    w.jump(head)
    w.start(end)
    w.emit(o.SetField("passed", outside))


def _stop(w: Writer, s: m.Stop, env: Env) -> None:
    w.jump(w.stops[-1])
    w.dead()


# ---- rules, texts, events ------------------------------------------------------------------------------------


def occasions(w: Writer, found: TriggersAt, h: Happening, replaced: int | None = None) -> None:
    """What answers a moment; once something has happened instead of a rule, we go on at `replaced`."""
    alone = found.abilities if len(found.abilities) == 1 else ()
    for t in (*found.rules, *alone):
        lives = live(w, t, h)
        found_again(w, lives)
        no = w.block()
        occasion(w, t, lives, no if replaced is None else replaced, no)
    if found.abilities and not alone:
        asked_in_turn(w, found, h, replaced)


def _perform(w: Writer, s: m.Perform, env: Env) -> None:
    inner = enter(w, s.rule, s.args, s.actor, env)
    end = w.block()
    w.only_if(questions.can(w, s.rule, inner.you, given_to(s.rule, inner)), end)
    around(w, s.rule, inner, s, end)


def around(
    w: Writer,
    rule: Routine,
    env: Env,
    s: m.Perform | None,
    end: int,
    made: tuple[m.Pick, Value] | None = None,
) -> None:
    """A rule that can be performed, with what answers it; where something happens instead, nothing of it does."""
    given = {p.name: env.known[p.name] for p in rule.params}
    h, moments = Happening(given, env.you, env), w.analysis.moments
    occasions(w, moments.at("instead", rule.name), h, end)
    if s is not None:
        telling.performed(w, s, env)
    occasions(w, moments.at("before", rule.name), h)
    after = w.block()
    args = (env.you, *given.values())
    if s is None:
        body(w, rule, env, after)
    elif made is not None:
        called = w.low.unit(rule, made[0])
        w.close(CallUnit((called,), fold.NO, (*args, made[1]), after))
    elif rule.address in w.analysis.asking:
        owners = secrets.owners(w, rule, env.known)
        passed = secrets.passed(w, [rule], env.known)
        w.close(CallUnit((w.low.unit(rule),), fold.NO, (*args, *owners), after, passed))
    else:
        w.emit(o.Perform(w.low.rule(rule), (*args, *secrets.owners(w, rule, env.known))))
        w.jump(after)
    w.start(after)
    occasions(w, moments.at("after", rule.name), h)
    w.jump(end)
    w.start(end)


def _perform_text(w: Writer, s: m.PerformText, env: Env) -> None:
    """A text on a card: a unit of its own, found by the card."""
    x = card(w, s.of, env)
    secrets.note(w, x, s.of, env)
    name = w.analysis.text_table(s.kinds, s.property)
    table, units = w.low.text_units(name)
    you = w.held(values.value(w, s.actor, env), "you")
    after = w.block()
    texts = w.analysis.texts_of.get(name, [])
    given: dict[str, Value | Set] = {"this": x}
    owners = (secrets.owner_of(w, x),) if any(map(w.analysis.hidden.passed_to, texts)) else ()
    passed = secrets.passed(w, texts, given)
    w.close(CallUnit(units, v.Entry(table, x), (you, x, *owners), after, passed))
    w.start(after)


def _signal(w: Writer, s: m.Signal, env: Env) -> None:
    inner = enter(w, s.event, s.args, s.actor, env)
    telling.performed(w, s, inner)
    given = {p.name: inner.known[p.name] for p in s.event.params}
    occasions(w, w.analysis.moments.at("when", s.event.name), Happening(given, inner.you, inner))


def _change(w: Writer, s: m.Change, env: Env) -> None:
    """A gain or loss whose triggers may ask."""
    found = change(w, s, env)
    if found is None:
        return
    amount, happening = found
    end = w.block()
    w.only_if(fold.op(">", amount, fold.NO), end)
    occasions(w, w.analysis.moments.at("after", *s.happenings), happening)
    w.jump(end)
    w.start(end)


ASKING |= {
    m.If: _if,
    m.ForEach: _for_each,
    m.Repeat: _repeat,
    m.TakingTurns: _taking_turns,
    m.Stop: _stop,
    m.Perform: _perform,
    m.PerformText: _perform_text,
    m.Signal: _signal,
    m.Change: _change,
}
