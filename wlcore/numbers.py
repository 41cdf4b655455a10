"""The number that stands for none: where a number may be nobody, every number of the language is a number, those below 0 too."""

from __future__ import annotations

NO_NUMBER = -(10**18)
"""Nobody, where a number may be nobody: far beyond all that rules can work out."""


def counted(number: int) -> int:
    """A number where one is wanted: one that is left out is 0."""
    return 0 if number == NO_NUMBER else number


def is_nobody(kind: str, value: int) -> bool:
    """Whether a value of a kind is nobody."""
    if kind == "number":
        return value == NO_NUMBER
    return value < 0 and kind != "truth"
