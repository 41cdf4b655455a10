"""Sets of a kind's members: those that can be meant are looked for, and the answer is that of asking about each."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.game import Game
from wlcore.loading import load

PACK = "id: sets\nversion: 1.0.0\ntitle: Sets\nkind: layer\ngame: coin-race\n"
WORDS = """
variable named is metal or nobody
query one-or-all(c: card): set of metal is metals where it is metal of c or c in tray
query turned(c: card): set of metal is metals where c in tray or metal of c is it
query maybe-nobody(c: card): set of metal is metals where it is named or c in tray
query all-but-copper(c: card): set of metal is metals where (it is metal of c or c in tray) and it is not copper
query about-it(c: card): set of metal is metals where it is metal of c or (it is copper and c in tray)
query worked-out(c: card): set of metal is metals where it is metal of c or worth of c * worth of c is 4
query second(c: card): set of metal is metals where worth of c * worth of c is 4 or it is metal of c
query later(c: card): set of metal is metals where c in tray and (it is metal of c or worth of c * worth of c is 4)
query possible(c: card): set of metal is metals where it is metal of c or can put-in(top of tray)
rule put-in(coin-put: card)
  needs coin-put is not nobody and worth of coin-put is more than 1
  stop
"""
COPPER, SILVER = 0, 1


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("sets")
    (folder / "pack.yaml").write_text(PACK)
    (Path(folder) / "words.wl").write_text(WORDS)
    return load(COIN_RACE, packs=[str(folder)])


def expected(name: str, metal: int, worth: int, named: int, in_tray: bool) -> list[int]:
    """What a query answers, going through both metals."""
    conditions = {
        "one_or_all": lambda it: it == metal or in_tray,
        "turned": lambda it: in_tray or metal == it,
        "maybe_nobody": lambda it: it == named or in_tray,
        "all_but_copper": lambda it: (it == metal or in_tray) and it != COPPER,
        "about_it": lambda it: it == metal or (it == COPPER and in_tray),
        "worked_out": lambda it: it == metal or worth * worth == 4,
        "second": lambda it: it == metal or worth * worth == 4,
        "later": lambda it: in_tray and (it == metal or worth * worth == 4),
        "possible": lambda it: it == metal or (in_tray and worth > 1),
    }
    return [it for it in (COPPER, SILVER) if conditions[name](it)]


NAMES = (
    "one_or_all", "turned", "maybe_nobody", "all_but_copper", "about_it", "worked_out", "second", "later", "possible",
)  # fmt: skip


@pytest.mark.parametrize("traced", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_one_member_or_all(game: Game, name: str, traced: bool):
    """A condition that names one member, or holds for all if something else does."""
    state = game.new(2, 1, traced=traced)
    tray = game.data.zone_names.index(("tray", ()))
    metals, worths = game.tables["P_card_metal"], game.tables["P_card_worth"]
    named_at = game.data.value_names.index("named")
    for coin, in_tray, named in product(range(len(metals) - 1), (False, True), (-1, COPPER, SILVER)):
        state.z[tray][:] = [coin] if in_tray else []
        state.v[named_at] = named
        found = state.g.functions[f"query/{name.replace('_', '-')}"](state, -1, coin)
        assert list(found) == expected(name, metals[coin], worths[coin], named, in_tray)
