"""Where tables are kept: one port, with SQLite and PostgreSQL behind it.

A game is kept as the lines of its journal, each under its number. Whoever writes a line names that number, so of two who
would write the same one, one fails: no game is written by two processes, whatever they believe.
"""

from __future__ import annotations

from wlcore.web.store.port import Elsewhere, NoStore, Own, Sitter, Store, StoreDown, TableKept

__all__ = ["Elsewhere", "NoStore", "Own", "Sitter", "Store", "StoreDown", "TableKept", "opened"]

SQLITE, POSTGRES = "sqlite:", "postgresql:"


def opened(address: str) -> Store:
    """The store at `sqlite:PATH` or `postgresql://...`; a `NoStore` says in a sentence why there is none."""
    if address.startswith(SQLITE):
        from wlcore.web.store.sqlite import SqliteStore

        return SqliteStore(address.removeprefix(SQLITE))
    if address.startswith(POSTGRES):
        from wlcore.web.store.postgres import PostgresStore

        return PostgresStore(address)
    raise NoStore(f"'{address}' is no store: sqlite:PATH and postgresql://USER@HOST/NAME are")
