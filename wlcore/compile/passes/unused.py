"""Leaves out locals that nothing reads, and what then does nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wlcore.compile.ir import ops as o
from wlcore.compile.ir.module import Module
from wlcore.compile.passes.names import read
from wlcore.compile.passes.simplify import is_pure
from wlcore.compile.passes.slots import companions


def without_unused(module: Module) -> None:
    """Leave out definitions of locals that nothing reads; again and again, since these may have read others."""
    for function in module.functions.values():
        while True:
            less = cleaned(function.body, read(function.body))
            if less == function.body:
                break
            function.body = less
    for unit in module.units.values():
        while True:
            used: set[str] = set()
            for block in unit.blocks:
                used |= read((*block.ops, *([block.end] if block.end is not None else []))) | set(block.live)
            for name in used & unit.secrets.keys():
                used = used | companions(unit, {name})
            changed = False
            for block in unit.blocks:
                less = cleaned(block.ops, used)
                changed = changed or len(less) < len(block.ops) or less != tuple(block.ops)
                block.ops = list(less)
            if not changed:
                break


def cleaned(ops: Iterable[Any], used: set[str]) -> o.Ops:
    """Operations without those that only define what is not used."""
    kept: list[Any] = []
    for op in ops:
        match op:
            case o.Define(name=name, value=value) if name not in used and is_harmless(value):
                continue
            case o.DefineSet(name=name, value=value) if name not in used and is_harmless(value):
                continue
            case o.When():
                op = o.When(op.cond, cleaned(op.yes, used), cleaned(op.no, used))
                if is_nothing(op.yes) and is_nothing(op.no) and is_harmless(op.cond):
                    continue
            case o.ForEach():
                op = o.ForEach(op.name, op.of, cleaned(op.body, used))
                if is_nothing(op.body) and is_harmless(op.of):
                    continue
        kept.append(op)
    return tuple(kept)


def is_nothing(ops: Iterable[Any]) -> bool:
    """Whether nothing is done."""
    return all(isinstance(op, o.Line) for op in ops)


def is_harmless(node: Any) -> bool:
    """Whether it makes no difference whether something is worked out."""
    return is_pure(node)
