"""`may choose 2 NAME from ...`: so many are chosen, or none; whoever has begun goes on, and what follows is for all that were chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.game import Game
from wlcore.loading import load
from wlcore.native import Refused, native

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"
LAYER = """
counter chosen of player
counter declined
after lap:
  may choose HOW liked from players WHERE:
    for each p in liked: set chosen(p) to 1
  otherwise:
    gain 1 declined
  win you
"""


def game(folder: Path, how: str, where: str = "where chosen(it) is 0") -> Game:
    """Coin Race in which whoever ends a lap may choose players."""
    (folder / "pack.yaml").write_text(
        "id: likes\nversion: 1.0.0\ntitle: Likes\nkind: layer\ngame: coin-race\n", "utf-8"
    )
    text = LAYER.lstrip().replace("HOW", how).replace("WHERE", where)
    (folder / "likes.wl").write_text(text, "utf-8")
    return load(str(COIN_RACE), packs=[str(folder)])


def ended(
    of: Game, *chosen: str, traced: bool = False, made: bool = False
) -> tuple[list[list[str]], list[int]]:
    """What was on offer in the choice of players until all was chosen, and what came of it: declined, chosen by player."""
    names = of.data.value_names
    try:
        code = native(of, "tcc") if made else None
    except Refused:
        pytest.skip("no compiler")
    state = of.new(3, 1, traced=traced) if code is None else code.new(3, 1)
    asked, left = [], [*chosen]
    while not state.over:
        offered = [of.data.actions[option][:1] + of.data.actions[option][2:] for option in state.o]
        labels = [str(index) if name == "liked" else name for name, index in offered]
        if "liked" in {name for name, _ in offered}:
            asked.append(labels)
            state.apply(state.o[labels.index(left.pop(0))])
        else:
            state.apply(state.o[-1])
    assert not left
    first = names.index("chosen")
    state = state if code is None else code.shown(state)
    return asked, [state.v[names.index("declined")], *state.v[first : first + 3]]


WAYS = ({}, {"traced": True}, {"made": True})


@pytest.mark.parametrize("way", WAYS)
def test_so_many_are_chosen_or_none(tmp_path: Path, way: dict[str, bool]) -> None:
    """The first choice can be declined; whoever has begun chooses the others, too."""
    of = game(tmp_path, "2")
    assert ended(of, "0", "2", **way) == ([["pass", "0", "1"], ["1", "2"]], [0, 1, 0, 1])
    assert ended(of, "1", **way) == ([["pass", "0", "1"]], [0, 0, 1, 1])
    assert ended(of, "pass", **way) == ([["pass", "0", "1"]], [1, 0, 0, 0])


@pytest.mark.parametrize("way", WAYS)
def test_where_there_are_not_so_many_nobody_is_asked(tmp_path: Path, way: dict[str, bool]) -> None:
    """Four of three players cannot be chosen."""
    assert ended(game(tmp_path, "4"), **way) == ([], [1, 0, 0, 0])


@pytest.mark.parametrize("way", WAYS)
def test_up_to_so_many_are_chosen(tmp_path: Path, way: dict[str, bool]) -> None:
    """Whoever has chosen one may stop."""
    of = game(tmp_path, "up to 2")
    first = ["pass", "0", "1", "2"]
    assert ended(of, "0", "done", **way) == ([first, ["done", "1", "2"]], [0, 1, 0, 0])
    assert ended(of, "1", "2", **way) == ([first, ["done", "2"]], [0, 0, 1, 1])
    assert ended(of, "pass", **way) == ([first], [1, 0, 0, 0])
