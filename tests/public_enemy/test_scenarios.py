"""The scenarios of Public Enemy Number One leave nothing out and notice every change of its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.public_enemy.table import LAYERS
from wlcore.loading import Choice
from wlcore.scenario.coverage import coverage
from wlcore.scenario.find import scenario_files
from wlcore.scenario.mutation import EXCUSED, KILLED, SURVIVED, UNREACHED, mutate
from wlcore.study.marks import BRANCH, LINE, TEXT

pytestmark = pytest.mark.slow("scenarios reach all rules and notice all changes")

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "rules" / "public-enemy"
VARIANTS = [ROOT / "variants" / layer for layer in LAYERS]


def test_everything_has_run():
    """Each clause, branch, statement, card text and value of a ruling is run by a scenario."""
    found = coverage(Choice("public-enemy"))
    assert found.failed == []
    assert found.missing_clauses() == []
    assert [p.key for kind in (BRANCH, LINE, TEXT) for p in found.missing(kind)] == []
    assert found.missing_values() == []


@pytest.mark.parametrize("places", [[GAME], VARIANTS], ids=["game", "variants"])
def test_every_change_is_noticed(places: list[Path]):
    """No change of the rules goes unnoticed, but for those that make no difference; they are few."""
    report = mutate(scenario_files(places), places)
    told = [(r.mutant.key, r.line) for r in report.of(SURVIVED, UNREACHED)]
    assert (report.failed, told, report.stale) == ([], [], [])
    assert len(report.of(KILLED)) >= 0.9 * len(report.results)
    assert all(r.reason for r in report.of(EXCUSED))
