"""Walks through checked trees: the statements and expressions inside others, and what a statement is to the compiler."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wlcore.lang import meaning as m
from wlcore.lang.parts import named

ASKING = (m.OneOf, m.Maybe, m.TakingTurns, m.ActionMenu)
AROUND = (m.If, m.Maybe, m.ForEach, m.Repeat, m.TakingTurns, m.OneOf)
"""Statements with others inside."""
PIECES = (m.Expr, m.Statement, m.Option)
HOLDING = (*PIECES, tuple)
KNOWN: dict[type, tuple[str, ...]] = {}
NAMING = ("place", "zone", "query", "rule", "table", "event", "frame", "kind")


def expressions(piece: object) -> Iterator[m.Expr]:
    """Every expression in a statement, block or expression, itself included."""
    if isinstance(piece, m.Expr):
        yield piece
    if isinstance(piece, PIECES):
        for name in _with_expressions(piece.__class__):
            part = getattr(piece, name)
            if isinstance(part, HOLDING):
                yield from expressions(part)
    elif isinstance(piece, tuple):
        for part in piece:
            yield from expressions(part)


def _with_expressions(sort: type) -> tuple[str, ...]:
    """The parts of a class of pieces in which expressions can lie, not only names."""
    found = KNOWN.get(sort)
    if found is None:
        said = {"place": (m.Change, m.Assign), "zone": (m.Move, m.Shuffle, m.End, m.Ends)}
        found = tuple(x for x in named(sort) if x not in NAMING or issubclass(sort, said.get(x, ())))
        KNOWN[sort] = found
    return found


def statements(block: Iterable[m.Statement]) -> Iterator[m.Statement]:
    """Every statement of a block, with those inside others."""
    for s in block:
        yield s
        if isinstance(s, AROUND):
            yield from statements(_inside(s))


def _inside(s: m.Statement) -> Iterator[m.Statement]:
    """The statements directly inside a statement."""
    match s:
        case m.If():
            for _, body in s.branches:
                yield from body
            yield from s.otherwise
        case m.Maybe():
            yield from s.body
            yield from s.otherwise
        case m.ForEach() | m.Repeat() | m.TakingTurns():
            yield from s.body
        case m.OneOf():
            for option in s.options:
                yield from option.body


def happenings_of(s: m.Statement) -> tuple[str, ...]:
    """What triggers call the things that a statement itself makes happen: an event, a gain or a loss."""
    if isinstance(s, m.Signal):
        return (s.event.name,)
    return s.happenings if isinstance(s, m.Change) else ()


def is_asked(s: m.Statement) -> bool:
    """Whether a statement is a choice by somebody."""
    return isinstance(s, m.Pick) and "random" not in s.how
