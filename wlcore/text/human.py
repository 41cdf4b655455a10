"""Readable words made from an id, for what has no phrase."""

from __future__ import annotations

SMALL = frozenset("of the and in on at to for from by a an".split())


def human_words(id: str) -> str:
    """`card-drawn` as 'card drawn'."""
    return id.replace("-", " ").replace(".", " ")


def human_name(id: str) -> str:
    """`flat-nose-george` as 'Flat Nose George'."""
    words = id.split("-")
    return " ".join(w if w in SMALL and i else w[:1].upper() + w[1:] for i, w in enumerate(words))
