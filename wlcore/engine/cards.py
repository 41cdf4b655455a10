"""Moves and looks of cards: what generated code calls, keeping zones, order and knowledge right.

A zone is a list of cards, bottom first. A deck is made of blocks, inside which the order is nobody's knowledge and is
drawn only when it matters: some cards on top whose order is fixed (`v[t]` of them), one loose block, and older blocks
below it (their sizes in `b[zone]`, bottom first, their sum in `v[u]`). Where the order is nobody's knowledge, in a hand
as in a block, the cards stand in ascending order. Bit p of `k[card]` says that player p knows the card to be in the
block where it is (in its zone, for zones that are no decks). A block of one card is in order, wherever it lies and however it
came to be one: what is asked of a deck hangs on its blocks alone (`docs/decisions/0027-decks.md`). Bit `bit[zone]` of
`s.dark` is set only while nobody knows any card of a deck's loose block; it follows from `k`, and only spares looking there.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from wlcore.engine.chance import FACTOR, MASK, STEP, from_deck, one_of

if TYPE_CHECKING:
    from wlcore.engine.state import State

NUMBER = itemgetter(0)


def top(zone: list[int]) -> int:
    """The top card of an open zone, or nobody."""
    return zone[-1] if zone else -1


def bottom(zone: list[int]) -> int:
    """The bottom card of an open zone, or nobody."""
    return zone[0] if zone else -1


def seen_top(s: State, zone: int) -> int:
    """The top card of a deck if no other can lie there, else nobody."""
    if s.v[s.g.fixed[zone]]:
        return s.z[zone][-1]
    sizes = blocks(s, zone)
    return s.z[zone][-1] if sizes and sizes[-1] == 1 else -1


def seen_bottom(s: State, zone: int) -> int:
    """The bottom card of a deck if no other can lie there, else nobody."""
    sizes = blocks(s, zone)
    return s.z[zone][0] if sizes and sizes[0] == 1 else -1


def blocks(s: State, zone: int) -> list[int]:
    """The sizes of a deck's blocks, bottom first."""
    fixed = s.v[s.g.fixed[zone]]
    loose = len(s.z[zone]) - fixed - s.v[s.g.below[zone]]
    return [*s.b[zone], *([loose] if loose else []), *([1] * fixed)]


def set_blocks(s: State, zone: int, sizes: Sequence[int]) -> None:
    """Give a deck this order of blocks: what stands on top as single cards counts as fixed."""
    s.dark &= ~s.g.bit[zone]
    rest = list(sizes)
    fixed = 0
    while rest and rest[-1] == 1:
        rest.pop()
        fixed += 1
    loose = rest.pop() if rest else 0
    s.v[s.g.fixed[zone]] = fixed
    set_older(s, zone, tuple(rest))
    s.v[s.g.below[zone]] = len(s.z[zone]) - fixed - loose


def set_older(s: State, zone: int, sizes: tuple[int, ...]) -> None:
    """Say which blocks lie below the loose one of a deck."""
    if s.b[zone] != sizes:
        s.b = (*s.b[:zone], sizes, *s.b[zone + 1 :])


def fix_top(s: State, zone: int) -> int:
    """Settle which card lies on top of a deck, without anybody seeing it; nobody if there is none."""
    cards = s.z[zone]
    if s.v[s.g.fixed[zone]]:
        return cards[-1]
    card = settle_top(s, zone)
    under = s.v[s.g.below[zone]]
    if len(cards) - under > 1:
        _uncertain(s, zone, cards[under:])
    return card


def fix_tops(s: State, zone: int, amount: int) -> list[int]:
    """Settle the order of the first cards of a deck, without anybody seeing them; those cards, the top one first."""
    cards, fixed = s.z[zone], s.g.fixed[zone]
    held: list[int] = []
    while len(held) < amount and fix_top(s, zone) >= 0:
        held.append(cards.pop())
        s.v[fixed] -= 1
    cards += reversed(held)
    s.v[fixed] += len(held)
    return held


def take_top(s: State, deck: int, zone: int) -> int:
    """Put the top card of a deck where not all see it; nobody if there is none.

    Where no order was fixed and several cards are loose, that is one step; what is written last does the same.
    """
    cards, v, g = s.z[deck], s.v, s.g
    under = v[g.below[deck]]
    size = len(cards) - under
    knows = g.taking[zone]
    if size > 1 and knows >= 0 and not v[g.fixed[deck]] and not s.fate:
        s.rng = x = (s.rng * FACTOR + STEP) & MASK
        card = cards.pop(under + ((x >> 33) * size >> 31))
        if not s.dark & g.bit[deck]:
            _uncertain(s, deck, cards[under:] if under else cards)
        s.k[card] = knows
        s.loc[card] = zone
        at = g.fixed[zone]
        if at < 0:
            insort(s.z[zone], card)
        else:
            s.z[zone].append(card)
            v[at] += 1
        return card
    card = fix_top(s, deck)
    if card >= 0:
        put(s, card, zone, False)
    return card


def settle_top(s: State, zone: int) -> int:
    """Settle which card lies on top of a deck and is at once put where all can see it: nobody loses track of the others. Nobody if
    there is none.
    """
    cards, v, g = s.z[zone], s.v, s.g
    if not cards or v[g.fixed[zone]]:
        return cards[-1] if cards else -1
    under = v[g.below[zone]]
    if under == len(cards):
        under = _next_block(s, zone)
    size = len(cards) - under
    if s.fate:
        cards.append(cards.pop(under + one_of(s, from_deck(zone), cards[under:])))
    elif size > 1:
        s.rng = x = (s.rng * FACTOR + STEP) & MASK
        cards.append(cards.pop(under + ((x >> 33) * size >> 31)))
    v[g.fixed[zone]] = 1
    return cards[-1]


def _next_block(s: State, zone: int) -> int:
    """The loose block is used up: the block below it is the loose one now. Returns what lies below that."""
    s.dark &= ~s.g.bit[zone]
    older = s.b[zone]
    s.v[s.g.below[zone]] -= older[-1]
    set_older(s, zone, older[:-1])
    return s.v[s.g.below[zone]]


def _uncertain(s: State, zone: int, loose: Sequence[int]) -> None:
    """One of these has been set apart and nobody saw which: nobody knows any more where each of them is."""
    k, bit = s.k, s.g.bit[zone]
    if not s.dark & bit:
        for card in loose:
            k[card] = 0
        s.dark |= bit


def turn_up(s: State, zone: int) -> None:
    """Show the top card of a deck to everybody."""
    if s.v[s.g.fixed[zone]]:
        s.k[s.z[zone][-1]] = s.all
        return
    card = settle_top(s, zone)
    if card >= 0:
        s.k[card] = s.all


def lift(s: State, card: int) -> int:
    """Take a card out of the zone it is in; returns that zone. A deck's blocks stay what they are, less this card."""
    zone, v, g = s.loc[card], s.v, s.g
    cards, fixed = s.z[zone], g.fixed[zone]
    if fixed < 0:
        cards.remove(card)
        return zone
    at = len(cards) - 1 if cards[-1] == card else cards.index(card)
    del cards[at]
    if at < v[g.below[zone]]:
        _leave_older(s, zone, at)
    elif at > len(cards) - v[fixed]:
        v[fixed] -= 1
    return zone


def _leave_older(s: State, zone: int, at: int) -> None:
    """The card at this place has left an older block; one that is empty is no more."""
    sizes = list(s.b[zone])
    seen = 0
    for i, size in enumerate(sizes):
        seen += size
        if at < seen:
            sizes[i] -= 1
            break
    s.v[s.g.below[zone]] -= 1
    set_older(s, zone, tuple([size for size in sizes if size]))


def put(s: State, card: int, zone: int, under: bool) -> None:
    """Move one card, wherever it is; `under` puts it at the bottom."""
    if s.g.sight[zone] != OPEN:
        _hide(s, card, s.loc[card], zone)
    else:
        s.k[card] = s.all
    lift(s, card)
    _lay(s, card, zone, under)


def _lay(s: State, card: int, zone: int, under: bool) -> None:
    """Put a card that has been lifted into a zone."""
    v, g, cards = s.v, s.g, s.z[zone]
    fixed = g.fixed[zone]
    if fixed >= 0 and under and v[fixed] < len(cards):
        cards.insert(0, card)
        set_older(s, zone, (1, *s.b[zone]))
        v[g.below[zone]] += 1
    elif fixed >= 0:
        cards.insert(0 if under else len(cards), card)
        v[fixed] += 1
    elif g.sight[zone] != OPEN:
        insort(cards, card)
    else:
        cards.insert(0 if under else len(cards), card)
    s.loc[card] = zone


OPEN, OWNER, HIDDEN = 0, 1, 2


def _hide(s: State, card: int, came: int, zone: int) -> None:
    """A card goes where not all see it: who cannot follow it loses track of it, and of what lay beside it."""
    k, g = s.k, s.g
    if g.sight[came] == OPEN:
        k[card] = s.all
        return
    owner = g.owner[zone]
    from_owner = g.owner[came]
    sees = (1 << owner if owner >= 0 else 0) | (1 << from_owner if from_owner >= 0 else 0)
    beside = s.z[came]
    if g.fixed[came] >= 0:
        if s.v[g.fixed[came]] and beside[-1] == card:
            beside = [card]
        else:
            at, start = beside.index(card), 0
            for size in blocks(s, came):
                if at < start + size:
                    break
                start += size
            beside = beside[start : start + size]
    if len(beside) > 1:
        keep = sees if g.fixed[came] < 0 else 0
        for other in beside:
            k[other] &= keep
    if owner >= 0:
        k[card] |= 1 << owner


def put_all(s: State, cards: Sequence[int], zone: int, under: bool) -> None:
    """Move several cards, in the order given; together under a deck they lie in an order that nobody knows."""
    moved = list(cards)
    if not under and s.g.fixed[zone] >= 0 and _pile_up(s, moved, zone):
        return
    for card in moved:
        put(s, card, zone, under)
    if under:
        _mix_below(s, moved, zone)


def put_named(s: State, cards: Sequence[int], zone: int, under: bool) -> None:
    """Move cards that the rules name: all know where each of them lies then, and nobody loses track of what lay beside it."""
    for card in cards:
        lift(s, card)
        _lay(s, card, zone, under)
        s.k[card] = s.all
    if under:
        _mix_below(s, list(cards), zone)


def _mix_below(s: State, moved: list[int], zone: int) -> None:
    """Several cards that have been put under a deck are one block."""
    if len(moved) > 1 and s.g.fixed[zone] >= 0:
        s.z[zone][: len(moved)] = sorted(moved)
        set_blocks(s, zone, [len(moved), *blocks(s, zone)[len(moved) :]])


def left_of(cards: list[int], gone: set[int] | frozenset[int]) -> list[int]:
    """What is left of some cards; most often nothing."""
    return [] if gone.issuperset(cards) else [card for card in cards if card not in gone]


def _pile_up(s: State, cards: list[int], zone: int) -> bool:
    """Put cards that lie open on a deck at once; says whether that was possible: each once, and none out of sight."""
    g, k, loc = s.g, s.k, s.loc
    gone = set(cards)
    came = set(map(loc.__getitem__, gone))
    if len(gone) < len(cards) or not all(map(g.game.open.__getitem__, came)):
        return False
    for place in came:
        s.z[place][:] = left_of(s.z[place], gone)
    for card in cards:
        k[card], loc[card] = s.all, zone
    s.z[zone] += cards
    s.v[g.fixed[zone]] += len(cards)
    return True


Plan = tuple[list[tuple[int, list[int]]], list[int], int, list[int]]
"""The cards of the zones that have some, the zone of each card, and the values of decks: from which on, and what."""


def lay_out(s: State, plan: Plan) -> None:
    """Put every card, as the rules name them, where a plan says."""
    zones, loc, first, values = plan
    z = s.z
    for lying in filter(None, z):
        lying.clear()
    for zone, cards in zones:
        z[zone] += cards
    s.loc[:] = loc
    s.k[:] = s.g.known[s.n]
    s.dark = 0
    s.b = s.g.whole
    s.v[first : first + len(values)] = values


DeckPlan = tuple[
    frozenset[int], tuple[tuple[int, tuple[int, ...]], ...], tuple[tuple[int, tuple[int, ...]], ...]
]


def lay_out_some(s: State, plan: DeckPlan) -> None:
    """Gather cards that the rules name, from wherever they are, into shuffled decks; if other cards lie among them, step by step."""
    gathered, decks, steps = plan
    v, g, z, loc, k = s.v, s.g, s.z, s.loc, s.k
    came = set(map(loc.__getitem__, gathered))
    left = {place: left_of(z[place], gathered) for place in came}
    mixed = [zone for zone, _ in decks if left.get(zone, z[zone])]
    parted = [place for place in came if left[place] and g.fixed[place] >= 0]
    if mixed or parted:
        for zone, cards in steps:
            put_named(s, cards, zone, False) if cards else shuffle(s, zone)
        return
    s.dark = 0
    for place, rest in left.items():
        z[place] = rest
        if g.fixed[place] >= 0:
            v[g.fixed[place]] = v[g.below[place]] = 0
            set_older(s, place, ())
    for zone, cards in decks:
        z[zone] = list(cards)
        for card in cards:
            loc[card], k[card] = zone, s.all


def shuffle(s: State, zone: int) -> None:
    """Make the order of a deck nobody's knowledge; which cards are in it stays known to who knew."""
    s.dark &= ~s.g.bit[zone]
    s.z[zone].sort()
    s.v[s.g.fixed[zone]] = 0
    s.v[s.g.below[zone]] = 0
    set_older(s, zone, ())


def show(s: State, cards: Sequence[int], mask: int) -> None:
    """Let the players in the mask see the faces of cards, wherever they lie."""
    s.dark = 0
    for card in cards:
        s.k[card] |= mask


def look_at_top(s: State, zone: int, mask: int) -> None:
    """Let the players in the mask see the top card of a deck."""
    if mask == s.all:
        turn_up(s, zone)
        return
    card = fix_top(s, zone)
    if card >= 0:
        s.k[card] |= mask


def seats(players: Sequence[int]) -> int:
    """The players as a mask."""
    mask = 0
    for p in players:
        mask |= 1 << p
    return mask


def most(pairs: list[tuple[int, int]]) -> list[int]:
    """The things with the highest number."""
    if not pairs:
        return []
    best = max(pairs)[0]
    return [x for n, x in pairs if n == best]


def fewest(pairs: list[tuple[int, int]]) -> list[int]:
    """The things with the lowest number."""
    if not pairs:
        return []
    best = min(pairs)[0]
    return [x for n, x in pairs if n == best]


def only(things: Sequence[int]) -> int:
    """The single element of a set, or nobody."""
    return things[0] if len(things) == 1 else -1


def without(these: Sequence[int], those: Sequence[int]) -> list[int]:
    """These, less those."""
    less = set(those)
    return [x for x in these if x not in less]


def first(things: Iterable[int]) -> int:
    """The first of a set in the order of its kind, or nobody."""
    return min(things, default=-1)


def first_from(things: Iterable[int], start: int, all_there_are: int) -> int:
    """The first of a set from one on, going round; from the beginning where that one is nobody."""
    return min(things, key=lambda x: (x - max(start, 0)) % all_there_are, default=-1)


def following(label: int, many: int) -> int:
    """The next of so many names, or nobody."""
    return label + 1 if label + 1 < many else -1


def foremost(pairs: list[tuple[int, int]]) -> int:
    """The first of the things with the highest number."""
    return max(pairs, key=NUMBER)[1]


def hindmost(pairs: list[tuple[int, int]]) -> int:
    """The first of the things with the lowest number."""
    return min(pairs, key=NUMBER)[1]
