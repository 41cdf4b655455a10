"""Who knows what a secret is, and what follows from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.scenario.suite import Suite

PACK = "id: guesses\nversion: 1.0.0\ntitle: Guesses\nkind: game\nplayers: 2-3\n"
WORDS = """\
kind slip is card
zone drawer is deck
zone hand of player is hand
counter coins of player
secret variable bid of player is number from (0 to 5)
secret variable named of player is slip or nobody from slips
query peak: number is highest bid(it) over players
rule play
  put slips in drawer
  for each p in players: put top of drawer in hand(p)
  repeat:
    for each p in players: p: turn
rule turn
  choose bid-made from 0 to 5
  set bid(you) to bid-made
  choose slip-named from slips
  set named(you) to slip-named
"""
SLIPS = "slip:\n  red: {}\n  blue: {}\n  green: {}\n"
SCENARIO = """\
players anna, ben
scenario "Secrets"
when
  anna: 3
  anna: red
then
  {}
"""


def told(folder: Path, line: str) -> list[str]:
    """What is wrong with an expectation after Anna has chosen."""
    files = {
        "pack.yaml": PACK,
        "words.wl": WORDS,
        "slips.yaml": SLIPS,
        "scenarios/some.scn": SCENARIO.format(line),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (case,) = Suite().cases(folder / "scenarios" / "some.scn")
    found = case.run(case.editions[0])
    return [f.found for f in found.failures] + [d.message for d in found.broken]


@pytest.mark.parametrize(
    "line",
    [
        "anna sees bid(anna)",
        "ben does not see bid(anna)",
        "ben does not see named(anna)",
        "anna sees named(anna)",
        "ben does not see peak",
        "everybody sees coins(anna)",
        "anna, ben see (count slips)",
    ],
)
def test_who_knows(tmp_path: Path, line: str):
    """Owners know their secrets, the others do not; all know what is open."""
    assert told(tmp_path, line) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("ben sees bid(anna)", "for all that ben knows it could be"),
        ("anna does not see bid(anna)", "anna knows that it is 3"),
        ("ben does not see coins(anna)", "ben knows that it is 0"),
    ],
)
def test_who_does_not(tmp_path: Path, line: str, found: str):
    """What somebody knows that should not, or the other way round, is told."""
    (said,) = told(tmp_path, line)
    assert said.startswith(found)
