"""The examples of the documentation are right, do what they say, and go together."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.engine.chance import Dice
from wlcore.loading import load

pytestmark = pytest.mark.slow("the examples of the docs are right")

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NAMES = sorted(folder.name for folder in EXAMPLES.iterdir() if folder.is_dir())


def test_the_page_names_them_all():
    """Every example has a line, and every line an example."""
    page = (EXAMPLES / "README.md").read_text("utf-8")
    assert all(f"[{name}]({name})" in page for name in NAMES)
    assert page.count("](") - page.count("](../") == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_right(name: str, capsys):
    """It has no mistakes, its scenarios pass, and it holds no Python."""
    folder = EXAMPLES / name
    assert main(["check", str(folder)]) == 0
    assert main(["fmt", "--check", str(folder)]) == 0
    assert main(["test", str(folder)]) == 0
    assert " 0 failed" in capsys.readouterr().out
    assert not list(folder.rglob("*.py"))


def test_all_of_them_together():
    """Nine packs at one table: a random game comes to its end."""
    game = load("western-legends", packs=[EXAMPLES / name for name in NAMES])
    state, dice = game.new(4, 3), Dice(5)
    for _ in range(5000):
        if state.over:
            break
        state.apply(state.o[dice.below(len(state.o))])
    assert state.over
