"""A game that has been loaded: where states come from, and what can be said of it beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wlcore.door import arguments
from wlcore.door.register import Register
from wlcore.door.things import Card, Option, Printed, Switch, Value

if TYPE_CHECKING:
    from wlcore.door.speech import Speech
    from wlcore.door.state import State
    from wlcore.engine.game import Game as Engine
    from wlcore.loading import Choice
    from wlcore.packs.assemble import Assembly

MOST_SEED = (1 << 63) - 1
DICE, EXPLICIT = "dice", "explicit"
CHANCE = (DICE, EXPLICIT)


class Game:
    """What `wlcore.load` gives: a game with its layers, compiled. It never changes, and threads may share it.

    >>> game.id, game.title, game.players
    ('coin-race', 'Coin Race', (2, 4))
    """

    __module__ = "wlcore"

    __slots__ = (
        "_chance",
        "_choice",
        "_engine",
        "_printed",
        "_register",
        "_rules",
        "_spoken",
        "_straight",
        "_texts",
    )

    _chance: str
    _choice: Choice | None
    _engine: Engine
    _register: Register
    _spoken: Speech | None
    _straight: dict[int, Callable[[int], State | None]]
    """What begins plain games by native code from a seed, by how many play; None of a seed that is none."""
    _texts: dict[str, dict[str, tuple[str, str]]]
    _rules: tuple[Assembly, list[int]] | None
    _printed: dict[str, dict[str, Printed]] | None

    def __new__(cls, *_: object) -> Game:
        """Games are loaded, not made."""
        raise TypeError("games are not made but loaded: wlcore.load(...)")

    @classmethod
    def _of(cls, engine: Engine, choice: Choice | None = None, chance: str = DICE) -> Game:
        """The game as programs see it; one that was shown before is the same again."""
        shown = engine.shown
        if not isinstance(shown, Game):
            shown = object.__new__(cls)
            shown._chance, shown._choice, shown._engine = chance, choice, engine
            shown._register, shown._spoken, shown._texts = Register(engine), None, {}
            shown._rules = shown._printed = None
            shown._straight = {}
            engine.shown = shown
        return shown

    @property
    def _speech(self) -> Speech:
        """Says things about it; what is needed for that is fetched when it is first said."""
        if self._spoken is None:
            from wlcore.door.speech import Speech

            self._spoken = Speech(self._engine)
        return self._spoken

    # ---- what it is ----------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The id of the game.

        >>> game.id
        'coin-race'
        """
        return self._engine.id

    @property
    def title(self) -> str:
        """What the game is called.

        >>> game.title
        'Coin Race'
        """
        return str(self._engine.data.title or self.id)

    @property
    def players(self) -> tuple[int, int]:
        """For how many it is, at least and at most.

        >>> game.players
        (2, 4)
        """
        return self._engine.players

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers on top of it: variants, and packs of one's own.

        >>> game.layers
        ()
        """
        return tuple(self._engine.data.packs[1:])

    @property
    def chance(self) -> str:
        """How chance decides: by `dice`, or as decisions of nobody (`explicit`).

        >>> game.chance
        'dice'
        """
        return self._chance

    @property
    def digest(self) -> str:
        """By what the rules, all packs together, are known again.

        >>> len(game.digest)
        16
        """
        return self._engine.digest

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which something can be said about it; what one of them has no words for is said in English.

        >>> game.languages
        ('de', 'en', 'fr', 'it', 'ru')
        """
        return self._speech.languages

    @property
    def rulings(self) -> Mapping[str, Switch]:
        """The questions that the rules leave open or that editions answer differently, by id, and how each stands in this game;
        `load(..., rulings={id: value})` answers one otherwise.

        >>> dict(game.rulings)
        {}
        """
        from wlcore.door.switches import rulings

        return rulings(*self._assembled)

    @property
    def options(self) -> Mapping[str, Switch]:
        """What is chosen before a game begins, such as its length, by name; `load(..., options={name: value})` chooses.

        >>> dict(game.options)
        {}
        """
        from wlcore.door.switches import options

        return options(*self._assembled)

    # ---- names ---------------------------------------------------------------------------------------

    @property
    def cards(self) -> tuple[str, ...]:
        """The ids of all cards.

        >>> len(game.cards), game.cards[0]
        (11, 'cent-1')
        """
        return tuple(self._engine.names.cards)

    def card(self, name: str) -> Card:
        """A card by its id.

        >>> game.card("charm").kind
        'coin'
        """
        return self._register.card_of(self._register.card("name", name))

    @property
    def zones(self) -> Mapping[str, tuple[str, ...]]:
        """The names of all zones, each with the kinds that it goes by.

        >>> dict(game.zones)
        {'pouch': (), 'palm': ('player',), 'tray': ()}
        """
        return self._register.zones

    @property
    def values(self) -> Mapping[str, tuple[str, ...]]:
        """The names of all counters and variables, each with the kinds that it goes by.

        >>> dict(game.values)
        {'pennies': ('player',), 'medals': ('player',), 'keeper': ()}
        """
        return self._register.values

    def members(self, kind: str) -> tuple[str, ...]:
        """The ids of all things of a kind.

        >>> game.members("metal")
        ('copper', 'silver')
        """
        kinds = self._engine.data.kinds
        return tuple(kinds[arguments.one_of("kind", kind, kinds, "kind")][2])

    def option(self, which: int | str) -> Option:
        """An option by its number, or by its words as journals have them.

        >>> game.option("coin-flipped charm").number
        12
        """
        return self._register.option(self._register.option_number("which", which))

    def properties(self, thing: str) -> dict[str, Printed]:
        """What is printed on a thing, by the names of its properties: numbers, truths, ids of things (several in a tuple). What it does
        is said by `text`. `KIND/ID` where an id is that of several.

        >>> game.properties("crown")
        {'metal': 'silver', 'worth': 3}
        """
        if self._printed is None:
            from wlcore.door.printed import printed

            self._printed = printed(self._assembled[0].program)
        return dict(self._printed[arguments.one_of("thing", thing, self._printed, "thing")])

    @property
    def chances(self) -> tuple[str, ...]:
        """By which names chance can be fixed with `new(chance=...)`.

        >>> game.chances
        ('beginner', 'draw from pouch')
        """
        return tuple(self._register.chances)

    # ---- words ---------------------------------------------------------------------------------------

    def name(self, thing: str, lang: str = "en") -> str:
        """What a thing is called above its text: a card, a place, anything with an id. `KIND/ID` where an id is that of several. On
        lists, as of a hand, `View.to_dict` has it without an article.

        >>> game.name("crown")
        'Crown'
        """
        return self._text(thing, lang)[0]

    def text(self, thing: str, lang: str = "en") -> str:
        """What stands on a thing: the text that is made from its rules, under the rulings and options of this game.

        >>> game.text("cent")
        'Flipped: Gain ¢1.'
        """
        return self._text(thing, lang)[1]

    def _text(self, thing: str, lang: str) -> tuple[str, str]:
        found = self._texts_in(lang)
        return found[arguments.one_of("thing", thing, found, "thing")]

    def _texts_in(self, lang: str) -> dict[str, tuple[str, str]]:
        """The names and texts of all things, by `KIND/ID` and by id; made when they are first wanted."""
        phrases = self._speech.phrases(lang)
        if phrases.language not in self._texts:
            from wlcore.door.texts import texts

            self._texts[phrases.language] = texts(*self._assembled, phrases)
        return self._texts[phrases.language]

    @property
    def _assembled(self) -> tuple[Assembly, list[int]]:
        """The checked rules, which are read again when they are first wanted, and how their switches stand."""
        if self._rules is None:
            from wlcore.door.texts import assembled

            self._rules = assembled(self._engine, self._choice)
        return self._rules

    # ---- states --------------------------------------------------------------------------------------

    def new(
        self,
        players: int = 0,
        seed: int = 0,
        *,
        names: Sequence[str] = (),
        choices: Mapping[str, Sequence[Value]] | None = None,
        chance: Mapping[str, Sequence[Value]] | None = None,
        log: bool = False,
    ) -> State:
        """A new game, up to its first decision: the same seed, the same game. Without `players`, as many as have names, or as few as
        can play it.

        `names` are the players', in the order of the seats. `choices` answers what is asked first: by the name of the choice
        what each seat takes, until all of it has been taken. `chance` says what comes when chance decides, one thing after the
        other, by the names that `chances` lists; what cannot come, or never does, is an error. With `log`, `State.log` tells
        what has happened; that takes time.

        >>> state = game.new(players=3, names=["Ann", "Ben", "Cleo"], seed=7)
        >>> state.names
        ('Ann', 'Ben', 'Cleo')
        >>> game.new(names=["Ann", "Ben", "Cleo"]).players
        3
        >>> game.new(players=2, chance={"beginner": [2], "draw from pouch": ["charm"]}).decision.seat
        2
        """
        if seed.__class__ is players.__class__ is int and not (names or choices or chance or log):
            straight = self._straight.get(players)
            if straight is not None and (state := straight(seed)) is not None:
                return state
        from wlcore.door.starting import started

        return started(self, players, seed, names, choices, chance, log)

    def from_json(self, text: str, *, names: Sequence[str] = ()) -> State:
        """The state that `State.to_json` wrote; a `SaveError` says why it cannot be used.

        >>> game.from_json(state.to_json()) == state
        True
        """
        from wlcore.door.starting import restored

        return restored(self, arguments.text("text", text), names)

    # ---- as an object --------------------------------------------------------------------------------

    def __repr__(self) -> str:
        layers = f" with {', '.join(self.layers)}" if self.layers else ""
        return f"<Game {self.id}{layers}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._is() == other._is()

    def __hash__(self) -> int:
        return hash(self._is())

    def _is(self) -> tuple[object, ...]:
        return self.digest, self._engine.settings, self._chance

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self._choice is None:
            raise TypeError("only a game that wlcore.load gave can be pickled")
        from wlcore.door.loading import again

        return again, (self._choice, self._chance)
