"""Byte code of which parts were there before is what Python makes of the whole."""

from __future__ import annotations

import traceback
from types import CodeType

import pytest

from wlcore.compile.data import FAST, TRACED, Making
from wlcore.engine import bytecode
from wlcore.engine.bytecode import byte_code, file_name
from wlcore.loading import Choice, checked

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


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    """Nothing is known at first; the sources that Python is given."""
    found: list[str] = []

    def noted(source, file, before=bytecode._compiled):
        found.append(source)
        return before(source, file)

    monkeypatch.setattr(bytecode, "LATEST", {})
    monkeypatch.setattr(bytecode, "_compiled", noted)
    return found


def same(one: CodeType, other: CodeType, whole: bool = True) -> bool:
    """Whether code is the same, with all inside it; where the functions of a whole end, it does not know."""
    if any(getattr(one, name) != getattr(other, name) for name in COMPARED):
        return False
    if not whole and one.co_linetable != other.co_linetable:
        return False
    return len(one.co_consts) == len(other.co_consts) and all(
        same(x, y, False) if isinstance(x, CodeType) else (x, type(x)) == (y, type(y))
        for x, y in zip(one.co_consts, other.co_consts, strict=True)
    )


def plain(source: str) -> CodeType:
    """What Python makes of a source."""
    return compile(source, file_name("game", FAST), "exec", dont_inherit=True)


SOURCE = """\
A = 1
def first(s, x=A):
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
    sources = [SOURCE, SOURCE, moved, changed, fewer, "", SOURCE]
    for source in sources:
        assert same(byte_code(source, "game", FAST), plain(source)), source
    hollow = [source.count(": pass\n") for source in compiled]
    assert hollow == [0, 2, 2, 1, 2, 0, 0]


def test_tracebacks_tell_the_line():
    byte_code(SOURCE, "game", FAST)
    further = "# more\n\n\n" + SOURCE
    names: dict = {}
    exec(byte_code(further, "game", FAST), names)
    assert names["first"]([4, 5]) == [5, 6]
    assert names["second"](3) == 3
    assert names["C"]() == 2
    lines = further.split("\n")
    with pytest.raises(ZeroDivisionError) as told:
        names["third"](0)
    (last,) = traceback.extract_tb(told.value.__traceback__)[-1:]
    assert lines[last.lineno - 1] == "    return 1 / s"


@pytest.mark.parametrize("flavour", [FAST, TRACED])
def test_games(compiled, flavour):
    """A game, the same again, and with a layer: nothing of it is compiled again unless it has changed."""

    def source(*variants: str) -> str:
        making = Making(checked(Choice("western-legends", variants=variants)).program)
        making.written(FAST)
        return making.sources[flavour]

    base, layered = source(), source("goals")
    for code in (base, base, layered, base):
        found = byte_code(code, "game", FAST)
        assert same(found, plain(code))
    first, again, *_ = (len(code.replace("\n", "")) for code in compiled)
    assert again < first / 4
