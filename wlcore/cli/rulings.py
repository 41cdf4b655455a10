"""`wl rulings`: the switches of a game, or where two editions differ."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

from wlcore.cli.games import choice_of
from wlcore.cli.language import spoken
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result, result
from wlcore.engine.switches import EDITIONS
from wlcore.loading import Choice, checked, settings
from wlcore.packs.assemble import Assembly
from wlcore.packs.rulings import Ruling, RulingValue
from wlcore.text.port import Phrases
from wlcore.text.rulings import RulingTexts

HELP = """List the switches of a game: differences between its editions and open questions of its rules, how each stands
and why, and the cards on which it decides something. With --diff only those on which two editions differ."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser, game_required=True)
    parser.add_argument(
        "--diff", nargs=2, metavar=("A", "B"), choices=EDITIONS, help=f"two of {', '.join(EDITIONS)}"
    )


def run(args: argparse.Namespace) -> int:
    """List them."""
    options = GameOptions.of(args)
    choice = choice_of(options)
    assembly = checked(choice)
    rows = _differing(assembly, choice, args.diff) if args.diff else _all(assembly, choice)
    if options.json:
        json_result(rows)
    elif rows:
        folders = [pack.folder for pack in assembly.packs]
        texts = RulingTexts(assembly, Phrases.of(spoken(options.language), folders))
        result("\n\n".join(_told(row, assembly, texts, settings(assembly, choice)) for row in rows))
    return 0


def _all(assembly: Assembly, choice: Choice) -> list[dict[str, Any]]:
    values = standing(assembly, choice)
    return [_row(ruling, {"value": values[ruling.id]}) for ruling in assembly.rulings.values()]


def _differing(assembly: Assembly, choice: Choice, editions: list[str]) -> list[dict[str, Any]]:
    per_edition = {edition: standing(assembly, replace(choice, edition=edition)) for edition in editions}
    rows = []
    for ruling in assembly.rulings.values():
        values = {edition: found[ruling.id] for edition, found in per_edition.items()}
        if len(set(values.values())) > 1:
            rows.append(_row(ruling, {"values": values}))
    return rows


def standing(assembly: Assembly, choice: Choice) -> dict[str, RulingValue]:
    """The value of each ruling: the edition's, then what packs set, then what was asked for."""
    numbers = settings(assembly, choice)
    return {r.id: r.typed(n) for r, n in zip(assembly.rulings.values(), numbers, strict=False)}


def _row(ruling: Ruling, values: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "question": ruling.question,
        **values,
        "clauses": [ref.id for ref in ruling.clauses],
        "reason": ruling.reason,
    }


def _told(row: dict[str, Any], assembly: Assembly, texts: RulingTexts, switches: list[int]) -> str:
    ruling = assembly.rulings[row["id"]]
    if "value" in row:
        stands = texts.value(ruling, row["value"])
    else:
        stands = ", ".join(
            f"{edition} {texts.value(ruling, value)}" for edition, value in row["values"].items()
        )
    lines = [f"{ruling.id}: {stands}", *(f"    {line}" for line in texts.about(ruling))]
    if "value" in row:
        lines += [f"    {name}: {text}" for name, text in texts.cards(ruling, switches)]
    return "\n".join([*lines, f"    [{', '.join(row['clauses'])}]"])
