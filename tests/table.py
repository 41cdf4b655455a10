"""What positions of any game have in common that are set and read by names; players are numbered from 1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from wlcore.engine.cards import put
from wlcore.engine.chance import Dice
from wlcore.engine.saving import relist
from wlcore.engine.state import State


class Table:
    """A game in progress. What is set here is what the rules see; nothing happens by setting it."""

    def __init__(self, state: State) -> None:
        self.state, self.game, self.names = state, state.game, state.game.names

    # ---- reading -------------------------------------------------------------------------------------

    def zone(self, name: str, *which: str | int) -> int:
        """The number of a zone, as in `zone("stack", 1, "loners")`."""
        words = " ".join([name, *map(str, which)])
        return next(n for n in range(len(self.state.z)) if self.names.zone(n) == words)

    def cards(self, name: str, *which: str | int) -> list[str]:
        """The cards of a zone, the top one first."""
        return [self.names.cards[card] for card in reversed(self.state.z[self.zone(name, *which)])]

    def card(self, name: str) -> int:
        """The number of a card."""
        return self.names.cards.index(name)

    def _value(self, name: str, offset: int = 0) -> int:
        return int(self.game.data.value_names.index(name)) + offset

    def value(self, name: str, offset: int = 0) -> int:
        """A counter or variable; `offset` tells several of that name apart."""
        return self.state.v[self._value(name, offset)]

    def query(self, name: str, *args: int) -> int:
        """The answer to a query that nobody asks in particular."""
        return int(self.state.g.functions[f"query/{name}"](self.state, -1, *args))

    @property
    def asked(self) -> int:
        """Who has to choose."""
        return self.state.who + 1

    @property
    def offers(self) -> list[str]:
        """The options by name, as in `source tombstone`."""
        return [self.names.option(option) for option in self.state.options]

    def offered(self, about: str) -> set[str]:
        """What can be chosen under one name."""
        return {words.split(" ", 1)[1] for words in self.offers if words.startswith(about + " ")}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> set[int]:
        """Who has won."""
        return {seat + 1 for seat in self.state.winners}

    # ---- setting -------------------------------------------------------------------------------------

    def set(self, name: str, value: int, offset: int = 0) -> None:
        """A counter or variable by its number."""
        self.state.set_value(self._value(name, offset), value)
        relist(self.state)

    def _put(self, name: str, zone: int) -> None:
        put(self.state, self.card(name), zone, False)

    # ---- playing -------------------------------------------------------------------------------------

    def choose(self, words: str) -> None:
        """Choose an option by its name."""
        option = self.names.option_number(words)
        assert option is not None, f"there is no option '{words}'"
        assert option in self.state.options, f"'{words}' is not offered, but {self.offers}"
        self.state.apply(option)

    def copy(self) -> Self:
        """The same position once more."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        return twin


def random_game(state: State, seed: int = 0) -> Iterator[State]:
    """Plays on at random; the state at each decision, and at the end."""
    dice = Dice(seed)
    while not state.over:
        yield state
        state.apply(state.options[dice.below(len(state.options))])
    yield state


def check_views(state: State, seed: int = 0) -> None:
    """What each player imagines agrees with what that player sees, options included; equal dice imagine equal states."""
    for seat in range(1, state.n + 1):
        view = state.view(seat)
        guess = view.imagine(Dice(seed))
        assert guess.view(seat) == view, f"player {seat} sees something else in what was imagined"
        assert guess.fingerprint() == state.view(seat).imagine(Dice(seed)).fingerprint()
        if state.who == seat - 1:
            assert sorted(guess.options) == sorted(state.options), f"player {seat} imagines other options"
