"""What is typed is printed in the signs of each language: apostrophes, quotation marks, blanks at which no line ends."""

from __future__ import annotations

import re

import pytest

from tests.languages import EVERYWHERE, OF_CORE
from tests.text.reading import assembly, phrases
from wlcore.packs.find import PackFolder
from wlcore.text.clauses import ClauseTexts
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("the signs of each language, in every phrase that is shipped")


@pytest.mark.parametrize(
    ("language", "written", "printed"),
    [
        ("en", "'help' tells more of the player's left", "‘help’ tells more of the player’s left"),
        ("en", "Stick 'em Up, the players' hands and \"Beg\"", "Stick ’em Up, the players’ hands and “Beg”"),
        ("fr", 'l\'argent : 10 $, "Beg" !', "l’argent\u00a0: 10\u00a0$, «\u00a0Beg\u00a0»\u00a0!"),
        ("de", "\"Beg\" geht's, ('so')", "„Beg“ geht’s, (‚so‘)"),
        ("ru", '"Beg" и («так»)', "«Beg» и («так»)"),
        ("it", 'l\'azione "Beg": 10 $', "l’azione «Beg»: 10\u00a0$"),
    ],
)
def test_what_is_typed_is_printed_in_the_signs_of_its_language(language: str, written: str, printed: str):
    """Apostrophes, quotation marks, and the blanks at which no line ends."""
    assert Phrases(language).printed(written) == printed


def test_quotation_marks_around_what_is_filled_in():
    """An opening one before it, a closing one behind it; 's behind it is an apostrophe."""
    words = "one = '{ $name }' is none; 'load { $name }'s' goes\ntwo = { $name ->\n    [a] '{ $name }'\n   *[other] '{ $name }'\n }'s\n"
    spoken = Phrases.of("en", [PackFolder.of("pack", {"text/en/words.ftl": words.encode()})])
    assert spoken.text("one", name="Ada") == "‘Ada’ is none; ‘load Ada’s’ goes"
    assert spoken.text("two", name="a") == "‘a’’s"


STRAY = {
    "": re.compile("['\"]"),
    "fr": re.compile(r" [;:!?»$%]|« |[;!?](?<=\w[;!?])(?!\w)"),
    "it": re.compile(r" \$"),
    "de": re.compile(r"”|«|\w»"),
    "ru": re.compile(r"[“”‘’]"),
}
"""What no text has in any language, and in this one."""
MONEY = re.compile(r"\d[ \u00a0]?\$")
"""The rulebooks in German and Russian have the sign before the amount."""


@pytest.mark.parametrize("language", OF_CORE)
@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_shipped_phrases_are_printed_in_the_signs_of_their_language(game: str, language: str):
    """Each piece of each form of each phrase, and the clauses."""
    spoken, found = phrases(game, language=language), []
    for entry in spoken.read:
        for name, pattern in spoken.voice.forms(entry.id).items():
            pieces = (
                [pattern.text]
                if pattern.text is not None
                else [p for p in pattern.parts if isinstance(p, str)]
            )
            found += [(entry.id, name, piece) for piece in pieces if stray(language, game, piece)]
    (pack,) = assembly(game).packs
    texts = ClauseTexts(spoken)
    for clause in pack.clauses if language in EVERYWHERE else ():
        text, editions = texts.told(clause)
        found += [(clause.id, "", said) for said in (text, *editions.values()) if stray(language, game, said)]
    assert found == []


def stray(language: str, game: str, text: str) -> bool:
    """Whether a text has signs that are not printed in this language."""
    money = language in ("de", "ru") and game == "western-legends" and MONEY.search(text)
    return bool(money or STRAY[""].search(text) or (language in STRAY and STRAY[language].search(text)))
