"""What is wrong with a pack, as data: collected, sorted and printed like a good compiler's messages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import field
from functools import lru_cache
from heapq import nlargest
from operator import eq
from typing import Any

from wlcore.lang.source import Span
from wlcore.letters import printable
from wlcore.records import dataclass

WIDEST = 200
"""Of a longer line only so much is shown."""
ADVISED = 200
"""With so many findings no more is said about what may have been meant."""
MANY = 500
FEW = 20
"""So many names at most are listed where none looks like the one that was written."""
CLOSEST = 20
"""Of more words that look alike so many are compared letter by letter with one that is not known."""


@dataclass(frozen=True, slots=True, sealed=True)
class Diagnostic:
    """One finding: where, what, and what to do about it. As text it reads as `wl check` says it.

    >>> print(wlcore.Diagnostic("word", "unknown word", wlcore.Span("rest.wl", 2, 3, 2, 8), suggestion="did you mean 'stop'?"))
    rest.wl:2:3: error word: unknown word
        did you mean 'stop'?
    """

    __module__ = "wlcore"

    code: str
    message: str
    span: Span
    severity: str = "error"
    suggestion: str = ""
    related: tuple[tuple[Span, str], ...] = ()

    def __str__(self) -> str:
        from wlcore.lang.quoted import lines_in

        return shown(self, lines_in(self.span.file) if self.span.file else None)

    def as_json(self) -> dict[str, Any]:
        """The shape that `wl check --format json` prints.

        >>> wlcore.Diagnostic("word", "unknown word", wlcore.Span("rest.wl", 2, 3, 2, 8)).as_json()["line"]
        2
        """
        s = self.span
        return {
            "file": s.file,
            "line": s.line,
            "col": s.col,
            "end_line": s.end_line,
            "end_col": s.end_col,
            "code": self.code,
            "severity": self.severity,
            "message": self.message,
            "suggestion": self.suggestion,
            "related": [
                {"file": r.file, "line": r.line, "col": r.col, "message": m} for r, m in self.related
            ],
        }


@dataclass(slots=True)
class Findings:
    """A growing collection of diagnostics."""

    found: list[Diagnostic] = field(default_factory=list)
    elsewhere: Callable[[str], str] = lambda word: ""
    """What to say of a word that nothing here is like; without it nothing is known of other places."""

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        suggestion: str = "",
        related: tuple[tuple[Span, str], ...] = (),
    ) -> None:
        """Note an error."""
        self.found.append(Diagnostic(code, message, span, "error", suggestion, related))

    def warn(self, code: str, message: str, span: Span, suggestion: str = "") -> None:
        """Note something that works but is probably not meant."""
        self.found.append(Diagnostic(code, message, span, "warning", suggestion))

    def near(self, word: str, known: Callable[[], Iterable[str]], most: int = 3) -> str:
        """A suggestion for a mistyped word, as of `did_you_mean`; where very much is wrong it is not looked for any more."""
        return did_you_mean(word, known(), most) or self.elsewhere(word) if len(self.found) < ADVISED else ""

    def instead(self, word: str, known: Callable[[], Iterable[str]]) -> str:
        """The same where only these could stand: if none looks like it, and they are few, all are named."""
        return self.near(word, known) or there_are(tuple(known())) if len(self.found) < ADVISED else ""

    def sorted(self) -> list[Diagnostic]:
        """Each finding once, in reading order."""
        return sorted(set(self.found), key=lambda d: (d.span, d.code, d.message))

    @property
    def failed(self) -> bool:
        """Whether there is at least one error."""
        return any(d.severity == "error" for d in self.found)


class PackError(Exception):
    """A pack cannot be used, or what was asked for is not there; the diagnostics say why, and as text read like `wl check`."""

    __module__ = "wlcore"

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__(self.diagnostics)

    def __str__(self) -> str:
        return "\n".join(str(d) for d in self.diagnostics)


def meant(word: str, known: Iterable[str], most: int = 3) -> str:
    """What to write instead of a word that there is not: the one that looks like it, else which there are, if they are few."""
    names = tuple(dict.fromkeys(known))
    return did_you_mean(word, names, most) or there_are(names)


def there_are(names: Collection[str]) -> str:
    """All that could have been written, where that is not much."""
    return f"there are: {', '.join(names)}" if 0 < len(names) <= FEW else ""


def did_you_mean(word: str, known: Iterable[str], most: int = 3) -> str:
    """A suggestion sentence for a mistyped word, or nothing; `most` is how many letters may be wrong in a long word."""
    allowed = min(most, 0 if len(word) < 2 else 1 if len(word) < 5 else 2 if len(word) < 9 else 3)
    known = dict.fromkeys(known)
    if word not in known and (other := next((n for n in known if n.casefold() == word.casefold()), "")):
        return f"did you mean '{other}'?"
    shortest, longest, letters, differing = (
        len(word) - allowed,
        len(word) + allowed,
        _letters(word),
        2 * allowed,
    )
    near = [
        name
        for name in known
        if shortest <= len(name) <= longest and (letters ^ _letters(name)).bit_count() <= differing
    ]
    best = (allowed + 1, "")
    for name in near if len(near) <= CLOSEST else _closest(word, near):
        limit = min(allowed, best[0])
        if abs(len(name) - len(word)) <= limit and name != word:
            best = min(best, (_mistakes(word, name, limit), name))
    if best[0] <= allowed:
        return f"did you mean '{best[1]}'?"
    longer = [name for name in known if name.startswith(word)] if len(word) >= 3 else []
    return f"did you mean '{longer[0]}'?" if len(longer) == 1 else ""


@lru_cache(maxsize=1 << 16)
def _letters(word: str) -> int:
    """Which letters there are in a word, as bits; some share one."""
    return sum({1 << ord(letter) % 59 for letter in word})


def _closest(word: str, near: list[str]) -> list[str]:
    """Of many words those that have most letters in the same place, from the front or from the back."""
    back = word[::-1]

    def same(name: str) -> int:
        return [*map(eq, word, name), *map(eq, back, reversed(name))].count(True)

    return nlargest(CLOSEST, near[:MANY], same)


def _mistakes(word: str, meant: str, most: int) -> int:
    """How many letters were left out, put in, exchanged, or typed in the wrong order; `most + 1` says that it is more.

    Both are compared letter by letter where they are at most so far apart: that takes time for each letter of a word, not
    for each pair, and what is nothing alike is given up after a few.
    """
    far, width = most + 1, 2 * most + 1
    row = [far] * most + list(range(most + 1))  # at `most` stands what leads to the same place in both
    before = [far] * width
    for i, letter in enumerate(word):
        last, before, row = before, row, []
        for at in range(width):
            j = i + at - most
            cost = far
            if -1 <= j < len(meant):
                after = before[at + 1] if at < width - 1 else far
                put_in = row[-1] if row else far
                cost = min(after + 1, put_in + 1, before[at] + (j < 0 or letter != meant[j]), far)
                if i and j > 0 and letter == meant[j - 1] and word[i - 1] == meant[j]:
                    cost = min(cost, last[at] + 1)
            row.append(cost)
        if min(row) > most and min(before) > most:
            return far
    return row[len(meant) - len(word) + most]


def shown(diagnostic: Diagnostic, lines: list[str] | None) -> str:
    """The diagnostic as text: place and message, the line with carets, the suggestion."""
    d = diagnostic
    place = f"{_printable(str(d.span))}: " if d.span.file else ""
    out = [f"{place}{d.severity} {d.code}: {d.message}"]
    if lines is not None and 0 < d.span.line <= len(lines):
        out += [f"    {line}" for line in _marked(_printable(lines[d.span.line - 1]), d.span)]
    if d.suggestion:
        out.append(f"    {d.suggestion}")
    out.extend(f"    {_printable(str(span))}: {message}" for span, message in d.related)
    return "\n".join(out)


def _printable(line: str) -> str:
    """The line as a terminal can show it, each character still one column."""
    return printable(line.replace("\t", " "), "\ufffd")


def _marked(line: str, span: Span) -> tuple[str, str]:
    """A line, or the part of a long one that matters, with carets below the place."""
    start = span.col - 1
    end = span.end_col - 1 if span.end_line == span.line else len(line)
    first = max(0, start - WIDEST // 2) if len(line) > WIDEST else 0
    part = line[first : first + WIDEST]
    carets = max(1, min(end - start, len(part) - (start - first)))
    return part, " " * (start - first) + "^" * carets
