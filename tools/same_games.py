"""Plays random games by the engine and by native code, and compares them at every decision.

    .venv/bin/python tools/same_games.py western-legends --layers goals,wild-wild-west --games 100 --first 0
    .venv/bin/python tools/same_games.py public-enemy --compiler cc --games 1000

Compared are options, who decides, values (but where frames note the stack), zones in order, blocks of decks, knowledge, chance, depth,
what is laid aside of frames, and who has won.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from wlcore import loading
from wlcore.loading import Choice
from wlcore.native import native
from wlcore.study.alike import first_difference
from wlcore.study.natively import Natively


def main() -> int:
    """Play and compare; 1 if anything differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--layers", default="", help="ids, with commas between them")
    parser.add_argument("--edition", default="en")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--compiler", default="tcc", choices=("tcc", "cc"), help="of the native code (tcc)")
    args = parser.parse_args()
    choice = Choice(args.game, args.edition, tuple(filter(None, args.layers.split(","))))
    start = perf_counter()
    game = loading.compiled(loading.checked(choice), choice)
    made = Natively(native(game, args.compiler))
    fitting = [n for n in range(game.players[0], game.players[1] + 1) if not game.not_for(n)]
    decisions = differ = 0
    for seed in range(args.first, args.first + args.games):
        players = fitting[seed % len(fitting)]
        count, found = first_difference(made, players, seed)
        decisions += count
        if found:
            differ += 1
            print(f"seed {seed}, {players} players, after {count} decisions: {found}")
    seconds = perf_counter() - start
    print(
        f"{args.game} {args.layers}: {args.games} games, {decisions} decisions, {differ} differ, {seconds:.1f} s"
    )
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
