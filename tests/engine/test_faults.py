"""What rules cannot do is said in words, with the place in the pack, and the choice that led there does not count."""

from __future__ import annotations

import io
import pickle
from pathlib import Path

import pytest

from wlcore import cli
from wlcore.bots.search import SearchBot
from wlcore.door.view import seen_by
from wlcore.engine.faults import LARGE, MUCH, NOTHING, OUTSIDE, TURNS, RuleFault, located
from wlcore.engine.journal import Journal
from wlcore.engine.record import Header, Seat
from wlcore.engine.refusals import SaveError
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.loading import Choice, load
from wlcore.play.words import Wording
from wlcore.scenario.suite import Suite
from wlcore.study.conform import conform
from wlcore.study.match import match

pytestmark = pytest.mark.slow("faults of rules are told with their line")

PACK = "id: sums\nversion: 1.0.0\ntitle: Sums\nkind: game\nplayers: 2-3\n"
RULES = """\
counter heap of player

rule play
  repeat:
    for each p in players: p: turn
rule turn
  choose one:
    wait
    work
    finish
rule wait
  gain 1 heap
rule finish
  win you
rule work
  choose n from 0 to 3
{}
query share(n: number): number is 12 divided by n
query deeper(n: number): number
  if n is 0: answer 0
  answer share(n) + share(n)
"""
FAULTS = {
    "  set heap(you) to 12 divided by n": (NOTHING, 0),
    "  gain (12 divided by n) heap": (NOTHING, 0),
    "  if 12 divided by n is 4: gain 1 heap": (NOTHING, 0),
    "  set heap(you) to share(n)": (NOTHING, 1),
    "  gain (deeper(n) + share(n)) heap": (NOTHING, 1),
    "  let x be n\n  for each p in players where heap(it) divided by x is 3: gain 1 heap": (NOTHING, 1),
    "  choose m from 0 to 3 divided by n": (NOTHING, 0),
    "  choose p from players where 3 divided by n is 1": (NOTHING, 0),
    "  choose m from 0 to 1\n  gain 1 heap\n  gain (m divided by n) heap": (NOTHING, 2),
    "  repeat 60 times: set heap(you) to (heap(you) + n + 2) * (heap(you) + n + 2)": (LARGE, 0),
    "  let a be (n + 999999999) * 999999999\n  gain 1 heap": (LARGE, 0),
    "  set heap(you) to (n + 1) * 999999\n  repeat (heap(you)) times: gain 1 heap": (TURNS, 1),
    "  let some be (n + 200 to n + 210)\n  choose 2 m from some": (OUTSIDE, 1),
    "  repeat: gain 1 heap": (MUCH, 0),
}
"""By the lines of a rule why they fail when 0 is chosen, and in which line: 1 behind the last is that of the query. What goes on
for ever is stopped by its steps, or where it is told by the length of what is told.
"""


def folder(place: Path, lines: str) -> Path:
    """The game with these lines, in a folder of its own."""
    made = place / "sums"
    made.mkdir()
    (made / "pack.yaml").write_text(PACK)
    (made / "words.wl").write_text(RULES.format(lines))
    return made


def line_of(made: Path, lines: str, at: int) -> int:
    """The number of the line that fails."""
    wanted = [*lines.split("\n"), "query share(n: number): number is 12 divided by n"][at]
    return (made / "words.wl").read_text().split("\n").index(wanted) + 1


def asked(state: State, *words: str) -> State:
    """The state after these choices."""
    for said in words:
        option = state.game.names.option_number(said)
        assert option in state.o, [state.game.names.option(o) for o in state.o]
        state.apply(option)
    return state


@pytest.mark.parametrize(("lines", "wanted"), FAULTS.items(), ids=[f"fault-{n}" for n in range(len(FAULTS))])
def test_a_fault_is_told_with_its_line_and_the_choice_does_not_count(lines: str, wanted, tmp_path: Path):
    """In a session the state, what can be undone and what can be chosen are as before; both flavours tell the same place."""
    made = folder(tmp_path, lines)
    reason, at = wanted
    place = (str(made / "words.wl"), line_of(made, lines, at))
    game = load(str(made))
    begun = Session.start(game, 2, 1)
    failed = None
    for _ in range(3):
        before, options, count = begun.state.fingerprint(), list(begun.state.o), len(begun.moves)
        option = next((o for o in options if game.names.option(o) in ("work", "n 0")), options[0])
        try:
            begun.choose(option)
        except RuleFault as fault:
            failed = fault
            assert (begun.state.fingerprint(), list(begun.state.o), len(begun.moves)) == (
                before,
                options,
                count,
            )
            break
    assert failed is not None
    assert (failed.reason, failed.place) == (reason, place)
    assert str(failed).startswith(f"{place[0]}:{place[1]}: ")
    choices = [move.option for move in begun.moves]
    fast = game.new(2, 1)
    for choice in choices:
        fast.apply(choice)
    with pytest.raises(RuleFault) as found:
        fast.apply(option)
    told = located(found.value, game, 2, 1, None, [*choices, option])
    assert (told.reason, told.place) == (reason, place)


def test_a_fault_can_be_sent_from_one_process_to_another():
    """A match that several processes play tells it, too."""
    sent = pickle.loads(pickle.dumps(RuleFault(NOTHING, ("a.wl", 3))))
    assert (sent.reason, sent.place, str(sent)) == (NOTHING, ("a.wl", 3), "a.wl:3: a number is divided by 0")


DIVIDED = "  gain (12 divided by n) heap"


@pytest.fixture
def divided(tmp_path: Path) -> Path:
    return folder(tmp_path, DIVIDED)


def test_the_table_says_it_and_goes_on(divided: Path, capsys, monkeypatch):
    """Whoever divides by nothing is told so, with the place, and chooses again."""
    monkeypatch.setattr("sys.stdin", io.StringIO("work\nn 0\nn 1\nquit\n"))
    assert cli.main(["play", str(divided), "--names", "Ann,Bob", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "cannot be carried out" in said
    assert f"words.wl:{line_of(divided, DIVIDED, 0)}" in said
    assert "defect" not in said


def test_games_of_bots_say_it(divided: Path, capsys):
    """A game of bots by themselves, a match and a check of conformance name the line."""
    place = f"words.wl:{line_of(divided, DIVIDED, 0)}: a number is divided by 0"
    assert {cli.main(["play", str(divided), "--auto", "--seed", str(seed)]) for seed in range(6)} == {0, 1}
    said = capsys.readouterr().err
    assert place in said
    assert "defect" not in said
    with pytest.raises(RuleFault, match="a number is divided by 0"):
        match(Choice(str(divided)), ["random", "random"], 20)
    faults = conform(str(divided), 6).faults
    assert {fault.invariant for fault in faults} == {"effects-end"}
    assert all(place in fault.message for fault in faults)


def test_bots_that_search_pass_it_over(divided: Path):
    """A bot that looks ahead does not choose what cannot be carried out."""
    game = load(str(divided))
    state = asked(game.new(2, 1), "work")
    assert game.names.option(SearchBot(1, rounds=60).choose(seen_by(state, state.who + 1))) != "n 0"


def test_scenarios_say_it(divided: Path):
    """In a choice, and in a query that is asked about."""
    file = divided / "some.scn"
    head = 'players anna, ben\nscenario "Some"\n'
    for lines, line in (
        ("when\n  anna: work\n  anna: n 0\nthen\n  nobody has won\n", line_of(divided, DIVIDED, 0)),
        ("then\n  share(0) is 3\n", line_of(divided, DIVIDED, 1)),
    ):
        file.write_text(head + lines)
        (case,) = Suite().cases(file)
        (told,) = case.run("en").broken
        assert (told.code, told.message) == ("rule-fault", "a number is divided by 0")
        ((place, _),) = told.related
        assert (Path(place.file).name, place.line) == ("words.wl", line)


def test_a_journal_that_leads_there_is_refused_in_words(divided: Path, tmp_path: Path):
    """When the rules have changed so that a recorded choice fails, replaying says why and where."""
    words = divided / "words.wl"
    text = words.read_text()
    words.write_text(text.replace("12 divided by n) heap", "12 divided by 3) heap"))
    seats, game = (Seat("Ann"), Seat("Bob")), load(str(divided))
    journal = Journal.create(tmp_path, Header(str(divided), seats, 1).of(game))
    begun = Session.start(game, 2, 1, journal)
    for said in ("work", "n 0"):
        option = game.names.option_number(said)
        assert option is not None
        begun.choose(option)
    journal.close()
    words.write_text(text)
    game = load(str(divided))
    with pytest.raises(SaveError) as found:
        Journal.open(journal.path).replay(game)
    place = f"{words}:{line_of(divided, DIVIDED, 0)}"
    assert f"choice 2 ('n 0') cannot be carried out: {place}: a number is divided by 0" in str(found.value)
    said = Wording(game, seats, "de").refusal(found.value)
    assert f"eine Zahl wird durch 0 geteilt ({place})" in said
