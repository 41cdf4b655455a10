"""A pack as a folder, a zip or a packaged resource: its files by relative name, bounded and safe to read."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import field
from importlib.resources.abc import Traversable
from pathlib import Path

from wlcore import files
from wlcore.lang.diagnostics import Findings, PackError
from wlcore.packs.folders import list_folder, read_limited
from wlcore.packs.limits import MANIFEST, SURVIVORS, pack_error
from wlcore.records import dataclass

Place = Path | Traversable


@dataclass(frozen=True)
class PackFolder:
    """The files of one pack; `place` is how messages name it. Made by `open`."""

    place: str
    _readers: Mapping[str, Callable[[], bytes]] = field(repr=False)
    _read: dict[str, bytes] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def open(cls, place: Place | str) -> PackFolder:
        """The pack at this place; a `PackError` says why something cannot be one."""
        where = Path(place) if isinstance(place, str) else place
        shown = str(where)
        if files.is_folder(where):
            listed = list_folder(where, shown)
            return cls(shown, {n: _from_folder(f, f"{shown}/{n}") for n, f in listed.items()})
        if not files.is_file(where):
            raise pack_error("pack-unreadable", "there is no such folder or zip", shown)
        if not is_zip(where):
            raise pack_error("pack-unreadable", "a pack is a folder or a zip", shown)
        from wlcore.packs.zips import read_zip

        return cls(shown, {n: _from_memory(data) for n, data in read_zip(where, shown).items()})

    @classmethod
    def of(cls, place: str, files: Mapping[str, bytes]) -> PackFolder:
        """A pack whose files are at hand."""
        return cls(place, {name: _from_memory(data) for name, data in files.items()})

    def files(self) -> list[str]:
        """The names of all files, sorted, with '/' between folders."""
        return sorted(self._readers)

    def has(self, name: str) -> bool:
        """Whether there is a file of this name."""
        return name in self._readers

    def read(self, name: str) -> bytes:
        """The bytes of a file, as they were when it was read first; a `PackError` where it is not there, unreadable or too
        big.
        """
        if name not in self._readers:
            raise pack_error("pack-unreadable", f"there is no file '{name}'", self.label(name))
        if name not in self._read:
            self._read[name] = self._readers[name]()
        return self._read[name]

    def text(self, name: str) -> str:
        """A file as text; a `PackError` where it cannot be read as one, too."""
        from wlcore.packs.rawtext import read_text

        findings = Findings()
        content = read_text(self.label(name), self.read(name), findings)
        if content is None:
            raise PackError(findings.sorted())
        return content

    def label(self, name: str) -> str:
        """How messages name a file of this pack."""
        return f"{self.place}/{name}"

    @property
    def is_pack(self) -> bool:
        """Whether it has a manifest."""
        return self.has(MANIFEST)

    def digest(self) -> str:
        """A sha256 over the names and contents of all files but scenarios: those test the rules and change nothing."""
        total = hashlib.sha256()
        for name in self.files():
            if name.endswith(".scn") or name == SURVIVORS:
                continue
            for part in (name.encode(), self.read(name)):
                total.update(len(part).to_bytes(8, "big"))
                total.update(part)
        return total.hexdigest()

    def as_it_lies_there(self) -> bool:
        """Whether the files are still as they were read."""
        where = Path(self.place)
        try:
            return not files.exists(where) or PackFolder.open(where).digest() == self.digest()
        except PackError:
            return False


def pack_around(path: Path) -> Path | None:
    """The nearest folder with a manifest, or zip, that is this path or holds it."""
    for folder in (path, *path.absolute().parents):
        if files.is_file(folder / MANIFEST) or is_zip(folder):
            return folder
    return None


def is_zip(path: Path | Traversable) -> bool:
    """Whether this is a file that is called a zip."""
    return path.name.lower().endswith(".zip") and files.is_file(path)


def _from_folder(file: Traversable, label: str) -> Callable[[], bytes]:
    return lambda: read_limited(file, label)


def _from_memory(data: bytes) -> Callable[[], bytes]:
    return lambda: data
