"""States as programs have them: seats from 1, names, choices, copies, text."""

from __future__ import annotations

import copy
import itertools
import pickle
from random import Random
from threading import Thread

import pytest

import wlcore
from tests.door.games import SMALL, game, played
from wlcore.packs.company import companies
from wlcore.packs.layers import Shelf


@pytest.mark.parametrize("name", SMALL)
def test_seats_count_from_1(name: str):
    """Whoever decides, wins and has a score is one of the seats from 1 on."""
    state, rng = game(name).new(seed=4), Random(2)
    seats = set(range(1, state.seats + 1))
    while not state.over:
        assert state.decides in range(1, state.players + 1)
        assert state.decision is not None
        assert state.decision.seat == state.decides == state.view(1).decides
        state.apply(rng.choice(state.options))
    assert state.decides == 0
    assert state.decision is None
    assert state.winners
    assert set(state.winners) <= seats == set(state.scores) == set(state.returns)
    assert state.view(1).winners == state.winners
    assert sum(state.returns.values()) == pytest.approx(1)


def test_the_same_seed_the_same_game():
    """The door plays what the engine plays: equal states after equal choices, and the options it shows are those that count."""
    one, two, rng = game("whispers").new(3, seed=5), game("whispers")._engine.new(3, 5), Random(5)
    while not one.over:
        assert list(one.options) == list(two.o)
        assert one.fingerprint() == two.fingerprint()
        choice = rng.choice(one.options)
        one.apply(choice)
        two.apply(choice)
    assert two.over


def test_a_state_is_printed_with_its_question_and_options():
    """Printing a state says whose turn it is, what is asked and what can be chosen; at the end, who has won."""
    state = game("coin-race").new(players=2, names=["Ann", "Ben"], seed=7)
    assert str(state).splitlines() == [
        "Coin Race: Ann decides",
        "Choose a coin.",
        "     6  Cent",
        "    12  Charm",
    ]
    assert repr(state) == "<State of coin-race: 2 players, 1 decides>"
    played(state)
    won = ", ".join(state.names[seat - 1] for seat in state.winners)
    assert str(state).startswith(f"Coin Race: over; won: {won}\nscores: Ann ")
    assert repr(state) == "<State of coin-race: 2 players, over>"


def test_values_and_zones_have_names():
    """What lies where and what is worth what is read by names, with seats from 1; nobody is None, cards have their ids."""
    state = game("coin-race").new(players=2, seed=7)
    assert (state.value("pennies", 1), state.value("keeper")) == (1, 1)
    palm = state.zone("palm", 1)
    assert (str(palm), palm.owner, palm.known, len(palm)) == ("palm 1", 1, ("charm", "cent-5"), 2)
    assert state.zone("tray").cards == ()
    assert len(state.zone("pouch").piles) == 1
    assert not state.zone("pouch").piles[0].ordered
    assert game("echoes").new(seed=1).value("rival") is None
    assert game("echoes").new(seed=1).value("host", "owl") in (1, 2)


def test_what_is_printed_on_things_has_names():
    """Properties are read by names: numbers, ids, truths, several things; what a card leaves out is 0, not so, nobody or nothing."""
    assert game("whispers").properties("will") == {"ink": "green", "worth": 4}
    assert game("whispers").properties("gossip-2") == game("whispers").properties("note/gossip")
    west = wlcore.load("western-legends")
    rider = west.properties("bloody-knife")
    assert (rider["beginnings"], rider["starting-items"], rider["begins-alone"]) == (
        ("sv-mine",),
        ("revolver",),
        False,
    )
    assert (rider["starting-money"], rider["starting-marshal"]) == (20, 0)
    assert (west.properties("pack-mule")["improves"], west.properties("mule")["improves"]) == ("mule", None)
    assert "ability" not in rider
    with pytest.raises(ValueError, match="thing: there is no thing 'pack-mole'; did you mean 'pack-mule'"):
        west.properties("pack-mole")


@pytest.mark.slow("what programs read of states, under every layer")
@pytest.mark.parametrize("installed", wlcore.games(), ids=lambda one: one.id)
def test_what_is_printed_is_told_of_every_thing_under_every_layer(installed: wlcore.Installed):
    """In the game alone and with each company of its layers every card has its properties; things that are named exist."""
    for layers in companies(Shelf.installed(), installed.id):
        found = wlcore.load(installed.id, variants=layers)
        for card in found.cards:
            assert isinstance(found.properties(card), dict)
    if "goals" in installed.layers:
        hunter = wlcore.load(installed.id, variants="goals")
        assert hunter.properties("steady-hands")["pursued-by"] == "annie-oakley"


def test_choices_can_be_given_beforehand():
    """What is asked first is answered for each seat, and the game goes on behind it."""
    coins = game("coin-race")
    first = coins.new(
        players=2, seed=7, chance={"beginner": [1], "draw from pouch": ["charm", "crown-1", "cent-1"]}
    )
    flipped = coins.new(
        players=2,
        chance={"beginner": [1], "draw from pouch": ["charm", "crown-1", "cent-1", "cent-2", "cent-3"]},
        choices={"coin-flipped": ["charm", "crown-1"]},
    )
    assert first.zone("palm", 1).known == ("charm", "cent-1")
    assert flipped.zone("tray").known[-1] == "charm"


def test_copies_go_their_own_way():
    """A clone, a copy and a pickled state are equal to it, and what happens to one does not happen to the others."""
    state = played(game("whispers").new(players=3, names=["A", "B", "C"], seed=2), 1, 9)
    twins = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = state.fingerprint()
    for twin in twins:
        assert twin == state
        assert (twin.names, twin.options, twin.decides) == (state.names, state.options, state.decides)
        twin.apply(twin.options[0])
        assert twin != state
    assert state.fingerprint() == before
    assert pickle.loads(pickle.dumps(state.game)) == state.game
    assert copy.deepcopy(state.game) is state.game


def test_a_state_has_no_hash():
    """What changes is no key."""
    with pytest.raises(TypeError):
        hash(game("coin-race").new())


def test_a_state_is_read_from_what_was_written():
    """JSON gives the same state; that of another game is refused in words."""
    state = played(game("echoes").new(players=2, seed=2), 3, 12)
    assert game("echoes").from_json(state.to_json(), names=["Ann", "Ben"]) == state
    with pytest.raises(wlcore.SaveError, match="of another game"):
        game("coin-race").from_json(state.to_json())
    with pytest.raises(wlcore.SaveError, match="not whole"):
        game("echoes").from_json(state.to_json()[:-9])
    with pytest.raises(wlcore.SaveError, match="no save of this version"):
        game("echoes").from_json(state.to_json().replace('"format":2', '"format":1'))


def test_a_decision_stays_as_it_is():
    """What was read of a decision does not change when the game goes on."""
    state = game("coin-race").new(players=2, seed=7)
    decision = state.decision
    assert decision is not None
    before = decision.options, decision.question(), decision.seat
    played(state, 1, 5)
    assert (decision.options, decision.question(), decision.seat) == before


def test_threads_may_share_a_game():
    """Four threads play on one game at once; each plays just what one alone would have played."""
    alone = [played(game("whispers").new(3, seed=seed), seed).fingerprint() for seed in range(24)]
    found: dict[int, str] = {}

    def play(seeds: range) -> None:
        for seed in seeds:
            state = game("whispers").new(3, seed=seed)
            while not state.over:
                state.view(state.decides).imagine(seed)
                played(state, seed)
            found[seed] = state.fingerprint()

    threads = [Thread(target=play, args=(range(first, 24, 4),)) for first in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(24)] == alone


def test_a_log_is_kept_where_it_is_asked_for():
    """With a log, each choice adds to it, a copy has its own, and a seat is not told what it could not see."""
    state = game("whispers").new(players=2, seed=3, log=True)
    played(state, 1, 12)
    told = [state.log(since=part) for part in range(13)]
    assert told[0] == state.log()
    assert all(longer[-len(shorter) :] == shorter for longer, shorter in itertools.pairwise(told) if shorter)
    assert len(told[0]) > len(told[6]) > 0
    copied = state.clone()
    copied.apply(copied.options[0])
    assert copied.log()[: len(state.log())] == state.log()
    drawn = [line for line in state.log(seat=1) if line not in state.log()]
    assert drawn
    assert state.log("de") != state.log()


def test_automata_sit_behind_the_players():
    """Seats of automata count behind those of players, have scores, and nobody is asked for them."""
    state = game("donkey-race").new(seed=2)
    assert state.seats == state.players + 1
    seen = set()
    while not state.over:
        seen.add(state.decides)
        played(state, 2, 1)
    assert seen <= set(range(1, state.players + 1))
    assert len(state.scores) == state.seats


@pytest.mark.slow("what programs read of states, under every layer")
def test_rulings_and_options_are_listed_as_they_stand():
    """How each stands, by edition and by what was asked for, what else it could be, and about which clauses it is."""
    plain = wlcore.load("western-legends")
    ruling = plain.rulings["new-gear-at-once"]
    assert (ruling.value, ruling.values, ruling.clauses[-1]) == (True, (True, False), "STORE-04")
    assert ruling.question.endswith("?")
    assert plain.options["length"].values == ("short", "average", "long")
    other = wlcore.load(
        "western-legends", "fr", rulings={"new-gear-at-once": False}, options={"length": "long"}
    )
    assert other.rulings["new-gear-at-once"].value is False
    assert other.options["length"].value == "long"
    differing = [name for name in plain.rulings if plain.rulings[name].value != other.rulings[name].value]
    assert len(differing) > 1
