"""What is known of a game beside its code is asked for by name, and there is a name for what others need of it."""

import re
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE, game
from wlcore.engine.gamedata import GameData
from wlcore.loading import load

ROOT = Path(__file__).parents[2]
WORKED_OUT = {"zones_of"}
"""Parts that no game keeps: they are made of others."""
PARTS = [name for name in vars(GameData) if not name.startswith("_")]


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_in_every_game(part: str):
    """No part names a key that no game has any more; what is said of games that bring nothing is empty, not missing."""
    for one in (game(COIN_RACE), game("western-legends")):
        assert part in one.plain or part in WORKED_OUT
        getattr(one.data, part)


def test_rows_are_what_is_kept():
    """A row has the numbers of the plain data under names."""
    of = game("western-legends")
    kind, place = of.data.kinds["character"], of.data.value_dims["money"]
    assert (kind.base, kind.first, list(kind.members)) == tuple(of.plain["kinds"]["character"])
    assert (place.base, place.dims, place.strides, place.kind) == of.plain["value_dims"]["money"]
    assert [tuple(card) for card in of.data.cards] == of.plain["cards"]
    capped = {row.name for row in of.data.counters if row.capped}
    assert capped == {row[0] for row in of.plain["counters"] if row[5]} != set()


def test_a_start_makes_no_rows():
    """Who loads a game and asks nothing pays nothing."""
    assert set(vars(load(COIN_RACE).data)) == {"_plain"}


def test_no_string_keys_outside_the_engine():
    """Only the engine, what compiles and what keeps games know the plain mapping."""
    asks = re.compile(r"\.(data|plain)(\[|\.get\()")
    allowed = ("compile/", "engine/", "loading.py", "flavours.py")
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in sorted((ROOT / "wlcore").rglob("*.py"))
        if not file.relative_to(ROOT / "wlcore").as_posix().startswith(allowed)
        for line in file.read_text("utf-8").splitlines()
        if asks.search(line)
    ]
    assert found == []
