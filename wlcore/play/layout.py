"""Lines with styles, and how they are wrapped, put in columns and side by side; nothing here knows a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from unicodedata import category, combining, east_asian_width

Run = tuple[str, str]
"""Some text and the name of its style; '' is plain."""
Line = list[Run]

GAP, WIDE = 2, 2
CLOSING = frozenset(("Pe", "Pf", "Po", "Mn", "Lm"))
"""The sorts of signs that begin no line: brackets and quotation marks that close, full stops, marks on letters, 'ー'."""
OPENING = frozenset(("Ps", "Pi"))
NEVER_FIRST = frozenset("ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
"""Small letters that belong to the one before."""


def plain(line: Line) -> str:
    """The text of a line."""
    return "".join(text for text, _ in line).rstrip()


def width_of(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def wrapped(text: str, width: int, indent: str = "", style: str = "") -> list[Line]:
    """A text in lines of at most so many columns; all but the first are indented."""
    lines: list[str] = [""]
    for gap, piece in _pieces(text):
        candidate = f"{lines[-1]}{gap}{piece}" if lines[-1].strip() else lines[-1] + piece
        if width_of(candidate) <= width or not lines[-1].strip():
            lines[-1] = candidate
        else:
            lines.append(indent + piece)
    return [[(part, style)] for line in lines for part in _cut(line, width)]


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """What a line is not broken inside of, each with what stands before it: words, and single wide letters, which have no
    blanks between them.
    """
    for word in _unbroken(text):
        if not any(east_asian_width(letter) in "WF" for letter in ("" if word.isascii() else word)):
            yield " ", word
            continue
        gap, piece = " ", ""
        for letter in word:
            if piece and _may_break(piece[-1], letter):
                yield gap, piece
                gap, piece = "", ""
            piece += letter
        yield gap, piece


def _unbroken(text: str) -> Iterator[str]:
    """The words of a text; a sign alone that closes or opens, such as ' :' in French, stays with its neighbour."""
    held = ""
    for word in filter(None, text.split(" ")):
        if held and not (_is_sign(word, CLOSING) or _is_sign(held.rpartition(" ")[2], OPENING)):
            yield held
            held = word
        else:
            held = f"{held} {word}" if held else word
    if held:
        yield held


def _is_sign(word: str, sorts: frozenset[str]) -> bool:
    """Whether a word is nothing but signs of these sorts, such as '?)'."""
    return all(category(letter) in sorts for letter in word)


def _may_break(before: str, behind: str) -> bool:
    """Whether a line may end between two letters: beside a wide one, but not before a sign that closes or behind one that opens."""
    wide = width_of(before) == WIDE or width_of(behind) == WIDE
    return (
        wide
        and category(behind) not in CLOSING
        and behind not in NEVER_FIRST
        and category(before) not in OPENING
    )


FIRST = re.compile(r" *(?:\S+(?: \S+)* {2,})?")
"""What stands before the text of a line: blanks, perhaps a first column."""


def folded(text: str, width: int) -> list[str]:
    """A line as lines of at most so many columns; what follows stands under the beginning of its text."""
    if width_of(text) <= width:
        return [text]
    found = FIRST.match(text)
    first = found[0] if found is not None else ""
    if width_of(first) * 2 > width:
        first = text[: len(text) - len(text.lstrip())]
    rest = wrapped(text[len(first) :], width - width_of(first), "" if first.strip() else "  ")
    return [
        f"{first if number == 0 else ' ' * width_of(first)}{plain(line)}" for number, line in enumerate(rest)
    ]


def _cut(text: str, width: int) -> list[str]:
    """A text that holds a word too long for a line, in pieces."""
    pieces = [""]
    for c in text:
        if width_of(pieces[-1] + c) > width:
            pieces.append("")
        pieces[-1] += c
    return pieces


def flowing(items: Iterable[Line], width: int, indent: int = 0, gap: int = GAP) -> list[Line]:
    """Items one after the other, as many on a line as there is room for; none is broken if it fits a line."""
    lines: list[Line] = []
    used = width
    for item in items:
        long = width_of(plain(item))
        if used + gap + long > width:
            if indent + long > width:
                lines += [[(" " * indent, ""), *line] for line in wrapped(plain(item), width - indent)]
                used = width
                continue
            lines.append([(" " * indent, "")] if indent else [])
            used = indent
        else:
            lines[-1].append((" " * gap, ""))
            used += gap
        lines[-1] += item
        used += long
    return lines


def in_columns(items: Sequence[Line], width: int) -> list[Line]:
    """Items in as many columns as fit, read downwards."""
    if not items:
        return []
    widest = max(width_of(plain(item)) for item in items)
    if widest > width:
        return [line for item in items for line in _hanging(plain(item), width)]
    columns = max(1, (width + GAP) // (widest + GAP))
    rows = -(-len(items) // columns)
    return [[run for item in items[row::rows] for run in padded(item, widest + GAP)] for row in range(rows)]


def _hanging(text: str, width: int) -> list[Line]:
    """A text in lines that begin where it does, those behind the first a little further in."""
    before = len(text) - len(text.lstrip())
    return [[(" " * before, ""), *line] for line in wrapped(text.lstrip(), width - before, "  ")]


def padded(line: Line, width: int) -> Line:
    """A line filled up to a width."""
    missing = width - sum(width_of(text) for text, _ in line)
    return [*line, (" " * missing, "")] if missing > 0 else line


def table(rows: Sequence[Sequence[Run]], right: Sequence[bool], width: int) -> list[Line] | None:
    """Rows of cells in columns, or nothing if they do not fit."""
    widths = [max(width_of(row[i][0]) for row in rows) for i in range(len(rows[0]))]
    if sum(widths) + GAP * (len(widths) - 1) > width:
        return None
    lines = []
    for row in rows:
        line: Line = []
        for (text, style), wide, to_right in zip(row, widths, right, strict=True):
            blank = " " * (wide - width_of(text))
            line += [(blank, ""), (text, style)] if to_right else [(text, style), (blank, "")]
            line.append((" " * GAP, ""))
        lines.append(line[:-1])
    return lines


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Two blocks side by side, the left one filled up to a width."""
    height = max(len(left), len(right))
    found = []
    for row in range(height):
        line = padded(list(left[row]) if row < len(left) else [], width)
        found.append([*line, *(right[row] if row < len(right) else [])])
    return found
