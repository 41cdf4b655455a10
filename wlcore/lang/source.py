"""Texts and places in them: every message about a pack file points at one of these."""

from __future__ import annotations

from wlcore.records import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a file; lines and columns count code points from 1, the end is exclusive.

    >>> print(wlcore.Span("rest.wl", 2, 3, 2, 8))
    rest.wl:2:3
    """

    __module__ = "wlcore"

    file: str
    line: int
    col: int
    end_line: int
    end_col: int

    def to(self, other: Span) -> Span:
        """The span from the start of this one to the end of the other.

        >>> wlcore.Span("rest.wl", 2, 3, 2, 8).to(wlcore.Span("rest.wl", 4, 1, 4, 5)).end_line
        4
        """
        return Span(self.file, self.line, self.col, other.end_line, other.end_col)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.col}"


NOWHERE = Span("", 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Text:
    """Some lines of a file and where each begins: a whole `.wl` file, or an effect inside a YAML file.

    `lines[i]` stands at (`first_line` + i, `columns[i]`) of `file`.
    """

    file: str
    lines: tuple[str, ...]
    first_line: int = 1
    columns: tuple[int, ...] = ()

    def span(self, index: int, start: int, end: int) -> Span:
        """The place of columns start..end (0-based, exclusive) of the line with this index."""
        col = (self.columns[index] if self.columns else 1) + start
        line = self.first_line + index
        return Span(self.file, line, col, line, col + max(end - start, 1))

    @classmethod
    def of_file(cls, file: str, content: str) -> Text:
        """The whole of a file; line ends of every kind are taken alike."""
        return cls(file, tuple(split_lines(content)))


def split_lines(content: str) -> list[str]:
    """The lines of a text as editors number them, without a byte order mark: nothing else ends a line."""
    return content.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
