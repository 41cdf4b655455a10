"""What characters can do once they are legends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.western_legends.table import EARLY, EDITIONS, REVISED, Table

# ---- the gate --------------------------------------------------------------------------------------------


def test_an_ability_begins_at_5_lp():
    """It counts from the moment its owner has 5 LP, not before. CHAR-02"""
    table = Table("annie", "bass", "billy")
    table.together("annie", "bass")
    table.player("annie", lp=2, hand="K♠ K♥ 2♥")
    table.player("bass", hand="3♥ 4♥ 5♥")
    table.player("billy", at="sv-10", hand="3♠ 4♠ 5♠")
    table.play("annie: duel bass", "annie: K♠", "bass: pass")
    assert (table.of("annie", "lp"), table.query("legendary", 0)) == (4, 0)
    table.play("annie: duel billy", "annie: K♥", "billy: 3♠")
    assert (table.of("annie", "lp"), table.query("legendary", 0)) == (6, 1)


def test_without_5_lp_nothing_happens():
    """Before that a start of fight is like any other. CHAR-02"""
    table = Table("annie", "bass", "billy")
    table.together("annie", "bass")
    table.player("annie", hand="K♠ 2♥", lp=4)
    table.player("bass", hand="3♥ 4♥")
    table.play("annie: duel bass")
    assert table.asks == "annie"


def test_abilities_of_characters_that_do_not_play():
    """A character that nobody has changes nothing: Jesse James lowers no card from the box. SETUP-07"""
    table = Table("annie", "bass", "billy")
    table.together("annie", "bass")
    table.player("annie", hand="9♠ 2♠")
    table.player("bass", hand="8♠ 3♠")
    for seat in range(6):
        table.set("has-ability", 1, seat)
    table.play("annie: duel bass", "annie: rattle", "bass: take-wound", "annie: 9♠", "bass: 8♠")
    assert table.of("annie", "lp") == 2
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sv-mine", hand="8♠ 2♠")
    table.bandits("sv-hideout-c")
    table.top("fight-deck", "8 2")
    table.play("annie: move sv-hideout-c", "annie: 8♠", "billy: 8")
    assert table.of("annie", "lp") == 0, "8 against 8"


# ---- Annie Oakley ----------------------------------------------------------------------------------------


def annie(edition: str = "en", bass: str = "3♥ 4♥", **numbers: int) -> Table:
    """Annie, a legend, is about to fight Bass, who holds these cards."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.together("annie", "bass")
    table.legends("annie")
    table.player("annie", hand="K♠ 2♥")
    table.player("bass", hand=bass, **numbers)
    return table


@pytest.mark.parametrize(
    ("hand", "wounds", "offered"),
    [("3♥ 4♥", 0, {"discard", "take-wound"}), ("3♥ 4♥", 3, set()), ("", 0, set()), ("", 3, set())],
)
def test_annies_price(hand: str, wounds: int, offered: set[str]):
    """The opponent chooses a card or a wound; what cannot be is not offered, and of none left nothing comes. OPEN-56"""
    table = annie(bass=hand, wounds=wounds)
    before = table.copy()
    table.play("annie: duel bass", "annie: rattle")
    if offered:
        assert table.offers_to("bass") == offered
    elif wounds == 3 and hand:
        assert table.offers_to("bass") == {"dropped 3♥", "dropped 4♥"}, "there is no choice but to discard"
    else:
        assert table.asks == "annie"
        assert table.gains("bass", before) == ({} if wounds == 3 else {"wounds": 1})


@pytest.mark.parametrize("edition", REVISED)
def test_annie_before_the_cards(edition: str):
    """In the revised rules she disarms before any card is chosen. FIGHT-04 DIFF-18"""
    table = annie(edition)
    table.play("annie: duel bass", "annie: rattle", "bass: discard", "bass: 3♥", "annie: K♠")
    assert table.offers_to("bass") == {"pass", "answering-card 4♥"}


@pytest.mark.parametrize("edition", EARLY)
def test_annie_after_the_cards(edition: str):
    """In the earlier rules both cards lie by then: only what is left can be discarded. FIGHT-04 DIFF-19"""
    table = annie(edition)
    table.play("annie: duel bass", "annie: K♠", "bass: 3♥", "annie: rattle", "bass: discard")
    assert table.discards >= {"4♥"}
    assert table.of("bass", "wounds") == 1
    table = annie(edition, bass="3♥")
    table.play("annie: duel bass", "annie: K♠", "bass: 3♥", "annie: rattle")
    assert table.of("bass", "wounds") == 2, "no card is left to discard"


@pytest.mark.parametrize("edition", EARLY)
def test_annie_and_who_declines(edition: str):
    """Who declines has not fought when her ability would count. FIGHT-07 DIFF-19"""
    table = annie(edition)
    table.play("annie: duel bass", "annie: K♠", "bass: pass")
    assert table.of("bass", "wounds") == 1
    assert table.held("bass") == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_annie_as_the_target(edition: str):
    """Her ability counts when she is attacked as well. CHAR-05 DIFF-11"""
    table = Table("bass", "annie", "billy", edition=edition)
    table.together("bass", "annie")
    table.legends("annie")
    table.player("bass", hand="K♠ 2♥ 3♥")
    table.player("annie", hand="4♥ 5♥")
    lays = ["bass: K♠", "annie: 4♥"]
    table.play("bass: duel annie", *(lays if edition in EARLY else []), "annie: rattle")
    assert table.offers_to("bass") == {"discard", "take-wound"}


def test_annie_may_do_without():
    """She need not disarm anybody: then nothing is paid. OPEN-97"""
    table = annie()
    table.play("annie: duel bass")
    assert table.offers_to("annie") == {"pass", "rattle"}
    before = table.copy()
    table.play("annie: pass")
    assert table.gains("bass", before) == {}
    assert table.offers_to("annie") == {"laid-card K♠", "laid-card 2♥"}


def test_annie_against_an_npc():
    """Only another player pays: a bandit does not, nor does she herself. CHAR-05"""
    table = Table("annie", "bass", "billy")
    table.legends("annie")
    table.player("annie", at="sv-mine", hand="K♠ 2♠")
    table.bandits("sv-hideout-c")
    table.play("annie: move sv-hideout-c")
    assert table.offers_to("annie") == {"laid-card K♠", "laid-card 2♠"}


# ---- Bass Reeves -----------------------------------------------------------------------------------------


def test_bass_draws():
    """He draws 1 card at the start of his own turn, before the choice of income. CHAR-05 TURN-04"""
    table = Table("annie", "bass", "billy")
    table.legends("bass")
    table.end_turn()
    assert table.asks == "bass"
    assert table.held("bass") == 1
    assert table.offers_to("bass") == {"gain-money", "draw", "draw-and-gain"}


# ---- Billy the Kid ---------------------------------------------------------------------------------------


def billy(**others: str) -> Table:
    """Billy, a legend, is one space away from Annie and Bass."""
    table = Table("billy", "annie", "bass", "doc")
    table.legends("billy")
    table.together("annie", "bass", at="sv-11")
    for name, hand in others.items():
        table.player(name, hand=hand)
    return table


def test_billy_chooses_whom_and_they_what():
    """Billy picks one of those there, who gives a card of the own choice or $10. OPEN-57"""
    table = billy(annie="3♥ 4♥", bass="5♥")
    table.player("annie", money=20)
    table.play("billy: move sv-11")
    assert table.offers_to("billy") == {"giver annie", "giver bass"}
    table.play("billy: giver annie")
    assert table.offers_to("annie") == {"give-card", "give-ten-dollars"}
    twin = table.copy()
    table.play("annie: give-card", "annie: 4♥")
    assert table.hand("billy") == {"4♥"}
    assert table.hand("annie") == {"3♥"}
    twin.play("annie: give-ten-dollars")
    assert (twin.of("billy", "money"), twin.of("annie", "money"), twin.held("annie")) == (10, 10, 2)


def test_who_has_only_one_gives_that():
    """Who has only cards or only money gives that, who has neither gives nothing. OPEN-57"""
    table = billy(annie="3♥", bass="")
    table.player("bass", money=10)
    twin = table.copy()
    table.play("billy: move sv-11", "billy: giver annie")
    assert table.hand("billy") == {"3♥"}
    twin.play("billy: move sv-11", "billy: giver bass")
    assert (twin.of("billy", "money"), twin.of("bass", "money")) == (10, 0)
    table = billy(annie="", bass="")
    before = table.copy()
    table.play("billy: move sv-11", "billy: giver bass")
    assert table.gains("billy", before) == table.gains("bass", before) == {}


def test_third_parties_see_that_a_card_moved():
    """The two know which card was given, the others only that one was. OPEN-57"""
    table = billy(annie="4♥ 5♥", bass="9♥")
    table.play("billy: move sv-11", "billy: giver annie")
    before = {who: table.state.view(table.seat(who)) for who in ("bass", "doc")}
    twin = table.copy()
    table.play("annie: 4♥")
    twin.play("annie: 5♥")
    for who in ("bass", "doc"):
        view = table.state.view(table.seat(who))
        assert view != before[who]
        assert view == twin.state.view(twin.seat(who)), "whichever card it was looks the same"
        hand = view.zone(table.zone("hand", 1))
        assert [pile.unseen for pile in hand] == [("poker-card",)]
    for who in ("annie", "billy"):
        assert table.knows(who, "4♥") == "hand 1"
    assert table.knows("annie", "5♥") == "hand 2"
    assert not table.knows("billy", "5♥")


def test_billy_sprints():
    """A Sprint ends in a move as well; an arrest does not. OPEN-31"""
    table = billy(annie="5♥", bass="")
    table.player("billy", hand="3♠")
    table.player("annie", money=10)
    table.play(
        "billy: move sv-4", "billy: 3♠", "billy: further sv-11", "billy: giver annie", "annie: give-card"
    )
    assert table.hand("billy") == {"5♥"}


def test_billy_is_alone():
    """Where nobody else stands nothing happens. CHAR-05"""
    table = billy(annie="5♥")
    table.play("billy: move sv-4")
    assert table.offers_to("billy") >= {"stop-early"}


def test_billy_comes_back_to_where_he_was():
    """A move may lead back to where it began, and is a move that ends. MOVE-01 MOVE-04 OPEN-31"""
    table = billy(annie="5♥", bass="")
    table.player("billy", at="sv-11")
    table.play("billy: move sv-11", "billy: giver annie")
    assert table.hand("billy") == {"5♥"}


def test_an_arrest_is_no_move():
    """Being put in the office sets nothing off. OPEN-31"""
    table = Table("bass", "billy", "annie")
    table.legends("billy")
    table.together("bass", "billy")
    table.player("annie", at="dr-sheriff", hand="5♥", money=50)
    table.player("bass", marshal=1, hand="K♠")
    table.player("billy", wanted=1)
    table.play("bass: arrest-somebody billy")
    assert table.spot("billy") == "dr-sheriff"
    assert table.asks == "bass"


# ---- Bloody Knife ----------------------------------------------------------------------------------------


def knife(**numbers: int) -> Table:
    """Bloody Knife, a legend, beside the north mesa."""
    table = Table("bloody", "annie", "bass")
    table.legends("bloody")
    table.player("bloody", at="sh-3", **numbers)
    return table


def test_two_ways_to_one_space():
    """Where a way on foot and one over a mesa lead to the same space, both are offered; only one heals. MOVE-05"""
    table = knife(wounds=2)
    assert {"move mp-3", "cross-mesa mp-3", "cross-mesa rf-cabaret"} <= table.offers_to("bloody")
    assert "move rf-cabaret" not in table.offers_to("bloody")
    twin = table.copy()
    table.play("bloody: move mp-3")
    twin.play("bloody: cross-mesa mp-3")
    assert (table.of("bloody", "wounds"), twin.of("bloody", "wounds")) == (2, 1)
    assert table.spot("bloody") == twin.spot("bloody") == "mp-3"


def test_no_stop_on_a_mesa():
    """A mesa may be crossed but is no place to end a move. MOVE-05"""
    table = knife()
    assert not [words for words in table.offers_to("bloody") if words.endswith("mesa")]


def test_mesas_are_closed_to_others():
    """Nobody else enters a mesa, nor does Bloody Knife before he is a legend. MOVE-05 CHAR-02"""
    table = knife()
    table.player("bloody", legend=False)
    assert not [words for words in table.offers_to("bloody") if words.startswith("cross-mesa")]
    table = Table("annie", "bloody", "bass")
    table.legends("annie", "bloody")
    table.player("annie", at="sh-3")
    assert not [words for words in table.offers_to("annie") if words.startswith("cross-mesa")]


def test_healed_before_the_bandit():
    """The wound heals when the mesa is left, before a bandit on the far side is fought. OPEN-92"""
    table = knife(wounds=3)
    table.player("bloody", hand="2♠")
    table.bandits("dx-hideout-b")
    table.top("fight-deck", "8 K")
    table.play("bloody: cross-mesa dx-hideout-b", "bass: K")
    assert table.of("bloody", "wounds") == 3, "one healed, then one for losing"
    assert table.bandits_at == set()


def test_sprinting_over_a_mesa():
    """The movement of a Sprint can cross a mesa too. MOVE-05 OPEN-31"""
    table = knife(wounds=1)
    table.player("bloody", hand="3♠")
    table.play("bloody: move mp-3", "bloody: 3♠")
    assert table.offers_to("bloody") == {"go-on", "go-on-over-mesa"}
    table.play("bloody: go-on-over-mesa", "bloody: dx-hideout-b")
    assert (table.spot("bloody"), table.of("bloody", "wounds")) == ("dx-hideout-b", 0)


# ---- Doc Holliday ----------------------------------------------------------------------------------------


def doc(card: str, hand: str = "K♠ 2♥", **numbers: int) -> Table:
    """Doc Holliday, a legend, has met a bandit who has laid this card."""
    table = Table("doc", "annie", "bass")
    table.legends("doc")
    table.player("doc", at="sv-mine", hand=hand, **numbers)
    table.bandits("sv-hideout-c")
    table.top("fight-deck", f"{card} {'4' if card != '4' else '8'}")
    table.play("doc: move sv-hideout-c", f"doc: {hand.split()[0]}", f"bass: {card}")
    return table


@pytest.mark.parametrize(("wounds", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 0)])
def test_doc_draws_once_for_several_wounds(wounds: int, drawn: int):
    """Two wounds at once are one card; at the limit there is none. CHAR-05 WOUND-03"""
    table = doc("3", wounds=wounds)
    assert table.held("doc") == 1 + drawn


def test_doc_draws_for_each_time():
    """The wound of the fight card and that of losing are two times. CHAR-05"""
    table = doc("8", hand="2♠ 2♥")
    assert table.of("doc", "wounds") == 2
    assert table.held("doc") == 1 + 2 + 1, "two for wounds, one for losing"


def test_doc_draws_none_for_a_cancelled_wound():
    """A wound that Bulletproof cancels is no wound. OPEN-13"""
    table = doc("3", hand="J♠ 2♥", wounds=1)
    assert (table.of("doc", "wounds"), table.held("doc")) == (0, 1)


def test_docs_hand():
    """His wounds do not shrink his hand limit; before he is a legend they do. HAND-02 WOUND-01"""
    for legend, kept in ((True, 5), (False, 3)):
        table = Table("doc", "annie", "bass")
        table.player("doc", hand="2♥ 3♥ 4♥ 5♥ 6♥ 7♥", wounds=2, legend=legend)
        assert table.query("hand-limit", 0) == kept
        table.end_turn()
        while table.asks == "doc":
            table.play(f"doc: {table.menu[0]}")
        assert table.held("doc") == kept


# ---- Jesse James -----------------------------------------------------------------------------------------


def jesse(first: str = "jesse", at: str = "dr-bank", jesses: str = "9♠", annies: str = "9♥") -> Table:
    """Jesse, a legend, and Annie have laid these cards, the first named being the active player."""
    second = "annie" if first == "jesse" else "jesse"
    table = Table(first, second, "bass")
    table.together("jesse", "annie", at=at)
    table.legends("jesse")
    table.player("jesse", hand=jesses)
    table.player("annie", hand=annies)
    table.play(f"{first}: duel {second}", f"{second}: {jesses if second == 'jesse' else annies}")
    return table


def test_jesse_wins_ties():
    """Against players he wins all ties, as the target too. FIGHT-14 CHAR-05"""
    assert jesse().of("annie", "wounds") == 1
    table = jesse("annie")
    assert (table.of("annie", "wounds"), table.of("jesse", "wounds")) == (1, 0)


@pytest.mark.parametrize("first", ["jesse", "annie"])
def test_jesse_outside_town(first: str):
    """Outside town the opposing card counts 1 less, in town it does not. CHAR-05 MOVE-06"""
    for at, wounds in (("sv-10", (1, 0)), ("dr-bank", (0, 1))):
        table = jesse(first, at, "9♠", "10♠")
        assert (table.of("annie", "wounds"), table.of("jesse", "wounds")) == wounds


def test_jesse_and_npcs():
    """Against an NPC outside town the fight card counts 1 less; its ties are not his. CHAR-05 BANDIT-04"""
    for card, wounds in (("10", 0), ("J", 1)):
        table = Table("jesse", "annie", "bass")
        table.legends("jesse")
        table.player("jesse", at="sv-mine", hand="10♠ 2♥")
        table.bandits("sv-hideout-c")
        table.top("fight-deck", f"{card} 2")
        table.play("jesse: move sv-hideout-c", "jesse: 10♠", f"bass: {card}")
        if card == "10":
            table.play("bass: pass")
        assert table.of("jesse", "wounds") == wounds


@pytest.mark.slow("characters beside each other")
@pytest.mark.parametrize("jesses_turn", [True, False])
def test_jesse_beside_another_is(jesses_turn: bool, tmp_path: Path):
    """Of two contradicting changes to who wins ties that of the later pack counts, as for a Man in Black. FIGHT-14"""
    layer = tmp_path / "ties"
    layer.mkdir()
    manifest = "id: ties\nversion: 1.0.0\ntitle: Ties\nkind: layer\ngame: western-legends\n"
    (layer / "pack.yaml").write_text(manifest, encoding="utf-8")
    (layer / "ties.wl").write_text("ties-go-to is rival when rival is not nobody\n", encoding="utf-8")
    first, second = ("jesse", "annie") if jesses_turn else ("annie", "jesse")
    table = Table(first, second, "bass", layers=[str(layer)])
    table.together(first, second, at="dr-bank")
    table.legends("jesse")
    table.player(first, hand="9♠")
    table.player(second, hand="9♥")
    table.play(f"{first}: duel {second}", f"{second}: 9♥")
    assert (table.of(first, "wounds"), table.of(second, "wounds")) == (1, 0)
