"""The nodes of the intermediate representation: each can be printed, and gone through."""

from __future__ import annotations

import pytest

from wlcore.compile.ir import blocks, ops, sets, text, values, walk
from wlcore.compile.ir.base import Node, Op, Set, Terminator, Value
from wlcore.compile.ir.fold import NO, every, op

SORTS = {
    sort
    for module in (values, sets, ops, blocks)
    for sort in vars(module).values()
    if isinstance(sort, type) and issubclass(sort, Node) and sort not in (Value, Set, Op, Terminator)
}


@pytest.mark.parametrize("sort", sorted(SORTS, key=lambda sort: sort.__name__))
def test_every_node_can_be_read(sort: type) -> None:
    """Each class of nodes has its form in the text of the representation."""
    assert sort in text.VALUES or sort in text.OPS or sort in text.TERMINATORS


def test_what_is_known_is_folded() -> None:
    """Sums of numbers become one number, and conditions that always hold are left out."""
    x = values.Local("x")
    assert op("+", op("+", x, values.Num(2)), values.Num(3)) == values.Op("+", x, values.Num(5))
    assert every([values.Num(1), op("<", values.Num(1), values.Num(2))]) == values.Num(1)
    assert op("and", NO, x) == NO


def test_nodes_are_made_anew_only_where_something_changes() -> None:
    """What stays as it is stays the same object."""
    e = values.Op("+", values.Local("x"), values.Num(1))
    assert walk.rebuilt(e, lambda node: node) is e
    changed = walk.rebuilt(e, lambda node: values.Local("y") if node == values.Local("x") else node)
    assert changed == values.Op("+", values.Local("y"), values.Num(1))
    assert [node for node in walk.every(e) if isinstance(node, values.Local)] == [values.Local("x")]
