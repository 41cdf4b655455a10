"""How the tests read a file of a pack: by the beginning of its name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import read_clauses
from wlcore.packs.manifest import read_manifest
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar
from wlcore.packs.properties import PropertyType
from wlcore.packs.rulings import read_rulings
from wlcore.packs.schema import entity_schema, file_schemas, read_entities
from wlcore.packs.shapes import WHOLE, Schema
from wlcore.packs.yamlfile import parse_yaml

BROKEN = Path(__file__).parents[1] / "broken" / "yaml"

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
KINDS = {
    "card": {
        "rank": PropertyType("label", of=RANKS),
        "suits": PropertyType("label", of=("hearts", "spades"), many=True, optional=True),
        "cost": PropertyType("number", optional=True),
        "wild": PropertyType("truth", default=False),
        "partner": PropertyType("label", optional=True),
        "motto": PropertyType("text", optional=True),
        "action": PropertyType("effect", optional=True),
        "powers": PropertyType("abilities", optional=True),
    },
    "place": {},
}


def read(name: str, data: bytes, findings: Findings, *, pure: bool = False) -> object:
    """What a file says; its name begins with pack, rulings, clauses or entities, or else it is just YAML."""
    tree = parse_yaml("file", data, findings, pure=pure)
    if tree is None:
        return None
    if name.startswith("pack"):
        return read_manifest(tree, findings, trusted=False)
    if name.startswith("rulings"):
        return read_rulings(tree, findings)
    if name.startswith("clauses"):
        return read_clauses(tree, findings)
    if name.startswith("entities"):
        return read_entities(tree, KINDS, findings)
    return tree


def schema_for(name: str) -> Schema | None:
    """The JSON Schema for a file whose name begins like that."""
    kind = name.split("-")[0]
    return entity_schema(KINDS) if kind == "entities" else file_schemas().get(f"{kind}.yaml")


def as_editors_see(node: Node) -> Any:
    """The tree as a YAML 1.2 editor hands it to a JSON Schema."""
    if isinstance(node, ListNode):
        return [as_editors_see(item) for item in node.items]
    if isinstance(node, MapNode):
        return {key.value: as_editors_see(value) for key, value in node.entries}
    return _scalar(node)


def _scalar(node: Scalar) -> Any:
    if node.style != "plain":
        return node.value
    if node.value in ("", "null", "true", "false"):
        return {"": None, "null": None, "true": True, "false": False}[node.value]
    if WHOLE.fullmatch(node.value):
        return int(node.value)
    try:
        return float(node.value)
    except ValueError:
        return node.value
