"""Layers and what they do together: Judge Roy Bean, the Jokers, Wild Wild West."""

from __future__ import annotations

import pytest

from tests.table import check_views
from tests.western_legends.table import EARLY, EDITIONS, REVISED, Table

pytestmark = pytest.mark.slow("what layers change together")

# ---- Judge Roy Bean --------------------------------------------------------------------------------------


def judge(
    edition: str = "en", at: str = "dr-bank", hand: str = "9♠ 10♠", fights: str = "9 8 7", **numbers: int
) -> Table:
    """The Judge, a legend, with these cards and fight cards to come."""
    table = Table("judge", "annie", "bass", layers=["good-bad-handsome"], edition=edition)
    table.legends("judge")
    table.player("judge", at=at, hand=hand, **numbers)
    table.top("fight-deck", fights)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_npcs_show_the_judge_their_card(edition: str):
    """The NPC lays first, and face up: all know the card at once, before he lays his. HEIST-03"""
    table = judge(edition)
    table.play("judge: heist")
    assert table.asks == "bass"
    table.play("bass: 8")
    assert table.asks == "judge"
    for who in table.people:
        assert table.knows(who, "fight-eight") == "npc-shown"
    assert table.knows("bass", "fight-nine") == "fight-hand 3"
    assert not table.knows("annie", "fight-nine")
    table.play("judge: 9♠")
    assert table.of("judge", "money") == 90, "$80, and $10 for Instincts"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("legend", [True, False])
def test_the_judge_wins_ties(edition: str, legend: bool):
    """He wins ties against NPCs once he is a legend. HEIST-05 BANDIT-04"""
    table = judge(edition, at="sv-mine", fights="9 2")
    table.player("judge", legend=legend)
    table.bandits("sv-hideout-c")
    table.play("judge: move sv-hideout-c")
    lays = ["bass: 9", "judge: 9♠"] if legend else ["judge: 9♠", "bass: 9"]
    table.play(*lays)
    if table.asks == "judge" and "discard" in table.menu:
        table.play("judge: discard")
    assert table.of("judge", "lp") == int(legend)


def test_the_judge_before_the_sheriff():
    """The Sheriff too lays first and shows, on anybody's turn. SHERIFF-09"""
    table = Table("annie", "bass", "judge", layers=["good-bad-handsome"])
    table.legends("judge")
    table.player("annie", hand="4♥")
    table.player("judge", at="mp-9", hand="9♠ 10♠ 4♠", wanted=1)
    table.top("fight-deck", "8 J Q K")
    table.play("annie: play-card 4♥", "annie: post mp-9", "judge: 4♠")
    table.play("bass: J")
    assert table.knows("annie", "fight-jack") == "npc-shown"
    assert table.offers_to("judge") == {"pass", "laid-card 9♠", "laid-card 10♠"}


def test_against_players_the_judge_is_like_anybody():
    """Between players cards lie face down, and the active player wins ties. FIGHT-14"""
    table = judge(at="sv-10")
    table.player("annie", at="sv-10", hand="9♥ 2♥")
    table.play("judge: duel annie", "judge: 9♠")
    assert not table.knows("annie", "9♠")
    table.play("annie: 9♥")
    assert table.of("judge", "lp") == 2


def test_others_beside_the_judge():
    """Others fight the guard as ever, though the Judge sits at the table. HEIST-03"""
    table = Table("annie", "judge", "bass", layers=["good-bad-handsome"])
    table.legends("judge")
    table.player("annie", at="dr-bank", hand="9♠ 10♠")
    table.play("annie: heist")
    assert table.asks == "annie"


# ---- the Joker -------------------------------------------------------------------------------------------


def joker(annie: str = "red-joker K♠ 3♥", bass: str = "Q♠ 4♥", edition: str = "en") -> Table:
    """Annie and Bass in one space, with these cards."""
    table = Table("annie", "bass", "billy", layers=["fistful-of-extras"], edition=edition)
    table.together("annie", "bass")
    table.player("annie", hand=annie)
    table.player("bass", hand=bass)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_joker_copies_a_card_of_the_hand(edition: str):
    """It acts as a card its owner names in secret; at the reveal that card is shown, and stays. EXTRAS-04 OPEN-67"""
    table = joker(edition=edition)
    before = table.copy()
    table.play("annie: duel bass", "annie: red-joker")
    assert table.offers_to("annie") == {"card-named K♠", "card-named 3♥"}
    twin = table.copy()
    table.play("annie: card-named K♠")
    twin.play("annie: card-named 3♥")
    for who in ("bass", "billy"):
        assert table.state.view(table.seat(who)) == twin.state.view(twin.seat(who)), (
            "nobody else learns what was named"
        )
    table.play("bass: Q♠")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}
    assert table.hand("annie") == {"K♠", "3♥"}
    assert table.discards == {"red-joker", "Q♠"}
    assert table.knows("billy", "K♠") == "hand 1"
    assert not table.knows("billy", "3♥")
    twin.play("bass: Q♠")
    assert twin.of("annie", "wounds") == 1, "as a 3 it loses"


def test_a_joker_of_the_target():
    """The target may answer with a Joker as well. EXTRAS-04"""
    table = joker(annie="K♠ 3♥", bass="black-joker A♠ 4♥")
    table.play("annie: duel bass", "annie: K♠", "bass: black-joker", "bass: card-named A♠")
    assert table.of("annie", "wounds") == 1
    assert table.hand("bass") == {"A♠", "4♥"}


def test_a_joker_has_the_effect_of_what_it_copies():
    """Value, suit and effect are those of the card named. OPEN-67"""
    table = joker(bass="red-joker J♠ 4♥", annie="K♠ 3♥")
    table.player("bass", wounds=1)
    table.play("annie: duel bass", "annie: K♠", "bass: red-joker", "bass: card-named J♠")
    assert table.of("bass", "wounds") == 0, "bulletproof"
    assert table.hand("bass") == {"J♠", "4♥"} | (table.hand("bass") - {"J♠", "4♥"})


def test_a_joker_alone_is_no_card_to_fight_with():
    """Without another card it cannot be played in a fight. OPEN-67 OPEN-03"""
    table = joker(annie="red-joker")
    assert not {"duel bass", "rob bass"} & table.offers_to("annie")
    table = joker(annie="K♠", bass="red-joker black-joker")
    table.play("annie: duel bass")
    assert (table.of("annie", "lp"), table.of("bass", "wounds")) == (2, 1), (
        "such a target counts as declining"
    )


def test_a_declined_joker_is_discarded_unnamed():
    """When the target declines the Joker is discarded, and what was named is never shown. FIGHT-08"""
    table = joker()
    table.play("annie: duel bass", "annie: red-joker", "annie: card-named K♠", "bass: pass")
    assert "red-joker" in table.discards
    assert not table.knows("bass", "K♠")


@pytest.mark.parametrize("edition", EARLY)
def test_what_is_named_cannot_be_discarded(edition: str):
    """While a card is named it is not discarded: Annie takes another. OPEN-91"""
    table = joker(annie="K♠ 5♥", bass="red-joker A♠ 4♥", edition=edition)
    table.legends("annie")
    table.play(
        "annie: duel bass",
        "annie: K♠",
        "bass: red-joker",
        "bass: card-named A♠",
        "annie: rattle",
        "bass: discard",
    )
    assert "4♥" in table.discards
    assert table.of("annie", "wounds") == 1, "the Joker is an Ace"


def test_a_joker_against_an_npc():
    """It works in heists and against bandits and the Sheriff. EXTRAS-04"""
    table = joker(annie="red-joker K♠")
    table.player("annie", at="dr-bank")
    table.top("fight-deck", "8 2 3")
    table.play("annie: heist", "annie: red-joker", "billy: 8")
    assert table.of("annie", "money") == 80


@pytest.mark.parametrize("edition", REVISED)
def test_a_joker_after_a_shootout(edition: str):
    """In the new fight another card may be named. OPEN-14 OPEN-67"""
    table = joker(annie="red-joker black-joker 8♥ K♠", bass="3♠ 4♥", edition=edition)
    table.play(
        "annie: duel bass", "annie: red-joker", "annie: card-named 8♥", "bass: 3♠", "annie: restart-fight"
    )
    table.play("annie: black-joker", "annie: card-named K♠", "bass: 4♥")
    assert table.of("annie", "lp") == 2
    assert table.hand("annie") == {"8♥", "K♠"}


def test_a_joker_in_the_flop():
    """In a flop it is a card of any suit and value, for everybody. EXTRAS-05"""
    for hand, lp in (("9♥ 9♠", 1), ("3♥ 4♠", 0)):
        table = joker(annie=hand, bass="K♦ K♣")
        table.player("annie", at="dr-street-w", money=50)
        table.player("bass", at="dr-bank", money=50)
        flop = "red-joker 9♦ 9♣" if lp else "red-joker 6♦ J♣"
        table.top("poker-deck", f"5♥ 5♦ {flop}")
        table.play("annie: poker", "bass: ante-up")
        for who in ("annie", "bass"):
            held = hand.split() if who == "annie" else ["K♦", "K♣"]
            table.play(*(f"{who}: {card}" for card in held))
        assert table.of("annie", "lp") == lp


def test_a_joker_of_the_dealer():
    """Played by the dealer it is any card. EXTRAS-05"""
    table = joker(annie="A♥ A♠")
    table.player("annie", at="dr-street-w", money=50)
    table.player("bass", at="sv-11")
    table.top("poker-deck", "5♥ red-joker 10♦ 2♠ 3♠ K♦ Q♦ J♦")
    table.play("annie: poker", "annie: A♥", "annie: A♠", "billy: red-joker", "billy: 10♦")
    assert table.of("annie", "lp") == 0, "a royal flush"


def test_a_joker_of_a_participant():
    """A participant's Joker is no wild card but a copy of a card that is kept and cannot be laid. EXTRAS-04"""
    table = joker(annie="red-joker 9♥ 9♠ 3♥", bass="K♦ K♣")
    table.player("annie", at="dr-street-w", money=50)
    table.player("bass", at="dr-bank", money=50)
    table.top("poker-deck", "5♥ 5♦ 6♦ J♣ 9♦")
    table.play("annie: poker", "bass: ante-up", "annie: red-joker", "annie: card-named 9♥")
    assert "poker-card-laid 9♥" not in table.offers_to("annie")
    table.play("annie: 9♠", "bass: K♦", "bass: K♣")
    assert table.of("annie", "lp") == 1, "three 9s"
    assert "9♥" in table.hand("annie")
    assert table.knows("billy", "9♥") == "hand 1"


def test_jokers_are_dealt_and_imagined():
    """Wherever a Joker and what it names may be, views and what is imagined agree. EXTRAS-02"""
    table = joker()
    for line in ("annie: duel bass", "annie: red-joker", "annie: card-named K♠", "bass: Q♠"):
        check_views(table.state)
        table.play(line)
    check_views(table.state)


def test_nobody_is_taken_to_have_named_a_card_before_a_joker_lies():
    """Whoever imagines a hand from which a card is to be laid leaves its owner something to lay. EXTRAS-04"""
    table = joker(annie="K♠ 3♥")
    table.play("annie: duel bass")
    check_views(table.state)


# ---- Wild Wild West --------------------------------------------------------------------------------------


def wild(annie: str = "K♠ 3♥", bass: str = "Q♠ 4♥", **numbers: int) -> Table:
    """Annie and Bass in one space, with these cards."""
    table = Table("annie", "bass", "billy", layers=["wild-wild-west"])
    table.together("annie", "bass")
    table.player("annie", hand=annie, **numbers)
    table.player("bass", hand=bass)
    return table


@pytest.mark.parametrize("triggered", [0, 1])
def test_wanted_players_are_safe_at_the_end(triggered: int):
    """Once the end is triggered no Wanted player can be arrested. WWW-01"""
    table = wild(marshal=1)
    table.player("bass", wanted=1)
    table.set("end-triggered", triggered)
    assert ("arrest-somebody bass" in table.offers_to("annie")) is not triggered


def test_why_no_arrest():
    """Asked why nobody can be arrested, the game names the clause. WWW-01"""
    table = wild(marshal=1)
    table.player("bass", wanted=1)
    assert table.state.why_not("arrest", 1) == ()
    table.set("end-triggered", 1)
    ((place, clauses),) = table.state.why_not("arrest", 1)
    assert clauses == ("WWW-01", "OPEN-70")
    assert "wild-wild-west" in place
    assert table.state.why_not("arrest", 2) == (), "Billy is not Wanted: nothing of the kind protects him"


@pytest.mark.parametrize("triggered", [False, True])
def test_the_sheriff_after_the_trigger(triggered: bool):
    """After it the Sheriff may move, but makes nobody discard, tries nobody, and passes on. WWW-01 OPEN-70"""
    table = wild(annie="4♥", bass="Q♠ 10♠")
    table.player("bass", at="mp-8", wanted=1)
    table.set("end-triggered", int(triggered))
    table.play("annie: play-card 4♥")
    assert ("post sv-1" in table.offers_to("annie")) is triggered
    table.play("annie: post mp-8")
    if triggered:
        assert table.asks == "annie"
        assert table.hand("bass") == {"Q♠", "10♠"}
    else:
        assert table.offers_to("bass") == {"dropped Q♠", "dropped 10♠"}


@pytest.mark.parametrize(("lp", "left"), [(3, 2), (0, 0)])
def test_the_loser_of_a_duel_loses_lp(lp: int, left: int):
    """1 LP beside the wound, if there is one. WWW-02 OPEN-70"""
    table = wild()
    table.player("bass", lp=lp)
    table.play("annie: duel bass", "annie: K♠", "bass: Q♠")
    assert (table.of("bass", "lp"), table.of("bass", "wounds")) == (left, 1)
    assert table.of("annie", "lp") == 3
    table = wild(lp=lp)
    table.play("annie: duel bass", "annie: 3♥", "bass: Q♠")
    assert (table.of("annie", "lp"), table.of("bass", "lp")) == (left, 0)


def test_only_duels_cost_lp():
    """The loser of a robbery loses none. WWW-02"""
    table = wild()
    table.player("bass", lp=3)
    table.play("annie: rob bass", "annie: K♠", "bass: Q♠", "annie: leave-it")
    assert table.of("bass", "lp") == 3
    assert table.of("annie", "lp") == 1


def test_winning_on_the_own_turn():
    """Every fight won on the own turn gives 1 LP, also against NPCs, once even after a restart. WWW-03 OPEN-70"""
    table = wild(annie="K♠ 2♠")
    table.player("annie", at="dr-bank")
    table.top("fight-deck", "8 2 3")
    table.play("annie: heist", "annie: K♠", "billy: 8")
    assert table.of("annie", "lp") == 1
    table = wild(annie="8♥ K♠ 2♠", bass="3♠ 4♥")
    table.play("annie: duel bass", "annie: 8♥", "bass: 3♠", "annie: restart-fight", "annie: K♠", "bass: 4♥")
    assert table.of("annie", "lp") == 3


def test_winning_on_another_turn():
    """The target who wins, and who beats the Sheriff on another's turn, gains none. WWW-03"""
    table = wild()
    table.play("annie: duel bass", "annie: 3♥", "bass: Q♠")
    assert table.of("bass", "lp") == 0
    table = wild(annie="4♥", bass="K♠ 10♠")
    table.player("bass", at="mp-8", wanted=1)
    table.top("fight-deck", "8 2 3 4")
    table.play("annie: play-card 4♥", "annie: post mp-8", "bass: 10♠", "bass: laid-card K♠", "annie: 8")
    assert table.of("bass", "lp") == 0
    assert table.of("bass", "wanted") == 1


@pytest.mark.parametrize(("choice", "gain"), [("rob-money", {"money": 50}), ("rob-nuggets", {"nuggets": 3})])
def test_robbing_everything(choice: str, gain: dict[str, int]):
    """A robber may take all the money or all the nuggets. WWW-04"""
    table = wild()
    table.player("bass", money=50, nuggets=3)
    before = table.copy()
    table.play("annie: rob bass", "annie: K♠", "bass: pass", f"annie: {choice}")
    assert table.gains("annie", before) == {"wanted": 1, "lp": 1, "hand": -1} | gain
    assert table.gains("bass", before) == {"wounds": 1, "hand": 1} | {name: -n for name, n in gain.items()}


def test_all_three_together():
    """The layers count beside each other: the Judge wins by a Joker, and gains the LP of the variant. WWW-03"""
    table = Table(
        "judge", "annie", "bass", layers=["good-bad-handsome", "fistful-of-extras", "wild-wild-west"]
    )
    table.legends("judge")
    table.player("judge", at="dr-bank", hand="red-joker 8♠")
    table.top("fight-deck", "8 2 3")
    table.play("judge: heist", "bass: 8", "judge: red-joker")
    assert (table.of("judge", "lp"), table.of("judge", "money")) == (1, 80)
    assert "8♠" in table.hand("judge")
