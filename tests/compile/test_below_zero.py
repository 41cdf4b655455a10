"""Counters that go below 0, as far as they are declared to."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.loading import load

pytestmark = pytest.mark.slow("random games keep the bounds")

PACK = "id: moods\nversion: 1.0.0\ntitle: Moods\nkind: game\nplayers: 2\n"
RULES = """\
counter mood of player, from -3, up to 2
counter debt of player, from -20
counter joy of player
counter heard of player
variable going is player
rule play
  repeat until heard(going) is more than 60: going: turn
  win going
rule turn
  gain 1 heard
  choose one:
    lose 2 mood
    gain 2 mood
    pay 2 mood: gain 1 joy
    lose (heard(you)) debt
    take 3 debt: gain 1 joy
    set mood(you) to 0 - 9
    set debt(you) to mood(you) - debt(you)
after you lose mood: gain (amount) joy
as soon as p in players where mood(p) is less than 0 - 2: gain 1 joy
"""


def moods(folder: Path, rules: str = RULES) -> str:
    """The game."""
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "rules.wl").write_text(rules, "utf-8")
    return str(folder)


def played(game: str, choices: list[int]) -> dict[str, int]:
    """What the first player has after these choices, by the places of the options."""
    made = load(game)
    state = made.new(2, 1)
    for at in choices:
        state.apply(state.o[at])
    data = made.data
    return {name: state.v[data.value_dims[name][0]] for name in ("mood", "debt", "joy")}


# Options: 0 lose mood, 1 gain mood, 2 pay mood, 3 lose debt, 4 take debt, 5 set mood, 6 set debt; a price that cannot be paid is none.
@pytest.mark.parametrize(
    ("choices", "wanted"),
    [
        ([0], {"mood": -2, "debt": 0, "joy": 2}),
        ([0, 0], {"mood": -3, "debt": 0, "joy": 4}),
        ([0, 0, 0], {"mood": -3, "debt": 0, "joy": 5}),
        ([0, 1, 1, 1], {"mood": 2, "debt": 0, "joy": 2}),
        ([2], {"mood": -2, "debt": 0, "joy": 3}),
        ([5], {"mood": -3, "debt": 0, "joy": 1}),
        ([3, 3, 3], {"mood": 0, "debt": -6, "joy": 0}),
        ([5, 5], {"mood": -3, "debt": -3, "joy": 1}),
    ],
)
def test_how_far_they_go(tmp_path: Path, choices: list[int], wanted: dict[str, int]):
    """Down to the least, up to the most; 'amount' is what was really lost; a price is offered as far as it can be paid in full."""
    assert played(moods(tmp_path), choices) == wanted


def test_a_price_below_zero(tmp_path: Path):
    """Two are left above the least: then the price can be paid no more."""
    state = load(moods(tmp_path)).new(2, 1)
    offered = [len(state.o)]
    state.apply(state.o[2])
    assert [*offered, len(state.o)] == [7, 6]


def test_random_games_keep_the_bounds(tmp_path: Path):
    """By the engine, the reference, and native code where there is a compiler; as conformance judges."""
    assert main(["conform", moods(tmp_path), "--games", "40", "--thorough"]) == 0


def test_positions(tmp_path: Path, capsys):
    """A scenario sets a number below 0, and is told where there cannot be so little."""
    game = Path(moods(tmp_path))
    (game / "scenarios").mkdir()
    head = 'players ann, bob\nscenario "Some"\ngiven\n  begin with ann asked\n'
    (game / "scenarios" / "a.scn").write_text(
        f"{head}  mood(ann) is 0 - 2\nthen\n  mood(ann) is 0 - 2\n  mood(ann) is less than 0\n", "utf-8"
    )
    assert main(["test", str(game)]) == 0
    (game / "scenarios" / "a.scn").write_text(
        f"{head}  mood(ann) is 0 - 4\nthen\n  mood(ann) is 0 - 4\n", "utf-8"
    )
    assert main(["test", str(game)]) == 1
    assert "this counter is never below -3, this would be -4" in capsys.readouterr().out


@pytest.mark.parametrize("part", ["from +2", "from -9999999999", "from 2"])
def test_what_is_no_bound(tmp_path: Path, part: str, capsys):
    """The bound is 0 or below, and a number that can be written."""
    game = moods(tmp_path, RULES.replace("from -3", part))
    assert main(["check", game]) == 1
    assert "rules.wl:1:" in capsys.readouterr().out
