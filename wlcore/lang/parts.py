"""The parts of a piece of a checked tree in which other pieces can lie, and those of a condition."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from wlcore.lang import meaning as m

PLAIN = ("Counter | Variable", "Kind", "Routine", "Span", "Table", "Type", "Zone", "bool", "int", "str")
"""What is no piece, and holds none."""
PIECES = (m.Expr, m.Statement, m.Option, m.Requirement)

KNOWN: dict[type, tuple[str, ...]] = {}


def named(sort: type) -> tuple[str, ...]:
    """What the parts of all pieces of a class are called."""
    found = KNOWN.get(sort)
    if found is None:
        found = KNOWN[sort] = tuple(f.name for f in fields(sort) if f.type not in PLAIN)
    return found


def parts(piece: object) -> list[Any]:
    """The parts of a piece: other pieces, tuples, and nothing."""
    return [getattr(piece, name) for name in named(piece.__class__)]


class Gathering:
    """Gathers all pieces of one sort, or of some, from a tree, in order; only into some sorts it looks. What a class is, is asked once."""

    def __init__(self, wanted: type | tuple[type, ...], within: tuple[type, ...]) -> None:
        self.wanted, self.within = wanted, within
        self.known: dict[type, tuple[bool, tuple[str, ...]]] = {}

    def __call__(self, piece: object) -> list[Any]:
        """Every such piece in a statement, block or expression, itself included."""
        found: list[Any] = []
        self._gather(piece, found)
        return found

    def _gather(self, piece: Any, found: list[Any]) -> None:
        sort = piece.__class__
        if sort is tuple:
            for part in piece:
                self._gather(part, found)
            return
        known = self.known.get(sort)
        if known is None:
            inside = named(sort) if issubclass(sort, self.within) else ()
            known = self.known[sort] = issubclass(sort, self.wanted), inside
        if known[0]:
            found.append(piece)
        for name in known[1]:
            self._gather(getattr(piece, name), found)


expressions = Gathering(m.Expr, PIECES)
"""Every expression in a statement, block or expression, itself included; what queries ask is left out."""


def conjuncts(cond: m.Expr | None) -> list[m.Expr]:
    """What all has to hold for a condition to hold, in order; nothing if there is none."""
    if cond is None:
        return []
    if isinstance(cond, m.Op) and cond.op == "and":
        return conjuncts(cond.left) + conjuncts(cond.right)
    return [cond]
