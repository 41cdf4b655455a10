"""The measurement beside another engine says what it needs, plays both, and tells how they stand to each other."""

from __future__ import annotations

import importlib.util
import json
import sys
from types import ModuleType, SimpleNamespace

import pytest

from tools import beside

pytestmark = pytest.mark.slow("peers are measured beside us")

LENGTH = 500


class Catan:
    """A game that ends after some decisions; each second one leaves no choice."""

    def __init__(self, players: list[str], seed: int) -> None:
        assert len(players) == beside.PLAYERS
        self.made = 0
        self.state = SimpleNamespace(num_turns=0, playable_actions=[0])

    def execute(self, action: int) -> None:
        assert action in self.state.playable_actions
        self.made += 1
        self.state.playable_actions = [0, 1] if self.made % 2 else [0]

    def winning_color(self) -> str | None:
        return "red" if self.made == LENGTH else None

    def copy(self) -> Catan:
        return self


@pytest.fixture
def catanatron(monkeypatch):
    module = ModuleType("catanatron")
    module.Game, module.RandomPlayer, module.Color = Catan, str, ("red", "blue", "white", "orange")
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: module if name == "catanatron" else None)


def test_without_the_other_engine_it_says_how_to_get_it(monkeypatch, capsys):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert beside.main([]) == 2
    assert "pip install -e '.[peers]'" in capsys.readouterr().err


def test_decisions_without_a_choice_are_counted_apart(catanatron):
    decisions, real, seconds = beside.catan(3, 0)
    assert (decisions, real) == (3 * LENGTH, 3 * LENGTH // 2)
    assert seconds > 0


def test_the_ratio_is_that_of_the_speeds(catanatron, capsys):
    assert beside.main(["--repeats", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ratio"] == pytest.approx(
        found["decisions_per_s"] / found["catan_decisions_per_s"], abs=0.01
    )
    assert found["catan_real_decisions_per_s"] == pytest.approx(found["catan_decisions_per_s"] / 2, rel=0.01)
    assert found["clone_ratio"] == pytest.approx(found["catan_clone_us"] / found["clone_us"], abs=0.02)
