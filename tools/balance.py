"""Plays games of bots and keeps their choices, a game a line; and tells of games that were kept which things win and which are refused.

    .venv/bin/python tools/balance.py play western-legends --variant goals --players 4 --bots greedy --games 200 --seed 0 --to games.jsonl
    .venv/bin/python tools/balance.py tell games.jsonl more.jsonl --kinds character,goal

`play` goes on where FILE ends, so that long runs can be stopped. `tell` plays the games once more, which takes some hundredths of a
second each; with packs that have changed since, games come to other ends, so tell of them before. What is far off is marked: `+` and `-` stand where even the
nearer bound is a quarter better or worse than the mean of the things in the same place.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from wlcore.bots import made, maker
from wlcore.cli.games import choice_of
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.door.view import seen_by
from wlcore.loading import Choice, loaded
from wlcore.study.balance import Counts, Tally, marked
from wlcore.study.match import begun


def play(args: argparse.Namespace) -> None:
    """Play games that are not in the file yet."""
    options = GameOptions.of(args)
    choice = choice_of(options)
    game, names = loaded(choice), args.bots.split(",")
    players, first = options.players or game.players[0], options.seed or 0
    there = len(args.to.read_text().splitlines()) if args.to.exists() else 0
    with args.to.open("a") as file:
        for seed in range(first + there, first + args.games):
            seats = [names[(seat + seed) % len(names)] for seat in range(players)]
            bots = [made(maker(name), name, seed * 1_000_003 + seat) for seat, name in enumerate(seats)]
            state, choices = begun(game, bots, seed), list[int]()
            while not state.over:
                choices.append(bots[state.who].choose(seen_by(state, state.who + 1)))
                state.apply(choices[-1])
            line = {"choice": asdict(choice), "players": players, "seed": seed, "choices": choices}
            file.write(json.dumps(line) + "\n")
            file.flush()


def told(files: Sequence[Path], kinds: Sequence[str]) -> Counts:
    """What is found in games that were kept; a kind counts in the games that have it."""
    lines = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    together = Counts()
    for what, games in groupby(lines, lambda line: json.dumps(line["choice"], sort_keys=True)):
        fields = json.loads(what)
        choice = Choice(**{**fields, "variants": tuple(fields["variants"]), "packs": tuple(fields["packs"])})
        game = loaded(choice)
        tally = Tally(game, [kind for kind in kinds if kind in game.data.kinds])
        for one in games:
            tally.add(one["players"], one["seed"], one["choices"])
        together.join(tally.counts)
    return together


def table(counts: Counts, places: Sequence[str], most: int) -> Iterator[str]:
    """A page of the counts; the rarest things of each place are left out."""
    yield f"{counts.games} games"
    for (kind, counted, where), group in groupby(
        counts.rows(), lambda row: (row.kind, row.counted, row.where)
    ):
        rows = [row for row in group if row.times >= most]
        if not rows or (places and where not in places):
            continue
        yield f"\n{kind}, {counted}: {where}"
        for row, sign in marked(rows):
            low, high = row.bounds
            of = f"{row.good:7.1f} {row.fair:7.1f}" if row.fair else f"{row.good:7.0f} {'':7}"
            yield f"{sign:1} {row.thing:28} {row.times:6} {of} {row.ratio:6.2f} {low:6.2f} to {high:.2f}"


def main(words: Sequence[str] | None = None) -> int:
    """Play, or tell."""
    form: dict[str, Any] = {"description": __doc__, "formatter_class": argparse.RawDescriptionHelpFormatter}
    parser = argparse.ArgumentParser(**form)
    what = parser.add_subparsers(required=True)
    playing = what.add_parser("play")
    add_game_options(playing)
    playing.add_argument(
        "--bots", default="greedy", help="names with commas between them; seats are taken in turn"
    )
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--to", type=Path, required=True, help="the file that keeps the games")
    playing.set_defaults(does=play)
    telling = what.add_parser("tell")
    telling.add_argument("files", nargs="+", type=Path)
    telling.add_argument("--kinds", required=True, help="kinds of things, with commas between them")
    telling.add_argument(
        "--where", default="", help="only these zones, values and choices, with commas between them"
    )
    telling.add_argument("--most", type=int, default=1, help="leave out what was counted less often")
    telling.set_defaults(does=tell)
    args = parser.parse_args(words)
    args.does(args)
    return 0


def tell(args: argparse.Namespace) -> None:
    """Print what is found."""
    counts = told(args.files, args.kinds.split(","))
    for line in table(counts, list(filter(None, args.where.split(","))), args.most):
        print(line)


if __name__ == "__main__":
    sys.exit(main())
