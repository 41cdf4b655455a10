"""The journal of a game: what a game goes on from, its replay and its bug report in one file, written as the game is played.

A journal is a file of JSON lines. The first says what is played (game, layers, switches, seats, seed); then comes a
line for each choice in words, with a fingerprint of the state after it, for each choice taken back, and one for the end.
Each line ends with a check of itself and of all lines before it. A line is written before the
next question is asked, so that killing the process loses nothing; a last line not written in full counts for nothing.

With packs that have changed, a game goes on if its choices lead to the recorded fingerprints. If they do not, it can go on
from where it last rested: the beginning of a round of its main loop is written down by names. Either is a line as well,
and what comes before it is history: replaying begins where the packs changed last.
"""

from __future__ import annotations

import errno
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from wlcore import files
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.record import (
    FORMAT,
    Chosen,
    Entry,
    Finished,
    Header,
    Played,
    Renewed,
    TakenBack,
    check_of,
    entry_of,
    header_of,
    header_said,
    parsed,
    said,
    sealed,
)
from wlcore.engine.refusals import SaveError
from wlcore.engine.rest import from_words, in_words
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.engine.tape import FileTape, Tape

SUFFIX = ".jsonl"
TAIL = 1000
"""More bytes than the last line of a finished game has."""
NO_NAME = re.compile(r"[^\w-]+")
LONGEST_NAME = 60
MOST_AT_ONCE = 1000


class Journal:
    """One game on disk: made by `create` for a new game or by `open` for an old one. It is a session's recorder.

    `header` and `entries` are what counts since the packs changed last; `base` is where the game then rested, by names,
    and `earlier` how many choices had led there.
    """

    def __init__(self, path: Path, header: Header, entries: list[Played], end: int, check: str) -> None:
        self.path, self.header, self.entries = path, header, entries
        self.base: dict[str, Any] | None = None
        self.earlier = 0
        self._end, self._check = end, check
        self._tape: Tape | None = None

    @classmethod
    def create(cls, folder: Path, header: Header) -> Journal:
        """A new journal in this folder, named by time and game."""
        header = replace(header, started=time.strftime("%Y-%m-%d %H:%M"))
        path, file = begun_anew(folder, Path(header.game).stem, files.begin)
        return cls.on(FileTape(path, file), header)

    @classmethod
    def on(cls, tape: Tape, header: Header) -> Journal:
        """A new journal whose lines go to a tape on which nothing stands yet."""
        journal = cls(tape.path, header, [], 0, "")
        journal._tape = tape
        journal._write(header_said(header))
        return journal

    @classmethod
    def open(cls, path: Path) -> Journal:
        """The journal in a file; it is only read until `go_on`. A `SaveError` says why it cannot be used."""
        try:
            data = files.read(path)
        except OSError as error:
            raise SaveError("unreadable", path=path, why=error.strerror) from error
        return cls.read(path, data)

    @classmethod
    def read(cls, path: Path, data: bytes) -> Journal:
        """The journal that these bytes are; `path` is what it is called in messages."""
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        if not lines:
            start = b'{"journal":'
            cut = data.startswith(start) or start.startswith(data)
            raise SaveError("breaks-off" if cut else "no-journal", path=path)
        header, check = _first(lines[0], path)
        journal = cls(path, header, [], len(whole), check)
        for number, line in enumerate(lines[1:], 2):
            check = check_of(line, check)
            if not check:
                raise SaveError("damaged", path=path, line=number)
            try:
                journal.note(line)
            except (KeyError, TypeError, ValueError) as error:
                raise SaveError("senseless", path=path, line=number) from error
        journal._check = check
        return journal

    def go_on(self, tape: Tape | None = None) -> None:
        """Get ready to write the game on, on its file or on the tape it was read from; what was not written in full is cut
        off. Nobody else may be writing it.
        """
        self._tape = FileTape.again(self.path, self._end) if tape is None else tape

    def close(self) -> None:
        """Let go of what it is written on."""
        if self._tape is not None:
            self._tape.close()
            self._tape = None

    @staticmethod
    def is_over(path: Path) -> bool:
        """Whether a file ends like the journal of a finished game, or is empty: killed before the game was begun. No more
        than its last line is read.
        """
        try:
            end = files.read_end(path, TAIL)
        except OSError as error:
            raise SaveError("unreadable", path=path, why=error.strerror) from error
        return not end or end.rstrip(b"\n").rpartition(b"\n")[2].startswith(b'{"winners":')

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.entries) and isinstance(self.entries[-1], Finished)

    @property
    def choices(self) -> int:
        """How many choices have been made since the packs changed last."""
        return sum(isinstance(entry, Chosen) for entry in self.entries)

    def note(self, line: bytes) -> None:
        """Count a line that stands in the file; a `ValueError`, `TypeError` or `KeyError` if it makes no sense."""
        self._note(entry_of(parsed(line)))

    def _note(self, entry: Entry) -> None:
        if not isinstance(entry, Renewed):
            self.entries.append(entry)
            return
        standing, at = self.standing, entry.after
        self.header = entry.on(self.header)
        if at is not None:
            self.base = self._rest_after(at)
            self.earlier += at
        since = standing[at or 0 :] if entry.kept else []
        self.entries = [replace(chosen, fingerprint="") for chosen in since]

    # ---- writing -------------------------------------------------------------------------------------

    def chosen(self, seat: int, option: int, state: State) -> None:
        """Write down a choice of the player in this seat (from 0), and the end if this was it."""
        words, mark = state.game.names.option(option), state.fingerprint()
        entries: list[Played] = [Chosen(seat + 1, words, mark, _rested(state))]
        if state.over:
            entries.append(Finished(tuple(p + 1 for p in state.winners), state.fingerprint()))
        self._write(*map(said, entries))
        self.entries += entries

    def taken_back(self) -> None:
        """Write down that the last choice that stood is taken back."""
        self._write(said(TakenBack()))
        self.entries.append(TakenBack())

    def renew(self, game: Game, after: int | None = None, kept: bool = True, position: str = "") -> None:
        """Write down that the game goes on with other packs, from where it rested or from another position."""
        entry = Renewed.of(self.header.of(game), after, kept, position)
        self._write(said(entry))
        self._note(entry)

    def settle(self) -> None:
        """Make sure that even a failing machine loses nothing; called before a person is asked."""
        self._open_tape().settle()

    def _write(self, *lines: dict[str, Any]) -> None:
        """Lines at the end: whole, or not at all."""
        text, check = b"", self._check
        for what in lines:
            line, check = sealed(what, check)
            text += line
        self._open_tape().write(self._end, text)
        self._end += len(text)
        self._check = check

    def _open_tape(self) -> Tape:
        if self._tape is None:
            raise SaveError("unwritable", path=self.path, why=os.strerror(errno.EBADF))
        return self._tape

    # ---- replaying -----------------------------------------------------------------------------------

    def replay(self, game: Game, marked: bool = True) -> Session:
        """The game as it stands, played again from the beginning; after `go_on`, it is written on here.

        Fingerprints must be as recorded, unless that is not wanted.
        """
        steps = self.steps(game, marked)
        session, _ = next(steps)
        for _ in steps:
            pass
        session.recorder = self if self._tape is not None else None
        return session

    def begun(self, game: Game) -> Session:
        """The game as it began, or as it went on when the packs changed last."""
        session = self._begun(game)
        session.free_undo = self.header.free_undo
        return session

    def _begun(self, game: Game) -> Session:
        if self.base is not None:
            state = from_words(game, self.base)
            return Session(game, state, opening=state.trace or [])
        if not self.header.position:
            return Session.start(game, len(self.header.seats), self.header.seed)
        return self._placed(game, self.header.position)

    def _placed(self, game: Game, position: str) -> Session:
        state = game.from_json(position, traced=True)
        state.fate = self.header.fate
        return Session(game, state)

    def fits(self, game: Game, position: str) -> bool:
        """Whether the choices that stand can be made from this position on."""
        return self._fits(self._placed(game, position), self.standing)

    def steps(self, game: Game, marked: bool = True) -> Iterator[tuple[Session, Played | None]]:
        """The game from its beginning, entry by entry; a `SaveError` where it does not replay as recorded."""
        try:
            session = self.begun(game)
        except (RuleFault, ValueError) as error:
            raise self._unfit(game, SaveError("not-begun")) from error
        yield session, None
        for entry in list(self.entries):
            match entry:
                case Chosen():
                    self._choose(game, session, entry, marked)
                case TakenBack():
                    if not session.moves:
                        raise self._unfit(game, SaveError("nothing-left"))
                    session.state = session.moves.pop().before
                case Finished():
                    if not session.state.over or session.state.fingerprint() != entry.fingerprint:
                        raise self._unfit(game, SaveError("other-end"))
            yield session, entry

    @property
    def last_rest(self) -> int:
        """After how many of the choices that stand the game last rested; 0 if it has not yet."""
        return max((at for at, chosen in enumerate(self.standing, 1) if chosen.rest is not None), default=0)

    @property
    def rested(self) -> bool:
        """Whether it can go on from where it rested."""
        return self.base is not None or bool(self.last_rest)

    @property
    def standing(self) -> list[Chosen]:
        """The choices that have not been taken back."""
        standing: list[Chosen] = []
        for entry in self.entries:
            if isinstance(entry, Chosen):
                standing.append(entry)
            elif isinstance(entry, TakenBack) and standing:
                standing.pop()
        return standing

    def _rest_after(self, at: int) -> dict[str, Any]:
        """Where the game rested after so many of the choices that stand."""
        standing = self.standing
        if not 0 <= at <= len(standing):
            raise ValueError(f"there is no choice {at} in it")
        rest = standing[at - 1].rest if at else self.base
        if rest is None:
            raise ValueError(f"it has not rested after choice {at}")
        return rest

    def from_rest(self, game: Game) -> tuple[int, int, bool]:
        """Where a game can go on that does not replay any more: after how many of the choices that stand it last rested,
        how many came later, and whether these still fit. They stand all or not at all.
        """
        standing, at = self.standing, self.last_rest
        try:
            rest = self._rest_after(at)
        except ValueError:
            raise SaveError("not-rested") from None
        later = standing[at:]
        return at, len(later), self._fits(Session(game, from_words(game, rest)), later)

    def _fits(self, session: Session, later: Sequence[Chosen]) -> bool:
        """Whether these choices can be made one after the other."""
        try:
            for chosen in later:
                self._choose(session.game, session, chosen, marked=False)
        except SaveError:
            return False
        return True

    def _choose(self, game: Game, session: Session, entry: Chosen, marked: bool) -> None:
        number = len(session.moves) + 1
        option, state = game.names.option_number(entry.words), session.state
        if option is None or option not in state.o or state.who + 1 != entry.seat:
            raise self._unfit(game, SaveError("not-on-offer", choice=number, words=entry.words))
        try:
            session.choose(option)
        except RuleFault as error:
            raise self._unfit(
                game, SaveError("fails", choice=number, words=entry.words, what=error)
            ) from error
        if marked and entry.fingerprint and session.state.fingerprint() != entry.fingerprint:
            raise self._unfit(game, SaveError("diverges", choice=number))

    def _unfit(self, game: Game, what: SaveError) -> SaveError:
        changed = ", ".join(self.header.changed(game))
        if changed:
            return SaveError("other-packs", path=self.path, changed=changed, what=what)
        if self.header.is_of_another_version(game):
            return SaveError("other-version", path=self.path, what=what)
        return SaveError("unlike", path=self.path, what=what)


T = TypeVar("T")


def begun_anew(folder: Path, name: str, begin: Callable[[Path], T]) -> tuple[Path, T]:
    """A file in this folder, named by time and by what it is called, that nothing else is called; and what `begin` makes
    of it, which fails where something is. A `SaveError` says why there can be none.
    """
    now = time.time()
    stamp, part = time.strftime("%Y%m%d-%H%M%S", time.localtime(now)), int(now % 1 * 1e6)
    name = NO_NAME.sub("-", name)[:LONGEST_NAME]
    try:
        files.folder(folder, private=True)
        for number in range(part, part + MOST_AT_ONCE):
            path = folder / f"{stamp}-{number:06}-{name}{SUFFIX}"
            with suppress(FileExistsError):  # begun in the same instant, or the clock was set back
                return path, begin(path)
    except OSError as error:
        raise SaveError("no-journal-written", folder=folder, why=error.strerror) from error
    raise SaveError("no-journal-written", folder=folder, why=os.strerror(errno.EEXIST))


def _rested(state: State) -> dict[str, Any] | None:
    """The last rest point that traced code has reported on the way to a state."""
    said = state.game.data.said
    reported = [entry[1] for entry in state.trace or () if said[entry[0]][0] == "Repeat"]
    return in_words(state.game, reported[-1], state.n) if reported and not state.over else None


def _first(line: bytes, path: Path) -> tuple[Header, str]:
    """The header of a journal and its check; refused if this is none, or of another version, or changed."""
    try:
        found = parsed(line)
        version = found["journal"]
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError("no-journal-or-damaged", path=path) from error
    if version != FORMAT:
        raise SaveError("other-journal-format", path=path, found=f"{version!r:.20}", wanted=FORMAT)
    check = check_of(line, "")
    if not check:
        raise SaveError("damaged", path=path, line=1)
    try:
        return header_of(found), check
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError("senseless", path=path, line=1) from error
