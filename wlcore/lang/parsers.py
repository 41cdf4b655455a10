"""Parsers made of grammars, and kept on disk: to work one out takes as long as to read a game.

A parser is kept under a digest of its grammar and of all that decides what becomes of it. What is damaged, or of another
version, is worked out again without a word.

Lark asks for the place of every part at every step of the grammar, and tells words from names by trying one word after the
other. What it does there is done here with the same outcome, but for places that nobody asks for (`quickened`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from operator import itemgetter
from typing import Any

import lark
from lark import Lark, Tree
from lark.grammar import Rule, Terminal
from lark.lexer import BasicLexer, TerminalDef, Token, UnlessCallback
from lark.parse_tree_builder import PropagatePositions

from wlcore import __version__
from wlcore.keeping import keep, kept


def parser_of(grammar: str, starts: Sequence[str], lexer: str) -> Lark:
    """The parser of a grammar, whose trees know where they stand."""
    said = [__version__, lark.__version__, sys.version, grammar, *starts, lexer]
    file = f"{sha256(repr(said).encode()).hexdigest()[:32]}.parser"
    found = kept(file)
    if found is not None:
        try:
            data, memo = found[0]
            return quickened(Lark.__new__(Lark)._load({"data": data, "memo": memo}))
        except (ValueError, TypeError, KeyError, AttributeError):
            pass
    made = Lark(
        grammar,
        parser="lalr",
        lexer=lexer,
        start=list(starts),
        propagate_positions=True,
        maybe_placeholders=True,
    )
    keep(file, made.memo_serialize([TerminalDef, Rule]))
    return quickened(made)


def quickened(parser: Lark) -> Lark:
    """A parser that makes its trees faster; they know in which columns they stand, and no more."""
    made = parser._callbacks
    for rule, make in made.items():
        if isinstance(make, PropagatePositions):
            made[rule] = itemgetter(0) if passes_on(rule) else Placing(make.node_builder)
    lexer = parser.parser.lexer
    if isinstance(lexer, BasicLexer) and lexer.scanner.terminals:
        for name, told in lexer.callback.items():
            if isinstance(told, UnlessCallback) and not any(t.pattern.flags for t in told.scanner.terminals):
                lexer.callback[name] = Words({t.pattern.value: t.name for t in told.scanner.terminals})
    return parser


def passes_on(rule: Rule) -> bool:
    """Whether a rule says no more than that one thing is another."""
    if len(rule.expansion) != 1 or rule.alias or not rule.options.expand1:
        return False
    (part,) = rule.expansion
    return not part.name.startswith("_") and not (isinstance(part, Terminal) and part.filter_out)


class Placing:
    """Makes a tree of its parts, and notes from which column to which these reach, with those that are left out of it."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[list[Any]], Any]) -> None:
        self.make = make

    def __call__(self, parts: list[Any]) -> Any:
        tree = self.make(parts)
        if tree.__class__ is not Tree:
            return tree
        there: list[Any] = [part if part.__class__ is Token else part.meta for part in parts]
        there = [place for place in there if place.__class__ is Token or not place.empty]
        if there:
            first, last = there[0], there[-1]
            meta: Any = tree.meta
            begins = first.column if first.__class__ is Token else first.container_column
            ends = last.end_column if last.__class__ is Token else last.container_end_column
            if meta.empty:
                meta.empty, meta.column, meta.end_column = False, begins, ends
            meta.container_column, meta.container_end_column = begins, ends
        return tree


class Words:
    """Tells the words of the grammar from names."""

    __slots__ = ("words",)

    def __init__(self, words: dict[str, str]) -> None:
        self.words = words

    def __call__(self, token: Token) -> Token:
        name = self.words.get(token.value)
        if name is not None:
            token.type = name
        return token
