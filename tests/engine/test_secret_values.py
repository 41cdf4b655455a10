"""Values that follow from secret variables can be kept anywhere; who may know the secrets sees them, and nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.secret_packs import PACK, WORDS, secret_pack
from tests.table import Table, check_views
from wlcore.engine.chance import Dice
from wlcore.engine.unfinished import Masked, secrets
from wlcore.loading import load
from wlcore.study.conform import conform

pytestmark = pytest.mark.slow("random packs keep what is secret")

STONES = "stone:\n  pebble: { gem: ruby, worth: 1 }\n"
RULES = """
rule play
  for each p in players: p: bid-once
  for each p in players: p: turn
  win players
rule bid-once
  choose bid-made from 0 to 3
  set bid(you) to bid-made
rule nod
  choose nodded from 1 to 2
rule hold(n: number)
  nod
  nod
  gain (n) gold
rule hold-more(n: number)
  hold (n + 1)
  hold (n)
"""
KEPT = {
    "let x be highest bid(it) over players\n  nod\n  gain (x) gold": (None, 3),
    "let x be lowest bid(it) over players\n  nod\n  gain (x) gold": (None, 1),
    "let x be total bid(it) over players\n  nod\n  gain (x) gold": (None, 6),
    "let x be count (players where bid(it) is at least 2)\n  nod\n  gain (x) gold": (None, 2),
    "let x be any players where bid(it) is 3\n  nod\n  if x: gain 1 gold": (None, 1),
    "let x be players with most bid(it)\n  nod\n  for each p in x: p: gain 1 gold": (None, 0b100),
    "let x be only (players with most bid(it))\n  nod\n  if x is you: gain 1 gold": (None, 2),
    "let x be peak\n  nod\n  gain (x) gold": (None, 3),
    "let x be bid(you)\n  nod\n  gain (x) gold": (0, 1),
    "let x be bid(you) + bid(left of you)\n  nod\n  gain (x) gold": (None, 3),
    "let x be rest(you, 4)\n  nod\n  gain (x) gold": (0, 5),
    "let x be bid(you)\n  let y be x + 1\n  nod\n  gain (y) gold": (0, 2),
    "let x be count gems where size(you, it) is 0\n  nod\n  gain (x) gold": (0, 3),
    "hold (bid(you))\n  hold (2)": (0, 1),
    "hold (peak)\n  hold (2)": (None, 3),
    "hold-more (bid(you))\n  hold-more (2)": (0, 2),
    "repeat (bid(you) + 2) times: nod": (0, 2),
    "for each q in players with fewest bid(it): nod": (None, 0),
}  # fmt: skip


def bidden(folder: Path, turn: str) -> Table:
    """A game in which three players have bid 1, 2 and 3, and the first of them has just kept a value of these."""
    (folder / "pack.yaml").write_text(PACK.format(id="hoard"))
    (folder / "words.wl").write_text(WORDS)
    (folder / "stones.yaml").write_text(STONES)
    (folder / "rules.wl").write_text(f"{RULES}rule turn\n  {turn}\n")
    table = Table(load(str(folder)).new(3, 1))
    for bid in (1, 2, 3):
        table.choose(f"bid-made {bid}")
    return table


@pytest.mark.parametrize("turn", KEPT)
def test_who_knows_the_secrets_sees_what_follows_from_them(turn: str, tmp_path: Path):
    """A value is seen by whoever has all the secrets it follows from, in what is imagined by others it follows from those that are
    imagined, and all can be played to the end.
    """
    owner, value = KEPT[turn]
    state = bidden(tmp_path, turn).state
    found = [
        kept for kept in secrets(state.stacks, state.st) if kept.owner == (-2 if owner is None else owner)
    ]
    assert value in [state.st[kept.at] for kept in found]
    for seat in range(3):
        view = state.view(seat + 1)
        assert all(isinstance(view.stack[kept.at], Masked) == (seat != owner) for kept in found)
    check_views(state)
    guesses = [state.view(2).imagine(Dice(seed)) for seed in range(30)]
    held = {tuple(guess.st[kept.at] for kept in found) for guess in guesses}
    assert len(held) > 1 or "where size" in turn
    if "let x be highest" in turn:
        bids = state.game.data.value_names.index("bid")
        assert all(guess.st[found[0].at] == max(guess.v[bids : bids + 3]) for guess in guesses)
    for guess in [state, *guesses]:
        while not guess.over:
            guess.apply(guess.o[0])


@pytest.mark.parametrize("seed", [3, 4, 7, 12, 20, 33])
def test_random_packs_keep_secret_values_anywhere(seed: int, tmp_path: Path):
    """Rules made at random, with secret values in every position, compile, play and give nothing away."""
    report = conform(str(secret_pack(tmp_path / "pack", seed)), 2, thorough=True, most=3000)
    assert report.faults == []
    assert report.decisions > 20
