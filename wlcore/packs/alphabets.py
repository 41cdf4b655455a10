"""Words with letters of several alphabets, of which one may look like another: a Cyrillic a in a Latin word."""

from __future__ import annotations

import re
from collections.abc import Iterator

SCRIPTS = {
    "Latin": "A-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u024f\u1e00-\u1eff",
    "Greek": "\u0370-\u0373\u0376-\u03ff\u1f00-\u1fff",
    "Cyrillic": "\u0400-\u052f",
    "other": "\u0531-\u0587\u13a0-\u13ff\uab70-\uabbf\uff21-\uff3a\uff41-\uff5a\U0001d400-\U0001d7ff",
}
"""Alphabets with letters that look alike; the last holds Armenian, Cherokee, and Latin letters of other widths and shapes."""
MIXED = re.compile(
    "|".join(
        rf"(?<!\\)[{letters}](?=[{''.join(others for name, others in SCRIPTS.items() if name != script)}])"
        for script, letters in SCRIPTS.items()
    )
)
"""The place in a word where the alphabet changes; a letter behind a backslash is no part of the word."""
LETTERS = re.compile(rf"[{''.join(SCRIPTS.values())}]*")


def mixed(text: str) -> Iterator[tuple[int, int, str]]:
    """The words in a text with letters of several alphabets: where each begins and ends, and the letter that is of another
    alphabet than most.
    """
    end = 0
    for match in MIXED.finditer(text):
        if match.start() < end:
            continue
        start = match.start()
        while start and LETTERS.fullmatch(text[start - 1]) and text[start - 2 : start - 1] != "\\":
            start -= 1
        found = LETTERS.match(text, start)
        end = found.end() if found else start + 1
        word = text[start:end]
        rarest = min(
            filter(None, (re.findall(f"[{letters}]", word) for letters in SCRIPTS.values())), key=len
        )
        yield start, end, rarest[0]
