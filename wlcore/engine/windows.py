"""Who is asked though there is nothing to choose: so that who is asked does not tell what somebody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from wlcore.whom import ALWAYS, ASKING

if TYPE_CHECKING:
    from wlcore.engine.state import State

ONE_IN = 4
"""Of so many times that somebody might react, but cannot, they are asked once where that is left to chance."""


ON_STACK = 3
"""So many numbers of a frame are about the stack, which is no part of a position: its height, and two places."""


def asks(state: State, who: int) -> bool:
    """Whether somebody with nothing to choose is asked all the same. Chance has no dice here: what it says follows from the whole
    position, so that the dice of the game fall as they would.
    """
    if ASKING[state.r[-1]] == ALWAYS:
        return True
    values = list(state.v)
    for frame in state.g.frames:
        values[frame : frame + ON_STACK] = [0] * ON_STACK
    said = (state.rng, who, values, state.loc, state.passed)
    return crc32(repr(said).encode()) % ONE_IN == 0


def could_lie(state: State, zone: int, first: int, end: int) -> list[int]:
    """The cards of a kind that lie in a hidden zone, for all that everybody knows: those that all know to lie there, and where a
    card lies that not all know, every card of its back of which not all know the place.
    """
    backs, known, everybody, place = state.game.backs, state.k, state.all, state.loc
    hidden = {backs[card] for card in state.z[zone] if known[card] != everybody}
    return [
        card
        for card in range(first, end)
        if (place[card] == zone if known[card] == everybody else backs[card] in hidden)
    ]
