"""Who knows what: hidden cards stay hidden, and every place where one could be is imagined."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.table import check_views
from tests.western_legends.table import EARLY, EDITIONS, FIGHT_CARDS, Table, card_id
from wlcore.engine.cards import fix_tops
from wlcore.engine.chance import Dice

SEEDS = 150


def places(table: Table, who: str, card: str) -> set[str]:
    """The zones in which a player imagines a card, over many seeds."""
    view, number = table.state.view(table.seat(who)), table.card(card_id(card))
    return {table.names.zone(view.imagine(Dice(seed)).loc[number]) for seed in range(SEEDS)}


def duel() -> Table:
    """Annie has laid one of three cards for a duel with Bass, who holds three."""
    table = Table("annie", "bass", "billy")
    table.together("annie", "bass")
    table.player("annie", hand="K♠ 3♥ 9♥")
    table.player("bass", hand="Q♠ 4♥ 5♥")
    table.play("annie: duel bass", "annie: K♠")
    return table


def test_a_laid_card_could_be_any():
    """Bass knows that a card was laid: it can be any he has not seen, and Annie's others as well. FIGHT-06"""
    table = duel()
    assert places(table, "bass", "K♠") == {"laid 1", "hand 1", "poker-deck"}
    assert places(table, "bass", "A♣") == {"laid 1", "hand 1", "poker-deck"}
    assert places(table, "billy", "Q♠") == {"laid 1", "hand 1", "hand 2", "poker-deck"}
    assert places(table, "annie", "K♠") == {"laid 1"}
    assert places(table, "annie", "Q♠") == {"hand 2", "poker-deck"}
    assert places(table, "bass", "Q♠") == {"hand 2"}


def test_every_card_could_be_the_one_laid():
    """Over many seeds every unseen card is imagined as the one that lies there. FIGHT-06"""
    table = duel()
    view, laid = table.state.view(2), table.zone("laid", 1)
    seen = {view.imagine(Dice(seed)).z[laid][0] for seed in range(1500)}
    assert seen == set(view.possible("poker-card"))
    assert len(seen) == 49


def test_what_others_see_does_not_depend_on_the_choice():
    """Whichever card is laid, to the others it looks the same. FIGHT-05"""
    views = []
    for card in ("K♠", "3♥", "9♥"):
        table = Table("annie", "bass", "billy")
        table.together("annie", "bass")
        table.player("annie", hand="K♠ 3♥ 9♥")
        table.player("bass", hand="Q♠ 4♥ 5♥")
        table.play("annie: duel bass", f"annie: {card}")
        views.append([table.state.view(seat) for seat in (2, 3)])
    assert views[0] == views[1] == views[2]


def heist() -> Table:
    """Annie has laid a card for a heist, Billy holds three fight cards."""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-bank", hand="K♠ 3♥")
    table.play("annie: heist", "annie: K♠")
    return table


def test_fight_cards_are_seen_by_who_speaks():
    """Only who acts for the NPC sees its fight cards, whoever's turn it is. HEIST-03"""
    table = heist()
    held = table.cards("fight-hand", 3)
    assert len(held) == 3
    for card in held:
        assert table.knows("billy", card) == "fight-hand 3"
        assert places(table, "annie", card) == places(table, "bass", card) == {"fight-hand 3", "fight-deck"}


@pytest.mark.parametrize("who", ["annie", "bass"])
def test_every_fight_card_could_be_the_one_laid(who: str):
    """The card that the guard has laid can be any of the thirteen. HEIST-03"""
    table = Table("annie", "bass", "billy", edition="fr")
    table.player("annie", at="dr-bank", hand="K♠ 3♥")
    table.play("annie: heist")
    table.play(f"billy: {table.menu[0]}")
    view, laid = table.state.view(table.seat(who)), table.zone("npc-laid", 3)
    seen = {table.names.cards[view.imagine(Dice(seed)).z[laid][0]] for seed in range(400)}
    assert seen == set(FIGHT_CARDS.values())


def test_fight_cards_return_in_an_order_nobody_knows():
    """Under the deck all drawn cards lie in random order; who saw them knows that they are there. HEIST-08 BANDIT-08"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-bank", hand="K♠")
    table.top("fight-deck", "8 2 3")
    table.play("annie: heist", "billy: 8")
    deck = table.zone("fight-deck")
    for who, known in (("billy", {"8", "2", "3"}), ("annie", {"8"}), ("bass", {"8"})):
        bottom = table.state.view(table.seat(who)).zone(deck)[0]
        assert len(bottom.cards) == 3
        assert {table.names.cards[card] for card in bottom.seen} == {FIGHT_CARDS[rank] for rank in known}
    for name in table.cards("fight-deck")[:-3]:
        table._put(name, table.zone("npc-shown"))
    orders = set()
    for seed in range(40):
        twin = table.copy()
        twin.state.rng += seed << 40
        orders.add(tuple(fix_tops(twin.state, deck, 3)))
    assert len(orders) == 6


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_npc_holds_is_nobody_elses_business(edition: str):
    """Whatever the guard draws and lays, to all but the one who acts for it the table looks the same. HEIST-03 DIFF-42"""
    views = []
    for held in ("3 4 8", "K Q J"):
        table = Table("annie", "bass", "billy", edition=edition)
        table.player("annie", at="dr-bank", hand="K♠ 3♥")
        table.top("fight-deck", held)
        table.play("annie: heist")
        views.append([table.state.view(seat) for seat in (1, 2)])
        if edition in EARLY:
            table.play(f"billy: {held.split()[0]}")
            views[-1] += [table.state.view(seat) for seat in (1, 2)]
    assert views[0] == views[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bandits_cards(edition: str):
    """Who acts for a bandit sees two cards, the others none until one is turned up. BANDIT-04"""
    table = Table("annie", "bass", "billy", edition=edition)
    table.player("annie", at="sv-mine", hand="K♠ 3♥")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "8 4")
    table.play("annie: move sv-hideout-c", "annie: K♠")
    assert len(table.cards("fight-hand", 3)) == 2
    for card in ("fight-eight", "fight-four"):
        assert table.knows("billy", card) == "fight-hand 3"
        assert places(table, "annie", card) == places(table, "bass", card) == {"fight-hand 3", "fight-deck"}
    table.play("billy: 8", "annie: gain-lp")
    assert places(table, "annie", "fight-four") == {"fight-deck"}
    bottom = table.state.view(table.seat("annie")).zone(table.zone("fight-deck"))[0]
    assert {table.names.cards[card] for card in bottom.seen} == {"fight-eight"}


def test_the_sheriffs_cards():
    """The neighbour of the hunted player draws four cards once a card lies there; the mover sees none. SHERIFF-09"""
    table = Table("annie", "bass", "billy")
    table.player("annie", hand="4♥ 2♠")
    table.player("billy", at="mp-9", hand="10♠ 9♠ 4♠", wanted=4)
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    assert not table.cards("fight-hand", 2)
    table.play("billy: 10♠")
    held = table.cards("fight-hand", 2)
    assert len(held) == 4
    assert all(table.knows("bass", card) == "fight-hand 2" for card in held)
    assert not any(table.knows(who, card) for who in ("annie", "billy") for card in held)


def test_giving_in_shows_no_fight_card():
    """Who gives in to the Sheriff is arrested without any fight card being drawn. SHERIFF-09 DIFF-72"""
    table = Table("annie", "bass", "billy")
    table.player("annie", hand="4♥ 2♠")
    table.player("billy", at="mp-9", hand="10♥ 9♠ 4♠", wanted=4)
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠", "billy: pass")
    deck = table.zone("fight-deck")
    for seat in (1, 2, 3):
        assert [len(pile.cards) for pile in table.state.view(seat).zone(deck)] == [13], "no order is known"
    assert table.knows("annie", "10♥") == "", "nobody has seen the card that was not laid"


def test_a_voided_fight():
    """Cards of a fight that the 10 voids return under the deck: who held them knows that they lie there. OPEN-89"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sv-mine", hand="K♠ Q♥ 5♥")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "10 4 8 3")
    table.play("annie: move sv-hideout-c", "annie: K♠", "billy: 10", "billy: begin-anew")
    deck = table.zone("fight-deck")
    for who, known in (("billy", {"10", "4"}), ("annie", {"10"}), ("bass", {"10"})):
        bottom = table.state.view(table.seat(who)).zone(deck)[0]
        assert {table.names.cards[card] for card in bottom.seen} == {FIGHT_CARDS[rank] for rank in known}


def test_a_card_that_nobody_answered():
    """When the target declines, the card laid becomes known as it is discarded, not before. FIGHT-06 FIGHT-08"""
    table = duel()
    assert not table.knows("bass", "K♠")
    table.play("bass: pass")
    assert table.knows("bass", "K♠") == table.knows("billy", "K♠") == "discards"
    assert not table.knows("bass", "3♥")


def test_a_reaction_shows_one_card():
    """Playing a reaction tells of that card alone. FIGHT-11"""
    table = reacting()
    table.play("bass: 6♠")
    assert table.knows("annie", "6♠") == "discards"
    assert places(table, "annie", "5♠") == {"hand 2", "poker-deck"}


def cattle_thieves() -> Table:
    """Annie has robbed Bass, who drives cattle, and may take it along."""
    table = Table("annie", "bass", "billy")
    table.together("annie", "bass")
    table.player("annie", hand="K♠")
    table.player("bass", hand="")
    token = table.cards("herd", "green")[-1]
    table._put(token, table.zone("cattle", 2))
    table.play("annie: rob bass")
    return table


def test_stolen_cattle():
    """A robber learns what the token is worth when it is taken, others never. ROB-02 CATTLE-02"""
    table = cattle_thieves()
    (token,) = table.cards("cattle", 2)
    assert table.knows("bass", token) == "cattle 2"
    assert not table.knows("annie", token)
    table.play("annie: take-cattle")
    assert table.knows("annie", token) == table.knows("bass", token) == "cattle 1"
    assert not table.knows("billy", token)


def dealt() -> Table:
    """Annie plays poker with nobody near: Billy deals, and holds four cards beside the own hand."""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-street-w", hand="K♠ 3♥ 9♥", money=20)
    table.player("billy", hand="Q♠ Q♥")
    table.top("poker-deck", "5♥ 2♦ 4♥ 9♠ J♣")
    table.play("annie: poker")
    return table


def test_the_dealers_cards():
    """Only the dealer sees the four cards drawn, and they are no part of the own hand. POKER-04"""
    table = dealt()
    for card in ("2♦", "4♥", "9♠", "J♣"):
        assert table.knows("billy", card) == "dealer-hand 3"
        assert places(table, "annie", card) == {"dealer-hand 3", "hand 3", "poker-deck"}
    assert places(table, "annie", "Q♠") == {"dealer-hand 3", "hand 3", "poker-deck"}
    assert table.knows("billy", "Q♠") == "hand 3"


def test_the_dealer_lays_in_secret():
    """Annie's cards are laid before the dealer chooses, and the dealer does not see them. POKER-05 OPEN-20"""
    views = []
    for first in ("K♠", "9♥"):
        table = dealt()
        table.play(f"annie: {first}", "annie: 3♥")
        views.append([table.state.view(seat) for seat in (2, 3)])
    assert views[0] == views[1]


def test_after_the_showdown():
    """What the dealer did not lay is discarded with the rest, and so becomes known. OPEN-27 POKER-13"""
    table = dealt()
    table.play("annie: K♠", "annie: 3♥", "billy: 2♦", "billy: J♣")
    for card in ("2♦", "4♥", "9♠", "J♣", "K♠", "3♥"):
        assert table.knows("bass", card) == "discards"
    assert places(table, "annie", "Q♠") == {"hand 3", "poker-deck"}


def test_the_flop_is_open_and_the_deck_is_not():
    """Everybody sees the flop, nobody what lies below it. POKER-06"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-street-w", hand="K♠ 3♥ 9♥", money=20)
    table.player("bass", at="dr-bank", hand="Q♠ 4♥", money=20)
    table.top("poker-deck", "5♥ 6♥ 2♦ 4♠ 9♠ J♣")
    table.play("annie: poker", "bass: ante-up")
    assert {table.knows("billy", card) for card in ("2♦", "4♠", "9♠")} == {"flop"}
    assert places(table, "annie", "J♣") == {"hand 2", "hand 3", "poker-deck"} - {"hand 3"}


def test_the_own_hand_after_a_draw():
    """A card drawn is known to who drew it alone; for others it could be any. HAND-02"""
    table = Table("annie", "bass", "billy")
    table.end_turn()
    table.play("bass: draw")
    (first, second) = sorted(table.hand("bass"))
    assert table.knows("bass", first) == table.knows("bass", second) == "hand 2"
    assert places(table, "annie", first) == {"hand 2", "poker-deck"}


def test_poker_is_laid_in_secret():
    """After one of two cards is laid, nobody else knows any of Annie's cards, nor in what order they came. OPEN-20"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-street-w", hand="K♠ 3♥ 9♥", money=20)
    table.player("bass", at="dr-bank", hand="Q♠ 4♥", money=20)
    table.play("annie: poker", "bass: ante-up")
    views = []
    for first in ("K♠", "3♥"):
        twin = table.copy()
        twin.play(f"annie: {first}")
        views.append([twin.state.view(seat) for seat in (2, 3)])
        twin.play("annie: 9♥")
        views.append([twin.state.view(seat) for seat in (2, 3)])
    assert views[0] == views[2]
    assert views[1] == views[3]


def test_discarding_tells_what_is_discarded_and_no_more():
    """Of several discards each is known as it falls; those still to come are not. HAND-06"""
    table = Table("annie", "bass", "billy")
    table.player("annie", hand="2♥ 3♥ 4♥ 5♥ 7♥ 8♥ 9♥")
    table.end_turn()
    table.play("annie: 4♥")
    assert table.knows("bass", "4♥") == "discards"
    assert places(table, "bass", "8♥") == {"hand 1", "poker-deck"}


Position = Callable[[], Table]


def manhunt() -> Table:
    """Billy, Wanted, has to lay a card against the Sheriff or give in."""
    table = Table("annie", "bass", "billy")
    table.player("annie", hand="4♥ 2♠")
    table.player("billy", at="mp-9", hand="10♠ 9♠ 4♠", wanted=4)
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    return table


def reacting() -> Table:
    """Bass may answer with a Stick 'em Up."""
    table = Table("annie", "bass", "billy")
    table.together("annie", "bass")
    table.player("annie", hand="K♠ 2♠")
    table.player("bass", hand="Q♠ 6♠ 5♠")
    table.play("annie: duel bass", "annie: K♠", "bass: Q♠")
    return table


def story() -> Table:
    """A story lies face down, with a disc on it."""
    table = Table("annie", "bass", "billy")
    table.story()
    table.player("annie", hand="K♠ 2♠", first_story=1)
    return table


@pytest.mark.parametrize("position", [duel, heist, manhunt, reacting, story, dealt, cattle_thieves])
@pytest.mark.parametrize("seed", range(5))
def test_imagined_states_agree(position: Position, seed: int):
    """What is imagined from a view gives the same view, and the same options to who decides. FIGHT-06"""
    table = position()
    check_views(table.state, seed)
    dice = Dice(seed)
    for _ in range(12):
        table.state.apply(table.state.options[dice.below(len(table.state.options))])
        check_views(table.state, seed)


def test_who_is_asked_has_something_to_choose():
    """That Bass is asked tells that he can react: in what others imagine he always holds a reaction. FIGHT-11"""
    table = reacting()
    assert table.asks == "bass"
    hand = table.zone("hand", 2)
    sixes = {table.card(card_id(f"6{suit}")) for suit in "♥♦♣♠"}
    for seed in range(40):
        assert sixes & set(table.state.view(1).imagine(Dice(seed)).z[hand])
