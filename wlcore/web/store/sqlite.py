"""Tables in one file of SQLite, beside the program, for one process."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any

from wlcore import files
from wlcore.web.store.port import Elsewhere, NoStore, StoreDown, TableKept

MADE = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, about TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    id TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tried (about BLOB NOT NULL) STRICT;
"""
TRIED = 6000
"""So many bytes have to find room for the file to count as one that can be written: more than a choice ever takes."""
OWNER = "-owner"
"""What is behind the name of the file that only one process can hold: how the system lets go of it when that one dies."""


class SqliteStore:
    """A file of SQLite. Each statement is on the disk before the next, so that even a power cut loses nothing."""

    def __init__(self, path: str) -> None:
        self.path = Path(path).expanduser()
        self.name = str(self.path)
        if not path:
            raise NoStore("sqlite: names no file: say sqlite:PATH")
        self._one = Lock()
        try:
            self._base = self._opened(self.path)
            self._base.execute("PRAGMA schema_version")  # what is no database gets no owner beside it
            self._own = self._owner()
            self._base.execute("PRAGMA journal_mode=WAL")
            self._base.execute("PRAGMA synchronous=FULL")
            self._base.executescript(MADE)
            self._file = _number(self.path)
        except (OSError, sqlite3.Error) as error:
            raise NoStore(f"{self.path} cannot be used: {error}") from error

    def _owner(self) -> sqlite3.Connection:
        owner = self._opened(self.path.with_name(self.path.name + OWNER))
        try:
            owner.execute("PRAGMA journal_mode=MEMORY")
            owner.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            owner.close()
            if "locked" not in str(error):
                raise
            raise NoStore(
                f"{self.path} is used by another process; end that one, or name another file"
            ) from error
        return owner

    @staticmethod
    def _opened(path: Path) -> sqlite3.Connection:
        files.folder(path.parent, private=True)
        with suppress(FileExistsError):
            files.create(path, b"", private=True)
        return sqlite3.connect(path, isolation_level=None, timeout=1, check_same_thread=False)

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    def _ask(self, words: str, *values: Any) -> list[Any]:
        with self._told(), self._one:
            return self._base.execute(words, values).fetchall()

    def begin(self, table: TableKept) -> None:
        """Keep a new table."""
        self._is_there()
        try:
            self._ask("INSERT INTO tables VALUES (?, ?)", table.id, json.dumps(table.as_json()))
        except sqlite3.IntegrityError as error:
            raise Elsewhere(table.id) from error

    def change(self, table: TableKept) -> None:
        """Keep what has become of a table."""
        self._is_there()
        self._ask("UPDATE tables SET about = ? WHERE id = ?", json.dumps(table.as_json()), table.id)

    def find(self, table: str) -> TableKept | None:
        """A table."""
        found = self._ask("SELECT about FROM tables WHERE id = ?", table)
        return TableKept.of_json(table, json.loads(found[0][0])) if found else None

    def lines(self, table: str) -> Sequence[bytes]:
        """The lines of its journal."""
        return [line for (line,) in self._ask("SELECT line FROM lines WHERE id = ? ORDER BY number", table)]

    def append(self, table: str, number: int, line: bytes) -> None:
        """Keep a line."""
        self._is_there()
        try:
            self._ask("INSERT INTO lines VALUES (?, ?, ?)", table, number, line)
        except sqlite3.IntegrityError as error:
            raise Elsewhere(table) from error

    def hold(self, table: str) -> bool:
        """Who holds the file holds all of it."""
        return True

    def let_go(self, table: str) -> None:
        """Others get the file, not a table."""

    def ping(self) -> None:
        """Whether a choice could be kept now: something of its size is written, and taken out again."""
        self._is_there()
        with self._told(), self._one:
            self._base.execute("BEGIN IMMEDIATE")
            try:
                self._base.execute("INSERT INTO tried VALUES (zeroblob(?))", (TRIED,))
                self._base.execute("DELETE FROM tried")
                self._base.execute("COMMIT")
            finally:
                if self._base.in_transaction:
                    self._base.execute("ROLLBACK")

    def _is_there(self) -> None:
        """A `StoreDown` if the file has been taken away: what is written to it would be found by nobody."""
        try:
            found = _number(self.path)
        except OSError as error:
            raise StoreDown(f"{self.path}: {error.strerror or error}") from error
        if found != self._file:
            raise StoreDown(f"{self.path} is another file than the one that was opened")

    def close(self) -> None:
        """Close the file once what is being written there is, then let others have it; a bot may still be choosing in its own thread."""
        with self._one:
            self._base.close()
            self._own.close()


def _number(path: Path) -> tuple[int, int]:
    """By what the system knows a file, whatever it is called."""
    found = path.stat()
    return found.st_dev, found.st_ino
