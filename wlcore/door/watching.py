"""States that are watched: what chance brings is fixed beforehand, or what happens is kept so that it can be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.door.plain import Plain
from wlcore.door.register import DRAW, Register
from wlcore.engine.chance import Fate, Unfateful
from wlcore.engine.faults import RuleFault, at_last

if TYPE_CHECKING:
    from wlcore.engine.game import Game as Engine
    from wlcore.engine.state import State as Inner

Told = tuple[tuple[tuple[Any, ...], ...], "Inner"]
"""What followed from one choice, and the state after it."""


class Followed(Plain):
    """A state of the traced flavour: each choice is made on a copy, so that one which cannot be leaves all as it was."""

    __slots__ = ("_told",)

    _told: list[Told]

    @classmethod
    def _begun(cls, engine: Engine, n: int, seed: int, names: tuple[str, ...], fate: Fate) -> Followed:
        try:
            state = engine.new(n, seed, traced=True, fate=fate)
        except Unfateful as problem:
            raise _impossible(Register(engine), problem) from None
        made = cls._of(state, names)
        made._told = [(tuple(state.trace or ()), state.clone())]
        return made

    @classmethod
    def _of(cls, state: Inner, names: tuple[str, ...] = ()) -> Followed:
        made: Followed = object.__new__(cls)
        made._state, made._names, made._told = state, names, []
        made._over, made._options = state.over, tuple(state.o)
        return made

    def apply(self, option: int) -> None:
        """Choose one of the options, and keep what follows."""
        number = arguments.whole("option", option, 0)
        if number not in self._state.o:
            raise self._not_on_offer(number)
        after = self._state.clone()
        trace = list[tuple[Any, ...]]()
        after.trace = trace
        try:
            after.apply(number)
        except Unfateful as problem:
            raise _impossible(self.game._register, problem) from None
        except RuleFault as fault:
            raise at_last(fault, after) from None
        if after.over and after.fate:
            name = _name(self.game._register, after.fate[0][0])
            raise ValueError(
                f"chance: the game ends, and chance was never asked for what is fixed of '{name}'"
            )
        self._state = after
        self._over, self._options = after.over, tuple(after.o)
        self._told.append((tuple(trace), after.clone()))

    def clone(self) -> Followed:
        """A copy that goes its own way."""
        made = self._of(self._state.clone(), self._names)
        made._told = self._told.copy()
        return made

    def log(self, lang: str = "en", since: int = 0, seat: int | None = None) -> list[str]:
        """What has happened, in words."""
        reader = None if seat is None else arguments.seat("seat", seat, self._state.n)
        first = arguments.whole("since", since, 0, len(self._told) - 1)
        log = self.game._speech.log(lang, self._names, self.seats)
        return [
            line.text for entries, after in self._told[first:] for line in log.lines(entries, after, reader)
        ]


def _impossible(register: Register, problem: Unfateful) -> ValueError:
    """That chance cannot bring what was fixed."""
    name = _name(register, problem.name)
    kind = register.chance_kind(name)
    there = arguments.listed([str(register.thing(kind, number)) for number in problem.pool])
    fixed = " or ".join(str(register.thing(kind, number)) for number in problem.values)
    return ValueError(f"chance: {name}: {fixed} cannot come; {there}")


def _name(register: Register, name: str) -> str:
    """What something by chance is called outside."""
    word, _, zone = name.partition(" ")
    return DRAW + register.names.zone(int(zone)) if word == "zone" and zone.isdecimal() else name
