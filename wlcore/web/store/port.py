"""What a store does for tables, and what it keeps of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any, Protocol

from wlcore.engine.record import PERSON
from wlcore.records import dataclass


class NoStore(Exception):
    """There is no such store, or it cannot be opened; the message says why."""


class StoreDown(Exception):
    """The store does not answer, or cannot write; the message says why. What was asked for has not happened."""


class Elsewhere(Exception):
    """Another process plays this game."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits there: a name, `person` or the name of a bot, the language they began in, and the digest of the link's secret.

    `since` is told of a bot that has taken the place of somebody: who that was.
    """

    name: str
    kind: str = PERSON
    language: str = ""
    digest: str = ""
    since: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return self.kind == PERSON


@dataclass(frozen=True, slots=True)
class Own:
    """What a player has set for themselves: questions that are passed by without asking, each by a key and in words; a note;
    whether watchers see what they see.
    """

    passes: tuple[tuple[str, str], ...] = ()
    note: str = ""
    shows: bool = False


@dataclass(frozen=True, slots=True)
class TableKept:
    """A table: its id, who hosts it, who sits there, who may watch, what was said beside the game (`notes`), what is played.

    `own` is what each player has set, as far as they have; `stand_in` the minutes after which a bot chooses for somebody who is
    away, 0 if none does.
    """

    id: str
    host: str
    watch: str
    places: tuple[Sitter, ...]
    begun: str = ""
    notes: tuple[tuple[int, str], ...] = field(default=())
    game: str = ""
    own: tuple[Own, ...] = ()
    stand_in: int = 0

    def seated(self, seat: int, place: Sitter) -> TableKept:
        """The same table with somebody else in a seat (from 0)."""
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return replace(self, places=places).with_own(seat, Own())  # what was private stays so

    def own_of(self, seat: int) -> Own:
        """What the player in a seat (from 0) has set."""
        return self.own[seat] if 0 <= seat < len(self.own) else Own()

    def with_own(self, seat: int, own: Own) -> TableKept:
        """The same table with something else set by a player."""
        all_of_them = [self.own_of(one) for one in range(len(self.places))]
        return replace(self, own=(*all_of_them[:seat], own, *all_of_them[seat + 1 :]))

    def as_json(self) -> dict[str, Any]:
        """What is kept, as plain data."""
        return {
            "host": self.host,
            "watch": self.watch,
            "begun": self.begun,
            "places": [[p.name, p.kind, p.language, p.digest, p.since] for p in self.places],
            "notes": [list(note) for note in self.notes],
            "game": self.game,
            "own": [[[list(one) for one in own.passes], own.note, own.shows] for own in self.own],
            "stand-in": self.stand_in,
        }

    @classmethod
    def of_json(cls, table: str, found: dict[str, Any]) -> TableKept:
        """The table that was kept so."""
        return cls(
            table,
            found["host"],
            found["watch"],
            tuple(Sitter(*place) for place in found["places"]),
            found["begun"],
            tuple((int(at), str(said)) for at, said in found["notes"]),
            str(found.get("game", "")),
            tuple(Own(tuple((k, w) for k, w in p), n, s) for p, n, s in found.get("own", ())),
            int(found.get("stand-in", 0)),
        )


class Store(Protocol):
    """Keeps tables. What a method has done is there for good when it returns, even if the machine fails then."""

    name: str

    def begin(self, table: TableKept) -> None:
        """Keep a new table, without a line yet."""

    def change(self, table: TableKept) -> None:
        """Keep what has become of a table."""

    def find(self, table: str) -> TableKept | None:
        """The table with this id, if there is one."""

    def lines(self, table: str) -> Sequence[bytes]:
        """The lines of its journal, in order."""

    def append(self, table: str, number: int, line: bytes) -> None:
        """Keep the line with this number; an `Elsewhere` if there is one already."""

    def hold(self, table: str) -> bool:
        """Whether this process may play the table from now on: no other does."""

    def let_go(self, table: str) -> None:
        """Let others play it."""

    def ping(self) -> None:
        """A `StoreDown` if it does not answer, or a choice could not be kept now."""

    def close(self) -> None:
        """Let go of everything."""
