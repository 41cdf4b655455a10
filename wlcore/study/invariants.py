"""What must hold of every state of a game, asked at every decision: cards, knowledge, counters, options.

Each check raises `Broken` with the name of the invariant and what is wrong in this state.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any

from wlcore.budget import STEPS
from wlcore.engine.cards import OPEN, OWNER

if TYPE_CHECKING:
    from wlcore.engine.game import Code, Game
    from wlcore.engine.state import State


class Broken(Exception):
    """An invariant does not hold."""

    def __init__(self, invariant: str, message: str) -> None:
        super().__init__(f"{invariant}: {message}")
        self.invariant, self.message = invariant, message


class Invariants:
    """The cheap invariants of one game, with what they need looked up once; asked by `code`, the fast one if not given."""

    def __init__(self, game: Game, code: Code | None = None) -> None:
        self.game = game
        functions = (code or game.fast).functions
        self.cards = list(range(len(game.data.loc)))
        self.decks = [zone for zone, at in enumerate(game.fixed) if at >= 0]
        self.others = [zone for zone, at in enumerate(game.fixed) if at < 0]
        self.open = [zone for zone in self.others if game.sight[zone] == OPEN]
        self.closed = [zone for zone in self.others if game.sight[zone] != OPEN]
        self.hands = [(zone, game.owner[zone]) for zone in self.others if game.sight[zone] == OWNER]
        self.counters = [CounterCheck(game, number, functions) for number in range(len(game.data.counters))]
        self.several = frozenset(game.data.several)
        self.declared = [
            (functions[f"invariant/{number}"], *about) for number, about in enumerate(game.data.invariants)
        ]

    def check(self, state: State) -> None:
        """Everything that must hold of a real state."""
        self.structure(state)
        self.options(state)
        for counter in self.counters:
            counter.check(state)
        state.steps = STEPS
        for holds, name, pack, file, line in self.declared:
            if not holds(state):
                raise Broken(name, f"the invariant that {pack} declares does not hold ({file}:{line})")

    def structure(self, state: State) -> None:
        """What must hold of an imagined state as well: each card in one place, decks and knowledge consistent."""
        self.conserved(state)
        self.blocks(state)
        self.known(state)

    def conserved(self, state: State) -> None:
        """Each card lies in exactly one zone, the one it is said to be in."""
        lying = sorted(chain.from_iterable(state.z))
        if lying != self.cards:
            for card in self.cards:
                count = lying.count(card)
                if count != 1:
                    raise Broken("cards-conserved", f"{self.card(card)} lies in {count} places")
            raise Broken("cards-conserved", "there are cards that the game does not have")
        loc = state.loc
        for zone, cards in enumerate(state.z):
            for card in cards:
                if loc[card] != zone:
                    told = self.game.names.zone(loc[card]) if 0 <= loc[card] < len(state.z) else "nowhere"
                    message = (
                        f"{self.card(card)} lies in {self.game.names.zone(zone)}, but is looked for in {told}"
                    )
                    raise Broken("places-agree", message)

    def blocks(self, state: State) -> None:
        """The blocks of each deck add up; what is no deck has none."""
        for zone in self.decks:
            fixed, below = state.v[self.game.fixed[zone]], state.v[self.game.below[zone]]
            sizes = state.b[zone]
            whole = fixed >= 0 and below == sum(sizes) and fixed + below <= len(state.z[zone])
            if not whole or (sizes and min(sizes) < 1):
                message = (
                    f"{len(state.z[zone])} cards, {fixed} in order on top, {below} below in {list(sizes)}"
                )
                raise Broken("blocks-agree", f"{self.game.names.zone(zone)}: {message}")
            start = 0
            for size in (*sizes, len(state.z[zone]) - fixed - below):
                self.unordered(zone, state.z[zone][start : start + size])
                start += size
            loose = state.z[zone][start - size : start]
            if state.dark & state.g.bit[zone] and any(state.k[card] for card in loose):
                raise Broken("dark-is-unknown", f"somebody knows a card in {self.game.names.zone(zone)}")
        for zone in self.others:
            if state.b[zone]:
                raise Broken("blocks-agree", f"{self.game.names.zone(zone)} is no deck, but has blocks")
        for zone in self.closed:
            self.unordered(zone, state.z[zone])

    def unordered(self, zone: int, cards: list[int]) -> None:
        """Cards whose order is nobody's knowledge stand in ascending order, so that there is no order to leak."""
        if cards != sorted(cards):
            message = f"the order of cards in {self.game.names.zone(zone)} counts for nothing, but is {cards}"
            raise Broken("no-hidden-order", message)

    def known(self, state: State) -> None:
        """What lies open is known to all, what somebody holds is known to them, and nobody else is there to know."""
        k, everybody = state.k, state.all
        if k and (max(k) > everybody or min(k) < 0):
            raise Broken("knowledge-in-range", "somebody who does not play knows a card")
        for zone in self.open:
            for card in state.z[zone]:
                if k[card] != everybody:
                    message = f"{self.card(card)} lies open in {self.game.names.zone(zone)}"
                    raise Broken("open-is-known", f"{message}, but not all know it")
        for zone, owner in self.hands:
            for card in state.z[zone]:
                if not k[card] >> owner & 1:
                    message = f"{self.card(card)} is in {self.game.names.zone(zone)}, but its owner does not know it"
                    raise Broken("own-is-known", message)

    def options(self, state: State) -> None:
        """A decision has at least two options, each once; picks of several are listed in ascending order."""
        options = state.o
        if state.over:
            if options:
                raise Broken("options", "the game is over, but there are options")
            if any(not 0 <= seat < state.n for seat in state.winners):
                raise Broken("winners", f"{list(state.winners)} are no seats")
            return
        if len(options) < 2 and not state.r[-1]:
            raise Broken("two-options", f"there is a decision with {len(options)} options")
        if len(set(options)) < len(options):
            raise Broken("options-once", f"an option is offered twice: {list(options)}")
        if not 0 <= state.who < state.n:
            raise Broken("decider", f"{state.who} is to decide, who is nobody")
        if min(options) < 0 or max(options) >= len(self.game.actions):
            raise Broken("options-known", f"an option has no meaning: {list(options)}")
        if (state.st[-1], state.st[-2]) in self.several and list(options) != sorted(options):
            raise Broken("options-ascending", f"a pick of several is not in order: {list(options)}")

    def card(self, number: int) -> str:
        """A card as messages name it."""
        return self.game.names.cards[number]


class CounterCheck:
    """The values of one counter. What is above a cap that has come down may stay there, but not grow."""

    def __init__(self, game: Game, number: int, functions: Mapping[str, Any]) -> None:
        row = game.data.counters[number]
        self.name, self.dims, self.first, self.count, self.stride, capped, self.steady, self.floor = row
        self.game = game
        self.cap = functions[f"cap/{number}"] if capped else None
        self.places = range(self.first, self.first + self.count)

    def check(self, state: State) -> None:
        """No value is below the least there can be, and none above a cap that never changes."""
        values = state.v[self.first : self.first + self.count]
        if min(values) < self.floor:
            raise Broken("counters", f"{self.named(values.index(min(values)))} is {min(values)}")
        if self.cap is not None and self.steady and max(values):
            for offset, value in enumerate(values):
                if value:
                    self._below(state, offset, value, self.highest(state, offset))

    def bounds(self, state: State) -> list[int]:
        """How high each value may be after what happens next, were the cap to come down on the way."""
        if self.cap is None or self.steady:
            return []
        played = self.stride * state.n or self.count
        return [max(state.v[self.first + i], self.highest(state, i)) for i in range(played)]

    def check_rise(self, state: State, bounds: list[int]) -> None:
        """No value is above a changing cap that was not so high before."""
        for offset, bound in enumerate(bounds):
            value = state.v[self.first + offset]
            if value > bound:
                self._below(state, offset, value, self.highest(state, offset))

    def highest(self, state: State, offset: int) -> int:
        """The cap of a value."""
        assert self.cap is not None
        return int(self.cap(state, offset // self.stride if self.stride else -1))

    def _below(self, state: State, offset: int, value: int, cap: int) -> None:
        if value > cap:
            raise Broken("counters", f"{self.named(offset)} is {value}, above its cap {cap}")

    def named(self, offset: int) -> str:
        """One of the values as messages name it: the counter and whose it is."""
        words, kinds = [], self.game.data.kinds
        for kind in reversed(self.dims):
            size = self.game.data.players[1] if kind == "player" else len(kinds[kind][2])
            first = 0 if kind == "player" else kinds[kind][1]
            words.append(self.game.names.thing(kind, offset % size + first))
            offset //= size
        return " ".join([self.name, *reversed(words)])
