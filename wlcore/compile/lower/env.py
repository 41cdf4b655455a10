"""What the names of a text are where a piece of it stands."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import field

from wlcore.compile.ir.base import Set, Value
from wlcore.compile.ir.fold import NOBODY
from wlcore.lang.meaning import Expr
from wlcore.lang.nobody import ANYBODY, Wanted
from wlcore.records import dataclass


@dataclass(slots=True)
class Env:
    """By name what is meant: something simple, which costs nothing to ask for again. `somebody` is what has been asked about, and is
    somebody as long as nothing happens.
    """

    known: dict[str, Value | Set] = field(default_factory=dict)
    somebody: frozenset[tuple[Expr, str]] = frozenset()

    @classmethod
    def of_doer(cls, you: Value, known: dict[str, Value | Set] | None = None) -> Env:
        """The names where somebody performs something."""
        return cls({"you": you, "actor": you, **(known or {})})

    def child(self) -> Env:
        """The same names, to which more can be added without changing these."""
        return Env(dict(self.known), self.somebody)

    def with_(self, name: str, what: Value | Set) -> Env:
        """The same with one more name."""
        return Env({**self.known, name: what}, self.somebody)

    def knowing(self, found: Iterable[Wanted]) -> Env:
        """The same where some things are known to be somebody."""
        return Env(self.known, self.somebody.union((e, want.kind) for e, want in found))

    def owned(self, owner: Expr | None) -> Env:
        """The same where the owner of an ability, if it has one, is there."""
        return self if owner is None else self.knowing([(owner, ANYBODY)])

    def names_of(self, meant: Container[Value | Set]) -> set[str]:
        """The names that stand for some of these."""
        return {name for name, what in self.known.items() if what in meant}

    def value(self, name: str) -> Value:
        """The number that a name stands for."""
        found = self.known[name]
        assert isinstance(found, Value), name
        return found

    @property
    def you(self) -> Value:
        """Who does it, or nobody."""
        return self.value("you") if "you" in self.known else NOBODY

    @property
    def acting(self) -> Value:
        """Who would do what is asked about."""
        return self.value("actor") if "actor" in self.known else self.you
