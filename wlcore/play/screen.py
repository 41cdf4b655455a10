"""The screen of a player at a terminal: everything that fits, the question always; from that player's view alone.

With room there are the board, all players, what lies open, the log and the question. A small screen shows the question,
the own hand, what lies around the own figure and a line for each player; the rest is one command away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wlcore.engine.state import State
from wlcore.engine.view import View
from wlcore.play.board import Board
from wlcore.play.figures import Figures, Row
from wlcore.play.layout import Line, beside, flowing, wrapped
from wlcore.play.panels import in_one, panel_of
from wlcore.play.people import WIDE, People
from wlcore.play.question import NOTHING_ASKED, Question, question_of
from wlcore.play.question_lines import QuestionLines
from wlcore.play.visible import values, zones
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.play.words import Wording
    from wlcore.text.log import LogLine

HIGH = 26
"""Rows from which the map stays on the screen, or, where there is none, what lies in the middle has a place of its own."""
SIDE = 44
"""Columns beside the map for what lies open and the log."""
WIDEST_MAP = 96
"""Wider than that a map is only emptier; what is left is for the log."""
LEAST_MAP = 11
LEAST_LOG = 3
NARROWEST, LOWEST = 30, 10
LEAST_FOOTED = 20
"""Rows from which one is kept for the footer."""
FOOTER = ("help", "options", "undo", "hint", "log", "card", "rules", "why", "odds", "board", "save", "quit")
"""What a line below the question names."""
PROMPT = 2
"""Lines that the prompt needs."""


class Screen:
    """What one player sees at one question; `news` is what has happened since they were asked last."""

    def __init__(
        self,
        state: State,
        seat: int,
        words: Wording,
        news: Sequence[LogLine],
        notes: Sequence[str] = (),
        asked: Question | None = None,
    ) -> None:
        self.state, self.seat, self.words = state, seat, words
        self.news, self.notes = news, notes
        self.view: View = state.view(seat + 1)
        self.figures = Figures(self.view, words)
        self.board = Board.of(self.view, words)
        self.shown = state.game.data.screen
        self.settled = panel_of(self.view, words)
        self.kept_below = PROMPT
        mine = state.who == seat and not state.over
        self.asked = NOTHING_ASKED if not mine else asked or question_of(state, words)

    def lines(self, width: int, height: int, log: Sequence[LogLine] = ()) -> list[Line]:
        """The whole screen; longer than it is high only if the question alone is."""
        width, height = max(width - 1, NARROWEST), max(height, LOWEST)
        footer = self.footer(width) if height >= LEAST_FOOTED and self.asked.groups else []
        self.kept_below = PROMPT + len(footer)
        found = self._large(width, height, log) if width >= WIDE - 1 and height >= HIGH else None
        lines = self._small(width, height, log) if found is None else found
        return [*lines, *footer] if len(lines) + self.kept_below <= height else lines

    # ---- the two layouts -----------------------------------------------------------------------------

    def _large(self, width: int, height: int, log: Sequence[LogLine]) -> list[Line] | None:
        head, players = self.head(width), [*self.players(width), *self.flags(width)]
        below = [[], *self.panel(width), *self.own(width), *self._noted(width)]
        room = height - len(head) - len(players) - len(below) - self.kept_below
        side = max(SIDE, width - 2 - WIDEST_MAP) if self.board is not None else width // 2
        right = self.table(side if self.board is not None else width // 2)
        least = max(
            LEAST_MAP if self.board is None else max(LEAST_MAP, height * 2 // 5), len(right) + LEAST_LOG
        )
        question = QuestionLines(self.asked, self.words, self.board is not None).fitting(width, room - least)
        room -= len(question)
        if room < least:
            return None
        below += question
        if self.board is not None:
            return [*head, *self._with_map(self.board, width, side, height, room, log), *players, *below]
        told = self.told(log, width - side - 2, room - 1)
        return [*head, *players, [], *beside(right, told, side + 2)[: room - 1], *below]

    def _with_map(
        self, board: Board, width: int, side: int, height: int, room: int, log: Sequence[LogLine]
    ) -> list[Line]:
        """The map, and beside it what lies open and the log. It begins below the head and is as high as the terminal allows,
        whatever is asked: nothing on it moves from question to question.
        """
        rows = max(LEAST_MAP, height * 2 // 5)
        right = [*self.table(side), []]
        right += self.told(log, side, room - len(right))
        left = list(self.map(width - side - 2, rows))
        legend = flowing([[(text, "dim")] for text in board.legend()], width - side - 2)
        if rows + len(legend) <= room:
            left += legend
        return beside(left, right, width - side)

    def _small(self, width: int, height: int, log: Sequence[LogLine]) -> list[Line]:
        above = [*self.head(width), *self.players(width), *self.flags(width), *self.panel(width)]
        rest = height - len(above) - len(self.own(width)) - len(self._noted(width)) - self.kept_below
        question = [
            *self._noted(width),
            *QuestionLines(self.asked, self.words).fitting(width, rest - LEAST_LOG - 1),
        ]
        room = height - len(above) - len(self.own(width)) - len(question) - self.kept_below
        around = self.surroundings(width)
        if len(around) + min(LEAST_LOG, len(self.news)) > room:
            around = self.surroundings(width, near=False)
        fixed = [*above, *around, *self.own(width)]
        room -= len(around)
        if room < 1:  # the footer is the first to go, then what is new
            room = min(1, room + self.kept_below - PROMPT)
        if self.board is None:
            more = self.table(width)
            first = [
                part for line in self.news if self._first(line) for part in wrapped(line.text, width, "  ")
            ]
            if len(more) + max(LEAST_LOG, len(first) + 1) > room:
                more = self.table(width, cards=False)
            if len(more) + max(LEAST_LOG, len(first) + 1) <= room:
                fixed[len(fixed) - len(self.own(width)) :] = [*more, *self.own(width)]
                room -= len(more)
        return [*fixed, *(self.told(log, width, room) if room > 0 else ()), *question]

    # ---- parts ---------------------------------------------------------------------------------------

    def head(self, width: int) -> list[Line]:
        """What is played, and who is to decide."""
        title = self.words("head", game=self.words.game_name, player=self.words.player(self.state.who))
        return wrapped(title, width, style="head")

    def players(self, width: int) -> list[Line]:
        """What each player has."""
        return People(self.figures, self.words, self.seat, self.state.who).lines(width)

    def table(self, width: int, cards: bool = True) -> list[Line]:
        """What lies in the middle; on request without its cards."""
        told = () if self.settled is None else self.settled.names
        names = [n for n in self.shown["table"] if n not in told and not self.figures.is_flag(n)]
        names = names if cards else [n for n in names if n not in self.view.game.data.zone_dims]
        rows: list[Row] = [row for name in names for row in self.figures.of_table(name)]
        if not self.shown["table"]:
            rows = [*values(self.view, self.words, -1), *zones(self.view, self.words, -1)]
        return [line for row in rows for line in wrapped(self._titled(row), width, "    ")]

    def _titled(self, row: Row) -> str:
        label, value = row
        return self.words.phrases.labelled(capital(label), value)

    def flags(self, width: int) -> list[Line]:
        """What holds for the whole table now, such as that the end is near."""
        flags = [self.figures.flag(name) for name in self.shown["table"] if self.figures.is_flag(name)]
        return [line for flag in flags if flag for line in wrapped(flag, width, "    ", "note")]

    def panel(self, width: int) -> list[Line]:
        """How it stands with what is being settled."""
        return (
            [] if self.settled is None else wrapped(in_one(self.settled, self.words), width, "    ", "note")
        )

    def own(self, width: int) -> list[Line]:
        """The player's own cards."""
        names = self.shown["own"]
        zones_of_mine = [name for name in names if name in self.view.game.data.zone_dims]
        rows = [row for name in zones_of_mine for row in self.figures.zone_of(name, self.seat)]
        if not names:
            rows = list(zones(self.view, self.words, self.seat, only_own=True))
        return [line for row in rows for line in wrapped(self._titled(row), width, "    ", "own")]

    def footer(self, width: int) -> list[Line]:
        """What can be said beside answers."""
        known = [(self.words.vocabulary.word(name), "dim") for name in FOOTER]
        return flowing([[word] for word in known], width)[:1]

    def map(self, width: int, height: int) -> list[Line]:
        """The board; places that can be chosen bear their numbers."""
        if self.board is None:
            return []
        return list(self.board.drawn(width, height, self.places()).rows())

    def places(self) -> dict[int, str]:
        """The places that can be chosen, with the signs of their options."""
        found: dict[int, str] = {}
        for offer in self.asked.offers:
            if offer.place >= 0:
                found.setdefault(offer.place, offer.sign)
        return found

    def surroundings(self, width: int, near: bool = True) -> list[Line]:
        """Where the own figure is, and what is near."""
        if self.board is None:
            return []
        told = self.board.surroundings(self.seat)
        return [line for text in (told if near else told[:1]) for line in wrapped(text, width, "    ")]

    def told(self, log: Sequence[LogLine], width: int, height: int) -> list[Line]:
        """What is new, as much as there is room for; with room for more, what was before it on the log."""
        news = self._news(width, height)
        found: list[Line] = []
        before = log[: -len(self.news) or None] if len(news) < height else ()
        for paragraph in reversed(self._paragraphs(before)):
            entry = self._entry(paragraph, width)
            if len(entry) + len(found) + len(news) > height:
                break
            found = [*([(text, "dim") for text, _ in part] for part in entry), *found]
        return [*found, *news]

    def _news(self, width: int, height: int) -> list[Line]:
        """What is new, if all of it fits. Else headlines go first, then what is newest, with what came of it as far as there is room; it
        is said how much is left out, where it first is.
        """
        paragraphs = self._paragraphs(self.news)
        entries = [self._entry(paragraph, width) for paragraph in paragraphs]
        if sum(map(len, entries)) <= height:
            return [part for entry in entries for part in entry]
        lines = sum(map(len, paragraphs))
        left, told = height - len(self._not_shown(lines, width)), [0] * len(paragraphs)

        def needs(number: int, count: int) -> int:
            """How many more rows so many lines of a paragraph take than those that are told of it."""
            rows = [self._entry(paragraphs[number][:n], width) if n else [] for n in (count, told[number])]
            return len(rows[0]) - len(rows[1])

        newest_first = range(len(paragraphs) - 1, -1, -1)
        for number in newest_first:
            if self._first(paragraphs[number][0]) and needs(number, 1) <= left:
                left -= needs(number, 1)
                told[number] = 1
        for number in newest_first:
            whole = len(paragraphs[number])
            most = next((n for n in range(whole, told[number], -1) if needs(number, n) <= left), told[number])
            left -= needs(number, most)
            told[number] = most
            if most < whole:
                break
        first = next(n for n, paragraph in enumerate(paragraphs) if told[n] < len(paragraph))
        shown = [self._entry(p[:n], width) if n else [] for p, n in zip(paragraphs, told, strict=True)]
        behind = first + bool(told[first])
        return [
            *(part for entry in shown[:behind] for part in entry),
            *self._not_shown(lines - sum(told), width),
            *(part for entry in shown[behind:] for part in entry),
        ]

    def _not_shown(self, count: int, width: int) -> list[Line]:
        """That so many lines of the log are not shown."""
        return wrapped(self.words("more-lines", count=count), width, "    ", "dim")

    def _first(self, line: LogLine) -> bool:
        """Whether a line is told before others where there is little room."""
        return line.about in self.shown["headlines"]

    def _paragraphs(self, lines: Sequence[LogLine]) -> list[list[LogLine]]:
        """Lines of the log by what somebody did: the first tells it, the others what came of it. That a turn begins stands alone, and
        headlines begin anew.
        """
        found: list[list[LogLine]] = []
        for line in lines:
            if line.follows and found and not found[-1][0].turn and not self._first(line):
                found[-1].append(line)
            else:
                found.append([line])
        return found

    def _entry(self, paragraph: Sequence[LogLine], width: int) -> list[Line]:
        """What somebody did and all that came of it, in one piece."""
        return wrapped(
            " ".join(line.shown for line in paragraph), width, "  ", "turn" if paragraph[0].turn else ""
        )

    def _noted(self, width: int) -> list[Line]:
        return [line for note in self.notes for line in wrapped(note, width, style="note")]
