"""Chance that is fixed by name, and chance that is a decision of nobody."""

from __future__ import annotations

import pickle
from fractions import Fraction
from random import Random

import pytest

import wlcore
from tests.door.games import game, played


def after(state: wlcore.State, option: int) -> wlcore.State:
    there = state.clone()
    there.apply(option)
    return there


def test_kuhn_poker_is_enumerated():
    """30 leaves, 24 decisions, 12 information states; played uniformly it is worth 1/8 to who begins."""
    leaves = nodes = 0
    seen = set()

    def worth(state: wlcore.State) -> Fraction:
        nonlocal leaves, nodes
        if state.over:
            leaves += 1
            assert sum(state.scores.values()) == 0
            return Fraction(state.scores[1])
        if state.chance:
            assert sum(outcome.probability for outcome in state.chance) == 1
            return sum(
                (one.probability * worth(after(state, one.option)) for one in state.chance), Fraction()
            )
        nodes += 1
        seen.add(state.view(state.decides))
        return sum((worth(after(state, option)) for option in state.options), Fraction()) / len(state.options)

    assert worth(game("kuhn", "explicit").new()) == Fraction(1, 8)
    assert (leaves, nodes, len(seen)) == (30, 24, 12)


def test_where_chance_decides_nobody_does():
    """The decision is that of seat 0, its options are the outcomes, each says what comes; nothing can be seen meanwhile."""
    state = game("kuhn", "explicit").new()
    assert (state.decides, state.over, state.options) == (0, False, (0, 1, 2))
    assert state.decision is not None
    assert (state.decision.seat, state.decision.about) == (0, "draw from stock")
    assert [outcome.thing for outcome in state.chance] == ["jack", "queen", "king"]
    assert (state.describe(2), state.option("king")) == ("King", 2)
    assert str(state).splitlines()[:2] == [
        "Kuhn Poker: chance decides: draw from stock",
        "     0  jack (1/3)",
    ]
    for look in (lambda: state.view(1), state.to_json, state.fingerprint, lambda: pickle.dumps(state)):
        with pytest.raises(ValueError, match="chance has to decide first"):
            look()
    with pytest.raises(
        wlcore.IllegalOption, match=r"chance cannot bring 3; there are: 0 \(jack\), 1 \(queen\), 2 \(king\)"
    ):
        state.apply(3)
    state.apply(2)
    assert [(outcome.thing, outcome.probability) for outcome in state.chance] == [
        ("jack", Fraction(1, 2)), ("queen", Fraction(1, 2)),
    ]  # fmt: skip
    state.apply(state.option("jack"))
    assert state.chance == ()
    assert state.zone("hand", 1).known == ("king",)
    assert state.view(1).imagine(1).chance == ()


@pytest.mark.parametrize("name", ["coin-race", "echoes"])
def test_explicit_chance_plays_the_game_that_dice_play(name: str):
    """Chance that is said can bring what dice bring: a random game through all its outcomes ends, and with what chance brought
    fixed by name, the game with dice is the same.
    """
    state, rng = game(name, "explicit").new(players=2), Random(4)
    brought: dict[str, list[object]] = {}
    chosen = []
    while not state.over:
        if state.chance:
            outcome = rng.choice(state.chance)
            brought.setdefault(outcome.name, []).append(outcome.thing)
            state.apply(outcome.option)
        else:
            chosen.append(rng.choice(state.options))
            state.apply(chosen[-1])
    again = game(name).new(players=2, chance=brought)  # type: ignore[arg-type]
    for option in chosen:
        again.apply(option)
    assert again.over
    assert (again.winners, again.scores) == (state.winners, state.scores)
    assert again.zone("pouch" if name != "echoes" else "bag") == state.zone(
        "pouch" if name != "echoes" else "bag"
    )


def test_clones_of_chance_go_their_own_way():
    """A copy made while chance decides waits for it, too."""
    state = game("kuhn", "explicit").new()
    twin = state.clone()
    assert twin == state
    twin.apply(0)
    assert (len(twin.options), len(state.options)) == (2, 3)
    assert twin != state


def test_chance_is_fixed_by_name():
    """What is fixed comes in order; a design means any of its copies; a seat counts from 1."""
    state = game("coin-race").new(
        players=2, chance={"beginner": [2], "draw from pouch": ["crown", "charm", "cent-3"]}
    )
    assert state.decides == 2
    assert [card.rpartition("-")[0] for card in state.zone("palm", 1).known] == ["crown"]
    assert state.zone("palm", 2).known == ("charm", "cent-3")


def test_what_cannot_come_is_told():
    """A card that is gone, a name that is not there, a thing of another kind: each is told, with what there is."""
    coins = game("coin-race")
    with pytest.raises(
        ValueError, match="chance: there is no choice by chance 'begginer'; did you mean 'beginner'"
    ):
        coins.new(chance={"begginer": [1]})
    with pytest.raises(ValueError, match="chance: beginner: there is no seat 5; there are 1 to 2"):
        coins.new(players=2, chance={"beginner": [5]})
    with pytest.raises(ValueError, match="chance: draw from pouch: there is no card 'sovereign'"):
        coins.new(chance={"draw from pouch": ["sovereign"]})
    with pytest.raises(ValueError, match="chance: draw from pouch: charm cannot come; there are: cent-1, "):
        coins.new(chance={"draw from pouch": ["charm", "charm"]})
    with pytest.raises(TypeError, match="chance: beginner: a list of things is wanted, not 1"):
        coins.new(chance={"beginner": 1})  # type: ignore[dict-item]


def test_what_cannot_come_in_the_middle_of_a_game_changes_nothing():
    """A choice after which something fixed cannot come is refused, and the state is as it was."""
    fixed = {"beginner": [1], "draw from pouch": ["cent-1", "cent-2", "cent-3", "cent-1"]}
    state = game("coin-race").new(players=2, chance=fixed)
    before = state.fingerprint()
    with pytest.raises(ValueError, match="chance: draw from pouch: cent-1 cannot come"):
        played(state, 1, 1)
    assert state.fingerprint() == before


def test_what_never_comes_is_told_at_the_end():
    """The choice that ends a game before chance was asked for all that is fixed is an error."""
    state = game("kuhn").new(chance={"draw from stock": ["king", "jack", "queen"]})
    with pytest.raises(
        ValueError, match="the game ends, and chance was never asked for what is fixed of 'draw from stock'"
    ):
        played(state)
    assert not state.over


def test_what_does_not_go_with_explicit_chance():
    """What fixes chance or keeps a log is refused where chance is explicit, and so are matches and sessions."""
    explicit = game("kuhn", "explicit")
    for given in ({"chance": {"draw from stock": ["king"]}}, {"log": True}, {"choices": {"bet": ["x", "y"]}}):
        with pytest.raises(ValueError, match=f"{next(iter(given))}: not where chance is explicit"):
            explicit.new(**given)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="game: in a match chance has dice"):
        wlcore.match(explicit, ["random", "random"])
    with pytest.raises(ValueError, match="game: at a table chance has dice"):
        wlcore.Session(explicit)


def test_chance_of_automata_is_explicit_too():
    """Where an automaton lets chance pick among what it likes as much, that is a decision of nobody with things of the game."""
    rng = Random(2)
    found = set()
    for _ in range(6):
        state = game("donkey-race", "explicit").new()
        while not state.over:
            found |= {outcome.name for outcome in state.chance}
            assert all(outcome.thing is not None for outcome in state.chance)
            state.apply(rng.choice(state.options))
    assert found
