"""Why a rule cannot be performed: what it lacks itself, and what the rules lack that it asks about."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.state import State
from wlcore.loading import load

COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"
RULES = """\
rule trade(n: number)
  needs can buy(n) or can swap
  gain 1 medals
rule buy(n: number)
  needs can haggle(n)
  needs pennies(you) is at least n
  lose n pennies
rule haggle(n: number)
  needs n is less than 9
  stop
rule swap
  needs medals(you) is at least 1
  lose 1 medals
forbid swap when pennies(you) is 5
rule boast
  needs can swap and pennies(you) is at least 4
  stop
rule idle
  needs not can swap
  stop
rule shrug
  stop
rule nod
  needs can swap and can shrug
  stop
"""


@pytest.fixture(scope="module")
def state(tmp_path_factory: pytest.TempPathFactory) -> State:
    layer = tmp_path_factory.mktemp("trade")
    (layer / "pack.yaml").write_text(
        "id: trade\nversion: 1.0.0\ntitle: Trade\nkind: layer\ngame: coin-race\n", "utf-8"
    )
    (layer / "trade.wl").write_text(RULES, "utf-8")
    return load(str(COIN_RACE), packs=[str(layer)]).new(2, 1)


def lacks(state: State, rule: str, *args: int, pennies: int = 0, medals: int = 0) -> list[str]:
    """The lines that say what somebody lacks who has so many pennies and medals."""
    for name, amount in (("pennies", pennies), ("medals", medals)):
        state.v[state.game.data.value_names.index(name)] = amount
    lines = RULES.split("\n")
    found = [place.rsplit(":", 2)[1] for place, _ in state.why_not(rule, *args, seat=1)]
    return [lines[int(line) - 1].strip() for line in found]


SWAP, PRICE, MUCH = (
    "needs medals(you) is at least 1",
    "needs pennies(you) is at least n",
    "needs n is less than 9",
)


def test_what_other_rules_lack(state: State):
    """Where a rule needs that one of several can be performed, it is said what each of them lacks, however deep."""
    assert lacks(state, "trade", 3) == [PRICE, SWAP]
    assert lacks(state, "trade", 9) == [MUCH, PRICE, SWAP]
    assert lacks(state, "trade", 3, pennies=5) == []
    assert lacks(state, "trade", 9, medals=1) == []


def test_what_forbids_another_rule(state: State):
    """A prohibition counts like a need."""
    forbid = "forbid swap when pennies(you) is 5"
    assert lacks(state, "trade", 9, pennies=5, medals=1) == [MUCH, PRICE, forbid]


@pytest.mark.parametrize(
    ("rule", "medals", "line"),
    [("boast", 0, "needs can swap and pennies(you) is at least 4"), ("idle", 1, "needs not can swap")],
)
def test_what_is_more_than_that_is_said_itself(state: State, rule: str, medals: int, line: str):
    """A requirement with other conditions in it, or with 'not', is told as it stands."""
    assert lacks(state, rule, medals=medals) == [line]


def test_what_can_always_be_done(state: State):
    """A rule that needs nothing lacks nothing."""
    assert lacks(state, "nod") == [SWAP]
