"""Sets a position: values, cards, knowledge. What cannot be is refused with a reason.

Cards that are named are taken from wherever they are. A card that has to make room goes back among the unordered cards
of a deck that belongs to nobody and holds cards with the same back; where there is none, or that deck is itself given
as a whole, the card is set aside and lies nowhere until a rule fetches it. Everybody knows what lies open, players know
their hands, and on top of a deck those know a card who knew the one that lay in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field

from wlcore.engine.cards import OPEN, OWNER, blocks, fix_tops, set_blocks
from wlcore.engine.saving import relist
from wlcore.engine.state import State
from wlcore.lang.diagnostics import Diagnostic
from wlcore.lang.source import Span
from wlcore.records import dataclass
from wlcore.scenario.rules import Formula
from wlcore.scenario.spoken import Spoken

NOWHERE = 0
NOTHING = -1


class Impossible(Exception):
    """A position that cannot be; the diagnostic says where and why."""

    def __init__(self, message: str, span: Span, suggestion: str = "") -> None:
        self.diagnostic = Diagnostic("impossible", message, span, suggestion=suggestion)
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class SetValue:
    """What a counter or variable is."""

    span: Span
    name: str
    place: Formula
    value: Formula
    least: int | None = None
    """The least there can be of a counter; of a variable nothing is said."""


@dataclass(frozen=True, slots=True)
class SetCards:
    """Which cards lie in a zone, or on top of it, the first one on top."""

    span: Span
    name: str
    zone: Formula
    cards: tuple[tuple[Span, Formula], ...]
    top: bool


@dataclass(frozen=True, slots=True)
class Learn:
    """Players know a card, or the top cards of a zone."""

    span: Span
    seats: tuple[int, ...]
    card: Formula | None
    zone: Formula | None
    top: int


Setting = SetValue | SetCards | Learn


@dataclass(slots=True)
class PositionMaker:
    """Changes one state."""

    state: State
    spoken: Spoken
    claimed: dict[int, Span] = field(default_factory=dict)
    whole: dict[int, list[int]] = field(default_factory=dict)
    tops: dict[int, list[int]] = field(default_factory=dict)
    touched: set[int] = field(default_factory=set)
    places: dict[int, Span] = field(default_factory=dict)

    def set(self, lines: Sequence[Setting]) -> None:
        """All lines at once; then the options are listed anew."""
        for line in lines:
            if isinstance(line, SetValue):
                self._value(line)
        self._claim_all([line for line in lines if isinstance(line, SetCards)])
        if self.claimed or self.whole:
            self._lay()
        for line in lines:
            if isinstance(line, Learn):
                self._learn(line)
        if self.state.over:
            raise Impossible("the game is over before the position is reached", lines[0].span)
        try:
            relist(self.state)
        except ValueError as error:
            raise Impossible("in this position there is nothing to decide", lines[-1].span) from error

    # ---- values ----------------------------------------------------------------------------------------

    def _value(self, line: SetValue) -> None:
        at, value = line.place(self.state), line.value(self.state)
        if at in self.places:
            raise Impossible("this is said twice", line.span, f"see line {self.places[at].line}")
        if line.least is not None and value < line.least:
            raise Impossible(f"this counter is never below {line.least}, this would be {value}", line.span)
        self.places[at] = line.span
        self.state.set_value(at, value)

    # ---- cards -----------------------------------------------------------------------------------------

    def _claim_all(self, lines: Sequence[SetCards]) -> None:
        """Find out which cards are meant: first those that are named, then any copies of a design."""
        laid = []
        for line in lines:
            zone = line.zone(self.state)
            if zone in self.whole or zone in self.tops:
                raise Impossible(f"{self.spoken.zone(zone)} is given twice", line.span, "say it in one line")
            cards = [NOTHING] * len(line.cards)
            (self.tops if line.top else self.whole)[zone] = cards
            laid += [(cards, at, span, formula(self.state)) for at, (span, formula) in enumerate(line.cards)]
        for cards, at, span, meant in sorted(laid, key=lambda x: not isinstance(x[3], int)):
            cards[at] = self._claim(span, meant)

    def _claim(self, span: Span, meant: int | list[int]) -> int:
        if isinstance(meant, list):
            free = [card for card in meant if card not in self.claimed]
            if not free:
                raise Impossible(f"there are only {len(meant)} cards of this kind", span)
            meant = free[0]
        if meant < 0:
            raise Impossible("there is no card here", span)
        if meant in self.claimed:
            name = self.spoken.cards([meant])
            line = self.claimed[meant].line
            raise Impossible(f"{name} cannot be in two places", span, f"it is put somewhere in line {line}")
        self.claimed[meant] = span
        return meant

    def _lay(self) -> None:
        state = self.state
        piles = [self._blocks(zone) for zone in range(len(state.z))]
        knew = [self._knew_of_tops(zone) for zone in range(len(state.z))]
        spare = [c for zone in self.whole for c in state.z[zone] if c not in self.claimed]
        homes = {card: self._home(card) for card in spare}
        for card in (*self.claimed, *spare):
            self._take(piles, card)
        loosened: dict[int, list[int]] = {}
        for zone, cards in self.tops.items():
            for depth in range(min(len(cards), len(knew[zone]))):
                old = state.z[zone][-1 - depth]
                if old not in self.claimed:
                    self._take(piles, old)
                    loosened.setdefault(zone, []).append(old)
        for card, home in homes.items():
            loosened.setdefault(home, []).append(card)
        for zone, cards in self.whole.items():
            piles[zone] = [[card] for card in reversed(cards)]
        for zone, cards in loosened.items():
            self._join(piles[zone], cards, zone)
        for zone, cards in self.tops.items():
            piles[zone] += [[card] for card in reversed(cards)]
        for zone, pile in enumerate(piles):
            if zone in self.touched or zone in self.whole or zone in self.tops or zone in loosened:
                self._write(zone, pile, knew[zone], zone in loosened)

    def _blocks(self, zone: int) -> list[list[int]]:
        """The cards of a zone, bottom first, those together whose order nobody knows."""
        cards, sizes = self.state.z[zone], blocks(self.state, zone) if self._is_deck(zone) else None
        if sizes is None:
            return [[card] for card in cards]
        out, start = [], 0
        for size in sizes:
            out.append(list(cards[start : start + size]))
            start += size
        return out

    def _is_deck(self, zone: int) -> bool:
        return self.state.g.fixed[zone] >= 0

    def _knew_of_tops(self, zone: int) -> list[int]:
        """Who knew each of the cards that lay in order on a deck, the top one first."""
        if not self._is_deck(zone):
            return []
        fixed = self.state.v[self.state.g.fixed[zone]]
        return [
            self.state.k[card] for card in reversed(self.state.z[zone][len(self.state.z[zone]) - fixed :])
        ]

    def _take(self, piles: list[list[list[int]]], card: int) -> None:
        zone = self.state.loc[card]
        self.touched.add(zone)
        for block in piles[zone]:
            if card in block:
                block.remove(card)
        piles[zone] = [block for block in piles[zone] if block]

    def _home(self, card: int) -> int:
        """The deck into which a card goes that has to make room."""
        state, backs = self.state, self.state.game.backs
        for zone, lying in enumerate(state.z):
            shared = self._is_deck(zone) and state.g.owner[zone] < 0
            if shared and zone not in self.whole and any(backs[other] == backs[card] for other in lying):
                return zone
        return NOWHERE

    def _join(self, pile: list[list[int]], cards: list[int], zone: int) -> None:
        """Put cards among those of a zone whose order nobody knows."""
        loose = (
            next((block for block in reversed(pile) if len(block) > 1), None) if self._is_deck(zone) else None
        )
        if loose is not None:
            loose += cards
        else:
            pile.insert(0, list(cards))

    def _write(self, zone: int, pile: list[list[int]], knew: list[int], joined: bool) -> None:
        state, g = self.state, self.state.g
        gone = [card for card in state.z[zone] if not any(card in block for block in pile)]
        hidden = joined or any(g.sight[self._goes(card)] != OPEN for card in gone)
        cards = [card for block in pile for card in sorted(block)]
        if g.sight[zone] != OPEN and not self._is_deck(zone):
            cards.sort()
        owner = 1 << g.owner[zone] if g.sight[zone] == OWNER and g.owner[zone] >= 0 else 0
        for card in cards:
            state.loc[card] = zone
            if g.sight[zone] == OPEN:
                state.k[card] = state.all
            elif not self._is_deck(zone):
                state.k[card] = owner if card in self.claimed or hidden else state.k[card] | owner
        state.z[zone] = cards
        if self._is_deck(zone):
            set_blocks(state, zone, [len(block) for block in pile])
            self._known_in_deck(pile, knew, hidden)

    def _goes(self, card: int) -> int:
        """Where a card will lie."""
        for zones in (self.whole, self.tops):
            for zone, cards in zones.items():
                if card in cards:
                    return zone
        return self._home(card)

    def _known_in_deck(self, pile: list[list[int]], knew: list[int], hidden: bool) -> None:
        for depth, block in enumerate(reversed(pile)):
            for card in block:
                if card in self.claimed:
                    self.state.k[card] = knew[depth] if depth < len(knew) else 0
                elif hidden and (len(block) > 1 or depth >= len(knew)):
                    self.state.k[card] = 0

    # ---- knowledge -------------------------------------------------------------------------------------

    def _learn(self, line: Learn) -> None:
        state = self.state
        mask = sum(1 << seat for seat in line.seats)
        for card in self._told(line):
            if card < 0:
                raise Impossible("there is no card here", line.span)
            state.k[card] |= mask
        state.dark = 0

    def _told(self, line: Learn) -> Iterator[int]:
        if line.zone is None:
            assert line.card is not None
            found = line.card(self.state)
            yield from [found] if isinstance(found, int) else found
            return
        zone = line.zone(self.state)
        if not self.state.z[zone]:
            raise Impossible(f"{self.spoken.zone(zone)} is empty", line.span)
        if not line.top:
            yield from self.state.z[zone]
        elif self._is_deck(zone):
            yield from fix_tops(self.state, zone, line.top)
        else:
            yield from self.state.z[zone][-line.top :]
