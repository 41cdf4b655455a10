"""The grammar as a parser: one line in, one Lark tree out, or one diagnostic."""

from __future__ import annotations

import re
from functools import cache

from lark import Lark, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.lexer import Token

from wlcore.data import data_root
from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.source import Text


@cache
def parser() -> Lark:
    """The parser of single lines, made once a process."""
    grammar = (data_root() / "grammar" / "effect.lark").read_text(encoding="utf-8")
    return Lark(
        grammar,
        parser="lalr",
        lexer="basic",
        start=["line", "decl", "property"],
        propagate_positions=True,
        maybe_placeholders=True,
    )


@cache
def keywords() -> frozenset[str]:
    """The words that the grammar keeps for itself: nothing can be named so."""
    strings = (t.pattern.value for t in parser().terminals if t.pattern.type == "str")
    return frozenset(s for s in strings if re.fullmatch(r"[a-z]+", s))


def parse_line(start: str, code: str, text: Text, index: int, offset: int, findings: Findings) -> Tree[Token] | None:
    """Parse `code`, which begins at column `offset` of a line; a mistake becomes one finding."""
    try:
        return parser().parse(code, start=start)
    except UnexpectedInput as problem:
        at, length, message, suggestion = _explained(problem, code)
        findings.error("syntax", message, text.span(index, offset + at, offset + at + length), suggestion)
        return None


def _explained(problem: UnexpectedInput, code: str) -> tuple[int, int, str, str]:
    if isinstance(problem, UnexpectedCharacters):
        at = problem.column - 1
        char = code[at] if at < len(code) else ""
        if char.isupper():
            return at, 1, f"'{char}': names are written in lower case", ""
        if char == "_":
            return at, 1, "'_': names are joined by hyphens", ""
        if char in "=<>":
            return at, 1, f"'{char}' is not used here", "compare with 'is', 'is at least', 'is more than'"
        return at, 1, f"'{char}' has no meaning here", ""
    if isinstance(problem, UnexpectedToken) and problem.token.type != "$END":
        at = (problem.token.column or 1) - 1
        word = str(problem.token)
        expected = {t.pattern.value for t in parser().terminals if t.name in problem.expected and t.pattern.type == "str"}
        suggestion = did_you_mean(word, {e for e in expected if e.isalpha()})
        if not suggestion and word in keywords():
            suggestion = f"'{word}' is a word of the language; nothing else can have this name"
        return at, len(word), f"'{word}' does not fit here", suggestion
    if isinstance(problem, (UnexpectedToken, UnexpectedEOF)):
        return len(code), 1, "the line stops too early", "something must follow"
    return 0, len(code), "this line cannot be read", ""
