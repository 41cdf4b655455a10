"""The parts of a piece of a checked tree in which other pieces can lie, and those of a condition."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from wlcore.lang import meaning as m

NEVER = ("span", "type")

KNOWN: dict[type, tuple[str, ...]] = {}


def named(sort: type) -> tuple[str, ...]:
    """What the parts of all pieces of a class are called."""
    found = KNOWN.get(sort)
    if found is None:
        found = KNOWN[sort] = tuple(f.name for f in fields(sort) if f.name not in NEVER)
    return found


def parts(piece: object) -> list[Any]:
    """The parts of a piece: other pieces, tuples of them, and what is none of both."""
    return [getattr(piece, name) for name in named(piece.__class__)]


def conjuncts(cond: m.Expr | None) -> list[m.Expr]:
    """What all has to hold for a condition to hold, in order; nothing if there is none."""
    if cond is None:
        return []
    if isinstance(cond, m.Op) and cond.op == "and":
        return conjuncts(cond.left) + conjuncts(cond.right)
    return [cond]
