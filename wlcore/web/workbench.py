"""Cards and house rules that somebody writes in the page: what is wrong with them, and what they say in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
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
from wlcore.scenario.start_position import Opened
from wlcore.web.catalogue import Catalogue, Shelved
from wlcore.web.trial import arranged, judged

PACK = "my-pack"
SCENE = f"{PACK}/position.scn"
CARDS, RULES, MANIFEST = "cards.yaml", "house.wl", "pack.yaml"
LONG = 24
"""Letters of the name of a pack that is kept."""
TRIED = 12
"""So many cards at most are looked at to find one that can be added."""
OWN = re.compile(r"(provenance|cites|flavour):|#")
"""What a copy of a card does not say."""
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

    @property
    def right(self) -> bool:
        """Whether it can be played with."""
        return bool(self.texts) and not any(one.severity == "error" for one in self.findings)


def tried(choice: Choice, cards: str, rules: str, languages: tuple[str, ...], position: str = "") -> Tried:
    """Read what somebody wrote as a layer on a game, and the lines of the position in which they would try it."""
    shelf, findings = Shelf.installed(), Findings()
    game = shelf.game(choice.game)
    folder = PackFolder.of(PACK, _files(game, cards, rules))
    wanted = replace(choice, variants=(*choice.variants, PACK))
    try:
        shelf.add(folder, "", False)
        assembly = checked(wanted, findings, shelf)
        if findings.failed:
            return Tried(told(findings.sorted()), {})
        read = Catalogue(wanted, shelf)
    except PackError as error:
        return Tried(told(error.diagnostics), {})
    if position.strip():
        findings.found += judged(assembly, wanted, position, SCENE)
    return Tried(told(findings.sorted()), {language: read.cards(language, PACK) for language in languages})


def placed(choice: Choice, cards: str, rules: str, position: str) -> tuple[Opened, int]:
    """Keep what somebody wrote and set up the position; who is asked there (from 0). A `PackError` says why it cannot be."""
    own = place_of(kept(choice, cards, rules)) if cards.strip() or rules.strip() else ""
    return arranged(replace(choice, packs=(*choice.packs, own) if own else choice.packs), position, SCENE)


def kept(choice: Choice, cards: str, rules: str) -> str:
    """Keep what somebody wrote as a pack that can be played with, and by what name it is found again."""
    written = _files(Shelf.installed().game(choice.game), cards, rules)
    return keep(written, sha256(repr(sorted(written.items())).encode()).hexdigest()[:LONG])


def keep(written: Mapping[str, bytes], name: str, folder: Path | None = None) -> str:
    """Keep the files of a pack under a name."""
    place = (folder or _folder()) / name
    for file, content in sorted(
        written.items(), key=lambda one: one[0] == MANIFEST
    ):  # it is whole once that is there
        files.folder((place / file).parent, private=True)
        files.replace(place / file, content, private=True)
    return name


def place_of(name: str) -> str:
    """Where a pack lies that was kept under a name; '' if there is none."""
    known = (
        len(name) == LONG and set(name) <= set(hexdigits.lower()) and (_folder() / name / MANIFEST).is_file()
    )
    return str(_folder() / name) if known else ""


def example(choice: Choice) -> str:
    """A card of the game under another name, as something to begin from: the shortest that says something and can be added."""
    try:
        assembly = checked(choice)
    except PackError:
        return ""
    game = assembly.packs[0]
    found = []
    for kind, things in assembly.program.things.items():
        for thing in things.values() if assembly.program.kinds[kind].base == "card" else ():
            name = Path(thing.span.file).name
            if thing.pack == game.manifest.id and (block := _block(game.folder, name, thing.span.line)):
                found.append((kind, thing.design, block))
    for kind, design, block in sorted(found, key=lambda one: sum(map(len, one[2])))[:TRIED]:
        head, *rest = block
        text = "\n".join([f"{kind}:", head.replace(design, f"my-{design}", 1), *rest]) + "\n"
        if tried(choice, text, "", ("en",)).texts:
            return text
    return ""


def _block(folder: PackFolder, file: str, line: int) -> list[str]:
    """The lines of a thing in a file of YAML that say what it does, without what belongs to the one that is there; none if it
    says nothing.
    """
    if not folder.has(file):
        return []
    lines = folder.read(file).decode("utf-8", "replace").split("\n")[line - 1 :]
    deep = len(lines[0]) - len(lines[0].lstrip())
    block = lines[:1]
    for one in lines[1:]:
        if one.strip() and len(one) - len(one.lstrip()) <= deep:
            break
        block.append(one)
    said = [re.sub(r"\s+\[[A-Z0-9, -]+\]$", "", one) for one in block if not OWN.match(one.strip())]
    return [one for one in said if one.strip()] if any(one.rstrip().endswith("|") for one in said) else []


def plainly(error: PackError) -> str:
    """What is wrong with packs, without where they lie on this machine: a page tells that to nobody."""
    found = dict.fromkeys(
        f"{d.message} {f'({d.suggestion})' if d.suggestion else ''}".strip() for d in error.diagnostics
    )
    return "\n".join(list(found)[:MOST])


def _folder() -> Path:
    return state_folder() / "workbench"


def _files(game: str, cards: str, rules: str) -> dict[str, bytes]:
    manifest = (
        f"id: {PACK}\nversion: 0.1.0\ntitle: My pack\nkind: layer\ngame: {game}\nprovenance: designed\n"
    )
    written = {MANIFEST: manifest, CARDS: cards, RULES: rules}
    return {name: text.replace("\r\n", "\n").encode() for name, text in written.items() if text.strip()}


def told(diagnostics: Sequence[Diagnostic], pack: str = PACK) -> tuple[Finding, ...]:
    """What is about these texts; of other packs nothing is told but what goes wrong because of them."""
    found = []
    for d in diagnostics:
        file = d.span.file.removeprefix(f"{pack}/") if d.span.file.startswith(f"{pack}/") else ""
        if file or d.severity == "error":
            found.append(Finding(file, d.span.line if file else 0, d.severity, d.message, d.suggestion))
    return tuple(dict.fromkeys(found))[:MOST]
