"""What is lowered plays alike whether it tells what it does or not, in its faults too; what cannot be lowered is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.effects_made import CARDS, METALS, PACK, Maker
from wlcore import loading
from wlcore.compile.lower import NotLowered, lowered
from wlcore.engine.chance import Dice
from wlcore.engine.faults import RuleFault
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, load
from wlcore.study.alike import difference

GAMES = Path(__file__).parents[2] / "games"


def both(place: Path) -> tuple[State, State]:
    """A game of two players by code that only plays, and by code that tells."""
    game = load(str(place))
    return game.new(2, 1), game.new(2, 1, traced=True)


def alike(one: State, other: State) -> None:
    """They are the same, with what is unfinished."""
    assert difference(one, other) == ""
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_odd_rules_are_the_same(seed: int, tmp_path: Path) -> None:
    """Random rules with numbers that are 0, below 0 or huge, empty sets and nobody."""
    for name, content in (("pack.yaml", PACK), ("coins.yaml", CARDS), ("metals.yaml", METALS)):
        (tmp_path / name).write_text(content)
    (tmp_path / "words.wl").write_text(Maker(seed).rules())
    try:
        one, other = both(tmp_path)
    except PackError:
        return
    dice = Dice(seed)
    for _ in range(60):
        alike(one, other)
        if one.over:
            break
        option = sorted(one.o)[dice.below(len(one.o))]
        (one, why), (other, too) = after(one, option), after(other, option)
        assert why == too


def after(state: State, option: int) -> tuple[State, tuple[object, ...]]:
    """The state after a choice, or as it was with the reason and place of what cannot be carried out."""
    tried = state.clone()
    try:
        tried.apply(option)
    except RuleFault as fault:
        return state, (fault.reason, fault.place)
    return tried, ()


KINDS = """\
kind coin is card
  worth: number
kind gem is card
zone bank is deck
zone out is pile
zone hand of player is hand
counter heap of player
rule play
  put coins in bank
  put gems in bank
  shuffle bank
  repeat 6 times:
    for each p in players: p: turn
rule turn
  choose one:
    one-way
    other-way
  if any bank: put top of bank in out
rule one-way
  keep top of bank
rule other-way
  gain 1 heap
rule keep(c: coin)
  gain (worth of c) heap
  put c in your hand
"""


def test_a_card_of_another_kind_is_drawn_and_nobody(tmp_path: Path) -> None:
    """Whether the top of a deck is a card of the kind that is wanted is asked of the card that then lies there for good."""
    (tmp_path / "pack.yaml").write_text("id: kinds\nversion: 1.0.0\ntitle: Kinds\nkind: game\nplayers: 2-3\n")
    (tmp_path / "cards.yaml").write_text("coin:\n  a: { worth: 3, copies: 5 }\ngem:\n  b: { copies: 5 }\n")
    (tmp_path / "words.wl").write_text(KINDS)
    one, other = both(tmp_path)
    dice, drawn = Dice(1), 0
    while not one.over:
        alike(one, other)
        option = sorted(one.o)[dice.below(len(one.o))]
        before = sum(map(len, one.z[3:]))
        one.apply(option)
        other.apply(option)
        drawn += sum(map(len, one.z[3:])) > before
    hands = [zone for zone, at in enumerate(one.game.owner) if at >= 0]
    assert all(one.game.data.cards[card][1] == "coin" for zone in hands for card in one.z[zone])
    assert sum(one.v[:2]) >= drawn


def test_what_cannot_be_lowered_is_refused_in_words(tmp_path: Path) -> None:
    """The node, and the place in the pack: whoever uses it can do otherwise."""
    program = loading.checked(Choice(str(GAMES / "kuhn"))).program
    rule = program.routines("rule")[0]

    class Strange(m.Statement):
        """Of this no handler knows."""

    program.names["play"].body = (Strange(rule.span, ()),)
    with pytest.raises(NotLowered, match=r"Strange in straight code \(.*flow.*\.wl:\d+\)"):
        lowered(program)
