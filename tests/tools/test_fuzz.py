"""Damaged files of every sort are answered in words; and the tool that says so would notice if they were not."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tools.fuzz import main
from tools.fuzzing import forging
from tools.fuzzing.targets import TARGETS
from tools.fuzzing.trying import Target, fuzz

pytestmark = pytest.mark.slow("damaged files are answered in words")


def test_damaged_files_are_answered_in_words():
    """Neither a traceback nor silence, whatever was done to a file; WLCORE_FUZZ asks for more than everyday runs do."""
    targets = {name: target() for name, target in TARGETS.items()}
    tallies = fuzz(targets, int(os.environ.get("WLCORE_FUZZ", "4000")), 60, 1, None)
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

    monkeypatch.setattr("tools.fuzzing.trying.PATIENCE", 0.05)
    targets = {"careless": Target([("some", b"list of\nwords\n")], 1, careless)}
    tally = fuzz(targets, 40, 60, 3, tmp_path)["careless"]
    assert tally.inputs == len(tally.defects) == 40
    assert {d.split(": ")[1] for d in tally.defects} == {"KeyError", "tools.fuzzing.trying.NoAnswer"}
    assert any(file.suffix == ".input" for file in tmp_path.iterdir())


def test_the_slowest_input_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What takes notably long can be looked into, though it was answered in time."""
    took = iter(range(1_000))

    def slow(_label: str, data: bytes) -> bool:
        for _ in range(len(data)):
            next(took)
        return True

    monkeypatch.setattr("tools.fuzzing.trying.time.thread_time", lambda: next(took) / 10)
    inputs = [("long", b"x" * 30), ("short", b"x")]
    tally = fuzz({"slow": Target(inputs, 1, slow)}, 12, 60, 3, tmp_path)["slow"]
    assert not tally.defects
    assert tally.slowest > 1
    assert (tmp_path / "slow-slowest.txt").read_text("utf-8").startswith("long\n")
    assert len((tmp_path / "slow-slowest.input").read_bytes()) == round(tally.slowest * 10) - 1


def test_the_command_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]):
    """A line for each target, and the sum; status 0 where nothing is wrong."""
    assert main(["--inputs", "30", "--only", "yaml", "--only", "saves"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[1:3]] == ["yaml", "saves"]
    assert told[-1] == "30 inputs, 0 defects"


def test_forging_leaves_what_it_forges_with():
    """What is put into one journal is not changed by the next forgery: it would grow into itself, and never end."""
    lines = [{"seats": [{"name": "x"}], "seed": 1}, {"choice": 1}]
    before = repr(forging.WRONG)
    dice = random.Random(5)
    for _ in range(400):
        forging.forged(lines, dice)
    assert repr(forging.WRONG) == before
    values = (forging._value("x", dice) for _ in range(10_000))
    many = next(value for value in values if isinstance(value, list) and len(value) == 2_000)
    assert len(set(map(id, many))) == len(many)
