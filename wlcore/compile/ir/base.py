"""What all nodes are: a value, a set, an operation, or what ends a block."""

from __future__ import annotations

from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Value:
    """A number that is worked out."""


@dataclass(frozen=True, slots=True)
class Set:
    """Numbers, each once, in an order."""


@dataclass(frozen=True, slots=True)
class Op:
    """Something that is done."""


@dataclass(frozen=True, slots=True)
class Terminator:
    """How a block goes on."""


@dataclass(frozen=True, slots=True)
class Site:
    """A statement: what is said of it to whoever plays. `kind` is its class, `about` the name of what is chosen, `within` the routine in
    which it is written; `nth` tells apart those that are alike in all that.
    """

    kind: str
    file: str
    line: int
    column: int
    cites: tuple[str, ...]
    about: str = ""
    within: str = ""
    nth: int = 0


Place = tuple[str, int]
"""A line of a pack."""
Node = Value | Set | Op | Terminator
