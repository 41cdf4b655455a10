"""Defects planted in the engine, for tests of those who must find them or bear them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from wlcore.engine.game import Game
from wlcore.engine.state import State


def plant_apply(monkeypatch: pytest.MonkeyPatch, apply: Callable[..., Any]) -> None:
    """Let this be what every state does with an option, whether its game is loaded already or not.

    Each compiled game has a class of states of its own; `State.apply` still carries out any option of any of them.
    """
    blank = Game.blank

    def planted(game: Game, *args: Any, **kwargs: Any) -> State:
        state = blank(game, *args, **kwargs)
        monkeypatch.setattr(type(state), "apply", apply)
        return state

    monkeypatch.setattr(Game, "blank", planted)
    for kind in State.__subclasses__():
        monkeypatch.setattr(kind, "apply", apply)
