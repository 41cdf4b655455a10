"""A bot that chooses any option, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore.door.view import View, inside
from wlcore.engine.chance import Dice


class RandomBot:
    """Plays at random with dice of its own: the same seed and the same options, the same choices."""

    __slots__ = ("dice",)

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        """One of the options of the player whose view this is."""
        return self.pick(inside(view).options)

    def pick(self, options: Sequence[int]) -> int:
        """One of these options; for the only one no dice are thrown."""
        if len(options) == 1:
            return options[0]
        return options[self.dice.below(len(options))]
