"""Rubbish is looked for seldom while much is made that stays: reading and compiling a game leave hardly any."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 200_000


@contextmanager
def seldom() -> Iterator[None]:
    """Look for it seldom from here to the end of the block."""
    before = gc.get_threshold()
    gc.set_threshold(max(SELDOM, before[0]) if before[0] else 0, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
