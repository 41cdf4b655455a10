"""The players on a screen: a table with a column for each figure, or a line of words for each player where that takes less room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wlcore.play.figures import HOLDS, Figures, Row
from wlcore.play.layout import Line, plain, table, width_of, wrapped
from wlcore.play.visible import values, zones
from wlcore.text.forms import capital

if TYPE_CHECKING:
    from wlcore.play.words import Wording

WIDE = 100
"""With so many columns figures are shown with their limits."""
FEW = 2
"""With fewer columns, and other things to show, a line of words takes less room than a table."""
MOST_SORTS = 6
"""What figures go by has a column each, if it is no more than these."""


class People:
    """Draws all players, as the player in a seat may know them, while somebody decides."""

    def __init__(self, figures: Figures, words: Wording, seat: int, who: int) -> None:
        self.figures, self.words, self.seat, self.who = figures, words, seat, who
        self.view, self.shown = figures.view, figures.data.screen

    def lines(self, width: int) -> list[Line]:
        """A line for each player: in columns what each has one of, behind it the rest."""
        names, seats = self.shown["player"], range(self.view.players)
        columns = [name for name in names if self.figures.single(name)]
        if (whole := self._grid(columns, width)) is not None:
            return whole
        found = None if len(columns) <= FEW < len(names) else self._columns(columns, width)
        if found is None:
            head, each = [], [self._in_words(seat, columns, width) for seat in seats]
        else:
            head, each = found[: bool(columns)], [[line] for line in found[1:]]
        return [*head, *(line for seat in seats for line in self._with(each[seat], seat, width))]

    def _columns(self, names: Sequence[str], width: int) -> list[Line] | None:
        """A table with as many columns as fit, the first first, and how many more there are; with limits where all of it fits; nothing
        if that would be none of several.
        """
        if width >= WIDE - 1:
            limited = self._cells(names, self.figures.of_limit)
            found = table(limited, self._to_right(limited), width)
            if found is not None:
                return found
        rows = self._cells(names, self.figures.of_player)
        right = self._to_right(rows)
        for many in range(len(names) + 1, min(2, len(names)), -1):
            if left := len(names) + 1 - many:
                rows[0][0] = (f"+{left} …", "dim")
            found = table([row[:many] for row in rows], right[:many], width)
            if found is not None:
                return found
        return None

    def _grid(self, columns: Sequence[str], width: int) -> list[Line] | None:
        """A table with a column for each thing that several figures go by, such as the suits that tricks and cards are counted by:
        the figures stand in one cell. Nothing where they go by other things, by too many, or do not fit.
        """
        names = [name for name in self.shown["player"] if name not in columns]
        kinds = {self.figures.sort_of(name) for name in names}
        kind = kinds.pop() if len(kinds) == 1 else ""
        if not kind or not 1 < len(members := self.figures.data.kinds[kind][2]) <= MOST_SORTS:
            return None
        rows = self._cells(columns, self.figures.of_player)
        rows[0][0] = ("/".join(self.figures.label(name) for name in names), "dim")
        rows[0] += [(capital(self.words.member(kind, at)), "dim") for at in range(len(members))]
        for seat, row in enumerate(rows[1:]):
            parts = [dict(self.figures.parts_of_player(name, seat)) for name in names]
            said = [self.words.member(kind, at) for at in range(len(members))]
            cells = ["/".join(part.get(one, "0") or HOLDS for part in parts) for one in said]
            row += [("-" if set(cell) <= {"0", "/"} else cell, "") for cell in cells]
        return table(rows, [False, *[True] * (len(rows[0]) - 1)], width)

    def _cells(self, names: Sequence[str], said: Callable[[str, int], str]) -> list[Line]:
        rows: list[Line] = [[("", ""), *((self.figures.label(name), "dim") for name in names)]]
        for seat in range(self.view.players):
            cells = [(said(name, seat), "") for name in names]
            rows.append([(self._seated(seat), f"seat{seat}"), *cells])
        return rows

    def _to_right(self, rows: Sequence[Line]) -> list[bool]:
        """Which columns hold numbers."""
        columns = range(1, len(rows[0]))
        return [False, *(not any(row[i][0][:1].isalpha() for row in rows[1:]) for i in columns)]

    def _seated(self, seat: int) -> str:
        return f"{seat + 1}{'*' if seat == self.who else ' '}{self.words.heading(seat)}"

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
            said = [self.words.phrases.labelled(capital(row[0]), row[1]) for row in self._all(seat)]
        text = self.words.apart(said)
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
