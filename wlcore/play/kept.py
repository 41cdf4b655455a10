"""The games that are kept on this machine: how one is begun, found again and opened."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from wlcore import files
from wlcore.bots import NoSuchBot, maker
from wlcore.engine.chance import Fate
from wlcore.engine.game import Game
from wlcore.engine.journal import SUFFIX, Journal, begun_anew
from wlcore.engine.record import PERSON, Header, Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.rest import same
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.folders import state_folder
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, loaded
from wlcore.play import whereabouts
from wlcore.records import dataclass


def folder() -> Path:
    """Where journals are kept."""
    return state_folder() / "journals"


def begun(
    choice: Choice,
    game: Game,
    seats: tuple[Seat, ...],
    seed: int,
    position: str = "",
    fate: Fate = (),
    scenario: str = "",
    free_undo: bool = False,
    language: str = "",
    guided: bool = False,
) -> tuple[Journal, Session]:
    """A new game with its journal, from its beginning or from a position on, perhaps that of a scenario."""
    header = header_of(choice, seats, seed, game).of(game)
    place = whereabouts.told(scenario) if scenario else ""
    header = replace(header, position=position, fate=fate, scenario=place, free_undo=free_undo)
    header = replace(header, language=language, guided=guided)
    whereabouts.note(header)
    journal = Journal.create(folder(), header)
    session = journal.begun(game)
    session.recorder = journal
    return journal, session


def header_of(choice: Choice, seats: tuple[Seat, ...], seed: int, game: Game | None = None) -> Header:
    """What a journal says of a choice: by their ids what is installed in the game that it gave, however it was named; else
    the places of folders and zips, so that it can be resumed from anywhere.
    """
    installed = {} if game is None else _installed(game)
    first = "" if game is None else installed.get(_real(game.data.places[game.id]), "")
    packs, variants = list(choice.packs), list(choice.variants)
    while packs and _real(packs[0]) in installed:  # only the first of them: the order of layers counts
        variants.append(installed[_real(packs.pop(0))])
    return Header(
        game=first or (whereabouts.told(choice.game) if _is_place(choice.game) else choice.game),
        seats=seats,
        seed=seed,
        edition=choice.edition,
        variants=tuple(dict.fromkeys(variants)),
        packs=tuple(map(whereabouts.told, packs)),
        rulings=tuple(sorted(choice.rulings.items())),
        options=tuple(sorted(choice.options.items())),
        ask=choice.ask,
    )


def choice_of(header: Header) -> Choice:
    """What has to be loaded to play on."""
    return Choice(
        game=header.game if whereabouts.is_id(header.game) else whereabouts.meant(header.game),
        edition=header.edition,
        variants=header.variants,
        packs=tuple(map(whereabouts.meant, header.packs)),
        rulings=dict(header.rulings),
        options=dict(header.options),
        ask=header.ask,
    )


def game_of(journal: Journal) -> Game:
    """The game of a journal; a `SaveError` if its packs cannot be had any more, or lie where nobody here has named them."""
    choice = choice_of(journal.header)
    unknown = whereabouts.unknown(journal.header)
    if unknown:
        raise SaveError("packs-unnamed", path=journal.path, names=", ".join(unknown))
    wanted = choice.packs if whereabouts.is_id(choice.game) else (choice.game, *choice.packs)
    missing = [place for place in wanted if not files.exists(Path(place))]
    if (
        whereabouts.is_id(choice.game)
        and files.is_folder(Path(choice.game))
        and not _is_installed(choice.game)
    ):
        missing.append(choice.game)  # what is called like it in this folder is another game
    if missing:
        raise SaveError("packs-missing", path=journal.path, names=", ".join(missing))
    try:
        return loaded(choice)
    except PackError as error:
        first = next(iter(error.diagnostics))
        raise SaveError("packs-wrong", path=journal.path, why=first.message) from error


@dataclass(frozen=True, slots=True)
class Turned:
    """What has become of a game whose packs have changed: `same` as it was; it went `on` or `back` to where it rested
    after so many choices, with the later ones or without them; or it began `anew`, with so many of the choices since.
    """

    how: str
    after: int = 0
    later: int = 0


def gone_on(journal: Journal, game: Game) -> tuple[Session, Turned | None]:
    """The game of a journal, to be written on; and what became of it if packs have changed."""
    journal.go_on()
    return renewed(journal, game)


def renewed(
    journal: Journal, game: Game, now: State | None = None, beginning: Callable[[], str] | None = None
) -> tuple[Session, Turned | None]:
    """The game of a journal that is being written, with the packs as they are now: up to where it is (what that is, the
    state `now` says, or else the fingerprints), or from where it last rested; if it has a `beginning` that is made of the
    packs, from there. A `SaveError` says why nothing of that can be, and nothing has changed then.
    """
    header = journal.header
    if beginning is not None and journal.base is None and header.changed(game):
        position, count = beginning(), len(journal.standing)
        fit = journal.fits(game, position)
        if fit or not journal.rested:
            journal.renew(game, kept=fit, position=position)
            return journal.replay(game), Turned("anew", 0, count if fit else 0)
    try:
        session = journal.replay(game, marked=now is None)
        if now is not None and not same(now, session.state):
            raise SaveError("unlike-now")
    except SaveError as error:
        if not header.changed(game) and not header.is_of_another_version(game):
            raise
        try:
            at, later, fit = journal.from_rest(game)
        except SaveError as why:
            raise SaveError("both", first=error, second=why) from why
        journal.renew(game, at, fit)
        return journal.replay(game), Turned("on" if fit else "back", journal.earlier, later)
    if not header.changed(game):
        return session, None
    journal.renew(game)
    return session, Turned("same")


NAME = re.compile(r"\w[\w-]{0,60}")


def is_name(name: str) -> bool:
    """Whether a save can be called so."""
    return NAME.fullmatch(name) is not None


def save(journal: Journal, name: str) -> None:
    """Keep what a journal holds now under a name; what was kept under it before is gone."""
    try:
        files.folder(_saves(), private=True)
        files.replace(_saves() / f"{name}{SUFFIX}", files.read(journal.path), private=True)
    except OSError as error:
        raise SaveError("save-unwritable", name=name, folder=_saves(), why=error.strerror) from error


def saves() -> list[str]:
    """The names of all saves."""
    return sorted(path.stem for path in _saves().glob(f"*{SUFFIX}"))


def of_save(name: str) -> Journal:
    """What a save holds, to be looked at."""
    return Journal.open(_saves() / f"{name}{SUFFIX}")


def from_save(name: str) -> Journal:
    """A journal of its own that goes on from a save, which stays as it is."""
    saved = _saves() / f"{name}{SUFFIX}"
    if not is_name(name) or not files.is_file(saved):
        there = ", ".join(saves())
        raise SaveError("no-save-but" if there else "no-save", name=name[:60], names=there)
    _check_playable(Journal.open(saved))  # before anything is written
    path, _ = begun_anew(folder(), name, lambda path: files.create(path, files.read(saved), private=True))
    return Journal.open(path)


def _check_playable(journal: Journal) -> None:
    """A `SaveError` says why a game cannot go on: its packs or bots are not there, or it does not fit them."""
    for who in journal.header.seats:
        if who.kind != PERSON:
            try:
                maker(who.kind)
            except NoSuchBot as error:
                raise SaveError("cannot-go-on", path=journal.path, why=error) from error
    game = game_of(journal)
    try:
        journal.replay(game)
    except SaveError:
        if not journal.header.changed(game) and not journal.header.is_of_another_version(game):
            raise
        journal.from_rest(game)


def _saves() -> Path:
    return folder() / "saves"


def unfinished() -> tuple[list[Journal], list[str]]:
    """The games that have not come to their end, the last played first; and what is wrong with other files there."""
    found, wrong = [], []
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=_last_played, reverse=True):
        try:
            if not Journal.is_over(path):
                found.append(Journal.open(path))
        except SaveError as error:
            wrong.append(str(error))
    return found, wrong


def named(name: str) -> Path:
    """The journal somebody means: a path, a file among the kept ones, or the beginning of its name."""
    if files.exists(Path(name)):
        return Path(name)
    kept = sorted(folder().glob(f"*{SUFFIX}"))
    found = [p for p in kept if p.name in (name, name + SUFFIX)] or [
        p for p in kept if p.name.startswith(name)
    ]
    if len(found) == 1:
        return found[0]
    raise SaveError("many-journals" if found else "no-such-journal", name=name, count=len(found))


def _last_played(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:  # a link that leads nowhere
        return 0, path.name


def _is_place(game: str) -> bool:
    """Whether somebody names a game by the place of its folder or zip."""
    return files.is_folder(Path(game)) or game.lower().endswith(".zip")


def _is_installed(game: str) -> bool:
    from wlcore.packs.layers import Shelf

    return game in Shelf.installed().manifests


def _installed(game: Game) -> dict[str, str]:
    """The packs of a game that are installed, by where they lie."""
    packs = zip(game.data.places.items(), game.data.files, strict=True)
    return {_real(place): pack for (pack, place), (_, installed, _) in packs if installed}


def _real(place: str) -> str:
    return os.path.realpath(place)
