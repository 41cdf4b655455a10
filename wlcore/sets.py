"""Sets of small numbers: as one number, as they are kept on a state's stack."""

from __future__ import annotations

from collections.abc import Iterable


def as_mask(things: Iterable[int]) -> int:
    """A set as one number."""
    mask = 0
    for x in things:
        mask |= 1 << x
    return mask


def of_mask(mask: int) -> list[int]:
    """The elements of a set kept as one number, in ascending order."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
