"""The small games that tests of the door play, loaded once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import wlcore

GAMES = Path(__file__).parents[1] / "games"
SMALL = ("coin-race", "echoes", "whispers", "kuhn", "donkey-race")


@cache
def game(name: str, chance: str = "dice") -> wlcore.Game:
    """One of the games of the tests."""
    return wlcore.load(GAMES / name, chance=chance)


def played(state: wlcore.State, seed: int = 0, most: int = 10_000) -> wlcore.State:
    """A state after random choices."""
    rng = Random(seed)
    for _ in range(most):
        if state.over:
            break
        state.apply(rng.choice(state.options))
    return state
