"""The folders that belong to one user of this machine: what may be thrown away, and what must be kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from wlcore import files


class FolderError(OSError):
    """A folder of the user cannot be used; the message says which, why, and how to name another."""


class SharedFolderError(FolderError):
    """A folder from which code would be run belongs to somebody else, or others can write into it."""


def cache_folder() -> Path:
    """A folder for what can be made again (compiled games); made when it is not there yet. Nobody else can write there."""
    own = "WLCORE_CACHE"
    found = _ready(own, "XDG_CACHE_HOME", _default("Cache", "Library/Caches", ".cache"))
    if not files.is_own(found.stat()):
        advice = "it belongs to somebody else, or others can write into it"
        raise SharedFolderError(_unusable(found, advice, own))
    return found


def state_folder() -> Path:
    """A folder for what must be kept (journals, saves, reports); made when it is not there yet."""
    return _ready(
        "WLCORE_STATE", "XDG_STATE_HOME", _default("State", "Library/Application Support", ".local/state")
    )


def packs_folder() -> Path:
    """A folder for packs that are always found. It is not made: whoever has none needs none."""
    own = "WLCORE_PACKS"
    place = _place(own, "XDG_DATA_HOME", _default("Data", "Library/Application Support", ".local/share"))
    try:
        place = place.expanduser().absolute()
    except RuntimeError as error:  # this user has no home
        raise FolderError(_unusable(place, str(error), own)) from error
    return place if os.environ.get(own) else place / "packs"


def _default(windows: str, macos: str, other: str) -> Path:
    """Where this platform keeps such things when no variable says so."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local") / "wlcore" / windows
    return Path("~") / (macos if sys.platform == "darwin" else other) / "wlcore"


def _ready(own: str, common: str, default: Path) -> Path:
    """The folder that the variable `own` names, else ours under `common`, else the default; made and writable."""
    folder = _place(own, common, default)
    try:
        folder = folder.expanduser().absolute()
        files.folder(folder, private=True)
    except (OSError, RuntimeError) as error:  # RuntimeError: this user has no home
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FolderError(_unusable(folder, reason, own)) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise FolderError(_unusable(folder, "it is not writable", own))
    return folder


def _place(own: str, common: str, default: Path) -> Path:
    """Where such a folder is to be."""
    base = Path(os.environ.get(common, ""))
    if os.environ.get(own):
        return Path(os.environ[own])
    return (
        base / "wlcore" if base.is_absolute() else default
    )  # a relative path there counts for nothing, says XDG


def _unusable(folder: Path, reason: str, variable: str) -> str:
    return f"the folder {folder} cannot be used ({reason}); set {variable} to another folder"
