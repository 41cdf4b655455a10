"""What a view tells: by names, as data that its schema describes, made from the view alone."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from jsonschema import Draft202012Validator

import wlcore
from tests.door.games import SMALL, game, played

pytestmark = pytest.mark.slow("views of many games are what their schema says")

VALIDATOR = Draft202012Validator(wlcore.view_schema())


@pytest.mark.parametrize("name", [*SMALL, "public-enemy"])
def test_what_a_view_gives_is_what_its_schema_says(name: str):
    """At every decision of random games, for every seat and at the end; it goes through JSON unchanged."""
    played_game = game(name) if name in SMALL else wlcore.load(name)
    rng = Random(1)
    for seed in range(2):
        state = played_game.new(seed=seed)
        for number in range(60):
            if number % 7 == 0 or state.over:
                for seat in range(1, state.seats + 1):
                    data = state.view(seat).to_dict()
                    VALIDATOR.validate(data)
                    assert json.loads(json.dumps(data)) == data
            if state.over:
                break
            state.apply(rng.choice(state.options))


@pytest.mark.parametrize("name", ["whispers", "kuhn", "coin-race"])
def test_it_is_made_from_the_view_alone(name: str):
    """States that look the same to a seat give the same data, whatever else is different."""
    state = played(game(name).new(seed=3), 2, 7)
    if state.over:
        state = game(name).new(seed=3)
    for seat in range(1, state.seats + 1):
        view = state.view(seat)
        said = view.to_dict()
        for number in range(12):
            guess = view.imagine(number)
            assert guess.view(seat) == view
            assert guess.view(seat).to_dict() == said


def test_hidden_and_nobody_are_told_apart():
    """A card or value that may not be known is hidden; a variable that is nobody has a value: null."""
    view = game("echoes").new(seed=1).view(1)
    values = {value["name"]: value for value in view.to_dict()["values"] if not value["of"]}
    assert values["rival"] == {"name": "rival", "of": {}, "kind": "player", "value": None}
    assert view.value("rival") is None
    hand = game("whispers").new(seed=1).view(1).zone("hand", 2)
    assert set(hand.cards) == {wlcore.HIDDEN}
    assert hand.known == ()
    assert [pile.backs for pile in hand.piles] == [("note",) * 3]


def test_a_secret_value_is_hidden_from_others(tmp_path):
    """Its owner reads it, others read HIDDEN, and what is data says so instead of a value."""
    (tmp_path / "pack.yaml").write_text(
        "id: vow\nversion: 1.0.0\ntitle: Vow\nkind: game\nplayers: 2-3\ndescription: Think of a number.\n",
        "utf-8",
    )
    (tmp_path / "game.wl").write_text(
        "kind shape: circle, square, cross\nsecret variable thought of player is shape or nobody from shapes\n"
        "rule play\n  for each p in players: p: think\n  for each p in players: p: think\n  win players\n\n"
        "rule think\n  choose vowed from shapes\n  set thought(you) to vowed\n",
        "utf-8",
    )
    assert [str(finding) for finding in wlcore.check_pack(tmp_path) if finding.severity == "error"] == []
    state = wlcore.load(tmp_path).new(players=2)
    state.apply(state.option("square"))
    mine, theirs = state.view(1), state.view(2)
    assert (mine.value("thought", 1), mine.value("thought", 2)) == ("square", wlcore.HIDDEN)
    assert (theirs.value("thought", 1), theirs.value("thought", 2)) == (wlcore.HIDDEN, None)
    told = [value for value in theirs.to_dict()["values"] if value["name"] == "thought"]
    assert told == [
        {"name": "thought", "of": {"player": 1}, "kind": "shape", "hidden": True},
        {"name": "thought", "of": {"player": 2}, "kind": "shape", "value": None},
    ]
    VALIDATOR.validate(theirs.to_dict())


def test_a_view_kept_after_the_game_went_on():
    """It tells what was known then, and what it offered is not on offer any more."""
    state = game("coin-race").new(players=2, seed=7)
    kept = state.view(1)
    before = kept.to_dict()
    state.apply(kept.options[0])
    played(state, 3, 3)
    assert kept.to_dict() == before
    assert kept.describe(kept.options[0]) == "Cent"
    stale = state.options and next(option for option in kept.options if option not in state.options)
    with pytest.raises(wlcore.IllegalOption, match="is not on offer; there are: "):
        state.apply(stale)


def test_beliefs_are_how_often_it_is_imagined():
    """What is counted agrees with what imagining deals, for each zone; of each card together 1."""
    view = game("whispers").new(players=3, seed=4).view(1)
    counted = view.beliefs("will")["will"]
    assert sum(counted.values()) == pytest.approx(1)
    found: Counter[str] = Counter()
    for seed in range(600):
        guess = view.imagine(seed)
        found[next(str(zone) for zone in zones(guess) if "will" in zone.known)] += 1
    for zone, share in counted.items():
        assert found[zone] / 600 == pytest.approx(share, abs=0.08), zone
    everything = view.beliefs()
    assert set(everything) == set(view.game.cards) - set(view.zone("hand", 1).known)
    known = view.zone("hand", 1).known[0]
    assert view.beliefs(known) == {known: {"hand 1": 1.0}}


def zones(state: wlcore.State) -> list[wlcore.Zone]:
    return [
        state.zone("pouch"), state.zone("chest"), state.zone("desk"), *(state.zone("hand", seat) for seat in (1, 2, 3)),
    ]  # fmt: skip


def test_imagining_takes_a_generator_or_a_seed():
    """The same seed imagines the same; a generator of Python goes on from one to the next."""
    view = game("whispers").new(players=3, seed=4).view(2)
    assert view.imagine(5) == view.imagine(5)
    assert view.imagine(Random(5)) == view.imagine(Random(5))
    rng = Random(1)
    assert len({view.imagine(rng).fingerprint() for _ in range(5)}) == 5


def test_only_who_is_asked_has_a_decision():
    """The others see whose turn it is, no question and no options."""
    state = game("coin-race").new(players=3, seed=7)
    for seat in (1, 2, 3):
        view = state.view(seat)
        assert (view.decision is not None) == (seat == state.decides) == bool(view.options)
        assert view.decides == state.decides
        assert (view.to_dict()["decision"] is not None) == (seat == state.decides)
    mine = state.view(state.decides).decision
    assert mine == state.decision


def test_views_are_keys():
    """What looks the same is one key; a view cannot be pickled, and says what to do instead."""
    state = game("kuhn").new(seed=2)
    assert len({state.view(1), state.clone().view(1), state.view(2)}) == 2
    import pickle

    with pytest.raises(TypeError, match="pickle the state"):
        pickle.dumps(state.view(1))
