"""Garbage is collected seldom while much is made that stays, or many small things come and go that leave no cycles behind."""

import gc
from threading import Lock

OFTEN_ENOUGH = 200_000


class GcPause:
    """Collect garbage only after so many new things, from here to the end of the block.

    How often is a setting of the whole process: of blocks in several threads the first one changes it, and the last one
    puts it back.
    """

    _lock = Lock()
    _open = 0
    _before = (0, 0, 0)

    def __enter__(self) -> None:
        with GcPause._lock:
            if not GcPause._open:
                GcPause._before = gc.get_threshold()
                first, *others = GcPause._before
                gc.set_threshold(max(OFTEN_ENOUGH, first) if first else 0, *others)
            GcPause._open += 1

    def __exit__(self, *_: object) -> None:
        with GcPause._lock:
            GcPause._open -= 1
            if not GcPause._open:
                gc.set_threshold(*GcPause._before)
