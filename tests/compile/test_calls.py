"""Rules that perform themselves lie on the state's stack, not on Python's: they may do so as often as steps allow."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.loading import load

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"
DIGGING = """
counter dug
rule dig(n: number)
  choose digger from players where it is you
  gain 1 dug
  if n is more than 0: dig (n - 1)
  gain 1 dug
after lap:
  dig {}
  win you
"""


def played(tmp_path: Path, deep: int, traced: bool) -> int:
    """How often somebody has dug at the end of a game in which a hole of this depth is dug."""
    folder = tmp_path / "coin-race"
    shutil.copytree(COIN_RACE, folder)
    (folder / "flow.wl").write_text((folder / "flow.wl").read_text() + DIGGING.format(deep))
    game = load(str(folder))
    state, dice = game.new(2, 1, traced=traced), Dice(1)
    while not state.over:
        state.apply(state.o[dice.below(len(state.o))])
    return state.v[game.data["value_names"].index("dug")]


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("deep", [3, 2000])
def test_a_rule_may_perform_itself_very_often(tmp_path, deep, traced):
    assert played(tmp_path, deep, traced) == 2 * (deep + 1)


def test_the_budget_of_steps_holds_however_units_call_each_other(tmp_path):
    with pytest.raises(RuleFault):
        played(tmp_path, 200_000, False)
