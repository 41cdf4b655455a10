"""How large a pack may be, which names its files may have, and the errors about both."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.lang.quoted import LARGEST
from wlcore.lang.source import Span
from wlcore.letters import hidden_in

MANIFEST = "pack.yaml"
SURVIVORS = "scenarios/survivors.yaml"
MAX_FILE = LARGEST
MAX_TOTAL = 10_000_000
MAX_COUNT = 2_000
MAX_DEPTH = 20

SEAL = b"wlcore-pack sha256:"


def digest_of(files: Mapping[str, bytes]) -> str:
    """A sha256 over the names and contents of files."""
    total = sha256()
    for name in sorted(files):
        for part in (name.encode(), files[name]):
            total.update(len(part).to_bytes(8, "big"))
            total.update(part)
    return total.hexdigest()


def sealed_with(digest: str) -> bytes:
    """The comment of a zip whose files have this digest."""
    return SEAL + digest.encode()


def check_seal(comment: bytes, files: Mapping[str, bytes], where: str) -> None:
    """A zip that says what was in it has to hold just that."""
    if comment.startswith(SEAL) and comment != sealed_with(digest_of(files)):
        message = "this zip has changed since it was built"
        raise pack_error(
            "pack-changed", message, where, "ask for it again, or build it anew with 'wl pack build'"
        )


def pack_error(code: str, message: str, where: str, suggestion: str = "") -> PackError:
    """An error about a whole pack or file."""
    return PackError([Diagnostic(code, message, Span(where, 1, 1, 1, 2), suggestion=suggestion)])


def too_big(where: str) -> PackError:
    """The error about a file over the limit."""
    message = f"this file is larger than {MAX_FILE // 1_000_000} MB"
    return pack_error("pack-too-big", message, where, "split it into several files")


def is_junk(part: str) -> bool:
    """Whether a file or folder is left behind by some other program and no part of the pack."""
    return part.startswith(".") or part in ("__pycache__", "__MACOSX", "Thumbs.db", "desktop.ini")


def safe_name(name: str) -> bool:
    """Whether a name stays inside its pack on every platform and can be printed."""
    parts = name.split("/")
    return (
        name.isprintable()
        and not hidden_in(name)
        and not any(c in name for c in '\\:*?"<>|')
        and all(part and part == part.strip() and part.strip(".") for part in parts)
        and len(name) < 256
    )


class Budget:
    """Counts what a pack has used of its limits."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.total = 0
        self.count = 0

    def entry(self, depth: int = 0) -> None:
        """Count a file or folder."""
        self.count += 1
        if self.count > MAX_COUNT:
            raise pack_error("pack-too-many", f"more than {MAX_COUNT} files and folders", self.where)
        if depth > MAX_DEPTH:
            raise pack_error("pack-too-many", f"folders are nested deeper than {MAX_DEPTH}", self.where)

    def file(self, size: int, label: str) -> None:
        """Count the size of a file."""
        if size > MAX_FILE:
            raise too_big(label)
        self.total += size
        if self.total > MAX_TOTAL:
            message = f"the files together are larger than {MAX_TOTAL // 1_000_000} MB"
            raise pack_error("pack-too-big", message, self.where)
