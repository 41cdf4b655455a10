"""How many bits a kept set needs: a set of things has one for each thing, a set of numbers up to its largest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir.base import Set
from wlcore.compile.ir.blocks import CallUnit
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.primitives import PRIMITIVES
from wlcore.compile.ir.values import Num
from wlcore.compile.ir.walk import every
from wlcore.compile.passes.names import ops_in
from wlcore.lang.arithmetic import MOST_IN_SETS

Name = tuple[str, str]
"""A local of a unit."""


def widened(module: Module) -> None:
    """Note by set of each unit how many bits it needs, from what it is made of."""
    found: dict[Name, int] = {}
    made_of: dict[Name, set[Name]] = {}
    for name, unit in module.units.items():
        for x in unit.sets:
            found[name, x] = max(module.wide, unit.sets[x])
    for to, values in _made(module):
        found[to] = max(found.get(to, module.wide), *(_width(module, value) for _, value in values))
        inside = [(unit, x.name) for unit, value in values for x in every(value) if isinstance(x, s.Held)]
        made_of.setdefault(to, set()).update(inside)
    for name, unit in module.units.items():  # what is picked comes from a set of the same unit
        own = {x for x in found if x[0] == name}
        for op in (op for block in unit.blocks for op in ops_in(block.ops)):
            if isinstance(op, o.Include):
                made_of[name, op.name] |= own
    before: dict[Name, int] = {}
    while found != before:
        before = dict(found)
        for to, sources in made_of.items():
            found[to] = max(found[to], *(found.get(x, 0) for x in sources), 0)
    for (name, x), width in found.items():
        module.units[name].sets[x] = width


def _made(module: Module) -> Iterator[tuple[Name, list[tuple[str, Any]]]]:
    """The sets that units make or are given: of each what it is made of, with the unit in which that stands."""
    for name, unit in module.units.items():
        for block in unit.blocks:
            for op in ops_in(block.ops):
                if isinstance(op, o.DefineSet):
                    yield (name, op.name), [(name, op.value)]
                elif isinstance(op, o.Do) and op.into and PRIMITIVES[op.name].answers == "s":
                    yield (name, op.into), [(name, arg) for arg in op.args]
            if isinstance(block.end, CallUnit):
                for called in block.end.units:
                    for p, arg in zip(module.units[called].params, block.end.args, strict=True):
                        if p.many:
                            yield (called, p.name), [(name, arg)]


def _width(module: Module, value: Any) -> int:
    """One more than the largest number that a set itself brings, as far as one can be kept."""
    most = 0
    for x in every(value) if isinstance(value, Set) else ():
        match x:
            case s.Numbers() | s.Small():
                most = max(most, x.most)
            case s.Range(_, Num(end)):
                most = max(most, end - 1)
            case s.Items(items):
                most = max(most, *(item.n for item in items if isinstance(item, Num)), 0)
            case s.Row():
                entries = module.tables[x.table]
                most = max(most, *(number for entry in entries if entry for number in entry), 0)
    return 1 + min(most, MOST_IN_SETS)
