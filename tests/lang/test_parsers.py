"""A parser from the cache parses as the one that was made of the grammar; damaged ones are made again."""

from __future__ import annotations

import pytest
from lark.exceptions import UnexpectedInput

from wlcore.data import data_root
from wlcore.lang import parsers
from wlcore.lang.parsers import parser_of

GRAMMAR = (data_root() / "grammar" / "effect.lark").read_text(encoding="utf-8")
STARTS = ["line", "decl", "property"]
LINES = [
    "gain 2 wanted",
    "take 1 wounds",
    "choose one:",
    "may choose p from players where it is active:",
    "show 3 of",
]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A cache of its own for each test."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def said(parser) -> list[object]:
    """What comes of some lines: trees with their places, or where and over what the parser stumbles."""
    found: list[object] = []
    for line in LINES:
        try:
            tree = parser.parse(line, start="line")
            places = [
                (t.data, t.meta.column, t.meta.end_column) for t in tree.iter_subtrees() if not t.meta.empty
            ]
            found.append((tree, places))
        except UnexpectedInput as problem:
            found.append((type(problem), problem.pos_in_stream, sorted(getattr(problem, "expected", ()))))
    return found


@pytest.mark.parametrize("lexer", ["basic", "contextual"])
def test_a_kept_parser_is_the_same(monkeypatch, lexer):
    """Trees, places and mistakes are the same, and nothing is worked out again."""
    made = said(parser_of(GRAMMAR, STARTS, lexer))
    monkeypatch.setattr(parsers.Lark, "__init__", None)
    kept = parser_of(GRAMMAR, STARTS, lexer)
    assert said(kept) == made
    assert {t.name for t in kept.terminals} >= {"NAME", "INT"}


@pytest.mark.slow("kept parsers that are damaged are made anew")
@pytest.mark.parametrize("content", [b"", b"nonsense", None])
def test_damage(folder, content):
    """What is damaged, or says something else, is made again."""
    made = said(parser_of(GRAMMAR, STARTS, "basic"))
    (file,) = folder.iterdir()
    if content is None:
        parsers.keep(file.name, ("data", {"memo": 1}))
    else:
        file.write_bytes(content)
    assert said(parser_of(GRAMMAR, STARTS, "basic")) == made
    assert parsers.kept(file.name)[0][0] != "data"


@pytest.mark.slow("kept parsers belong to their grammar")
def test_another_grammar_is_another_parser(folder):
    """Nothing is mistaken for something else."""
    parser_of(GRAMMAR, STARTS, "basic")
    parser_of(GRAMMAR + "\n// changed\n", STARTS, "basic")
    parser_of(GRAMMAR, STARTS[:1], "basic")
    assert len(list(folder.iterdir())) == 3
