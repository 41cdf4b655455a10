"""What is gained, lost and set: values of the state, within their bounds.

A counter is never below 0 (or as far below as it is declared) and never gets above what there is room for; who has more keeps it, but gets no
more. An amount below 0 counts the other way round.
"""

from __future__ import annotations

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Value
from wlcore.compile.ir.values import Bounded, Num, Read
from wlcore.compile.lower import telling, values, watches
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.happenings import Happening, happen
from wlcore.compile.lower.straight import STRAIGHT
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.lang.reading import changes
from wlcore.lang.symbols import Counter, Variable
from wlcore.lang.types import NUMBER

NOBODY = -1
LITTLE = 10_000
"""What is gained so little at a time never comes to a number that is too large."""
STEADY = (m.Const, m.Read, m.Prop, m.Setting, m.LookUp, m.FirstThis)
"""Numbers that are worked out of no others."""


def room(w: Writer, counter: Counter, place: m.Read, env: Env) -> Value:
    """How much of a counter there can be, for whoever it belongs to."""
    assert counter.cap is not None
    inner = env.child()
    if place.args:
        inner.known["you"] = w.held(values.value(w, place.args[0], env), "you")
    return values.value(w, counter.cap, inner)


def assign(w: Writer, s: m.Assign, env: Env) -> None:
    """`set`."""
    what = s.place.place
    at = w.held(values.place(w, s.place, env), "at")
    kind = what.type if isinstance(what, Variable) else NUMBER
    found = values.fitting(w, kind, s.value, env)
    assert isinstance(found, Value)
    capped = isinstance(what, Counter) and what.cap is not None
    if s.value.type.kind == "number" and not capped and not isinstance(s.value, STEADY):
        found = Bounded(found, w.low.fails_at(s)) if not isinstance(found, Num) else found
    if isinstance(what, Counter):
        if what.cap is not None:
            found = fold.op("min", found, room(w, what, s.place, env))
        sure = never_below_0(w.program, s.value) and (what.cap is None or never_below_0(w.program, what.cap))
        found = found if sure else fold.op("max", Num(what.floor), found)
    before = [o.One(w.held(Read(at), "before"))] if isinstance(what, Counter) else []
    w.emit(o.Write(at, found))
    telling.tell(w, s, o.One(at), o.One(Read(at)), *before)
    watches.watch(w, s.place, env, *changes(s))


def change(w: Writer, s: m.Change, env: Env) -> tuple[Value, Happening] | None:
    """Gain, lose, pay, take; how much has changed and what answers that, if anything does."""
    counter = s.place.place
    assert isinstance(counter, Counter)
    at = w.held(values.place(w, s.place, env), "at")
    up = s.verb in ("gain", "take")
    amount = w.held(values.amount(w, s.amount, env), "amount")
    now = w.held(Read(at), "now")
    sure = never_below_0(w.program, s.amount)
    falls = not up and sure
    cap = w.held(room(w, counter, s.place, env), "cap") if counter.cap is not None and not falls else None
    after = fold.op("+" if up else "-", now, amount)
    little = isinstance(amount, Num) and amount.n <= LITTLE
    if cap is not None:
        after = fold.op("min", after, fold.op("max", now, cap))
    elif not (falls or (sure and little)):
        after = Bounded(after, w.low.fails_at(s))
    if not up or not sure:
        after = fold.op("max", Num(counter.floor), after)
    w.emit(o.Write(at, after))
    answered = bool(w.analysis.happenings(s))
    changed = w.held(fold.op("-", Read(at), now) if up else fold.op("-", now, Read(at)), "changed")
    telling.tell(w, s, o.One(at), o.One(changed), *_limits(s, at, cap if up else None))
    watches.watch(w, s.place, env, *changes(s))
    if not answered:
        return None
    given = dict(zip(counter.dims, (values.value(w, a, env) for a in s.place.args), strict=True))
    performer = given.pop("player", fold.NOBODY)
    known = {name: w.held(x, name) for name, x in given.items()}
    return changed, Happening({**known, "amount": changed}, w.held(performer, "performer"), env)


def _limits(s: m.Change, at: Value, cap: Value | None) -> tuple[o.Said, ...]:
    """For the log: how much is gained where nothing is cut off, if that is written, and how much there can be, if there is as much."""
    if cap is None:
        return ()
    wanted = s.amount.value if isinstance(s.amount, m.Const) else NOBODY
    full = fold.choose(fold.op(">=", Read(at), cap), cap, fold.NOBODY)
    return o.One(Num(wanted)), o.One(full)


def _change(w: Writer, s: m.Change, env: Env) -> None:
    found = change(w, s, env)
    if found is not None:
        amount, happening = found
        moment = w.analysis.moments.at("after", *s.happenings)
        w.when(fold.op(">", amount, fold.NO), lambda: happen(w, moment, happening))


def _begin(w: Writer, s: m.Begin, env: Env) -> None:
    at = w.held(values.place(w, s.mark, env), "at")
    w.emit(o.Write(at, fold.op("+", Read(at), fold.YES)))
    telling.tell(w, s)
    watches.watch(w, s.mark, env, *changes(s))


STRAIGHT |= {m.Assign: assign, m.Change: _change, m.Begin: _begin}


def never_below_0(program: Program, e: m.Expr) -> bool:
    """Whether a number is never less than 0, as far as is seen at once."""
    match e:
        case m.Const(value=value):
            return value >= 0
        case m.Read(place=Counter() as counter):
            return counter.floor == 0
        case m.LookUp():
            return True
        case m.Prop(name=name, kinds=kinds):
            things = [thing for kind in kinds for thing in program.things[kind].values()]
            return all(thing.values.get(name, 0) >= 0 for thing in things)
        case m.Op(op="+" | "*", left=left, right=right):
            return never_below_0(program, left) and never_below_0(program, right)
        case m.Half(of=of) | m.Folded(fold="total" | "highest" | "lowest", value=of):
            return never_below_0(program, of)
    return isinstance(e, m.Quantified) and e.quantifier == "count"
