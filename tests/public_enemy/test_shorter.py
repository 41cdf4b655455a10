"""The shorter game for two to four."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.public_enemy.table import GANGS, LEADERS, TOWNS, Table, game, outlaws
from tests.table import random_game


def in_play(table: Table) -> set[str]:
    """The outlaws that are not in the box."""
    return set(outlaws()) - set(table.cards("left-out"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_left(players: int):
    """8 outlaws a town, 2 of each gang in it, all four leaders; 3 Saloon cards of each kind.

    PENO-FAST-01 PENO-FAST-02
    """
    table = Table("shorter", players=players)
    assert len(in_play(table)) == 32
    for town in TOWNS:
        assert set(table.cards("stock", town)) == in_play(table) & set(outlaws(town=town))
        assert [len(in_play(table) & set(outlaws(gang, town))) for gang in GANGS] == [2, 2, 2, 2]
    assert set(LEADERS.values()) <= in_play(table)
    kinds = Counter(card.rsplit("-", 1)[0] for card in table.cards("stock", "saloon"))
    assert kinds == {"bounty-hunter": 3, "swindler": 3, "sheriff": 3}


def test_drawn_by_lot():
    """Which outlaw of a gang stays out is chance, never its leader.

    PENO-OPEN-40
    """
    out = Counter(card for n in range(60) for card in left_out(n * n))
    assert set(out) == {
        *(set(outlaws()) - set(LEADERS.values())),
        "bounty-hunter-4",
        "swindler-4",
        "sheriff-4",
    }


def left_out(seed: int) -> list[str]:
    """The cards in the box of the game with this seed."""
    table = Table("shorter")
    table.state = table.game.new(3, seed)
    return table.cards("left-out")


def test_the_same_cards_for_the_whole_game():
    """What is left out never comes back, in no round.

    PENO-FAST-01 PENO-OPEN-40
    """
    table = Table("shorter", players=4)
    out = set(table.cards("left-out"))
    rounds = set()
    for _ in random_game(table.state, 2):
        rounds.add(table.round)
        assert set(table.cards("left-out")) == out
        assert sum(table.size(town) for town in TOWNS) <= 32
    assert len(rounds) > 1


def test_nobody_knows_which():
    """No player knows of any outlaw that might be out whether it is.

    PENO-OPEN-40
    """
    table = Table("shorter", players=2)
    (box,) = table.state.view(1).zone(table.zone("left-out"))
    assert {table.names.cards[card] for card in box.seen} == {"bounty-hunter-4", "swindler-4", "sheriff-4"}
    assert len(box.unseen) == 16


def test_not_for_five():
    """Five players are told in one sentence, with the clause, that this is for two to four.

    PENO-FAST-01 PENO-SETUP-05
    """
    with pytest.raises(
        ValueError, match=r"^'Shorter game' is for 2 to 4 players, not for 5 \[PENO-FAST-01, .*\]$"
    ):
        game("shorter").new(5)
