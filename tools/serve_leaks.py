"""Plays games at random beside worlds that a reader cannot tell from them, and tells whether a byte of any page differed.

    python tools/serve_leaks.py [--games N] [--game GAME]... [--from SEED] [--choices M] [--language LANG] [--every N]

All shipped games are played in turn, with and without layers, and by each seat and who watches in turn; `least` tells with how many.

Two things are less than at a table, so that many games can be played. With `--every N` a page is drawn where something is asked that has not been
asked in this game, else after one choice of N; what the reader may know is compared after each, and the log on the next page has all of it.
How likely an option wins, where that has to be tried, is tried `TRIES` times. And one thing is more: what comes of an option is worked
out however long it takes, for how fast the machine was is no difference between worlds.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

if __name__ == "__main__":  # run as a script, this folder's neighbours are not on the path yet
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.serving.worlds import least, played
from wlcore.engine.game import Game
from wlcore.loading import Choice, loaded
from wlcore.packs.layers import Shelf
from wlcore.play import foresight, winning
from wlcore.web.readers import WATCHER

TRIES = 30
"""How often options are tried where their chance has to be."""
PACE = 50
"""After so many games it tells how far it is."""


def main(words: list[str]) -> int:
    """Play, compare and tell; 1 if anything differed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--from", type=int, default=1, dest="first")
    parser.add_argument("--language", default="en")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--choices", type=int, default=10_000, help="so many of each game at most")
    args = parser.parse_args(words)
    winning.GAMES = winning.LEAST_GAMES = TRIES
    foresight.PATIENCE = float("inf")
    choices = [Choice(game) for game in args.game] or shipped()
    games: dict[tuple[str, ...], Game] = {}  # each is loaded once, and its texts are made once
    pages = apart = 0
    began = time.monotonic()
    for seed in range(args.first, args.first + args.games):
        choice = choices[seed % len(choices)]
        key = (choice.game, *choice.variants)
        if key not in games:
            games[key] = loaded(choice)
        game = games[key]
        players = least(game)
        reader = (*range(players), WATCHER)[seed // len(choices) % (players + 1)]
        worlds = played(choice, players, seed, reader, args.choices, args.language, game, args.every)
        pages, apart = pages + worlds.compared, apart + worlds.apart
        if worlds.found:
            print(
                f"{choice.game} {' '.join(choice.variants)}, seed {seed}, reader {reader}:",
                *worlds.found,
                sep="\n  ",
            )
            return 1
        played_now = seed - args.first + 1
        if played_now % PACE == 0:
            print(f"{played_now} games, {pages} pages compared", flush=True)
    print(
        f"{args.games} games of {len(choices)} kinds, {pages} pages compared, {apart} of them of worlds that were not the "
        f"same, no byte apart, {time.monotonic() - began:.0f} s"
    )
    return 0


def shipped() -> list[Choice]:
    """Every shipped game alone and with each layer that fits it."""
    shelf = Shelf.installed()
    found = [Choice(game.id) for game in shelf.games()]
    for game in shelf.games():
        for layer in shelf.layers(game.id):
            needed = tuple(str(ref) for ref in layer.requires if str(ref) != game.id)
            found.append(Choice(game.id, variants=(*needed, layer.id)))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
