"""What is told of what is done: to the log, by code that tells."""

from __future__ import annotations

from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.sets import Held
from wlcore.compile.ir.values import Field, KnownBy, Local
from wlcore.compile.lower import secrets
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.types import Type

EVERYBODY = Field("all")


def tell(w: Writer, s: Any, *values: o.Said) -> None:
    """Report that a statement has been carried out, with values for the log."""
    w.emit(o.Tell(w.low.site(s), values))


def performed(w: Writer, s: m.Perform | m.Signal, env: Env) -> None:
    """Report a rule or event that is performed, if it cites a clause; with what a rule is given, and who may read that."""
    if not s.cites:
        return
    params = [p for p in s.rule.params if not p.type.many] if isinstance(s, m.Perform) else []
    given = [env.value(p.name) for p in params]
    readers = tuple([_readers(w, x, p.type) for p, x in zip(params, given, strict=True)])
    tell(w, s, o.One(env.you), *map(o.One, given), o.Several(readers))


def _readers(w: Writer, x: Value, of: Type) -> Value:
    """Who may read in the log what a local holds, as a mask."""
    open_to: Value = KnownBy(x) if secrets.is_card(w, of) else EVERYBODY
    owner = secrets.owner_of(w, x)
    if owner == secrets.NOBODY:
        return open_to
    if owner == secrets.NOBODY_ALONE:
        return fold.NO
    alone = fold.op("<<", fold.YES, owner)
    or_all = fold.choose(fold.op("==", owner, secrets.NOBODY), open_to, fold.NO)
    return fold.choose(fold.op(">=", owner, fold.NO), alone, or_all)


def lot(w: Writer, s: m.Pick, env: Env) -> None:
    """Report what chance has brought."""
    x = env.known[s.name]
    cards: Set | tuple[Value, ...] = x if isinstance(x, Set) else (x,)
    known = o.WhoKnows(cards) if secrets.is_card(w, s.source.type) else o.Several(())
    what = o.One(x) if isinstance(x, Value) else o.Several(x)
    tell(w, s, what, o.One(fold.NO), o.One(fold.NOBODY), known)


def chosen(w: Writer, s: m.Pick, env: Env, alone: Value = fold.NO) -> None:
    """Report a choice, whether it was the only option, who chose, and who may read it: only that one, if it was out of sight; else, an
    empty tuple, everybody.
    """
    x = env.value(s.name)
    out_of_sight = isinstance(x, Local) and x.name in w.secret
    who = Field("who")
    readers = o.Several((fold.op("<<", fold.YES, who),) if out_of_sight else ())
    tell(w, s, o.One(x), o.One(alone), o.One(who), readers)


def several(w: Writer, s: m.Pick, got: Held, who: Value, private: bool) -> None:
    """Report a choice of several."""
    readers = o.Alike(fold.op("<<", fold.YES, who), got) if private else o.Several(())
    tell(w, s, o.Several(got), o.One(fold.NO), o.One(who), readers)
