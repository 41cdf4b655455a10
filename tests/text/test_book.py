"""A phrase that is parsed alone is the phrase of the whole file, whatever is wrong around it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from wlcore.data import data_root
from wlcore.text.book import Book, PhraseFile
from wlcore.text.entries import Entry

ROOT = Path(str(data_root()))
FILES = sorted(path for path in ROOT.rglob("*.ftl") if path.parent.name in ("en", "ru"))
ODD = """\
before = is nothing odd
braces = { $n ->
[one] one
*[other] {
other
}
} and more
again = first
again =
not a phrase
again = second
-term = { -before
}
#bad comment
hidden = behind it
[[ section ]]
empty =
attributes =
.own = at the left edge
// what older files said
last = { unclosed
last = closed
"""
DAMAGE = ("", "{", "}", "\n", "=", "\n\n", "\n#", "\n[[", "\nx", "\n.", " ", '"', "-", "\n}", "\n    ")


def both(content: str) -> tuple[dict[str, Entry], dict[str, Entry]]:
    """The phrases of a file, parsed together, and each alone."""
    whole: dict[str, Entry] = {}
    for entry in PhraseFile(content, "file", "pack").whole[0]:
        whole.setdefault(entry.id, entry)
    alone = Book([[PhraseFile(content, "file", "pack")]])
    return whole, dict(alone)


def same(one: Entry, other: Entry) -> bool:
    """Whether two phrases say the same, and stand in the same place."""
    here = (one.id, one.pack, one.span, one.forms) == (other.id, other.pack, other.span, other.forms)
    return here and one.node.equals(other.node, ignored_fields=["span", "comment"])


def check(content: str) -> None:
    """A file whose phrases are the same both ways, in the same order."""
    whole, alone = both(content)
    assert list(whole) == list(alone)
    assert all(same(entry, alone[phrase]) for phrase, entry in whole.items())


@pytest.mark.slow("phrases alone are those of the whole book")
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_phrases_are_the_same_alone(path):
    """Every shipped file in the languages with the least and the most grammar."""
    check(path.read_text("utf-8"))


def test_odd_files_are_read_as_fluent_reads_them():
    """Lines at the left edge inside braces, mistakes between phrases, a phrase whose first writing is broken."""
    alone = both(ODD)[1]
    assert {"again", "hidden", "last"} <= alone.keys()
    assert alone["again"].text("") == "first"
    check(ODD)


def test_a_phrase_that_is_broken_is_none():
    """It is not there, and a right one of that name below it, or in an earlier pack, is."""
    file = PhraseFile("a = {\na = right\nb = { $x\n", "file", "pack")
    assert file.pieces.keys() == {"a", "b"}
    earlier = PhraseFile("b = earlier\nc = { x ->\n    [y] z\n }\n", "file", "before")
    book = Book([[earlier], [file]])
    assert book["a"].text("") == "right"
    assert book["a"].span.line == 2
    assert book["b"].pack == "before"
    assert "c" not in book
    assert list(book) == ["b", "a"]


@pytest.mark.slow("phrases alone are those of the whole book")
def test_damaged_files():
    """Files with something lost or put in between at random."""
    chance = Random(1)
    texts = [path.read_text("utf-8") for path in FILES]
    for _ in range(300):
        content = chance.choice(texts)
        at = chance.randrange(len(content))
        content = content[max(0, at - 600) : at + 600]
        for _ in range(chance.randint(1, 6)):
            at, lost = chance.randrange(len(content) + 1), chance.choice((0, 0, 1, 2, 9))
            content = content[:at] + chance.choice(DAMAGE) + content[at + lost :]
        check(content)
