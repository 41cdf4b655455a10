"""Where a game can rest: loops without an end in the unit it begins with, by names that hold when packs change."""

from __future__ import annotations

from wlcore.compile.blocks import Rest
from wlcore.compile.emit import Printer
from wlcore.compile.layout import Layout
from wlcore.compile.walk import statements
from wlcore.lang import meaning as m
from wlcore.lang.program import Program

Rested = tuple[str, tuple[tuple[str, int, int, int], ...]]
"""A loop at which a game can rest: its name; the frames around it with where each notes itself, its end, its beginning."""


def rests_of(layout: Layout, rests: list[Rest], printer: Printer) -> dict[int, Rested]:
    """By place the loops at which a game can rest: nothing may be kept there, and a name must mean one place."""
    found: dict[int, Rested] = {}
    for rest in rests:
        name = _name(layout.program, rest.loop)
        if name and not printer.kept[rest.place]:
            frames = tuple(
                (f.name, layout.frames[f.name], printer.places[f.exit], printer.places[f.again])
                for f in rest.frames
            )
            found[printer.places[rest.place]] = (name, frames)
    names = [name for name, _ in found.values()]
    return {place: of for place, of in found.items() if names.count(of[0]) == 1}


def _name(program: Program, loop: m.Repeat) -> str:
    """The rule in which a loop stands, and which of its loops it is."""
    for routine in program.routines("rule", "action", "frame"):
        loops = [s for s in statements(routine.body) if isinstance(s, m.Repeat)]
        for number, found in enumerate(loops, 1):
            if found is loop:
                return f"{routine.address}/{number}"
    return ""
