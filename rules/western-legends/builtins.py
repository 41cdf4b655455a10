"""Algorithms of Western Legends: ranking a hand of poker in which some cards may stand for several ranks or suits.

The strength of a hand depends on how often each rank occurs in it, and on whether all its cards share a suit. Each rank has
a code, and the sum of the codes tells how often each occurs: a table from sums to strengths fills up as hands occur. A card
that stands for any rank has a code of its own; what a sum with it is worth follows from the sums with each rank in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import combinations, product
from operator import and_
from typing import Any

CATEGORIES = (
    "high", "pair", "two-pair", "three", "straight", "flush", "full-house", "four", "straight-flush", "royal",
)  # fmt: skip
"""From worst to best, without five of a kind: a ruling gives its place."""
RANKS, WHOLE = 13, 5
ACE, FIVE = 12, 3
STEEL_WHEEL = [ACE, FIVE, 2, 1, 0]
BITS = 3
MOST = (1 << BITS) - 1
CODES = [1 << (BITS * rank) for rank in range(RANKS)]
ANY_RANK = 1 << (BITS * RANKS)


class Strengths(dict[int, int]):
    """What hands of mixed suits are worth, by the sum of their codes: the category first, then ranks as they are compared."""

    def __init__(self, ace_low: bool = False, beat_five: int = 1) -> None:
        self.ace_low = ace_low
        order = list(CATEGORIES)
        order.insert(max(0, len(order) - beat_five), "five")
        self.order = {category: place for place, category in enumerate(order)}

    def __missing__(self, codes: int) -> int:
        if codes >= ANY_RANK:
            found = max(self[codes - ANY_RANK + code] for code in CODES)
        else:
            found = self._worth(codes, suited=False)
        self[codes] = found
        return found

    def of_one_suit(self, codes: int) -> int:
        """What five cards of one suit are worth: rare enough to be worked out each time."""
        if codes >= ANY_RANK:
            return max(self.of_one_suit(codes - ANY_RANK + code) for code in CODES)
        return self._worth(codes, suited=True)

    def _worth(self, codes: int, suited: bool) -> int:
        times = [codes >> (BITS * rank) & MOST for rank in range(RANKS)]
        groups = sorted(((n, rank) for rank, n in enumerate(times) if n), reverse=True)
        order = [rank for _, rank in groups]
        wheel = self.ace_low and order == STEEL_WHEEL
        straight = wheel or (len(order) == WHOLE and order[0] - order[-1] == WHOLE - 1)
        if straight:
            order = [FIVE if wheel else order[0]]
        category = _category([n for n, _ in groups], suited, straight, order[:1] == [ACE])
        if category == "flush":
            order = sorted((rank for n, rank in groups for _ in range(n)), reverse=True)
        worth = self.order[category]
        for rank in ([rank + 1 for rank in order] + [0] * WHOLE)[:WHOLE]:  # a 2 is more than no card
            worth = worth * (RANKS + 1) + rank
        return worth


def _category(shape: list[int], suited: bool, straight: bool, to_the_ace: bool) -> str:
    if shape[:1] == [5]:
        return "five"
    if straight and suited:
        return "royal" if to_the_ace else "straight-flush"
    if shape[:1] == [4]:
        return "four"
    if shape[:2] == [3, 2]:
        return "full-house"
    if suited or straight:
        return "flush" if suited else "straight"
    if shape[:1] == [3]:
        return "three"
    if shape[:2] == [2, 2]:
        return "two-pair"
    return "pair" if shape[:1] == [2] else "high"


@cache
def strengths(ace_low: bool, beat_five: int) -> Strengths:
    """The table under these rulings."""
    return Strengths(ace_low, beat_five)


def hand_strength(state: Any, own: Sequence[int], board: Sequence[int], ace_low: int, beat_five: int) -> int:
    """A number that orders hands: the best that own cards and the board make together, wild cards tried in every way."""
    ranks, suits = state.g.functions["q_ranks_of"], state.g.functions["q_suits_of"]
    cards = [(codes(ranks(state, -1, card)), set(suits(state, -1, card))) for card in (*own, *board)]
    faces = [(some, worn) for some, worn in cards if some]
    table = strengths(bool(ace_low), beat_five)
    best = 0
    for hand in combinations(faces, min(WHOLE, len(faces))):
        one_suit = len(hand) == WHOLE and reduce(and_, (worn for _, worn in hand))
        worth = table.of_one_suit if one_suit else table.__getitem__
        best = max(best, *(worth(sum(ways)) for ways in product(*(some for some, _ in hand))))
    return best


def codes(ranks: Sequence[int]) -> list[int]:
    """The codes of the ranks that a card may have."""
    return [ANY_RANK] if len(ranks) == RANKS else [CODES[rank] for rank in ranks]


BUILTINS = {"hand-strength": hand_strength}
