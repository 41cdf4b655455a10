"""A journal that is kept in a store instead of a file."""

from __future__ import annotations

from pathlib import Path

from wlcore.engine.journal import Journal
from wlcore.engine.record import Header
from wlcore.web.store import Store


class StoreTape:
    """Writes each part of a journal under the next number."""

    def __init__(self, store: Store, table: str, number: int) -> None:
        self.path = Path(table)
        self._store, self._table, self._number = store, table, number

    def write(self, at: int, text: bytes) -> None:
        """Keep a text; where that fails, what stands in the store may be more than is known here."""
        self._store.append(self._table, self._number, text)
        self._number += 1

    def settle(self) -> None:
        """What a store keeps is there for good."""

    def close(self) -> None:
        """The store stays open."""


def begun(store: Store, table: str, header: Header) -> Journal:
    """The journal of a new game."""
    return Journal.on(StoreTape(store, table, 0), header)


def found(store: Store, table: str) -> Journal:
    """The journal of a game that is kept, to be written on; a `SaveError` if it cannot be."""
    parts = store.lines(table)
    journal = Journal.read(Path(table), b"".join(parts))
    journal.go_on(StoreTape(store, table, len(parts)))
    return journal


def beginning(store: Store, table: str, choices: int) -> bytes:
    """The journal as it was when so many choices stood for the last time: that of a game that can go on from there."""
    lines = exported(store, table).splitlines(keepends=True)
    journal, wanted = Journal.read(Path(table), lines[0]), 1
    for number, line in enumerate(lines[1:], 2):
        journal.note(line)
        if len(journal.standing) <= choices and not journal.finished:
            wanted = number
    return b"".join(lines[:wanted])


def exported(store: Store, table: str) -> bytes:
    """The journal as a file that `wl replay` and `wl resume` read."""
    return b"".join(store.lines(table))
