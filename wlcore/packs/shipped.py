"""The plugin that brings the shipped games and variants, through the same hook as everybody's."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from wlcore import data
from wlcore.packs.hookspecs import hookimpl
from wlcore.packs.limits import MANIFEST


@hookimpl
def wlcore_packs() -> list[Traversable]:
    """Every folder with a manifest below `rules` and `variants`, games first."""
    root = data.data_root()
    return [*_packs(root / "rules"), *_packs(root / "variants")]


def _packs(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        for pack in sorted(folder.iterdir(), key=lambda p: p.name):
            if (pack / MANIFEST).is_file():
                yield pack
