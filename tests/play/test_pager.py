"""What is longer than the screen is scrolled, searched and left by keys."""

from __future__ import annotations

import pytest
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from wlcore.play.pager import scrolled
from wlcore.play.terminal import Terminal

LINES = [f"line {number} {'gold' if number % 40 == 7 else 'dust'}" for number in range(200)]
UP, DOWN, PAGE_UP, PAGE_DOWN = "\x1b[A", "\x1b[B", "\x1b[5~", "\x1b[6~"


class Sized(DummyOutput):
    """A screen of 24 rows that shows nothing."""

    def get_size(self) -> Size:
        return Size(rows=24, columns=80)


@pytest.mark.parametrize(
    ("typed", "left_at"),
    [
        ("q", 0),
        ("\r", 0),
        ("\x03", 0),
        (f"{DOWN}{DOWN}jq", 3),
        (f"{DOWN}{UP}kq", 0),
        (f"{PAGE_DOWN} q", 42),
        (f"{PAGE_DOWN}{PAGE_UP}q", 0),
        ("Gq", 199),
        ("Ggq", 0),
        ("/gold\rq", 7),
        ("/GOLD\rnq", 47),
        ("/gold\rnnNq", 47),
        ("/nonsense\rq", 0),
        ("xyzq", 0),
    ],
)
def test_keys(typed, left_at):
    """Each does what the line below says; others do nothing."""
    with create_pipe_input() as keys:
        keys.send_text(typed)
        assert scrolled(LINES, "q: back", False, Sized(), keys) == left_at


def test_a_log_begins_at_its_end():
    """What is newest is what one wants to see first."""
    with create_pipe_input() as keys:
        keys.send_text("q")
        assert scrolled(LINES, "q: back", True, Sized(), keys) == 199


def test_what_fits_is_only_said(monkeypatch):
    """A few lines need no scrolling; many do, folded to the width of the terminal."""
    said, paged = [], []
    terminal = Terminal()
    monkeypatch.setattr(terminal, "size", lambda: (40, 10))
    monkeypatch.setattr(terminal, "say", lambda *lines: said.extend(lines))
    monkeypatch.setattr("wlcore.play.pager.scrolled", lambda lines, *_: paged.extend(lines))
    assert not terminal.page(["one", "two"], "q")
    assert said == ["one", "two"]
    assert terminal.page(["word " * 30] * 4, "q", end=True)
    assert len(paged) > 12
    assert max(map(len, paged)) <= 38
