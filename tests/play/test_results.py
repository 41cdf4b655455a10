"""Games that end in an order or in numbers: places, what the end is worth, and how that is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wlcore
from wlcore.cli import main
from wlcore.engine import results
from wlcore.engine.record import Seat
from wlcore.loading import load
from wlcore.play.scores import ranked
from wlcore.play.words import Wording

PACK = "id: dash\nversion: 1.0.0\ntitle: Dash\nkind: game\nplayers: 2-4\n"
RULES = """\
counter paces of player
counter arrived of player
counter home
rule play
  repeat until home is count players:
    for each p in players where arrived(it) is 0: p: go
  win (players where arrived(it) is 1)
rule go
  choose one:
    gain 1 paces
    gain 2 paces
  if paces(you) is at least 4:
    gain 1 home
    set arrived(you) to home
query order(p: player): number is 0 - arrived(p)
query pairs(p: player): number is lowest of (arrived(p), arrived(left of left of p)) * (0 - 1)
"""


def dash(folder: Path, screen: str) -> str:
    """The game, with this about its screen."""
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "rules.wl").write_text(RULES, "utf-8")
    (folder / "screen.yaml").write_text(screen, "utf-8")
    return str(folder)


def ended(game: str, players: int):
    """A game in which the first runs and each behind them is slower."""
    state = load(game).new(players, 1)
    while not state.over:
        state.apply(state.o[1] if state.who == 2 else state.o[0])
    return state


def test_the_order_in_which_players_came_in(tmp_path: Path):
    """The third is the fastest; the others come in one after the other. Nobody has a place before the end."""
    game = dash(tmp_path, "result: order\n")
    beginning = load(game).new(3, 1)
    assert (results.places(beginning), results.results(beginning)) == ([0, 0, 0], [0.0, 0.0, 0.0])
    state = ended(game, 3)
    assert state.winners == (2,)
    assert results.places(state) == [2, 3, 1]
    assert results.results(state) == [-2.0, -3.0, -1.0]


def test_partners_share_a_place(tmp_path: Path):
    """What the end is worth to both is the same."""
    state = ended(dash(tmp_path, "result: pairs\n"), 4)
    assert results.results(state) == [-1.0, -3.0, -1.0, -3.0]
    assert results.places(state) == [1, 3, 1, 3]


@pytest.mark.parametrize(("screen", "wanted"), [("", [2, 2, 1]), ("score: arrived-late\n", [3, 2, 1])])
def test_without_a_result(tmp_path: Path, screen: str, wanted: list[int]):
    """Winners come first, whatever they have; among the others the score counts, if there is one."""
    game = dash(tmp_path, screen)
    (tmp_path / "score.wl").write_text("query arrived-late(p: player): number is arrived(p)\n", "utf-8")
    state = ended(game, 3)
    assert results.places(state) == wanted
    assert results.results(state) == [0.0, 0.0, 1.0]


def test_programs_are_told(tmp_path: Path):
    """By seat, counted from 1."""
    game = wlcore.load(dash(tmp_path, "result: order\n"))
    state = game.new(players=2, seed=1)
    assert state.places == {1: 0, 2: 0}
    while not state.over:
        state.apply(state.options[0])
    assert state.places == {1: 1, 2: 2}
    assert state.returns == {1: -1.0, 2: -2.0}


def test_a_match_tells_mean_places(tmp_path: Path, capsys):
    """And the mean result where there is one; a game without one has no such column."""
    game = dash(tmp_path, "result: order\n")
    assert main(["match", game, "--bots", "random", "--players", "3", "--games", "6"]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[1].endswith("mean score  mean place  mean result")
    assert told.splitlines()[2].endswith("2.00        -2.00")
    dash(tmp_path, "")
    assert main(["match", game, "--bots", "random", "--players", "3", "--games", "6"]) == 0
    assert "mean result" not in capsys.readouterr().out


def test_the_end_is_told_in_order(tmp_path: Path):
    """The first place first, with the result where nothing is counted as a score; with the score where something is."""
    seats = tuple(map(Seat, ("Ann", "Bob", "Cid")))
    game = dash(tmp_path, "result: order\n")
    assert ranked(ended(game, 3), Wording(load(game), seats)) == ["1. Cid: -1", "2. Ann: -2", "3. Bob: -3"]
    dash(tmp_path, "result: order\nscore: covered\ncounted: [arrived]\n")
    (tmp_path / "score.wl").write_text("query covered(p: player): number is paces(p)\n", "utf-8")
    told = ranked(ended(game, 3), Wording(load(game), seats))
    assert [line[:9] for line in told] == ["1. Cid: 4", "2. Ann: 4", "3. Bob: 4"]
    dash(tmp_path, "")
    assert ranked(ended(game, 3), Wording(load(game), seats)) == []


def test_bots_among_themselves(tmp_path: Path, capsys, monkeypatch):
    """The places of a game of bots are told by seat."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "state"))
    game = dash(tmp_path, "result: order\n")
    assert main(["play", game, "--auto", "--players", "3", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["places"]
    assert list(found) == ["1", "2", "3"]
    assert sorted(found.values()) == [1, 2, 3]


@pytest.mark.parametrize(
    ("name", "message"), [("oder", "there is no query 'oder'"), ("home", "there is no query 'home'")]
)
def test_a_result_that_is_none(tmp_path: Path, name: str, message: str, capsys):
    """It is told at its line, with what was meant."""
    game = dash(tmp_path, f"result: {name}\n")
    assert main(["check", game]) == 1
    assert f"screen.yaml:1:9: error unknown-query: {message}" in capsys.readouterr().out
