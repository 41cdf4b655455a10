"""Two people play without knowing anything: the Man in Black steps in, acts, and the log says what he did and why."""

import re

import pytest

from tests.play.running import wl
from wlcore.engine.record import Seat
from wlcore.engine.session import Session
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, load, stepped_in
from wlcore.packs.layers import Shelf
from wlcore.play.words import Wording
from wlcore.study.conform import conform

pytestmark = pytest.mark.slow("whole games with the automaton")

GAME, LAYER = "western-legends", "man-in-black"
PEOPLE = (Seat("Ada"), Seat("Ben"))
NAMES = {
    "en": "the Man in Black",
    "de": "der Man in Black",
    "fr": "l’Homme en Noir",
    "ru": "Человек в чёрном",
}


def test_he_steps_in_for_two_and_for_nobody_else():
    """With three he stays away, and nobody has to name him."""
    shelf = Shelf.installed()
    assert stepped_in(shelf, Choice(GAME), 2).variants == (LAYER,)
    assert stepped_in(shelf, Choice(GAME, variants=("goals",)), 2).variants == ("goals", LAYER)
    assert stepped_in(shelf, Choice(GAME), 3).variants == ()


def test_two_can_sit_down_without_reading_anything(tmp_path, monkeypatch):
    """The greeting names all three, and somebody is asked at once."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path))
    done = wl("play", GAME, "--players", "2", "--names", "Ada,Ben", "--seed", "1", typed="quit\n")
    assert done.returncode == 0
    assert "Ada, Ben, the Man in Black" in done.stdout
    assert re.search(r"^(Ada|Ben): ", done.stdout, re.MULTILINE)


def test_a_first_game_is_for_three_or_four():
    """One sentence says so, with its clause, whether he is named or should step in."""
    with pytest.raises(
        PackError, match=r"no number of players suits both .*first-game.*\[.*FIRSTGAME-01.*\]"
    ):
        load(GAME, variants=("first-game", LAYER))
    done = wl("play", GAME, "--players", "2", "--variant", "first-game", "--auto")
    assert done.returncode == 2
    assert re.search(r"'First game' is for 3 to 4 players, not for 2 \[.*FIRSTGAME-01", done.stderr)


@pytest.mark.parametrize("language", sorted(NAMES))
def test_the_log_tells_what_he_does(language):
    """His card with its line, where he rides and what he gains, in every language; no makeshift words."""
    game = load(GAME, variants=(LAYER,))
    session, words = Session.start(game, 2, 11), Wording(game, PEOPLE, language)
    told: list[str] = []
    for _ in range(400):
        if session.state.over:
            break
        events = session.choose(session.state.o[-1])
        told += [line.text for line in words.log.lines(events, session.state)]
    name = NAMES[language][1:]
    his = [line for line in told if name in line]
    acts = [
        line
        for line in his
        if "black" not in line
        and ("acts:" in line or "handelt:" in line or "agit" in line or "действует:" in line)
    ]
    assert len(acts) > 3
    assert all(len(line) > 50 for line in acts)
    assert not [line for line in told if "black-" in line or "Automaton" in line]


def test_at_the_beginning_of_a_line_his_name_has_a_capital():
    """People are called as they have typed it."""
    words = Wording(load(GAME, variants=(LAYER,)), (Seat("ada"), Seat("Ben")))
    assert [words.heading(seat) for seat in range(3)] == ["ada", "Ben", "The Man in Black"]
    assert words.players([2, 0]) == "The Man in Black, ada"
    assert words.players([0, 2]) == "ada, the Man in Black"


def test_whole_games_hold_together_in_every_edition():
    """One in each: views, saves and replays among three of whom two decide."""
    report = conform(GAME, 5, players=2, variants=(LAYER,))
    assert (report.games, report.faults) == (5, [])
