"""The table's own phrases: each that is wanted is there, and each that is there is wanted."""

import re
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, after, game, session
from wlcore import play
from wlcore.cli import play as command
from wlcore.engine.faults import REASONS as FAULTS
from wlcore.engine.record import Seat
from wlcore.engine.refusals import REASONS
from wlcore.engine.session import Session
from wlcore.play.answers import COMMANDS
from wlcore.play.commands import HELPED
from wlcore.play.newgame import LEVELS
from wlcore.play.words import NoSuchLanguage, Wording
from wlcore.whom import ASKING, NEEDED

CALL = re.compile(
    r"""\b(?:words|self|say|_say|_ask)\(\s*["'](?:play-)?([a-z-]+)["'](?: if \w+ else "([a-z-]+)")?"""
)
BUILT = {f"help-{name}" for name in HELPED} | {f"undo-{why}" for why in ("nothing", "other", "learned")}
BUILT |= (
    {f"fault-{reason}" for reason in FAULTS}
    | {f"refused-{reason}" for reason in REASONS}
    | {f"command-{name}" for name in (*COMMANDS, "more", "again", "guide")}
    | {f"ask-{ask}" for ask in ASKING if ask != NEEDED}
)
BUILT |= {
    f"new-{what}-help"
    for what in ("who", "more", "more-or-guide", "edition", "variants", "option", "packs", "seed")
}
BUILT |= {
    f"offer-{whose}-{how}" for whose in ("wins", "other") for how in ("about", "counted", "surely", "never")
}
BUILT |= {f"level-{bot}" for bot in LEVELS}
BUILT |= {"open-unnamed", "goal-turns", "goal-choices"}
"""Asked by a command before there are words for a game."""
SEATS = (Seat("Ann"), Seat("", "random"), Seat(""))


def words(name: str = ENEMY) -> Wording:
    return Wording(game(name), SEATS)


def test_every_phrase_is_there_and_is_said():
    """The phrase file holds what the code asks for, no less and no more."""
    files = [*Path(play.__file__).parent.glob("*.py"), *Path(command.__file__).parent.glob("*.py")]
    asked = {
        found for file in files for match in CALL.findall(file.read_text("utf-8")) for found in match if found
    }
    there = {entry.removeprefix("play-") for entry in words().phrases.entries if entry.startswith("play-")}
    assert there == asked | BUILT


def test_a_language_without_phrases_is_said_to_be_none():
    """A language that nobody speaks is refused; it is not silently English."""
    with pytest.raises(NoSuchLanguage, match="there are no phrases in 'elvish'"):
        Wording(game(ENEMY), SEATS, "elvish")


def test_players_go_by_their_names():
    """Who has a name is called by it, the others by their seats; of bots it is said that they are."""
    assert words().players([0, 1, 2]) == "Ann, Player 2, Player 3"
    assert words().company() == "Ann, Player 2 (random), Player 3"


@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS])
def test_every_option_has_words_of_its_own(name):
    """Options that are offered together are told apart, and can be chosen by the words of the journal too."""
    said = words(name)
    for choices in range(25):
        state = after(name, choices, choices)
        if state.over:
            continue
        shown, spoken = said.options(state), said.spoken(state)
        assert list(shown) == list(spoken) == list(state.o)
        assert said.question(state)
        assert all(state.game.names.option(option) in by for option, by in spoken.items())


def test_what_happened_is_told_with_its_clauses():
    """Each line of the log knows the clauses that were carried out."""
    said, played = words(), session(ENEMY, 6)
    lines = [line for number in range(-1, 6) for line in said.happened(played, number, 0)]
    assert lines
    assert any(line.cites for line in lines)
    assert all(line.text.endswith(".") for line in lines)


def test_every_option_of_every_game_can_be_said():
    """Whatever a game can offer has words: those that are shown, and those it can be chosen by."""
    for name in (ENEMY, WHISPERS, COIN_RACE, "western-legends"):
        everything = words(name).everything
        assert len(everything) == len(game(name).actions)
        assert all(spoken and all(one.strip() for one in spoken) for spoken in everything.values())


@pytest.mark.parametrize(
    ("language", "income"),
    [
        ("en", ["Gain $20", "Draw 2 cards", "Draw 1 card and gain $10"]),
        ("de", ["$20 erhalten", "2 Karten ziehen", "1 Karte ziehen und $10 erhalten"]),
    ],
)
def test_options_say_how_much(language, income):
    """What is chosen from is told by what it does, with its amounts; by itself an option has its general name."""
    session = Session.start(game("western-legends"), 3, 5)
    while session.state.decision.about:
        session.choose(session.state.o[0])
    words = Wording(session.state.game, [Seat("A"), Seat("B"), Seat("C")], language)
    assert list(words.options(session.state).values()) == income
    assert words.option(session.state.o[0]) != income[0]
