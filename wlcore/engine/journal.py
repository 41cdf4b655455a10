"""The journal of a game: save, replay and bug report in one file, written as the game is played.

A journal is a file of JSON lines. The first says what is played (game, layers, switches, seats, seed); then comes a
line for each choice in words, for each choice taken back, and one for the end. Every few choices carry a fingerprint of
the state after them. Each line ends with a check of itself and of all lines before it. A line is written before the
next question is asked, so that killing the process loses nothing; a last line not written in full counts for nothing.

With packs that have changed, a game goes on if its choices lead to the recorded fingerprints. If they do not, it can go on
in a new journal from where it last rested: the beginning of a round of its main loop is written down by names.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from wlcore.engine.game import Game
from wlcore.engine.record import (
    FORMAT,
    Chosen,
    Entry,
    Finished,
    Header,
    TakenBack,
    check_of,
    entry_of,
    header_of,
    header_said,
    parsed,
    said,
    sealed,
)
from wlcore.engine.rest import from_words, in_words
from wlcore.engine.saving import SaveError
from wlcore.engine.session import Session
from wlcore.engine.state import State, TooLong

if sys.platform != "win32":  # there, two windows on one journal are not noticed
    import fcntl

BINARY = getattr(os, "O_BINARY", 0)  # only Windows would change the ends of lines
MARK_EVERY = 5
SUFFIX = ".jsonl"
TAIL = 1000
"""More bytes than the last line of a finished game has."""


class Journal:
    """One game on disk: made by `create` for a new game or by `open` for an old one. It is a session's recorder."""

    def __init__(self, path: Path, header: Header, entries: list[Entry], end: int, check: str) -> None:
        self.path, self.header, self.entries = path, header, entries
        self._end, self._check = end, check
        self._file, self._settled = -1, end
        self._choices = sum(isinstance(e, Chosen) for e in entries)

    @classmethod
    def create(cls, folder: Path, header: Header) -> Journal:
        """A new journal in this folder, named by time and game."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            now = time.time()
            stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(now)) + f"-{int(now % 1 * 1e6):06}"
            path = folder / f"{stamp}-{Path(header.game).stem}{SUFFIX}"
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o600)
        except OSError as error:
            raise SaveError(f"no journal can be written in {folder} ({error.strerror})") from error
        header = replace(header, started=time.strftime("%Y-%m-%d %H:%M", time.localtime(now)))
        journal = cls(path, header, [], 0, "")
        journal._hold(file)
        journal._write(header_said(header))
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """The journal in a file; it is only read until `go_on`. A `SaveError` says why it cannot be used."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise SaveError(f"{path} cannot be read ({error.strerror})") from error
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        if not lines:
            start = b'{"journal":'
            cut = data.startswith(start) or start.startswith(data)
            raise SaveError(f"{path} breaks off before the game begins" if cut else f"{path} is no journal")
        header, check = _first(lines[0], path)
        entries = []
        for number, line in enumerate(lines[1:], 2):
            check = check_of(line, check)
            if not check:
                raise SaveError(f"{path} is damaged at line {number}: this is not what was written there")
            try:
                entries.append(entry_of(parsed(line)))
            except (KeyError, TypeError, ValueError) as error:
                raise SaveError(f"{path} makes no sense at line {number}") from error
        return cls(path, header, entries, len(whole), check)

    def go_on(self) -> None:
        """Get ready to write the game on; what was not written in full is cut off. Nobody else may be writing it."""
        try:
            file = os.open(self.path, os.O_RDWR | BINARY)
            self._hold(file)
            if os.fstat(file).st_size < self._end:
                raise SaveError(f"{self.path} has been cut while it was read")
            os.ftruncate(file, self._end)
        except OSError as error:
            raise SaveError(f"{self.path} cannot be written ({error.strerror})") from error

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    @staticmethod
    def ends_finished(path: Path) -> bool:
        """Whether a file ends like the journal of a finished game; reads no more than its last line."""
        with path.open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - TAIL))
            return file.read().rstrip(b"\n").rpartition(b"\n")[2].startswith(b'{"winners":')

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.entries) and isinstance(self.entries[-1], Finished)

    # ---- writing -------------------------------------------------------------------------------------

    def chosen(self, seat: int, option: int, state: State) -> None:
        """Write down a choice of the player in this seat (from 0), and the end if this was it."""
        self._choices += 1
        mark = state.fingerprint() if self._choices % MARK_EVERY == 0 else ""
        entries: list[Entry] = [Chosen(seat + 1, state.game.names.option(option), mark, _rested(state))]
        if state.over:
            entries.append(Finished(tuple(p + 1 for p in state.winners), state.fingerprint()))
        self._write(*map(said, entries))
        self.entries += entries

    def taken_back(self) -> None:
        """Write down that the last choice that stood is taken back."""
        self._write(said(TakenBack()))
        self.entries.append(TakenBack())

    def settle(self) -> None:
        """Make sure that even a failing machine loses nothing; called before a person is asked."""
        if self._settled == self._end:
            return
        try:
            os.fsync(self._file)
        except OSError as error:
            raise SaveError(f"{self.path} cannot be written ({error.strerror})") from error
        self._settled = self._end

    def _write(self, *lines: dict[str, Any]) -> None:
        """Lines at the end of the file: whole, or not at all."""
        text, check = b"", self._check
        for what in lines:
            line, check = sealed(what, check)
            text += line
        try:
            os.lseek(self._file, self._end, os.SEEK_SET)
            written = 0
            while written < len(text):
                written += os.write(self._file, text[written:])
        except OSError as error:
            with suppress(OSError):  # if not even that can be done: half a line counts for nothing
                os.ftruncate(self._file, self._end)
            raise SaveError(f"{self.path} cannot be written ({error.strerror})") from error
        self._end += len(text)
        self._check = check

    def _hold(self, file: int) -> None:
        self._file = file
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                self.close()
                raise SaveError(f"{self.path} is being played in another window") from error

    # ---- replaying -----------------------------------------------------------------------------------

    def replay(self, game: Game) -> Session:
        """The game as it stands, played again from the beginning; after `go_on`, it is written on here."""
        steps = self.steps(game)
        session, _ = next(steps)
        for _ in steps:
            pass
        session.recorder = self if self._file >= 0 else None
        return session

    def begun(self, game: Game) -> Session:
        """The game as it began."""
        header = self.header
        if not header.position:
            return Session.start(game, len(header.seats), header.seed)
        state = game.from_json(header.position, traced=True)
        state.fate = header.fate
        return Session(game, state)

    def steps(self, game: Game) -> Iterator[tuple[Session, Entry | None]]:
        """The game from its beginning, entry by entry; a `SaveError` where it does not replay as recorded."""
        try:
            session = self.begun(game)
        except (TooLong, ValueError) as error:
            raise self._unfit(game, "it does not begin") from error
        yield session, None
        for entry in list(self.entries):
            match entry:
                case Chosen():
                    self._choose(game, session, entry)
                case TakenBack():
                    if not session.moves:
                        raise self._unfit(game, "nothing is left that could be taken back")
                    session.state = session.moves.pop().before
                case Finished():
                    if not session.state.over or session.state.fingerprint() != entry.fingerprint:
                        raise self._unfit(game, "it does not end as recorded")
            yield session, entry

    @property
    def last_rest(self) -> int:
        """After how many of the choices that stand the game last rested; 0 if it has not yet."""
        return max(
            (at for at, chosen in enumerate(self._standing(), 1) if chosen.rest is not None), default=0
        )

    def _standing(self) -> list[Chosen]:
        """The choices that have not been taken back."""
        standing: list[Chosen] = []
        for entry in self.entries:
            if isinstance(entry, Chosen):
                standing.append(entry)
            elif isinstance(entry, TakenBack) and standing:
                standing.pop()
        return standing

    def from_rest(self, game: Game) -> tuple[State, int, list[Chosen], int]:
        """Where a game can go on that does not replay any more: the state at its last rest point, after how many choices
        that was, those of the later ones that still fit if all do, and how many do not.
        """
        standing, at = self._standing(), self.last_rest
        rest = standing[at - 1].rest if at else None
        if rest is None:
            raise SaveError("it has not rested yet, so it cannot go on")
        later = standing[at:]
        state = from_words(game, rest)
        session = Session(game, state.clone())
        for chosen in later:
            option = game.names.option_number(chosen.words)
            if option is None or option not in session.state.o or session.state.who + 1 != chosen.seat:
                return state, at, [], len(later)
            session.choose(option)
        return state, at, later, 0

    def _choose(self, game: Game, session: Session, entry: Chosen) -> None:
        number = len(session.moves) + 1
        option, state = game.names.option_number(entry.words), session.state
        if option is None or option not in state.o or state.who + 1 != entry.seat:
            raise self._unfit(game, f"choice {number} ('{entry.words}') is not on offer")
        try:
            session.choose(option)
        except TooLong as error:
            raise self._unfit(game, f"choice {number} ('{entry.words}') never ends") from error
        if entry.fingerprint and session.state.fingerprint() != entry.fingerprint:
            raise self._unfit(game, f"after choice {number} it is another game")

    def _unfit(self, game: Game, what: str) -> SaveError:
        changed = ", ".join(self.header.changed(game))
        if changed:
            return SaveError(f"{self.path} does not fit the packs as they are now ({changed}): {what}")
        if self.header.is_of_another_version(game):
            return SaveError(
                f"{self.path} was written by another version of wlcore and does not fit this one: {what}"
            )
        return SaveError(f"{self.path} does not replay as recorded: {what}")


def _rested(state: State) -> dict[str, Any] | None:
    """The last rest point that traced code has reported on the way to a state."""
    said = state.game.data["said"]
    reported = [entry[1] for entry in state.trace or () if said[entry[0]][0] == "Repeat"]
    return in_words(state.game, reported[-1], state.n) if reported and not state.over else None


def _first(line: bytes, path: Path) -> tuple[Header, str]:
    """The header of a journal and its check; refused if this is none, or of another version, or changed."""
    try:
        found = parsed(line)
        version = found["journal"]
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"{path} is no journal, or is damaged at line 1") from error
    if version != FORMAT:
        raise SaveError(
            f"{path} was written by another version of wlcore (its format is {version}, not {FORMAT})"
        )
    check = check_of(line, "")
    if not check:
        raise SaveError(f"{path} is damaged at line 1: this is not what was written there")
    try:
        return header_of(found), check
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(f"{path} makes no sense at line 1") from error
