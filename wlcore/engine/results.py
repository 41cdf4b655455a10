"""How a game ended, in numbers: what it counts as the score, what the end is worth to each player, who has which place."""

from __future__ import annotations

from wlcore.engine.measures import measure
from wlcore.engine.state import State


def scores(state: State) -> list[int]:
    """By seat (from 0) what the pack counts as the score, or else 1 for winners and 0 for the others."""
    found = _measured(state, state.game.data.score, state.n)
    return [int(seat in state.winners) for seat in range(state.n)] if found is None else found


def results(state: State, seats: int = 0) -> list[float]:
    """By seat what the end of the game is worth, as the pack says it; else the part of the victory, together 1. While the game goes on,
    0 for all. Of so many seats, where those of automata count as well.
    """
    seats = seats or state.n
    if not state.over:
        return [0.0] * seats
    found = _measured(state, state.game.data.result, seats)
    if found is not None:
        return [float(number) for number in found]
    won = state.winners
    return [1 / len(won) if seat in won else 0.0 for seat in range(seats)]


def places(state: State, seats: int = 0) -> list[int]:
    """By seat the place in which somebody ended, the first is 1, and who is equal shares one: by what the end is worth to each, if the pack
    says so; else winners first, and then by score. While the game goes on, 0 for all.
    """
    seats = seats or state.n
    if not state.over:
        return [0] * seats
    found = _measured(state, state.game.data.result, seats)
    if found is not None:
        worth = [(number, 0) for number in found]
    else:
        counted = _measured(state, state.game.data.score, seats) or [0] * seats
        worth = [(1, 0) if seat in state.winners else (0, number) for seat, number in enumerate(counted)]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def _measured(state: State, name: str, seats: int) -> list[int] | None:
    if not name:
        return None
    of = measure(state.game, name)
    return [int(of(state, seat)) for seat in range(seats)]
