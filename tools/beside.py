"""Random play of Western Legends beside Catanatron's Catan, by turns in one process: a speed that has nothing to compare it
with says little, and what else a machine does then disturbs both alike.

Catanatron is not among what wlcore needs: `pip install -e '.[peers]'` brings it.

    python tools/beside.py [--repeats 5] [--json]
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import random
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from wlcore import loading
from wlcore.study import bench
from wlcore.study.measure import Median, calibration, machine, micros, undisturbed

PLAYERS = 4
GAMES = 20
"""So many games of ours are played in each turn; of theirs a tenth, which takes about as long."""
TURNS = 5
"""So often in each repeat it is the turn of both."""
LONGEST = 1000
"""Catanatron gives up a game after so many turns."""

Played = tuple[int, int, float]
"""Decisions, those of them that left a choice, and the seconds they took."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure both and print how they stand to each other; 2 if Catanatron is not there."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeats", type=int, default=5, help="how often all is measured (5)")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON value")
    given = parser.parse_args(arguments)
    if importlib.util.find_spec("catanatron") is None:
        print("Catanatron is not installed here: pip install -e '.[peers]' brings it.", file=sys.stderr)
        return 2
    found = beside(given.repeats)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:28} {value}")
    return 0


def beside(repeats: int) -> dict[str, Any]:
    """The figures of both: medians of repeats, ratios with the lowest and the highest of them."""
    game = loading.load("western-legends")
    rows = []
    with undisturbed():
        bench.play(game, PLAYERS, 4 * GAMES, 0)  # what fills up with use is full when it is measured
        catan(2, 0)
        for repeat in range(repeats):
            first = repeat * TURNS
            turns = [(ours(game, n * GAMES), catan(GAMES // 10, n)) for n in range(first, first + TURNS)]
            rows.append(
                [[sum(part) for part in zip(*side, strict=True)] for side in zip(*turns, strict=True)]
            )
        copies = micros(bench.midway(game, PLAYERS, 0).clone, repeats), micros(catan_midway().copy, repeats)
    speeds = [Median.of([row[side][0] / row[side][2] for row in rows]) for side in (0, 1)]
    real = Median.of([row[1][1] / row[1][2] for row in rows])
    ratio = Median.of([a[0] / a[2] / (b[0] / b[2]) for a, b in rows])
    return {
        "decisions_per_s": round(speeds[0].median),
        "catan_decisions_per_s": round(speeds[1].median),
        "catan_real_decisions_per_s": round(real.median),
        "ratio": round(ratio.median, 2),
        "ratio_spread": [round(ratio.low, 2), round(ratio.high, 2)],
        "clone_us": round(copies[0].median, 2),
        "catan_clone_us": round(copies[1].median, 2),
        "clone_ratio": round(copies[1].median / copies[0].median, 2),
        "calibration": round(calibration(repeats).median, 2),
        "machine": machine(),
    }


def ours(game: Any, seed: int) -> Played:
    """Some games of Western Legends; every decision in it leaves a choice."""
    decisions, seconds = bench.play(game, PLAYERS, GAMES, seed)
    return decisions, decisions, seconds


def catan(games: int, seed: int) -> Played:
    """Some games of Catan, carried out by Catanatron's own rules."""
    decisions, real = 0, 0
    start = perf_counter()
    for number in range(seed * games, seed * games + games):
        game, pick = new_catan(number), random.Random(number).random
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))])
            decisions += 1
            real += len(actions) > 1
    return decisions, real, perf_counter() - start


def catan_midway() -> Any:
    """A game of Catan after some hundred decisions."""
    game, pick = new_catan(1), random.Random(1).random
    for _ in range(400):
        actions = game.state.playable_actions
        game.execute(actions[int(pick() * len(actions))])
    return game


def new_catan(seed: int) -> Any:
    """A game of Catan for four players at random."""
    catanatron: Any = importlib.import_module("catanatron")
    random.seed(seed)
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


if __name__ == "__main__":
    sys.exit(main())
