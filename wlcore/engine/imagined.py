"""Full states that agree with what one player may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from wlcore.engine.chance import FACTOR, MASK, STEP, Dice
from wlcore.engine.saving import relist
from wlcore.engine.sightings import UNSEEN, Sighting
from wlcore.engine.unfinished import Masked, imagined_stack
from wlcore.records import dataclass

if TYPE_CHECKING:
    from wlcore.engine.state import State
    from wlcore.engine.view import View

DEALS = 200
"""How often cards are dealt anew where another player's choice would make no sense."""
LAST_DEALS = 5_000
"""How often after that, where they would have nothing to choose at all: whoever holds the one card that lets them choose is rare."""

Unseen = tuple[str, int, int]
"""Cards that are not seen: their back, how many they are, who knows them."""
Lying = list[tuple[list[int], list[Unseen]]]
"""Of each pile in a zone the seen cards, and those that are not seen."""
Place = tuple[int, int, int]
"""So many cards in a zone, and who knows them."""
Dealt = tuple[int, list[tuple[list[int], list[tuple[str, int, int, bool, bool]]]]]
"""A zone with unseen places; of what is not seen there it is also told whether its cards are taken to lie there, and whether it
is what is left when the others have theirs.
"""


@dataclass(frozen=True, slots=True)
class Laid:
    """What all states have in common that agree with a view: the cards of the zones of which all is seen, zone and
    knowledge of each seen card, and of each unseen one as if it lay where most with its back do; the other zones, and by
    back the cards that can lie there, and how many of these are drawn one by one; the stack, if nothing on it is secret; what
    is true of places.
    """

    zones: list[list[int]]
    loc: list[int]
    known: list[int]
    dealt: list[Dealt]
    pools: dict[str, tuple[list[int], int]]
    seen: frozenset[int]
    stack: list[int] | None


def imagined(view: View, dice: Dice, traced: bool) -> State:
    """A full state that agrees with a view. Cards are dealt anew until whoever decides has a choice, or after many at least an option."""
    state = dealt(view, dice, traced)
    for deals in range(DEALS + LAST_DEALS):
        if view.over or has_choice(state) or (deals >= DEALS and state.o):
            return state
        state = dealt(view, dice, traced)
    relist(state)
    return state


def as_seen(view: View, traced: bool) -> State:
    """A state in which only what is seen lies somewhere: good for what hangs on nothing else. Nobody is asked anything in it."""
    state, laid = _begun(view, traced)
    state.z, state.loc, state.k = list(map(list[int].copy, laid.zones)), laid.loc.copy(), laid.known.copy()
    state.st, state.rng = [], 0
    return state


def _begun(view: View, traced: bool) -> tuple[State, Laid]:
    """A state in which no card lies yet, and where those lie that are seen."""
    state = view.game.bare(view.players, view.settings, traced)
    state.v = list(view.values)
    state.b = view.sizes
    state.who, state.depth, state.passed = view.decides, view.depth, view.passed
    state.over, state.winners, state.outer = view.over, view.winners, view.outer
    return state, view.laid if hasattr(view, "laid") else lay(view, traced)


def dealt(view: View, dice: Dice, traced: bool) -> State:
    """A state in which unseen cards are dealt to unseen places by their backs; its options are not listed."""
    state, laid = _begun(view, traced)
    z, loc, k = list(map(list[int].copy, laid.zones)), laid.loc.copy(), laid.known.copy()
    pools = shuffled(laid.pools, dice)
    for number, piles in laid.dealt:
        zone = z[number]
        for seen, unseen in piles:
            cards = seen.copy()
            for back, amount, known_by, usual, rest in unseen:
                pool = pools[back]
                part = slice(amount) if rest else slice(-amount, None)
                there = pool[part]
                del pool[part]
                if not usual:
                    for card in there:
                        loc[card], k[card] = number, known_by
                cards += there
            if unseen:
                cards.sort()
            zone += cards
    state.z, state.loc, state.k, state.st = z, loc, k, []
    imagine_secrets(state, view, dice)
    if laid.stack is None:
        state.st = imagined_stack(state, view.stack, laid.seen, dice)
    else:
        state.st = laid.stack.copy()
    state.rng = dice.below(1 << 31) << 33 | dice.below(1 << 31)
    return state


def imagine_secrets(state: State, view: View, dice: Dice) -> None:
    """Give the secrets of others values that they may have; again, for one player or for all, where they cannot be so together."""
    if not view.game.joint:
        _imagine_those_of(state, view, None, dice)
        return
    owners = sorted({owner for _, owner, _ in view.game.secrets} - {view.seat})
    each = [name for name, of_each in view.game.joint if of_each]
    whole = [name for name, of_each in view.game.joint if not of_each]
    for _ in range(DEALS if whole else 1):
        for owner in owners:
            for _ in range(DEALS if each and owner < view.players else 1):
                _imagine_those_of(state, view, owner, dice)
                if all(state.asked(name)(state, owner) for name in each):
                    break
        if all(state.asked(name)(state, UNSEEN) for name in whole):
            break


def _imagine_those_of(state: State, view: View, owner: int | None, dice: Dice) -> None:
    """The secrets of one player, or of all others."""
    for at, whose, domain in view.game.secrets:
        if whose == owner or (owner is None and whose != view.seat):
            possible = state.asked(domain)(state, whose)
            state.v[at] = possible[dice.below(len(possible))] if possible else UNSEEN


def lay(view: View, traced: bool) -> Laid:
    """What is the same however the unseen cards lie; worked out once for all states imagined."""
    nobody = view.game.blank(view.players, view.settings, traced)
    loc, known, zones = nobody.loc, nobody.k, nobody.z
    unsure: list[tuple[int, Lying]] = []
    found: list[int] = []
    most: dict[str, Place] = {}
    zones[0] = []
    for number, piles in enumerate(view.zones):
        lying: Lying = []
        all_seen = True
        for pile in piles:
            seen = pile.seen
            for card, _, known_by in pile.cards[len(pile.cards) - len(seen) :]:
                loc[card], known[card] = number, known_by
            unseen = grouped(pile.cards[: len(pile.cards) - len(seen)])
            for back, amount, known_by in unseen:
                most[back] = max(most.get(back, (0, 0, 0)), (amount, number, known_by))
            all_seen = all_seen and not unseen
            lying.append((list(seen), unseen))
            found += seen
        if all_seen:
            zones[number] += [card for seen, _ in lying for card in seen]
        else:
            unsure.append((number, lying))
    pools: dict[str, list[int]] = {}
    there = frozenset(found)
    for card, back in enumerate(view.game.backs):
        if card not in there:
            pools.setdefault(back, []).append(card)
            _, loc[card], known[card] = most[back]
    stack = [entry for entry in view.stack if not isinstance(entry, Masked)]
    laid = Laid(
        zones=zones,
        loc=loc,
        known=known,
        dealt=told(unsure, most),
        pools={back: (pool, len(pool) - most[back][0]) for back, pool in pools.items()},
        seen=there,
        stack=stack if len(stack) == len(view.stack) else None,
    )
    object.__setattr__(view, "laid", laid)
    return laid


def told(unsure: list[tuple[int, Lying]], most: dict[str, Place]) -> list[Dealt]:
    """The zones with unseen places; `most` says by back where most cards lie that are not seen. These are what is left, and
    need not be drawn.
    """
    left = set(most)
    found: list[Dealt] = []
    for number, lying in unsure:
        piles = []
        for seen, unseen in lying:
            groups = []
            for back, amount, by in unseen:
                rest = back in left and most[back] == (amount, number, by)
                if rest:
                    left.remove(back)
                groups.append((back, amount, by, most[back][1:] == (number, by), rest))
            piles.append((seen, groups))
        found.append((number, piles))
    return found


def grouped(cards: Sequence[Sighting]) -> list[Unseen]:
    """Of each back and knowledge how many of some unseen cards, in order, have it."""
    if not cards:
        return []
    if cards[0] == cards[-1]:
        return [(cards[0].back, len(cards), cards[0].known_by)]
    return [(back, len(list(same)), known_by) for (_, back, known_by), same in groupby(cards)]


def shuffled(pools: dict[str, tuple[list[int], int]], dice: Dice) -> dict[str, list[int]]:
    """The same cards of each back: at the end so many as are drawn, in the order in which they come; the others before."""
    x, found = dice.rng, {}
    for back, (pool, drawn) in pools.items():
        found[back] = cards = pool.copy()
        size = len(cards)
        for last in range(size - 1, max(size - drawn, 1) - 1, -1):
            x = (x * FACTOR + STEP) & MASK
            j = (x >> 33) * (last + 1) >> 31
            cards[last], cards[j] = cards[j], cards[last]
    dice.rng = x
    return found


def has_choice(state: State) -> bool:
    """Whether whoever decides has something to decide; the options are listed."""
    try:
        relist(state)
    except ValueError:
        return False
    return len(state.o) > 1 or state.r[-1] > 0
