"""What a trigger hears of gains, losses, payments and what is taken in full."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.loading import load

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"
HEARD = """
counter lost-pennies
counter paid-pennies
counter gained-medals
counter taken-medals
after you lose pennies: gain amount lost-pennies
after you pay pennies: gain amount paid-pennies
after you gain medals: gain amount gained-medals
after you take medals: gain amount taken-medals
after lap:
  repeat 4 times: set pennies(you) to 9
  lose 2 pennies
  pay ¢3
  gain 1 medals
  take 1 medals
  win you
"""


@pytest.fixture(scope="module")
def ended(tmp_path_factory):
    """The first lap of Coin Race, with ears in every place."""
    layer = tmp_path_factory.mktemp("ears")
    (layer / "pack.yaml").write_text(
        "id: ears\nversion: 1.0.0\ntitle: Ears\nkind: layer\ngame: coin-race\n", "utf-8"
    )
    (layer / "ears.wl").write_text(HEARD.lstrip(), "utf-8")
    found = []
    for traced in (False, True):
        state = load(str(COIN_RACE), packs=[str(layer)]).new(2, 1, traced=traced)
        while not state.over:
            state.apply(state.options[-1])
        found.append(state)
    return found


@pytest.mark.parametrize(
    ("counter", "heard"),
    [("lost-pennies", 5), ("paid-pennies", 3), ("gained-medals", 2), ("taken-medals", 1)],
)
def test_who_pays_loses_and_who_takes_gains(ended, counter: str, heard: int):
    """'lose' hears payments too and 'gain' what is taken; 'pay' and 'take' hear only their own."""
    for state in ended:
        value = state.v[state.game.data.value_names.index(counter)]
        assert value == heard
