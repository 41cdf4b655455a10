"""The games of docs/games are whole: clean, tested, said in every language they list, and their secrets are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import wlcore
from wlcore.cli import main
from wlcore.loading import Choice, checked
from wlcore.packs.find import PackFolder
from wlcore.study.conform import conform
from wlcore.text.owed import owed_by
from wlcore.text.status import spoken

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(file.parent for file in (ROOT / "docs/games").glob("*/pack.yaml"))
GAMES = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
MOST_LINES = 150
LANGUAGES = ("en", "fr", "de", "ru")


@GAMES
def test_nothing_is_wrong_with_it(folder: Path, capsys):
    """No mistake, not even a warning, and the usual layout."""
    assert main(["check", str(folder)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["fmt", "--check", str(folder)]) == 0


@GAMES
def test_its_scenarios_pass(folder: Path):
    """Every scenario of the game, of which there are some."""
    results = wlcore.run_scenarios(folder)
    assert len(results) >= 5
    assert all(result.passed for result in results)


@GAMES
def test_its_rules_are_short(folder: Path):
    """What somebody reads who wants to know how such a game is written."""
    lines = [line for file in folder.rglob("*.wl") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) <= MOST_LINES


@GAMES
def test_it_is_said_in_four_languages(folder: Path):
    """Each language has a phrase for all that the game says, and none of its texts is said in another one."""
    assembly = checked(Choice(str(folder)))
    own = assembly.packs[0]
    assert own.manifest.languages == LANGUAGES
    for language in LANGUAGES:
        assert owed_by(assembly, own, language) == []
        told = spoken(own.manifest.id, assembly.program, [PackFolder.open(folder)], language)
        assert (told.missing, told.findings, told.by_hand) == ((), 0, ())


@GAMES
def test_random_games_keep_every_promise(folder: Path):
    """Two games for each number of players, looked at closely: nobody learns what they may not know."""
    assert not conform(str(folder), games=6, thorough=True, jobs=1).faults


@GAMES
def test_it_has_a_screen_and_bots(folder: Path):
    """Beside the rules lie what is shown and what bots weigh."""
    assert {"screen.yaml", "bots.yaml"} <= {file.name for file in folder.iterdir()}
