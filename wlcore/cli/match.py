"""`wl match`: bots play each other, and who is better is told with how sure that is."""

from __future__ import annotations

import argparse
import os
from time import monotonic

from wlcore.bots import ROUNDS, NoSuchBot, maker
from wlcore.cli.columns import columns
from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options, count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice, loaded
from wlcore.study.match import Standing, match
from wlcore.text.human import counted

HELP = """Let bots play each other and tell how often each wins, between which bounds the true figure lies (95 of 100
times), and what chance alone would give. The last bot named takes the seats that are left. Without GAME: every game."""
GAMES = 60
SECONDS = 15


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser)
    add = parser.add_argument_group("the match").add_argument
    add(
        "--bots",
        metavar="B,...",
        default="greedy,random",
        help=f"who plays: random, greedy, search ({ROUNDS} rounds a choice), search:N (N rounds a choice)",
    )
    add("--games", metavar="N", type=count(1), default=GAMES, help=f"games to play ({GAMES})")
    add(
        "--jobs", metavar="J", type=count(1), default=os.cpu_count() or 1,
        help="processes that play (one a core)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play and tell."""
    options = GameOptions.of(args)
    named = [name.strip() for name in args.bots.split(",") if name.strip()]
    if not named:
        raise UsageError("name the bots, such as --bots search,greedy")
    try:
        for name in named:
            maker(name)
    except NoSuchBot as error:
        raise UsageError(str(error)) from error
    found = {}
    for choice in choices_of(options):
        bots = _seated(choice, named, options.players)
        talk(f"{choice.game}: {counted(args.games, 'game')} of {', '.join(bots)} ...")
        standings = match(
            choice, bots, args.games, options.seed or 0, args.jobs, _Told(choice.game, args.games)
        )
        found[choice.game] = {
            "games": args.games,
            "players": len(bots),
            "bots": {standing.bot: standing.as_json() for standing in standings},
        }
        if not options.json:
            _show(choice.game, args.games, len(bots), standings)
    if options.json:
        json_result(next(iter(found.values())) if len(found) == 1 else found)
    return 0


def _seated(choice: Choice, named: list[str], players: int | None) -> list[str]:
    game = loaded(choice)
    count = players or max(game.players[0], len(named))
    if unfit := game.not_for(count):
        raise UsageError(unfit)
    if len(named) > count:
        raise UsageError(f"there are {len(named)} bots for {counted(count, 'seat')}")
    return named + [named[-1]] * (count - len(named))


def _show(game: str, games: int, players: int, standings: list[Standing]) -> None:
    result(f"{game}, {counted(players, 'player')}, {counted(games, 'game')}")
    head = ("bot", "seats", "won", "share", "from", "to", "by chance", "mean score")
    columns(head, [_row(standing) for standing in standings])


def _row(s: Standing) -> list[str]:
    score = "" if s.score is None else f"{s.score:.2f}"
    shares = [f"{100 * part:.1f}" for part in (s.share, s.low, s.high, s.fair)]
    return [s.bot, str(s.seats), f"{s.won:.1f}", *shares, score]


class _Told:
    """Says now and then how far a long match is."""

    def __init__(self, game: str, games: int) -> None:
        self.game, self.games, self.told = game, games, monotonic()

    def __call__(self, done: int) -> None:
        if monotonic() - self.told > SECONDS and done < self.games:
            self.told = monotonic()
            talk(f"{self.game}: {done} of {counted(self.games, 'game')}")
