"""Which games there are, and how one is loaded."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from wlcore.door import arguments
from wlcore.door.game import CHANCE, DICE, Game
from wlcore.door.things import Installed
from wlcore.engine.switches import EDITIONS
from wlcore.loading import Choice, loaded
from wlcore.whom import ASKING


def games() -> tuple[Installed, ...]:
    """The games that are installed.

    >>> [type(game).__name__ for game in wlcore.games()][:1]
    ['Installed']
    """
    from wlcore.packs.layers import Shelf

    shelf = Shelf.installed()
    return tuple(
        Installed(
            game.id,
            game.title,
            game.description,
            game.players or (1, 1),
            tuple(layer.id for layer in shelf.layers(game.id)),
        )
        for game in sorted(shelf.games(), key=lambda game: game.id)
    )


def load(
    game: str | Path,
    edition: str = "en",
    *,
    variants: str | Iterable[str] = (),
    packs: str | Path | Iterable[str | Path] = (),
    rulings: Mapping[str, str | bool | int] | None = None,
    options: Mapping[str, str] | None = None,
    ask: str = "",
    chance: str = DICE,
) -> Game:
    """A game by its id, or by the path of its folder or zip; with variants, and packs of one's own on top.

    What is named by its path counts instead of an installed pack of the same id. `edition` says after which printed edition it is
    played where these differ or leave a question open: `en`, `fr`, `de`, `ru`, or `default`, which is none of them. It is no
    language: what is said is said in any language. `rulings` and `options` settle single questions otherwise.

    A `PackError` says what is wrong with its packs, or what was asked for and is not there. With `chance="explicit"` draws,
    shuffles and rolls are decisions of nobody: see `State.chance`. `ask` says who is asked where to be asked would tell what somebody
    holds: who has something to choose (`needed`), who may have it for all that everybody knows (`always`), or now and then one of
    these (`random`); without it, as the game says.

    >>> wlcore.load("tests/games/coin-race")
    <Game coin-race>
    >>> wlcore.load("coin-rice")
    Traceback (most recent call last):
    wlcore.PackError: error unknown-game: there is no game 'coin-rice'
        there are: ...
    """
    named = {
        arguments.text("rulings", name): _said(name, value) for name, value in _pairs("rulings", rulings)
    }
    chosen = {
        arguments.text("options", k): arguments.text(f"options: {k}", v)
        for k, v in _pairs("options", options)
    }
    choice = Choice(
        _place(game) if isinstance(game, Path) else arguments.text("game", game),
        arguments.one_of("edition", edition, EDITIONS, "edition"),
        tuple(arguments.text("variants", name) for name in _names("variants", variants)),
        tuple(_path(pack) for pack in _names("packs", packs)),
        named,
        chosen,
        arguments.one_of("ask", ask, ASKING, "way to ask") if ask else "",
    )
    return Game._of(loaded(choice), choice, arguments.one_of("chance", chance, CHANCE, "way for chance"))


def again(choice: Choice, chance: str) -> Game:
    """A game that was pickled."""
    return Game._of(loaded(choice), choice, chance)


def _names(argument: str, value: object) -> list[object]:
    if isinstance(value, (str, Path)):
        return [value]
    return arguments.several(argument, value, "names")


def _place(path: Path) -> str:
    """A path, so that nobody takes it for the id of an installed game."""
    return f".{os.sep}{path}" if path.name == str(path) else str(path)


def _path(pack: object) -> str:
    return str(pack) if isinstance(pack, Path) else arguments.text("packs", pack)


def _pairs(argument: str, value: object) -> Iterable[tuple[object, object]]:
    if value is None:
        return ()
    if not isinstance(value, Mapping):
        raise TypeError(f"{argument}: a mapping of names to values is wanted, not {value!r}")
    return value.items()


def _said(name: object, value: object) -> str:
    """The value of a ruling as somebody types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else arguments.text(f"rulings: {name}", value)
