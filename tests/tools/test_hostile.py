"""Packs that ask for too much are refused, stopped or played, each in time, in memory and in words; and what fails is noticed."""

from __future__ import annotations

import pytest

from tools.fuzzing import bounded
from tools.fuzzing.bounded import answer
from tools.fuzzing.hostile import PACK, hostile
from tools.hostile import main

pytestmark = [
    pytest.mark.skipif(not hasattr(bounded.os, "fork"), reason="there are no processes to fork here"),
    pytest.mark.slow("hostile packs are answered in time"),
]
SEEDS = range(2_001, 2_010)
ONCE_WRONG = (487, 906)
"""Halves too deep in brackets, and small kinds whose questions in each other were written out for each thing."""
PLAY = "rule play\n  repeat:\n    for each p in players: p: lap\nrule lap\n  choose way from 1 to 3\n"


def test_hostile_packs_are_answered_in_time():
    """A few of the thousands that `tools/hostile.py` makes; some of each kind come of them."""
    answers = {seed: answer(hostile(seed), seed) for seed in (*SEEDS, *ONCE_WRONG)}
    assert {seed: found.wrong for seed, found in answers.items() if found.wrong} == {}
    assert {found.word for found in answers.values()} == {"played", "refused", "stopped"}


def test_what_takes_too_long_or_fails_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """Neither a slow answer nor an exception passes for one that is right."""
    files = {
        "game/pack.yaml": PACK.format(id="hostile", kind="game") + "players: 2-4\n",
        "game/flow.wl": PLAY,
    }
    assert answer(files, 1).wrong == ""
    monkeypatch.setattr(bounded, "SECONDS", 0.0)
    assert answer(files, 1).wrong.startswith("one answer took")

    def failing(*_: object, **__: object) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(bounded, "load", failing)
    found = answer(files, 1)
    assert found.word == "defect"
    assert "planted" in found.wrong


def test_the_command_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]):
    """How many were refused, stopped and played, and the slowest and largest of them."""
    assert main(["--packs", "2", "--from", str(SEEDS[0])]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 packs, the slowest answer")


def test_memory_is_counted_beyond_what_was_there_already():
    """A process that has much itself, as one that runs all tests, does not make a small pack large."""
    much = bytearray(300 << 20)
    much[:: 1 << 12] = b"x" * len(range(0, len(much), 1 << 12))
    files = {
        "game/pack.yaml": PACK.format(id="hostile", kind="game") + "players: 2-4\n",
        "game/flow.wl": PLAY,
    }
    assert answer(files, 1).memory < 250
    assert len(much) == 300 << 20
