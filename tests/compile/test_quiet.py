"""Rules of which nothing comes unless somebody has something to choose: they ask exactly then, and are passed over else."""

from __future__ import annotations

import shutil
from itertools import product
from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.loading import load

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"
WORDS = """
counter seen
variable wish is number
variable may-answer of player is truth
rule look-round
  taking turns p in players from keeper:
    if may-answer(p): p: answer-me
rule answer-me
  may choose answered from metals where wish is 3 and it is copper:
    gain 1 seen
    answer-me
  otherwise:
    answer-a-number
rule answer-a-number
  may choose number from 1 to wish - 3:
    gain 1 seen
  otherwise:
    answer-yes
rule answer-yes
  may: spend-a-wish
rule spend-a-wish
  needs wish is 1
  gain 1 seen
after lap: look-round
"""


def with_rules(place: Path, words: str) -> Game:
    """Coin Race with more rules."""
    folder = place / "coin-race"
    shutil.copytree(COIN_RACE, folder)
    with (folder / "flow.wl").open("a") as file:
        file.write(words)
    return load(str(folder))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return with_rules(tmp_path_factory.mktemp("quiet"), WORDS)


ASKED_ABOUT = {1: "spend-a-wish", 3: "answered", 4: "number", 6: "number"}
"""By what `wish` is, the first thing that can be chosen; with other values there is nothing."""


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("wish", [0, 1, 2, 3, 4, 6])
def test_who_has_something_to_choose_is_asked(game: Game, wish: int, traced: bool):
    """Each player in turn, if both the rule and its performer allow it; when all decline, the game goes on."""
    first, pennies = (game.data.value_names.index(name) for name in ("may-answer", "pennies"))
    for may in product((0, 1), repeat=3):
        state = game.new(3, 1, traced=traced)
        keeper = state.who
        state.v[pennies : pennies + 3] = [5] * 3
        while game.names.option(state.o[-1]) != "gain-pennies":
            state.apply(state.o[0])
        state.v[game.data.value_names.index("wish")] = wish
        state.v[first : first + 3] = may
        state.apply(state.o[-1])
        asked = []
        while (decision := state.decision) is not None and decision.about != "coin-flipped":
            asked.append((decision.seat - 1, decision.about))
            state.apply(state.o[0])
        about = ASKED_ABOUT.get(wish)
        order = [(keeper + i) % 3 for i in range(3)]
        assert asked == [(seat, about) for seat in order if about and may[seat]]


NAMED_LATER = """
rule look-round
  taking turns p in players from keeper:
    p: wonder
  choose first-metal from metals
  choose second-metal from metals
  if first-metal is second-metal: gain 1 seen
rule wonder
  may choose wondered from metals where your pennies is at least 2:
    lose 1 pennies
counter seen
after lap: look-round
"""


def test_what_is_named_behind_turns_is_known_later(tmp_path: Path):
    """Turns are passed over in fast code alone; what comes behind them must lie where it lies with the trace."""
    game = with_rules(tmp_path, NAMED_LATER)
    alike = 0
    for seed in range(6):
        fast, traced, dice = game.new(3, seed), game.new(3, seed, traced=True), Dice(seed)
        while not fast.over:
            about = fast.decision.about if fast.decision else ""
            alike += about == "second-metal"
            option = fast.o[dice.below(len(fast.o))]
            fast.apply(option)
            traced.apply(option)
            assert fast.fingerprint() == traced.fingerprint(), (seed, about)
    assert alike


def test_where_nothing_can_ever_be_chosen_nobody_is_asked(tmp_path: Path):
    game = with_rules(tmp_path, NEVER)
    for traced in (False, True):
        state = game.new(2, 1, traced=traced)
        while not state.over:
            assert state.decision.about != "never-chosen"
            state.apply(state.o[0])


NEVER = """
rule ask-round
  taking turns p in players from keeper:
    p: answer-never
rule answer-never
  may choose never-chosen from metals where it is copper and it is silver:
    gain 1 medals
after lap: ask-round
"""
