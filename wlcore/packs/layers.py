"""Finds the packs a game is made of and puts them in order; what does not go together is said in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from pathlib import Path

from wlcore import files
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError, did_you_mean, meant
from wlcore.lang.source import NOWHERE, Span
from wlcore.packs.automata import limits
from wlcore.packs.find import PackFolder
from wlcore.packs.keeping import own_packs
from wlcore.packs.manifest import Manifest
from wlcore.packs.plugins import load_plugins
from wlcore.packs.source import PackSource, read_manifest_of, read_pack
from wlcore.records import dataclass

OWN = "own"
"""Brings what lies in the user's folder of packs."""


@dataclass(slots=True)
class Shelf:
    """The packs that are installed, by id; `broken` says which could not be read, and why, `trusted` which may bring Python."""

    folders: dict[str, PackFolder] = field(default_factory=dict)
    manifests: dict[str, Manifest] = field(default_factory=dict)
    brought_by: dict[str, str] = field(default_factory=dict)
    broken: list[Diagnostic] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    trusted: set[str] = field(default_factory=set)
    read: dict[str, tuple[PackSource | None, list[Diagnostic]]] = field(default_factory=dict)

    @classmethod
    def installed(cls, strict: bool = False) -> Shelf:
        """What comes with wlcore and with installed plugins, and what lies in the user's folder of packs."""
        shelf = cls()
        plugins = load_plugins(strict)
        shelf.messages = plugins.messages
        for offer in plugins.packs:
            try:
                shelf.add(PackFolder.open(offer.value), offer.plugin, True)
            except PackError as error:
                shelf.broken += error.diagnostics
        for place in own_packs():
            try:
                shelf.add(PackFolder.open(place), OWN, False)
            except PackError as error:
                shelf.broken += error.diagnostics
        return shelf

    def add(self, folder: PackFolder, brought_by: str, trusted: bool, instead: bool = False) -> str:
        """Enter a pack; returns its id. A pack that cannot be read is a `PackError`.

        What somebody names by its place counts instead of an installed pack of that id. Otherwise a second one is an error too,
        unless this one is to count `instead`.
        """
        installed = self._installed_at(folder.place)
        if installed:
            return installed
        findings = Findings()
        manifest = read_manifest_of(folder, findings, trusted)
        if manifest is None or findings.failed:
            raise PackError(findings.sorted())
        there = self.folders.get(manifest.id)
        instead = instead or (not brought_by and bool(self.brought_by.get(manifest.id)))
        if there is not None and not instead:
            message = f"there are two packs with the id '{manifest.id}': {there.place} and {folder.place}"
            raise PackError([Diagnostic("duplicate", message, manifest.span)])
        self.folders[manifest.id] = folder
        self.read.pop(manifest.id, None)
        self.manifests[manifest.id] = manifest
        self.brought_by[manifest.id] = brought_by
        (self.trusted.add if trusted else self.trusted.discard)(manifest.id)
        return manifest.id

    def _installed_at(self, place: str) -> str:
        """The id of the pack that is entered from this place already, however its path is written."""
        here = Path(place).resolve()
        return next(
            (i for i, f in self.folders.items() if f.place == place or Path(f.place).resolve() == here), ""
        )

    def source(self, pack: str, findings: Findings) -> PackSource | None:
        """What a pack says; its files are read once, and what is wrong with them is noted each time."""
        if pack not in self.read:
            found = Findings()
            source = read_pack(self.folders[pack], found, pack in self.trusted)
            self.read[pack] = source, found.found
        source, mistakes = self.read[pack]
        findings.found.extend(mistakes)
        return source

    def game(self, named: str) -> str:
        """The id of a game that is named by its id, or by the place of its folder or zip."""
        if named in self.manifests or not (files.is_folder(Path(named)) or named.lower().endswith(".zip")):
            return named
        return self.add(PackFolder.open(named), "", False)

    def games(self) -> list[Manifest]:
        """The games among them."""
        return [m for m in self.manifests.values() if m.kind == "game"]

    def layers(self, game: str) -> list[Manifest]:
        """The layers for a game."""
        return [m for m in self.manifests.values() if m.kind == "layer" and m.game == game]


def wanted(shelf: Shelf, game: str, variants: Sequence[str], paths: Iterable[str | Path]) -> list[str]:
    """The ids of the packs that are to be loaded, in order: the game first."""
    ids = [*variants, *(shelf.add(PackFolder.open(path), "", False) for path in paths)]
    findings = Findings()
    if game not in shelf.manifests or shelf.manifests[game].kind != "game":
        known = [m.id for m in shelf.games()]
        findings.error(
            "unknown-game",
            f"there is no game '{game}'" + _not_there(game),
            NOWHERE,
            did_you_mean(game, known) or "there are: " + ", ".join(known),
        )
        raise PackError(findings.found)
    for pack in ids:
        manifest = shelf.manifests.get(pack)
        if manifest is None:
            known = [m.id for m in shelf.layers(game)]
            findings.error(
                "unknown-pack",
                f"there is no variant '{pack}' for {game}",
                NOWHERE,
                did_you_mean(pack, known) or "there are: " + ", ".join(known),
            )
        elif manifest.kind != "layer" or manifest.game != game:
            advice = meant(manifest.game, [m.id for m in shelf.games()])
            message = f"'{pack}' is not for {game} but for {manifest.game}"
            findings.error(
                "wrong-game",
                message,
                manifest.game_span,
                advice if manifest.game not in shelf.manifests else "",
            )
    if not findings.failed:
        _check_company(shelf, [game, *ids], findings)
    if findings.failed:
        raise PackError(findings.sorted())
    return [game, *_ordered(shelf, list(dict.fromkeys(ids)))]


def _not_there(game: str) -> str:
    """Of what looks like a path, where it was looked for."""
    if not any(mark in game for mark in "/\\"):
        return ""
    return f" and no such folder or zip (looked in {Path.cwd()})"


def _check_company(shelf: Shelf, ids: list[str], findings: Findings) -> None:
    for pack in ids:
        manifest = shelf.manifests[pack]
        for ref in manifest.requires:
            if ref.id not in ids:
                findings.error(
                    "requires", f"'{pack}' needs '{ref.id}' beside it", ref.span, f"load '{ref.id}' too"
                )
        for ref in manifest.conflicts:
            if ref.id in ids:
                findings.error(
                    "conflict",
                    f"'{pack}' and '{ref.id}' do not go together{_cited(manifest)}",
                    ref.span,
                    "leave one of them out",
                )
    _check_players([shelf.manifests[pack] for pack in ids], findings)


def _check_players(manifests: list[Manifest], findings: Findings) -> None:
    """There must be a number of players that suits all of them."""
    limited = limits(manifests[0], manifests[1:])
    for i, (one, least, most) in enumerate(limited):
        for other, fewest, greatest in limited[:i]:
            if most < fewest or greatest < least:
                message = f"no number of players suits both '{other.id}' and '{one.id}'{_cited(other, one)}"
                findings.error("conflict", message, one.span, "leave one of them out")


def _ordered(shelf: Shelf, ids: list[str]) -> list[str]:
    """Layers in the order they are asked for, as far as 'before', 'after' and 'requires' allow."""
    first: dict[str, dict[str, Span]] = {pack: {} for pack in ids}
    for pack in ids:
        manifest = shelf.manifests[pack]
        for ref in (*manifest.after, *manifest.requires, *manifest.replaces):
            if ref.id in first:
                first[pack].setdefault(ref.id, ref.span)
        for ref in manifest.before:
            if ref.id in first:
                first[ref.id].setdefault(pack, ref.span)
    order: list[str] = []
    while first:
        free = next((pack for pack, wanted in first.items() if not wanted.keys() & first.keys()), "")
        if not free:
            raise PackError([_circle(first)])
        order.append(free)
        del first[free]
    return order


def _circle(first: Mapping[str, Mapping[str, Span]]) -> Diagnostic:
    """Packs each of which wants to come after the next one, the last of them after the first, and where they say so."""
    way = [min(first)]
    while way.count(way[-1]) == 1:
        way.append(min(first[way[-1]].keys() & first.keys()))
    circle = way[way.index(way[-1]) : -1]
    at = circle.index(min(circle))
    circle = [*circle[at:], *circle[:at]]
    pairs = list(zip(circle, [*circle[1:], circle[0]], strict=True))
    (one, other), *rest = pairs
    return Diagnostic(
        "cycle",
        "these packs cannot be put in order: " + ", ".join(f"'{a}' comes after '{b}'" for a, b in pairs),
        first[one][other],
        suggestion="take one of them out; a pack comes after those it requires, replaces or names in 'after', and before those in 'before'",
        related=tuple((first[a][b], f"here '{a}' comes after '{b}'") for a, b in rest),
    )


def read_all(shelf: Shelf, ids: Sequence[str], findings: Findings) -> list[PackSource]:
    """Read the packs; those that cannot be read are left out, and the findings say why."""
    found = (shelf.source(i, findings) for i in ids)
    return [pack for pack in found if pack is not None]


def _cited(*manifests: Manifest) -> str:
    """The clauses that packs as a whole carry out, behind what they do not allow."""
    cites = dict.fromkeys(ref.id for manifest in manifests for ref in manifest.cites)
    return f" [{', '.join(cites)}]" if cites else ""
