"""What a statement is to the compiler."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.scope import YOU

ASKING = (m.OneOf, m.Maybe, m.TakingTurns, m.ActionMenu)


def happenings_of(s: m.Statement) -> tuple[str, ...]:
    """What triggers call the things that a statement itself makes happen: an event, a gain or a loss."""
    if isinstance(s, m.Signal):
        return (s.event.name,)
    return s.happenings if isinstance(s, m.Change) else ()


def is_asked(s: m.Statement) -> bool:
    """Whether a statement is a choice by somebody."""
    return isinstance(s, m.Pick) and "random" not in s.how


def first_pick(body: m.Block, actor: m.Expr = YOU) -> m.Pick | None:
    """The choice that an action or option begins with, if it does and whoever chooses that makes it."""
    first = body[0] if body else None
    if not isinstance(first, m.Pick) or first.how not in ("one", "number"):
        return None
    return first if first.actor == actor else None


def without_last_stop(body: m.Block) -> m.Block:
    """A body without a `stop` that changes nothing."""
    return body[:-1] if body and isinstance(body[-1], m.Stop) else body
