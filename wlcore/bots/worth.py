"""What a position is worth to each player: the weights of the pack, else what it counts as the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wlcore.engine.measures import Measure, measure

if TYPE_CHECKING:
    from wlcore.bots.position import Position
    from wlcore.engine.game import Game


class Worth:
    """Weighs states of one game, by its pack's weights or by others; without weights and without a score every position is worth
    nothing.
    """

    def __init__(self, game: Game, given: Mapping[str, int] | None = None) -> None:
        weights: Mapping[str, int] = (
            given or game.data.bots["worth"] or ({score: 1} if (score := game.data.score) else {})
        )
        self.parts: list[tuple[str, int, Measure]] = [
            (n, w, measure(game, n)) for n, w in weights.items() if w
        ]
        self.known = bool(self.parts)

    def of(self, state: Position) -> list[int]:
        """What each seat has."""
        return [sum(w * of(state, seat) for _, w, of in self.parts) for seat in range(state.n)]

    def lead(self, state: Position, seat: int) -> float:
        """By how much the player in a seat (from 0) is ahead of the best of the others; half of it is their own."""
        worths = self.of(state)
        others = [worth for other, worth in enumerate(worths) if other != seat]
        return (
            worths[seat]
            - (max(others) if others else 0) / 2
            - (sum(others) / len(others) if others else 0) / 2
        )
