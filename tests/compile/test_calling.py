"""Plain Python calls units within each other; how deep it is in calls is asked only of units that can come round to a unit again."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

from wlcore import loading
from wlcore.compile.ir.blocks import Block, CallUnit, Return
from wlcore.compile.ir.module import Module, Unit
from wlcore.compile.ir.values import Num
from wlcore.compile.python.calls import CHAIN, going_round
from wlcore.compile.python.printer import HIGH


def program(**calls: str) -> Any:
    """Units that call each other, by their names with the names of those they call."""
    units = {
        name: Unit(name, (), [*(Block(i, [], CallUnit((to,), Num(0), (), i + 1)) for i, to in enumerate(several)), Block(9, [], Return())])
        for name, several in ((name, called.split()) for name, called in calls.items())
    }  # fmt: skip
    return SimpleNamespace(units=units)


def test_what_never_comes_round_is_not_asked() -> None:
    """Two units that call each other are, and whoever calls them."""
    module: Module = program(a="b c", b="c", c="", d="e a", e="d", f="e")
    assert going_round(module) == {"d", "e", "f"}


def test_a_long_row_of_calls_is_asked() -> None:
    """Where so many call each other in a row that Python might have no room, all are."""
    chain = {f"u{i}": f"u{i + 1}" for i in range(CHAIN + 5)}
    module: Module = program(**chain, last="", **{f"u{CHAIN + 5}": ""})
    assert len(going_round(module)) == CHAIN + 7
    short = {f"u{i}": f"u{i + 1}" for i in range(CHAIN - 5)}
    assert going_round(program(**short, **{f"u{CHAIN - 5}": ""})) == set()


def test_python_has_room_for_both() -> None:
    """For what is asked and for what is not, and for as much again of whoever plays."""
    assert sys.getrecursionlimit() > 2 * (HIGH / 2 + CHAIN)


def test_a_game_asks_where_it_has_to() -> None:
    """In Public Enemy nothing comes round to itself, so nothing is asked."""
    text = loading.load("public-enemy").write("fast").text
    assert "if far := u_rule_turn(s, 0): return far" in text
    assert f"len(st) < {HIGH}" not in text
