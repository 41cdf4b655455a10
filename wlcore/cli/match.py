"""`wl match`: bots play each other, and who is better is told with how sure that is."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from time import monotonic

from wlcore.bots import ROUNDS, SHIPPED, NoSuchBot, maker
from wlcore.bots.sense import FIRST, INSTEAD, NOTHING
from wlcore.cli.columns import columns
from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options, count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice, loaded
from wlcore.study.match import Standing, match, why_python
from wlcore.study.waste import looked_at
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
        help=f"who plays: {', '.join(SHIPPED)} ({ROUNDS} rounds a choice), search:N (N rounds a choice)",
    )
    add("--games", metavar="N", type=count(1), default=GAMES, help=f"games to play ({GAMES})")
    add("--wasted", action="store_true", help="list instead the choices that were surely worse than another")
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
    found: dict[str, object] = {}
    for choice in choices_of(options):
        bots = _seated(choice, named, options.players)
        if args.wasted:
            found[choice.game] = _wasted(choice, bots, args.games, options)
            continue
        talk(f"{choice.game}: {counted(args.games, 'game')} of {', '.join(bots)} ...")
        if why := why_python(choice, [maker(name)(0) for name in bots]):
            talk(f"Python plays, not native code: {why}")
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


def _wasted(choice: Choice, bots: list[str], games: int, options: GameOptions) -> dict[str, object]:
    """The choices of each bot that were surely worse than another, and of how many."""
    words, listed = loaded(choice).names.option, list[str]()
    looked: Counter[str] = Counter()
    wasted: Counter[str] = Counter()
    for one in looked_at(choice, bots, games, options.seed or 0):
        looked[one.bot] += 1
        if one.better is not None:
            wasted[one.bot] += 1
            other = words(one.better.option) if one.better.option >= 0 else "another choice"
            why = {FIRST: f"better {other} first", INSTEAD: f"better {other}", NOTHING: "it brings nothing"}
            who = f"seed {one.seed}, choice {one.number}, player {one.seat + 1} ({one.bot})"
            listed.append(f"{who}: {words(one.option)}; {why[one.better.how]}")
    if not options.json:
        for line in listed:
            result(line)
        for bot, count in looked.items():
            result(f"{choice.game}: {bot} wasted {wasted[bot]} of {counted(count, 'choice')}")
    return {bot: {"choices": count, "wasted": wasted[bot]} for bot, count in looked.items()}


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
    head = ["bot", "seats", "won", "share", "from", "to", "by chance", "mean score", "mean place"]
    worth = any(standing.returns is not None for standing in standings)
    columns(
        [*head, *["mean result"] * worth], [_row(standing)[: len(head) + worth] for standing in standings]
    )


def _row(s: Standing) -> list[str]:
    means = ["" if mean is None else f"{mean:.2f}" for mean in (s.score, s.place, s.returns)]
    shares = [f"{100 * part:.1f}" for part in (s.share, s.low, s.high, s.fair)]
    return [s.bot, str(s.seats), f"{s.won:.1f}", *shares, *means]


class _Told:
    """Says now and then how far a long match is."""

    def __init__(self, game: str, games: int) -> None:
        self.game, self.games, self.told = game, games, monotonic()

    def __call__(self, done: int) -> None:
        if monotonic() - self.told > SECONDS and done < self.games:
            self.told = monotonic()
            talk(f"{self.game}: {done} of {counted(self.games, 'game')}")
