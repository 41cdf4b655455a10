"""A file of phrases that has been read before says what it said; it need not be parsed for that."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.data import data_root
from wlcore.folders import cache_folder
from wlcore.keeping import keep
from wlcore.text import book, entries, learned
from wlcore.text.book import PhraseFile

pytestmark = pytest.mark.slow("kept phrases say what their files say")

FILES = sorted(Path(str(data_root())).rglob("*.ftl"))
WRONG = (
    """\
fine = { $n ->
    [one] a { -thing }
   *[other] { FORM("noun", "case") } and { AGREE($who, "word") }
}
    .gender = f
# said of the next
-thing = what is { "said" }
broken = { $n
odd = { NUMBER(1234567890123456789) }
unseen = { "\\u202E" }
fine = twice
"""
    + "# filled up\n" * 300
)


@pytest.fixture
def own_cache(tmp_path, monkeypatch):
    """A cache folder of its own; gives what has been parsed since."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))
    parsed = []
    read = book.read_entries
    monkeypatch.setattr(book, "read_entries", lambda *args: parsed.append(args[1]) or read(*args))
    return parsed


def told(found):
    """All that a file says: its phrases with their places and forms, and what is wrong with it."""
    phrases, wrong = found
    return [(x.id, x.pack, x.span, x.forms) for x in phrases], wrong


def test_every_file_says_again_what_it_said(own_cache):
    for path in FILES:
        content = path.read_text("utf-8")
        first, again = (PhraseFile(content, f"{path}", "pack").whole for _ in "ab")
        assert told(first) == told(again), path
        assert all(
            x.node.equals(y.node, ignored_fields=["span", "comment"])
            for x, y in zip(first[0], again[0], strict=True)
        )
    long = [str(path) for path in FILES if len(path.read_text("utf-8")) > learned.SHORT]
    assert len(long) > 30
    assert sorted(own_cache) == sorted(
        [*map(str, FILES), *(str(path) for path in FILES if str(path) not in long)]
    )


def test_what_is_wrong_is_told_again_wherever_the_file_lies(own_cache):
    first = PhraseFile(WRONG, "here/words.ftl", "one").whole
    again = PhraseFile(WRONG, "there/words.ftl", "other").whole
    assert own_cache == ["here/words.ftl"]
    assert {d.message for d in first[1]} == {
        'this is no phrase: Expected token: "}"',
        "a number has at most 15 digits",
        "an escape stands for a character that cannot be seen (U+202E)",
    }
    assert [(d.code, d.message, d.span.line, d.span.col) for d in first[1]] == [
        (d.code, d.message, d.span.line, d.span.col) for d in again[1]
    ]
    assert {d.span.file for d in again[1]} == {x.span.file for x in again[0]} == {"there/words.ftl"}
    assert {x.pack for x in again[0]} == {"other"}
    assert [x.id for x in again[0]] == ["fine", "-thing", "fine"]
    assert again[0][0].forms[""].references.keys() == {"-thing", "noun", "word"}
    assert again[0][0].forms[""].agreeing == {"word"}
    assert again[0][1].text("") == "what is said"


def test_what_is_kept_hangs_on_how_phrases_are_read(own_cache, monkeypatch, tmp_path):
    assert PhraseFile(WRONG, "words.ftl", "pack").whole
    changed = tmp_path / "entries.py"
    changed.write_text("# read in another way\n")
    monkeypatch.setattr(entries, "__file__", str(changed))
    learned._readers.cache_clear()
    assert PhraseFile(WRONG, "words.ftl", "pack").whole
    learned._readers.cache_clear()
    assert len(own_cache) == 2


def test_what_is_kept_in_another_form_is_read_again(own_cache):
    assert PhraseFile(WRONG, "words.ftl", "pack").whole
    (file,) = [path for path in cache_folder().iterdir() if path.suffix == ".phrases"]
    for odd in (7, [], ([("fine",)], []), ([], [("code",)])):
        keep(file.name, odd)
        before = len(own_cache)
        assert [x.id for x in PhraseFile(WRONG, "words.ftl", "pack").whole[0]] == ["fine", "-thing", "fine"]
        assert len(own_cache) == before + 1


def test_where_it_cannot_be_told_what_reads_phrases_nothing_is_kept(own_cache, monkeypatch, tmp_path):
    monkeypatch.setattr(entries, "__file__", str(tmp_path / "wlcore.zip" / "entries.py"))
    learned._readers.cache_clear()
    for _ in "ab":
        assert [x.id for x in PhraseFile(WRONG, "words.ftl", "pack").whole[0]] == ["fine", "-thing", "fine"]
    learned._readers.cache_clear()
    assert len(own_cache) == 2
    assert not [path for path in cache_folder().iterdir() if path.suffix == ".phrases"]


def test_the_folder_does_not_grow_with_each_text(own_cache, monkeypatch):
    kept = []
    monkeypatch.setattr(learned, "thin_out", lambda: kept.append(1))
    assert PhraseFile(WRONG, "words.ftl", "pack").whole
    assert PhraseFile(WRONG, "words.ftl", "pack").whole
    assert len(kept) == 1


@pytest.mark.parametrize("content", ["", "\n", "    indented\n"])
def test_a_file_in_which_no_phrase_begins(own_cache, content):
    file = PhraseFile(content, "words.ftl", "pack")
    assert (file.pieces, file.get("fine")) == ({}, None)
