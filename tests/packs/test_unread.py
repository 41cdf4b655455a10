"""Files that nobody reads are named, and a manifest under another name is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings, PackError
from wlcore.loading import Choice, checked, load

PACK = "id: first\nversion: 1.0.0\ntitle: First\nkind: game\nplayers: 2\n"
READ = (
    "words.wl",
    "flow/more.wl",
    "cards.yaml",
    "coins.yml",
    "text/en/names.ftl",
    "text/de/verbs.lex",
    "scenarios/one.scn",
)
NOTES = ("README", "README.txt", "LICENSE", "notes.md", "docs/rules.pdf", "front.png", "todo.txt")
UNREAD = {
    "house.txt": "files that end in .wl",
    "scenarios/one.txt": "files that end in .scn",
    "names.ftl": "text/LANG/NAME.ftl",
    "text/names.ftl": "text/LANG/NAME.ftl",
    "text/en/words.lex": "text/LANG/NAME.ftl",
    "cards.json": "cards from .yaml",
}


def test_what_nothing_reads_is_named(tmp_path: Path):
    """A warning for each, with where such a thing is read; notes and pictures may lie beside."""
    for name in ("pack.yaml", *READ, *NOTES, *UNREAD):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            PACK if name == "pack.yaml" else "rule play\n  win players\n" if name == "words.wl" else ""
        )
    findings = Findings()
    checked(Choice(str(tmp_path)), findings)
    told = {
        d.span.file.removeprefix(f"{tmp_path}/"): d.suggestion for d in findings.found if d.code == "not-read"
    }
    assert told.keys() == UNREAD.keys()
    assert all(UNREAD[name] in advice for name, advice in told.items())


@pytest.mark.parametrize("name", ["pack.yml", "Pack.YAML", "pack.yaml.txt"])
def test_a_manifest_under_another_name_is_found(name: str, tmp_path: Path):
    """Whoever calls it otherwise is told which file to call what."""
    (tmp_path / name).write_text(PACK)
    with pytest.raises(PackError, match=f"call {name} 'pack.yaml'"):
        load(str(tmp_path))


def test_an_empty_folder_is_no_pack(tmp_path: Path):
    """Where there is nothing like a manifest, the command that begins a pack is named."""
    with pytest.raises(PackError, match="'wl new pack NAME' begins one"):
        load(str(tmp_path))
