"""The streams of this process: the one way by which text leaves it, and nothing that steers a terminal with it."""

from __future__ import annotations

import sys

TYPE_CHECKING = False  # see wlcore/__init__.py
if TYPE_CHECKING:
    from typing import TextIO


class OutputLost(OSError):
    """What is to be said cannot be written; the message says why."""


def put(text: str, stream: TextIO | None = None, end: str = "\n", flush: bool = False) -> None:
    """Write a text to a stream (without one: what was asked for goes to standard output), as a terminal can show it."""
    _write(_clean(text) + end, sys.stdout if stream is None else stream, flush)


def steer(signs: str, stream: TextIO) -> None:
    """Write signs of ours that steer a terminal."""
    _write(signs, stream, flush=True)


def fill() -> None:
    """Where a stream was closed before we were called, nobody speaks and what is said goes nowhere; and no file of ours takes
    its number.
    """
    from wlcore import files

    sys.stdin, sys.stdout, sys.stderr = files.standing_in(sys.stdin, sys.stdout, sys.stderr)


def lost(error: OSError) -> OSError:
    """What is raised where a stream cannot be written; that nobody reads any more is an error of its own."""
    return error if isinstance(error, BrokenPipeError) else OutputLost(error.errno, error.strerror)


def _clean(text: str) -> str:
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    from wlcore.letters import printable_lines  # not for `wl --version`

    return printable_lines(text)


def _write(text: str, stream: TextIO, flush: bool) -> None:
    try:
        stream.write(text)
        if flush:
            stream.flush()
    except OSError as error:
        raise lost(error) from error
