"""Algorithms of Western Legends: ranking a hand of poker in which some cards may stand for any rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

CATEGORIES = ("high", "pair", "two-pair", "three", "straight", "flush", "full-house", "four", "straight-flush", "five", "royal")
ORDER = {name: i for i, name in enumerate(CATEGORIES)}


def hand_strength(state: Any, own: Sequence[int], board: Sequence[int]) -> int:
    """A number that orders hands: the best that own cards and the board make together, wild cards tried in every way."""
    functions = state.g.functions
    suits, ranks = functions["P_card_suit"], functions["P_card_rank"]
    choices = [list(functions["q_ranks_of"](state, -1, card)) for card in own]
    fixed = [ranks[card] for card in board]
    all_suits = [suits[card] for card in (*own, *board)]
    best = 0
    for chosen in product(*choices) if choices else [()]:
        cards = list(zip((*chosen, *fixed), all_suits, strict=True))
        for five in combinations(cards, min(5, len(cards))):
            best = max(best, strength(five))
    return best


def strength(cards: Sequence[tuple[int, int]]) -> int:
    """The strength of up to five cards: category first, then ranks by how often they occur and how high they are."""
    ranks = sorted((r for r, _ in cards), reverse=True)
    counts = sorted(((n, r) for r, n in Counter(ranks).items()), reverse=True)
    shape = tuple(n for n, _ in counts)
    whole = len(cards) == 5
    flush = whole and len({s for _, s in cards}) == 1
    straight = whole and len(counts) == 5 and ranks[0] - ranks[4] == 4
    category = _category(shape, flush, straight, ranks[0] if ranks else 0, whole)
    value = ORDER[category]
    tiebreak = [r for _, r in counts] + [0] * 5
    for r in tiebreak[:5]:
        value = value * 13 + r
    return value


def _category(shape: tuple[int, ...], flush: bool, straight: bool, highest: int, whole: bool) -> str:
    if flush and straight:
        return "royal" if highest == 12 else "straight-flush"
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
