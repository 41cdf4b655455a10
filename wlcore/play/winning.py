"""How likely each option wins what is being settled: counted, where only chance decides; else tried out.

Counted is by going through all that chance can bring, in several positions that could be: if an option wins in the same part of the cases
in all of them, whatever anybody chooses then, and no card comes to light on the way that this player could not know, that is known. Where
hidden cards or somebody's choice decide, or there are too many cases, an option is played to the end many times, and that is said. Others choose
at random then, and so at first does whoever is asked now; where they are asked again, it is played once more with the answers that have won most often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from math import lcm
from typing import Any

from wlcore.engine.chance import Dice, Script, Undecided
from wlcore.engine.decision import place_of
from wlcore.engine.entries import Entry
from wlcore.engine.faults import RuleFault
from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.play.foresight import Foreseen, cards_told
from wlcore.play.panels import current, lasts
from wlcore.records import dataclass

GAMES, LEAST_GAMES = 600, 60
"""How often options are played on until it is settled, where that cannot be counted: all together, and each at least."""
MOST_OPTIONS = 10
FURTHEST = 60
"""After so many choices it is not settled any more."""
POSITIONS = 4
"""In so many positions a chance must be the same to be known."""
MOST_ENDS = 200
"""What can end in more ways is tried out instead."""
HUNDRED = 100
MOST_LUCKS = 1 << 30


@dataclass(frozen=True, slots=True)
class Chance:
    """An option wins so many `of` so many cases; `counted`, or about so. Where whoever chooses can never win and one other may, it is told
    of that `other`, a seat.
    """

    wins: int
    of: int
    counted: bool
    other: int = -1


def chances(view: View, between: Callable[[], None] | None = None) -> Mapping[int, Chance]:
    """By option how likely whoever chooses wins what is being settled; nothing where nothing is, or there are too many options.

    It takes up to a second of computing; `between` is called again and again meanwhile.
    """
    panel = weighed(view)
    if panel is None:
        return {}
    meanwhile = between or _nothing
    known = _counted(view, panel, view.seat, meanwhile)
    if len(known) == len(view.options):
        if any(known.values()):
            return _as_chances(known, -1)
        dice = Dice(view.seat + 5)
        by_chance = partial(_by_chance, dice)
        played = [
            _played(view.imagine(dice, traced=True), option, panel, by_chance) for option in view.options
        ]
        winners = {seat for won in played for seat in won or ()}
        if not winners:
            return {}  # it just ends
        other = _other(view, panel, winners)
        if other < 0:
            return _as_chances(known, -1)
        of_other = _counted(view, panel, other, meanwhile)
        if len(of_other) == len(view.options):
            return _as_chances(of_other, other)
    found = _tried(view, panel, meanwhile)
    others = {chance.other for chance in found.values()}
    if not others:
        return {}
    other = others.pop()
    sure = known if other < 0 else _counted(view, panel, other, meanwhile)
    return {**found, **_as_chances(sure, other)}


def _as_chances(known: Mapping[int, Fraction], other: int) -> dict[int, Chance]:
    """What is counted; not what no round number of cases tells."""
    of = {option: share.denominator for option, share in known.items() if share.denominator <= HUNDRED}
    most = lcm(*of.values()) if of else 1
    whole = dict.fromkeys(of, most) if most <= HUNDRED else of
    return {o: Chance(int(known[o] * whole[o]), whole[o], True, other) for o in of}


def weighed(view: View) -> dict[str, Any] | None:
    """What is being settled, if there are chances of winning it to be told."""
    found = current(view)
    return found if found is not None and found["won"] and 1 < len(view.options) <= MOST_OPTIONS else None


def before_it_is_settled(then: Foreseen, game: Game, panel: dict[str, Any]) -> Foreseen:
    """What surely comes of an option up to where it is decided who wins; where that is not counted, few positions do not tell it."""
    for at, entry in enumerate(then.entries):
        if _settles(game, entry, panel):
            return Foreseen(then.entries[:at])
    return then


def _nothing() -> None:
    pass


# ---- counted -------------------------------------------------------------------------------------------


def _counted(
    view: View, panel: dict[str, Any], seat: int, between: Callable[[], None]
) -> dict[int, Fraction]:
    """The chance of a seat after each option for which it is known: the same in several positions, and nothing hidden has mattered."""
    dice = Dice(view.seat + 5)
    positions = [view.imagine(dice, traced=True) for _ in range(POSITIONS)]
    known = frozenset(card for zone in view.zones for pile in zone for card in pile.seen)
    found = dict[int, Fraction]()
    for option in view.options:
        shares = set[Fraction | None]()
        for position in positions:
            between()
            shares.add(_Counting(view, panel, seat, known).share(position, option))
            if None in shares or len(shares) > 1:
                break
        else:
            share = shares.pop()
            if share is not None:
                found[option] = share
    return found


def _other(view: View, panel: dict[str, Any], winners: set[int]) -> int:
    """Of whom it is told how likely they win, where whoever chooses never does: the only one who may win, else the only one who has
    something in what is being settled; -1 where whoever chooses has, or there is no such one.
    """
    having = {
        where[0]
        for number, (name, where) in enumerate(view.game.data.zone_names)
        if name in panel["show"] and where and any(pile.cards for pile in view.zones[number])
    }
    rivals = sorted(seat for seat in winners if seat >= 0) or sorted(having)
    return rivals[0] if len(rivals) == 1 and view.seat not in (*having, *rivals) else -1


class _Counting:
    """Goes through all that chance can bring behind one option."""

    def __init__(self, view: View, panel: dict[str, Any], seat: int, known: frozenset[int]) -> None:
        self.view, self.panel, self.seat, self.known = view, panel, seat, known
        self.left = MOST_ENDS

    def share(self, position: State, option: int, before: frozenset[int] = frozenset()) -> Fraction | None:
        """In which part of all cases an option wins; nothing where somebody's choice or hidden cards decide, or there are too many.
        `before` are the cards that chance has brought on the way.
        """
        won, cases = Fraction(0), [(tuple[int, ...](), before, Fraction(1))]
        while cases:
            places, brought, part = cases.pop()
            self.left -= 1
            if self.left < 0:
                return None
            state = position.clone()
            state.fate = Script(places)
            try:
                winners = _after(state, option, self.panel)
            except Undecided as asked:
                winners = _winners(state, self.panel)
                if winners is None:
                    many = len(asked.pool)
                    cases += [
                        ((*places, at), brought | {card}, part / many) for at, card in enumerate(asked.pool)
                    ]
                    continue
            if self._uncovers(state, brought):
                return None
            if winners is not None:
                won += part * (self.seat in winners)
                continue
            shares = {self.share(state, choice, brought) for choice in state.o}
            share = shares.pop() if len(shares) == 1 else None
            if share is None:
                return None
            won += part * share
        return won

    def _uncovers(self, state: State, brought: frozenset[int]) -> bool:
        """Whether a card has come to light, until it was settled, that this player did not know and chance did not bring."""
        for entry in state.trace or ():
            if _settles(state.game, entry, self.panel):
                return False
            if any(
                card >= 0 and card not in self.known and card not in brought
                for card in cards_told(state, entry, self.view.seat)
            ):
                return True
        return False


# ---- tried out -----------------------------------------------------------------------------------------


def _tried(view: View, panel: dict[str, Any], between: Callable[[], None]) -> Mapping[int, Chance]:
    games = max(LEAST_GAMES, GAMES // len(view.options))
    tries = _Tries(view, panel, between)
    tries.play(games // 2)
    if tries.answers and any(view.seat in won for won in tries.won.values()):
        tries.learned()
        tries.play(games)
    else:
        tries.play(games - games // 2)
    seats = {seat for won in tries.won.values() for seat in won}
    if not seats or any(2 * tries.settled[option] < tries.begun[option] for option in view.options):
        return {}
    other = -1 if view.seat in seats else _other(view, panel, seats)
    of = view.seat if other < 0 else other
    return {
        option: Chance(round(HUNDRED * won[of] / tries.settled[option]), HUNDRED, False, other)
        for option, won in tries.won.items()
    }


class _Tries:
    """What is being settled, played to its end again and again: by option who `won` how often, and how often it was `settled` of how often it
    was `begun`.

    `answers` are those that whoever is asked now gave to what they were asked behind an option, by option, place and what could be
    answered: how often each won, of how many.
    """

    def __init__(self, view: View, panel: dict[str, Any], between: Callable[[], None]) -> None:
        self.view, self.panel, self.between = view, panel, between
        self.dice, self.luck, self.knows = Dice(view.seat + 11), Dice(0), False
        self.won = {option: Counter[int]() for option in view.options}
        self.settled, self.begun = Counter[int](), Counter[int]()
        self.answers: dict[tuple[int, int, tuple[int, ...]], dict[int, list[int]]] = {}

    def play(self, games: int) -> None:
        """From each option so many games."""
        for _ in range(games):
            self.between()
            position, luck = self.view.imagine(self.dice, traced=True), self.dice.below(MOST_LUCKS)
            for option in self.view.options:
                if not self._is_plain(option):
                    self.luck = Dice(
                        luck
                    )  # the same for each: what comes out differently hangs on the option
                    self._play(position.clone(), option)

    def learned(self) -> None:
        """From now on what has won most often is answered, and only what comes of that counts."""
        self.knows = True
        self.settled.clear()
        self.begun.clear()
        for won in self.won.values():
            won.clear()

    def _is_plain(self, option: int) -> bool:
        """Whether it has come out alike so often that no more is to be learned."""
        settled = self.settled[option]
        return settled >= LEAST_GAMES and all(count == settled for count in self.won[option].values())

    def _play(self, position: State, option: int) -> None:
        given: list[list[int]] = []
        self.begun[option] += 1
        winners = _played(position, option, self.panel, lambda state: self._answer(state, option, given))
        if winners is None:
            return
        self.settled[option] += 1
        self.won[option].update(winners)
        for answer in given:
            answer[0] += self.view.seat in winners
            answer[1] += 1

    def _answer(self, state: State, option: int, given: list[list[int]]) -> int:
        by_chance = _by_chance(self.luck, state)
        if state.who != self.view.seat or len(state.o) < 2:
            return by_chance
        known = self.answers.setdefault((option, place_of(state.st), tuple(state.o)), {})
        best = max(known, key=lambda one: (known[one][0] + 1) / (known[one][1] + 2), default=by_chance)
        answer = best if self.knows else by_chance
        given.append(known.setdefault(answer, [0, 0]))
        return answer


def _by_chance(dice: Dice, state: State) -> int:
    return state.o[dice.below(len(state.o))]


def _played(
    state: State, option: int, panel: dict[str, Any], choose: Callable[[State], int]
) -> tuple[int, ...] | None:
    """Who wins after an option if all play on as they `choose`, perhaps nobody; None where it is not settled."""
    for _ in range(FURTHEST):
        winners = _after(state, option, panel)
        if winners is not None or not state.o:
            return winners
        option = choose(state)
    return None


def _after(state: State, option: int, panel: dict[str, Any]) -> tuple[int, ...] | None:
    """Make a choice: who has won by it, perhaps nobody; None where it is not settled yet, or the rules cannot be carried out."""
    state.trace = []
    try:
        state.apply(option)
    except RuleFault:
        state.o = ()
        return None
    winners = _winners(state, panel)
    return () if winners is None and (state.over or not lasts(state.game, panel, state.v)) else winners


def _winners(state: State, panel: dict[str, Any]) -> tuple[int, ...] | None:
    """Who has won by what the last choice has brought so far: where others have only lost, all but these; None if nobody has."""
    winners, losers = list[int](), set[int]()
    for entry in state.trace or ():
        match _settles(state.game, entry, panel):
            case "set":
                return (entry[2],)
            case "won":
                winners.append(entry[1])
            case "lost":
                losers.add(entry[1])
    if losers and not winners:
        return tuple(seat for seat in range(state.n) if seat not in losers)
    return tuple(winners) or None


def _settles(game: Game, entry: Entry, panel: dict[str, Any]) -> str:
    """What an entry says of who wins: the variable that tells is `set`, or somebody has `won` or `lost`; '' if nothing."""
    sort, about = game.data.said[entry[0]][0], game.data.telling[entry[0]]
    if sort == "Assign" and game.data.value_names[entry[1]] == panel["won"]:
        return "set"
    ways = ("won", "lost") if sort == "Perform" and about and about[0] == "rule" else ()
    return next((way for way in ways if panel[way] == about[1]), "")
