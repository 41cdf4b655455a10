"""Algorithms of Western Legends: ranking a hand of poker in which some cards may stand for several ranks or suits.

The strength of a hand depends on how often each rank occurs in it, and on whether all its cards share a suit. Each rank
and each suit has a code, and the sums of the codes tell both: tables from sums to strengths fill up as hands occur. A
card whose rank and suit are printed for good has one code; of every other card the game is asked what it can stand for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

CATEGORIES = (
    "high", "pair", "two-pair", "three", "straight", "flush", "full-house", "four", "straight-flush", "royal",
)  # fmt: skip
"""From worst to best, without five of a kind: a ruling gives its place."""
WHOLE = 5
RANK_CODES = (1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031, 257637)
"""By rank, the last for a card of any rank: no two hands of up to five cards have the same sum unless they have the same
ranks. Each is the smallest number of which that is true.
"""
SUIT_CODES = (29, 30, 35, 36, 0)
"""By suit, the last for a card without one: no other hand of up to five cards has the sum that five of one suit have."""
NO_SUIT = len(SUIT_CODES) - 1
ONE_SUIT = frozenset(WHOLE * code for code in SUIT_CODES[:NO_SUIT])
BITS = 8
SUITS = (1 << BITS) - 1
RANKS = ANY_RANK = len(RANK_CODES) - 1
RANK_OF = {code: rank for rank, code in enumerate(RANK_CODES)}
UNTOLD = 1 << 29
"""The code of a card that can stand for several things, or for none: no sum with it is in a table."""
ACE, FIVE = 12, 3
STEEL_WHEEL = [ACE, FIVE, 2, 1, 0]

Table = dict[int, int]
Rows = list[Table]
"""Strengths by the sum of the codes of suits, then by that of ranks."""


@cache
def order_of(beat_five: int) -> dict[str, int]:
    """The places of all categories where so many of them beat five of a kind."""
    order = list(CATEGORIES)
    order.insert(max(0, len(order) - beat_five), "five")
    return {category: place for place, category in enumerate(order)}


def strength_of(ranks: Sequence[int], suited: bool, ace_low: int, beat_five: int, one_high: int) -> int:
    """A number that orders hands: the category first, then ranks as they are compared.

    `ace_low`: an Ace may begin a straight. `beat_five`: so many categories beat five of a kind. `one_high`: a hand of nothing
    is its highest card alone.
    """
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    order = [rank for _, rank in groups]
    wheel = ace_low and order == STEEL_WHEEL
    straight = wheel or (len(order) == WHOLE and order[0] - order[-1] == WHOLE - 1)
    if straight:
        order = [FIVE if wheel else order[0]]
    category = _category([n for n, _ in groups], suited, straight, order[:1] == [ACE])
    if category == "flush":
        order = sorted(ranks, reverse=True)
    if category == "high" and one_high:
        order = order[:1]
    found = order_of(beat_five)[category]
    for rank in ([rank + 1 for rank in order] + [0] * WHOLE)[:WHOLE]:  # a 2 is more than no card
        found = found * (RANKS + 1) + rank
    return found


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
def strengths(beat_five: int, one_high: int) -> tuple[Rows, Rows]:
    """What is known so far under these rulings: with the Ace high only, and with the Ace low as well."""
    return _rows(), _rows()


def _rows() -> Rows:
    mixed: Table = {}
    suited: Table = {}
    return [suited if suits in ONE_SUIT else mixed for suits in range(SUITS + 1)]


def hand_strength(ranks_of: Any, suits_of: Any) -> Callable[..., int]:
    """The strength of the best hand that own cards and the board make together, by the ranks and suits that cards have."""
    codes: list[int] = []
    known: tuple[dict[int, tuple[Rows, Rows]], ...] = {}, {}

    def strength(
        state: Any, own: Sequence[int], board: Sequence[int], ace_low: int, beat_five: int, one_high: int
    ) -> int:
        try:
            a, b = own
            c, d, e = board
            hand = codes[a] + codes[b] + codes[c] + codes[d] + codes[e]
            if hand < UNTOLD:
                return known[one_high][beat_five][ace_low][hand & SUITS][hand >> BITS]
        except (LookupError, ValueError):  # not five cards, or something that has not occurred before
            known[one_high][beat_five] = strengths(beat_five, one_high)
            codes.extend(map(code_printed, range(len(codes), max((*own, *board), default=0) + 1)))
        return tried(state, [*own, *board], ace_low, beat_five, one_high)

    def tried(state: Any, cards: list[int], ace_low: int, beat_five: int, one_high: int) -> int:
        told = [
            (code,) if (code := codes[card]) < UNTOLD else ways(ranks_of(state, card), suits_of(state, card))
            for card in cards
        ]
        hands: Iterable[tuple[int, ...]] = product(*filter(None, told))
        if len(told) > WHOLE:
            hands = (five for hand in hands for five in combinations(hand, min(WHOLE, len(hand))))
        rows = strengths(beat_five, one_high)[ace_low]
        return max([worth(hand, rows, ace_low, beat_five, one_high) for hand in hands])

    def code_printed(card: int) -> int:
        ranks, suits = ranks_of.printed(card), suits_of.printed(card)
        printed = [] if ranks is None or suits is None else ways(ranks, suits)
        return printed[0] if len(printed) == 1 else UNTOLD

    return strength


def ways(ranks: Sequence[int], suits: Sequence[int]) -> list[int]:
    """The codes of all that a card can stand for; one without a suit can be in no flush."""
    some = [ANY_RANK] if len(ranks) == RANKS else ranks
    worn = suits or [NO_SUIT]
    return [RANK_CODES[rank] << BITS | SUIT_CODES[suit] for rank in some for suit in worn]


def worth(hand: tuple[int, ...], rows: Rows, ace_low: int, beat_five: int, one_high: int) -> int:
    """What cards with these codes are worth."""
    sums = sum(hand)
    table, sums = rows[sums & SUITS], sums >> BITS
    if sums not in table:
        table[sums] = _worked_out(hand, rows, ace_low, beat_five, one_high)
    return table[sums]


def _worked_out(hand: tuple[int, ...], rows: Rows, ace_low: int, beat_five: int, one_high: int) -> int:
    ranks = [RANK_OF[code >> BITS] for code in hand]
    suited = sum(hand) & SUITS in ONE_SUIT
    if ANY_RANK not in ranks:
        return strength_of(ranks, suited, ace_low, beat_five, one_high)
    at = ranks.index(ANY_RANK)
    others, suit = hand[:at] + hand[at + 1 :], hand[at] & SUITS
    what = _worked_out if suited else worth  # two cards of one rank and suit are wanted nowhere else
    return max(
        what((*others, code << BITS | suit), rows, ace_low, beat_five, one_high)
        for code in RANK_CODES[:ANY_RANK]
    )


BUILTINS = {"hand-strength": hand_strength}
