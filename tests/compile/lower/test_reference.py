"""Games by plain Python from the representation are the games that the engine plays: at every decision all is the same."""

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
from wlcore.loading import Choice
from wlcore.study.reference import Reference, difference, first_difference

pytestmark = pytest.mark.slow("the new compiler plays as the old one does")

GAMES = Path(__file__).parents[2] / "games"
SMALL = sorted(path.name for path in GAMES.iterdir() if path.is_dir())
LAYERS = [(), ("shorter",), ("duel",), ("cavalry", "dollars", "supremacy")]


def reference(game: str, *layers: str, telling: bool = False, ask: str = "") -> Reference:
    """A game, with what plays it by plain Python."""
    choice = Choice(game, variants=layers, ask=ask)
    assembly = loading.checked(choice)
    return Reference(loading.compiled(assembly, choice), loading.checked(choice).program, telling)


def check(made: Reference, games: int) -> None:
    """Play some games, of different numbers of players."""
    least, most = made.game.players
    for seed in range(games):
        count, found = first_difference(made, least + seed % (most - least + 1), seed)
        assert not found, f"seed {seed}, after {count} decisions: {found}"


@pytest.mark.parametrize("name", SMALL)
def test_small_games_are_the_same(name: str) -> None:
    """Each of the tiny games, a few times."""
    check(reference(str(GAMES / name)), 3)


@pytest.mark.parametrize("name", SMALL)
def test_small_games_tell_the_same(name: str) -> None:
    """What is told of each choice is the same, entry by entry: what, with which values, and who may read it."""
    check(reference(str(GAMES / name), telling=True), 2)


@pytest.mark.parametrize("layers", LAYERS)
def test_a_whole_game_is_the_same(layers: tuple[str, ...]) -> None:
    """Public Enemy, as it is and with layers."""
    check(reference("public-enemy", *layers), 2)


@pytest.mark.slow("that a large game is lowered right")
def test_a_large_game_is_the_same() -> None:
    """Western Legends; `tools/same_games.py` plays many more, with its layers."""
    check(reference("western-legends"), 1)


def test_who_may_read_what_a_rule_is_given_in_secret() -> None:
    """Straight rules, too, know whose it is: in a game of secret orders nobody else reads it in the log."""
    check(reference(str(GAMES.parents[1] / "docs" / "games" / "fords"), telling=True), 4)


@pytest.mark.parametrize("name", ["parries", "echoes"])
def test_the_same_are_asked_where_all_are(name: str) -> None:
    """Where a table asks also those with nothing to choose, as far as all know they might have."""
    check(reference(str(GAMES / name), telling=True, ask="always"), 2)


@pytest.mark.parametrize("seed", range(6))
def test_odd_rules_are_the_same(seed: int, tmp_path: Path) -> None:
    """Random rules with numbers that are 0, below 0 or huge, empty sets and nobody: equal, in their faults too."""
    for name, content in (("pack.yaml", PACK), ("coins.yaml", CARDS), ("metals.yaml", METALS)):
        (tmp_path / name).write_text(content)
    (tmp_path / "words.wl").write_text(Maker(seed).rules())
    try:
        made = reference(str(tmp_path))
    except PackError:
        return
    dice, one, other = Dice(seed), made.game.new(2, seed), made.new(2, seed)
    for _ in range(60):
        assert difference(one, other) == ""
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
    check(reference(str(tmp_path), telling=True), 3)


def test_what_cannot_be_lowered_is_refused_in_words(tmp_path: Path) -> None:
    """The node, and the place in the pack: whoever uses it can do otherwise."""
    program = loading.checked(Choice(str(GAMES / "kuhn"))).program
    rule = program.routines("rule")[0]

    class Strange(m.Statement):
        """Of this no handler knows."""

    program.names["play"].body = (Strange(rule.span, ()),)
    with pytest.raises(NotLowered, match=r"Strange in straight code \(.*flow.*\.wl:\d+\)"):
        lowered(program)
