"""The whole of a state as a value that can be kept and compared, hidden parts included."""

from __future__ import annotations

from marshal import dumps, loads

from wlcore.engine.state import State
from wlcore.engine.unfinished import living

SHARED = frozenset(("g", "trace", "units"))
"""What a state shares with others, or what does not belong to the game."""
PASSING = frozenset(("dark", "steps"))
"""What a state need not keep from one decision to the next, or works out anew."""
PARTS = tuple(name for name in State.__slots__ if name not in SHARED)


def snapshot(state: State, without: frozenset[str] = frozenset()) -> bytes:
    """Everything in a state; equal states give equal bytes."""
    values = [None if name in without else getattr(state, name) for name in PARTS]
    values[PARTS.index("o")] = tuple(state.o)
    values[PARTS.index("st")] = living(state)
    return dumps(values, 2)


def traced_twin(state: State) -> State:
    """The same moment of the same game in the flavour that reports what happens, with nothing reported yet."""
    twin = state.game.bare(state.n, state.r, traced=True)
    for name, value in zip(PARTS, loads(snapshot(state)), strict=True):
        setattr(twin, name, value)
    return twin


def differences(one: bytes, other: bytes) -> str:
    """The names of what differs between two snapshots, for a message."""
    return ", ".join(name for name, a, b in zip(PARTS, loads(one), loads(other), strict=True) if a != b)
