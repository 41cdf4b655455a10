"""Readable words made from an id, for what has no phrase."""

from __future__ import annotations

SMALL = frozenset("of the and in on at to for from by a an".split())


def human_words(name: str) -> str:
    """`top-card` as 'top card'."""
    return name.replace("-", " ").replace(".", " ")


def human_name(name: str) -> str:
    """`lamp-of-the-sea` as 'Lamp of the Sea'."""
    words = name.split("-")
    return " ".join(w if w in SMALL and i else w[:1].upper() + w[1:] for i, w in enumerate(words))
