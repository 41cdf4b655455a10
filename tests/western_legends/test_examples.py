"""The worked examples of the rule texts, with each edition's own result."""

from __future__ import annotations

import pytest

from tests.western_legends.table import EARLY, EDITIONS, REVISED, Table

HEADS_UP = ("annie", "bass", "billy")


def duel_of_example_1(edition: str) -> Table:
    """Annie, whose ability counts, and Bass, each with the card of the example and some more."""
    table = Table(*HEADS_UP, edition=edition)
    table.together("annie", "bass")
    table.player("annie", hand="K♠ 3♥", legend=True, lp=5)
    table.player("bass", hand="Q♠ 4♥ 5♥")
    return table


@pytest.mark.parametrize("edition", REVISED)
def test_example_1_before_the_cards_are_laid(edition: str):
    """Bass discards for Annie's ability before cards are chosen, and is beaten all the same. EXAMPLE-01"""
    table = duel_of_example_1(edition)
    before = table.copy()
    table.play("annie: duel bass", "annie: rattle", "bass: discard", "bass: 4♥", "annie: K♠", "bass: Q♠")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}
    assert table.gains("bass", before) == {"wounds": 1, "hand": -1}
    assert table.discards == {"4♥", "K♠", "Q♠"}


@pytest.mark.parametrize("edition", EARLY)
def test_example_1_after_the_cards_lie(edition: str):
    """Bass discards for Annie's ability when both cards lie face down. EXAMPLE-01"""
    table = duel_of_example_1(edition)
    before = table.copy()
    table.play("annie: duel bass", "annie: K♠", "bass: Q♠", "annie: rattle", "bass: discard", "bass: 4♥")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}
    assert table.gains("bass", before) == {"wounds": 1, "hand": -1}
    assert table.discards == {"4♥", "K♠", "Q♠"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_t1(edition: str):
    """The active player's card is lowered to the value of the target's, and wins the tie. T-01 FIGHT-14"""
    table = Table(*HEADS_UP, edition=edition)
    table.together("annie", "bass")
    lowered = "9♠" if edition in EARLY else "8♠"
    instincts = {"money": 10} if edition in EARLY else {}
    table.player("annie", hand="10♠")
    table.player("bass", hand=f"{lowered} 6♥")
    before = table.copy()
    table.play("annie: duel bass", f"bass: {lowered}", "bass: 6♥")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}
    assert table.gains("bass", before) == {"wounds": 1, "hand": -1} | instincts


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("wounds", [0, 1])
def test_example_2(edition: str, wounds: int):
    """Bulletproof beats the guard's 3, whose wounds it cancels; five Wanted points give a card. EXAMPLE-02 T-02"""
    table = Table("billy", "annie", "bass", edition=edition)
    table.player("billy", at="dr-bank", hand="J♥", wanted=2, wounds=wounds)
    table.top("fight-deck", "3 7 J")
    before = table.copy()
    table.play("billy: heist", "bass: 3")
    assert table.gains("billy", before) == {"money": 80, "wanted": 3} | ({"wounds": -1} if wounds else {})
    assert table.value("actions-left") == 2
    assert table.discards == {"J♥"}
    assert len(table.cards("fight-deck")) == 13
    assert {"fight-three", "fight-seven", "fight-jack"} == set(table.cards("fight-deck")[-3:])


def bandit_of_the_example(edition: str) -> Table:
    """Annie beside a hideout with a bandit, her 10 and a Stick 'em Up in hand; the bandit will draw the Jack."""
    table = Table(*HEADS_UP, edition=edition)
    table.player("annie", at="sv-mine", hand="10♣ 6♥")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "J 2")
    return table


@pytest.mark.parametrize("edition", REVISED)
@pytest.mark.parametrize(
    ("reward", "gain"), [("gain-lp", {"lp": 1}), ("marshal-reward", {"marshal": 1, "money": 20})]
)
def test_example_3(edition: str, reward: str, gain: dict[str, int]):
    """Stick 'em Up lowers the bandit's Jack by 2: Annie's 10 wins, and the Jack pays her. EXAMPLE-03 T-04"""
    table = bandit_of_the_example(edition)
    before = table.copy()
    table.play("annie: move sv-hideout-c", "annie: 10♣", "billy: J", "annie: 6♥", f"annie: {reward}")
    gain = gain | {"money": gain.get("money", 0) + 10, "hand": -2}
    assert table.gains("annie", before) == gain
    assert table.bandits_at == set()
    assert table.discards == {"10♣", "6♥"}
    assert set(table.cards("fight-deck")[-2:]) == {"fight-jack", "fight-two"}
    assert table.spot("annie") == "sv-hideout-c"


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_4(edition: str):
    """Without Stick 'em Up the Jack beats the 10, and pays Annie even so. EXAMPLE-04 BANDIT-09"""
    table = bandit_of_the_example(edition)
    before = table.copy()
    table.play("annie: move sv-hideout-c", "annie: 10♣", "billy: J", "annie: pass")
    assert table.gains("annie", before) == {"money": 10, "wounds": 1}
    assert table.bandits_at == set()
    assert table.discards == {"10♣"}


@pytest.mark.parametrize("edition", EARLY)
def test_t5(edition: str):
    """In the earlier rules Stick 'em Up makes it 10 against 10: the bandit wins. T-05 DIFF-67"""
    table = bandit_of_the_example(edition)
    before = table.copy()
    table.play("annie: move sv-hideout-c", "annie: 10♣", "billy: J", "annie: 6♥")
    assert table.gains("annie", before) == {"money": 10, "wounds": 1, "hand": -1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_a_tie_against_the_guard(edition: str):
    """Equal values: the guard wins, in the earlier rules the player. T-03 DIFF-41 HEIST-05"""
    table = Table(*HEADS_UP, edition=edition)
    table.player("annie", at="dr-bank", hand="8♠")
    table.top("fight-deck", "8 9 7")
    before = table.copy()
    table.play("annie: heist", "billy: 8")
    won = {"money": 80, "wanted": 3, "wounds": 1}
    lost = {"wounds": 2, "wanted": 1}
    assert table.gains("annie", before) == (won if edition in EARLY else lost)


@pytest.mark.parametrize("edition", EDITIONS)
def test_example_5(edition: str):
    """The dealer's three Jacks with Cheat beat three 10s; Lady Luck consoles the loser. EXAMPLE-05 T-06 POKER-19"""
    table = Table(*HEADS_UP, edition=edition)
    table.player("annie", at="dr-street-w", hand="10♥ 10♣ 3♥", money=50)
    table.player("billy", hand="K♥ K♦")
    table.top("poker-deck", "4♠ 2♦ 4♥ 9♠ J♣ J♦ 3♣ 10♠")
    before = table.copy()
    table.play("annie: poker")
    assert table.knows("billy", "2♦") == "dealer-hand 3"
    table.play("annie: 10♥", "annie: 10♣", "billy: 2♦", "billy: J♣")
    assert table.gains("annie", before) == {"money": 20, "hand": 1}
    assert table.gains("billy", before) == {}
    assert table.hand("billy") == {"K♥", "K♦"}
    assert table.discards == {"10♥", "10♣", "2♦", "J♣", "J♦", "3♣", "10♠", "4♥", "9♠"}


def test_example_7_the_hand_limit():
    """With two wounds Billy keeps three of six cards, and gains 1 LP for his row. EXAMPLE-07 T-07 T-08"""
    table = Table("billy", "annie", "bass")
    table.player("billy", hand="2♥ 3♥ 4♥ 5♥ 6♥ 7♥", wounds=2, wanted=2)
    table.end_turn()
    table.play("billy: 2♥", "billy: 3♥", "billy: 4♥")
    assert table.hand("billy") == {"5♥", "6♥", "7♥"}
    assert table.of("billy", "lp") == 1
    assert table.asks == "annie"


def test_example_9_the_marshal_track():
    """From space 1 two Marshal points pay $20 and 2 LP. EXAMPLE-09 T-09"""
    table = Table(*HEADS_UP)
    table.player("annie", marshal=1, hand="A♠ A♥")
    before = table.copy()
    table.play("annie: play-card A♠", "annie: be-marshal", "annie: play-card A♥", "annie: be-marshal")
    assert table.gains("annie", before) == {"marshal": 2, "money": 20, "lp": 2, "hand": -2}


def test_example_10_the_wanted_track():
    """Space 6 of the Wanted track gives a card at once, its row 2 LP at the end of the turn. EXAMPLE-10 T-10"""
    table = Table(*HEADS_UP)
    table.player("annie", wanted=5, hand="A♠")
    before = table.copy()
    table.play("annie: play-card A♠")
    assert table.gains("annie", before) == {"wanted": 1}
    table.end_turn()
    assert table.gains("annie", before) == {"wanted": 1, "lp": 2}


def test_example_11_the_last_turns():
    """After the trigger the round is finished and everybody has one more turn. EXAMPLE-11 ENDGAME-04"""
    table = Table(*HEADS_UP)
    table.end_turn()
    table.play("bass: gain-money")
    table.player("bass", lp=15)
    table.end_turn()
    for name in ("billy", "annie", "bass", "billy"):
        assert not table.over
        table.play(f"{name}: gain-money")
        table.end_turn()
    assert table.over
    assert table.winners == {2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_t11_selling_above_the_money_limit(edition: str):
    """Four nuggets bring 4 LP, and money up to $120. T-11 DEPOSIT-02 OPEN-59"""
    table = Table(*HEADS_UP, edition=edition)
    table.player("annie", at="dr-bank", nuggets=4, money=50)
    table.play("annie: deposit 4")
    assert (table.of("annie", "money"), table.of("annie", "lp"), table.of("annie", "nuggets")) == (120, 4, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_t13_an_arrest_halves(edition: str):
    """Of $50 and 3 nuggets an arrest takes $30 and 2. T-13 OPEN-08 ARREST-04 DIFF-74"""
    table = Table(*HEADS_UP, edition=edition)
    table.together("annie", "bass")
    table.player("annie", marshal=1, hand="K♠")
    table.player("bass", wanted=4, money=50, nuggets=3)
    table.play("annie: arrest-somebody bass")
    assert (table.of("bass", "money"), table.of("bass", "nuggets")) == (20, 1)


@pytest.mark.parametrize(("money", "points"), [(120, 2), (110, 1), (60, 1), (50, 0)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_t14_money_at_the_end(edition: str, money: int, points: int):
    """Each full $60 is 1 LP at the end, in every edition. T-14 T-15 SCORE-03 DIFF-79"""
    table = Table(*HEADS_UP, edition=edition)
    table.player("annie", money=money)
    assert table.query("score", 0) == points
