"""What studies add to a copy of a checked tree: marks that tell what has run, and other ways it could have been written.

No pack can write these and nothing but a study runs them; see `docs/decisions/0007-marks-and-mutants.md`.
"""

from __future__ import annotations

from wlcore.lang.meaning import Expr, Statement
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Mark(Statement):
    """Tells that it has been reached."""

    number: int


@dataclass(frozen=True, slots=True)
class Marked(Expr):
    """A value that tells when it has been asked for."""

    of: Expr
    number: int


@dataclass(frozen=True, slots=True)
class Asked(Expr):
    """A condition that tells how it came out."""

    of: Expr
    yes: int
    no: int


@dataclass(frozen=True, slots=True)
class Either(Expr):
    """An expression and others that take its place one at a time, each while its number is switched on."""

    of: Expr
    others: tuple[tuple[int, Expr], ...]
