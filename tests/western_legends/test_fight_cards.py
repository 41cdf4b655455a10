"""The thirteen fight cards, one after the other."""

from __future__ import annotations

import pytest

from tests.western_legends.table import FIGHT_CARDS, Table


def bandit(card: str, hand: str = "K♠ 2♥", other: str = "2", **annie: int) -> Table:
    """Annie has entered the space of a bandit who has laid this card; her King lies against it."""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sv-mine", hand=hand, **annie)
    table.bandits("sv-hideout-c")
    table.top("fight-deck", f"{card} {other}")
    table.top("poker-deck", "5♠ 5♦ 5♣ 7♠")
    return table


def fought(table: Table, card: str, lays: str = "K♠") -> None:
    """Annie walks into the bandit, and both have laid."""
    table.play(
        "annie: move sv-hideout-c", *([f"annie: {lays}"] if table.held("annie") > 1 else []), f"billy: {card}"
    )


WON = {"lp": 1, "hand": -1}


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("2", {"wounds": 1, "lp": 0}),
        ("3", {"wounds": 2}),
        ("6", {"wounds": 1}),
        ("8", {"wounds": 1}),
        ("J", {"money": 10}),
        ("Q", {"hand": 0}),
    ],
)
def test_what_happens_to_who_wins(card: str, gains: dict[str, int]):
    """The effect applies though the bandit loses; the reward comes after it. BANDIT-09 HAND-11"""
    table = bandit(card, lp=1, hand="K♠ 2♥", other="7")
    before = table.copy()
    fought(table, card)
    table.play("annie: gain-lp")
    expected = {**WON, **gains, "lp": 1 + gains.get("lp", 0) - (card == "2")}
    assert table.gains("annie", before) == {name: n for name, n in expected.items() if n}


def test_the_2_takes_lp_as_far_as_there_are():
    """LP never fall below 0. OPEN-47"""
    table = bandit("2", lp=0, other="7")
    before = table.copy()
    fought(table, "2")
    table.play("annie: gain-lp")
    assert table.gains("annie", before) == {"wounds": 1, "lp": 1, "hand": -1}


def test_the_2_and_the_ability():
    """An ability once gained stays when LP fall below 5. OPEN-46"""
    table = bandit("2", lp=5, legend=True, other="7")
    fought(table, "2")
    assert (table.of("annie", "lp"), table.query("legendary", 0)) == (4, 1)


def test_the_4():
    """A wound, and a poker card of the player's choice, if there is one. OPEN-75"""
    table = bandit("4", hand="K♠ 2♥ 3♥")
    fought(table, "4")
    table.play("annie: 3♥", "annie: gain-lp")
    assert (table.of("annie", "wounds"), table.hand("annie")) == (1, {"2♥"})
    table = bandit("4", hand="K♠")
    fought(table, "4")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}
    assert table.of("annie", "wounds") == 1


@pytest.mark.parametrize("card", FIGHT_CARDS)
def test_the_5_and_the_9_bar_the_marshal_point(card: str):
    """Only after these two the Marshal point is no option, and the LP comes unasked. BANDIT-05"""
    if card in ("10", "K", "A"):
        return
    table = bandit(card, other="10")
    fought(table, card)
    if card == "7":
        table.play("annie: take-wound-of-card")
    if card in ("5", "9"):
        assert table.of("annie", "lp") == 1
        assert table.of("annie", "marshal") == 0
    else:
        assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}


def test_what_is_barred_is_barred_for_one_fight():
    """The next bandit beaten may be worth a Marshal point again. BANDIT-05"""
    table = bandit("5", hand="K♠ K♥ 2♥")
    table.bandits("cj-hideout-c")
    fought(table, "5")
    assert table.of("annie", "lp") == 1
    table.player("annie", at="cj-11")
    table.top("fight-deck", "8 2")
    table.play("annie: move cj-hideout-c", "annie: K♥", "billy: 8")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}


def test_the_6_cannot_be_cancelled():
    """Its wound comes even to who has laid Bulletproof; that of losing does not. OPEN-13"""
    table = bandit("6", hand="J♠ 2♥")
    fought(table, "6", "J♠")
    assert table.of("annie", "wounds") == 1


def test_the_7_leaves_a_choice():
    """A wound, or a card at random; who has 3 wounds cannot choose the wound, who has no card not the card. OPEN-56"""
    table = bandit("7")
    fought(table, "7")
    assert table.offers_to("annie") == {"take-wound-of-card", "discard-at-random"}
    twin = table.copy()
    table.play("annie: take-wound-of-card")
    assert (table.of("annie", "wounds"), table.hand("annie")) == (1, {"2♥"})
    twin.play("annie: discard-at-random")
    assert (twin.of("annie", "wounds"), twin.hand("annie")) == (0, set())
    table = bandit("7", wounds=3)
    fought(table, "7")
    assert (table.of("annie", "wounds"), table.hand("annie")) == (3, set())
    table = bandit("7", hand="K♠")
    fought(table, "7")
    assert table.of("annie", "wounds") == 1
    table = bandit("7", hand="K♠", wounds=3)
    fought(table, "7")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}


def test_a_card_at_random():
    """Every card of the hand can be the one that is lost. HAND-11"""
    lost = set()
    for seed in range(30):
        table = bandit("7", hand="K♠ 2♥ 3♥ 4♥")
        table.state.rng += seed << 40
        fought(table, "7")
        table.play("annie: discard-at-random")
        lost |= table.discards & {"2♥", "3♥", "4♥"}
    assert lost == {"2♥", "3♥", "4♥"}


def test_the_9_leaves_a_choice():
    """A poker card or $10: what cannot be paid is not offered, and who has neither gives nothing. OPEN-56"""
    table = bandit("9", money=10)
    fought(table, "9")
    assert table.offers_to("annie") == {"discard", "pay-money"}
    table.play("annie: pay-money")
    assert (table.of("annie", "money"), table.hand("annie"), table.of("annie", "lp")) == (0, {"2♥"}, 1)
    table = bandit("9", money=10, hand="K♠")
    fought(table, "9")
    assert (table.of("annie", "money"), table.of("annie", "lp")) == (0, 1)
    table = bandit("9", hand="K♠")
    fought(table, "9")
    assert table.of("annie", "lp") == 1


def test_the_10_voids_the_fight():
    """The NPC's side may void it: the player draws a card, all fight cards return, new ones are drawn. OPEN-89"""
    table = bandit("10", hand="K♠ Q♥ 5♥")
    table.top("fight-deck", "10 4 8 3")
    table.top("poker-deck", "7♦")
    before = table.copy()
    fought(table, "10")
    assert table.offers_to("billy") == {"pass", "begin-anew"}
    table.play("billy: begin-anew")
    assert table.gains("annie", before) == {}
    assert table.hand("annie") == {"7♦", "Q♥", "5♥"}
    assert table.discards == {"K♠"}
    table.play("annie: 7♦")
    assert table.offers_to("billy") == {"npc-card 8", "npc-card 3"}
    assert set(table.cards("fight-deck")[-2:]) == {"fight-ten", "fight-four"}
    table.play("billy: 3")
    assert table.of("annie", "wounds") == 2


def test_the_10_can_be_left():
    """Who speaks for the NPC may let the fight stand. OPEN-89"""
    table = bandit("10")
    fought(table, "10")
    table.play("billy: pass")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}


def draws_the_10_again(table: Table) -> None:
    """The player who speaks for the bandit holds the 10 once more, and another card."""
    hand = table.zone("fight-hand", 3)
    for name in table.cards("fight-hand", 3):
        table._put(name, table.zone("fight-deck"))
    for name in ("fight-ten", "fight-eight"):
        table._put(name, hand)
    table.set("pot", 0)


def test_the_10_voids_once():
    """It voids at most once in one fight action, however often the fight starts anew. OPEN-89"""
    table = bandit("10", hand="K♠ K♥ 4♥", other="9")
    fought(table, "10")
    table.play("billy: begin-anew", "annie: K♥")
    draws_the_10_again(table)
    table.play("billy: 10")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}


def test_a_shootout_does_not_renew_the_10():
    """A restart by other means does not give the 10 another chance. OPEN-89 OPEN-14"""
    table = bandit("10", hand="K♠ 8♥ K♥ 4♥", other="9")
    fought(table, "10")
    table.play("billy: begin-anew", "annie: 8♥")
    table.play(f"billy: {table.menu[0]}", "annie: restart-fight", "annie: K♥")
    draws_the_10_again(table)
    table.play("billy: 10")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}


def test_the_next_bandit_has_a_10_of_its_own():
    """Once voided is for one fight action: the next fight can be voided again. OPEN-89"""
    table = bandit("10", hand="K♠ K♥ 4♥ 5♥", other="8")
    fought(table, "10")
    table.play("billy: begin-anew", "annie: K♥")
    draws_the_10_again(table)
    table.play("billy: 8", "annie: gain-lp")
    table.bandits("cj-hideout-c")
    table.player("annie", at="cj-11")
    table.top("fight-deck", "10 2")
    table.play("annie: move cj-hideout-c", "annie: 5♥", "billy: 10")
    assert table.offers_to("billy") == {"pass", "begin-anew"}


def test_the_king():
    """The King gives 1 LP. BANDIT-09"""
    table = bandit("K", hand="A♠ 2♥")
    before = table.copy()
    fought(table, "K", "A♠")
    table.play("annie: gain-lp")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}


@pytest.mark.parametrize(
    ("choice", "gain"),
    [("gain-lp", {"lp": 1}), ("be-marshal", {"marshal": 1, "money": 20}), ("be-wanted", {"wanted": 1})],
)
def test_the_ace(choice: str, gain: dict[str, int]):
    """The Ace gives 1 LP, 1 Marshal point or 1 Wanted point, though the fight is lost. BANDIT-09"""
    table = bandit("A", hand="A♠ 2♥")
    before = table.copy()
    fought(table, "A", "A♠")
    table.play(f"annie: {choice}")
    assert table.gains("annie", before) == {"wounds": 1} | gain


def test_the_ace_for_a_wanted_player():
    """A Wanted player cannot take the Marshal point of the Ace. MARSHAL-03"""
    table = bandit("A", wanted=1)
    fought(table, "A")
    assert table.offers_to("annie") == {"gain-lp", "be-wanted"}


def test_values_of_fight_cards():
    """Fight cards count by the same order as poker cards. FIGHT-12"""
    for number, (rank, name) in enumerate(FIGHT_CARDS.items()):
        table = bandit(rank)
        assert table.game.tables["P_card_rank"][table.card(name)] == number


def test_three_wounds_cap():
    """With 2 wounds the 3 gives only one more, and losing none; the card is drawn. OPEN-83 WOUND-03"""
    table = bandit("3", hand="3♠ 2♥", wounds=2)
    before = table.copy()
    fought(table, "3", "3♠")
    assert table.gains("annie", before) == {"wounds": 1}
