"""Functions that are read line by line are the trees that Python makes of them, and no line knows of its other places."""

from __future__ import annotations

import ast

import pytest

from wlcore.compile import parsed as reading
from wlcore.compile.apart import Parting
from wlcore.compile.build import Build
from wlcore.compile.parsed import parsed, plainly
from wlcore.compile.reuse import reused
from wlcore.loading import Choice, checked

pytestmark = pytest.mark.slow("generated functions are read line by line")

PIECES = """\
def sample(s, a, b=None, x0=0):
    v = s.v
    try:
        while True:
            if a: return b; v[1] = a
            elif b:
                for x1 in (1, 2):
                    if x1: continue
                    v[x1 + 1] += a; v[a] -= b
                else:
                    break
            elif a > b: v[2] *= 3
            else:
                if b:
                    s.o = [x2 + a for x2 in b]; x3 = a
                else: v[a + b] += 1; return a
            x1 += 1
            if any(x4 == a for x4 in b):
                x5 = lambda x6: x6 + a
    except Gone as gone: s.unwind(gone)
    except Left:
        if a:
            pass
    if a:
        if b:
            return
    else:
        return [b]
"""


class Plainly(ast.NodeTransformer):
    """What the passes write otherwise, wherever it stands."""

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        return plainly(node)


def same(lines: list[str]) -> bool:
    whole = ast.parse("\n".join(lines))
    (expected,) = Plainly().visit(whole).body
    return ast.dump(parsed(lines)[0]) == ast.dump(expected)


def test_pieces():
    lines = PIECES.split("\n")
    assert same(lines)


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_generated_functions(game):
    build = Build(checked(Choice(game)).program)
    count = 0
    for traced in (True, False):
        functions = build.source(traced).split("\ndef ")[1:]
        for code in functions:
            lines = [f"def {code.splitlines()[0]}"]
            lines += [line for line in code.splitlines()[1:] if line.startswith(" ")]
            if len(lines) > 1:
                assert same(lines), code
                count += 1
    assert count > 30


def test_what_can_hold_a_comprehension_is_named():
    _, suspects = parsed(PIECES.split("\n"))
    lines = [ast.unparse(s).split("\n")[0] for s in suspects]
    assert lines == [
        "s.o = [x2 + a for x2 in b]",
        "x3 = a",
        "if any((x4 == a for x4 in b)):",
        "x5 = lambda x6: x6 + a",
    ]


def test_a_line_is_read_once(monkeypatch):
    monkeypatch.setattr(reading, "KNOWN", {})
    read: list[str] = []

    def noted(codes, steady, before=reading.read):
        read.extend(codes)
        return before(codes, steady)

    monkeypatch.setattr(reading, "read", noted)
    lines = ["def sample(s, a):", "    v = s.v", "    if a:", "        v[1] = 2", "    v[1] = 2"]
    parsed(lines)
    parsed([*lines, "    v[2] = 1"])
    assert read == ["def sample(s, a):", "v = s.v", "if a:", "v[1] = 2", "v[2] = 1"]


def test_the_lines_of_a_function_do_not_know_of_each_other():
    """The same line three times: worked out and kept, read from the local, and worked out anew where it has changed."""
    lines = """\
def sample(s, a, b):
    v = s.v
    s.log.append(v[a * 4 + b] + v[a * 4 + b])
    s.log.append(v[a * 4 + b] + v[a * 4 + b])
    v[a] = 0
    s.log.append(v[a * 4 + b] + v[a * 4 + b])""".split("\n")
    once = reused(lines, Parting())
    assert [line.strip() for line in once if "log" in line] == [
        "s.log.append((x2 := ((x0 := v[(x1 := (a * 4 + b))]) + x0)))",
        "s.log.append(x2)",
        "s.log.append((x0 := v[x1]) + x0)",
    ]
    assert reused(lines, Parting()) == once
