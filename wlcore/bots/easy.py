"""A bot for a first game: it glances at what each option leads to once, so it often errs; what is surely a waste it does not do."""

from __future__ import annotations

from wlcore.bots.greedy import GreedyBot
from wlcore.bots.sense import Sense
from wlcore.door.view import View, inside

GLANCES = 1


class EasyBot(GreedyBot):
    """Weighs like the bot that weighs, but in a single position that could be."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, samples=GLANCES)
        self.sense: Sense | None = None

    def choose(self, view: View) -> int:
        """What looks best at a glance, or one that is surely better."""
        option, seen = super().choose(view), inside(view)
        if self.sense is None or self.sense.game is not seen.game:
            self.sense = Sense(seen.game)
        return self.sense.sensible(seen, option, self.dice)
