"""What is remembered from one compilation to the next, all of which could be worked out again."""

from __future__ import annotations

from wlcore.compile import flow, parsed
from wlcore.compile.shapes import SHAPES


def forget() -> None:
    """Forget all functions and lines that have been compiled before."""
    SHAPES.known.clear()
    parsed.KNOWN.clear()
    flow.reads.cache_clear()
    flow.spread.cache_clear()
