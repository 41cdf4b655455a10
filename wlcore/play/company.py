"""Who sits at a table: bots without a name are called as people of the game's time were, if its packs name some."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wlcore.engine.chance import Dice
from wlcore.engine.record import PERSON, Seat

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.text.port import Phrases

SALT = 71


def introduced(seats: Sequence[Seat], game: Game, seed: int) -> tuple[Seat, ...]:
    """The seats with names for bots that have none: the same for the same seed, none twice."""
    taken = {seat.name.casefold() for seat in seats}
    free = [name for name in game.data.bots["names"] if name.casefold() not in taken]
    dice = Dice(seed + SALT)
    return tuple(
        replace(seat, name=free.pop(dice.below(len(free))))
        if free and not seat.name and seat.kind != PERSON
        else seat
        for seat in seats
    )


def level(bot: str, phrases: Phrases) -> str:
    """What a bot is called in a language; one that has no word there by its name."""
    phrase = f"play-level-{bot}"
    return phrases.text(phrase) if phrases.has(phrase) else bot
