"""The Cavalry closes a town."""

from __future__ import annotations

import pytest

from tests.public_enemy.table import DECKS, TOWNS, Table, outlaws


def sent_to(town: str, *layers: str) -> Table:
    """The second player's turn, with the Cavalry in a town."""
    table = Table("cavalry", *layers)
    if layers:
        table.choose("pass")
    table.choose("source saloon")
    table.choose(f"camp {town}")
    return table


def test_after_taking_a_card_it_may_be_sent():
    """At the end of the own turn a player may put the Cavalry on a town, never on the Saloon.

    PENO-CAV-01
    """
    table = Table("cavalry")
    assert table.offered("source") == set(DECKS), "before a card is taken nothing is moved"
    table.choose("source tombstone")
    assert (table.asked, table.offered("camp")) == (1, set(TOWNS))
    table.choose("camp deadwood")
    assert table.value("cavalry") == DECKS.index("deadwood")
    assert table.asked == 2


def test_it_may_be_left_where_it_is():
    """Moving is a choice.

    PENO-CAV-01
    """
    table = Table("cavalry")
    table.choose("source tombstone")
    table.choose("pass")
    assert table.value("cavalry") == -1
    assert table.asked == 2


@pytest.mark.parametrize("town", TOWNS)
def test_nobody_takes_from_its_deck(town: str):
    """The deck that holds the Cavalry is closed to all until it moves on.

    PENO-CAV-02
    """
    table = sent_to(town)
    for seat in (2, 3, 1):
        assert table.asked == seat
        assert table.offered("source") == set(DECKS) - {town}
        table.take("saloon")
    table.choose("source saloon")
    table.choose(f"camp {TOWNS[TOWNS.index(town) - 1]}")
    assert town in table.offered("source")


def test_it_cannot_be_taken_away():
    """It is left where it is or moved to another town.

    PENO-OPEN-34
    """
    table = sent_to("deadwood")
    table.choose("source tombstone")
    assert table.offers == ["pass", "camp tombstone", "camp cripple-creek", "camp dodge-city"]


def test_off_the_board_at_the_start_of_each_round():
    """No deck is closed at first, nor when a new round begins.

    PENO-OPEN-33
    """
    table = Table("cavalry")
    assert table.value("cavalry") == -1
    table = sent_to("deadwood")
    table.last("ike-clanton")
    assert table.round == 2
    assert table.value("cavalry") == -1
    assert table.offered("source") == set(DECKS)


@pytest.mark.parametrize("way", ["an empty deck", "a fourth gang"])
def test_no_move_when_the_round_has_ended(way: str):
    """Whoever ends the round moves no Cavalry any more.

    PENO-OPEN-35 PENO-OPEN-15
    """
    table = Table("cavalry")
    table.give(3, *outlaws("wild-bunch")[:3])
    if way == "an empty deck":
        table.lay("tombstone", "ike-clanton")
    else:
        table.give(1, "kid-curry", "grat-dalton", "cole-younger")
        table.lay("tombstone", "ike-clanton", "johnny-ringo")
    table.choose("source tombstone")
    assert table.round == 2
    assert table.offered("source") == set(DECKS)


def test_a_closed_deck_cannot_run_out():
    """The last card of a closed deck stays where it is.

    PENO-OPEN-35
    """
    table = sent_to("tombstone")
    table.lay("tombstone", "ike-clanton")
    assert "tombstone" not in table.offered("source")


def test_saloon_effects_are_not_blocked():
    """Saloon cards touch stacks, not decks, whatever town a card came from.

    PENO-OPEN-36
    """
    table = sent_to("tombstone")
    table.give(3, "ike-clanton", "butch-cassidy")
    table.lay("saloon", "bounty-hunter-1", "sheriff-1", "sheriff-2")
    table.take("saloon")
    assert table.offered("outlaw-hit") == {"ike-clanton", "butch-cassidy"}


def test_closed_to_dollars_too():
    """No bonus action on the closed deck.

    PENO-CAV-03
    """
    table = sent_to("tombstone", "dollars")
    table.choose("pay-dollars")
    assert table.offered("buried") == set(TOWNS) - {"tombstone"}
    assert table.offered("watched") == set(DECKS) - {"tombstone"}
