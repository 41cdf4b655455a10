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
    state.truths = -1


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
