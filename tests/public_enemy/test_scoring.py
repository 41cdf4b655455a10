"""Majorities, points, and winning."""

from __future__ import annotations

import pytest

from tests.public_enemy.table import GANGS, LEADERS, Table, others, outlaws

POINTS = (0, 2, 3, 5, 8, 12, 17, 23, 30, 30, 30, 30, 30)


@pytest.mark.parametrize("gang", GANGS)
def test_most_cards_win_the_token(gang: str):
    """Whoever has most cards of a gang gains its token, leader or not.

    PENO-MAJ-01
    """
    table = Table()
    cards = others(gang)
    table.give(2, *cards[:3])
    table.give(3, LEADERS[gang], cards[4])
    spare = "loners" if gang != "loners" else "daltons"
    table.last(next(card for card in others(spare) if card not in table.stacks(1)))
    assert table.owners(gang) == {2}


def test_one_token_at_most():
    """An owner who wins the majority again gains nothing, and nobody else does.

    PENO-MAJ-02 PENO-OPEN-07
    """
    table = Table()
    table.own(2, "daltons")
    table.give(2, *others("daltons")[:3])
    table.give(3, "bob-dalton")
    table.last("ike-clanton")
    assert table.owners("daltons") == {2}


def test_tokens_are_kept():
    """A token stays with its owner when somebody else wins the majority later.

    PENO-OPEN-08
    """
    table = Table()
    table.own(2, "daltons")
    table.give(3, "bob-dalton")
    table.last("ike-clanton")
    assert table.owners("daltons") == {2, 3}


def test_the_leader_settles_a_tie():
    """4, 4, 2 and 0 cards of the Wild Bunch, the first with Butch Cassidy: the first wins.

    PENO-MAJ-03 PENO-EX-02
    """
    table = Table(players=4)
    cards = others("wild-bunch")
    table.give(1, "butch-cassidy", *cards[:3])
    table.give(2, *cards[3:7])
    table.give(3, *cards[7:9])
    table.last("ike-clanton")
    assert table.owners("wild-bunch") == {1}


@pytest.mark.parametrize("gang", GANGS)
def test_the_leader_counts_under_other_cards(gang: str):
    """It does not matter where in the stack the leader lies.

    PENO-MAJ-03 PENO-OPEN-18
    """
    table = Table()
    cards = others(gang)
    table.give(2, LEADERS[gang], cards[0])
    table.give(3, cards[1], cards[2])
    spare = "loners" if gang != "loners" else "daltons"
    table.last(others(spare)[0])
    assert table.owners(gang) == {2}


@pytest.mark.parametrize("where", ["with a third player", "out of the round", "in a deck"])
def test_a_leader_outside_the_tie_helps_nobody(where: str):
    """If none of the tied players has the leader, nobody gains the token.

    PENO-MAJ-04 PENO-OPEN-05 PENO-DIFF-15
    """
    table = Table()
    cards = others("daltons")
    table.give(1, *cards[:2])
    table.give(2, *cards[2:4])
    if where == "with a third player":
        table.give(3, "bob-dalton")
    elif where == "out of the round":
        table.put_out("bob-dalton")
    table.last("ike-clanton")
    assert table.owners("daltons") == set()


def test_nobody_has_most_of_nothing():
    """A gang that nobody holds brings no token.

    PENO-OPEN-06
    """
    table = Table()
    table.last("ike-clanton")
    assert [table.owners(gang) for gang in GANGS] == [set(), set(), set(), {1}]


def test_an_owner_may_win_a_tie_for_nothing():
    """An owner in a tie who has the leader wins it and gains nothing; the other one gains nothing either.

    PENO-OPEN-09
    """
    table = Table()
    cards = others("daltons")
    table.own(2, "daltons")
    table.give(2, "bob-dalton", cards[0])
    table.give(3, cards[1], cards[2])
    table.last("ike-clanton")
    assert table.owners("daltons") == {2}


@pytest.mark.parametrize("count", range(13))
def test_points_of_one_gang(count: int):
    """0, 2, 3, 5, 8, 12, 17, 23, then 30 points for the cards of one gang.

    PENO-POINTS-01
    """
    table = Table()
    table.give(2, *outlaws("james-younger")[:count])
    assert table.score(2) == POINTS[count]


def test_points_are_added_gang_by_gang():
    """Each gang is scored by itself, and the four results are added.

    PENO-POINTS-01
    """
    table = Table()
    for gang, count in zip(GANGS, (1, 2, 4, 8), strict=True):
        table.give(2, *outlaws(gang)[:count])
    assert table.score(2) == 2 + 3 + 8 + 30


def test_three_gangs_beat_three_cards():
    """Three cards of one gang bring 5 points, one card of each of three gangs 6.

    PENO-EX-06 PENO-TIP-03
    """
    table = Table()
    table.give(2, *others("daltons")[:3])
    table.give(3, "kid-curry", "bill-power", "jim-younger")
    assert (table.score(2), table.score(3)) == (5, 6)
    table.last("ike-clanton")
    assert table.one == 3


def test_the_highest_total_takes_the_one():
    """The One goes to the highest total of the round, from its owner too.

    PENO-POINTS-02
    """
    for owner in (None, 2):
        table = Table()
        if owner:
            table.own(owner, one=True)
        table.give(3, *others("daltons")[:3])
        table.give(2, *others("james-younger")[:2])
        table.last("ike-clanton")
        assert table.one == 3


def test_an_owner_keeps_it():
    """If the owner has the highest total, nothing changes.

    PENO-POINTS-03
    """
    table = Table()
    table.own(3, one=True)
    table.give(3, *others("daltons")[:3])
    table.last("ike-clanton")
    assert table.one == 3


@pytest.mark.parametrize("owner", [None, 1, 2, 3])
def test_a_tie_moves_nothing(owner: int | None):
    """In a tie for the highest total nobody takes the One, whether its owner is among the tied or not.

    PENO-POINTS-04 PENO-OPEN-23
    """
    table = Table()
    if owner:
        table.own(owner, one=True)
    table.give(2, *others("daltons")[:2])
    table.give(3, *others("james-younger")[:2])
    table.last("ike-clanton")
    assert table.one == owner


def test_points_are_not_kept():
    """Each round is scored by itself.

    PENO-POINTS-05
    """
    table = Table(players=2)
    table.give(1, *outlaws("daltons")[:8])
    table.last("ike-clanton")
    assert table.one == 1
    assert (table.score(1), table.score(2)) == (0, 0)
    table.take("tombstone")
    table.give(2, *outlaws("james-younger")[:3])
    table.lay("cripple-creek", "bob-ford")
    table.take("cripple-creek")
    assert table.one == 2, "the 30 points of the first round are forgotten"


@pytest.mark.parametrize("missing", GANGS)
def test_all_five_tokens_win(missing: str):
    """The owner of the One wins with the last Wanted token, whichever it is, and the game is over.

    PENO-WIN-01 PENO-OPEN-20 PENO-DIFF-02
    """
    table = Table()
    table.own(2, *(gang for gang in GANGS if gang != missing), one=True)
    table.give(2, *others(missing)[:3])
    spare = "loners" if missing != "loners" else "daltons"
    table.last(others(spare)[0])
    assert table.over
    assert table.winners == {2}
    assert table.offers == []


def test_points_are_skipped_after_a_win():
    """If majorities decide the game, points are not counted any more.

    PENO-WIN-02 PENO-OPEN-20
    """
    table = Table()
    table.own(2, "daltons", "james-younger", "loners", one=True)
    table.give(2, "kid-curry", "elzy-lay")
    table.give(3, *outlaws("daltons")[:8])
    table.last("ike-clanton")
    assert table.winners == {2}
    assert table.one == 2
    assert table.owners("daltons") == {2}, "the gangs that come after the Wild Bunch are not awarded"


def test_taking_the_one_wins():
    """With all four Wanted tokens the One wins at once.

    PENO-WIN-01 PENO-OPEN-21
    """
    table = Table()
    table.own(2, *GANGS)
    table.own(1, one=True)
    table.give(2, *outlaws("daltons")[:8])
    table.last("ike-clanton")
    assert table.winners == {2}


def test_four_tokens_without_the_one_do_not():
    """Four Wanted tokens without the One win nothing yet.

    PENO-OPEN-22
    """
    table = Table()
    table.own(2, *GANGS)
    table.own(1, one=True)
    table.last("ike-clanton")
    assert not table.over
    table.give(2, *outlaws("daltons")[:8])
    table.last("ike-clanton")
    assert table.winners == {2}
