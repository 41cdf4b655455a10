"""Plain data kept in the cache folder: whole, or not there. Whoever keeps them says in the name what they hang on.

The folder is not to grow without end: what has not been used for longest goes, whoever else reads and writes meanwhile.
A reader who finds nothing makes it again, so nothing need be locked.
"""

from __future__ import annotations

import marshal
import os
import re
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

from wlcore.files import UNFINISHED, read, replace
from wlcore.folders import FolderError, SharedFolderError, cache_folder

MAGIC = b"wlcore kept data\n"
OURS = re.compile(rf"[0-9a-f]{{32}}\.[a-z]+(\.\d+\.part)?|{UNFINISHED}")
"""What is kept under a digest, whole or half written: a file for every state of a pack, and of a file of phrases; all else is
few files.
"""
MOST_FILES, MOST_BYTES = 2000, 250_000_000
HOUR = 3600


def kept(file: str) -> tuple[Any, str] | None:
    """What is kept in a file, and its digest; nothing if it is not there, not whole or not to be read."""
    try:
        path = _folder() / file
        raw = read(path, own=True)
        head, body = raw[: len(MAGIC) + 64], raw[len(MAGIC) + 64 :]
        digest = sha256(body).hexdigest()
        if head == MAGIC + digest.encode():
            with suppress(OSError):
                os.utime(path)  # it has been used
            return marshal.loads(body), digest
    except (OSError, FolderError, ValueError, TypeError, EOFError):
        pass
    return None


def keep(file: str, content: Any) -> str:
    """Keep something in a file; its digest, or nothing if that cannot be done."""
    try:
        body = marshal.dumps(content)
        digest = sha256(body).hexdigest()
        replace(_folder() / file, MAGIC + digest.encode() + body, private=True, lasting=False)
    except (OSError, FolderError, ValueError):
        return ""
    return digest


def thin_out(files: int = MOST_FILES, size: int = MOST_BYTES) -> None:
    """Remove what has not been used for longest, until no more is there than so many files and bytes; and what nobody
    has finished writing within an hour.
    """
    try:
        with os.scandir(_folder()) as entries:
            ours = (entry for entry in entries if OURS.fullmatch(entry.name))
            found = [(entry, entry.stat(follow_symlinks=False)) for entry in ours]
    except OSError:  # as when another process removes a file before we ask about it: then it does the work
        return
    found.sort(key=lambda pair: pair[1].st_mtime, reverse=True)
    for entry, status in found:
        if entry.name.endswith(".part"):
            keeps = status.st_mtime > time() - HOUR
        else:
            files, size = files - 1, size - status.st_size
            keeps = files >= 0 and size >= 0
        if not keeps:
            with suppress(OSError):  # gone already, or just being read where that keeps a file in its place
                Path(entry).unlink()


def _folder() -> Path:
    """Where things are kept. That a folder is not trusted is told, since every start takes longer then."""
    try:
        return cache_folder()
    except SharedFolderError as error:
        from warnings import warn

        warn(f"nothing is kept for the next start: {error}", stacklevel=1)
        raise
