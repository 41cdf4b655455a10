"""The game of a layer, where it is not installed: the pack of its id in the folder in which the layer lies, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wlcore.lang.diagnostics import Findings, PackError
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.limits import MANIFEST, MAX_COUNT
from wlcore.packs.manifest import Manifest
from wlcore.packs.source import read_manifest_of


def game_of(shelf: Shelf, pack: str) -> str:
    """How the game of a pack on the shelf is named: by its id if it is installed, else by where it lies beside the pack; by
    its id, too, if it is nowhere.
    """
    game = shelf.manifests[pack].game
    if game in shelf.manifests:
        return game if shelf.brought_by[game] else shelf.folders[game].place
    place = _found(game, Path(shelf.folders[pack].place))
    return game if place is None else str(place)


def enter_game(shelf: Shelf, pack: str) -> None:
    """Put the game of a pack on the shelf, if it is not there and lies beside the pack."""
    game = shelf.manifests[pack].game
    place = None if game in shelf.manifests else _found(game, Path(shelf.folders[pack].place))
    if place is not None:
        shelf.add(PackFolder.open(place), "", False)


def _found(pack: str, layer: Path) -> Path | None:
    """Where a pack lies beside a layer; first it is looked for by its id, which is what most folders are called."""
    for place in _around(layer.absolute().parent, pack):
        manifest = _manifest(place)
        if manifest is not None and manifest.id == pack:
            return place
    return None


def _around(folder: Path, pack: str) -> Iterator[Path]:
    yield folder / pack
    yield folder / f"{pack}.zip"
    try:
        yield from (found.parent for found in sorted(folder.glob(f"*/{MANIFEST}"))[:MAX_COUNT])
    except OSError:  # a folder that may not be listed
        return


def _manifest(place: Path) -> Manifest | None:
    """The manifest of the pack at a place; nothing if there is none that can be read."""
    try:
        return read_manifest_of(PackFolder.open(place), Findings(), False)
    except PackError:
        return None
