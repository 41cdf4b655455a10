"""What is shown while a bot thinks: who it is, and, as it happens, what was done. What is typed meanwhile answers nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from wlcore.play.company import level

if TYPE_CHECKING:
    from wlcore.play.console import Console
    from wlcore.play.words import Wording
    from wlcore.text.log import LogLine

Found = TypeVar("Found")


class Spinner:
    """Shows at one console that something takes its time."""

    def __init__(self, console: Console, words: Wording) -> None:
        self.console, self.words = console, words

    def during(self, seat: int, thinking: Callable[[], Found]) -> Found:
        """Think, and let it be seen who does."""
        who = self.words.seats[seat]
        self.console.status(
            self.words("thinks", player=self.words.heading(seat), bot=level(who.kind, self.words.phrases))
        )
        try:
            return thinking()
        finally:
            self.console.status("")

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show what has just been done."""
        self.console.say(*(line.shown for line in lines))
