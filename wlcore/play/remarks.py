"""What is told behind an option: whose it is, what surely comes of it, what is asked next; in the words of one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wlcore.play.effects import OTHER

if TYPE_CHECKING:
    from wlcore.play.question import Group, Offer, Question
    from wlcore.play.winning import Chance
    from wlcore.play.words import Wording

MOST = 4
"""More effects than these are not told behind an option."""


def remarks(offer: Offer, group: Group, asked: Question, words: Wording) -> list[str]:
    """The remarks on an option, the most important first; what is asked next where that is not what is usual in its group."""
    found = [offer.there] if offer.there else []
    if offer.owner >= 0:
        found.append(words.heading(offer.owner))
    if offer.wins is not None:
        found.append(_wins(offer.wins, words))
    if offer.idle:
        return [*found, *(e.text for e in offer.effects), words("offer-idle")]
    counted = [e.text for e in offer.effects if e.sort != OTHER]
    others = [e.text for e in offer.effects if e.sort == OTHER]
    found += [*counted, *others][:MOST]
    # where others tell what comes of them, what told nothing would seem to bring nothing
    unsure = offer.chance and any(one.effects for one in asked.offers)
    if unsure and (offer.effects or offer.wins is not None):
        found.append(words("offer-rest"))
    elif len(offer.effects) > MOST:
        found.append(words("offer-more"))
    elif unsure and not offer.plain:
        found.append(words("offer-uncertain"))
    if offer.turn_ends and not all(o.turn_ends for o in asked.offers):
        found.append(words("offer-turn-ends"))
    if offer.then not in ("", group.then) and len({o.then for o in asked.offers}) > 1:
        found.append(words("offer-then", question=offer.then))
    return found


def remarked(offer: Offer, group: Group, asked: Question, words: Wording, then: bool = True) -> str:
    """All of them in one, or ''; of what is usual only who stands there, and on request without what is asked next."""
    like = offer.usual and offer.then == group.then and offer.wins is None
    here = [offer.there] if offer.there else []
    found = here if like else remarks(offer if then else replace(offer, then=""), group, asked, words)
    if not (found or like) and offer.chance and _usually(group, asked, words):
        found = [words("offer-uncertain")]  # what most others bring would be taken for granted
    return words("offer-remarks", remarks=_joined(found, words)) if found else ""


def _wins(chance: Chance, words: Wording) -> str:
    kind = "about"
    if chance.counted:
        surely = chance.wins == chance.of
        kind = "counted" if chance.of > 1 else "surely" if surely else "never"
    if chance.other >= 0:
        return words(f"offer-other-{kind}", player=words.player(chance.other), wins=chance.wins, of=chance.of)
    return words(f"offer-wins-{kind}", wins=chance.wins, of=chance.of)


def headed(group: Group, asked: Question, words: Wording) -> str:
    """The heading of a group with what usually comes of its options; '' if it has neither."""
    found = _usually(group, asked, words)
    if not group.heading:
        return words("offer-usual", effects=_joined(found, words)) if found else ""
    told = " " + words("offer-remarks", remarks=_joined(found, words)) if found else ""
    return words.phrases.headed(f"{group.heading}{told}")


def usually(group: Group, asked: Question, words: Wording) -> str:
    """What usually comes of the options of a group, or ''."""
    found = _usually(group, asked, words)
    return words("offer-remarks", remarks=_joined(found, words)) if found else ""


def _usually(group: Group, asked: Question, words: Wording) -> list[str]:
    usual = None if group.usual is None else replace(group.usual, wins=None, then="", there="")
    found = remarks(usual, group, asked, words) if usual is not None else []
    if group.then and group.area < 0 and len({o.then for o in asked.offers}) > 1:
        found.append(words("offer-then", question=group.then))
    return found


def common(asked: Question, words: Wording) -> str:
    """What comes of every option, or ''."""
    return words("offer-all", effects=_joined([e.text for e in asked.common], words)) if asked.common else ""


def _joined(found: Sequence[str], words: Wording) -> str:
    return words.apart(found)
