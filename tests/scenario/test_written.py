"""`wl new scenario`: scenarios of games that were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.bots.random import RandomBot
from wlcore.cli import main
from wlcore.engine.record import Seat
from wlcore.loading import Choice, load
from wlcore.play import kept
from wlcore.scenario.rules import Rules
from wlcore.scenario.suite import Suite
from wlcore.scenario.writing import ScenarioWriter

pytestmark = pytest.mark.slow("any moment of play can be written as a scenario")


@pytest.fixture(autouse=True)
def _state_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))


def played(choice: Choice, players: int, choices: int, seed: int = 0, names: tuple[str, ...] = ()):
    """A kept game of some random choices."""
    game = load(choice.game, variants=choice.variants)
    seats = tuple(Seat(names[i] if names else "") for i in range(players))
    journal, session = kept.begun(choice, game, seats, seed)
    bot = RandomBot(seed)
    for _ in range(choices):
        if not session.state.over:
            session.choose(bot.pick(session.state.o))
    journal.close()
    return journal, session


def test_a_written_scenario_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Written into a file it is played as it stands, and holds what was there and what was chosen."""
    journal, session = played(Choice("public-enemy"), 3, 20, names=("Zoe", "Yan", "Xia"))
    file = tmp_path / "mine.scn"
    assert (
        main(["new", "scenario", str(file), "--from", str(journal.path), "--at", "7", "--choices", "2"]) == 0
    )
    text = file.read_text("utf-8")
    assert "players zoe, yan, xia" in text
    assert "begin with" in text
    option = session.game.names.option(session.moves[7].option)
    assert f"  {('zoe', 'yan', 'xia')[session.moves[7].seat]}: {option}\n" in text
    assert main(["test", str(file)]) == 0
    assert main(["new", "scenario", str(file), "--from", str(journal.path), "--at", "7"]) == 2
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("at", [0, 1, 7, 20, 40])
@pytest.mark.parametrize(
    "choice",
    [Choice("public-enemy"), Choice("public-enemy", variants=("dollars", "duel")), Choice("western-legends")],
    ids=["enemy", "layers", "legends"],
)
def test_any_moment_can_be_written(tmp_path: Path, choice: Choice, at: int):
    """Where a position cannot be set, the choices before it are played."""
    journal, session = played(choice, 3, 45, seed=at)
    rules = Rules(Choice(choice.game, variants=choice.variants))
    at = min(at, len(session.moves))
    file = tmp_path / "some.scn"
    file.write_text(ScenarioWriter(rules, journal.header, session, at, 3).text(), "utf-8")
    (case,) = Suite().cases(file)
    found = case.run("en")
    assert (found.failures, found.broken) == ([], [])


def test_what_chance_brought_is_said():
    """A scenario does not depend on where chance was: what it brought is written down."""
    journal, session = played(Choice("public-enemy"), 2, 30)
    at = next(
        i for i, move in enumerate(session.moves) if session.game.names.option(move.option) == "source saloon"
    )
    text = ScenarioWriter(Rules(Choice("public-enemy")), journal.header, session, at).text()
    assert "  chance top of stock(saloon) is " in text


def test_names_that_mean_something_are_not_used():
    """A player called like a card is called otherwise."""
    journal, session = played(Choice("public-enemy"), 2, 3, names=("Sheriff", "Bo"))
    text = ScenarioWriter(Rules(Choice("public-enemy")), journal.header, session, 1).text()
    assert "players anna, ben" in text


def test_a_moment_that_there_is_not(capsys: pytest.CaptureFixture[str]):
    """Beyond the last choice nothing can be written; a journal that is not there is told."""
    journal, _ = played(Choice("public-enemy"), 2, 3)
    assert main(["new", "scenario", "--from", str(journal.path), "--at", "4"]) == 2
    assert "0 to 3" in capsys.readouterr().err
    assert main(["new", "scenario", "--from", "nothing", "--at", "0"]) == 1
