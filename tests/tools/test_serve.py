"""The tools that measure `wl serve` play, count and tell; and what they look for would be noticed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tools import serve_kills, serve_leaks, serve_load
from wlcore.engine.record import Chosen
from wlcore.web.pages import Drawing

pytestmark = pytest.mark.slow("the tools that measure `wl serve` notice what they look for")

pytest.importorskip("uvicorn")
GAMES = Path(__file__).parents[1] / "games"


def test_kills_are_counted(capsys):
    """A process is killed in the middle of play, and what was confirmed is compared with what is kept."""
    assert serve_kills.main(["--kills", "1"]) == 0
    assert "0 lost" in capsys.readouterr().out


def test_a_lost_choice_would_be_noticed(monkeypatch):
    """Were less kept than was confirmed, or more than can have been under way, it would be told."""

    class Kept:
        entries = [Chosen(1, "x")]

        def close(self):
            pass

    monkeypatch.setattr(serve_kills, "opened", lambda address: Kept())
    monkeypatch.setattr(serve_kills.rolls, "found", lambda store, table: store)
    for heard, lost in (([1], 0), ([], 0), ([1, 2], 2), ([2], 1)):
        run = serve_kills.Killing("", Random(1))
        run.table, run.heard = "/t/x", heard
        run._look()
        assert run.lost == lost, heard


def test_leaks_are_looked_for(capsys, monkeypatch):
    """Games are compared with worlds that a reader cannot tell from them; a byte that differs is told."""
    words = ["--game", str(GAMES / "tricks"), "--games", "2", "--choices", "10"]
    assert serve_leaks.main(words) == 0
    assert "no byte apart" in capsys.readouterr().out
    leaking = Drawing
    monkeypatch.setattr(
        "tools.serving.worlds.drawing", lambda table, *_: leaking(str(table.session.state.z).encode(), "")
    )
    assert serve_leaks.main(words) == 1


def test_load_is_measured(capsys):
    """Choices are made at some tables and timed until all pages show them."""
    words = [
        "--tables",
        "2",
        "--streams",
        "2",
        "--rate",
        "10",
        "--seconds",
        "1",
        "--game",
        "public-enemy",
    ]
    assert serve_load.main(words) == 0
    assert "2 tables, 2 streams each" in capsys.readouterr().out
