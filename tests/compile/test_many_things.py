"""Copies, ranges, the first, the next, what is left over, the order of a number, and what all choose at once."""

from __future__ import annotations

from random import Random

import pytest

from wlcore.door.loading import load
from wlcore.engine.game import Game
from wlcore.engine.measures import query_name
from wlcore.lang.diagnostics import PackError
from wlcore.loading import load as compiled

PACK = "id: fair\nversion: 1.0.0\ntitle: Fair\nkind: game\nplayers: 2-4\n"
CARDS = """\
stall:
  forge: { copies: 3 }
  mill: { copies: 2 }
  well: {}
face:
  blank: { copies: 3 }
  hit: { copies: 2 }
  flag: {}
"""
WORDS = """\
kind season: spring, summer, autumn
kind stall is card
kind face
zone store is pile
zone board of player is pile
counter coins of player, up to 30
counter rounds
variable now is season
variable order is number
variable shown is face
query copies-there: number is count (copies of forge-2)
query forges: number is count forge
query of-one-kind: number is count (stalls where it in copies of well)
query kinds-held: number is count (stalls where it is forge or it is mill)
query not-forges: number is count (stalls where it is not forge)
query left-over: number is remainder of (17 divided by 5)
query left-below: number is remainder of ((0 - 7) divided by 4)
query seven: number is highest of (3, 7, 2)
query two: number is lowest of (3, 7, 2)
query twelve: number is total of (3, 7, 2)
query dozen: number is count (1 to 12)
query evens: number is count ((1 to 12) where remainder of (it divided by 2) is 0)
query after-summer: number is position of next of summer
query no-more: truth is next of autumn is nobody and previous of spring is nobody
query first-forge: truth is first of (stalls where it is forge) is forge-1
query nobody-first: truth is first of (players where coins(it) is 29) is nobody
query hits: number is count (faces where it is hit)
"""
FLOW = """\
rule play
  put stalls in store
  set now to spring
  for each p in players:
    choose given from 1 to 6 at random
    p: gain given coins
  for each p in players by most coins(it): set order to order * 10 + coins(p)
  repeat:
    gain 1 rounds
    for each p in players at once:
      p: choose coins-bid from 0 to coins(p)
      p: choose wished from seasons
      p: lose coins-bid coins
      p: gain (position of wished) coins
    for each p in players by fewest coins(it) from left of first of players: p: round
    if rounds is 4: win players

rule round
  choose rolled from faces at random
  set shown to rolled
  choose taken from store where it is forge or it is mill
  put taken in board(you)
  may lose 1 coins: nothing
  otherwise: gain 1 coins
"""
AT_ONCE = ("coins-bid", "wished")
ASKED = {
    "copies-there": 3, "forges": 3, "of-one-kind": 1, "kinds-held": 5, "not-forges": 3, "left-over": 2, "left-below": 1,
    "seven": 7, "two": 2, "twelve": 12, "dozen": 12, "evens": 6, "after-summer": 3, "no-more": 1, "first-forge": 1,
    "nobody-first": 1, "hits": 2,
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("fair")
    for name, text in (("pack.yaml", PACK), ("cards.yaml", CARDS), ("words.wl", WORDS), ("flow.wl", FLOW)):
        (folder / name).write_text(text, "utf-8")
    return str(folder)


@pytest.fixture(scope="module")
def game(folder: str) -> Game:
    return compiled(folder)


@pytest.mark.parametrize("traced", [False, True])
def test_values(game: Game, traced: bool):
    """Each question has its answer, in both flavours."""
    state = game.new(3, 4, traced=traced)
    found = {name: state.asked(query_name(name))(state, 0) for name in ASKED}
    assert {name: int(value) for name, value in found.items()} == ASKED


def test_in_the_order_of_a_number(game: Game):
    """Whoever has most comes first, whatever the seats."""
    at = game.names.data.value_names.index("order")
    for seed in range(12):
        order = str(game.new(4, seed).v[at])
        assert order == "".join(sorted(order, reverse=True))
        assert len(order) == 4


def test_at_once(folder: str):
    """Until all have chosen nobody sees what another chose: neither in values nor in unfinished rules."""
    game, dice, asked = load(folder), Random(3), 0
    for seed in range(6):
        state = game.new(players=3, seed=seed)
        while not state.over:
            decision = state.decision
            if decision.about in AT_ONCE:
                views: dict[int, set[str]] = {}
                for option in decision.options:
                    after = state.clone()
                    after.apply(option)
                    then = after.decision
                    if then is not None and (then.seat, then.about) > (decision.seat, decision.about):
                        for seat in {1, 2, 3} - {decision.seat, then.seat}:
                            views.setdefault(seat, set()).add(str(after.view(seat).to_dict()))
                asked += len(views)
                assert all(len(seen) == 1 for seen in views.values())
            state.apply(dice.choice(decision.options))
    assert asked > 20


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("for each p in players at once: gain 1 rounds", "nobody chooses in this block"),
        ("for each p in players at once: p: choose 2 taken from store", "one thing, or a number, is chosen at once with others"),
        ("choose n from 6 to 1 at random", "there is no number from the first to the last of these"),
        ("set order to remainder of 4", "'remainder' is written: remainder of (N divided by N)"),
        ("set order to remainder of (4 divided by 0)", "no number can be divided by 0"),
        ("set now to next of well", "a stall stands in no list"),
        ("nothing at all", "'nothing' is written: nothing"),
        ("let alike be copies of 3", "a number has no copies"),
    ],
)  # fmt: skip
def test_mistakes(folder: str, tmp_path, line: str, message: str):
    """What cannot be is told at its line."""
    (tmp_path / "pack.yaml").write_text(
        "id: wrong\nversion: 1.0.0\ntitle: W\nkind: layer\ngame: fair\n", "utf-8"
    )
    (tmp_path / "more.wl").write_text(f"rule wrong\n  {line}\n", "utf-8")
    with pytest.raises(PackError) as error:
        compiled(folder, packs=[tmp_path])
    first = next(d for d in error.value.diagnostics if d.severity == "error")
    assert (first.message, first.span.line) == (message, 2)
