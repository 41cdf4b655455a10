"""Two parts of a checked tree are equal if they say the same, wherever they stand."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import fields, is_dataclass

import pytest

from wlcore.lang import meaning as m
from wlcore.lang.shape import shape
from wlcore.lang.symbols import Symbol
from wlcore.loading import Choice, checked


def expressions(piece: object):
    """All expressions in a tree."""
    if isinstance(piece, m.Expr):
        yield piece
    if isinstance(piece, (tuple, list)):
        for part in piece:
            yield from expressions(part)
    elif is_dataclass(piece) and not isinstance(piece, (Symbol, type)):
        for field in fields(piece):
            yield from expressions(getattr(piece, field.name))


@pytest.mark.parametrize("game", ["western-legends", "public-enemy"])
def test_equal_is_what_says_the_same(game: str) -> None:
    """The money of a player is not their fame, whatever else the two have in common."""
    program = checked(Choice(game)).program
    said = defaultdict(set)
    for kind in ("rule", "action", "frame", "query"):
        for routine in program.routines(kind):
            for e in expressions((routine.body, routine.value, routine.needs, routine.leaving)):
                said[e].add(shape(e))
    for text in program.texts.values():
        for e in expressions((text.body, text.needs)):
            said[e].add(shape(e))
    assert len(said) > 100
    assert [shapes for shapes in said.values() if len(shapes) > 1] == []
    assert len(set.union(*said.values())) == len(said)
