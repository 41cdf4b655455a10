"""Story cards: meeting a trigger, placing discs, and Blood Money."""

from __future__ import annotations

import pytest

from tests.western_legends.table import EDITIONS, Table


def duelling(*who: str, discs: dict[str, int] | None = None) -> Table:
    """Blood Money lies out; Annie, whose turn it is, can win a duel for 2 LP. `discs` lie on the card already."""
    table = Table(*(who or ("annie", "bass", "billy")))
    table.story()
    table.together(*table.people[:2])
    table.player("annie", hand="K♠ 2♠")
    for name, number in (discs or {}).items():
        table.player(name, first_story=number)
    return table


def two_points(table: Table) -> None:
    """Annie wins the duel."""
    table.play(f"annie: duel {table.people[1]}", "annie: K♠")


# ---- discs -----------------------------------------------------------------------------------------------


def test_meeting_the_trigger():
    """Who gains 2 LP by one action may put a disc on the story. STORY-02 STORY-15"""
    table = duelling()
    two_points(table)
    assert table.offers_to("annie") == {"pass", "slot-met first-story"}
    twin = table.copy()
    table.play("annie: slot-met first-story")
    assert table.of("annie", "discs") == 1
    twin.play("annie: pass")
    assert twin.of("annie", "discs") == 0


def test_one_point_at_a_time_is_not_enough():
    """Two actions for 1 LP each do not meet it. STORY-15"""
    table = duelling()
    table.player("annie", at="dr-bank", nuggets=2)
    table.play("annie: deposit 1", "annie: deposit 1")
    assert table.of("annie", "lp") == 2
    assert table.asks == "annie"
    table.player("annie", nuggets=2)
    table.play("annie: deposit 2")
    assert table.offers_to("annie") == {"pass", "slot-met first-story"}


def test_one_disc_a_turn():
    """A player adds at most one disc a turn. STORY-05 LIMIT-04"""
    table = duelling()
    table.player("annie", at="dr-bank", nuggets=4)
    table.play("annie: deposit 2", "annie: slot-met first-story", "annie: deposit 2")
    assert "stop-early" in table.offers_to("annie")


def test_no_story_no_disc():
    """Where no card lies, no disc can be placed. OPEN-41"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="dr-bank", nuggets=4)
    table.play("annie: deposit 2")
    assert "stop-early" in table.offers_to("annie")


def test_both_discs_on_the_one_story():
    """A player whose two discs lie on the same story has none for it, and none to move there. STORY-06 STORY-07"""
    table = duelling("annie", "bass", "billy", "bloody", "doc", discs={"annie": 2})
    two_points(table)
    assert "stop-early" in table.offers_to("annie")


def test_moving_a_disc():
    """A player without discs left may move one from the other card. STORY-06 OPEN-43 DIFF-54"""
    table = duelling("annie", "bass", "billy", "bloody", "doc", discs={"annie": 1})
    table.set("discs", 1, 1)
    two_points(table)
    table.play("annie: slot-met first-story")
    assert (table.value("discs", 0), table.value("discs", 1)) == (2, 0)


@pytest.mark.parametrize(("players", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_discs_complete_it(players: int, needed: int):
    """2 discs with up to 4 players, 3 with more. STORY-04 DIFF-94"""
    who = ("annie", "bass", "billy", "bloody", "doc", "jesse")[:players]
    assert Table(*who).query("discs-needed") == needed


# ---- Blood Money -----------------------------------------------------------------------------------------


def blood_money(*who: str, edition: str = "en", **discs: int) -> Table:
    """Annie ends her turn, and Blood Money with these discs on it is resolved."""
    table = Table(*(who or ("annie", "bass", "billy", "doc", "bloody")), edition=edition)
    table.story()
    for name, number in discs.items():
        table.player(name, first_story=number)
    return table


def test_choices_go_clockwise_from_the_resolver():
    """Each contributor chooses in turn order from the one who resolves; discs go back. STORY-10 OPEN-40 STORY-09"""
    table = Table("annie", "bass", "billy", "doc", "bloody")
    table.turn_of("billy")
    table.story()
    for name in ("annie", "billy", "bloody"):
        table.player(name, first_story=1, money=0)
    before = table.copy()
    table.end_turn()
    for name in ("billy", "bloody", "annie"):
        assert table.offers_to(name) == {"gain-money", "take-wound"}
        table.play(f"{name}: {'take-wound' if name == 'bloody' else 'gain-money'}")
    assert table.gains("billy", before) == {"money": 30}
    assert table.gains("bloody", before) == {"money": 50, "wounds": 1}
    assert table.gains("annie", before) == {"money": 30}
    assert table.gains("doc", before) == {}
    assert table.value("discs", 0) == table.value("discs", 4) == 0
    assert "blood-money" in table.cards("told-stories")
    assert table.cards("open-story", "first-story") == []


def test_several_discs_one_reward():
    """A contributor with several discs is rewarded once. STORY-11"""
    table = blood_money("annie", "bass", "billy", annie=2)
    before = table.copy()
    table.end_turn()
    table.play("annie: gain-money")
    assert table.asks == "bass"
    assert table.gains("annie", before) == {"money": 30}


def test_no_wound_at_three():
    """With 3 wounds the wound is no choice: the $30 come unasked. OPEN-56"""
    table = blood_money("annie", "bass", "billy", annie=1, bass=1)
    table.player("annie", wounds=3)
    before = table.copy()
    table.end_turn()
    assert table.gains("annie", before) == {"money": 30}
    table.play("bass: take-wound")
    assert table.gains("bass", before) == {"money": 50, "wounds": 1}


def test_unfinished_stories_wait():
    """A story with too few discs stays. STORY-10 EXAMPLE-07"""
    table = blood_money(annie=1, bass=1)
    table.end_turn()
    assert table.asks == "bass"
    assert table.cards("open-story", "first-story") == ["blood-money"]


def test_bandits_appear():
    """In the hideouts of B and C, except where a bandit, a player or the Sheriff stands. STORY-12 BANDIT-02 OPEN-79"""
    table = blood_money("annie", "bass", "billy", annie=2)
    table.bandits("sh-hideout-b")
    table.player("bass", at="sv-hideout-c")
    table.sheriff("cj-hideout-c")
    table.end_turn()
    table.play("annie: gain-money")
    assert table.bandits_at == {"sh-hideout-b", "dx-hideout-b"}
    table = blood_money("annie", "bass", "billy", annie=2)
    table.end_turn()
    table.play("annie: gain-money")
    assert table.bandits_at == {"sh-hideout-b", "dx-hideout-b", "sv-hideout-c", "cj-hideout-c"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sheriff_moves_last(edition: str):
    """Who resolves moves the Sheriff 3 spaces, if anybody is Wanted; an arrest can follow. STORY-13 STORY-14 EXAMPLE-08"""
    table = blood_money("annie", "bass", "billy", edition=edition, annie=2)
    table.player("bass", wanted=2, at="mp-9", hand="")
    table.end_turn()
    table.play("annie: gain-money")
    assert "post mp-9" in table.offers_to("annie")
    table.play("annie: post mp-9")
    assert (table.spot("bass"), table.of("bass", "wanted"), table.of("bass", "wounds")) == (
        "dr-sheriff",
        0,
        1,
    )
    assert table.offers_to("bass") == {"gain-money", "draw", "draw-and-gain"}


def test_the_sheriff_stays_without_wanted_players():
    """With nobody Wanted there is nothing to choose. SHERIFF-02 DIFF-55"""
    table = blood_money("annie", "bass", "billy", annie=2)
    table.end_turn()
    table.play("annie: gain-money")
    assert table.asks == "bass"


def test_arrested_in_the_own_end_of_turn():
    """The story comes before the LP of Wanted players and before the hand limit. OPEN-38 ENDTURN-02 -03 -04"""
    table = blood_money("annie", "bass", "billy", annie=2)
    table.player("annie", wanted=4, at="mp-9", hand="2♥ 3♥ 4♥ 5♥ 7♥ 8♥")
    table.end_turn()
    table.play("annie: gain-money", "annie: post mp-9", "annie: dropped 2♥", "annie: pass")
    assert table.of("annie", "wanted") == table.of("annie", "lp") == 0
    assert table.held("annie") == 6, "five, and the one for losing"
    table.play(*(f"annie: dropped {card}" for card in ("3♥", "4♥")))
    assert table.asks == "bass"
    assert table.held("annie") == 4


def test_rewards_do_not_place_discs():
    """What a story pays meets no trigger any more in this turn. OPEN-39"""
    table = blood_money("annie", "bass", "billy", annie=2)
    table.story(place="second-story")
    table._put("blood-money", table.zone("open-story", "first-story"))
    table.end_turn()
    table.play("annie: gain-money")
    assert table.asks == "bass"


def test_only_the_back_is_known():
    """Of a story that lies out everybody sees the trigger, nobody the face, until it is told. STORY-01 STORY-10"""
    table = blood_money("annie", "bass", "billy", annie=1)
    zone = table.zone("open-story", "first-story")
    for who in table.people:
        (pile,) = table.state.view(table.seat(who)).zone(zone)
        assert pile.seen == ()
        assert [back.split(":")[0] for back in pile.unseen] == ["story"]
