"""What packs declare as Python and what their Python brings are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.lang.query_cost import Costs
from wlcore.lang.symbols import Routine
from wlcore.packs.assemble import assemble
from wlcore.packs.find import PackFolder
from wlcore.packs.source import read_pack

GAME = Path(__file__).parents[1] / "games" / "coin-race"
MANIFEST = "id: weights\nversion: 1.0.0\ntitle: Weights\nkind: layer\ngame: coin-race\n"
DECLARED = "\nbuiltin weigh(coins-there: set of card, twice: truth): number\n"
FINE = "def weigh(state, coins, twice):\n    return len(coins)\n\n\nBUILTINS = {'weigh': weigh}\n"


def assembled(python: str | None, words: str = DECLARED, trusted: bool = True) -> tuple[Program, list[str]]:
    """The game with a layer that has this Python, and what is said about it."""
    files = {
        "pack.yaml": MANIFEST + ("builtins: builtins.py\n" if python is not None else ""),
        "words.wl": words,
    }
    if python is not None:
        files["builtins.py"] = python
    folder = PackFolder("weights", {name: text.encode for name, text in files.items()})
    findings = Findings()
    packs = [read_pack(PackFolder.open(GAME), findings, False), read_pack(folder, findings, trusted)]
    assembly = assemble([pack for pack in packs if pack is not None], findings)
    return assembly.program, [f"{d.span}: {d.message}" for d in findings.sorted()]


def found(python: str | None, words: str = DECLARED, trusted: bool = True) -> list[str]:
    """What is said about a layer with this Python."""
    return assembled(python, words, trusted)[1]


def test_what_is_declared_and_brought_is_fine():
    """The state comes first, then what is declared; more may follow if it need not be given."""
    assert found(FINE) == []
    assert found(FINE.replace("twice):", "twice, thrice=0):")) == []
    assert found("BUILTINS = {'weigh': lambda *all: 0}\n") == []


@pytest.mark.parametrize("python", [None, "BUILTINS = {}\n", "BUILTINS = {'weigh': 3}\n"])
def test_what_is_missing_is_said_where_it_is_declared(python: str | None):
    """A builtin without Python."""
    assert found(python) == ["weights/words.wl:2:1: no installed pack brings Python for 'weigh'"]


@pytest.mark.parametrize("python", [FINE.replace(", twice", ""), FINE.replace("twice):", "twice, thrice):")])
def test_what_takes_other_things_is_said(python: str):
    """A function that takes fewer things, or more."""
    assert found(python) == [
        "weights/words.wl:2:1: the Python for 'weigh' does not take what is declared here"
    ]


def test_what_nobody_declares_is_said_where_it_stands():
    """A function that no rule can ever call."""
    python = FINE.replace("weigh}", 'weigh, "wiegh": weigh}')
    assert found(python) == ["weights/builtins.py:5:29: no pack declares the builtin 'wiegh'"]


@pytest.mark.parametrize(
    ("python", "said"),
    [
        ("x = 1\n", "this file has no BUILTINS: a dictionary of its functions by the names that rules call"),
        ("import nothing_like_this\n", "this file cannot be loaded: ModuleNotFoundError: No module named"),
        ("def (\n", "this file cannot be loaded: SyntaxError"),
    ],
)
def test_python_that_does_not_load_is_said(python: str, said: str):
    """One finding, in the file itself."""
    (finding,) = found(python)
    assert finding.startswith(f"weights/builtins.py:1:1: {said}")


def test_strangers_bring_no_python():
    """A pack from a folder may not even name a file; what it declares has nothing behind it."""
    messages = found(FINE, trusted=False)
    assert any("no installed pack brings Python" in message for message in messages)
    assert len(messages) == 2


ASKING = "\nquery heavy(c: card): truth is worth of c is 3\n" + DECLARED.rstrip() + " by heavy\n"
MADE = "def weigh(heavy):\n    return lambda state, coins, twice: 0\n\n\nBUILTINS = {'weigh': weigh}\n"


def test_a_builtin_is_made_of_the_queries_that_it_asks():
    """Its Python takes these and gives the function; nothing can be asked before there is a game."""
    assert found(MADE, ASKING) == []
    assert found(MADE.replace("return ", "assert heavy.printed(0) is None\n    return "), ASKING) == []


@pytest.mark.parametrize(
    ("python", "said"),
    [
        (FINE, "does not take the queries that it asks"),
        (MADE.replace("(heavy)", "()"), "does not take the queries that it asks"),
        (MADE.replace("twice: 0", "twice, thrice: 0"), "does not take what is declared here"),
        (MADE.replace("lambda state, coins, twice: ", ""), "makes no function of the queries that it asks"),
        (MADE.replace("return ", "heavy(None, 0)\n    return "), "fails: RuntimeError: a query can be"),
        (MADE.replace("return ", "heavy.asked()\n    return "), "fails: AttributeError: "),
    ],
)
def test_python_that_makes_something_else_is_said(python: str, said: str):
    """Where the builtin is declared."""
    (finding,) = found(python, ASKING)
    assert finding.startswith(f"weights/words.wl:4:1: the Python for 'weigh' {said}")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("heavvy", "4:66: there is no query 'heavvy'"),
        ("lap", "4:66: there is no query 'lap'"),
        ("tray", "4:66: there is no query 'tray'"),
        ("heavy, heavy", "4:73: 'heavy' stands here twice"),
    ],
)
def test_what_is_asked_is_a_query(asked: str, said: str):
    """Each once, by its name."""
    python = MADE.replace("(heavy)", "(*heavy)")
    assert f"weights/words.wl:{said}" in found(python, ASKING.replace("by heavy", f"by {asked}"))


def test_a_builtin_asks_nothing_that_asks_it():
    """A circle through a builtin is one like any other."""
    circle = ASKING.replace("worth of c is 3", "weigh(tray, no) is 3")
    assert found(MADE, circle) == [
        "weights/words.wl:2:1: a query cannot ask itself, not even about less: 'heavy' asks 'heavy'"
    ]


def test_what_a_builtin_asks_is_counted():
    """It may ask about every card, and that takes its time."""
    costs = []
    for asking in (DECLARED, ASKING):
        program = assembled(MADE, asking + "query used: number is weigh(tray, no)\n")[0]
        used, heavy = program.names["used"], program.names.get("heavy")
        assert isinstance(used, Routine)
        costs.append((Costs(program).routine(used), heavy))
    (without, _), (steps, heavy) = costs
    assert isinstance(heavy, Routine)
    assert steps - without == len(program.cards) * Costs(program).routine(heavy) > 0
