"""A set holds each thing once, however it is made, and chance takes each as often as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from wlcore.engine.game import Game
from wlcore.engine.measures import query_name
from wlcore.loading import load

PACK = "id: once\nversion: 1.0.0\ntitle: Once\nkind: game\nplayers: 2\n"
CARDS = "coin:\n  cent: { copies: 7, metal: copper }\n  crown: { copies: 1, metal: silver }\n"
WORDS = """\
kind metal: copper, silver
kind coin is card
  metal: metal
zone tray is pile
counter heap of player, starts at 3
variable best of player is coin or nobody
variable drawn is metal
zone purse of player is pile
query metals-there: number is count (each metal of it over tray)
query heaps: number is count (each heap(it) over players)
query together: number is count ((1, 2, 3) also (3, 4))
query bests: number is count (each best(it) over players)
query one-top: number is count (each top of tray over players)
query trays: number is count (each tray over players)
query purses: number is count (each top of purse(it) over players)
query purse-of(p: player): set of coin is each top of purse(p) over metals
query all-purses: number is count (each purse-of(it) over players)
query some-of-them: number is count ((each metal of it over tray) where it is copper)
rule play
  put coins in tray
  for each p in players: set best(p) to only (tray where it is cent-1)
  for each p in players: put bottom of tray in purse(p)
  choose lot from each metal of it over tray at random
  set drawn to lot
  repeat:
    for each p in players: p: turn
rule turn
  choose named from each metal of it over tray
  win you
"""
COUNTED = {
    "metals-there": 2,
    "heaps": 1,
    "together": 4,
    "bests": 1,
    "one-top": 1,
    "trays": 6,
    "purses": 2,
    "all-purses": 2,
    "some-of-them": 1,
}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("packs") / "once"
    folder.mkdir()
    (folder / "pack.yaml").write_text(PACK)
    (folder / "coins.yaml").write_text(CARDS)
    (folder / "words.wl").write_text(WORDS)
    return load(str(folder))


@pytest.mark.parametrize("traced", [False, True])
def test_each_thing_is_in_a_set_once(game: Game, traced: bool):
    """Counted, gone through and offered: five coins of copper make one metal."""
    state = game.new(2, 1, traced=traced)
    for name, count in COUNTED.items():
        assert state.g.functions[query_name(name)](state, 0) == count, name
    assert [game.names.option(option) for option in state.options] == ["named copper", "named silver"]


def test_chance_takes_each_as_often(game: Game):
    """Of two metals each comes in about half of the games, though five of six coins are of one."""
    drawn = game.data.value_dims["drawn"][0]
    found = Counter(game.new(2, seed).v[drawn] for seed in range(400))
    assert all(150 < found[metal] < 250 for metal in (0, 1))
