"""A question drawn in lines: its options with what comes of them, in as much detail as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wlcore.play.layout import Line, flowing, in_columns, wrapped
from wlcore.play.remarks import common, headed, remarked
from wlcore.play.signs import ranges

if TYPE_CHECKING:
    from wlcore.play.question import Group, Offer, Question
    from wlcore.play.words import Words

MOST_ROWS = 9
"""Rows of options in columns; more of them flow, which takes less room."""
ALL, IN_SHORT, NAMES, SIGNS = 3, 2, 1, 0
"""How much is told: everything; without what is asked next; names alone; where a map shows them, signs for places."""


class Asked:
    """Draws one question; `mapped` tells that a map beside it shows the signs of places."""

    def __init__(self, question: Question, words: Words, mapped: bool = False) -> None:
        self.question, self.words, self.mapped = question, words, mapped

    def fitting(self, width: int, room: int) -> list[Line]:
        """The question with as much detail as fits so many lines; with the least if nothing fits."""
        lines = self.lines(width)
        for detail in (IN_SHORT, NAMES, SIGNS):
            if len(lines) <= room:
                return lines
            lines = self.lines(width, detail)
        return lines

    def lines(self, width: int, detail: int = ALL) -> list[Line]:
        """The question in so much detail."""
        question, words = self.question, self.words
        if not question.groups:
            return []
        asked = words("question", player=words.player(question.seat), question=question.text)
        lines = wrapped(asked, width, style="question")
        if question.common and detail > NAMES:
            lines += wrapped(common(question, words), width, "    ", "dim")
        for group in question.groups:
            lines += self._group(group, width, detail)
        if detail < ALL:
            lines += wrapped(words("options-more"), width, style="dim")
        return lines

    def _group(self, group: Group, width: int, detail: int) -> list[Line]:
        heading = (
            headed(group, self.question, self.words)
            if detail > NAMES
            else group.heading and f"{group.heading}:"
        )
        offers = [offer for offer in group.offers if not self._by_sign(group, offer, detail)]
        items = [self._item(offer, group, detail) for offer in offers]
        if len(offers) < len(group.offers):
            signs = ranges([offer.sign for offer in group.offers if offer not in offers])
            items.insert(0, [(signs, "option")])
            return flowing([*([[(heading, "")]] if heading else []), *items], width, 2)
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
        if not self.mapped or offer.place < 0 or offer.idle:
            return False
        return detail == SIGNS or (group.area >= 0 and offer.usual)

    def _item(self, offer: Offer, group: Group, detail: int) -> Line:
        """An option, and what is to be said of it."""
        line: Line = [(offer.sign, "option"), (f" {offer.short}", "dim" if offer.idle else "")]
        behind = self._behind(offer, group, detail)
        return [*line, (f" {behind}", "dim")] if behind else line

    def _behind(self, offer: Offer, group: Group, detail: int) -> str:
        if detail <= NAMES:
            return self.words("offer-remarks", remarks=self.words("offer-idle")) if offer.idle else ""
        return remarked(offer, group, self.question, self.words, then=detail == ALL)


def _in_column(sign: str, item: Line) -> Line:
    """An option in a column of options: signs stand under each other."""
    return [(f"  {sign:>2}", "option"), *item[1:]]
