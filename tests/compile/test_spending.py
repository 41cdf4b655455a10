"""What is done and asked for one choice counts against one budget, in both flavours, and ends with the line of the pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.budget import STEPS
from wlcore.compile.data import Making
from wlcore.engine.faults import MUCH, RuleFault
from wlcore.engine.game import SUPPLIED
from wlcore.engine.session import Session
from wlcore.lang.diagnostics import PackError
from wlcore.loading import Choice, checked, load

PACK = "id: spending\nversion: 1.0.0\ntitle: Spending\nkind: game\nplayers: 2\n"
WORDS = "kind coin is card\nzone pouch is deck\nzone tray is pile\ncounter medals of player\nvariable seen is number\n"
PLAY = """\
rule play
  put coins in tray
  repeat:
    for each p in players: p: lap
rule lap
  choose x from 1 to 2
  {}
"""
LINE = 7


def nested(deep: int, inside: str, word: str = "any", names: str = "") -> str:
    """A question in a question in a question about all that lies in the tray."""
    if not deep:
        return inside
    return f"{word} (tray as a{deep}{names} where {nested(deep - 1, inside, word, names)})"


def pack(tmp_path: Path, lap: str, rules: str = "", coins: int = 30) -> str:
    """The place of a game in which everybody does this in turn."""
    cards = "coin:\n" + "".join(f"  c{i}: {{}}\n" for i in range(coins))
    files = {"pack.yaml": PACK, "words.wl": WORDS, "flow.wl": PLAY.format(lap) + rules, "coins.yaml": cards}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return str(tmp_path)


NEVER = nested(5, "a1 is not a1")
DOUBLING = "rule r0\n  put coins in tray\n" + "".join(
    f"rule r{i}\n  r{i - 1}\n  r{i - 1}\n" for i in range(1, 19)
)
MUCH_AT_ONCE = {
    "a question in questions": (f"if {NEVER}: gain 1 medals", "", 45),
    "the same in a query": ("if hard: gain 1 medals", f"query hard: truth is {NEVER}\n", 45),
    "the same as what is needed": ("try", f"rule try\n  needs {NEVER}\n  gain 1 medals\n", 45),
    "sums of sums": (
        "gain (total (total (total (total (total (1) over tray) over tray) over tray) over tray) over tray) medals",
        "",
        40,
    ),
    "cards that are moved": ("for each c in coins: put coins in pouch", "", 900),
    "rules that perform each other": ("r18", DOUBLING, 40),
    "loops in loops": (
        "for each a in tray:\n    for each b in tray:\n      for each c in tray:\n        for each d in tray: gain 1 medals",
        "",
        50,
    ),
    "rounds whose number is worked out": (
        f"set seen to 9000\n  repeat (seen) times:\n    if {nested(2, 'a1 is not a1')}: gain 1 medals",
        "",
        100,
    ),
    "cards at random": (
        "repeat:\n    choose 900 found from coins at random\n    put found in pouch",
        "",
        900,
    ),
    "cards that are shown": ("repeat:\n    show coins to you", "", 900),
}


@pytest.fixture
def sparing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget that is used up twenty times as soon, so that it takes no seconds."""
    monkeypatch.setattr("wlcore.engine.state.STEPS", STEPS // 20)
    monkeypatch.setitem(SUPPLIED, "STEPS", STEPS // 20)


@pytest.mark.slow("too much at once is stopped")
@pytest.mark.usefixtures("sparing")
@pytest.mark.parametrize("traced", [False, True], ids=["fast", "traced"])
@pytest.mark.parametrize(("lap", "rules", "coins"), MUCH_AT_ONCE.values(), ids=MUCH_AT_ONCE)
def test_too_much_at_once_is_stopped(tmp_path, lap, rules, coins, traced):
    """With the file and line; the state before it goes on."""
    state = load(pack(tmp_path, lap, rules, coins)).new(2, 1, traced=traced)
    before = state.clone()
    with pytest.raises(RuleFault) as error:
        state.clone().apply(state.o[0])
    assert error.value.reason in (MUCH, "endless")
    if error.value.reason == MUCH and error.value.place is not None:
        file, line = error.value.place
        assert (Path(file).name, line >= LINE - 1) == ("flow.wl", True)
    assert state == before


@pytest.mark.parametrize("deep", [2, 3])
def test_what_ends_in_time_is_done(tmp_path, deep):
    """A question about each of some thousand pairs or triples is answered, choice after choice."""
    game = load(pack(tmp_path, f"if {nested(deep, 'a1 is not a1')}: gain 1 medals", coins=30))
    for traced in (False, True):
        state = game.new(2, 1, traced=traced)
        for _ in range(6):
            state.apply(state.o[0])
            assert state.steps > STEPS // 2


@pytest.mark.usefixtures("sparing")
def test_a_choice_that_is_too_much_does_not_count(tmp_path):
    """At the table nothing has changed: the log, the moves and the state are as before."""
    session = Session.start(load(pack(tmp_path, f"if x is 2 and {NEVER}: gain 1 medals", coins=45)), 2, 1)
    one, two = session.state.o
    session.choose(one)
    before = session.state.fingerprint()
    with pytest.raises(RuleFault, match=r"flow\.wl:7: the rules do or ask too much at once"):
        session.choose(two)
    assert (session.state.fingerprint(), len(session.moves)) == (before, 1)
    session.choose(one)
    assert len(session.moves) == 2


def test_what_is_asked_outside_of_choices_has_a_budget_of_its_own(tmp_path):
    """However often it is asked in one position, what others have asked before does not count."""
    hard = f"query hard: truth is {nested(4, 'a1 is not a1')}\n"
    game = load(pack(tmp_path, "if hard: gain 1 medals", hard, coins=30))
    state = game.new(2, 1)
    for _ in range(3):
        assert not state.asked("query/hard")(state, 0)
        assert STEPS // 10 < state.steps < STEPS


@pytest.mark.parametrize("name", ["public-enemy", "western-legends"])
def test_the_games_that_are_shipped_come_nowhere_near(name):
    """Of what may be done for a choice, random games take a tenth at most."""
    game = load(name)
    state, number = game.new(game.players[0], 5), 0
    while not state.over and number < 600:
        state.apply(state.o[(number * 7) % len(state.o)])
        number += 1
        assert state.steps > 0.9 * STEPS


def test_nothing_is_counted_where_little_can_come_of_it(tmp_path):
    """Small questions and loops are written as if there were no budget."""
    lap = "if any (tray as a where a is not a): gain 1 medals\n  for each c in tray: gain 1 medals"
    code = Making(checked(Choice(pack(tmp_path, lap))).program).written("fast")[0]
    assert "spent(" not in code
    assert "rounds(" not in code
    assert "too_much(" not in code


def test_too_many_in_each_other_for_python_are_refused(tmp_path):
    """Sets put together very often in one line, and loops in loops in loops, are told before they are compiled."""
    for deep in ("count (" + " also ".join(["tray"] * 70) + ")", "half of " * 70 + "seen"):
        with pytest.raises(PackError) as error:
            load(pack(tmp_path, f"gain ({deep}) medals"))
        assert [d.code for d in error.value.diagnostics] == ["too-deep"]
