"""Journals that say they go on from a choice that there is not are refused in words."""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

import pytest

import wlcore
from wlcore.cli import main

GAME = Path(__file__).parents[1] / "games" / "coin-race"


def appended(path: Path, entry: dict[str, object]) -> None:
    """Write one more entry behind a journal, with the check that belongs to it."""
    last = json.loads(path.read_bytes().splitlines()[-1])["check"]
    start = json.dumps(entry, separators=(",", ":"))[:-1].encode()
    check = f"{crc32(start, crc32(last.encode())):08x}"
    path.write_bytes(path.read_bytes() + start + f',"check":"{check}"}}\n'.encode())


@pytest.mark.parametrize("after", [10**30, 5, -2, 1 << 63])
def test_a_choice_that_there_is_not(after: int, tmp_path: Path, monkeypatch, capsys):
    """However far off it is: no defect, and other journals can be reached."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))
    folder = tmp_path / "journals"
    session = wlcore.Session(wlcore.load(GAME), players=2, seed=7, journal=folder)
    session.choose(session.state.options[0])
    session.close()
    (path,) = folder.glob("*.jsonl")
    renewed = {
        "digest": "x",
        "digests": [],
        "names": "",
        "layout": "x",
        "after": after,
        "kept": True,
        "position": "",
    }
    appended(path, {"renewed": renewed})
    for command in ("replay", "resume"):
        assert main([command, str(path)]) in (1, 2)
        said = capsys.readouterr()
        assert "defect" not in said.out + said.err
        assert said.err
