"""What one player may see of a game, as lines: zones with their cards, and what is counted; nothing that is empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wlcore.engine.cards import OPEN
from wlcore.engine.sightings import UNSEEN
from wlcore.engine.unfinished import secrets
from wlcore.engine.view import Pile, View
from wlcore.numbers import is_nobody
from wlcore.play.console import columns

if TYPE_CHECKING:
    from wlcore.play.words import Wording

NOWHERE = 0
NOBODY = -1


def board(view: View, words: Wording) -> list[str]:
    """What belongs to nobody, then what belongs to each player."""
    lines = middle(view, words)
    for seat in range(view.players):
        lines += hand(view, words, seat)
    return lines


def middle(view: View, words: Wording) -> list[str]:
    """What belongs to nobody."""
    return _part(view, words, NOBODY)


def hand(view: View, words: Wording, seat: int) -> list[str]:
    """What belongs to the player in a seat (from 0)."""
    return ["", words.heading(seat), *_part(view, words, seat)]


def kind_of(view: View, at: int) -> str:
    """What a stored value is of."""
    data, name = view.game.data, view.game.data.value_names[at]
    return str(data.value_dims[name][3] if name in data.value_dims else data.kept_kinds[name])


def private(view: View) -> bool:
    """Whether this player knows something that not everybody knows, or has just chosen something in secret."""
    if any(kept.owner == view.seat for kept in secrets(view.stacks, view.stack)):
        return True
    everybody = (1 << view.players) - 1
    own = any(
        not is_nobody(kind_of(view, at), view.values[at])
        for at, owner, _ in view.game.secrets
        if owner == view.seat
    )
    sightings = (s for zone in view.zones for pile in zone for s in pile.cards)
    return own or any(s.card != UNSEEN and s.known_by != everybody for s in sightings)


def _part(view: View, words: Wording, owner: int) -> list[str]:
    rows = [*values(view, words, owner), *zones(view, words, owner)]
    return columns(rows) if rows else [f"  {words('nothing')}"]


def values(view: View, words: Wording, owner: int) -> Iterator[tuple[str, str]]:
    """Counters and variables of a player, or of nobody (-1), that are not nothing."""
    for number in range(len(view.values)):
        found = words.value(view, number)
        if found is not None and found[0] == owner and not _is_unplaced(view, number, owner):
            yield found[1:]


def _is_unplaced(view: View, number: int, seat: int) -> bool:
    """Whether a value is where the figure of a player stands who has not placed it yet."""
    data = view.game.data
    board = data.screen["map"]
    if board is None or not board["placed"] or data.value_names[number] != board["figures"]:
        return False
    base, _, strides, _ = data.value_dims[board["placed"]]
    return not view.values[base + seat * strides[0]]


def zones(view: View, words: Wording, owner: int, only_own: bool = False) -> Iterator[tuple[str, str]]:
    """Zones of a player, or of nobody (-1), that are not empty; perhaps only those that nobody else can see."""
    game, silent = view.game, words.silent
    for number, piles in enumerate(view.zones):
        if number != NOWHERE and game.owner[number] == owner and piles:
            if game.data.zone_names[number][0] in silent or (only_own and game.sight[number] == OPEN):
                continue
            in_order = game.fixed[number] >= 0
            yield words.zone(number), deck(piles, words) if in_order else side_by_side(piles, words)


def side_by_side(piles: Iterable[Pile], words: Wording) -> str:
    """Cards that can be told apart from where they lie: those that are known by name."""
    sightings = [s for pile in piles for s in pile.cards]
    seen = [words.card(s.card) for s in sightings if s.card != UNSEEN]
    if len(seen) == len(sightings):
        return ", ".join(seen)
    count = words("count", count=len(sightings))
    told = [*seen, *filter(None, (words.back(s.back) for s in sightings if s.card == UNSEEN))]
    if len(sightings) == 1 and told:
        return words("with-back", count=count, back=told[0])
    return words("with-some", count=count, cards=", ".join(told)) if told else count


def deck(piles: tuple[Pile, ...], words: Wording, openly: bool = False) -> str:
    """Cards on top of each other: how many, and the top one if it is known; what lies openly has its order."""
    count = words("count", count=sum(len(pile.cards) for pile in piles))
    if (openly or len(piles[-1].cards) == 1) and (top := piles[-1].cards[-1].card) != UNSEEN:
        return words("with-top", count=count, card=words.card(top))
    return count
