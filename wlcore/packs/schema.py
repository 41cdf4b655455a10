"""JSON Schemas (draft 7) of pack files, made from the tables that read them, so that editors can help."""

from __future__ import annotations

from wlcore.packs.automata import AUTOMATA_FILE
from wlcore.packs.bench import BENCH_FILE
from wlcore.packs.bots import BOTS_FILE
from wlcore.packs.clauses import CLAUSES_FILE
from wlcore.packs.entities import Entity, EntityBlock, EntityFile, Kinds, read_entities
from wlcore.packs.manifest import PACK
from wlcore.packs.names import NAME
from wlcore.packs.odds import ODDS_FILE
from wlcore.packs.patterns import PATTERN
from wlcore.packs.properties import PropertyType
from wlcore.packs.rulings import RULINGS_FILE
from wlcore.packs.screen import SCREEN_FILE
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
    return {name: r.schema().with_more(**{"$schema": DRAFT, "title": name}) for name, r in records.items()}


def entity_schema(kinds: Kinds) -> Schema:
    """The schema of a file of entities in a game with these kinds."""
    blocks = {kind: _things(EntityBlock(kind, tuple(types.items()))) for kind, types in kinds.items()}
    whole = EntityFile(tuple(kinds)).with_kinds(
        {kind: Schema(None, {"$ref": f"#/properties/{kind}"}) for kind in kinds}
    )
    return Schema(None, {"$schema": DRAFT, "title": "entities", **whole, "properties": blocks})


def _things(block: EntityBlock) -> Schema:
    """Below a kind stand ids, and patterns that stand for many of them: what those must have may stand elsewhere."""
    names = {"anyOf": [NAME.schema(), {"pattern": f"^(?:{PATTERN})$"}]}
    several = {f"^(?:{PATTERN})$": {"type": ["object", "null"]}}
    body = {"propertyNames": names, "patternProperties": several, "additionalProperties": block.body()}
    return Schema(block, {"type": "object", **body})
