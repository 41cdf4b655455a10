"""What unfinished rules remember, as one player may see it: what another holds in secret is masked, and imagined anew.

A unit on the stack keeps numbers and says where it goes on; how, the code knows to which the state belongs (`Stacks`). The compiler
says which of the numbers are secret: cards chosen out of sight belong to who chose; other cards are known to those who know where
they lie. It says, too, which numbers count for nothing at a place: what is left in them from before is no part of a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.records import dataclass
from wlcore.sets import as_mask, of_mask
from wlcore.stacked import CARD, CARDS, CHOSEN, GIVEN, NOBODY, NOBODY_ALONE, NUMBER, PICKED, Slot, Waiting

if TYPE_CHECKING:
    from wlcore.engine.state import State

OF_CARDS = (CARD, CARDS)
NOWHERE = -1
ANY = ""

Unseen = tuple[int, str, int]
"""A card in a secret: the zone where it lies; its back, unless it was chosen in secret; a number, for it may be in
several secrets.
"""


@dataclass(frozen=True, slots=True, order=True)
class Masked:
    """A secret as others see it: its sort, the cards in it that are known (a mask), and the others. Of some cards out of
    many only is told how many they are.
    """

    sort: str
    known: int = 0
    unseen: tuple[Unseen, ...] = ()
    many: int = 0


Stack = tuple[int | Masked, ...]


class Frame(NamedTuple):
    """A unit on a stack: where its numbers begin, how many they are with those that say where it goes on; its secrets, those behind
    others that follow from these; which numbers count for nothing; where those lie that it has passed on in secret. `key` tells the
    reader of the stack which unit it is.
    """

    key: int
    base: int
    size: int
    secrets: Sequence[Slot]
    dead: Sequence[int]
    passed: Sequence[int]


class Stacks:
    """How the stacks of a game are to be read, on which each unit lies as its numbers and its place: places are numbered over all units."""

    def __init__(self, places: Sequence[Waiting]) -> None:
        self.places = places
        self.has_secrets = any(secrets for _, secrets, _, _, _ in places)
        self.code = [{at: (name, given) for at, name, given in codes} for *_, codes in places]

    def frames(self, stack: Sequence[Any]) -> list[Frame]:
        """The units on a stack, the lowest first."""
        found, top, places = [], len(stack), self.places
        while top > 0:
            place = stack[top - 1]
            if not 0 <= place < len(places):
                raise LookupError(place)
            size, secrets, dead, passed, _ = places[place]
            top -= size
            found.append(Frame(place, top, size, secrets, dead, passed))
        return found[::-1]

    def waiting(self, stack: Sequence[int]) -> int:
        """How many units are on a stack."""
        count, top = 0, len(stack)
        while top > 0:
            top -= self.places[stack[top - 1]][0]
            count += 1
        return count

    def worked_out(self, state: State, kept: KeptSecret, here: Sequence[int]) -> Any:
        """What its function says, which is given what it reads; a set as a mask, or as a list where one thing is chosen from it."""
        name, given = self.code[kept.key][kept.at - kept.base]
        found = state.g.functions[name](
            state, *[of_mask(here[at]) if many else here[at] for at, many in given]
        )
        return found if kept.sort == CHOSEN or isinstance(found, int) else as_mask(found)


@dataclass(frozen=True, slots=True)
class KeptSecret:
    """A secret on a stack: where it lies, its sort, whose it is (from 0), where its pool lies (of what was given: where whoever gave it
    has kept it), the unit and its base.
    """

    at: int
    sort: str
    owner: int
    pool: int
    key: int
    base: int
    size: int


def joint(*owners: int) -> int:
    """Who alone knows what follows from the secrets of these."""
    found = {owner for owner in owners if owner != NOBODY}
    return NOBODY if not found else found.pop() if len(found) == 1 else NOBODY_ALONE


# ---- seeing ----------------------------------------------------------------------------------------------


def seen_stack(state: State, seat: int, seen: Callable[[int], bool]) -> Stack:
    """The stack as the player in a seat (from 0) may see it; `seen` tells of which cards they see where they lie."""
    game, stacks, st = state.game, state.stacks, state.st
    if not stacks.has_secrets:
        return tuple(living(state))
    out: list[int | Masked] = [*living(state)]
    if state.over:
        return ()
    hidden: dict[int, list[int]] = {}
    told: set[int] = set()
    for kept in secrets(stacks, st):
        value = st[kept.at]
        if kept.owner == seat or (kept.owner == NOBODY and kept.sort not in OF_CARDS):
            continue
        if kept.sort not in OF_CARDS:
            out[kept.at] = Masked(kept.sort, many=value.bit_count() if kept.sort == PICKED else 0)
            continue
        for card in _cards(kept, value):
            if kept.owner != NOBODY or not seen(card):
                hidden.setdefault(card, []).append(kept.at)
                told |= set() if kept.owner != NOBODY else {card}
    unseen = {c: (state.loc[c], game.backs[c] if c in told else ANY) for c in hidden}
    numbers = {c: n for n, c in enumerate(sorted(hidden, key=lambda c: (hidden[c], unseen[c])))}
    for kept in secrets(stacks, st):
        cards = [c for c in hidden if kept.at in hidden[c]]
        if cards:
            known = as_mask(c for c in _cards(kept, st[kept.at]) if c not in cards)
            out[kept.at] = Masked(kept.sort, known, tuple(sorted((*unseen[c], numbers[c]) for c in cards)))
    return tuple(out)


def _cards(kept: KeptSecret, value: int) -> list[int]:
    if kept.sort == CARDS:
        return of_mask(value)
    return [value] if value >= 0 else []


def secrets(stacks: Stacks, stack: Sequence[Any]) -> Iterator[KeptSecret]:
    """The secrets that count where a stack waits, those of the lowest unit first; the places and owners in it are never masked."""
    below: Frame | None = None
    for frame in stacks.frames(stack):
        base = frame.base
        for at, sort, owner, pool in frame.secrets:
            whose = stack[base + owner] if owner >= 0 else owner
            held = base + pool
            if sort == GIVEN:
                passed = below.passed if below is not None else ()
                held = passed[pool] if pool < len(passed) else NOWHERE
                held = below.base + held if below is not None and held >= 0 else NOWHERE
            yield KeptSecret(base + at, sort, whose, held, frame.key, base, frame.size)
        below = frame


def living(state: State) -> list[int]:
    """The stack with nothing in the place of what counts for nothing; of a game that is over none of it counts."""
    if state.over:
        return []
    found = list(state.st)
    for frame in state.stacks.frames(found):
        for at in frame.dead:
            found[frame.base + at] = 0
    return found


def check_stack(state: State) -> None:
    """A `ValueError` or `LookupError` if the numbers on a stack are no units of this game, or hold secrets that cannot be."""
    stacks, st = state.stacks, state.st
    if any(frame.base < 0 for frame in stacks.frames(st)):
        raise ValueError("a unit without its numbers")
    for kept in secrets(stacks, st):
        least, most = (-1, len(state.loc)) if kept.sort == CARD else (0, 1 << len(state.loc))
        if kept.sort in (CARD, CARDS) and not least <= st[kept.at] < most:
            raise ValueError("no card")


# ---- imagining -------------------------------------------------------------------------------------------


def imagined_stack(state: State, stack: Stack, seen: frozenset[int], dice: Dice) -> list[int]:
    """A stack with something in the place of each secret that agrees with what is seen, in a state where cards lie."""
    st = [0 if isinstance(entry, Masked) else entry for entry in stack]
    dealt = _dealt(state, stack, seen, dice)
    for kept in list(secrets(state.stacks, st)):
        entry = stack[kept.at]
        if not isinstance(entry, Masked):
            continue
        if kept.sort in (NUMBER, CHOSEN):
            st[kept.at] = _worked_out(state, st, kept, dice)
        elif kept.sort == GIVEN:
            st[kept.at] = st[kept.pool] if kept.pool >= 0 else 0
        elif kept.sort == PICKED:
            st[kept.at] = as_mask(_some(of_mask(st[kept.pool]), entry.many, dice))
        else:
            cards = [*of_mask(entry.known), *(dealt[number] for _, _, number in entry.unseen)]
            st[kept.at] = as_mask(cards) if kept.sort == CARDS else cards[0]
    return st


def _worked_out(state: State, st: list[int], kept: KeptSecret, dice: Dice) -> int:
    """What follows from all else that is imagined, or one of the things that could have been chosen; where rules cannot work it
    out from what is imagined, it is 0.
    """
    try:
        found = state.stacks.worked_out(state, kept, st[kept.base : kept.base + kept.size])
    except (ArithmeticError, LookupError, RuleFault):
        return 0
    return int(found if kept.sort == NUMBER else found[dice.below(len(found))])


def _dealt(state: State, stack: Stack, seen: frozenset[int], dice: Dice) -> dict[int, int]:
    """A card for each that is not seen, where it lies."""
    wanted = {number: (zone, back) for e in stack if isinstance(e, Masked) for zone, back, number in e.unseen}
    found: dict[int, int] = {}
    for number, (zone, back) in sorted(wanted.items()):
        cards = [c for c in state.z[zone] if back == ANY or (state.game.backs[c] == back and c not in seen)]
        left = [c for c in cards if c not in found.values()] or cards
        found[number] = left[dice.below(len(left))]
    return found


def _some(cards: list[int], many: int, dice: Dice) -> list[int]:
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _ in range(min(many, len(left)))]
