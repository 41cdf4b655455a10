"""Public Enemy compiled from its rules and the version of it written by hand are the same game, step by step."""

import importlib.util
import sys
from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.engine.state import IllegalOption
from wlcore.loading import load

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def yardstick():
    spec = importlib.util.spec_from_file_location("yardstick", ROOT / "tools" / "yardstick.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["yardstick"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def game():
    return load("public-enemy")


@pytest.mark.parametrize("players", range(2, 7))
def test_lockstep(game, yardstick, players):
    """Same seed, same choices: the same player decides, among as many options, and the same one wins."""
    for seed in range(40):
        ours, theirs = game.new(players, seed), yardstick.State.new(players, seed)
        dice = Dice(seed * 7 + players)
        number = 0
        while not ours.over:
            where = (seed, number)
            assert (ours.who, len(ours.o)) == (theirs.who, len(theirs.options)), where
            chosen = dice.below(len(ours.o))
            ours.apply(ours.o[chosen])
            theirs.apply(theirs.options[chosen])
            assert ours.rng == theirs._chance, where
            number += 1
        assert theirs.over
        assert ours.winners == (theirs.winner,)


def test_illegal_options_change_nothing(game):
    """An option that is not on offer is refused, and the state stays as it was."""
    state = game.new(3, 1)
    before = state.fingerprint()
    for option in (-1, 0, 1, 10_000):
        with pytest.raises(IllegalOption):
            state.apply(option)
    assert state.fingerprint() == before
