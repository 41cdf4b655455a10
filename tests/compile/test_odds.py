"""How likely ways are: guessed, but the same for the same form."""

from __future__ import annotations

from typing import Any

import pytest

from wlcore.compile import units
from wlcore.compile.blocks import Block
from wlcore.compile.build import Build
from wlcore.compile.emit import Printer
from wlcore.compile.odds import EVEN, SELDOM, likely
from wlcore.lang import meaning as m
from wlcore.lang.parts import expressions
from wlcore.lang.program import Program
from wlcore.loading import Choice, checked

pytestmark = pytest.mark.slow("numbers told at random are seldom reached")


@pytest.fixture(scope="module")
def program() -> Program:
    return checked(Choice("western-legends")).program


def test_sums_seldom_reach_a_number(program: Program) -> None:
    found = set()
    for rule in program.routines("rule", "action", "frame", "query"):
        for e in expressions((rule.body, rule.value)):
            if isinstance(e, m.Op) and isinstance(e.left, m.Folded) and e.op in ("at least", "at most"):
                found.add(e.op)
                assert likely(program, e) == (SELDOM if e.op == "at least" else 1 - SELDOM)
    assert "at least" in found
    assert SELDOM < EVEN


def test_only_an_early_end_of_a_frame_is_rare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame also ends when all in it is done, and that is as likely as what comes before."""
    frames: list[units.FrameHere] = []
    seen: list[tuple[list[Block], list[units.FrameHere]]] = []
    here, of = units.FrameHere, Printer.of

    def noted(*args: Any) -> units.FrameHere:
        frames.append(here(*args))
        return frames[-1]

    def printed(blocks: list[Block], *args: Any) -> Printer:
        seen.append((blocks, frames.copy()))
        frames.clear()
        return of(blocks, *args)

    monkeypatch.setattr(units, "FrameHere", noted)
    monkeypatch.setattr(Printer, "of", printed)
    Build(checked(Choice("western-legends")).program).source(True)
    ends = [(blocks, frame) for blocks, found in seen for frame in found]
    assert {frame.name for _, frame in ends} == {"turn", "fight", "poker-hand"}
    for blocks, frame in ends:
        assert blocks[frame.early].rare
        assert (blocks[frame.early].term, blocks[frame.early].targets) == ("jump", (frame.exit,))
        assert not blocks[frame.exit].rare
