"""The user's folder of packs: what lies there is found in every game, as if it were installed. It may bring no Python."""

from __future__ import annotations

from pathlib import Path
from re import fullmatch

from wlcore import files
from wlcore.folders import FolderError, packs_folder
from wlcore.packs.find import PackFolder, is_zip
from wlcore.packs.limits import MANIFEST, is_junk
from wlcore.packs.names import NAME_PATTERN
from wlcore.packs.sealed import sealed


def own_packs() -> list[Path]:
    """The packs in the user's folder, in the order of their names."""
    try:
        found = sorted(packs_folder().iterdir())
    except (FolderError, OSError):
        return []
    return [place for place in found if not is_junk(place.name) and _may_be_one(place)]


def _may_be_one(place: Path) -> bool:
    return is_zip(place) or files.is_file(place / MANIFEST)


def keep_pack(folder: PackFolder, pack: str) -> Path:
    """Put a pack into the folder, as a zip under its id; one that lay there under that name goes."""
    place = packs_folder()
    files.folder(place, private=True)
    kept = place / f"{pack}.zip"
    files.replace(kept, sealed(folder))
    return kept


def drop_pack(pack: str) -> Path | None:
    """Take the zip of a pack out of the folder; none if it is not there."""
    kept = packs_folder() / f"{pack}.zip"
    if not fullmatch(NAME_PATTERN, pack) or not is_zip(kept):
        return None
    kept.unlink()
    return kept
