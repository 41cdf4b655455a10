"""Jump threading: empty blocks are jumped over, a block with one way in stands behind what leads there, what cannot be reached is
left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wlcore.compile.ir import ops as o
from wlcore.compile.ir.blocks import Block, Branch, CallUnit, Jump, Return, Wait
from wlcore.compile.ir.module import Module, Unit
from wlcore.compile.ir.values import PlaceOf
from wlcore.compile.ir.walk import every, rebuilt


def threaded(module: Module) -> None:
    """Thread the jumps of every unit."""
    for unit in module.units.values():
        thread(unit)


def targets(end: Any) -> tuple[int, ...]:
    """Where a block goes on, the block behind a wait or a call last."""
    match end:
        case Jump(to=to):
            return (to,)
        case Branch(yes=yes, no=no):
            return (yes, no)
        case Wait(then=then, none=none):
            return (none, then)
        case CallUnit(then=then):
            return (then,)
    return ()


def thread(unit: Unit) -> None:
    """Thread the jumps of one unit."""
    blocks = unit.blocks
    for block in blocks:
        block.end = block.end or Return()
    finals = {block.number: _final(blocks, block.number) for block in blocks}
    for block in blocks:
        block.end = _aimed(block.end, finals.__getitem__)
    noted = _noted(unit)
    into = _ways_in(unit, noted)
    for number in sorted(into):
        _joined(blocks, number, into, noted)
    left = sorted(_reached(blocks, noted))
    new = {old: number for number, old in enumerate(left)}

    def renamed(node: Any) -> Any:
        if isinstance(node, PlaceOf):
            return PlaceOf(new[node.block])
        if isinstance(node, o.Rest):
            return o.Rest(node.site, new[node.block])
        return rebuilt(node, renamed)

    for old in left:
        block = blocks[old]
        block.number = new[old]
        block.ops = [renamed(op) for op in block.ops]
        block.end = _aimed(block.end, new.__getitem__, waits=True)
        block.frames = tuple(new[frame] for frame in block.frames if frame in new)
    unit.blocks = [blocks[old] for old in left]


def _final(blocks: list[Block], number: int) -> int:
    """Where a jump to a block leads in the end."""
    seen = set()
    while number not in seen and all(isinstance(op, o.Line) for op in blocks[number].ops):
        seen.add(number)
        end = blocks[number].end
        if not isinstance(end, Jump):
            break
        number = end.to
    return number


def _aimed(end: Any, to: Callable[[int], int], waits: bool = False) -> Any:
    """A terminator that leads elsewhere; where somebody answers, or a unit comes back, it stays what it is, if not wanted."""
    match end:
        case Jump():
            return Jump(to(end.to))
        case Branch():
            yes, no = to(end.yes), to(end.no)
            return Jump(yes) if yes == no else Branch(end.cond, yes, no)
        case Wait():
            return replace(end, none=to(end.none), then=to(end.then) if waits else end.then)
        case CallUnit():
            return replace(end, then=to(end.then))
    return end


def _noted(unit: Unit) -> set[int]:
    """The blocks whose places are noted in the state, and the first."""
    found = {0}
    for block in unit.blocks:
        for node in every(tuple(block.ops)):
            if isinstance(node, (PlaceOf, o.Rest)):
                found.add(node.block)
    return found


def _reached(blocks: list[Block], noted: set[int]) -> set[int]:
    found: set[int] = set()
    todo = list(noted)
    while todo:
        number = todo.pop()
        if number not in found:
            found.add(number)
            todo += targets(blocks[number].end)
    return found


def _ways_in(unit: Unit, noted: set[int]) -> dict[int, int]:
    """How many ways lead to each block that is reached; one where the stack can wait counts for more."""
    found: dict[int, int] = {}
    for number in _reached(unit.blocks, noted):
        found.setdefault(number, 0)
        end = unit.blocks[number].end
        for to in targets(end):
            found[to] = found.get(to, 0) + 1
        if isinstance(end, (Wait, CallUnit)):
            found[end.then] += 2
    for number in noted:
        found[number] = found.get(number, 0) + 2
    return found


def _joined(blocks: list[Block], number: int, into: dict[int, int], noted: set[int]) -> None:
    """Write behind a block what it alone leads to."""
    block = blocks[number]
    while isinstance(block.end, Jump) and block.end.to != number and into.get(block.end.to) == 1:
        behind = blocks[block.end.to]
        block.ops = [*block.ops, *behind.ops]
        into[behind.number] = 0
        block.end, block.frames = behind.end, behind.frames
        behind.ops, behind.end = [], Return()
