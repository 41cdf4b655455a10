"""What is left on the stack from before counts for nothing: not for fingerprints, views, saves, nor once a game is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.state import State
from wlcore.engine.unfinished import living
from wlcore.loading import load

PACK = (
    "id: leavings\nversion: 1.0.0\ntitle: Leavings\nkind: game\nplayers: 2\ndescription: Something is left.\n"
)
RULES = """
counter gold of player
variable flag is truth
rule play
  for each p in players: p: turn
  win (players with most gold(it))
rule turn
  choose kept from 1 to 3
  choose further from 1 to 2
  set flag to (kept is 2 or further is 2)
  let odd be any players where kept is 1
  choose last-one from 1 to 2
  if odd or last-one is 2: gain 1 gold
  set flag to no
  choose idle from 1 to 2
"""


@pytest.fixture
def state(tmp_path: Path) -> State:
    """A game of two turns, before its first choice."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "rules.wl").write_text(RULES)
    return load(str(tmp_path)).new(2, 1)


def after(state: State, *choices: int) -> State:
    """The game after some choices, by the place of each among the options."""
    found = state.clone()
    for choice in choices:
        found.apply(found.o[choice])
    return found


def test_equal_positions_are_equal(state: State):
    """Two ways to the same position give one fingerprint, one view and one save, though other numbers are left behind."""
    one, two = after(state, 0, 0, 0), after(state, 2, 1, 1)
    gold = state.game.data.value_names.index("gold")
    two.v[gold] = one.v[gold]
    assert one.st != two.st
    assert one == two
    assert one.fingerprint() == two.fingerprint()
    assert one.view(1) == two.view(1)
    assert one.to_json() == two.to_json()


def test_a_game_that_is_over_has_nothing_left(state: State):
    """When a game has ended, it does not count how."""
    one = after(state, *[0] * 8)
    assert one.over
    assert living(one) == []
    assert one.view(1).stack == ()


def test_truths_that_are_kept_can_be_saved(state: State):
    """What is asked and kept, in a variable or until later, is a number, so that every save of it can be read."""
    for seed in range(3):
        now = state.clone()
        while not now.over:
            again = state.game.from_json(now.to_json())
            assert again == now
            now.apply(now.o[seed % len(now.o)])
