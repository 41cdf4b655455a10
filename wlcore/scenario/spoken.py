"""How scenarios call things: players by their names, options by their words, shortened as long as they are clear."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from wlcore.lang.types import Type
from wlcore.numbers import is_nobody
from wlcore.scenario.option_names import Called

if TYPE_CHECKING:
    from wlcore.engine.names import Names
    from wlcore.engine.state import State

ANYTHING = "anything"


class Spoken:
    """The names of one game's things, with those of the players of one scenario, automata last."""

    def __init__(self, names: Names, players: Sequence[str] = (), alike: Called | None = None) -> None:
        self.names, self.data, self.players = names, names.data, tuple(players)
        self._alike = alike

    def at_table(self, players: Sequence[str]) -> Spoken:
        """The same with these players, and the automata behind them."""
        return Spoken(self.names, [*players, *self.data.automata], self.alike)

    @property
    def people(self) -> tuple[str, ...]:
        """The players that somebody decides for."""
        return self.players[: len(self.players) - len(self.data.automata)]

    def player(self, seat: int) -> str:
        """The player in a seat (from 0)."""
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def thing(self, kind: str, index: int) -> str:
        """A member of a kind."""
        if is_nobody(kind, index):
            return "nobody"
        if kind == "player":
            return self.player(index)
        if kind == "truth":
            return "yes" if index else "no"
        if kind in ("number", "none", "unknown") or ":" in kind:
            return str(index)
        kinds = self.data.kinds
        is_card = kind == "card" or (kind in kinds and kinds[kind].base == "card")
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
        name, indices = self.data.zone_names[number]
        dims = self.data.zone_dims.get(name, ())
        kinds = self.data.kinds
        firsts = [0 if dim == "player" else int(kinds[dim][1]) for dim in dims]
        inside = ", ".join(self.thing(d, i + f) for d, i, f in zip(dims, indices, firsts, strict=True))
        return f"{name}({inside})" if inside else str(name)

    # ---- options ---------------------------------------------------------------------------------------

    def option(self, number: int) -> str:
        """An option in words: `coin crown`, `partner ben`."""
        said = self.alike.said.get(number)
        if said is not None:
            return said
        name, kind, index = self.names.actions[number]
        return f"{name} {self.thing(kind, index)}"

    @cached_property
    def alike(self) -> Called:
        """The options that are called the same at every table, since they are not about players."""
        if self._alike is not None:
            return self._alike
        return Called(
            {
                number: name if not kind else f"{name} {self.thing(kind, index)}"
                for number, (name, kind, index) in enumerate(self.names.actions)
                if kind != "player"
            }
        )

    @cached_property
    def own(self) -> Called:
        """The options about the players at this table."""
        n, actions = len(self.players), enumerate(self.names.actions)
        return Called(
            {i: self.option(i) for i, (_, kind, index) in actions if kind == "player" and index < n}
        )

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """What options at this table are called, and the first words of that."""
        said = [*self.alike.said.values(), *self.own.said.values()]
        return frozenset((*said, *(words.partition(" ")[0] for words in said)))

    def design(self, number: int) -> tuple[str, str]:
        """What an option is but for which copy of a card it is about."""
        name, kind, index = self.names.actions[number]
        data = self.data
        if kind == "card" or (kind in data.kinds and data.kinds[kind][0] == "card"):
            return name, data.cards[index][2]
        return name, str(index)

    def offered(self, state: State) -> str:
        """What is on offer, for a message."""
        return ", ".join(self.option(option) for option in state.o) or "nothing"

    def find(self, words: str, among: Sequence[int] | None = None) -> list[int]:
        """Which of some options are meant, or of all that players at this table can ever have: those called just so; else
        those whose last or first part is; else those that begin so.
        """
        for alike, own in zip(self.alike.find(words), self.own.find(words), strict=True):
            meant = {*alike, *own}
            found = sorted(meant) if among is None else [number for number in among if number in meant]
            if found:
                return found
        return []
