"""Where a number may be nobody, every number is one, those below 0 as well: all that can be done with them, against Python's None."""

from __future__ import annotations

import json
import operator
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from wlcore.engine.chance import Dice
from wlcore.engine.game import Game
from wlcore.engine.record import Seat
from wlcore.engine.rest import from_words, in_words
from wlcore.engine.session import Session
from wlcore.loading import load
from wlcore.numbers import NO_NUMBER
from wlcore.play.words import Wording
from wlcore.scenario.suite import Suite

Number = int | None
PRINTED: dict[str, Number] = {"a": -3, "b": -1, "c": 0, "d": 2, "e": None, "f": -1}
PACK = "id: minus\nversion: 1.0.0\ntitle: Minus\nkind: game\nplayers: 2\n"
WORDS = """\
kind coin is card
  worth: number or nobody
zone tray is pile
variable noted is number or nobody
variable other of player is number or nobody
query plain(n: number): number is n
query passed(n: number or nobody): number or nobody is n
query answered(n: number or nobody): number or nobody
  if n is nobody: answer nobody
  let m be n
  if m is less than 0: answer m - 1
  answer m
query changed: number or nobody is noted
rule play
  put coins in tray
  repeat:
    for each p in players: p: turn
rule turn
  let held be noted
  choose one:
    note
    forget
    copy-it
    lower
    gamble
    finish
  rest-of-turn (held)
rule rest-of-turn(n: number or nobody)
  if n is nobody: gain 1 forgotten
rule note
  set noted to 0 - 1
rule forget
  set noted to nobody
rule copy-it
  set other(you) to noted
rule lower
  set noted to noted - 1
rule gamble
  choose drawn from (noted, 0 - 5) at random
  set noted to drawn
rule finish
  win you
counter forgotten of player
"""


def zero(n: Number) -> int:
    return 0 if n is None else n


OPS: dict[str, Callable[[int, int], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "is": operator.eq, "is not": operator.ne,
    "is at least": operator.ge, "is at most": operator.le, "is more than": operator.gt, "is less than": operator.lt,
}  # fmt: skip
OF_ONE: dict[str, tuple[str, Callable[[Number], Any]]] = {
    "itself": ("number or nobody is {0}", lambda x: x),
    "wanted": ("number is {0}", zero),
    "is nobody": ("truth is {0} is nobody", lambda x: x is None),
    "is somebody": ("truth is {0} is not nobody", lambda x: x is not None),
    "nobody is it": ("truth is nobody is {0}", lambda x: x is None),
    "is -1": ("truth is {0} is 0 - 1", lambda x: zero(x) == -1),
    "half": ("number is half of {0}", lambda x: -(-zero(x) // 2)),
    "divided": ("number is {0} divided by 2", lambda x: zero(x) // 2),
    "handed on": ("number or nobody is passed({0})", lambda x: x),
    "handed on as a number": ("number is plain({0})", zero),
    "answered": ("number or nobody is answered({0})", lambda x: x - 1 if x is not None and x < 0 else x),
    "in a set": ("truth is {0} in (0 - 1, 2)", lambda x: zero(x) in (-1, 2)),
    "not in a set": ("truth is {0} not in (0 - 1, 2)", lambda x: zero(x) not in (-1, 2)),
    "and": ("truth is {0} is not nobody and {0} is less than 0", lambda x: x is not None and x < 0),
    "the most of a set": ("number is highest it over ({0}, 0 - 2)", lambda x: max(zero(x), -2)),
}
OF_TWO = {op: (f"{'number' if op in '+-*' else 'truth'} is {{0}} {op} {{1}}", of) for op, of in OPS.items()}
OF_ALL: dict[str, tuple[str, Any]] = {
    "total": ("number is total worth of it over tray", sum(map(zero, PRINTED.values()))),
    "highest": ("number is highest worth of it over tray", 2),
    "lowest": ("number is lowest worth of it over tray", -3),
    "left out": ("number is count (tray where worth of it is nobody)", 1),
    "there": ("number is count (tray where worth of it is not nobody)", 5),
    "below": ("number is count (tray where worth of it is less than 0)", 3),
    "fewest": ("number is count (tray with fewest worth of it)", 1),
    "some": ("truth is any (tray where worth of it is 0 - 1)", True),
}


def name_of(what: str, *more: str) -> str:
    """The name of a query."""
    words = {"+": "plus", "-": "minus", "*": "times"}.get(what, what)
    return "-".join(["ask", *words.replace("-1", "minus-one").split(), *more])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("packs") / "minus"
    made.mkdir()
    (made / "pack.yaml").write_text(PACK)
    cards = [
        f"  {name}: {'{}' if worth is None else f'{{ worth: {worth} }}'}" for name, worth in PRINTED.items()
    ]
    (made / "coins.yaml").write_text("\n".join(["coin:", *cards, ""]))
    lines = []
    for what, (said, _) in OF_ONE.items():
        lines.append(f"query {name_of(what)}(c: coin): {said.format('worth of c')}")
        lines.append(f"query {name_of(what, 'noted')}: {said.format('noted')}")
    for what, (said, _) in OF_TWO.items():
        lines.append(f"query {name_of(what)}(c: coin, d: coin): {said.format('worth of c', 'worth of d')}")
        lines.append(f"query {name_of(what, 'noted')}(c: coin): {said.format('worth of c', 'noted')}")
    lines += [f"query {name_of(what)}: {said}" for what, (said, _) in OF_ALL.items()]
    (made / "words.wl").write_text(WORDS + "\n".join(lines) + "\n")
    return made


@pytest.fixture(scope="module")
def game(folder: Path) -> Game:
    return load(str(folder))


def kept(number: Number) -> int:
    """A number as it stands in a state."""
    return NO_NUMBER if number is None else number


@pytest.mark.parametrize("traced", [False, True])
def test_whatever_is_asked_is_as_in_python(game: Game, traced: bool):
    """Each question about printed and noted numbers, for every pair of them."""
    state = game.new(2, 1, traced=traced)
    noted = game.data.value_dims["noted"][0]
    ask = state.g.functions
    for what, (_, wanted) in OF_ONE.items():
        for card, x in enumerate(PRINTED.values()):
            state.v[noted] = kept(x)
            for found in (
                ask[f"query/{name_of(what)}"](state, 0, card),
                ask[f"query/{name_of(what, 'noted')}"](state, 0),
            ):
                assert found == kept(wanted(x)), (what, x)
    for what, (_, of) in OF_TWO.items():
        for (one, x), (other, y) in product(enumerate(PRINTED.values()), repeat=2):
            state.v[noted] = kept(y)
            for found in (
                ask[f"query/{name_of(what)}"](state, 0, one, other),
                ask[f"query/{name_of(what, 'noted')}"](state, 0, one),
            ):
                assert found == of(zero(x), zero(y)), (what, x, y)
    for what, (_, answer) in OF_ALL.items():
        assert bool(ask[f"query/{name_of(what)}"](state, 0)) == bool(answer)
        assert ask[f"query/{name_of(what)}"](state, 0) == answer or answer is True, what


def test_games_saves_and_words_keep_them_apart(game: Game):
    """In play, as JSON, by names and at the table -1 is a number, and nobody is nobody."""
    begun = Session.start(game, 2, 3)
    noted, other = (game.data.value_dims[name][0] for name in ("noted", "other"))
    forgotten = game.data.value_dims["forgotten"][0]
    words = Wording(game, (Seat("Ann"), Seat("Bob")))
    reckoned: Number = None
    others: list[Number] = [None, None]
    times = [0, 0]
    dice = Dice(5)
    for _ in range(300):
        state = begun.state
        assert (state.v[noted], state.v[other : other + 2]) == (kept(reckoned), [*map(kept, others)])
        assert state.v[forgotten : forgotten + 2] == times
        again = game.from_json(state.to_json())
        assert (again.v, again.fingerprint()) == (state.v, state.fingerprint())
        shown = words.value(state.view(1), noted)
        assert (shown[2] if shown is not None else "") == ("" if reckoned in (None, 0) else str(reckoned))
        option = state.o[dice.below(len(state.o) - 1)]
        what, who = game.names.option(option), state.who
        times[who] += reckoned is None
        begun.choose(option)
        if what == "note":
            reckoned = -1
        elif what == "forget":
            reckoned = None
        elif what == "copy-it":
            others[who] = reckoned
        elif what == "lower":
            reckoned = zero(reckoned) - 1
        elif what == "gamble":
            drawn = begun.state.v[noted]
            assert drawn in (-5, zero(reckoned))
            reckoned = drawn


def test_a_rest_point_keeps_them_apart(game: Game):
    """A game that rested goes on with the number, or with nobody, that was there."""
    begun = Session.start(game, 2, 3)
    noted = game.data.value_dims["noted"][0]
    found = []
    for said in ("note", "lower", "forget", "forget", "note", "note"):
        option = next(option for option in begun.state.o if game.names.option(option) == said)
        for entry in begun.choose(option):
            if game.data.said[entry[0]][0] == "Repeat":
                rested = from_words(game, json.loads(json.dumps(in_words(game, entry[1], 2))))
                found.append((rested.v[noted], begun.state.v[noted]))
    assert found == [(-2, -2), (NO_NUMBER, NO_NUMBER), (-1, -1)]


SCENARIO = """players anna, ben
scenario "Below"
given
  noted is 0 - 1
  other(ben) is nobody
then
  noted is 0 - 1
  noted is not nobody
  worth of e is nobody
  worth of b is not nobody
  total worth of it over tray is 0 - 3
  other(ben) is nobody
when
  anna: copy-it
  ben: forget
then
  other(anna) is 0 - 1
  noted is nobody
"""


def test_scenarios_tell_them_apart(folder: Path):
    """Given, asked about, and told where something else is expected."""
    file = folder / "some.scn"
    file.write_text(SCENARIO)
    (case,) = Suite().cases(file)
    assert case.run("en").passed, case.run("en")
    file.write_text(
        SCENARIO.replace("noted is nobody\n", "noted is 4\n").replace(
            "worth of b is not nobody", "worth of b is 0 - 1"
        )
    )
    (case,) = Suite().cases(file)
    (failure,) = case.run("en").failures
    assert "nobody" in str(failure.found)
