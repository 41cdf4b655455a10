"""Names and texts of everything in a game."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore.engine.game import Game
from wlcore.loading import Choice, checked, settings
from wlcore.packs.assemble import Assembly
from wlcore.text.cards import CardTexts
from wlcore.text.cards import texts as written
from wlcore.text.forms import capital
from wlcore.text.port import Phrases


def assembled(game: Game, choice: Choice | None) -> tuple[Assembly, list[int]]:
    """The checked program of a game, and how its switches stand."""
    wanted = choice if choice is not None else Choice(game.id, variants=tuple(game.data.packs[1:]))
    assembly = checked(wanted)
    return assembly, settings(assembly, wanted)


def texts(assembly: Assembly, switches: Sequence[int], phrases: Phrases) -> dict[str, tuple[str, str]]:
    """By `KIND/ID`, and by id alone where that is enough, what each thing is called and what stands on it."""
    cards = CardTexts.of(assembly.program, switches, phrases)
    said = written(assembly.program, switches, phrases)
    found: dict[str, tuple[str, str]] = {}
    for thing in cards.program.designs():
        address = f"{thing.kind}/{thing.design}"
        found[address] = capital(cards.name(thing)), said.get(address, "")
    for kind, things in assembly.program.things.items():
        for thing in things.values():
            text = found.get(f"{kind}/{thing.design}")
            if text is not None:
                found[f"{kind}/{thing.id}"] = text
                for name in (thing.id, thing.design):
                    found.setdefault(name, text)
    return found
