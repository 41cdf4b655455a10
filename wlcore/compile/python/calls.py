"""Which units Python can call without asking how deep it is in calls: those whose calls never come round to a unit again."""

from __future__ import annotations

from wlcore.compile.ir.blocks import CallUnit
from wlcore.compile.ir.module import Module

CHAIN = 100
"""So many units may call each other in a row without asking."""


def going_round(module: Module) -> set[str]:
    """The units whose calls can come round to a unit again; all units, where too many call each other in a row."""
    called = {
        name: {to for block in unit.blocks if isinstance(block.end, CallUnit) for to in block.end.units}
        for name, unit in module.units.items()
    }
    left = {name: set(to) for name, to in called.items()}
    for _ in range(CHAIN):
        done = {name for name, to in left.items() if not to}
        if not done:
            break
        left = {name: to - done for name, to in left.items() if name not in done}
    else:
        return set(called)
    return set(left)
