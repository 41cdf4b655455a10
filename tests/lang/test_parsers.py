"""A parser from the cache parses as the one that was made of the grammar; damaged ones are made again."""

from __future__ import annotations

import re

import pytest
from lark import Lark, Tree
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


def placed(tree) -> object:
    """A tree with the columns of all that is in it."""
    if isinstance(tree, Tree):
        columns = None if tree.meta.empty else (tree.meta.column, tree.meta.end_column)
        return tree.data, columns, [placed(part) for part in tree.children]
    return tree if tree is None else (tree, tree.type, tree.column, tree.end_column)


def outcome(parser: Lark, line: str, start: str) -> object:
    """What a parser makes of a line: a tree, or where it stumbles."""
    try:
        return placed(parser.parse(line, start=start))
    except UnexpectedInput as problem:
        return type(problem), problem.pos_in_stream


@pytest.mark.slow("kept parsers that are damaged are made anew")
def test_it_parses_as_lark_does():
    """Every line of the games that are shipped becomes the same tree, in the same columns."""
    ours = parser_of(GRAMMAR, STARTS, "basic")
    plain = Lark(
        GRAMMAR, parser="lalr", lexer="basic", start=STARTS, propagate_positions=True, maybe_placeholders=True
    )
    files = (data_root() / "rules").rglob("*.wl")
    lines = {split(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()}
    trees = [
        found for line in lines for s in STARTS if isinstance((found := same(ours, plain, line, s))[0], str)
    ]
    assert len(trees) > 500


def same(ours: Lark, plain: Lark, line: str, start: str) -> tuple:
    """What both make of a line."""
    found = outcome(ours, line, start)
    assert found == outcome(plain, line, start)
    return found


def split(line: str) -> str:
    """What a line says, without its clauses and comments."""
    return re.sub(r"\[[^]]*\]\s*$|#.*$|--.*$", "", line).strip()


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
