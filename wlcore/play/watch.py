"""Files of packs that are edited while a game is played: notices that they have changed, and says what in them has."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from wlcore.lang.diagnostics import Findings, PackError
from wlcore.packs.find import PackFolder
from wlcore.packs.nodes import MapNode, Node
from wlcore.packs.yamlfile import parse_yaml
from wlcore.records import dataclass

Stamps = dict[str, tuple[int, int]]
Files = dict[str, bytes]
READ = (".yaml", ".yml", ".wl", ".ftl")
"""Files that rules and texts are read from; what editors lay beside them is not looked at."""
CHANGED, NEW, GONE = "changed", "new", "gone"
QUIET = 0.15
"""Seconds without a change after which a file counts as written in full."""
PATIENCE = 2.0


@dataclass(frozen=True, slots=True)
class PackChange:
    """A thing of a kind, or where there is no kind a line of a file, that has changed, is new or gone."""

    how: str
    kind: str
    name: str


class PackWatch:
    """Watches the folders and zips of packs."""

    def __init__(self, places: Iterable[str]) -> None:
        self.places = list(places)
        self.seen, self.files = _stamps(self.places), _contents(self.places)

    def stirred(self) -> bool:
        """Whether anything is otherwise than when it was looked at last."""
        return _stamps(self.places) != self.seen

    def look(self) -> None:
        """Look at the files once nobody is writing them any more."""
        end = time.monotonic() + PATIENCE
        self.seen, before = _stamps(self.places), Stamps()
        while self.seen != before and time.monotonic() < end:
            time.sleep(QUIET)
            before, self.seen = self.seen, _stamps(self.places)

    def changes(self, kinds: Iterable[str]) -> list[PackChange]:
        """What has changed since this was asked last, in things of these kinds and in other files."""
        before, self.files = self.files, _contents(self.places)
        known = frozenset(kinds)
        names = sorted({*before, *self.files}, key=lambda name: (name not in before, name))
        return [
            change
            for name in names
            if before.get(name) != self.files.get(name)
            for change in _changes(name, before.get(name), self.files.get(name), known)
        ]


def _stamps(places: Iterable[str]) -> Stamps:
    found: Stamps = {}
    for place in places:
        below = ((folder, name) for folder, _, names in os.walk(place) for name in names)
        files = [os.path.join(folder, name) for folder, name in below if name.endswith(READ)]  # noqa: PTH118
        for name in files or [place]:
            try:
                status = os.stat(name)  # noqa: PTH116 - this is done all the time
            except OSError:
                continue
            found[name] = (status.st_mtime_ns, status.st_size)
    return found


def _contents(places: Iterable[str]) -> Files:
    found: Files = {}
    for place in places:
        try:
            folder = PackFolder.open(place)
            found |= {
                folder.label(name): folder.read(name) for name in folder.files() if not name.endswith(".scn")
            }
        except PackError:
            continue
    return found


def _changes(name: str, old: bytes | None, new: bytes | None, kinds: frozenset[str]) -> Iterator[PackChange]:
    things = [_things(name, data, kinds) for data in (old, new)]
    if any(thing is None for thing in things):
        yield PackChange(CHANGED if old and new else NEW if new else GONE, "", _place(name, old, new))
        return
    before, after = (thing or {} for thing in things)
    for kind, thing in {**before, **after}:
        if before.get((kind, thing)) != after.get((kind, thing)):
            how = NEW if (kind, thing) not in before else GONE if (kind, thing) not in after else CHANGED
            yield PackChange(how, kind, thing)


def _things(name: str, data: bytes | None, kinds: frozenset[str]) -> Mapping[tuple[str, str], Node] | None:
    """The things that a file declares; None if it holds something else."""
    if data is None:
        return {}
    tree = parse_yaml(name, data, Findings()) if name.endswith((".yaml", ".yml")) else None
    if not isinstance(tree, MapNode) or not {key.value for key, _ in tree.entries} <= kinds:
        return None
    return {
        (kind.value, key.value): node
        for kind, block in tree.entries
        if isinstance(block, MapNode)
        for key, node in block.entries
    }


def _place(name: str, old: bytes | None, new: bytes | None) -> str:
    """A file, with its first line that is not as it was."""
    short = Path(name).name
    if not old or not new:
        return short
    before, after = old.split(b"\n"), new.split(b"\n")
    same = next((n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), None)
    return f"{short}:{1 + (min(len(before), len(after)) if same is None else same)}"
