"""argparse, with mistakes as exceptions and no guessing at shortened options."""

from __future__ import annotations

import argparse

TYPE_CHECKING = False  # see wlcore/cli/__init__.py
if TYPE_CHECKING:
    from typing import Any, NoReturn


class UsageError(Exception):
    """What was asked for cannot be done as written; the message says why. Commands may raise it too: status 2."""


class Parser(argparse.ArgumentParser):
    """A parser whose mistakes are raised as `UsageError`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Raise the mistake; `main` prints it and returns 2."""
        raise UsageError(message)
