"""Packs that somebody brings to the page: read in memory and checked within limits, kept under what they hold, never unpacked elsewhere."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from wlcore import files
from wlcore.folders import state_folder
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.loading import Choice, checked
from wlcore.packs.company import needed
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.limits import digest_of
from wlcore.packs.manifest import Manifest
from wlcore.packs.source import read_manifest_of
from wlcore.packs.zips import read_zip
from wlcore.records import dataclass
from wlcore.web.catalogue import Catalogue
from wlcore.web.workbench import LONG, Tried, keep, told

BROUGHT = "pack"
"""How a pack that was brought is called in messages: not by where it would lie on this machine."""
MOST = 2_000_000
"""Bytes of a file that is brought; the largest pack that comes with wlcore takes a tenth of it."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A file that came with a form: its name and what is in it."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of a pack: what is wrong with it, its texts, of which game it is, and under which name it is kept."""

    tried: Tried
    game: str = ""
    name: str = ""
    is_game: bool = False


class _InMemory:
    """A file that is read from memory."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def open(self, _: str = "r") -> io.BytesIO:
        """Its bytes."""
        return io.BytesIO(self._content)


def brought(content: bytes, games: Mapping[str, Choice], languages: tuple[str, ...]) -> Brought:
    """Read and check a zip; what is right is kept."""
    shelf, findings = Shelf.installed(), Findings()
    try:
        written = read_zip(_InMemory(content), BROUGHT)  # type: ignore[arg-type]
        folder = PackFolder.of(BROUGHT, written)
        manifest = read_manifest_of(folder, findings, False)
        if manifest is None or findings.failed:
            raise PackError(findings.sorted())
        is_game = manifest.kind == "game"
        _fits(manifest, shelf, games)
        shelf.add(folder, "", False)
        if is_game:
            choice = Choice(manifest.id)
        else:
            served = games[manifest.game]
            layers = [one for one in needed(shelf, manifest.id) if one not in (manifest.id, *served.variants)]
            choice = replace(served, variants=(*served.variants, *layers, manifest.id))
        checked(choice, findings, shelf)
        if findings.failed:
            raise PackError(findings.sorted())
        read = Catalogue(choice, shelf)
        texts = {language: read.cards(language, manifest.id) for language in languages}
    except PackError as error:
        return Brought(Tried(told(error.diagnostics, BROUGHT), {}))
    place = _folder() if is_game else None
    name = keep(written, digest_of(written)[:LONG], place)
    return Brought(
        Tried(told(findings.sorted(), BROUGHT), texts), manifest.game or manifest.id, name, is_game
    )


def _fits(manifest: Manifest, shelf: Shelf, games: Mapping[str, Choice]) -> None:
    """Refuse what is called like something that is here, and a layer of a game that is not."""
    if manifest.id in shelf.manifests or manifest.id in games:
        message = f"there is a pack '{manifest.id}' here already"
        raise PackError([Diagnostic("duplicate", message, manifest.span, suggestion="give yours another id")])
    if manifest.kind != "game" and manifest.game not in games:
        message = f"this is a layer for '{manifest.game}', which cannot be played here"
        known = ", ".join(games)
        raise PackError([Diagnostic("no-game", message, manifest.span, suggestion=f"games here: {known}")])


def games_brought() -> Iterator[Choice]:
    """The games that people have brought, each at its place."""
    folder = _folder()
    for place in sorted(folder.iterdir()) if files.is_folder(folder) else ():
        if files.is_folder(place):
            yield Choice(str(place))


def place_of_game(name: str) -> Choice:
    """A game that was just brought."""
    return Choice(str(_folder() / name))


def _folder() -> Path:
    return state_folder() / "brought"


def sent(body: bytes, kind: str) -> tuple[dict[str, str], Sent | None]:
    """The fields of a form that came in parts, and the one file in it; a form that is none has neither."""
    _, _, boundary = kind.partition("boundary=")
    fields: dict[str, str] = {}
    found = None
    mark = b"--" + boundary.strip('"').encode("latin-1", "replace")
    for part in body.split(mark)[1:-1] if boundary else ():
        head, _, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        said = dict(_said(head.decode("utf-8", "replace")))
        content = content.removesuffix(b"\r\n")
        if "filename" in said:
            found = Sent(said["filename"], content) if said["filename"] and content else found
        elif "name" in said:
            fields[said["name"]] = content.decode("utf-8", "replace")
    return fields, found


def _said(head: str) -> Iterator[tuple[str, str]]:
    """What a part says of itself."""
    for line in head.split("\r\n"):
        name, _, rest = line.partition(":")
        if name.strip().lower() == "content-disposition":
            for one in rest.split(";")[1:]:
                key, _, value = one.strip().partition("=")
                yield key.lower(), value.strip('"')


def one_file(file: Sent) -> tuple[str, str] | None:
    """Cards and house rules of a single file, as the bench takes them; None for what is neither."""
    text = file.content.decode("utf-8", "replace")
    if file.name.endswith((".yaml", ".yml")):
        return text, ""
    return ("", text) if file.name.endswith(".wl") else None
