"""A stack as native code keeps it, and as Python does: there a set is one number, here it has as many as it needs.

Frames note how high the stack was; so these numbers are others, too, with the same meaning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wlcore.compile.ir.module import Module
from wlcore.compile.native.expressions import BITS
from wlcore.compile.native.units import NativeFrame

Outer = tuple[tuple[int, ...], ...]
Waiting = tuple[int, int, tuple[tuple[int, int, int], ...]]
"""How many numbers a unit keeps at a place, here and there; and of each that counts its slot, where it lies natively, and in how many
words if it is a set.
"""
WORD = (1 << BITS) - 1
SIGN = 1 << BITS - 1


def waiting(module: Module, frames: Mapping[str, NativeFrame]) -> tuple[Waiting, ...]:
    """By place what is kept there."""
    found = []
    for name, number in module.places:
        unit, laid = module.units[name], frames[name]
        live = next(block.live for block in unit.blocks if block.number == number)
        kept = tuple((unit.slots[x], laid.kept[x].at, laid.kept[x].words) for x in live)
        found.append((unit.size, laid.size, kept))
    return tuple(found)


class NativeStacks:
    """Both ways of one program: by place what is kept there, and the indices at which frames note themselves."""

    def __init__(self, places: Sequence[Waiting], noted: Sequence[int]) -> None:
        self.places, self.noted = places, noted

    def to_python(
        self, values: list[int], stack: Sequence[int], outer: Sequence[int]
    ) -> tuple[list[int], Outer]:
        """The stack and the outer frames of a native state as Python has them; what frames note in the values is changed there."""
        found: list[list[int]] = []
        ends: list[int] = []
        top = len(stack)
        while top > 0:
            size, native, kept = self._at(stack[top - 1])
            base, numbers = top - native, [0] * size
            for slot, at, words in kept:
                some = stack[base + at : base + at + max(1, words)]
                numbers[slot] = sum((w & WORD) << BITS * i for i, w in enumerate(some)) if words else some[0]
            numbers[-1] = stack[top - 1]
            found.append(numbers)
            ends.append(top)
            top = base
        heights = _heights(found, ends)
        self._note(values, heights)
        laid: list[tuple[int, ...]] = []
        end = len(outer)
        while end > 0:
            start = end - 1 - outer[end - 1]
            frame, height, *rest = outer[start : end - 1]
            laid.append((frame, _height(heights, height), *rest))
            end = start
        return [number for numbers in reversed(found) for number in numbers], tuple(laid)

    def from_python(
        self, values: list[int], stack: Sequence[int], outer: Outer
    ) -> tuple[list[int], list[int]]:
        """The other way."""
        found: list[list[int]] = []
        ends: list[int] = []
        top = len(stack)
        while top > 0:
            size, native, kept = self._at(stack[top - 1])
            base, numbers = top - size, [0] * native
            if base < 0:
                raise ValueError("a unit without its numbers")
            for slot, at, words in kept:
                value = stack[base + slot]
                for i in range(words):
                    numbers[at + i] = _signed(value >> BITS * i & WORD)
                if not words:
                    numbers[at] = value
            numbers[-1] = stack[top - 1]
            found.append(numbers)
            ends.append(top)
            top = base
        heights = _heights(found, ends)
        self._note(values, heights)
        flat: list[int] = []
        for frame, height, *rest in reversed(outer):
            flat += [frame, _height(heights, height), *rest, 2 + len(rest)]
        return [number for numbers in reversed(found) for number in numbers], flat

    def _at(self, place: int) -> Waiting:
        if not 0 <= place < len(self.places):
            raise ValueError("a place that is none")
        return self.places[place]

    def _note(self, values: list[int], heights: Mapping[int, int]) -> None:
        for frame in self.noted:
            if values[frame]:
                values[frame] = _height(heights, values[frame])


def _heights(made: Sequence[Sequence[int]], ends: Sequence[int]) -> dict[int, int]:
    """How high the new stack is at the end of each unit, by how high the old one was; the top one comes first."""
    found, height = {0: 0}, 0
    for numbers, end in zip(reversed(made), reversed(ends), strict=True):
        height += len(numbers)
        found[end] = height
    return found


def _height(heights: Mapping[int, int], old: int) -> int:
    if old not in heights:
        raise ValueError("a frame at a height at which no unit ends")
    return heights[old]


def _signed(word: int) -> int:
    return word - (1 << BITS) if word & SIGN else word
