"""`wl conform`: random games under every invariant."""

from __future__ import annotations

import argparse
import os
import shlex

from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options, count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice
from wlcore.study.conform import ConformReport, Fault, conform
from wlcore.study.tables import ALONE, WAYS

HELP = """Play random games and check that everything holds that must: cards are conserved, knowledge is never wrong and
never leaks, counters keep their caps, saves and replays give the same game, what packs declare. Without GAME: every
installed game. Without --players and --edition the games go round all numbers of players and all editions."""
GAMES = 100
OFTEN = 500


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser)
    add = parser.add_argument_group("the study").add_argument
    add("--games", metavar="N", type=count(1), default=GAMES, help=f"games to play of each game ({GAMES})")
    add("--thorough", action="store_true", help="every check at every decision, from every seat")
    add(
        "--jobs",
        metavar="J",
        type=count(1),
        default=os.cpu_count() or 1,
        help="processes that play (one a core)",
    )
    add(
        "--layers", choices=WAYS, default=ALONE,
        help="with the given variants alone, each other layer beside them, or every pair that goes together",
    )  # fmt: skip
    add(
        "--most", metavar="N", type=count(1),
        help="decisions after which a game is endless (as its packs say, or 100,000)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play, say what was found; 1 if something was."""
    options = GameOptions.of(args)
    total = ConformReport()
    for choice in choices_of(options):
        report = _studied(choice, args, options)
        total.add(report)
        if not options.json:
            _show(choice.game, report)
    if options.json:
        json_result(total.as_json())
    return int(bool(total.faults))


def _studied(choice: Choice, args: argparse.Namespace, options: GameOptions) -> ConformReport:
    try:
        return conform(
            choice.game,
            args.games,
            players=options.players,
            edition=options.edition,
            variants=choice.variants,
            packs=choice.packs,
            rulings=choice.rulings,
            options=choice.options,
            ask=choice.ask,
            seed=options.seed or 0,
            layers=args.layers,
            thorough=args.thorough,
            jobs=args.jobs,
            most=args.most,
            progress=Progress(choice.game, args.games),
        )
    except ValueError as error:
        raise UsageError(str(error)) from error


class Progress:
    """Says now and then how far a long run is."""

    def __init__(self, game: str, games: int) -> None:
        self.game, self.games, self.told = game, games, 0

    def __call__(self, done: int) -> None:
        if self.told + OFTEN <= done < self.games:
            self.told = done
            talk(f"{self.game}: {done:,} of {self.games:,} games")


def _show(game: str, report: ConformReport) -> None:
    for fault in report.faults:
        result(_told(fault))
    without = [" and ".join(layers) for layers in report.unplayed]
    unplayed = f"; not played: {', '.join(without)}" if without else ""
    faults = f"{len(report.faults)} fault{'s' * (len(report.faults) != 1)}" if report.faults else "no faults"
    result(f"{game}: {report.games:,} games, {report.decisions:,} decisions, {faults}{unplayed}")


def _told(fault: Fault) -> str:
    """A fault and the command that shows it again."""
    layers = f" with {', '.join(fault.layers)}" if fault.layers else ""
    where = f"{fault.game}{layers}, {fault.players} players, edition {fault.edition}, seed {fault.seed}"
    again = ["wl", "conform", fault.game, "--players", str(fault.players), "--edition", fault.edition]
    for option, values in (("--variant", fault.layers), ("--with", fault.packs)):
        again += [word for value in values for word in (option, value)]
    for option, pairs in (("--ruling", fault.rulings), ("--option", fault.options)):
        again += [word for name, value in pairs.items() for word in (option, f"{name}={value}")]
    again += ["--ask", fault.ask] if fault.ask else []
    again += ["--seed", str(fault.seed), "--games", "1", *(["--thorough"] if fault.thorough else [])]
    return f"{fault.invariant}: {fault.message}\n    {where}, decision {fault.decision}\n    again: {shlex.join(again)}"
