"""A moment of a native game where bots and matches want a state, and what a seat sees of it where they want a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from wlcore.engine.measures import query_name
from wlcore.engine.view import View, view_of

if TYPE_CHECKING:
    from wlcore.engine.chance import Dice
    from wlcore.engine.game import Game
    from wlcore.engine.state import State
    from wlcore.native import NativeGame


class NativeMoment:
    """One moment of one game; what stands in it is read from native code when somebody wants it."""

    __slots__ = ("_told", "made", "native")

    def __init__(self, made: NativeGame, native: Any) -> None:
        self.made, self.native = made, native
        self._told: State | None = None

    @property
    def told(self) -> State:
        """All that stands in it."""
        if self._told is None:
            self._told = self.made.shown(self.native)
        return self._told

    @property
    def game(self) -> Game:
        """What is played."""
        return self.made.game

    @property
    def n(self) -> int:
        """How many seats there are."""
        return int(self.native.n)

    @property
    def who(self) -> int:
        """The seat, from 0, that is to decide."""
        return int(self.native.who)

    @property
    def over(self) -> bool:
        """Whether it is over."""
        return bool(self.native.over)

    @property
    def o(self) -> Sequence[int]:
        """The legal options."""
        options: Sequence[int] = self.native.o
        return options

    options = o

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, once it is over."""
        return tuple(self.native.winners)

    @property
    def rng(self) -> int:
        """The generator that is all chance."""
        return self.told.rng

    @property
    def v(self) -> list[int]:
        """The values."""
        return self.told.v

    @property
    def z(self) -> list[list[int]]:
        """The zones."""
        return self.told.z

    @property
    def st(self) -> list[int]:
        """The unfinished rules."""
        return self.told.st

    @property
    def waiting(self) -> int:
        """How many units wait to go on."""
        return self.told.waiting

    def apply(self, option: int) -> None:
        """Whoever decides chooses one of the options."""
        self._told = None
        self.native.apply(option)

    def clone(self) -> NativeMoment:
        """An independent copy."""
        return NativeMoment(self.made, self.native.clone())

    def set_value(self, at: int, value: int) -> None:
        """Set a value where it is asked what would be if it were so."""
        self._told = None
        self.native.set_value(at, value)

    def measured(self, name: str, seat: int) -> int:
        """What a measure of the game comes to for a seat."""
        return int(self.native.measured(self.made.measures[name], seat))

    def asked(self, name: str) -> Callable[..., int]:
        """A query that bots measure, by the name of its function; its first argument is this moment."""
        which = {query_name(measure): i for measure, i in self.made.measures.items()}[name]
        return lambda moment, seat, *_: int(moment.native.measured(which, seat))

    def view(self, seat: int) -> Glance:
        """What the player in a seat (from 1) may know."""
        if not 1 <= seat <= self.n:
            raise ValueError(f"seat: there is no seat {seat!r}; there are 1 to {self.n}")
        return Glance(self, seat - 1)


class Glance:
    """What a seat (from 0) may know of a native state: states that agree with it are native, too. All that only people ask for is
    worked out when it is.
    """

    def __init__(self, of: NativeMoment, seat: int) -> None:
        self.made, self.game, self.seat, self.players = of.made, of.game, seat, of.n
        self.decides, self.over, self.winners = of.who, of.over, of.winners
        self.options: tuple[int, ...] = tuple(of.o) if of.who == seat and not of.over else ()
        self.veil = of.native.veil(seat)
        self._of = of.native
        self._whole: View | None = None

    @property
    def whole(self) -> View:
        """The same as the engine's view."""
        if self._whole is None:
            self._whole = view_of(self.made.shown(self._of), self.seat)
        return self._whole

    def imagine(self, dice: Dice, traced: bool = False) -> NativeMoment:
        """A state that agrees with it."""
        native, dice.rng = self.veil.imagine(dice.rng)
        return NativeMoment(self.made, native)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)
