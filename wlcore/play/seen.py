"""What one player may see of a game, as lines: zones with their cards, and what is counted; nothing that is empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wlcore.engine.view import UNSEEN, Pile, View
from wlcore.play.console import columns

if TYPE_CHECKING:
    from wlcore.play.words import Words

NOWHERE = 0
NOBODY = -1


def board(view: View, words: Words) -> list[str]:
    """What belongs to nobody, then what belongs to each player."""
    lines = _part(view, words, NOBODY)
    for seat in range(view.players):
        lines += hand(view, words, seat)
    return lines


def hand(view: View, words: Words, seat: int) -> list[str]:
    """What belongs to the player in a seat (from 0)."""
    return ["", words.player(seat), *_part(view, words, seat)]


def private(view: View) -> bool:
    """Whether this player knows something that not everybody knows."""
    everybody = (1 << view.players) - 1
    secrets = any(view.values[at] != UNSEEN for at, owner, _ in view.game.secrets if owner == view.seat)
    sightings = (s for zone in view.zones for pile in zone for s in pile.cards)
    return secrets or any(s.card != UNSEEN and s.known_by != everybody for s in sightings)


def _part(view: View, words: Words, owner: int) -> list[str]:
    rows = [*_values(view, words, owner), *_zones(view, words, owner)]
    return columns(rows) if rows else [f"  {words('nothing')}"]


def _values(view: View, words: Words, owner: int) -> Iterator[tuple[str, str]]:
    for number in range(len(view.values)):
        found = words.value(view, number)
        if found is not None and found[0] == owner:
            yield found[1:]


def _zones(view: View, words: Words, owner: int) -> Iterator[tuple[str, str]]:
    game = view.game
    for number, piles in enumerate(view.zones):
        if number != NOWHERE and game.owner[number] == owner and piles:
            deck = game.fixed[number] >= 0
            yield words.zone(number), _deck(piles, words) if deck else _side_by_side(piles, words)


def _side_by_side(piles: Iterable[Pile], words: Words) -> str:
    """Cards that can be told apart from where they lie: those that are known by name."""
    sightings = [s for pile in piles for s in pile.cards]
    seen = [words.card(s.card) for s in sightings if s.card != UNSEEN]
    if len(seen) == len(sightings):
        return ", ".join(seen)
    count = words("count", count=len(sightings))
    return words("with-some", count=count, cards=", ".join(seen)) if seen else count


def _deck(piles: tuple[Pile, ...], words: Words) -> str:
    """A deck: how many cards, and the top one if it is known."""
    count = words("count", count=sum(len(pile.cards) for pile in piles))
    if len(piles[-1].cards) == 1 and piles[-1].seen:
        return words("with-top", count=count, card=words.card(piles[-1].seen[0]))
    return count
