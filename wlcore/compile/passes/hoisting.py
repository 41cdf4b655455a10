"""Hoisting: what is asked of each element of a set though it does not hang on the element is asked once, before the first.

Where that does not hold, nothing of the set is gone through.
"""

from __future__ import annotations

from typing import Any

from wlcore.compile.ir import fold
from wlcore.compile.ir import ops as o
from wlcore.compile.ir import sets as s
from wlcore.compile.ir import values as v
from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.module import Module
from wlcore.compile.ir.walk import every, rebuilt
from wlcore.compile.passes.names import read
from wlcore.compile.passes.narrowing import conjuncts

ANYWHERE = (v.Num, v.Local, v.Field, v.Read, v.Setting, v.Entry, v.Op, v.Not, v.Choose, v.Length)
"""What can be asked whether or not it comes to it."""
TABLES = (v.Entry, v.Choose)
"""Of these only what is asked first of all: what stands before may say whether there is an entry."""


def hoisted(module: Module) -> None:
    """Ask beforehand in every function and unit."""
    for function in module.functions.values():
        function.body = ops(function.body)
    for unit in module.units.values():
        for block in unit.blocks:
            block.ops = list(ops(tuple(block.ops)))
            if block.end is not None:
                block.end = made(block.end)


def ops(body: o.Ops) -> o.Ops:
    """Operations in which it is asked beforehand."""
    return tuple(map(made, body))


def made(x: Any) -> Any:
    """A node in which it is asked beforehand."""
    x = rebuilt(x, made)
    match x:
        case s.Where(of=of, name=name, cond=cond):
            before, after = beforehand(cond, name)
            if before is not None:
                some = s.ChooseSet(before, of, fold.EMPTY)
                return some if after is None else s.Where(some, name, after)
        case v.Fold(how="any", of=of, name=name, body=body):
            before, after = beforehand(body, name) if not isinstance(body, v.Num) else (None, body)
            if before is not None:
                return fold.op("and", before, fold.fold("any", of, name, after or fold.YES))
            first, of = asked_first(of)
            if first is not None:
                return fold.op("and", first, fold.fold("any", of, name, body))
        case o.OfferEach(name=name, of=of, number=number):
            first, of = asked_first(of)
            if first is not None:
                return o.When(first, (o.OfferEach(name, of, number),))
        case o.ForEach(name=name, of=of, body=body):
            first, of = asked_first(of)
            if first is not None:
                return o.When(first, (o.ForEach(name, of, body),))
    return x


def asked_first(of: Set) -> tuple[Value | None, Set]:
    """What has to hold for there to be any element of a set, as far as its form says; and the set where that holds."""
    match of:
        case s.ChooseSet(cond=cond, yes=yes, no=no) if no == fold.EMPTY:
            return cond, yes
        case s.Where(of=inner, name=name, cond=cond):
            first, inner = asked_first(inner)
            return first, s.Where(inner, name, cond)
    return None, of


def beforehand(cond: Value, name: str) -> tuple[Value | None, Value | None]:
    """What has to hold whatever the element of this name is; and what is asked of each."""
    before, after = list[Value](), list[Value]()
    for one in conjuncts(cond):
        free = name not in read(one) and all(isinstance(x, ANYWHERE) for x in every(one))
        if free and (not after or not any(isinstance(x, TABLES) for x in every(one))):
            before.append(one)
        else:
            after.append(one)
    return (fold.every(before) if before else None), (fold.every(after) if after else None)
