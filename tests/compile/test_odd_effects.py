"""Random rules that are odd in play: whatever follows from a choice, it is carried out or told as a fault, the same in both flavours."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.effects_made import CARDS, METALS, PACK, Maker
from wlcore.engine.chance import Dice
from wlcore.engine.faults import REASONS, RuleFault
from wlcore.engine.state import State
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load


def after(state: State, option: int) -> tuple[State, str]:
    """The state after a choice, or as it was with the reason why the choice cannot be carried out."""
    tried = state.clone()
    tried.trace = None if state.trace is None else []
    try:
        tried.apply(option)
    except RuleFault as fault:
        return state, fault.reason
    return tried, ""


@pytest.mark.slow("random rules play or fail in words")
@pytest.mark.parametrize("seed", range(24))
def test_random_rules_play_or_fail_in_words(seed: int, tmp_path: Path):
    """Numbers that are 0, below 0 or huge, empty sets, nobody: no other exception, and saves that can be read again."""
    for name, content in (("pack.yaml", PACK), ("coins.yaml", CARDS), ("metals.yaml", METALS)):
        (tmp_path / name).write_text(content)
    (tmp_path / "words.wl").write_text(Maker(seed).rules())
    try:
        game = load(str(tmp_path))
    except PackError:
        return
    dice = Dice(seed)
    state, traced = game.new(2, seed), game.new(2, seed, traced=True)
    for _ in range(60):
        if state.over:
            break
        option = state.options[dice.below(len(state.options))]
        (state, why), (traced, too) = after(state, option), after(traced, option)
        assert (why, state.fingerprint()) == (too, traced.fingerprint())
        assert why in ("", *REASONS)
        if not state.over:
            assert game.from_json(state.to_json()) == state
            state.view(state.who + 1).imagine(dice)


def test_a_thing_drawn_by_lot_may_be_called_as_locals_are(tmp_path: Path):
    """A name such as 'x9' in a pack means nothing to the compiler."""
    words = """\
counter heap of player, starts at 1
rule play
  repeat:
    for each p in players: p: turn
rule turn
  choose (heap(you)) lucky from players at random
  choose n from 0 to 3
{}
  gain (n + count lucky) heap
"""
    draws = "\n".join(f"  choose x{n} from players at random" for n in range(1, 20))
    (tmp_path / "pack.yaml").write_text(PACK)
    (tmp_path / "words.wl").write_text(words.format(draws))
    game = load(str(tmp_path))
    state, dice = game.new(2, 1), Dice(3)
    for _ in range(20):
        state.apply(state.options[dice.below(len(state.options))])
        assert game.from_json(state.to_json()) == state
