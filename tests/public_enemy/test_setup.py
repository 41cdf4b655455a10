"""What the box holds and how a round is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.public_enemy.table import DECKS, GANGS, LEADERS, TOWNS, Table, game, outlaws


def test_outlaws_by_town_and_gang():
    """48 outlaws: 3 of each gang in every town, and the back names the town.

    PENO-COMP-01 PENO-COMP-02 PENO-TIP-01
    """
    for town in TOWNS:
        assert {gang: len(outlaws(gang, town)) for gang in GANGS} == dict.fromkeys(GANGS, 3)
    assert len(outlaws()) == 48
    backs = {
        town: {game().backs[game().names.cards.index(name)] for name in outlaws(town=town)} for town in TOWNS
    }
    assert all(len(found) == 1 for found in backs.values())
    assert len(set.union(*backs.values())) == 4


def test_leaders():
    """Each gang has one leader, and each town holds one.

    PENO-COMP-03
    """
    leads = game().tables["P_card_leader"]
    leaders = [name for number, name in enumerate(game().names.cards[:48]) if leads[number]]
    assert set(leaders) == set(LEADERS.values())
    homes = {
        gang: next(town for town in TOWNS if leader in outlaws(town=town)) for gang, leader in LEADERS.items()
    }
    assert homes == dict(zip(GANGS, ("tombstone", "cripple-creek", "deadwood", "dodge-city"), strict=True))
    assert all(leader in outlaws(gang) for gang, leader in LEADERS.items())


def test_invented_gang_plays_like_the_others():
    """The Loners have as many cards as any gang and one leader.

    PENO-COMP-04
    """
    assert len(outlaws("loners")) == len(outlaws("daltons")) == 12


def test_saloon_cards():
    """12 Saloon cards, four of each kind.

    PENO-COMP-05
    """
    designs = Counter(design for _, kind, design in game().data.cards if kind == "saloon-card")
    assert designs == {"bounty-hunter": 4, "swindler": 4, "sheriff": 4}


def test_tokens():
    """Wanted tokens for six players in each of four gangs, one each at most; one One token.

    PENO-COMP-06 PENO-COMP-07
    """
    names = game().data.value_names
    assert names.count("wanted") == 24
    assert names.count("public-enemy") == 1


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int):
    """One player or seven are refused in a sentence that names its clause.

    PENO-COMP-09 PENO-OPEN-01
    """
    with pytest.raises(
        ValueError, match=rf"2 to 6 players, not for {players} \[PENO-COMP-09, PENO-OPEN-01\]"
    ):
        game().new(players)


def test_decks_are_laid_out():
    """Four decks of twelve by town, each in an order of its own, and the Saloon beside them.

    PENO-SETUP-01 PENO-SETUP-03
    """
    table = Table()
    for town in TOWNS:
        assert set(table.cards("stock", town)) == set(outlaws(town=town))
    assert table.size("saloon") == 12
    tops = {game().new(3, seed).z[table.zone("stock", "tombstone")][-1] for seed in range(100)}
    assert len(tops) == 12, "each card may be on top"


def test_first_cards_are_face_up():
    """Everybody sees the top card of each town, nobody the top card of the Saloon.

    PENO-SETUP-02 PENO-SETUP-03
    """
    table = Table()
    for seat in (1, 2, 3):
        view = table.state.view(seat)
        for deck in DECKS:
            *_, top = view.zone(table.zone("stock", deck))
            assert (len(top.cards) == 1) == (deck in TOWNS)
            if deck in TOWNS:
                assert [table.names.cards[card] for card in top.seen] == [table.visible(deck)]


def test_nobody_owns_anything_at_first():
    """No Wanted token and no One at the start.

    PENO-SETUP-04
    """
    table = Table()
    assert table.one is None
    assert all(not table.owners(gang) for gang in GANGS)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_chance_names_the_reader(players: int):
    """Whoever reads begins the first round; any seat may be that.

    PENO-SETUP-06 PENO-OPEN-02
    """
    games = [game().new(players, seed) for seed in range(60)]
    assert {state.who for state in games} == set(range(players))


def test_a_shorter_game_is_offered():
    """The shorter game is a layer for 2, 3 or 4 players.

    PENO-SETUP-05
    """
    assert game("shorter").players == (2, 4)
    assert [game("shorter").new(players).n for players in (2, 3, 4)] == [2, 3, 4]
