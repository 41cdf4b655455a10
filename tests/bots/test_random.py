"""The random bot: legal, fair enough, and the same again from the same seed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from wlcore import loading
from wlcore.bots.random import RandomBot
from wlcore.door.view import seen_by

WHISPERS = str(Path(__file__).parents[1] / "games" / "whispers")


def test_it_plays_a_game_from_views_alone():
    """From each view in turn it chooses one of the options, up to the end of a game."""
    state, bot = loading.load(WHISPERS).new(3, seed=1), RandomBot(5)
    while not state.over:
        choice = bot.choose(seen_by(state, state.decision.seat))
        assert choice in state.options
        state.apply(choice)


def test_equal_seeds_choose_alike():
    """Two bots with one seed choose the same, bots with two seeds do not."""
    one, same, other = ([bot.pick(range(50)) for _ in range(40)] for bot in map(RandomBot, (3, 3, 4)))
    assert one == same != other


def test_every_option_is_chosen_about_equally_often():
    """No option is preferred."""
    bot = RandomBot(9)
    counts = Counter(bot.pick([2, 3, 5, 7]) for _ in range(4000))
    assert set(counts) == {2, 3, 5, 7}
    assert min(counts.values()) > 850
