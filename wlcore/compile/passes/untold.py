"""Leaves out what is only told, and who is asked though there is nothing to choose: for code that only plays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from wlcore.compile.ir.blocks import Wait
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.ops import ForEach, Mark, Ops, Rest, Tell, When

TOLD = (Tell, Rest, Mark)


def untold(module: Module) -> None:
    """Without what is told to logs and studies."""
    for function in module.functions.values():
        function.body = quiet(function.body)
    for unit in module.units.values():
        for block in unit.blocks:
            block.ops = list(quiet(tuple(block.ops)))
            if isinstance(block.end, Wait):
                block.end = replace(block.end, anyway=None)


def quiet(ops: Ops) -> Ops:
    """Operations without those that only tell something."""
    return tuple([_inside(op) for op in ops if not isinstance(op, TOLD)])


def _inside(op: Any) -> Any:
    if isinstance(op, When):
        return When(op.cond, quiet(op.yes), quiet(op.no))
    if isinstance(op, ForEach):
        return ForEach(op.name, op.of, quiet(op.body))
    return op
