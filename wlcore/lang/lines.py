"""Splits a text into lines with their indentation, citations and comments, nested into blocks."""

from __future__ import annotations

import re
from dataclasses import field

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span, Text
from wlcore.records import dataclass

CITATION = re.compile(r"\[([^\[\]#]*)\]\s*$")
CLAUSE = re.compile(r"[A-Z]+(-[A-Z]+)*-[0-9]+")
DEEPEST = 30
LONGEST = 1_000
MOST_LINES = 5_000
MOST_FINDINGS = 50


@dataclass(slots=True)
class Line:
    """One line that says something; `code` keeps its columns (what is not code is cut off at the end)."""

    span: Span
    index: int
    indent: int
    code: str
    cites: tuple[tuple[str, Span], ...]
    children: list[Line] = field(default_factory=list)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids this line cites."""
        return tuple(c for c, _ in self.cites)


def read_lines(text: Text, findings: Findings) -> list[Line]:
    """The lines of a text as a forest by indentation; what is wrong with the layout goes to the findings."""
    flat = _flat(text, findings)
    roots: list[Line] = []
    stack: list[Line] = []
    for line in flat:
        while stack and stack[-1].indent >= line.indent:
            stack.pop()
        siblings = stack[-1].children if stack else roots
        if siblings and siblings[-1].indent != line.indent:
            findings.error(
                "indentation",
                "this line is indented unlike the lines beside it",
                line.span,
                "lines of one block begin in the same column",
            )
        if len(stack) > DEEPEST:
            findings.error("too-deep", f"blocks nest deeper than {DEEPEST}", line.span)
            break
        siblings.append(line)
        stack.append(line)
    return roots


def _flat(text: Text, findings: Findings) -> list[Line]:
    """The lines one after the other, up to what is too much."""
    flat: list[Line] = []
    before = len(findings.found)
    for index, raw in enumerate(text.lines):
        if index == MOST_LINES:
            message = f"a text of more than {MOST_LINES} lines"
            findings.error("too-long", message, text.span(index, 0, 1), "split it into several files")
            break
        if too_many(text, index, before, findings):
            break
        line = _line(text, index, raw, findings)
        if line is not None:
            flat.append(line)
    return flat


def too_many(text: Text, index: int, before: int, findings: Findings) -> bool:
    """Whether so much is wrong that the rest, from this line on, should not be read; if so, that is said once."""
    if len(findings.found) - before < MOST_FINDINGS:
        return False
    findings.error(
        "too-many", "too many mistakes: the rest of this text was not read", text.span(index, 0, 1)
    )
    return True


def _line(text: Text, index: int, raw: str, findings: Findings) -> Line | None:
    code = raw
    if len(code) > LONGEST:
        message = f"this line is longer than {LONGEST} characters"
        findings.error("long-line", message, text.span(index, LONGEST, LONGEST + 1), "use several lines")
        return None
    if "\t" in code:
        at = code.index("\t")
        findings.error(
            "tab",
            "a tab: only spaces have a width everybody agrees on",
            text.span(index, at, at + 1),
            "use spaces",
        )
        code = code.replace("\t", " ")
    if index == 0 and code.startswith("\ufeff"):
        code = " " + code[1:] if code[1:].startswith(" ") else code.replace("\ufeff", "", 1)
    hash_at = code.find("#")
    if hash_at >= 0:
        code = code[:hash_at]
    code = code.rstrip()
    cites: list[tuple[str, Span]] = []
    match = CITATION.search(code)
    if match:
        start = match.start(1)
        for part in match.group(1).split(","):
            word = part.strip()
            at = start + len(part) - len(part.lstrip())
            span = text.span(index, at, at + len(word))
            if CLAUSE.fullmatch(word):
                cites.append((word, span))
            else:
                findings.error(
                    "citation",
                    f"'{word}' is not a clause id" if word else "a clause id is missing here",
                    span,
                    "write ids in capitals with a number: [HERE-01, THERE-02]",
                )
            start += len(part) + 1
        code = code[: match.start()].rstrip()
    stripped = code.lstrip(" ")
    if not stripped:
        if cites:
            findings.error("citation", "a citation with no statement before it", cites[0][1])
        return None
    indent = len(code) - len(stripped)
    return Line(text.span(index, indent, len(code)), index, indent, code, tuple(cites))
