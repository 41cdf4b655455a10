"""Every class of node is handled in each stage: it is checked, and what it has become is said; how it is lowered is tested beside the compiler."""

from __future__ import annotations

import ast
from pathlib import Path

from wlcore.lang import meaning, tree
from wlcore.lang.check_expr import ExprChecker
from wlcore.lang.check_stmt import StatementChecker
from wlcore.text.sayer import SAID_BY

TEXT = Path(__file__).resolve().parents[2] / "wlcore" / "text"
SAYING = ("values.py", "sets.py", "conditions.py", "comparisons.py")


def sorts(module: object, base: type) -> set[type]:
    """The classes of nodes of one sort in a module."""
    found = {sort for sort in vars(module).values() if isinstance(sort, type) and issubclass(sort, base)}
    return {sort for sort in found if sort is not base and sort.__module__ == module.__name__}


def test_every_expression_is_checked() -> None:
    """Each class of the tree as it is written has a method that looks it up."""
    written = sorts(tree, tree.Expr)
    assert [x.__name__ for x in written if not hasattr(ExprChecker, f"_{x.__name__.lower()}")] == []


def test_every_statement_is_checked() -> None:
    """So has each statement."""
    written = sorts(tree, tree.Statement)
    assert [x.__name__ for x in written if not hasattr(StatementChecker, f"_s_{x.__name__.lower()}")] == []


def test_every_statement_is_said() -> None:
    """Each class of checked statements is said by a method that is marked with it."""
    assert sorts(meaning, meaning.Statement) == SAID_BY.keys()


def test_every_expression_is_said() -> None:
    """Each class of checked expressions is a case where values, sets or conditions are put into words."""
    cases = set()
    for name in SAYING:
        for node in ast.walk(ast.parse((TEXT / name).read_text("utf-8"))):
            if isinstance(node, ast.MatchClass):
                cases.add(ast.unparse(node.cls).removeprefix("m."))
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
                cases |= {x.attr for x in ast.walk(node.args[1]) if isinstance(x, ast.Attribute)}
    assert {sort.__name__ for sort in sorts(meaning, meaning.Expr)} - cases == set()
