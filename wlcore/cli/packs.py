"""`wl packs`: which games and layers are installed."""

from __future__ import annotations

import argparse
from typing import Any

from wlcore.cli.columns import columns
from wlcore.cli.options import add_strict
from wlcore.cli.output import json_result, talk
from wlcore.cli.places import named
from wlcore.lang.diagnostics import shown
from wlcore.packs.layers import Shelf
from wlcore.packs.manifest import Manifest

HELP = """List the games and layers that are installed, each game with its layers, and who brings them. The status is 1
if an installed pack or plugin is broken."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("--json", action="store_true", help="print the result as one JSON value")
    add_strict(parser.add_argument)


def run(args: argparse.Namespace) -> int:
    """List them."""
    shelf = Shelf.installed(args.strict)
    rows = [_row(shelf, manifest) for game in shelf.games() for manifest in (game, *shelf.layers(game.id))]
    strays = [m for m in shelf.manifests.values() if m.kind == "layer" and m.game not in shelf.manifests]
    rows += [_row(shelf, manifest) for manifest in strays]
    for message in (*shelf.messages, *(shown(d, None) for d in shelf.broken)):
        talk(message)
    if args.json:
        json_result(rows)
    else:
        columns(("id", "version", "kind", "for", "players", "from", "title"), [_told(row) for row in rows])
    return int(bool(shelf.broken or shelf.messages))


def _row(shelf: Shelf, manifest: Manifest) -> dict[str, Any]:
    return {
        "id": manifest.id,
        "version": manifest.version,
        "title": manifest.title,
        "kind": manifest.kind,
        "game": manifest.game,
        "players": list(manifest.players) if manifest.players else None,
        "requires": [ref.id for ref in manifest.requires],
        "conflicts": [ref.id for ref in manifest.conflicts],
        "languages": list(manifest.languages),
        "provenance": manifest.provenance,
        "author": manifest.author,
        "licence": manifest.licence,
        "description": manifest.description,
        "plugin": shelf.brought_by[manifest.id],
        "place": shelf.folders[manifest.id].place,
    }


def _told(row: dict[str, Any]) -> list[str]:
    least, most = row["players"] or ("", "")
    players = f"{least}-{most}" if least != most else str(least)
    game = row["game"] if row["kind"] == "layer" else ""
    return [row["id"], row["version"], row["kind"], game, players, named(row["place"]), row["title"]]
