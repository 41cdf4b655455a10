"""Numbers and names: how options, cards, zones and values are called outside of a state."""

from __future__ import annotations

from functools import cached_property

from wlcore.engine.gamedata import GameData


class Names:
    """Looks up names for the numbers of one compiled game, and numbers for names."""

    def __init__(self, data: GameData) -> None:
        self.data = data
        self.actions: list[tuple[str, str, int]] = list(data.actions)

    @cached_property
    def cards(self) -> list[str]:
        """The ids of all cards, by their numbers."""
        return [card.id for card in self.data.cards]

    def thing(self, kind: str, index: int) -> str:
        """The id of a member of a kind; players are numbered from 1."""
        if kind == "player":
            return str(index + 1)
        if kind in ("number", "truth", ""):
            return str(index)
        if kind == "card":
            return self.cards[index]
        _, first, members = self.data.kinds[kind]
        return str(members[index - first])

    def option(self, number: int) -> str:
        """An option in words that a journal keeps: `coin crown`, `pass`."""
        name, kind, index = self.actions[number]
        return name if not kind else f"{name} {self.thing(kind, index)}"

    @cached_property
    def _options(self) -> dict[str, int]:
        return {self.option(n): n for n in range(len(self.actions))}

    def option_number(self, words: str) -> int | None:
        """The number of an option from its words."""
        return self._options.get(words)

    def zone(self, number: int) -> str:
        """A zone: `hand 1`, `purse 2`."""
        name, indices = self.data.zone_names[number]
        return " ".join([name, *self._indices(name, indices)])

    def _indices(self, name: str, indices: tuple[int, ...]) -> list[str]:
        dims = self.data.zone_dims.get(name, ())
        return [self.thing(d, i + self._first(d)) for d, i in zip(dims, indices, strict=True)]

    def _first(self, kind: str) -> int:
        return 0 if kind == "player" else int(self.data.kinds[kind][1])
