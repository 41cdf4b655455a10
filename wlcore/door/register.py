"""By which numbers the engine knows what programs name: cards, options, zones, values, and things of a kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from wlcore.door import arguments
from wlcore.door.things import Card, Option, Value
from wlcore.engine.game import Game
from wlcore.lang.diagnostics import did_you_mean

NOWHERE = 0
"""The zone of cards that are in no zone."""
DRAW = "draw from "


class Register:
    """The names of one game."""

    def __init__(self, game: Game) -> None:
        self.game, self.names, self.data = game, game.names, game.data

    # ---- things --------------------------------------------------------------------------------------

    def thing(self, kind: str, number: int) -> Value:
        """What a number of a kind stands for."""
        if kind in ("", "number"):
            return number
        if kind == "truth":
            return bool(number)
        if number < 0:
            return None
        return number + 1 if kind == "player" else self.names.thing(kind, number)

    def number(self, argument: str, kind: str, value: object, players: int) -> int:
        """By which number the engine knows a thing of a kind."""
        if kind == "number":
            return arguments.whole(argument, value, 0)
        if kind == "truth":
            if not isinstance(value, bool):
                raise TypeError(f"{argument}: True or False is wanted, not {value!r}")
            return int(value)
        if value is None:
            return -1
        if kind == "player":
            return arguments.seat(argument, value, players)
        if kind == "card":
            return self.card(argument, value)
        _, first, members = self.data.kinds[kind]
        return int(first) + list[str](members).index(arguments.one_of(argument, value, members, kind))

    @cached_property
    def cards(self) -> dict[str, int]:
        """All cards by id."""
        return {name: number for number, name in enumerate(self.names.cards)}

    def card(self, argument: str, name: object) -> int:
        """The number of a card."""
        return self.cards[arguments.one_of(argument, name, self.cards, "card")]

    def designs(self, argument: str, name: object) -> tuple[int, ...]:
        """The numbers of a card, or of all copies of a design."""
        said = arguments.text(argument, name)
        found = tuple(n for n, (one, _, design) in enumerate(self.data.cards) if said in (one, design))
        if found:
            return found
        return (self.card(argument, said),)

    def card_of(self, number: int) -> Card:
        """A card as it is shown to programs."""
        name, kind, design = self.data.cards[number]
        return Card(name, design, kind, self.back(self.game.backs[number]))

    def back(self, back: str) -> str:
        """What a back shows: the kind of card, and what is printed there."""
        kind, *printed = back.split(":")
        kinds = self.data.printed.get(kind, ())
        said = (self.thing(of, int(value)) for of, value in zip(kinds, printed, strict=False))
        return " ".join([kind, *(str(value) for value in said if value is not None)])

    # ---- options -------------------------------------------------------------------------------------

    def option(self, number: int) -> Option:
        """An option as it is shown to programs."""
        name, kind, thing = self.game.actions[number]
        return Option(
            number, name, kind, self.thing(kind, thing) if kind else None, self.names.option(number)
        )

    def option_number(self, argument: str, which: object) -> int:
        """The number of an option that is named by its number or its words."""
        if not isinstance(which, str):
            return arguments.whole(argument, which, 0, len(self.game.actions) - 1)
        found = self.names.option_number(which)
        if found is None:
            words = [self.names.option(number) for number in range(len(self.game.actions))]
            raise ValueError(
                f"{argument}: there is no option '{which}'; {did_you_mean(which, words) or arguments.listed(words)}"
            )
        return found

    # ---- zones and values ----------------------------------------------------------------------------

    @cached_property
    def zones(self) -> Mapping[str, tuple[str, ...]]:
        """The zones, each with the kinds that it goes by."""
        return MappingProxyType({name: tuple(dims) for name, dims in self.data.zone_dims.items()})

    @cached_property
    def values(self) -> Mapping[str, tuple[str, ...]]:
        """The counters and variables, each with the kinds that it goes by."""
        return MappingProxyType({name: tuple(dims) for name, (_, dims, _, _) in self.data.value_dims.items()})

    @cached_property
    def _zone_numbers(self) -> dict[tuple[str, tuple[int, ...]], int]:
        return {(name, tuple(at)): n for n, (name, at) in enumerate(self.data.zone_names)}

    def zone(self, name: object, which: Sequence[object], players: int) -> int:
        """The number of a zone."""
        said = arguments.one_of("name", name, self.zones, "zone")
        return self._zone_numbers[said, self._places(said, self.zones[said], which, players)]

    def value(self, name: object, which: Sequence[object], players: int) -> tuple[int, str]:
        """Where a value lies, and of which kind it is."""
        said = arguments.one_of("name", name, self.values, "counter or variable")
        base, dims, strides, kind = self.data.value_dims[said]
        places = self._places(said, dims, which, players)
        return base + sum(at * stride for at, stride in zip(places, strides, strict=True)), kind

    def _places(
        self, name: str, dims: Sequence[str], which: Sequence[object], players: int
    ) -> tuple[int, ...]:
        if len(which) != len(dims):
            wanted = f"goes by {' and '.join(dims)}" if dims else "goes by nothing"
            raise TypeError(f"which: '{name}' {wanted}, so {len(dims)} are wanted, not {len(which)}")
        found = zip(dims, which, strict=True)
        return tuple(self.number("which", dim, one, players) - self._first(dim) for dim, one in found)

    def _first(self, kind: str) -> int:
        return 0 if kind in ("player", "number", "truth", "card") else int(self.data.kinds[kind][1])

    def of(self, dims: Sequence[str], places: Sequence[int]) -> tuple[Value, ...]:
        """What something goes by."""
        return tuple(self.thing(dim, at + self._first(dim)) for dim, at in zip(dims, places, strict=True))

    # ---- chance --------------------------------------------------------------------------------------

    @cached_property
    def chances(self) -> dict[str, str]:
        """By what chance decides about the kind of thing it brings: `draw from ZONE`, and names of choices at random."""
        picks = {
            about[0]: about[1]
            for said, about in zip(self.data.said, self.data.telling, strict=True)
            if said[0] == "Pick" and about[2]
        }
        return picks | {DRAW + self.names.zone(zone): "card" for zone in self.decks}

    def chance_kind(self, name: str) -> str:
        """The kind of thing that chance brings under a name; automata let it pick among what they like as much."""
        return self.chances.get(name) or next((k for of, k, _ in self.game.actions if of == name), "card")

    @cached_property
    def decks(self) -> list[int]:
        """The zones from which cards come in an order that nobody knows."""
        return [zone for zone, fixed in enumerate(self.game.fixed) if fixed >= 0 and zone != NOWHERE]
