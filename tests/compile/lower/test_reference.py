"""Games by plain Python from the representation are the games that the engine plays: at every decision all is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore import loading
from wlcore.loading import Choice
from wlcore.study.reference import Reference, first_difference

SMALL = sorted(path.name for path in (Path(__file__).parents[2] / "games").iterdir() if path.is_dir())
LAYERS = [(), ("shorter",), ("duel",), ("cavalry", "dollars", "supremacy")]


def reference(game: str, *layers: str, telling: bool = False) -> Reference:
    """A game, with what plays it by plain Python."""
    choice = Choice(game, variants=layers)
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
    check(reference(str(Path(__file__).parents[2] / "games" / name)), 3)


@pytest.mark.parametrize("name", SMALL)
def test_small_games_tell_the_same(name: str) -> None:
    """What is told of each choice is the same, entry by entry: what, with which values, and who may read it."""
    check(reference(str(Path(__file__).parents[2] / "games" / name), telling=True), 2)


@pytest.mark.parametrize("layers", LAYERS)
def test_a_whole_game_is_the_same(layers: tuple[str, ...]) -> None:
    """Public Enemy, as it is and with layers."""
    check(reference("public-enemy", *layers), 2)


def test_a_large_game_is_the_same() -> None:
    """Western Legends; `tools/same_games.py` plays many more, with its layers."""
    check(reference("western-legends"), 1)
