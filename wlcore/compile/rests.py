"""Where a game can rest: loops without an end that are reached in one way alone, by names that hold when packs change."""

from __future__ import annotations

from wlcore.compile.ir import ops as o
from wlcore.compile.ir.blocks import CallUnit
from wlcore.compile.ir.module import Module, Unit
from wlcore.compile.ir.values import Num, PlaceOf
from wlcore.lang import meaning as m
from wlcore.lang.parts import statements
from wlcore.lang.program import Program

Around = tuple[str, int, int, int, int]
"""A frame around a loop: its name, where it notes itself, its end, its beginning, how high the stack is in it."""
Rested = tuple[str, tuple[Around, ...], tuple[int, ...]]
"""A loop at which a game can rest: its name, the frames around it, the stack there."""


def rests_of(program: Program, module: Module) -> dict[int, Rested]:
    """By place the loops at which a game can rest: nothing may be kept there, and a name must mean one place."""
    found: dict[int, Rested] = {}
    calls = _calls(module)
    for unit in module.units.values():
        for op in (op for block in unit.blocks for op in block.ops):
            if isinstance(op, o.Rest):
                loop = module.sites[op.site]
                assert isinstance(loop, m.Repeat)
                name, way = _name(program, loop), _way(module, calls, unit, op.block)
                if name and way is not None:
                    found[unit.blocks[op.block].place] = name, *way
    names = [rested[0] for rested in found.values()]
    return {place: of for place, of in found.items() if names.count(of[0]) == 1}


def _calls(module: Module) -> dict[str, list[tuple[Unit, int]]]:
    """By unit where it is called: the caller and the block that it goes on at."""
    found: dict[str, list[tuple[Unit, int]]] = {}
    for unit in module.units.values():
        for block in unit.blocks:
            if isinstance(block.end, CallUnit):
                for called in block.end.units:
                    found.setdefault(called, []).append((unit, block.end.then))
    return found


def _way(
    module: Module, calls: dict[str, list[tuple[Unit, int]]], unit: Unit, block: int
) -> tuple[tuple[Around, ...], tuple[int, ...]] | None:
    """The frames and the stack at a block of a unit; None if it is reached in several ways, or something is kept there."""
    chain = [(unit, block)]
    while chain[0][0].name != module.main:
        callers = calls.get(chain[0][0].name, [])
        if len(callers) != 1 or len(chain) > len(module.units):
            return None
        chain.insert(0, callers[0])
    frames: list[Around] = []
    stack: list[int] = []
    for caller, number in chain:
        here = caller.blocks[number]
        if here.live or here.place < 0:
            return None
        stack += [*[0] * (caller.size - 1), here.place]
        noted = _noted(module, caller)
        ends = [x for x in here.frames if x in noted]
        for out in ends:
            name, at, again = noted[out]
            frames.append((name, at, caller.blocks[out].place, caller.blocks[again].place, len(stack)))
    return tuple(frames), tuple(stack)


def _noted(module: Module, unit: Unit) -> dict[int, tuple[str, int, int]]:
    """By the block of its end the frames that begin in a unit: the name, where it notes itself, the block of its beginning."""
    writes: dict[int, int] = {}
    for block in unit.blocks:
        for op in block.ops:
            if isinstance(op, o.Write) and isinstance(op.index, Num) and isinstance(op.value, PlaceOf):
                writes[op.index.n] = op.value.block
    frames = module.frames.values()
    return {writes[f.at + 1]: (f.name, f.at, writes[f.at + 2]) for f in frames if f.at + 1 in writes}


def _name(program: Program, loop: m.Repeat) -> str:
    """The rule in which a loop stands, and which of its loops it is."""
    for routine in program.routines("rule", "action", "frame"):
        loops = [s for s in statements(routine.body) if isinstance(s, m.Repeat)]
        for number, found in enumerate(loops, 1):
            if found is loop:
                return f"{routine.address}/{number}"
    return ""
