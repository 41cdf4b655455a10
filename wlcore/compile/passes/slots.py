"""Liveness, places and slots: where the stack can wait, what is kept there, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wlcore.compile.ir import ops as o
from wlcore.compile.ir.blocks import CallUnit, Wait
from wlcore.compile.ir.module import Module, Unit
from wlcore.compile.ir.values import PlaceOf
from wlcore.compile.ir.walk import every
from wlcore.compile.passes.names import given, read
from wlcore.compile.passes.threading import targets


def slotted(module: Module) -> None:
    """Give every unit its slots, and note where the stack can wait and what is kept there."""
    for unit in module.units.values():
        _place(unit)


def numbered(module: Module) -> None:
    """Number the places over all units, the main one's first."""
    module.places.clear()
    names = [module.main, *(name for name in sorted(module.units) if name != module.main)]
    module.units = {name: module.units[name] for name in names}
    for name, unit in module.units.items():
        for block in unit.blocks:
            if block.place >= 0:
                block.place = len(module.places)
                module.places.append((name, block.number))
        module.sizes[name] = unit.size


def _before(ops: Iterable[Any], live: frozenset[str]) -> frozenset[str]:
    """What lives before some operations, if this lives behind them."""
    for op in reversed(list(ops)):
        match op:
            case o.When(cond=cond, yes=yes, no=no):
                live = _before(yes, live) | _before(no, live) | read(cond)
            case o.ForEach(name=name, of=of, body=body):
                inside = _before(body, live)
                live = live | (_before(body, live | inside) - {name}) | read(of)
            case _:
                live = (live - set(given(op))) | read(op)
    return live


def _kept(end: Any) -> set[str]:
    """What is read at the end of a block."""
    if isinstance(end, Wait):
        return set(_before(end.listing, frozenset(read(end.who) | read(end.anyway))))
    return set() if end is None else read(end)


def _living(unit: Unit) -> dict[int, frozenset[str]]:
    """What lives where each block begins."""
    live = {block.number: frozenset[str]() for block in unit.blocks}
    kept = {block.number: _kept(block.end) for block in unit.blocks}
    names = frozenset[str]().union(*(read(tuple(block.ops)) for block in unit.blocks), *kept.values())
    own = {block.number: _before(block.ops, frozenset()) for block in unit.blocks}
    through = {block.number: _before(block.ops, names) for block in unit.blocks}
    changed = True
    while changed:
        changed = False
        for block in reversed(unit.blocks):
            behind = frozenset[str]().union(*(live[to] for to in targets(block.end)))
            if isinstance(block.end, (Wait, CallUnit)):
                behind = behind.union(*(live[frame] for frame in block.frames))
            now = own[block.number] | (through[block.number] & (behind | kept[block.number]))
            if now != live[block.number]:
                live[block.number] = now
                changed = True
    return live


def _place(unit: Unit) -> None:
    live = _living(unit)
    kept: dict[int, set[str]] = {0: set(live[0])}
    for block in unit.blocks:
        for node in every(tuple(block.ops)):
            if isinstance(node, (PlaceOf, o.Rest)):
                kept[node.block] = set(live[node.block])
    for block in unit.blocks:
        if isinstance(block.end, (Wait, CallUnit)):
            there = kept.setdefault(block.end.then, set(live[block.end.then]))
            there |= set().union(*(live[frame] for frame in block.frames))
            there |= {name for name in getattr(block.end, "passed", ()) if name}
            if isinstance(block.end, Wait):
                there |= _before(block.end.listing, frozenset())
    for there in kept.values():
        there |= companions(unit, there)
    groups = [set(live[0]) | {p.name for p in unit.params if p.name in live[0]}]
    for number, there in sorted(kept.items()):
        unit.blocks[number].place = 0
        unit.blocks[number].live = tuple(sorted(there, key=_order))
        groups.append(there)
    for x in sorted(set().union(*groups), key=_order):
        beside = {unit.slots[y] for group in groups if x in group for y in group if y in unit.slots}
        unit.slots[x] = next(i for i in range(len(beside) + 1) if i not in beside)
    unit.size = max(unit.slots.values(), default=-1) + 2


def companions(unit: Unit, kept: set[str]) -> set[str]:
    """What must be kept together with secrets: whose they are, what they are some of, what they are worked out from."""
    found: set[str] = set()
    todo = list(kept)
    while todo:
        secret = unit.secrets.get(todo.pop())
        if secret is not None:
            more = (
                read(secret.owner) | read(secret.code) | ({secret.pool} if secret.pool else set())
            ) - found
            found |= more
            todo += more
    return found


def _order(name: str) -> tuple[int, str]:
    number = name.rpartition("_")[2]
    return int(number) if number.isdigit() else 0, name
