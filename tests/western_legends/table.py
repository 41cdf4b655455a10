"""A game of Western Legends as a table whose position is set and read by names.

Players go by the first word of their character (`annie`), poker cards by rank and suit (`10♣`), spaces by their ids.
A line of play is said as at the table: `play("annie: duel bass", "annie: K♠", "bass: pass")`. What stands behind the
colon is an option by its name, or only the end of the name where that is enough to tell which one is meant.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tests import table as common
from wlcore.engine.cards import put, set_blocks
from wlcore.engine.game import Game
from wlcore.engine.saving import relist
from wlcore.engine.state import State
from wlcore.loading import load

LAYERS = Path(__file__).parents[1] / "layers"
EDITIONS = ("en", "fr", "de", "ru")
REVISED, EARLY = ("en", "ru"), ("fr", "de")
RANKS = dict(
    zip(
        "2 3 4 5 6 7 8 9 10 J Q K A".split(),
        "two three four five six seven eight nine ten jack queen king ace".split(),
        strict=True,
    )
)
SUITS = {"♥": "hearts", "♦": "diamonds", "♣": "clubs", "♠": "spades"}
FIGHT_CARDS = {rank: f"fight-{name}" for rank, name in RANKS.items()}
QUIET = ("sv-10", "sv-11", "sv-3", "sv-4", "sv-5", "sv-6")
"""Where players stand if nothing else is said: each alone, outside town, near nothing."""
MOST_PLAYERS = 6


@cache
def game(
    edition: str = "en", layers: tuple[str, ...] = (), rulings: tuple[tuple[str, str], ...] = ()
) -> Game:
    """The game in an edition with some layers, shipped ones or test layers; each combination is made once."""
    own = [layer for layer in layers if (LAYERS / layer).is_dir()]
    return load(
        "western-legends",
        edition,
        variants=[layer for layer in layers if layer not in own],
        packs=[str(LAYERS / layer) for layer in own],
        rulings=dict(rulings),
    )


@cache
def begun(edition: str, layers: tuple[str, ...], rulings: tuple[tuple[str, str], ...], players: int) -> State:
    """A game at the first choice of an action, by the player in the first seat."""
    the_game = game(edition, layers, rulings)
    for seed in range(1000):
        state = the_game.new(players, seed)
        while the_game.names.option_number("stop-early") not in state.options:
            state.apply(state.options[0])
        if state.who == 0:
            return state
    raise AssertionError("nobody in the first seat ever begins")


def card_id(name: str) -> str:
    """The id of a poker card written as `10♣`; other names are ids already."""
    return f"{RANKS[name[:-1]]}-of-{SUITS[name[-1]]}" if name[-1:] in SUITS else name


def card_name(name: str) -> str:
    """A poker card as `10♣`; a fight card by its rank alone."""
    if name.startswith("fight-"):
        return next(rank for rank, word in FIGHT_CARDS.items() if word == name)
    rank, _, suit = name.partition("-of-")
    return (
        next(r for r, w in RANKS.items() if w == rank) + next(s for s, w in SUITS.items() if w == suit)
        if suit
        else name
    )


class Table(common.Table):
    """A game in which the first of the characters named has the turn and three actions.

    All hands are empty, nobody has anything, no bandit is on the board, the Sheriff is in the office, all stories are told.
    """

    def __init__(
        self,
        *who: str,
        edition: str = "en",
        layers: Iterable[str] = (),
        rulings: dict[str, str] | None = None,
    ) -> None:
        names = who or ("annie", "bass", "billy")
        base = begun(edition, tuple(layers), tuple((rulings or {}).items()), len(names))
        super().__init__(base.clone())
        characters = self.game.data.kinds["character"][2]
        self.characters = [next(c for c in characters if c.startswith(name)) for name in names]
        self._clear()

    def _clear(self) -> None:
        for place in (
            "money",
            "nuggets",
            "lp",
            "wounds",
            "marshal",
            "wanted",
            "has-ability",
            "fought",
            "discs",
            "bandit-at",
            "owns",
        ):
            first = self._value(place)
            count = self.game.data.value_names.count(place)
            for at in range(first, first + count):
                self.state.set_value(at, 0)
        for place in ("active-mount", "active-weapon"):
            for seat in range(MOST_PLAYERS):
                self.state.v[self._value(place, seat)] = -1
        for number, character in enumerate(self.game.data.kinds["character"][2]):
            owner = self.characters.index(character) if character in self.characters else -1
            self.state.v[self._value("bearer", number)] = owner
        for seat in range(self.state.n):
            self.state.v[self._value("spot", seat)] = self._thing("space", QUIET[seat])
            for card in list(self.state.z[self.zone("hand", seat + 1)]):
                put(self.state, card, self.zone("poker-deck"), False)
        for deck in ("poker-deck", "fight-deck"):
            self._shuffle(deck)
        for place in ("first-story", "second-story"):
            for zone in ("open-story", "story-deck"):
                for card in list(self.state.z[self.zone(zone, place)]):
                    put(self.state, card, self.zone("told-stories"), False)
        self.sheriff("dr-sheriff")

    def _shuffle(self, deck: str) -> None:
        zone = self.zone(deck)
        self.state.z[zone].sort()
        set_blocks(self.state, zone, [len(self.state.z[zone])])
        for card in self.state.z[zone]:
            self.state.k[card] = self.state.all

    # ---- names ---------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        """The seat of a player, from 1."""
        found = [seat for seat, c in enumerate(self.characters, 1) if c.startswith(who)]
        assert len(found) == 1, f"'{who}' is none of the players, who are {self.people}"
        return found[0]

    @property
    def people(self) -> list[str]:
        """How the players are called, in turn order from the first seat."""
        return [c.split("-")[0] for c in self.characters]

    def _thing(self, kind: str, name: str) -> int:
        _, first, members = self.game.data.kinds[kind]
        assert name in members, f"there is no {kind} '{name}'"
        return int(first) + list(members).index(name)

    # ---- setting -------------------------------------------------------------------------------------

    def player(self, who: str, **given: int | str) -> None:
        """Give a player a place (`at`), all the cards held (`hand`), an ability that counts (`legend`), or numbers.

        Numbers are money, nuggets, lp, wounds, marshal, wanted, discs on the first story (`first_story`), and whatever
        else there is one of for each player.
        """
        seat = self.seat(who)
        for name, value in given.items():
            if name == "at":
                self.state.v[self._value("spot", seat - 1)] = self._thing("space", str(value))
            elif name == "hand":
                self._hold(seat, str(value).split())
            elif name == "legend":
                self.state.v[self._value("has-ability", seat - 1)] = int(value)
            elif name == "first_story":
                self.state.v[self._value("discs", (seat - 1) * 2)] = int(value)
            else:
                self.state.v[self._value(name.replace("_", "-"), seat - 1)] = int(value)
        relist(self.state)

    def _hold(self, seat: int, cards: list[str]) -> None:
        for card in list(self.state.z[self.zone("hand", seat)]):
            put(self.state, card, self.zone("discards"), False)
        for name in cards:
            self._put(card_id(name), self.zone("hand", seat))

    def together(self, *who: str, at: str = "sv-10") -> None:
        """Put some players in one space."""
        for name in who:
            self.player(name, at=at)

    def legends(self, *who: str) -> None:
        """Let these players have their abilities."""
        for name in who:
            self.player(name, legend=True)

    def actions(self, number: int) -> None:
        """How many actions are left to the player in the first seat."""
        self.set("actions-left", number)

    def sheriff(self, space: str) -> None:
        """Where the Sheriff stands."""
        self.set("sheriff-at", self._thing("space", space))

    def bandits(self, *spaces: str) -> None:
        """Where bandits stand, besides those that are there already."""
        for space in spaces:
            self.set(
                "bandit-at",
                1,
                self._thing("space", space) - self._thing("space", self.game.data.kinds["space"][2][0]),
            )

    def story(self, name: str = "blood-money", place: str = "first-story") -> None:
        """Lay out a story, Blood Money if nothing else is said."""
        self._put(name, self.zone("open-story", place))
        self.state.k[self.card(name)] = 0
        relist(self.state)

    def top(self, deck: str, cards: str) -> None:
        """Which cards lie on top of a deck, the first on top; fight cards by their ranks. Nobody has seen them."""
        names = [FIGHT_CARDS[c] if deck == "fight-deck" else card_id(c) for c in cards.split()]
        for name in reversed(names):
            self._put(name, self.zone(deck))
        for name in names:
            self.state.k[self.card(name)] = 0
        relist(self.state)

    def discard_all_but(self, number: int) -> None:
        """Leave so many cards in the poker deck; the others lie on the discard pile."""
        deck = self.state.z[self.zone("poker-deck")]
        for card in list(deck[: len(deck) - number]):
            put(self.state, card, self.zone("discards"), False)
        relist(self.state)

    # ---- reading -------------------------------------------------------------------------------------

    def of(self, who: str, name: str) -> int:
        """A counter or variable of a player."""
        return self.value(name, self.seat(who) - 1)

    def hand(self, who: str) -> set[str]:
        """The cards in a player's hand."""
        return {card_name(c) for c in self.cards("hand", self.seat(who))}

    def held(self, who: str) -> int:
        """How many cards a player holds."""
        return len(self.cards("hand", self.seat(who)))

    def spot(self, who: str) -> str:
        """Where a player stands."""
        return str(self.game.data.kinds["space"][2][self.of(who, "spot")])

    @property
    def sheriff_at(self) -> str:
        """Where the Sheriff stands."""
        return str(self.game.data.kinds["space"][2][self.value("sheriff-at")])

    @property
    def bandits_at(self) -> set[str]:
        """Where bandits stand."""
        spaces = self.game.data.kinds["space"][2]
        return {space for number, space in enumerate(spaces) if self.value("bandit-at", number)}

    @property
    def discards(self) -> set[str]:
        """The cards of the discard pile."""
        return {card_name(c) for c in self.cards("discards")}

    def gains(self, who: str, since: Table) -> dict[str, int]:
        """What a player has more or less of than in an earlier position; cards in hand count as `hand`."""
        found = {}
        for name in ("money", "nuggets", "lp", "wounds", "marshal", "wanted"):
            found[name] = self.of(who, name) - since.of(who, name)
        found["hand"] = self.held(who) - since.held(who)
        return {name: amount for name, amount in found.items() if amount}

    def knows(self, who: str, card: str) -> str:
        """The zone in which a player knows a card to be; nothing if it could be in several."""
        view = self.state.view(self.seat(who))
        number = self.card(card_id(card))
        places = [zone for zone, piles in enumerate(view.zones) for pile in piles if number in pile.seen]
        return self.names.zone(places[0]) if places else ""

    # ---- playing -------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """Who has to choose."""
        return self.people[self.state.who]

    @property
    def menu(self) -> list[str]:
        """What is on offer, in the words of the table: `duel bass`, `laid-card K♠`."""
        return [self._said(option) for option in self.state.options]

    def _said(self, option: int) -> str:
        name, kind, index = self.names.actions[option]
        if not kind:
            return name
        if kind == "player":
            return f"{name} {self.people[index]}" if index < len(self.people) else f"{name} nobody"
        thing = self.names.thing(kind, index)
        return f"{name} {card_name(thing)}" if kind == "card" else f"{name} {thing}"

    def play(self, *lines: str) -> None:
        """Choose as these lines say, `WHO: OPTION` each; whoever is asked must be the one named."""
        for line in lines:
            who, _, words = (part.strip() for part in line.partition(":"))
            self._choose(who, words)

    def _choose(self, who: str, words: str) -> None:
        assert not self.over, f"'{who}: {words}', but the game is over"
        offered = f"{self.asks} is asked for one of: {', '.join(self.menu)}"
        assert who == self.asks, f"'{who}: {words}', but {offered}"
        said = dict(zip(self.menu, self.state.options, strict=True))
        found = [option for text, option in said.items() if words in (text, text.partition(" ")[2])]
        assert len(found) == 1, (
            f"'{who}: {words}' {'is not on offer' if not found else 'can be several things'}: {offered}"
        )
        self.state.apply(found[0])

    def offers_to(self, who: str) -> set[str]:
        """What is on offer; this player must be the one who is asked."""
        assert self.asks == who, f"{self.asks} is asked for one of: {', '.join(self.menu)}"
        return set(self.menu)

    def end_turn(self) -> None:
        """Whoever has the turn takes no more action."""
        self.play(f"{self.asks}: stop-early")

    def turn_of(self, who: str) -> None:
        """The players before this one do nothing but take $20; then it is this player's turn, with three actions."""
        self.end_turn()
        self.play(f"{self.asks}: gain-money")
        while self.asks != who:
            self.end_turn()
            self.play(f"{self.asks}: gain-money")
