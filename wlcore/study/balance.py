"""Balance: which things of a game do whoever has them more good than others of their kind, and which are refused.

In come games, as the choices that were made in them; out comes, for each thing of the kinds asked for, where it lay and whose it was, how
often those players won against what chance would give them, and how often a choice that names it was taken when it was offered.

    tally = Tally(game, ["character"])
    tally.add(players, seed, choices)
    for row in tally.counts.rows(): ...

Two copies of a card are one thing. Who has what is read at every decision: a card in a zone of theirs, or a value that says of a player
and a thing that they go together: a truth or number of both, the thing as a value of the player, or the player as one of the thing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from wlcore.records import dataclass
from wlcore.study.match import SURE

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

HAD, PLAYED, CHOSEN = "had", "in play", "chosen"
"""What a row counts: players who had a thing somewhere, games in which it lay where it is nobody's, choices that name it."""

FAR = 1.25
"""Whatever does so many times as much good as the others of its kind, or as much less, is far off."""

Key = tuple[str, str, str, str]
"""A kind, one of its things, what is counted, and where: a zone, a value or a choice."""


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """What was counted of a thing in one place.

    `had`: of `times` players who had it there, `good` won (a part of each game that several won), and chance would have given them `fair`.
    `in play`: in `times` games it lay there. `chosen`: of `times` decisions that offered it, `good` took it.
    """

    kind: str
    thing: str
    counted: str
    where: str
    times: int
    good: float
    fair: float
    spread: float

    @property
    def ratio(self) -> float:
        """How often its players won, chance being 1; or which part of the offers was taken."""
        of = self.fair if self.counted == HAD else self.times
        return self.good / of if of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which the true ratio lies, 95 of 100 times."""
        of = self.fair if self.counted == HAD else self.times
        around = SURE * sqrt(self.spread) / of if of else 0.0
        return max(0.0, self.ratio - around), self.ratio + around


class Counts:
    """What was found in games, which may be of several tables: by thing and place how often, what was won there, what chance would
    have won, and how far that varies.
    """

    def __init__(self) -> None:
        self.games = 0
        self.of: defaultdict[Key, list[float]] = defaultdict(lambda: [0, 0.0, 0.0, 0.0])

    def join(self, other: Counts) -> None:
        """Count what was counted in other games, too."""
        self.games += other.games
        for key, numbers in other.of.items():
            count = self.of[key]
            for at, number in enumerate(numbers):
                count[at] += number

    def rows(self) -> list[BalanceRow]:
        """What was counted, by kind, place and thing."""
        rows = []
        for (kind, thing, counted, where), (times, good, fair, spread) in self.of.items():
            if counted == CHOSEN and times:
                spread = good * (1 - good / times)
            rows.append(BalanceRow(kind, thing, counted, where, int(times), good, fair, spread))
        return sorted(rows, key=lambda row: (row.kind, row.counted, row.where, -row.ratio, row.thing))


def marked(rows: Sequence[BalanceRow]) -> Iterator[tuple[BalanceRow, str]]:
    """Rows of one place, with `+` or `-` where even the nearer bound is far from the mean of them all."""
    of = sum(row.fair if row.counted == HAD else row.times for row in rows)
    mean = sum(row.good for row in rows) / of if of else 0.0
    for row in rows:
        low, high = row.bounds
        yield row, "+" if low > mean * FAR else "-" if high < mean / FAR else ""


class Tally:
    """Counts over games of one compiled game."""

    def __init__(self, game: Game, kinds: Sequence[str]) -> None:
        unknown = [kind for kind in kinds if kind not in game.data.kinds]
        if unknown:
            raise LookupError(unknown[0])
        self.game, self.kinds, self.counts = game, tuple(kinds), Counts()
        self._cards = {
            number: (kind, thing)
            for number, (_, kind, thing) in enumerate(game.data.cards)
            if kind in self.kinds
        }
        self._zones = [
            (number, name, game.owner[number]) for number, (name, _) in enumerate(game.data.zone_names)
        ]
        self._things = [self._thing_of(*action) for action in game.names.actions]
        self._values = list(self._told_by_values())

    # ---- where a thing is found ------------------------------------------------------------------------

    def _thing_of(self, _: str, kind: str, index: int) -> tuple[str, str] | None:
        """What an option names."""
        if kind == "card":
            return self._cards.get(index)
        return (kind, self.game.names.thing(kind, index)) if kind in self.kinds else None

    def _told_by_values(self) -> Iterator[tuple[int, str, int | None, str, str | None]]:
        """Each number of a state that says who has something: its place and name, whose it is, the kind, and the thing; what is None the
        number itself says.
        """
        names, kinds = self.game.names, self.game.data.kinds
        for name, (base, dims, strides, of) in self.game.data.value_dims.items():
            if dims[:1] == ("player",) and len(dims) == 2 and dims[1] in self.kinds:
                _, first, members = kinds[dims[1]]
                for seat in range(self.game.seats):
                    for at in range(len(members)):
                        place = base + seat * strides[0] + at * strides[1]
                        yield place, name, seat, dims[1], names.thing(dims[1], first + at)
            elif dims == ("player",) and of in self.kinds:
                for seat in range(self.game.seats):
                    yield base + seat * strides[0], name, seat, of, None
            elif of == "player" and len(dims) == 1 and dims[0] in self.kinds:
                _, first, members = kinds[dims[0]]
                for at in range(len(members)):
                    yield base + at * strides[0], name, None, dims[0], names.thing(dims[0], first + at)

    def _seen(self, state: State) -> Iterator[tuple[int, str, str, str]]:
        """Whose each thing is at this moment (-1: nobody's), its kind, which it is and where it lies."""
        for zone, name, owner in self._zones:
            for card in state.z[zone]:
                if card in self._cards:
                    yield owner, *self._cards[card], name
        for place, name, seat, kind, thing in self._values:
            value = state.v[place]
            if thing is None:
                if value >= 0 and seat is not None:
                    yield seat, kind, self.game.names.thing(kind, value), name
            elif seat is None:
                if value >= 0:
                    yield value, kind, thing, name
            elif value:
                yield seat, kind, thing, name

    # ---- games ------------------------------------------------------------------------------------------

    def add(self, players: int, seed: int, choices: Iterable[int]) -> None:
        """Play a game once more, and count what is found in it."""
        state = self.game.new(players, seed)
        seen = set(self._seen(state))
        for choice in choices:
            if len(state.o) > 1:
                self._offered(state.o, choice)
            state.apply(choice)
            seen.update(self._seen(state))
        self._ended(state, seen, players)
        self.counts.games += 1

    def _offered(self, options: Sequence[int], choice: int) -> None:
        actions = self.game.names.actions
        for key in {(*thing, CHOSEN, actions[o][0]) for o in options if (thing := self._things[o])}:
            self.counts.of[key][0] += 1
        if taken := self._things[choice]:
            self.counts.of[*taken, CHOSEN, actions[choice][0]][1] += 1

    def _ended(self, state: State, seen: set[tuple[int, str, str, str]], players: int) -> None:
        share = 1 / len(state.winners) if state.winners else 0.0
        won = [share * (seat in state.winners) for seat in range(state.n)]
        fair = sum(won[:players]) / players  # what automata win, no player could
        for seat, kind, thing, where in seen:
            if seat >= players:
                continue
            count = self.counts.of[kind, thing, HAD if seat >= 0 else PLAYED, where]
            count[0] += 1
            if seat >= 0:
                count[1] += won[seat]
                count[2] += fair
                count[3] += (won[seat] - fair) ** 2
