"""Games in the middle of being played, for tests: states and sessions after a number of random choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.loading import load

GAMES = Path(__file__).parents[1] / "games"
COIN_RACE = str(GAMES / "coin-race")
WHISPERS = str(GAMES / "whispers")
ENEMY = "public-enemy"


@cache
def game(name: str) -> Game:
    """A game, loaded once."""
    return load(name)


def after(name: str, choices: int, seed: int = 1, players: int = 3) -> State:
    """A state after so many random choices, or at the end of the game if that comes first."""
    state, dice = game(name).new(players, seed), Dice(seed + 1000)
    for _ in range(choices):
        if state.over:
            break
        state.apply(state.o[dice.below(len(state.o))])
    return state


def states(name: str, seeds: range, choices: int = 40) -> Iterator[State]:
    """States from many games, each at another moment."""
    for seed in seeds:
        yield after(name, seed * 7 % choices, seed, 2 + seed % 3)


def session(name: str, choices: int = 0, seed: int = 1, players: int = 3) -> Session:
    """A session after so many random choices."""
    begun, dice = Session.start(game(name), players, seed), Dice(seed + 1000)
    for _ in range(choices):
        if begun.state.over:
            break
        begun.choose(begun.state.o[dice.below(len(begun.state.o))])
    return begun


def zone(state: State, words: str) -> int:
    """The number of a zone by its name: `stock saloon`."""
    return next(number for number in range(len(state.z)) if state.game.names.zone(number) == words)


def card(state: State, name: str) -> int:
    """The number of a card by its name."""
    return state.game.names.cards.index(name)
