"""Walks through checked trees: the statements and expressions inside others, and what a statement is to the compiler."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from wlcore.lang import meaning as m

ASKING = (m.OneOf, m.Maybe, m.TakingTurns, m.ActionMenu)


def expressions(piece: object) -> Iterator[m.Expr]:
    """Every expression in a statement, block or expression, itself included."""
    if isinstance(piece, m.Expr):
        yield piece
    if isinstance(piece, (m.Expr, m.Statement, m.Option)):
        for f in fields(piece):
            if f.name not in (
                "span",
                "type",
                "place",
                "zone",
                "query",
                "rule",
                "table",
                "event",
                "frame",
                "kind",
            ):
                yield from expressions(getattr(piece, f.name))
            elif f.name == "place" and isinstance(piece, (m.Change, m.Assign)):
                yield from expressions(piece.place)
            elif f.name == "zone" and isinstance(piece, (m.Move, m.Shuffle, m.End, m.Ends)):
                yield from expressions(piece.zone)
    elif isinstance(piece, tuple):
        for part in piece:
            yield from expressions(part)


def statements(block: Iterable[m.Statement]) -> Iterator[m.Statement]:
    """Every statement of a block, with those inside others."""
    for s in block:
        yield s
        yield from statements(inside(s))


def inside(s: m.Statement) -> Iterator[m.Statement]:
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
