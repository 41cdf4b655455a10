"""Which locals nodes read, name for themselves, and give values to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Op
from wlcore.compile.ir.walk import every

BINDING = (v.Let, v.Fold, s.Where, s.Map, s.Flat, s.Extreme, s.Reached, s.LetIn, o.ForEach, o.OfferEach)
"""What names something for what lies inside it alone."""
READ = frozenset((v.Local, s.Held, o.Include, o.Exclude, o.TakeLeast, o.TakeNext))
BOUND = frozenset(BINDING)


def read(node: Any) -> set[str]:
    """The locals that are read anywhere in a node, but for those named in it for itself."""
    found: set[str] = set()
    bound: set[str] = set()
    for x in every(node) if node is not None else ():
        into = found if x.__class__ in READ else bound if x.__class__ in BOUND else None
        if into is not None:
            into.add(x.name)
    return found - bound


def given(op: Op) -> tuple[str, ...]:
    """The locals that an operation itself gives a value."""
    match op:
        case o.Define(name=name) | o.DefineSet(name=name):
            return (name,)
        case o.Do(into=into) | o.TakeLeast(into=into) | o.TakeNext(into=into):
            return (into,) if into else ()
    return ()


def ops_in(ops: Any) -> Iterator[Any]:
    """Every operation, with those inside others."""
    for op in ops:
        yield op
        if isinstance(op, o.When):
            yield from ops_in(op.yes)
            yield from ops_in(op.no)
        elif isinstance(op, o.ForEach):
            yield from ops_in(op.body)
