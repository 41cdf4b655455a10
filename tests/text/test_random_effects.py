"""Effects that nobody wrote about are said in every language: whole, well formed, without a foreign word."""

from __future__ import annotations

import re

import pytest

from tests.text.effects import Effects, write_pack
from tests.text.reading import OF_SAMPLES, SAMPLES, assembly
from wlcore.loading import Choice, settings
from wlcore.text.cards import texts
from wlcore.text.port import Phrases
from wlcore.text.pseudo import Pseudo, leaks

COUNT = 200
LETTER = re.compile(r"(?<=[:;] )[A-EА-Д]\)")
PAIRS = ("()", "«»", "[]", "{}")
BAD = re.compile(r"  | [.,;]|,[.,;]|\.[.,;]|\{|\}|…|^[a-zа-я]|[^.!?]$|:[.;]|\bnobody\b")


@pytest.fixture(scope="module")
def pack(tmp_path_factory) -> str:
    """A pack of cards with random effects."""
    return write_pack(tmp_path_factory.mktemp("random"), range(COUNT))


def rendered(pack: str, phrases: Phrases) -> dict[str, str]:
    found = assembly(SAMPLES, pack)
    phrases.folders = [source.folder for source in found.packs]
    said = texts(found.program, settings(found, Choice(SAMPLES)), phrases)
    return {name: text for name, text in said.items() if name.startswith("ploy/effect-")}


@pytest.mark.slow("random effects are well said")
@pytest.mark.parametrize("language", OF_SAMPLES)
def test_random_effects_are_well_said(pack: str, language: str):
    """No error, no phrase missing, no gap, no bracket left open, no sentence without an end."""
    phrases = Phrases(language)
    said = rendered(pack, phrases)
    assert len(said) == COUNT
    assert phrases.voice.errors == []
    assert list(phrases.missing) == []
    assert {name: text for name, text in said.items() if BAD.search(text)} == {}
    for opening, closing in PAIRS:
        whole = (LETTER.sub("", text) for text in said.values())
        assert [text for text in whole if text.count(opening) != text.count(closing)] == []
    if language == "ru":
        assert {name: text for name, text in said.items() if re.search("[A-Ta-z]", text)} == {}


def test_no_word_comes_from_outside_the_phrases(pack: str):
    """In the language of brackets no letter stands outside."""
    said = rendered(pack, Pseudo("en"))
    assert {name: leaks(text) for name, text in said.items() if leaks(text)} == {}


def in_figures(text: str) -> str:
    """A text with what it says of how often as figures: 'twice', '2-mal'."""
    for word, figure in (("twice", "2"), ("-mal", " mal"), ("дважды", "2"), ("трижды", "3")):
        text = text.replace(word, figure)
    return text


@pytest.mark.slow("random effects are well said")
def test_every_language_says_every_number(pack: str):
    """The numbers of an effect are in its text in every language; a 1 may be an article."""
    said = [rendered(pack, Phrases(language)) for language in OF_SAMPLES]
    for name in said[0]:
        numbers = [
            sorted(n for n in re.findall(r"\d+(?![\w-])", in_figures(text[name])) if n not in ("0", "1"))
            for text in said
        ]
        assert numbers.count(numbers[0]) == len(numbers), (name, [text[name] for text in said])


def test_what_is_random_stays_the_same():
    """The same seed makes the same effect: a failure can be seen again."""
    assert [Effects(7).effect() for _ in range(2)] == [Effects(7).effect()] * 2
