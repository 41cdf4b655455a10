"""Names for the numbers of a compiled game: players, things, cards and zones, from its data and the phrases alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wlcore.engine.game import Game
from wlcore.text.human import arg_name, human_name, human_words
from wlcore.text.port import Phrases
from wlcore.text.saying import NAME, NOUN, ZONE, Listed, Said, Words, automaton, noun, of_pattern

Sight = frozenset[int] | None


class Naming:
    """Says what numbers stand for. `names` are the players', who are as many; who has none is 'Player 1'. Behind them sit automata."""

    def __init__(self, game: Game, phrases: Phrases, names: Sequence[str] = ()) -> None:
        self.game, self.phrases, self.names = game, phrases, names
        self.data = game.data
        self.people = len(names) or game.players[1]

    # ---- things --------------------------------------------------------------------------------------

    def player(self, seat: int) -> Said:
        """Who sits in a seat (from 0)."""
        if seat < 0:
            return noun("nobody")
        automata = self.game.automata
        if automata and seat >= self.people:
            return automaton(automata[(seat - self.people) % len(automata)])
        name = self.names[seat] if seat < len(self.names) else ""
        return Words("named", {"name": name}) if name else Words("seat", {"n": seat + 1})

    def thing(self, kind: str, index: int, sight: Sight = None) -> Said:
        """A thing of a kind, by its number; a card that is not among those in sight is 'a card'."""
        if kind == "player":
            return self.player(index)
        if kind == "number":
            return index
        if kind == "truth":
            return noun("yes" if index else "no")
        if index < 0:
            return noun("nobody")
        base, first, members = self.data.kinds.get(kind, ("card", 0, ()))
        if base == "card" or kind == "card":
            return self.card(index, sight)
        return self.named(kind, str(members[index - first]))

    def cause(self, kind: str, design: str) -> str:
        """A thing as the cause of what its text does: as the pack says of its kind in `why-KIND`, else its name."""
        thing, own = self.named(kind, design), f"why-{kind}"
        return (
            self.phrases.text(own, thing=thing) if self.phrases.has(own) else self.phrases.say(thing, "name")
        )

    def named(self, kind: str, design: str) -> Words:
        """A thing by its id; a copy by that of its design."""
        design = self.data.designs.get(kind, {}).get(design, design)
        if not self.phrases.has(f"{kind}-{design}") and (made := self.data.patterns.get(f"{kind}-{design}")):
            return of_pattern(kind, made[0], made[1], human_name(design))
        return Words(f"{kind}-{design}", {"kind": self.kind(kind)}, NAME, fallback=human_name(design))

    def kind(self, name: str) -> Words:
        """The noun of a kind."""
        return Words(f"kind-{name}", fallback=human_words(name))

    # ---- cards ---------------------------------------------------------------------------------------

    def card(self, number: int, sight: Sight = None) -> Said:
        """A card, by name if it is in sight; without a sight everything is."""
        _, kind, design = self.data.cards[number]
        if sight is None or number in sight:
            return self.named(kind, design)
        return self.hidden(kind).as_("a")

    def with_printed(self, number: int) -> Said:
        """A card by name, and in brackets what the pack wants to be told beside it."""
        beside = self.data.screen["beside"]
        parts = [
            self.phrases.text(f"screen-{name}")
            if kind == "truth"
            else self.phrases.say(self.thing(kind, value), "name")
            for name, kind, value in (beside[number] if beside else ())
        ]
        return (
            Words("card-printed", {"card": self.card(number), "printed": ", ".join(parts)})
            if parts
            else self.card(number)
        )

    def is_card(self, kind: str) -> bool:
        """Whether things of this kind are cards."""
        return kind == "card" or self.data.kinds.get(kind, ("",))[0] == "card"

    def hidden(self, kind: str) -> Words:
        """The noun for a card seen from behind."""
        return self.kind(kind if self.phrases.has(f"kind-{kind}") else "card")

    def cards(self, numbers: Sequence[int], sight: Sight = None) -> Said:
        """Several cards: those in sight by name, of the others how many."""
        there = [n for n in numbers if n >= 0]
        if len(there) == 1:
            return self.card(there[0], sight)
        said: list[Said] = [self.card(n) for n in there if sight is None or n in sight]
        unseen = [self.hidden(self.data.cards[n][1]) for n in there if sight is not None and n not in sight]
        for what in dict.fromkeys(w.id for w in unseen):
            count = sum(w.id == what for w in unseen)
            said.append(noun(what).as_("n", count) if count > 1 else noun(what).as_("a"))
        return said[0] if len(said) == 1 else Listed(tuple(said), "and")

    def flavour(self, numbers: Sequence[int], sight: Sight = None) -> str:
        """What is told about a card that moves alone and is in sight."""
        if len(numbers) != 1 or (sight is not None and numbers[0] not in sight):
            return ""
        return self.phrases.flavour(*self.data.cards[numbers[0]][1:])

    # ---- places --------------------------------------------------------------------------------------

    def zone(self, number: int) -> Words:
        """A zone, by its number."""
        name = self.data.zone_names[number][0]
        return self.placed(f"zone-{name}", name, self.whose(number), ZONE)

    def whose(self, number: int) -> dict[str, Said]:
        """Whose and of what a zone is, as its phrases are given it."""
        name, indices = self.data.zone_names[number]
        dims = self.data.zone_dims.get(name, ())
        return {arg_name(d): self.index(d, i) for d, i in zip(dims, indices, strict=True)}

    def placed(self, phrase: str, name: str, args: dict[str, Said], sort: str = NOUN) -> Words:
        """The phrase of a zone or value; without one its name, and whose and of what it is."""
        if self.phrases.has(phrase):
            return Words(phrase, args, sort)
        self.phrases.missing.setdefault(phrase)
        known: dict[str, Said] = {"what": human_words(name)}
        rest = dict(args)
        owner = rest.pop("player", None)
        if owner is not None:
            known["owner"] = owner
        if rest:
            known["of"] = Listed(tuple(rest.values()), "and")
        how = "unphrased" + ("-own" if owner is not None else "") + ("-of" if rest else "")
        return Words(how, known, sort)

    def amount(self, name: str, counter: Words, n: int) -> Said:
        """So much of a counter."""
        unit = self.data.units.get(name, "")
        return noun("sum", n=n, unit=unit) if unit else counter.as_("n", n)

    def index(self, kind: str, offset: int) -> Said:
        """One of the things that a place goes by."""
        if kind in ("player", "number", "truth"):
            return self.thing(kind, offset)
        return self.thing(kind, offset + int(self.data.kinds[kind][1]))

    def value(self, number: int) -> tuple[str, str, dict[str, int]] | None:
        """What a stored value is: its name, its kind, and the numbers it goes by; None for what is the core's own."""
        name = self.data.value_names[number]
        found = self.data.value_dims.get(name)
        if found is None:
            return None
        base, dims, strides, kind = found
        left, at = number - base, {}
        for dim, stride in zip(dims, strides, strict=True):
            at[dim], left = left // stride, left % stride
        return name, kind, at


def in_sight(seen: Any, seat: int | None) -> Sight:
    """The cards whose faces the player in a seat (from 0) knows, in a state or a view; None (all) for nobody's eyes."""
    if seat is None:
        return None
    view = seen.view(seat + 1) if hasattr(seen, "view") else seen
    return frozenset(card for piles in view.zones for pile in piles for card in pile.seen)
