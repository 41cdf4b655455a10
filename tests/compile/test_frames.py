"""What lasts for a frame, and frames inside themselves: ended, restarted, left from far outside, saved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.echoes import echoes, hold
from tests.table import Table, check_views

pytestmark = pytest.mark.slow("frames begin and end as they should, in games compiled for each")

COUNTED = "counter left-so-often\ncounter begun\nquery vigour(p: player): number is 1\n"
BOUT = """
replace frame bout
  gain 1 begun
  repeat:
    choose one:
      hush
      glow
      burn
      tire
      stiffen
      bout
      begin-anew
      give-in
      go-home
      warm-up
      ring
      let-ring
  on leaving: gain 1 left-so-often

replace rule turn
  day

frame day
  bout
  choose one:
    ring
    warm-up

rule begin-anew
  restart bout
rule give-in
  end bout
rule go-home
  end day

rule let-ring
  left of you: ring

rule hush
  for this bout:
    after you gain warmth: gain 1 fame
rule glow
  for this bout:
    when anyone rings, if performer is not you: gain 2 fame
rule burn
  for this bout: vigour(p) gets + 10 when p is you
rule stiffen
  for this bout: instead of you warm-up: lose 1 fame
rule tire
  needs first this bout
  gain 3 fame
"""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """In the first bout of a day; nothing has been done in it yet."""
    table = echoes(tmp_path, BOUT, COUNTED)
    table.set("begun", 1)
    table.set("left-so-often", 0)
    table.set("warmth", 0, me(table))
    return table


def play(table: Table, *words: str) -> None:
    for word in words:
        table.choose(word)


def me(table: Table) -> int:
    return table.asked - 1


def fame(table: Table) -> int:
    return table.value("fame", me(table))


# ---- what lasts ------------------------------------------------------------------------------------------


def test_a_trigger_lasts_as_long_as_its_frame(table: Table):
    """It answers whoever it was begun for, until the frame is left."""
    play(table, "warm-up")
    assert fame(table) == 0
    play(table, "hush", "warm-up", "warm-up")
    assert fame(table) == 2
    mine = me(table)
    play(table, "give-in", "warm-up")
    assert table.value("fame", mine) == 2


def test_a_trigger_ends_with_a_restart(table: Table):
    """After a restart nothing lasts that was begun before."""
    play(table, "hush", "begin-anew", "warm-up")
    assert fame(table) == 0


def test_what_is_begun_twice_happens_twice(table: Table):
    """Each beginning counts."""
    play(table, "hush", "hush", "warm-up")
    assert fame(table) == 2


def test_a_trigger_can_hear_everybody(table: Table):
    """For whom it lasts gains, whoever it was that rang; not by ringing, as its `if` says."""
    mine = me(table)
    play(table, "glow", "ring")
    assert table.value("fame", mine) == 0
    play(table, "let-ring")
    assert table.value("fame", mine) == 2


def test_something_else_can_happen_for_as_long_as_a_frame(table: Table):
    """`instead of` lasts, too, and happens once however often it was begun."""
    mine = me(table)
    play(table, "tire", "stiffen", "stiffen", "warm-up")
    assert (table.value("warmth", mine), fame(table)) == (0, 2)
    play(table, "give-in", "warm-up")
    assert table.value("warmth", mine) == 2


# ---- frames inside themselves ----------------------------------------------------------------------------


def test_the_outer_one_goes_on(table: Table):
    """After the inner one has ended, the outer one can still be ended, and each is left once."""
    play(table, "bout", "give-in")
    assert (table.value("left-so-often"), table.value("begun")) == (1, 2)
    assert "give-in" in table.offers
    play(table, "give-in")
    assert (table.value("left-so-often"), table.offers) == (2, ["ring", "warm-up"])


def test_the_inner_one_restarts_alone(table: Table):
    """`restart` means the innermost; the outer one goes on where it was."""
    play(table, "tire", "bout", "begin-anew")
    assert (table.value("left-so-often"), table.value("begun")) == (1, 3)
    assert "tire" in table.offers
    play(table, "give-in")
    assert "tire" not in table.offers
    play(table, "begin-anew")
    assert "tire" in table.offers
    assert table.value("begun") == 4


def test_first_this_frame_is_asked_of_each(table: Table):
    """What has been done in the outer one can be done in the inner one, and is done for the outer one still."""
    play(table, "tire")
    assert "tire" not in table.offers
    play(table, "bout")
    play(table, "tire")
    assert "tire" not in table.offers
    play(table, "give-in")
    assert "tire" not in table.offers
    assert fame(table) == 6


def test_what_lasts_for_the_outer_one_rests(table: Table):
    """It does not count inside the inner one, and comes back when that is left."""
    play(table, "hush", "burn", "burn")
    assert table.query("vigour", me(table)) == 21
    play(table, "bout", "warm-up")
    assert (fame(table), table.query("vigour", me(table))) == (0, 1)
    play(table, "burn")
    assert table.query("vigour", me(table)) == 11
    play(table, "give-in", "warm-up")
    assert (fame(table), table.query("vigour", me(table))) == (1, 21)
    mine = me(table)
    play(table, "give-in")
    assert table.query("vigour", mine) == 1


def test_three_deep_and_home(table: Table):
    """Leaving something far outside leaves them all, the innermost first, and nothing lasts."""
    play(table, "burn", "bout", "bout", "hush", "burn")
    assert table.state.depth == 4
    play(table, "go-home")
    assert (table.value("left-so-often"), table.value("rounds")) == (3, 1)
    assert (table.state.outer, table.state.depth) == ((), 2)
    assert [table.query("vigour", p) for p in range(3)] == [1, 1, 1]


def test_inside_the_inner_one_a_game_is_saved_and_seen(table: Table):
    """What the outer one has noted is in saves, clones and views."""
    play(table, "burn", "tire", "bout", "hush")
    twins = [table.copy(), table.copy()]
    twins[1].state = table.game.from_json(table.state.to_json())
    check_views(table.state)
    for twin in (table, *twins):
        play(twin, "warm-up", "give-in", "warm-up", "give-in", "ring")
    assert table.state.fingerprint() == twins[0].state.fingerprint() == twins[1].state.fingerprint()


def test_what_lasts_ends_when_its_frame_is_left_from_inside_another(tmp_path: Path):
    """A forbid for a frame that something inside another frame has left does not go on outside."""
    rules = """
replace frame bout
  for this bout: forbid warm-up
  nap
frame nap
  choose one:
    ring
    leave-all
rule leave-all
  end day
replace rule turn
  day
frame day
  choose one:
    bout
    warm-up
"""
    table = echoes(tmp_path, rules)
    play(table, "bout", "leave-all")
    assert table.offers == ["bout", "warm-up"]


def test_a_fight_inside_a_fight_as_played(tmp_path: Path):
    """Gloves begin bouts inside bouts, whistles and doors restart and end the inner one: nobody loses the thread."""
    table = echoes(tmp_path)
    who = table.asked
    hold(table, who, "glove-1", "door-1", "door-2")
    play(table, "bout")
    table.choose(table.offers[0])
    table.choose("play-token")
    table.choose("token-played glove-1")
    table.choose(table.offers[0])
    assert table.state.depth == 2
    table.choose("play-token")
    table.choose("token-played door-1")
    assert table.state.depth == 1
    assert table.asked == who


def test_what_lasts_knows_the_thing_it_stands_on(tmp_path: Path):
    """`this` is known where there is one copy of a card only."""
    things = """
token:
  lamp: { power: 1, played: "for this bout: when you rings: put this in hand(you)" }
"""
    table = echoes(tmp_path, things=things)
    who = table.asked
    hold(table, who, "lamp", "bell-1")
    play(table, "bout")
    table.choose(table.offers[0])
    play(table, "play-token", "token-played lamp")
    assert table.cards("heap")[0] == "lamp"
    play(table, "pass", "play-token", "token-played bell-1")
    assert "lamp" in table.cards("hand", who)
