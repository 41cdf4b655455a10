"""What can be chosen, as a page shows it."""

from __future__ import annotations

from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class ShownOption:
    """Something that can be chosen, in words, with what surely comes of it; whether that is nothing, and where it leads. `text` is what
    stands on it, if nothing else is told of that; `thing` where that is found, if it can be read nowhere on the page.
    """

    number: int
    words: str
    remark: str
    idle: bool
    place: int
    text: str = ""
    thing: str = ""


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options under what they have in common."""

    heading: str
    options: tuple[ShownOption, ...]
