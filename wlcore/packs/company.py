"""Which packs are looked at together: a layer with what it needs, and every layer of a game in good company."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wlcore.lang import tree as t
from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import Span
from wlcore.packs.assemble import Assembly
from wlcore.packs.automata import room
from wlcore.packs.layers import Shelf
from wlcore.packs.manifest import Manifest
from wlcore.packs.sections import packs_beside
from wlcore.packs.source import PackSource


def needed(shelf: Shelf, pack: str) -> tuple[str, ...]:
    """A layer and the layers it requires, each once; what is not there is left out."""
    found: list[str] = []
    todo = [pack]
    while todo:
        one = todo.pop(0)
        if one in shelf.manifests and one not in found:
            found.append(one)
            todo += [ref.id for ref in shelf.manifests[one].requires]
    return tuple(found)


def go_together(shelf: Shelf, layers: Sequence[str]) -> bool:
    """Whether no layer forbids another, all that they require is there, and some number of players suits them all."""
    there = set(layers)
    manifests = [shelf.manifests[layer] for layer in layers]
    if any(ref.id in there for m in manifests for ref in m.conflicts):
        return False
    if any(ref.id not in there for m in manifests for ref in m.requires):
        return False
    games = {m.game for m in manifests} & shelf.manifests.keys()
    return all(bool(room(shelf.manifests[game], manifests)) for game in games)


def joined_by(shelf: Shelf, game: Manifest) -> range:
    """The numbers of players for which a game is, alone or with a layer that steps in."""
    rooms = [room(game, [])]
    rooms += [room(game, [layer]) for layer in shelf.layers(game.id) if layer.steps_in]
    rooms = [numbers for numbers in rooms if numbers]
    return range(min(r.start for r in rooms), max(r.stop for r in rooms))


def companies(shelf: Shelf, game: str, among: Iterable[str] | None = None) -> list[tuple[str, ...]]:
    """What to check a game with: nothing, each layer (or each of these) alone, as many as go together, and what else a layer
    says something beside.
    """
    layers = [layer.id for layer in shelf.layers(game)] if among is None else list(among)
    alone = [needed(shelf, layer) for layer in layers]
    together: list[list[str]] = []
    for ids in alone:
        for company in together:
            joined = [*company, *(one for one in ids if one not in company)]
            if go_together(shelf, joined):
                company[:] = joined
                break
        else:
            together.append(list(ids))
    sections = [company for layer in layers for company in sections_of(shelf, layer)]
    apart = [c for c in sections if not any(set(c) <= set(company) for company in together)]
    found = [(), *alone, *(tuple(company) for company in together), *apart]
    return list({frozenset(company): company for company in found}.values())


def beside(pack: PackSource) -> list[tuple[str, Span]]:
    """The packs beside which some of a pack counts (`with PACK:`), and where it says so."""
    rules = [(x.pack, x.span) for text in pack.texts for x in text.statements if isinstance(x, t.Beside)]
    return [*rules, *(named for tree in pack.entities for named in packs_beside(tree))]


def sections_of(shelf: Shelf, pack: str) -> list[tuple[str, ...]]:
    """A layer with what it needs and each of the packs that it says something beside, as far as they are there and go together."""
    source = shelf.source(pack, Findings())
    named = dict.fromkeys(name for name, _ in beside(source)) if source is not None else {}
    found = (
        tuple(dict.fromkeys([*needed(shelf, pack), *needed(shelf, name)]))
        for name in named
        if name in shelf.manifests and shelf.manifests[name].kind == "layer"
    )
    return [layers for layers in found if go_together(shelf, layers)]


def check_named(shelf: Shelf, packs: Iterable[PackSource], findings: Findings) -> None:
    """Warn of packs that are named somewhere but not there: what is said about them does not count."""
    for pack in packs:
        manifest = pack.manifest
        refs = [*manifest.conflicts, *manifest.before, *manifest.after, *manifest.replaces]
        named = [*((ref.id, ref.span) for ref in refs), *beside(pack)]
        for name, span in named:
            if name not in shelf.manifests:
                findings.warn(
                    "unknown-pack",
                    f"there is no pack '{name}' here",
                    span,
                    meant(name, shelf.manifests),
                )


def check_settings(looked: Iterable[Assembly], findings: Findings, brought_by: str = "") -> None:
    """Note the rulings and options, of one pack or of all, that no text of these assemblies asks for."""
    looked = list(looked)
    read = {setting for assembly in looked for setting in assembly.settings_read}
    for assembly in looked:
        for kind, table in (("ruling", assembly.program.rulings), ("option", assembly.program.options)):
            for name, symbol in table.items():
                if (kind, name) not in read and brought_by in ("", symbol.pack):
                    findings.error(
                        "unused",
                        f"nothing asks for the {kind} '{name}'",
                        symbol.span,
                        f"write '{kind} {name}'",
                    )
