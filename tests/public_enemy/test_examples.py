"""What can be worked out from the rules: odds that players may know, counted on what one of them sees."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.public_enemy.table import GANGS, TOWNS, Table, outlaws
from tests.table import random_game
from wlcore.engine.chance import Dice


def hidden(table: Table, seat: int, town: str) -> list[str]:
    """The cards of a town that lie face down, as far as a player can tell: in no order."""
    *below, _ = table.state.view(seat).zone(table.zone("stock", town))
    assert all(not pile.unseen for pile in below)
    return [table.names.cards[card] for pile in below for card in pile.seen]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_odds_in_a_town(seat: int):
    """Tombstone: 3 red and 2 yellow taken, 1 blue visible. Of 6 hidden cards 3 are green.

    PENO-EX-04 PENO-TIP-01
    """
    table = Table()
    taken = [*outlaws("wild-bunch", "tombstone"), *outlaws("loners", "tombstone")[:2]]
    blue, *rest = outlaws("james-younger", "tombstone")
    table.give(2, *taken)
    table.lay(
        "tombstone", blue, under=[*outlaws("daltons", "tombstone"), *rest, outlaws("loners", "tombstone")[2]]
    )
    cards = hidden(table, seat, "tombstone")
    gangs = Counter(gang for gang in GANGS for card in cards if card in outlaws(gang))
    assert gangs == {"daltons": 3, "james-younger": 2, "loners": 1}
    assert Fraction(gangs["daltons"], len(cards)) == Fraction(1, 2)


def test_odds_of_the_leader():
    """Cripple Creek: 4 cards, Bob Dalton among the 3 hidden ones: he comes next once in three times.

    PENO-EX-05
    """
    table = Table()
    table.lay("cripple-creek", "soapy-smith", under=["bob-dalton", "elzy-lay", "jim-cummins"])
    cards = hidden(table, 2, "cripple-creek")
    assert Fraction(cards.count("bob-dalton"), len(cards)) == Fraction(1, 3)
    came = Counter()
    for seed in range(600):
        twin = table.copy()
        twin.state.rng = pow(seed + 1, 5, 2**64)
        twin.take("cripple-creek")
        came[twin.visible("cripple-creek")] += 1
    assert set(came) == {"bob-dalton", "elzy-lay", "jim-cummins"}
    assert came["bob-dalton"] / 600 == pytest.approx(1 / 3, abs=0.05)


def test_an_unseen_leader_becomes_likelier():
    """The fewer cards a deck has, the likelier its leader comes next.

    PENO-TIP-02
    """
    table = Table(players=6)
    rest = [card for card in outlaws(town="cripple-creek") if card != "bob-dalton"]
    chances = []
    for left in range(len(rest) - 1, 0, -1):
        table.lay("cripple-creek", rest[0], under=["bob-dalton", *rest[1:left]])
        cards = hidden(table, 1, "cripple-creek")
        chances.append(Fraction(cards.count("bob-dalton"), len(cards)))
    assert chances == [Fraction(1, n) for n in range(len(rest) - 1, 0, -1)]


@pytest.mark.parametrize("layers", [(), ("cavalry",), ("supremacy",), ("duel",)], ids="+".join)
def test_what_has_been_taken_can_be_remembered(layers: tuple[str, ...]):
    """At every decision each player knows which cards a town still hides, and nothing of their order.

    PENO-TIP-01
    """
    table = Table(*layers, players=3)
    stocks = {town: table.zone("stock", town) for town in TOWNS}
    for state in random_game(table.state, 4):
        if state.over:
            break
        for seat in (1, 2, 3):
            view = state.view(seat)
            for stock in stocks.values():
                *below, top = view.zone(stock)
                assert sorted(card for pile in below for card in pile.seen) == sorted(state.z[stock][:-1])
                assert len(below) <= 1, "one pile in an order that nobody knows"
                assert top.seen == (state.z[stock][-1],)


def test_imagined_games_agree_with_what_is_seen():
    """A game imagined from a view looks the same to that player, and hides the cards of each town in that town."""
    dice = Dice(1)
    table = Table("dollars", players=4)
    for number, state in enumerate(random_game(table.state, 6)):
        if number % 7 or state.over:
            continue
        for seat in range(1, 5):
            view = state.view(seat)
            imagined = view.imagine(dice)
            assert imagined.view(seat) == view
            for town in TOWNS:
                cards = {table.names.cards[card] for card in imagined.z[table.zone("stock", town)]}
                assert cards <= set(outlaws(town=town))
