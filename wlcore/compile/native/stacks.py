"""A stack as native code keeps it, and as Python does: there a set is one number, here it has as many as it needs.

Frames note how high the stack was; so these numbers are others, too, with the same meaning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wlcore.compile.ir.module import Module, Unit
from wlcore.compile.native.units import BITS, Laid

Outer = tuple[tuple[int, ...], ...]
WORD = (1 << BITS) - 1
SIGN = 1 << BITS - 1


class Stacks:
    """Both ways of one program."""

    def __init__(self, module: Module, frames: Mapping[str, Laid]) -> None:
        self.module, self.frames = module, frames
        self.noted = [f.at for f in module.frames.values()]

    def to_python(
        self, values: list[int], stack: Sequence[int], outer: Sequence[int]
    ) -> tuple[list[int], Outer]:
        """The stack and the outer frames of a native state as Python has them; what frames note in the values is changed there."""
        found: list[list[int]] = []
        heights: dict[int, int] = {}
        top = len(stack)
        while top > 0:
            unit, laid = self._unit(stack[top - 1])
            base = top - laid.size
            numbers = [0] * unit.size
            for name in self._live(stack[top - 1]):
                kept = laid.kept[name]
                words = stack[base + kept.at : base + kept.at + max(1, kept.words)]
                numbers[unit.slots[name]] = (
                    sum((word & WORD) << BITS * i for i, word in enumerate(words)) if kept.words else words[0]
                )
            numbers[-1] = stack[top - 1]
            found.append(numbers)
            heights[top] = len(found)
            top = base
        made = [number for numbers in reversed(found) for number in numbers]
        left = {0: 0}
        for height, above in heights.items():
            left[height] = sum(len(numbers) for numbers in found[above - 1 :])
        self._noted(values, left)
        return made, self._outer_from(outer, left)

    def from_python(
        self, values: list[int], stack: Sequence[int], outer: Outer
    ) -> tuple[list[int], list[int]]:
        """The other way."""
        found: list[list[int]] = []
        ends: list[int] = []
        top = len(stack)
        while top > 0:
            unit, laid = self._unit(stack[top - 1])
            base = top - unit.size
            if base < 0:
                raise ValueError("a unit without its numbers")
            numbers = [0] * laid.size
            for name in self._live(stack[top - 1]):
                kept, value = laid.kept[name], stack[base + unit.slots[name]]
                for i in range(kept.words):
                    numbers[kept.at + i] = _signed(value >> BITS * i & WORD)
                if not kept.words:
                    numbers[kept.at] = value
            numbers[-1] = stack[top - 1]
            found.append(numbers)
            ends.append(top)
            top = base
        left = {0: 0}
        for i, end in enumerate(ends):
            left[end] = sum(map(len, found[i:]))
        self._noted(values, left)
        flat: list[int] = []
        for frame, height, *rest in reversed(outer):
            flat += [frame, left[height], *rest, 2 + len(rest)]
        return [number for numbers in reversed(found) for number in numbers], flat

    def _unit(self, place: int) -> tuple[Unit, Laid]:
        if not 0 <= place < len(self.module.places):
            raise ValueError("a place that is none")
        name = self.module.places[place][0]
        return self.module.units[name], self.frames[name]

    def _live(self, place: int) -> tuple[str, ...]:
        name, number = self.module.places[place]
        return next(block.live for block in self.module.units[name].blocks if block.number == number)

    def _noted(self, values: list[int], heights: Mapping[int, int]) -> None:
        for frame in self.noted:
            if values[frame]:
                values[frame] = heights[values[frame]]

    @staticmethod
    def _outer_from(outer: Sequence[int], heights: Mapping[int, int]) -> Outer:
        found: list[tuple[int, ...]] = []
        end = len(outer)
        while end > 0:
            start = end - 1 - outer[end - 1]
            frame, height, *rest = outer[start : end - 1]
            found.append((frame, heights[height], *rest))
            end = start
        return tuple(found)


def _signed(word: int) -> int:
    return word - (1 << BITS) if word & SIGN else word
