"""Habits: how a searching bot imagines that all play on. Which choice did well before is made again more often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.chance import Dice

LOOKED_AT = 6
"""So many options at most are thought of at once."""
HOPE = 0.6
"""What is expected of an option as if it had been seen once, so that a new one is tried."""
WHIM = 0.1
"""How far two options may lie apart and still now and then be taken for each other."""
GRAIN = 1000
KEPT, FADED = 0.2, 2
"""How much of a habit is left at the next decision, and how seldom it must have been seen to be forgotten."""


@dataclass(slots=True)
class Habit:
    """How often a choice was made, and what came of it in all, beside what was hoped."""

    times: float = 1
    total: float = HOPE


class Habits:
    """What each player did, and how it ended for them, whatever the position was."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.of_100 = 0
        self.known: dict[tuple[int, int], Habit] = {}
        self.now: set[tuple[int, int]] = set()

    def begin(self, of_100: int) -> None:
        """Think about another decision; so many of a hundred choices are made by habit, the others at random."""
        self.of_100 = of_100
        self.known = {
            key: Habit(1 + (habit.times - 1) * KEPT, HOPE + (habit.total - HOPE) * KEPT)
            for key, habit in self.known.items()
            if habit.times > FADED
        }

    def begin_round(self) -> None:
        """Nothing has been done yet in this round."""
        self.now = set()

    def made(self, who: int, option: int) -> None:
        """Somebody makes a choice in this round."""
        if self.of_100:
            self.now.add((who, option))

    def choice(self, who: int, options: Sequence[int]) -> int:
        """What somebody would choose: by habit what did well before, of some that come to mind."""
        below, count = self.dice.below, len(options)
        if count == 1:
            return options[0]
        if not self.of_100 or below(100) >= self.of_100:
            return options[below(count)]
        looked_at = options if count <= LOOKED_AT else [options[below(count)] for _ in range(LOOKED_AT)]
        best, most = options[0], -1.0
        for option in looked_at:
            habit = self.known.get((who, option))
            value = (habit.total / habit.times if habit else HOPE) + below(GRAIN) * WHIM / GRAIN
            if value > most:
                best, most = option, value
        return best

    def learn(self, rewards: Sequence[float]) -> None:
        """How the round ended for each seat; it counts once for each choice made in it."""
        for key in self.now:
            habit = self.known.setdefault(key, Habit())
            habit.times += 1
            habit.total += rewards[key[0]]
