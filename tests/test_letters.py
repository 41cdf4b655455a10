"""What cannot be seen is told from what joins letters and pictures; look-alikes from honest words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wlcore.lang.diagnostics import Diagnostic, Findings
from wlcore.letters import hidden_in, printable, printable_lines, unseen
from wlcore.packs.alphabets import mixed
from wlcore.packs.rawtext import read_text
from wlcore.packs.yamlfile import parse_yaml
from wlcore.text.entries import read_entries


@pytest.mark.parametrize(
    "text",
    [
        "a\u200bb", "a\u200cb", "a\u200db", "\u200eabc", "\u200fabc", "a\u2060b", "\u061cabc", "a\u00adb", "a\ufe0fb", "x\U000e0041", "a\u3164b",
        "a\u180eb", "\u2067abc", "a\ufeffb", "a\u034fb", "🏴\U000e0067", "♥\ufe0f\ufe0f", "👩\u200dx", "می\u200c", "\u200d", "\ufe0f",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_found(text):
    """Letters and signs without a width, marks of direction, tags, and joining signs where nothing is joined."""
    assert list(unseen(text))
    assert "cannot be seen (U+" in hidden_in(text)
    assert "?" in printable(text)


@pytest.mark.parametrize(
    "text",
    [
        "Ärger, çà et là, Привет, ｆｕｌｌ", "6\N{NO-BREAK SPACE}♥", "«\u202fmot\u202f»", "♥\ufe0f ♠\ufe0e", "1\ufe0f\u20e3", "👨\u200d👩\u200d👧",
        "❤\ufe0f\u200d🔥", "👍🏽", "می\u200cخواهم", "क्\u200dष", "葛\U000e0100", "ℹ\ufe0f", "e\u0301", "\ufffd",
    ],
)  # fmt: skip
def test_what_can_be_seen_stays(text):
    """No-break spaces, coloured signs, families of pictures, and scripts whose letters are joined."""
    assert not hidden_in(text)
    assert printable(text) == text


@pytest.mark.slow("no sign that steers is printable")
@given(st.text())
def test_nothing_that_steers_is_printable(text):
    """Whatever goes in, what comes out has no control character, and going in again it stays as it is."""
    out = printable_lines(text)
    assert all(c == "\n" or c == "\t" or (ord(c) >= 32 and not 127 <= ord(c) < 160) for c in out)
    assert not [at for line in out.split("\n") for at in unseen(line) if line[at] != "\t"]
    assert printable_lines(out) == out
    assert len(out) == len(text)
    out.encode()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the b\u0430nk of Deadwood", ["b\u0430nk"]), ("\u0421aloon and Sal\u043e\u043en", ["\u0421aloon", "Sal\u043e\u043en"]),
        ("\u0431\u0430nk", ["\u0431\u0430nk"]), ("p\u03bfker", ["p\u03bfker"]), ("\uff42ank", ["\uff42ank"]), ("na\u0456ve x", ["na\u0456ve"]),
        ("SMS-сообщение от Bob'а", []), (r"title: a\nПривет", []), ("Ärger garçon Žižek Straße", []), ("Привет, мир", []), ("{ $name }у", []),
    ],
)  # fmt: skip
def test_words_of_several_alphabets(text, words):
    """Letters that look like those of another alphabet, within one word."""
    assert [text[start:end] for start, end, _ in mixed(text)] == words


def found(text: str) -> list[Diagnostic]:
    findings = Findings()
    read_text("some.ftl", text.encode(), findings)
    return findings.sorted()


@pytest.mark.parametrize("sign", ["\u200b", "\u200e", "\u00ad", "\U000e0041", "\u3164", "\u2060"])
def test_a_file_with_what_cannot_be_seen_is_refused(sign):
    """The place, the sign and what to do are said."""
    (told,) = found(f"title: Go\n  name: Pia{sign}no\n")
    assert (told.span.line, told.span.col, told.code, told.severity) == (2, 12, "character", "error")
    assert told.message == f"a character that cannot be seen (U+{ord(sign):04X})"
    assert told.suggestion.startswith("delete it: ")


def test_a_look_alike_is_warned_of():
    """The word, the letter and what to do are said, and the file is read."""
    (told,) = found("name = The b\u0430nk\n")
    assert (told.span.line, told.span.col, told.span.end_col, told.severity) == (1, 12, 16, "warning")
    assert told.message == "'b\u0430nk' has letters of several alphabets: '\u0430' is cyrillic small letter a"
    assert told.suggestion


@pytest.mark.parametrize("escape", [r"\u200b", r"\u202e", r"\U000E0041", r"\e[31m", r"\x9b"])
def test_escapes_in_yaml_hide_nothing(escape):
    """What is written as an escape is seen, too."""
    findings = Findings()
    parse_yaml("f", f'title: "Pia{escape}no"\n'.encode(), findings)
    assert [d.code for d in findings.sorted()] == ["character"]


@pytest.mark.parametrize("escape", [r"\u200B", r"\u202E", r"\U0E0041", r"\u001B"])
def test_escapes_in_phrases_hide_nothing(escape):
    """Nor do those of Fluent."""
    findings = Findings()
    list(read_entries(f'name = Pia{{"{escape}"}}no\n', "f", "pack", findings))
    assert [d.code for d in findings.sorted()] == ["character"]
