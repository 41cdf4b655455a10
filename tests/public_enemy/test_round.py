"""How a round ends, what follows, and who begins the next one."""

from __future__ import annotations

import pytest

from tests.public_enemy.table import DECKS, GANGS, TOWNS, Table, game, outlaws
from tests.table import random_game


@pytest.mark.parametrize("deck", DECKS)
def test_an_empty_deck_ends_the_round(deck: str):
    """Whichever of the five decks runs out, the round ends at once.

    PENO-ROUND-01 PENO-OPEN-14
    """
    table = Table()
    table.lay(deck, "sheriff-1" if deck == "saloon" else outlaws(town=deck)[-1])
    table.take(deck)
    assert table.round == 2
    assert table.size("saloon") == 12
    assert all(table.size(town) == 12 for town in TOWNS)


def test_a_deck_with_a_card_left_does_not():
    """As long as every deck has a card the round goes on.

    PENO-ROUND-01
    """
    table = Table()
    table.lay("tombstone", "ike-clanton", "johnny-ringo")
    table.take("tombstone")
    assert (table.round, table.asked) == (1, 2)


def test_a_fourth_gang_ends_the_round():
    """A card of the fourth gang ends the round as soon as it is taken, before anything is turned up.

    PENO-ROUND-02 PENO-OPEN-15
    """
    table = Table(players=2)
    table.give(1, "kid-curry", "grat-dalton", "cole-younger")
    table.give(2, "jesse-james", "frank-james")
    table.lay("deadwood", "pearl-hart", "cattle-kate")
    table.take("deadwood")
    assert table.round == 2
    assert [table.owners(gang) for gang in GANGS] == [{1}, {1}, {2}, {1}]


def test_four_cards_of_three_gangs_do_not():
    """What counts is gangs, not cards.

    PENO-ROUND-02
    """
    table = Table(players=2)
    table.give(1, "kid-curry", "grat-dalton", "cole-younger")
    table.lay("deadwood", "jim-younger", "cattle-kate")
    table.take("deadwood")
    assert table.round == 1


def test_a_stolen_fourth_gang_ends_the_round():
    """It does not matter how the fourth gang came.

    PENO-ROUND-02 PENO-OPEN-11
    """
    table = Table(players=2)
    table.give(1, "kid-curry", "grat-dalton", "cole-younger")
    table.give(2, "jesse-james", "frank-james", "pearl-hart")
    table.lay("saloon", "swindler-1", "sheriff-1", "sheriff-2")
    table.take("saloon")
    table.choose("outlaw-won pearl-hart")
    assert table.round == 2
    assert table.owners("loners") == {1}


def test_both_ends_at_once_are_one_end():
    """The last card of a deck that is also a fourth gang: the round is scored once.

    PENO-OPEN-42
    """
    table = Table(players=2)
    table.give(1, "kid-curry", "grat-dalton", "cole-younger")
    table.give(2, "jesse-james", "frank-james")
    table.last("ike-clanton")
    assert table.round == 2
    assert [table.owners(gang) for gang in GANGS] == [{1}, {1}, {2}, {1}]
    assert table.one == 1


def test_no_last_turns():
    """The round ends in the turn of the first player; the others get no turn to make up for it.

    PENO-OPEN-16
    """
    table = Table(players=4)
    table.last("ike-clanton")
    assert table.round == 2
    assert table.owners("loners") == {1}


def test_majorities_before_points():
    """The owner of the One wins by a majority before somebody with more points can take the One.

    PENO-ROUND-03 PENO-WIN-02
    """
    table = Table(players=2)
    table.own(1, "wild-bunch", "daltons", "james-younger", one=True)
    table.give(1, "sam-bass")
    table.give(2, *outlaws("daltons")[:8])
    table.last("ike-clanton")
    assert table.over
    assert table.winners == {1}


def test_points_after_majorities():
    """A majority and the One in the same round win together.

    PENO-ROUND-03 PENO-OPEN-21
    """
    table = Table(players=2)
    table.own(1, "wild-bunch", "daltons", "james-younger")
    table.give(1, "sam-bass")
    table.last("ike-clanton")
    assert table.winners == {1}


def test_a_new_round_is_built_of_all_cards():
    """If nobody has won, all cards are shuffled into their decks again.

    PENO-ROUND-04
    """
    table = Table()
    table.give(2, "jesse-james", "cole-younger", "bob-dalton")
    table.put_out("kid-curry", "sheriff-1")
    table.last("ike-clanton")
    for town in TOWNS:
        assert set(table.cards("stock", town)) == set(outlaws(town=town))
        assert table.visible(town) == table.cards("stock", town)[0]
    assert table.size("saloon") == 12
    assert not any(table.stacks(seat) for seat in (1, 2, 3))


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_owner_of_the_one_begins(seat: int):
    """Whoever owns the One after scoring begins, even if it changed hands just then.

    PENO-ROUND-05 PENO-OPEN-03
    """
    table = Table()
    table.own(seat % 3 + 1, one=True)
    table.give(seat, *outlaws("daltons")[:6])
    table.last("ike-clanton")
    assert (table.one, table.asked) == (seat, seat)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_unowned_the_start_passes_to_the_left(first: int):
    """If the first round ends in a tie for the One, its starter's left neighbour begins.

    PENO-ROUND-06
    """
    table = Table(first=first)
    table.give(first % 3 + 1, "bob-dalton")
    table.last("ike-clanton")
    assert table.one is None
    assert table.asked == first % 3 + 1


def test_and_goes_on_passing_while_nobody_owns_it():
    """The start moves one seat further in every round without an owner.

    PENO-OPEN-04
    """
    table = Table()
    starts = []
    for _ in range(4):
        starts.append(table.asked)
        table.give(table.asked % 3 + 1, "bob-dalton")
        table.last("ike-clanton")
    assert table.one is None
    assert starts == [1, 2, 3, 1]


def test_the_aim():
    """Games end when somebody owns a Wanted token of each gang and the One.

    PENO-GOAL-01 PENO-WIN-01
    """
    for players in (2, 4, 6):
        table = Table(players=players)
        for _ in random_game(table.state, players):
            pass
        (winner,) = table.winners
        assert table.one == winner
        assert all(winner in table.owners(gang) for gang in GANGS)


@pytest.mark.parametrize(("length", "rounds"), [("three-rounds", 3), ("six-rounds", 6), ("nine-rounds", 9)])
def test_a_limit_of_rounds(length: str, rounds: int):
    """The option 'length' ends a game that nobody has won after so many rounds.

    PENO-OPEN-41
    """
    table = Table(players=6, length=length)
    table.set("rounds-played", rounds - 1)
    table.give(2, "bob-dalton")
    table.last("ike-clanton")
    assert table.over


def test_without_it_there_is_none():
    """By default a game goes on until somebody wins.

    PENO-OPEN-41
    """
    table = Table(players=6)
    table.set("rounds-played", 500)
    table.give(2, "bob-dalton")
    table.last("ike-clanton")
    assert not table.over


def test_tokens_count_when_time_is_up():
    """At the limit most Wanted tokens win, whoever owns the One.

    PENO-OPEN-41
    """
    table = Table(length="three-rounds")
    table.set("rounds-played", 2)
    table.own(1, one=True)
    table.own(2, "daltons", "wild-bunch", "loners")
    table.own(3, "daltons", "wild-bunch")
    table.give(2, "sam-bass")
    table.last("ike-clanton")
    assert table.winners == {2}


def test_the_one_among_equals():
    """Among those with most tokens the owner of the One wins, else all of them.

    PENO-OPEN-41
    """
    for owner, winners in ((1, {1}), (3, {1, 2})):
        table = Table(length="three-rounds")
        table.set("rounds-played", 2)
        table.own(1, "daltons", "wild-bunch", "loners")
        table.own(2, "daltons", "wild-bunch", "loners")
        table.own(3, "loners")
        table.own(owner, one=True)
        table.give(2, "bob-dalton")
        table.last("ike-clanton")
        assert table.winners == winners


def test_rounds_are_played_until_somebody_wins():
    """Rounds follow each other, each with all cards.

    PENO-ROUND-04
    """
    rounds = set()
    table = Table(players=3)
    for state in random_game(table.state, 5):
        rounds.add(table.round)
        assert len(state.loc) == 60
    assert rounds == set(range(1, max(rounds) + 1))
    assert game().new(3, 0).over is False
