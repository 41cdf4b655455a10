"""Abilities `for you`: of a thing that several players can have at once. And what lies by kinds of cards, or by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.echoes import echoes, hold
from tests.table import Table

WORDS = """
kind trinket
  charm: abilities for you when wears(you, this)
  blow: effect

variable wears of player for trinket is truth
variable notes of token is number
counter noted of player
zone kept-with of token is pile
query luck(p: player): number is 1
query glow: number is 0
"""
TRINKETS = """
trinket:
  bead: { charm: "luck(you) gets + 2" }
  lamp: { charm: "glow gets + luck(you)" }
  bell-pull: { charm: "when you rings: gain 1 noted" }
  gag: { charm: "forbid ring" }
  horn: { blow: "gain 5 noted" }
"""


def worn(folder: Path, *who: tuple[str, int], rules: str = "", things: str = TRINKETS) -> Table:
    """The turn of the second player; these trinkets are worn by these players."""
    table = echoes(folder, rules, WORDS, things)
    members = table.game.data.kinds["trinket"][2]
    for trinket, player in who:
        table.set("wears", 1, (player - 1) * len(members) + list(members).index(trinket))
    return table


def test_a_change_counts_for_everybody_who_meets_the_condition(tmp_path: Path):
    """Two players wear the same thing: each has what it gives, and nobody else."""
    table = worn(tmp_path, ("bead", 1), ("bead", 3))
    assert [table.query("luck", p) for p in range(3)] == [3, 1, 3]


def test_a_change_of_what_is_nobodys_counts_once_for_each(tmp_path: Path):
    """The query has no player: each owner adds as `you`."""
    table = worn(tmp_path, ("lamp", 1), ("lamp", 2), ("bead", 2))
    assert table.query("glow") == 1 + 3


@pytest.mark.parametrize("player", [1, 2])
def test_a_trigger_hears_its_own_owner(tmp_path: Path, player: int):
    """The second player rings: who wears the thing hears it only if that is the one who rang."""
    table = worn(tmp_path, ("bell-pull", player))
    assert table.asked == 2
    table.choose("ring")
    assert [table.value("noted", p) for p in range(3)] == [0, int(player == 2), 0]


def test_a_forbid_binds_its_owner(tmp_path: Path):
    """What the second player wears keeps the second player from ringing, not the third."""
    table = worn(tmp_path, ("gag", 2))
    assert "ring" not in table.offers
    table.choose("warm-up")
    assert "ring" in table.offers


@pytest.mark.parametrize("player", [1, 3])
def test_an_ability_hears_what_anyone_does(tmp_path: Path, player: int):
    """Whoever rings, `you` is whose thing it is."""
    things = 'trinket: { ear: { charm: "after anyone ring: gain 1 noted" } }'
    table = worn(tmp_path, ("ear", player), things=things)
    table.choose("ring")
    assert [table.value("noted", p) for p in range(3)] == [int(p + 1 == player) for p in range(3)]


def test_values_and_zones_by_a_kind_of_cards(tmp_path: Path):
    """Each card has its own, though the numbers of cards begin with those of other kinds."""
    rules = """
after ring:
  for each t in tokens: set notes(t) to power of t
  for each t in hand(performer-of-ring): put (hand(performer-of-ring) except t) in kept-with(t)

query performer-of-ring: player is active
"""
    table = worn(tmp_path, rules=rules)
    hold(table, 2, "door-1", "glove-1")
    table.choose("ring")
    tokens = list(table.game.data.kinds["token"][2])
    powers = {"spark": 1, "bell": 2, "glove": 3, "whistle": 1, "door": 4}
    assert [table.value("notes", n) for n in range(len(tokens))] == [powers[t.split("-")[0]] for t in tokens]
    assert len(table.cards("kept-with", "door-1")) + len(table.cards("kept-with", "glove-1")) == 2


def test_texts_of_the_same_name_on_different_kinds(tmp_path: Path):
    """A thing has the text of its own kind, whatever stands on the thing of another kind with the same number."""
    words = WORDS + "\nkind whisper\n  blow: effect\n"
    things = TRINKETS + 'whisper:\n  hush: { blow: "lose 5 noted" }\n  sigh: {}\n'
    rules = """
after ring:
  for each t in trinkets where can do blow of it: do blow of t
  for each w in whispers where can do blow of it: gain 100 noted
"""
    table = echoes(tmp_path, rules, words, things)
    table.choose("ring")
    assert table.value("noted", 1) == 105
