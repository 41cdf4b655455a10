"""A terminal that can draw and edit: screens through Rich, lines through prompt_toolkit; both imported when needed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wlcore.letters import printable
from wlcore.play.console import CLEAR, Console, EndOfInput, Stirred, Watched
from wlcore.play.layout import Line, folded
from wlcore.streams import steer

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from rich.console import Console as Rich

STYLES = {
    "head": "bold reverse", "turn": "bold underline", "question": "bold", "option": "bold cyan", "own": "bold", "dim": "dim", "note": "italic",
    "place": "", "area": "bold dim", "way": "dim", "mark": "bold red",
    "seat0": "bold red", "seat1": "bold color(4)", "seat2": "bold color(2)", "seat3": "bold yellow", "seat4": "bold magenta",
    "seat5": "bold cyan",
}  # fmt: skip
"""Colour helps; nothing is told by it alone."""
ERASE = "\x1b[K"
EVERY = 0.5
"""Seconds between two looks at what is watched."""


class Terminal(Console):
    """Draws whole screens, completes what is typed and remembers it."""

    pictures = True

    def __init__(self) -> None:
        super().__init__()
        self.offers: Sequence[str] = ()
        self.typed = ""
        self.drawn_for: tuple[int, int] | None = None

    @cached_property
    def rich(self) -> Rich:
        """Rich knows whether the terminal has colour, and that NO_COLOR means none."""
        from rich.console import Console as Rich

        return Rich(file=self.screen, highlight=False, markup=False, emoji=False, soft_wrap=True)

    def draw(self, lines: Sequence[Line]) -> None:
        from rich.text import Text

        self.drawn_for = self.size()
        steer(CLEAR, self.screen)
        for line in lines:
            runs = [(printable(text), STYLES.get(style, "")) for text, style in line]
            self.rich.print(Text.assemble(*runs))
        self.screen.flush()
        if not self.typed:
            self._forget()

    def page(self, lines: Sequence[str], keys: str, end: bool = False) -> bool:
        """What is too long for the screen is scrolled and searched, until it is left again."""
        columns, rows = self.size()
        whole = [part for line in lines for part in folded(printable(line), columns - 2)]
        if len(whole) < rows:
            self.say(*lines)
            return False
        from wlcore.play.pager import scrolled

        with suppress(EOFError, OSError):  # the terminal is gone
            scrolled(whole, printable(keys), end, _output(self.screen))
        return True

    def status(self, text: str) -> None:
        steer(f"\r{ERASE}{printable(text)[: self.size()[0] - 1]}", self.screen)

    def _forget(self) -> None:
        """What was typed before a screen was there answers nothing on it."""
        from prompt_toolkit.input.typeahead import clear_typeahead

        clear_typeahead(self.session.app.input)
        if sys.platform != "win32":
            import termios

            with suppress(termios.error, OSError, ValueError):  # it is no terminal any more
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def ask(self, prompt: str, offers: Sequence[str] = (), watch: Watched | None = None) -> str:
        self.offers = offers
        prompt = self.last_line(prompt)
        self.screen.flush()
        try:
            typed, self.typed = self.typed, ""
            return printable(
                str(self.session.prompt(prompt, default=typed, pre_run=lambda: self._look(watch)))
            )
        except (EOFError, OSError):  # OSError: the terminal is gone
            raise EndOfInput from None

    def _look(self, watch: Watched | None) -> None:
        """While a line is typed, look at what is watched, and at the size; what has been typed so far is kept."""
        from asyncio import sleep

        from prompt_toolkit.application import get_app

        app = get_app()

        async def look() -> None:
            while self.drawn_for in (None, self.size()) and not (watch is not None and watch()):
                await sleep(EVERY)
            self.typed = app.current_buffer.text
            app.exit(exception=Stirred())

        app.create_background_task(look())

    def hide(self) -> None:
        self.__dict__.pop("session", None)  # what was typed is hidden too
        super().hide()

    @cached_property
    def session(self) -> PromptSession[str]:
        """Edits a line, with what was typed before and what could be typed."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.history import InMemoryHistory

        terminal = self

        class Offers(Completer):
            def get_completions(self, document: Any, _: Any) -> Iterable[Completion]:
                typed = document.text_before_cursor.rpartition(";")[2].lstrip()
                for offer in terminal.completed(typed):
                    yield Completion(offer, -len(typed))

        return PromptSession(
            history=InMemoryHistory(),
            key_bindings=_keys(),
            completer=Offers(),
            complete_while_typing=False,
            output=_output(self.screen),
        )

    def completed(self, typed: str) -> Iterator[str]:
        """What could be meant by a beginning."""
        start = typed.casefold()
        for offer in dict.fromkeys(self.offers):
            if offer.casefold().startswith(start):
                yield offer


def _keys() -> Any:
    """Ctrl-C takes away what is typed; where nothing is, it leaves."""
    from prompt_toolkit.key_binding import KeyBindings

    keys = KeyBindings()

    @keys.add("c-c")
    def _interrupted(event: Any) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt)

    return keys


def _output(screen: Any) -> Any:
    """The output of a session; it never asks the terminal where the cursor is, since some do not answer."""
    from prompt_toolkit.output.defaults import create_output

    if sys.platform == "win32":
        return create_output(screen)
    from prompt_toolkit.output.vt100 import Vt100_Output

    output = Vt100_Output.from_pty(screen)
    output.enable_cpr = False
    return output
