"""Links that let somebody in: what is secret in them, what is kept of it, and the cookie in which a browser keeps it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

BYTES = 24
"""192 bits."""
COOKIE = "wl"
TABLES = "wl-tables"
"""The cookie that holds at which tables a browser has been, for the list on its first page; it lets nobody in."""
MOST_TABLES = 12
MOST_SECRETS = 12
"""So many seats one browser may hold at one table; of more it forgets the first."""
SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
TABLE = re.compile(r"[a-z0-9]{12}")
LANGUAGE = re.compile(r"[a-z]{2,3}")
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters of table ids: none that look alike."""


def new_secret() -> str:
    """A secret that nobody can guess."""
    return token_urlsafe(BYTES)


def new_table() -> str:
    """The id of a new table; it is no secret, but not to be guessed by counting either."""
    from secrets import choice

    return "".join(choice(LETTERS) for _ in range(12))


def digest(secret: str) -> str:
    """What is kept of a secret: it cannot be turned back."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether a secret is the one of which this is kept; how long that takes tells nothing."""
    return bool(kept) and compare_digest(digest(secret), kept)


def held(cookie: str) -> tuple[str, ...]:
    """The secrets in a cookie; what is none is left out."""
    return tuple(part for part in cookie.split(".")[:MOST_SECRETS] if SECRET.fullmatch(part))


def tables(cookie: str) -> list[str]:
    """The tables in a cookie, the last one last."""
    return [name for name in cookie.split(".")[:MOST_TABLES] if TABLE.fullmatch(name)]


def with_table(cookie: str, table: str) -> str:
    """The cookie with one more table."""
    others = [one for one in tables(cookie) if one != table]
    return ".".join([*others[1 - MOST_TABLES :], table])


def with_one_more(secrets: Iterable[str], secret: str) -> str:
    """The cookie with one more secret."""
    others = [one for one in secrets if one != secret]
    return ".".join([*others[1 - MOST_SECRETS :], secret])
