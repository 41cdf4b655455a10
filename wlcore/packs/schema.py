"""JSON Schemas (draft 7) of pack files, made from the tables that read them, so that editors can help."""

from __future__ import annotations

from collections.abc import Mapping

from wlcore.packs.automata import AUTOMATA_FILE
from wlcore.packs.bench import BENCH_FILE
from wlcore.packs.bots import BOTS_FILE
from wlcore.packs.clauses import CLAUSES_FILE
from wlcore.packs.entities import REPLACES, RESERVED, Entity, Kinds, read_entities
from wlcore.packs.manifest import PACK
from wlcore.packs.names import NAME
from wlcore.packs.odds import ODDS_FILE
from wlcore.packs.patterns import PATTERN
from wlcore.packs.properties import PropertyType
from wlcore.packs.rulings import RULINGS_FILE
from wlcore.packs.screen import SCREEN_FILE
from wlcore.packs.sections import SECTION_PATTERN
from wlcore.packs.shapes import Schema
from wlcore.packs.survivors import SURVIVORS_FILE

__all__ = ["Entity", "Kinds", "PropertyType", "entity_schema", "file_schemas", "read_entities"]

DRAFT = "http://json-schema.org/draft-07/schema#"


def file_schemas() -> dict[str, Schema]:
    """The schemas of the files that every pack has in the same form, by the name of the file."""
    records = {
        "pack.yaml": PACK, "rulings.yaml": RULINGS_FILE, "clauses.yaml": CLAUSES_FILE, "bench.yaml": BENCH_FILE,
        "screen.yaml": SCREEN_FILE, "bots.yaml": BOTS_FILE, "odds.yaml": ODDS_FILE, "automata.yaml": AUTOMATA_FILE,
        "survivors.yaml": SURVIVORS_FILE,
    }  # fmt: skip
    return {name: {"$schema": DRAFT, "title": name, **r.schema()} for name, r in records.items()}


def entity_schema(kinds: Kinds) -> Schema:
    """The schema of a file of entities in a game with these kinds."""
    return {
        "$schema": DRAFT,
        "title": "entities",
        "type": "object",
        "properties": {kind: _kind_schema(types) for kind, types in kinds.items()},
        "patternProperties": {f"^{SECTION_PATTERN}$": _section_schema(kinds)},
        "additionalProperties": False,
    }


def _section_schema(kinds: Kinds) -> Schema:
    return {
        "description": "What counts only beside that pack.",
        "type": "object",
        "properties": {kind: {"$ref": f"#/properties/{kind}"} for kind in kinds},
        "additionalProperties": False,
    }


def _kind_schema(types: Mapping[str, PropertyType]) -> Schema:
    required = [name for name, type_ in types.items() if type_.required]
    body: Schema = {
        "type": "object" if required else ["object", "null"],
        "properties": {
            **{name: type_.shape.schema() for name, type_ in types.items()},
            **{field.name: field.schema() for field in RESERVED},
        },
        "additionalProperties": False,
    }
    if required:
        body["anyOf"] = [{"required": required}, {"required": [REPLACES.name]}]
    several = {"patternProperties": {f"^(?:{PATTERN})$": {"type": ["object", "null"]}}}
    names = {"anyOf": [NAME.schema(), {"pattern": f"^(?:{PATTERN})$"}]}
    return {"type": "object", "propertyNames": names, **several, "additionalProperties": body}
