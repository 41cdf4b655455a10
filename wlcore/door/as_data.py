"""What a player may know as plain data, by names: for JSON, for a page, for a program that is not in Python.

The names, and what they mean, are a promise: whoever changes them raises `FORMAT` and `wlcore/door/schema.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wlcore.door import contents
from wlcore.door.game import Game
from wlcore.door.register import NOWHERE, Register
from wlcore.engine.cards import OPEN
from wlcore.engine.decision import Decision, place_of
from wlcore.engine.sightings import UNSEEN
from wlcore.engine.view import Pile, View
from wlcore.text.prompts import Prompts

FORMAT = 1


def as_dict(view: View, game: Game, names: tuple[str, ...], lang: str) -> dict[str, Any]:
    """All that a view shows."""
    register, prompts = game._register, game._speech.prompts(lang, names, view.players)
    return {
        "format": FORMAT,
        "game": game.id,
        "layers": list(game.layers),
        "digest": game.digest,
        "language": prompts.phrases.language,
        "seat": view.seat + 1,
        "players": [
            {"seat": seat + 1, "name": prompts.phrases.say(prompts.player(seat))}
            for seat in range(view.players)
        ],
        "over": view.over,
        "winners": [seat + 1 for seat in view.winners],
        "decides": None if view.over else view.decides + 1,
        "zones": [_zone(register, prompts, view, number) for number in _zones(register, view)],
        "values": list(_values(register, view)),
        "decision": _decision(prompts, view),
        "options": [
            _option(register, prompts, view, number, words)
            for number, words in zip(view.options, options(view, prompts), strict=True)
        ],
    }


def options(view: View, prompts: Prompts) -> list[str]:
    """The options of whoever has this view, in words."""
    return prompts.options(view.options, view, place_of(view.stack)) if view.options else []


# ---- zones ---------------------------------------------------------------------------------------------


def _zones(register: Register, view: View) -> Iterator[int]:
    """The zones of this game; for those who do not play there are none."""
    for number, (name, places) in enumerate(register.data.zone_names):
        if number != NOWHERE and _is_played(register.zones[name], places, view.players):
            yield number


def _is_played(dims: Sequence[str], places: Sequence[int], players: int) -> bool:
    return all(place < players for dim, place in zip(dims, places, strict=True) if dim == "player")


def _zone(register: Register, prompts: Prompts, view: View, number: int) -> dict[str, Any]:
    name, places = register.data.zone_names[number]
    owner, is_deck = register.game.owner[number], register.game.fixed[number] >= 0
    is_open = not is_deck and register.game.sight[number] == OPEN
    piles = view.zones[number]
    return {
        "name": name,
        "of": _of(register, register.zones[name], places),
        "owner": owner + 1 if owner >= 0 else None,
        "words": prompts.phrases.say(prompts.zone(number)),
        "count": sum(len(pile.cards) for pile in piles),
        "piles": [_pile(register, prompts, pile, is_open) for pile in reversed(piles)],
    }


def _of(register: Register, dims: Sequence[str], places: Sequence[int]) -> dict[str, Any]:
    """What a zone or value goes by: by kind which."""
    return dict(zip(_apart(dims), register.of(dims, places), strict=True))


def _apart(dims: Sequence[str]) -> list[str]:
    """The kinds that something goes by; the second of one kind is called so."""
    return [f"{dim}-{dims[:at].count(dim) + 1}" if dim in dims[:at] else dim for at, dim in enumerate(dims)]


def _pile(register: Register, prompts: Prompts, pile: Pile, is_open: bool) -> dict[str, Any]:
    cards = []
    for number, back, known_by in reversed(pile.cards):
        told: dict[str, Any] = {"back": register.back(back)}
        if number != UNSEEN:
            card = register.card_of(number)
            words = prompts.phrases.say(prompts.card(number), "name")
            told = {"card": card.id, "design": card.design, "kind": card.kind, "words": words, **told}
        told["known_by"] = [seat + 1 for seat in range(known_by.bit_length()) if known_by >> seat & 1]
        cards.append(told)
    return {"ordered": is_open or len(cards) == 1, "cards": cards}


# ---- values --------------------------------------------------------------------------------------------


def _values(register: Register, view: View) -> Iterator[dict[str, Any]]:
    hidden = contents.hidden_values(view)
    for number in range(len(view.values)):
        found = value_named(register, number)
        if found is None or not _is_played(register.values[found[0]], found[2], view.players):
            continue
        name, kind, places = found
        told = {"name": name, "of": _of(register, register.values[name], places), "kind": kind}
        if number in hidden:
            yield {**told, "hidden": True}
        else:
            yield {**told, "value": register.thing(kind, view.values[number])}


def value_named(register: Register, number: int) -> tuple[str, str, list[int]] | None:
    """The name and kind of a stored value, and what it goes by; None for what is the core's own."""
    name = register.data.value_names[number]
    found = register.data.value_dims.get(name)
    if found is None:
        return None
    base, _, strides, kind = found
    left, places = number - base, []
    for stride in strides:
        place, left = divmod(left, stride)
        places.append(place)
    return name, kind, places


# ---- what is asked -------------------------------------------------------------------------------------


def _decision(prompts: Prompts, view: View) -> dict[str, Any] | None:
    """What is asked, for whoever is asked."""
    if not view.options:
        return None
    at = place_of(view.stack)
    about, rule, place, clauses = view.game.sites[at]
    asks = Decision(view.seat + 1, view.options, about, rule, clauses, place)
    return {
        "seat": view.seat + 1,
        "about": about,
        "rule": rule,
        "clauses": list(clauses),
        "question": prompts.question(asks, at, view),
    }


def _option(register: Register, prompts: Prompts, view: View, number: int, words: str) -> dict[str, Any]:
    option = register.option(number)
    _, steps = view.game.doings.get(place_of(view.stack), {}).get(option.name, (False, ()))
    return {
        "option": number,
        "name": option.name,
        "kind": option.kind or None,
        "thing": option.thing,
        "words": words,
        "does": [
            {"what": verb or "perform", "name": name, "amount": much if isinstance(much, int) else None}
            for verb, name, much in steps
        ],
    }
