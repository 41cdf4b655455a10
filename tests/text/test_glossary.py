"""Texts use the words of the rulebook: each language lists its terms, and a check finds what is said instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore import cli
from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked, settings
from wlcore.packs.find import PackFolder
from wlcore.text.glossary import read_glossary
from wlcore.text.terms import misused

pytestmark = pytest.mark.slow("texts use the words of the rulebook")

GAME = "western-legends"
MANIFEST = """\
id: slips
version: 1.0.0
title: Slips
kind: layer
game: western-legends
provenance: designed
"""


def terms(tmp_path: Path, content: str):
    """The terms of a file, and what is wrong with it."""
    place = tmp_path / "text" / "de"
    place.mkdir(parents=True)
    (place / "glossary.lex").write_text(content, "utf-8")
    findings = Findings()
    return read_glossary(PackFolder.open(tmp_path), "de", findings), findings.found


@pytest.mark.parametrize("variant", ["", "wild-wild-west", "goals", "man-in-black", "good-bad-handsome"])
def test_shipped_texts_say_what_the_rulebook_says(variant: str):
    """Cards, layers, questions, options and the log of Western Legends, in every language."""
    choice = Choice(GAME, variants=(variant,) if variant else ())
    assembly = checked(choice)
    assert misused(assembly, settings(assembly, choice)) == []


def test_endings_and_words_between(tmp_path):
    """'*' is any ending, '...' a few words of the same sentence; other sentences do not count, nor parts of words."""
    (term,), wrong = terms(tmp_path, "# wounds\neine Verletzung erleiden: erhalte ... verletzung*\n")
    assert wrong == []
    assert term.misused("Erhalte bis zu 2 Verletzungen.") == "Erhalte bis zu 2 Verletzungen"
    assert term.misused("Erhalte $10. Heile 1 Verletzung.") == ""
    assert term.misused("Behalte 1 Verletzung.") == ""


def test_a_line_that_avoids_nothing_is_a_mistake(tmp_path):
    """It is told with its line."""
    found, (wrong,) = terms(tmp_path, "a: b\nVerletzung\n")
    assert [term.say for term in found] == ["a"]
    assert (wrong.span.line, wrong.message) == (2, "nothing is avoided for 'Verletzung'")


def test_a_card_of_another_pack_is_read_too(tmp_path, capsys):
    """`wl i18n terms` tells the place, what is said, and the term."""
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "table.ftl").write_text("ask-town = who is outside the towns?\n")
    assert cli.main(["i18n", "terms", GAME, "--with", str(tmp_path), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    place = tmp_path / "text" / "en" / "table.ftl"
    assert told == (
        f"en: {place}:1: ask-town: 'outside the towns', not 'outside of a town': who is outside the towns?\n"
    )


def test_a_forbidden_word_in_a_phrase_is_found_with_its_line(tmp_path, capsys):
    """Any phrase of a pack, and any form of one: no card need say it yet."""
    (tmp_path / "pack.yaml").write_text(MANIFEST)
    place = tmp_path / "text" / "de"
    place.mkdir(parents=True)
    (place / "words.ftl").write_text(
        "query-lowering = der Abzug\n    .gender = masculine\n    .gets-more = die gelegte Karte zählt { $value } weniger\n"
    )
    assert cli.main(["i18n", "terms", GAME, "--with", str(tmp_path), "--lang", "de"]) == 1
    told = capsys.readouterr().out
    assert told.startswith(f"de: {place / 'words.ftl'}:3: query-lowering.gets-more: 'gelegte Karte', not ")
