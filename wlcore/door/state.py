"""A state of a game: what has to be decided, what can be chosen, what is where; it changes only by `apply`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.door.decision import Decision
from wlcore.door.game import Game
from wlcore.door.things import Outcome, Value, Zone
from wlcore.engine import results
from wlcore.engine.decision import decision_of, place_of
from wlcore.engine.state import IllegalOption

if TYPE_CHECKING:
    from wlcore.door.view import View
    from wlcore.engine.state import State as Inner

SHOWN = 40
"""So many options at most are listed when a state is printed."""


class State:
    """One moment of one game. `Game.new` gives it, `apply` changes it; everything else only looks.

    >>> state = game.new(players=2, names=["Ann", "Ben"], seed=7)
    >>> while not state.over:
    ...     state.apply(state.options[0])
    >>> state.winners
    (1,)
    """

    __module__ = "wlcore"

    __slots__ = ()

    _names: tuple[str, ...]
    _options: tuple[int, ...]
    _over: bool
    _state: Inner

    def __new__(cls, *_: object) -> State:
        """States are begun, not made."""
        raise TypeError("states are not made but begun: game.new(...)")

    # ---- playing -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> state.over
        False
        """
        return self._over

    @property
    def options(self) -> tuple[int, ...]:
        """What can be chosen now, as numbers; nothing when the game is over. What they mean: `describe`, `Game.option`.

        >>> state.options
        (6, 12)
        """
        return self._options

    def apply(self, option: int) -> None:
        """Choose one of the options. One that is not on offer is an `IllegalOption`, and nothing has changed; a `RuleFault` says
        that the rules cannot be carried out, and then this state is of no use any more: go on with a `clone` from before.

        >>> state.apply(4711)
        Traceback (most recent call last):
        wlcore.IllegalOption: option: 4711 is not on offer; there are: 6 (coin-flipped cent-5), 12 (coin-flipped charm)
        """
        raise NotImplementedError  # as Python or native code carries it out

    def option(self, words: str) -> int:
        """The option on offer that has these words, or the only one that has this thing.

        >>> state.option("coin-flipped charm"), state.option("charm")
        (12, 12)
        """
        said, found = arguments.text("words", words), []
        for number in self.options:
            option = self.game.option(number)
            if said == option.words:
                return number
            if said in (option.name, option.thing, option.words.partition(" ")[2]):
                found.append(number)
        if len(found) != 1:
            raise self._not_on_offer(said)
        return found[0]

    def clone(self) -> State:
        """A copy that goes its own way.

        >>> copy = state.clone()
        >>> copy.apply(copy.options[0])
        >>> copy == state
        False
        """
        raise NotImplementedError

    def _not_on_offer(self, option: object) -> IllegalOption:
        if self.over:
            return IllegalOption(f"option: {option!r} is not on offer: the game is over")
        said = [f"{number} ({self._words(number)})" for number in self.options]
        return IllegalOption(f"option: {option!r} is not on offer; {arguments.listed(said)}")

    def _words(self, option: int) -> str:
        return self._state.game.names.option(option)

    # ---- who and what --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game this is a state of.

        >>> state.game.id
        'coin-race'
        """
        return Game._of(self._state.game)

    @property
    def players(self) -> int:
        """How many play. Seats count from 1; behind the players sit automata, if the game has any.

        >>> state.players
        2
        """
        return self._state.people

    @property
    def seats(self) -> int:
        """How many seats there are, those of automata included.

        >>> state.seats
        2
        """
        return self._state.n

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in the order of the seats.

        >>> state.names
        ('Ann', 'Ben')
        """
        return self._names

    @property
    def decides(self) -> int:
        """Who has to choose, from 1; 0 is nobody: the game is over, or chance decides.

        >>> state.decides
        1
        """
        return 0 if self._state.over else self._state.who + 1

    @property
    def decision(self) -> Decision | None:
        """Whose turn it is to choose, what is asked, by which rule; None when the game is over.

        >>> state.decision
        <Decision of 1 about 'coin-flipped': 2 options>
        """
        asked = decision_of(self._state)
        if asked is None:
            return None
        return Decision._of(asked, place_of(self._state.st), self.game._speech, self._names, self._state.n)

    @property
    def chance(self) -> tuple[Outcome, ...]:
        """What chance can bring now, each with its probability, in a game loaded with `chance="explicit"`; nothing where somebody
        decides. `apply` takes the number of an outcome. While chance decides, `view`, `to_json`, `fingerprint`, and so pickling
        are a `ValueError`: what is being done is done halfway.

        >>> state.chance
        ()
        """
        return ()

    def view(self, seat: int) -> View:
        """What the player in a seat may know. A view stays as it is when the game goes on.

        >>> state.view(2)
        <View of 2 in coin-race: 2 players, 1 decides>
        >>> state.view(0)
        Traceback (most recent call last):
        ValueError: seat: there is no seat 0; there are 1 to 2
        """
        from wlcore.door.view import View
        from wlcore.engine.view import view_of

        return View._of(view_of(self._state, arguments.seat("seat", seat, self._state.n)), self._names)

    # ---- how it stands -------------------------------------------------------------------------------

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of those who have won.

        >>> state.winners
        ()
        """
        return tuple([seat + 1 for seat in self._state.winners])

    @property
    def scores(self) -> dict[int, int]:
        """By seat what the game counts as the score; where it counts none, 1 for winners and 0 for the others.

        >>> state.scores
        {1: 0, 2: 0}
        """
        return dict(enumerate(results.scores(self._state), start=1))

    @property
    def places(self) -> dict[int, int]:
        """By seat the place in which somebody ended, from 1; who is equal shares one. 0 for all while the game goes on.

        >>> state.places
        {1: 0, 2: 0}
        """
        return dict(enumerate(results.places(self._state), start=1))

    @property
    def returns(self) -> dict[int, float]:
        """By seat what the end is worth, where the game says so (`result:`); else the share of the victory: together 1, in equal parts where
        several win. 0 for all while the game goes on.

        >>> state.returns
        {1: 0.0, 2: 0.0}
        """
        return dict(enumerate(results.results(self._state), start=1))

    def value(self, name: str, *which: Value) -> Value:
        """A counter or variable by its name, and by what it goes by (seats from 1, ids): a number, a truth, a seat or the id of a
        thing; None is nobody.

        >>> state.value("pennies", 2), state.value("keeper")
        (1, 1)
        """
        from wlcore.door.contents import value_in

        return value_in(self.game._register, self._state.v, self._state.n, name, which)

    def zone(self, name: str, *which: Value) -> Zone:
        """A zone by its name, and by what it goes by, with all its cards, whoever may see them.

        >>> state.zone("tray").cards
        ()
        """
        from wlcore.door.contents import whole_zone

        register = self.game._register
        return whole_zone(register, self._state, register.zone(name, which, self._state.n))

    # ---- words ---------------------------------------------------------------------------------------

    def describe(self, option: int, lang: str = "en") -> str:
        """An option on offer in words: what it does where that is plain, else what is chosen.

        >>> state.describe(12)
        'Charm'
        """
        inner, number = self._state, arguments.whole("option", option, 0)
        if number not in inner.o:
            raise self._not_on_offer(number)
        prompts = self.game._speech.prompts(lang, self._names, inner.n)
        said = prompts.options(inner.o, inner.view(inner.who + 1), place_of(inner.st))
        return said[list(inner.o).index(number)]

    def log(self, lang: str = "en", since: int = 0, seat: int | None = None) -> list[str]:
        """What has happened, in words, from the choice with the number `since` on (0: from the beginning), as a seat saw it, or all
        of it without one. The game has to be begun with `Game.new(log=True)`.

        >>> told = game.new(players=2, names=["Ann", "Ben"], seed=7, log=True)
        >>> told.apply(told.option("charm"))
        >>> told.log(since=1)[0]
        'Charm goes to tray.'
        """
        raise ValueError("log: this game keeps none; begin it with game.new(..., log=True)")

    # ---- as an object --------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The whole state as text, for `Game.from_json`; names of players, a log and what was fixed of chance are no part of it.

        >>> game.from_json(state.to_json()) == state
        True
        """
        return self._state.to_json()

    def fingerprint(self) -> str:
        """A short digest of the whole state, equal on every machine.

        >>> state.fingerprint() == state.clone().fingerprint()
        True
        """
        return self._state.fingerprint()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return bool(self._moment() == other._moment())

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _moment(self) -> Any:
        return self._state

    def __repr__(self) -> str:
        how = f"{self.decides or 'chance'} decides" if not self.over else "over"
        return f"<State of {self._state.game.id}: {self.players} players, {how}>"

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Sequence[str]:
        if self.over:
            won = ", ".join(map(self._name, self.winners)) or "nobody"
            scores = ", ".join(f"{self._name(seat)} {score}" for seat, score in self.scores.items())
            return [f"{self.game.title}: over; won: {won}", f"scores: {scores}"]
        decision = self.decision
        said = "" if decision is None else decision.question()
        options = [f"  {number:>4}  {self.describe(number)}" for number in self.options[:SHOWN]]
        more = [f"  and {len(self.options) - SHOWN} more"] if len(self.options) > SHOWN else []
        return [f"{self.game.title}: {self._name(self.decides)} decides", said, *options, *more]

    def _name(self, seat: int) -> str:
        if not seat:
            return "chance"
        return self._names[seat - 1] if seat <= len(self._names) else f"player {seat}"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from wlcore.door.starting import unpickled

        return unpickled, (self.game, self.to_json(), self._names)
