"""The door through which chance comes: what is fixed in a state comes first, and a copy of the state keeps it."""

from __future__ import annotations

import pytest

from wlcore.engine.chance import Unfateful, one_of
from wlcore.loading import load

GAME = load("public-enemy")


def test_choices_by_chance_are_fixed_by_name():
    """Each outcome is used once; afterwards chance goes on as ever."""
    for seat in range(3):
        state = GAME.new(3, 5, traced=True, fate=(("reader", (seat,)),))
        assert state.who == seat
        assert state.fate == ()


def test_a_copy_keeps_what_is_fixed():
    """A clone has its own queue."""
    state = GAME.new(3, 5, traced=True, fate=(("somebody", (1,)),))
    twin = state.clone()
    assert one_of(twin, "somebody", [0, 1, 2]) == 1
    assert (state.fate, twin.fate) == ((("somebody", (1,)),), ())


def test_what_cannot_come_is_refused():
    """An outcome that is not in the pool raises and says what is."""
    state = GAME.new(3, 5, traced=True, fate=(("somebody", (7,)),))
    with pytest.raises(Unfateful) as found:
        one_of(state, "somebody", [0, 1])
    assert found.value.pool == (0, 1)


def test_nothing_fixed_changes_nothing():
    """With an empty queue the same seed gives the same game in both flavours."""
    fast, traced = GAME.new(4, 9), GAME.new(4, 9, traced=True)
    for _ in range(40):
        if fast.over:
            break
        fast.apply(fast.options[0])
        traced.apply(traced.options[0])
    assert fast.fingerprint() == traced.fingerprint()
