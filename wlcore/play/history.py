"""How the scores rose in a game: at the beginning of turns, as far as the pack says when one begins, else evenly."""

from __future__ import annotations

from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.play.scores import scores
from wlcore.records import dataclass

COLUMNS = 12
"""No more moments than these are told."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The scores by seat (from 0) before a choice (by its number from 0; the last one is the end)."""

    choice: int
    scores: tuple[int, ...]


def history(session: Session) -> tuple[Stand, ...]:
    """The scores at moments of the game, evenly spread, the end last."""
    moments = [(number, move.before) for number, move in enumerate(session.moves) if _begins(session, number)]
    moments.append((len(session.moves), session.state))
    step = max(1, -(-len(moments) // COLUMNS))
    chosen = moments[::-1][::step][::-1]
    return tuple(Stand(number, _scores(state)) for number, state in chosen)


def _begins(session: Session, number: int) -> bool:
    """Whether a turn begins with the choice before, or, where nobody can tell, any choice."""
    data = session.game.data
    turn = data.screen["turn"]
    if not turn or not number:
        return True
    at = data.value_dims[turn][0]
    return bool(session.moves[number - 1].before.v[at] != session.moves[number].before.v[at])


def _scores(state: State) -> tuple[int, ...]:
    copy = state.clone()
    return tuple(scores(copy)[seat + 1] for seat in range(state.n))
