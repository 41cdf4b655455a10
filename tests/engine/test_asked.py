"""Who is asked does not tell who has something to choose, where a table wants that."""

from __future__ import annotations

import pickle
import shutil
from io import StringIO
from pathlib import Path

import pytest

import wlcore
from wlcore.bots.random import RandomBot
from wlcore.cli import main
from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.journal import Journal
from wlcore.engine.record import Seat, header_of, header_said
from wlcore.engine.state import State
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, load, loaded
from wlcore.play import kept
from wlcore.study.conform import conform
from wlcore.study.knowledge import asked, course, traced_twin
from wlcore.whom import ASKING

GAMES = Path(__file__).parents[1] / "games"
PARRIES = str(GAMES / "parries")
PASSES = 6


def played(game: Game, seed: int, players: int = 3) -> tuple[State, int, int]:
    """A game of random bots, how many decisions it took and how many of them left no choice."""
    state, bot, decisions, single = game.new(players, seed), RandomBot(seed), 0, 0
    while not state.over:
        decisions += 1
        single += len(state.o) == 1
        state.apply(bot.pick(state.o))
    return state, decisions, single


def told_apart(game: Game, players: int, seeds: int) -> tuple[int, int]:
    """How often a game and one that somebody imagines went the same way after the same choices and passes, for all that they could
    see; and how often they saw by who was asked then that it was the other.
    """
    alike = apart = 0
    for seed in range(seeds):
        state, dice = game.new(players, seed), Dice(seed)
        while not state.over:
            option = state.o[dice.below(len(state.o))]
            for seat in range(players):
                other = state.view(seat + 1).imagine(Dice(dice.below(1 << 31)), traced=True)
                real = traced_twin(state)
                other.rng = real.rng
                for choice in (option, *[0] * PASSES):
                    if choice not in real.o or choice not in other.o:
                        break
                    for one in (real, other):
                        one.trace = []
                        one.apply(choice)
                    mine, imagined = real.view(seat + 1), other.view(seat + 1)
                    if real.rng != other.rng or course(real, mine) != course(other, imagined):
                        break
                    alike += 1
                    if asked(mine) != asked(imagined):
                        apart += 1
                        break
                    assert mine == imagined
            state.apply(option)
    return alike, apart


@pytest.mark.slow("who is asked tells nothing")
@pytest.mark.parametrize("name", [PARRIES, "public-enemy", "western-legends"])
def test_the_same_seeds_give_the_same_games(name: str):
    """Whoever is asked without anything to choose, the game and its dice go the same way."""
    games = {ask: load(name, ask=ask) for ask in ASKING}
    for seed in range(2):
        found = {ask: played(game, seed) for ask, game in games.items()}
        needed = found["needed"]
        assert needed[2] == 0
        for state, decisions, single in found.values():
            assert decisions - single == needed[1]
            assert (state.v, state.z, state.rng, state.winners) == (
                needed[0].v, needed[0].z, needed[0].rng, needed[0].winners,
            )  # fmt: skip


def test_who_is_asked_tells_nothing_where_all_are_asked():
    """Where only those are asked who can parry, the others learn who that is; where all are asked who might, nobody learns it."""
    assert told_apart(load(PARRIES), 3, 6)[1] > 0
    alike, apart = told_apart(load(PARRIES, ask="always"), 3, 6)
    assert alike > 500
    assert apart == 0


@pytest.mark.slow("who is asked tells nothing")
@pytest.mark.parametrize("name", ["public-enemy", "western-legends"])
def test_who_is_asked_tells_nothing_in_shipped_games(name: str):
    """The same in a game of each that is shipped."""
    alike, apart = told_apart(load(name, ask="always"), 3, 2)
    assert alike > 600
    assert apart == 0


def test_nobody_is_asked_of_whom_all_know_that_they_cannot():
    """Where all cards that answer lie open, or somebody holds none at all, nobody is asked in vain."""
    game = load(PARRIES, ask="always")
    state = game.new(3, 1)
    assert played(game, 1)[2] > 0
    answers = {card for card, name in enumerate(game.names.cards) if not name.startswith("strike")}
    pit = next(zone for zone in range(len(state.z)) if game.names.zone(zone) == "pit")
    for zone in range(len(state.z)):
        if game.fixed[zone] < 0:
            state.z[zone] = [card for card in state.z[zone] if card not in answers]
    stock = next(zone for zone in range(len(state.z)) if game.fixed[zone] >= 0)
    state.v[game.below[stock]], state.v[game.fixed[stock]], state.b = 0, 0, game.fast.whole
    state.z[stock] = [card for card in state.z[stock] if card not in answers]
    state.z[pit] = sorted(answers)
    for card in answers:
        state.loc[card], state.k[card] = pit, state.all
    bot = RandomBot(1)
    while not state.over:
        assert len(state.o) > 1
        state.apply(bot.pick(state.o))


def test_chance_asks_some_of_those_who_cannot():
    """At random somebody with nothing to choose is asked at times, and not always."""
    always, chance = (sum(played(load(PARRIES, ask=ask), seed)[2] for seed in range(9)) for ask in ASKING[1:])
    assert 0 < chance < always


@pytest.mark.slow("who is asked tells nothing")
@pytest.mark.parametrize("ask", ["always", "random"])
def test_every_invariant_holds_whoever_is_asked(ask: str):
    """Saves, views, copies and replays are as they should be."""
    for name in ("parries", "tricks", "orders"):
        assert conform(str(GAMES / name), 5, ask=ask, thorough=True).faults == []


@pytest.mark.slow("who is asked tells nothing")
def test_a_fault_names_who_was_asked(monkeypatch: pytest.MonkeyPatch):
    """What is found where all are asked can be found again: the report says so."""
    monkeypatch.setattr("wlcore.study.knowledge.asked", id)
    (fault, *_) = conform(PARRIES, 2, ask="always", thorough=True).faults
    assert (fault.invariant, fault.ask) == ("asked-alike", "always")


def test_a_game_says_who_is_asked(tmp_path: Path):
    """A pack has its own usual way; what a table says comes before that, and what nobody knows is refused."""
    shutil.copytree(PARRIES, tmp_path / "parries")
    manifest = tmp_path / "parries" / "pack.yaml"
    manifest.write_text(manifest.read_text() + "ask: always\n")
    place = str(tmp_path / "parries")
    assert played(load(place), 1)[2] == played(load(PARRIES, ask="always"), 1)[2] > 0
    assert played(load(place, ask="needed"), 1)[2] == 0
    with pytest.raises(PackError, match="sometimes"):
        load(place, ask="sometimes")


def test_a_journal_goes_on_as_it_began(tmp_path: Path):
    """Who is asked is kept, also where the game has it so, and a journal of before that is one in which nobody was asked in vain."""
    seats = tuple(Seat("", "random") for _ in range(3))
    for ask, said in (("", "needed"), ("always", "always")):
        choice = Choice(PARRIES, ask=ask)
        journal, session = kept.begun(choice, loaded(choice), seats, 5)
        for _ in range(12):
            session.choose(session.state.o[-1])
        again = Journal.open(journal.path)
        assert again.header.ask == said
        assert again.replay(kept.game_of(again)).state == session.state
        journal.close()
        before = header_said(again.header)
        del before["ask"]
        assert header_of(before).ask == "needed"


@pytest.mark.slow("who is asked tells nothing")
def test_programs_say_who_is_asked(tmp_path: Path):
    """`wlcore.load` takes who is asked, tells what is no way to ask, and games of it come back when they are pickled."""
    game = wlcore.load(PARRIES, ask="always")
    assert pickle.loads(pickle.dumps(game)) == game != wlcore.load(PARRIES)
    with pytest.raises(ValueError, match="sometimes"):
        wlcore.load(PARRIES, ask="sometimes")
    single = 0
    for seed in range(4):
        state = game.new(3, seed=seed)
        while not state.over:
            single += len(state.options) == 1
            state.apply(state.options[-1])
    assert single > 0
    assert wlcore.conform(game, games=3, players=3).faults == ()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Everybody is asked"),
        ("de", "Gefragt werden alle"),
        ("fr", "On interroge"),
        ("ru", "Спрашивают всех"),
    ],
)
def test_a_table_says_who_is_asked(language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys):
    """Where all are asked who might react, people are told so when the game begins, in their language."""
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main(["play", PARRIES, "--names", "Ann,Ben", "--ask", "always", "--lang", language]) == 0
    assert said in capsys.readouterr().out
