"""Random play of Western Legends beside Catanatron's Catan, and beside OpenSpiel's euchre where that is, by turns in one process: a
speed that has nothing to compare it with says little, and what else a machine does then disturbs all alike. Ours is played by Python
and, where it can be had, by native code that Python drives choice by choice, as it does the others.

Neither is among what wlcore needs: `pip install -e '.[peers]'` brings Catanatron, `pip install open_spiel` the other.

    python tools/beside.py [--repeats 5] [--json]
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import random
import sys
from collections.abc import Callable, Sequence
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
    native, why = bench.natively(game, "")
    sides: dict[str, Callable[[int], Played]] = {
        "": lambda n: ours(game, n * GAMES),
        "catan": lambda n: catan(GAMES // 10, n),
    }
    if native is not None:
        sides["native"] = lambda n: ours(native, n * GAMES)
    if importlib.util.find_spec("pyspiel") is not None:
        sides["euchre"] = lambda n: euchre(10 * GAMES, n)
    rows = []
    with undisturbed():
        bench.play(game, PLAYERS, 4 * GAMES, 0)  # what fills up with use is full when it is measured
        for side in sides.values():
            side(0)
        for repeat in range(repeats):
            first = repeat * TURNS
            turns = [[side(n) for side in sides.values()] for n in range(first, first + TURNS)]
            rows.append(
                [[sum(part) for part in zip(*side, strict=True)] for side in zip(*turns, strict=True)]
            )
        copies = micros(bench.midway(game, PLAYERS, 0).clone, repeats), micros(catan_midway().copy, repeats)
    speeds = [Median.of([row[side][0] / row[side][2] for row in rows]) for side in (0, 1)]
    real = Median.of([row[1][1] / row[1][2] for row in rows])
    ratio = Median.of([a[0] / a[2] / (b[0] / b[2]) for a, b, *_ in rows])
    more: dict[str, Any] = {"native": native.compiler if native is not None else f"none: {why}"}
    at = {name: number for number, name in enumerate(sides)}
    for name in ("native", "euchre"):
        if name in at:
            speed = Median.of([row[at[name]][0] / row[at[name]][2] for row in rows])
            more[f"{name}_decisions_per_s"] = round(speed.median)
    for name in ("catan", "euchre"):
        if "native" in at and name in at:
            both = [(row[at["native"]], row[at[name]]) for row in rows]
            more[f"native_to_{name}"] = round(
                Median.of([a[0] / a[2] / (b[0] / b[2]) for a, b in both]).median, 2
            )
    return {
        "decisions_per_s": round(speeds[0].median),
        "catan_decisions_per_s": round(speeds[1].median),
        "catan_real_decisions_per_s": round(real.median),
        "ratio": round(ratio.median, 2),
        "ratio_spread": [round(ratio.low, 2), round(ratio.high, 2)],
        **more,
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


def euchre(games: int, seed: int) -> Played:
    """Some games of euchre, carried out by OpenSpiel; what chance decides is no decision."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game, decisions, real = pyspiel.load_game("euchre"), 0, 0
    start = perf_counter()
    for number in range(seed * games, seed * games + games):
        state, pick = game.new_initial_state(), random.Random(number).random
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                real += len(actions) > 1
            state.apply_action(actions[int(pick() * len(actions))])
    return decisions, real, perf_counter() - start


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
