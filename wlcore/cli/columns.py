"""Rows in columns: a table on a terminal, plain aligned text through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from wlcore.cli.output import result
from wlcore.letters import printable
from wlcore.play.layout import width_of

GAP = "  "


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under a head; numbers stand to the right."""
    if not rows:
        return
    right = [all(_is_number(row[i]) for row in rows if row[i]) for i in range(len(head))]
    if sys.stdout.isatty():
        _table(head, rows, right)
        return
    widths = [max(width_of(row[i]) for row in (head, *rows)) for i in range(len(head))]
    for row in (head, *rows):
        cells = [
            f"{' ' * (width - width_of(cell))}{cell}"
            if to_right
            else f"{cell}{' ' * (width - width_of(cell))}"
            for cell, width, to_right in zip(row, widths, right, strict=True)
        ]
        result(GAP.join(cells).rstrip())


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[bool]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for title, to_right in zip(head, right, strict=True):
        table.add_column(title, justify="right" if to_right else "left")
    for row in rows:
        table.add_row(*(Text(printable(cell)) for cell in row))
    Console().print(table)


def _is_number(cell: str) -> bool:
    return cell.replace(",", "").replace(".", "").lstrip("-").isdigit()
