"""Parsers made of grammars, and kept on disk: to work one out takes as long as to read a game.

A parser is kept under a digest of its grammar and of all that decides what becomes of it. What is damaged, or of another
version, is worked out again without a word.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256

import lark
from lark import Lark
from lark.grammar import Rule
from lark.lexer import TerminalDef

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
            parser: Lark = Lark.__new__(Lark)._load({"data": data, "memo": memo})
            return parser
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
    return made
