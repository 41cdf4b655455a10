"""Files of rules that have not changed are parsed once, and what is wrong with them is said each time."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings
from wlcore.packs import source
from wlcore.packs.find import PackFolder
from wlcore.packs.source import forget_files, read_pack

MANIFEST = "id: house\ntitle: House\nversion: 1.0.0\nkind: layer\ngame: public-enemy\nprovenance: designed\n"


@pytest.fixture
def parsed(monkeypatch):
    """The names of the files that are parsed."""
    found: list[str] = []

    def noted(text, findings, before=source.parse_file):
        found.append(Path(text.file).name)
        return before(text, findings)

    monkeypatch.setattr(source, "parse_file", noted)
    forget_files()
    return found


def read(place: Path) -> tuple[list[str], list[str]]:
    """What the rules of a pack declare, and what is wrong with them."""
    findings = Findings()
    pack = read_pack(PackFolder.open(place), findings, False)
    assert pack is not None
    return [d.name for text in pack.texts for d in text.declarations], [d.code for d in findings.found]


def test_only_what_has_changed_is_parsed_again(tmp_path: Path, parsed):
    (tmp_path / "pack.yaml").write_text(MANIFEST, "utf-8")
    (tmp_path / "one.wl").write_text("rule rob\n  gain 1 score\n", "utf-8")
    (tmp_path / "two.wl").write_text("rule hide\n  gain (\n", "utf-8")
    first = read(tmp_path)
    assert first == (["rob", "hide"], ["syntax"])
    assert read(tmp_path) == first
    assert parsed == ["one.wl", "two.wl"]
    (tmp_path / "two.wl").write_text("rule run\n  gain 2 score\n", "utf-8")
    assert read(tmp_path) == (["rob", "run"], [])
    assert parsed == ["one.wl", "two.wl", "two.wl"]
