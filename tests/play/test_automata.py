"""At the table an automaton is called by its name, is never asked, and is told of like anybody."""

from pathlib import Path

import pytest

from tests.play.running import wl
from tests.play.tables import Script
from wlcore.engine.record import Seat
from wlcore.loading import Choice, load
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.play import kept
from wlcore.play.newgame import Guide
from wlcore.play.table import PlayTable
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("automata at the table")

GAMES = Path(__file__).parents[1] / "games"
DONKEY = str(GAMES / "donkey-race")
GHOST = "id: ghost\nversion: 1.0.0\ntitle: Ghost\nkind: layer\ngame: coin-race\nplayers: 1\nautomata: [ghost]\nsteps-in: yes\n"


def test_its_name_stands_where_others_are_named(tmp_path, monkeypatch):
    """In the greeting, in the log, on the board and beside the scores; people have the names that they gave."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path))
    game, seats = load(DONKEY), (Seat("Ada"), Seat("Ben"))
    journal, session = kept.begun(Choice(DONKEY), game, seats, 4)
    words = Wording(game, seats)
    assert words.company() == "Ada, Ben, Donkey"
    script = Script(["1"] * 400)
    PlayTable(session, journal, words, lambda *_: {}, script).run()
    assert any(line.startswith("Donkey gains ") for line in script.shown)
    asked = {line.partition(":")[0] for line in script.shown if line.endswith("?") and ": " in line}
    assert asked == {"Ada", "Ben"}
    assert words.heading(2) == "Donkey"
    assert any(line.startswith("Donkey: ") or line == "Donkey won." for line in script.shown)


def test_one_player_can_be_enough(tmp_path, monkeypatch):
    """Without names one person plays against the donkey; with --auto a bot does."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path))
    done = wl("play", DONKEY, "--seed", "4", typed="1\nquit\n")
    assert done.returncode == 0
    assert "Donkey Race: Player 1, Donkey." in done.stdout
    auto = wl("play", DONKEY, "--auto", "--seed", "4")
    assert [line.partition(":")[0] for line in auto.stdout.splitlines()[1:]] == ["Player 1", "Donkey"]


def test_the_questions_before_a_game_know_who_steps_in(tmp_path):
    """One name is enough where a layer steps in, and that layer is then played."""
    (tmp_path / "pack.yaml").write_text(GHOST)
    shelf = Shelf()
    for place in (GAMES / "coin-race", tmp_path):
        shelf.add(PackFolder.open(place), "test", True)
    order = Guide(Script(["Ada", ""]), "en", shelf).order(Choice("coin-race"))
    assert (order.seats, order.choice.variants) == ((Seat("Ada"),), ("ghost",))
    order = Guide(Script(["Ada, Ben", ""]), "en", shelf).order(Choice("coin-race"))
    assert order.choice.variants == ()


def test_who_is_named_is_who_plays(tmp_path, monkeypatch):
    """Two names are two players where a layer steps in for two; one name alone is one of as many as the game is for."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path))
    both = wl("play", "western-legends", "--names", "Ada,Ben", "--seed", "4", typed="quit\n")
    assert "Ada, Ben, the Man in Black." in both.stdout
    assert (
        "Ada, Player 2, Player 3."
        in wl("play", "western-legends", "--names", "Ada", "--seed", "4", typed="quit\n").stdout
    )
    bots = wl(
        "play", "western-legends", "--names", "Ada", "--bots", "random,random", "--seed", "4", typed="quit\n"
    )
    assert "the Man in Black" not in bots.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--names", "Ada,Ben", "--variant", "first-game"], "is for 3 to 4 players, not for 2"),
        (["--names", "A,B,C,D,E,F,G"], "is for 3 to 6 players, not for 7"),
        (["--names", "A,B,C,D,E,F", "--bots", "random"], "is for 3 to 6 players, not for 7"),
        (["--names", "A,B,C", "--players", "2"], "3 names for 2 people"),
    ],
)
def test_names_that_the_game_has_no_seats_for(words: list[str], why: str):
    """Several names are so many players: a game that is not for so many says so, and seats nobody else."""
    told = wl("play", "western-legends", *words, "--seed", "4", typed="quit\n")
    assert why in told.stderr
    assert (told.returncode, told.stdout) == (2, "")
