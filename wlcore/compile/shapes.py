"""What differs only in its numbers is not worked out again: where things lie changes with every pack, what is done with
them hardly ever.

To the passes over generated code a number is a name: all that counts is where the same one stands. So a function whose
numbers stand as those of one that was read before becomes what that became, with its own numbers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wlcore.compile.apart import Parting
from wlcore.compile.reuse import reused

NUMBER = re.compile(r"((?<!\w)\d+|(?<=_)\d+\b)")
"""Numbers, also of units and tables; not those of locals, for passes make new ones."""
OWN = re.compile(r"(\bg_\d+|(?<!\w)\d+|(?<=_)\d+\b)")
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


@dataclass(frozen=True, slots=True)
class Shape:
    """What a function was and has become: the numbers that stand in it, its new lines, what they moved elsewhere."""

    numbers: tuple[str, ...]
    lines: Text
    moved: tuple[tuple[str, Text, list[str]], ...]


class Shapes:
    """The functions read before, by all but their numbers; when there are too many the oldest are forgotten."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Shape] = {}

    def reused(self, lines: Sequence[str], parting: Parting) -> list[str]:
        """The lines of one function, written so that it looks less up, as the passes would write it."""
        pieces = NUMBER.split("\n".join(lines))
        numbers = tuple(pieces[1::2])
        first: dict[str, int] = {}
        key = (tuple(pieces[::2]), tuple([first.setdefault(x, len(first)) for x in numbers]))
        shape = self.known.get(key)
        if shape is not None:
            return adapted(shape, numbers, parting)
        new = reused(lines, parting)
        found = shape_of(numbers, "\n".join(new), parting)
        if found is not None:
            self.known[key] = found
            if len(self.known) > MOST:
                del self.known[next(iter(self.known))]
        return new


def shape_of(numbers: tuple[str, ...], lines: str, parting: Parting) -> Shape | None:
    """What to remember of a function; nothing if a number stands in its new lines that was not there."""
    text = Text.of(lines)
    called = {x for x in text.numbers if x.startswith("g")}
    moved = [(name, Text.of(code), used) for code, (name, used) in parting.moved.items() if name in called]
    there = set().union(text.numbers, *(code.numbers for _, code, _ in moved)) - called
    return Shape(numbers, text, tuple(moved)) if there.issubset(numbers) else None


def adapted(shape: Shape, numbers: tuple[str, ...], parting: Parting) -> list[str]:
    """The new lines of a function for one with other numbers."""
    own = dict(zip(shape.numbers, numbers, strict=True))
    for name, code, used in shape.moved:
        own[name] = parting.named(code.filled(own), used)
    return shape.lines.filled(own).split("\n")


SHAPES = Shapes()
