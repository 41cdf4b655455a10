"""`wl bench`: how fast games run and start on this machine."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from wlcore.cli.columns import columns
from wlcore.cli.games import choices_of
from wlcore.cli.options import GameOptions, add_game_options, count
from wlcore.cli.output import json_result, result, talk
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice, checked, load
from wlcore.study.bench import Result, bench
from wlcore.study.measure import Median, micros
from wlcore.study.preparing import preparing
from wlcore.study.startup import startup

HELP = """Measure how fast a game runs at random legal play, what can be done with its states, and how long it takes to
start. Every figure is the median of repeats, with its spread. Without GAME: every installed game."""
REPEATS = 5
UNITS = {
    "per_s": "a second",
    "us": "µs",
    "ms": "ms",
    "ratio": "times slower than by hand",
    "times_python": "times as fast as Python",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser)
    add = parser.add_argument_group("the measurement").add_argument
    add(
        "--native",
        metavar="COMPILER",
        choices=("tcc", "cc", "none"),
        default="",
        help="what makes native code to be measured beside Python: tcc (of the extra 'native'), cc (of this system) or none",
    )
    add("--games", metavar="N", type=count(1), default=0, help="games of each repeat (as many as are steady)")
    add(
        "--repeats",
        metavar="R",
        type=count(1),
        default=REPEATS,
        help=f"how often all is measured ({REPEATS})",
    )


def run(args: argparse.Namespace) -> int:
    """Measure and tell."""
    options = GameOptions.of(args)
    results = []
    for choice in choices_of(options):
        talk(f"measuring {choice.game} ...")
        found = _measured(choice, args, options)
        results.append(found.as_json())
        if not options.json:
            _show(found)
    if options.json:
        json_result(results[0] if len(results) == 1 else results)
    return 0


def _measured(choice: Choice, args: argparse.Namespace, options: GameOptions) -> Result:
    asked = asdict(choice)
    game = load(**asked)
    try:
        found = bench(game, options.players or 0, args.games, args.repeats, options.seed or 0, args.native)
    except ValueError as error:
        raise UsageError(str(error)) from error
    found.figures |= startup(asked, args.repeats)
    found.figures |= preparing(choice, args.repeats)
    found.figures["card_text_us"] = card_text(choice, args.repeats)
    return found


def card_text(choice: Choice, repeats: int) -> Median:
    """Microseconds for writing the text of a card at a table: phrases and effects are read, no sentence is kept."""
    from wlcore.text.cards import CardTexts
    from wlcore.text.port import Phrases

    assembly = checked(choice)
    program, phrases = assembly.program, Phrases.of("en", [pack.folder for pack in assembly.packs])
    cards = CardTexts.of(program, [0] * (len(program.rulings) + len(program.options)), phrases)
    things = [thing for thing in cards.program.designs() if cards.thing(thing)]
    return micros(lambda: [cards.thing(thing) for thing in things], repeats).times(1 / max(1, len(things)))


def _show(found: Result) -> None:
    data = found.as_json()
    where = data["machine"]
    with_layers = f" with {', '.join(data['layers'])}" if data["layers"] else ""
    result(
        f"{data['game']}{with_layers}, {data['players']} players, {data['games']} games, {data['repeats']} repeats"
    )
    result(f"{where['name']}, {where['processor']}, {where['cores']} cores, {where['python']}")
    result(f"native code: {data['native']}")
    columns(("figure", "median", "", "lowest", "highest"), [_row(data, name) for name in found.figures])
    result(f"decisions per game {data['decisions_per_game']}, bytes of a state as JSON {data['state_bytes']}")


def _row(data: dict[str, Any], name: str) -> list[str]:
    said, unit = name.replace("_", " "), ""
    for ending, word in UNITS.items():
        if name.endswith(f"_{ending}"):
            said, unit = name.removesuffix(f"_{ending}").replace("_", " "), word
    low, high = data["spread"][name]
    return [said, f"{data[name]:,}", unit, f"{low:,}", f"{high:,}"]
