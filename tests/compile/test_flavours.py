"""The traced flavour of a compiled game reports what happens; beyond that it must be the same game as the fast one."""

import marshal
from pathlib import Path

import pytest

from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.loading import load

GAMES = Path(__file__).parents[1] / "games"
PLAYED = {
    "public-enemy": ("public-enemy", ()),
    "public-enemy, cavalry, supremacy": ("public-enemy", ("cavalry", "supremacy")),
    "public-enemy, dollars": ("public-enemy", ("dollars",)),
    "western-legends": ("western-legends", ()),
    **{folder.name: (str(folder), ()) for folder in sorted(GAMES.iterdir())},
}
SEEDS = range(4)
LONGEST = 600


@pytest.fixture(scope="module", params=PLAYED)
def game(request) -> Game:
    name, variants = PLAYED[request.param]
    return load(name, variants=variants)


def seatings(game: Game) -> range:
    limits = game.data.limits
    return range(max(least for _, least, _, _ in limits), min(most for _, _, most, _ in limits) + 1)


@pytest.mark.slow("both flavours do the same")
def test_flavours_agree(game):
    """Same seed, same choices: the same decisions and, after each, the same state to the last number."""
    for players in seatings(game):
        for seed in SEEDS:
            fast, traced = game.new(players, seed), game.new(players, seed, traced=True)
            dice = Dice(seed * 7 + players)
            for number in range(LONGEST):
                where = (players, seed, number)
                assert (fast.over, fast.who, list(fast.o)) == (traced.over, traced.who, list(traced.o)), where
                assert fast.fingerprint() == traced.fingerprint(), where
                if fast.over:
                    assert fast.winners == traced.winners, where
                    break
                option = fast.o[dice.below(len(fast.o))]
                fast.apply(option)
                traced.apply(option)


def test_a_compiled_game_is_plain_data(game):
    """Else it could not be kept on disk, and every start would compile it anew."""
    assert marshal.loads(marshal.dumps(game.plain)) == game.plain


def test_flavours_wait_at_the_same_places(game):
    """The functions that list options again are the same, so that a state can go from one flavour to the other."""
    listing = {name for name in game.fast.functions if name.startswith("relist/")}
    assert listing
    assert listing == {name for name in game.traced.functions if name.startswith("relist/")}
    fast = game.new(seatings(game)[0], 3)
    dice = Dice(5)
    for _ in range(60):
        if fast.over:
            break
        traced = game.from_json(fast.to_json(), traced=True)
        option = fast.o[dice.below(len(fast.o))]
        fast.apply(option)
        traced.apply(option)
        assert fast.fingerprint() == traced.fingerprint()


def test_clones_are_independent_and_equal(game):
    """A clone goes the same way as its original, which does not move with it."""
    dice = Dice(11)
    state = game.new(seatings(game)[0], 2)
    for _ in range(40):
        if state.over:
            break
        before = state.fingerprint()
        option = state.o[dice.below(len(state.o))]
        twin = state.clone()
        twin.apply(option)
        assert state.fingerprint() == before
        state.apply(option)
        assert state.fingerprint() == twin.fingerprint()


@pytest.mark.slow("both flavours do the same")
@pytest.mark.parametrize("players", [3, 4])
def test_a_choice_passed_before_the_first_decision(players: int):
    """The main unit may pass a choice by itself while a new game is begun, and then call another unit."""
    game = load("western-legends", variants=["first-game"])
    spots = [i for i, name in enumerate(game.data.value_names) if name == "spot"]
    for seed in range(12):
        fast, traced = (game.new(players, seed, traced=flavour) for flavour in (False, True))
        assert fast.fingerprint() == traced.fingerprint()
        assert all(0 <= fast.v[i] < 100 for i in spots)
