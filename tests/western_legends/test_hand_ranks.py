"""Ranking hands of poker, against a second way to do it that goes by the wording of the table."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest

from tests.western_legends.table import RANKS, Table, card_id
from wlcore import Dice

PLACE = Path(__file__).parents[2] / "rules" / "western-legends" / "builtins.py"
SPEC = spec_from_file_location("western_legends_builtins", PLACE)
assert SPEC is not None
assert SPEC.loader is not None
BUILTINS = module_from_spec(SPEC)
SPEC.loader.exec_module(BUILTINS)

Card = tuple[int, int]
FROM_BEST = (
    "royal flush", "five of a kind", "straight flush", "four of a kind", "full house", "flush", "straight",
    "three of a kind", "two pair", "pair", "high card",
)  # fmt: skip


def reference(cards: tuple[Card, ...]) -> tuple[int, list[int]]:
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


def agree(hands: Sequence[tuple[Card, ...]]) -> None:
    """Both ways put these hands into the same order, ties included."""
    ordered = sorted((reference(hand), BUILTINS.strength(hand)) for hand in hands)
    for (key, strength), (next_key, next_strength) in pairwise(ordered):
        assert (key < next_key) == (strength < next_strength), (key, next_key)
        assert (key == next_key) == (strength == next_strength), (key, next_key)


@pytest.mark.parametrize("ranks", [(12, 11, 10, 9, 8), (0, 1, 2, 3, 12), (2, 3, 4, 5, 6)])
def test_all_hands_of_a_small_deck(ranks: tuple[int, ...]):
    """All hands of five from five ranks in four suits stand in the order of the table. POKER-14 POKER-15 OPEN-21"""
    deck = list(product(ranks, range(4)))
    agree(list(combinations(deck, 5)))


def test_hands_of_the_whole_deck():
    """Hands from all 52 cards, some hundred thousand of them. POKER-14 POKER-15"""
    deck, dice = list(product(range(13), range(4))), Dice(7)
    hands = []
    for _ in range(20_000):
        left = deck[:]
        hands.append(tuple(left.pop(dice.below(len(left))) for _ in range(5)))
    agree(hands)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_hands_that_are_short(size: int):
    """With fewer than five cards nothing counts that needs five. OPEN-17"""
    deck = list(product((0, 1, 2, 3), range(3)))
    hands = list(combinations(deck, size))
    agree(hands)
    needs_five = {"royal flush", "five of a kind", "straight flush", "full house", "flush", "straight"}
    assert not {FROM_BEST[-reference(hand)[0]] for hand in hands} & needs_five
    assert not {BUILTINS.strength(h) // 13**5 for h in hands} & {
        BUILTINS.ORDER[c] for c in ("straight", "flush", "full-house")
    }


def test_wild_cards_repeat():
    """With wild cards a rank can occur five times, or twice in a flush. POKER-14 OPEN-84"""
    hands = [
        ((11, 0), (11, 1), (11, 2), (11, 3), (11, 1)),
        ((12, 1), (12, 1), (11, 1), (3, 1), (0, 1)),
        ((12, 1), (11, 1), (10, 1), (3, 1), (0, 1)),
        ((12, 1), (11, 1), (11, 1), (3, 1), (0, 1)),
        ((12, 1), (11, 1), (10, 1), (9, 1), (8, 1)),
        ((11, 1), (10, 1), (9, 1), (8, 1), (7, 1)),
        ((9, 0), (9, 1), (9, 2), (9, 3), (8, 1)),
    ]
    agree(hands)
    assert BUILTINS.strength(hands[1]) > BUILTINS.strength(hands[3]) > BUILTINS.strength(hands[2])


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
    return int(
        table.game.builtins["B_hand_strength"](
            table.state, cards[: len(cards) - board], cards[len(cards) - board :], 0
        )
    )


def test_cheat_keeps_its_suit():
    """Cheat is any value of the suit printed on it. POKER-16 POKER-17 OPEN-19"""
    royal, flush = strength("2♦ A♦ K♦ Q♦ J♦"), strength("2♥ A♦ K♦ Q♦ J♦")
    assert royal // 13**5 == BUILTINS.ORDER["royal"]
    assert flush // 13**5 == BUILTINS.ORDER["straight"]
    assert strength("2♦ 9♠ 9♥ 9♣ 9♦") // 13**5 == BUILTINS.ORDER["five"]


def test_two_cheats():
    """Each stands for any value of its own suit; five of a kind may use both. OPEN-85"""
    assert strength("2♦ 2♥ 9♥ 9♣ 9♦") // 13**5 == BUILTINS.ORDER["five"]
    assert strength("2♦ 2♥ 9♠ 9♣ 5♦") // 13**5 == BUILTINS.ORDER["four"]


def test_cheat_in_the_flop():
    """On the flop it is a plain 2. POKER-18 DIFF-37"""
    assert strength("A♠ K♥ 2♦ 9♣ 5♠") // 13**5 == BUILTINS.ORDER["high"]
    assert strength("2♥ K♥ 2♦ 9♣ 5♠") // 13**5 == BUILTINS.ORDER["pair"]


def test_cheat_against_all_its_values():
    """With Cheat a hand is worth the best of what it is with each value in its place. OPEN-19"""
    table, dice = Table(), Dice(3)
    others = [f"{rank}{suit}" for rank in RANKS for suit in "♥♦♣♠" if (rank, suit) != ("2", "♦")]
    ranks, suits = list(RANKS), "♥♦♣♠"
    for _ in range(200):
        left = [card for card in others if not card.startswith("2")]
        four = [left.pop(dice.below(len(left))) for _ in range(4)]
        faces = [(ranks.index(card[:-1]), suits.index(card[-1])) for card in four]
        best = max(BUILTINS.strength(((rank, 1), *faces)) for rank in range(13))
        assert strength("2♦ " + " ".join(four), table=table) == best


def test_ace_low_by_a_switch():
    """The Ace stands below the 2 only where the switch says so, as the lowest straight. OPEN-18"""
    wheel, six, seven = (
        tuple((rank, suit % 4) for suit, rank in enumerate(ranks))
        for ranks in ((12, 0, 1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3, 4, 5))
    )
    assert BUILTINS.strength(wheel) < BUILTINS.strength(six)
    assert BUILTINS.strength(wheel) // 13**5 == BUILTINS.ORDER["high"]
    assert BUILTINS.strength(wheel, True) // 13**5 == BUILTINS.ORDER["straight"]
    assert BUILTINS.strength(wheel, True) < BUILTINS.strength(six, True) < BUILTINS.strength(seven, True)
