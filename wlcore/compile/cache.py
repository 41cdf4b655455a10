"""Compiled games on disk, for the next start: kept for one user, checked before use, made again when anything changed.

An entry holds what a game was made of: every pack file with its size, time and digest, and what was installed. A file
whose size and time are as they were is taken as unchanged; any other is read and compared. An entry that is damaged, of
another version or out of date is left aside without a word.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from wlcore import __version__
from wlcore.folders import FolderError, cache_folder

Files = list[tuple[str, int, int, str]]
MAGIC = b"wlcore compiled game\n"


def key(parts: Iterable[str]) -> str:
    """The name of an entry: what was asked for, and with which version on which Python."""
    text = "\n".join([__version__, sys.version, str(Path(__file__).parent), *parts])
    return sha256(text.encode()).hexdigest()[:32]


def installed() -> list[tuple[str, int]]:
    """A trace of what is installed: when each place that Python imports from last changed."""
    found = []
    for place in sys.path:
        try:
            found.append((place, os.stat(place or ".").st_mtime_ns))
        except OSError:
            continue
    return found


def source_stamp() -> list[tuple[str, int]]:
    """When the parts of wlcore that decide about a compiled game last changed."""
    root = Path(__file__).resolve().parents[1]
    found = []
    for folder in ("lang", "packs", "compile"):
        for entry in sorted(os.scandir(root / folder), key=lambda e: e.name):
            if entry.name.endswith(".py"):
                found.append((f"{folder}/{entry.name}", entry.stat().st_mtime_ns))
    return found


def stamp(files: Iterable[str]) -> Files:
    """The files as they are now."""
    found = []
    for name in files:
        status = os.stat(name)
        found.append((name, status.st_size, status.st_mtime_ns, _digest(name)))
    return found


def _digest(name: str) -> str:
    return sha256(Path(name).read_bytes()).hexdigest()


def read(name: str) -> dict[str, Any] | None:
    """The compiled game of this name, if it is there, whole and up to date."""
    try:
        raw = (cache_folder() / f"{name}.game").read_bytes()
    except (OSError, FolderError):
        return None
    head, body = raw[: len(MAGIC) + 64], raw[len(MAGIC) + 64 :]
    if not head.startswith(MAGIC) or sha256(body).hexdigest().encode() != head[len(MAGIC) :]:
        return None
    try:
        entry = marshal.loads(body)
        fresh = (
            entry["installed"] == installed()
            and entry["source"] == source_stamp()
            and all(listing(folder) == names for folder, names in entry["folders"])
            and _unchanged(entry["files"])
        )
    except (ValueError, TypeError, EOFError, KeyError):
        return None
    return dict(entry["data"]) if fresh else None


def _unchanged(files: Files) -> bool:
    for name, size, time, digest in files:
        try:
            status = os.stat(name)
        except OSError:
            return False
        if (status.st_size, status.st_mtime_ns) != (size, time) and _digest(name) != digest:
            return False
    return True


def listing(folder: str) -> list[str]:
    """The names below a folder: a file that is new or gone changes a pack as much as one that was edited.

    Scenarios are left out: the rules do not depend on them.
    """
    found = (os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
    return sorted(name for name in found if not name.endswith((".scn", "survivors.yaml")))


def write(name: str, data: dict[str, Any], places: Iterable[str]) -> None:
    """Keep a game compiled from packs in these places (folders or zips); where nothing can be written, nothing is."""
    try:
        folders = [(place, listing(place)) for place in places if os.path.isdir(place)]
        files = [name for _, names in folders for name in names]
        files += [place for place in places if os.path.isfile(place)]
        entry = {
            "data": data,
            "folders": folders,
            "files": stamp(files),
            "installed": installed(),
            "source": source_stamp(),
        }
        body = marshal.dumps(entry)
        target = cache_folder() / f"{name}.game"
        part = target.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(MAGIC + sha256(body).hexdigest().encode() + body)
        os.replace(part, target)
    except (OSError, FolderError, ValueError):
        return
