from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span, Text
from wlcore.packs.events import has_c_part
from wlcore.packs.find import PackFolder
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar, described
from wlcore.packs.yamlfile import parse_yaml, read_yaml

PURE = [True, False] if has_c_part() else [True]


def tree(source: str | bytes, pure: bool = False) -> Node:
    findings = Findings()
    data = source if isinstance(source, bytes) else source.encode()
    node = parse_yaml("f.yaml", data, findings, pure=pure)
    assert findings.found == []
    assert node is not None
    return node


def at(node: Node, *path: str | int) -> Node:
    for step in path:
        if isinstance(step, int):
            assert isinstance(node, ListNode)
            node = node.items[step]
        else:
            assert isinstance(node, MapNode)
            found = node.get(step)
            assert found is not None
            node = found
    return node


def text(node: Node) -> Text:
    assert isinstance(node, Scalar)
    found = node.as_text()
    assert found is not None
    return found


def places(found: Text) -> list[tuple[int, int, str]]:
    return [(found.first_line + i, found.columns[i], line) for i, line in enumerate(found.lines)]


def where(node: Node) -> tuple[int, int, int, int]:
    return node.span.line, node.span.col, node.span.end_line, node.span.end_col


@pytest.mark.parametrize("pure", PURE)
def test_scalars_stay_strings(pure: bool):
    """Nothing is typed by YAML: numbers, truths, dates and null are the strings that were written."""
    node = tree("a: 007\nb: yes\nc: 2026-01-01\nd: null\ne: ~\nf: 1.50\ng:\n", pure)
    assert isinstance(node, MapNode)
    assert [v.value for _, v in node.entries if isinstance(v, Scalar)] == [
        "007", "yes", "2026-01-01", "null", "~", "1.50", "",
    ]  # fmt: skip


@pytest.mark.parametrize("pure", PURE)
def test_places_count_code_points(pure: bool):
    """Columns count code points from 1, also behind characters outside the basic plane."""
    node = tree("'𝒳♠': [𝒴, { é: 'z' }]\n", pure)
    assert isinstance(node, MapNode)
    assert where(node.entries[0][0]) == (1, 1, 1, 5)
    assert where(at(node, "𝒳♠", 0)) == (1, 8, 1, 9)
    assert where(at(node, "𝒳♠", 1)) == (1, 11, 1, 21)
    assert where(at(node, "𝒳♠", 1, "é")) == (1, 16, 1, 19)


@pytest.mark.parametrize("pure", PURE)
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_and_byte_order_mark_do_not_shift_places(pure: bool, ends: str, mark: str):
    """A file from any system has the same tree at the same places."""
    source = "a:\n  b: |\n    one\n\n    two\n  c: 'x'\n"
    plain = tree(source, pure)
    other = tree(mark + source.replace("\n", ends), pure)
    assert other == plain
    assert where(at(other, "a", "b")) == where(at(plain, "a", "b")) == (2, 6, 5, 8)
    assert places(text(at(other, "a", "b"))) == places(text(at(plain, "a", "b")))


@pytest.mark.parametrize("pure", PURE)
def test_literal_block_points_at_the_characters_of_the_file(pure: bool):
    """Each line of a '|' text stands where the file has it, empty lines and deeper ones included."""
    node = tree("a:\n  - |\n      if x:\n        y\n\n      z\n    # no part of it\nb: 1\n", pure)
    assert places(text(at(node, "a", 0))) == [(3, 7, "if x:"), (4, 7, "  y"), (5, 1, ""), (6, 7, "z")]
    assert text(at(node, "a", 0)).span(1, 2, 3) == Span("f.yaml", 4, 9, 4, 10)


@pytest.mark.parametrize("pure", PURE)
@pytest.mark.parametrize("head", ["|", "|-", "|+", "|2", "|-2", "|2-", "|  # a remark", "|\n"])
def test_every_head_of_a_literal_block(pure: bool, head: str):
    """Whatever stands behind '|', the lines of the text are found."""
    node = tree(f"a: {head}\n   x\n   y\nb: c\n", pure)
    lines = [(line, col, said.strip()) for line, col, said in places(text(at(node, "a"))) if said]
    first = 2 + head.count("\n")
    col = 3 if "2" in head else 4
    assert lines == [(first, col, "x"), (first + 1, col, "y")]


@pytest.mark.parametrize("pure", PURE)
def test_one_line_values_point_behind_their_quote(pure: bool):
    """A plain or quoted value on one line begins at its first letter."""
    node = tree("a: one two # remark\nb: 'one: two'\nc: \"one\"\n", pure)
    assert places(text(at(node, "a"))) == [(1, 4, "one two")]
    assert places(text(at(node, "b"))) == [(2, 5, "one: two")]
    assert places(text(at(node, "c"))) == [(3, 5, "one")]


@pytest.mark.parametrize("pure", PURE)
@pytest.mark.parametrize(
    "value",
    [">\n  x\n  y", ">-\n  x", "x\n  y", "'x\n  y'", '"x\n  y"', r'"say \"no\""', "'it''s'", r'"\x41"'],
)
def test_values_unlike_their_file_give_no_text(pure: bool, value: str):
    """Where a column of the value is no column of the file there is no text, and a reason why."""
    node = at(tree(f"a: {value}\n", pure), "a")
    assert isinstance(node, Scalar)
    assert node.as_text() is None
    assert node.why_no_text()


@pytest.mark.parametrize("pure", PURE)
def test_missing_values_stand_behind_their_key_or_dash(pure: bool):
    """A missing value has a place one can point at, the same with every parser."""
    node = tree("a:\nb:\n  - # remark\n  -\n  - c\n", pure)
    assert where(at(node, "a")) == (1, 2, 1, 2)
    assert where(at(node, "b", 0)) == (3, 4, 3, 4)
    assert where(at(node, "b", 1)) == (4, 4, 4, 4)
    assert where(at(node, "b", 2)) == (5, 5, 5, 6)


@pytest.mark.parametrize("pure", PURE)
@pytest.mark.parametrize("source", ["", "\n\n", "# a remark\n", "---\n", "---\n...\n", "\ufeff", "   \n"])
def test_empty_file_is_an_empty_map(pure: bool, source: str):
    """A file that says nothing is an empty block of keys."""
    node = tree(source, pure)
    assert isinstance(node, MapNode)
    assert node.entries == ()


@pytest.mark.parametrize("pure", PURE)
def test_spans_end_with_the_last_thing_inside(pure: bool):
    """A block ends where its last value ends, not at the next line that says something."""
    node = tree("a:\n  b: [1,\n    2]\n  c: |\n    x\n\n# far below\nd: 1\n", pure)
    assert where(at(node, "a")) == (2, 3, 5, 6)
    assert where(at(node, "a", "b")) == (2, 6, 3, 7)


def test_nodes_in_words():
    """Messages can say what they found."""
    node = tree("a: [1]\nb: {}\nc:\nd: 'x'\ne: |\n  " + "y" * 60 + "\n  z\n")
    words = [described(at(node, key)) for key in "abcde"]
    assert words == ["a list", "a block of keys", "nothing", "'x'", f"'{'y' * 40}...'"]


def test_size_is_refused_before_reading(tmp_path: Path):
    """A file over 1 MB is refused by its size, whatever is in it."""
    (tmp_path / "big.yaml").write_bytes(b"a: 1\n")
    folder = PackFolder.open(tmp_path)
    (tmp_path / "big.yaml").write_bytes(b"#" * 1_000_001)
    findings = Findings()
    assert read_yaml(folder, "big.yaml", findings) is None
    assert [(d.code, d.span.file) for d in findings.found] == [("pack-too-big", f"{tmp_path}/big.yaml")]
    assert parse_yaml("f", b"#" * 1_000_001, findings) is None
    assert findings.found[-1].code == "pack-too-big"


def test_missing_file_is_a_finding(tmp_path: Path):
    """A file that is not there is said like any other mistake."""
    findings = Findings()
    assert read_yaml(PackFolder.open(tmp_path), "pack.yaml", findings) is None
    assert [d.code for d in findings.found] == ["pack-unreadable"]
