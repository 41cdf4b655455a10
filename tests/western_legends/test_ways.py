"""Where ways lead is remembered in fast code; traced code walks each time. Both must find the same places."""

import random

from wlcore.engine.ways import KEPT, Ways, reached
from wlcore.loading import load
from wlcore.sets import as_mask

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
        elif name in ("snow", "dug"):
            state.v[i] = dice.randrange(4) if name == "snow" else int(dice.random() < 0.3)
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
variable snow of space is number
variable dug of space is truth
query around(p: player, within: number): set of space is reached from camp in within steps by steps-from(p, it)
query strolls(p: player, within: number): set of space is reached from spot(p) in within steps by (edges of it where bandit-at(it) or any hand(p))
query slides(p: player, within: number): set of space is reached from spot(p) in within steps by slide(it)
query slide(s: space): set of space is edges of s where snow(it) is at least 2 or it is camp or not dug(it) and not mesa of it
query leaps(p: player, within: number): set of space is reached from spot(p) in exactly within steps by leap(p, it)
query empty(s: space): truth is no players where is-wanted(it) and spot(it) is s
query leap(p: player, s: space): set of space is (edges of s where it is not sheriff-at and not dug(s)) also (corners of s where empty(s))
query passes(p: player, within: number): set of space is reached from spot(p) in within steps by edges of it through (spaces where bandit-at(it))
query trails(p: player, within: number): set of space is reached from spot(p) in exactly within steps by march(p, it) through lairs
query march(p: player, s: space): set of space is edges of s where is-wanted(p) or no hand(p)
query lairs: set of space is spaces where it is camp or it is sheriff-at
query slow(p: player, s: space): truth is is-wanted(p) and (bandit-at(s) or any players where spot(it) is s)
query wades(p: player, within: number): set of space is reached from spot(p) in within steps by wade(p, it)
query wade(p: player, s: space): set of space is edges of s where not slow(p, s) and not slow(p, it) and mesa of it is mesa of s
query hops(p: player, within: number): set of space is reached from spot(p) in within steps by hop(p, it)
query hop(p: player, s: space): set of space is edges of s where dug(s) is not dug(it) or is-wanted(p)
"""
REMEMBERED = "around strolls slides leaps passes trails wades".split()


def test_ways_of_a_layer_are_remembered_by_all_they_hang_on(tmp_path):
    """Whatever is asked of the places on the way: what is compared with them, what is true of them, values that they have,
    whoever stands there, and what has nothing to do with them; from a place that may be nowhere; in a game of other truths.
    """
    (tmp_path / "pack.yaml").write_text(
        "id: strolls\nversion: 1.0.0\ntitle: Strolls\nkind: layer\ngame: western-legends\n"
    )
    (tmp_path / "words.wl").write_text(STROLLS)
    game = load("western-legends", packs=[str(tmp_path)])
    for query in (*REMEMBERED, "hops"):
        written = game.fast.source.partition(f"def q_{query}(")[2].partition("\ndef ")[0]
        assert ("ways_" in written) is (query in REMEMBERED), query
        assert ("reached(" in written) is (query not in REMEMBERED), query
    state, dice, names = game.new(4, 1), random.Random(4), game.data["value_names"]
    hands = [zone for zone, (name, _) in enumerate(game.data["zone_names"]) if name == "hand"]
    cards = [state.z[zone][:] for zone in hands]
    found = dict.fromkeys((*REMEMBERED, "hops"), frozenset())
    for _ in range(600):
        shaken(state, names, dice)
        state.set_value(names.index("camp"), dice.choice((-1, 3, 40)))
        for zone, held in zip(hands, cards, strict=True):
            state.z[zone][:] = held if dice.randrange(2) else []
        seat, steps = dice.randrange(4), dice.randrange(4)
        for query in found:
            fast, traced = (
                list(x.functions[f"q_{query}"](state, -1, seat, steps)) for x in (game.fast, game.traced)
            )
            assert fast == traced, query
            found[query] |= {tuple(fast)}
    assert min(map(len, found.values())) > 30, {query: len(ways) for query, ways in found.items()}


def test_no_more_is_remembered_than_there_is_room_for():
    game = load("western-legends")
    state, dice = game.new(4, 1), random.Random(4)
    names = game.data["value_names"]
    tables = [x for name, x in game.fast.functions.items() if name.startswith("WAYS_")]
    for _ in range(2 * KEPT):
        shaken(state, names, dice)
        state.set_value(names.index("spot"), 20)
        game.fast.functions["q_destinations"](state, 0, 0, 4)
    assert tables
    assert all(len(way) <= KEPT for table in tables for here in table for way in here.values())
    assert max(len(way) for table in tables for here in table for way in here.values()) > KEPT // 2


def test_no_way_of_the_game_is_walked_each_time():
    source = load("western-legends").fast.source
    assert "reached(" not in source
    assert "WAYS_" in source


def plainly(start, steps, exactly, beside, over):
    """Where all ways of so many steps lead, each gone for itself."""
    ends, gone = set(), [(start,)] if start >= 0 else []
    for step in range(steps + 1):
        if (step == steps) if exactly else step:
            ends |= {way[-1] for way in gone if over is None or over.intersection(way[:-1])}
        gone = [(*way, there) for way in gone for there in beside(way[-1])]
    return sorted(ends)


def test_sets_of_places_lead_where_each_way_leads():
    """Boards at random, of places that cannot be left or entered, with ways of two sorts, some behind a gate."""
    dice, seen = random.Random(11), set()
    for _ in range(400):
        size, exactly, shift = dice.randrange(2, 20), dice.random() < 0.5, dice.choice((0, 50))
        tables = [[dice.sample(range(size), min(size, dice.randrange(3))) for _ in range(size)] for _ in "ab"]
        over = dice.choice((None, set(dice.sample(range(size), size // 2))))
        at_key = over is not None and dice.random() < 0.5
        through = 2 if at_key else over
        sorts = [(0, 1), dice.choice(((0, 1), (-1, 1), (0, -1)))]
        ways = Ways(
            (
                (tables[0], lambda here, there: here != there, (), *sorts[0]),
                (tables[1], lambda here, there: True, (0,), *sorts[1]),
            ),
            1,
            exactly,
            through,
            shift,
        )
        for _ in range(10):
            start, steps, gate = dice.randrange(-1, size), dice.randrange(5), dice.randrange(2)
            closed = [set(dice.sample(range(size), size // 4)) for _ in "ab"]

            def beside(
                here: int,
                tables: list[list[list[int]]] = tables,
                sorts: list[tuple[int, int]] = sorts,
                closed: list[set[int]] = closed,
                gate: int = gate,
            ) -> list[int]:
                return [
                    there
                    for number, (table, (left, entered)) in enumerate(zip(tables, sorts, strict=True))
                    for there in table[here]
                    if (gate or not number) and (number or here != there)
                    if left < 0 or here not in closed[left]
                    if entered < 0 or there not in closed[entered]
                ]

            expected = plainly(start, steps, exactly, beside, over)
            assert reached(start, steps, exactly, beside, over) == expected
            way = ways[start][steps * 2 + gate]
            bounds = way.before, way.near, way.near
            key = [as_mask(x) & y for x, y in zip((*closed, over or ()), bounds, strict=True)]
            assert way[tuple(key[: 2 + at_key])] == [shift + x for x in expected]
            seen.add((exactly, at_key, over is None, gate, bool(expected)))
    assert len(seen) == 24
