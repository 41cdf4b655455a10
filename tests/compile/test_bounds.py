"""What grows or goes on without bound between two decisions is ended, whatever it is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.faults import RuleFault
from wlcore.loading import load

PACK = "id: growth\nversion: 1.0.0\ntitle: Growth\nkind: layer\ngame: coin-race\n"
GROWING = {
    "products": "repeat 60 times: set heap(you) to (heap(you) + 2) * (heap(you) + 2)",
    "products in names": "let a be heap(you) + 99999999; let b be a * a; let c be b * b; set heap(you) to c",
    "sums": "repeat 5000 times: set heap(you) to heap(you) + heap(you) + 1",
    "gains": "repeat 5000 times: gain (heap(you) + 1) heap",
    "turns": "set heap(you) to 999999999; repeat (heap(you)) times: gain 1 medals",
    "for ever": "repeat: gain 1 heap",
}


@pytest.mark.parametrize("effect", GROWING.values(), ids=GROWING)
def test_growth_without_bound_never_ends(tmp_path: Path, effect: str):
    """A number beyond all counting, or a loop that goes round too often, counts as an effect that never ends."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text(f"counter heap of player\nbefore lap: swell\nrule swell\n  {effect}\n")
    with pytest.raises(RuleFault):
        load(COIN_RACE, packs=[str(tmp_path)]).new(2, 1)
