"""Where ways lead is remembered in fast code; traced code walks each time. Both must find the same places."""

import random
import re

from wlcore.engine.ways import KEPT
from wlcore.loading import load

QUERIES = ("q_destinations", "q_landings", "q_posts")


def shaken(state, names, dice):
    """Close some places, and put everybody somewhere else: near each other, so that they get in each other's way."""
    near = [dice.randrange(67) for _ in range(6)]
    for i, name in enumerate(names):
        if name == "bandit-at":
            state.v[i] = int(dice.random() < 0.15)
        elif name in ("spot", "sheriff-at"):
            state.v[i] = dice.choice(near)
        elif name == "wanted":
            state.v[i] = dice.choice((0, 0, 2))
    state.truths = -1  # as after State.set_value


def test_ways_are_remembered_by_all_they_hang_on():
    game = load("western-legends")
    state, dice = game.new(6, 1), random.Random(4)
    fast, traced = game.fast.functions, game.traced.functions
    names = game.data["value_names"]
    settings = [tuple(dice.randrange(2) for _ in game.settings) for _ in range(4)]
    found = 0
    for number in range(3000):
        if number % 3 == 0:
            shaken(state, names, dice)
        state.r = settings[number % 4]
        seat, steps = dice.randrange(6), dice.randrange(5)
        for query in QUERIES:
            args = (state, seat, seat, steps) if query != "q_posts" else (state, seat, steps + 1)
            places = list(fast[query](*args))
            assert places == list(traced[query](*args)), (number, query)
            found += bool(places)
    assert found > 3000


def test_from_nowhere_no_way_leads():
    game = load("western-legends")
    for traced in (False, True):
        state = game.new(4, 1, traced=traced)
        state.set_value(game.data["value_names"].index("spot"), -1)
        for steps in range(3):
            assert list(state.g.functions["q_destinations"](state, 0, 0, steps)) == []


def test_a_value_that_is_set_by_hand_counts_at_once():
    """What is noted of it is forgotten, and what other states have remembered stays right."""
    game = load("western-legends")
    names, ask = game.data["value_names"], game.fast.functions["q_destinations"]
    state, other = game.new(4, 1), game.new(4, 1)
    before = [list(ask(other, 0, 0, steps)) for steps in range(5)]
    for at in (i for i, name in enumerate(names) if name == "bandit-at"):
        held = state.v[at]
        state.set_value(at, 1 - held)
        for steps in range(5):
            ask(state, 0, 0, steps)
        state.set_value(at, held)
    assert [list(ask(state, 0, 0, steps)) for steps in range(5)] == before
    assert [list(ask(other, 0, 0, steps)) for steps in range(5)] == before


STROLLS = """\
variable camp is space or nobody
query around(p: player, within: number): set of space is reached from camp in within steps by steps-from(p, it)
query strolls(p: player, within: number): set of space is reached from spot(p) in within steps by (edges of it where bandit-at(it) or any hand(p))
"""


def test_ways_of_a_layer_are_remembered_by_all_they_hang_on(tmp_path):
    """Also by whether there is a card; from a place that may be nowhere; and over truths of its own game."""
    (tmp_path / "pack.yaml").write_text(
        "id: strolls\nversion: 1.0.0\ntitle: Strolls\nkind: layer\ngame: western-legends\n"
    )
    (tmp_path / "words.wl").write_text(STROLLS)
    game = load("western-legends", packs=[str(tmp_path)])
    assert "ways_" in game.fast.source.partition("def q_strolls(")[2].partition("\ndef ")[0]
    state, dice, names = game.new(4, 1), random.Random(4), game.data["value_names"]
    hands = [zone for zone, (name, _) in enumerate(game.data["zone_names"]) if name == "hand"]
    cards = [state.z[zone][:] for zone in hands]
    for _ in range(300):
        shaken(state, names, dice)
        state.set_value(names.index("camp"), dice.choice((-1, 3, 40)))
        for zone, held in zip(hands, cards, strict=True):
            state.z[zone][:] = held if dice.randrange(2) else []
        seat, steps = dice.randrange(4), dice.randrange(4)
        for query in ("q_strolls", "q_around"):
            fast, traced = (
                list(x.functions[query](state, -1, seat, steps)) for x in (game.fast, game.traced)
            )
            assert fast == traced, query


def test_no_more_is_remembered_than_there_is_room_for():
    game = load("western-legends")
    state, dice = game.new(4, 1), random.Random(4)
    names = game.data["value_names"]
    tables = [x for name, x in game.fast.functions.items() if name.startswith("WAYS_")]
    for _ in range(2 * KEPT):
        shaken(state, names, dice)
        game.fast.functions["q_destinations"](state, 0, 0, 4)
    assert tables
    assert all(len(known) <= KEPT for table in tables for here in table for known, *_ in here.values())


def test_no_way_of_the_game_is_walked_each_time():
    lines = load("western-legends").fast.source.splitlines()
    within, walking = "", 0
    for line in lines:
        within = line if line.startswith("def ") else within
        if "reached(" in line or "reached_through(" in line:
            walking += 1
            assert within.startswith("def walk_"), line
        elif "walk_" in line and line != within:
            assert re.search(r"keep\(\w+\[0\], \w+, walk_", line)
    assert walking
