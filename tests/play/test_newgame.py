"""A new game by questions: every answer that cannot be is told, and what comes out can be played."""

import re

import pytest

from tests.play.running import Terminal, plain, wl
from tests.play.tables import Script
from wlcore.engine.record import Seat
from wlcore.loading import Choice
from wlcore.packs.layers import Shelf
from wlcore.play.newgame import GameOrder, Guide, Quit

GAME = "public-enemy"


def ordered(*lines: str) -> tuple[GameOrder, list[str]]:
    """What comes of these answers, and what was shown."""
    script = Script(lines)
    return Guide(script, "en", Shelf.installed()).order(Choice(GAME)), script.shown


def test_enter_takes_what_is_usual():
    """Two times Enter, and a person plays against a bot."""
    order, _ = ordered("", "")
    assert order == GameOrder(Choice(GAME), (Seat("Player 1"), Seat("", "normal")))


def test_people_and_bots_are_named_in_their_order():
    """The name of a bot is a bot; everything else is the name of a person."""
    order, _ = ordered("Ada, search:50, Bob, random", "")
    assert order.seats == (Seat("Ada"), Seat("", "search:50"), Seat("Bob"), Seat("", "random"))


def test_more_asks_for_everything_else(tmp_path):
    """Edition, variants, options, packs and seed, each by the beginning of a word where there are words."""
    order, _ = ordered("Ada,Bob", "more", "de", "2, cavalry", "six", str(tmp_path), "7")
    assert (order.choice.edition, order.choice.options, order.seed) == ("de", {"length": "six-rounds"}, 7)
    assert "cavalry" in order.choice.variants
    assert len(order.choice.variants) == 2
    assert order.choice.packs == (str(tmp_path),)


def test_all_is_asked_in_the_readers_language():
    """Variants and the values of options go by what the language calls them, by their ids all the same."""
    script = Script(["Ada, Bob", "mehr", "", "die kavallerie", "Sechs", "", ""])
    order, shown = Guide(script, "de", Shelf.installed()).order(Choice(GAME)), script.shown
    assert (order.choice.variants, order.choice.options) == (("cavalry",), {"length": "six-rounds"})
    assert any("Die Kavallerie: " in line for line in shown)
    asked = (
        "Die Dauer des Spiels: Ohne festes Ende, Drei Runden, Sechs Runden, Neun Runden? [Ohne festes Ende]"
    )
    assert any(asked in line for line in shown)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["Ada"], "1 cannot play this: it is for 2 to 6."),
        (["a,b,c,d,e,f,g"], "7 cannot play this: it is for 2 to 6."),
        (["Ada, ada"], "Two players are called ‘ada’."),
        (["3"], "‘3’ is no name; write the names of all players"),
        (["Ada, show"], "‘show’ is no name"),
        (["help"], "Names with commas between them"),
        (["Ada, search:x"], "there is no bot 'search:x'"),
    ],
)
def test_who_cannot_play_is_told(wrong, said):
    """One sentence, and the question again."""
    order, shown = ordered(*wrong, "Ada, Bob", "")
    assert any(line.startswith(said) for line in shown)
    assert len(order.seats) == 2


def test_other_answers_that_cannot_be():
    """An edition, a variant, an option, a pack and a seed that are not there."""
    order, shown = ordered(
        "", "more", "it", "en", "99", "", "endless", "three", "/no/such/pack", "", "x", "-1", "3"
    )
    told = [
        line
        for line in shown
        if "is none of" in line or "There is no file" in line or "no whole number" in line
    ]
    assert len(told) == 6
    assert (order.seed, order.choice.options) == (3, {"length": "three-rounds"})


def test_a_stray_word_where_more_is_offered():
    """Only 'more' asks for more; 'help' tells what can be said at this question."""
    order, shown = ordered("", "yes", "help", "mo", "", "", "", "", "7")
    assert "‘yes’ is none of: more, guide." in shown
    assert sum(line.startswith("Enter begins at once") for line in shown) == 1
    assert not any(line.startswith("Names with commas") for line in shown)
    assert order.seed == 7


@pytest.mark.parametrize("lines", [["quit"], ["", "QUIT"], ["", "more", "quit"]])
def test_one_can_leave_at_any_question(lines):
    """'quit' is an answer everywhere."""
    with pytest.raises(Quit):
        ordered(*lines)


@pytest.mark.slow("a new game is set up by questions")
def test_the_whole_dialogue_at_a_terminal(tmp_path):
    """Without a word on the command line a game comes of three answers."""
    table = Terminal("play", PWD=str(tmp_path), WLCORE_STATE=str(tmp_path))
    table.asked()
    table.type("pub")
    table.until("[Player 1, normal]")
    table.type("Ada, random")
    table.until("Enter begins")
    table.type("")
    assert "Ada" in table.asked()
    table.type("quit")
    assert table.status() == 0


@pytest.mark.slow("a new game is set up by questions")
def test_a_game_that_is_named_asks_who_plays(tmp_path):
    """At a terminal nobody has to know a flag; what is settled on the command line is not asked again."""
    table = Terminal(
        "play", GAME, "--seed", "3", "--option", "length=three-rounds", WLCORE_STATE=str(tmp_path)
    )
    table.until("[Player 1, normal]")
    table.type("")
    shown = table.asked()
    assert "Enter begins" not in shown
    assert re.search(r"Player 1, \w+ \(normal\)", shown)
    table.type("quit")
    assert table.status() == 0


@pytest.mark.slow("a new game is set up by questions")
@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_a_long_question_is_folded_between_words(tmp_path, term):
    """It is longer than a line of a small terminal; only its last part is the prompt."""
    table = Terminal("play", GAME, "--seed", "3", term=term, WLCORE_STATE=str(tmp_path))
    lines = [line.rstrip() for line in plain(table.until("[Player 1, normal]")).splitlines()]
    first = next(n for n, line in enumerate(lines) if line.startswith("Who plays"))
    assert lines[first].endswith("easy, normal and hard")
    assert lines[first + 1].strip() == "are bots. [Player 1, normal]"
    table.type("quit")
    assert table.status() == 0


def test_what_is_wrong_with_a_game_is_told_before_anything_is_asked(tmp_path):
    """A name that is none is answered at once."""
    table = Terminal("play", GAME, "--variant", "cavalri", WLCORE_STATE=str(tmp_path))
    assert table.status() != 0
    assert "cavalri" in table.shown
    assert "Who plays" not in table.shown


def test_through_a_pipe_one_person_plays_against_bots():
    """Nobody can be asked, so it is said who plays; whoever says it on the command line is told nothing."""
    ran = wl("play", GAME, "--seed", "3", typed="quit\n")
    assert re.search(r"Player 1, \w+ \(greedy\)\.", ran.stdout)
    assert "Nobody was named" in ran.stdout
    assert "Nobody was named" not in wl("play", GAME, "--players", "2", typed="quit\n").stdout
