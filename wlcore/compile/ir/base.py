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


Node = Value | Set | Op | Terminator
