"""What somebody meant by a line."""

import re

import pytest

from tests.languages import OF_CORE
from wlcore.play.answers import COMMANDS, Answer, Command, Option, Unclear, Vocabulary
from wlcore.play.answers import understood as understood_in
from wlcore.text.port import Phrases

OPTIONS = {
    10: ("Take the top card of Tombstone", "source tombstone"),
    11: ("Take the top card of Cripple Creek", "source cripple-creek"),
    12: ("Take a card from the Saloon", "source saloon"),
    13: ("pay 3", "amount 3"),
    14: ("pay 30", "amount 30"),
    15: ("pass", "pass"),
}


LANGUAGES = OF_CORE
QUOTED = re.compile("[«„‘]([^»“’]+)[»“’]")
"""What stands in quotation marks."""


def understood(line: str, options: dict[int, tuple[str, ...]], language: str = "en") -> Answer:
    """What a line means at a table that speaks a language."""
    return understood_in(line, options, Vocabulary(Phrases.of(language)))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1", Option(10)),
        (" 6 ", Option(15)),
        ("take a", Option(12)),
        ("TAKE A CARD", Option(12)),
        ("source sal", Option(12)),
        ("sal", Option(12)),
        ("tomb", Option(10)),
        ("top cripple", Option(11)),
        ("cripple-cr", Option(11)),
        ("pass", Option(15)),
        ("pay 3", Option(13)),
        ("amount 30", Option(14)),
        ("take", Unclear((10, 11, 12))),
        ("t the top", Unclear((10, 11))),
        ("pa", Unclear((13, 14, 15))),
        ("0", Unclear()),
        ("7", Unclear()),
        ("99999999999999999999", Unclear()),
        ("-1", Unclear()),
        ("dance", Unclear()),
        ("", Unclear()),
        ("...", Unclear()),
        ("source saloon now", Unclear()),
        ("help", Command("help")),
        ("HELP", Command("help")),
        ("?", Command("help")),
        ("??", Unclear()),
        ("un", Command("undo")),
        ("q", Command("quit")),
        ("log 50", Command("log", "50")),
        ("rules PENO-TURN-01", Command("rules", "PENO-TURN-01")),
        ("undo it all", Unclear()),
    ],
)
def test_a_line_is_understood(line, meant):
    """Numbers, beginnings of words and commands mean what they say; what fits several options is unclear."""
    assert understood(line, OPTIONS) == meant


CARDS = {
    1: ("6♥ Stick 'em Up!",),
    2: ("6♣ Stick 'em Up!",),
    3: ("2♦ Cheat",),
    4: ("2♥ Cheat",),
    5: ("2",),
    6: ("pay $10",),
}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("use 6♥", Unclear()),
        ("6♥", Option(1)),
        ("6 ♥", Option(1)),
        ("6♥\ufe0f", Option(1)),
        ("6♥ Stick", Option(1)),
        ("6♣ stick 'em", Option(2)),
        ("♥", Unclear((1, 4))),
        ("6 stick", Unclear((1, 2))),
        ("stick", Unclear((1, 2))),
        ("2♦", Option(3)),
        ("2♦ Cheat", Option(3)),
        ("2♥ ch", Option(4)),
        ("2♣", Unclear()),
        ("cheat ♣", Unclear()),
        ("cheat ☂", Unclear((3, 4))),
        ("☂", Unclear()),
        ("pay 10", Option(6)),
        ("pay $10", Option(6)),
    ],
)
def test_signs_count_where_options_have_them(line, meant):
    """A suit tells cards apart; a sign that no option has, and punctuation, are nothing; what is left out may be anything."""
    assert understood(line, CARDS) == meant


def test_no_command_hides_an_option():
    """An option called like a command can still be chosen by its number."""
    options = {7: ("undo",), 8: ("quit the town",)}
    assert understood("undo", options) == Command("undo")
    assert understood("1", options) == Option(7)
    assert understood("quit the", options) == Option(8)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_known_by_its_name(command):
    """Each command is understood where options are offered, and where none fits."""
    assert understood(command, OPTIONS) == Command(command)


# ---- in the language of the table ------------------------------------------------------------------------


@pytest.mark.slow("every command in every language")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_known_by_the_words_of_the_language(command, language):
    """By the word that help shows, by the others, and in English; no word is for two commands."""
    words = Vocabulary(Phrases.of(language)).words(command)
    for word in (*words, words[0].capitalize(), command):
        assert understood(word, OPTIONS, language) == Command(command)


@pytest.mark.parametrize(
    ("language", "help_undo_save_quit"),
    [
        ("fr", "aide annuler sauvegarder quitter"),
        ("de", "hilfe rückgängig speichern beenden"),
        ("ru", "помощь отменить сохранить выйти"),
        ("it", "aiuto annulla salva esci"),
    ],
)
def test_the_obvious_translations_are_known(language, help_undo_save_quit):
    """What somebody who plays in a language would type first."""
    meant = [understood(word, OPTIONS, language) for word in help_undo_save_quit.split()]
    assert meant == [Command("help"), Command("undo"), Command("save"), Command("quit")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_shows_can_be_typed(language):
    """Every example in quotation marks begins with a command of the language."""
    phrases = Phrases.of(language)
    told = [
        phrases.text(f"play-help-{name}", card="x", example="x", option="x", language="x", resume="wl resume")
        for name in COMMANDS
        if name != "help"
    ]
    found = (line.strip() for text in told for line in QUOTED.findall(text))
    quoted = [line for line in found if not line.startswith("wl ")]
    assert len(quoted) == 11
    vocabulary = Vocabulary(phrases)
    for line in quoted:
        assert vocabulary.word(vocabulary.command(line.partition(" ")[0])) == line.partition(" ")[0]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "not x"), ("fr", "pas x"), ("de", "nicht x"), ("ru", "не x")]
)
def test_why_not_is_asked_in_the_language(language, typed):
    """The 'not' is no part of what is asked for, in English neither."""
    vocabulary = Vocabulary(Phrases.of(language))
    assert [vocabulary.asked_of(rest) for rest in (typed, "not x", "x")] == ["x", "x", "x"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_back_to_another_language_is_known_everywhere(language):
    """Whoever has gone astray into a language finds out of it by the word they know."""
    for other in LANGUAGES:
        word = Vocabulary(Phrases.of(other)).word("lang")
        assert understood(f"{word} {other}", OPTIONS, language) == Command("lang", other)


# ---- what is no choice -----------------------------------------------------------------------------------

DRAWING = {1: ("get $20",), 2: ("5♠ Payday", "card five-of-spades"), 3: ("1 card and $10", "card eight")}


@pytest.mark.parametrize("line", ["1.", "1)", "(1)", "1:", " 01. ", "#1", "1,"])
def test_a_sign_may_stand_with_the_marks_of_a_list(line):
    """'1.' is option 1, not what begins with an amount of 1."""
    assert understood(line, DRAWING) == Option(1)


@pytest.mark.parametrize("line", ["5 ?", "5?", "payday?", "12 ?", "get $20 ?"])
def test_what_is_asked_is_not_chosen(line):
    """A question asks about what stands before its mark."""
    assert understood(line, DRAWING) == Command("why", line.rstrip("? "))


def test_an_option_that_is_a_question_is_chosen_as_it_stands():
    """Where an option itself ends with the mark it is no question."""
    assert understood("who, me?", {4: ("Who, me?",)}) == Option(4)


def test_a_letter_chooses_only_what_is_shown():
    """Not by words of the code that nobody at the table sees, and where letters are signs by these alone."""
    assert understood("e", DRAWING) == Unclear()
    assert understood("p", {2: ("5♠ Payday",), 3: ("1 card",)}) == Option(2)
    signs = {"b": 2, "c": 3}
    words = Vocabulary(Phrases.of("en"))
    assert understood_in("e", DRAWING, words, signs) == Unclear()
    assert understood_in("p", DRAWING, words, signs) == Unclear()
    assert understood_in("c", DRAWING, words, signs) == Option(3)
    assert understood_in("q", DRAWING, words, signs) == Command("quit")


def test_the_rank_of_a_card_chooses_it():
    """A letter that is the whole first word of what is offered is that, whether numbers or other letters are signs: no command in short."""
    words = Vocabulary(Phrases.of("en"))
    cards = {1: ("9♦ Instinct",), 2: ("Q♥ Untouchable",), 3: ("A♠ Living Legend",), 4: ("Quarry",)}
    letters = {"b": 1, "c": 2, "d": 3, "e": 4}
    for signs in (letters, None):
        assert understood_in("Q", cards, words, signs) == Option(2)
        assert understood_in("a", cards, words, signs) == Option(3)
    assert understood_in(
        "j", {5: ("J",), 6: ("9",)}, Vocabulary(Phrases.of("fr")), {"a": 6, "c": 5}
    ) == Option(5)
    two = {**cards, 5: ("Q♣ Untouchable",)}
    assert understood_in("q", two, words, {**letters, "f": 5}) == Unclear((2, 5))
    assert understood_in("l", cards, words, letters) == Unclear()
