"""Cards as players see them: which one lies somewhere, or only its back. Each is made once in a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

UNSEEN = -1


class Sighting(NamedTuple):
    """A card in a place: which one, or `UNSEEN`; its back; who is known to know it (a mask)."""

    card: int
    back: str
    known_by: int


class Sightings:
    """All that can be seen of the cards of a game, by who is known to know it; and zones as views have shown them, by all
    that this hung on.
    """

    def __init__(self, backs: Sequence[str]) -> None:
        self.backs = backs
        self._seen: dict[int, Sequence[Sighting]] = {}
        self._unseen: dict[int, Mapping[str, Sighting]] = {}
        self.zones: dict[tuple[Any, ...], tuple[Any, ...]] = {}

    def seen(self, known_by: int) -> Sequence[Sighting]:
        """Each card, seen."""
        found = self._seen.get(known_by)
        if found is None:
            found = [Sighting(card, back, known_by) for card, back in enumerate(self.backs)]
            self._seen[known_by] = found
        return found

    def unseen(self, known_by: int) -> Mapping[str, Sighting]:
        """By its back a card that is not seen."""
        found = self._unseen.get(known_by)
        if found is None:
            found = {back: Sighting(UNSEEN, back, known_by) for back in self.backs}
            self._unseen[known_by] = found
        return found
