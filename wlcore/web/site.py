"""The cards and rules of games as pages for any web space: nothing runs behind them."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

from wlcore import files
from wlcore.files import Unwritten
from wlcore.web.catalogue import Catalogue
from wlcore.web.pages import HERE, known_languages, page

STATIC = ("table.css", "cards.js", "icon.svg")


def pages(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """The pages of one game, each with its path, in every language."""
    for language in known_languages():
        told = catalogue.blurb(language)
        for name in ("cards", "rules"):
            links = [(other, f"../{other}/{name}.html") for other in known_languages()]
            shown = page(
                f"{name}.html", language, game=told, links=links, root="../../", wrong="", layers=(), chosen=(),
                shelves=catalogue.cards(language) if name == "cards" else (),
                chapters=catalogue.rules(language) if name == "rules" else (),
                title=catalogue.title(language),
            )  # fmt: skip
            yield f"{told.id}/{language}/{name}.html", shown


def written(place: Path, catalogues: list[Catalogue], language: str) -> int:
    """Write the pages of these games into a folder, with a page that leads to them; how many there are."""
    found = {path: shown for catalogue in catalogues for path, shown in pages(catalogue)}
    games = [(told := one.blurb(language), one.title(language), told.about) for one in catalogues]
    found["index.html"] = page("site.html", language, games=games, root="")
    for path, shown in found.items():
        _write(place, path, shown.encode())
    for name in STATIC:
        _write(place, f"static/{name}", (HERE / "static" / name).read_bytes())
    return len(found)


def _write(place: Path, path: str, content: bytes) -> None:
    file = place / path
    for folder in list(file.parents)[: path.count("/")]:  # whoever linked `place` itself meant it so
        if folder.is_symlink():
            raise Unwritten(errno.ELOOP, "it is a link", str(folder))
    files.folder(file.parent)
    files.replace(file, content, lasting=False)
