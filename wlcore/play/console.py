"""The keyboard and the screen, as a pipe or a plain terminal: lines in, lines out, and a way to hide what was shown.

`at_hand` gives the richer `Terminal` where there is one.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from io import UnsupportedOperation
from typing import TextIO

from wlcore.letters import printable
from wlcore.play.layout import Line, folded, plain, width_of
from wlcore.streams import put, steer

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
WIDEST = 36
"""Columns of the first of two columns; longer entries push the second aside."""
TALL = 100
"""Enough empty lines to push everything off a screen that knows no control characters."""


Watched = Callable[[], bool]


class EndOfInput(Exception):
    """Nobody is at the keyboard any more."""


class Stirred(Exception):
    """While a line was waited for, what is watched has changed."""


def at_hand() -> Console:
    """The console of this process: a terminal that can do more than lines, if it is one."""
    console = Console()
    if not console.terminal or os.environ.get("TERM", "dumb") in ("", "dumb", "unknown"):
        return console
    from wlcore.play.terminal import Terminal

    return Terminal()


class Console:
    """Where a game is played. Through a pipe what was typed is repeated, so that the transcript is whole."""

    pictures = False
    """Whether whole screens can be drawn."""

    def __init__(self, source: TextIO | None = None, screen: TextIO | None = None) -> None:
        self.source = sys.stdin if source is None else source
        self.screen = sys.stdout if screen is None else screen
        self.terminal = _is_terminal(self.source) and _is_terminal(self.screen)
        if self.terminal and source is None:
            _edit_lines()
        reconfigure = getattr(self.source, "reconfigure", None)
        if reconfigure is not None:
            with suppress(
                UnsupportedOperation
            ):  # something has been read already: by an earlier console, which has set it
                reconfigure(errors="replace")

    def say(self, *lines: str) -> None:
        """Show lines; at a terminal those that are too long are folded between words."""
        width = self.size()[0] - 1
        for line in lines:
            for part in folded(printable(line), width) if self.terminal else [line]:
                put(part, self.screen)
        put("", self.screen, end="", flush=True)

    def page(self, lines: Sequence[str], keys: str, end: bool = False) -> bool:
        """Show lines that may be too many for a screen; a console that can scroll tells the `keys` for it, and begins at their `end` if that
        is wanted. True if nothing of it is left on the screen.
        """
        self.say(*lines)
        return False

    def status(self, text: str) -> None:
        """Show for a while what is being done, or '' when it is done; nothing is shown where lines stay."""

    def size(self) -> tuple[int, int]:
        """Columns and rows; where there is no terminal, what is usual."""
        return shutil.get_terminal_size() if self.terminal else (80, 24)

    def draw(self, lines: Sequence[Line]) -> None:
        """Show lines in the place of everything that was shown before, as far as this console can do that."""
        self.say(*map(plain, lines))

    def ask(self, prompt: str, offers: Sequence[str] = (), watch: Watched | None = None) -> str:
        """Show a prompt and return the line that is typed; `EndOfInput` when there is none.

        `offers` are what could be typed, for consoles that complete. Those that can look at something meanwhile raise
        `Stirred` once `watch` says so.
        """
        prompt = self.last_line(prompt)
        if self.terminal and self.source is sys.stdin:
            try:
                return printable(input(prompt))
            except (EOFError, OSError):  # OSError: the terminal is gone
                self.say()
                raise EndOfInput from None
        put(prompt, self.screen, end="", flush=True)
        line = _next_line(self.source)
        self.say(line.rstrip("\r\n") if not self.terminal or not line else "")
        if not line:
            raise EndOfInput
        return printable(line.rstrip("\r\n"))

    def last_line(self, prompt: str) -> str:
        """Show a prompt that is too long for a line, folded between words, but for its last line, which is returned."""
        if not self.terminal:
            return printable(prompt)
        *above, last = folded(printable(prompt.rstrip()), self.size()[0] - 1)
        self.say(*above)
        return f"{last} "

    def hide(self) -> None:
        """Take everything off the screen, what was scrolled away too; a pipe has no screen to look at."""
        if not self.terminal:
            return
        if os.environ.get("TERM", "dumb") in ("", "dumb"):
            self.say(*[""] * TALL)
        else:
            steer(CLEAR, self.screen)


def called(command: str) -> str:
    """How a command of `wl` is called here: whoever began with another one knows no `wl`."""
    return f"{os.environ.get('WLCORE_CALLED') or 'wl'} {command}"


def columns(rows: Iterable[tuple[str, str]]) -> list[str]:
    """Two columns, the first as wide as its widest entry that is not overlong."""
    table = list(rows)
    width = max((width_of(first) for first, _ in table if width_of(first) <= WIDEST), default=0)
    return [f"  {first}{' ' * (width - width_of(first))}  {second}".rstrip() for first, second in table]


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False


def _next_line(source: TextIO | None) -> str:
    """The next line with its end, or nothing."""
    try:
        return source.readline() if source is not None else ""
    except (OSError, ValueError):  # the terminal is gone, or it was closed
        return ""


def _edit_lines() -> None:
    """Let the arrow keys work, where Python can do that."""
    try:
        import readline  # noqa: F401 - importing it is all there is to do
    except ImportError:
        return
