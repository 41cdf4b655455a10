"""Walks: the nodes inside a node, and a node made anew with others inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, TypeVar, cast

from wlcore.compile.ir.base import Op, Set, Terminator, Value
from wlcore.compile.ir.ops import Alike, One, Several, WhoKnows

NODES = (Value, Set, Op, Terminator, One, Several, WhoKnows, Alike)
PLAIN = {"int", "str", "bool", "Place", "Site", "tuple[str, ...]", "tuple[tuple[str, str], ...]"}
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
    sort: Any = node.__class__
    if sort is tuple:
        parts, same = [], True
        for x in cast(Any, node):
            part = rebuilt(x, made) if x.__class__ is tuple else made(x)
            parts.append(part)
            same = same and part is x
        return node if same else cast(N, tuple(parts))
    every, holding = KNOWN.get(sort) or named(sort)
    changed: dict[str, Any] | None = None
    for name in holding:
        old = getattr(node, name)
        if old is None:
            continue
        new = rebuilt(old, made) if old.__class__ is tuple else made(old)
        if new is not old:
            changed = changed or {}
            changed[name] = new
    if changed is None:
        return node
    return cast(N, sort(*[changed[name] if name in changed else getattr(node, name) for name in every]))


def every(node: object) -> Iterator[Any]:
    """Every node in a node or tuple, itself included."""
    todo = [node]
    pop, known = todo.pop, KNOWN.get
    while todo:
        x = pop()
        if x.__class__ is tuple:
            todo += x
            continue
        yield x
        sort = x.__class__
        for name in (known(sort) or named(sort))[1]:
            part = getattr(x, name)
            if part is not None:
                todo.append(part)
