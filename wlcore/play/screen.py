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
from wlcore.play.layout import Line, beside, flowing, in_columns, plain, table, width_of, wrapped
from wlcore.play.seen import values, zones
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.play.words import Words
    from wlcore.text.log import LogLine

WIDE, HIGH = 100, 32
SIDE = 44
"""Columns beside the map for what lies open and the log."""
FEW = 2
"""With fewer columns, and other things to show, a line of words takes less room than a table."""
LEAST_MAP = 14
LEAST_LOG = 3
NARROWEST, LOWEST = 30, 10
MOST_ROWS = 9
"""Rows of options in columns; more of them flow, which takes less room."""
PROMPT = 2
"""Lines that the prompt needs."""


class Screen:
    """What one player sees at one question; `news` is what has happened since they were asked last."""

    def __init__(
        self, state: State, seat: int, words: Words, news: Sequence[LogLine], notes: Sequence[str] = ()
    ) -> None:
        self.state, self.seat, self.words = state, seat, words
        self.news, self.notes = news, notes
        self.view: View = state.view(seat + 1)
        self.figures = Figures(self.view, words)
        self.board = Board.of(self.view, words)
        self.shown = state.game.data["screen"]

    def lines(self, width: int, height: int, log: Sequence[LogLine] = ()) -> list[Line]:
        """The whole screen; longer than it is high only if the question alone is."""
        width, height = max(width - 1, NARROWEST), max(height, LOWEST)
        if width >= WIDE - 1 and height >= HIGH:
            found = self._large(width, height, log)
            if found is not None:
                return found
        return self._small(width, height, log)

    # ---- the two layouts -----------------------------------------------------------------------------

    def _large(self, width: int, height: int, log: Sequence[LogLine]) -> list[Line] | None:
        head, players = self.head(width), [*self.players(width), *self.flags(width)]
        below = [[], *self.own(width), *self._noted(width), *self.question(width)]
        room = height - len(head) - len(players) - len(below) - PROMPT
        if self.board is not None:
            found = self._with_map(self.board, width, height, room, log)
            return None if found is None else [*head, *found, *players, *below]
        left, side = self.table(width // 2), width // 2
        room -= 1
        if room < max(LEAST_MAP, len(left)):
            return None
        right = self.told(log, width - side - 2, room)
        return [*head, *players, [], *beside(left, right, side + 2)[:room], *below]

    def _with_map(
        self, board: Board, width: int, height: int, room: int, log: Sequence[LogLine]
    ) -> list[Line] | None:
        """The map, and beside it what lies open and the log. It begins below the head and is as high as the terminal allows,
        whatever is asked: nothing on it moves from question to question.
        """
        rows = max(LEAST_MAP, height * 2 // 5)
        right = [*self.table(SIDE), []]
        if room < rows or len(right) > room - LEAST_LOG:
            return None
        right += self.told(log, SIDE, room - len(right))
        left = list(self.map(width - SIDE - 2, rows))
        legend = flowing([[(text, "dim")] for text in board.legend()], width - SIDE - 2)
        if rows + len(legend) <= room:
            left += legend
        return beside(left, right, width - SIDE)

    def _small(self, width: int, height: int, log: Sequence[LogLine]) -> list[Line]:
        above = [*self.head(width), *self.players(width), *self.flags(width)]
        question = [*self._noted(width), *self.question(width)]
        room = height - len(above) - len(self.own(width)) - len(question) - PROMPT
        around = self.surroundings(width)
        if len(around) + min(LEAST_LOG, len(self.news)) > room:
            around = self.surroundings(width, near=False)
        fixed = [*above, *around, *self.own(width)]
        room = max(room - len(around), 1)
        if self.board is None:
            more = self.table(width)
            first = [
                part for line in self.news if self._first(line) for part in wrapped(line.text, width, "  ")
            ]
            if len(more) + max(LEAST_LOG, len(first) + 1) <= room:
                fixed[len(fixed) - len(self.own(width)) :] = [*more, *self.own(width)]
                room -= len(more)
        return [*fixed, *self.told(log, width, room), *question]

    # ---- parts ---------------------------------------------------------------------------------------

    def head(self, width: int) -> list[Line]:
        """What is played, and who is to decide."""
        title = self.words("head", game=self.words.game_name, player=self.words.player(self.state.who))
        return wrapped(title, width, style="head")

    def players(self, width: int) -> list[Line]:
        """A line for each player: in columns what each has one of, behind it the rest."""
        names, seats = self.shown["player"], range(self.view.players)
        columns = [name for name in names if self.figures.single(name)]
        found = None if len(columns) <= FEW < len(names) else self._columns(columns, width)
        if found is None:
            head, each = [], [self._in_words(seat, columns, width) for seat in seats]
        else:
            head, each = found[: bool(columns)], [[line] for line in found[1:]]
        return [*head, *(line for seat in seats for line in self._with(each[seat], seat, width))]

    def _columns(self, names: Sequence[str], width: int) -> list[Line] | None:
        """A table with as many columns as fit, the first first; nothing if that would be none of several."""
        rows = [[("", ""), *((self.figures.label(name), "dim") for name in names)]]
        for seat in range(self.view.players):
            cells = [(self.figures.of_player(name, seat), "") for name in names]
            rows.append([(self._seated(seat), f"seat{seat}"), *cells])
        right = [
            False,
            *(not any(row[i][0][:1].isalpha() for row in rows[1:]) for i in range(1, len(names) + 1)),
        ]
        for many in range(len(names) + 1, min(2, len(names)), -1):
            found = table([row[:many] for row in rows], right[:many], width)
            if found is not None:
                return found
        return None

    def _seated(self, seat: int) -> str:
        return f"{seat + 1}{'*' if seat == self.state.who else ' '}{self.words.heading(seat)}"

    def _in_words(self, seat: int, columns: Sequence[str], width: int) -> list[Line]:
        said = [f"{self.figures.label(name)} {self.figures.of_player(name, seat)}" for name in columns]
        text = self.words.phrases.labelled(self._seated(seat), ", ".join(said))
        return wrapped(text, width, "    ", f"seat{seat}")

    def _with(self, lines: list[Line], seat: int, width: int) -> list[Line]:
        """The lines of a player with what they have of several sorts behind them."""
        said = []
        for name in self.shown["player"]:
            if not self.figures.single(name):
                parts = [
                    f"{what} {value}".strip() for what, value in self.figures.parts_of_player(name, seat)
                ]
                label = self.figures.label(name)
                said += [self.words.phrases.labelled(label, ", ".join(parts))] if parts else []
        if not self.shown["player"]:
            said = [self._titled(row) for row in self._all(seat)]
        text = "; ".join(said)
        if not said:
            return lines
        if width_of(plain(lines[-1])) + 2 + width_of(text) <= width:
            return [*lines[:-1], [*lines[-1], ("  " + text, "")]]
        return [*lines, *([("    ", ""), *more] for more in wrapped(text, width - 4, "  "))]

    def _all(self, seat: int) -> list[Row]:
        """Everything that can be seen of a player, where the pack does not say what is to be shown."""
        mine = seat == self.seat and not self.shown["own"]
        own = list(zones(self.view, self.words, seat, only_own=True)) if mine else []
        rows = [*values(self.view, self.words, seat), *zones(self.view, self.words, seat)]
        return [row for row in rows if row not in own]

    def table(self, width: int) -> list[Line]:
        """What lies in the middle."""
        names = [name for name in self.shown["table"] if not self.figures.is_flag(name)]
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

    def own(self, width: int) -> list[Line]:
        """The player's own cards."""
        names = self.shown["own"]
        rows = [row for name in names for row in self.figures.zone_of(name, self.seat)]
        if not names:
            rows = list(zones(self.view, self.words, self.seat, only_own=True))
        return [line for row in rows for line in wrapped(self._titled(row), width, "    ", "own")]

    def map(self, width: int, height: int) -> list[Line]:
        """The board; places that can be chosen bear their numbers."""
        if self.board is None:
            return []
        return list(self.board.drawn(width, height, self.places()).rows())

    def places(self) -> dict[int, int]:
        """The places that can be chosen, with the numbers of their options."""
        if self.board is None or self.state.who != self.seat:
            return {}
        found: dict[int, int] = {}
        for number, option in enumerate(self.state.o, 1):
            _, kind, index = self.state.game.actions[option]
            if kind == self.board.kind:
                found.setdefault(index - self.board.first, number)
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
        for line in reversed(log[: -len(self.news) or None] if len(news) < height else ()):
            entry = self._entry(line, width)
            if len(entry) + len(found) + len(news) > height:
                break
            found = [*([(text, "dim") for text, _ in part] for part in entry), *found]
        return [*found, *news]

    def _news(self, width: int, height: int) -> list[Line]:
        """What is new, with its clauses if all of it fits. Else headlines go first, then what is newest; it is said how much
        is left out.
        """
        whole = [part for line in self.news for part in self._entry(line, width)]
        if len(whole) <= height:
            return whole
        entries = [wrapped(line.text, width, "  ") for line in self.news]
        if sum(map(len, entries)) <= height:
            return [part for entry in entries for part in entry]
        left, kept = height - 1, set[int]()
        for headlines in (True, False):
            for number in reversed(range(len(entries))):
                if self._first(self.news[number]) == headlines:
                    if len(entries[number]) > left:
                        break
                    left -= len(entries[number])
                    kept.add(number)
        hidden = wrapped(self.words("more-lines", count=len(entries) - len(kept)), width, style="dim")
        return [*hidden[:1], *(part for number in sorted(kept) for part in entries[number])]

    def _first(self, line: LogLine) -> bool:
        """Whether a line is told before others where there is little room."""
        return line.about in self.shown["headlines"]

    def _entry(self, line: LogLine, width: int) -> list[Line]:
        said = wrapped(line.text, width, "  ")
        if not line.cites:
            return said
        cites = f"[{', '.join(line.cites)}]"
        if width_of(plain(said[-1])) + 1 + width_of(cites) <= width:
            return [*said[:-1], [*said[-1], (" " + cites, "dim")]]
        return [*said, *([("  ", ""), *part] for part in wrapped(cites, width - 2, style="dim"))]

    def _noted(self, width: int) -> list[Line]:
        return [line for note in self.notes for line in wrapped(note, width, style="note")]

    def question(self, width: int) -> list[Line]:
        """What is asked, and the options; nothing of it for anybody else."""
        words, state = self.words, self.state
        if state.who != self.seat or state.over:
            return []
        asked = words("question", player=words.player(state.who), question=words.question(state))
        lines = wrapped(asked, width, style="question")
        for heading, options in words.grouped(state):
            items: list[Line] = [[(f"{place}", "option"), (f" {text}", "")] for place, text in options]
            if heading:
                lines += flowing([[(f"{heading}:", "")], *items], width, 2)
            else:
                wide = [[(f"  {place:>2}", "option"), (f" {text}", "")] for place, text in options]
                tidy = in_columns(wide, width)
                lines += tidy if len(tidy) <= MOST_ROWS else flowing(items, width, 2)
        return lines
