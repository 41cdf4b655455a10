"""A turn: a card from one of five decks."""

from __future__ import annotations

import pytest

from tests.public_enemy.table import DECKS, TOWNS, Table, game
from tests.table import random_game


def test_five_decks_to_take_from():
    """All five decks are on offer.

    PENO-TURN-01
    """
    assert Table().offers == [f"source {deck}" for deck in DECKS]


@pytest.mark.parametrize("town", TOWNS)
def test_the_visible_card_is_taken(town: str):
    """From a town a player takes the card that lies face up, and lays it in front.

    PENO-TURN-01
    """
    table = Table()
    card = table.visible(town)
    table.take(town)
    assert table.stacks(1) == {card}


def test_a_saloon_card_is_unknown_until_it_is_drawn():
    """Nobody knows which Saloon card comes: any of the twelve may.

    PENO-TURN-01
    """
    table = Table()
    drawn = set()
    for seed in range(100):
        twin = table.copy()
        twin.state.rng = seed << 40
        twin.take("saloon")
        drawn |= twin.out
    assert len(drawn) == 12


def test_stacked_by_gang():
    """An outlaw goes on its gang's stack, whatever its town, on top of the others.

    PENO-TURN-02 PENO-EX-01
    """
    table = Table(players=2)
    table.give(1, "belle-starr")
    table.lay("deadwood", "cattle-kate", "pearl-hart")
    table.take("deadwood")
    assert table.stack(1, "loners") == ["cattle-kate", "belle-starr"]


def test_only_the_top_card_is_uncovered():
    """Of a stack only the last card laid can be removed.

    PENO-TURN-02 PENO-OPEN-18
    """
    table = Table(players=2)
    table.give(1, "billy-the-kid", "sam-bass")
    table.give(1, "bob-dalton")
    table.lay("saloon", "sheriff-1", "sheriff-2")
    table.take("saloon")
    assert table.offered("outlaw-lost") == {"sam-bass", "bob-dalton"}


def test_the_next_card_is_turned_up():
    """After a town card is taken everybody sees the next one.

    PENO-TURN-03
    """
    table = Table()
    table.lay("dodge-city", "sam-bass", "bill-power", "bill-doolin")
    table.take("dodge-city")
    assert table.visible("dodge-city") == "bill-power"


def test_nothing_is_turned_up_in_the_saloon():
    """The Saloon stays face down after a card was drawn.

    PENO-TURN-03 PENO-SETUP-03
    """
    table = Table()
    table.lay("saloon", "sheriff-1", "sheriff-2", "sheriff-3")
    table.take("saloon")
    view = table.state.view(2)
    assert [pile.seen for pile in view.zone(table.zone("stock", "saloon"))] == [(), ()]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_clockwise(players: int):
    """After each turn the next player clockwise plays, round the table.

    PENO-TURN-01 PENO-TURN-05
    """
    table = Table(players=players, first=2)
    turns = []
    for turn in range(players + 1):
        turns.append(table.asked)
        table.take(TOWNS[turn % 4])
        if table.round > 1:
            break
    assert turns == [(1 + turn) % players + 1 for turn in range(len(turns))]
    assert len(turns) > 2


def test_a_saloon_card_takes_effect_at_once():
    """The effect is asked for before the next turn begins, and cannot be declined.

    PENO-TURN-04 PENO-SALOON-01
    """
    table = Table()
    table.give(2, "sam-bass", "bob-dalton")
    table.lay("saloon", "bounty-hunter-1", "sheriff-1")
    table.take("saloon")
    assert (table.asked, table.turn) == (1, 1)
    assert table.offers == ["outlaw-hit bob-dalton", "outlaw-hit sam-bass"]


@pytest.mark.parametrize("card", ["bounty-hunter-1", "swindler-1", "sheriff-1"])
def test_an_impossible_effect_does_nothing(card: str):
    """With no card to remove or steal the Saloon card goes out and play goes on.

    PENO-TURN-04 PENO-OPEN-12
    """
    table = Table()
    table.lay("saloon", card, "sheriff-2")
    before = table.out
    table.take("saloon")
    assert table.out - before == {card}
    assert table.asked == 2
    assert all(not table.stacks(seat) for seat in (1, 2, 3))


def test_every_decision_is_a_real_one():
    """In a whole game nobody is asked with fewer than two options, and cards are neither lost nor doubled."""
    for state in random_game(game().new(4, 3)):
        assert state.over or len(state.options) > 1
        assert sorted(card for zone in state.z for card in zone) == list(range(60))
