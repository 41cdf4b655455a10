"""Takes out questions whether somebody is somebody, where that is known: of parameters that are never nobody, and of elements of sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.module import Module, Parameter
from wlcore.compile.ir.values import Local, Num
from wlcore.compile.ir.walk import every, rebuilt
from wlcore.compile.passes import simplify
from wlcore.compile.passes.names import BINDING


def somebody(module: Module) -> None:
    """Fold what asks of somebody whether it is."""
    for function in module.functions.values():
        told = Told(sure(function.params, function.body))
        function.body = simplify.ops_made(function.body, told.made, module.tables)
    for unit in module.units.values():
        blocks = [(*block.ops, *([block.end] if block.end is not None else [])) for block in unit.blocks]
        told = Told(sure(unit.params, blocks))
        for block in unit.blocks:
            block.ops = list(simplify.ops_made(block.ops, told.made, module.tables))
            if block.end is not None:
                block.end = simplify.node_made(block.end, told.made, module.tables)


def sure(params: Iterable[Parameter], body: Any) -> set[str]:
    """The locals that are never nobody. A name stands for one thing only, wherever it is."""
    found = {p.name for p in params if p.somebody}
    again = set()
    for x in every(tuple(body)):
        if isinstance(x, BINDING) and is_of_things(getattr(x, "of", None)):
            found.add(x.name)
        elif isinstance(x, (o.Define, o.Do, o.TakeLeast, o.TakeNext, v.Let, s.LetIn)):
            again.add(x.name if isinstance(x, (o.Define, v.Let, s.LetIn)) else x.into)
    return found - again


def is_of_things(of: Any) -> bool:
    """Whether nothing in a set is below 0, as far as its form says."""
    match of:
        case s.Cards() | s.Row() | s.CouldLie() | s.Turns() | s.Numbers() | s.Small():
            return True
        case s.Range(first=Num(n=n)):
            return n >= 0
        case s.Items(items=items):
            return all(isinstance(item, Num) and item.n >= 0 for item in items)
        case (
            s.Where(of=inner)
            | s.Extreme(of=inner)
            | s.Difference(left=inner)
            | s.First(of=inner)
            | s.Clockwise(of=inner)
        ):
            return is_of_things(inner)
        case s.Reached() | s.Map(things=True):
            return True
    return False


class Told:
    """Takes out of nodes whether these are somebody."""

    def __init__(self, known: set[str]) -> None:
        self.known = known

    def made(self, x: Any) -> Any:
        """A node in which that is not asked."""
        x = rebuilt(x, self.made)
        if (
            x.__class__ is v.Op
            and x.right == fold.NO
            and isinstance(x.left, Local)
            and x.left.name in self.known
        ):
            if x.op == ">=":
                return fold.YES
            if x.op == "<":
                return fold.NO
        return x
