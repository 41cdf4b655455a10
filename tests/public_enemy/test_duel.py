"""Duels and Tuels: ties that no leader settles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.public_enemy.table import Table, others, outlaws

Event = tuple[str, str]


def tied(
    gang: str, *seats: int, players: int = 4, first: int = 1, duels: str = "every-tie", traced: bool = False
) -> Table:
    """Two cards of a gang each, without the leader; somebody else has more points than they."""
    table = Table("duel", players=players, first=first, duels=duels, traced=traced)
    rich = max(seat for seat in range(1, players + 1) if seat not in seats)
    table.give(rich, *outlaws("james-younger")[:4])
    cards = iter(others(gang))
    for seat in seats:
        table.give(seat, next(cards), next(cards))
    return table


def tied_for_the_one(*seats: int, players: int = 3) -> Table:
    """Equal points for these players, with majorities that nobody disputes."""
    table = Table("duel", players=players)
    for seat, gang in zip(seats, ("daltons", "james-younger", "wild-bunch"), strict=False):
        table.give(seat, *others(gang)[:3])
    return table


def outcomes(table: Table, games: int = 400) -> Iterator[Table]:
    """The end of the round, as chance may have it."""
    for seed in range(games):
        twin = table.copy()
        twin.state.rng = seed * 0x9E3779B97F4A7C15 % 2**64
        if table.state.trace is not None:
            twin.state.trace = []
        twin.last("ike-clanton")
        yield twin


def shots(table: Table, clause: str) -> list[Event]:
    """Tiles moved for a clause, as (kind of tile, where to)."""
    found = []
    assert table.state.trace is not None
    for number, *values in table.state.trace:
        what, _, _, cites = table.game.data.said[number]
        if what == "Move" and clause in cites:
            cards, zone, *_ = values
            found += [(table.names.cards[card].split("-")[0], table.names.zone(zone)) for card in cards]
    return found


def test_tiles():
    """12 Bullet tiles: two sets of 5 Click and 1 Bang, put away while nobody duels.

    PENO-COMP-08 PENO-DUEL-02
    """
    table = Table("duel")
    assert len(table.cards("clicks")) == 10
    assert len(table.cards("bangs")) == 2


def test_two_tied_for_a_token():
    """The winner of the duel gains the token; if both fall, nobody does.

    PENO-DUEL-01 PENO-DUEL-04 PENO-DUEL-05 PENO-MAJ-04
    """
    found = Counter(tuple(twin.owners("daltons")) for twin in outcomes(tied("daltons", 2, 4)))
    assert set(found) == {(2,), (4,), ()}
    assert found[2,] / 400 == pytest.approx(5 / 12, abs=0.07)
    assert found[4,] / 400 == pytest.approx(5 / 12, abs=0.07)
    assert found[()] / 400 == pytest.approx(1 / 6, abs=0.05)


def test_two_tied_for_the_one():
    """The winner takes the One; if both fall, its owner keeps it.

    PENO-DUEL-01 PENO-POINTS-04 PENO-OPEN-25
    """
    table = tied_for_the_one(2, 3)
    table.own(1, one=True)
    assert {twin.one for twin in outcomes(table, 100)} == {1, 2, 3}


def test_a_leader_needs_no_duel():
    """A tie that the leader settles is not shot out.

    PENO-OPEN-24 PENO-MAJ-03
    """
    table = Table("duel")
    table.give(2, *outlaws("daltons")[:2])
    table.give(3, *outlaws("daltons")[2:4])
    assert {tuple(twin.owners("daltons")) for twin in outcomes(table, 40)} == {(2,)}


def test_each_takes_six_tiles():
    """Each duellist lays a row of 5 Click and 1 Bang in an order that is chance.

    PENO-DUEL-02 PENO-OPEN-26
    """
    lengths = set()
    for twin in outcomes(tied("daltons", 2, 4, traced=True), 60):
        rows = shots(twin, "PENO-DUEL-02")
        for seat in (2, 4):
            assert Counter(tile for tile, row in rows if row == f"bullet-row {seat}") == {
                "click": 5,
                "bang": 1,
            }
        lengths.add(len(shots(twin, "PENO-DUEL-03")))
    assert lengths == {2, 4, 6, 8, 10, 12}


def test_both_turn_over_at_the_same_time():
    """Tile by tile together, until a Bang shows; whoever shows it wins, both together fall.

    PENO-DUEL-03 PENO-DUEL-04 PENO-DUEL-05
    """
    for twin in outcomes(tied("daltons", 2, 4, traced=True), 60):
        turned = shots(twin, "PENO-DUEL-03")
        assert [row for _, row in turned] == ["turned-over 2", "turned-over 4"] * (len(turned) // 2)
        *before, two, four = [tile for tile, _ in turned]
        assert set(before) <= {"click"}
        assert "bang" in (two, four)
        winners = {seat for seat, tile in ((2, two), (4, four)) if tile == "bang"}
        assert twin.owners("daltons") == (winners if len(winners) == 1 else set())


def test_three_tied():
    """Six tiles in a row in the middle, turned over in rotation; Bang takes the token.

    PENO-TUEL-01 PENO-TUEL-02 PENO-TUEL-03
    """
    winners = Counter()
    for twin in outcomes(tied("daltons", 1, 2, 4, traced=True), 150):
        assert Counter(tile for tile, _ in shots(twin, "PENO-TUEL-01")) == {"click": 5, "bang": 1}
        turned = shots(twin, "PENO-TUEL-02")
        order = ["turned-over 1", "turned-over 2", "turned-over 4"] * 2
        assert [row for _, row in turned] == order[: len(turned)]
        assert [tile for tile, _ in turned] == ["click"] * (len(turned) - 1) + ["bang"]
        (winner,) = twin.owners("daltons")
        assert turned[-1][1] == f"turned-over {winner}"
        winners[winner] += 1
    assert set(winners) == {1, 2, 4}


@pytest.mark.parametrize(("starter", "first"), [(1, 2), (2, 2), (3, 4), (4, 4)])
def test_who_begins_the_tuel(starter: int, first: int):
    """The tied player who comes first from the round's starter turns over first.

    PENO-OPEN-27 PENO-TUEL-02
    """
    table = tied("daltons", 2, 4, 3 if starter != 3 else 1, traced=True)
    if starter == 3:
        first = 4
    table.set("starter", starter - 1)
    for twin in outcomes(table, 10):
        assert shots(twin, "PENO-TUEL-02")[0][1] == f"turned-over {first}"


def test_three_tied_for_the_one():
    """A Tuel settles a tie for the One as well.

    PENO-TUEL-03
    """
    table = Table("duel", players=4)
    for seat, gang in ((2, "daltons"), (3, "james-younger"), (4, "wild-bunch")):
        table.give(seat, *others(gang)[:3])
    assert {twin.one for twin in outcomes(table, 60)} == {2, 3, 4}


def test_four_tied_do_not_duel():
    """With four or more in a tie nobody gains the token.

    PENO-OPEN-28
    """
    table = tied("daltons", 1, 2, 3, 4, players=5, traced=True)
    for twin in outcomes(table, 10):
        assert twin.owners("daltons") == set()
        assert shots(twin, "PENO-DUEL-03") == shots(twin, "PENO-TUEL-02") == []


def test_an_owner_may_shoot_for_nothing():
    """A tied owner duels too; if the owner wins, the other gains nothing.

    PENO-OPEN-09
    """
    table = tied("daltons", 2, 4)
    table.own(2, "daltons")
    assert {tuple(sorted(twin.owners("daltons"))) for twin in outcomes(table, 60)} == {(2,), (2, 4)}


def test_tiles_are_put_away():
    """After a duel or a Tuel all tiles are away again.

    PENO-DUEL-02 PENO-TUEL-01
    """
    for table in (tied("daltons", 2, 4), tied("daltons", 1, 2, 4)):
        for twin in outcomes(table, 5):
            assert len(twin.cards("clicks")) == 10
            assert len(twin.cards("bangs")) == 2


def test_a_duel_can_end_the_game():
    """A token won in a duel wins like any other.

    PENO-DUEL-04 PENO-WIN-01
    """
    table = tied("daltons", 2, 4)
    table.own(2, "wild-bunch", "james-younger", "loners", one=True)
    ends = {(twin.over, tuple(twin.winners)) for twin in outcomes(table, 40)}
    assert ends == {(True, (2,)), (False, ())}


def test_by_agreement():
    """With the ruling 'by-agreement' all who are tied are asked, in turn order, and one refusal stops it.

    PENO-OPEN-24 PENO-DIFF-12
    """
    table = tied("daltons", 2, 4, duels="by-agreement")
    table.last("ike-clanton")
    assert (table.asked, table.offers) == (2, ["accept-duel", "decline-duel"])
    refused = table.copy()
    refused.choose("decline-duel")
    assert refused.round == 2
    assert refused.owners("daltons") == set()
    table.choose("accept-duel")
    assert (table.asked, table.offers) == (4, ["accept-duel", "decline-duel"])
    ends = set()
    for seed in range(40):
        twin = table.copy()
        twin.state.rng = seed * 0x9E3779B97F4A7C15 % 2**64
        twin.choose("accept-duel")
        ends |= {tuple(twin.owners("daltons"))}
    assert ends == {(2,), (4,), ()}


def test_agreement_survives_a_save():
    """While players are asked, the position can be saved and restored."""
    table = tied("daltons", 1, 2, 4, duels="by-agreement")
    table.last("ike-clanton")
    again = table.game.from_json(table.state.to_json())
    assert again.fingerprint() == table.state.fingerprint()
    for _ in range(3):
        option = table.names.option_number("accept-duel")
        assert option is not None
        again.apply(option)
        table.choose("accept-duel")
        assert again.fingerprint() == table.state.fingerprint()
