"""Short queries are written where they are asked: the answer is that of the query, and nothing is called for it."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.game import Game
from wlcore.loading import load

PACK = "id: asked\nversion: 1.0.0\ntitle: Asked\nkind: layer\ngame: coin-race\n"
WORDS = """
variable guest is player
variable flag of player is truth
query shrink(p: player): number is pennies(p)
query bonus(p: player): number is 5 - shrink(p)
query free(p: player): truth is no
query sort-of(p: player): number
  if pennies(p) is 0: answer 7
  otherwise if flag(p): answer pennies(p)
  if medals(p) is more than 1: answer 9
  answer medals(p)
query long-one(p: player): number
  if pennies(p) is 0 and medals(p) is 0 and flag(p) and guest is p: answer 70 + medals(p) + pennies(p)
  if pennies(p) is 1 and medals(p) is 1 and flag(p) and guest is p: answer 80 + medals(p) + pennies(p)
  answer 1
query counted(p: player): number is count (players where pennies(it) is pennies(p)) + 1

query of-guest: number is bonus(guest)
query all-of(p: player): number is bonus(p) + sort-of(p) * 10
query may-go(p: player): truth is free(p) and not flag(p)
query for-guest: number is counted(guest)
query longer(p: player): number is long-one(p) + 1
"""
FLOW = """
shrink(p) is 0 when p is guest and flag(p)
bonus(p) gets + 2 when medals(p) is 1
free(p) is yes when p is guest
"""
PLAYERS = 3


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("asked")
    for name, text in (("pack.yaml", PACK), ("words.wl", WORDS), ("flow.wl", FLOW)):
        (Path(folder) / name).write_text(text)
    return load(COIN_RACE, packs=[str(folder)])


def expected(p: int, guest: int, pennies: list[int], medals: list[int], flag: list[int]) -> dict[str, int]:
    """What the queries answer."""

    def bonus(p: int) -> int:
        return 5 - (0 if p == guest and flag[p] else pennies[p]) + 2 * (medals[p] == 1)

    def sort_of(p: int) -> int:
        return 7 if pennies[p] == 0 else pennies[p] if flag[p] else 9 if medals[p] > 1 else medals[p]

    def long_one(p: int) -> int:
        special = flag[p] and guest == p and pennies[p] == medals[p] < 2
        return (80 if pennies[p] else 70) + 2 * pennies[p] if special else 1

    return {
        "all_of": bonus(p) + sort_of(p) * 10,
        "may_go": p == guest and not flag[p],
        "of_guest": bonus(guest),
        "for_guest": sum(x == pennies[guest] for x in pennies) + 1,
        "longer": long_one(p) + 1,
    }


@pytest.mark.parametrize("traced", [False, True])
def test_the_answer_is_that_of_the_query(game: Game, traced: bool):
    state = game.new(PLAYERS, 1, traced=traced)
    values = game.data.value_names
    at = {name: values.index(name) for name in ("pennies", "medals", "flag", "guest")}
    for guest, pennies, medals, flags in product(range(3), (0, 1, 4), (0, 1, 2), product((0, 1), repeat=3)):
        has = {"pennies": [pennies, 3, 1], "medals": [medals, 0, 2], "flag": list(flags)}
        for name, found in has.items():
            state.v[at[name] : at[name] + PLAYERS] = found
        state.v[at["guest"]] = guest
        for p in range(PLAYERS):
            for name, answer in expected(p, guest, *has.values()).items():
                given = () if name.endswith("guest") else (p,)
                assert state.g.functions[f"query/{name.replace('_', '-')}"](state, -1, *given) == answer, (
                    name,
                    p,
                    has,
                )
