"""What the page about scenarios shows works as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wlcore.scenario.suite import Suite

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```scenario\n(.*?)```", PAGE.read_text("utf-8"), re.S)
SUITE = Suite()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: re.search('"(.*)"', e)[1])
def test_every_example_passes(example: str, tmp_path: Path):
    """Each example is a scenario that holds."""
    file = tmp_path / "example.scn"
    file.write_text("game public-enemy\n" + example, "utf-8")
    for case in SUITE.cases(file):
        outcome = case.run("en")
        assert [str(failure) for failure in outcome.failures] == []
        assert [d.message for d in outcome.broken] == []


@pytest.mark.parametrize(
    ("head", "given"),
    [
        ("", "begin with anna asked for source"),
        ("", "wanted(ben, loners) is 1"),
        ("", "public-enemy is anna"),
        ("", "stack(anna, daltons) is bob-dalton, emmett-dalton"),
        ("", "out is empty"),
        ("", "top 2 of stock(tombstone) is kid-curry, johnny-ringo"),
        ("", "anna, ben see top of stock(saloon)"),
        ("", "everybody sees top of stock(saloon)"),
        ("variants dollars, cavalry", "cavalry is deadwood"),
        ("variants duel\nruling duels is by-agreement", "quickest is ben"),
        ("option length is three-rounds", "rounds-played is 1"),
        ("seed 7", "rounds-played is 1"),
        ("editions all", "rounds-played is 1"),
        ("edition fr", "rounds-played is 1"),
    ],
)
def test_every_line_of_the_tables_is_understood(head: str, given: str, tmp_path: Path):
    """What the tables of the page list can be written."""
    file = tmp_path / "example.scn"
    file.write_text(
        f'game public-enemy\n{head}\nplayers anna, ben, cleo\nscenario "Some"\ngiven\n  {given}\nthen\n  nobody has won\n',
        "utf-8",
    )
    assert all(case.run(edition).passed for case in SUITE.cases(file) for edition in case.editions)


def test_the_page_has_examples():
    """At least three, the first of them the first scenario."""
    assert len(EXAMPLES) >= 3
