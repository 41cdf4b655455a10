"""A game that people play: choices that can be taken back, a log in words, a journal on disk from which it can go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from wlcore.door import arguments
from wlcore.door.game import EXPLICIT, MOST_SEED, Game
from wlcore.door.plain import Plain
from wlcore.door.starting import count_of, names_of
from wlcore.door.state import State
from wlcore.door.view import View, seen_by
from wlcore.engine.journal import Journal
from wlcore.engine.record import Seat
from wlcore.engine.session import Session as Inner
from wlcore.engine.state import IllegalOption
from wlcore.play import whereabouts
from wlcore.play.kept import choice_of, game_of, gone_on, header_of

REASONS = {
    "nothing": "nothing has been chosen yet",
    "other": "somebody else has chosen last",
    "learned": "somebody has learned something by it",
}


class Session:
    """One game being played, from the beginning to the end. `journal` is a folder in which a file is written as it is played, from
    which `Session.resume` goes on. With `free_undo` everything can be taken back by everybody.

    >>> session = wlcore.Session(game, players=2, names=["Ann", "Ben"], seed=7)
    >>> session.choose(session.state.option("charm"))
    >>> session.log(since=1)[0]
    'Charm goes to tray.'
    """

    __module__ = "wlcore"
    __slots__ = ("_closed", "_game", "_inner", "_journal", "_names")

    def __init__(
        self,
        game: Game,
        players: int = 0,
        seed: int = 0,
        *,
        names: Sequence[str] = (),
        journal: str | Path | None = None,
        free_undo: bool = False,
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"game: a game is wanted, as wlcore.load gives it, not {game!r}")
        if game._chance == EXPLICIT or game._choice is None:
            raise ValueError("game: at a table chance has dice; load it without chance='explicit'")
        if journal is not None and not isinstance(journal, str | Path):
            raise TypeError(f"journal: a folder is wanted, not {journal!r}")
        n, number = count_of(game, players, names), arguments.whole("seed", seed, 0, MOST_SEED)
        self._game, self._names, self._closed = game, names_of(names, n), False
        self._journal: Journal | None = None
        if journal is None:
            self._inner = Inner.start(game._engine, n, number)
        else:
            seats = tuple(Seat(name) for name in self._names or [""] * n)
            header = header_of(game._choice, seats, number, game._engine).of(game._engine)
            whereabouts.note(header)  # whoever loaded the game has named where it lies
            self._journal = Journal.create(Path(journal), replace(header, free_undo=free_undo))
            self._inner = self._journal.begun(game._engine)
            self._inner.recorder = self._journal
        self._inner.free_undo = free_undo

    @classmethod
    def resume(cls, path: str | Path, *, packs: bool = False) -> Session:
        """Go on with a game from its journal; a `SaveError` says why that cannot be. A journal can name packs that nobody at this
        machine has ever loaded; these are opened only with `packs=True`.

        >>> import tempfile
        >>> first = wlcore.Session(game, players=2, seed=7, journal=tempfile.mkdtemp())
        >>> first.choose(first.state.options[0])
        >>> first.close()
        >>> wlcore.Session.resume(first.journal).state == first.state
        True
        """
        if not isinstance(path, str | Path):
            raise TypeError(f"path: a journal is wanted, not {path!r}")
        journal = Journal.open(Path(path))
        if packs:
            whereabouts.note(journal.header)
        engine = game_of(journal)
        made = object.__new__(cls)
        inner, _ = gone_on(journal, engine)
        inner.recorder = journal
        inner.free_undo = journal.header.free_undo
        made._game, made._inner, made._journal = Game._of(engine, choice_of(journal.header)), inner, journal
        made._closed = False
        names = tuple(seat.name for seat in journal.header.seats)
        made._names = names if all(names) else ()
        return made

    # ---- how it stands -------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played.

        >>> session.game.id
        'coin-race'
        """
        return self._game

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called.

        >>> session.names
        ('Ann', 'Ben')
        """
        return self._names

    @property
    def state(self) -> State:
        """The state now, as a copy: what happens to it does not happen in the session.

        >>> session.state.decides
        1
        """
        return Plain._of(self._inner.state.clone(), self._names)

    def view(self, seat: int) -> View:
        """What the player in a seat may know now.

        >>> session.view(2).seat
        2
        """
        arguments.seat("seat", seat, self._inner.state.n)
        return seen_by(self._inner.state, seat, self._names)

    @property
    def choices(self) -> int:
        """How many choices have been made that stand.

        >>> session.choices
        0
        """
        return len(self._inner.moves)

    @property
    def journal(self) -> Path | None:
        """The file that is written, if there is one.

        >>> session.journal is None
        True
        """
        return self._journal.path if self._journal is not None else None

    # ---- playing -------------------------------------------------------------------------------------

    def choose(self, option: int) -> None:
        """Carry out a choice of whoever has to decide; if it cannot be carried out in full, nothing has changed.

        >>> session.choose(session.state.options[0])
        >>> session.choices
        1
        """
        number = arguments.whole("option", option, 0)
        self._check_open("choose")
        try:
            self._inner.choose(number)
        except IllegalOption:
            raise self.state._not_on_offer(number) from None

    def undo(self, seat: int) -> bool:
        """Take the last choice back, if the player in this seat may; whether that was done.

        >>> session.undo(1)
        False
        """
        reader = arguments.seat("seat", seat, self._inner.state.n)
        self._check_open("undo")
        return self._inner.undo(reader)

    def why_not_undo(self, seat: int) -> str:
        """Why the player in this seat cannot take the last choice back; '' if that can be done.

        >>> session.why_not_undo(1)
        'nothing has been chosen yet'
        """
        reason = self._inner.why_no_undo(arguments.seat("seat", seat, self._inner.state.n))
        return REASONS.get(reason, reason)

    def log(self, lang: str = "en", since: int = 0, seat: int | None = None) -> list[str]:
        """What has happened, in words, from the choice with the number `since` on (0: from the beginning), as the player in a seat saw
        it, or all of it without one.

        >>> session.log(since=1)
        []
        """
        inner = self._inner
        reader = None if seat is None else arguments.seat("seat", seat, inner.state.n)
        first = arguments.whole("since", since, 0)
        log, states = (
            self._game._speech.log(lang, self._names, inner.state.n),
            [*(m.before for m in inner.moves), inner.state],
        )
        events = [inner.opening, *(move.events for move in inner.moves)]
        told = list(zip(events, states, strict=True))[first:]
        return [line.text for entries, after in told for line in log.lines(entries, after, reader)]

    def close(self) -> None:
        """Let go of the journal, so that somebody else can go on with it; what has happened can still be looked at.

        >>> session.close()
        >>> session.choose(6)
        Traceback (most recent call last):
        ValueError: choose: this session is closed
        """
        self._closed = True
        if self._journal is not None:
            self._journal.close()

    def _check_open(self, what: str) -> None:
        if self._closed:
            on = f"; wlcore.Session.resume({str(self.journal)!r}) goes on with it" if self._journal else ""
            raise ValueError(f"{what}: this session is closed{on}")

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(
            "a session cannot be pickled or copied: pickle its state, or give it a journal and resume that"
        )

    def __repr__(self) -> str:
        return f"<Session of {self._game.id}: {self._inner.state.people} players, {self.choices} choices>"
