"""In generated code every local has a value wherever it is read, whichever way led there."""

import ast
import builtins
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.compile.assignment import Follower
from wlcore.compile.build import Build
from wlcore.engine.faults import operations
from wlcore.engine.game import SUPPLIED
from wlcore.loading import Choice, checked
from wlcore.packs.layers import Shelf
from wlcore.study.tables import PAIRWISE, layer_sets

pytestmark = pytest.mark.slow("no generated function reads a local without a value")

TESTS = Path(__file__).parents[1]
SHIPPED = ("public-enemy", "western-legends")
CHOICES = [
    *(Choice(game) for game in SHIPPED),
    *(Choice(game, variants=layer_sets(Shelf.installed(), game, (), PAIRWISE)[-1]) for game in SHIPPED),
    Choice("western-legends", packs=tuple(str(layer) for layer in sorted((TESTS / "layers").iterdir()))),
    *(Choice(str(game)) for game in sorted((TESTS / "games").iterdir())),
]
"""Games alone, with all of their layers that go together, and with the layers of the tests."""


def missing(
    source: str, places: dict[str, Sequence[int]], known: set[str]
) -> dict[str, set[tuple[int, str]]]:
    """By function the lines that read a local which may have no value, or something that nothing defines."""
    tree = ast.parse(source)
    known = (
        known
        | set(SUPPLIED)
        | set(operations(()))
        | set(dir(builtins))
        | {"OPEN", "LOOSE", "OTHERS", "LEFT", "RIGHT"}
    )
    known |= {f.name for f in tree.body if isinstance(f, ast.FunctionDef)}
    known |= {
        t.id for s in tree.body if isinstance(s, ast.Assign) for t in s.targets if isinstance(t, ast.Name)
    }
    found = {}
    for f in tree.body:
        if isinstance(f, ast.FunctionDef):
            follower = Follower(f)
            lines = follower.follow(places.get(f.name, ()))
            names = (n for n in ast.walk(f) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load))
            lines |= {(n.lineno, n.id) for n in names if n.id not in follower.names | known}
            if lines:
                found[f.name] = lines
    return found


@pytest.mark.parametrize(
    "choice", CHOICES, ids=lambda c: "+".join(Path(x).name for x in (c.game, *c.variants, *c.packs))
)
def test_every_local_has_a_value(choice):
    build = Build(checked(choice).program)
    sources = {traced: build.source(traced) for traced in (True, False)}
    known = set(build.tables()) | {f"B_{b.name.replace('-', '_')}" for b in build.program.builtins.values()}
    for traced, source in sources.items():
        places = {name: used for (flavour, name), used in build.places.items() if flavour == traced}
        assert missing(source, places, known) == {}


WAITS = """
def u_1(s, chosen):
    st = s.st
    pc = st[-2]
    while True:
        if pc < 1:
            x0 = st[-3]
            if x0:
                x1 = 2
                {jump}
                continue
            return x0
        if pc == 2:
            return x1
        return True
"""


@pytest.mark.parametrize(("jump", "lines"), [("pc = 1", set()), ("pc = 2", set()), ("x1 = 0; pc = 2", set())])
def test_ways_are_followed(jump, lines):
    assert missing(WAITS.format(jump=jump), {"u_1": range(2)}, set()) == ({"u_1": lines} if lines else {})


def test_a_local_without_a_value_is_found():
    """A place that is jumped to must not count on what is loaded only where the stack leads to it."""
    source = WAITS.format(jump="pc = 3").replace("return True", "return x0 + x1")
    assert missing(source, {"u_1": range(1)}, set()) == {}
    assert missing(source, {"u_1": range(2)}, set()) == {"u_1": {(15, "x0"), (15, "x1")}}
    assert missing(
        source.replace("pc = 3", "pc = 2").replace("x1 = 2", "if chosen: x1 = 2"), {"u_1": range(1)}, set()
    ) == {"u_1": {(14, "x1")}}


def test_a_condition_that_is_cut_short_gives_no_value():
    source = "def f(a):\n    if a and (b := a):\n        return b\n    return b\n"
    assert missing(source, {}, set()) == {"f": {(4, "b")}}


def test_a_name_that_nothing_defines_is_found():
    assert missing("def f(a):\n    return a + other\n", {}, set()) == {"f": {(2, "other")}}
