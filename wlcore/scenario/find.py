"""Finds files of scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wlcore import files
from wlcore.data import data_root
from wlcore.packs.find import PackFolder, is_zip

SUFFIX = ".scn"


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The files that paths name or that lie below them, each once, in order."""
    found: dict[Path, Path] = {}
    for path in paths:
        for file in _listed(path):
            found.setdefault(file.resolve(), file)
    return list(found.values())


def _listed(path: Path) -> list[Path]:
    if files.is_folder(path):
        return sorted(f for f in path.rglob(f"*{SUFFIX}") if files.is_file(f))
    if is_zip(path):
        return [path / name for name in PackFolder.open(path).files() if name.endswith(SUFFIX)]
    return [path]


def shipped_files() -> list[Path]:
    """The scenarios that come with wlcore, beside the packs they test."""
    root = data_root()
    if not isinstance(root, Path):
        root = Path(str(root))
    return scenario_files(
        folder for name in ("rules", "variants") for folder in sorted(root.glob(f"{name}/*/scenarios"))
    )
