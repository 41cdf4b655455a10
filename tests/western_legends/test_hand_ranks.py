"""Ranking hands of poker, against a second way to do it that goes by the wording of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations, combinations_with_replacement, pairwise, product
from pathlib import Path
from sys import getsizeof
from typing import Any

import pytest

from tests.western_legends.table import Table, card_id, game
from wlcore.engine.chance import Dice

pytestmark = pytest.mark.slow("hands are ranked as another evaluator ranks them")

PLACE = Path(__file__).parents[2] / "rules" / "western-legends" / "builtins.py"
SPEC = spec_from_file_location("western_legends_builtins", PLACE)
assert SPEC is not None
assert SPEC.loader is not None
BUILTINS = module_from_spec(SPEC)
SPEC.loader.exec_module(BUILTINS)

Card = tuple[int, int]
Hand = tuple[Card, ...]
WILD = -1
"""The rank of a card that stands for any."""
FROM_BEST = (
    "royal flush", "five of a kind", "straight flush", "four of a kind", "full house", "flush", "straight",
    "three of a kind", "two pair", "pair", "high card",
)  # fmt: skip
DECK = list(product(range(13), range(4)))
HIGH_CARDS = (11, 10, 7, 5, 2), (11, 9, 7, 5, 3), (10, 9, 7, 5, 3)
WILDS = len(DECK)
"""Behind the deck: a card of any rank for each suit."""


class Printed:
    """A query that a card of the deck answers for good; one of any rank has to be asked in a game."""

    def __init__(self, rank: bool) -> None:
        self.rank = rank

    def __call__(self, state: Any, card: int) -> Sequence[int]:
        if card >= WILDS:
            return range(13) if self.rank else [card - WILDS]
        return self.printed(card)

    def printed(self, card: int) -> Any:
        return None if card >= WILDS else [DECK[card][0 if self.rank else 1]]


STRENGTH = BUILTINS.hand_strength(Printed(True), Printed(False))


def reference(cards: Hand) -> tuple[int, list[int]]:
    """What a hand is, counted down from the best, and its ranks in the order in which they are compared."""
    ranks = sorted((rank for rank, _ in cards), reverse=True)
    groups = sorted({rank: ranks.count(rank) for rank in ranks}.items(), key=lambda x: (-x[1], -x[0]))
    sizes = [n for _, n in groups]
    full = len(cards) == 5
    suited = full and len({suit for _, suit in cards}) == 1
    row = full and all(a - b == 1 for a, b in pairwise(ranks))
    name = (
        "royal flush" if suited and row and ranks[0] == 12
        else "five of a kind" if sizes == [5]
        else "straight flush" if suited and row
        else "four of a kind" if sizes[0] == 4
        else "full house" if sizes == [3, 2]
        else "flush" if suited
        else "straight" if row
        else "three of a kind" if sizes[0] == 3
        else "two pair" if sizes[:2] == [2, 2]
        else "pair" if sizes[0] == 2
        else "high card"
    )  # fmt: skip
    compared = ranks if name == "flush" else [rank for rank, _ in groups]
    return -FROM_BEST.index(name), compared


def by_trying(cards: Hand) -> tuple[int, list[int]]:
    """The best that the second way finds with each rank in the place of each wild card."""
    faces = [[(r, suit) for r in range(13)] if rank == WILD else [(rank, suit)] for rank, suit in cards]
    return max(reference(hand) for hand in product(*faces))


def worth(cards: Hand, ace_low: bool = False, beat_five: int = 1, one_high: bool = False) -> int:
    """What the game's own ranking makes of a hand, two cards held and the others on the board."""
    numbers = [DECK.index(card) if card in DECK else WILDS + card[1] for card in cards]
    return int(STRENGTH(None, numbers[:2], numbers[2:], ace_low, beat_five, one_high))


def category(strength: int) -> str:
    """The name of the category of a strength."""
    return next(name for name, place in BUILTINS.order_of(1).items() if place == strength // 14**5)


def agree(hands: Iterable[Hand], other: Callable[[Hand], Any] = by_trying, **rulings: Any) -> None:
    """Both ways put these hands into the same order, ties included."""
    ordered = sorted((other(hand), worth(hand, **rulings)) for hand in hands)
    for (key, strength), (next_key, next_strength) in pairwise(ordered):
        assert (key < next_key) == (strength < next_strength), (key, next_key)
        assert (key == next_key) == (strength == next_strength), (key, next_key)


def dealt(number: int, of: Sequence[Card], seed: int, size: int = 5) -> Iterator[Hand]:
    """So many hands, each from the whole of these cards."""
    dice = Dice(seed)
    for _ in range(number):
        left = list(of)
        yield tuple(left.pop(dice.below(len(left))) for _ in range(size))


@pytest.mark.parametrize("ranks", [(12, 11, 10, 9, 8), (0, 1, 2, 3, 12), (2, 3, 4, 5, 6)])
def test_all_hands_of_a_small_deck(ranks: tuple[int, ...]):
    """All hands of five from five ranks in four suits stand in the order of the table. POKER-14 POKER-15 OPEN-21"""
    agree(combinations(product(ranks, range(4)), 5))


def test_an_evaluator_from_elsewhere_agrees():
    """A hundred thousand hands stand in the order of a library for poker, with the Ace low in straights. POKER-15"""
    treys = pytest.importorskip("treys")
    cards = {
        (rank, suit): treys.Card.new("23456789TJQKA"[rank] + "shdc"[suit])
        for rank in range(13)
        for suit in range(4)
    }
    evaluator = treys.Evaluator()

    def other(hand: Hand) -> int:
        return -int(
            evaluator.evaluate([cards[card] for card in hand[:2]], [cards[card] for card in hand[2:]])
        )

    agree(dealt(100_000, DECK, seed=7), other, ace_low=True)
    agree((hand for hand in dealt(20_000, DECK, seed=8) if not is_wheel(hand)), other)


def is_wheel(hand: Hand) -> bool:
    """Whether these are the Ace and 2 to 5."""
    return {rank for rank, _ in hand} == {12, 0, 1, 2, 3}


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_hands_that_are_short(size: int):
    """With fewer than five cards nothing counts that needs five. OPEN-17"""
    hands = list(combinations(product((0, 1, 2, 3), range(3)), size))
    agree(hands)
    needs_five = {"royal", "straight-flush", "five", "full-house", "flush", "straight"}
    assert not {category(worth(hand)) for hand in hands} & needs_five


def test_short_hands_beside_whole_ones():
    """A card more breaks a tie, be it a 2: only hands of the same ranks tie. OPEN-17 OPEN-21"""
    deck = list(product((0, 1, 12), range(3)))
    agree(hand for size in (3, 4, 5) for hand in combinations(deck, size))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_one_wild_card(size: int):
    """With Cheat in a hand of any size the best of all its values counts. OPEN-19 POKER-16 POKER-17"""
    others = [card for card in DECK if card != (0, 1)]
    agree(((WILD, 1), *four) for four in dealt(4_000, others, seed=size, size=size - 1))


def test_two_wild_cards():
    """With both Cheats the best of all pairs of values counts, each in its own suit. OPEN-85"""
    others = [card for card in DECK if card not in ((0, 0), (0, 1))]
    agree(((WILD, 1), (WILD, 0), *three) for three in dealt(1_500, others, seed=5, size=3))


def test_every_four_of_two_suits_with_a_wild_card():
    """Straights, flushes and what is both, made with Cheat: all fours of six ranks in two suits. OPEN-19 OPEN-84"""
    deck = list(product((8, 9, 10, 11, 12, 3), (1, 2)))
    agree(((WILD, 1), *four) for four in combinations(deck, 4))


def test_wild_cards_repeat():
    """With wild cards a rank can occur five times, or twice in a flush. POKER-14 OPEN-84"""
    hands: list[Hand] = [
        ((11, 0), (11, 1), (11, 2), (11, 3), (WILD, 1)),
        ((12, 1), (WILD, 1), (11, 1), (3, 1), (0, 1)),
        ((12, 1), (11, 1), (10, 1), (3, 1), (0, 1)),
        ((12, 1), (11, 1), (10, 1), (9, 1), (8, 1)),
        ((11, 1), (10, 1), (9, 1), (8, 1), (7, 1)),
        ((9, 0), (9, 1), (9, 2), (9, 3), (8, 1)),
    ]
    agree(hands)
    assert category(worth(hands[0])) == "five"
    assert worth(hands[1]) > worth(hands[2])


@pytest.mark.parametrize("beat_five", [0, 1, 2])
def test_the_place_of_five_of_a_kind(beat_five: int):
    """So many kinds of hand beat five of a kind as the ruling says. DIFF-34"""
    five: Hand = ((11, 0), (11, 1), (11, 2), (11, 3), (WILD, 1))
    better: list[Hand] = [
        ((12, 1), (11, 1), (10, 1), (9, 1), (8, 1)),
        ((11, 1), (10, 1), (9, 1), (8, 1), (7, 1)),
        ((9, 0), (9, 1), (9, 2), (9, 3), (8, 1)),
        ((9, 0), (9, 1), (9, 2), (8, 3), (8, 1)),
    ]
    stronger = [worth(hand, beat_five=beat_five) > worth(five, beat_five=beat_five) for hand in better]
    assert stronger == [place < beat_five for place in range(4)]


def test_sums_tell_hands_apart():
    """No two hands of up to five ranks, wild ones among them, have the same sum; five of one suit have sums of their own."""
    nothing = 0
    hands = list(combinations_with_replacement((nothing, *BUILTINS.RANK_CODES), 5))
    assert len({sum(hand) for hand in hands}) == len(hands)
    sums: dict[int, list[Hand]] = {}
    for suits in combinations_with_replacement((*range(4), BUILTINS.NO_SUIT, None), 5):
        total = sum(BUILTINS.SUIT_CODES[suit] for suit in suits if suit is not None)
        sums.setdefault(total, []).append(suits)
    assert [sums[total] for total in sorted(BUILTINS.ONE_SUIT)] == [[(suit,) * 5] for suit in range(4)]
    assert max(sums) <= BUILTINS.SUITS
    assert sum(map(max, zip(*hands, strict=True))) << BUILTINS.BITS < BUILTINS.UNTOLD


def test_the_tables_stay_small():
    """With all hands of five there can be, with up to two wild cards, they take less than a megabyte. LIMIT-01"""
    rows = BUILTINS._rows()
    for suit in (BUILTINS.NO_SUIT, 0):
        hands = combinations if suit == 0 else combinations_with_replacement
        for wild in range(3):
            for ranks in hands(range(13), 5 - wild):
                hand = [*ranks, *[BUILTINS.ANY_RANK] * wild]
                codes = [
                    BUILTINS.RANK_CODES[rank] << BUILTINS.BITS | BUILTINS.SUIT_CODES[suit] for rank in hand
                ]
                assert BUILTINS.worth(tuple(codes), rows, False, 1, False)
    tables = list({id(table): table for table in rows}.values())
    assert [len(table) for table in tables] == [6188 + 1820 + 455, 1287 + 715 + 286]
    numbers = {id(x): x for table in tables for pair in table.items() for x in pair}
    assert getsizeof(rows) + sum(map(getsizeof, [*tables, *numbers.values()])) < 1_000_000


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A♠ K♠ Q♠ J♠ 10♠", "2♦ K♠ K♣ K♦ K♥"),
        ("2♦ K♠ K♣ K♦ K♥", "8♠ 7♠ 6♠ 5♠ 4♠"),
        ("8♠ 7♠ 6♠ 5♠ 4♠", "J♠ J♣ J♦ J♥ 7♠"),
        ("J♠ J♣ J♦ J♥ 7♠", "10♠ 10♣ 10♦ 9♠ 9♣"),
        ("10♠ 10♣ 10♦ 9♠ 9♣", "4♠ J♠ 7♠ 8♠ 2♠"),
        ("4♠ J♠ 7♠ 8♠ 2♠", "9♠ 8♦ 7♥ 6♠ 5♣"),
        ("9♠ 8♦ 7♥ 6♠ 5♣", "7♠ 7♦ 7♣ Q♥ 2♣"),
        ("7♠ 7♦ 7♣ Q♥ 2♣", "4♠ 4♣ 7♥ 7♠ K♦"),
        ("4♠ 4♣ 7♥ 7♠ K♦", "K♠ K♥ 8♣ 2♠ 10♠"),
        ("K♠ K♥ 8♣ 2♠ 10♠", "8♠ Q♦ 10♣ 3♥ 5♣"),
        ("9♠ 9♦ 9♥ 2♠ 2♣", "8♠ 8♦ 8♥ A♠ A♣"),
        ("A♠ 5♠ 4♠ 3♠ 2♠", "K♠ Q♠ 10♠ 9♠ 8♠"),
        ("9♠ 9♦ 4♥ 4♠ 3♣", "8♠ 8♦ 7♥ 7♠ A♣"),
        ("9♠ 9♦ K♥ 4♠ 3♣", "9♥ 9♣ Q♥ J♠ 10♣"),
        ("6♠ 5♦ 4♥ 3♠ 2♣", "A♠ 5♥ 4♠ 3♥ 2♠"),
    ],
)
def test_samples_of_the_texts(better: str, worse: str):
    """The samples printed beside the table of hands, and the comparisons inside a category. POKER-14 POKER-15 OPEN-18"""
    assert strength(better) > strength(worse)


def strength(hand: str, board: int = 3, table: Table | None = None) -> int:
    """The strength of the first cards as own ones with the others as the flop, worked out by the game itself."""
    table = table or Table()
    cards = [table.card(card_id(name)) for name in hand.split()]
    flop = table.zone("flop")
    for card in cards[len(cards) - board :]:
        table._put(table.names.cards[card], flop)
    split = len(cards) - board
    strength = table.state.g.names["B_hand_strength"]
    return int(strength(table.state, cards[:split], cards[split:], False, 1, False))


def test_cheat_keeps_its_suit():
    """Cheat is any value of the suit printed on it. POKER-16 POKER-17 OPEN-19"""
    assert category(strength("2♦ A♦ K♦ Q♦ J♦")) == "royal"
    assert category(strength("2♥ A♦ K♦ Q♦ J♦")) == "straight"
    assert category(strength("2♦ 9♠ 9♥ 9♣ 9♦")) == "five"


def test_cheat_in_any_suit_by_a_switch():
    """Where the switch says so Cheat stands for any suit as well, but never on the flop. DIFF-36"""
    table = Table(rulings={"cheat-any-suit": "yes"})
    assert category(strength("2♥ A♦ K♦ Q♦ J♦", table=table)) == "royal"
    assert category(strength("A♦ K♦ Q♦ J♦ 2♥", table=Table(rulings={"cheat-any-suit": "yes"}))) == "high"


def test_two_cheats():
    """Each stands for any value of its own suit; five of a kind may use both. OPEN-85"""
    assert category(strength("2♦ 2♥ 9♥ 9♣ 9♦")) == "five"
    assert category(strength("2♦ 2♥ 9♠ 9♣ 5♦")) == "four"


def test_cheat_in_the_flop():
    """On the flop it is a plain 2. POKER-18 DIFF-37"""
    assert category(strength("A♠ K♥ 2♦ 9♣ 5♠")) == "high"
    assert category(strength("2♥ K♥ 2♦ 9♣ 5♠")) == "pair"


def test_ace_low_by_a_switch():
    """The Ace stands below the 2 only where the switch says so, as the lowest straight. OPEN-18"""
    wheel, six, seven = (
        tuple((rank, suit % 4) for suit, rank in enumerate(ranks))
        for ranks in ((12, 0, 1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3, 4, 5))
    )
    assert category(worth(wheel)) == "high"
    assert category(worth(wheel, True)) == "straight"
    assert worth(wheel, True) < worth(six, True) < worth(seven, True)
    suited = tuple((rank, 2) for rank in (12, 0, 1, 2, 3))
    assert category(worth(suited, True)) == "straight-flush"
    assert category(worth(suited)) == "flush"


def test_nothing_but_a_high_card_by_a_switch():
    """Where the switch says so two hands of nothing are as good as their highest cards, and all other hands as ever. OPEN-21"""
    nothing, less, lower = (tuple((rank, i % 2) for i, rank in enumerate(ranks)) for ranks in HIGH_CARDS)
    assert worth(nothing) > worth(less)
    assert worth(nothing, one_high=True) == worth(less, one_high=True) > worth(lower, one_high=True)
    assert category(worth(nothing, one_high=True)) == "high"
    pair, flush = ((11, 0), (11, 1), (8, 0), (3, 2), (1, 1)), ((12, 0), (9, 0), (7, 0), (3, 0), (1, 0))
    for hand in pair, flush:
        assert worth(hand, one_high=True) == worth(hand) > worth(nothing, one_high=True)


@pytest.mark.parametrize("rulings", [{}, {"cheat-any-suit": "yes"}], ids=["one suit", "any suit"])
def test_the_game_ranks_as_the_algorithm_does(rulings: dict[str, str]):
    """Hands at random, Cheats in every other one: in both flavours what their ranks and suits come to. POKER-16 POKER-18"""
    the_game = game("en", (), tuple(rulings.items()))
    designs = the_game.data.cards
    deck = [i for i, (_, kind, _) in enumerate(designs) if kind == "poker-card"]
    cheats = [the_game.names.cards.index(name) for name in ("two-of-hearts", "two-of-diamonds")]
    rank, suit = the_game.tables["P_card_rank"], the_game.tables["P_card_suit"]
    fast, traced = the_game.new(3, 1), the_game.new(3, 1, traced=True)
    flop = the_game.data.zone_names.index(("flop", ()))
    dice, told = Dice(11), 0
    for number in range(1_500):
        left = [card for card in deck if number % 2 or card not in cheats]
        hand = cheats[: number % 3] if number % 2 else []
        left = [card for card in left if card not in hand]
        while len(hand) < 5:
            hand.append(left.pop(dice.below(len(left))))
        own, board = hand[:2], hand[2:]
        found = []
        for state in (fast, traced):
            state.z[flop] = board
            found.append(state.g.names["B_hand_strength"](state, own, board, False, 1, False))
        wild = [card for card in own if card in cheats]
        faces = [
            [(WILD, worn) for worn in (range(4) if rulings else [suit[card]])]
            if card in wild
            else [(rank[card], suit[card])]
            for card in hand
        ]
        told += len(wild)
        assert found == [max(worth(cards) for cards in product(*faces))] * 2, [designs[card] for card in hand]
    assert told > 300
