"""Measures: what a name that a pack gives (a counter, variable, zone or query) comes to for a player, in a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wlcore.engine.game import Game

Measure = Callable[[Any, int], int]
"""A number of the player in a seat (from 0), of a state or of whatever else has its values and zones."""


def measure(game: Game, name: str) -> Measure:
    """What a name measures; a `LookupError` if the game has nothing of this name that can be measured."""
    if name in game.data.value_dims:
        return _values(game, name)
    if name in game.data.zone_dims:
        return _sizes(game, name)
    query = query_name(name)
    if query not in game.either.functions:
        raise LookupError(name)
    if game.either.parameters(query) > 2:
        return lambda state, seat: state.asked(query)(state, seat, seat)
    return lambda state, seat: state.asked(query)(state, seat)


def query_name(name: str) -> str:
    """What the function of a query is called in a compiled game; it takes the state, who asks, and its parameters."""
    return f"query/{name}"


def _values(game: Game, name: str) -> Measure:
    base, dims, strides, _ = game.data.value_dims[name]
    step = strides[0] if dims[:1] == ("player",) else 0
    if not step:
        return lambda state, seat: state.v[base]
    if step == 1:
        return lambda state, seat: state.v[base + seat]
    return lambda state, seat: sum(state.v[base + seat * step : base + (seat + 1) * step])


def _sizes(game: Game, name: str) -> Measure:
    owned: dict[int, list[int]] = {}
    for number, (zone, _) in enumerate(game.data.zone_names):
        if zone == name:
            owned.setdefault(game.owner[number], []).append(number)
    if not any(seat >= 0 for seat in owned):
        zones = owned.get(-1, [])
        return lambda state, seat: sum(len(state.z[zone]) for zone in zones)
    if all(len(zones) == 1 for zones in owned.values()):
        one = {seat: zones[0] for seat, zones in owned.items()}
        return lambda state, seat: len(state.z[one[seat]])
    return lambda state, seat: sum(len(state.z[zone]) for zone in owned[seat])
