"""What one player may know of a state, and full states that agree with it.

A view is made of the cards' known places and backs alone: there is no generator state, no seed and no hidden order in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wlcore.engine.cards import OPEN, OWNER, blocks
from wlcore.engine.chance import Dice
from wlcore.engine.saving import relist
from wlcore.engine.unfinished import Stack, imagined_stack, seen_stack
from wlcore.sets import as_mask

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

UNSEEN = -1
DEALS = 200
"""How often cards are dealt anew where another player's choice would make no sense."""


@dataclass(frozen=True, slots=True, order=True)
class Sighting:
    """A card in a place: which one, or `UNSEEN`; its back; who is known to know it (a mask)."""

    card: int
    back: str
    known_by: int


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards lying together. In a deck each block is a pile of its own; only in an open zone does the order count."""

    cards: tuple[Sighting, ...]

    @property
    def seen(self) -> tuple[int, ...]:
        """The cards that are known to be here."""
        return tuple(s.card for s in self.cards if s.card != UNSEEN)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The backs of the cards here that are not known."""
        return tuple(s.back for s in self.cards if s.card == UNSEEN)


@dataclass(frozen=True, slots=True)
class View:
    """What the player in a seat (from 0) may know; `options` are empty when somebody else decides."""

    game: Game
    seat: int
    players: int
    settings: tuple[int, ...]
    values: tuple[int, ...]
    zones: tuple[tuple[Pile, ...], ...]
    sizes: tuple[tuple[int, ...], ...]
    stack: Stack
    decides: int
    options: tuple[int, ...]
    depth: int
    passed: int
    outer: tuple[tuple[int, ...], ...]
    over: bool
    winners: tuple[int, ...]

    def zone(self, number: int) -> tuple[Pile, ...]:
        """The piles of a zone, bottom first."""
        return self.zones[number]

    def possible(self, back: str) -> tuple[int, ...]:
        """The cards with this back whose place is not known."""
        seen = {c for zone in self.zones for pile in zone for c in pile.seen}
        return tuple(c for c, b in enumerate(self.game.backs) if b == back and c not in seen)

    def imagine(self, dice: Dice, traced: bool = False) -> State:
        """A full state that agrees with this view; unseen cards are dealt to unseen places by their backs. One that is only
        asked may be `traced`, so that a table at which no bot thinks needs no other code.

        That somebody else is to decide tells that there is something to decide: what would leave nothing is dealt anew.
        """
        state = self._dealt(dice, traced)
        for _ in range(DEALS):
            if self.over or _has_choice(state):
                return state
            state = self._dealt(dice, traced)
        relist(state)
        return state

    def _dealt(self, dice: Dice, traced: bool) -> State:
        state = self.game.blank(self.players, self.settings, traced)
        state.v = list(self.values)
        state.b = self.sizes
        state.who, state.depth, state.passed = self.decides, self.depth, self.passed
        state.over, state.winners, state.outer = self.over, self.winners, self.outer
        pools = self._pools(dice)
        for number, piles in enumerate(self.zones):
            state.z[number] = []
            for pile in piles:
                cards = []
                for sighting in pile.cards:
                    card = sighting.card if sighting.card != UNSEEN else pools[sighting.back].pop()
                    state.k[card] = sighting.known_by
                    state.loc[card] = number
                    cards.append(card)
                state.z[number] += cards if state.g.sight[number] == OPEN else sorted(cards)
        for at, owner, domain in self.game.secrets:
            if owner != self.seat:
                possible = state.g.functions[domain](state, owner)
                state.v[at] = possible[dice.below(len(possible))] if possible else UNSEEN
        state.st = imagined_stack(state, self.stack, self.seen, dice)
        state.rng = dice.below(1 << 31) << 33 | dice.below(1 << 31)
        return state

    @property
    def seen(self) -> int:
        """The cards whose place is known, as a mask."""
        return as_mask(c for zone in self.zones for pile in zone for c in pile.seen)

    def _pools(self, dice: Dice) -> dict[str, list[int]]:
        pools: dict[str, list[int]] = {}
        seen = {c for zone in self.zones for pile in zone for c in pile.seen}
        for card, back in enumerate(self.game.backs):
            if card not in seen:
                pools.setdefault(back, []).append(card)
        for pool in pools.values():
            for i in range(len(pool) - 1, 0, -1):
                j = dice.below(i + 1)
                pool[i], pool[j] = pool[j], pool[i]
        return pools


def _has_choice(state: State) -> bool:
    try:
        relist(state)
    except ValueError:
        return False
    return len(state.o) > 1


def view_of(state: State, seat: int) -> View:
    """What the player in this seat (from 0) may know."""
    own = state.who == seat and not state.over
    zones = tuple(_piles(state, number, 1 << seat) for number in range(len(state.z)))
    seen = as_mask(c for zone in zones for pile in zone for c in pile.seen)
    return View(
        game=state.game,
        seat=seat,
        players=state.n,
        settings=tuple(state.r),
        values=_values(state, seat),
        zones=zones,
        sizes=state.b,
        stack=seen_stack(state, seat, seen),
        decides=state.who,
        options=tuple(state.o) if own else (),
        depth=state.depth,
        passed=state.passed,
        outer=state.outer,
        over=state.over,
        winners=tuple(state.winners),
    )


def _values(state: State, seat: int) -> tuple[int, ...]:
    values = list(state.v)
    for at, owner, _ in state.game.secrets:
        if owner != seat:
            values[at] = UNSEEN
    return tuple(values)


def _piles(state: State, number: int, me: int) -> tuple[Pile, ...]:
    cards = state.z[number]
    if not cards:
        return ()
    if state.g.fixed[number] >= 0:
        piles, start = [], 0
        for size in blocks(state, number):
            piles.append(_together(state, cards[start : start + size], me, 0))
            start += size
        return tuple(piles)
    sight = state.g.sight[number]
    if sight == OPEN:
        return (Pile(tuple(Sighting(c, state.game.backs[c], state.all) for c in cards)),)
    owner = 1 << state.g.owner[number] if sight == OWNER else 0
    return (_together(state, cards, me, owner),)


def _together(state: State, cards: list[int], me: int, owner: int) -> Pile:
    """Cards whose order is not known. Of several, who else knows which is told only where all do."""
    backs, everybody = state.game.backs, state.all
    out = []
    for card in cards:
        mask = state.k[card] | owner
        if len(cards) > 1 and mask != everybody:
            mask = (mask & me) | owner
        out.append(Sighting(card if mask & me else UNSEEN, backs[card], mask))
    return Pile(tuple(sorted(out)))
