"""`wl test` and the pytest plugin."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.scenario.find import shipped_files

GOOD = 'scenario "Good"  [PENO-GOAL-01]\nthen\n  nobody has won\n'
BAD = 'scenario "Bad"\nwhen\n  anna: anything\nthen\n  count players is 7\n'
HEAD = "game public-enemy\nplayers anna, ben\ngiven\n  chance reader is anna\n"


@pytest.fixture(autouse=True)
def _state_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "some.scn"
    file.write_text(HEAD + text, "utf-8")
    return str(file)


def test_what_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Nothing is said but the numbers, and the status is 0."""
    assert main(["test", written(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The line, what was found, the choices with clauses, a file with the position; the status is 1."""
    assert main(["test", written(tmp_path, GOOD + BAD)]) == 1
    out = capsys.readouterr().out
    for told in (
        "Bad",
        "count players is 7",
        "count players is 2",
        "PENO-TURN-01",
        "ben is asked",
        "1 passed, 1 failed",
    ):
        assert told in out
    (position,) = (tmp_path / "state" / "positions").glob("*.json")
    assert str(position) in out
    assert json.loads(position.read_text("utf-8"))["game"] == "public-enemy"


def test_what_is_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A mistake is shown with its line and a caret, and counts as failed."""
    assert main(["test", written(tmp_path, BAD.replace("anna:", "ana:"))]) == 1
    out = capsys.readouterr().out
    assert "did you mean 'anna'?" in out
    assert "^^^" in out


@pytest.mark.parametrize("word", ["good", "GOAL-01"])
def test_some_only(word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """`-k` looks at titles and clauses."""
    assert main(["test", written(tmp_path, GOOD + BAD), "-k", word]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_nothing_to_test(tmp_path: Path):
    """No scenario at all, or none with the word, is a mistake in the call."""
    assert main(["test", str(tmp_path)]) == 2
    assert main(["test", written(tmp_path, GOOD), "-k", "nonsense"]) == 2
    assert main(["test", str(tmp_path / "nowhere")]) == 2


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A list with one element for each scenario and edition."""
    assert main(["test", "--json", written(tmp_path, GOOD + BAD)]) == 1
    good, bad = json.loads(capsys.readouterr().out)
    assert (good["passed"], bad["passed"]) == (True, False)
    assert bad["failures"][0]["found"] == "count players is 2"
    assert good["clauses"] == ["PENO-GOAL-01"]


def test_there_are_shipped_scenarios():
    """Without a path everything that comes with wlcore is played."""
    folders = {file.parent.parent.name for file in shipped_files()}
    assert {"public-enemy", "western-legends", "cavalry", "duel"} <= folders


@pytest.mark.slow("pytest collects scenarios")
def test_pytest_collects_scenarios(tmp_path: Path):
    """A stranger's pytest finds them, with the plugin that comes with wlcore."""
    file = written(tmp_path, GOOD + BAD)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "wlcore.scenario.plugin",
        "-q",
        "-p",
        "no:cacheprovider",
        file,
    ]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert found.returncode == 1
    assert "1 failed, 1 passed" in found.stdout
    assert "count players is 7" in found.stdout
    assert "Traceback" not in found.stdout
