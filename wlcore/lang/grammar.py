"""The grammar as a parser: one line in, one Lark tree out, or one diagnostic."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput
from lark.lexer import Token

from wlcore.data import data_root
from wlcore.lang.diagnostics import Findings
from wlcore.lang.explain import explained
from wlcore.lang.parsers import parser_of
from wlcore.lang.source import Text


@cache
def parser() -> Lark:
    """The parser of single lines, made once a process."""
    grammar = (data_root() / "grammar" / "effect.lark").read_text(encoding="utf-8")
    return parser_of(grammar, ["line", "decl", "property"], lexer="basic")


@cache
def keywords() -> frozenset[str]:
    """The words that the grammar keeps for itself: nothing can be named so."""
    return frozenset(s for s in terminals().values() if re.fullmatch(r"[a-z]+", s))


@cache
def terminals() -> dict[str, str]:
    """The fixed signs and words of the grammar by the names the parser has for them."""
    return {t.name: t.pattern.value for t in parser().terminals if t.pattern.type == "str"}


MOST_NESTED = 100


@lru_cache(maxsize=10_000)
def _tree(start: str, code: str) -> tuple[Tree[Token], int]:
    """The parser's tree and its depth; a line that stands in a file that is read again need not be parsed again."""
    tree = parser().parse(code, start=start)
    return tree, _depth(tree)


def forget_lines() -> None:
    """Forget all lines that have been parsed before."""
    _tree.cache_clear()


def parse_line(
    start: str, code: str, text: Text, index: int, offset: int, findings: Findings
) -> Tree[Token] | None:
    """Parse `code`, which begins at column `offset` of a line; a mistake becomes one finding."""
    deep = _too_deep(code)
    if deep >= 0:
        message = f"parentheses are nested deeper than {MOST_NESTED}"
        findings.error("too-deep", message, text.span(index, offset + deep, offset + deep + 1))
        return None
    try:
        tree, depth = _tree(start, code)
        if depth <= MOST_NESTED:
            return tree
        message = "this line says too much at once"
        findings.error(
            "too-deep", message, text.span(index, offset, offset + len(code)), "name its parts with 'let'"
        )
        return None
    except UnexpectedInput as problem:
        at, length, message, suggestion = explained(problem, code, terminals(), keywords())
        findings.error("syntax", message, text.span(index, offset + at, offset + at + length), suggestion)
        return None


def _too_deep(code: str) -> int:
    """Where the parentheses get too deep, or -1."""
    depth = 0
    for at, sign in enumerate(code if code.count("(") > MOST_NESTED else ""):
        depth += (sign == "(") - (sign == ")")
        if depth > MOST_NESTED:
            return at
    return -1


def _depth(tree: Tree[Token]) -> int:
    """How many levels a tree has; counted without recursion, since that is what it is to protect."""
    depth, level = 0, [tree]
    while level:
        depth += 1
        level = [child for node in level for child in node.children if isinstance(child, Tree)]
    return depth
