"""A question that asks for several things keeps what could be picked when it was asked: a position that changes that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.scenario.outcome import Outcome
from wlcore.scenario.suite import Suite

PACK = "id: passing\nversion: 1.0.0\ntitle: Passing\nkind: game\nplayers: 2\n"
CARDS = "card:\n" + "".join(f"  card-{letter}: {{}}\n" for letter in "abcdefghijklmnop")
WORDS = """\
kind tile is card
zone bank is deck
zone hand of player is hand
zone gone is pile
counter heap of player
rule play
  put tiles in bank
  for each p in players: put top 4 of bank in hand(p)
  repeat:
    for each p in players: p: turn
rule turn
  choose 2 passed from your hand
  put passed in gone
  choose kept from your hand
  put kept in gone
  put top 3 of bank in your hand
  gain 1 heap
  if heap(you) is 3: win you
"""
HEAD = 'players anna, ben\nscenario "Some"\ngiven\n'


def outcome(folder: Path, given: str, then: str = "then\n  nobody has won\n") -> Outcome:
    """What comes of a scenario of the game."""
    for name, content in (
        ("pack.yaml", PACK),
        ("tiles.yaml", CARDS.replace("card:\n", "tile:\n")),
        ("words.wl", WORDS),
    ):
        (folder / name).write_text(content)
    file = folder / "some.scn"
    file.write_text(HEAD + given + then)
    (case,) = Suite().cases(file)
    return case.run("en")


def test_another_hand_than_the_one_that_is_asked_about_is_refused(tmp_path: Path):
    """In words, at the line that changes it."""
    given = "  begin with anna asked for passed\n  heap(anna) is 1\n  hand(anna) is card-a, card-b, card-c, card-d\n"
    (told,) = outcome(tmp_path, given).broken
    assert told.code == "impossible"
    assert told.span.line == 6
    assert "was worked out when the question was asked" in told.message
    assert "before it" in told.suggestion


@pytest.mark.parametrize(
    "given",
    [
        "  begin with anna asked for passed\n  heap(anna) is 1\n",
        "  begin with anna asked for kept\n  hand(anna) is card-a, card-b\n",
        "  begin with anna asked for kept\n  hand(ben) is card-a, card-b, card-c\n  hand(anna) is card-d, card-e\n",
    ],
)
def test_what_does_not_change_it_is_a_position(given: str, tmp_path: Path):
    """Other values, and questions that ask for one thing, which are asked anew."""
    assert outcome(tmp_path, given).passed


@pytest.mark.parametrize(
    ("hand", "passes"), [("card-p, card-m, card-n, card-o", True), ("card-p, card-m, card-n, card-e", False)]
)
def test_the_same_cards_may_be_said_again(hand: str, passes: bool, tmp_path: Path):
    """A line that leaves what can be picked as it is changes nothing."""
    given = f"  begin with anna asked for passed\n  hand(anna) is {hand}\n"
    assert outcome(tmp_path, given).passed is passes
