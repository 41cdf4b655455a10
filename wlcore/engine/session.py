"""One game being played by people: who sits where, what has been chosen, how far it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from wlcore.engine.game import Game
from wlcore.engine.state import State, TooLong


class Recorder(Protocol):
    """Somebody who writes down what happens, such as a journal."""

    def chosen(self, option: int, state: State) -> None:
        """An option has been chosen; this is the state after it."""

    def taken_back(self, state: State) -> None:
        """The last choice has been taken back; this is the state now."""


@dataclass(slots=True)
class Move:
    """A choice that was made: by whom, and the state before it."""

    seat: int
    option: int
    before: State
    learned: bool
    events: list[tuple[Any, ...]]


@dataclass(slots=True)
class Session:
    """Plays a game; `free_undo` is a house setting that lets anybody take back anything."""

    game: Game
    state: State
    recorder: Recorder | None = None
    free_undo: bool = False
    moves: list[Move] = field(default_factory=list)

    @classmethod
    def start(cls, game: Game, players: int, seed: int, recorder: Recorder | None = None) -> Session:
        """A new game, up to its first decision."""
        return cls(game, game.new(players, seed, traced=True), recorder)

    def choose(self, option: int) -> list[tuple[Any, ...]]:
        """Carry out a choice and return what happened; an effect that never ends is taken back and named."""
        state = self.state
        before = state.clone()
        seat = state.who
        state.trace = []
        try:
            state.apply(option)
        except TooLong:
            before.trace = []
            self.state = before
            raise
        events = state.trace
        self.moves.append(Move(seat, option, before, learned(before, state), events))
        if self.recorder is not None:
            self.recorder.chosen(option, state)
        return events

    def why_no_undo(self, seat: int) -> str:
        """Why the last choice cannot be taken back by the player in this seat (from 0), as a key; '' if it can."""
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
        last = self.moves.pop()
        self.state = last.before
        self.state.trace = []
        if self.recorder is not None:
            self.recorder.taken_back(self.state)
        return True


def learned(before: State, after: State) -> bool:
    """Whether anybody learned a face, a roll or a draw between two states."""
    if before.rng != after.rng:
        return True
    return any(new & ~old for old, new in zip(before.k, after.k, strict=True))
