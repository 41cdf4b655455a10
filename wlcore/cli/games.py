"""Which game a command means, and what is to be loaded for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from wlcore.cli.options import GameOptions
from wlcore.cli.parser import UsageError
from wlcore.loading import Choice, is_kept_for, stepped_in

TYPE_CHECKING = False  # what reads packs is imported only where the folder has to be looked at
if TYPE_CHECKING:
    from wlcore.packs.manifest import Manifest


def choice_of(options: GameOptions) -> Choice:
    """What to load: GAME, or the game that this folder means, or the only one there is."""
    if options.strict:
        from wlcore.packs.plugins import load_plugins

        load_plugins(strict=True)  # a start from the cache asks no plugin
    game, packs = options.game, [str(pack) for pack in options.packs]
    if game is None:
        game, layer = _meant_here()
        if layer and layer not in packs:
            packs.append(layer)
    choice = Choice(
        game=game or _only_one(),
        edition=options.edition or "en",
        variants=options.variants,
        packs=tuple(packs),
        rulings=options.rulings,
        options=options.options,
        ask=options.ask,
    )
    return choice if options.players is None else _filled(choice, options.players)


def _filled(choice: Choice, players: int) -> Choice:
    """What is loaded for so many players: a layer may step in where the game alone is not for them."""
    if is_kept_for(choice, players):
        return choice
    from wlcore.packs.layers import Shelf

    return stepped_in(Shelf.installed(), choice, players)


def choices_of(options: GameOptions) -> list[Choice]:
    """What to load, one after the other: GAME, or the game that this folder means, or every game there is."""
    if options.game is not None or any(_meant_here()):
        return [choice_of(options)]
    from wlcore.packs.layers import Shelf

    games = [manifest.id for manifest in Shelf.installed().games()]
    if not games:
        raise UsageError("no game is installed")
    return [choice_of(replace(options, game=game)) for game in games]


def _meant_here() -> tuple[str, str]:
    """The game whose folder this is, or the one that the layer here is for, and that layer."""
    from wlcore.cli.places import pack_around

    here = pack_around(Path.cwd())
    manifest = _manifest(here) if here is not None else None
    if here is None or manifest is None:
        return "", ""
    return (str(here), "") if manifest.kind == "game" else (_game_of(here), str(here))


def _manifest(place: Path) -> Manifest | None:
    from wlcore.lang.diagnostics import Findings, PackError
    from wlcore.packs.find import PackFolder
    from wlcore.packs.source import read_manifest_of

    try:
        return read_manifest_of(PackFolder.open(place), Findings(), False)
    except PackError:
        return None


def _game_of(layer: Path) -> str:
    from wlcore.packs.beside import game_of
    from wlcore.packs.find import PackFolder
    from wlcore.packs.layers import Shelf

    shelf = Shelf.installed()
    return game_of(shelf, shelf.add(PackFolder.open(layer), "", False, instead=True))


def _only_one() -> str:
    from wlcore.packs.layers import Shelf

    games = [manifest.id for manifest in Shelf.installed().games()]
    if len(games) != 1:
        raise UsageError(f"name the game: {' or '.join(games)}" if games else "no game is installed")
    return games[0]
