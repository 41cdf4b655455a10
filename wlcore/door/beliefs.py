"""How likely each card lies in which zone, by what one player can see: counted, not guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wlcore.door.register import NOWHERE, Register
from wlcore.engine.sightings import UNSEEN
from wlcore.engine.view import View


def beliefs(register: Register, view: View, wanted: Sequence[object]) -> dict[str, dict[str, float]]:
    """By card the probability of each zone in which it can lie."""
    known, unseen = _lying(view)
    if wanted:
        numbers = list(dict.fromkeys(n for name in wanted for n in register.designs("cards", name)))
    else:
        numbers = [number for number in range(len(view.game.backs)) if number not in known]
    spread = {back: _spread(register, zones) for back, zones in unseen.items()}
    return {
        register.names.cards[number]: (
            {_named(register, known[number]): 1.0}
            if number in known
            else dict(spread[view.game.backs[number]])
        )
        for number in numbers
    }


def _lying(view: View) -> tuple[dict[int, int], dict[str, Counter[int]]]:
    """The zones of known cards; by back how many unknown ones lie in which zone."""
    known: dict[int, int] = {}
    unseen: dict[str, Counter[int]] = {}
    for number, piles in enumerate(view.zones):
        for card, back, _ in (sighting for pile in piles for sighting in pile.cards):
            if card != UNSEEN:
                known[card] = number
            else:
                unseen.setdefault(back, Counter())[number] += 1
    return known, unseen


def _spread(register: Register, zones: Counter[int]) -> dict[str, float]:
    total = zones.total()
    return {_named(register, zone): count / total for zone, count in sorted(zones.items())}


def _named(register: Register, zone: int) -> str:
    return "" if zone == NOWHERE else register.names.zone(zone)
