"""Broken files beside what is said about them: `line:col code`, one a line, in reading order."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from tests.packs.reading import BROKEN, as_editors_see, read, schema_for
from wlcore.lang.diagnostics import Findings, shown
from wlcore.packs.events import has_c_part
from wlcore.packs.yamlfile import parse_yaml

FILES = sorted(BROKEN.glob("*.yaml"))
# What a JSON Schema cannot see: one value that contradicts another, who brings a pack, the layout of a text.
BEYOND_SCHEMAS = {
    "entities-folded",
    "entities-several-lines",
    "pack-builtins",
    "pack-itself",
    "pack-players",
    "rulings-twice",
}


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_expected_findings(file: Path):
    """Each broken file gives exactly the findings written beside it."""
    findings = Findings()
    read(file.stem, file.read_bytes(), findings)
    found = [f"{d.span.line}:{d.span.col} {d.code}" for d in findings.sorted()]
    assert found == file.with_suffix(".expected").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_findings_are_sentences_that_can_be_shown(file: Path):
    """Each finding has a message that is no parser's jargon, a place inside its file, and can be printed."""
    data = file.read_bytes()
    lines = data.decode("utf-8", "replace").removeprefix("\ufeff").splitlines() or [""]
    findings = Findings()
    read(file.stem, data, findings)
    for d in findings.sorted():
        assert d.message
        assert not any(
            jargon in d.message for jargon in ("mapping", "scalar", "token", "stream", "None", "<block")
        )
        assert (d.span.line, d.span.col) >= (1, 1)
        assert (d.span.end_line, d.span.end_col) >= (d.span.line, d.span.col)
        assert d.message in shown(d, lines)


@pytest.mark.skipif(not has_c_part(), reason="the C part of ruamel.yaml is not installed")
@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_both_parsers_say_the_same(file: Path):
    """The C part and the Python part of the parser lead to the same findings at the same places."""
    fast, slow = Findings(), Findings()
    read(file.stem, file.read_bytes(), fast)
    read(file.stem, file.read_bytes(), slow, pure=True)
    assert fast.sorted() == slow.sorted()


@pytest.mark.parametrize("file", [f for f in FILES if schema_for(f.stem)], ids=lambda f: f.stem)
def test_schema_rejects_what_the_reader_rejects(file: Path):
    """The generated schema lets an editor see every mistake that a schema can see."""
    findings = Findings()
    tree = parse_yaml("file", file.read_bytes(), findings)
    assert tree is not None, "files of this name are well-formed YAML"
    accepted = jsonschema.Draft7Validator(schema_for(file.stem)).is_valid(as_editors_see(tree))
    assert accepted == (file.stem in BEYOND_SCHEMAS)


def test_every_broken_file_has_its_findings():
    """No expectation is empty or left over, and there are enough of them."""
    assert len(FILES) >= 30
    assert {f.stem for f in FILES} == {f.stem for f in BROKEN.glob("*.expected")}
    assert all(f.with_suffix(".expected").read_text(encoding="utf-8").strip() for f in FILES)
