"""Public Enemy Number One, the base game written by hand: the speed the compiled rules are measured against.

One state, one way to change it: `apply`. Same seed and same choices give the same game as the rules as data:
the same decisions, the same options in the same order, the same steps of the generator.

Inside, a card goes by its option number (5 + card), so 0 is free to mean "no card". `_board` is one list:
    _board[0..3]     the visible card of each town deck
    _board[5 + c]    the card under outlaw c in its stack
    _board[STACKS + 4 * seat + gang]    the uncovered card of that stack

Kept, measured at 4 players: the generator's step written out in place (3 %), the saloon too (1 %), one board
instead of three lists (1 %, clones 8 %), `list.copy` instead of slices (clones 9 %), scoring by rows (4 %). Left
out: stacks as tuples (4 % slower, clones 15 % cheaper), sizes kept per stack (1 % slower), `_choose` in `apply`
(nothing), all possible decks linked in advance (2 % faster and clones 7 % cheaper, but 9 MB of tables).

    python tools/yardstick.py --players 4 --games 1000
"""

from __future__ import annotations

import argparse
import hashlib
import marshal
import statistics
import time
from collections.abc import Sequence

SALOON = 4
CARDS = 60
FIRST_CARD = 5  # options 0..4 take from a deck, 5 + c chooses card c
STACKS = FIRST_CARD + 48

BOUNTY_HUNTER, SWINDLER, SHERIFF, GAME_OVER = 1, 2, 3, 4
ALL_WANTED = 0b1111

# PENO-POINTS-01, up to the 12 cards a gang has.
POINTS = (0, 2, 3, 5, 8, 12, 17, 23, 30, 30, 30, 30, 30)

_TAKE = [0, 1, 2, 3, 4]
_FRESH = tuple([FIRST_CARD + 12 * deck + place for place in range(12)] for deck in range(5))
_LEADERS = tuple(FIRST_CARD + 12 * town + 3 * gang for gang, town in enumerate((0, 1, 3, 2)))
_EFFECT = (0,) * STACKS + (BOUNTY_HUNTER,) * 4 + (SWINDLER,) * 4 + (SHERIFF,) * 4
# _SLOT[seat][5 + c]: where on the board the seat keeps the stack that card c belongs to.
_SLOT = tuple(
    (0,) * FIRST_CARD + tuple(STACKS + 4 * seat + card % 12 // 3 for card in range(48)) for seat in range(6)
)

_bare = object.__new__


class IllegalOption(Exception):
    """The option is not on offer; the state is as it was."""


class State:
    """A game in progress. `options` belongs to the state: read it, do not change it."""

    __slots__ = (
        "_after",
        "_board",
        "_chance",
        "_decks",
        "_everybody",
        "_known",
        "_pending",
        "one",
        "options",
        "over",
        "players",
        "starter",
        "wanted",
        "who",
        "winner",
    )

    players: int
    over: bool
    who: int
    options: list[int]
    winner: int  # seat, -1 while nobody has won
    one: int  # seat of the owner of the One token, -1 for nobody
    wanted: list[int]  # per seat the gangs whose Wanted token it owns, one bit each
    starter: int
    _after: tuple[int, ...]  # per seat the next one clockwise
    _everybody: int
    _chance: int
    _decks: list[list[int]]  # per deck the unknown cards, ascending
    _board: list[int]
    _known: list[int]
    _pending: int  # the effect that waits for a choice, 0 for none, GAME_OVER

    @classmethod
    def new(cls, players: int, seed: int) -> State:
        """A game at its first decision."""
        if not 2 <= players <= 6:
            raise ValueError(f"2 to 6 players, not {players}")
        state = cls.__new__(cls)
        x = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
        x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        x = ((x ^ x >> 27) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 31
        state._chance = x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        state.starter = (x >> 33) * players >> 31  # PENO-OPEN-02
        state.players = players
        state.over = False
        state.winner = -1
        state.one = -1
        state.wanted = [0] * players
        state._after = (*range(1, players), 0)
        state._everybody = everybody = (1 << players) - 1
        state._known = [everybody] * (FIRST_CARD + CARDS)
        state._open_round()
        return state

    @property
    def known(self) -> list[int]:
        """Per card the players, one bit each, who know in which place it is."""
        return self._known[FIRST_CARD:]

    def deck(self, deck: int) -> list[int]:
        """The unknown cards of a deck, ascending; the visible card is not among them."""
        return [option - FIRST_CARD for option in self._decks[deck]]

    def visible(self, town: int) -> int:
        """The face-up card of a town deck; -1 if the game ended before one was turned up."""
        return self._board[town] - FIRST_CARD if self._board[town] else -1

    def stack(self, seat: int, gang: int) -> list[int]:
        """The cards of a stack, the uncovered one last."""
        cards = []
        option = self._board[STACKS + 4 * seat + gang]
        while option:
            cards.append(option - FIRST_CARD)
            option = self._board[option]
        return cards[::-1]

    def apply(self, option: int) -> None:
        """Carries out an option and goes on to the next decision with at least two."""
        if self._pending:
            self._choose(option)
        elif 0 <= option < SALOON:
            board = self._board
            card = board[option]
            who = self.who
            slot = _SLOT[who][card]
            if below := board[slot]:
                board[card] = below
                board[slot] = card
            else:
                board[slot] = card
                slot = STACKS + 4 * who
                if board[slot] and board[slot + 1] and board[slot + 2] and board[slot + 3]:
                    board[option] = 0
                    self._end_round()  # PENO-OPEN-15
                    return
            deck = self._decks[option]
            size = len(deck)
            if size > 1:
                x = (self._chance * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
                self._chance = x
                board[option] = card = deck.pop((x >> 33) * size >> 31)
            elif size:
                board[option] = card = deck.pop()
            else:
                board[option] = 0
                self._end_round()  # PENO-OPEN-14
                return
            self._known[card] = self._everybody
            self.who = self._after[who]
        elif option == SALOON:
            deck = self._decks[SALOON]
            size = len(deck)
            if size > 1:
                x = (self._chance * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
                self._chance = x
                card = deck.pop((x >> 33) * size >> 31)
            else:
                card = deck.pop()
            self._known[card] = self._everybody
            who = self.who
            effect = _EFFECT[card]
            targets = self._board[STACKS:]
            if effect == SHERIFF:
                targets = targets[4 * who : 4 * who + 4]
            else:
                del targets[4 * who : 4 * who + 4]
            targets = list(filter(None, targets))
            if targets:
                self._pending = effect
                self.options = targets
                if len(targets) == 1:
                    self._choose(targets[0])
            elif deck:  # PENO-OPEN-12
                self.who = self._after[who]
            else:
                self._end_round()
        else:
            raise IllegalOption(option)

    def _choose(self, option: int) -> None:
        if option not in self.options:
            raise IllegalOption(option)
        board = self._board
        slot = board.index(option, STACKS)
        board[slot] = board[option]
        who = self.who
        if self._pending == SWINDLER:
            slot = _SLOT[who][option]
            below = board[option] = board[slot]
            board[slot] = option
            if not below and 0 not in board[STACKS + 4 * who : STACKS + 4 * who + 4]:
                self._end_round()  # PENO-OPEN-11
                return
        else:
            board[option] = 0
        if self._decks[SALOON]:
            self._pending = 0
            self.options = _TAKE
            self.who = self._after[who]
        else:
            self._end_round()  # PENO-OPEN-13

    def _open_round(self) -> None:
        tombstone, cripple_creek, dodge_city, deadwood, saloon = _FRESH
        self._decks = decks = [
            tombstone.copy(),
            cripple_creek.copy(),
            dodge_city.copy(),
            deadwood.copy(),
            saloon.copy(),
        ]
        self._board = board = [0] * (STACKS + 4 * self.players)
        known = self._known
        x = self._chance
        for town in 0, 1, 2, 3:
            x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            board[town] = card = decks[town].pop((x >> 33) * 12 >> 31)
            known[card] = self._everybody
        self._chance = x
        self._pending = 0
        self.options = _TAKE
        self.who = self.starter

    def _end_round(self) -> None:
        board = self._board
        sizes = []
        for card in board[STACKS:]:
            if card:
                size = 1
                while card := board[card]:
                    size += 1
                sizes.append(size)
            else:
                sizes.append(0)
        gangs = sizes[::4], sizes[1::4], sizes[2::4], sizes[3::4]
        wanted = self.wanted
        one = self.one
        for gang in 0, 1, 2, 3:
            row = gangs[gang]
            if most := max(row):  # PENO-OPEN-06
                seat = row.index(most) if row.count(most) == 1 else self._leader_among(row, most, gang)
                if seat >= 0:
                    wanted[seat] |= 1 << gang
                    if seat == one and wanted[seat] == ALL_WANTED:  # PENO-OPEN-20
                        self._win(seat)
                        return
        # Four slices of one list are equally long; having that checked costs a percent.
        totals = [POINTS[a] + POINTS[b] + POINTS[c] + POINTS[d] for a, b, c, d in zip(*gangs)]  # noqa: B905
        highest = max(totals)
        if totals.count(highest) == 1:  # PENO-OPEN-23
            self.one = one = totals.index(highest)
        if one < 0:
            self.starter = self._after[self.starter]  # PENO-OPEN-04
        elif wanted[one] == ALL_WANTED:  # PENO-OPEN-21
            self._win(one)
            return
        else:
            self.starter = one
        self._open_round()

    def _leader_among(self, row: list[int], most: int, gang: int) -> int:
        """PENO-MAJ-03: the tied seat that has the leader anywhere in its stack, -1 for none."""
        leader = _LEADERS[gang]
        board = self._board
        for seat, size in enumerate(row):
            if size == most:
                card = board[STACKS + 4 * seat + gang]
                while card:
                    if card == leader:
                        return seat
                    card = board[card]
        return -1

    def _win(self, seat: int) -> None:
        self.over = True
        self.winner = seat
        self.options = []
        self._pending = GAME_OVER

    def clone(self) -> State:
        """An independent copy."""
        twin = _bare(State)
        twin.players = self.players
        twin.over = self.over
        twin.who = self.who
        twin.options = self.options
        twin.winner = self.winner
        twin.one = self.one
        twin.wanted = self.wanted.copy()
        twin.starter = self.starter
        twin._after = self._after
        twin._everybody = self._everybody
        twin._chance = self._chance
        tombstone, cripple_creek, dodge_city, deadwood, saloon = self._decks
        twin._decks = [
            tombstone.copy(),
            cripple_creek.copy(),
            dodge_city.copy(),
            deadwood.copy(),
            saloon.copy(),
        ]
        twin._board = self._board.copy()
        twin._known = self._known.copy()
        twin._pending = self._pending
        return twin

    def fingerprint(self) -> str:
        """Sixteen hex digits, equal for equal states on every machine."""
        data = (
            self.players,
            self.over,
            self.who,
            self.options,
            self.winner,
            self.one,
            self.wanted,
            self.starter,
            self._chance,
            self._decks,
            self._board,
            self._known,
            self._pending,
        )
        return hashlib.blake2b(marshal.dumps(data, 2), digest_size=8).hexdigest()


def play(players: int, games: int, first: int = 0) -> tuple[int, float]:
    """Plays games at random from a seed on, with a generator apart from the games'; gives decisions and seconds."""
    x = 0x632BE59BD9B4E019
    decisions = 0
    start = time.perf_counter()
    for seed in range(first, first + games):
        state = State.new(players, seed)
        apply = state.apply
        while not state.over:
            options = state.options
            x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            apply(options[(x >> 33) * len(options) >> 31])
            decisions += 1
    return decisions, time.perf_counter() - start


def clone_time(players: int, repeats: int = 100_000) -> float:
    """Microseconds a clone takes, in the middle of a round."""
    state = State.new(players, 0)
    for turn in range(3 * players):
        state.apply(state.options[turn % len(state.options)])
    clone = state.clone
    start = time.perf_counter()
    for _ in range(repeats):
        clone()
    return (time.perf_counter() - start) / repeats * 1e6


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the medians of several runs."""
    parser = argparse.ArgumentParser(description="Time the hand-written Public Enemy Number One.")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args(arguments)
    runs = [play(given.players, given.games) for _ in range(given.runs)]
    decisions = runs[0][0]
    seconds = statistics.median(run[1] for run in runs)
    clone = statistics.median(clone_time(given.players) for _ in range(given.runs))
    print(f"players             {given.players}")
    print(f"decisions/s         {decisions / seconds:,.0f}")
    print(f"games/s             {given.games / seconds:,.0f}")
    print(f"decisions per game  {decisions / given.games:.1f}")
    print(f"clone               {clone:.2f} µs")


if __name__ == "__main__":
    main()
