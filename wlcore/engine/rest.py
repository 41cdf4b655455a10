"""Rest points: states by name, from which a game can go on although its packs have changed.

A game rests where a loop without an end, in the rule it begins with or a frame around that, begins a round: nothing is
unfinished there but the loop. What is kept is told in words, so that it means the same after numbers have moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from wlcore.engine.cards import blocks, set_blocks
from wlcore.engine.refusals import SaveError
from wlcore.engine.saving import STRANGE
from wlcore.numbers import NO_NUMBER, is_nobody

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State


class Resting(NamedTuple):
    """What traced code reports as a loop begins a round."""

    place: int
    values: tuple[int, ...]
    zones: tuple[tuple[int, ...], ...]
    blocks: tuple[tuple[int, ...], ...]
    known: tuple[int, ...]
    chance: int


PAST = Resting(-1, (), (), (), (), 0)
"""A round at which the game cannot rest, or after which it has come to another one."""


def rest(state: State, site: int, place: int) -> None:
    """Report that a loop begins a round. Only the last round at which the game can rest holds all there is: else a loop that
    goes round as often as it may would hold as many copies.
    """
    if state.trace is None:
        return
    if place not in state.g.game.rests:
        state.log((site, PAST))
        return
    for at in range(len(state.trace) - 1, -1, -1):
        entry = state.trace[at]
        if isinstance(entry[-1], Resting) and entry[-1] is not PAST:
            state.trace[at] = entry[0], PAST
            break
    state.log((site, resting(state, place)))


def resting(state: State, place: int) -> Resting:
    """Everything in a state that rests, apart from its stack."""
    decks = state.g.fixed
    sizes = tuple(tuple(blocks(state, zone)) if at >= 0 else () for zone, at in enumerate(decks))
    return Resting(place, tuple(state.v), tuple(map(tuple, state.z)), sizes, tuple(state.k), state.rng)


Rested = tuple[str, tuple[tuple[str, int, int, int, int], ...], tuple[int, ...]]
"""A loop at which a game can rest: its name; the frames around it (the name, where it notes itself, its end, its beginning, how high the
stack is in it); the stack there.
"""


def in_words(game: Game, at: Resting, players: int) -> dict[str, Any] | None:
    """A rest point in names, as JSON; None if something but the loop is unfinished there, or it is past."""
    found = game.rests.get(at.place)
    if found is None:
        return None
    loop, frames, _ = found
    told = {"loop": loop, "players": players, **_told(game, at, players)}
    return {**told, "frames": {name: at.values[noted + 4] for name, noted, *_ in frames}}


def same(before: State, now: State) -> bool:
    """Whether all that there is in a state is as it is in a state of the game with other packs: only more may have come."""
    told, after = ({**_told(s.game, resting(s, 0), s.n), "who": s.who} for s in (before, now))
    if any(told[part] != after[part] for part in ("chance", "who", "zones", "known")):
        return False
    return all(after["values"].get(name, value) == value for name, value in told["values"].items())


def _told(game: Game, at: Resting, players: int) -> dict[str, Any]:
    """Everything but the stack in names."""
    _, values, zones, sizes, known, chance = at
    names = game.names
    return {
        "chance": chance,
        "values": {name: _said(game, kind, values[n]) for name, kind, n in _values(game)},
        "zones": {
            names.zone(n): [[names.cards[c] for c in cards], list(sizes[n])]
            for n, cards in enumerate(zones)
            if n and cards
        },
        "known": {names.cards[card]: mask for card, mask in enumerate(known) if mask != (1 << players) - 1},
    }


def from_words(game: Game, said: dict[str, Any]) -> State:
    """The next decision after a rest point; a `SaveError` says what in it does not fit the game as it is now."""
    try:
        return _restored(game, said)
    except SaveError:
        raise
    except STRANGE as error:
        raise SaveError("rest-forged") from error


def _restored(game: Game, said: dict[str, Any]) -> State:
    place = next((p for p, (loop, *_) in game.rests.items() if loop == said["loop"]), -1)
    if place < 0:
        raise SaveError("no-loop", rule=said["loop"])
    state = game.blank(said["players"], traced=True)
    there = {name: (kind, at) for name, kind, at in _values(game)}
    for name, value in said["values"].items():
        if name not in there:
            raise SaveError("no-thing", name=name)
        kind, at = there[name]
        state.v[at] = _read(game, kind, value)
    _lay(game, state, said)
    state.rng = int(said["chance"])
    _, frames, stack = game.rests[place]
    state.st = list(stack)
    for depth, (name, at, out, again, height) in enumerate(frames, 1):
        state.v[at : at + 5] = [height, out, again, depth, int(said["frames"][name])]
        state.depth = depth
    state.run()
    return state


def _lay(game: Game, state: State, said: dict[str, Any]) -> None:
    """Put every card where it was; cards that are new lie nowhere yet, as all do before a game begins."""
    cards = {name: n for n, name in enumerate(game.names.cards)}
    zones = {game.names.zone(n): n for n in range(len(state.z))}
    for name, (held, sizes) in said["zones"].items():
        if name not in zones:
            raise SaveError("no-thing", name=name)
        zone = zones[name]
        for card in held:
            if card not in cards:
                raise SaveError("no-card", name=card)
            state.z[state.loc[cards[card]]].remove(cards[card])
            state.z[zone].append(cards[card])
            state.loc[cards[card]] = zone
        if game.fixed[zone] >= 0:
            if sum(sizes) != len(held):
                raise ValueError(sizes)
            set_blocks(state, zone, sizes)
    for card, mask in said["known"].items():
        if card in cards:
            state.k[cards[card]] = int(mask) & state.all
    for zone, held in enumerate(state.z):
        state.z[zone] = held if game.sight[zone] == 0 else _in_order(game, state, zone)


def _in_order(game: Game, state: State, zone: int) -> list[int]:
    """Where the order is nobody's knowledge, cards stand in ascending order, whatever their numbers are now."""
    if game.fixed[zone] < 0:
        return sorted(state.z[zone])
    out, start = [], 0
    for size in blocks(state, zone):
        out += sorted(state.z[zone][start : start + size])
        start += size
    return out


def _values(game: Game) -> Iterator[tuple[str, str, int]]:
    """Every value that a pack declares: its name with what it is of, the kind of thing it holds, where it lies."""
    for name, (base, dims, strides, kind) in game.data.value_dims.items():
        count = game.data.value_names.count(name)
        sizes = [outer // stride for outer, stride in zip((count, *strides), strides, strict=False)]
        for offset in range(count):
            words = [
                game.names.thing(d, offset // s % n + (0 if d == "player" else game.data.kinds[d][1]))
                for d, s, n in zip(dims, strides, sizes, strict=True)
            ]
            yield " ".join([name, *words]), kind, base + offset


def _said(game: Game, kind: str, value: int) -> int | str | None:
    if kind == "number" and is_nobody(kind, value):
        return None
    if kind in ("number", "truth", "player") or value < 0:
        return value
    first, members = (0, game.names.cards) if kind == "card" else game.data.kinds[kind][1:]
    return game.names.thing(kind, value) if value - first < len(members) else value


def _read(game: Game, kind: str, said: int | str | None) -> int:
    if said is None:
        return NO_NUMBER
    if isinstance(said, int):
        return said
    if kind == "card":
        return game.names.cards.index(said)
    _, first, members = game.data.kinds[kind]
    if said not in members:
        raise SaveError("no-thing", name=said)
    return int(first) + list(members).index(said)
