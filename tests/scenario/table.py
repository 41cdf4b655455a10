"""How the tests play scenarios: in a copy of the tiny game, with one suite for all."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from wlcore.scenario.outcome import Outcome
from wlcore.scenario.suite import Suite

TESTS = Path(__file__).parents[1]
BROKEN = TESTS / "broken" / "scenario"
PLAYERS = "players anna, ben\n"


@cache
def suite() -> Suite:
    """One suite, so that the tiny game is compiled once."""
    return Suite()


@cache
def pack() -> Path:
    """A copy of the tiny game that can be written into."""
    folder = Path(mkdtemp()) / "coin-race"
    shutil.copytree(TESTS / "games" / "coin-race", folder)
    return folder


def outcomes(text: str, name: str = "some") -> list[Outcome]:
    """What comes of the scenarios of a text."""
    file = pack() / "scenarios" / f"{name}.scn"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    found = [case.run(edition) for case in suite().cases(file) for edition in case.editions]
    file.unlink()
    return found


def outcome(body: str, head: str = PLAYERS) -> Outcome:
    """What comes of one scenario."""
    (found,) = outcomes(f'{head}scenario "Some"\n{body}')
    return found
