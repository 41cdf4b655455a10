"""Who has won, in numbers: what the pack counts as a score, or else 1 for winners and 0 for the others."""

from __future__ import annotations

from wlcore.budget import STEPS
from wlcore.engine.measures import measure
from wlcore.engine.state import State


def score_name(state: State) -> str:
    """The query that the pack names as the score, if it names one."""
    return str(state.game.data.get("score", ""))


def scores(state: State) -> dict[int, int]:
    """The score of each seat (from 1)."""
    query = state.g.functions.get("q_" + score_name(state).replace("-", "_"))
    if query is None:
        return {seat + 1: int(seat in state.winners) for seat in range(state.n)}
    state.steps = STEPS
    return {seat + 1: int(query(state, seat, seat)) for seat in range(state.n)}


def counted(state: State, seat: int) -> list[tuple[str, int]]:
    """What the pack wants to be told beside the score of the player in a seat (from 0), apart from what is nothing."""
    names = state.game.data["screen"]["counted"]
    found = [(name, measure(state.game, name)(state, seat)) for name in names]
    return [(name, number) for name, number in found if number]
