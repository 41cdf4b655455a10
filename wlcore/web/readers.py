"""Who reads a page: a player in a seat, or somebody who watches and is shown what everybody knows."""

from __future__ import annotations

from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.engine.view import View, view_of
from wlcore.play.words import Words
from wlcore.text.log import LogLine

WATCHER = -1
"""Who reads without a seat; seats count from 0."""


def view_for(state: State, reader: int) -> View:
    """What the reader may know: a watcher sits behind the last seat, and knows of each card what all players know."""
    if reader != WATCHER:
        return view_of(state, reader)
    shown, watching = state.clone(), 1 << state.n
    shown.k = [known | watching if known == state.all else known for known in state.k]
    return view_of(shown, state.n)


def happened(session: Session, words: Words, number: int, reader: int) -> list[LogLine]:
    """What followed from a choice (by its number from 0; -1: from the beginning), as the reader saw it."""
    moves = session.moves
    events = moves[number].events if number >= 0 else session.opening
    after = moves[number + 1].before if number + 1 < len(moves) else session.state
    seat = ~after.n if reader == WATCHER else reader
    return list(words.log.lines(events, view_for(after, reader), seat))
