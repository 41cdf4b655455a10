"""In which order passes run."""

from __future__ import annotations

from wlcore.compile.ir.module import Module
from wlcore.compile.passes.inlining import inlined
from wlcore.compile.passes.leaving import leaving
from wlcore.compile.passes.narrowing import narrowed
from wlcore.compile.passes.slots import slotted
from wlcore.compile.passes.somebody import somebody
from wlcore.compile.passes.threading import threaded
from wlcore.compile.passes.untold import untold
from wlcore.compile.passes.unused import without_unused

FOR_PLAY = (untold, inlined, somebody, narrowed, without_unused, threaded, leaving, slotted)
"""For code that only plays."""
FOR_TELLING = (inlined, somebody, narrowed, without_unused, threaded, leaving, slotted)
"""For code that tells what it does, to logs and studies."""


def run(module: Module, telling: bool = False) -> Module:
    """All passes, one after the other, on the module itself."""
    for change in FOR_TELLING if telling else FOR_PLAY:
        change(module)
    return module
