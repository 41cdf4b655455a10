"""The one door through which chance comes: a small generator in the state, equal on every platform."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wlcore.engine.state import State

MASK = (1 << 64) - 1
FACTOR = 6364136223846793005
STEP = 1442695040888963407

Fate = tuple[tuple[str, tuple[int, ...]], ...]
"""What is fixed beforehand: outcomes by the name of the choice, each used once, the first of a name first. An outcome is
one thing, or one of several that are alike."""


def seeded(seed: int) -> int:
    """The generator's first state for a seed; the bits are mixed, so that neighbouring seeds have nothing in common."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & MASK
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & MASK
    return x ^ x >> 31


def below(s: State, n: int) -> int:
    """A number from 0 to n - 1; with one possibility nothing is drawn."""
    if n < 2:
        return 0
    s.rng = x = (s.rng * FACTOR + STEP) & MASK
    return ((x >> 33) * n) >> 31


class Unfateful(ValueError):
    """What was fixed for a choice by chance is not among what could come; `name` is the choice."""

    def __init__(self, name: str, values: tuple[int, ...], pool: Sequence[int]) -> None:
        super().__init__(name, values)
        self.name, self.values, self.pool = name, values, tuple(pool)


class Listener(tuple[tuple[str, tuple[int, ...]], ...]):
    """A fate that fixes nothing beforehand: it is told what chance is asked, and says what comes. In the traced flavour."""

    def __bool__(self) -> bool:
        """It wants to be asked."""
        return True

    def brings(self, s: State, name: str, pool: Sequence[int]) -> int:
        """The place in a pool of what comes."""
        raise NotImplementedError


class Heard(Listener):
    """Notes what chance brings."""

    def __init__(self) -> None:
        super().__init__()
        self.brought: list[tuple[str, int]] = []

    def brings(self, s: State, name: str, pool: Sequence[int]) -> int:
        """Any place."""
        at = below(s, len(pool))
        if len(pool) > 1:
            self.brought.append((name, pool[at]))
        return at


class Undecided(Exception):
    """Chance has to decide between several, and nobody has said how it does."""

    def __init__(self, name: str, pool: Sequence[int]) -> None:
        super().__init__(name)
        self.name, self.pool = name, tuple(pool)


class Script(Listener):
    """What chance brings, one place in a pool after the other; beyond that it is `Undecided`."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__()
        self.left = list(places)

    def __new__(cls, places: Sequence[int]) -> Script:
        return super().__new__(cls)

    def brings(self, s: State, name: str, pool: Sequence[int]) -> int:
        """The next place; where only one thing can come, chance is not asked."""
        if len(pool) < 2:
            return 0
        if not self.left:
            raise Undecided(name, pool)
        return self.left.pop(0)


def one_of(s: State, name: str, pool: Sequence[int]) -> int:
    """The place in a pool of what chance picks: what is fixed for a choice of this name, or else any."""
    if isinstance(s.fate, Listener):
        return s.fate.brings(s, name, pool)
    for at, (of, values) in enumerate(s.fate):
        if of == name:
            found = next((value for value in values if value in pool), None)
            if found is None:
                raise Unfateful(name, values, pool)
            s.fate = s.fate[:at] + s.fate[at + 1 :]
            return pool.index(found)
    return below(s, len(pool))


def from_deck(zone: int) -> str:
    """Under which name the next cards from the unordered part of a deck are fixed."""
    return f"zone {zone}"


class Dice:
    """A generator for those outside a state: bots, imagining, tests."""

    __slots__ = ("rng",)
    rng: int

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = x = (self.rng * FACTOR + STEP) & MASK
        return ((x >> 33) * n) >> 31
