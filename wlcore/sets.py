"""Sets of small numbers: as one number, as they are kept on a state's stack, and with one element or with all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def as_mask(things: Iterable[int]) -> int:
    """A set as one number."""
    mask = 0
    for x in things:
        mask |= 1 << x
    return mask


def one_or_all(everybody: Sequence[int], one: int, all_of_them: object) -> Sequence[int]:
    """All if something is true, else one, or none where that is nobody."""
    return everybody if all_of_them else (one,) if one >= 0 else ()


def of_mask(mask: int) -> list[int]:
    """The elements of a set kept as one number, in ascending order."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
