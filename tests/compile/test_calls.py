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
    return state.v[game.data.value_names.index("dug")]


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("deep", [3, 2000])
def test_a_rule_may_perform_itself_very_often(tmp_path, deep, traced):
    assert played(tmp_path, deep, traced) == 2 * (deep + 1)


def test_the_budget_of_steps_holds_however_units_call_each_other(tmp_path):
    with pytest.raises(RuleFault):
        played(tmp_path, 200_000, False)


TRICKS = """trick:
  rabbit:
    shown: |
      gain 1 drawn
  mirror:
    shown: |
      choose copied from tricks where it is not this
      do shown of copied
  hall-of-mirrors:
    shown: |
      choose reflected from tricks where it is not this
      do shown of reflected
      gain 1 drawn
"""


def test_a_text_may_carry_out_texts_of_its_own_name(tmp_path: Path):
    """A card that copies what another one does may copy one that copies; the game is compiled, and each text done once."""
    (tmp_path / "pack.yaml").write_text("id: magic\nversion: 1.0.0\ntitle: M\nkind: game\nplayers: 2\n")
    (tmp_path / "tricks.yaml").write_text(TRICKS)
    (tmp_path / "magic.wl").write_text(
        "kind trick is card\n  shown: effect\ncounter drawn of player\n"
        "rule play\n  for each p in players: p: perform\n  win players\n"
        "rule perform\n  choose trick-shown from tricks\n  do shown of trick-shown\n"
    )
    game = load(str(tmp_path))
    state = game.new(2, 1)
    for name in (
        "trick-shown mirror",
        "copied hall-of-mirrors",
        "reflected mirror",
        "copied rabbit",
        "trick-shown rabbit",
    ):
        state.apply(game.names.option_number(name))
    assert state.over
    drawn = [state.v[i] for i, name in enumerate(game.data.value_names) if name.startswith("drawn")]
    assert drawn == [2, 1]
