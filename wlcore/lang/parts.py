"""The parts of a piece of a checked tree in which other pieces can lie, and those of a condition."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
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
    """Gathers all pieces of one sort, or of some, from a tree, in order; only into some sorts it looks, and only `through` some parts
    of these. What a class is, is asked once.
    """

    def __init__(
        self,
        wanted: type | tuple[type, ...],
        within: tuple[type, ...],
        through: Callable[[type], tuple[str, ...]] = named,
    ) -> None:
        self.wanted, self.within, self.through = wanted, within, through
        self.known: dict[type, tuple[bool, tuple[str, ...]]] = {}

    def __call__(self, piece: object) -> list[Any]:
        """Every such piece in a statement, block or expression, itself included."""
        found: list[Any] = []
        self._gather(piece, found)
        return found

    def _gather(self, piece: Any, found: list[Any]) -> None:
        sort = piece.__class__
        if sort is tuple or sort is list:
            for part in piece:
                if part:
                    self._gather(part, found)
            return
        known = self.known.get(sort)
        if known is None:
            inside = self.through(sort) if issubclass(sort, self.within) else ()
            known = self.known[sort] = issubclass(sort, self.wanted), inside
        if known[0]:
            found.append(piece)
        for name in known[1]:
            part = getattr(piece, name)
            if part:
                self._gather(part, found)


@cache
def holding(sort: type) -> tuple[str, ...]:
    """What the parts of a class of statements are called that hold others."""
    return tuple(f.name for f in fields(sort) if "Block" in str(f.type) or "Option" in str(f.type))


statements = Gathering(m.Statement, (m.Statement, m.Option), holding)
"""Every statement of a block, or of several, with those inside others; the choice that a `may` makes is a part of it."""


def blocks_in(s: m.Statement) -> Iterator[m.Block]:
    """The blocks that lie in a statement itself."""
    sort: Any = s.__class__
    for name in holding(sort):
        part = getattr(s, name)
        if part and isinstance(part[0], m.Statement):
            yield part
        else:  # options, or conditions with their blocks
            yield from (one.body if isinstance(one, m.Option) else one[1] for one in part)


expressions = Gathering(m.Expr, PIECES)
"""Every expression in a statement, block or expression, itself included; what queries ask is left out."""


def conjuncts(cond: m.Expr | None) -> list[m.Expr]:
    """What all has to hold for a condition to hold, in order; nothing if there is none."""
    if cond is None:
        return []
    if isinstance(cond, m.Op) and cond.op == "and":
        return conjuncts(cond.left) + conjuncts(cond.right)
    return [cond]
