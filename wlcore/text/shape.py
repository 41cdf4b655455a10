"""What a tree says, apart from where it stands and what it cites: to compare trees, and to notice when one changes."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from hashlib import blake2b

from wlcore.lang.symbols import Routine, Symbol

UNSAID = frozenset(("span", "cites"))


def shape(piece: object) -> str:
    """The tree in one line; two trees that say the same have the same."""
    if isinstance(piece, Symbol):
        return piece.name
    if isinstance(piece, (tuple, list)):
        return f"[{' '.join(map(shape, piece))}]"
    if is_dataclass(piece):
        parts = (shape(getattr(piece, f.name)) for f in fields(piece) if f.name not in UNSAID)
        return f"({type(piece).__name__} {' '.join(parts)})"
    return repr(piece)


def same(a: object, b: object) -> bool:
    """Whether two trees say the same."""
    return type(a) is type(b) and shape(a) == shape(b)


def fingerprint(routine: Routine) -> str:
    """A short digest of what a rule or query says; it changes when that changes, and not when it is only moved."""
    params = [(p.name, str(p.type), p.link) for p in routine.params]
    needs = [n.cond for n in routine.needs]
    said = shape((params, needs, routine.body, routine.value, routine.leaving))
    return blake2b(said.encode(), digest_size=4).hexdigest()
