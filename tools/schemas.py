"""Writes docs/schema/*.json: JSON Schemas of pack files, which editors use to complete and to check, and of what views give."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from wlcore.door.schema import view_schema
from wlcore.lang.diagnostics import Findings
from wlcore.packs.assemble import kinds_of
from wlcore.packs.layers import Shelf, read_all
from wlcore.packs.schema import entity_schema, file_schemas

FOLDER = "docs/schema"


def schemas() -> dict[str, str]:
    """Every schema, for tools/freshness.py: the files that all packs have alike, the entities of each game, and
    what a player may know as `View.to_dict` gives it.
    """
    shelf = Shelf.installed()
    found: dict[str, Mapping[str, Any]] = {
        name.replace(".yaml", ".json"): schema for name, schema in file_schemas().items()
    }
    for game in shelf.games():
        ids = [game.id, *(layer.id for layer in shelf.layers(game.id))]
        found[f"{game.id}.json"] = entity_schema(kinds_of(read_all(shelf, ids, Findings())))
    found["view.json"] = view_schema()
    return {f"{FOLDER}/{name}": _json(schema) for name, schema in sorted(found.items())}


def _json(schema: Mapping[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
