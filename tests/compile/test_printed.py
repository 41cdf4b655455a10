"""What prints generated code prints what Python reads as the same tree; what it does not know is an error."""

from __future__ import annotations

import ast

import pytest

from wlcore.compile.build import Build
from wlcore.compile.printed import TreePrinter
from wlcore.loading import Choice, checked


def printed(tree: ast.Module) -> str:
    printer = TreePrinter({}, {})
    printer.block(tree.body, "")
    return "\n".join(printer.lines)


@pytest.mark.slow("generated functions are printed as they were")
@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_generated_functions_are_printed_as_they_are(game):
    build = Build(checked(Choice(game)).program)
    for traced in (True, False):
        source = build.source(traced)
        tree = ast.parse(source)
        tree.body = [s for s in tree.body if isinstance(s, ast.FunctionDef)]
        assert ast.dump(ast.parse(printed(tree))) == ast.dump(tree)


PIECES = [
    "-(a + b), -a + b, - -a",
    "not (a and b) or c and (d or e)",
    "a and (b and c) and d == e and not f",
    "(a or b) and c",
    "a - (b - c) - d * (e + f) // g % h",
    "(a - b) * c << d + e >> f",
    "a & b | c ^ ~d",
    "(a & b) == 0",
    "(a == b) == (c < d)",
    "a < b <= c != d",
    "a in b and c not in d or e is None or f is not g",
    "(a if b else c) + 1",
    "a if b else c if d else e",
    "(a if b else c) if d else e",
    "[x for x in a if (b if c else d) if x]",
    "{x for x in (a, b)}",
    "{x: y for x, y in a}",
    "sum(x for x in a)",
    "max((x for x in a), key=lambda x: (x, -x), default=-1)",
    "(lambda: 0)()",
    "lambda x, y: x + y",
    "f(*a, b, c=d)",
    "f((a, b), (c,), ())",
    "a[1:2], a[:], a[b:], a[-1], a[:c:2]",
    "a[b, c], a[b,], a[()]",
    "(a, b)[c], [a, b][c], (a + b)[c], (a + b).c, f(a).b(c)",
    "(x := a) + (y := b + (z := 1))",
    "f((x := a), [(y := b)])",
    "'a' + \"it's\"",
]


@pytest.mark.parametrize("piece", PIECES)
def test_brackets_stand_where_they_must(piece):
    tree = ast.parse(piece)
    assert ast.dump(ast.parse(printed(tree))) == ast.dump(tree)


STATEMENTS = """
def f(a, b):
    x, y = z = a
    x[0], y = b
    x += -1
    del x[-2:], y
    if a:
        pass
    elif b:
        return
    else:
        for x, y in a:
            if x: continue
            break
        else:
            return x
    while True:
        try:
            raise Gone(a, 1)
        except (Gone, Lost) as gone:
            f(gone)
        except Left:
            return True
    else:
        f()
    if a:
        if b: return a, b
    elif c:
        if a: f()
        f()
"""


def test_statements():
    tree = ast.parse(STATEMENTS)
    assert ast.dump(ast.parse(printed(tree))) == ast.dump(tree)


@pytest.mark.parametrize("code", ["import a", "a: int = 1", "async def f(): pass", "f'{a}'", "a @ b"])
def test_what_is_not_known_is_an_error(code):
    with pytest.raises(KeyError):
        printed(ast.parse(code))


def test_what_is_held_is_read_and_what_is_kept_gets_a_name():
    tree = ast.parse("a[b + c] = d[b + c] + 1")
    (assign,) = tree.body
    first, second = assign.value.left.slice, assign.targets[0].slice
    printer = TreePrinter({assign: {second: ast.Name("x1")}}, {assign: {first: ast.Name("x1")}})
    printer.block(tree.body, "")
    assert printer.lines == ["a[x1] = d[(x1 := (b + c))] + 1"]
