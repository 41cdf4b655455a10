"""What a tree says, apart from where it stands and what it cites: to compare trees, and to notice when one changes."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from hashlib import blake2b

from wlcore.lang import meaning as m
from wlcore.lang.symbols import Routine, Symbol

UNSAID = frozenset(("span", "cites"))
ELEMENT = re.compile(r"'it-\d+'")


def shape(piece: object) -> str:
    """The tree in one line; two trees that say the same have the same. What a node does not have is left out."""
    if isinstance(piece, Symbol):
        return piece.name
    if isinstance(piece, m.Const) and piece.id and piece.type.kind != "number":
        return f"({piece.type.kind} {piece.id})"  # its number depends on what else there is
    if isinstance(piece, (tuple, list)):
        return f"[{' '.join(map(shape, piece))}]"
    if is_dataclass(piece):
        held = ((f.name, getattr(piece, f.name)) for f in fields(piece) if f.name not in UNSAID)
        parts = (f"{name}={shape(part)}" for name, part in held if part not in (None, (), "", False))
        return f"({type(piece).__name__} {' '.join(parts)})"
    return repr(piece)


def digest(said: str) -> str:
    """A short digest of a shape."""
    return blake2b(_renumbered(said).encode(), digest_size=4).hexdigest()


def fingerprint(routine: Routine) -> str:
    """A short digest of what a rule or query says; it changes when that changes, and not when it is only moved."""
    params = [(p.name, str(p.type), p.link) for p in routine.params]
    needs = [n.cond for n in routine.needs]
    body, leaving = routine.written
    said = shape((params, needs, body, routine.value, leaving))
    return digest(said)


def _renumbered(said: str) -> str:
    """The elements of sets numbered within this tree, whatever their numbers in the whole program are."""
    seen: dict[str, str] = {}
    return ELEMENT.sub(lambda found: seen.setdefault(found[0], f"it-{len(seen)}"), said)
