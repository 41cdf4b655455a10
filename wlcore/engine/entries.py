"""Entries of the trace as a player in a seat sees them: cards that they were not told of are -1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wlcore.engine.state import State

Entry = tuple[Any, ...]


def seen_of(state: State, entry: Entry, seat: int) -> tuple[Any, ...]:
    """What a player sees of something that was carried out: the line, and its values as far as they are told to them."""
    sort, values, data = state.game.data.said[entry[0]][0], entry[1:], state.game.data
    match sort:
        case "Move":
            told: tuple[Any, ...] = (cards_seen(values[0], values[2], seat), values[1])
        case "Show":
            told = (cards_seen(values[0], values[2], seat), values[1])
        case "Pick":
            chosen = values[0] if isinstance(values[0], tuple) else (values[0],)
            told = (cards_seen(chosen, values[3], seat), values[2])
        case "Perform" | "Signal" if values:
            told = (values[0], cards_seen(values[1:-1], values[-1], seat))
        case "Assign":
            hidden = any(at == values[0] and owner != seat for at, owner, _ in state.game.secrets)
            holds = any(first <= values[0] < first + count for _, first, count in data.holders)
            told = values[:1] if hidden or holds else values
        case "Change" | "Shuffle" | "Win":
            told = values
        case _:
            told = ()
    return entry[0], told


def cards_seen(cards: Sequence[int], known: Sequence[int], seat: int) -> tuple[int, ...]:
    """Cards, and other things, that a player was told of, each with -1 in the place of what they were not told."""
    if not known:
        return tuple(cards)
    return tuple(card if may_read(mask, seat) else -1 for card, mask in zip(cards, known, strict=True))


def may_read(mask: int, seat: int | None) -> bool:
    """Whether a reader is among those who know something: a player, or who is told everything (None), or somebody who watches
    so many players (`~players`) and knows what all of them know.
    """
    if seat is None:
        return True
    if seat >= 0:
        return bool(mask >> seat & 1)
    everybody = (1 << ~seat) - 1
    return mask & everybody == everybody
