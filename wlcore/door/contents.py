"""Values and zones by names: all there is of a state, or what a view shows of it."""

from __future__ import annotations

from collections.abc import Container, Sequence

from wlcore.door.register import Register
from wlcore.door.things import HIDDEN, Hidden, Pile, Value, Zone
from wlcore.engine.cards import OPEN, blocks
from wlcore.engine.sightings import UNSEEN
from wlcore.engine.state import State
from wlcore.engine.view import Pile as Seen
from wlcore.engine.view import View


def value_in(
    register: Register, values: Sequence[int], players: int, name: object, which: Sequence[object]
) -> Value:
    """A value by its name; nothing is hidden."""
    at, kind = register.value(name, which, players)
    return register.thing(kind, values[at])


def seen_value(
    register: Register, view: View, hidden: Container[int], name: object, which: Sequence[object]
) -> Value | Hidden:
    """A value by its name, as far as a view shows it."""
    at, kind = register.value(name, which, view.players)
    return HIDDEN if at in hidden else register.thing(kind, view.values[at])


def hidden_values(view: View) -> frozenset[int]:
    """The places of values that belong to somebody else alone."""
    return frozenset(at for at, owner, _ in view.game.secrets if owner != view.seat)


def named(register: Register, number: int, piles: tuple[Pile, ...]) -> Zone:
    """A zone by its number."""
    name, places = register.data.zone_names[number]
    owner = register.game.owner[number]
    return Zone(name, register.of(register.zones[name], places), owner + 1 if owner >= 0 else None, piles)


def seen_zone(register: Register, view: View, number: int) -> Zone:
    """A zone as a view shows it."""
    is_open = register.game.fixed[number] < 0 and register.game.sight[number] == OPEN
    return named(
        register, number, tuple(_pile(register, pile, is_open) for pile in reversed(view.zones[number]))
    )


def _pile(register: Register, pile: Seen, is_open: bool) -> Pile:
    """A pile from the top."""
    cards = tuple(
        HIDDEN if sighting.card == UNSEEN else register.names.cards[sighting.card]
        for sighting in reversed(pile.cards)
    )
    return Pile(cards, tuple(map(register.back, pile.unseen)), is_open or len(cards) == 1)


def whole_zone(register: Register, state: State, number: int) -> Zone:
    """A zone with all its cards."""
    cards = state.z[number]
    if register.game.fixed[number] < 0:
        sizes, is_open = [len(cards)] if cards else [], register.game.sight[number] == OPEN
    else:
        sizes, is_open = blocks(state, number), False
    piles, start = [], 0
    for size in sizes:
        names = [register.names.cards[card] for card in cards[start : start + size]]
        piles.append(Pile(tuple(reversed(names)), (), is_open or size == 1))
        start += size
    return named(register, number, tuple(reversed(piles)))
