"""What can be said, before any language has put it into words: a phrase with its parts, or a list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

NOUN, NAME, ZONE, CLAUSE, FRAME = "noun", "name", "zone", "clause", "frame"
YOU = "you"


@dataclass(frozen=True, slots=True)
class Words:
    """A phrase by its id, and what stands in its places.

    `sort` says which forms the phrase can have: a noun has cases, a clause has moods. `det` is the determiner (`a`,
    `the`, `each` ...), `number` a number of things or `plural`; `under` remembers, inside a noun phrase, which
    determiner it stands under. `fallback` is said where the phrase is missing.
    """

    id: str
    args: Mapping[str, Said] = field(default_factory=dict, hash=False)
    sort: str = NOUN
    det: str = ""
    number: int | str = ""
    fallback: str = ""
    under: str = ""

    def as_(self, det: str, number: int | str = "") -> Words:
        """The same thing with a determiner: `an outlaw`, `each outlaw`, `3 outlaws`."""
        return replace(self, det=det, number=number)


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things said one after the other; `joined` names the phrases between them."""

    items: tuple[Said, ...]
    joined: str = "and"


Said = Words | Listed | str | int


def noun(id: str, **args: Said) -> Words:
    """A noun, or a noun with what belongs to it."""
    return Words(id, args)


def clause(id: str, who: Said, **args: Said) -> Words:
    """Somebody does something."""
    return Words(id, {"who": who, **args}, CLAUSE)


def frame(id: str, **args: Said) -> Words:
    """A sentence that holds others: a condition and what follows, a price and an effect."""
    return Words(id, args, FRAME)


def is_you(said: Said) -> bool:
    """Whether this is the reader."""
    return isinstance(said, Words) and said.id == YOU
