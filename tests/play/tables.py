"""A table whose people are scripted, for tests: what they type goes in, what they see comes out."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from tests.engine.positions import WHISPERS, game
from wlcore.bots.random import RandomBot
from wlcore.engine.record import PERSON, Seat
from wlcore.loading import Choice
from wlcore.play import kept
from wlcore.play.console import Console, EndOfInput
from wlcore.play.table import PlayTable
from wlcore.play.words import Wording


class Script(Console):
    """Types the given lines and remembers what was shown; `terminal` makes it behave like one."""

    def __init__(self, lines: Iterable[str | BaseException], terminal: bool = False) -> None:
        super().__init__(StringIO(), StringIO())
        self.lines = iter(lines)
        self.terminal = terminal
        self.shown: list[str] = []
        self.hidden = 0

    def say(self, *lines: str) -> None:
        self.shown += lines

    def ask(self, prompt: str, offers: object = (), watch: object = None) -> str:
        self.shown.append(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EndOfInput
        if isinstance(line, BaseException):
            raise line
        self.shown.append(f"> {line}")
        return line

    def hide(self) -> None:
        self.hidden += 1
        self.shown.append("--- hidden ---")


def table(
    *lines: str | BaseException,
    name: str = WHISPERS,
    kinds: str = "person person",
    seed: int = 3,
    terminal: bool = False,
    free_undo: bool = False,
) -> PlayTable:
    """A new game at a scripted table."""
    seats = tuple(Seat("", kind) for kind in kinds.split())
    journal, session = kept.begun(Choice(name), game(name), seats, seed, free_undo=free_undo)
    bots = {seat: RandomBot(seat) for seat, who in enumerate(seats) if who.kind != PERSON}
    return PlayTable(session, journal, Wording(game(name), seats), lambda *_: bots, Script(lines, terminal))


def shown(of: PlayTable) -> list[str]:
    """Everything that was shown."""
    assert isinstance(of.console, Script)
    return of.console.shown
