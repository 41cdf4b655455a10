"""A hand of poker at a Saloon: who joins, what is laid, who takes the pot."""

from __future__ import annotations

import pytest

from tests.western_legends.table import EDITIONS, Table

SALOON = "dr-street-w"


def saloon(
    *others: str, money: int = 50, rulings: dict[str, str] | None = None, edition: str = "en"
) -> Table:
    """Annie at the Saloon of Darkrock, with the others named in the same town; all have a 3 and a 4, and $50."""
    table = Table("annie", "bass", "billy", "doc", rulings=rulings, edition=edition)
    places = {"bass": "dr-bank", "billy": "dr-sheriff", "doc": "dr-store-n"}
    for suit, who in zip("♥♦♣♠", table.people, strict=True):
        at = SALOON if who == "annie" else places[who] if who in others else "sv-10"
        table.player(who, at=at, hand=f"3{suit} 4{suit}", money=money)
    return table


def showdown(hands: dict[str, str], flop: str, draws: str = "5♥ 5♦ 5♣ 5♠", **rulings: str) -> Table:
    """Annie and others lay these cards against this flop; the cards drawn for the ante are of no use."""
    table = saloon(*(who for who in hands if who != "annie"), rulings=rulings)
    for who, hand in hands.items():
        table.player(who, hand=hand)
    table.top("poker-deck", " ".join(draws.split()[: len(hands)]) + " " + flop)
    table.play("annie: poker")
    for who in table.people[1:]:
        if who in hands:
            table.play(f"{who}: ante-up")
    for who in table.people:
        if who in hands:
            table.play(*(f"{who}: {card}" for card in hands[who].split()[:2] if table.asks == who))
    return table


# ---- beginning -------------------------------------------------------------------------------------------


def test_where_poker_is_played():
    """At each of the three spaces beside a Saloon, with $10 for the ante. POKER-01 LOC-02 OPEN-22"""
    table = saloon()
    for space in ("dr-street-w", "dr-saloon-sw", "dr-saloon-se", "rf-saloon-n", "rf-saloon-w", "rf-saloon-e"):
        table.player("annie", at=space)
        assert "poker" in table.offers_to("annie")
    table.player("annie", money=9)
    assert "poker" not in table.offers_to("annie")
    table.player("annie", money=50, at="dr-bank")
    assert "poker" not in table.offers_to("annie")


@pytest.mark.parametrize("edition", EDITIONS)
def test_joining(edition: str):
    """All in the same town who can pay are asked clockwise; each pays $10 and draws a card. POKER-02 OPEN-20 OPEN-22"""
    table = saloon("bass", "billy", edition=edition)
    table.player("billy", money=0)
    table.player("doc", at="rf-doctor")
    table.play("annie: poker")
    assert table.asks == "bass", "Billy cannot pay, Doc is in the other town"
    table.play("bass: ante-up")
    assert (table.of("annie", "money"), table.of("bass", "money")) == (40, 40)
    assert (table.held("annie"), table.held("bass")) == (3, 3)
    assert table.value("pot") == 70
    assert len(table.cards("flop")) == 3
    assert table.asks == "annie"


def test_the_order_of_answers():
    """The others are asked from the left of the active player on. OPEN-20"""
    table = saloon("bass", "billy", "doc")
    table.play("annie: poker")
    for who in ("bass", "billy", "doc"):
        assert table.asks == who
        table.play(f"{who}: pass")
    assert table.asks == "annie"
    assert len(table.cards("dealer-hand", 4)) == 4


def test_the_dealer():
    """If nobody joins the right-hand neighbour plays four cards of the deck, and the own hand rests. POKER-04 POKER-05"""
    table = saloon()
    before = table.copy()
    table.top("poker-deck", "5♥ 6♥ 7♥ 8♥ 9♥ 10♠ J♠ Q♠")
    table.play("annie: poker", "annie: 3♥", "annie: 4♥")
    assert table.offers_to("doc") == {
        "dealer-card-laid 6♥",
        "dealer-card-laid 7♥",
        "dealer-card-laid 8♥",
        "dealer-card-laid 9♥",
    }
    table.play("doc: 8♥", "doc: 9♥")
    assert table.gains("doc", before) == {}
    assert table.hand("doc") == {"3♠", "4♠"}
    assert table.gains("annie", before) == {"money": -10}, "one card for the ante, one for losing"
    assert table.discards == {"3♥", "4♥", "6♥", "7♥", "8♥", "9♥", "10♠", "J♠", "Q♠"}


# ---- laying ----------------------------------------------------------------------------------------------


def test_cards_are_chosen_in_secret():
    """What one participant lays, the others learn only when all have laid. OPEN-20"""
    table = saloon("bass")
    table.play("annie: poker", "bass: ante-up", "annie: 3♥")
    twin = table.copy()
    table.play("annie: 4♥")
    twin.play(next(f"annie: {words}" for words in twin.menu if not words.endswith("4♥")))
    for who in ("bass", "billy", "doc"):
        seat = table.seat(who)
        assert table.state.view(seat) == twin.state.view(seat)
        assert not table.knows(who, "3♥")
    table.play("bass: 3♦", "bass: 4♦")
    assert table.knows("doc", "3♥") == table.knows("doc", "4♦") == "discards"


@pytest.mark.parametrize("who", ["annie", "bass"])
def test_an_empty_hand(who: str):
    """Who held nothing must play the card drawn for the ante, and has a hand of four cards. POKER-08 OPEN-17"""
    table = saloon("bass")
    table.player(who, hand="")
    table.top("poker-deck", "K♥ K♠ K♦ 9♠ 8♣")
    table.play("annie: poker", "bass: ante-up")
    drawn = "K♥" if who == "annie" else "K♠"
    if who == "annie":
        assert table.asks == "bass", "there is nothing to choose"
        table.play("bass: 3♦", "bass: 4♦")
        assert table.of("annie", "lp") == 1, "a pair of Kings"
    else:
        table.play("annie: 3♥", "annie: 4♥")
        assert table.of("bass", "money") == 110
    assert drawn in table.discards


def test_a_short_hand_makes_no_straight():
    """Four cards in a row are no straight. OPEN-17"""
    table = saloon("bass")
    table.player("annie", hand="")
    table.player("bass", hand="3♦ 3♣")
    table.top("poker-deck", "8♥ 2♠ 7♦ 6♠ 5♣")
    table.play("annie: poker", "bass: ante-up", "bass: 3♦", "bass: 3♣")
    assert table.of("annie", "lp") == 0
    assert table.of("bass", "money") == 110


# ---- the pot ---------------------------------------------------------------------------------------------


def test_the_active_player_wins():
    """The best hand takes the pot, the active player 1 LP as well; each loser draws a card. POKER-09 POKER-13"""
    table = showdown({"annie": "K♥ K♠", "bass": "Q♦ Q♣", "billy": "8♦ 8♣"}, "2♠ 6♦ J♣")
    assert table.of("annie", "money") == 120
    assert table.of("annie", "lp") == 1
    assert table.of("bass", "money") == table.of("billy", "money") == 40
    assert table.held("annie") == 1
    assert table.held("bass") == table.held("billy") == 2
    assert table.discards >= {"K♥", "K♠", "Q♦", "Q♣", "8♦", "8♣", "2♠", "6♦", "J♣"}


def test_another_wins():
    """A winner who is not active gains no LP. POKER-09"""
    table = showdown({"annie": "8♥ 8♠", "bass": "Q♦ Q♣"}, "2♠ 6♦ J♣")
    assert (table.of("bass", "money"), table.of("bass", "lp")) == (110, 0)
    assert (table.of("annie", "money"), table.of("annie", "lp"), table.held("annie")) == (40, 0, 2)


def test_the_active_player_wins_ties():
    """Equal hands go to the active player; who is tied with that has lost and draws. POKER-11 POKER-09"""
    table = showdown({"annie": "Q♥ Q♠", "bass": "Q♦ Q♣"}, "2♠ 6♦ J♣")
    assert (table.of("annie", "money"), table.of("annie", "lp")) == (110, 1)
    assert table.held("bass") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_others_who_tie_share(edition: str):
    """The pot is split in tens, what is left over goes to the supply. POKER-12 OPEN-25"""
    hands = {"annie": "8♥ 8♠", "bass": "Q♦ Q♣", "doc": "Q♥ Q♠"}
    table = saloon("bass", "doc", edition=edition)
    for who, hand in hands.items():
        table.player(who, hand=hand)
    table.top("poker-deck", "5♥ 5♦ 5♣ 2♠ 6♦ J♣")
    table.play("annie: poker", "bass: ante-up", "doc: ante-up", "annie: 8♥", "annie: 8♠")
    table.play("bass: Q♦", "bass: Q♣", "doc: Q♥", "doc: Q♠")
    assert table.of("bass", "money") == table.of("doc", "money") == 80
    assert table.of("annie", "money") == 40
    assert table.held("annie") == 2
    assert table.held("bass") == table.held("doc") == 1


def test_the_pot_and_the_money_limit():
    """Nobody holds more than $120, from a pot neither. DEPOSIT-02 OPEN-25"""
    table = saloon("bass", money=120)
    table.player("annie", hand="K♥ K♠")
    table.top("poker-deck", "5♥ 5♦ 2♠ 6♦ J♣")
    table.play("annie: poker", "bass: ante-up", "annie: K♥", "annie: K♠", "bass: 3♦", "bass: 4♦")
    assert table.of("annie", "money") == 120


@pytest.mark.parametrize("draws", ["no", "yes"])
def test_beating_the_dealer(draws: str):
    """The active player wins ties against the dealer as well, who draws a card only by a switch. POKER-11 OPEN-24 OPEN-94"""
    table = saloon(rulings={"dealer-draws": draws})
    table.player("annie", hand="Q♥ Q♠")
    table.top("poker-deck", "5♥ Q♦ Q♣ 6♥ 7♠ 2♠ 6♦ J♣")
    table.play("annie: poker", "annie: Q♥", "annie: Q♠", "doc: Q♦", "doc: Q♣")
    assert (table.of("annie", "money"), table.of("annie", "lp")) == (100, 1)
    assert table.held("doc") == (3 if draws == "yes" else 2)
    assert table.of("doc", "money") == 50


# ---- cards -----------------------------------------------------------------------------------------------


def test_cheat_from_a_hand():
    """A participant's Cheat is any value. POKER-16"""
    table = showdown({"annie": "2♦ 9♠", "bass": "K♦ K♣"}, "9♥ 6♦ J♣")
    assert table.of("annie", "lp") == 1, "three 9s"


def test_cheat_of_the_dealer():
    """The dealer's Cheat is any value too. POKER-16"""
    table = saloon()
    table.player("annie", hand="K♦ K♣")
    table.top("poker-deck", "5♥ 2♦ 9♠ 3♥ 4♥ 9♥ 6♦ J♣")
    table.play("annie: poker", "annie: K♦", "annie: K♣", "doc: 2♦", "doc: 9♠")
    assert table.of("annie", "lp") == 0


def test_cheat_on_the_flop_is_a_2():
    """On the flop Cheat helps nobody more than any 2. POKER-18"""
    table = showdown({"annie": "9♥ 9♠", "bass": "K♦ Q♦"}, "2♦ A♦ J♦")
    assert table.of("annie", "lp") == 0, "a flush beats a pair"
    table = showdown({"annie": "9♥ 9♠", "bass": "K♣ Q♣"}, "2♦ A♦ J♦")
    assert table.of("annie", "lp") == 1, "but there is no straight to the Ace"


@pytest.mark.parametrize(("annie", "bass"), [("10♥ 8♠", "9♦ 9♣"), ("10♥ 10♠", "9♦ 9♣")])
def test_lady_luck(annie: str, bass: str):
    """Played in poker, win or lose: $30 and a card. POKER-19 OPEN-23"""
    table = showdown({"annie": annie, "bass": bass}, "2♠ 6♦ J♣")
    won = annie.endswith("10♠")
    assert table.of("annie", "money") == min(120, 40 + 30 + (70 if won else 0))
    assert table.held("annie") == (2 if won else 3)


def test_lady_luck_once_a_hand():
    """Two of them in one hand of poker pay once. OPEN-23"""
    table = showdown({"annie": "10♥ 10♦", "bass": "J♦ Q♣"}, "2♠ 6♦ J♣")
    assert table.of("annie", "money") == 70
    table.play("annie: stop-early")


def test_lady_luck_of_the_others_and_of_the_dealer():
    """Everybody who plays has it, the dealer has not. OPEN-23 OPEN-24"""
    table = showdown({"annie": "9♥ 8♠", "bass": "10♦ 6♣"}, "2♠ 6♦ J♣")
    assert table.of("bass", "money") == 120
    table = saloon()
    before = table.copy()
    table.top("poker-deck", "5♥ 10♥ 10♦ 3♦ 4♦ 9♥ 6♦ J♣")
    table.play("annie: poker", "annie: 3♥", "annie: 4♥", "doc: 10♥", "doc: 10♦")
    assert table.gains("doc", before) == {}


def test_lady_luck_each_hand_of_poker():
    """The next hand of poker in the same turn counts anew. OPEN-23"""
    table = saloon()
    table.player("annie", hand="10♥ 10♦ 3♥ 4♥", money=30)
    table.top("poker-deck", "5♥ 9♦ 9♣ 6♥ 7♠ 2♠ 6♦ J♣")
    table.play("annie: poker", "annie: 10♥", "annie: 3♥", "doc: 9♦", "doc: 9♣")
    money = table.of("annie", "money")
    table.top("poker-deck", "5♠ A♦ A♣ 7♥ 8♠ A♠ K♦ Q♣")
    table.play("annie: poker", "annie: 10♦", "annie: 4♥", "doc: A♦", "doc: A♣")
    assert table.of("annie", "money") == money - 10 + 30


# ---- running out -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", range(9))
def test_the_deck_runs_out(left: int):
    """If cards are wanting, the discards are shuffled into a new deck, between flop cards as well. HAND-07 OPEN-26"""
    table = saloon()
    table.discard_all_but(left)
    table.play("annie: poker")
    assert len(table.cards("flop")) == 3
    assert len(table.cards("dealer-hand", 4)) == 4
    assert table.held("annie") == 3


def test_nothing_left_to_draw():
    """If deck and discards are both empty, drawing lapses. OPEN-26"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-bank", hand="2♠")
    for name in table.cards("poker-deck"):
        table._put(name, table.zone("hand", 2))
    table.player("bass", at="dr-bank")
    before = table.copy()
    table.play("annie: duel bass", "bass: pass")
    assert table.gains("bass", before) == {"wounds": 1}
