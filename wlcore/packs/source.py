"""One pack as read from its files: manifest, declarations, entities' trees, rulings, clauses. Nothing is looked up yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from functools import lru_cache
from typing import Any, TypeVar, cast

from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.lang.grammar import forget_lines
from wlcore.lang.parse import FileTree, parse_file
from wlcore.lang.source import NOWHERE, Span, Text
from wlcore.packs.automata import Wishes, read_wishes
from wlcore.packs.bench import Bench, read_bench
from wlcore.packs.bots import Weights, read_bots
from wlcore.packs.clauses import Chapter, Clause, read_chapters, read_clauses
from wlcore.packs.find import PackFolder
from wlcore.packs.limits import MANIFEST, SURVIVORS
from wlcore.packs.manifest import Manifest, read_manifest
from wlcore.packs.nodes import Node
from wlcore.packs.odds import OddsQuestion, read_odds
from wlcore.packs.rawtext import read_text
from wlcore.packs.rulings import Rulings, read_rulings
from wlcore.packs.screen import ScreenDeclared, read_screen
from wlcore.packs.survivors import Survivor, read_survivors
from wlcore.packs.unread import unread
from wlcore.packs.yamlfile import read_yaml
from wlcore.records import dataclass

Said = TypeVar("Said")
LIKE_MANIFEST = ("pack.yml", "pack.yaml", "pack.json", "pack.txt", "pack.yaml.txt", "pack.yml.txt")
"""What people call it instead."""


@dataclass(slots=True)
class PackSource:
    """The files of a pack, parsed."""

    folder: PackFolder
    manifest: Manifest
    trusted: bool
    texts: list[FileTree] = field(default_factory=list)
    entities: list[Node] = field(default_factory=list)
    rulings: Rulings = field(default_factory=Rulings)
    clauses: list[Clause] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    bench: Bench = field(default_factory=Bench)
    screen: ScreenDeclared = field(default_factory=ScreenDeclared)
    weights: Weights = field(default_factory=Weights)
    odds: tuple[OddsQuestion, ...] = ()
    wishes: Wishes = ()
    survivors: list[Survivor] = field(default_factory=list)


def read_manifest_of(folder: PackFolder, findings: Findings, trusted: bool) -> Manifest | None:
    """The manifest of a pack; a folder without one is a finding."""
    if not folder.is_pack:
        message = f"there is no {MANIFEST}, so this is no pack"
        like = next((name for name in folder.files() if name.lower() in LIKE_MANIFEST), "")
        advice = f"call {like} '{MANIFEST}'" if like else "'wl new pack NAME' begins one"
        findings.error("missing-file", message, _first(folder, like or MANIFEST), advice)
        return None
    tree = read_yaml(folder, MANIFEST, findings)
    return None if tree is None else read_manifest(tree, findings, trusted=trusted)


def read_pack(folder: PackFolder, findings: Findings, trusted: bool) -> PackSource | None:
    """Everything a pack says; what is wrong with its form goes to the findings."""
    manifest = read_manifest_of(folder, findings, trusted)
    if manifest is None:
        return None
    pack = PackSource(folder, manifest, trusted)
    for name in folder.files():
        if name.endswith(".wl"):
            _read_wl(pack, name, findings)
        elif name == SURVIVORS:
            tree = read_yaml(folder, name, findings)
            pack.survivors = [] if tree is None else read_survivors(tree, findings)
        elif name.endswith((".yaml", ".yml")) and "/" in name:
            message = "YAML files are read only from the folder of the pack itself"
            findings.error("misplaced", message, _first(folder, name), "move this file there")
        elif name.endswith((".yaml", ".yml")) and name != MANIFEST:
            _read_yaml(pack, name, findings)
    for name, advice in unread(folder.files(), manifest.builtins):
        findings.warn("not-read", "nothing reads this file", _first(folder, name), advice)
    if manifest.builtins and not folder.has(manifest.builtins):
        findings.error("missing-file", f"there is no file '{manifest.builtins}' in this pack", manifest.span)
    return pack


def _first(folder: PackFolder, name: str) -> Span:
    """The beginning of a file."""
    return Span(folder.label(name), 1, 1, 1, 2)


def _read_wl(pack: PackSource, name: str, findings: Findings) -> None:
    try:
        data = pack.folder.read(name)
    except PackError as error:
        findings.found.extend(error.diagnostics)
        return
    tree, found = _parsed(pack.folder.label(name), data)
    findings.found.extend(found)
    pack.texts += [] if tree is None else [tree]


@lru_cache(maxsize=128)
def _parsed(file: str, data: bytes) -> tuple[FileTree | None, tuple[Diagnostic, ...]]:
    """A game is read again when one of its files has changed; the others are parsed once."""
    findings = Findings()
    content = read_text(file, data, findings)
    tree = None if content is None else parse_file(Text.of_file(file, content), findings)
    return tree, tuple(findings.found)


READ: dict[tuple[Any, int], tuple[Node, Any]] = {}
"""By how a tree was read, and which, what it says; of trees in which nothing was wrong."""
MOST_READ = 200


def _once(read: Callable[[Node, Findings], Said], tree: Node, findings: Findings) -> Said:
    """What a tree says: one that has been read before, and is kept by who parsed it, is not read again."""
    known = READ.get((read, id(tree)))
    if known is not None:
        return cast("Said", known[1])
    before = len(findings.found)
    said = read(tree, findings)
    if len(findings.found) == before:
        if len(READ) >= MOST_READ:
            READ.clear()
        READ[read, id(tree)] = tree, said
    return said


def forget_files() -> None:
    """Forget all files and lines of rules that have been parsed before."""
    _parsed.cache_clear()
    READ.clear()
    forget_lines()


def _read_yaml(pack: PackSource, name: str, findings: Findings) -> None:
    tree = read_yaml(pack.folder, name, findings)
    if tree is None:
        return
    if name == "bench.yaml":
        pack.bench = _once(read_bench, tree, findings)
    elif name == "screen.yaml":
        pack.screen = _once(read_screen, tree, findings)
    elif name == "bots.yaml":
        pack.weights = _once(read_bots, tree, findings)
    elif name == "odds.yaml":
        pack.odds = _once(read_odds, tree, findings)
    elif name == "automata.yaml":
        pack.wishes = _once(read_wishes, tree, findings)
    elif name == "rulings.yaml":
        pack.rulings = _once(read_rulings, tree, findings)
    elif name == "clauses.yaml":
        pack.clauses = _once(read_clauses, tree, findings)
        pack.chapters = _once(read_chapters, tree, Findings())  # what is wrong with it is told already
    else:
        pack.entities.append(tree)


__all__ = ["NOWHERE", "PackSource", "read_manifest_of", "read_pack"]
