"""Moves of cards that are written in one step do what the steps one by one do."""

from collections.abc import Iterator

import pytest

from wlcore.engine.cards import (
    blocks,
    fix_top,
    fix_tops,
    lay_out,
    lay_out_some,
    lift,
    look_at_top,
    put,
    put_all,
    put_named,
    seen_bottom,
    seen_top,
    set_blocks,
    settle_top,
    show,
    shuffle,
    take_top,
)
from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.loading import load
from wlcore.study.invariants import Invariants


def by_steps(state: State, deck: int, zone: int) -> int:
    card = fix_top(state, deck)
    if card >= 0:
        put(state, card, zone, False)
    return card


@pytest.mark.slow("a deck in blocks is a deck card by card")
@pytest.mark.parametrize("name", ["western-legends", "public-enemy"])
def test_a_card_is_taken_from_a_deck_as_by_its_steps(name):
    """From every deck into every other zone, in positions of all kinds: the same card, the same order, the same knowledge."""
    game, dice = load(name), Dice(5)
    sizes = set()
    for seed in range(3):
        state = game.new(3, seed)
        for number in range(120):
            if state.over:
                break
            state.apply(state.o[dice.below(len(state.o))])
            decks = [zone for zone, fixed in enumerate(state.g.fixed) if fixed >= 0]
            deck, zone = decks[dice.below(len(decks))], dice.below(len(state.z))
            if deck != zone:
                one, other = state.clone(), state.clone()
                for _ in range(dice.below(4) or len(one.z[deck]) + 1):
                    sizes.add((min(len(one.z[deck]), 3), state.g.sight[zone]))
                    assert take_top(one, deck, zone) == by_steps(other, deck, zone), (seed, number)
                    assert (one.fingerprint(), one.loc) == (other.fingerprint(), other.loc), (seed, number)
    assert {size for size, _ in sizes} == {0, 1, 2, 3}
    assert len({sight for _, sight in sizes}) > 1


def one_by_one(state: State, cards: list[int], zone: int) -> None:
    for card in cards:
        put(state, card, zone, False)


@pytest.mark.parametrize("name", ["western-legends", "public-enemy"])
def test_open_cards_are_put_on_a_deck_at_once_as_one_by_one(name):
    """Whole piles, some of their cards, cards of several piles, and cards among which some lie out of sight."""
    game, dice = load(name), Dice(8)
    tried = set()
    for state in positions(game, dice, 100):
        deck = some_deck(state, dice)
        piles = [zone for zone, cards in enumerate(state.z) if cards and zone != deck]
        cards = [card for zone in piles for card in state.z[zone] if dice.below(3)]
        if dice.below(2):
            cards = [card for card in cards if game.open[state.loc[card]]]
        one, other = state.clone(), state.clone()
        lists = list(map(id, one.z))
        put_all(one, cards, deck, False)
        one_by_one(other, cards, deck)
        assert (one.fingerprint(), one.loc) == (other.fingerprint(), other.loc)
        assert list(map(id, one.z)) == lists
        tried.add(all(game.open[state.loc[card]] for card in cards))
    assert True in tried


@pytest.mark.parametrize("name", ["western-legends", "public-enemy"])
def test_what_nobody_knows_is_not_looked_at_again(name):
    """Whatever is done with cards: noting that nobody knows what lies loose changes nothing but the work."""
    game, dice = load(name), Dice(9)
    checked, noted = Invariants(game), 0
    for state in positions(game, dice, 60):
        other, often = state.clone(), some_deck(state, dice)
        for _ in range(25):
            deck = often if dice.below(3) else some_deck(state, dice)
            zone, many = dice.below(len(state.z)), dice.below(4)
            cards = sorted({dice.below(len(state.loc)) for _ in range(many)})
            what = dice.below(10)
            other.dark = 0
            assert done(state, what, deck, zone, many, cards) == done(other, what, deck, zone, many, cards)
            assert (state.fingerprint(), state.loc) == (other.fingerprint(), other.loc)
            checked.conserved(state)
            checked.blocks(state)
            noted += state.dark > 0
    assert noted > 100


def test_a_block_that_comes_to_lie_on_top_is_known_as_before():
    """Three cards that all know lie under those that nobody knows: until one of the three is set apart, all know them."""
    game = load("public-enemy")
    state = game.new(3, 1)
    deck = next(zone for zone, at in enumerate(game.fixed) if at >= 0 and not state.v[at] and state.z[zone])
    under = sorted(state.z[deck][:3])
    put_all(state, under, deck, True)
    show(state, under, state.all)
    fix_tops(state, deck, len(state.z[deck]) - 3)
    assert [state.k[card] for card in under] == [state.all] * 3
    fix_tops(state, deck, len(state.z[deck]) - 2)
    assert [state.k[card] for card in under] == [0] * 3


def done(state: State, what: int, deck: int, zone: int, many: int, cards: list[int]) -> object:
    """One of the things that can be done with cards, with what it returns."""
    match what:
        case 0 | 1:
            return [take_top(state, deck, zone) for _ in range(5 * many + 1)] if deck != zone else -1
        case 2:
            return fix_tops(state, deck, many**4)
        case 3:
            return look_at_top(state, deck, many & state.all)
        case 4:
            return show(state, cards, many & state.all)
        case 5:
            return put_all(state, cards, deck, many == 2)
        case 6:
            return put_all(state, cards, zone, False)
        case 7:
            return lay(state, many)
    return put_all(state, state.z[deck][: what - 6], deck, True) if many else shuffle(state, deck)


def lay(state: State, many: int) -> None:
    """Cards are laid out as a game does it somewhere."""
    plans = state.game.tables["PLANS"]
    plan = plans[many % len(plans)]
    lay_out(state, plan) if len(plan) == 4 else lay_out_some(state, plan)


def test_decks_are_gathered_at_once_as_step_by_step():
    """The same cards in the same places, and the same knowledge of each, whatever lies among them and wherever they come from."""
    game, dice, mixed = load("western-legends"), Dice(4), set()
    for state in positions(game, dice, 60):
        plans = state.game.tables["PLANS"]
        gathered, decks, steps = next(plan for plan in plans if len(plan) == 3)
        for _ in range(dice.below(3) * 4):
            put(state, dice.below(len(state.loc)), some_deck(state, dice), False)
        if dice.below(2):
            spare = [card for zone, _ in decks for card in state.z[zone] if card not in gathered]
            one_by_one(state, spare, 0)
        one, other = state.clone(), state.clone()
        lay_out_some(one, (gathered, decks, steps))
        for zone, cards in steps:
            put_named(other, cards, zone, False) if cards else shuffle(other, zone)
        assert (one.fingerprint(), one.loc) == (other.fingerprint(), other.loc)
        assert all(one.k[card] == one.all for card in gathered)
        mixed.add(any(card not in gathered for zone, _ in decks for card in state.z[zone]))
    assert mixed == {False, True}


def test_all_cards_are_laid_out_at_once_as_step_by_step():
    """From any position: decks in an order that nobody knows, and all know which cards are in which."""
    game, dice = load("public-enemy"), Dice(6)
    for state in positions(game, dice, 30):
        plan = state.game.tables["PLANS"][0]
        one, other = state.clone(), state.clone()
        lay_out(one, plan)
        for zone, cards in plan[0]:
            put_named(other, cards, zone, False)
        for zone, _ in plan[0]:
            shuffle(other, zone)
        assert (one.fingerprint(), one.loc) == (other.fingerprint(), other.loc)


def test_what_is_named_is_followed_by_all_and_nothing_beside_it_is_lost():
    """A card that the rules name leaves a deck for a hidden place: all know it there, and what was known of the others stays."""
    game = load("public-enemy")
    state = game.new(3, 1)
    deck = next(zone for zone, at in enumerate(game.fixed) if at >= 0 and not state.v[at] and state.z[zone])
    other = next(zone for zone, at in enumerate(game.fixed) if at >= 0 and zone != deck and state.z[zone])
    show(state, state.z[deck], state.all)
    card, *rest = state.z[deck]
    unnamed = state.clone()
    put_named(state, [card], other, True)
    put(unnamed, card, other, True)
    assert (state.k[card], {state.k[left] for left in rest}) == (state.all, {state.all})
    assert (unnamed.k[card], {unnamed.k[left] for left in rest}) == (0, {0})


def test_a_deck_of_one_block_hangs_on_its_blocks_alone():
    """One card that is left of a loose block is the top card, as if its place had been settled."""
    game = load("public-enemy")
    state = game.new(3, 1)
    deck = next(zone for zone, at in enumerate(game.fixed) if at >= 0 and not state.v[at] and state.z[zone])
    last = state.z[deck][-1]
    assert (seen_top(state, deck), seen_bottom(state, deck)) == (-1, -1)
    for card in state.z[deck][:-1]:
        put(state, card, 0, False)
    settled = state.clone()
    assert fix_top(settled, deck) == last
    for one in (state, settled):
        assert (blocks(one, deck), seen_top(one, deck), seen_bottom(one, deck)) == ([1], last, last)


def test_a_card_that_leaves_a_deck_changes_no_other_block():
    """Out of each block, from above, from the middle and from below: the others are as large as they were."""
    game = load("public-enemy")
    for at in range(6):
        state = game.new(3, 1)
        deck = next(zone for zone, i in enumerate(game.fixed) if i >= 0 and not state.v[i] and state.z[zone])
        for card in state.z[deck][6:]:
            put(state, card, 0, False)
        set_blocks(state, deck, [2, 1, 2, 1])
        sizes = [2, 1, 2, 1]
        sizes[[0, 0, 1, 2, 2, 3][at]] -= 1
        lift(state, state.z[deck][at])
        assert blocks(state, deck) == [size for size in sizes if size]


def test_a_card_that_is_settled_to_be_laid_open_is_lost_sight_of_by_nobody():
    """Who knew which cards lie loose in a deck knows it of those that are left; if it is settled out of sight, nobody does."""
    game = load("public-enemy")
    state = game.new(3, 1)
    deck = next(zone for zone, at in enumerate(game.fixed) if at >= 0 and not state.v[at] and state.z[zone])
    pile = next(zone for zone, is_open in enumerate(game.open) if is_open and zone)
    show(state, state.z[deck], state.all)
    hidden = state.clone()
    assert settle_top(state, deck) == fix_top(hidden, deck) == settle_top(state, deck)
    for one in (state, hidden):
        put(one, one.z[deck][-1], pile, False)
    assert state.z == hidden.z
    assert ({state.k[card] for card in state.z[deck]}, {hidden.k[card] for card in state.z[deck]}) == (
        {7},
        {0},
    )


def positions(game: Game, dice: Dice, count: int) -> Iterator[State]:
    """Positions along a random game, each as a copy."""
    state = game.new(3, 1)
    for _ in range(count):
        for _ in range(3):
            if state.over:
                state = game.new(3, dice.below(1000))
            state.apply(state.o[dice.below(len(state.o))])
        yield state.clone()


def some_deck(state: State, dice: Dice) -> int:
    decks = [zone for zone, fixed in enumerate(state.g.fixed) if fixed >= 0]
    return decks[dice.below(len(decks))]
