"""States that native code carries out: chosen in as fast as it plays; all else looks at the same state as Python has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.door.state import State
from wlcore.engine.faults import RuleFault, at_last
from wlcore.engine.state import IllegalOption
from wlcore.native import found

if TYPE_CHECKING:
    from wlcore.engine.game import Game as Engine
    from wlcore.engine.state import State as Inner
    from wlcore.native import NativeGame


def swiftly(engine: Engine, players: int, seed: int, names: tuple[str, ...]) -> State | None:
    """A new game by native code; nothing where there is none."""
    made, _ = found(engine)
    if made is None or not made.plays(engine.settings):
        return None
    return Swift._by(made, made.new(players, seed), names)


class Swift(State):
    """A state whose rules are native code."""

    __slots__ = ("_made", "_native", "_shown")

    _made: NativeGame
    _native: Any
    _shown: Inner | None

    @classmethod
    def _by(cls, made: NativeGame, native: Any, names: tuple[str, ...]) -> Swift:
        state: Swift = object.__new__(cls)
        state._made, state._native, state._names, state._shown = made, native, names, None
        state._over, state._options = native.over, native.o
        return state

    @property
    def _state(self) -> Inner:  # type: ignore[override]  # what others keep, this one works out
        """The same as Python has it, as long as nothing is chosen."""
        if self._shown is None:
            self._shown = self._made.shown(self._native)
        return self._shown

    def apply(self, option: int) -> None:
        """Choose one of the options."""
        if option.__class__ is not int:
            option = arguments.whole("option", option, 0)
        native = self._native
        try:
            native.apply(option)
        except IllegalOption:
            raise self._not_on_offer(option) from None
        except RuleFault as fault:
            self._options = ()
            raise at_last(fault, self._state) from None
        self._shown = None
        self._options = native.o
        self._over = native.over

    def clone(self) -> State:
        """A copy that goes its own way."""
        return self._by(self._made, self._native.clone(), self._names)
