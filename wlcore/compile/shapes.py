"""What differs only in its numbers is not worked out again: where things lie changes with every pack, what is done with
them hardly ever.

To the passes over generated code a number is a name: all that counts is where the same one stands. So a function whose
numbers stand as those of one that was read before becomes what that became, with its own numbers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property

from wlcore.compile.apart import Parting
from wlcore.compile.reuse import reused
from wlcore.records import dataclass

NUMBER = re.compile(r"(\d(?:(?<!\w\d)\d*|(?<=_\d)\d*\b))")
"""Numbers, also of units and tables; not those of locals, for passes make new ones."""
OWN = re.compile(r"(g(?<!\wg)_\d+|\d(?:(?<!\w\d)\d*|(?<=_\d)\d*\b))")
MOST = 2000
"""So many functions are remembered; a large game has a few hundred."""


@dataclass(frozen=True, slots=True)
class Text:
    """Code with room for other numbers: `between` is what stands between them."""

    between: list[str]
    numbers: list[str]

    @classmethod
    def of(cls, code: str) -> Text:
        """Code, cut at its numbers and at what it has moved out."""
        pieces = OWN.split(code)
        return cls(pieces[::2], pieces[1::2])

    def filled(self, new: Mapping[str, str]) -> str:
        """The code with something else in place of each number."""
        pieces = [""] * (len(self.between) + len(self.numbers))
        pieces[::2] = self.between
        pieces[1::2] = [new[x] for x in self.numbers]
        return "".join(pieces)


@dataclass()
class Shape:
    """What a function was and has become: the numbers that stand in it, its new lines, what they moved elsewhere."""

    numbers: tuple[str, ...]
    lines: list[str]
    moved: dict[str, tuple[str, list[str]]]

    @cached_property
    def texts(self) -> tuple[Text, list[tuple[str, Text, list[str]]]]:
        """The new lines and what they moved elsewhere, with room for other numbers."""
        moved = [(name, Text.of(code), used) for code, (name, used) in self.moved.items()]
        return Text.of("\n".join(self.lines)), moved

    @cached_property
    def fits(self) -> bool:
        """Whether nothing but numbers of the function stands where others may."""
        lines, moved = self.texts
        there = set().union(lines.numbers, *(code.numbers for _, code, _ in moved))
        return there.issubset({*self.numbers, *(name for name, _, _ in moved)})

    def adapted(self, numbers: tuple[str, ...], parting: Parting) -> list[str]:
        """The new lines for a function with other numbers."""
        own = dict(zip(self.numbers, numbers, strict=True))
        lines, moved = self.texts
        for name, code, used in moved:
            own[name] = parting.named(code.filled(own), used)
        return lines.filled(own).split("\n")


class Shapes:
    """The functions read before, by all but their numbers; when there are too many the oldest are forgotten."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Shape] = {}

    def reused(self, lines: Sequence[str], parting: Parting) -> list[str]:
        """The lines of one function, written so that it looks less up, as the passes would write it."""
        text = "\n".join(lines)
        pieces = NUMBER.split(text)
        numbers = tuple(pieces[1::2])
        first = {x: at for at, x in enumerate(dict.fromkeys(numbers))}
        settling = tuple([x for x in parting.settling if not x.startswith("g_") and x in text])
        key = (tuple(pieces[::2]), tuple([first[x] for x in numbers]), settling)
        shape = self.known.get(key)
        if shape is not None and shape.fits:
            return shape.adapted(numbers, parting)
        new = reused(lines, parting)
        self.known[key] = Shape(numbers, new, parting.latest)
        if len(self.known) > MOST:
            del self.known[next(iter(self.known))]
        return new


SHAPES = Shapes()
