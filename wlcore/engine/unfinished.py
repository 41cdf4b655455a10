"""What unfinished rules remember, as one player may see it: what another holds in secret is masked, and imagined anew.

A unit on the stack keeps numbers, then its place, then its own number. The compiler says which of them are secret: cards
chosen out of sight belong to who chose; other cards are known to those who know where they lie. It says, too, which numbers
count for nothing at a place: what is left in them from before is no part of a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.records import dataclass
from wlcore.sets import as_mask, of_mask

if TYPE_CHECKING:
    from wlcore.engine.game import Game
    from wlcore.engine.state import State

CARD, CARDS, PICKED, NUMBER = "card", "cards", "picked", "number"
CHOSEN, GIVEN = "chosen", "given"
OF_CARDS = (CARD, CARDS)
NOBODY, NOBODY_ALONE = -1, -2
"""Whose a secret is that has no owner: each card is known to those who know where it lies, all else to everybody; or to none
of them alone.
"""
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


@dataclass(frozen=True, slots=True)
class Kept:
    """A secret on a stack: where it lies, its sort, whose it is (from 0), where its pool lies (of what was given: the how many-th
    of all that was), the unit and its base.
    """

    at: int
    sort: str
    owner: int
    pool: int
    unit: int
    base: int


def joint(*owners: int) -> int:
    """Who alone knows what follows from the secrets of these."""
    found = {owner for owner in owners if owner != NOBODY}
    return NOBODY if not found else found.pop() if len(found) == 1 else NOBODY_ALONE


# ---- seeing ----------------------------------------------------------------------------------------------


def seen_stack(state: State, seat: int, seen: Callable[[int], bool]) -> Stack:
    """The stack as the player in a seat (from 0) may see it; `seen` tells of which cards they see where they lie."""
    game, st = state.game, state.st
    if not game.has_secrets:
        return tuple(living(state))
    out: list[int | Masked] = [*living(state)]
    if state.over:
        return ()
    hidden: dict[int, list[int]] = {}
    told: set[int] = set()
    for kept in secrets(game, st):
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
    for kept in secrets(game, st):
        cards = [c for c in hidden if kept.at in hidden[c]]
        if cards:
            known = as_mask(c for c in _cards(kept, st[kept.at]) if c not in cards)
            out[kept.at] = Masked(kept.sort, known, tuple(sorted((*unseen[c], numbers[c]) for c in cards)))
    return tuple(out)


def _cards(kept: Kept, value: int) -> list[int]:
    if kept.sort == CARDS:
        return of_mask(value)
    return [value] if value >= 0 else []


def units(game: Game, stack: Sequence[int | Masked]) -> Iterator[tuple[int, int]]:
    """Each unit on a stack, the lowest first, with the index of the first of its numbers."""
    found, top = [], len(stack)
    while top > 0:
        unit = stack[top - 1]
        assert isinstance(unit, int)
        top -= 2 + game.kept_secrets[unit][0]
        found.append((unit, top))
    return reversed(found)


def secrets(game: Game, stack: Sequence[Any]) -> Iterator[Kept]:
    """The secrets that count where a stack waits, those of the lowest unit first; the places and owners in it are never masked."""
    for unit, base in units(game, stack):
        size, places, _, _ = game.kept_secrets[unit]
        for at, sort, owner, pool in places.get(stack[base + size], ()):
            whose = stack[base + owner] if owner >= 0 else owner
            yield Kept(base + at, sort, whose, pool if sort == GIVEN else base + pool, unit, base)


def living(state: State) -> list[int]:
    """The stack with nothing in the place of what counts for nothing; of a game that is over none of it counts."""
    if state.over:
        return []
    game, stack = state.game, state.st
    found = list(stack)
    for unit, base in units(game, stack):
        size, _, dead, _ = game.kept_secrets[unit]
        for at in dead.get(stack[base + size], ()):
            found[base + at] = 0
    return found


def check_stack(state: State) -> None:
    """A `ValueError` or `LookupError` if the numbers on a stack are no units of this game, or hold secrets that cannot be."""
    game, st = state.game, state.st
    if sum(2 + game.kept_secrets[unit][0] for unit, _ in units(game, st)) != len(st):
        raise ValueError("a unit without its numbers")
    for kept in secrets(game, st):
        least, most = (-1, len(state.loc)) if kept.sort == CARD else (0, 1 << len(state.loc))
        if kept.sort in (CARD, CARDS) and not least <= st[kept.at] < most:
            raise ValueError("no card")


# ---- imagining -------------------------------------------------------------------------------------------


def imagined_stack(state: State, stack: Stack, seen: frozenset[int], dice: Dice) -> list[int]:
    """A stack with something in the place of each secret that agrees with what is seen, in a state where cards lie."""
    st = [0 if isinstance(entry, Masked) else entry for entry in stack]
    game, dealt = state.game, _dealt(state, stack, seen, dice)
    for kept in list(secrets(game, st)):
        entry = stack[kept.at]
        if not isinstance(entry, Masked):
            continue
        if kept.sort in (NUMBER, CHOSEN):
            st[kept.at] = _worked_out(state, st, kept, dice)
        elif kept.sort == GIVEN:
            st[kept.at] = _given(game, st, kept)
        elif kept.sort == PICKED:
            st[kept.at] = as_mask(_some(of_mask(st[kept.pool]), entry.many, dice))
        else:
            cards = [*of_mask(entry.known), *(dealt[number] for _, _, number in entry.unseen)]
            st[kept.at] = as_mask(cards) if kept.sort == CARDS else cards[0]
    return st


def _worked_out(state: State, st: list[int], kept: Kept, dice: Dice) -> int:
    """What follows from all else that is imagined, or one of the things that could have been chosen; where rules cannot work it
    out from what is imagined, it is 0.
    """
    here = st[kept.base : kept.base + state.game.kept_secrets[kept.unit][0]]
    try:
        found = state.g.functions[f"m_{kept.unit}_{kept.at - kept.base}"](state, here)
    except (ArithmeticError, LookupError, RuleFault):
        return 0
    return int(found if kept.sort == NUMBER else found[dice.below(len(found))])


def _given(game: Game, st: list[int], kept: Kept) -> int:
    """What a unit was given: that is what whoever called it has kept."""
    at = kept.base - 1
    size, _, _, passed = game.kept_secrets[st[at]]
    found = passed.get(st[at - 1], ())
    held = found[kept.pool] if kept.pool < len(found) else -1
    return st[at - 1 - size + held] if held >= 0 else 0


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
