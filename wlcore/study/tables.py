"""At which tables a game is tried: with which layers, in which edition, by how many players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TYPE_CHECKING

from wlcore.packs.company import go_together, needed
from wlcore.packs.layers import Shelf
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.game import Game

ALONE, EACH, PAIRWISE = "alone", "each", "pairwise"
WAYS = (ALONE, EACH, PAIRWISE)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Where a game is played: its layers beyond what is always there, an edition, how many players."""

    layers: tuple[str, ...]
    edition: str
    players: int


def layer_sets(shelf: Shelf, game: str, asked: Sequence[str], way: str) -> list[tuple[str, ...]]:
    """The sets of layers to try on top of those asked for: none, each alone, every pair and all that go together."""
    base = tuple(asked)
    sets = [base]
    if way == ALONE:
        return sets
    single = [needed(shelf, layer.id) for layer in shelf.layers(game) if layer.id not in base]
    found = [joined(base, layers) for layers in single]
    if way == PAIRWISE:
        found += [joined(base, one, other) for one, other in combinations(single, 2)]
        gathered = base
        for layers in single:
            more = joined(gathered, layers)
            gathered = more if go_together(shelf, more) else gathered
        found.append(gathered)
    sets += [layers for layers in found if go_together(shelf, layers)]
    return list({frozenset(layers): layers for layers in sets}.values())


def joined(*sets: Iterable[str]) -> tuple[str, ...]:
    """All of these layers, each once."""
    return tuple(dict.fromkeys(layer for layers in sets for layer in layers))


def tables(places: Sequence[Sequence[TableSettings]], games: int) -> list[TableSettings]:
    """A table for each of so many games: every set of layers in turn, and within each its tables in turn."""
    sets = len(places)
    return [places[number % sets][number // sets % len(places[number % sets])] for number in range(games)]


def places_of(
    game: Game, layers: tuple[str, ...], editions: Sequence[str], players: int | None
) -> list[TableSettings]:
    """The tables at which a game can be played with these layers, for as many players as asked."""
    seats = [n for n in seats_of(game) if players in (None, n)]
    return [TableSettings(layers, edition, n) for edition, n in product(editions, seats)]


def seats_of(game: Game) -> range:
    """The numbers of players for which a game is, with its layers."""
    least, most = game.players
    return range(least, most + 1)
