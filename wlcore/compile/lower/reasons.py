"""Why a rule cannot be performed: which requirements fail, its own or those of the rules it asks about."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.compile.ir import fold
from wlcore.compile.ir.base import Set
from wlcore.compile.ir.module import Function
from wlcore.compile.ir.ops import AnswerSet
from wlcore.compile.ir.sets import CallSet, Items
from wlcore.compile.ir.values import Num
from wlcore.compile.lower import questions, values
from wlcore.compile.lower.env import Env
from wlcore.compile.lower.writer import Writer
from wlcore.lang import meaning as m
from wlcore.lang.probes import Asked, Either, Marked
from wlcore.lang.symbols import Routine


def reasons(w: Writer, rule: Routine) -> Function:
    """A function that lists what fails, by the numbers of requirements."""
    params, env = questions.parameters(w, rule)
    w.absent.add(env.you)
    found = []
    for needed in w.low.requirements(rule):
        own: Set = Items((Num(w.low.requirement(rule, needed)),), False)
        asked = _asked(w, needed.cond, env)
        found.append(
            fold.choose_set(values.value(w, needed.cond, env), fold.EMPTY, own if asked is None else asked)
        )
    w.emit(AnswerSet(fold.together(found)))
    return Function(w.name, params, tuple(w.ops), "s")


def _asked(w: Writer, cond: m.Expr, env: Env) -> Set | None:
    """What fails of the rules that a condition asks about, if it is made of such questions alone: `can A or can B(x)`."""
    found: list[Set] = []
    for part in _parts(cond):
        if not isinstance(part, m.CanDo) or values.doubted(w, part, env):
            return None
        if w.low.requirements(part.rule):
            actor = env.acting if part.actor is None else values.value(w, part.actor, env)
            args = (actor, *questions.given(w, part.rule, part.args, env))
            found.append(CallSet(w.low.reasons(part.rule), args))
    return fold.together(found) if found else None


def _parts(cond: m.Expr) -> Iterator[m.Expr]:
    while isinstance(cond, (Asked, Either, Marked)):
        cond = cond.of
    if isinstance(cond, m.Op) and cond.op in ("and", "or"):
        yield from _parts(cond.left)
        yield from _parts(cond.right)
    else:
        yield cond
