"""`wl coverage`: which clauses, branches, card texts and rulings no scenario has run."""

from __future__ import annotations

import argparse
from pathlib import Path

from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.places import named, path_argument
from wlcore.scenario.coverage import Coverage, coverage
from wlcore.study.marks import BRANCH, LINE, TEXT, Point
from wlcore.text.human import counted

HELP = """Play the scenarios of a game and of its variants and list what they never ran: clauses of the rules, branches,
card texts, values of rulings. Without --variant and --with: all variants. Always exits with 0: it is a report."""
WORDS = {BRANCH: "branches", LINE: "statements", TEXT: "card texts"}


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="id of a game")
    add = parser.add_argument
    add(
        "--variant", metavar="V", dest="variants", action="append", default=[],
        help="the game with this variant instead of all of them; may be repeated",
    )  # fmt: skip
    add(
        "--with", metavar="PATH", dest="packs", type=path_argument, action="append", default=[],
        help="the game with a pack of your own; may be repeated",
    )  # fmt: skip
    add(
        "--in", metavar="PATH", dest="inside", type=path_argument, action="append", default=[],
        help="only places in this file or folder; may be repeated",
    )  # fmt: skip
    add(
        "--games",
        metavar="N",
        type=count(0),
        default=0,
        help="count what so many random games run, too, and list what only scenarios do",
    )
    add("--seed", metavar="S", type=count(0), default=0, help="where chance begins in random games")
    add("--html", metavar="DIR", type=Path, help="write pages that show each file, line by line")
    add("--json", action="store_true", help="print the result as one JSON value")


def run(args: argparse.Namespace) -> int:
    """Play and tell."""
    asked = GameOptions(game=args.game, variants=tuple(args.variants), packs=tuple(args.packs))
    told = {}
    choices = choices_of(asked)
    for choice in choices:
        found = coverage(choice, args.games, args.seed)
        found.keep(args.inside)
        name = Path(choice.game).name
        told[name] = found.as_json(named)
        if args.html is not None:
            from wlcore.scenario.coverage_page import write_pages

            folder = args.html if len(choices) == 1 else args.html / name
            talk(f"{name}: {write_pages(found, folder, name, named)}")
        if not args.json:
            _show(name, found)
    if args.json:
        json_result(next(iter(told.values())) if len(choices) == 1 else told)
    return 0


def _show(name: str, found: Coverage) -> None:
    games = f" and {found.games:,} random games" if found.games else ""
    result(f"{name}: {found.scenarios:,} scenarios{games}")
    for outcome in found.failed:
        result(f"  failed: {named(outcome.span.file)}:{outcome.span.line}: {outcome.name}")
    data = found.as_json(named)
    clauses, rulings = data["clauses"], data["rulings"]
    _part(
        "clauses",
        clauses["cited"],
        clauses["run"],
        [f"{c}  {', '.join(p)}" for c, p in clauses["places"].items()],
    )
    for kind in (BRANCH, TEXT, LINE):
        missing = found.missing(kind)
        _part(WORDS[kind], found.count(kind), found.count(kind) - len(missing), [_place(p) for p in missing])
    _part("values of rulings", rulings["all"], rulings["run"], rulings["missing"])
    if found.games:
        unplayed = found.unplayed()
        result(
            f"in no game, but in a scenario: {counted(len(unplayed), 'place')}" + (":" if unplayed else "")
        )
        for point, scenario in unplayed:
            result(f"  {_place(point)}  {named(scenario)}")


def _part(what: str, every: int, run: int, missing: list[str]) -> None:
    result(f"{what}: {run} of {every} have run" + (", all but:" if missing else ""))
    for line in missing:
        result(f"  {line}")


def _place(point: Point) -> str:
    return f"{named(point.span.file)}:{point.span.line}:{point.span.col}: {point.what}"
