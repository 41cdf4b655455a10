"""What each pass makes of a function or unit: `PASS.txt` beside this file holds what goes in and what is expected.

`python tests/compile/passes/test_passes.py` writes these files anew, to be read before they are kept.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from wlcore import loading
from wlcore.compile.ir import text
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.sets import Items, Range, Row, Union, Where
from wlcore.compile.ir.values import CallOne, Entry, Local, Not, Num, Op, Read
from wlcore.compile.lower import lowered
from wlcore.compile.passes import pipeline
from wlcore.compile.passes.narrowing import Narrowing

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "games"
CASES = {
    "untold": ("donkey-race", "rule/plod"),
    "inlined": ("kuhn", "rule/compare"),
    "somebody": ("tricks", "query/fitting"),
    "narrowed": ("orders", "query/held"),
    "hoisted": ("whispers", "can/flaunt"),
    "without_unused": ("donkey-race", "rule/plod"),
    "threaded": ("kuhn", "unit/rule/bet"),
    "slotted": ("kuhn", "unit/rule/reply"),
    "numbered": ("kuhn", "unit/rule/reply"),
}
"""By pass the game, and the function or unit of it, on which it is shown."""


def written(module: Module, name: str) -> str:
    """A function or unit as text."""
    if name in module.units:
        return text.unit(module.units[name])
    return text.function(module.functions[name])


@cache
def shown(wanted: str) -> str:
    """What a pass makes of its case, the first time that it changes something there."""
    game, name = CASES[wanted]
    module = lowered(loading.checked(loading.Choice(str(GAMES / game))).program)
    for change in (*pipeline.LAYING, *pipeline.FOR_PLAY):
        before = written(module, name)
        change(module)
        if change.__name__ == wanted and written(module, name) != before:
            return f"# {name} of {game}, before\n{before}\n\n# after\n{written(module, name)}\n"
    raise AssertionError(wanted)


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_pass_makes_what_is_expected(name: str) -> None:
    """What comes out is what stands in the file."""
    assert shown(name) == (HERE / f"{name}.txt").read_text("utf-8")


def test_every_pass_has_its_case() -> None:
    """All passes are shown, but those that change no code: they only note which functions may leave what runs, how wide sets are."""
    passes = {change.__name__ for change in (*pipeline.LAYING, *pipeline.FOR_PLAY)}
    assert passes - {"leaving", "widened"} == CASES.keys()


def test_what_is_printed_is_asked_beforehand() -> None:
    """Of four things two have what is asked for printed on them; only of these the state is asked."""
    x = Local("x_1")
    printed = Op("==", Entry("P", x), Num(7))
    some = Where(Range(Num(0), Num(4)), "x_1", Op("and", printed, Read(x)))
    assert text.value(Narrowing({"P": (7, 3, 7, 3, -1)}).where(some)) == "(x_1 in {0, 2} where v[x_1])"


def tables_of(tables: dict[str, tuple[Any, ...]]) -> dict[tuple[Any, ...], str]:
    """What tables are called, by what is in them."""
    return {rows: name for name, rows in tables.items()}


def test_what_is_printed_is_looked_up() -> None:
    """Which of many things have printed on them what the state tells is looked up, where a table can have it; the rest is asked."""
    x, asked = Local("x_1"), Local("y_2")
    printed = Op("==", Entry("P", x), asked)
    some = Where(Range(Num(0), Num(8)), "x_1", Op("and", printed, Read(x)))
    tables: dict[str, tuple[Any, ...]] = {"P": (2, 0, 2, 0, -1, -1, 0, 1, -1)}
    found = text.value(Narrowing(tables).where(some))
    name = tables_of(tables)[(1, 3, 6), (7,), (0, 2), (4, 5)]
    assert found == f"(x_1 in ({name}[y_2] if ((y_2 >= -1) and (y_2 <= 2)) else {{}}) where v[x_1])"


def test_what_is_looked_up_of_what_is_looked_up_is_one_table() -> None:
    """A table of tables is made where each entry is one that the other has; nobody is the last entry of both."""
    tables: dict[str, tuple[Any, ...]] = {"P": (1, 0, -1), "Q": (7, 8, -5), "FAR": (2, 3, -1)}
    narrowing = Narrowing(tables)
    found = text.value(narrowing.made(Entry("Q", Entry("P", Local("x_1")))))
    assert found == f"{tables_of(tables)[(8, 7, -5)]}[x_1]"
    far = Entry("Q", Entry("FAR", Local("x_1")))
    assert narrowing.made(far) == far


def test_what_no_text_tells_is_not_asked() -> None:
    """Of things whose own text tells whether they can be meant, those are asked that have one."""
    asked = CallOne(("can/a", "can/b"), Entry("N", Local("x_1")), ())
    some = Where(Range(Num(0), Num(4)), "x_1", asked)
    found = Narrowing({"N": (-1, 0, -1, 1, -1)}).where(some)
    assert found == Where(Items((Num(1), Num(3)), False), "x_1", asked)


def test_ways_are_narrowed_on_both_sides() -> None:
    """Of two entries of tables of sets those are left on which is printed what is asked for; what hangs on the state is asked once."""
    x = Local("x_1")
    both = Union(Row("EDGES", Local("y_2")), Row("CORNERS", Local("y_2")))
    some = Where(both, "x_1", Op("and", Not(Entry("P", x)), Read(x)))
    tables: dict[str, tuple[Any, ...]] = {
        "P": (0, 1, 0, 0), "EDGES": ((1,), (0, 2), (1,), ()), "CORNERS": ((2,), (), (0,), ()),
    }  # fmt: skip
    found = text.value(Narrowing(tables).where(some))
    edges, corners = (tables_of(tables)[rows] for rows in (((), (0, 2), (), ()), ((2,), (), (0,), ())))
    assert found == f"(x_1 in ({edges}[y_2] also {corners}[y_2]) where v[x_1])"


def test_what_plays_has_the_stack_of_what_tells() -> None:
    """Places, slots and sizes are those of the module that has been laid out, and that one tells as before."""
    module = pipeline.run(lowered(loading.checked(loading.Choice("public-enemy")).program))
    before = {name: text.unit(unit) for name, unit in module.units.items()}
    played = pipeline.played(module)
    assert {name: text.unit(unit) for name, unit in module.units.items()} == before
    assert (played.places, played.sizes) == (module.places, module.sizes)
    for name, unit in played.units.items():
        there = module.units[name]
        assert (unit.slots, unit.size) == (there.slots, there.size)
        assert [(x.place, x.live) for x in unit.blocks] == [(x.place, x.live) for x in there.blocks]
        assert "tell " not in text.unit(unit)


def test_functions_that_leave_are_noted() -> None:
    """Whoever calls what ends a frame may leave as well."""
    module = pipeline.run(lowered(loading.checked(loading.Choice("public-enemy")).program))
    leaves = {name for name, f in module.functions.items() if f.leaves}
    assert {"rule/run-out", "rule/end-if-empty"} <= leaves
    assert "query/score" not in leaves


if __name__ == "__main__":
    for case in CASES:
        (HERE / f"{case}.txt").write_text(shown(case), "utf-8")
