"""The optional rules in every combination."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.public_enemy.table import DECKS, GANGS, LAYERS, TOWNS, Table, game, others
from tests.table import random_game
from wlcore.engine.chance import Dice

pytestmark = pytest.mark.slow("random games of all layers together")

ALL = [layers for size in range(len(LAYERS) + 1) for layers in combinations(LAYERS, size)]
FEW = [layers for layers in ALL if len(layers) in (1, 2, len(LAYERS))]


def check(table: Table, layers: tuple[str, ...]) -> None:
    """What each optional rule promises at every decision."""
    state = table.state
    if "cavalry" in layers:
        assert table.value("cavalry") in (-1, 0, 1, 2, 3), "never on the Saloon"
        assert not table.offered("source") or len(table.offered("source")) >= 4
    if "dollars" in layers:
        assert all(0 <= table.value("dollars", seat) <= 2 for seat in range(state.n))
        assert len(set(table.offered("buried")) & {"saloon"}) == 0
    if "duel" in layers:
        assert (len(table.cards("clicks")), len(table.cards("bangs"))) == (10, 2)
    if "shorter" in layers:
        assert len(table.cards("left-out")) == 19
    if "supremacy" in layers:
        assert 0 <= table.value("supremacy") < 4


@pytest.mark.parametrize("layers", ALL, ids="+".join)
def test_random_games_end(layers: tuple[str, ...]):
    """Every combination loads, and its games end with one winner who owns all five tokens.

    PENO-WIN-01
    """
    least, most = game(*layers).players
    for players in range(least, most + 1):
        table = Table(*layers, players=players)
        for number, state in enumerate(random_game(table.state, players)):
            assert number < 20_000
            assert sorted(card for zone in state.z for card in zone) == list(range(len(state.loc)))
            if number % 5 == 0 and not state.over:
                check(table, layers)
        (winner,) = table.winners
        assert table.one == winner
        assert all(winner in table.owners(gang) for gang in GANGS)


@pytest.mark.parametrize("layers", FEW, ids="+".join)
def test_positions_can_be_saved_and_imagined(layers: tuple[str, ...]):
    """At decisions of every kind a game goes on equally from its save, and is imagined as it is seen."""
    table = Table(*layers, players=4, duels="by-agreement" if "duel" in layers else "every-tie")
    asked = set()
    for state in random_game(table.state, 11):
        decision = state.decision
        if decision is None or (decision.about in asked and len(asked) > 8):
            continue
        asked.add(decision.about)
        again = table.game.from_json(state.to_json())
        assert again.fingerprint() == state.fingerprint()
        assert list(again.options) == list(state.options)
        view = state.view(decision.seat)
        imagined = view.imagine(Dice(3))
        assert imagined.view(decision.seat) == view
        assert list(imagined.options) == list(state.options)


@pytest.mark.parametrize("layers", FEW, ids="+".join)
def test_told_or_not_a_game_is_the_same(layers: tuple[str, ...]):
    """The flavour that reports what happens plays exactly like the fast one."""
    fast, told = Table(*layers, players=4), Table(*layers, players=4, traced=True)
    for one, other in zip(random_game(fast.state, 7), random_game(told.state, 7), strict=True):
        assert (one.options, one.who) == (other.options, other.who)
        assert (one.v, one.z, one.b, one.k, one.rng) == (other.v, other.z, other.b, other.k, other.rng)
    assert fast.winners == told.winners


@pytest.mark.parametrize("layers", ALL[1:], ids="+".join)
def test_options_keep_their_numbers(layers: tuple[str, ...]):
    """A layer appends its options: what the base game has keeps its numbers."""
    base = game().actions
    assert game(*layers).actions[: len(base)] == base


def test_the_order_of_layers_does_not_matter_to_play():
    """Asked for in another order, the same layers give the same rules."""
    one, other = Table("cavalry", "dollars"), Table("dollars", "cavalry")
    for table in (one, other):
        table.choose("pass")
        table.choose("source saloon")
        table.choose("camp tombstone")
        table.choose("pay-dollars")
    assert one.offered("buried") == other.offered("buried") == set(TOWNS) - {"tombstone"}
    assert one.offered("watched") == other.offered("watched") == set(DECKS) - {"tombstone"}


def test_supremacy_makes_and_breaks_ties_for_duels():
    """Points with the Supremacy decide whether there is a tie to shoot out.

    PENO-SUP-02 PENO-DUEL-01
    """
    for supremacy, owners in ((GANGS.index("daltons"), {2}), (GANGS.index("loners"), {None, 2, 3})):
        found = set()
        for seed in range(40):
            table = Table("duel", "supremacy")
            table.set("supremacy", supremacy)
            table.give(2, *others("daltons")[:3])
            table.give(3, *others("james-younger")[:3])
            table.state.rng = pow(seed + 1, 5, 2**64)
            table.last("ike-clanton")
            found.add(table.one)
        assert found == owners


def test_no_cavalry_move_after_a_duel():
    """A round that ends in a duel ends before the Cavalry could move.

    PENO-OPEN-35 PENO-DUEL-01
    """
    table = Table("cavalry", "duel")
    table.give(2, *others("daltons")[:2])
    table.give(3, *others("daltons")[2:4])
    table.lay("tombstone", "ike-clanton")
    table.choose("source tombstone")
    assert table.round == 2
    assert table.offered("camp") == set()


def test_supremacy_in_a_shorter_game():
    """Eight cards of a gang are all there are, and still 30 points at most.

    PENO-FAST-02 PENO-SUP-02 PENO-OPEN-38
    """
    table = Table("shorter", "supremacy")
    table.set("supremacy", GANGS.index("daltons"))
    out = set(table.cards("left-out"))
    eight = [card for card in ["bob-dalton", *others("daltons")] if card not in out]
    assert len(eight) == 8
    table.give(2, *eight)
    assert table.score(2) == 30


def test_a_look_into_a_shorter_deck():
    """Dollars work on the smaller decks; what is out of the game is never seen.

    PENO-DOLLAR-04 PENO-FAST-01
    """
    table = Table("dollars", "shorter")
    out = set(table.cards("left-out"))
    table.choose("pay-dollars")
    table.choose("watched tombstone")
    (seen,) = list(reversed(table.state.view(1).zone(table.zone("stock", "tombstone"))))[1].seen
    assert table.names.cards[seen] not in out


def test_a_shorter_game_with_duels():
    """Bullet tiles are not outlaws: none of them is left out.

    PENO-FAST-01 PENO-DUEL-02
    """
    table = Table("duel", "shorter")
    assert (len(table.cards("clicks")), len(table.cards("bangs"))) == (10, 2)
    assert len(table.cards("left-out")) == 19


@pytest.mark.parametrize("layers", FEW, ids="+".join)
def test_no_layer_shifts_an_option(layers: tuple[str, ...]):
    """What the base game offers has the same numbers with whatever layers, so that what learns to play need not begin anew."""
    base = [tuple(action) for action in game().actions]
    assert [tuple(action) for action in game(*layers).actions[: len(base)]] == base
