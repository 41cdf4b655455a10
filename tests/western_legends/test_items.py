"""What the items of the box never come to: one that is sold out, one that is given, deeper pockets."""

from __future__ import annotations

import pytest

from tests.western_legends.table import EARLY, EDITIONS, Table


def peddler(edition: str = "en", **numbers: int) -> Table:
    """Annie stands at a store, with the peddler's goods about."""
    table = Table("annie", "bass", "billy", edition=edition, layers=("peddler",))
    table.player("annie", at="dr-store-e", **numbers)
    return table


def owns(table: Table, who: str, *items: str) -> None:
    """Give items to a player."""
    members = list(table.game.data.kinds["item"][2])
    for item in items:
        table.set("owns", 1, (table.seat(who) - 1) * len(members) + members.index(item))


def gear(table: Table, who: str) -> set[str]:
    """The items of a player."""
    members = table.game.data.kinds["item"][2]
    first = (table.seat(who) - 1) * len(members)
    return {item for n, item in enumerate(members) if table.value("owns", first + n)}


def test_a_sold_out_item_cannot_be_bought():
    """There is one watch; who has it, has it. OPEN-51 SETUP-28"""
    table = peddler(money=120)
    assert "store silver-watch" in table.offers_to("annie")
    owns(table, "bass", "silver-watch")
    assert "store silver-watch" not in table.offers_to("annie")


def test_an_item_without_a_price_is_not_sold():
    """The locket is in no store. STORE-01"""
    table = peddler(money=120)
    assert "store locket" not in table.offers_to("annie")


def test_an_item_that_is_given():
    """It is gained as if it were bought: the Whiskey heals. ITEM-06 WOUND-05"""
    table = peddler(wounds=1)
    table.play("annie: work")
    assert gear(table, "annie") == {"whiskey"}
    assert table.of("annie", "wounds") == 0


@pytest.mark.parametrize(
    "held",
    [("whiskey",), ("provisions", "miners-map", "ten-gallon")],
    ids=["one already", "no room"],
)
def test_what_cannot_be_held_is_not_gained(held: tuple[str, ...]):
    """Neither a second copy nor a fourth miscellaneous item comes in any way. ITEM-01 ITEM-06 DIFF-103"""
    table = peddler(wounds=1)
    owns(table, "annie", *held)
    table.play("annie: work")
    assert gear(table, "annie") == set(held)
    assert table.of("annie", "wounds") == 1
    assert table.of("annie", "money") == 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_more_money_than_the_rules_know(edition: str):
    """$180 are 3 LP, but in two editions money counts for 2 at most. SCORE-03 DIFF-79"""
    table = peddler(edition, money=180)
    assert table.query("money-score", 0) == (2 if edition in EARLY else 3)
