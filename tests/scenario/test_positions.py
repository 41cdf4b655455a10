"""The positions of all shipped scenarios are positions like those that play leads to."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.scenario.find import shipped_files
from wlcore.scenario.run import position
from wlcore.scenario.suite import Suite

pytestmark = pytest.mark.slow("positions of all scenarios can be imagined")


@cache
def suite() -> Suite:
    return Suite()


@pytest.mark.parametrize("file", shipped_files(), ids=lambda f: f"{f.parent.parent.name}/{f.stem}")
def test_views_of_positions_can_be_imagined(file: Path):
    """What each player knows of a position agrees with itself: a state imagined from it looks the same."""
    for case in suite().cases(file):
        assert case.ready is not None, case.findings
        if case.run(case.editions[0]).impossible:
            continue
        state = position(case.ready, case.editions[0])
        same = state.game.from_json(state.to_json())
        assert same.fingerprint() == state.fingerprint()
        for seat in range(1, state.n + 1):
            view = state.view(seat)
            assert view.imagine(Dice(seat)).view(seat) == view
