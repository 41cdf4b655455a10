"""Games played by native code, shown as states of Python: to be compared with other ways to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.native import NativeGame


class Shown(State):
    """A state that native code changes, with all that stands in it."""

    __slots__ = ("made", "native")
    made: NativeGame
    native: Any

    def apply(self, option: int) -> None:
        """Choose one of the options."""
        self.native.apply(option)
        self.made.to_python(self.native, self)


class Natively:
    """A compiled game, played once more by native code."""

    def __init__(self, made: NativeGame) -> None:
        self.made = made

    @property
    def game(self) -> Game:
        """The game as the engine plays it."""
        return self.made.game

    def new(self, players: int, seed: int, settings: Sequence[int] | None = None) -> State:
        """A new game, up to its first decision."""
        blank = self.game.blank(players, settings)
        state = Shown.__new__(Shown)
        for name in State.__slots__:
            setattr(state, name, getattr(blank, name))
        state.made, state.native = self.made, self.made.new(players, seed, settings)
        self.made.to_python(state.native, state)
        return state
