"""In which order passes run."""

from __future__ import annotations

from dataclasses import replace

from wlcore.compile.ir.module import Module
from wlcore.compile.passes.hoisting import hoisted
from wlcore.compile.passes.inlining import inlined
from wlcore.compile.passes.leaving import leaving
from wlcore.compile.passes.narrowing import narrowed
from wlcore.compile.passes.slots import slotted
from wlcore.compile.passes.somebody import somebody
from wlcore.compile.passes.threading import threaded
from wlcore.compile.passes.untold import untold
from wlcore.compile.passes.unused import without_unused

LAYING = (inlined, somebody, narrowed, without_unused, threaded, leaving, slotted)
"""Up to where what lies on the stack is settled, for all that is made of the representation; it tells what it does, to logs and studies."""
FOR_PLAY = (untold, inlined, hoisted, without_unused)
"""For code that only plays. The stack stays as it is."""


def run(module: Module) -> Module:
    """All passes that lay out a module, one after the other, on the module itself."""
    for change in LAYING:
        change(module)
    return module


def played(module: Module) -> Module:
    """A copy of a module that has been laid out, for code that only plays."""
    functions = {name: replace(f) for name, f in module.functions.items()}
    units = {
        name: replace(unit, blocks=[replace(block) for block in unit.blocks])
        for name, unit in module.units.items()
    }
    copy = replace(module, functions=functions, units=units)
    for change in FOR_PLAY:
        change(copy)
    return copy
