"""The code of a compiled game: from the cache, or written when it is first wanted, in the flavour that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wlcore.compile import cache
from wlcore.engine.bytecode import byte_code, remember
from wlcore.engine.game import Written
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.lang.source import NOWHERE
from wlcore.rubbish import Seldom

if TYPE_CHECKING:
    from wlcore.compile.data import Making


class Flavours:
    """Writes the code of one game. It is kept under the game's name beside the data to which it is tied."""

    def __init__(self, data: dict[str, Any], name: str, tie: str, make: Callable[[], Making]) -> None:
        self.data, self.name, self.tie, self.make = data, name, tie, make

    def __call__(self, flavour: str) -> Written:
        """The code in a flavour."""
        kept = cache.read_code(self.name, flavour, self.tie)
        if kept is not None and kept[1] is not None:
            remember(kept[0], kept[1], self.data["id"], flavour)
            return Written(kept[0], kept[1], kept[2])
        with Seldom():
            source, _, tables = kept or self.source(flavour)
            code = byte_code(source, self.data["id"], flavour)
        cache.write_code(self.name, flavour, self.tie, source, code, tables)
        return Written(source, code, tables)

    def source(self, flavour: str) -> tuple[str, None, dict[str, Any]]:
        """The source in a flavour, which Python has not seen yet, and its tables."""
        source, tables = self.making.written(flavour)
        return source, None, tables

    @cached_property
    def making(self) -> Making:
        """The game being compiled; if it was compiled before, from what it was compiled from then."""
        made = self.make()
        if made.digest != self.data["code"]:
            message = "wlcore has been changed since this game was loaded"
            raise PackError([Diagnostic("changed", message, NOWHERE, suggestion="start again")])
        return made
