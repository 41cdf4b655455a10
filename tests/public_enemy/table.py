"""A game of Public Enemy as a table whose position is set and read by names; players are numbered from 1."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from tests import table as common
from wlcore.engine.cards import set_older, turn_up
from wlcore.engine.game import Game
from wlcore.engine.saving import relist
from wlcore.loading import load

LAYERS = ("cavalry", "dollars", "duel", "shorter", "supremacy")
GANGS = ("wild-bunch", "daltons", "james-younger", "loners")
TOWNS = ("tombstone", "cripple-creek", "dodge-city", "deadwood")
DECKS = (*TOWNS, "saloon")
LEADERS = dict(zip(GANGS, ("butch-cassidy", "bob-dalton", "jesse-james", "billy-the-kid"), strict=True))


@cache
def game(*layers: str, duels: str = "every-tie", length: str = "open-end") -> Game:
    """The game with these layers; each combination is made once."""
    rulings = {"duels": duels} if "duel" in layers else {}
    return load("public-enemy", variants=layers, rulings=rulings, options={"length": length})


class Table(common.Table):
    """A game of Public Enemy in progress."""

    def __init__(
        self,
        *layers: str,
        players: int = 3,
        first: int = 1,
        duels: str = "every-tie",
        length: str = "open-end",
        traced: bool = False,
    ) -> None:
        the_game = game(*layers, duels=duels, length=length)
        seeds = (the_game.new(players, seed, traced=traced) for seed in range(200))
        super().__init__(next(state for state in seeds if state.who == first - 1))

    # ---- reading -------------------------------------------------------------------------------------

    def stack(self, seat: int, gang: str) -> list[str]:
        """A player's cards of a gang, the uncovered one first."""
        return self.cards("stack", seat, gang)

    def stacks(self, seat: int) -> set[str]:
        """All cards in front of a player."""
        return {card for gang in GANGS for card in self.stack(seat, gang)}

    def visible(self, town: str) -> str:
        """The card that lies face up on a town's deck."""
        top = self.state.z[self.zone("stock", town)][-1]
        assert self.state.k[top] == self.state.all, "everybody sees it"
        return self.names.cards[top]

    def size(self, deck: str) -> int:
        """How many cards a deck has."""
        return len(self.state.z[self.zone("stock", deck)])

    @property
    def out(self) -> set[str]:
        """The cards that are out of the round."""
        return set(self.cards("out"))

    def owners(self, gang: str) -> set[int]:
        """Who owns a Wanted token of a gang."""
        at = GANGS.index(gang)
        return {seat for seat in range(1, self.state.n + 1) if self.value("wanted", (seat - 1) * 4 + at)}

    @property
    def one(self) -> int | None:
        """Who owns the One token."""
        return self.value("public-enemy") + 1 or None

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.value("active") + 1

    def score(self, seat: int) -> int:
        """The points a player would score now."""
        return int(self.state.g.functions["query/score"](self.state, -1, seat - 1))

    @property
    def round(self) -> int:
        """The number of the round that is being played."""
        return self.value("rounds-played") + 1

    # ---- setting -------------------------------------------------------------------------------------

    def give(self, seat: int, *cards: str) -> None:
        """Outlaws on a player's stacks, each on its gang's, the last one on top."""
        for name in cards:
            gang = self.game.tables["P_card_gang"][self.card(name)]
            self._put(name, self.zone("stack", seat, GANGS[gang]))
        self._settle()

    def put_out(self, *cards: str) -> None:
        """Cards out of the round."""
        for name in cards:
            self._put(name, self.zone("out"))
        self._settle()

    def lay(self, deck: str, *cards: str, under: Collection[str] = ()) -> None:
        """A deck of just these cards, the top one first, below them others in an order that nobody knows.

        What else was in the deck is out of the round.
        """
        stock, state = self.zone("stock", deck), self.state
        for name in self.cards("stock", deck):
            self._put(name, self.zone("out"))
        hidden = [*under, *reversed(cards)]
        for name in hidden:
            self._put(name, stock)
        fixed = self.game.fixed[stock]
        state.v[fixed], state.v[self.game.below[stock]] = len(cards), 0
        set_older(state, stock, ())
        for name in cards:
            state.k[self.card(name)] = 0
        for name in under:
            state.k[self.card(name)] = state.all
        if cards and deck in TOWNS:
            state.k[self.card(cards[0])] = state.all
        self._settle()

    def own(self, seat: int, *gangs: str, one: bool = False) -> None:
        """Wanted tokens of these gangs for a player, and perhaps the One."""
        for gang in gangs:
            self.state.v[self._value("wanted", (seat - 1) * 4 + GANGS.index(gang))] = 1
        if one:
            self.state.v[self._value("public-enemy")] = seat - 1

    def _settle(self) -> None:
        """Turn up what has to lie face up, and list the options anew."""
        for town in TOWNS:
            stock = self.zone("stock", town)
            if self.state.z[stock]:
                turn_up(self.state, stock)
        relist(self.state)

    # ---- playing -------------------------------------------------------------------------------------

    def take(self, deck: str) -> None:
        """Take the top card of a deck; who may do something before or after it passes."""
        if "pay-dollars" in self.offers:
            self.choose("pass")
        seat, number = self.turn, self.round
        self.choose(f"source {deck}")
        if not self.over and (self.turn, self.round) == (seat, number) and self.offered("camp"):
            self.choose("pass")

    def last(self, card: str) -> None:
        """Whose turn it is takes the last card of a town's deck, and so ends the round."""
        town = TOWNS[self.game.tables["P_card_town"][self.card(card)]]
        self.lay(town, card)
        self.take(town)


def outlaws(gang: str | None = None, town: str | None = None) -> list[str]:
    """Outlaws of a gang, of a town or of both, leaders first."""
    base = game()
    cards = [c[0] for c in base.data.cards if c[1] == "outlaw"]
    tables = base.tables
    found = [
        name
        for number, name in enumerate(cards)
        if gang in (None, GANGS[tables["P_card_gang"][number]])
        and town in (None, TOWNS[tables["P_card_town"][number]])
    ]
    return sorted(found, key=lambda name: name not in LEADERS.values())


def others(gang: str) -> list[str]:
    """Outlaws of a gang without its leader."""
    return outlaws(gang)[1:]
