"""Goals, positions that are opened in play, and texts of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.play.running import wl
from tests.scenario.table import outcome
from wlcore.cli import main
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, loaded
from wlcore.scenario.position_text import as_text
from wlcore.scenario.start_position import opened

pytestmark = pytest.mark.slow("puzzles are played and told")

HEAD = "game public-enemy\nplayers anna, ben\n"
PUZZLE = """scenario "Three turns to win"
goal anna has won
within {limit}
given
  chance reader is anna
  begin with anna asked for source
  public-enemy is anna
  wanted(anna, wild-bunch) is 1
  wanted(anna, daltons) is 1
  wanted(anna, james-younger) is 1
  top 3 of stock(deadwood) is jim-younger, bill-dalton, tom-ketchum
  stock(tombstone) is johnny-ringo
when
  anna: deadwood
  ben: deadwood
  anna: tombstone
"""


@pytest.fixture(autouse=True)
def _state_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


def puzzle(tmp_path: Path, limit: str = "3 turns", text: str = PUZZLE) -> str:
    file = tmp_path / "some.scn"
    file.write_text(HEAD + text.format(limit=limit), "utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("limit", "found"),
    [
        ("3 turns", "1 passed, 0 failed"),
        ("3 choices", "1 passed, 0 failed"),
        ("2 turns", "goal anna has won, within 2 turns\n      found: it is missed"),
        ("1 turn", "within 1 turn\n      found: it is missed"),
        ("2 choices", "found: it is missed"),
    ],
)
def test_a_solution_reaches_the_goal_in_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], limit: str, found: str
):
    """Turns are those of all players; the one of the position is the first."""
    main(["test", puzzle(tmp_path, limit)])
    assert found in capsys.readouterr().out


def test_a_solution_that_leads_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Without a limit the goal still has to be reached."""
    text = PUZZLE.replace("within {limit}\n", "").replace("  anna: tombstone\n", "")
    assert main(["test", puzzle(tmp_path, text=text)]) == 1
    assert "goal anna has won\n      found: these choices do not reach it" in capsys.readouterr().out


def test_the_text_of_a_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """All of it or a part, in a language that there is."""
    file = tmp_path / "some.scn"
    whole = "Choose one of your uncovered outlaws. Put it out of the round."
    then = 'scenario "{}"\nthen\n  text of sheriff in {} {} "{}"\n'
    file.write_text(
        HEAD + then.format("Whole", "en", "is", whole) + then.format("Part", "en", "says", "your"), "utf-8"
    )
    assert main(["test", str(file)]) == 0
    for words, told in (
        (("en", "is", "Choose."), whole),
        (("en", "says", "nothing of it"), whole),
        (("eo", "is", whole), "there are no phrases in 'eo'"),
    ):
        file.write_text(HEAD + then.format("Wrong", *words), "utf-8")
        assert main(["test", str(file)]) == 1
        assert told in capsys.readouterr().out


def test_a_puzzle_is_played(tmp_path: Path):
    """The goal is told at the beginning, and when it is reached or missed; players have their names."""
    done = wl("play", "--scenario", puzzle(tmp_path), typed="deadwood\ndeadwood\ntombstone\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goal: Anna wins the game, within 3 turns" in done.stdout
    assert "The goal is reached" in done.stdout
    assert "Anna won." in done.stdout
    done = wl("play", "--scenario", puzzle(tmp_path), typed="deadwood\ndeadwood\ndeadwood\n")
    assert "The goal is missed" in done.stdout
    done = wl("resume", typed="quit\n")
    assert "Ben: From which deck" in done.stdout


def test_bots_take_the_last_seats(tmp_path: Path):
    """A puzzle against a bot."""
    done = wl("play", "--scenario", puzzle(tmp_path), "--bots", "random", typed="deadwood\nquit\n")
    assert "Ben (random)" in done.stdout


def test_what_was_fixed_is_forgotten_where_it_cannot_be(tmp_path: Path):
    """Whoever plays on may leave the way of the scenario; chance is free then."""
    text = PUZZLE.replace(
        "  stock(tombstone)", "  chance top of stock(dodge-city) is jim-younger\n  stock(tombstone)"
    )
    file = tmp_path / "some.scn"
    file.write_text(HEAD + text.format(limit="9 turns"), "utf-8")
    done = wl("play", "--scenario", str(file), typed="dodge\ndodge\nquit\n")
    assert done.returncode == 0
    assert "defect" not in done.stderr


def test_the_position_of_a_failure_is_opened(tmp_path: Path):
    """The file that is written when a scenario fails can be played on."""
    file = tmp_path / "some.scn"
    file.write_text(
        HEAD
        + 'scenario "Bad"\ngiven\n  chance reader is anna\nwhen\n  anna: saloon\nthen\n  count players is 7\n',
        "utf-8",
    )
    assert main(["test", str(file)]) == 1
    (saved,) = (tmp_path / "state" / "positions").glob("*.json")
    done = wl("play", "--scenario", str(saved), typed="quit\n")
    assert "Ben: From which deck" in done.stdout
    saved.write_text("{}", "utf-8")
    with pytest.raises(PackError, match="no position"):
        opened(str(saved))


def test_one_of_several_is_named_by_its_line(tmp_path: Path):
    """FILE:LINE means the scenario that stands there."""
    file = puzzle(tmp_path, text=PUZZLE + PUZZLE.replace("Three", "Four"))
    with pytest.raises(PackError, match="2 scenarios"):
        opened(file)
    assert opened(f"{file}:20").title == "Four turns to win"
    assert opened(f"{file}:3").title == "Three turns to win"
    with pytest.raises(PackError, match="no file"):
        opened(str(tmp_path / "none.scn"))


def test_nothing_else_says_what_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The scenario does."""
    assert main(["play", "public-enemy", "--scenario", puzzle(tmp_path)]) == 2
    assert main(["play", "--auto", "--scenario", puzzle(tmp_path)]) == 2
    assert main(["play", "--ask", "always", "--scenario", puzzle(tmp_path)]) == 2
    assert capsys.readouterr().err.count("--scenario") == 2
    assert main(["play", "--guide", "--scenario", puzzle(tmp_path)]) == 2
    assert "not at a scenario" in capsys.readouterr().err


def test_a_position_says_who_is_asked(tmp_path: Path):
    """What was set up with a game is kept with its position."""
    choice = Choice("public-enemy", ask="always")
    game = loaded(choice)
    file = tmp_path / "kept.json"
    file.write_text(as_text(choice, ("anna", "ben"), game.new(2, 1)), "utf-8")
    assert opened(str(file)).choice == choice


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Ziel: erfüllt, wenn Anna mindestens 2 Wanted-Marker der Daltons hat, in höchstens 3 Zügen"),
        (
            "ru",
            "Цель: выполнено, если у игрока Anna не меньше 2 жетонов розыска банды «Далтоны», не больше чем за 3 хода",
        ),
    ],
)
def test_a_goal_is_told_in_the_language_of_the_table(language: str, said: str, tmp_path: Path):
    """A condition comes from what was checked, with the players' names."""
    text = PUZZLE.replace("goal anna has won", "goal wanted(anna, daltons) is at least 2")
    done = wl("play", "--scenario", puzzle(tmp_path, text=text), "--lang", language, typed="quit\n")
    assert said in done.stdout


def test_a_goal_in_a_tiny_game():
    """A game that names no turn counts choices."""
    body = "goal pennies(anna) is 5\nwithin 2 choices\ngiven\n  chance beginner is anna\n"
    body += "  palm(anna) is cent\n  pennies(anna) is 3\nwhen\n  anna: cent\n  anna: gain-pennies\n"
    found = outcome(body)
    assert [str(f) for f in (*found.failures, *found.broken)] == []
