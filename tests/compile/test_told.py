"""What is known of a condition when it is written is left out of it, and sets are not made where members can be asked."""

from __future__ import annotations

import inspect
import random
import re
from itertools import product
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.compile.told import compared, either, either_holds, every, opposite, some
from wlcore.engine.game import Game
from wlcore.loading import load

PARTS = ("True", "False", "1", "0", "-1", "a", "b", "v[a]", "(a == b)")


@pytest.mark.parametrize("seed", range(20))
def test_what_is_known_changes_nothing(seed):
    """Conditions at random hold when they would if nothing were left out."""
    dice = random.Random(seed)
    for _ in range(50):
        short, whole = condition(dice, 3)
        for a, b in product((0, 1, 2), repeat=2):
            names = {"a": a, "b": b, "v": [0, 5, 0]}
            found = [bool(eval(code, dict(names))) for code in (short, whole)]  # noqa: S307
            assert found[0] is found[1], (short, whole)


def condition(dice: random.Random, depth: int) -> tuple[str, str]:
    """A condition as it is written, and with all its parts."""
    kind = dice.randrange(6) if depth else 3
    if kind == 3:
        part = dice.choice(PARTS)
        return part, part
    short, whole = zip(*(condition(dice, depth - 1) for _ in range(3)), strict=True)
    if kind == 2:
        return opposite(short[0]), f"(not {whole[0]})"
    if kind > 3:
        choose = either if kind == 4 else either_holds
        return choose(*short), f"({whole[1]} if {whole[0]} else {whole[2]})"
    joined, word = (every(short), "and") if kind else (some(short), "or")
    return joined, f"({f' {word} '.join(whole)})"


def test_what_is_known_is_left_out():
    assert every(["a", "1", "b"]) == "(a and b)"
    assert every(["a", "0", "b"]) == "False"
    assert some(["a", "True"]) == "True"
    assert some(["False", "a"]) == "a"
    assert compared("3", "<", "5") == opposite("0") == "True"
    assert compared("-1", ">=", "0") == "False"


def test_what_may_settle_something_is_asked():
    """A call is left out only where the rules would not have made it."""
    assert every(["q_top(s, 1)", "False"]) == "(q_top(s, 1) and False)"
    assert every(["False", "q_top(s, 1)"]) == "False"


PACK = "id: tools\nversion: 1.0.0\ntitle: Tools\nkind: layer\ngame: coin-race\n"
WORDS = """
kind tool
  cost: number or nobody
  amount: number or nobody
  improves: tool or nobody
  drop: effect
variable has of player for tool is truth
variable all-right is truth
variable first-kept is truth
variable second-kept is truth
variable third-kept is truth
variable fourth-kept is truth
variable fifth-kept is truth
variable sixth-kept is truth
query has-one(p: player, x: tool): truth is has(p, x) or any (tools where improves of it is x and has(p, it))
query there(x: tool): truth is count (players where has-one(it, x)) is less than amount of x
query full(p: player): truth is count (tools where has(p, it)) is at least 3
query nobody-has(x: tool): truth is no (players where has(it, x))
variable bench of player is tool or nobody
query met(p: player): truth is any (players except (p) where bench(it) is bench(p))
query meeting(p: player): number is count (players except (p) where bench(it) is bench(p))
query somebody-at(x: tool): truth is any (players where bench(it) is x)
query how-many-at(x: tool): number is count (players where x is bench(it))
query others-at(p: player, x: tool): number is count (players except (p) where bench(it) is x)
query any-others-at(p: player, x: tool): truth is any (players except (p) where bench(it) is x)
query had(p: player): number is count (tools where has(p, it))
"""
FLOW = """
rule buy(x: tool)
  needs cost of x is not nobody and pennies(you) is at least cost of x
  needs not has-one(you, x) and there(x) and not full(you)
  set has(you, x) to yes
rule better(x: tool)
  needs improves of x is not nobody and has(you, improves of x)
  set has(you, x) to yes
before lap:
  choose bought from tools where can buy(it) or can better(it)
  if can buy(bought): buy bought
  otherwise: better bought
  set all-right to any players where has(it, bought)
  set first-kept to can better(bought)
  set second-kept to any players where has(it, bought) and not has(it, saw)
  set third-kept to no tools where has(you, it) and cost of it is more than 2
  set fourth-kept to any tools where has(you, it) and cost of it is more than 2
  set fifth-kept to can do drop of bought
  set sixth-kept to has(you, saw) or any players where has(it, hammer)
"""
TOOLS = """
tool:
  hammer: { cost: 2, amount: 1, drop: "gain ¢1" }
  mallet: { cost: 4, improves: hammer }
  saw: { cost: 3, amount: 2 }
  fretsaw: { improves: saw }
  drill: { cost: 9, amount: 3 }
"""
COST, AMOUNT, IMPROVES = (2, 4, 3, -1, 9), (1, -1, 2, -1, 3), (-1, 0, -1, 2, -1)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("tools")
    for name, text in (("pack.yaml", PACK), ("words.wl", WORDS), ("flow.wl", FLOW), ("tools.yaml", TOOLS)):
        (Path(folder) / name).write_text(text)
    return load(COIN_RACE, packs=[str(folder)])


def expected(you: int, pennies: int, has: list[list[int]]) -> list[int]:
    """The tools that a player can have next, going through all of them."""

    def has_one(p: int, x: int) -> bool:
        return bool(has[p][x]) or any(IMPROVES[y] == x and has[p][y] for y in range(5))

    def can_buy(x: int) -> bool:
        there = sum(has_one(p, x) for p in range(3)) < AMOUNT[x]
        return -1 < COST[x] <= pennies and not has_one(you, x) and there and sum(has[you]) < 3

    return [x for x in range(5) if can_buy(x) or (IMPROVES[x] >= 0 and has[you][IMPROVES[x]])]


@pytest.mark.parametrize("traced", [False, True])
def test_the_same_is_on_offer(game: Game, traced: bool):
    """What is printed on things is told beforehand for each of them: what is offered is what the rules say."""
    dice = random.Random(3)
    values = game.data["value_names"]
    pennies_at, has_at, right = (values.index(x) for x in ("pennies", "has", "all-right"))
    several = 0
    for _ in range(150):
        state = game.new(3, 1, traced=traced)
        you = (state.who + 1) % 3
        while game.names.option(state.o[-1]) != "gain-pennies":
            state.apply(state.o[0])
        has = [[dice.randrange(4) == 0 for _ in range(5)] for _ in range(3)]
        state.v[has_at : has_at + 15] = [int(x) for row in has for x in row]
        pennies = dice.randrange(2, 8)
        state.v[pennies_at + you] = pennies
        state.apply(state.o[-1])
        found = expected(you, pennies, has)
        if len(found) < 2:
            assert state.decision.about == "coin-flipped"
            continue
        several += 1
        assert state.decision.about == "bought"
        assert [game.data["actions"][option][2] for option in state.o] == found
        bought = found[dice.randrange(len(found))]
        state.apply(state.o[found.index(bought)])
        assert state.v[has_at + you * 5 + bought] == 1
        assert state.v[right] is True or state.v[right] == 1
        assert all(value in (0, 1) and isinstance(value, int) for value in state.v[right : right + 7]), found
    assert several > 30


@pytest.mark.parametrize("traced", [False, True])
def test_how_many_there_are(game: Game, traced: bool):
    """Values in a row are counted where they lie."""
    state = game.new(3, 1, traced=traced)
    has_at = game.data["value_names"].index("has")
    for has in product((0, 1), repeat=6):
        state.v[has_at : has_at + 15] = [*has[:2], 0, 0, 0, *has[2:4], 0, 0, 0, *has[4:], 0, 0, 0]
        for x in (0, 1):
            q = state.g.functions
            holders = sum(has[p * 2 + x] for p in range(3))
            assert bool(q["q_nobody_has"](state, 0, x)) is (holders == 0)


@pytest.mark.parametrize("traced", [False, True])
def test_how_many_are_alike(game: Game, traced: bool):
    """Values in a row that are compared with another one are counted as well, also for all players but one or nobody."""
    state = game.new(3, 1, traced=traced)
    q, has_at = state.g.functions, game.data["value_names"].index("has")
    at = game.data["value_names"].index("bench")
    for places in product((-1, 0, 2), repeat=3):
        state.v[at : at + 3] = places
        for x in (0, 2):
            assert bool(q["q_somebody_at"](state, 0, x)) is (x in places)
            assert q["q_how_many_at"](state, 0, x) == places.count(x)
            for p in (-1, 0, 1, 2):
                others = [places[i] for i in range(3) if i != p]
                assert q["q_others_at"](state, 0, p, x) == others.count(x)
                assert bool(q["q_any_others_at"](state, 0, p, x)) is (x in others)
        for p in (0, 1, 2):
            others = [places[i] for i in range(3) if i != p]
            assert q["q_meeting"](state, 0, p) == others.count(places[p])
            assert bool(q["q_met"](state, 0, p)) is (places[p] in others)
    state.v[has_at : has_at + 15] = [0, 1, 1, 0, 1, *([0] * 10)]
    assert (q["q_had"](state, 0, 0), q["q_had"](state, 0, 1)) == (3, 0)
    if not traced:
        made = [
            x
            for x in ("meeting", "met", "somebody_at", "others_at", "had")
            if " for " in inspect.getsource(q[f"q_{x}"])
        ]
        assert made == []


def test_nothing_is_gone_through_that_is_told(game: Game):
    """In fast code the menu has no loop, and its conditions look nothing up that is printed."""
    source = "\n".join(
        inspect.getsource(f) for name, f in game.fast.functions.items() if name.startswith("o_")
    )
    menu = [line for line in source.split("\n") if "o.append" in line and "P_tool" in line]
    assert menu == []
    assert not re.search(r"for x\d+ in range\(5\)", source)


def test_both_flavours_keep_the_same(game: Game):
    """What is kept of a condition is yes or no, not whatever stands for it, in the same words."""
    dice = random.Random(5)
    values = game.data["value_names"]
    pennies_at, has_at, right = (values.index(x) for x in ("pennies", "has", "all-right"))
    kept = set()
    for seed in range(60):
        both = [game.new(3, seed, traced=traced) for traced in (False, True)]
        while not both[0].over:
            pennies = [dice.randrange(9) for _ in range(3)]
            has = [dice.randrange(5) == 0 for _ in range(15)]
            number = dice.randrange(len(both[0].o))
            for state in both:
                state.v[pennies_at : pennies_at + 3] = pennies
                state.v[has_at : has_at + 15] = map(int, has)
                state.apply(state.o[number])
            assert repr(both[0].v) == repr(both[1].v)
            assert both[0].fingerprint() == both[1].fingerprint()
            kept.add(tuple(map(int, both[0].v[right : right + 7])))
    assert len(kept) > 8
