"""Wasted choices: games are played, and each choice of a bot is held against all others that it had.

In come bots; out come the choices that were surely worse than another, or brought nothing. What is compared, and in how many positions that
could be, is told in `bots/sense.py`; here it is asked of more positions than bots take, so that they cannot hide behind their own dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wlcore.bots import chosen, made, maker
from wlcore.bots.sense import Better, Sense
from wlcore.door.view import seen_by
from wlcore.engine.chance import Dice
from wlcore.loading import Choice, loaded
from wlcore.records import dataclass
from wlcore.study.measure import undisturbed

POSITIONS = 6


@dataclass(frozen=True, slots=True)
class Looked:
    """A choice between several options: in which game, by its seed, the how many-th it was, by whom, what was chosen; and what was better."""

    seed: int
    number: int
    seat: int
    bot: str
    option: int
    better: Better | None


def looked_at(choice: Choice, bots: Sequence[str], games: int, seed: int) -> Iterator[Looked]:
    """Every choice between several options in so many games; bots sit down turned by one from game to game."""
    game = loaded(choice)
    sense, dice = Sense(game), Dice(seed)
    with undisturbed():
        for at in range(games):
            names = [bots[(seat + at) % len(bots)] for seat in range(len(bots))]
            players = [made(maker(name), name, (seed + at) * 31 + seat) for seat, name in enumerate(names)]
            state, number = game.new(len(bots), seed + at), 0
            while not state.over and number < game.longest:
                number += 1
                who, options = state.who, state.o
                option = chosen(players[who], names[who], seen_by(state, who + 1))
                if len(options) > 1:
                    better = sense.better(state.view(who + 1), option, dice, POSITIONS)
                    yield Looked(seed + at, number, who, names[who], option, better)
                state.apply(option)
