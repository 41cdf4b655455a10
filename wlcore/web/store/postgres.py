"""Tables in PostgreSQL, for several processes that share them: each game is played by whoever holds its lock.

The lock hangs on the connection: when a process dies, the server lets go of all it held, and another can go on.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from threading import RLock
from typing import TYPE_CHECKING, Any

from wlcore.web.store.port import Elsewhere, NoStore, StoreDown, TableKept

if TYPE_CHECKING:
    import psycopg

MADE = """
CREATE TABLE IF NOT EXISTS wlcore_tables (id text PRIMARY KEY, about text NOT NULL);
CREATE TABLE IF NOT EXISTS wlcore_lines (
    id text NOT NULL, number integer NOT NULL, line bytea NOT NULL, PRIMARY KEY (id, number)
);
CREATE TABLE IF NOT EXISTS wlcore_tried (one integer PRIMARY KEY, at timestamptz NOT NULL);
"""
MAKING = 0x776C636F7265
"""The lock under which the tables are made: two processes that begin together would both make them."""
WAIT = 5
"""Seconds after which a server that does not answer counts as away."""


class PostgresStore:
    """A database. When its connection is lost, the next call makes a new one, and what was held must be held again."""

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise NoStore(
                "PostgreSQL needs a part that is not here: pip install 'wlcore[postgresql]'"
            ) from error
        self._psycopg, self._address = psycopg, address
        self.name = "postgresql"
        self._base: psycopg.Connection[Any] | None = None
        self._held: set[str] = set()
        self._one = RLock()
        try:
            base = self._connected()
            with base.transaction():
                base.execute("SELECT pg_advisory_xact_lock(%s)", (MAKING,))
                base.execute(MADE)
        except (psycopg.Error, StoreDown) as error:
            raise NoStore(f"PostgreSQL cannot be used: {error}") from error

    def _connected(self) -> psycopg.Connection[Any]:
        if self._base is None or self._base.closed or self._base.broken:
            self._held.clear()
            try:
                self._base = self._psycopg.connect(self._address, autocommit=True, connect_timeout=WAIT)
                self._base.execute("SET synchronous_commit = on")
            except self._psycopg.Error as error:
                self._base = None
                raise StoreDown(str(error)) from error
        return self._base

    def _ask(self, words: str, *values: Any) -> list[Any]:
        try:
            with self._one:
                found = self._connected().execute(words.encode(), values)
                return found.fetchall() if found.description is not None else []
        except self._psycopg.errors.UniqueViolation:
            raise
        except self._psycopg.Error as error:
            raise StoreDown(str(error)) from error

    def begin(self, table: TableKept) -> None:
        """Keep a new table."""
        try:
            self._ask("INSERT INTO wlcore_tables VALUES (%s, %s)", table.id, json.dumps(table.as_json()))
        except self._psycopg.errors.UniqueViolation as error:
            raise Elsewhere(table.id) from error

    def change(self, table: TableKept) -> None:
        """Keep what has become of a table."""
        about = json.dumps(table.as_json())
        self._ask("UPDATE wlcore_tables SET about = %s WHERE id = %s", about, table.id)

    def find(self, table: str) -> TableKept | None:
        """A table."""
        found = self._ask("SELECT about FROM wlcore_tables WHERE id = %s", table)
        return TableKept.of_json(table, json.loads(found[0][0])) if found else None

    def lines(self, table: str) -> Sequence[bytes]:
        """The lines of its journal."""
        found = self._ask("SELECT line FROM wlcore_lines WHERE id = %s ORDER BY number", table)
        return [bytes(line) for (line,) in found]

    def append(self, table: str, number: int, line: bytes) -> None:
        """Keep a line, as long as the game is ours: a lock that was lost with the connection is taken anew first."""
        with self._one:
            self._connected()
            if table not in self._held and not self.hold(table):
                raise Elsewhere(table)
            try:
                self._ask("INSERT INTO wlcore_lines VALUES (%s, %s, %s)", table, number, line)
            except self._psycopg.errors.UniqueViolation as error:
                raise Elsewhere(table) from error

    def hold(self, table: str) -> bool:
        """Take the lock of a table, if nobody has it."""
        with self._one:
            self._connected()
            if table in self._held:
                return True
            ((got,),) = self._ask("SELECT pg_try_advisory_lock(%s)", _number(table))
            if got:
                self._held.add(table)
            return bool(got)

    def let_go(self, table: str) -> None:
        """Give the lock back."""
        with self._one:
            if table not in self._held:
                return
            self._held.discard(table)
            self._ask("SELECT pg_advisory_unlock(%s)", _number(table))

    def ping(self) -> None:
        """Whether a choice could be kept now: something is written."""
        self._ask(
            "INSERT INTO wlcore_tried VALUES (1, now()) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        )

    def close(self) -> None:
        """Close the connection, which lets go of every lock."""
        if self._base is not None:
            self._base.close()


def _number(table: str) -> int:
    """The number by which a table is locked."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
