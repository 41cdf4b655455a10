"""What each pass makes of a function or unit: `PASS.txt` beside this file holds what goes in and what is expected.

`python tests/compile/passes/test_passes.py` writes these files anew, to be read before they are kept.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from wlcore import loading
from wlcore.compile.ir import text
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.sets import Range, Where
from wlcore.compile.ir.values import Entry, Local, Num, Op, Read
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
    "without_unused": ("donkey-race", "rule/plod"),
    "threaded": ("kuhn", "unit/rule/bet"),
    "slotted": ("kuhn", "unit/rule/reply"),
}
"""By pass the game, and the function or unit of it, on which it is shown."""


def written(module: Module, name: str) -> str:
    """A function or unit as text."""
    if name in module.units:
        return text.unit(module.units[name])
    return text.function(module.functions[name])


@cache
def shown(wanted: str) -> str:
    """What a pass makes of its case."""
    game, name = CASES[wanted]
    module = lowered(loading.checked(loading.Choice(str(GAMES / game))).program)
    for change in pipeline.FOR_PLAY:
        before = written(module, name)
        change(module)
        if change.__name__ == wanted:
            return f"# {name} of {game}, before\n{before}\n\n# after\n{written(module, name)}\n"
    raise AssertionError(wanted)


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_pass_makes_what_is_expected(name: str) -> None:
    """What comes out is what stands in the file."""
    assert shown(name) == (HERE / f"{name}.txt").read_text("utf-8")


def test_every_pass_has_its_case() -> None:
    """All passes are shown, but the one that changes no code: it only notes which functions may leave what runs."""
    passes = {change.__name__ for change in (*pipeline.FOR_PLAY, *pipeline.FOR_TELLING)}
    assert passes - {"leaving"} == CASES.keys()


def test_what_is_printed_is_asked_beforehand() -> None:
    """Of four things two have what is asked for printed on them; only of these the state is asked."""
    x = Local("x_1")
    printed = Op("==", Entry("P", x), Num(7))
    some = Where(Range(Num(0), Num(4)), "x_1", Op("and", printed, Read(x)))
    assert text.value(Narrowing({"P": (7, 3, 7, 3, -1)}).where(some)) == "(x_1 in {0, 2} where v[x_1])"


def test_functions_that_leave_are_noted() -> None:
    """Whoever calls what ends a frame may leave as well."""
    module = pipeline.run(lowered(loading.checked(loading.Choice("public-enemy")).program))
    leaves = {name for name, f in module.functions.items() if f.leaves}
    assert {"rule/run-out", "rule/end-if-empty"} <= leaves
    assert "query/score" not in leaves


if __name__ == "__main__":
    for case in CASES:
        (HERE / f"{case}.txt").write_text(shown(case), "utf-8")
