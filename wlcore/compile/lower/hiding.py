"""Who might have something to choose, for all that everybody knows: where a table asks them all, who is asked tells nothing.

Where it hangs on hidden things whether there is anything to choose, a condition is made that holds at least whenever there is, and reads
only what all know: of a hidden card that it is one of those that could lie there, of other hidden things nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from wlcore.compile.ir import fold
from wlcore.compile.ir import sets as s
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.sets import CouldLie
from wlcore.compile.ir.values import Local
from wlcore.compile.lower import questions, sets, values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.secrets import known_as
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.parts import conjuncts

ANYTHING = fold.YES


def tells(w: Writer, e: object, env: Env) -> bool:
    """Whether a value hangs on hidden things; of a zone alone only how many cards it has counts, which all see."""
    if isinstance(e, m.ZoneRef):
        return any(tells(w, arg, env) for arg in e.args)
    return w.analysis.hidden.tells(e, lambda name: known_as(env, name) in w.secret)


def hides_offer(w: Writer, s: m.Statement, env: Env) -> bool:
    """Whether it hangs on hidden things how much is on offer in a choice."""
    match s:
        case m.Pick():
            parts: Iterable[object] = (s.source, s.amount, s.upper)
        case m.Maybe():
            parts = (s.pick.source, s.pick.upper) if s.pick is not None else s.needs
        case m.OneOf():
            first = [option.body[0] for option in s.options if option.body]
            parts = (
                *(option.needs for option in s.options),
                *(p.source for p in first if isinstance(p, m.Pick)),
            )
        case m.ActionMenu():
            actions = w.analysis.actions
            first = [action.body[0] for action in actions if action.body]
            needs = (need.cond for action in actions for need in action.needs)
            parts = (*needs, *(p.source for p in first if isinstance(p, m.Pick)))
        case _:
            parts = ()
    return any(tells(w, part, env) for part in parts if part is not None)


def could_choose(w: Writer, s: m.Maybe, env: Env) -> Value:
    """What has to hold for somebody to have anything to choose, as far as all know."""
    if s.pick is None:
        return fold.every([could(w, need, env) for need in s.needs])
    if s.pick.how == "number":
        return ANYTHING
    return _could_have(w, s.pick.source, env)


def could(w: Writer, e: m.Expr, env: Env) -> Value:
    """A condition that holds if another one might, as far as all know."""
    if not tells(w, e, env):
        return values.value(w, e, env)
    match e:
        case m.Op(op="and"):
            return fold.op("and", could(w, e.left, env), could(w, e.right, env))
        case m.Op(op="or"):
            return fold.op("or", could(w, e.left, env), could(w, e.right, env))
        case m.Quantified(quantifier="any", cond=cond):
            of = e.of if cond is None else m.Filter(e.span, e.of.type, e.of, e.name, cond)
            return _could_have(w, of, env)
        case m.CanDo():
            args = questions.given(w, e.rule, e.args, env)
            if all(map(fold.is_simple, args)):
                you = env.acting if e.actor is None else values.value(w, e.actor, env)
                given = {p.name: x for p, x in zip(e.rule.params, args, strict=True)}
                return fold.every([could(w, need.cond, Env.of_doer(you, given)) for need in e.rule.needs])
        case m.Ask():
            opened = _opened(w, e, env)
            if opened is not None:
                return could(w, *opened)
    return ANYTHING


def _opened(w: Writer, e: m.Ask, env: Env) -> tuple[m.Expr, Env] | None:
    """The value of a query that nothing modifies, with the names it is to be read in."""
    if e.query.value is None or e.query.name in w.analysis.modifiers or values.doubted(w, e, env):
        return None
    args = questions.given(w, e.query, e.args, env)
    if not w.analysis.written.fits(e.query) or not all(map(fold.is_simple, args)):
        return None
    given = {p.name: x for p, x in zip(e.query.params, args, strict=True)}
    return e.query.value, Env({"you": env.you, **given})


def _could_have(w: Writer, e: m.Expr, env: Env) -> Value:
    """Whether something might be in a set, as far as all know."""
    found = sets.set_of(w, e, env) if not tells(w, e, env) else _could_be(w, e, env)
    return ANYTHING if found is None else fold.fold("any", found, w.fresh(), fold.YES)


def _could_be(w: Writer, e: m.Expr, env: Env) -> Set | None:
    """What might be in a set; None where that is anything."""
    match e:
        case m.ZoneRef() if e.zone.discipline != "pile" and not tells(w, e, env):
            kind = w.program.kinds.get(e.type.kind)
            first, end = (
                (kind.first, kind.first + len(kind.members))
                if kind is not None
                else (0, len(w.program.cards))
            )
            return CouldLie(values.place(w, e, env), first, end)
        case m.Filter():
            found = _could_be(w, e.of, env)
            if found is None:
                return None
            name = w.fresh(e.name)
            inner = env.with_(e.name, Local(name))
            return s.Where(found, name, fold.every([could(w, cond, inner) for cond in conjuncts(e.cond)]))
        case m.Ask():
            opened = _opened(w, e, env)
            return None if opened is None else _could_be(w, *opened)
    return None if tells(w, e, env) else sets.set_of(w, e, env)
