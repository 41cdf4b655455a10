"""'odds': exact counts of what lies hidden, and samples of what could be."""

from fractions import Fraction

from tests.engine.positions import ENEMY, game
from wlcore.engine.cards import put
from wlcore.play.odds import next_card


def deck(of, name):
    """The number of the zone that is the deck of a town."""
    return next(n for n in range(len(of.data.zone_names)) if of.names.zone(n) == f"stock {name}")


def by_gang(of, chances):
    """Chances of cards added up by their gang."""
    question = of.data.odds[0]
    found: dict[str, Fraction] = {}
    for card, chance in chances.items():
        gang = of.names.thing("gang", question["values"][card])
        found[gang] = found.get(gang, Fraction(0)) + chance
    return found


def test_the_next_card_of_a_fresh_deck():
    """Of twelve cards one is turned up: each of the eleven others is as likely to be the next."""
    of = game(ENEMY)
    state = of.new(3, 1)
    chances = next_card(state.view(1), deck(of, "tombstone"))
    assert len(chances) == 11
    assert set(chances.values()) == {Fraction(1, 11)}


def test_what_has_been_taken_is_not_counted():
    """Cards that were seen to go are no longer among those that may come; the chances always add up to 1."""
    of = game(ENEMY)
    state = of.new(3, 1)
    zone = deck(of, "tombstone")
    for left in range(11, 1, -1):  # the last one is known
        chances = next_card(state.view(1), zone)
        assert len(chances) == left
        assert sum(chances.values()) == 1
        before = len(state.z[zone])
        while not state.over and len(state.z[zone]) == before:
            option = next((o for o in state.o if of.names.option(o).endswith("tombstone")), state.o[0])
            state.apply(option)
        if len(state.z[zone]) > before:  # another round
            break


def test_odds_in_a_town():
    """Three red and two yellow cards are taken, a blue one lies open: six are hidden, green comes in half of the cases.
    PENO-EX-04
    """
    of = game(ENEMY)
    state = of.new(3, 1)
    zone, out = deck(of, "tombstone"), next(n for n in range(99) if of.names.zone(n) == "out")
    colours = {"wild-bunch": 3, "loners": 2}
    gang = {c: of.names.thing("gang", of.data.odds[0]["values"][c]) for c in state.z[zone]}
    for name, count in colours.items():
        for card in [c for c in gang if gang[c] == name][:count]:
            put(state, card, out, False)
    blue = next(c for c in gang if gang[c] == "james-younger")
    put(state, blue, out, False)
    put(state, blue, zone, False)
    assert by_gang(of, next_card(state.view(2), zone)) == {
        "daltons": Fraction(1, 2), "james-younger": Fraction(1, 3), "loners": Fraction(1, 6),
    }  # fmt: skip
