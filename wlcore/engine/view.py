"""What one player may know of a state.

A view is made of the cards' known places and backs alone: there is no generator state, no seed and no hidden order in it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from wlcore.engine.cards import OPEN, OWNER, blocks
from wlcore.engine.chance import Dice
from wlcore.engine.imagined import Laid, as_seen, imagined
from wlcore.engine.sightings import UNSEEN, Sighting
from wlcore.engine.unfinished import Stack, Stacks, seen_stack
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

KEPT = 4096
"""So many zones are remembered as somebody saw them."""


class Pile(NamedTuple):
    """Cards lying together. In a deck each block is a pile of its own; only in an open zone does the order count."""

    cards: tuple[Sighting, ...]

    @property
    def seen(self) -> tuple[int, ...]:
        """The cards that are known to be here."""
        return tuple([card for card, _, _ in self.cards if card != UNSEEN])

    @property
    def unseen(self) -> tuple[str, ...]:
        """The backs of the cards here that are not known."""
        return tuple(s.back for s in self.cards if s.card == UNSEEN)


class Imagined:
    """Keeps what all states have in common that are imagined from the same view."""

    __slots__ = ("laid",)
    laid: Laid


@dataclass(frozen=True, slots=True)
class View(Imagined):
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

    @property
    def stacks(self) -> Stacks:
        """How its stack is to be read."""
        return self.game.stacks

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
        return imagined(self, dice, traced)

    def openly(self) -> State:
        """A state that can be asked for what all may know: in it lies what is seen, and nothing else."""
        return as_seen(self, True)


def view_of(state: State, seat: int) -> View:
    """What the player in this seat (from 0) may know."""
    own = state.who == seat and not state.over
    zones = _zones(state, 1 << seat)
    return View(
        game=state.game,
        seat=seat,
        players=state.n,
        settings=tuple(state.r),
        values=_values(state, seat),
        zones=zones,
        sizes=state.b,
        stack=seen_stack(state, seat, partial(_lies_there, state, zones)),
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


def _zones(state: State, me: int) -> tuple[tuple[Pile, ...], ...]:
    """The piles of each zone. From one decision to the next most zones stay as they are, and so does what is seen of them."""
    z, v, older, everybody, knows = state.z, state.v, state.b, state.all, state.k.__getitem__
    known, fixed, sight = state.game.sightings.zones, state.g.fixed, state.g.sight
    found: list[tuple[Pile, ...]] = [()] * len(z)
    lying: tuple[Any, ...]
    for number in [number for number, cards in enumerate(z) if cards]:
        cards, at = tuple(z[number]), fixed[number]
        if at >= 0:
            lying = number, me, everybody, cards, tuple(map(knows, cards)), v[at], older[number]
        elif sight[number] == OPEN:
            lying = everybody, cards
        else:
            lying = number, me, everybody, cards, tuple(map(knows, cards))
        piles = known.get(lying)
        if piles is None:
            if len(known) >= KEPT:
                known.clear()
            piles = known[lying] = _looked_at(state, number, me)
        found[number] = piles
    return tuple(found)


def _looked_at(state: State, number: int, me: int) -> tuple[Pile, ...]:
    cards, sight = state.z[number], state.g.sight[number]
    if state.g.fixed[number] >= 0:
        piles, start = [], 0
        for size in blocks(state, number):
            piles.append(_together(state, cards[start : start + size], me, 0))
            start += size
        return tuple(piles)
    if sight == OPEN:
        seen = state.game.sightings.seen(state.all)
        return (Pile(tuple([seen[c] for c in cards])),)
    owner = 1 << state.g.owner[number] if sight == OWNER else 0
    return (_together(state, cards, me, owner),)


def _lies_there(state: State, zones: tuple[tuple[Pile, ...], ...], card: int) -> bool:
    """Whether it is seen where a card lies."""
    return any(card in pile.seen for pile in zones[state.loc[card]])


def _together(state: State, cards: list[int], me: int, owner: int) -> Pile:
    """Cards whose order is not known. Of several, who else knows which is told only where all do."""
    k, backs, sightings, everybody = state.k, state.game.backs, state.game.sightings, state.all
    if len(cards) == 1:
        (card,) = cards
        mask = k[card] | owner
        return Pile((sightings.seen(mask)[card] if mask & me else sightings.unseen(mask)[backs[card]],))
    seen = sorted(cards) if owner & me else [c for c in cards if k[c] & me]
    if not seen and len({backs[c] for c in cards}) == 1:
        return Pile((sightings.unseen(owner)[backs[cards[0]]],) * len(cards))
    mine, all_know = sightings.seen(me | owner), sightings.seen(everybody)
    shown = [all_know[c] if k[c] | owner == everybody else mine[c] for c in sorted(seen)]
    if len(seen) == len(cards):
        return Pile(tuple(shown))
    unseen = sightings.unseen(owner)
    return Pile((*[unseen[back] for back in sorted([backs[c] for c in cards if not k[c] & me])], *shown))
