"""States as JSON: what comes back is the same, and what was cut or edited by hand is refused in one sentence."""

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, after, game, states
from wlcore.engine.chance import Dice
from wlcore.engine.refusals import SaveError
from wlcore.engine.saving import FIELDS as FIELDS_WRITTEN
from wlcore.loading import load

GAMES = [ENEMY, COIN_RACE, WHISPERS]
FIELDS = sorted(json.loads(after(ENEMY, 0).to_json()))


def refused(text: str, name: str = ENEMY) -> str:
    """The one sentence with which a save is refused."""
    with pytest.raises(SaveError) as caught:
        game(name).from_json(text)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


def sealed(data: dict) -> str:
    """A save with the right check for what it holds, as a forger would write it."""
    body = {key: value for key, value in data.items() if key != "check"}
    check = sha256(json.dumps(body, separators=(",", ":"))[:-1].encode()).hexdigest()[:16]
    return json.dumps({**body, "check": check})


@pytest.mark.parametrize("name", GAMES)
def test_a_state_comes_back_the_same(name):
    """From its JSON a state comes back with the same fingerprint, options, views and course."""
    for state in states(name, range(1, 30)):
        again = game(name).from_json(state.to_json())
        assert again == state
        assert again.fingerprint() == state.fingerprint()
        assert again.to_json() == state.to_json()
        assert (list(again.o), again.who, again.over, again.loc) == (
            list(state.o),
            state.who,
            state.over,
            state.loc,
        )
        assert all(again.view(seat + 1) == state.view(seat + 1) for seat in range(state.n))
        dice, same = Dice(5), Dice(5)
        for _ in range(20):
            if state.over:
                break
            state.apply(state.o[dice.below(len(state.o))])
            again.apply(again.o[same.below(len(again.o))])
        assert again.fingerprint() == state.fingerprint()


def test_states_are_equal_as_long_as_nothing_differs():
    """A copy, a later moment, another seed, another switch and something else."""
    state = game(ENEMY).new(3, seed=1)
    assert state.clone() == state
    assert game(ENEMY).new(3, seed=2) != state
    later = state.clone()
    later.apply(later.o[0])
    assert later != state
    one, two = (load("western-legends", edition=edition).new(3, seed=1) for edition in ("en", "de"))
    assert one != two
    assert one != "a state"


def test_a_traced_state_can_be_asked_for():
    """The state that comes back may be of the flavour that tells what happens."""
    state = game(ENEMY).from_json(after(ENEMY, 5).to_json(), traced=True)
    state.trace = []
    state.apply(state.o[0])
    assert state.trace


def test_a_save_written_with_other_spaces_and_another_order_is_the_same():
    """The check is about what a save holds, not about how its JSON is laid out."""
    state = after(ENEMY, 9)
    text = json.dumps(json.loads(state.to_json()), indent=2, sort_keys=True)
    assert game(ENEMY).from_json(text).fingerprint() == state.fingerprint()


def test_a_save_cut_anywhere_is_refused():
    """However much of a save is missing at its end, one sentence says that it is not whole."""
    text = after(ENEMY, 12).to_json()
    for length in range(len(text)):
        assert "not whole" in refused(text[:length])


@pytest.mark.parametrize("field", FIELDS)
def test_each_field_flipped_is_refused(field):
    """Whatever is changed in any field, and whatever is put in its place, the save is refused."""
    data = json.loads(after(ENEMY, 12).to_json())
    value = data[field]
    for other in (other for other in flipped(value) if (type(other), other) != (type(value), value)):
        refused(json.dumps({**data, field: other}))
    refused(json.dumps({key: rest for key, rest in data.items() if key != field}))


def flipped(value: object) -> list[object]:
    """Other values that somebody might put there."""
    others: list[object] = [None, "x", [], {}, 10**30, -7, 0.5]
    match value:
        case bool():
            others.append(not value)
        case int():
            others += [value + 1, value - 1, str(value), [value]]
        case str():
            others += [value + "0", value[1:]]
        case list() if value:
            others += [value[:-1], [*value, value[-1]], value[::-1] if value[::-1] != value else value[1:]]
            if isinstance(value[0], int):
                others.append([value[0] + 1, *value[1:]])
    return others


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "7", '"x"', "[" * 100_000, '{"format": 2}', "\0", "NaN"]
)
def test_what_is_no_save_at_all_is_refused(text):
    """Other JSON, and what is no JSON, is refused like a damaged save."""
    refused(text)


def test_a_save_of_another_game_or_other_packs_is_refused():
    """A save belongs to one game with one set of packs."""
    assert "another game" in refused(after(COIN_RACE, 3).to_json())
    data = json.loads(after(ENEMY, 3).to_json())
    assert "other packs" in refused(sealed({**data, "digest": "0" * 16}))
    assert "another version of wlcore" in refused(sealed({**data, "layout": "0" * 16}))


@pytest.mark.parametrize(
    "field", [f for f in FIELDS if f not in ("check", "format", "game", "digest", "layout")]
)
def test_a_forged_save_that_makes_no_sense_is_refused(field):
    """Even with the right check, values of the wrong kind or out of range are refused in one sentence."""
    data = json.loads(after(ENEMY, 12).to_json())
    for other in (None, "x", 0.5, {}, 10**30, -(10**30)):
        refused(sealed({**data, field: other}))


def test_forged_blocks_are_refused():
    """Blocks are told once a zone, one zone after the other, of zones that there are, and fit the cards there."""
    name = "western-legends"
    said = json.loads(after(name, 150).to_json())
    blocks = said["blocks"]
    (zone, sizes), *others = blocks
    assert game(name).from_json(sealed(said)).b[zone] == tuple(sizes)
    wrong = [
        [*blocks, blocks[-1]],
        [[zone, sizes, 1], *others],
        [[zone, [*sizes, 1]], *others],
        [zone],
        others,
    ]
    wrong += [[[other, sizes], *others] for other in (zone + 1, -1, len(said["zones"]), True)]
    for forged in wrong:
        refused(sealed({**said, "blocks": forged}), name)


def test_a_save_holds_nothing_but_what_is_known():
    """A field more is refused, whatever the check says; the order is that in which saves are written."""
    said = json.loads(after(ENEMY, 7).to_json())
    assert list(said) == [*FIELDS_WRITTEN, "check"]
    refused(sealed({**said, "more": 1}))


@pytest.mark.slow("forged saves are refused or can be looked at")
@pytest.mark.parametrize("name", [*GAMES, "western-legends"])
@pytest.mark.parametrize("moment", [0, 7, 20])
def test_a_forged_stack_is_refused_or_can_be_looked_at(name, moment):
    """Whatever number stands in a stack: it is of a unit with all it remembers, and secrets are of cards that there are."""
    said = json.loads(after(name, moment).to_json())
    stack, taken = said["stack"], 0
    forged = [
        [*stack[:at], n, *stack[at + 1 :]] for at in range(len(stack)) for n in (*range(-3, 60), 1 << 70)
    ]
    below = [[*before, unit, *stack] for unit in range(-3, 60) for before in ([], [2], [-1, 2])]
    for other in [*forged, *below, stack[1:], stack[:-2], []]:
        try:
            state = game(name).from_json(sealed({**said, "stack": other}))
        except SaveError:
            continue
        taken += 1
        assert all(state.view(seat + 1).decides == state.who for seat in range(state.n))
    assert taken


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_forged_save_never_fails_otherwise(data):
    """Numbers changed anywhere, with the right check, give a state or a `SaveError`, never another error."""
    said = json.loads(after(data.draw(st.sampled_from(GAMES)), 8).to_json())
    name = said["game"] if said["game"] == ENEMY else COIN_RACE if said["game"] == "coin-race" else WHISPERS
    lists = [key for key, value in said.items() if isinstance(value, list) and value]
    for _ in range(data.draw(st.integers(1, 3))):
        values = said[data.draw(st.sampled_from(lists))]
        while isinstance(values[0], list):
            values = data.draw(st.sampled_from([x for x in values if x] or [[0]]))
        values[data.draw(st.integers(0, len(values) - 1))] = data.draw(st.integers(-3, 300))
    try:
        state = game(name).from_json(sealed(said))
    except SaveError:
        return
    assert state.o or state.over
    assert all(
        state.view(seat + 1).options for seat in range(state.n) if seat == state.who and not state.over
    )
