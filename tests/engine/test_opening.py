"""Games begin alike, whatever has begun before them."""

from __future__ import annotations

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine import game as engine
from wlcore.loading import load


def test_a_beginning_that_was_interrupted_is_begun_anew(monkeypatch: pytest.MonkeyPatch):
    game = load(COIN_RACE)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(engine, "enter", interrupted)
        with pytest.raises(KeyboardInterrupt):
            game.new(2, 1)
    assert not game.new(2, 1).over


def test_a_game_is_not_what_the_last_one_has_become():
    game = load(COIN_RACE)
    first = game.new(2, 1)
    begun = first.fingerprint()
    while not first.over:
        first.apply(first.o[0])
    assert game.new(2, 1).fingerprint() == begun
    assert game.new(2, 1, game.settings).fingerprint() == begun
    assert game.new(3, 1).n == 3
    assert game.new(2, 1, traced=True).trace != game.new(2, 1).trace
