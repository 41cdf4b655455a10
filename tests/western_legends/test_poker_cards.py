"""What poker cards do outside poker, one name after the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.western_legends.table import EARLY, EDITIONS, REVISED, Table


def heads_up(edition: str = "en", annie: str = "K♠", bass: str = "Q♠") -> Table:
    """Annie, whose turn it is, and Bass in one space outside town, with these cards."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.together("annie", "bass")
    table.player("annie", hand=annie)
    table.player("bass", hand=bass)
    return table


def bank(edition: str = "en", hand: str = "K♠", guard: str = "3 4 8", **annie: int) -> Table:
    """Annie at the Bank, with these cards and the fight cards that the guard will draw."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.player("annie", at="dr-bank", hand=hand, **annie)
    table.top("fight-deck", guard)
    return table


def hunted(edition: str = "en", hand: str = "10♠ 9♠ 8♥", sheriff: str = "3 4 8 K") -> Table:
    """Annie has just moved the Sheriff to Billy, who has discarded a 4 and holds these cards."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.player("annie", hand="4♥")
    table.player("billy", at="mp-9", hand=f"{hand} 4♠", wanted=1)
    table.top("fight-deck", sheriff)
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    return table


# ---- Shootout --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_shootout_of_the_attacker(edition: str):
    """All cards played are discarded, nobody gains or loses, and the fight begins anew. FIGHT-19 OPEN-14"""
    table = heads_up(edition, annie="8♥ K♠", bass="5♠ 3♠")
    before = table.copy()
    table.play("annie: duel bass", "annie: 8♥", "bass: 5♠", "annie: restart-fight")
    assert table.gains("annie", before) == {"hand": -2}, "her last card is laid at once"
    assert table.gains("bass", before) == {"hand": -1}
    assert table.discards == {"8♥", "5♠"}
    assert table.offers_to("bass") == {"pass", "answering-card 3♠"}, "Annie has laid her last card"
    table.play("bass: 3♠")
    assert table.gains("annie", before) == {"lp": 2, "hand": -2}
    assert table.gains("bass", before) == {"wounds": 1, "hand": -1}
    assert table.value("actions-left") == 2, "it costs no action"
    table.player("annie", hand="K♦")
    assert "duel bass" not in table.offers_to("annie"), "it is no second fight [FIGHT-17]"
    assert "rob bass" not in table.offers_to("annie")


def test_shootout_may_be_left():
    """The restart is optional. OPEN-14"""
    table = heads_up(annie="8♥ 2♥", bass="3♠")
    table.play("annie: duel bass", "annie: 8♥", "bass: 3♠", "annie: pass")
    assert table.of("annie", "lp") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_shootout_of_the_target(edition: str):
    """The target can restart the fight as well, and may then decline. OPEN-14"""
    table = heads_up(edition, annie="K♠ 5♠", bass="8♦ 9♠")
    table.play("annie: duel bass", "annie: K♠", "bass: 8♦", "bass: restart-fight")
    assert table.offers_to("bass") == {"pass", "answering-card 9♠"}
    table.play("bass: 9♠")
    assert table.of("annie", "wounds") == 1
    assert table.of("bass", "wounds") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_shootout_against_the_guard(edition: str):
    """Fight cards return and new ones are drawn; the heist and its action stay spent. OPEN-14 HEIST-02"""
    table = bank(edition, hand="8♥ K♥ 2♥", guard="9 4 5 3 6 7")
    guard_first = edition in EARLY
    table.play("annie: heist", *(["billy: 9"] if guard_first else []), "annie: 8♥")
    table.play(*([] if guard_first else ["billy: 9"]), "annie: restart-fight")
    assert set(table.cards("fight-deck")[-3:]) == {"fight-nine", "fight-four", "fight-five"}
    assert table.of("annie", "marshal") == table.of("annie", "wanted") == table.of("annie", "wounds") == 0
    table.play(*(["billy: 3"] if guard_first else []), "annie: K♥", *([] if guard_first else ["billy: 3"]))
    assert (table.of("annie", "money"), table.of("annie", "wanted"), table.of("annie", "wounds")) == (
        80,
        3,
        2,
    )
    assert table.value("actions-left") == 2
    assert "heist" not in table.offers_to("annie")
    assert len(table.cards("fight-deck")) == 13


@pytest.mark.parametrize("edition", EDITIONS)
def test_shootout_before_the_sheriff(edition: str):
    """A Wanted player can restart the attempt on another player's turn. OPEN-14 HAND-04"""
    table = hunted(edition, hand="8♥ K♥", sheriff="9 4 5 3 6 7 8 J")
    table.play("billy: 8♥", "bass: 9", "billy: restart-fight")
    assert set(table.cards("fight-deck")[-4:]) == {"fight-nine", "fight-four", "fight-five", "fight-three"}
    if edition in REVISED:
        table.play("billy: K♥")
    table.play("bass: 6")
    assert (table.of("billy", "wanted"), table.of("billy", "wounds"), table.sheriff_at) == (
        1,
        1,
        "dr-sheriff",
    )
    assert table.asks == "annie"


def test_shootout_with_the_last_card():
    """The new fight begins, and who has no card to lay loses it. OPEN-90 OPEN-03"""
    table = heads_up(annie="8♥", bass="9♠ 3♠")
    table.play("annie: duel bass", "bass: 9♠", "annie: restart-fight")
    assert (table.of("annie", "wounds"), table.of("bass", "wounds")) == (1, 0)
    assert table.hand("bass") == {"3♠"}
    table = heads_up(annie="K♠ 2♠", bass="8♦")
    table.play("annie: duel bass", "annie: K♠", "bass: 8♦", "bass: restart-fight")
    assert (table.of("annie", "lp"), table.of("bass", "wounds")) == (2, 1)


def test_shootout_ends_what_lasts_for_a_fight():
    """Bulletproof and what Stick 'em Up has lowered end with the fight; once a fight means once again. OPEN-14 HAND-09"""
    table = heads_up(annie="J♠ 3♠ 4♠", bass="8♦ K♠")
    table.player("annie", wounds=2)
    table.play("annie: duel bass", "annie: J♠", "bass: 8♦", "bass: restart-fight")
    assert table.of("annie", "wounds") == 1, "healed at the reveal [OPEN-93]"
    table.play("annie: 3♠", "bass: K♠")
    assert table.of("annie", "wounds") == 2, "the wound of losing is not cancelled any more"

    table = bank(hand="9♠ 10♥ 6♠ 6♥", guard="10 2 3 4 5 8")
    table.play(
        "annie: heist", "annie: 9♠", "billy: 10", "annie: 6♠", "billy: begin-anew", "annie: 10♥", "billy: 8"
    )
    assert table.offers_to("annie") >= {"pass", "reacting-card 6♥"}, (
        "once a fight is once again in the new one"
    )
    table.play("annie: pass")
    assert table.of("annie", "money") == 90, "10 against an 8 that is not lowered any more; $10 for Instincts"

    table = heads_up(annie="8♥ 9♠ 6♠ 6♥", bass="8♦ 10♠")
    table.play("annie: duel bass", "annie: 8♥", "bass: 8♦", "annie: pass", "bass: restart-fight")
    table.play("annie: 9♠", "bass: 10♠")
    assert table.offers_to("annie") == {"pass", "reacting-card 6♠", "reacting-card 6♥"}


def test_start_of_fight_effects_come_again():
    """A new fight begins at the start-of-fight effects. OPEN-14 FIGHT-04"""
    table = heads_up(annie="8♥ K♠", bass="9♠ 3♠ 4♠")
    table.legends("annie")
    table.play("annie: duel bass", "annie: rattle", "bass: take-wound", "annie: 8♥", "bass: 9♠")
    table.play("annie: restart-fight", "annie: rattle")
    assert table.offers_to("bass") == {"discard", "take-wound"}


# ---- Bulletproof -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("wounds", [0, 1, 3])
def test_bulletproof_cancels_the_wound_of_the_result(edition: str, wounds: int):
    """Its owner gains no wound from losing, and heals one at the reveal. HAND-10 OPEN-13 OPEN-93"""
    table = heads_up(edition, annie="K♠", bass="J♠")
    table.player("bass", wounds=wounds)
    before = table.copy()
    table.play("annie: duel bass", "bass: J♠")
    assert table.gains("bass", before) == ({"wounds": -1} if wounds else {})


@pytest.mark.parametrize(("card", "left"), [("2", 1), ("3", 1), ("4", 1), ("5", 1), ("6", 2), ("8", 1)])
def test_bulletproof_against_fight_cards(card: str, left: int):
    """Wounds of the fight card are cancelled, except for the 6, which nothing cancels. OPEN-13"""
    table = bank(hand="J♥ 2♠", guard=f"{card} Q K", wounds=2)
    table.play("annie: heist", "annie: J♥", f"billy: {card}")
    assert table.of("annie", "wounds") == left


def test_bulletproof_does_not_reach_back():
    """A wound taken at the start of the fight stays, but for the one that is healed. OPEN-13"""
    table = heads_up(annie="K♠", bass="J♠")
    table.legends("annie")
    table.play("annie: duel bass", "annie: rattle", "bass: take-wound")
    assert table.of("bass", "wounds") == 1
    table.play("bass: J♠")
    assert table.of("bass", "wounds") == 0


def test_bulletproof_ends_with_its_fight():
    """In the next fight of the same turn wounds count again. OPEN-13"""
    table = heads_up(annie="K♠ K♥", bass="J♠ 5♥")
    table.player("billy", at="sv-10", hand="5♠")
    table.play("annie: duel bass", "annie: K♠", "bass: J♠", "annie: duel billy", "billy: 5♠")
    assert (table.of("bass", "wounds"), table.of("billy", "wounds")) == (0, 1)
    table.turn_of("billy")
    table.player("billy", hand="K♦")
    table.player("bass", hand="3♣")
    table.play("billy: duel bass", "bass: 3♣")
    assert table.of("bass", "wounds") == 1


def test_only_its_owner_is_bulletproof():
    """The attacker's Bulletproof does not help the target. OPEN-13"""
    table = heads_up(annie="J♠", bass="9♠")
    table.play("annie: duel bass", "bass: 9♠")
    assert table.of("bass", "wounds") == 1


# ---- Stick 'em Up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("mine", "theirs", "revised", "early"),
    [("9♠", "10♠", True, True), ("9♠", "J♣", True, False), ("9♠", "Q♠", False, False)],
)
def test_stick_em_up(edition: str, mine: str, theirs: str, revised: bool, early: bool):
    """It lowers the opposing card by 2, in French and German by 1. HAND-10 DIFF-67"""
    table = heads_up(edition, annie=f"{mine} 6♠", bass=theirs)
    table.play("annie: duel bass", f"annie: {mine}", f"bass: {theirs}", "annie: 6♠")
    assert table.of("annie", "lp") == (2 if (revised if edition in REVISED else early) else 0)
    assert "6♠" in table.discards


def test_stick_em_up_of_the_target():
    """The target reacts as well, after the attacker. FIGHT-11 HAND-05"""
    table = heads_up(annie="10♠ 3♠", bass="9♠ 6♥")
    table.play("annie: duel bass", "annie: 10♠", "bass: 9♠")
    assert table.offers_to("bass") == {"pass", "reacting-card 6♥"}
    table.play("bass: 6♥")
    assert (table.of("annie", "wounds"), table.of("bass", "wounds")) == (1, 0)


def test_stick_em_up_once_a_fight():
    """One copy for each player in a fight, and the other may still answer it. HAND-09 OPEN-12 DIFF-77"""
    table = heads_up(annie="9♠ 6♠ 6♥", bass="10♠ 6♦ 6♣")
    table.play("annie: duel bass", "annie: 9♠", "bass: 10♠", "annie: pass", "bass: 6♦")
    assert table.offers_to("annie") == {"pass", "reacting-card 6♠", "reacting-card 6♥"}, (
        "after a pass she may play again"
    )
    table.play("annie: 6♠")
    assert table.asks == "annie", "nobody can react any more: it is her next action"
    assert table.hand("annie") > {"6♥"}, "and the card of the loser"
    assert table.hand("bass") >= {"6♣"}
    assert table.of("annie", "lp") == 0, "7 against 8"


def test_stick_em_up_stops_at_2():
    """No value falls below 2. FIGHT-13 LIMIT-10"""
    table = heads_up(annie="2♠ 6♠", bass="3♠")
    table.play("annie: duel bass", "annie: 2♠", "bass: 3♠", "annie: 6♠")
    assert table.of("annie", "lp") == 2, "2 against 2"


def test_stick_em_up_is_no_action():
    """It cannot be played where no fight is. HAND-05"""
    table = heads_up(annie="6♠")
    assert not [
        words for words in table.offers_to("annie") if words.endswith("6♠") and words.startswith("play")
    ]


# ---- Quickdraw -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_quickdraw(edition: str):
    """Against an NPC it may cancel the effect of the fight card; the value stays. HAND-10 OPEN-15"""
    for choice, wounds, lp in (("cancel-fight-card", 0, 0), ("pass", 2, 1)):
        table = Table("annie", "bass", "billy", edition=edition)
        table.player("annie", at="sv-mine", hand="2♠ Q♠")
        table.bandits("sv-hideout-c")
        table.top("fight-deck", "3 K")
        table.play("annie: move sv-hideout-c", "annie: Q♠", "billy: 3", f"annie: {choice}", "annie: gain-lp")
        assert (table.of("annie", "lp"), table.of("annie", "wounds")) == (1, wounds)
        table = bank(edition, hand="Q♠ 2♠", guard="K 2 3")
        lays = ["annie: Q♠", "billy: K"]
        table.play("annie: heist", *(reversed(lays) if edition in EARLY else lays), f"annie: {choice}")
        assert (table.of("annie", "lp"), table.of("annie", "wounds")) == (lp, 1), (
            "the King still beats the Queen"
        )


def test_quickdraw_against_a_player():
    """Against another player there is nothing to cancel. OPEN-15"""
    table = heads_up(annie="Q♠", bass="5♠")
    table.play("annie: duel bass", "bass: 5♠")
    assert table.of("annie", "lp") == 2


def test_quickdraw_before_the_sheriff():
    """It works against the Sheriff on another player's turn. HAND-10"""
    table = hunted(hand="Q♠ 9♠", sheriff="3 4 8 K")
    table.play("billy: Q♠", "bass: 3", "billy: cancel-fight-card")
    assert table.of("billy", "wounds") == 0


# ---- actions ---------------------------------------------------------------------------------------------


def test_determination():
    """It costs one action and adds two, this turn only. OPEN-62"""
    table = heads_up(annie="K♠ K♥")
    table.play("annie: play-card K♠")
    assert table.value("actions-left") == 4
    table.play("annie: play-card K♥")
    assert table.value("actions-left") == 5
    assert table.discards == {"K♠", "K♥"}
    table.turn_of("annie")
    assert table.value("actions-left") == 3


def test_living_legend():
    """One point on either side; a Wanted player can only gain a Wanted point. HAND-10 MARSHAL-03"""
    table = heads_up(annie="A♠ A♥ A♦")
    table.play("annie: play-card A♠")
    assert table.offers_to("annie") == {"be-marshal", "be-wanted"}
    table.play("annie: be-wanted", "annie: play-card A♥")
    assert table.asks == "annie"
    assert table.of("annie", "wanted") == 2


def test_points_beyond_the_tracks():
    """Each point beyond space 9 is 1 LP. MARSHAL-05 WANTED-03"""
    for track, option in (("marshal", "be-marshal"), ("wanted", "be-wanted")):
        table = heads_up(annie="A♠")
        table.player("annie", **{track: 9})
        table.play("annie: play-card A♠")
        if track == "marshal":
            table.play(f"annie: {option}")
        assert (table.of("annie", track), table.of("annie", "lp")) == (9, 1)


@pytest.mark.parametrize(("marshal", "wanted", "lp"), [(1, 0, 1), (0, 1, 1), (0, 0, 0)])
def test_manhunt_pays_both_sides(marshal: int, wanted: int, lp: int):
    """A Marshal or Wanted player gains 1 LP by it. HAND-10"""
    table = heads_up(annie="4♠")
    table.player("annie", marshal=marshal, wanted=wanted, at="cj-11")
    table.player("billy", wanted=1, at="cj-hideout-c")
    table.play("annie: play-card 4♠", "annie: pass")
    assert table.of("annie", "lp") == lp


def test_a_card_lies_open_while_it_is_used():
    """The card is laid open first, and discarded only once its effect is done. CARD-02 DIFF-17"""
    table = heads_up(annie="4♠")
    table.player("billy", wanted=1, at="mp-9")
    table.play("annie: play-card 4♠")
    assert table.knows("bass", "4♠") == "card-played 1"
    assert "4♠" not in table.discards
    table.play("annie: post mp-8")
    assert "4♠" in table.discards


def test_a_card_in_use_cannot_be_discarded():
    """Whom the own Manhunt hunts has no other card left than those in hand. CARD-02 OPEN-75"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="mp-9", hand="4♥", wanted=1)
    table.play("annie: play-card 4♥", "annie: post mp-9")
    assert table.of("annie", "wanted") == 0
    assert table.discards == {"4♥"}


# ---- Sprint ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_sprint(edition: str):
    """Played when a move action ends: up to 2 spaces more, for no action. HAND-10 OPEN-31"""
    table = heads_up(edition, annie="3♠")
    table.play("annie: move sv-11")
    assert table.offers_to("annie") == {"pass", "reacting-card 3♠"}
    table.play("annie: 3♠")
    assert "further sv-6" in table.offers_to("annie")
    table.play("annie: further sv-6")
    assert table.spot("annie") == "sv-6"
    assert table.value("actions-left") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_how_many_sprints_after_a_move(edition: str):
    """In Russian one reaction an action: a second Sprint has to wait for the next move. OPEN-66 DIFF-77 HAND-09"""
    table = heads_up(edition, annie="3♠ 3♥")
    table.play("annie: move sv-11", "annie: 3♠", "annie: further sv-5")
    if edition != "ru":
        assert table.offers_to("annie") == {"pass", "reacting-card 3♥"}
        return
    assert "reacting-card 3♥" not in table.offers_to("annie")
    table.play("annie: move sv-6")
    assert table.offers_to("annie") == {"pass", "reacting-card 3♥"}


def test_only_the_mover_sprints():
    """Others with a Sprint are not asked, nor is it played on their turns' fights. HAND-05"""
    table = heads_up(annie="5♠", bass="3♠")
    table.play("annie: move sv-11")
    assert table.asks == "annie"


def test_sprint_after_a_bandit():
    """The fight has ended the move action; Sprint is a new movement after it. OPEN-32"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sv-mine", hand="K♠ 3♠")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "8 9")
    table.play(
        "annie: move sv-hideout-c",
        "annie: K♠",
        "billy: 8",
        "annie: gain-lp",
        "annie: 3♠",
        "annie: further mp-9",
    )
    assert table.spot("annie") == "mp-9"


def test_sprint_into_a_bandit():
    """A bandit met by a Sprint is fought like any other. MOVE-07 OPEN-31"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sv-mine", hand="K♠ 3♠")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "8 9")
    table.play("annie: move sv-8", "annie: 3♠", "annie: further sv-hideout-c", "billy: 8")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}
    table.play("annie: gain-lp")
    assert table.bandits_at == set()
    assert table.value("actions-left") == 2


# ---- Fool's Gold -----------------------------------------------------------------------------------------


def test_fools_gold_is_sold_as_a_nugget():
    """In a payment it stands for one nugget; payments may be mixed. OPEN-16 OPEN-59 DEPOSIT-01"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-bank", hand="10♣ 10♠ 10♥", nuggets=1)
    assert {"deposit 1", "deposit 2", "deposit 3"} <= table.offers_to("annie")
    assert "deposit 4" not in table.offers_to("annie")
    table.play("annie: deposit 2")
    assert table.offers_to("annie") == {"pay-nuggets", "pass-off-a-card"}


def test_fools_gold_mixed():
    """One nugget and one card bring $40 and 2 LP. OPEN-16"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-bank", hand="10♣ 3♥", nuggets=3)
    before = table.copy()
    table.play("annie: deposit 2", "annie: pay-nuggets", "annie: pass-off-a-card")
    assert table.gains("annie", before) == {"money": 40, "lp": 2, "nuggets": -1, "hand": -1}
    assert table.discards == {"10♣"}


def test_nothing_is_sold_that_is_not_there():
    """Once the cards are used up only nuggets are left to pay with, and the other way round. DEPOSIT-01 OPEN-16"""
    for first, rest in (
        ("pay-nuggets", {"hand": -1, "nuggets": -1}),
        ("pass-off-a-card", {"hand": -1, "nuggets": -1}),
    ):
        table = Table("annie", "bass", "billy")
        table.player("annie", at="dr-bank", hand="10♣ 3♥", nuggets=1)
        before = table.copy()
        table.play("annie: deposit 2", f"annie: {first}")
        assert table.asks == "annie"
        assert table.gains("annie", before) == {"money": 40, "lp": 2} | rest


def test_fools_gold_and_losses():
    """Outside the English rules robbery and arrest neither count nor take it; it fills no place of the four. OPEN-16 -95"""
    table = heads_up("ru", annie="K♠", bass="10♣ 10♠ 3♥")
    table.player("bass", money=20)
    table.play("annie: rob bass", "bass: pass")
    assert table.offers_to("annie") == {"rob-money", "leave-it"}
    table.play("annie: rob-money")
    assert {"10♣", "10♠"} <= table.hand("bass")
    table = Table("annie", "bass", "billy")
    table.player("annie", hand="10♣", nuggets=4)
    assert table.query("nuggets-at-hand", 0) == 5


def test_a_fight_inside_a_reaction_is_no_pass(tmp_path: Path):
    """Where a table lets players react as often as they like, who has sprinted into a bandit is asked again. OPEN-12"""
    layer = tmp_path / "again"
    layer.mkdir()
    (layer / "pack.yaml").write_text(
        "id: again\nversion: 1.0.0\ntitle: Again\nkind: layer\ngame: western-legends\n", encoding="utf-8"
    )
    (layer / "again.wl").write_text(
        "replace rule react-at(moment: stage)\n  set stage to moment\n  taking turns p in players from active: p: react\n"
        "  set stage to quiet\n",
        encoding="utf-8",
    )
    table = Table("annie", "bass", "billy", layers=[str(layer)])
    table.player("annie", at="sv-mine", hand="K♠ 3♠ 3♥ 2♥")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "8 9")
    table.play(
        "annie: move sv-8",
        "annie: 3♠",
        "annie: further sv-hideout-c",
        "annie: K♠",
        "billy: 8",
        "annie: gain-lp",
    )
    assert table.offers_to("annie") == {"pass", "reacting-card 3♥"}
