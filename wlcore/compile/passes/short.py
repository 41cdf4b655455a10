"""Which functions nodes call, and which are so short that they are written in place of their calls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.module import Function
from wlcore.compile.ir.walk import every
from wlcore.compile.passes.names import ops_in

SHORT = 40
"""So many nodes are written in place of each call."""


def calls_of(node: Any) -> set[str]:
    """The functions that are called in a node."""
    found: set[str] = set()
    for x in every(node):
        if isinstance(x, (v.Call, s.CallSet, o.Perform)):
            found.add(x.function)
        elif isinstance(x, (v.CallOne, o.PerformOne)):
            found.update(x.functions)
    return found


def done_in(body: Iterable[Any]) -> list[Any]:
    """The operations of a body that do something."""
    return [op for op in body if not isinstance(op, o.Line)]


def is_short(f: Function) -> bool:
    """Whether a function may be written in place of its calls."""
    ops = done_in(f.body)
    if f.answers:
        return len(ops) == 1 and isinstance(ops[0], (o.Answer, o.AnswerSet)) and size(f.body) <= SHORT
    ends = (o.Finish, o.Answer, o.AnswerSet)
    return size(f.body) <= SHORT and not any(isinstance(op, ends) for op in ops_in(f.body))


def size(node: Any) -> int:
    """How many nodes there are."""
    return sum(1 for _ in every(node))
