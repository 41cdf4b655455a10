"""What the names in a pack's `screen.yaml` come to, as the player whose view it is may know it: labels and values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from wlcore.engine.cards import OPEN
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.measures import query_name
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.numbers import is_nobody
from wlcore.play.visible import deck, side_by_side

if TYPE_CHECKING:
    from wlcore.play.words import Wording

POSITIONS = 6
"""In how many positions that could be a query is asked: what differs between them is not known."""
MOST_CARDS = 8
"""Of an open pile with more cards only the number and the top card are shown."""

HOLDS = "x"
"""How it is told that something holds for a player."""

Row = tuple[str, str]
"""A label and a value."""


class Figures:
    """Says the figures of one view."""

    def __init__(self, view: View, words: Wording) -> None:
        self.view, self.words, self.data = view, words, view.game.data

    # ---- of a player ---------------------------------------------------------------------------------

    def single(self, name: str) -> bool:
        """Whether each player has just one value of this name, fit for a column."""
        dims = self._dims(name)
        return dims is None or dims == ("player",)

    def sort_of(self, name: str) -> str:
        """The one kind that a name goes by beside players, or ''."""
        dims = self._dims(name) or ()
        return dims[1] if len(dims) == 2 and dims[0] == "player" and dims[1] != "player" else ""

    def looks_alike(self, name: str) -> bool:
        """Whether everybody is told the same of it: how many cards lie somewhere, what is no secret, what is worked out from that."""
        if name in self.data.zone_dims:
            return True
        if name in self.data.value_dims:
            return all(self.data.value_names[at] != name for at, _, _ in self.view.game.secrets)
        return name in self.data.screen["open"]

    def of_player(self, name: str, seat: int) -> str:
        """What a player has of it."""
        if name in self.data.zone_dims:
            zones = self._zones(name, seat)
            return str(sum(len(pile.cards) for zone in zones for pile in self.view.zones[zone]))
        if name not in self.data.value_dims:
            return self._asked(name, seat)
        base, _, strides, kind = self.data.value_dims[name]
        at = base + seat * strides[0]
        return "?" if self.words.hidden(self.view, at) else self._value(name, kind, self.view.values[at])

    def limit(self, name: str, seat: int) -> int:
        """How much a player can have of a counter, or -1 where there is no end to it or that is not known."""
        number = next((n for n, of in enumerate(self.data.counters) if of[0] == name and of[5]), -1)
        if number < 0:
            return -1
        try:
            found = {int(state.asked(f"cap/{number}")(state, seat)) for state in self._possible}
        except RuleFault:
            return -1
        return found.pop() if len(found) == 1 else -1

    def of_limit(self, name: str, seat: int) -> str:
        """What a player has of it, of how much there can be."""
        limit = self.limit(name, seat)
        return f"{self.of_player(name, seat)}/{limit}" if limit >= 0 else self.of_player(name, seat)

    def parts_of_player(self, name: str, seat: int) -> list[Row]:
        """What a player has of it by what else it goes by (such as each sort of cards); nothing of which there is none."""
        return [(what, value) for what, value in self._parts(name, seat) if value]

    def _parts(self, name: str, seat: int) -> Iterator[Row]:
        if name in self.data.zone_dims:
            dims = self.data.zone_dims[name]
            for zone in self._zones(name, seat):
                count = sum(len(pile.cards) for pile in self.view.zones[zone])
                at = self.data.zone_names[zone][1][1:]
                yield self._at(dims[1:], at), str(count) if count else ""
            return
        base, dims, strides, kind = self.data.value_dims[name]
        sizes = [len(self.data.kinds[dim][2]) if dim != "player" else self.view.players for dim in dims[1:]]
        for at in product(*(range(size) for size in sizes)):
            offset = seat * strides[0] + sum(i * stride for i, stride in zip(at, strides[1:], strict=True))
            value = self.view.values[base + offset]
            if not is_nobody(kind, value) and (value or kind not in ("number", "truth")):
                yield self._at(dims[1:], at), "" if kind == "truth" else self._value(name, kind, value)

    # ---- of the table --------------------------------------------------------------------------------

    def of_table(self, name: str) -> list[Row]:
        """What belongs to nobody, each with its label; what is empty is left out."""
        if name in self.data.zone_dims:
            return [row for zone in self._zones(name, -1) for row in self._pile(zone)]
        if name not in self.data.value_dims:
            return [(self.label(name), self._asked(name, -1))]
        found = []
        for number, stored in enumerate(self.data.value_names):
            if stored == name and (said := self.words.value(self.view, number)) is not None:
                found.append((self.label(name) if not self._dims(name) else said[1], said[2]))
        return found

    def lying(self, called: Callable[[str], bool]) -> Iterator[Row]:
        """What lies in the middle on the things that are called so."""
        for number, (name, where) in enumerate(self.data.zone_names):
            dims = self._dims(name) if name in self.data.screen["table"] else None
            if dims is None or len(dims) != 1 or dims[0] == "player":
                continue
            if called(self.words.member(dims[0], where[0])):
                yield from self._pile(number)

    def is_flag(self, name: str) -> bool:
        """Whether a name is a truth of no player, kept or asked: it is told by its label alone, as long as it holds."""
        found = self.data.value_dims.get(name)
        if found is None:
            return bool(self.data.screen["queries"].get(name) == "truth")
        return found[3] == "truth" and not found[1]

    def flag(self, name: str) -> str:
        """What is told of such a truth; '' if it does not hold, or may not."""
        if name in self.data.value_dims:
            holds = self.view.values[self.data.value_dims[name][0]] > 0
        else:
            holds = self._holds(name)
        return self.label(name) if holds else ""

    def _holds(self, name: str) -> bool:
        """Whether a query of no player is true whatever could be."""
        try:
            return all(self._answer(name, state, -1) for state in self._states(name))
        except RuleFault:
            return False

    def zone_of(self, name: str, seat: int) -> list[Row]:
        """A zone of a player with its cards."""
        return [
            (self.label(name) if self.single(name) else self.words.zone(zone), self._cards(zone))
            for zone in self._zones(name, seat)
            if self.view.zones[zone]
        ]

    def things_of(self, name: str, seat: int) -> Iterator[tuple[str, int, str]]:
        """The things that a player has by a truth for each of a kind: the kind, its place there (from 0), and what the player
        uses it as, which is the variable on their line that names it; '' for none.
        """
        base, (_, kind), (of_player, of_kind), _ = self.data.value_dims[name]
        _, first, members = self.data.kinds[kind]
        used = {}
        for variable in self.data.screen["player"]:
            start, dims, strides, named = self.data.value_dims.get(variable, (0, (), (), ""))
            at = start + seat * strides[0] if strides else -1
            if named == kind and len(dims) == 1 and not self.words.hidden(self.view, at):
                used[self.view.values[at]] = self.words.label_within(variable)
        for place in range(len(members)):
            if self.view.values[base + seat * of_player + place * of_kind]:
                yield kind, place, used.get(first + place, "")

    def label(self, name: str) -> str:
        """What a name is called on the screen."""
        return self.words.label(name)

    # ---- how -----------------------------------------------------------------------------------------

    def _pile(self, zone: int) -> Iterator[Row]:
        piles, name = self.view.zones[zone], self.data.zone_names[zone][0]
        if piles:
            label = self.label(name) if not self.data.zone_dims[name] else self.words.zone(zone)
            yield label, self._cards(zone)

    def _cards(self, zone: int) -> str:
        piles, game = self.view.zones[zone], self.view.game
        if game.fixed[zone] >= 0:
            return deck(piles, self.words)
        many = sum(len(pile.cards) for pile in piles) > MOST_CARDS
        return (
            deck(piles, self.words, True)
            if many and game.sight[zone] == OPEN
            else side_by_side(piles, self.words)
        )

    def _zones(self, name: str, seat: int) -> Sequence[int]:
        return self.data.zones_of.get((name, seat), ())

    def _dims(self, name: str) -> tuple[str, ...] | None:
        if name in self.data.zone_dims:
            return tuple(self.data.zone_dims[name])
        found = self.data.value_dims.get(name)
        return None if found is None else tuple(found[1])

    def _at(self, dims: tuple[str, ...], at: tuple[int, ...]) -> str:
        return ", ".join(self.words.member(dim, i) for dim, i in zip(dims, at, strict=True))

    def _value(self, name: str, kind: str, value: int) -> str:
        if is_nobody(kind, value) or (kind == "truth" and not value):
            return "-"
        if kind == "truth":
            return HOLDS
        if kind == "number":
            unit = self.data.units.get(name, "")
            return self.words.phrases.text("sum", n=value, unit=unit) if unit else str(value)
        return self.words.thing(kind, value)

    def _asked(self, name: str, seat: int) -> str:
        """What a query answers: one thing if it is the same whatever could be, else from where to where. What cannot be worked
        out, now or in some case, is not known.
        """
        try:
            found = sorted({self._answer(name, state, seat) for state in self._states(name)})
        except RuleFault:
            return "?"
        if len(found) == 1:
            kind = self.data.screen["queries"].get(name, "number")
            return self._value(name, kind, found[0])
        if self.data.screen["queries"].get(name, "number") == "number":
            return self.words("between", low=found[0], high=found[-1])
        return "?"

    def _answer(self, name: str, state: State, seat: int) -> int:
        query: Any = state.asked(query_name(name))
        args = (seat,) if state.g.parameters(query_name(name)) > 2 else ()
        return int(query(state, max(seat, 0), *args))

    def _states(self, name: str) -> list[State]:
        """States in which a query is asked: those that could be, or one where nothing hidden goes into it."""
        return [self._open] if name in self.data.screen["open"] else self._possible

    @cached_property
    def _open(self) -> State:
        return self.view.openly()

    @cached_property
    def _possible(self) -> list[State]:
        dice = Dice(1)
        return [self.view.imagine(dice, traced=True) for _ in range(POSITIONS)]
