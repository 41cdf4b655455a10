"""Every class of the checked tree is lowered, and every class of the representation is printed."""

from __future__ import annotations

from wlcore.compile.ir import blocks, ops, sets, values
from wlcore.compile.ir.base import Op, Set, Terminator, Value
from wlcore.compile.ir.module import Module
from wlcore.compile.lower import program as _  # noqa: F401
from wlcore.compile.lower.asking import ASKING
from wlcore.compile.lower.sets import SETS
from wlcore.compile.lower.straight import STRAIGHT
from wlcore.compile.lower.values import VALUES
from wlcore.compile.python.names import SourceNames
from wlcore.compile.python.printer import Printer
from wlcore.lang import meaning, probes

ELSEWHERE = {meaning.Bind, meaning.Pick}
"""These are lowered where blocks are: what follows them hangs on them."""


def sorts(modules: list[object], base: type) -> set[type]:
    """The classes of some modules that are of one sort."""
    found = {sort for module in modules for sort in vars(module).values() if isinstance(sort, type)}
    return {sort for sort in found if issubclass(sort, base) and sort is not base}


def test_every_expression_means_something() -> None:
    """Each class of expressions is a value, or a set, or either."""
    assert sorts([meaning, probes], meaning.Expr) == VALUES.keys() | SETS.keys()


def test_every_statement_means_something() -> None:
    """Each class of statements is straight code, or may ask, or either."""
    assert sorts([meaning, probes], meaning.Statement) == STRAIGHT.keys() | ASKING.keys() | ELSEWHERE


def test_every_node_is_printed_as_python() -> None:
    """The reference has a form for each class of nodes."""
    module = Module("", {}, {}, {}, [], [], [], [], [], [], {}, {})
    printer = Printer(module, SourceNames(module), lines=False)
    assert printer.values.keys() == sorts([values], Value)
    assert printer.sets.keys() == sorts([sets], Set)
    assert printer.ops.keys() == sorts([ops], Op)
    assert printer.ends.keys() == sorts([blocks], Terminator)
