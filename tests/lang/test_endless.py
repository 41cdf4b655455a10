"""Loops that nothing ever leaves are told, and only these."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked

PACK = "id: first\nversion: 1.0.0\ntitle: First\nkind: game\nplayers: 2\n"
WORDS = """\
counter gold of player
event rings
rule play
  win players
rule finish
  win players
rule quiet
  stop
frame bout
  repeat: end-it
rule end-it
  end bout
when rings:
  win players
as soon as p in players where gold(p) is 9:
  win p
"""
ENDLESS = (
    "gain 1 medals",
    "performer: quiet",
    "for each p in players: p: gain 1 medals",
    "repeat 2 times: gain 1 medals",
)
LEFT = ("stop", "if gold(left of you) is 3: stop", "finish", "signal rings", "gain 1 gold", "repeat: stop")


def loops(folder: Path, body: str) -> list[int]:
    """The lines of the loops that are told."""
    words = WORDS + f"counter medals of player\nrule x\n  let performer be you\n  repeat:\n    {body}\n"
    (folder / "pack.yaml").write_text(PACK)
    (folder / "words.wl").write_text(words)
    findings = Findings()
    checked(Choice(str(folder)), findings)
    assert not findings.failed, findings.sorted()
    return [d.span.line for d in findings.found if d.code == "endless"]


@pytest.mark.parametrize("body", ENDLESS)
def test_what_nothing_leaves_is_told(body: str, tmp_path: Path):
    """Neither in the loop nor in what it leads to is anything that leaves it."""
    assert loops(tmp_path, body) == [len(WORDS.splitlines()) + 4]


@pytest.mark.parametrize("body", LEFT)
def test_what_may_be_left_is_not(body: str, tmp_path: Path):
    """A stop, the end of a frame or of the game, be it in a roundabout way, is enough."""
    assert loops(tmp_path, body) == []


WAITING = (
    ("medals(you) is 3", "gain 1 gold", True),
    ("medals(you) is 3", "gain 1 medals", False),
    ("medals(you) is 3", "if gold(you) is 1: stop", False),
    ("medals(you) is 3", "raise-it", False),
    ("any tray", "gain 1 medals", True),
    ("any tray", "put top of tray in tray", False),
    ("no players", "gain 1 gold", True),
    ("rich", "raise-it", False),
    ("rich", "gain 1 gold", True),
)


@pytest.mark.parametrize(("until", "body", "told"), WAITING)
def test_what_a_loop_waits_for_has_to_change(until: str, body: str, told: bool, tmp_path: Path):
    """In the loop, or in what it leads to."""
    words = WORDS.replace("as soon as p in players where gold(p) is 9:\n  win p\n", "")
    words += "zone tray is pile\ncounter medals of player\nquery rich: truth is any players where medals(it) is 9\n"
    words += f"rule raise-it\n  left of you: gain 1 medals\nrule x\n  repeat until {until}:\n    {body}\n"
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text(words)
    findings = Findings()
    checked(Choice(str(tmp_path)), findings)
    assert not findings.failed, findings.sorted()
    found = [
        d.span.line for d in findings.found if d.message == "nothing in this loop changes what it waits for"
    ]
    assert found == ([words.count("\n") - 1] if told else [])
