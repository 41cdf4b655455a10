"""Abilities that hear others, what comes before a gain or instead of it, the value before a change, what may not be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

import wlcore
from wlcore.engine.game import Game
from wlcore.engine.measures import query_name
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load

PACK = "id: {id}\nversion: 1.0.0\ntitle: T\nkind: {kind}\n{more}"
WORDS = """\
kind token
  cost: number
counter coins of player, up to 9, starts at 3
counter scars of player for token, up to 5
counter pool, up to 20
variable holder of token is player or nobody
variable marked is player or nobody
query score(p: player): number is coins(p)
event bells
rule play
  for each t in tokens: set holder(t) to first of players
  repeat 40 times:
    for each p in players: p: turn
  win players
rule turn
  choose one:
    earn
    take 2 coins
    pay 1 coins: gain 1 pool
    mark-one
    gain 2 scars(stone)
rule earn
  gain 3 coins
rule mark-one
  choose one-marked from others
  set marked to one-marked
"""
TOKENS = "token:\n  stone: { cost: 1 }\n  shell: { cost: 2 }\n"
LAYER = """\
kind token
  held: abilities for you when holder(this) is you
  weight: number or nobody
counter heard
counter lost-before
score(p) is at most (lowest of (score(p), score(left of p)))
score(p) gets + 10
"""
HELD = """\
token:
  stone:
    replaces: yes
    weight: 7
    held: |
      after anyone earn, if performer is not you: gain 1 heard
  feather:
    cost: 0
    held: "before anyone pay coins: gain amount lost-before"
"""


def written(folder: Path, layer: str = "", cards: str = "") -> tuple[str, list[Path]]:
    """The game, and a layer with this."""
    game, house = folder / "game", folder / "house"
    for path, files in (
        (game, {"pack.yaml": PACK.format(id="game", kind="game", more="players: 2-3\n"), "words.wl": WORDS, "tokens.yaml": TOKENS}),
        (house, {"pack.yaml": PACK.format(id="house", kind="layer", more="game: game\n"), "house.wl": layer, "cards.yaml": cards}),
    ):  # fmt: skip
        path.mkdir()
        for name, text in files.items():
            if text:
                (path / name).write_text(text, "utf-8")
    return str(game), [house]


def made(folder: Path, layer: str = "", cards: str = "") -> Game:
    game, packs = written(folder, layer, cards)
    return load(game, packs=packs)


def played(game: Game, *labels: str, players: int = 2) -> wlcore.State:
    """A game in which these options are chosen, one after the other."""
    state = game.new(players, 1)
    for label in labels:
        names = {
            game.names.action(option) if hasattr(game.names, "action") else option: option
            for option in state.o
        }
        found = [option for option in state.o if label in str(game.data.actions[option])]
        assert found, (label, names)
        state.apply(found[0])
    return state


def value(state: object, name: str, at: int = 0) -> int:
    return state.v[state.game.data.value_names.index(name) + at]  # type: ignore[attr-defined,no-any-return]


def test_items_hear_others(tmp_path: Path):
    """What stands on a thing counts for whoever has it, whoever does it; in seats where nobody sits nobody hears."""
    game = made(tmp_path, LAYER, HELD)
    assert value(played(game, "earn"), "heard") == 0
    state = played(game, "earn", "earn")
    assert (value(state, "heard"), value(state, "coins"), value(state, "coins", 1)) == (1, 6, 6)
    assert value(played(game, "earn", "pay-coins"), "lost-before") == 1


def test_properties_of_a_layer(tmp_path: Path):
    """A layer says what else the things of the game have; the others have none."""
    game = made(tmp_path, LAYER + "query weights: number is total weight of it over tokens\n", HELD)
    state = game.new(2, 1)
    assert state.asked(query_name("weights"))(state, 0) == 7


def test_the_value_before(tmp_path: Path):
    """Each change asks for what the query was before it: the lower of two, and ten are added to both before that."""
    game = made(tmp_path, LAYER, HELD)
    state = played(game, "earn")
    score = state.asked(query_name("score"))
    assert [score(state, 0, p) for p in range(2)] == [13, 13]


@pytest.mark.parametrize(
    ("house", "choices", "found"),
    [
        ("before you gain coins: lose 1 coins", ("earn",), 5),
        ("instead of you gain coins, if amount is at least 3: gain 1 coins", ("earn",), 4),
        ("instead of you gain coins, if amount is at least 3: gain 1 coins", ("take",), 5),
        ("instead of take coins: nothing", ("take",), 3),
        ("instead of take coins: nothing", ("earn",), 6),
        ("instead of lose coins: nothing", ("pay",), 3),
        ("before pay coins: gain amount coins", ("pay",), 3),
        ("instead of gain scars: gain amount coins", ("gain-scars",), 5),
        ("instead of gain scars(shell): gain amount coins", ("gain-scars",), 3),
        ("instead of gain pool: lose 1 coins", ("pay",), 1),
    ],
)  # fmt: skip
def test_before_and_instead(tmp_path: Path, house: str, choices: tuple[str, ...], found: int):
    """Before a gain or loss and instead of it; what such an answer gains or loses itself is not answered."""
    house = house.replace("gain scars(shell):", "gain scars, if token is shell:")
    assert value(played(made(tmp_path, house), *choices), "coins") == found


def test_what_may_not_be_chosen(tmp_path: Path):
    """A ban that names what is chosen leaves that out; where nothing is left there is nothing to choose."""
    with_three = made(tmp_path, "forbid mark-one when one-marked is left of you")
    state = with_three.new(3, 1)
    state.apply(next(o for o in state.o if "mark-one" in str(with_three.data.actions[o])))
    assert value(state, "marked") == 2


@pytest.mark.parametrize(
    ("house", "message", "advice"),
    [
        ("kind token\n  rarity: number", "the things of game have no 'rarity'", "rarity: number or nobody"),
        ("kind token: ring", "'token' is declared twice", "below 'kind token', in a layer"),
        ("kind token\n  cost: number or nobody", "'cost' stands here twice", ""),
        ("when you gain coins: nothing", "'when' is for events", "'after you gain coins'"),
        ("forbid mark-one when one-lost is you", "'one-lost' is not known here", ""),
    ],
)
def test_mistakes(tmp_path: Path, house: str, message: str, advice: str):
    """Told at the line of the layer, with the cure."""
    game, packs = written(tmp_path, house)
    with pytest.raises(PackError) as error:
        load(game, packs=packs)
    first = next(d for d in error.value.diagnostics if d.severity == "error")
    assert message in first.message
    assert advice in first.suggestion
    assert first.span.file.endswith("house.wl")
