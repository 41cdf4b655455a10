"""A layer whose game is not installed finds it beside itself, whatever is done with it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from wlcore.cli import main

pytestmark = pytest.mark.slow("commands on layers that lie beside a game of one's own")

GAME = Path(__file__).parents[1] / "games" / "coin-race"
LAYER = "id: {0}\nversion: 1.0.0\ntitle: {0}\nkind: layer\ngame: coin-race\n"
HOUSE = "rule   extra\n    gain 1 pennies\n"
SCENARIO = 'players anna, ben\n\nscenario "it begins"\nthen\n  count coins is 11\n'


@pytest.fixture
def packs(tmp_path: Path, monkeypatch) -> Path:
    """A folder with two layers and their game, which is called otherwise than its id."""
    place = tmp_path / "packs"
    shutil.copytree(GAME, place / "borough")
    for name in ("inn", "yard"):
        (place / name / "scenarios").mkdir(parents=True)
        (place / name / "pack.yaml").write_text(LAYER.format(name), "utf-8")
    (place / "inn" / "house.wl").write_text(HOUSE, "utf-8")
    (place / "inn" / "coins.yaml").write_text("coin:\n  groat: { worth: 1 }\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    return place


@pytest.mark.parametrize("there", ["borough", "coin-race", "coin-race.zip"])
@pytest.mark.parametrize(
    "words", [["fmt"], ["fmt", "--check"], ["check"], ["test"], ["new", "card", "coin", "florin", "--in"]]
)
def test_the_game_beside_a_layer_is_found(packs, there, words, capsys):
    """From anywhere, by its id, and whatever its folder is called."""
    if there.endswith(".zip"):
        shutil.make_archive(str(packs / "coin-race"), "zip", packs / "borough")
        shutil.rmtree(packs / "borough")
    else:
        (packs / "borough").rename(packs / there)
    (packs / "inn" / "scenarios" / "a.scn").write_text(SCENARIO, "utf-8")
    main([*words, str(packs / "inn")])
    told = capsys.readouterr()
    for wrong in ("there is no game", "defect", "Traceback", "KeyError"):
        assert wrong not in told.out + told.err


@pytest.mark.parametrize("words", [["fmt"], ["fmt", "--check"], ["check"]])
def test_a_layer_whose_game_is_nowhere(packs, words, capsys):
    """That is said with the line that names it, and nothing is written."""
    shutil.rmtree(packs / "borough")
    assert main([*words, str(packs / "inn")]) in (1, 2)
    told = capsys.readouterr()
    said = told.out + told.err
    assert "pack.yaml:5:7: error unknown-game: there is no game 'coin-race'" in said
    assert "defect" not in said
    assert (packs / "inn" / "house.wl").read_text("utf-8") == HOUSE


def test_what_is_named_counts_before_what_lies_beside(packs, tmp_path, capsys):
    """Whoever names another place of the game means that one."""
    shutil.copytree(packs / "borough", tmp_path / "other")
    (packs / "borough" / "flow.wl").write_text("rule play\n  dance\n", "utf-8")
    assert main(["check", str(tmp_path / "other"), str(packs / "yard")]) == 0, capsys.readouterr()
    assert main(["check", str(packs / "yard")]) == 1


@pytest.mark.parametrize("game", ["./packs/borough", "borough"])
def test_a_layer_can_be_begun_on_ones_own_game(packs, game, capsys):
    """By its path, or by what its folder beside the new one is called; and it is without mistakes."""
    assert main(["new", "pack", "packs/tavern", "--game", game]) == 0, capsys.readouterr()
    assert "game: coin-race" in (packs / "tavern" / "pack.yaml").read_text("utf-8")
    assert "'wl check packs/tavern'" in capsys.readouterr().err
    assert main(["check", "packs/tavern"]) == 0, capsys.readouterr()


def test_a_layer_far_from_its_game_is_told_how_it_is_checked(packs, capsys):
    """Where the game does not lie beside, the next step names both."""
    assert main(["new", "pack", "tavern", "--game", "packs/borough"]) == 0
    assert "'wl check packs/borough tavern'" in capsys.readouterr().err
    assert main(["check", "packs/borough", "tavern"]) == 0


def test_a_game_that_is_none(packs, capsys):
    """A path that is not there, or no game, is refused in words."""
    assert main(["new", "pack", "x", "--game", "./nowhere"]) == 2
    assert main(["new", "pack", "x", "--game", "packs/yard"]) == 2
    assert "defect" not in capsys.readouterr().err
    assert not Path("x").exists()


def test_what_grows_too_long_is_left(packs, capsys):
    """A line that canonical layout would make too long is named with its place; the file stays as it is."""
    line = "  choose x from (" + ",".join(["1"] * 400) + ")"
    before = f"\n\n# Sums.\nrule extra\n{line}\n\n"
    (packs / "inn" / "house.wl").write_text(before, "utf-8")
    assert main(["fmt", str(packs / "inn")]) == 1
    told = capsys.readouterr().err
    assert (
        "house.wl:5:1: error long-line: in canonical layout this line would be longer than 1000 characters"
        in told
    )
    assert "defect" not in told
    assert (packs / "inn" / "house.wl").read_text("utf-8") == before
