"""States that Python carries out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.door import arguments
from wlcore.door.state import State
from wlcore.engine.faults import RuleFault, at_last

if TYPE_CHECKING:
    from wlcore.engine.state import State as Inner

_made = object.__new__


class Plain(State):
    """A state around the engine's. What is asked before and after each choice is kept as it is shown."""

    __slots__ = ("_names", "_options", "_over", "_state")

    @classmethod
    def _of(cls, state: Inner, names: tuple[str, ...] = ()) -> Plain:
        made: Plain = _made(cls)
        made._state, made._names = state, names
        made._over, made._options = state.over, tuple(state.o)
        return made

    def apply(self, option: int) -> None:
        """Choose one of the options."""
        if option.__class__ is not int:
            option = arguments.whole("option", option, 0)
        if option not in self._options:
            raise self._not_on_offer(option)
        state = self._state
        try:
            state.run(option)
        except RuleFault as fault:
            self._options = ()
            raise at_last(fault, state) from None
        self._options = tuple(state.o)
        self._over = state.over

    def clone(self) -> Plain:
        """A copy that goes its own way."""
        return self._of(self._state.clone(), self._names)
