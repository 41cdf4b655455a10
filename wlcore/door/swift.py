"""States that native code carries out: played in as fast as it plays; all else looks at the same state as Python has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.door.game import MOST_SEED, Game
from wlcore.door.state import State
from wlcore.engine.chance import seeded
from wlcore.native import found

if TYPE_CHECKING:
    from wlcore.engine.state import State as Inner
    from wlcore.native import NativeGame


def swiftly(game: Game, players: int, seed: int, names: tuple[str, ...]) -> State | None:
    """A new game by native code; nothing where there is none. Games of as many players go straight there from then on."""
    engine = game._engine
    made, _ = found(engine)
    if made is None or not made.plays(engine.settings):
        return None
    if made.outer is None:
        made.outer = made.made.outer_type(
            type("Swift", (Swift,), {"__slots__": (), "_made": made}), int, _odd
        )
    begin, (_, rng, settings) = made.made.outer, made.asked(players, seed)

    def straight(seed: int) -> State | None:
        return begin((), players, seeded(seed), settings) if 0 <= seed <= MOST_SEED else None

    game._straight[players] = straight
    state: State = begin(names, players, rng, settings)
    return state


class Swift(State):
    """What native code's own type of states stands on. That type has `apply`, `clone`, `options`, `over`, who decides and has won, and
    how many play, so that nothing lies between a program and the code that plays.
    """

    __slots__ = ()

    _made: NativeGame
    _native: Callable[[], Any]
    _shown: Inner | None

    @property
    def _state(self) -> Inner:  # type: ignore[override]  # what others keep, this one works out
        """The same as Python has it, as long as nothing is chosen."""
        if self._shown is None:
            self._shown = self._made.shown(self._native())  # type: ignore[misc]  # its place is in native code
        return self._shown

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        return Game._of(self._made.game)


def _odd(state: State, option: object) -> None:
    """Somebody chooses what is no option, or what is no plain number."""
    number = option if type(option) is int else arguments.whole("option", option, 0)
    if number not in state.options:
        raise state._not_on_offer(number)
    state.apply(number)
