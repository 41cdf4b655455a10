"""Walks: the nodes inside a node, and a node made anew with others inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, TypeVar

from wlcore.compile.ir.base import Op, Set, Terminator, Value
from wlcore.compile.ir.ops import Alike, One, Several, WhoKnows

NODES = (Value, Set, Op, Terminator, One, Several, WhoKnows, Alike)
PLAIN = {"int", "str", "bool", "tuple[str, ...]", "tuple[tuple[str, str], ...]"}
KNOWN: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}
N = TypeVar("N")


def named(sort: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of all fields of a class of nodes, and of those that can hold nodes."""
    found = KNOWN.get(sort)
    if found is None:
        every = fields(sort) if issubclass(sort, NODES) else ()
        found = KNOWN[sort] = (
            tuple(f.name for f in every),
            tuple(f.name for f in every if f.type not in PLAIN),
        )
    return found


def rebuilt(node: N, made: Callable[[Any], Any]) -> N:
    """A node, or a tuple of nodes, in which each node directly inside is what is made of it; itself, if nothing changes."""
    if isinstance(node, tuple):
        parts = tuple([rebuilt(x, made) if isinstance(x, tuple) else made(x) for x in node])
        return node if all(a is b for a, b in zip(parts, node, strict=True)) else parts  # type: ignore[return-value]
    sort = node.__class__
    every, holding = named(sort)
    changed = {}
    for name in holding:
        old = getattr(node, name)
        new = rebuilt(old, made) if isinstance(old, tuple) else old if old is None else made(old)
        if new is not old:
            changed[name] = new
    if not changed:
        return node
    return sort(*[changed[name] if name in changed else getattr(node, name) for name in every])


def inside(node: object) -> Iterator[Any]:
    """The nodes directly inside a node or tuple."""
    if isinstance(node, tuple):
        for x in node:
            if isinstance(x, tuple):
                yield from inside(x)
            else:
                yield x
        return
    for name in named(node.__class__)[1]:
        part = getattr(node, name)
        if isinstance(part, tuple):
            yield from inside(part)
        elif part is not None:
            yield part


def every(node: object) -> Iterator[Any]:
    """Every node in a node or tuple, itself included."""
    todo = [node]
    while todo:
        x = todo.pop()
        if not isinstance(x, tuple):
            yield x
        todo += inside(x)
