"""Setting up, the course of a turn, moving, tracks and the end of the game."""

from __future__ import annotations

import pytest

from tests.western_legends.table import EARLY, EDITIONS, Table, game
from wlcore.engine.state import State

# ---- setting up ------------------------------------------------------------------------------------------


def setups(edition: str = "en", players: int = 6) -> list[tuple[State, Table]]:
    """Games at the first choice of an income, as tables without a position of their own."""
    found = []
    for seed in range(20):
        state = game(edition).new(players, seed)
        while state.decision is not None and state.decision.about in ("persona-kept", "beginning"):
            state.apply(state.options[seed % len(state.options)])
        table = object.__new__(Table)
        table.state, table.game, table.names = state, state.game, state.game.names
        names = state.game.data.kinds["character"][2]
        bearers = {table.value("bearer", n): name for n, name in enumerate(names)}
        table.characters = [bearers[seat] for seat in range(players)]
        found.append((state, table))
    return found


def test_everybody_starts_as_the_character_says():
    """Each player has the cards, money, points and wounds of the character, and no rewards for them. SETUP-09 SETUP-10"""
    start = {
        "annie": (1, 0, 0, 0, 0), "bass": (1, 10, 1, 0, 0), "billy": (2, 0, 0, 2, 0),
        "bloody": (2, 20, 0, 0, 0), "doc": (2, 40, 0, 0, 1), "jesse": (1, 10, 0, 1, 0),
        "calamity": (1, 20, 0, 0, 0), "kit": (2, 0, 0, 0, 0), "mary": (1, 10, 0, 0, 0),
        "wild": (3, 10, 0, 0, 0), "wyatt": (2, 10, 1, 0, 0), "yb": (3, 0, 0, 0, 0),
    }  # fmt: skip
    seen = set()
    for _, table in setups():
        for who in table.people:
            cards, *numbers = start[who]
            seen.add(who)
            assert table.held(who) == cards
            assert [table.of(who, name) for name in ("money", "marshal", "wanted", "wounds")] == numbers
            assert table.of(who, "lp") == 0
    assert seen == set(start)


def test_everybody_starts_with_the_characters_goods():
    """Each player has the weapon, map or provisions of the character, the weapon in use, and no other item. SETUP-09"""
    goods = {
        "annie": {"rifle"}, "bass": {"six-shooter"}, "billy": {"revolver"}, "bloody": {"revolver"},
        "calamity": {"revolver", "provisions"}, "doc": {"revolver"}, "jesse": {"six-shooter"},
        "kit": {"six-shooter", "miners-map"}, "mary": {"shotgun"}, "wild": {"revolver"}, "wyatt": {"revolver"},
        "yb": {"six-shooter"},
    }  # fmt: skip
    for _, table in setups():
        items = list(table.game.data.kinds["item"][2])
        for seat, who in enumerate(table.people):
            owned = {x for n, x in enumerate(items) if table.value("owns", seat * len(items) + n)}
            assert owned == goods[who], who
            assert items[table.of(who, "active-weapon")] in owned


def test_everybody_begins_where_the_character_says():
    """Each character has a place or a few to begin at, Wyatt Earp any hideout where nobody stands. SETUP-12 CHAR-05"""
    places = {
        "annie": {"dr-store-n", "dr-store-sw", "dr-store-e"}, "bass": {"dr-sheriff"},
        "billy": {"mp-hideout-a", "sh-hideout-a"}, "bloody": {"sv-mine"},
        "calamity": {"rf-store-n", "rf-store-sw", "rf-store-e"}, "doc": {"rf-doctor"},
        "jesse": {"sh-hideout-b", "dx-hideout-b"}, "kit": {"sh-mine"},
        "mary": {"dr-street-w", "dr-saloon-sw", "dr-saloon-se"}, "wild": {"rf-cabaret"}, "yb": {"cj-mine"},
        "wyatt": {"mp-hideout-a", "sh-hideout-a", "sh-hideout-b", "dx-hideout-b", "sv-hideout-c", "cj-hideout-c"},
    }  # fmt: skip
    for _, table in setups():
        for who in table.people:
            assert table.spot(who) in places[who]


def test_the_first_player():
    """The most Wanted player begins. SETUP-13 FIRSTGAME-06 EXAMPLE-12"""
    for _, table in [*setups(), *setups(players=3)]:
        wanted = {who: table.of(who, "wanted") for who in table.people}
        if any(wanted.values()):
            assert wanted[table.asks] == max(wanted.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_starting_places_in_turn_order(edition: str):
    """Places are chosen clockwise; in two editions it is known by then who begins. SETUP-12 SETUP-26 OPEN-02 DIFF-02"""
    for seed in range(20):
        state = game(edition).new(6, seed)
        first, seats = state.game.data.value_names.index("first-player"), []
        while state.decision is not None and state.decision.about in ("persona-kept", "beginning"):
            if state.decision.about == "beginning":
                assert (state.v[first] >= 0) is (edition in EARLY)
                seats.append((state.who - max(0, state.v[first])) % 6)
            state.apply(state.options[0])
        assert len(seats) > 1
        assert seats == sorted(seats)


def test_characters_are_kept_in_secret():
    """Each player has two characters to choose from, which nobody else sees before all have chosen. SETUP-07 OPEN-02"""
    state = game().new(3, 0)
    zones = [state.game.names.zone(n) for n in range(len(state.z))]
    while state.decision is not None and state.decision.about == "persona-kept":
        seat = state.who + 1
        assert len(state.options) == 2
        for other in range(1, 4):
            pile = state.view(other).zones[zones.index(f"characters-dealt {seat}")]
            assert sum(len(block.seen) for block in pile) == (2 if other == seat else 0)
        state.apply(state.options[-1])
    for seat in range(1, 4):
        assert [len(block.seen) for block in state.view(seat).zones[zones.index("own-character 1")]] == [1]


def test_bandits_and_the_sheriff_at_the_start():
    """A bandit stands in each hideout without a player, the Sheriff in the office. SETUP-20 SETUP-21"""
    hideouts = {
        "mp-hideout-a",
        "sh-hideout-a",
        "sh-hideout-b",
        "dx-hideout-b",
        "sv-hideout-c",
        "cj-hideout-c",
    }
    for _, table in setups():
        assert table.bandits_at == hideouts - {table.spot(who) for who in table.people}
        assert table.sheriff_at == "dr-sheriff"


# ---- a turn ----------------------------------------------------------------------------------------------


def test_income():
    """$20, 2 cards, or $10 and 1 card: the choice is compulsory and comes first. TURN-05"""
    for choice, gains in (
        ("gain-money", {"money": 20}),
        ("draw", {"hand": 2}),
        ("draw-and-gain", {"hand": 1, "money": 10}),
    ):
        table = Table("annie", "bass", "billy")
        table.end_turn()
        before = table.copy()
        assert table.offers_to("bass") == {"gain-money", "draw", "draw-and-gain"}
        table.play(f"bass: {choice}")
        assert table.gains("bass", before) == gains
        assert table.value("actions-left", 1) == 3


def test_three_actions():
    """A turn has three actions, the same one more than once if wished; then the next player is active. TURN-07 ENDTURN-06"""
    table = Table("annie", "bass", "billy")
    table.player("annie", at="sh-mine")
    table.play("annie: work", "annie: work", "annie: work")
    assert table.of("annie", "money") == 30
    assert table.asks == "bass"


@pytest.mark.parametrize("everywhere", ["no", "yes"])
def test_where_work_is(everywhere: str):
    """At locations; whether at the Sheriff's Office and at hideouts tells a switch. WORK-01 LOC-03 OPEN-61"""
    table = Table("annie", "bass", "billy", rulings={"work-everywhere": everywhere})
    always = {
        "sh-mine", "dr-bank", "rf-doctor", "rf-cabaret", "mp-ranch", "sv-rail", "dr-store-n", "dr-saloon-se", "dr-street-w",
    }  # fmt: skip
    for space in [*always, "dr-sheriff", "sv-hideout-c", "dr-street-m", "sv-10"]:
        table.player("annie", at=space)
        expected = space in always or (everywhere == "yes" and space in ("dr-sheriff", "sv-hideout-c"))
        assert ("work" in table.offers_to("annie")) is expected, space


def test_the_hand_limit():
    """5 cards less 1 for each wound, checked only at the end of the own turn. HAND-02 ENDTURN-03 OPEN-55 LIMIT-06"""
    for wounds, kept in ((0, 5), (1, 4), (3, 2)):
        table = Table("annie", "bass", "billy")
        table.player("annie", hand="2♥ 3♥ 4♥ 5♥ 7♥ 8♥ 9♥", wounds=wounds)
        table.player("bass", hand="2♦ 3♦ 4♦ 5♦ 7♦ 8♦ 9♦")
        table.end_turn()
        while table.asks == "annie":
            table.play(f"annie: {table.menu[-1]}")
        assert table.held("annie") == kept
        assert table.held("bass") == 7


# ---- moving ----------------------------------------------------------------------------------------------


def test_every_space_within_two_steps():
    """Without a mount a move goes up to 2 spaces, each step to an adjacent one; mesas are closed. MOVE-01 -02 -04 -05"""
    table = Table("annie", "bass", "billy")
    spaces = table.game.data.kinds["space"][2]
    edges, corners = (table.game.tables[f"P_space_{name}"] for name in ("edges", "corners"))
    closed = {spaces.index("north-mesa"), spaces.index("south-mesa")}
    steps = {here: {*edges[here], *corners[here]} - closed for here in range(len(spaces))}
    for here in set(steps) - closed:
        table.player("annie", at=spaces[here])
        offered = {
            words.removeprefix("move ") for words in table.offers_to("annie") if words.startswith("move ")
        }
        assert offered == {spaces[x] for one in steps[here] for x in {one, *steps[one]}}


def test_the_board():
    """65 spaces, 149 borders and 8 corners, each known from both sides. MOVE-04"""
    game = Table("annie", "bass", "billy").game
    tables, spaces = game.tables, game.data.kinds["space"][2]
    mesas = {n for n, mesa in enumerate(tables["P_space_mesa"]) if mesa == 1}
    pairs = {
        side: {(a, b) for a, row in enumerate(tables[side]) for b in row}
        for side in ("P_space_edges", "P_space_corners")
    }
    for found in pairs.values():
        assert found == {(b, a) for a, b in found}
    assert len(spaces) - len(mesas) == 65
    assert len([1 for a, b in pairs["P_space_edges"] if a < b and not {a, b} & mesas]) == 149
    assert len(pairs["P_space_corners"]) == 16


# ---- tracks and the end ----------------------------------------------------------------------------------


def test_the_rewards_of_the_tracks():
    """Each space passed or reached pays once. MARSHAL-04 WANTED-02 LIMIT-14 OPEN-49"""
    marshal = [(20, 0), (20, 0), (0, 2), (30, 0), (30, 0), (0, 4), (40, 0), (40, 0), (0, 6)]
    for space, (money, lp) in enumerate(marshal, 1):
        table = Table("annie", "bass", "billy")
        table.player("annie", marshal=space - 1, hand="A♠")
        table.play("annie: play-card A♠", "annie: be-marshal")
        assert (table.of("annie", "marshal"), table.of("annie", "money"), table.of("annie", "lp")) == (
            space,
            money,
            lp,
        )
    for space in range(1, 10):
        table = Table("annie", "bass", "billy")
        table.player("annie", wanted=space - 1, hand="A♠ 3♥")
        table.play("annie: play-card A♠", *(["annie: be-wanted"] if space == 1 else []))
        assert table.held("annie") == (2 if space in (2, 4, 6, 8) else 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_lp_of_wanted_players(edition: str):
    """At the end of each own turn a Wanted player gains LP by row. WANTED-05 ENDTURN-04"""
    for wanted, lp in ((0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)):
        table = Table("annie", "bass", "billy", edition=edition)
        table.player("annie", wanted=wanted)
        table.end_turn()
        assert table.of("annie", "lp") == lp


@pytest.mark.parametrize(
    ("wanted", "points"),
    [((0, 0, 0), (0, 0, 0)), ((5, 3, 0), (3, 1, 0)), ((5, 5, 1), (1, 1, 1)), ((1, 0, 0), (3, 0, 0))],
)
def test_the_most_wanted(wanted: tuple[int, ...], points: tuple[int, ...]):
    """3 LP for the most Wanted player, 1 for the others and for all who tie. WANTED-06 SCORE-05 OPEN-50"""
    table = Table("annie", "bass", "billy")
    for who, number in zip(table.people, wanted, strict=True):
        table.player(who, wanted=number)
    assert tuple(table.query("score", seat) for seat in range(3)) == points


def test_final_scores():
    """LP, money, wounds and the row of the Marshal track. SCORE-01 SCORE-03 SCORE-04 SCORE-06 WOUND-02"""
    table = Table("annie", "bass", "billy")
    table.player("annie", lp=10, money=120, wounds=2, marshal=7)
    assert table.query("score", 0) == 10 + 2 - 2 + 3
    table.player("annie", lp=0, money=0, wounds=2, marshal=0)
    assert table.query("score", 0) == -2, "final scores may be negative [OPEN-47]"


@pytest.mark.parametrize(
    ("annie", "bass", "winners"),
    [
        ({"lp": 20}, {"lp": 19}, {1}),
        ({"lp": 19, "marshal": 1}, {"lp": 17, "wanted": 2}, {2}),
        ({"lp": 20, "nuggets": 1}, {"lp": 20}, {1}),
        ({"lp": 21, "wounds": 1}, {"lp": 20}, {2}),
        ({"lp": 20, "money": 10}, {"lp": 20}, {1, 2}),
    ],
)
def test_ties(annie: dict[str, int], bass: dict[str, int], winners: set[int]):
    """Further along the own track, then more nuggets, then fewer wounds; else a shared victory. TIEBREAK-01 -02 -03 -04"""
    table = Table("annie", "bass", "billy")
    table.player("annie", lp=15)
    table.turn_of("billy")
    table.turn_of("billy")
    table.player("annie", **{"money": 0, **annie})
    table.player("bass", **{"money": 0, **bass})
    table.end_turn()
    assert table.over
    assert table.winners == winners


@pytest.mark.parametrize("who", ["annie", "bass"])
def test_anybody_triggers_the_end(who: str):
    """In all editions the end of any turn sees who has the LP; by a switch only that of the own. ENDGAME-02 -03 OPEN-48 DIFF-13"""
    for edition in EDITIONS:
        table = Table("annie", "bass", "billy", edition=edition)
        table.player(who, lp=15)
        table.end_turn()
        assert table.value("end-triggered")
    table = Table("annie", "bass", "billy", rulings={"anyone-triggers-end": "no"})
    table.player(who, lp=15)
    table.end_turn()
    assert table.value("end-triggered") == (who == "annie")
    table = Table("annie", "bass", "billy")
    table.player(who, lp=14)
    table.end_turn()
    assert table.value("end-triggered") == 0
