"""What a player can say of what they cannot see: cards by counting, everything else by sampling what could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from wlcore.engine.chance import Dice
from wlcore.engine.measures import query_name
from wlcore.engine.view import Pile, View
from wlcore.text.forms import capital
from wlcore.text.saying import Said

if TYPE_CHECKING:
    from wlcore.play.words import Wording

POSITIONS = 400
MOST = 16
"""Of more different answers only the likeliest are told."""


def odds(view: View, words: Wording) -> list[str]:
    """The answers to all questions of the pack, each with what it is based on."""
    lines: list[str] = []
    for question in view.game.data.odds:
        lines += _counted(view, words, question) if "next" in question else _sampled(view, words, question)
    return lines or [words("no-odds")]


# ---- the next card -------------------------------------------------------------------------------------


def next_card(view: View, zone: int) -> dict[int, Fraction]:
    """How likely each card is to be the next from the top of a zone that this player does not know yet."""
    top: Pile | None = None
    for pile in reversed(view.zones[zone]):
        if len(pile.cards) > 1 or pile.unseen:
            top = pile
            break
    if top is None:
        return {}
    size = len(top.cards)
    found: dict[int, Fraction] = dict.fromkeys(top.seen, Fraction(1, size))
    for back, count in Counter(top.unseen).items():
        possible = view.possible(back)
        for card in possible:
            found[card] = found.get(card, Fraction(0)) + Fraction(count, size * len(possible))
    return found


def _counted(view: View, words: Wording, question: Mapping[str, Any]) -> Iterator[str]:
    data = view.game.data
    for number, (name, _) in enumerate(data.zone_names):
        if name != question["next"] or data.owner[number] not in (-1, view.seat):
            continue
        chances: dict[str, Fraction] = {}
        for card, chance in next_card(view, number).items():
            said = _by(words, question, card)
            chances[said] = chances.get(said, Fraction(0)) + chance
        if chances:
            yield _line(words, question, words.prompts.zone(number), chances)


def _by(words: Wording, question: Mapping[str, Any], card: int) -> str:
    value = question["values"][card] if question["by"] else -1
    return capital(words.card(card) if value < 0 else words.thing(question["kind"], value))


# ---- queries -------------------------------------------------------------------------------------------


def _sampled(view: View, words: Wording, question: Mapping[str, Any]) -> Iterator[str]:
    each, kind = question["each"], question["kind"]
    dice = Dice(view.seat + 1)
    states = [view.imagine(dice, traced=True) for _ in range(POSITIONS)]
    for about in _asked_of(view, question):
        found: Counter[int] = Counter()
        for state in states:
            query = state.asked(query_name(question["query"]))
            found[int(query(state, view.seat, *([] if about is None else [about])))] += 1
        said = {_answer(words, kind, value): Fraction(n, POSITIONS) for value, n in sorted(found.items())}
        what = "" if about is None or question["own"] else words.prompts.thing(each, about)
        yield _line(words, question, what, said)


def _asked_of(view: View, question: Mapping[str, Any]) -> list[int | None]:
    if not question["each"]:
        return [None]
    if question["own"]:
        return [view.seat]
    if question["each"] == "card":
        return list(range(len(view.game.names.cards)))
    _, first, members = view.game.data.kinds[question["each"]]
    return list(range(first, first + len(members)))


def _answer(words: Wording, kind: str, value: int) -> str:
    return str(value) if kind == "number" else capital(words.thing(kind, value))


# ---- in words ------------------------------------------------------------------------------------------


def _percent(words: Wording, chance: Fraction) -> str:
    rounded, said = round(100 * chance), words.phrases.voice.percent
    if rounded == 0 and chance:
        return f"<{said(1)}"
    return f">{said(99)}" if rounded == 100 and chance < 1 else said(rounded)


def _line(words: Wording, question: Mapping[str, Any], what: Said, chances: dict[str, Fraction]) -> str:
    about = [question[key] for key in ("next", "by", "query") if question.get(key)]
    phrase = f"odds-{'-'.join(about)}"
    if words.phrases.has(phrase):
        asked = words.phrases.text(phrase, what=what)
    else:
        asked = words.label(question["name"]) + (f" ({words.phrases.say(what)})" if what else "")
    alike: dict[str, list[str]] = {}
    for answer in sorted(chances, key=lambda answer: -chances[answer]):
        alike.setdefault(_percent(words, chances[answer]), []).append(answer)
    groups, left, grouped = list[str](), MOST, len(alike) < len(chances)
    for percent, answers in alike.items():
        if left > 0:
            shown = ", ".join(answers[:left])
            if len(answers) > 1:
                groups.append(words("odds-each", percent=percent, answers=shown))
            else:
                groups.append(f"{percent}:\N{NO-BREAK SPACE}{shown}" if grouped else f"{shown} {percent}")
        left -= len(answers)
    if left < 0:
        groups.append(words("odds-more", count=-left))
    return words.phrases.labelled(capital(asked), words.apart(groups))
