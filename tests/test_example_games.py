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
from wlcore.text.port import Phrases
from wlcore.text.status import spoken

pytestmark = pytest.mark.slow("the games of the docs keep their promises")

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


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_find_words_for_all_it_is_made_of(folder: Path, language: str):
    """What a pack may name beside the game has a phrase in the game: nobody who adds a rule must translate it first."""
    found = checked(Choice(str(folder)))
    program, phrases = found.program, Phrases.of(language, [source.folder for source in found.packs])
    own = [*program.routines("rule", "action"), *program.routines("query")]
    wanted = [f"{'query' if r.what == 'query' else 'rule'}-{r.name}" for r in own if r.name != "play"]
    wanted += [f"counter-{place.name}" for place in program.counters if "." not in place.name]
    wanted += [f"zone-{place.name}" for place in program.zones]
    wanted += [f"variable-{place.name}" for place in program.variables if "." not in place.name]
    assert [phrase for phrase in wanted if not phrases.has(phrase)] == []


def test_a_variable_and_a_relative_clause_within_another_are_said(tmp_path: Path, capsys):
    """The highest of a variable asks for no counter, and no pronoun is drawn out of a clause that is one already."""
    (tmp_path / "pack.yaml").write_text(
        "id: late\nversion: 1.0.0\ntitle: Late\nkind: layer\ngame: attic\nprovenance: designed\n"
    )
    (tmp_path / "late.wl").write_text(
        "after sale: for each p in players with most offer(it): p: gain 1 coins\n"
        "after buy:\n  choose missing from sorts where pieces-of(you, it) is 0\n  gain (pieces-of(left of you, missing)) coins\n"
    )
    said = ["text", str(ROOT / "docs/games/attic"), "--with", str(tmp_path), "--card", "late", "--lang"]
    assert main([*said, "en"]) == 0
    told = capsys.readouterr().out
    assert "each player with the highest bid gains 1 coin." in told
    assert (
        "choose a sort of which you have no things and gain 1 coin for each of the things of that sort of"
        in told
    )
    assert main([*said, "de"]) == 0
    assert (
        "wähle eine Sorte, von der du kein Stück hast, und erhalte 1 Münze für jedes der Stücke dieser Sorte"
        in capsys.readouterr().out
    )
