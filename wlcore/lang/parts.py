"""The parts of a piece of a checked tree in which other pieces can lie, and those of a condition."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from wlcore.lang import meaning as m

PLAIN = ("Counter | Variable", "Kind", "Routine", "Span", "Table", "Type", "Zone", "bool", "int", "str")
"""What is no piece, and holds none."""
PIECES = (m.Expr, m.Statement, m.Option, m.Requirement)

KNOWN: dict[type, tuple[str, ...]] = {}
HOLDING: dict[type, tuple[bool, tuple[str, ...]]] = {}


def named(sort: type) -> tuple[str, ...]:
    """What the parts of all pieces of a class are called."""
    found = KNOWN.get(sort)
    if found is None:
        found = KNOWN[sort] = tuple(f.name for f in fields(sort) if f.type not in PLAIN)
    return found


def parts(piece: object) -> list[Any]:
    """The parts of a piece: other pieces, tuples, and nothing."""
    return [getattr(piece, name) for name in named(piece.__class__)]


def expressions(piece: object) -> list[m.Expr]:
    """Every expression in a statement, block or expression, itself included; what queries ask is left out."""
    found: list[m.Expr] = []
    _gather(piece, found)
    return found


def _gather(piece: Any, found: list[m.Expr]) -> None:
    sort = piece.__class__
    if sort is tuple:
        for part in piece:
            _gather(part, found)
        return
    known = HOLDING.get(sort)
    if known is None:
        known = HOLDING[sort] = issubclass(sort, m.Expr), named(sort) if issubclass(sort, PIECES) else ()
    if known[0]:
        found.append(piece)
    for name in known[1]:
        _gather(getattr(piece, name), found)


def conjuncts(cond: m.Expr | None) -> list[m.Expr]:
    """What all has to hold for a condition to hold, in order; nothing if there is none."""
    if cond is None:
        return []
    if isinstance(cond, m.Op) and cond.op == "and":
        return conjuncts(cond.left) + conjuncts(cond.right)
    return [cond]
