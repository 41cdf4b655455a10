"""What one player may know: by names, as data, as states that could be, and as how likely each card is where.

Bots are shown one at every table: so what only programs ask for is fetched when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.engine.chance import MASK, Dice
from wlcore.engine.decision import Decision as Asked
from wlcore.engine.decision import place_of

if TYPE_CHECKING:
    from random import Random

    from wlcore.door.decision import Decision
    from wlcore.door.game import Game
    from wlcore.door.state import State
    from wlcore.door.things import Hidden, Value, Zone
    from wlcore.engine.view import View as Inner


def inside(view: View) -> Inner:
    """What the engine says that a view shows, for the bots that come with wlcore; there is something to choose."""
    if not isinstance(view, View):
        raise TypeError(f"view: a view is wanted, as state.view(seat) gives it, not {view!r}")
    if not view._view.options:
        raise ValueError(
            f"view: player {view.seat} has nothing to choose; {view.decides or 'nobody'} decides"
        )
    return view._view


def seen_by(state: Any, seat: int, names: tuple[str, ...] = ()) -> View:
    """What the player in a seat (from 1) of the engine's state may know."""
    return View._of(state.view(seat), names)


class View:
    """What the player in a seat may know of a state; `State.view` gives it. It never changes, and threads may share it.

    >>> view = game.new(players=2, names=["Ann", "Ben"], seed=7).view(1)
    >>> view.seat, view.options
    (1, (6, 12))
    """

    __module__ = "wlcore"

    __slots__ = ("_names", "_view")

    _names: tuple[str, ...]
    _view: Inner

    def __new__(cls, *_: object) -> View:
        """Views are taken, not made."""
        raise TypeError("views are not made but taken: state.view(seat)")

    @classmethod
    def _of(cls, view: Inner, names: tuple[str, ...] = ()) -> View:
        made: View = object.__new__(cls)
        made._view, made._names = view, names
        return made

    # ---- who and what --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played.

        >>> view.game.id
        'coin-race'
        """
        from wlcore.door.game import Game

        return Game._of(self._view.game)

    @property
    def seat(self) -> int:
        """Whose view it is, from 1.

        >>> view.seat
        1
        """
        return self._view.seat + 1

    @property
    def players(self) -> int:
        """How many play.

        >>> view.players
        2
        """
        return self._view.players - len(self._view.game.automata)

    @property
    def seats(self) -> int:
        """How many seats there are, those of automata included.

        >>> view.seats
        2
        """
        return self._view.players

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in the order of the seats.

        >>> view.names
        ('Ann', 'Ben')
        """
        return self._names

    @property
    def decides(self) -> int:
        """Who has to choose, from 1; 0 when the game is over.

        >>> view.decides
        1
        """
        return 0 if self._view.over else self._view.decides + 1

    @property
    def options(self) -> tuple[int, ...]:
        """What this player can choose; nothing when somebody else decides.

        >>> view.options
        (6, 12)
        """
        return self._view.options

    @property
    def decision(self) -> Decision | None:
        """What this player is asked; None when somebody else decides, or the game is over.

        >>> view.decision.question()
        'Choose a coin.'
        """
        from wlcore.door.decision import Decision

        inner = self._view
        if not inner.options:
            return None
        about, rule, place, clauses = inner.game.sites[place_of(inner.stack)]
        asks = Asked(inner.seat + 1, inner.options, about, rule, clauses, place)
        return Decision._of(asks, place_of(inner.stack), self.game._speech, self._names, inner.players)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> view.over
        False
        """
        return self._view.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of those who have won.

        >>> view.winners
        ()
        """
        return tuple(seat + 1 for seat in self._view.winners)

    # ---- by names ------------------------------------------------------------------------------------

    def value(self, name: str, *which: Value) -> Value | Hidden:
        """A counter or variable by its name, and by what it goes by (seats from 1, ids); `wlcore.HIDDEN` where this player may not
        know it, None where it is nobody.

        >>> view.value("pennies", 2)
        1
        """
        from wlcore.door import contents

        inner = self._view
        return contents.seen_value(self.game._register, inner, contents.hidden_values(inner), name, which)

    def zone(self, name: str, *which: Value) -> Zone:
        """A zone by its name, and by what it goes by: the cards that are known here, and `wlcore.HIDDEN` for the others.

        >>> view.zone("palm", 2).cards
        (wlcore.HIDDEN,)
        """
        from wlcore.door import contents

        register = self.game._register
        return contents.seen_zone(register, self._view, register.zone(name, which, self._view.players))

    def describe(self, option: int, lang: str = "en") -> str:
        """One of this player's options in words.

        >>> view.describe(12)
        'Charm'
        """
        inner, number = self._view, arguments.whole("option", option, 0)
        if number not in inner.options:
            there = arguments.listed([*map(str, inner.options)])
            if not inner.options:
                there += f": {f'player {self.decides} decides' if self.decides else 'the game is over'}"
            raise ValueError(f"option: {number} is not on offer to player {self.seat}; {there}")
        from wlcore.door import as_data

        return as_data.options(self._view, self.game._speech.prompts(lang, self._names, inner.players))[
            inner.options.index(number)
        ]

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """All that this player may know, by names, as plain data for JSON; `wlcore.view_schema` describes it. Only the words hang
        on the language.

        >>> data = view.to_dict()
        >>> data["seat"], data["players"][1]["name"], data["options"][1]["words"]
        (1, 'Ben', 'Charm')
        """
        from wlcore.door import as_data

        return as_data.as_dict(self._view, self.game, self._names, lang)

    # ---- what could be -------------------------------------------------------------------------------

    def imagine(self, rng: Random | int) -> State:
        """A whole state that could be, as far as this player knows: unseen cards are dealt to unseen places. With the same generator
        or seed, the same state.

        >>> import random
        >>> guess = view.imagine(random.Random(1))
        >>> guess.view(1) == view
        True
        """
        from wlcore.door.starting import imagined

        if hasattr(rng, "getrandbits"):
            dice = Dice(0)
            dice.rng = rng.getrandbits(64)
        else:
            dice = Dice(arguments.whole("rng", rng, 0, what="a random.Random or a whole number") & MASK)
        return imagined(self._view, dice, self._names)

    def beliefs(self, *cards: str) -> dict[str, dict[str, float]]:
        """By card (id or design; without any, each of which this player does not know where it is) how likely it lies in which zone,
        by what can be seen: each unseen card is as likely as any other with its back. Together 1 for each card.

        >>> view.beliefs("crown-1")["crown-1"]["palm 2"]
        0.1111111111111111
        """
        from wlcore.door.beliefs import beliefs

        return beliefs(self.game._register, self._view, cards)

    # ---- as an object --------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self._view == other._view

    def __hash__(self) -> int:
        return hash((self._view.seat, self._view.values, self._view.options))

    def __repr__(self) -> str:
        how = f"{self.decides} decides" if self.decides else "over"
        return f"<View of {self.seat} in {self._view.game.id}: {self.players} players, {how}>"

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, memo: object) -> View:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(
            "a view cannot be pickled: pickle the state, and take its view again, or use to_dict()"
        )
