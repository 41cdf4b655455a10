"""Whether two effects do the same: their trees, without what names are called and what follows from the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from wlcore.lang import meaning as m
from wlcore.lang.scope import YOU
from wlcore.lang.shape import shape
from wlcore.lang.source import NOWHERE
from wlcore.lang.types import PLAYER

KEPT = ("span", "type", "cites", "query", "table", "rule", "event", "frame", "kind")
LEFT = m.Neighbour(NOWHERE, PLAYER, True, YOU)
NAMING = (m.Bind, m.Pick, m.ForEach, m.TakingTurns, m.Filter, m.Extreme, m.Quantified, m.Folded)


def canonical(tree: Any) -> str:
    """What a tree does, in one line: the same for two that do the same in words of their own."""
    return shape(_renamed(tree, {}))


def _renamed(piece: Any, names: dict[str, str]) -> Any:
    """A tree with its names numbered in the order in which they are given, without what only follows from the rest."""
    if isinstance(piece, tuple):
        return tuple(_renamed(part, names) for part in piece)
    if not is_dataclass(piece) or not isinstance(piece, (m.Expr, m.Statement, m.Option)):
        return piece
    changes: dict[str, Any] = {}
    if isinstance(piece, NAMING):
        changes["name"] = names.setdefault(piece.name, f"name-{len(names)}")
    if isinstance(piece, m.Local):
        changes["name"] = names.get(piece.name, piece.name)
    if isinstance(piece, m.Begin):
        changes["mark"] = None
    if isinstance(piece, (m.Option, m.Maybe)):
        changes |= {"label": "", "needs": ()}
    for f in fields(piece):
        if f.name not in KEPT and f.name not in changes:
            changes[f.name] = _renamed(getattr(piece, f.name), names)
    return replace(piece, **changes)


def with_others(tree: Any) -> Iterator[tuple[str, Any]]:
    """A tree with another who does something or chooses, with a choice by chance or no longer by chance: one at a time."""
    if isinstance(tree, tuple):
        for at, part in enumerate(tree):
            for what, new in with_others(part):
                yield what, (*tree[:at], new, *tree[at + 1 :])
        return
    if not isinstance(tree, (m.Statement, m.Option)):
        return
    if isinstance(tree, m.Pick):
        yield "by chance", replace(tree, how="random" if tree.how == "one" else "one", amount=None)
    if isinstance(tree, m.Change) and tree.place.args[:1] and tree.place.args[0].type.kind == "player":
        place = replace(tree.place, args=(LEFT, *tree.place.args[1:]))
        yield "another has it", replace(tree, place=place)
    if getattr(tree, "actor", None) is not None and not isinstance(tree, m.Signal):
        yield "another does it", replace(tree, actor=LEFT)  # type: ignore[call-arg]
    for f in fields(tree):
        if f.name not in KEPT:
            for what, new in with_others(getattr(tree, f.name)):
                yield what, replace(tree, **{f.name: new})
