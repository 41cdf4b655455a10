"""Bots among themselves: one seed, one game; and what is counted as a score."""

import json

import pytest

from tests.engine.positions import COIN_RACE, ENEMY, WHISPERS, after, game
from tests.planted import plant_apply
from wlcore import cli
from wlcore.bots.random import RandomBot
from wlcore.door.view import seen_by
from wlcore.engine.faults import RuleFault
from wlcore.play.auto import Turns, bot_seed, played
from wlcore.play.scores import scores


def auto(*words: str) -> list[str]:
    return ["play", *words, "--auto", "--json"]


def outcome(capsys, *words: str) -> dict:
    assert cli.main(auto(*words)) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("name", [ENEMY, COIN_RACE, WHISPERS])
def test_one_seed_is_one_game(capsys, name):
    """The same seed gives the same outcome, another seed another one."""
    first, again, other = (outcome(capsys, name, "--seed", seed) for seed in ("7", "7", "8"))
    assert first == again
    assert first != other


def test_the_outcome_is_as_documented(capsys):
    """Scores are keyed by seat, winners are seats, and nothing else is told."""
    found = outcome(capsys, ENEMY, "--players", "4", "--seed", "1")
    assert list(found) == ["scores", "places", "winners", "turns", "decisions", "fingerprint"]
    assert list(found["scores"]) == ["1", "2", "3", "4"]
    assert set(found["winners"]) <= {1, 2, 3, 4}
    assert 0 < found["turns"] <= found["decisions"]
    assert len(found["fingerprint"]) == 16


def test_options_of_the_game_count(capsys):
    """Players, bots and layers that are asked for are the ones that play."""
    assert len(outcome(capsys, ENEMY, "--players", "6", "--seed", "1")["scores"]) == 6
    assert len(outcome(capsys, ENEMY, "--bots", "random,random,random,random", "--seed", "1")["scores"]) == 4


def test_no_journal_is_kept(capsys, state):
    """A game that bots play leaves nothing behind."""
    outcome(capsys, ENEMY, "--seed", "1")
    assert not state.exists()


def test_without_json_it_is_told_in_words(capsys):
    """The winners and scores are lines; the seed, with which it can be repeated, goes to stderr."""
    assert cli.main(["play", ENEMY, "--auto", "--seed", "5"]) == 0
    said = capsys.readouterr()
    assert "won." in said.out
    assert said.err.startswith("seed 5: ")


def test_an_effect_that_never_ends_is_named(monkeypatch, capsys):
    """If a choice leads nowhere, one sentence names it, with the seed that leads there."""

    def endless(*_):
        raise RuleFault

    plant_apply(monkeypatch, endless)
    assert cli.main(auto(ENEMY, "--seed", "5")) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("wl play: what follows from 'source ")
    assert "seed 5" in said.err
    assert said.err.count("\n") == 1


def test_bots_see_views_only():
    """What a bot is given to choose from is its own view."""
    given = []

    class Looking(RandomBot):
        def choose(self, view):
            given.append((type(view).__name__, view.seat, bool(view.options)))
            return super().choose(view)

    played(game(WHISPERS), 3, [Looking(0), Looking(1), Looking(2)])
    assert {name for name, _, _ in given} == {"View"}
    assert {seat for _, seat, _ in given} == {1, 2, 3}
    assert all(options for _, _, options in given)


def test_bots_of_one_game_have_different_dice():
    """Each seat, and each moment at which a game goes on, has a seed of its own."""
    seeds = [bot_seed(seed, seat, moves) for seed in (0, 1) for seat in range(6) for moves in (0, 17)]
    assert len(set(seeds)) == len(seeds)


def test_scores_are_what_the_pack_counts(capsys):
    """Where the pack names a score, it is that; here, how many Wanted tokens each player has."""
    state, found = after(ENEMY, 5000), outcome(capsys, ENEMY, "--players", "3", "--seed", "2")
    tokens = [sum(state.v[4 * seat : 4 * seat + 4]) for seat in range(3)]
    assert scores(state) == dict(enumerate(tokens, 1))
    assert max(tokens) == 4
    assert all(0 <= score <= 4 for score in found["scores"].values())


def test_turns_are_what_the_pack_calls_a_turn(capsys):
    """A rule that the pack names is counted; without one, how often another player decides."""
    enemy, race = outcome(capsys, ENEMY, "--seed", "3"), outcome(capsys, COIN_RACE, "--seed", "3")
    turns = Turns(game(ENEMY))
    state, bot = game(ENEMY).new(2, 3, traced=True), [RandomBot(bot_seed(3, seat)) for seat in (0, 1)]
    while not state.over:
        state.apply(bot[state.who].choose(seen_by(state, state.who + 1)))
    turns.count(state)
    assert enemy["turns"] == turns.number
    assert 0 < race["turns"] < race["decisions"]


def test_without_a_score_winners_have_one():
    """Where the pack names no score, winners have 1 and the others 0."""
    state = after(COIN_RACE, 500)
    assert state.over
    assert scores(state) == {seat + 1: int(seat in state.winners) for seat in range(3)}


def test_a_game_that_goes_on_for_ever_is_given_up(capsys, tmp_path):
    """An effect that asks again and again is no single long step, so the game's own bound stops it."""
    (tmp_path / "end").mkdir()
    (tmp_path / "end" / "pack.yaml").write_text(
        "id: end\nversion: 1.0.0\ntitle: End\nkind: layer\ngame: public-enemy\n", "utf-8"
    )
    (tmp_path / "end" / "bench.yaml").write_text("longest: 500\n", "utf-8")
    (tmp_path / "end" / "a.wl").write_text(
        "before turn:\n  repeat until no players: choose listener from others\n", "utf-8"
    )
    assert cli.main([*auto(ENEMY, "--players", "3"), "--with", str(tmp_path / "end")]) == 1
    assert "after 500 decisions the game is not over" in capsys.readouterr().err
