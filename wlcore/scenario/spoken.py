"""How scenarios call things: players by their names, options by their words, shortened as long as they are clear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from wlcore.lang.types import Type

if TYPE_CHECKING:
    from wlcore.engine.names import Names
    from wlcore.engine.state import State

ANYTHING = "anything"


class Spoken:
    """The names of one game's things, with those of the players of one scenario."""

    def __init__(
        self, names: Names, players: Sequence[str] = (), alike: tuple[dict[int, str], set[str]] | None = None
    ) -> None:
        self.names, self.data, self.players = names, names.data, tuple(players)
        self._alike = alike

    def at_table(self, players: Sequence[str]) -> Spoken:
        """The same with these players."""
        return Spoken(self.names, players, self.alike)

    def player(self, seat: int) -> str:
        """The player in a seat (from 0)."""
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def thing(self, kind: str, index: int) -> str:
        """A member of a kind."""
        if index < 0 and kind not in ("number", "truth"):
            return "nobody"
        if kind == "player":
            return self.player(index)
        if kind == "truth":
            return "yes" if index else "no"
        if kind in ("number", "none", "unknown") or ":" in kind:
            return str(index)
        data = self.data["kinds"]
        is_card = kind == "card" or (kind in data and data[kind][0] == "card")
        return self.names.cards[index] if is_card else self.names.thing(kind, index)

    def value(self, of: Type, value: int | Iterable[int]) -> str:
        """A value of a type."""
        if isinstance(value, int):
            return self.thing(of.kind, value)
        return ", ".join(self.thing(of.kind, x) for x in value) or "empty"

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards."""
        return ", ".join(self.names.cards[card] for card in cards) or "no card"

    def zone(self, number: int) -> str:
        """A zone: `purse(ben)`."""
        name, indices = self.data["zone_names"][number]
        dims = self.data["zone_dims"].get(name, ())
        kinds = self.data["kinds"]
        firsts = [0 if dim == "player" else int(kinds[dim][1]) for dim in dims]
        inside = ", ".join(self.thing(d, i + f) for d, i, f in zip(dims, indices, firsts, strict=True))
        return f"{name}({inside})" if inside else str(name)

    # ---- options ---------------------------------------------------------------------------------------

    def option(self, number: int) -> str:
        """An option in words: `coin crown`, `partner ben`."""
        said = self.alike[0].get(number)
        if said is not None:
            return said
        name, kind, index = self.names.actions[number]
        return f"{name} {self.thing(kind, index)}"

    @cached_property
    def alike(self) -> tuple[dict[int, str], set[str]]:
        """The options that are called the same at every table, since they are not about players; all that is known to mean
        one of them, at first in full or by its first or last part.
        """
        if self._alike is not None:
            return self._alike
        found = {
            number: name if not kind else f"{name} {self.thing(kind, index)}"
            for number, (name, kind, index) in enumerate(self.names.actions)
            if kind != "player"
        }
        parts = (part for said in found.values() for part in said.partition(" ")[::2])
        return found, {*found.values(), *parts}

    def can_mean(self, words: str) -> bool:
        """Whether these words mean an option that players at this table can ever have."""
        options, meant = self.alike
        if words not in meant and self.find(words, options):
            meant.add(words)
        return words in meant or bool(self.find(words, self.known()))

    def design(self, number: int) -> tuple[str, str]:
        """What an option is but for which copy of a card it is about."""
        name, kind, index = self.names.actions[number]
        data = self.data
        if kind == "card" or (kind in data["kinds"] and data["kinds"][kind][0] == "card"):
            return name, data["cards"][index][2]
        return name, str(index)

    def offered(self, state: State) -> str:
        """What is on offer, for a message."""
        return ", ".join(self.option(option) for option in state.o) or "nothing"

    def find(self, words: str, among: Iterable[int]) -> list[int]:
        """The options that are meant: those called just so; else those whose last or first part is; else those that
        begin so.
        """
        options = {number: self.option(number) for number in among}
        for fits in (_exactly, _in_part, _from_the_start):
            found = [number for number, said in options.items() if fits(words, said)]
            if found:
                return found
        return []

    def known(self) -> list[int]:
        """Every option that players at this table can ever have."""
        n = len(self.players)
        return [i for i, (_, kind, index) in enumerate(self.names.actions) if kind != "player" or index < n]


def _exactly(words: str, said: str) -> bool:
    return words == said


def _in_part(words: str, said: str) -> bool:
    verb, _, thing = said.partition(" ")
    return words in (verb, thing)


def _from_the_start(words: str, said: str) -> bool:
    given, parts = words.split(), said.split()
    if len(given) == 1:
        return any(part.startswith(words) for part in parts)
    return len(given) == len(parts) and all(p.startswith(g) for g, p in zip(given, parts, strict=True))
