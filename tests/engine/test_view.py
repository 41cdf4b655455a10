"""What a player may know: views hold nothing else, and what is imagined from them agrees with them."""

from collections import Counter
from dataclasses import fields

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, after, card, states, zone
from wlcore.engine.cards import look_at_top, put, shuffle, turn_up
from wlcore.engine.chance import Dice
from wlcore.engine.imagined import shuffled, told
from wlcore.engine.state import State
from wlcore.engine.view import UNSEEN, View
from wlcore.loading import load

GAMES = [ENEMY, COIN_RACE, WHISPERS]
SEEDS = range(1, 25)


def views(name: str) -> list[tuple[State, View]]:
    return [(state, state.view(seat + 1)) for state in states(name, SEEDS) for seat in range(state.n)]


# ---- what is in a view -----------------------------------------------------------------------------------


def test_a_view_has_no_generator_state_no_seed_and_no_hidden_order():
    """The fields of a view are these and no others; none is the generator, and the state's slots are not passed on."""
    assert [f.name for f in fields(View)] == [
        "game", "seat", "players", "settings", "values", "zones", "sizes", "stack", "decides", "options", "depth",
        "passed", "outer", "over", "winners",
    ]  # fmt: skip
    assert not hasattr(View, "rng")


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_not_depend_on_the_generator(name):
    """A state with another generator gives the same views."""
    for state, view in views(name):
        other = state.clone()
        other.rng ^= 0x5DEECE66D
        assert other.view(view.seat + 1) == view


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_not_depend_on_the_order_of_a_block(name):
    """Cards that lie together unordered may be kept in any order: the views are the same."""
    for state, view in views(name):
        other = state.clone()
        for number, fixed in enumerate(other.g.fixed):
            if fixed >= 0 and not other.v[fixed] and not other.b[number]:
                other.z[number].reverse()
        assert other.view(view.seat + 1) == view


def test_only_the_decider_sees_the_options():
    """The options of a decision are in the view of the player whose decision it is, and in nobody else's."""
    for state, view in views(WHISPERS):
        mine = state.who == view.seat and not state.over
        assert view.options == (tuple(state.o) if mine else ())


def test_hidden_cards_show_their_backs_only():
    """Of another player's hand a view shows how many cards it has and their backs, of the own hand the faces."""
    state = after(WHISPERS, 0)
    own, other = zone(state, "hand 1"), zone(state, "hand 2")
    view = state.view(1)
    assert [pile.seen for pile in view.zone(own)] == [tuple(state.z[own])]
    assert [pile.unseen for pile in view.zone(other)] == [("note",) * len(state.z[other])]


# ---- what is imagined ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_and_equal_seeds_imagine_equally(name):
    """Two different states with one view lead, with one seed, to one imagined state."""
    different = 0
    for state, view in views(name):
        other = view.imagine(Dice(99))
        different += other.z != state.z
        again = other.view(view.seat + 1)
        assert again == view
        one, two = view.imagine(Dice(7)), again.imagine(Dice(7))
        assert one.fingerprint() == two.fingerprint()
        assert (one.z, one.k, one.loc, one.rng, one.o) == (two.z, two.k, two.loc, two.rng, two.o)
    assert different or name == ENEMY


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_gives_the_same_view(name):
    """Whoever looks at the imagined state from the same seat sees the same, whatever the dice said."""
    for _, view in views(name):
        for seed in range(5):
            assert view.imagine(Dice(seed)).view(view.seat + 1) == view


@pytest.mark.parametrize("name", GAMES)
def test_the_decider_has_the_same_options_in_what_they_imagine(name):
    """If this player decides, the options are the ones of the real state."""
    asked = 0
    for state, view in views(name):
        if state.who == view.seat and not state.over:
            asked += 1
            assert all(list(view.imagine(Dice(seed)).o) == list(state.o) for seed in range(5))
    assert asked


@pytest.mark.parametrize("name", GAMES)
def test_the_imagined_can_be_played_to_its_end(name):
    """An imagined state is a whole state: all cards are there once, and random play goes on from it."""
    dice = Dice(3)
    for state, view in views(name)[:24]:
        guess = view.imagine(dice)
        assert sorted(c for cards in guess.z for c in cards) == list(range(len(state.loc)))
        assert all(guess.loc[c] == number for number, cards in enumerate(guess.z) for c in cards)
        for _ in range(30):
            if guess.over:
                break
            guess.apply(guess.o[dice.below(len(guess.o))])


@pytest.mark.parametrize("name", [COIN_RACE, WHISPERS])
def test_every_possible_holder_of_an_unseen_card_occurs(name):
    """Over many seeds each unseen card is imagined in every place where a card with its back lies unseen."""
    for seed in (3, 8):
        state = after(name, 4, seed)
        view = state.view(1)
        places = {
            number: pile.unseen
            for number, piles in enumerate(view.zones)
            for pile in piles
            if pile.unseen and len(piles) == 1
        }
        wanted = {
            (hidden, number)
            for number, backs in places.items()
            for back in set(backs)
            for hidden in view.possible(back)
        }
        assert len({number for _, number in wanted}) > 1
        found = set()
        for roll in range(400):
            guess = view.imagine(Dice(roll))
            found |= {
                (c, number)
                for number in places
                for c in guess.z[number]
                if c in view.possible(state.game.backs[c])
            }
        assert found == wanted


def test_every_unseen_card_is_as_likely_as_any_other_in_each_place():
    """Most cards of a back are left over for one place, and only the others are drawn: that must not be seen."""
    game = load("western-legends")
    state, dice = game.new(4, 3), Dice(5)
    for _ in range(60):
        state.apply(state.o[dice.below(len(state.o))])
    view, deals = state.view(1), 3000
    counts: dict[tuple[int, int], Counter[int]] = {}
    for _ in range(deals):
        twin = view.imagine(dice)
        for number, piles in enumerate(view.zones):
            at = 0
            for place, pile in enumerate(piles):
                lying = twin.z[number][at : at + len(pile.cards)]
                at += len(pile.cards)
                if pile.unseen:
                    counts.setdefault((number, place), Counter()).update(set(lying) - set(pile.seen))
    compared = 0
    for (number, place), found in counts.items():
        unseen = Counter(view.zones[number][place].unseen)
        for back, amount in unseen.items():
            possible = view.possible(back)
            share = amount / len(possible)
            allowed = 5 * (deals * share * (1 - share)) ** 0.5
            for c in possible:
                compared += 1
                assert abs(found[c] - deals * share) <= allowed, (number, place, back, c)
    assert compared > 200


def test_of_places_that_are_alike_one_takes_what_is_left():
    """Two blocks of a deck with as many cards: both take part in chance, and each card lies in one of them."""
    unseen = [("plain", 2, 0)]
    zones = [(4, [([], unseen), ([], unseen)]), (5, [([7], [("plain", 1, 0)])])]
    found = told(zones, {"plain": (2, 4, 0)})
    assert found == [
        (4, [([], [("plain", 2, 0, True, True)]), ([], [("plain", 2, 0, True, False)])]),
        (5, [([7], [("plain", 1, 0, False, False)])]),
    ]
    counts: Counter[tuple[int, ...]] = Counter()
    dice = Dice(9)
    for _ in range(6000):
        pool = shuffled({"plain": ([1, 2, 3, 4, 5], 3)}, dice)["plain"]
        assert sorted(pool) == [1, 2, 3, 4, 5]
        counts[tuple(pool[2:])] += 1
    assert len(counts) == 60
    assert all(50 < n < 160 for n in counts.values())


def test_every_card_of_a_deck_may_come_next():
    """Over many seeds each card that is hidden in a town's deck is the next to be turned up, about equally often."""
    state = after(ENEMY, 0)
    town = zone(state, "stock tombstone")
    hidden = set(state.z[town][:-1])
    turned = Counter()
    for seed in range(1100):
        guess = state.view(2).imagine(Dice(seed))
        guess.z[town].pop()
        guess.v[guess.g.fixed[town]] -= 1
        turn_up(guess, town)
        turned[guess.z[town][-1]] += 1
    assert set(turned) == hidden
    assert all(60 < count < 140 for count in turned.values())


# ---- looking at the top ----------------------------------------------------------------------------------


def test_a_card_looked_at_alone_is_known_to_that_player_only():
    """Who looks at the top of a deck sees it; the others see that it lies there, and may imagine any card."""
    state = after(WHISPERS, 0)
    pouch = zone(state, "pouch")
    look_at_top(state, pouch, 1 << 1)
    top = state.z[pouch][-1]
    assert state.view(2).zone(pouch)[-1].seen == (top,)
    assert state.view(1).zone(pouch)[-1].cards[0].card == UNSEEN
    assert {state.view(2).imagine(Dice(seed)).z[pouch][-1] for seed in range(50)} == {top}
    assert len({state.view(1).imagine(Dice(seed)).z[pouch][-1] for seed in range(50)}) > 3


def test_knowledge_goes_when_a_deck_is_shuffled():
    """After a shuffle nobody knows the top card any more; which cards are in the deck stays known to who knew."""
    state = after(WHISPERS, 0)
    pouch = zone(state, "pouch")
    look_at_top(state, pouch, 1 << 1)
    top = state.z[pouch][-1]
    shuffle(state, pouch)
    assert [len(pile.cards) for pile in state.view(2).zone(pouch)] == [len(state.z[pouch])]
    assert state.view(2).zone(pouch)[0].seen == (top,)


# ---- worked examples -------------------------------------------------------------------------------------


def deck(name: str, taken: list[str], visible: str) -> State:
    """A position in which these cards of a town have been taken and this one lies face up on what is left."""
    state = after(ENEMY, 0)
    town = zone(state, f"stock {name}")
    shuffle(state, town)
    for outlaw in taken:
        put(state, card(state, outlaw), zone(state, "out"), False)
    state.z[town].remove(card(state, visible))
    state.z[town].append(card(state, visible))
    state.v[state.g.fixed[town]] = 1
    return state


def hidden_gangs(state: State, town: str, seat: int) -> Counter[str]:
    """What a player knows of the cards under the visible one: how many of which gang."""
    piles = state.view(seat).zone(zone(state, f"stock {town}"))
    assert len(piles[-1].cards) == 1
    gangs, members = state.game.tables["P_card_gang"], state.game.data.kinds["gang"][2]
    assert all(not pile.unseen for pile in piles), "everybody has seen which cards are left"
    return Counter(members[gangs[c]] for pile in piles[:-1] for c in pile.seen)


def turned_up(state: State, town: str, seat: int, seeds: int) -> Counter[int]:
    """Which cards are imagined to be turned up when the visible one is taken."""
    number, found = zone(state, f"stock {town}"), Counter[int]()
    for seed in range(seeds):
        guess = state.view(seat).imagine(Dice(seed))
        option = guess.game.names.option_number(f"source {town}")
        assert option is not None
        guess.apply(option)
        found[guess.z[number][-1]] += 1
    return found


def test_odds_in_a_town():  # PENO-EX-04
    """Tombstone, 3 red and 2 yellow taken, 1 blue visible: 3 green, 2 blue and 1 yellow are hidden."""
    taken = ["butch-cassidy", "kid-curry", "ben-kilpatrick", "johnny-ringo", "ike-clanton"]
    state = deck("tombstone", taken, "clell-miller")
    for seat in (1, 2, 3):
        counts = hidden_gangs(state, "tombstone", seat)
        assert counts == {"daltons": 3, "james-younger": 2, "loners": 1}
        assert counts["daltons"] / counts.total() == 1 / 2
    turned = turned_up(state, "tombstone", state.who + 1, 600)
    green = sum(n for c, n in turned.items() if state.game.names.cards[c] in DALTONS)
    assert len(turned) == 6
    assert 250 < green < 350


DALTONS = {"bitter-creek-newcomb", "charley-pierce", "dynamite-dick-clifton"}


def test_odds_for_a_leader():  # PENO-EX-05
    """Cripple Creek with 4 cards, one visible: its leader is among 3 hidden ones, and comes next once in three."""
    left = ["bob-dalton", "elzy-lay", "bob-younger", "soapy-smith"]
    state = after(ENEMY, 0)
    town = state.z[zone(state, "stock cripple-creek")]
    taken = [name for c in town if (name := state.game.names.cards[c]) not in left]
    state = deck("cripple-creek", taken, "soapy-smith")
    for seat in (1, 2, 3):
        piles = state.view(seat).zone(zone(state, "stock cripple-creek"))
        hidden = [c for pile in piles[:-1] for c in pile.seen]
        assert len(hidden) == 3
        assert hidden.count(card(state, "bob-dalton")) == 1
    turned = turned_up(state, "cripple-creek", state.who + 1, 600)
    assert len(turned) == 3
    assert 150 < turned[card(state, "bob-dalton")] < 250
