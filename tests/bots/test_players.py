"""Bots that weigh and search: they play every game, they play better than chance, and the same seed plays the same."""

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, game
from wlcore.bots import NoSuchBot, maker
from wlcore.door.view import seen_by
from wlcore.engine.measures import measure
from wlcore.loading import Choice, load
from wlcore.study.match import interval, match

pytestmark = pytest.mark.slow("searching beats weighing, and that beats chance")

QUICK = "search:12"


def played(of, names, seed=1):
    """A whole game; the state at its end."""
    bots = [maker(name)(seed + seat) for seat, name in enumerate(names)]
    state = of.new(len(names), seed)
    while not state.over:
        state.apply(bots[state.who].choose(seen_by(state, state.who + 1)))
    return state


@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS])
@pytest.mark.parametrize("bots", [["greedy", QUICK], [QUICK, "random", "greedy"]])
def test_every_game_is_played_to_its_end(name, bots):
    """With weights or without, with hidden hands or without, bots choose what is on offer until the game is over."""
    assert played(game(name), bots).winners


@pytest.mark.parametrize("variants", [["duel"], ["dollars", "cavalry"], ["supremacy", "shorter"]])
def test_every_variant_is_played(variants):
    """Layers change what is played, not who can play it."""
    of = load("public-enemy", variants=variants)
    assert played(of, ["greedy", QUICK][: of.players[0]] + ["random"] * (of.players[0] - 2)).over


@pytest.mark.parametrize("name", ["greedy", QUICK])
def test_the_same_seed_plays_the_same(name):
    """Rounds, not time, are the budget: two runs choose alike."""
    ends = {played(game(ENEMY), [name, "random"], seed=5).fingerprint() for _ in range(2)}
    assert len(ends) == 1


def test_a_search_that_is_given_time_takes_it():
    """With seconds for a budget it chooses what is on offer too."""
    state = game(ENEMY).new(2, 3)
    assert maker("search", 0.05)(1).choose(seen_by(state, state.who + 1)) in state.o


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:-3", "greedy:3", "", "serch"])
def test_a_bot_that_is_not_there_is_named(name):
    """A budget that makes no sense is no bot either."""
    with pytest.raises(NoSuchBot, match="there is no bot"):
        maker(name)


def test_weighing_beats_chance_and_searching_beats_weighing():
    """Even in few games, the better one wins more than chance alone would explain."""
    greedy, _ = match(Choice("public-enemy"), ["greedy", "random"], 16)
    assert greedy.low > greedy.fair
    search, _ = match(Choice("public-enemy"), ["search:250", "greedy"], 12)
    assert search.low > search.fair


def test_a_match_turns_the_seats():
    """Two equal bots share what there is; each seed is played from every seat."""
    found = match(Choice(COIN_RACE), ["random", "random"], 8)
    assert [(one.bot, one.seats, one.share) for one in found] == [("random", 2, 1.0)]


def test_the_interval_is_wilsons():
    """Known values: 8 of 10 lies between 49 and 94 of 100; none of ten may still be 28 of 100."""
    assert [round(x, 2) for x in interval(8, 10)] == [0.49, 0.94]
    assert [round(x, 2) for x in interval(0, 10)] == [0.0, 0.28]
    assert interval(0, 0) == (0.0, 1.0)


def test_measures_count_values_zones_and_queries():
    """A counter by kind is summed, a zone counts its cards, a query is asked."""
    of = game(ENEMY)
    state = played(of, ["random", "random"])
    assert measure(of, "tokens")(state, 0) == measure(of, "wanted")(state, 0)
    cards = sum(
        len(state.z[n]) for n, (zone, at) in enumerate(of.data.zone_names) if zone == "stack" and at[0] == 1
    )
    assert measure(of, "stack")(state, 1) == cards
    with pytest.raises(LookupError):
        measure(of, "nothing-of-the-kind")
