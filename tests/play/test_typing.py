"""At a terminal: what is typed too early answers nothing, Ctrl-C clears a line, and it is seen who thinks."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest

from tests.engine.positions import ENEMY
from tests.play.running import Terminal, plain
from wlcore.engine.journal import Journal

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals"),
    pytest.mark.slow("what is typed at a terminal, in processes of their own"),
]


def begun(size: tuple[int, int] = (80, 24)) -> Terminal:
    """A game of one person against a bot."""
    table = Terminal(
        "play", ENEMY, "--seed", "3", "--names", "Ada", "--bots", "random", "--lang", "en", size=size
    )
    table.asked()
    return table


def choices(state: Path) -> int:
    """How many choices the only journal holds."""
    (journal,) = state.glob("*.jsonl")
    return len(Journal.open(journal).entries)


def test_what_is_typed_before_a_question_is_shown_does_not_answer_it(state: Path):
    """Two answers in one go: the second would be to a question that nobody has seen."""
    table = begun()
    table.press(b"1\r2\r")
    table.asked()
    table.type("quit")
    assert table.status() == 0
    assert choices(state) == 3  # the bot begins


def test_ctrl_c_takes_away_what_is_typed(state: Path):
    """Half a line is gone and the game goes on; where nothing is typed Ctrl-C leaves."""
    table = begun()
    table.press(b"sal")
    time.sleep(0.3)
    table.press(b"\x03")
    table.type("1")
    table.asked()
    table.press(b"\x03")
    assert table.status() == 130
    assert choices(state) == 3  # the bot begins


def test_it_is_shown_who_thinks():
    """A bot that thinks is named, and what it does is told as it does it."""
    table = begun()
    table.type("1")
    shown = plain(table.asked())
    assert re.search(r"\w+ \(random\) thinks \.\.\.", shown)
    assert shown.index("thinks ...") < shown.index("Public Enemy Number One: Ada decides")


def test_what_is_longer_than_the_screen_is_scrolled(state: Path):
    """The log of a game: it can be searched and left, and then the question stands there again."""
    table = begun()
    table.type("help")
    table.until("q: back to the game")
    table.press(b"/undo\r")
    table.press(b"q")
    assert "From which deck do you take a card?" in plain(table.asked())
    table.type("quit")
    assert table.status() == 0
    assert choices(state) == 1  # the bot begins
