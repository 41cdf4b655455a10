"""Checks what somebody passes to the door: what is wrong is an error that names the argument and says what there is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index
from typing import Any

from wlcore.lang.diagnostics import did_you_mean

MOST = 30
"""So many names at most are listed."""


def whole(
    argument: str, value: object, least: int, most: int | None = None, what: str = "a whole number"
) -> int:
    """A whole number between bounds; `what` says what else could have been given."""
    if type(value) is int and least <= value and (most is None or value <= most):
        return value  # most often it is one
    try:
        number = index(value)  # type: ignore[arg-type]  # what is none is told
    except TypeError:
        raise TypeError(f"{argument}: {what} is wanted, not {value!r}") from None
    if isinstance(value, bool):
        raise TypeError(f"{argument}: {what} is wanted, not {value!r}")
    if number < least or (most is not None and number > most):
        bounds = f"{least} to {most}" if most is not None else f"{least} or more"
        raise ValueError(f"{argument}: {number} is not possible; there is {bounds}")
    return number


def seat(argument: str, value: object, players: int) -> int:
    """A seat, as the engine counts: from 0."""
    try:
        return whole(argument, value, 1, players) - 1
    except ValueError:
        raise ValueError(f"{argument}: there is no seat {value!r}; there are 1 to {players}") from None


def text(argument: str, value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError(f"{argument}: a text is wanted, not {value!r}")
    return value


def one_of(argument: str, value: object, known: Iterable[str], what: str) -> str:
    """One of some names."""
    said, names = text(argument, value), list(dict.fromkeys(known))
    if said not in names:
        hint = did_you_mean(said, names) or listed(names)
        raise ValueError(f"{argument}: there is no {what} '{said}'; {hint}")
    return said


def listed(names: Sequence[str]) -> str:
    """What there is, in words; of many only some."""
    if not names:
        return "there are none"
    more = f" and {len(names) - MOST} more" if len(names) > MOST else ""
    return f"there are: {', '.join(names[:MOST])}{more}"


def several(argument: str, value: Any, what: str) -> list[Any]:
    """Things in order; a text is none, however many letters it has."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
        raise TypeError(f"{argument}: a list of {what} is wanted, not {value!r}")
    return list(value)
