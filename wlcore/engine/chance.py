"""The one door through which chance comes: a small generator in the state, equal on every platform."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wlcore.engine.state import State

MASK = (1 << 64) - 1
FACTOR = 6364136223846793005
STEP = 1442695040888963407


def seeded(seed: int) -> int:
    """The generator's first state for a seed."""
    return ((seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) * FACTOR + STEP) & MASK


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1; with one possibility nothing is drawn."""
    if n < 2:
        return 0
    s.rng = x = (s.rng * FACTOR + STEP) & MASK
    return ((x >> 33) * n) >> 31


class Dice:
    """A generator for those outside a state: bots, imagining, tests."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = x = (self.rng * FACTOR + STEP) & MASK
        return ((x >> 33) * n) >> 31
