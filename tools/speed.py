"""A short benchmark that fails where something has become far slower than it was, whatever the machine.

Each figure is held against the calibration loop of the same run: how many of its simple steps are made while the game
decides once, or while a state is copied. Only what is far out of line fails, for a busy machine disturbs short runs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from wlcore import loading
from wlcore.study import bench
from wlcore.study.measure import Median

FAR = 3.0
"""So many times as slow as it was is far out of line."""
STEPS = {
    "western-legends": {
        "decisions_per_s": 193.2,
        "native_per_s": 14.2,
        "native_playouts_per_s": 8.8,
        "clone_us": 39.7,
        "fingerprint_us": 115.9,
        "view_us": 253.1,
        "imagine_us": 277.1,
        "native_clone_us": 0.9,
        "native_imagine_us": 22.1,
        "native_round_us": 89.0,
    },
    "public-enemy": {
        "decisions_per_s": 35.6,
        "native_per_s": 5.2,
        "native_playouts_per_s": 1.9,
        "clone_us": 15.2,
        "fingerprint_us": 57.2,
        "view_us": 224.7,
        "imagine_us": 39.9,
        "native_clone_us": 0.6,
        "native_imagine_us": 1.9,
        "native_round_us": 40.4,
    },
}
"""Simple steps for each figure, as measured when the way rules are compiled was last changed; native code is the one that libtcc makes."""
BY_HAND = {"yardstick_ratio": 4.2}
"""How many times as long as the yardstick its game took."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure every game; 1 if something is far out of line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=3, help="how often all is measured (3)")
    repeats = parser.parse_args(arguments).repeats
    bench.SECONDS = 0.3
    slow = []
    for name, known in STEPS.items():
        found = bench.bench(loading.load(name), repeats=repeats).figures
        each_us = found["calibration"].high
        rows: list[tuple[str, float, float]] = [
            (figure, steps(found[figure], figure, each_us), was)
            for figure, was in known.items()
            if figure in found
        ]
        rows += [(figure, found[figure].low, was) for figure, was in BY_HAND.items() if figure in found]
        for figure, now, was in rows:
            verdict = "FAR TOO SLOW" if now > FAR * was else "well"
            slow += [figure] if now > FAR * was else []
            print(f"{name:16} {figure:16} {now:8.1f}  was {was:8.1f}  {verdict}")
    return 1 if slow else 0


def steps(figure: Median, name: str, each_us: float) -> float:
    """A figure in steps of the calibration loop, of which so many are made in a microsecond; the best of the repeats."""
    return each_us * (1e6 / figure.high if name.endswith("_per_s") else figure.low)


if __name__ == "__main__":
    sys.exit(main())
