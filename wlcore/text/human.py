"""Readable words made from an id, for what has no phrase; and what phrases call the things they are given."""

from __future__ import annotations

SMALL = frozenset("of the and in on at to for from by a an".split())
RESERVED = frozenset("case number det noun who".split())


def human_words(name: str) -> str:
    """`top-card` as 'top card'."""
    return name.replace("-", " ").replace(".", " ")


def human_name(name: str) -> str:
    """`lamp-of-the-sea` as 'Lamp of the Sea'."""
    words = name.split("-")
    return " ".join(w if w in SMALL and i else w[:1].upper() + w[1:] for i, w in enumerate(words))


def counted(number: int, noun: str) -> str:
    """`1 choice`, `2 choices`: for talk that is English in every language."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def arg_name(name: str) -> str:
    """What a phrase calls a parameter; a name that phrases use for themselves is set apart."""
    return f"the-{name}" if name in RESERVED else name
