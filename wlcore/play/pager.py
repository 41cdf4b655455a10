"""Text that is longer than a screen: scrolled by keys and wheel, searched with '/', left by q, Enter or Escape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.filters import is_searching
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import HSplit, Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.search import start_search
from prompt_toolkit.widgets import SearchToolbar, TextArea


def scrolled(lines: Sequence[str], keys: str, end: bool, output: Any, source: Any = None) -> int:
    """Show lines until somebody leaves them, from the `end` if that is wanted; `keys` says what can be pressed. The number of the line at
    which they were left (from 0).
    """
    search = SearchToolbar(ignore_case=True)
    text = TextArea("\n".join(lines), read_only=True, scrollbar=True, search_field=search)
    text.buffer.cursor_position = len(text.text) if end else 0
    below = Window(FormattedTextControl([("reverse", f" {keys} ")]), height=1)
    application: Application[None] = Application(
        Layout(HSplit([text, search, below]), focused_element=text),
        key_bindings=_keys(text),
        full_screen=True,
        mouse_support=True,
        output=output,
        input=source,
    )
    application.run()
    return text.document.cursor_position_row


def _keys(text: TextArea) -> KeyBindings:
    """Lines, pages, beginning and end, search, and out."""
    keys = KeyBindings()
    reading = ~is_searching

    def moves(by: int) -> Any:
        def move(event: Any) -> None:
            buffer = text.buffer
            (buffer.cursor_down if by > 0 else buffer.cursor_up)(count=abs(by))

        return move

    def page(event: Any) -> int:
        return max(1, int(event.app.output.get_size().rows) - 3)

    for key, by in (("down", 1), ("j", 1), ("up", -1), ("k", -1)):
        keys.add(key, filter=reading)(moves(by))

    @keys.add("pagedown", filter=reading)
    @keys.add(" ", filter=reading)
    def _down(event: Any) -> None:
        moves(page(event))(event)

    @keys.add("pageup", filter=reading)
    @keys.add("b", filter=reading)
    def _up(event: Any) -> None:
        moves(-page(event))(event)

    @keys.add("home", filter=reading)
    @keys.add("g", filter=reading)
    def _first(event: Any) -> None:
        text.buffer.cursor_position = 0

    @keys.add("end", filter=reading)
    @keys.add("G", filter=reading)
    def _last(event: Any) -> None:
        text.buffer.cursor_position = len(text.text)

    @keys.add("/", filter=reading)
    def _search(event: Any) -> None:
        start_search(text.control)

    @keys.add("n", filter=reading)
    def _next(event: Any) -> None:
        text.buffer.apply_search(text.control.search_state, include_current_position=False)

    @keys.add("N", filter=reading)
    def _before(event: Any) -> None:
        text.buffer.apply_search(~text.control.search_state, include_current_position=False)

    @keys.add("q", filter=reading)
    @keys.add("enter", filter=reading)
    @keys.add("escape", filter=reading, eager=True)
    @keys.add("c-c")
    @keys.add("c-d")
    def _leave(event: Any) -> None:
        event.app.exit()

    return keys
