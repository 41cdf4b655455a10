"""How long it takes to check a game's rules and to compile them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time

from wlcore.gc_pause import GcPause
from wlcore.loading import Choice, checked, making_of
from wlcore.study.measure import Median

MOST_REPEATS = 3
"""What takes seconds is measured no more often."""


def preparing(choice: Choice, repeats: int) -> dict[str, Median]:
    """Milliseconds of checking and of compiling for a hundred effects of the game, as if no line like theirs had been read
    or compiled before; and of doing all again for the whole of a game that is loaded. What is compiled is told for both
    flavours, and for the traced one alone, which is all that a table waits for.
    """
    from wlcore.compile.data import FAST, TRACED, Making
    from wlcore.packs.source import forget_files

    def read() -> None:
        forget_files()
        checked(choice)

    def anew(flavour: str) -> None:
        Making(program).written(flavour)

    program = checked(choice).program
    routines = program.routines("rule", "action", "frame", "query")
    share = 100 / (len(routines) + len(program.texts) + len(program.triggers))
    often = min(repeats, MOST_REPEATS)
    return {
        "check_100_effects_ms": _millis(read, often).times(share),
        "compile_100_effects_ms": _millis(partial(anew, FAST), often).times(share),
        "compile_traced_100_effects_ms": _millis(partial(anew, TRACED), often).times(share),
        "reload_ms": _millis(lambda: making_of(checked(choice)).written(FAST), often),
    }


def _millis(run: Callable[[], object], repeats: int) -> Median:
    """How long something takes that takes long."""
    found = []
    for _ in range(repeats):
        with GcPause():
            start = process_time()
            run()
            found.append((process_time() - start) * 1e3)
    return Median.of(found)
