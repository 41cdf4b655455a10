"""`wl cards`: everything in a game, and where it comes from."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from wlcore.cli.columns import columns
from wlcore.cli.games import choice_of
from wlcore.cli.options import GameOptions, add_game_options
from wlcore.cli.output import json_result
from wlcore.loading import checked
from wlcore.packs.assemble import Assembly
from wlcore.packs.names import PROVENANCES

HELP = """List every card and every other thing in a game. With --provenance count by kind what a rule text
states (rules), what the printed component shows (component) and what is ours (designed)."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    add_game_options(parser, game_required=True)
    parser.add_argument("--provenance", action="store_true", help="count where things come from")


def run(args: argparse.Namespace) -> int:
    """List or count."""
    options = GameOptions.of(args)
    rows = things(checked(choice_of(options)))
    if options.json:
        json_result(rows)
    elif args.provenance:
        _count(rows)
    else:
        _list(rows)
    return 0


def things(assembly: Assembly) -> list[dict[str, Any]]:
    """Every single thing, copies included, in the order of its kind."""
    of_pack = {pack.manifest.id: pack.manifest.provenance for pack in assembly.packs}
    return [
        {
            "id": thing.id,
            "kind": thing.kind,
            "provenance": thing.provenance or of_pack[thing.pack],
            "cites": list(thing.cites),
            "pack": thing.pack,
            "design": thing.design,
        }
        for kind in assembly.program.kinds.values()
        for thing in assembly.program.things[kind.name].values()
    ]


def _list(rows: list[dict[str, Any]]) -> None:
    copies = Counter((row["kind"], row["design"]) for row in rows)
    designs = {(row["kind"], row["design"]): row for row in reversed(rows)}
    columns(
        ("id", "copies", "kind", "provenance", "pack", "clauses"),
        [
            [name, str(copies[kind, name]), kind, row["provenance"], row["pack"], ", ".join(row["cites"])]
            for (kind, name), row in reversed(designs.items())
        ],
    )


def _count(rows: list[dict[str, Any]]) -> None:
    counts = Counter((row["kind"], row["provenance"]) for row in rows)
    kinds = [*dict.fromkeys(row["kind"] for row in rows)]
    table = [[kind, *(counts[kind, p] for p in PROVENANCES)] for kind in kinds]
    table.append(["all", *(sum(counts[kind, p] for kind in kinds) for p in PROVENANCES)])
    columns(
        ("kind", *PROVENANCES, "together"),
        [[kind, *map(str, numbers), str(sum(numbers))] for kind, *numbers in table],
    )
