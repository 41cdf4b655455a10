"""Expectations, checked and compiled: each says of a moment whether it is met, or what is there instead."""

from __future__ import annotations

from typing import Any

from wlcore.engine.cards import blocks
from wlcore.engine.chance import Dice
from wlcore.engine.state import State
from wlcore.lang.meaning import Expr
from wlcore.lang.source import Span
from wlcore.lang.types import Type
from wlcore.records import dataclass
from wlcore.scenario.moment import ScenarioMoment
from wlcore.scenario.outcome import Failure
from wlcore.scenario.rules import Formula
from wlcore.scenario.why import reasons
from wlcore.text.syntax import plain

GUESSES = 40
"""So many positions that could be are looked at, to tell whether somebody knows a value."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """A line under `then`; `text` is what is written there."""

    span: Span
    text: str
    cites: tuple[str, ...]

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """What is wrong, if anything is."""
        raise NotImplementedError

    def failure(self, found: str, because: tuple[str, ...] = ()) -> Failure:
        """That this is not so."""
        return Failure(self.span, self.text, found, because)


@dataclass(frozen=True, slots=True)
class Condition(Expectation):
    """A condition; `sides` are the values it compares, with what is written there, to be told when it fails; `tree` is what
    was checked.
    """

    cond: Formula
    sides: tuple[tuple[str, Type, Formula], ...]
    tree: Expr | None = None

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether it holds."""
        if self.cond(moment.state):
            return None
        told = [f"{said} is {moment.spoken.value(kind, of(moment.state))}" for said, kind, of in self.sides]
        return self.failure(", ".join(told) or "it is not so")


@dataclass(frozen=True, slots=True)
class Difference(Expectation):
    """A change since the last expectations."""

    value: Formula
    by: Formula
    sign: int

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether it is as great as said."""
        before, now = self.value(moment.before), self.value(moment.state)
        if now - before == self.sign * self.by(moment.state):
            return None
        change = f"it was {before} and is {now}, that is {now - before:+d}"
        return self.failure(change if now != before else f"it is {now} as before")


@dataclass(frozen=True, slots=True)
class Cards(Expectation):
    """Which cards lie in a zone, the first one on top; their order counts where it does in the zone."""

    zone: Formula
    cards: tuple[Formula, ...]
    amount: int

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether they do."""
        state, zone = moment.state, self.zone(moment.state)
        wanted = [any_of(card(state)) for card in self.cards]
        lying = list(reversed(state.z[zone]))
        ordered = in_order(state, zone)
        if self.amount:
            ordered, lying = min(ordered, self.amount), lying[: self.amount]
            if ordered < min(len(wanted), len(lying)):
                return self.failure(f"in {moment.spoken.zone(zone)} {_ordered(ordered)} an order yet")
        in_place = len(wanted) == len(lying) and all(map(_in, lying[:ordered], wanted))
        if in_place and _alike(lying[ordered:], wanted[ordered:]):
            return None
        told = moment.spoken.cards(lying)
        return self.failure(f"{told}, the first one on top" if ordered > 1 and len(lying) > 1 else told)


def _ordered(count: int) -> str:
    if count < 2:
        return "only the top card has" if count else "no card on top has"
    return f"only the first {count} cards have"


def any_of(value: int | list[int]) -> list[int]:
    """A card, or any of several copies."""
    return [value] if isinstance(value, int) else value


def _in(card: int, meant: list[int]) -> bool:
    return card in meant


def _alike(lying: list[int], wanted: list[list[int]]) -> bool:
    """Whether these cards are those that are meant, in any order."""
    left = list(lying)
    for meant in sorted(wanted, key=len):
        found = next((card for card in left if card in meant), None)
        if found is None:
            return False
        left.remove(found)
    return not left


@dataclass(frozen=True, slots=True)
class Members(Expectation):
    """What a set holds, in any order."""

    value: Formula
    members: tuple[Formula, ...]
    type: Type

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether it does."""
        found = self.value(moment.state)
        if sorted(found) == sorted(member(moment.state) for member in self.members):
            return None
        return self.failure(moment.spoken.value(self.type, found))


def in_order(state: State, zone: int) -> int:
    """How many cards, from the top, have an order in a zone."""
    if state.g.fixed[zone] >= 0:
        count = 0
        for size in reversed(blocks(state, zone)):
            if size > 1:
                break
            count += 1
        return count
    return len(state.z[zone]) if state.g.sight[zone] == 0 else 0


@dataclass(frozen=True, slots=True)
class Choosable(Expectation):
    """A player can choose something now, or cannot, and for which clause not."""

    seat: int
    words: str
    negated: bool

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether it is on offer."""
        state, spoken = moment.state, moment.spoken
        if state.over:
            return self.failure("the game is over")
        if state.who != self.seat:
            return self.failure(f"{spoken.player(state.who)} is asked, not {spoken.player(self.seat)}")
        meant = spoken.find(self.words)
        offered = [option for option in meant if option in state.o]
        if not self.negated:
            if offered:
                return None
            told = [str(r) for o in meant[:1] for r in reasons(moment.rules, state, o)]
            return self.failure(f"on offer: {spoken.offered(state)}", tuple(told))
        if offered:
            return self.failure(f"'{spoken.option(offered[0])}' is on offer")
        return self._for_clauses(moment, meant)

    def _for_clauses(self, moment: ScenarioMoment, meant: list[int]) -> Failure | None:
        found = [r for option in meant for r in reasons(moment.rules, moment.state, option)]
        named = {clause for reason in found for clause in reason.clauses}
        missing = [clause for clause in self.cites if clause not in named]
        if not missing:
            return None
        told = tuple(str(r) for r in dict.fromkeys(found))
        return self.failure(f"it is not on offer, but not for {', '.join(missing)}", told)


@dataclass(frozen=True, slots=True)
class Sight(Expectation):
    """Players know the face of what lies somewhere, or do not."""

    seats: tuple[int, ...]
    cards: Formula | None
    zone: Formula | None
    top: int
    negated: bool

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether each of them does, or none of them."""
        state = moment.state
        for seat in self.seats:
            if self._knows(state, seat) == self.negated:
                does = "sees" if self.negated else "does not see"
                return self.failure(f"{moment.spoken.player(seat)} {does} it")
        return None

    def _knows(self, state: State, seat: int) -> bool:
        if self.zone is not None:
            zone = self.zone(state)
            lying = state.z[zone]
            if self.top:
                ready = state.g.fixed[zone] < 0 or in_order(state, zone) >= min(self.top, len(lying))
                lying = lying[-self.top :]
                return ready and bool(lying) and all(knows(state, seat, card) for card in lying)
            return all(knows(state, seat, card) for card in lying)
        assert self.cards is not None
        found = self.cards(state)
        cards = [found] if isinstance(found, int) else found
        return bool(cards) and all(card >= 0 and knows(state, seat, card) for card in cards)


@dataclass(frozen=True, slots=True)
class Knowledge(Expectation):
    """Players know what a value is, or do not: it is the same in all positions that could be for all they know, or not."""

    seats: tuple[int, ...]
    value: Formula
    type: Type
    negated: bool

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether each of them does, or none of them."""
        for seat in self.seats:
            other = self._another(moment.state, seat)
            if (other is None) == self.negated:
                who, now = moment.spoken.player(seat), self._told(moment, self.value(moment.state))
                if other is None:
                    return self.failure(f"{who} knows that it is {now}")
                return self.failure(
                    f"for all that {who} knows it could be {self._told(moment, other)}; it is {now}"
                )
        return None

    def _told(self, moment: ScenarioMoment, value: Any) -> str:
        return moment.spoken.value(self.type, value)

    def _another(self, state: State, seat: int) -> Any:
        """What it could be instead, for all that a player knows; None if nothing."""
        view, dice, now = state.view(seat + 1), Dice(seat), _kept(self.value(state))
        for _ in range(GUESSES):
            could_be = self.value(view.imagine(dice, traced=True))
            if _kept(could_be) != now:
                return could_be
        return None


def _kept(value: Any) -> Any:
    return value if isinstance(value, int) else sorted(value)


def knows(state: State, seat: int, card: int) -> bool:
    """Whether a player knows just where a card lies."""
    zone = state.loc[card]
    for pile in state.view(seat + 1).zone(zone):
        if card in pile.seen:
            return len(pile.cards) == 1 or state.g.fixed[zone] < 0
    return False


@dataclass(frozen=True, slots=True)
class Winners(Expectation):
    """Who has won; nobody has if none is named."""

    seats: frozenset[int]

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether just these have."""
        if moment.state.over and self.seats == frozenset(moment.state.winners):
            return None
        if not self.seats and not moment.state.winners:
            return None
        if not moment.state.over:
            return self.failure("the game is not over")
        names = [moment.spoken.player(seat) for seat in moment.state.winners]
        return self.failure(f"{', '.join(names) or 'nobody'} {'have' if len(names) > 1 else 'has'} won")


@dataclass(frozen=True, slots=True)
class Turn(Expectation):
    """A player is asked, for something."""

    player: Formula
    about: str

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether that is so."""
        state = moment.state
        if state.over:
            return self.failure("the game is over")
        if state.who != self.player(state):
            return self.failure(f"{moment.spoken.player(state.who)} is asked")
        if self.about and not moment.rules.asks_for(state, self.about):
            return self.failure(f"on offer: {moment.spoken.offered(state)}")
        return None


@dataclass(frozen=True, slots=True)
class SameAgain(Expectation):
    """Played again from the beginning, the same choices lead to the same state."""

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether they do."""
        again = moment.replayed()
        same = again.fingerprint() == moment.state.fingerprint() and again.to_json() == moment.state.to_json()
        return None if same else self.failure("another state")


@dataclass(frozen=True, slots=True)
class CardText(Expectation):
    """What stands on a card in a language, under the rulings that hold; line ends count as spaces, and quotation marks and
    apostrophes as they are typed.
    """

    address: str
    language: str
    wanted: str
    whole: bool

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """Whether that is all, or a part of it."""
        found = " ".join(moment.rules.card_text(self.address, self.language, moment.state.r).split())
        said, wanted = plain(found), plain(self.wanted)
        if said == wanted or (not self.whole and wanted in said):
            return None
        return self.failure(f'"{found}"')


@dataclass(frozen=True, slots=True)
class Refusal(Expectation):
    """The position cannot be set."""

    def judge(self, moment: ScenarioMoment) -> Failure | None:
        """It has been set, or this would not be asked."""
        return self.failure("it can be set")
