"""Which invariants hang on secrets: in a position where one of them does not hold, secrets cannot be as somebody imagines them."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang import meaning as m
from wlcore.lang.program import Program
from wlcore.lang.reading import Reading
from wlcore.lang.symbols import Variable


def limits(program: Program) -> Iterator[tuple[int, m.Expr, str]]:
    """The number of each, its condition, and the name of a player of whom it is asked; '' if it is asked of all at once."""
    reading = Reading(program)
    for number, routine in enumerate(program.invariants):
        if routine.value is None or not any(map(_is_secret, reading.all(routine.value))):
            continue
        match routine.value:
            case m.Quantified(
                quantifier="every", of=m.Everyone(kind="player"), name=one, cond=m.Expr() as cond
            ):
                yield number, cond, one
            case value:
                yield number, value, ""


def _is_secret(e: m.Expr) -> bool:
    return isinstance(e, m.Read) and isinstance(e.place, Variable) and e.place.secret
