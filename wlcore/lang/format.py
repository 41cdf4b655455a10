"""The canonical layout of texts: two spaces a block, one space between words, citations and comments in one column.

A line is laid out by its words alone, so a change in one line never moves another. Nothing is reordered, joined or
broken, and the result means the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wlcore.lang.diagnostics import Findings
from wlcore.lang.lines import CITATION, Line, read_lines
from wlcore.lang.source import Text
from wlcore.records import dataclass

STEP = 2
NOTES = 65
"""How far from the left edge of the file citations and comments begin, unless their statement reaches further."""

WORDS = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*\(?|[0-9]+|\S")
CLOSING = frozenset(",;:)")
UNITS = frozenset("$€£¢")
SIGNS, BELOW = frozenset("+-"), "from"
"""A sign belongs to its number where that says from where a counter counts: `from -5`; elsewhere it stands between two values."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a line stands among the others: its column as written, and how deep it is nested."""

    indent: int
    depth: int


def formatted(text: Text, margin: int = 0) -> list[str]:
    """The lines of a text that parses, in canonical layout; `margin` is how far its left edge is from the file's.

    Empty lines at the beginning and the end are dropped.
    """
    places = dict(_places(read_lines(text, Findings()), 0))
    out: list[str] = []
    for index, raw in enumerate(text.lines):
        line = _line(index, raw.replace("\ufeff", "").strip(), raw, places, margin)
        if line or (out and out[-1]):
            out.append(line)
    while out and not out[-1]:
        out.pop()
    return out


def formatted_file(content: str) -> str:
    """A whole `.wl` file that parses, in canonical layout."""
    return "".join(f"{line}\n" for line in formatted(Text.of_file("", content)))


def _places(lines: Sequence[Line], depth: int) -> Iterator[tuple[int, _Place]]:
    for line in lines:
        yield line.index, _Place(line.indent, depth)
        yield from _places(line.children, depth + 1)


def _line(index: int, said: str, raw: str, places: dict[int, _Place], margin: int) -> str:
    if not said:
        return ""
    if said.startswith("#"):
        return " " * STEP * _depth_of_comment(index, len(raw) - len(raw.lstrip()), places) + said
    code, notes = _parts(said)
    line = " " * STEP * places[index].depth + spaced(code)
    return line + " " * max(STEP, NOTES - margin - len(line)) + notes if notes else line


def _depth_of_comment(index: int, indent: int, places: dict[int, _Place]) -> int:
    """A comment belongs to the line below; one that is indented deeper, to the block above."""
    below = next((place for i, place in places.items() if i > index), None)
    if below is not None and indent <= below.indent:
        return below.depth
    above = [place for i, place in places.items() if i < index]
    while above:
        last = above.pop()
        if last.indent <= indent:
            return last.depth
    return 0


def _parts(said: str) -> tuple[str, str]:
    """The statement of a line, and what is noted beside it: citation and comment."""
    code, hash_sign, comment = said.partition("#")
    code = code.rstrip()
    notes = [(hash_sign + comment).rstrip()] if hash_sign else []
    if match := CITATION.search(code):
        ids = [part.strip() for part in match.group(1).split(",")]
        notes.insert(0, f"[{', '.join(ids)}]")
        code = code[: match.start()].rstrip()
    return code, (" " * STEP).join(notes)


def spaced(code: str) -> str:
    """The words of a statement with one space between them, and none inside parentheses or before a comma."""
    out: list[str] = []
    words = WORDS.findall(code)
    for first, before, word in zip(["", "", *words], ["", *words], words, strict=False):
        if before and not _joined(first, before, word):
            out.append(" ")
        out.append(word)
    return "".join(out)


def _joined(first: str, before: str, word: str) -> bool:
    """Whether no space stands between a word and that before it; `first` is the one before both."""
    number = before in UNITS or (first == BELOW and before in SIGNS)
    return before.endswith("(") or word in CLOSING or (number and word.isdigit())
