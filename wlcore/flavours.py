"""The code of a compiled game: from the cache, or written when it is first wanted, in the flavour that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any
from weakref import finalize

from wlcore.compile import cache
from wlcore.engine.bytecode import Source, file_name
from wlcore.gc_pause import GcPause
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.lang.source import NOWHERE

if TYPE_CHECKING:
    from wlcore.compile.data import Making


class Flavours:
    """Writes the code of one game. It is kept under the game's name beside the data to which it is tied."""

    def __init__(self, data: dict[str, Any], name: str, tie: str, make: Callable[[], Making]) -> None:
        self.data, self.name, self.tie, self.make = data, name, tie, make

    def __call__(self, flavour: str) -> Source:
        """The code in a flavour. What Python makes of its functions is kept in the end, when nobody needs it any more."""
        kept = cache.read_code(self.name, flavour, self.tie) or self.keep(flavour)
        place, known = cache.place_of(self.name, flavour), len(kept.made)
        source = Source(kept.text, file_name(self.data["id"], flavour), kept.made)
        finalize(source, cache.write_more, place, self.tie, kept, known)
        return source

    def keep(self, flavour: str) -> cache.KeptCode:
        """Write the code in a flavour, and keep it as Python has not seen it yet."""
        with GcPause():
            kept = cache.KeptCode(self.making.written(flavour), {})
        cache.write_code(cache.place_of(self.name, flavour), self.tie, kept)
        return kept

    @cached_property
    def making(self) -> Making:
        """The game being compiled; if it was compiled before, from what it was compiled from then."""
        made = self.make()
        if made.digest != self.data["code"]:
            message = "wlcore has been changed since this game was loaded"
            raise PackError([Diagnostic("changed", message, NOWHERE, suggestion="start again")])
        return made
