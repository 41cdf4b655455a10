"""Where packs and scenarios lie: how a journal names it, and whether somebody at this machine has named it.

A journal is sent with reports, so it tells nothing of a home but what lies below it. And whoever was sent one has not named
the places that stand in it: they are opened only when somebody says so.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from wlcore import files
from wlcore.engine.record import Header
from wlcore.folders import state_folder

HOME = "~/"
SCENARIO = re.compile(r"(.*?)(:\d+)?", re.DOTALL)


def is_id(game: str) -> bool:
    """Whether a game is named by its id, and not by where it lies."""
    return game.isascii() and game.replace("-", "a").isalnum()


def told(place: str) -> str:
    """A place as a journal tells it: whole, so that it is found from anywhere, but from the home if it lies below it."""
    whole = Path(place).absolute()
    with suppress(RuntimeError):  # this user has no home
        home = Path.home()
        if whole.is_relative_to(home) and home != Path(home.anchor):
            return HOME + whole.relative_to(home).as_posix()
    return str(whole)


def meant(place: str) -> str:
    """The place that a journal tells."""
    with suppress(RuntimeError, ValueError):
        return str(Path(place).expanduser()) if place.startswith(HOME) else place
    return place


def note(header: Header) -> None:
    """The places in this journal have been named by somebody here."""
    note_places(unknown(header))


def note_places(places: Iterable[str]) -> None:
    """These places have been named by somebody here."""
    folder = _folder()
    for place in unnamed(places):
        files.folder(folder, private=True)
        with suppress(FileExistsError):
            files.create(folder / _entry(place), os.fsencode(f"{place}\n"), private=True)


def unknown(header: Header) -> list[str]:
    """The places in a journal that nobody here has named; none of them is looked at."""
    scenario = SCENARIO.fullmatch(header.scenario)
    places = [header.game, *header.packs, scenario[1] if scenario is not None else ""]
    wanted = dict.fromkeys(
        meant(place) for place in places if place and not (place == header.game and is_id(place))
    )
    return unnamed(wanted)


def unnamed(places: Iterable[str]) -> list[str]:
    """Those of some places that nobody here has named; none of them is looked at."""
    return [place for place in places if not files.is_file(_folder() / _entry(place))]


def _folder() -> Path:
    return state_folder() / "named"


def _entry(place: str) -> str:
    return f"{sha256(os.fsencode(place)).hexdigest()[:32]}.txt"
