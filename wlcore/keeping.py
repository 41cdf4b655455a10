"""Plain data kept in the cache folder: whole, or not there. Whoever keeps them says in the name what they hang on."""

from __future__ import annotations

import marshal
import os
from hashlib import sha256
from typing import Any

from wlcore.folders import FolderError, cache_folder

MAGIC = b"wlcore kept data\n"


def kept(file: str) -> tuple[Any, str] | None:
    """What is kept in a file, and its digest; nothing if it is not there, not whole or not to be read."""
    try:
        raw = (cache_folder() / file).read_bytes()
        head, body = raw[: len(MAGIC) + 64], raw[len(MAGIC) + 64 :]
        digest = sha256(body).hexdigest()
        if head == MAGIC + digest.encode():
            return marshal.loads(body), digest
    except (OSError, FolderError, ValueError, TypeError, EOFError):
        pass
    return None


def keep(file: str, content: Any) -> str:
    """Keep something in a file; its digest, or nothing if that cannot be done."""
    try:
        body = marshal.dumps(content)
        digest = sha256(body).hexdigest()
        target = cache_folder() / file
        part = target.with_name(f"{file}.{os.getpid()}.part")
        part.write_bytes(MAGIC + digest.encode() + body)
        part.replace(target)
    except (OSError, FolderError, ValueError):
        return ""
    return digest
