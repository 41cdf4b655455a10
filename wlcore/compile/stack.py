"""How a unit lies on the stack, and the functions that lay it there and take it from there."""

from __future__ import annotations

from collections.abc import Collection

from wlcore.records import dataclass

RESUMED = """\
def r_{unit}(s, chosen):
    st = s.st
    {frame} = st[-{size}:]
    del st[-{size}:]
    waits = u_{unit}(s, {given}, pc, chosen)
    return waits and laid(st, waits)"""


@dataclass(slots=True)
class Stack:
    """Where a unit keeps its values: `slots` first, then the place, then its number. Those that are `sets` are kept as
    one number. At the bottom of the whole stack places are counted from the bottom, since that is faster in Python.
    `params` are the locals it is called with. It `stays` if it lies there also while it runs.
    """

    unit: int
    params: list[str]
    slots: list[str]
    sets: set[str]
    bottom: bool
    stays: bool

    def at(self, index: int) -> str:
        """The index of one of its numbers."""
        return str(index if self.bottom else index - len(self.slots) - 2)

    def slot(self, x: str) -> str:
        """Where a local lies; the first lies on top."""
        return f"st[{self.at(len(self.slots) - 1 - self.slots.index(x))}]"

    def offset(self, x: str) -> int:
        """How far above the first of its numbers a local lies."""
        return len(self.slots) - 1 - self.slots.index(x)

    def raw(self, x: str) -> str:
        """A local's value, where `st` holds the numbers of this unit alone."""
        value = f"st[{self.offset(x)}]"
        return f"of_mask({value})" if x in self.sets else value

    def put(self, x: str) -> str:
        """A line that puts a local on the stack."""
        return f"{self.slot(x)} = as_mask({x})" if x in self.sets else f"{self.slot(x)} = {x}"

    def take(self, x: str) -> str:
        """A line that takes it from there."""
        return f"{x} = of_mask({self.slot(x)})" if x in self.sets else f"{x} = {self.slot(x)}"

    @property
    def place(self) -> str:
        """Where the place lies."""
        return f"st[{self.at(len(self.slots))}]"

    @property
    def others(self) -> list[str]:
        """The locals that it keeps besides its parameters."""
        return [x for x in self.slots if x not in self.params]

    def frame(self, place: str, kept: Collection[str]) -> str:
        """What lies there at a place, the top first; what is not kept is nothing."""
        found = [str(self.unit), place]
        for x in self.slots:
            found.append("0" if x not in kept else f"as_mask({x})" if x in self.sets else x)
        return ", ".join(found)

    @property
    def resumed(self) -> str:
        """The function that goes on with it where it lies on top of the stack."""
        return f"r_{self.unit}"

    @property
    def entered(self) -> str:
        """The function that tells what is to lie on the stack as it begins."""
        return f"e_{self.unit}"

    @property
    def called(self) -> str:
        """The function that carries it out, or as much of it as can be done by a call."""
        return self.entered if self.stays else f"u_{self.unit}"

    def entering(self) -> list[str]:
        """A function that returns what is to lie on the stack as the unit begins."""
        frame = self.frame("0", self.params)
        return [f"def {self.entered}({', '.join(['s', *self.params])}):", f"    return [0, {frame}]"]

    def resuming(self) -> list[str]:
        """A function that goes on with the unit on top of the stack; one that stays there is that itself, unless it is what
        a player calls.
        """
        if self.bottom:
            return [f"def {self.resumed}(s, chosen): return apply(s, chosen, False)"]
        if self.stays:
            return []
        frame = ", ".join([*reversed(self.slots), "pc", "_"])
        given = [x if x in self.slots else "0" for x in self.params] + self.others
        lists = [f"of_mask({x})" if x in self.sets and x != "0" else x for x in given]
        size = len(self.slots) + 2
        code = RESUMED.format(unit=self.unit, frame=frame, size=size, given=", ".join(lists))
        return code.replace("(s, , pc", "(s, pc").split("\n")
