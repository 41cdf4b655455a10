"""Garbage is collected seldom while much is made that stays, or many small things come and go that leave no cycles behind."""

import gc

OFTEN_ENOUGH = 200_000


class GcPause:
    """Collect garbage only after so many new things, from here to the end of the block."""

    def __enter__(self) -> None:
        self.before = gc.get_threshold()
        first, *others = self.before
        gc.set_threshold(max(OFTEN_ENOUGH, first) if first else 0, *others)

    def __exit__(self, *_: object) -> None:
        gc.set_threshold(*self.before)
