"""Functions that are compiled when they are first called are what Python makes of the whole source."""

from __future__ import annotations

import traceback
from types import CodeType

import pytest

from wlcore.compile.data import FAST, TRACED, Making
from wlcore.engine import bytecode
from wlcore.engine.bytecode import Source
from wlcore.loading import Choice, checked

pytestmark = pytest.mark.slow("functions compiled one by one are the same")

COMPARED = (
    "co_name",
    "co_qualname",
    "co_filename",
    "co_firstlineno",
    "co_code",
    "co_names",
    "co_varnames",
    "co_freevars",
    "co_cellvars",
    "co_exceptiontable",
    "co_flags",
    "co_stacksize",
    "co_argcount",
)
FILE = "<game, compiled, fast>"


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    """Nothing is known at first; the functions that Python is given."""
    found: list[str] = []

    def noted(source, name, before=Source.compiled):
        found.append(name)
        return before(source, name)

    monkeypatch.setattr(bytecode, "LATEST", {})
    monkeypatch.setattr(Source, "compiled", noted)
    return found


def same(one: CodeType, other: CodeType) -> bool:
    """Whether code is the same, with all inside it; where the functions of a whole end, it does not know."""
    if any(getattr(one, name) != getattr(other, name) for name in COMPARED):
        return False
    if [line for _, _, line in one.co_lines()] != [line for _, _, line in other.co_lines()]:
        return False
    return len(one.co_consts) == len(other.co_consts) and all(
        same(x, y) if isinstance(x, CodeType) else (x, type(x)) == (y, type(y))
        for x, y in zip(one.co_consts, other.co_consts, strict=True)
    )


def all_compiled(text: str, between: bool = True) -> tuple[Source, dict]:
    """A source of which every function has been called for the first time, and its names; what stands `between` functions
    needs the tables of a game.
    """
    source, names = Source(text, FILE, {}), {}
    if not between:
        source.between = ""
    source.into(names)
    for name in source.functions.keys() - source.made.keys():
        source.begun(names, name)
    return source, names


def check(text: str) -> None:
    """Functions are those of the whole source, and so is all else that has a name."""
    source, names = all_compiled(text)
    whole: dict = {}
    exec(compile(text, FILE, "exec", dont_inherit=True), whole)
    assert names.keys() - {"begun"} == whole.keys()
    for name in source.functions:
        assert same(names[name].__code__, whole[name].__code__), name
        assert names[name].__defaults__ == whole[name].__defaults__, name
        assert source.parameters(name) == whole[name].__code__.co_argcount, name


SOURCE = """\
def zeroth(s):
    return 0
A = 1
def first(s, x=1):
    def inside():
        return [y + x for y in s]
    return inside()

def second(s): return (lambda: s)()
def third(s):
    return 1 / s

B = (first, second,)
def between(s):
    return s

def fourth(s):
    if s:

        return third(s)

C = lambda: 2
"""


def test_pieces(compiled):
    """Functions stay, move, change, go and come; lines that stand between them are always read."""
    moved = SOURCE.replace("A = 1", "A = 3\n\nD = 5")
    changed = moved.replace("y + x", "y - x").replace("C = lambda: 2", "C = lambda: 4")
    fewer = changed.replace("def third(s):\n    return 1 / s\n\n", "").replace("third(s)", "7")
    new = []
    for source in (SOURCE, SOURCE, moved, changed, fewer, "", SOURCE):
        compiled.clear()
        check(source)
        new.append(sorted(compiled))
    whole = ["between", "first", "fourth", "second", "third", "zeroth"]
    assert new == [whole, [], [], ["first"], ["fourth"], [], whole]


def test_only_what_is_called_is_compiled(compiled):
    """Whoever holds a function holds what it becomes; what has been compiled is not compiled again."""
    source, names = Source(SOURCE, FILE, {}), {}
    source.into(names)
    assert (names["A"], names["C"](), compiled) == (1, 2, [])
    held = names["B"][0]
    assert held([4, 5]) == held([4, 5], 1) == held(s=[4, 5]) == [5, 6]
    assert (held([4, 5], 2), held([4, 5], x=3)) == ([6, 7], [7, 8])
    assert compiled == [*source.made] == ["first"]
    assert held is names["first"]
    again: dict = {}
    Source(SOURCE, FILE, dict(source.made)).into(again)
    assert again["first"]([4, 5]) == [5, 6]
    assert again["fourth"](2) == 0.5
    assert compiled == ["first", "fourth", "third"]


def test_code_that_was_made_before_is_not_shared(compiled):
    """What Python learns while it runs code is learned for one game."""
    _, before = all_compiled(SOURCE)
    _, after = all_compiled(SOURCE)
    assert len(compiled) == 6
    assert before["first"].__code__ is not after["first"].__code__


def test_tracebacks_tell_the_line():
    all_compiled(SOURCE)
    further = "# more\n\n\n" + SOURCE
    for text in (further, "#\n" + further):
        names: dict = {}
        Source(text, FILE, {}).into(names)
        assert names["first"]([4, 5]) == [5, 6]
        assert names["second"](3) == 3
        assert names["C"]() == 2
        for _ in range(2):
            with pytest.raises(ZeroDivisionError) as told:
                names["third"](0)
            _here, *others, last = traceback.extract_tb(told.value.__traceback__)
            lines = text.split("\n")
            assert lines[last.lineno - 1] == "    return 1 / s"
            assert {lines[x.lineno - 1] for x in others if x.filename == FILE} <= {"def third(s):"}


@pytest.mark.parametrize("flavour", [FAST, TRACED])
def test_games(compiled, flavour):
    """A game, the same again, and with a layer: nothing of it is compiled again unless it has changed."""

    def source(*variants: str) -> str:
        making = Making(checked(Choice("western-legends", variants=variants)).program)
        making.written(FAST)
        return making.sources[flavour]

    base, layered = source(), source("goals")
    counts = []
    for code in (base, base, layered, base):
        compiled.clear()
        found, _ = all_compiled(code, between=False)
        counts.append(len(compiled))
        whole = compile(code, FILE, "exec", dont_inherit=True)
        known = {(x.co_name, x.co_firstlineno): x for x in whole.co_consts if isinstance(x, CodeType)}
        for name, (_, _, line) in found.functions.items():
            assert same(found.made[name][0], known[name, line]), name
    first, again, more, less = counts
    assert first > 500
    assert again == 0
    assert max(more, less) < first
