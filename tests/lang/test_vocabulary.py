"""The table of words: complete, and each example right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wlcore.lang.declare import BASIC, DISCIPLINES, TEXTS
from wlcore.lang.diagnostics import Findings
from wlcore.lang.grammar import keywords
from wlcore.lang.vocabulary import AT_THE_EDGE, WORDS
from wlcore.lang.words import CORE, CoreWord
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.source import read_pack

TESTS = Path(__file__).parents[1]
GAME, LAYER = TESTS / "games" / "coin-race", TESTS / "lang" / "example"


def file_of(word: CoreWord) -> tuple[str, str]:
    """The file of the example layer in which an example stands."""
    first = word.example.split(" ", 1)[0]
    if word.stands == "card":
        text = "".join(f"\n      {line}" for line in word.example.split("\n"))
        return "coins.yaml", f"coin:\n  example-coin:\n    metal: silver\n    worth: 3\n    kept: |{text}\n"
    if not word.stands and (first in AT_THE_EDGE or word.sort == "layer"):
        return "z.wl", word.example
    is_statement = word.stands == "rule" or word.sort in ("statement", "choice")
    said = word.example if is_statement else f"if {word.example}: stop"
    text = "".join(f"\n  {line}" for line in said.split("\n"))
    return "later.wl", f"rule tried(chosen: card, mate: player){text}"


def findings_of(name: str, text: str) -> list[str]:
    """What is wrong in the example game with this file beside it."""
    findings = Findings()
    layer = PackFolder.open(LAYER)
    readers = {n: (lambda n=n: layer.read(n)) for n in layer.files()}
    folder = PackFolder("example", {**readers, name: text.encode})
    packs = [read_pack(PackFolder.open(GAME), findings, False), read_pack(folder, findings, False)]
    assemble([pack for pack in packs if pack is not None], findings)
    bare = [
        d for d in findings.sorted() if d.code != "builtin"
    ]  # the example of a builtin stands here without Python
    return [f"{d.span}: {d.code}: {d.message}" for d in bare]


@pytest.mark.parametrize("word", WORDS, ids=lambda w: w.name)
def test_example_is_right(word: CoreWord):
    """The example of each word parses and checks in the example game."""
    assert findings_of(*file_of(word)) == []


@pytest.mark.parametrize("word", WORDS, ids=lambda w: w.name)
def test_example_shows_its_word(word: CoreWord):
    """Each example uses the word that it is an example of."""
    shown = re.findall(r"[a-z]+|\S", word.form)
    assert all(part in re.findall(r"[a-z]+|\S", word.example) for part in shown if part in keywords())


def test_every_word_is_in_the_table():
    """No word of the grammar or of the tables of types and zones is missing, and none stands there twice."""
    told = {part for word in WORDS for part in re.findall(r"[a-z]+", f"{word.name} {word.form}")}
    assert {*keywords(), *CORE, *BASIC, *DISCIPLINES, *TEXTS} - told == set()
    names = [word.name for word in WORDS]
    assert sorted(set(names)) == sorted(names)


def test_every_word_is_explained():
    """Each entry says how it is written and what it does."""
    assert all(word.form and word.does and word.sort for word in WORDS)
