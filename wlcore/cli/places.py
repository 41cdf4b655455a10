"""Which packs the PATHs of a command mean, and how their files are named to people."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from wlcore import files
from wlcore.packs.find import pack_around
from wlcore.packs.limits import MANIFEST
from wlcore.records import dataclass

__all__ = ["PackPlace", "named", "pack_around", "path_argument", "places"]


@dataclass(frozen=True, slots=True)
class PackPlace:
    """A pack, and the file or folder in it that is meant; all of it where `inside` is empty."""

    pack: Path
    inside: str = ""

    def means(self, file: str) -> bool:
        """Whether this names the file of the pack, or a folder around it."""
        return not self.inside or file == self.inside or file.startswith(f"{self.inside}/")


def path_argument(text: str) -> Path:
    """A path that exists, for argparse."""
    path = Path(text)
    if not text or not files.exists(path):
        raise argparse.ArgumentTypeError(f"there is no file or folder '{text}'")
    return path


def places(paths: Iterable[Path]) -> list[PackPlace]:
    """The packs that these paths name, lie in, or hold; each once."""
    return list(dict.fromkeys(place for path in paths for place in _places(path)))


def _places(path: Path) -> Iterator[PackPlace]:
    around = pack_around(path)
    if around is not None:
        inside = path.absolute().relative_to(around.absolute()).as_posix()
        yield PackPlace(around, "" if inside == "." else inside)
        return
    held = sorted(child.parent for child in path.glob(f"*/{MANIFEST}")) if files.is_folder(path) else []
    yield from (PackPlace(pack) for pack in held or [path])


def named(file: str) -> str:
    """A file as people should see it: from here, if it lies below."""
    here, there = Path.cwd(), Path(file)
    return there.relative_to(here).as_posix() if there.is_relative_to(here) else file
