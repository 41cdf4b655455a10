"""A question drawn in lines: its options with what comes of them, in as much detail as there is room for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wlcore.play.layout import Line, flowing, in_columns, wrapped
from wlcore.play.remarks import common, headed, remarked, usually
from wlcore.play.signs import ranges

if TYPE_CHECKING:
    from wlcore.play.question import Group, Offer, Question
    from wlcore.play.words import Wording

MOST_ROWS = 9
"""Rows of options in columns; more of them flow, which takes less room."""
ALL, IN_SHORT, PLACES, NAMES, SIGNS, LEAST = 5, 4, 3, 2, 1, 0
"""How much is told: everything; without what is asked next; of places their names alone; of all names alone; where a map shows them,
signs for places but for those of which comes what comes of few; signs for all of them, and for those whose heading tells where they are
where no map shows them.
"""


class QuestionLines:
    """Draws one question; `mapped` tells that a map beside it shows the signs of places."""

    def __init__(self, question: Question, words: Wording, mapped: bool = False) -> None:
        self.question, self.words, self.mapped = question, words, mapped

    def fitting(self, width: int, room: int) -> list[Line]:
        """The question with as much detail as fits so many lines; with the least if nothing fits."""
        for detail in (ALL, IN_SHORT, PLACES, NAMES, SIGNS, LEAST):
            lines = self.lines(width, detail)
            if len(lines) <= room:
                return lines
        return lines

    def lines(self, width: int, detail: int = ALL) -> list[Line]:
        """The question in so much detail."""
        question, words = self.question, self.words
        if not question.groups:
            return []
        asked = words("question", player=words.player(question.seat), question=question.text)
        lines = wrapped(asked, width, style="question")
        if question.common and detail not in (NAMES, LEAST):
            lines += wrapped(common(question, words), width, "    ", "dim")
        for group in self._joined() if detail <= SIGNS else question.groups:
            lines += self._group(group, width, detail)
        if any(offer.unsaid for offer in question.offers) or (detail < ALL and self._says_less(detail)):
            lines += wrapped(words("options-more"), width, style="dim")
        return lines

    def _joined(self) -> list[Group]:
        """The groups, those of a part of the map put together with the places before them: the map shows which is where."""
        found: list[Group] = []
        for group in self.question.groups:
            if self.mapped and group.area >= 0 and found and all(o.place >= 0 for o in found[-1].offers):
                found[-1] = replace(found[-1], offers=(*found[-1].offers, *group.offers))
            else:
                found.append(group)
        return found

    def _says_less(self, detail: int) -> bool:
        """Whether anything is left out that `options` tells."""
        question = self.question
        return any(
            self._behind(offer, group, detail) != self._behind(offer, group, ALL)
            or self._by_sign(group, offer, detail)
            for group in question.groups
            for offer in group.offers
        ) or (
            detail in (NAMES, LEAST)
            and any(headed(g, question, self.words) not in ("", self._heading(g)) for g in question.groups)
        )

    def _heading(self, group: Group) -> str:
        return self.words.phrases.headed(group.heading) if group.heading else ""

    def _group(self, group: Group, width: int, detail: int) -> list[Line]:
        heading = (
            headed(group, self.question, self.words) if detail not in (NAMES, LEAST) else self._heading(group)
        )
        offers = [offer for offer in group.offers if not self._by_sign(group, offer, detail)]
        items = [self._item(offer, group, detail) for offer in offers]
        if len(offers) < len(group.offers):
            signs = ranges([offer.sign for offer in group.offers if offer not in offers])
            usual = "" if group.heading or not heading else usually(group, self.question, self.words)
            items.insert(0, [(signs, "option"), *([(f" {usual}", "dim")] if usual else [])])
            return flowing([*([[(heading, "")]] if heading and not usual else []), *items], width, 2)
        if group.heading:
            return flowing([[(heading, "")], *items], width, 2)
        before = wrapped(heading, width, "    ", "dim") if heading else []
        columns = [_in_column(offer.sign, item) for offer, item in zip(offers, items, strict=True)]
        tidy = in_columns(columns, width)
        flown = flowing(items, width, 2)
        less = detail < ALL and len(flown) < len(tidy)
        return before + (flown if less or len(tidy) > MOST_ROWS else tidy)

    def _by_sign(self, group: Group, offer: Offer, detail: int) -> bool:
        """Whether the sign on the map is enough."""
        if offer.place < 0 or offer.idle:
            return False
        if not self.mapped:
            return detail == LEAST and group.area >= 0 and bool(group.heading)
        plain = replace(offer, there="") if detail <= SIGNS else offer  # the map shows who stands there
        if detail == LEAST or (group.area >= 0 and offer.usual and not plain.there):
            return True
        return detail == SIGNS and not remarked(plain, group, self.question, self.words, then=False)

    def _item(self, offer: Offer, group: Group, detail: int) -> Line:
        """An option, and what is to be said of it."""
        line: Line = [(offer.sign, "option")]
        if offer.short != offer.sign:  # a number that is chosen is its own sign
            line.append((f" {offer.short}", "dim" if offer.idle else ""))
        behind = self._behind(offer, group, detail)
        return [*line, (f" {behind}", "dim")] if behind else line

    def _behind(self, offer: Offer, group: Group, detail: int) -> str:
        if detail in (NAMES, LEAST) or (detail == PLACES and offer.place >= 0):
            told = [*filter(None, [offer.there]), *([self.words("offer-idle")] if offer.idle else [])]
            return self.words("offer-remarks", remarks=self.words.apart(told)) if told else ""
        return remarked(offer, group, self.question, self.words, then=detail == ALL)


def _in_column(sign: str, item: Line) -> Line:
    """An option in a column of options: signs stand under each other."""
    return [(f"  {sign:>2}", "option"), *item[1:]]
