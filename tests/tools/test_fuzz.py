"""Damaged files of every sort are answered in words; and the tool that says so would notice if they were not."""

from __future__ import annotations

import os
from pathlib import Path

from tools.fuzz import TARGETS, Tally, Target, fuzz


def test_damaged_files_are_answered_in_words():
    """Neither a traceback nor silence, whatever was done to a file; WLCORE_FUZZ asks for more than everyday runs do."""
    tallies = fuzz(list(TARGETS), int(os.environ.get("WLCORE_FUZZ", "4000")), 60, 1, None)
    assert [d for tally in tallies.values() for d in tally.defects] == []
    assert all(tally.inputs for tally in tallies.values())
    for name in ("yaml", "rules", "effects", "phrases", "packs", "scenarios"):
        assert 0 < tallies[name].taken < tallies[name].inputs, name


def test_a_defect_is_noticed_and_kept(tmp_path: Path, monkeypatch):
    """An exception and an endless loop each count, and the input that showed them can be tried again."""

    def careless(label: str, data: bytes) -> bool:
        while data[:1] == b"l":
            pass
        raise KeyError(label)

    monkeypatch.setattr("tools.fuzz.PATIENCE", 0.05)
    monkeypatch.setitem(TARGETS, "careless", lambda: Target([("some", b"list of\nwords\n")], 1, careless))
    tally: Tally = fuzz(["careless"], 40, 60, 3, tmp_path)["careless"]
    assert tally.inputs == len(tally.defects) == 40
    assert {d.split(": ")[1] for d in tally.defects} == {"KeyError", "tools.fuzz.NoAnswer"}
    assert any(file.suffix == ".input" for file in tmp_path.iterdir())
