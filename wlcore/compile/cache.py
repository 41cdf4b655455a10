"""Compiled games on disk, for the next start: kept for one user, checked before use, made again when anything changed.

An entry holds what a game was made of: every pack file with its size, time and digest, and which plugins were installed. A file
whose size and time are as they were is taken as unchanged; any other is read and compared. An entry that is damaged, of
another version or out of date is left aside without a word. An entry is kept only if the packs lie there as they were
read.

The code of each flavour lies in a file of its own, and is read when it is wanted. It belongs to one entry only, and says
to which. With each new entry those that have not been used for longest go, when there are too many.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from wlcore.data import data_root
from wlcore.folders import FolderError, cache_folder
from wlcore.installed import plugins, trace
from wlcore.keeping import keep, kept, thin_out
from wlcore.version import __version__

Files = list[tuple[str, int, int, str]]
PARTS = ("lang", "packs", "compile", "compile/ir", "compile/lower", "compile/passes", "compile/python")


class KeptCode(NamedTuple):
    """The code in a flavour: its source, what Python has made of its functions so far."""

    text: str
    made: dict[str, Any]


def key(parts: Iterable[str]) -> str:
    """The name of an entry: what was asked for, and with which version on which Python."""
    text = "\n".join([__version__, sys.version, str(Path(__file__).parent), *parts])
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()[:32]


@cache
def source_stamp() -> list[tuple[str, int]]:
    """When the parts of wlcore that decide about a compiled game last changed, as this process found them before it compiled
    anything: what changes while it runs has had no part in what it keeps.
    """
    root = Path(__file__).resolve().parents[1]
    places = [*(root / part for part in PARTS), Path(str(data_root())) / "grammar"]
    found = [("loading.py", (root / "loading.py").stat().st_mtime_ns)]
    for place in places:
        for entry in sorted(os.scandir(place), key=lambda e: e.name):
            if entry.name.endswith((".py", ".lark")):
                found.append((f"{place}/{entry.name}", entry.stat().st_mtime_ns))
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


def read(name: str) -> tuple[dict[str, Any], str] | None:
    """The data of this name, if they are there, whole and up to date; and what its code must say that it belongs to."""
    source = source_stamp()
    found = kept(f"{name}.game")
    if found is None:
        return None
    entry, tie = found
    try:
        fresh = (
            plugins(entry["installed"]) == plugins(trace(entry["installed"]))
            and entry["source"] == source
            and all(listing(folder) == names for folder, names in entry["folders"])
            and _unchanged(entry["files"])
        )
        return (dict(entry["data"]), tie) if fresh else None
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def place_of(name: str, flavour: str) -> str:
    """Where the code of an entry lies in a flavour; nothing if there can be none."""
    try:
        return str(cache_folder() / f"{name}.{flavour}")
    except FolderError:
        return ""


def read_code(name: str, flavour: str, tie: str) -> KeptCode | None:
    """The code in a flavour; nothing if it is not kept."""
    found = kept(f"{name}.{flavour}") if tie else None
    try:
        if found is not None and found[0]["of"] == tie:
            return KeptCode(**found[0]["code"])
    except (TypeError, KeyError):
        pass
    return None


def write_code(place: str, tie: str, code: KeptCode) -> None:
    """Keep the code of an entry that is kept."""
    if tie and place:
        keep(place, {"of": tie, "code": code._asdict()})


def write_more(place: str, tie: str, code: KeptCode, before: int) -> None:
    """Keep code of which Python knows more than before, if it still lies where it lay."""
    if len(code.made) > before and os.path.exists(place):
        write_code(place, tie, code)


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


def write(name: str, data: dict[str, Any], places: Sequence[str], unchanged: Callable[[], bool]) -> str:
    """Keep the data of a game compiled from the packs in these places (folders or zips), if they are still `unchanged`;
    where nothing can be written, nothing is. What its code must say that it belongs to, or nothing.
    """
    try:
        folders = [(place, listing(place)) for place in places if os.path.isdir(place)]
        files = [name for _, names in folders for name in names]
        files += [place for place in places if os.path.isfile(place)]
        entry = {
            "data": data,
            "folders": folders,
            "files": stamp(files),
            "installed": trace(),
            "source": source_stamp(),
        }
        if not unchanged():
            return ""
    except (OSError, ValueError):
        return ""
    tie = keep(f"{name}.game", entry)
    thin_out()
    return tie
