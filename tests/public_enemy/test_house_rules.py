"""Small layers of somebody's own, as a table might write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.public_enemy.table import LAYERS, Table
from tests.table import random_game
from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

MANIFEST = "id: ours\nversion: 1.0.0\ntitle: Ours\nkind: layer\ngame: public-enemy\n"


def ours(folder: Path, rules: str, manifest: str = "", variants: tuple[str, ...] = ()) -> Game:
    """The game with a layer of these rules."""
    (folder / "pack.yaml").write_text(MANIFEST + manifest, encoding="utf-8")
    (folder / "ours.wl").write_text(rules, encoding="utf-8")
    return load("public-enemy", variants=variants, packs=[folder])


def value(game: Game, name: str, seed: int = 0) -> int:
    """A variable at the first decision."""
    return game.new(2, seed).v[game.data.value_names.index(name)]


def test_before_the_game_begins(tmp_path: Path):
    """What stands 'before play' is carried out once, before anything else."""
    assert value(ours(tmp_path, "variable omen is number\nbefore play: set omen to omen + 7\n"), "omen") == 7


def test_instead_of_the_game(tmp_path: Path):
    """Something can be played instead of the whole game; what comes after the game does not come then."""
    game = ours(
        tmp_path,
        "variable omen is number\ninstead of play: set omen to 1\nafter play: set omen to omen + 1\n",
    )
    state = game.new(2)
    assert state.over
    assert state.v[game.data.value_names.index("omen")] == 1


def test_several_cards_from_the_top(tmp_path: Path):
    """'top 3 of' a deck settles their order: shown to one player, they come in that order."""
    game = ours(tmp_path, "before turn: show top 3 of stock(saloon) to you\n")
    state = game.new(2)
    saloon = next(n for n in range(len(state.z)) if game.names.zone(n) == "stock saloon")
    shown = [pile.seen for pile in reversed(state.view(state.who + 1).zone(saloon))]
    top = tuple((card,) for card in reversed(state.z[saloon][-3:]))
    assert tuple(shown[:3]) == top
    assert all(not pile.seen for pile in state.view(2 - state.who).zone(saloon)[-3:])


def test_more_cards_than_there_are(tmp_path: Path):
    """Asked for more cards than a deck has, it gives all."""
    game = ours(
        tmp_path,
        "before turn: put top (ruling-of-thumb) of stock(saloon) in out\nquery ruling-of-thumb: number is 99\n",
    )
    state = game.new(2)
    saloon = next(n for n in range(len(state.z)) if game.names.zone(n) == "stock saloon")
    assert state.z[saloon] == []


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (
            "forbid draw-from when any top 2 of stock(source)",
            "the order of a deck cannot be settled in a condition",
        ),
        ("before turn: put bottom 2 of stock(saloon) in out", "only one card can be taken from under a deck"),
        ("kind gem: ruby\n  worth: number, on back", "only 'on back' can be said of a property"),
        ("kind chit is card\n  worth: number, on face", "only 'on back' can be said of a property"),
    ],
)
def test_what_cannot_be_said(tmp_path: Path, rules: str, message: str):
    """A condition settles nothing, a deck is not taken from below, only cards have backs."""
    with pytest.raises(PackError, match=message):
        ours(tmp_path, rules + "\n")


def test_a_card_handed_to_a_rule(tmp_path: Path):
    """The top card of a deck, given to a rule, is that card, though nobody knew it before."""
    rules = "before turn: banish top of stock(saloon)\nrule banish(unlucky: card)\n  put unlucky in out\n"
    game = ours(tmp_path, rules)
    state = game.new(2)
    out = next(n for n in range(len(state.z)) if game.names.zone(n) == "out")
    assert len(state.z[out]) == 1


def test_sets_that_wait_for_a_choice_can_be_saved(tmp_path: Path):
    """A set that is needed after a choice is kept as a number on the stack, so the game can be saved meanwhile."""
    rules = """\
before turn:
  let rich be players with most count uncovered(it)
  let deep be each top 1 of stack(it, loners) over players
  for each p in players:
    p: may gain 1 wanted(loners):
      lose 1 wanted(loners)
  for each p in rich: set starter to p
  put deep in out
"""
    game = ours(tmp_path, rules)
    state = game.new(3, 1)
    for number, now in enumerate(random_game(state, 3)):
        if now.over or number > 300:
            break
        assert all(type(x) is int for x in now.st)
        assert game.from_json(now.to_json()).fingerprint() == now.fingerprint()


def test_players_of_a_layer(tmp_path: Path):
    """A layer may be for fewer players, and then says so; two that cannot meet are refused when they are loaded."""
    game = ours(tmp_path, "", "players: 5-6\ncites: [PENO-OPEN-01]\n")
    assert game.players == (5, 6)
    with pytest.raises(ValueError, match=r"'Ours' is for 5 to 6 players, not for 4 \[PENO-OPEN-01\]"):
        game.new(4)
    with pytest.raises(PackError, match="no number of players suits both 'shorter' and 'ours'"):
        ours(tmp_path, "", "players: 5-6\n", ("shorter",))


def test_backs_name_towns():
    """An imagined game puts no outlaw into another town's deck, even after looks have mixed up what is known."""
    table = Table("dollars", players=2)
    backs, names = table.game.backs, table.names
    for number, state in enumerate(random_game(table.state, 9)):
        if state.over or number > 400:
            break
        imagined = state.view(1).imagine(Dice(number))
        for zone, cards in enumerate(imagined.z):
            if names.zone(zone).startswith("stock "):
                assert [backs[c] for c in cards] == [backs[c] for c in state.z[zone]]


def test_layers_in_any_order():
    """The five optional rules can be asked for in any order."""
    for layers in (LAYERS, LAYERS[::-1], LAYERS[2:] + LAYERS[:2]):
        state = load("public-enemy", variants=layers).new(3, 4)
        for _ in random_game(state, 4):
            pass
        assert len(state.winners) == 1
