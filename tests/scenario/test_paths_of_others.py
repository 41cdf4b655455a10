"""What a file of somebody else names is opened only where somebody here has named it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.cli import main
from wlcore.loading import load
from wlcore.packs.find import PackFolder
from wlcore.scenario.suite import Suite


@pytest.fixture(autouse=True)
def _state_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


def position(tmp_path: Path) -> tuple[Path, Path]:
    """A position as somebody else saved it, and the game that it names by where it lies."""
    race = tmp_path / "race"
    shutil.copytree(COIN_RACE, race)
    told = {
        "game": str(race), "edition": "default", "variants": [], "packs": [], "rulings": {}, "options": {}, "players": ["anna", "ben"],
        "fate": [], "position": json.loads(load(str(race)).new(2, 1).to_json()),
    }  # fmt: skip
    file = tmp_path / "sent.json"
    file.write_text(json.dumps(told), "utf-8")
    return file, race


def test_a_position_of_a_stranger(tmp_path: Path, capsys, monkeypatch):
    """Nothing that it names is opened before somebody has named that: with the command, from then on without."""
    file, race = position(tmp_path)
    seen: list[str] = []
    whole = PackFolder.open

    def noted(place: Path | str) -> PackFolder:
        seen.append(str(place))
        return whole(place)

    monkeypatch.setattr(PackFolder, "open", noted)
    assert main(["play", "--scenario", str(file), "--bots", "random,random"]) == 2
    assert f"names what nobody here has named: {race}" in capsys.readouterr().err
    assert str(race) not in seen
    assert main(["play", "--scenario", str(file), "--with", str(race), "--bots", "random,random"]) == 0
    assert main(["play", "--scenario", str(file), "--bots", "random,random"]) == 0


def test_a_position_of_ones_own(tmp_path: Path, capsys):
    """What a test saved here names what was tested here."""
    _, race = position(tmp_path)
    (race / "scenarios").mkdir()
    (race / "scenarios" / "bad.scn").write_text(
        'players anna, ben\nscenario "Bad"\ngiven\n  chance beginner is anna\n  begin with anna asked\nthen\n  count players is 7\n',
        "utf-8",
    )
    assert main(["test", str(race)]) == 1
    (saved,) = (tmp_path / "state" / "positions").glob("*.json")
    capsys.readouterr()
    assert main(["play", "--scenario", str(saved), "--bots", "random,random"]) == 0


@pytest.mark.parametrize("place", ["/etc", "//host/share/pack"])
def test_a_scenario_names_what_lies_around_it(tmp_path: Path, place: str):
    """A pack by its way from the file; a path from the root is refused before anything is opened."""
    file = tmp_path / "some.scn"
    file.write_text(
        f'players anna, ben\nwith {place}\ngame public-enemy\nscenario "Some"\nthen\n  count players is 2\n',
        "utf-8",
    )
    (case,) = Suite().cases(file)
    assert [(d.code, d.span.line, d.span.col) for d in case.findings] == [("whole-path", 2, 6)]
    assert "with ../PACK" in case.findings[0].suggestion
