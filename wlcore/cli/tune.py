"""`wl tune`: weights for bots by self-play, as `bots.yaml` takes them, and how bots that weigh by them do."""

from __future__ import annotations

import argparse
import os

from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options, count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice, checked, loaded
from wlcore.study.match import Standing, match
from wlcore.study.tune import Tuned, Weighing, tuned
from wlcore.text.human import counted

HELP = """Find weights for bots by self-play: greedy bots play, and what each figure of a player goes with at the end becomes its
weight. The weights are printed as bots.yaml takes them; then greedy bots that weigh by them play some that weigh as the game does now."""
GAMES, ROUNDS, MATCH = 60, 2, 40
TUNED, NOW = "tuned", "now"


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser, game_required=True)
    add = parser.add_argument_group("the tuning").add_argument
    add(
        "--games",
        metavar="N",
        type=count(1),
        default=GAMES,
        help=f"games of each round of self-play ({GAMES})",
    )
    add(
        "--rounds",
        metavar="R",
        type=count(1),
        default=ROUNDS,
        help=f"rounds, each with the weights so far ({ROUNDS})",
    )
    add("--match", metavar="N", type=count(0), default=MATCH, help=f"games of the match afterwards ({MATCH})")
    add(
        "--jobs",
        metavar="J",
        type=count(1),
        default=os.cpu_count() or 1,
        help="processes that play the match",
    )


def run(args: argparse.Namespace) -> int:
    """Tune and tell."""
    options = GameOptions.of(args)
    (choice,) = choices_of(options)
    game = loaded(choice)
    players = options.players or game.players[0]
    if unfit := game.not_for(players):
        raise UsageError(unfit)
    seed, found = options.seed or 0, Tuned({}, 0.0, 0)
    program = checked(choice).program
    for number, found in enumerate(tuned(game, program, players, args.games, seed, args.rounds), 1):
        talk(f"{choice.game}: round {number} of {args.rounds}: {_foretold(found)}")
    if not found.weights:
        talk(f"{choice.game}: nothing that is counted in it foretells how it ends")
        return 1
    standings = _matched(choice, found, players, args.match, seed + args.rounds * args.games, args.jobs)
    if options.json:
        json_result(_as_json(found, standings))
        return 0
    result("\n".join(["worth:", *(f"  {name}: {weight}" for name, weight in found.weights.items())]))
    for standing in standings:
        share, low, high = (f"{100 * part:.0f}" for part in (standing.share, standing.low, standing.high))
        talk(
            f"{standing.bot}: {counted(standing.seats, 'seat')}, won {share} % ({low} to {high}) of {args.match}"
        )
    return 0


def _foretold(found: Tuned) -> str:
    return (
        f"{100 * found.foretold:.0f} % of the differences at the end foretold, from {found.samples} moments"
    )


def _matched(choice: Choice, found: Tuned, players: int, games: int, seed: int, jobs: int) -> list[Standing]:
    """One bot that weighs by what was found against others that weigh as the game does."""
    if not games:
        return []
    makers = {TUNED: Weighing(found.weights), NOW: Weighing({})}
    return match(choice, [TUNED, *[NOW] * (players - 1)], games, seed, jobs, makers=makers)


def _as_json(found: Tuned, standings: list[Standing]) -> dict[str, object]:
    return {
        "worth": dict(found.weights),
        "foretold": round(found.foretold, 4),
        "samples": found.samples,
        "match": {standing.bot: standing.as_json() for standing in standings},
    }
