"""Two ways to play the same game, compared at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wlcore.engine import chance
from wlcore.engine.game import Game
from wlcore.engine.state import State

__all__ = ["Other", "difference", "first_difference"]

COMPARED = ("who", "rng", "depth", "passed", "z", "loc", "k", "b")
"""Besides options, values and what is laid aside of frames."""
ON_STACK = 3
"""So many numbers of a frame are about the stack: its height, and two places."""


def difference(one: State, other: State) -> str:
    """In what two states differ, in a word; '' if in nothing but what is on the stack."""
    if one.over != other.over:
        return "over"
    if one.over:
        return "winners" if one.winners != other.winners else ""
    if sorted(one.o) != sorted(other.o):
        return f"options {sorted(one.o)}, {sorted(other.o)}"
    for name in COMPARED:
        if getattr(one, name) != getattr(other, name):
            return name
    game = one.game
    own = {frame + i for frame in game.frames for i in range(ON_STACK)}
    for i, (x, y) in enumerate(zip(one.v, other.v, strict=True)):
        if x != y and i not in own:
            return f"{game.data.value_names[i]} {x}, {y}"
    laid = [[(held[0], *held[1 + ON_STACK :]) for held in s.outer] for s in (one, other)]
    return "" if laid[0] == laid[1] else "what is laid aside of frames"


class Other(Protocol):
    """Another way to play a game."""

    @property
    def game(self) -> Game:
        """The game as the engine plays it."""

    def new(self, players: int, seed: int, settings: Sequence[int] | None = None) -> State:
        """A new game, up to its first decision."""


def first_difference(made: Other, players: int, seed: int) -> tuple[int, str]:
    """A game of random choices, played both ways: after how many decisions something differs, and what; or how many it had, and ''."""
    one, other = made.game.new(players, seed), made.new(players, seed)
    dice, count = chance.Dice(seed), 0
    while True:
        found = difference(one, other)
        if found or one.over:
            return count, found
        option = sorted(one.o)[dice.below(len(one.o))]
        one.apply(option)
        other.apply(option)
        count += 1
