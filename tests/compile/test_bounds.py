"""What grows or goes on without bound between two decisions is ended, whatever it is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.positions import COIN_RACE
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.loading import load

PACK = "id: growth\nversion: 1.0.0\ntitle: Growth\nkind: layer\ngame: coin-race\n"
GROWING = {
    "products": "repeat 60 times: set heap(you) to (heap(you) + 2) * (heap(you) + 2)",
    "products in names": "let a be heap(you) + 99999999; let b be a * a; let c be b * b; set heap(you) to c",
    "sums": "repeat 5000 times: set heap(you) to heap(you) + heap(you) + 1",
    "gains": "repeat 5000 times: gain (heap(you) + 1) heap",
    "turns": "set heap(you) to 999999999; repeat (heap(you)) times: gain 1 medals",
    "for ever": "repeat: gain 1 heap",
}


@pytest.mark.parametrize("effect", GROWING.values(), ids=GROWING)
def test_growth_without_bound_never_ends(tmp_path: Path, effect: str):
    """A number beyond all counting, or a loop that goes round too often, counts as an effect that never ends."""
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text(f"counter heap of player\nbefore lap: swell\nrule swell\n  {effect}\n")
    with pytest.raises(RuleFault):
        load(COIN_RACE, packs=[str(tmp_path)]).new(2, 1)


# ---- counters within their bounds ----------------------------------------------------------------------

BOUNDED = """\
counter free of player
counter tight of player, up to 7
counter tied of player, up to limit(you)
counter limits of player, starts at 4
query limit(p: player): number is limits(p) - 2

rule play
  repeat:
    for each p in players: p: turn
rule turn
  choose n from 0 to 24
  let m be n - 12
  choose one:
    {}
    stop-here
rule stop-here
  win you
"""
CHANGES = [
    f"{verb} {amount} {name}" if verb != "set" else f"set {name}(you) to {amount}"
    for name in ("free", "tight", "tied", "limits")
    for verb in ("set", "gain", "lose")
    for amount in ("(m)", "(0 - 3)", "20", "3", "1", "(m * m)")
]
NAMES = [f"change-{at}" for at in range(len(CHANGES))]


def reckoned(change: str, m: int, now: dict[str, int]) -> None:
    """What a change does to the counters of a player, by this file's own reckoning."""
    words = change.replace("set ", "set 0 ").replace("(you) to", "").split(" ")
    verb, name = words[0], words[2] if words[0] == "set" else words[-1]
    said = change.split(" to ")[1] if verb == "set" else change.split(" ", 1)[1].rsplit(" ", 1)[0]
    amount = {"(m)": m, "(0 - 3)": -3, "(m * m)": m * m}.get(said)
    amount = int(said) if amount is None else amount
    room = {"tight": 7, "tied": now["limits"] - 2}.get(name, 10**9)
    if verb == "set":
        now[name] = max(0, min(amount, room))
        return
    after = now[name] + (amount if verb == "gain" else -amount)
    now[name] = max(0, min(after, max(now[name], room)))


@pytest.mark.parametrize("traced", [False, True])
def test_counters_stay_within_their_bounds(traced: bool, tmp_path: Path):
    """Whatever is set, gained or lost, for bounds that move and amounts below 0 as well: as this test reckons."""
    (tmp_path / "pack.yaml").write_text(
        "id: bounded\nversion: 1.0.0\ntitle: Bounded\nkind: game\nplayers: 2\n"
    )
    rules = "".join(
        f"rule {name}(m: number)\n  {change}\n" for name, change in zip(NAMES, CHANGES, strict=True)
    )
    lines = "\n    ".join(f"{name} (m)" for name in NAMES)
    (tmp_path / "words.wl").write_text(BOUNDED.format(lines) + rules)
    game = load(str(tmp_path))
    state, dice = game.new(2, 1, traced=traced), Dice(7)
    now = [{"free": 0, "tight": 0, "tied": 0, "limits": 4} for _ in range(2)]
    n = 0
    for _ in range(4000):
        option = state.o[dice.below(len(state.o) - (len(state.o) > 25))]
        name, _, index = game.actions[option]
        seat = state.who
        state.apply(option)
        if name == "n":
            n = index
            continue
        reckoned(CHANGES[NAMES.index(name)], n - 12, now[seat])
        for counter, value in now[seat].items():
            assert state.v[game.data.value_dims[counter][0] + seat] == value, (
                name,
                CHANGES[NAMES.index(name)],
                n,
            )
