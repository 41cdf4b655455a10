"""What players once stumbled over in an evening of play, each as it is now."""

from __future__ import annotations

import os

import pytest

from tests.engine.positions import ENEMY, game
from tests.play.running import Terminal, wl
from tests.play.tables import shown, table
from tests.play.test_screen import NAMES, played
from wlcore.engine.record import Seat
from wlcore.play.commands import Commands
from wlcore.play.question import question_of
from wlcore.play.words import Wording

pytestmark = pytest.mark.slow("what players stumbled over stays mended")

WEST = "western-legends"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals")
def test_a_line_that_stops_shows_the_question_it_stopped_at():
    """Of three answers the second cannot be: the question that nobody has seen is drawn, then it is said what was left."""
    at = Terminal("play", ENEMY, "--seed", "3", "--names", "Ada", "--bots", "random", "--lang", "en")
    at.asked()
    at.type("1; nonsense; 2")
    new = at.asked(after="Not done any more: 2")
    assert new.rindex("From which deck do you take a card?") < new.index("‘nonsense’ is none of the options")
    at.type("quit")
    assert at.status() == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "At the start: "), ("de", "Zu Beginn: "), ("fr", "Au départ\u00a0: "), ("ru", "В начале: ")],
)
def test_a_character_is_told_with_goods_and_from_when_it_can(language, said):
    """Where one chooses a character: what it begins with, and how many points its ability needs."""
    at = table(f"lang {language}", "card jesse-james", "quit", name=WEST, kinds="person person person")
    at.run()
    text = " ".join(shown(at))
    assert said in text
    assert "$10" in text or "10\u00a0$" in text
    assert "5 " in text[text.index(said) :]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "gains $10 instead of $20 (limit $120)"),
        ("de", "$10 statt $20"),
        ("fr", "10\u00a0$ au lieu de 20\u00a0$ (limite"),
        ("ru", "$10 вместо $20"),
    ],
)
def test_what_a_limit_cuts_is_told_before_and_after(language, said):
    """An income of $20 with $110 in the pocket: the option says what is lost, and so does the log."""
    session = played(WEST, 3, 8)
    while session.game.names.option(session.state.o[0]) != "gain-money":
        session.choose(session.state.o[-1])
    state = session.state
    base, _, strides, _ = session.game.data.value_dims["money"]
    state.v[base + state.who * strides[0]] = 110
    words = Wording(session.game, [Seat(name) for name in NAMES[:3]], language)
    income = question_of(state, words).offers[0]
    assert any("10" in effect.text and "20" in effect.text for effect in income.effects)
    seat = state.who
    session.choose(income.option)
    commands = Commands(session, None, words)  # type: ignore[arg-type]
    assert any(said in line.text for line in commands.news(seat, len(session.moves) - 1))


def test_two_people_of_one_name_are_refused():
    """Nobody could tell them apart."""
    found = wl("play", ENEMY, "--names", "Ada,Ada", "--lang", "en", typed="quit\n")
    assert found.returncode != 0
    assert "Ada" in found.stderr


def test_a_hint_is_told_in_words_that_were_offered():
    """No name of a rule or a choice stands in it."""
    at = table("1", "hint", "quit", name=WEST, kinds="person person person")
    at.run()
    said = " ".join(shown(at)).partition("A searching bot would choose: ")[2]
    assert said
    names = {about for about, _, _, _ in game(WEST).sites.values() if "-" in about}
    assert not [name for name in names if name in said]
