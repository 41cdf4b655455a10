"""Loads a game with its layers: finds the packs, checks them and compiles them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from wlcore import __version__
from wlcore.engine.game import Game
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError, did_you_mean
from wlcore.lang.source import NOWHERE
from wlcore.packs.assemble import Assembly, assemble, ruling_value, values_of
from wlcore.packs.builtins import load_builtins
from wlcore.packs.layers import Shelf, read_all, wanted
from wlcore.packs.names import EDITIONS

EVERY_EDITION = (*EDITIONS, "default")


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody wants to play: the game (an id, or the place of a pack), its layers, how the switches stand."""

    game: str
    edition: str = "en"
    variants: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)


def load(
    game: str,
    edition: str = "en",
    variants: Sequence[str] = (),
    packs: Sequence[str | Path] = (),
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Game:
    """The compiled game; a `PackError` tells what is wrong with its packs or with what was asked for."""
    choice = Choice(game, edition, tuple(variants), tuple(map(str, packs)), rulings or {}, options or {})
    assembly = checked(choice)
    return compiled(assembly, choice)


def checked(choice: Choice, findings: Findings | None = None, shelf: Shelf | None = None) -> Assembly:
    """The checked program; without `findings` a mistake is a `PackError`."""
    shelf = Shelf.installed() if shelf is None else shelf
    ids = wanted(shelf, shelf.game(choice.game), choice.variants, choice.packs)
    found = Findings() if findings is None else findings
    sources = read_all(shelf, ids, found)
    if not sources or sources[0].manifest.id != ids[0]:
        raise PackError(found.sorted())
    assembly = assemble(sources, found)
    if findings is None and found.failed:
        raise PackError(d for d in found.sorted() if d.severity == "error")
    return assembly


def compiled(assembly: Assembly, choice: Choice) -> Game:
    """The game of a checked program, with its switches set."""
    from wlcore.compile.data import compile_program

    data = compile_program(assembly.program)
    data["settings"] = settings(assembly, choice)
    data["digest"] = digest(assembly)
    data["digests"] = {pack.manifest.id: pack.folder.digest()[:16] for pack in assembly.packs}
    data["places"] = {pack.manifest.id: pack.folder.place for pack in assembly.packs}
    return Game(data, load_builtins(assembly.packs))


def settings(assembly: Assembly, choice: Choice) -> list[int]:
    """The value of every ruling and option, as numbers: the edition's, then what packs set, then what was asked for."""
    if choice.edition not in EVERY_EDITION:
        raise _wrong(f"there is no edition '{choice.edition}'", "one of: " + ", ".join(EVERY_EDITION))
    for name in choice.rulings:
        if name not in assembly.rulings:
            raise _wrong(f"there is no ruling '{name}'", did_you_mean(name, assembly.rulings))
    for name in choice.options:
        if name not in assembly.options:
            raise _wrong(f"there is no option '{name}'", did_you_mean(name, assembly.options))
    out = []
    for name, ruling in assembly.rulings.items():
        value = assembly.set_rulings.get(name, ruling.value(choice.edition))
        if name in choice.rulings:
            asked = ruling_value(ruling, choice.rulings[name])
            if asked is None:
                raise _wrong(f"'{choice.rulings[name]}' is no value of the ruling '{name}'", values_of(ruling))
            value = asked
        out.append(ruling.type.labels.index(value) if isinstance(value, str) else int(value))
    for name, (allowed, default) in assembly.options.items():
        said = choice.options.get(name, default)
        if said not in allowed:
            raise _wrong(f"'{said}' is no value of the option '{name}'", "one of: " + ", ".join(allowed))
        out.append(allowed.index(said))
    return out


def digest(assembly: Assembly) -> str:
    """A digest of everything the rules are made of."""
    parts = [__version__, *(f"{p.manifest.id} {p.folder.digest()}" for p in assembly.packs)]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def _wrong(message: str, suggestion: str) -> PackError:
    return PackError([Diagnostic("wrong-choice", message, NOWHERE, suggestion=suggestion)])
