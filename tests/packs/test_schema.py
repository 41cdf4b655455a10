from __future__ import annotations

import json

import jsonschema
import pytest

from tests.packs.reading import KINDS, as_editors_see, read
from tests.packs.test_entities import BESIDE, CARDS
from tests.packs.test_manifest import GAME, LAYER
from tests.packs.test_rulings import CLAUSES, RULINGS
from wlcore.lang.diagnostics import Findings
from wlcore.packs.find import PackFolder
from wlcore.packs.plugins import load_plugins
from wlcore.packs.schema import entity_schema, file_schemas
from wlcore.packs.shapes import Schema
from wlcore.packs.yamlfile import parse_yaml, read_yaml

SCHEMAS = {**file_schemas(), "entities": entity_schema(KINDS)}


def errors(schema: Schema, source: bytes) -> list[str]:
    tree = parse_yaml("f", source, Findings())
    assert tree is not None
    return [e.message for e in jsonschema.Draft7Validator(schema).iter_errors(as_editors_see(tree))]


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_schemas_are_draft_7(name: str):
    """Each generated schema is itself valid and plain JSON."""
    jsonschema.Draft7Validator.check_schema(SCHEMAS[name])
    assert json.loads(json.dumps(SCHEMAS[name])) == SCHEMAS[name]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("pack.yaml", GAME), ("pack.yaml", LAYER), ("pack.yaml", GAME.replace("2-6", "2")), ("rulings.yaml", RULINGS),
        ("clauses.yaml", CLAUSES), ("entities", CARDS), ("entities", ""), ("entities", BESIDE),
    ],
)  # fmt: skip
def test_schema_accepts_what_the_reader_accepts(name: str, source: str):
    """An editor does not complain about a file that is right."""
    assert errors(SCHEMAS[name], source.encode()) == []


def test_schema_accepts_shipped_files():
    """No shipped file of a common form gives an alarm in an editor."""
    for offer in load_plugins().packs:
        folder = PackFolder.open(offer.value)
        for name, schema in file_schemas().items():
            if folder.has(name):
                findings = Findings()
                assert read_yaml(folder, name, findings) is not None
                assert findings.found == []
                assert errors(schema, folder.read(name)) == [], folder.label(name)


def test_every_key_is_explained():
    """Each key of a common file says in an editor what it is for."""
    for schema in file_schemas().values():
        assert all(value["description"].endswith(".") for value in schema["properties"].values())


def test_a_word_is_one_line():
    """A text with an end of line behind it is no word, though `$` means both to Python."""
    findings = Findings()
    read("pack-x", GAME.replace("id: tiny-poker", "id: |\n  tiny-poker").encode(), findings)
    assert [d.code for d in findings.found] == ["wrong-type"]
