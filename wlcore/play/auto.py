"""A game that bots play among themselves, without a journal: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wlcore.bots import Bot, chosen
from wlcore.door.view import seen_by
from wlcore.engine import results
from wlcore.engine.faults import RuleFault, at_last
from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.play.scores import scores
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class GameEnd:
    """How a game ended."""

    scores: dict[int, int]
    places: dict[int, int]
    winners: tuple[int, ...]
    turns: int
    decisions: int
    fingerprint: str

    def as_json(self) -> dict[str, Any]:
        """The outcome with seats as names."""
        return {
            "scores": {str(seat): score for seat, score in self.scores.items()},
            "places": {str(seat): place for seat, place in self.places.items()},
            "winners": list(self.winners),
            "turns": self.turns,
            "decisions": self.decisions,
            "fingerprint": self.fingerprint,
        }


class Unplayable(Exception):
    """A game never ends, or its rules cannot be carried out; the message says what that followed from."""


def played(game: Game, seed: int, bots: Sequence[Bot]) -> GameEnd:
    """Play a game to its end."""
    state, turns, decisions = game.new(len(bots), seed, traced=True), Turns(game), 0
    while not state.over:
        if decisions == game.longest:
            raise Unplayable(f"after {decisions:,} decisions the game is not over (seed {seed})")
        turns.count(state)
        decisions += 1
        bot = bots[state.who]
        option = chosen(bot, type(bot).__name__, seen_by(state, state.who + 1))
        state.trace = []
        try:
            state.apply(option)
        except RuleFault as error:
            words, why = game.names.option(option), at_last(error, state)
            raise Unplayable(
                f"what follows from '{words}' (decision {decisions}, seed {seed}) cannot be carried out: {why}"
            ) from error
    turns.count(state)
    winners = tuple(seat + 1 for seat in state.winners)
    places = dict(enumerate(results.places(state), start=1))
    return GameEnd(scores(state), places, winners, turns.number, decisions, state.fingerprint())


class Turns:
    """Counts turns: how often the rule is performed that the pack calls one, else how often another player decides."""

    def __init__(self, game: Game) -> None:
        self.entries = frozenset(game.data.performed.get(game.data.turn, ()))
        self.number, self.last = 0, -1

    def count(self, state: State) -> None:
        """Note what has happened up to this decision, or to the end."""
        if self.entries:
            self.number += sum(entry[0] in self.entries for entry in state.trace or ())
        elif not state.over:
            self.number += state.who != self.last
            self.last = state.who


def bot_seed(seed: int, seat: int, moves: int = 0) -> int:
    """The seed of a bot's own dice: another one for each seat, and where a game goes on."""
    return seed * 1_000_003 + (seat + 1) * 7_919 + moves * 104_729
