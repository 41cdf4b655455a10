"""One game being played by people: who sits where, what has been chosen, how far it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Protocol

from wlcore.engine.chance import Unfateful
from wlcore.engine.faults import RuleFault, at_last
from wlcore.engine.game import Game, who_knows
from wlcore.engine.state import IllegalOption, State
from wlcore.records import dataclass

Event = tuple[Any, ...]


class Recorder(Protocol):
    """Somebody who writes down what happens, such as a journal; what it cannot write does not happen."""

    def chosen(self, seat: int, option: int, state: State) -> None:
        """The player in this seat (from 0) has chosen an option; this is the state after it."""

    def taken_back(self) -> None:
        """The last choice is being taken back."""


@dataclass(slots=True)
class Move:
    """A choice that was made: by whom (from 0), the state before it, what happened, whether anybody learned from it."""

    seat: int
    option: int
    before: State
    learned: bool
    events: list[Event]


@dataclass(slots=True)
class Session:
    """Plays a game; `free_undo` is a house setting that lets anybody take back anything.

    What was fixed beforehand for a choice by chance is forgotten when the game has gone where it cannot come to pass.
    """

    game: Game
    state: State
    recorder: Recorder | None = None
    free_undo: bool = False
    moves: list[Move] = field(default_factory=list)
    opening: list[Event] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int,
        recorder: Recorder | None = None,
        settings: Sequence[int] | None = None,
    ) -> Session:
        """A new game, up to its first decision; `opening` is what happened on the way."""
        state = game.new(players, seed, settings, traced=True)
        return cls(game, state, recorder, opening=state.trace or [])

    def choose(self, option: int) -> list[Event]:
        """Carry out a choice and return what happened; if it cannot be carried out in full, nothing has changed."""
        if option not in self.state.o:
            raise IllegalOption(option)
        before, after, events = self.state, self.state.clone(), list[Event]()
        after.trace = events
        try:
            after.apply(option)
        except Unfateful as problem:
            self.state = before.clone()
            self.state.fate = tuple(fixed for fixed in before.fate if fixed[0] != problem.name)
            return self.choose(option)
        except Exception as error:
            if isinstance(error, RuleFault):
                at_last(error, after)
            words = self.game.names.option(option)
            error.add_note(f"'{words}' was chosen after {len(self.moves)} choices that stand")
            raise
        if self.recorder is not None:
            self.recorder.chosen(before.who, option, after)
        self.moves.append(Move(before.who, option, before, learned(before, after), events))
        self.state = after
        return events

    def why_no_undo(self, seat: int) -> str:
        """Why the player in this seat (from 0) cannot take the last choice back, as a key; '' if that can be done."""
        if not self.moves:
            return "nothing"
        if self.free_undo:
            return ""
        last = self.moves[-1]
        if last.seat != seat:
            return "other"
        return "learned" if last.learned else ""

    def undo(self, seat: int) -> bool:
        """Take the last choice back, if this player may."""
        if self.why_no_undo(seat):
            return False
        if self.recorder is not None:
            self.recorder.taken_back()
        self.state = self.moves.pop().before
        return True


def learned(before: State, after: State) -> bool:
    """Whether anybody learned a face, a roll or a draw between two states."""
    if before.rng != after.rng:
        return True
    return any(now & ~then for then, now in zip(_known(before), _known(after), strict=True))


def _known(state: State) -> tuple[int, ...]:
    """Who knows each card's face: as noted, and by where it lies."""
    return who_knows(state, range(len(state.loc)))
