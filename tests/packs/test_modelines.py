"""Editors find the schema of every YAML file that we ship."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest

from tests.packs.reading import as_editors_see
from wlcore.lang.diagnostics import Findings
from wlcore.packs.yamlfile import parse_yaml

ROOT = Path(__file__).parents[2]
MODELINE = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")
SHIPPED = sorted(
    file for folder in ("rules", "variants", "tests/lang/example") for file in (ROOT / folder).rglob("*.yaml")
)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda f: f.relative_to(ROOT).as_posix())
def test_shipped_file_names_its_schema(file: Path):
    """The first line of a shipped file names a schema that is there, and that finds nothing wrong."""
    content = file.read_text("utf-8")
    modeline = MODELINE.match(content)
    assert modeline, "the first line should name the schema"
    schema = json.loads((file.parent / modeline.group(1)).resolve().read_text("utf-8"))
    tree = parse_yaml(str(file), content.encode(), Findings())
    assert tree is not None
    assert [e.message for e in jsonschema.Draft7Validator(schema).iter_errors(as_editors_see(tree))] == []
