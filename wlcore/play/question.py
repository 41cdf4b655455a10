"""A question as data, from the view of whoever is asked: every face of the table draws this.

In comes a state at a decision; out comes what is asked, and each option with the sign it is chosen by, what it surely does,
whose it is, what is asked next, and whether it can only cost something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wlcore.engine.decision import place_of
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.play.board import Board
from wlcore.play.effects import Effect, Effects
from wlcore.play.foresight import Foreseen, foreseen
from wlcore.play.order import OptionOrder
from wlcore.play.signs import signs
from wlcore.play.winning import Chance, before_it_is_settled, chances, weighed
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.play.words import Wording

MOST_WRITTEN = 8
"""Of so many things at most the texts are told with a question."""
FEW = 2
"""So many options at least must be alike for what comes of them to be told of all at once."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One option.

    `sign` is what is typed to choose it, `text` all of its words, `short` those that are left under the heading of its group.
    `effects` are what surely comes of it and not of every other; `then` is the question that surely follows; `chance` tells
    that how it ends is not known before; `turn_ends` that a turn surely begins behind it; `idle` that it surely brings
    nothing. `kind` and `index` are the thing that is chosen; `owner` is the seat whose that is where it matters, or -1; `place`
    is where it lies on the map, or -1, and `there` who stands there, in words; `usual` tells that no other comes of it than of most options of
    its group;
    `wins` how likely it wins what is being settled, if something is; `thing` is what is chosen, as KIND/NAME, if a text stands on it;
    `unsaid` the same where nothing has been told of that text, or what takes effect behind it; `plain` tells that its own words say all that
    it does by itself.
    """

    option: int
    sign: str
    text: str
    short: str
    effects: tuple[Effect, ...] = ()
    then: str = ""
    chance: bool = False
    turn_ends: bool = False
    idle: bool = False
    kind: str = ""
    index: int = -1
    owner: int = -1
    place: int = -1
    there: str = ""
    usual: bool = False
    wins: Chance | None = None
    thing: str = ""
    unsaid: str = ""
    plain: bool = False

    @property
    def outcome(self) -> tuple[object, ...]:
        """What comes of it."""
        return self.effects, self.chance, self.turn_ends, self.idle, self.owner


@dataclass(frozen=True, slots=True)
class Group:
    """Options that begin with the same words, or lie in the same part of the map (`area`, or -1); `heading` may be ''.

    `usual` is an option of which comes what comes of most that are done alike, if there is such a one; `then` what is asked
    next after most of them, if that is something.
    """

    heading: str
    offers: tuple[Offer, ...]
    area: int = -1
    usual: Offer | None = None
    then: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What the player in a seat (from 0) is asked. `common` is what comes of every option alike."""

    seat: int
    text: str
    clauses: tuple[str, ...]
    groups: tuple[Group, ...]
    common: tuple[Effect, ...] = ()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """All options, as they are shown."""
        return tuple(offer for group in self.groups for offer in group.offers)

    def by_sign(self, sign: str) -> int:
        """The option with a sign, or -1."""
        return next((o.option for o in self.offers if o.sign == sign.casefold()), -1)


NOTHING_ASKED = Question(-1, "", (), ())


def question_of(state: State, words: Wording, wins: Mapping[int, Chance] | None = None) -> Question:
    """What is asked now of whoever is to decide; how likely options win what is being settled is worked out if it is not given."""
    if state.over or not state.o:
        return NOTHING_ASKED
    view = state.view(state.who + 1)
    won = chances(view) if wins is None else wins
    known, effects = _known(view, won), Effects(view, words)
    found = {option: effects.of(option, known[option]) for option in state.o}
    common = _common(list(found.values()))
    shared = frozenset(common)
    order = OptionOrder(view, words)
    said = words.options(state)
    sign = _signs(state, order.options, said)
    owners = _owners(view, words)
    standing = _standing(view, words) if any(order.place(option) >= 0 for option in state.o) else {}

    def offer(option: int, short: str) -> Offer:
        _, kind, index = state.game.actions[option]
        then = known[option]
        asked = _then(view, then, words)
        return Offer(
            option=option,
            sign=sign[option],
            text=said[option],
            short=short,
            effects=tuple(e for e in found[option] if e not in shared),
            then=asked,
            chance=not then.sure,
            turn_ends=then.turn_ends,
            idle=effects.idle(option, then, shared),
            kind=kind,
            index=index,
            owner=owners.get(option, -1),
            place=order.place(option),
            there=standing.get(order.place(option), ""),
            wins=won.get(option),
            thing=_written(state.game, kind, index),
            unsaid=_text_behind(
                state.game, kind, index, then, told=bool(asked or set(found[option]) - shared)
            ),
            plain=effects.tells_all(option),
        )

    groups = _with_usual(
        [
            Group(heading, tuple(offer(option, short) for option, short in members), area)
            for heading, area, members in order.grouped(said)
        ],
        {option: state.game.actions[option][0] for option in state.o},
    )
    decision = state.decision
    clauses = decision.clauses if decision is not None else ()
    return Question(state.who, words.question(state), clauses, groups, common)


def _known(view: View, won: Mapping[int, Chance]) -> Mapping[int, Foreseen]:
    """What surely comes of each option; of what is being settled who wins only where that is counted."""
    known, panel = foreseen(view), weighed(view)
    if panel is None:
        return known
    counted = {option for option, chance in won.items() if chance.counted}
    return {
        option: then if option in counted else before_it_is_settled(then, view.game, panel)
        for option, then in known.items()
    }


def _text_behind(game: Game, kind: str, index: int, then: Foreseen, told: bool) -> str:
    """The thing (as KIND/NAME) whose text says what comes of an option: what is chosen, where nothing is told of that, or what something is
    done with behind it, such as a card that takes effect.
    """
    own = "" if told else _written(game, kind, index)
    if own:
        return own
    for entry in then.entries:
        about = game.data.telling[entry[0]]
        if game.data.said[entry[0]][0] == "Perform" and about:
            for (_, of), value in zip(about[2], entry[2:-1], strict=False):
                if (
                    isinstance(value, int)
                    and value >= 0
                    and of != kind
                    and (found := _written(game, of, value))
                ):
                    return found
    return ""


def _written(game: Game, kind: str, index: int) -> str:
    """A thing as KIND/NAME, if a text stands on it; else ''."""
    if kind == "card":
        _, kind, design = game.data.cards[index]
    elif kind in game.data.kinds:
        _, first, members = game.data.kinds[kind]
        design = members[index - first] if 0 <= index - first < len(members) else ""
    else:
        return ""
    named = f"{kind}/{design}"
    return named if named in game.data.texts else ""


def _signs(state: State, options: Sequence[int], said: Mapping[int, str]) -> Mapping[int, str]:
    """What is typed for each option; where all are numbers, that is these."""
    kinds = {option: state.game.actions[option][1] for option in options}
    if set(kinds.values()) == {"number"}:
        return {option: str(state.game.actions[option][2]) for option in options}
    alone = set(kinds.values()) <= {"number", ""}
    return signs(
        options, [said[o] if kinds[o] not in ("", "number") or (alone and kinds[o]) else "" for o in options]
    )


def _with_usual(groups: Sequence[Group], names: Mapping[int, str]) -> tuple[Group, ...]:
    """The groups, each with what comes of most options that are done alike; the first such group tells it. `names` are the
    options', by their numbers.
    """
    outcomes: dict[str, list[Offer]] = {}
    for group in groups:
        for offer in group.offers:
            outcomes.setdefault(names[offer.option], []).append(offer)
    usual = {name: _usual(offers) for name, offers in outcomes.items()}
    told, found = set[str](), []
    for group in groups:
        offers = tuple(replace(o, usual=_is_like(o, usual[names[o.option]])) for o in group.offers)
        first = names[offers[0].option]
        alike = first not in told and {names[o.option] for o in offers} == {first}
        then = _then_usually(outcomes[first]) if {names[o.option] for o in offers} == {first} else ""
        found.append(replace(group, offers=offers, usual=usual[first] if alike else None, then=then))
        told.add(first)
    return tuple(found)


def _usual(offers: Sequence[Offer]) -> Offer | None:
    """The first of the options that are like most of several."""
    counts = Counter(offer.outcome for offer in offers)
    outcome, count = counts.most_common(1)[0]
    most = next(offer for offer in offers if offer.outcome == outcome)
    return most if count >= FEW and 2 * count > len(offers) and not most.idle else None


def _then_usually(offers: Sequence[Offer]) -> str:
    then, count = Counter(offer.then for offer in offers).most_common(1)[0]
    return then if count >= FEW and 2 * count > len(offers) else ""


def _is_like(offer: Offer, usual: Offer | None) -> bool:
    return usual is not None and offer.outcome == usual.outcome


def _common(found: Sequence[tuple[Effect, ...]]) -> tuple[Effect, ...]:
    """What comes of each of several options."""
    if len(found) < 2:
        return ()
    return tuple(dict.fromkeys(e for e in found[0] if all(e in others for others in found[1:])))


def _then(view: View, then: Foreseen, words: Wording) -> str:
    """The question that surely follows, if it is this player's, another one, and tells what it is about."""
    if then.asked is None or then.place == place_of(view.stack) or then.asked.seat != view.seat + 1:
        return ""
    if words.prompts.is_open(then.asked, then.place):
        return ""
    return words.prompts.in_short(then.asked, then.place)


def _standing(view: View, words: Wording) -> Mapping[int, str]:
    """By place on the map who stands there: whoever is asked, and others."""
    board = Board.of(view, words)
    if board is None:
        return {}
    return {
        place: words.apart(words("offer-here") if seat == view.seat else words.player(seat) for seat in seats)
        for place, seats in board.figures.items()
        if seats
    }


def _owners(view: View, words: Wording) -> Mapping[int, int]:
    """By option in whose zone the card lies that would be chosen, where they are several players' or somebody else's."""
    lies = {
        card: view.game.owner[number]
        for number, piles in enumerate(view.zones)
        for pile in piles
        for card in pile.seen
    }
    found = {
        option: lies[index]
        for option in view.options
        for _, kind, index in [view.game.actions[option]]
        if words.prompts.is_card(kind) and lies.get(index, -1) >= 0
    }
    return found if set(found.values()) - {view.seat} else {}
