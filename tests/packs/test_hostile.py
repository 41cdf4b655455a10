from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.packs.reading import read
from wlcore.lang.diagnostics import Findings
from wlcore.packs.events import has_c_part
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar
from wlcore.packs.yamlfile import parse_yaml

READERS = ("pack", "rulings", "clauses", "entities")
PIECES = [
    "a", "b: ", "- ", "\n", "\n  ", "\n    ", "[", "]", "{", "}", ", ", ": ", ":", "? ", "|\n  ", ">\n  ", "|2-",
    '"', "'", " #", "\t", "%", "@", "`", "---", "...", "\\", "é", "𝒳", "0", "<<: ", "&x ", "*x", "!t ", "\r\n", "\0",
    "\ufeff", "\u2028", "card:\n  ", "rank: A", "rulings:\n", "clauses:\n", "kind: rule", "id: x\n", "\\u0000",
]  # fmt: skip
pieces = st.lists(st.sampled_from(PIECES), max_size=25).map("".join)


def check_texts(node: Node, lines: list[str]) -> None:
    """Every text of a tree is what its file shows at that place."""
    if isinstance(node, ListNode):
        for item in node.items:
            check_texts(item, lines)
    elif isinstance(node, MapNode):
        for key, value in node.entries:
            check_texts(key, lines)
            check_texts(value, lines)
    elif node.text is not None:
        for i, line in enumerate(node.text.lines):
            start = node.text.columns[i] - 1
            assert lines[node.text.first_line - 1 + i][start : start + len(line)] == line


@settings(deadline=None)
@given(st.binary(max_size=300), st.sampled_from(READERS))
def test_no_bytes_raise(data: bytes, reader: str):
    """Any bytes give a tree or at least one finding, never an exception."""
    findings = Findings()
    if read(reader, data, findings) is None:
        assert findings.failed


@settings(max_examples=300, deadline=None)
@given(pieces, st.sampled_from(READERS))
def test_no_yaml_raises(source: str, reader: str):
    """Anything that looks like YAML gives a tree or at least one finding, never an exception."""
    findings = Findings()
    if read(reader, source.encode(), findings) is None:
        assert findings.failed


@settings(max_examples=300, deadline=None)
@given(pieces)
def test_texts_show_their_own_characters(source: str):
    """The lines of a text are found in the file at the places it gives."""
    tree = parse_yaml("f", source.encode(), Findings())
    lines = source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if tree is not None:
        check_texts(tree, lines)


def flat(node: Node | None) -> object:
    """A tree with all its places, to compare."""
    if node is None:
        return None
    if isinstance(node, ListNode):
        return node.span, [flat(item) for item in node.items]
    if isinstance(node, MapNode):
        return node.span, [(flat(key), flat(value)) for key, value in node.entries]
    assert isinstance(node, Scalar)
    return node.value, node.style, node.span, node.text


@pytest.mark.slow("hostile files are quick")
@pytest.mark.skipif(not has_c_part(), reason="the C part of ruamel.yaml is not installed")
@settings(max_examples=500, deadline=None)
@given(pieces.filter(lambda s: not any(c in s for c in "&*!")))
def test_both_parsers_agree(source: str):
    """The C part and the Python part give the same tree, places and findings."""
    fast, slow = Findings(), Findings()
    one = parse_yaml("f", source.encode(), fast)
    two = parse_yaml("f", source.encode(), slow, pure=True)
    assert flat(one) == flat(two)
    assert fast.sorted() == slow.sorted()


@pytest.mark.slow("hostile files are quick")
@pytest.mark.parametrize("pure", [True, False])
@pytest.mark.parametrize(
    ("unit", "times"),
    [
        ("[", 100_000), ("{", 100_000), ("[\n", 100_000), ("- ", 100_000), ("-\n ", 100_000), ("? ", 100_000),
        ("!", 1_000_000), ("!\n", 300_000), ("&a\n", 300_000), ("a:\n", 300_000), ("\t\n", 300_000), ("'", 999_999),
        ("---\n", 250_000), ("%a\n", 300_000), ("\n", 1_000_000), ("\ufeff", 300_000), ("# [\n", 250_000),
    ],
)  # fmt: skip
def test_hostile_files_are_quick(pure: bool, unit: str, times: int):
    """Nesting, repetition and sheer size neither hang nor exhaust the stack."""
    start = time.perf_counter()
    findings = Findings()
    parse_yaml("f", (unit * times).encode(), findings, pure=pure)
    assert time.perf_counter() - start < 10
    assert len(findings.found) <= 102
