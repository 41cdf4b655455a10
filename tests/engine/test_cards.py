"""Moves of cards that are written in one step do what the steps one by one do."""

import pytest

from wlcore.engine.cards import fix_top, put, take_top
from wlcore.engine.chance import Dice
from wlcore.engine.state import State
from wlcore.loading import load


def by_steps(state: State, deck: int, zone: int) -> int:
    card = fix_top(state, deck)
    if card >= 0:
        put(state, card, zone, False)
    return card


@pytest.mark.parametrize("name", ["western-legends", "public-enemy"])
def test_a_card_is_taken_from_a_deck_as_by_its_steps(name):
    """From every deck into every other zone, in positions of all kinds: the same card, the same order, the same knowledge."""
    game, dice = load(name), Dice(5)
    sizes = set()
    for seed in range(3):
        state = game.new(3, seed)
        for number in range(120):
            if state.over:
                break
            state.apply(state.o[dice.below(len(state.o))])
            decks = [zone for zone, fixed in enumerate(state.g.fixed) if fixed >= 0]
            deck, zone = decks[dice.below(len(decks))], dice.below(len(state.z))
            if deck != zone:
                one, other = state.clone(), state.clone()
                for _ in range(dice.below(4) or len(one.z[deck]) + 1):
                    sizes.add((min(len(one.z[deck]), 3), state.g.sight[zone]))
                    assert take_top(one, deck, zone) == by_steps(other, deck, zone), (seed, number)
                    assert (one.fingerprint(), one.loc) == (other.fingerprint(), other.loc), (seed, number)
    assert {size for size, _ in sizes} == {0, 1, 2, 3}
    assert len({sight for _, sight in sizes}) > 1
