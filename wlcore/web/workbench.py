"""Cards and house rules that somebody writes in the page: what is wrong with them, and what they say in each language."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from string import hexdigits

from wlcore import files
from wlcore.folders import state_folder
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.loading import Choice, checked
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.records import dataclass
from wlcore.web.catalogue import Catalogue, Shelved

PACK = "my-pack"
CARDS, RULES, MANIFEST = "cards.yaml", "house.wl", "pack.yaml"
LONG = 24
"""Letters of the name of a pack that is kept."""
MOST = 20
"""So many findings are told at once."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong, or might be: in which of the two texts, in which line (0: in neither), and what to do."""

    file: str
    line: int
    severity: str
    message: str
    suggestion: str


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of it: findings, and the texts by language if there was nothing wrong."""

    findings: tuple[Finding, ...]
    texts: dict[str, list[Shelved]]


def tried(choice: Choice, cards: str, rules: str, languages: tuple[str, ...]) -> Tried:
    """Read what somebody wrote as a layer on a game."""
    shelf, findings = Shelf.installed(), Findings()
    game = shelf.game(choice.game)
    folder = PackFolder.of(PACK, _files(game, cards, rules))
    wanted = Choice(
        choice.game, choice.edition, (*choice.variants, PACK), choice.packs, choice.rulings, choice.options
    )
    try:
        shelf.add(folder, "", False)
        checked(wanted, findings, shelf)
        if findings.failed:
            return Tried(_told(findings.sorted()), {})
        read = Catalogue(wanted, shelf)
    except PackError as error:
        return Tried(_told(error.diagnostics), {})
    return Tried(_told(findings.sorted()), {language: read.cards(language, PACK) for language in languages})


def kept(choice: Choice, cards: str, rules: str) -> str:
    """Keep what somebody wrote as a pack that can be played with, and by what name it is found again."""
    written = _files(Shelf.installed().game(choice.game), cards, rules)
    name = sha256(repr(sorted(written.items())).encode()).hexdigest()[:LONG]
    place = _folder() / name
    files.folder(place, private=True)
    for file, content in written.items():
        files.replace(place / file, content, private=True)
    return name


def place_of(name: str) -> str:
    """Where a pack lies that was kept under a name; '' if there is none."""
    known = (
        len(name) == LONG and set(name) <= set(hexdigits.lower()) and (_folder() / name / MANIFEST).is_file()
    )
    return str(_folder() / name) if known else ""


def _folder() -> Path:
    return state_folder() / "workbench"


def _files(game: str, cards: str, rules: str) -> dict[str, bytes]:
    manifest = (
        f"id: {PACK}\nversion: 0.1.0\ntitle: My pack\nkind: layer\ngame: {game}\nprovenance: designed\n"
    )
    written = {MANIFEST: manifest, CARDS: cards, RULES: rules}
    return {name: text.replace("\r\n", "\n").encode() for name, text in written.items() if text.strip()}


def _told(diagnostics: tuple[Diagnostic, ...] | list[Diagnostic]) -> tuple[Finding, ...]:
    """What is about these texts; of other packs nothing is told but what goes wrong because of them."""
    found = []
    for d in diagnostics:
        file = d.span.file.removeprefix(f"{PACK}/") if d.span.file.startswith(f"{PACK}/") else ""
        if file or d.severity == "error":
            found.append(Finding(file, d.span.line if file else 0, d.severity, d.message, d.suggestion))
    return tuple(dict.fromkeys(found))[:MOST]
