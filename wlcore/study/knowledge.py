"""What a view may and must hold, worked out from the state apart from the code that makes views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from wlcore.engine.cards import OPEN, OWNER, blocks
from wlcore.engine.chance import Dice
from wlcore.engine.entries import seen_of
from wlcore.study.invariants import Broken, Invariants
from wlcore.study.snapshot import differences, snapshot, traced_twin
from wlcore.whom import ALWAYS, ASKING

if TYPE_CHECKING:
    from wlcore.engine.state import State
    from wlcore.engine.view import Pile, View

AHEAD = 6
"""How many decisions an imagined state is played on."""


def check_knowledge(
    state: State, laws: Invariants, dice: Dice, seats: Iterable[int], option: int = -1
) -> None:
    """Some players' views: what they hold, that they depend on nothing else, and what is imagined from them.

    `option` is what will be chosen next, if there is a next choice.
    """
    for seat in seats:
        view = state.view(seat + 1)
        check_view(state, view, seat)
        check_blind(state, view, seat, dice)
        check_imagined(state, view, seat, laws, dice)
        if option >= 0:
            check_private(state, view, seat, option, dice)


# ---- what a view holds --------------------------------------------------------------------------------


def check_view(state: State, view: View, seat: int) -> None:
    """A view shows the cards its player knows, where they are, and of all others only the backs."""
    names = state.game.names
    if tuple(view.options) != (tuple(state.o) if state.who == seat and not state.over else ()):
        raise Broken("view-options", f"player {seat + 1} sees other options than there are")
    for zone in range(len(state.z)):
        real, shown = together(state, zone), view.zone(zone)
        if [len(cards) for cards in real] != [len(pile.cards) for pile in shown]:
            raise Broken(
                "view-whole", f"player {seat + 1} sees another number of cards in {names.zone(zone)}"
            )
        for cards, pile in zip(real, shown, strict=True):
            _check_pile(state, zone, seat, cards, pile)


def _check_pile(state: State, zone: int, seat: int, cards: list[int], pile: Pile) -> None:
    where, who, backs = state.game.names.zone(zone), f"player {seat + 1}", state.game.backs
    known = [card for card in cards if may_see(state, zone, card, seat)]
    for card in pile.seen:
        if card not in cards:
            raise Broken(
                "knowledge-true", f"{who} sees {state.game.names.cards[card]} in {where}: it is not there"
            )
        if card not in known:
            raise Broken(
                "knowledge-learned", f"{who} sees {state.game.names.cards[card]} in {where} unlearned"
            )
    for card in known:
        if card not in pile.seen:
            raise Broken(
                "knowledge-kept", f"{who} knows {state.game.names.cards[card]} in {where}, but it is hidden"
            )
    if Counter(pile.unseen) != Counter(backs[card] for card in cards if card not in known):
        raise Broken("view-backs", f"{who} sees other backs in {where} than there are")


def together(state: State, zone: int) -> list[list[int]]:
    """The cards of a zone, bottom first, as they are kept apart: by blocks in a deck."""
    cards = state.z[zone]
    if state.g.fixed[zone] < 0:
        return [cards] if cards else []
    parts, start = [], 0
    for size in blocks(state, zone):
        parts.append(cards[start : start + size])
        start += size
    return parts


def may_see(state: State, zone: int, card: int, seat: int) -> bool:
    """Whether a player knows that this card is where it is."""
    if state.g.fixed[zone] < 0:
        sight = state.g.sight[zone]
        if sight == OPEN or (sight == OWNER and state.g.owner[zone] == seat):
            return True
    return bool(state.k[card] >> seat & 1)


# ---- what a view depends on ---------------------------------------------------------------------------


def check_blind(state: State, view: View, seat: int, dice: Dice) -> None:
    """A view does not change with the generator, nor with the order of what lies together unordered."""
    other = state.clone()
    other.rng = dice.below(1 << 31) << 20
    for zone, fixed in enumerate(state.g.fixed):
        if len(state.z[zone]) > 1 and (fixed >= 0 or state.g.sight[zone] != OPEN):
            other.z[zone] = [card for cards in together(state, zone) for card in mixed(cards, dice)]
    if other.view(seat + 1) != view:
        raise Broken(
            "view-blind", f"the view of player {seat + 1} depends on chance to come or on a hidden order"
        )


def mixed(cards: list[int], dice: Dice) -> list[int]:
    """The cards in another order."""
    left, out = list(cards), []
    while left:
        out.append(left.pop(dice.below(len(left))))
    return out


# ---- what is imagined ---------------------------------------------------------------------------------


def check_imagined(state: State, view: View, seat: int, laws: Invariants, dice: Dice) -> None:
    """An imagined state agrees with the view, follows from it alone, and can be played on."""
    who, seed = f"player {seat + 1}", dice.below(1 << 31)
    guess = view.imagine(Dice(seed))
    laws.structure(guess)
    if state.who == seat and tuple(guess.o) != tuple(state.o):
        message = f"{who} has the options {list(state.o)}, and {list(guess.o)} in what was imagined"
        raise Broken("imagine-options", message)
    seen = guess.view(seat + 1)
    if seen != view:
        parts = [name for name in view.__dataclass_fields__ if getattr(view, name) != getattr(seen, name)]
        message = f"{who} sees something else in what was imagined: {', '.join(parts)}"
        raise Broken("imagine-agrees", message)
    one, again = snapshot(guess), snapshot(seen.imagine(Dice(seed)))
    if one != again:
        raise Broken(
            "imagine-equal", f"equal views and dice of {who} give other states: {differences(one, again)}"
        )
    for _ in range(AHEAD):
        if guess.over:
            break
        guess.apply(guess.o[dice.below(len(guess.o))])
        laws.structure(guess)


# ---- what others' hidden cards may not show in ---------------------------------------------------------


def check_private(state: State, view: View, seat: int, option: int, dice: Dice) -> None:
    """What a player cannot see does not show in what unfinished rules and variables remember.

    The same choice is made here and in an imagined state. If all that is public, and all that the player sees of cards, goes
    the same way, then so must what is remembered. Where it does not, the player learns from that, and nothing follows.
    """
    other = view.imagine(Dice(dice.below(1 << 31)), traced=True)
    if option not in other.o:
        return
    real = traced_twin(state)
    other.rng = real.rng
    real.apply(option)
    other.apply(option)
    one, two = real.view(seat + 1), other.view(seat + 1)
    if real.rng != other.rng or course(real, one) != course(other, two):
        return
    if asked(one) != asked(two):
        if state.r[-1] == ASKING.index(ALWAYS) and not state.game.secrets:  # those need not fit together
            raise Broken("asked-alike", f"player {seat + 1} sees by who is asked what others hide")
        return
    if one.stack != two.stack:
        slots = [i for i, (a, b) in enumerate(zip(one.stack, two.stack, strict=True)) if a != b]
        message = (
            f"player {seat + 1} sees in the unfinished rules what others hide (slots {slots} of the stack)"
        )
        raise Broken("view-private", message)
    for name, first, count in state.game.data.holders:
        if one.values[first : first + count] != two.values[first : first + count]:
            raise Broken("view-private", f"player {seat + 1} sees in the variable {name} what others hide")


def course(state: State, view: View) -> tuple[Any, ...]:
    """What a player has seen happen on the way to a state, and sees there now, apart from what rules and variables remember of
    cards: which lines were carried out and what they told, where the cards lie, how all else stands.
    """
    told = [seen_of(state, entry, view.seat) for entry in state.trace or ()]
    values, held = list(view.values), state.game.data.holders
    for _, first, count in held:
        values[first : first + count] = [0] * count
    return told, values, view.zones, view.sizes, view.over, view.winners


def asked(view: View) -> tuple[Any, ...]:
    """Who is asked then, and what, as a player sees it: also from which rules it has come to that."""
    place = () if view.over else tuple([frame.key for frame in view.stacks.frames(view.stack)])
    return view.decides, view.options, place
