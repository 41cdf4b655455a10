"""Broken scenarios beside what is said about them: `line:col code`, one a line, in reading order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenario.table import BROKEN, outcomes
from wlcore.lang.diagnostics import Diagnostic, shown
from wlcore.scenario.suite import Suite

FILES = sorted(BROKEN.glob("*.scn"))


def findings(file: Path) -> list[Diagnostic]:
    return [d for found in outcomes(file.read_text("utf-8"), file.stem) for d in found.broken]


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_expected_findings(file: Path):
    """Each broken scenario gives exactly the findings written beside it, each a sentence that can be shown."""
    found = findings(file)
    told = sorted({(d.span.line, d.span.col, d.code) for d in found})
    assert [f"{line}:{col} {code}" for line, col, code in told] == file.with_suffix(".expected").read_text(
        "utf-8"
    ).splitlines()
    lines = file.read_text("utf-8").split("\n")
    for d in found:
        assert d.message in shown(d, lines)
        assert d.span.end_col > d.span.col
        assert not any(jargon in f"{d.message} {d.suggestion}" for jargon in ("WORDS", "token", "None"))


def test_there_are_enough():
    """At least thirty kinds, none without a finding, no expectation left over."""
    assert len(FILES) >= 30
    assert {f.stem for f in FILES} == {f.stem for f in BROKEN.glob("*.expected")}
    assert all(f.with_suffix(".expected").read_text("utf-8").strip() for f in FILES)


def test_a_file_in_no_pack_says_of_which_game_it_is(tmp_path: Path):
    """Outside of packs the line 'game' is wanted, and is enough."""
    file = tmp_path / "alone.scn"
    body = 'players anna, ben\nscenario "Some"\nthen\n  nobody has won\n'
    file.write_text(body, "utf-8")
    (case,) = Suite().cases(file)
    assert [d.code for d in case.findings] == ["no-game"]
    file.write_text("game public-enemy\n" + body, "utf-8")
    (case,) = Suite().cases(file)
    assert case.run("en").passed


def test_one_broken_scenario_spoils_no_other():
    """A mistake in one scenario leaves those beside it alone; one above the first concerns all."""
    good = 'scenario "Good"\nthen\n  nobody has won\n'
    bad = 'scenario "Bad"\nthen\n  nobody has wonn\n'
    head = "players anna, ben\n"
    assert [o.passed for o in outcomes(head + bad + good)] == [False, True]
    assert [o.passed for o in outcomes(head + "sed 3\n" + bad + good)] == [False, False]
