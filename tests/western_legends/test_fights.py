"""How fights go: duel, robbery and arrest, heist, bandits and the Sheriff, in each edition."""

from __future__ import annotations

import pytest

from tests.western_legends.table import EARLY, EDITIONS, RANKS, REVISED, Table


def heads_up(edition: str = "en", rulings: dict[str, str] | None = None, **annie: int) -> Table:
    """Annie with a King and a 3, Bass with a Queen and a 4, in one space outside town."""
    table = Table("annie", "bass", "billy", edition=edition, rulings=rulings)
    table.together("annie", "bass")
    table.player("annie", hand="K♠ 3♥", **annie)
    table.player("bass", hand="Q♠ 4♥")
    return table


# ---- between players -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_duel_that_is_won(edition: str):
    """The active player who wins a duel gains 2 LP; the loser takes a wound and a card. DUEL-01 FIGHT-12 FIGHT-15"""
    table = heads_up(edition)
    before = table.copy()
    table.play("annie: duel bass", "annie: K♠", "bass: Q♠")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}
    assert table.gains("bass", before) == {"wounds": 1}
    assert table.discards == {"K♠", "Q♠"}
    assert table.value("actions-left") == 2


@pytest.mark.parametrize("kind", ["duel", "rob", "arrest-somebody"])
def test_a_target_who_wins_merely_escapes(kind: str):
    """Only the active player can earn the reward; who loses takes a wound and a card. FIGHT-16 FIGHT-15"""
    table = heads_up(marshal=2)
    table.player("bass", wanted=3, money=80, nuggets=2)
    before = table.copy()
    table.play(f"annie: {kind} bass", "annie: 3♥", "bass: Q♠")
    assert table.gains("annie", before) == {"wounds": 1}
    assert table.gains("bass", before) == {"hand": -1}
    assert table.spot("bass") == "sv-10"


def test_who_declines_has_lost():
    """A target who lays no card loses at once; the card laid goes to the discards, its face unshown. FIGHT-06 -07 -08"""
    table = heads_up()
    before = table.copy()
    table.play("annie: duel bass", "annie: 3♥")
    assert table.knows("bass", "3♥") == "", "Bass has seen that a card was laid, but not which"
    table.play("bass: pass")
    assert table.gains("annie", before) == {"lp": 2, "hand": -1}
    assert table.gains("bass", before) == {"wounds": 1, "hand": 1}
    assert table.discards == {"3♥"}


def test_a_target_without_cards_counts_as_declining():
    """Who has no card to lay is not asked, and loses. OPEN-03"""
    table = heads_up()
    table.player("bass", hand="")
    table.play("annie: duel bass", "annie: 3♥")
    assert table.asks == "annie"
    assert (table.of("annie", "lp"), table.of("bass", "wounds")) == (2, 1)


def test_nobody_fights_without_cards():
    """Without a poker card no fight and no heist can be declared. OPEN-03"""
    table = heads_up(marshal=1)
    table.player("bass", wanted=1)
    table.player("annie", hand="")
    assert not {"duel bass", "rob bass", "arrest-somebody bass"} & table.offers_to("annie")
    table.player("annie", at="dr-bank")
    assert "heist" not in table.offers_to("annie")
    table.player("annie", hand="2♠")
    assert "heist" in table.offers_to("annie")


def test_an_effect_takes_the_last_card():
    """An active player whose last card an effect at the start takes has lost, and nobody lays a card. OPEN-03"""
    table = Table("bass", "annie", "billy")
    table.together("annie", "bass")
    table.legends("annie")
    table.player("bass", hand="K♠")
    table.player("annie", hand="2♠ 3♠")
    before = table.copy()
    table.play("bass: duel annie", "annie: rattle", "bass: discard")
    assert table.gains("bass", before) == {"wounds": 1}
    assert table.gains("annie", before) == {}
    assert table.discards == {"K♠"}


def test_one_fight_with_the_same_player():
    """A given player can be fought once a turn, others while actions last. FIGHT-17 LIMIT-05"""
    table = heads_up()
    table.player("billy", at="sv-10", hand="5♠")
    table.play("annie: duel bass", "annie: K♠", "bass: pass")
    assert {"duel billy", "rob billy"} <= table.offers_to("annie")
    assert not {"duel bass", "rob bass"} & table.offers_to("annie")
    table.play("annie: rob billy", "billy: pass", "annie: leave-it")
    table.turn_of("bass")
    assert {"duel annie", "duel billy"} <= table.offers_to("bass")


def test_only_in_the_same_space():
    """The target must stand in the space of the active player. FIGHT-01"""
    table = heads_up()
    table.player("bass", at="sv-11")
    assert not {"duel bass", "rob bass"} & table.offers_to("annie")


@pytest.mark.parametrize(
    ("marshal", "wanted", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False), (0, 0, False)]
)
def test_who_can_arrest_whom(marshal: int, wanted: int, offered: bool):
    """Only a Marshal player arrests, and only a Wanted player. ARREST-01"""
    table = heads_up(marshal=marshal)
    table.player("bass", wanted=wanted)
    assert ("arrest-somebody bass" in table.offers_to("annie")) is offered


def test_an_arrest():
    """The arrested player loses Wanted points and half of all, and goes to the office with the Sheriff. ARREST-02 -05"""
    table = heads_up(marshal=2, lp=1)
    table.player("bass", wanted=5, money=50, nuggets=3, wounds=1)
    table.sheriff("rf-doctor")
    before = table.copy()
    table.play("annie: arrest-somebody bass", "annie: K♠", "bass: Q♠")
    assert table.gains("annie", before) == {"marshal": 1, "lp": 2, "hand": -1}
    assert table.gains("bass", before) == {"wanted": -5, "money": -30, "nuggets": -2, "wounds": 1}
    assert (table.spot("bass"), table.sheriff_at) == ("dr-sheriff", "dr-sheriff")
    table.turn_of("bass")
    table.player("bass", hand="A♠")
    table.play("bass: play-card A♠", "bass: be-marshal")
    assert table.of("bass", "marshal") == 1, "an arrested player may join the Marshals [ARREST-06]"


def test_another_wanted_player_in_the_office():
    """Being put in the office is no move of the Sheriff: nobody there discards or is tried. OPEN-06"""
    table = heads_up(marshal=1)
    table.player("bass", wanted=2)
    table.player("billy", wanted=3, at="dr-sheriff", hand="2♠ 3♠")
    before = table.copy()
    table.play("annie: arrest-somebody bass", "annie: K♠", "bass: pass")
    assert table.gains("billy", before) == {}
    assert table.asks == "annie"


@pytest.mark.parametrize(
    ("money", "nuggets", "choice", "taken"),
    [
        (50, 3, "rob-money", {"money": 30}),
        (50, 3, "rob-nuggets", {"nuggets": 2}),
        (50, 3, "leave-it", {}),
        (10, 1, "rob-money", {"money": 10}),
    ],
)
def test_a_robbery(money: int, nuggets: int, choice: str, taken: dict[str, int]):
    """A robber gains a Wanted point and may take half the money or the nuggets, rounded up. ROB-01 OPEN-08"""
    table = heads_up()
    table.player("bass", money=money, nuggets=nuggets)
    before = table.copy()
    table.play("annie: rob bass", "annie: K♠", "bass: pass", f"annie: {choice}")
    assert table.gains("annie", before) == {"wanted": 1, "hand": -1} | taken
    assert table.gains("bass", before) == {"wounds": 1, "hand": 1} | {name: -n for name, n in taken.items()}


def test_robbing_who_owns_nothing():
    """A player who owns nothing can be robbed, for the Wanted point. OPEN-80"""
    table = heads_up()
    before = table.copy()
    table.play("annie: rob bass", "annie: K♠", "bass: pass")
    assert table.gains("annie", before) == {"wanted": 1, "hand": -1}


def test_loot_beyond_the_limits():
    """The target loses the whole half, the robber keeps what there is room for. ROB-04 OPEN-09"""
    for choice, kept, lost in (
        ("rob-money", {"money": 10}, {"money": -60}),
        ("rob-nuggets", {"nuggets": 1}, {"nuggets": -2}),
    ):
        table = heads_up(money=110, nuggets=3)
        table.player("bass", money=120, nuggets=4)
        before = table.copy()
        table.play("annie: rob bass", "annie: K♠", "bass: pass", f"annie: {choice}")
        assert table.gains("annie", before) == {"wanted": 1, "hand": -1} | kept
        assert table.gains("bass", before) == {"wounds": 1, "hand": 1} | lost


def test_a_marshal_who_robs_turns_wanted():
    """Gaining a Wanted point ends all Marshal points; the new track begins from its start. ROB-03 MARSHAL-06 -07"""
    table = heads_up(marshal=6)
    table.play("annie: rob bass", "annie: K♠", "bass: pass")
    assert (table.of("annie", "marshal"), table.of("annie", "wanted")) == (0, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_refuses_to_turn_wanted(edition: str):
    """A Marshal player who robs has chosen: no edition lets the star be kept. MARSHAL-06 DIFF-59"""
    table = heads_up(edition, marshal=6)
    table.play("annie: rob bass", "annie: K♠", "bass: pass")
    assert (table.of("annie", "marshal"), table.of("annie", "wanted")) == (0, 1)


def test_refusing_to_turn_wanted():
    """By a house rule a Marshal player may refuse Wanted points, all of them. DIFF-59 OPEN-86"""
    table = heads_up(marshal=6, rulings={"marshal-may-refuse": "yes"})
    table.play("annie: rob bass", "annie: K♠", "bass: pass")
    twin = table.copy()
    table.play("annie: pass")
    assert (table.of("annie", "marshal"), table.of("annie", "wanted")) == (6, 0)
    twin.play("annie: turn-wanted")
    assert (twin.of("annie", "marshal"), twin.of("annie", "wanted")) == (0, 1)


def test_three_wounds_are_enough():
    """A fourth wound is ignored, the loser's card is drawn all the same. WOUND-03 OPEN-83"""
    table = heads_up()
    table.player("bass", wounds=3)
    before = table.copy()
    table.play("annie: duel bass", "annie: K♠", "bass: pass")
    assert table.gains("bass", before) == {"hand": 1}


# ---- the guard -------------------------------------------------------------------------------------------


def bank(edition: str = "en", hand: str = "K♠ 2♠", guard: str = "3 4 8", **annie: int) -> Table:
    """Annie at the Bank, with the fight cards that the guard will hold."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.player("annie", at="dr-bank", hand=hand, **annie)
    table.top("fight-deck", guard)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_heist(edition: str):
    """The right-hand neighbour holds three fight cards; who lays first depends on the edition. HEIST-03 -06 DIFF-42"""
    table = bank(edition)
    before = table.copy()
    table.play("annie: heist")
    if edition in EARLY:
        assert table.offers_to("billy") == {"npc-card 3", "npc-card 4", "npc-card 8"}
        table.play("billy: 3", "annie: K♠")
    else:
        table.play("annie: K♠")
        assert table.offers_to("billy") == {"npc-card 3", "npc-card 4", "npc-card 8"}
        table.play("billy: 3")
    assert table.gains("annie", before) == {"money": 80, "wanted": 3, "wounds": 2}
    assert table.discards == {"K♠"}
    assert set(table.cards("fight-deck")[-3:]) == {"fight-three", "fight-four", "fight-eight"}


def test_a_heist_that_fails():
    """A wound, a card and 1 Wanted point. HEIST-07"""
    table = bank(guard="K Q J")
    before = table.copy()
    table.play("annie: heist", "annie: 2♠", "billy: J")
    assert table.gains("annie", before) == {"money": 10, "wounds": 1, "wanted": 1}


def test_one_heist_a_turn():
    """A second heist has to wait for the next turn. HEIST-02"""
    table = bank()
    table.play("annie: heist", "annie: K♠", "billy: 8")
    assert "heist" not in table.offers_to("annie")
    table.turn_of("annie")
    assert "heist" in table.offers_to("annie")


@pytest.mark.parametrize(("hand", "npc"), [("K♠", "8"), ("2♠", "8")])
def test_a_marshal_in_a_heist(hand: str, npc: str):
    """A heist ends the status of a Marshal either way. HEIST-09"""
    table = bank(marshal=4, hand=hand)
    table.play("annie: heist", f"billy: {npc}")
    assert table.of("annie", "marshal") == 0
    assert table.of("annie", "wanted") in (1, 3)


def test_money_before_wanted_points():
    """The money of a heist comes first, then the Wanted points with the cards of their track. OPEN-81 WANTED-02"""
    table = bank(wanted=3, money=70)
    before = table.copy()
    table.play("annie: heist", "annie: K♠", "billy: 8")
    assert table.gains("annie", before) == {"money": 50, "wanted": 3, "wounds": 1, "hand": 1}


# ---- bandits ---------------------------------------------------------------------------------------------


def hideout(edition: str = "en", hand: str = "K♠ 2♠", bandit: str = "3 8", **annie: int) -> Table:
    """Annie beside a hideout with a bandit, who will draw these fight cards."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.player("annie", at="sv-mine", hand=hand, **annie)
    table.bandits("sv-hideout-c")
    table.top("fight-deck", bandit)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bandit(edition: str):
    """Entering the space of a bandit ends the move and starts a fight that costs no action. BANDIT-03 -05 -07 OPEN-07"""
    table = hideout(edition)
    assert "move sv-1" not in table.offers_to("annie"), "nobody passes a bandit [MOVE-07]"
    before = table.copy()
    table.play("annie: move sv-hideout-c", "annie: K♠", "billy: 8")
    assert table.offers_to("annie") == {"gain-lp", "marshal-reward"}
    table.play("annie: gain-lp")
    assert table.gains("annie", before) == {"lp": 1, "wounds": 1, "hand": -1}
    assert table.value("actions-left") == 2
    assert (table.spot("annie"), table.bandits_at) == ("sv-hideout-c", set())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bandit_wins_ties(edition: str):
    """Equal values go to the bandit, who leaves the board all the same. BANDIT-04 -06 -07"""
    table = hideout(edition, hand="8♠")
    before = table.copy()
    table.play("annie: move sv-hideout-c", "billy: 8")
    assert table.gains("annie", before) == {"wounds": 2}
    assert table.bandits_at == set()


def test_a_wanted_player_beats_a_bandit():
    """A Wanted player cannot take the Marshal point and gets the LP unasked. BANDIT-05 MARSHAL-03"""
    table = hideout(wanted=1)
    before = table.copy()
    table.play("annie: move sv-hideout-c", "annie: K♠", "billy: 8")
    assert table.gains("annie", before) == {"lp": 1, "wounds": 1, "hand": -1}


def test_a_bandit_met_without_cards():
    """Without cards the fight is lost, the fight cards stay unseen and the bandit leaves. OPEN-03"""
    table = hideout(hand="")
    before = table.copy()
    table.play("annie: move sv-hideout-c")
    assert table.gains("annie", before) == {"wounds": 1, "hand": 1}
    assert table.bandits_at == set()
    assert len(table.cards("fight-deck")) == 13
    assert all(not table.knows("annie", card) for card in ("fight-three", "fight-eight"))


# ---- the Sheriff -----------------------------------------------------------------------------------------


def manhunt(edition: str = "en", hand: str = "10♠ 4♠", sheriff: str = "8 9 J K") -> Table:
    """Annie holds a Manhunt, Billy is Wanted two spaces from the Sheriff, who will draw these fight cards."""
    table = Table("annie", "bass", "billy", edition=edition)
    table.player("annie", hand="4♥")
    table.player("billy", at="mp-9", hand=hand, wanted=4, money=70, nuggets=1)
    table.top("fight-deck", sheriff)
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sheriff_arrives(edition: str):
    """Each Wanted player there discards a card, then one is tried; the right-hand neighbour lays of 4. SHERIFF-06 -09"""
    table = manhunt(edition)
    before = table.copy()
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    if edition in REVISED:
        assert table.offers_to("billy") == {"pass", "laid-card 10♠"}
        table.play("billy: 10♠")
    assert table.offers_to("bass") == {"npc-card 8", "npc-card 9", "npc-card J", "npc-card K"}
    table.play("bass: K")
    assert table.gains("billy", before) == {
        "wanted": -4,
        "money": -40,
        "wounds": 1,
        "lp": 1,
        "hand": -1,
    } | ({} if edition == "fr" else {"nuggets": -1})
    assert (table.spot("billy"), table.sheriff_at) == ("dr-sheriff", "dr-sheriff")
    assert table.asks == "annie"
    assert table.value("actions-left") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sheriff_is_beaten(edition: str):
    """The Sheriff goes back to the office, and nothing else is gained. SHERIFF-12"""
    table = manhunt(edition, hand="10♠ 4♠")
    before = table.copy()
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    if edition in REVISED:
        table.play("billy: 10♠")
    table.play("bass: 8")
    assert table.gains("billy", before) == {"wounds": 1, "hand": -2}
    assert (table.spot("billy"), table.sheriff_at) == ("mp-9", "dr-sheriff")


@pytest.mark.parametrize("edition", EDITIONS)
def test_ties_go_to_the_sheriff(edition: str):
    """Equal values mean an arrest in every edition. SHERIFF-09 SHERIFF-10 DIFF-73"""
    table = manhunt(edition, hand="J♠ 4♠")
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    if edition in REVISED:
        table.play("billy: J♠")
    table.play("bass: J")
    assert table.of("billy", "wanted") == 0


@pytest.mark.parametrize("edition", REVISED)
def test_giving_in(edition: str):
    """Who gives in is arrested; no fight card is drawn. SHERIFF-09 DIFF-72"""
    table = manhunt(edition)
    before = table.copy()
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠", "billy: pass")
    if edition == "en":  # the Fool's Gold in the hand would do as well
        table.play("billy: pay-nuggets")
    assert table.gains("billy", before) == {"wanted": -4, "money": -40, "nuggets": -1, "wounds": 1}
    assert table.spot("billy") == "dr-sheriff"
    assert table.hand("billy") > {"10♠"}


def test_an_arrest_without_a_card_to_lay():
    """A Wanted player without cards discards nothing and is arrested. OPEN-03 OPEN-75"""
    table = manhunt(hand="")
    before = table.copy()
    table.play("annie: play-card 4♥", "annie: post mp-9")
    assert table.gains("billy", before) == {"wanted": -4, "money": -40, "nuggets": -1, "wounds": 1, "hand": 1}


def test_several_wanted_players():
    """All discard a card; who moved the Sheriff picks the one who is tried, the others lose no more. SHERIFF-07 -08"""
    table = manhunt()
    table.player("bass", at="mp-9", hand="2♠", wanted=2)
    before = table.copy()
    table.play("annie: play-card 4♥", "annie: post mp-9", "billy: 4♠")
    assert table.discards >= {"2♠", "4♠"}
    assert table.offers_to("annie") == {"hunted bass", "hunted billy"}
    table.play("annie: hunted billy", "billy: pass")
    assert table.gains("bass", before) == {"hand": -1}


def test_who_hunts_is_no_exception():
    """A Wanted player who moves the Sheriff can be the one who is tried, and be the neighbour too. OPEN-77"""
    table = manhunt()
    table.player("annie", at="mp-9", hand="4♥ K♥", wanted=1)
    table.player("billy", wanted=0)
    table.play("annie: play-card 4♥", "annie: post mp-9")
    assert (table.spot("annie"), table.of("annie", "wanted")) == ("dr-sheriff", 0)
    assert table.discards == {"4♥", "K♥"}


def test_the_path_ends_at_wanted_players():
    """The Sheriff cannot pass a space with a Wanted player: entering it ends the movement. OPEN-36 DIFF-57"""
    table = manhunt()
    table.player("billy", at="mp-7")
    table.player("bass", at="mp-6", wanted=1)
    table.sheriff("mp-hideout-a")
    table.play("annie: play-card 4♥")
    posts = table.offers_to("annie")
    assert {"post mp-6", "post mp-7", "post mp-ranch", "post mp-5"} <= posts
    assert "pass" in posts
    table.player("billy", wanted=0)
    assert "post mp-8" in set(table.menu), "only Wanted players stop the Sheriff"


def test_wanted_beside_the_sheriff():
    """Becoming Wanted where the Sheriff stands is safe until the Sheriff is moved in. SHERIFF-14"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-sheriff", hand="A♠ 4♥ K♥ 2♥")
    table.play("annie: play-card A♠", "annie: be-wanted")
    assert table.asks == "annie"
    assert table.of("annie", "wanted") == 1
    table.play("annie: play-card 4♥")
    table.play("annie: post dr-sheriff", "annie: 2♥", "annie: pass")
    assert table.of("annie", "wanted") == 0, "out of the office and in again is moving in"


def ways(table: Table, exactly: bool) -> set[str]:
    """Where up to three steps take the Sheriff, each way walked out: a step onto Wanted players is the last."""
    edges = table.game.tables["P_space_edges"], table.game.tables["P_space_corners"]
    spaces, mesas = table.game.data.kinds["space"][2], table.game.tables["P_space_mesa"]
    prey = {table.spot(who) for who in table.people if table.of(who, "wanted")}
    ends, todo = set(), [[spaces.index(table.sheriff_at)]]
    while todo:
        way = todo.pop()
        stopped = len(way) == 4 or (len(way) > 1 and spaces[way[-1]] in prey)
        if len(way) > 1 and (stopped or not exactly):
            ends.add(spaces[way[-1]])
        if not stopped:
            todo += [[*way, there] for side in edges for there in side[way[-1]] if mesas[there] != 1]
    return ends


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("sheriff", ["dr-sheriff", "sv-mine", "mp-8", "cj-hideout-c", "dx-hideout-b"])
@pytest.mark.parametrize(
    "prey", [("mp-9", "mp-9"), ("dr-sheriff", "mp-5"), ("sv-8", "cj-11"), ("sv-mine", "sv-8")]
)
def test_how_far_the_sheriff_moves(edition: str, sheriff: str, prey: tuple[str, str]):
    """Up to 3 spaces over any way; in Russian exactly 3, unless Wanted players are met. SHERIFF-04 DIFF-56 OPEN-34"""
    table = manhunt(edition)
    for who, space in zip(("bass", "billy"), prey, strict=True):
        table.player(who, at=space, wanted=1)
    table.sheriff(sheriff)
    expected = ways(table, exactly=edition == "ru")
    table.play("annie: play-card 4♥")
    offers = table.offers_to("annie")
    assert {words.removeprefix("post ") for words in offers - {"pass"}} == expected
    assert ("pass" in offers) is (edition != "ru")


def test_the_sheriff_rests_without_wanted_players():
    """A Manhunt may be played with nobody Wanted: the Sheriff stays, a Marshal gains 1 LP. OPEN-76 SHERIFF-02"""
    table = manhunt()
    table.player("billy", wanted=0)
    table.player("annie", marshal=1)
    table.play("annie: play-card 4♥")
    assert table.asks == "annie"
    assert table.of("annie", "lp") == 1
    assert table.sheriff_at == "dr-sheriff"


def test_wanted_players_and_the_sheriffs_space():
    """A Wanted player can neither enter nor pass the space of the Sheriff. SHERIFF-13 MOVE-08"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sv-1", wanted=1)
    table.sheriff("sv-2")
    assert "move sv-2" not in table.offers_to("annie")
    table.player("annie", wanted=0)
    assert "move sv-2" in set(table.menu)


def test_the_neighbour_is_the_one_to_the_right():
    """For an NPC the player to the right of the human lays, whoever's turn it is. HEIST-03 SHERIFF-09"""
    table = Table("annie", "bass", "billy", "doc")
    table.player("annie", hand="4♥")
    table.player("bass", at="mp-9", hand="10♠ 4♠", wanted=4)
    table.play("annie: play-card 4♥", "annie: post mp-9", "bass: 4♠", "bass: 10♠")
    assert table.asks == "annie"
    assert all(words.startswith("npc-card") for words in table.menu)


# ---- card against card -------------------------------------------------------------------------------------

NOBODY, UNDECIDED = -1, 2
"""Who has won: as long as nobody has, the third player is named, who takes no part."""


def settled(table: Table) -> int:
    """Who has won, once everybody has passed on what may be done and taken the first of what must."""
    while table.value("winner") == UNDECIDED:
        table.state.apply(
            table.names.option_number("pass") if "pass" in table.menu else table.state.options[0]
        )
    return table.value("winner")


def pairs() -> list[tuple[int, int]]:
    """Each place in the order of ranks with itself, with its neighbours, and the lowest with the highest."""
    return [(a, b) for a in range(13) for b in range(13) if abs(a - b) in (0, 1, 12)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["duel", "heist", "bandit"])
def test_cards_against_cards(edition: str, kind: str):
    """Of two cards the higher wins; equal ones are the active player's, or the NPC's. FIGHT-12 FIGHT-14 HEIST-05"""
    where = {"duel": "sv-10", "heist": "dr-bank", "bandit": "sv-mine"}[kind]
    start = {"duel": "duel bass", "heist": "heist", "bandit": "move sv-hideout-c"}[kind]
    tied = {"duel": 0, "bandit": NOBODY, "heist": 0 if edition in EARLY else NOBODY}[kind]
    for mine, theirs in pairs():
        one, other = list(RANKS)[mine], list(RANKS)[theirs]
        table = Table("annie", "bass", "billy", edition=edition)
        table.player("annie", hand=f"{one}♣", at=where)
        table.player("bass", hand=f"{other}♠", at="sv-10")
        table.bandits("sv-hideout-c")
        table.top("fight-deck", f"{other} {' '.join(rank for rank in ('2', '3', '4') if rank != other)}")
        table.set("winner", UNDECIDED)
        table.play(f"annie: {start}", f"bass: {other}♠" if kind == "duel" else f"billy: {other}")
        lost = 1 if kind == "duel" else NOBODY
        assert settled(table) == (0 if mine > theirs else lost if mine < theirs else tied), (one, other)
