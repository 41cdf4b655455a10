"""What is imagined of secrets keeps the invariants that hang on them: nobody is imagined to order more troops than they have."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.loading import load

PACK = "id: orders\nversion: 1.0.0\ntitle: Orders\nkind: game\nplayers: 3\n"
WORDS = """\
kind sheet: first-sheet, second-sheet, third-sheet
counter troops of player, up to 9, starts at 4
secret variable sent of player for sheet is number from (0 to 4)
invariant enough-troops: {}
rule play
  repeat 2 times:
    for each p in players:
      for each s in sheets: p: send s
  win players
rule send(s: sheet)
  choose size from 0 to troops(you) - total sent(you, it) over sheets
  set sent(you, s) to size
"""
EACH = "every (players as p where total sent(p, it) over sheets is at most troops(p))"
WHOLE = "highest (total-sent(it)) over players is at most 4\nquery total-sent(p: player): number is total sent(p, it) over sheets"


@pytest.mark.parametrize("cond", [EACH, WHOLE])
def test_imagined_orders_can_be(tmp_path: Path, cond: str):
    """In both forms of the condition; without it, most guesses would order too many."""
    (tmp_path / "pack.yaml").write_text(PACK, "utf-8")
    (tmp_path / "words.wl").write_text(WORDS.format(cond), "utf-8")
    game, dice = load(str(tmp_path)), Dice(5)
    first = game.data.value_names.index("sent")
    seen = set()
    for seed in range(4):
        state = game.new(3, seed)
        while not state.over:
            for seat in range(3):
                for traced in (False, True):
                    guess = state.view(seat + 1).imagine(dice, traced)
                    sent = [guess.v[first + 3 * p : first + 3 * p + 3] for p in range(3)]
                    assert all(sum(row) <= 4 for row in sent), sent
                    seen.add(tuple(map(tuple, sent)))
            state.apply(state.o[dice.below(len(state.o))])
    assert len(seen) > 50
