"""Loads a game with its layers: from the cache, or by finding, checking and compiling its packs.

A start from the cache imports neither the parser, nor YAML, nor the checker; those are fetched when they are needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wlcore.algorithms import functions_of
from wlcore.compile import cache
from wlcore.engine import switches
from wlcore.engine.bytecode import Source
from wlcore.engine.game import Game
from wlcore.engine.switches import EDITIONS as EVERY_EDITION
from wlcore.flavours import Flavours
from wlcore.gc_pause import GcPause
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.lang.source import NOWHERE
from wlcore.records import dataclass
from wlcore.whom import NEEDED

if TYPE_CHECKING:
    from wlcore.compile.data import Making
    from wlcore.packs.assemble import Assembly
    from wlcore.packs.find import PackFolder
    from wlcore.packs.layers import Shelf

TRACED = "traced"
UNREAD = (".ftl", ".scn", "survivors.yaml")

__all__ = ["EVERY_EDITION", "Choice", "checked", "compiled", "load", "loaded", "settings"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody wants to play: the game (an id, or the place of a pack), its layers, how the switches stand, who is asked."""

    game: str
    edition: str = "en"
    variants: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    ask: str = ""


def load(
    game: str,
    edition: str = "en",
    variants: str | Sequence[str] = (),
    packs: str | Path | Sequence[str | Path] = (),
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
    ask: str = "",
) -> Game:
    """The compiled game; a `PackError` tells what is wrong with its packs or with what was asked for."""
    several = map(str, [packs] if isinstance(packs, (str, Path)) else packs)
    names = [variants] if isinstance(variants, str) else variants
    return loaded(Choice(game, edition, tuple(names), tuple(several), rulings or {}, options or {}, ask))


def is_kept_for(choice: Choice, players: int) -> bool:
    """Whether a game is compiled already, and for so many players."""
    kept = cache.read(_kept_as(choice))
    return kept is not None and players in range(kept[0]["players"][0], kept[0]["players"][1] + 1)


def _kept_as(choice: Choice) -> str:
    places = (str(Path(pack).absolute()) for pack in choice.packs)
    return cache.key([choice.game, *choice.variants, "with", *places])


def stepped_in(shelf: Shelf, choice: Choice, players: int) -> Choice:
    """The same choice with a layer that steps in, if without one it is not for so many players and with one it is."""
    from wlcore.packs.automata import room
    from wlcore.packs.company import go_together, needed
    from wlcore.packs.find import PackFolder

    try:
        game = shelf.game(choice.game)
        layers = [*choice.variants, *(shelf.add(PackFolder.open(path), "", False) for path in choice.packs)]
    except PackError:
        return choice
    if not {game, *layers} <= shelf.manifests.keys():
        return choice  # whoever loads it says what is wrong

    def fits(ids: Iterable[str]) -> bool:
        return players in room(shelf.manifests[game], [shelf.manifests[i] for i in ids])

    if fits(layers):
        return choice
    for layer in shelf.layers(game):
        more = [i for i in needed(shelf, layer.id) if i not in layers]
        if layer.steps_in and fits([*layers, *more]) and go_together(shelf, [*layers, *more]):
            return replace(choice, variants=(*choice.variants, *more))
    return choice


def loaded(choice: Choice, assembly: Assembly | None = None) -> Game:
    """The compiled game that a choice names, as `load` gives it; `assembly` is its checked program, if there is one."""
    name = _kept_as(choice)
    kept = cache.read(name)
    if kept is not None:
        data, tie = kept
        return game_of(data, choice, Flavours(data, name, tie, lambda: _made_again(data)))
    with GcPause():
        return _compiled_anew(choice, name, assembly)


def _compiled_anew(choice: Choice, name: str, assembly: Assembly | None) -> Game:
    assembly = checked(choice) if assembly is None else assembly
    making = making_of(assembly)
    data = compiled_data(assembly, making)
    folders = [pack.folder for pack in assembly.packs]
    tie = cache.write(
        name, data, [f.place for f in folders], lambda: all(f.as_it_lies_there() for f in folders)
    )
    code = Flavours(data, name, tie, lambda: making)
    code.keep(TRACED)
    return game_of(data, choice, code)


def checked(choice: Choice, findings: Findings | None = None, shelf: Shelf | None = None) -> Assembly:
    """The checked program; without `findings` a mistake is a `PackError`."""
    from wlcore.compile.analysis import Analysis
    from wlcore.compile.written import check_written
    from wlcore.packs.assemble import assemble
    from wlcore.packs.elsewhere import words_of_others
    from wlcore.packs.layers import Shelf, read_all, wanted

    shelf = Shelf.installed() if shelf is None else shelf
    ids = wanted(shelf, shelf.game(choice.game), choice.variants, choice.packs)
    found = Findings() if findings is None else findings
    found.elsewhere = words_of_others(shelf, ids[0])
    sources = read_all(shelf, ids, found)
    if not sources or sources[0].manifest.id != ids[0]:
        raise PackError(found.sorted())
    assembly = assemble(sources, found)
    if not found.failed:
        assembly.facts = Analysis(assembly.program)
        check_written(assembly.facts, found)
    if findings is None and found.failed:
        raise PackError(d for d in found.sorted() if d.severity == "error")
    return assembly


def making_of(assembly: Assembly) -> Making:
    """The program of packs, to be compiled."""
    from wlcore.compile.data import Making

    return Making(assembly.program, assembly.facts)


def compiled(assembly: Assembly, choice: Choice) -> Game:
    """The game of a checked program, with its switches set; it is not kept."""
    making = making_of(assembly)
    data = compiled_data(assembly, making)
    return game_of(data, choice, Flavours(data, "", "", lambda: making))


def compiled_data(assembly: Assembly, making: Making) -> dict[str, Any]:
    """Everything but its code that a game needs to run, as plain data that does not depend on edition, rulings or
    options.
    """
    from wlcore.packs.automata import wishes_data
    from wlcore.packs.bots import bots_data
    from wlcore.packs.builtins import builtin_sources
    from wlcore.packs.odds import odds_data
    from wlcore.packs.screen import screen_data

    data = making.data | switch_data(assembly)
    data["title"] = assembly.packs[0].manifest.title
    data["turn"] = next((pack.bench.turn.id for pack in reversed(assembly.packs) if pack.bench.turn.id), "")
    data["longest"] = next((pack.bench.longest for pack in reversed(assembly.packs) if pack.bench.longest), 0)
    data["screen"] = screen_data([pack.screen for pack in assembly.packs], assembly.program)
    data["score"], data["result"] = data["screen"]["score"], data["screen"]["result"]
    data["bots"] = bots_data([pack.weights for pack in assembly.packs])
    data["odds"] = odds_data([q for pack in assembly.packs for q in pack.odds], assembly.program)
    data["wishes"] = wishes_data([pack.wishes for pack in assembly.packs], assembly.program)
    data["digest"] = digest(assembly)
    data["digests"] = {pack.manifest.id: pack.folder.digest()[:16] for pack in assembly.packs}
    data["places"] = {pack.manifest.id: pack.folder.place for pack in assembly.packs}
    data["builtins"] = builtin_sources(assembly.packs)
    data["files"] = [(pack.folder.place, pack.trusted, _files(pack.folder)) for pack in assembly.packs]
    data["code"] = making.digest
    return data


def _made_again(data: Mapping[str, Any]) -> Making:
    """The program compiled from the files it was compiled from before, whatever has become of them since."""
    from wlcore.packs.again import assembled_again

    return making_of(assembled_again(data["files"]))


def _files(folder: PackFolder) -> dict[str, bytes]:
    """The files of a pack that rules are read from."""
    return {name: folder.read(name) for name in folder.files() if not name.endswith(UNREAD)}


def game_of(data: dict[str, Any], choice: Choice, code: Callable[[str], Source]) -> Game:
    """The game of compiled data and of what writes its code, with its switches set."""
    data["settings"] = _settings(data, choice)
    brought = {name: f for label, text in data["builtins"] for name, f in functions_of(label, text).items()}
    return Game(data, code, brought)


def switch_data(assembly: Assembly) -> dict[str, Any]:
    """The rulings and options as plain data."""
    return {
        "rulings": {
            name: {
                "type": ruling.type.base,
                "labels": list(ruling.type.labels),
                "values": dict(ruling.values),
                "default": ruling.default,
                "set": None if (said := assembly.set_rulings.get(name)) is None else said.value,
            }
            for name, ruling in assembly.rulings.items()
        },
        "options": {name: (list(allowed), default) for name, (allowed, default) in assembly.options.items()},
        "ask": next((p.manifest.ask for p in reversed(assembly.packs) if p.manifest.ask), NEEDED),
    }


def settings(assembly: Assembly, choice: Choice) -> list[int]:
    """The value of every ruling and option of a checked program, as numbers."""
    return _settings(switch_data(assembly), choice)


def _settings(data: Mapping[str, Any], choice: Choice) -> list[int]:
    try:
        return switches.settings(data, choice.edition, choice.rulings, choice.options, choice.ask)
    except switches.WrongChoice as wrong:
        raise PackError(
            [Diagnostic("wrong-choice", str(wrong), NOWHERE, suggestion=wrong.suggestion)]
        ) from wrong


def digest(assembly: Assembly) -> str:
    """A digest of everything the rules are made of."""
    parts = [f"{p.manifest.id} {p.folder.digest()}" for p in assembly.packs]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]
