"""What YAML's own error messages mean, in plain sentences, and where they should point."""

from __future__ import annotations

import re

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.events import EventMark

# A part of the parser's message, what it means, what to do, whether to point where the parser began to look.
SENTENCES: tuple[tuple[str, str, str, bool], ...] = (
    (
        "mapping values are not allowed",
        "a second ': ' in one value",
        "put the value in quotes, or write it under '|'",
        False,
    ),
    ("could not find expected ':'", "this line has no ':' after its key", "write 'key: value'", True),
    (
        "found unexpected end of stream",
        "this quotation mark is never closed",
        "close it, or write the text under '|'",
        True,
    ),
    ("unexpected document separator", "this quotation mark is never closed", "close it", True),
    ("expected ',' or ']'", "this '[' is not closed as it should be", "write [a, b, c]", True),
    (
        "expected ',' or '}'",
        "this '{' is not closed as it should be",
        "write { key: value, key: value }",
        True,
    ),
    (
        "that cannot start any token",
        "no value may begin with this character",
        "put the value in quotes",
        False,
    ),
    (
        "sequence entries are not allowed",
        "a '-' of a list may not stand here",
        "begin the list on a line of its own",
        False,
    ),
    ("mapping keys are not allowed", "a '?' may not stand here", "put the value in quotes", False),
    (
        "expected <block end>",
        "this line does not fit the lines above",
        "lines of one block begin in the same column; after a list or a text in quotes nothing may follow",
        False,
    ),
    (
        "unknown escape character",
        "a backslash before this character means nothing",
        r"write '\\' for one backslash",
        False,
    ),
    ("hexdecimal numbers", "this code of a character is not complete", r"write it as in '\u00e9'", False),
    (
        "indentation indicator",
        "after '|' only '-', '+' or a number from 1 to 9 may stand",
        "begin the text on the next line",
        False,
    ),
    (
        "more indented follow up line",
        "this text begins with an empty line that is indented too far",
        "delete the empty line",
        False,
    ),
    (
        "expected a comment or a line break",
        "nothing may follow here",
        "begin the text on the next line",
        False,
    ),
    ("expected the node content", "a value is missing here", "", False),
    ("document start", "nothing may follow here", "a file holds one block of keys", False),
)
FALLBACK = ("", "this cannot be read as YAML", "", False)


def syntax_error(file: str, error: Exception, findings: Findings, lines: list[str]) -> None:
    """Note what the parser could not read."""
    problem = re.sub(
        r"\s+", " ", str(getattr(error, "problem", None) or getattr(error, "context", None) or "")
    )
    _, message, advice, at_start = next((row for row in SENTENCES if row[0] in problem), FALLBACK)
    mark: EventMark | None = getattr(error, "problem_mark", None)
    if at_start or mark is None:
        mark = getattr(error, "context_mark", None) or mark
    findings.error("yaml-syntax", message, _place(file, mark, lines), advice)


def _place(file: str, mark: EventMark | None, lines: list[str]) -> Span:
    if mark is None:
        return Span(file, 1, 1, 1, 2)
    line = min(mark.line, len(lines) - 1)
    col = min(mark.column, len(lines[line])) if line == mark.line else len(lines[line])
    return Span(file, line + 1, col + 1, line + 1, col + 2)
