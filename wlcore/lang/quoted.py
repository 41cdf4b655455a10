"""The lines that diagnostics point at, read from the files again when something has to be said about them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from wlcore import files
from wlcore.lang.source import split_lines

LARGEST = 1_000_000
"""Bytes; no file of a pack is larger."""


def lines_in(file: str) -> list[str] | None:
    """The lines of a file, if it can be read; what never ends or is no text cannot."""
    path = Path(file)
    try:
        if not files.is_file(path) or path.stat().st_size > LARGEST:
            return None
        return _lines_at(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=4)
def _lines_at(file: Path, _written: int) -> list[str]:
    """The lines of a file: it is read once for all that is said about it, unless it has been written since."""
    return split_lines(file.read_bytes().decode("utf-8"))
