"""Which letters and signs may be shown: none that cannot be seen, none that turns the order of others, none that steers.

What packs hold is looked at when it is read, and refused in words; whatever goes to a terminal passes `printable`. Both take
the same signs for unseen. Signs that join others are none where they do their work: within an emoji, behind a sign that has a
coloured form, within words of scripts whose letters are joined. No-break spaces can be seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import category, name

UNSEEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
    "\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Signs that cannot be seen, but for where they join others."""
APART, JOINED, PLAIN, COLOURED = "\u200c", "\u200d", "\ufe0e", "\ufe0f"


def unseen(text: str) -> Iterator[int]:
    """The places in a text, or in a line of it, of what cannot be seen; tabs are among them, ends of lines are not."""
    return (match.start() for match in UNSEEN.finditer(text) if not _joins(text, match.start()))


def printable(text: str, instead: str = "?") -> str:
    """A line as a terminal can show it: another sign for each that cannot be seen or is none; blanks of all sorts are text."""
    if text.isascii() and text.isprintable():
        return text
    hidden = {at for at in unseen(text) if text[at] != "\t"}
    return "".join(instead if at in hidden or not _shown(c) else c for at, c in enumerate(text))


def printable_lines(text: str) -> str:
    """Lines as a terminal can show them."""
    return text if text.isascii() and text.isprintable() else "\n".join(map(printable, text.split("\n")))


def hidden_in(text: str) -> str:
    """What a text, or a line of it, holds that cannot be seen, in words; nothing if all of it can."""
    at = next(unseen(text), None)
    return "" if at is None else f"a character that cannot be seen (U+{ord(text[at]):04X})"


def hidden_in_name(name: str) -> str:
    """What a name, which is one line, holds that cannot be seen, in words."""
    return "an end of a line in it" if "\n" in name else hidden_in(name)


def called(sign: str) -> str:
    """What Unicode calls a sign; nothing if it has no name."""
    return name(sign, "").lower()


def _shown(c: str) -> bool:
    return c.isprintable() or c == "\t" or c in (APART, JOINED) or category(c) == "Zs"


def _joins(text: str, at: int) -> bool:
    """Whether a sign that cannot be seen does its work between those beside it."""
    sign, before, after = text[at], text[at - 1] if at else "", text[at + 1 : at + 2]
    if sign == JOINED and _is_picture(after):
        return _is_picture(before) or (before == COLOURED and _joins(text, at - 1))
    if sign in (APART, JOINED):
        return _is_cursive(before) and _is_cursive(after)
    if sign in (PLAIN, COLOURED):
        return _is_picture(before) or (bool(before) and category(before) in ("Sm", "Po", "Pd", "Nd"))
    if "\u180b" <= sign <= "\u180f":
        return "\u1820" <= before <= "\u18aa"
    return ("\ufe00" <= sign <= "\ufe0d" or sign >= "\U000e0100") and _is_han(before)


def _is_picture(c: str) -> bool:
    return bool(c) and (category(c) == "So" or c == "\u2139" or "\U0001f3fb" <= c <= "\U0001f3ff")


def _is_han(c: str) -> bool:
    return "\u3400" <= c <= "\u9fff" or "\uf900" <= c <= "\ufaff" or "\U00020000" <= c <= "\U0003ffff"


def _is_cursive(c: str) -> bool:
    """Whether a letter is of a script whose letters are joined, or stand apart, by signs that cannot be seen."""
    return (
        "\u0600" <= c <= "\u109f" or "\u1780" <= c <= "\u18af" or "\ua840" <= c <= "\ua87f"
    ) and c.isprintable()
