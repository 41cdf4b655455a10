"""Which plugins are installed, found out without what Python has for that: its import would be a tenth of a warm start.

In comes what was found before; out goes what is there now, in which only the plugins count. A place that Python imports
from is listed again when it has changed, and of what lies there only what is new is read; so a file that is written beside
a script costs nothing and changes nothing.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

GROUP = "wlcore.packs"
"""The group of entry points by which a plugin is known."""
INFO = (".dist-info", ".egg-info", "egg-info")
"""How the names of folders end that say what is installed, and in which version."""
POINTS = "entry_points.txt"
VERSION = "PKG-INFO"
"""Holds the version where the name of the folder does not."""

Info = tuple[int, list[str]]
"""When a folder changed that says what is installed, and what it says of plugins: nothing where it is none."""
Place = tuple[int, dict[str, Info]]
Trace = dict[str, Place]


def trace(before: Trace | None = None) -> Trace:
    """What is installed, by the places that Python imports from."""
    found: Trace = {}
    for place in sys.path:
        if place not in found:
            with suppress(OSError):
                found[place] = _looked_at(place or ".", (before or {}).get(place, (-1, {})))
    return found


def plugins(trace: Trace) -> list[tuple[str, str, list[str]]]:
    """The plugins in a trace, in the order in which Python comes upon them: where and as what each is installed."""
    return [
        (place, name, told)
        for place, (_, infos) in trace.items()
        for name, (_, told) in infos.items()
        if told
    ]


def _looked_at(place: str, before: Place) -> Place:
    changed = os.stat(place).st_mtime_ns
    if not os.path.isdir(place):  # a zip may hold anything
        return changed, {"": (changed, [str(changed)])}
    then, known = before
    if then == changed:
        return changed, {
            name: (at, _told(place, name) if told else told) for name, (at, told) in known.items()
        }
    found: dict[str, Info] = {}
    with os.scandir(place) as entries:
        for entry in entries:
            if entry.name.lower().endswith(INFO):
                at = entry.stat().st_mtime_ns
                same = known.get(entry.name, (-1, []))
                found[entry.name] = (at, []) if same == (at, []) else (at, _told(place, entry.name))
    return changed, dict(sorted(found.items()))


def _told(place: str, name: str) -> list[str]:
    """What an installed package says of plugins: the lines of our group, and its version where its name does not tell it."""
    try:
        with open(os.path.join(place, name, POINTS), encoding="utf-8", errors="replace") as file:
            lines = [line.strip() for line in file]
    except OSError:
        return []
    if f"[{GROUP}]" not in lines:
        return []
    ours = lines[lines.index(f"[{GROUP}]") + 1 :]
    end = next((number for number, line in enumerate(ours) if line.startswith("[")), len(ours))
    version = ""
    with (
        suppress(OSError),
        open(os.path.join(place, name, VERSION), encoding="utf-8", errors="replace") as file,
    ):
        version = next((line.strip() for line in file if line.startswith("Version:")), "")
    return [*filter(None, ours[:end]), version]
