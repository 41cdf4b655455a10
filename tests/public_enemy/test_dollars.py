"""Dollars tiles and what they buy."""

from __future__ import annotations

import pytest

from tests.public_enemy.table import DECKS, TOWNS, Table


def known(table: Table, seat: int, deck: str) -> list[list[str]]:
    """What a player knows of a deck, block by block, the top one first."""
    piles = reversed(table.state.view(seat).zone(table.zone("stock", deck)))
    return [[table.names.cards[card] for card in pile.seen] for pile in piles]


def tiles(table: Table) -> list[int]:
    """The tiles of each player."""
    return [table.value("dollars", seat) for seat in range(table.state.n)]


@pytest.mark.parametrize("players", [2, 6])
def test_two_tiles_each(players: int):
    """At the start of a round each player has two tiles; twelve serve six.

    PENO-DOLLAR-01 PENO-COMP-08
    """
    assert tiles(Table("dollars", players=players)) == [2] * players


def test_unspent_tiles_are_returned():
    """Each round begins with exactly two tiles, spent or not.

    PENO-DOLLAR-01 PENO-OPEN-29
    """
    table = Table("dollars")
    table.choose("pay-dollars")
    table.choose("watched saloon")
    assert tiles(table) == [1, 2, 2]
    table.last("ike-clanton")
    assert table.round == 2
    assert tiles(table) == [2, 2, 2]


def test_one_tile_a_turn_before_the_card():
    """Before taking a card a player may spend one tile, and only one.

    PENO-DOLLAR-02
    """
    table = Table("dollars")
    assert table.offers == ["pass", "pay-dollars"]
    table.choose("pay-dollars")
    assert {words.split(" ")[0] for words in table.offers} == {"buried", "watched"}
    table.choose("buried tombstone")
    assert table.offers == [f"source {deck}" for deck in DECKS]
    table.choose("source tombstone")
    assert (table.asked, tiles(table)) == (2, [1, 2, 2])


def test_without_tiles_nothing_is_offered():
    """Who has no tile left takes a card straight away.

    PENO-DOLLAR-02
    """
    table = Table("dollars", players=2)
    table.set("dollars", 0, 1)
    table.take("tombstone")
    assert table.offers == [f"source {deck}" for deck in DECKS]


def test_a_visible_outlaw_goes_under_its_deck():
    """Bonus action 1: the visible card goes to the bottom, everybody sees the next one.

    PENO-DOLLAR-03
    """
    table = Table("dollars")
    table.lay("dodge-city", "sam-bass", "bill-power", "bill-doolin")
    table.choose("pay-dollars")
    table.choose("buried dodge-city")
    assert table.cards("stock", "dodge-city") == ["bill-power", "bill-doolin", "sam-bass"]
    assert table.visible("dodge-city") == "bill-power"
    assert known(table, 3, "dodge-city") == [["bill-power"], [], ["sam-bass"]]


def test_the_next_one_is_drawn_from_the_rest():
    """The card put under a deck does not come up again before the others have.

    PENO-DOLLAR-03
    """
    for seed in range(20):
        table = Table("dollars")
        buried = table.visible("tombstone")
        table.state.rng = seed << 40
        table.choose("pay-dollars")
        table.choose("buried tombstone")
        assert table.visible("tombstone") != buried
        assert table.cards("stock", "tombstone")[-1] == buried


def test_not_on_a_single_card_nor_in_the_saloon():
    """Where it would change nothing it is not offered, nor where no card is visible.

    PENO-OPEN-30 PENO-DOLLAR-03
    """
    table = Table("dollars")
    table.lay("deadwood", "pearl-hart")
    table.choose("pay-dollars")
    assert table.offered("buried") == set(TOWNS) - {"deadwood"}


@pytest.mark.parametrize("deck", DECKS)
def test_a_look_at_the_first_hidden_card(deck: str):
    """Bonus action 2: the second card of a town or the top card of the Saloon, seen by the spender alone.

    PENO-DOLLAR-04 PENO-OPEN-31
    """
    table = Table("dollars")
    before = known(table, 2, deck)
    table.choose("pay-dollars")
    table.choose(f"watched {deck}")
    cards = table.cards("stock", deck)
    place = 0 if deck == "saloon" else 1
    assert known(table, 1, deck)[place] == [cards[place]]
    assert known(table, 2, deck)[place] == known(table, 3, deck)[place] == []
    if deck != "saloon":
        assert known(table, 2, deck)[0] == before[0] == [cards[0]]


def test_no_look_where_nothing_is_hidden():
    """A town deck with one card hides nothing.

    PENO-OPEN-31
    """
    table = Table("dollars")
    table.lay("deadwood", "pearl-hart")
    table.lay("saloon", "sheriff-1")
    table.choose("pay-dollars")
    assert table.offered("watched") == set(DECKS) - {"deadwood"}


def test_what_was_seen_comes_next():
    """The card that was looked at is the one that is turned up or drawn.

    PENO-DOLLAR-04
    """
    for deck in DECKS:
        table = Table("dollars")
        table.choose("pay-dollars")
        table.choose(f"watched {deck}")
        seen = known(table, 1, deck)[0 if deck == "saloon" else 1]
        table.choose(f"source {deck}")
        came = table.cards("out") if deck == "saloon" else [table.visible(deck)]
        assert came == seen


def test_a_look_is_forgotten_when_the_deck_is_built_anew():
    """In a new round nobody knows any hidden place.

    PENO-DOLLAR-04 PENO-ROUND-04
    """
    table = Table("dollars")
    table.choose("pay-dollars")
    table.choose("watched tombstone")
    table.last("pearl-hart")
    assert table.round == 2
    assert [len(block) for block in known(table, 1, "tombstone")] == [1, 11]


@pytest.mark.parametrize("bonus", ["buried deadwood", "watched deadwood"])
def test_then_any_deck_may_be_taken(bonus: str):
    """After a bonus action the spender takes from any deck, the changed one too.

    PENO-OPEN-32
    """
    table = Table("dollars")
    table.choose("pay-dollars")
    table.choose(bonus)
    assert table.offered("source") == set(DECKS)
    card = table.visible("deadwood")
    table.choose("source deadwood")
    assert table.stacks(1) == {card}
