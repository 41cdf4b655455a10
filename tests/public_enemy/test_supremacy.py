"""The Supremacy token."""

from __future__ import annotations

import pytest

from tests.public_enemy.table import GANGS, Table, game, others, outlaws
from tests.table import random_game


def ruled_by(gang: str, *layers: str, players: int = 3) -> Table:
    """A round in which a gang's token was drawn."""
    table = Table("supremacy", *layers, players=players)
    table.set("supremacy", GANGS.index(gang))
    return table


def test_a_gang_is_drawn_at_the_start_of_each_round():
    """One of the four tokens, at random, known to all.

    PENO-SUP-01 PENO-COMP-08 PENO-DIFF-10
    """
    drawn = {game("supremacy").new(3, seed).v[Table("supremacy")._value("supremacy")] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_all_four_are_in_the_draw_every_round():
    """A gang may be drawn in two rounds running.

    PENO-SUP-01 PENO-OPEN-39
    """
    table = Table("supremacy", players=6)
    drawn = {}
    for _ in random_game(table.state, 8):
        drawn[table.round] = table.value("supremacy")
    pairs = set(zip(drawn.values(), list(drawn.values())[1:], strict=False))
    assert len(drawn) > 5
    assert any(one == other for one, other in pairs)
    assert any(one != other for one, other in pairs)


def test_its_cards_count_as_one_more():
    """Supremacy shows the Daltons; 3 Daltons bring 8 points instead of 5.

    PENO-SUP-02 PENO-EX-03
    """
    table = ruled_by("daltons")
    table.give(2, *others("daltons")[:3])
    table.give(3, *others("loners")[:3])
    assert (table.score(2), table.score(3)) == (8, 5)
    table.last("ike-clanton")
    assert table.one == 2


@pytest.mark.parametrize("gang", GANGS)
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (7, 30), (8, 30), (12, 30)])
def test_no_cards_and_eight_cards(gang: str, count: int, points: int):
    """No cards stay at 0 points, eight and more at 30.

    PENO-OPEN-38
    """
    table = ruled_by(gang)
    table.give(2, *outlaws(gang)[:count])
    assert table.score(2) == points


def test_majorities_stay_as_they_are():
    """Two against two is a tie for the token, with the Supremacy too.

    PENO-OPEN-37
    """
    table = ruled_by("daltons")
    cards = others("daltons")
    table.give(2, *cards[:2])
    table.give(3, *cards[2:4])
    table.last("ike-clanton")
    assert table.owners("daltons") == set()
