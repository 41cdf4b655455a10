"""In which order passes run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

from wlcore.compile.ir.module import Module
from wlcore.compile.passes.again import Again, own
from wlcore.compile.passes.hoisting import hoisted
from wlcore.compile.passes.inlining import inlined
from wlcore.compile.passes.leaving import leaving
from wlcore.compile.passes.narrowing import narrowed
from wlcore.compile.passes.slots import numbered, slotted
from wlcore.compile.passes.somebody import somebody
from wlcore.compile.passes.threading import threaded
from wlcore.compile.passes.untold import untold
from wlcore.compile.passes.unused import without_unused
from wlcore.compile.passes.widths import widened

LAYING = (inlined, somebody, narrowed, without_unused, threaded, slotted, leaving, widened, numbered)
"""Up to where what lies on the stack is settled, for all that is made of the representation; it tells what it does, to logs and studies."""
FOR_PLAY = (untold, inlined, hoisted, without_unused)
"""For code that only plays. The stack stays as it is."""
WHOLE = (leaving, widened, numbered)
"""These look at all functions and units together; `inlined` at those that are written into others; all others at each alone."""


def run(module: Module, again: Again | None = None) -> Module:
    """All passes that lay out a module, one after the other, on the module itself; `again` knows what came of the program before."""
    _carried_out(LAYING, module, again or Again(module), "laid")
    return module


def played(module: Module, again: Again | None = None) -> Module:
    """A copy of a module that has been laid out, for code that only plays."""
    functions = {name: own(f) for name, f in module.functions.items()}
    units = {name: own(unit) for name, unit in module.units.items()}
    copy = replace(module, functions=functions, units=units)
    _carried_out(FOR_PLAY, copy, again or Again(module), "played")
    for name, unit in copy.units.items():
        for block, there in zip(unit.blocks, module.units[name].blocks, strict=True):
            block.place = there.place
    return copy


def _carried_out(passes: Iterable[Any], module: Module, again: Again, what: str) -> None:
    for number, (alone, some) in enumerate(groupby(passes, lambda change: change not in (inlined, *WHOLE))):
        if alone:
            again.through(f"{what} {number}", module, *some)
            continue
        for change in some:
            if change is inlined:
                inlined(module, again, f"{what} {number}", simple=passes is FOR_PLAY)
            else:
                change(module)
