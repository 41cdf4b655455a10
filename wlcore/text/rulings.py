"""What rulings are about, in a language: their questions, or the clauses that ask them, and the cards that read otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from wlcore.lang import meaning as m
from wlcore.lang.program import Thing
from wlcore.packs.assemble import Assembly
from wlcore.packs.rulings import Ruling, RulingValue
from wlcore.text.cards import CardTexts
from wlcore.text.clauses import ClauseTexts
from wlcore.text.forms import capital
from wlcore.text.human import human_words
from wlcore.text.port import LAST_RESORT, Phrases

RULE = "rule"
"""The kind of clause that says what holds, and asks nothing."""


class RulingTexts:
    """Tells the rulings of a game. `question` and `reason` are written in English; other languages tell the clauses on which
    editions differ or are silent, which each says for itself.
    """

    def __init__(self, assembly: Assembly, phrases: Phrases) -> None:
        self.assembly, self.phrases = assembly, phrases
        self.clauses = ClauseTexts(phrases)

    def stands(self, ruling: Ruling, number: int) -> str:
        """How a ruling stands, in a line: what it is called, else its question or what the clause says that asks it, and the answer."""
        own, value = f"ruling-{ruling.id}", self.value(ruling, ruling.typed(number))
        if own in self.phrases.entries:
            return capital(self.phrases.labelled(self.phrases.text(own), value))
        question = self.phrases.sentence(" ".join(self.about(ruling)[0].split()))
        return self.phrases.joined((question, self.phrases.sentence(value)))

    def value(self, ruling: Ruling, value: RulingValue) -> str:
        """A value in words."""
        if isinstance(value, bool):
            return self.phrases.text("yes" if value else "no")
        own = f"ruling-{ruling.id}-{value}"
        return self.phrases.text(own) if self.phrases.has(own) else human_words(str(value))

    def about(self, ruling: Ruling) -> list[str]:
        """What is to be decided, and why it stands as it does."""
        known = {clause.id: clause for pack in self.assembly.packs for clause in pack.clauses}
        asking = [known[ref.id] for ref in ruling.clauses if ref.id in known and known[ref.id].kind != RULE]
        if self.phrases.language == LAST_RESORT or not any(map(self.clauses.has, asking)):
            return [ruling.question, ruling.reason]
        return [line for clause in asking for line in self.clauses.told(clause)[0].splitlines()]

    def cards(self, ruling: Ruling, switches: Sequence[int]) -> list[tuple[str, str]]:
        """What stands on the things on which this ruling decides something, as it stands: name and text."""
        cards = CardTexts.of(self.assembly.program, switches, self.phrases)
        return [
            (capital(cards.name(thing)), cards.thing(thing))
            for thing in cards.program.designs()
            if any(name == ruling.id for name in _rulings(cards, thing))
        ]


def _rulings(cards: CardTexts, thing: Thing) -> Iterator[str]:
    """The rulings that the texts on a thing ask."""
    for prop in cards.program.kinds[thing.kind].properties.values():
        if prop.text:
            yield from _asked(cards.tree(thing, prop))


def _asked(piece: object) -> Iterator[str]:
    if isinstance(piece, m.Setting):
        if piece.kind == "ruling":
            yield piece.name
    elif isinstance(piece, (tuple, list)):
        for part in piece:
            yield from _asked(part)
    elif is_dataclass(piece):
        for f in fields(piece):
            if f.name not in (
                "rule",
                "query",
                "table",
                "event",
                "frame",
                "kind",
                "place",
                "zone",
                "type",
                "span",
            ):
                yield from _asked(getattr(piece, f.name))
