"""Tuning: a fit finds the weights that made its samples, and what foretells nothing has none; whole games give weights."""

import json

import pytest

from tests.engine.positions import COIN_RACE, ENEMY
from wlcore.bots.greedy import GreedyBot
from wlcore.cli import main
from wlcore.engine.chance import Dice
from wlcore.loading import Choice, checked, loaded
from wlcore.study.tune import Sample, Weighing, figures_of, fitted, tuned


def samples(noise):
    """Moments of which the end is twice the first figure less the third, and some noise; the second has nothing to do with it."""
    dice, found = Dice(7), []
    for game in range(40):
        for _ in range(20):
            figures = tuple(dice.below(11) - 5.0 for _ in range(3))
            found.append(Sample(game, figures, 2 * figures[0] - figures[2] + noise * (dice.below(11) - 5)))
    return found


@pytest.mark.parametrize("noise", [0, 0.5])
def test_a_fit_finds_what_made_the_samples(noise):
    """A point of the first is worth two at the end, one of the third one less; the second is left out."""
    found = fitted(["gold", "straw", "debts"], samples(noise), scored=True)
    assert set(found.weights) == {"gold", "debts"}
    assert found.weights["gold"] == pytest.approx(120, abs=6)
    assert found.weights["debts"] == pytest.approx(-60, abs=6)
    assert found.foretold > 0.9


def test_what_foretells_nothing_has_no_weight():
    """Noise in games that were left out of the fit is not foretold by any figure."""
    dice = Dice(3)
    made = [
        Sample(game, (dice.below(9) - 4.0,), dice.below(9) - 4.0) for game in range(40) for _ in range(10)
    ]
    assert fitted(["straw"], made, scored=True).foretold < 0.02


def test_figures_are_those_that_differ_in_play():
    """What a pack counts for each player is found by its name."""
    choice = Choice(COIN_RACE)
    names = figures_of(loaded(choice), checked(choice).program, 2, 1)
    assert {"pennies", "medals"} <= set(names)


def test_games_give_weights_that_bots_play_by():
    """A game without weights gets some: who has more medals wins."""
    choice = Choice(COIN_RACE)
    *_, found = tuned(loaded(choice), checked(choice).program, 2, 16, 1, rounds=2)
    assert found.weights["medals"] > 0
    assert isinstance(Weighing(found.weights)(3), GreedyBot)


def test_the_command_tells_weights_and_how_they_do(capsys):
    """Weights are given as bots.yaml takes them, beside a match against those of now."""
    status = main(["tune", ENEMY, "--games", "6", "--rounds", "1", "--match", "2", "--jobs", "1", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert status == 0
    assert told["worth"]
    assert told["match"]["tuned"]["seats"] == 1
