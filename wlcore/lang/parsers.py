"""Parsers made of grammars, and kept on disk: to work one out takes as long as to read a game.

A parser is kept under a digest of its grammar and of all that decides what becomes of it. What is damaged, or of another
version, is worked out again without a word.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO

import lark
from lark import Lark

from wlcore.keeping import keep, kept
from wlcore.version import __version__


def parser_of(grammar: str, starts: Sequence[str], lexer: str) -> Lark:
    """The parser of a grammar, whose trees know where they stand."""
    said = [__version__, lark.__version__, sys.version, grammar, *starts, lexer]
    file = f"{sha256(repr(said).encode()).hexdigest()[:32]}.parser"
    found = kept(file)
    if found is not None:
        try:
            loaded: Lark = Lark.load(BytesIO(found[0]))
            return loaded
        except (ValueError, TypeError, KeyError, AttributeError, EOFError, pickle.UnpicklingError):
            pass
    made = Lark(
        grammar,
        parser="lalr",
        lexer=lexer,
        start=list(starts),
        propagate_positions=True,
        maybe_placeholders=True,
    )
    whole = BytesIO()
    made.save(whole)
    keep(file, whole.getvalue())
    return made
