"""Who reads a page: a player in a seat, or somebody who watches and is shown what everybody knows."""

from __future__ import annotations

from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.engine.view import View, view_of
from wlcore.play.words import Wording
from wlcore.records import dataclass
from wlcore.text.log import LogLine

WATCH = "watch"
WATCHER = -1
"""Who reads without a seat; seats count from 0."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks at a page: what they see is that of a seat (from 0) or of everybody; who only watches is asked nothing."""

    seat: int
    watching: bool = False

    @property
    def path(self) -> str:
        """What their page is called in an address."""
        if not self.watching:
            return str(self.seat + 1)
        return WATCH if self.seat == WATCHER else f"{WATCH}-{self.seat + 1}"

    @property
    def sits(self) -> int:
        """The seat in which they sit, or `WATCHER`."""
        return WATCHER if self.watching else self.seat


def sight_of(path: str, seats: int) -> Sight | None:
    """Whose page an address names, if it can be one."""
    if path == WATCH:
        return Sight(WATCHER, True)
    watching, number = path.startswith(f"{WATCH}-"), path.removeprefix(f"{WATCH}-")
    known = number.isdecimal() and len(number) < 4 and 1 <= int(number) <= seats
    return Sight(int(number) - 1, watching) if known else None


def view_for(state: State, reader: int) -> View:
    """What the reader may know: a watcher sits behind the last seat, and knows of each card what all players know."""
    if reader != WATCHER:
        return view_of(state, reader)
    shown, watching = state.clone(), 1 << state.n
    shown.k = [known | watching if known == state.all else known for known in state.k]
    return view_of(shown, state.n)


def happened(session: Session, words: Wording, number: int, reader: int) -> list[LogLine]:
    """What followed from a choice (by its number from 0; -1: from the beginning), as the reader saw it."""
    moves = session.moves
    events = moves[number].events if number >= 0 else session.opening
    after = moves[number + 1].before if number + 1 < len(moves) else session.state
    seat = ~after.n if reader == WATCHER else reader
    return list(words.log.lines(events, view_for(after, reader), seat))
