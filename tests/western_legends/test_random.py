"""Random games at every table: they end, and what each player knows stays consistent."""

from __future__ import annotations

import pytest

from tests.table import check_views, random_game
from tests.western_legends.table import EDITIONS, game
from wlcore.loading import load
from wlcore.study.invariants import Invariants

pytestmark = pytest.mark.slow("random games in every set of layers")

LAYERS = ("good-bad-handsome", "fistful-of-extras", "wild-wild-west")
MOST = 5000
"""No game of random players has taken half as many decisions."""


@pytest.mark.parametrize("layers", [(), LAYERS], ids=["base", "layers"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games(players: int, edition: str, layers: tuple[str, ...]):
    """Games end, with a winner whose score is the highest; invariants hold and views agree on the way. SCORE-08"""
    the_game = game(edition, layers)
    laws = Invariants(the_game)
    for seed in range(3):
        state = the_game.new(players, seed)
        for number, now in enumerate(random_game(state, seed)):
            laws.check(now)
            if number % 41 == seed:
                check_views(now, number)
            assert number < MOST
        assert state.winners
        scores = [state.g.functions["query/score"](state, -1, seat) for seat in range(players)]
        assert {scores[seat] for seat in state.winners} == {max(scores)}


@pytest.mark.parametrize("layer", LAYERS)
def test_each_layer_alone(layer: str):
    """Each layer also plays without the others."""
    the_game = game("en", (layer,))
    laws = Invariants(the_game)
    for seed in range(4):
        for number, now in enumerate(random_game(the_game.new(3 + seed, seed), seed)):
            laws.check(now)
            assert number < MOST
            if number % 41 == seed:
                check_views(now, number)


def test_longer_games():
    """The longer games end as well. ENDGAME-01"""
    turns = {}
    for length in ("short", "average", "long"):
        the_game = load("western-legends", options={"length": length})
        turns[length] = 0
        for seed in range(3):
            turns[length] += sum(1 for _ in random_game(the_game.new(4, seed), seed))
    assert turns["short"] < turns["average"] < turns["long"] < 3 * MOST
