"""Measuring: medians of repeats with their spread, and what machine they were taken on."""

from __future__ import annotations

import gc
import os
import platform
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from wlcore.records import dataclass

BRIEF = 0.02
"""Seconds that a repeat of something short takes at least."""
STEPS = 300_000


@dataclass(frozen=True, slots=True)
class Median:
    """The median of some repeats, and the lowest and highest of them."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Median:
        """The figure that these repeats give."""
        return cls(statistics.median(values), min(values), max(values))

    def times(self, factor: float) -> Median:
        """The figure in another unit."""
        return Median(self.median * factor, self.low * factor, self.high * factor)


def micros(run: Callable[[], object], repeats: int) -> Median:
    """How many microseconds something takes that is too short to be timed alone."""
    number = 1
    while (spent := _seconds(run, number)) < BRIEF:
        number *= max(2, min(10, int(1.2 * BRIEF / max(spent, 1e-7))))
    return Median.of([_seconds(run, number) / number * 1e6 for _ in range(repeats)])


def _seconds(run: Callable[[], object], number: int) -> float:
    start = perf_counter()
    for _ in range(number):
        run()
    return perf_counter() - start


def calibration(repeats: int) -> Median:
    """Millions of simple steps a second in plain Python: by this, figures of two machines can be compared."""
    return Median.of([STEPS / _seconds(_steps, 1) / 1e6 for _ in range(repeats)])


def _steps() -> None:
    x, row = 1, list(range(64))
    for i in range(STEPS):
        x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        row[i & 63] = x >> 33


@contextmanager
def undisturbed() -> Iterator[None]:
    """Leave what is there alone when rubbish is collected, and collect seldom: small states leave no cycles behind."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(100_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def machine() -> dict[str, Any]:
    """Where figures were taken."""
    return {
        "name": platform.node(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
