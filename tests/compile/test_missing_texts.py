"""A text that nothing has is carried out by nobody and never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked, load

PACK = "id: coins\nversion: 1.0.0\ntitle: Coins\nkind: game\nplayers: 2\n"
CARDS = "coin:\n  cent: { copies: 4, worth: 1 }\n  crown: { copies: 3, worth: 3 }\n"
WORDS = """\
kind coin is card
  worth: number
  flipped: effect
kind place: north, south
  visited: effect
zone hoard of player is hand
counter heap of player
variable spot is place

rule play
  put coins in bank
  for each p in players: put (top 3 of bank) in hoard(p)
  repeat:
    for each p in players: p: turn
zone bank is deck
rule turn
  gain 1 heap
  if heap(you) is at least 5: win you
  choose c from your hoard
  do flipped of c
  do visited of spot
  if can do flipped of c: gain 1000 heap
  choose d from coins where can do flipped of it
  gain 1000 heap
"""


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "coins.yaml").write_text(CARDS)
    (tmp_path / "words.wl").write_text(WORDS)
    return tmp_path


def warned(folder: Path) -> list[tuple[str, str]]:
    """The codes of what `wl check` warns of, each with the line it is about."""
    findings = Findings()
    checked(Choice(str(folder)), findings)
    lines = WORDS.split("\n")
    return [(d.code, lines[d.span.line - 1].strip()) for d in findings.sorted() if d.severity == "warning"]


def test_what_nothing_has_is_told_and_does_nothing(coins: Path):
    """`wl check` names each place, and the game is played to its end in both flavours."""
    game = load(str(coins))
    for traced in (False, True):
        state, dice = game.new(2, 1, traced=traced), Dice(1)
        while not state.over:
            state.apply(state.o[dice.below(len(state.o))])
        heap = game.data.value_dims["heap"][0]
        assert sorted(state.v[heap : heap + 2])[1] == 5
    assert warned(coins) == [
        ("text-nowhere", "do flipped of c"),
        ("text-nowhere", "do visited of spot"),
        ("text-nowhere", "if can do flipped of c: gain 1000 heap"),
        ("text-nowhere", "choose d from coins where can do flipped of it"),
    ]


def test_what_one_card_has_is_not_told_of(coins: Path):
    """A text that some have is carried out where it stands, and does nothing for the others."""
    file = coins / "coins.yaml"
    file.write_text(file.read_text().replace("{ copies: 3, worth: 3 }", "{ worth: 3, flipped: gain 2 heap }"))
    assert warned(coins) == [("text-nowhere", "do visited of spot")]
