"""What a searching bot needs of a position: states of the engine have it, and whatever plays faster may bring it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:
    from wlcore.engine.game import Game


class Position(Protocol):
    """A whole state that could be: `apply` is its only change. Measures of the game read it as they read a state."""

    n: int
    who: int
    over: bool
    rng: int
    v: Any
    z: Any
    st: Any

    @property
    def o(self) -> Sequence[int]:
        """What whoever decides can choose from."""
        raise NotImplementedError

    @property
    def winners(self) -> Sequence[int]:
        """Who has won, once it is over."""
        raise NotImplementedError

    @property
    def game(self) -> Game:
        """What is played."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def set_value(self, at: int, value: int) -> None:
        """What would be if a value were so."""
        raise NotImplementedError

    def apply(self, option: int) -> None:
        """Whoever decides chooses one of the options."""
        raise NotImplementedError
