"""Algorithms of Western Legends: ranking a hand of poker in which some cards may stand for several ranks or suits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

CATEGORIES = (
    "high",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "five",
    "royal",
)
ORDER = {name: i for i, name in enumerate(CATEGORIES)}
ACE, FIVE = 12, 3
STEEL_WHEEL = [12, 3, 2, 1, 0]


def hand_strength(state: Any, own: Sequence[int], board: Sequence[int], ace_low: int) -> int:
    """A number that orders hands: the best that own cards and the board make together, wild cards tried in every way."""
    ranks, suits = state.g.functions["q_ranks_of"], state.g.functions["q_suits_of"]
    faces = [list(product(ranks(state, -1, card), suits(state, -1, card))) for card in (*own, *board)]
    best = 0
    for cards in product(*faces):
        for five in combinations(cards, min(5, len(cards))):
            best = max(best, strength(five, bool(ace_low)))
    return best


def strength(cards: Sequence[tuple[int, int]], ace_low: bool = False) -> int:
    """The strength of up to five cards, each a rank and a suit: category first, then ranks.

    Ranks are compared by how often they occur and how high they are; in a flush from the top card down.
    """
    ranks = sorted((r for r, _ in cards), reverse=True)
    counts = sorted(((n, r) for r, n in Counter(ranks).items()), reverse=True)
    shape = tuple(n for n, _ in counts)
    whole = len(cards) == 5
    flush = whole and len({s for _, s in cards}) == 1
    wheel = ace_low and ranks == STEEL_WHEEL
    straight = whole and len(counts) == 5 and (ranks[0] - ranks[4] == 4 or wheel)
    category = _category(shape, flush, straight, FIVE if wheel else max(ranks, default=0))
    order = [FIVE] if straight and wheel else ranks if category == "flush" else [r for _, r in counts]
    value = ORDER[category]
    for r in (order + [0] * 5)[:5]:
        value = value * 13 + r
    return value


def _category(shape: tuple[int, ...], flush: bool, straight: bool, highest: int) -> str:
    if flush and straight:
        return "royal" if highest == ACE else "straight-flush"
    if shape[:1] == (5,):
        return "five"
    if shape[:1] == (4,):
        return "four"
    if shape == (3, 2):
        return "full-house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if shape[:1] == (3,):
        return "three"
    if shape[:2] == (2, 2):
        return "two-pair"
    return "pair" if shape[:1] == (2,) else "high"


BUILTINS = {"hand-strength": hand_strength}
