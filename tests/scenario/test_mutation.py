"""`wl test --mutate`: changes that scenarios notice, and those that they do not."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from wlcore.bots.random import RandomBot
from wlcore.cli import main
from wlcore.loading import Choice, load
from wlcore.scenario.find import scenario_files
from wlcore.scenario.mutation import (
    EXCUSED,
    KILLED,
    SURVIVED,
    UNREACHED,
    MutatedPacks,
    Mutation,
    MutationReport,
    ScenarioTrial,
    mutate,
)
from wlcore.scenario.rules import Rules

pytestmark = pytest.mark.slow("changed rules are noticed by scenarios")

GAMES = Path(__file__).parents[1] / "games"
HEAD = "players anna, ben\n"
CENT = """scenario "A cent and a medal"
given
  chance beginner is anna
  palm(anna) is cent
  pennies(anna) is 4
when
  anna: cent
  anna: pay-pennies
then
  medals(anna) is 1
  pennies(anna) is 2
"""
SURVIVOR = """survivors:
  - file: flow.wl
    line: "{line}"
    change: {change}
    reason: Nobody looks.
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A copy of the tiny game that can be written into."""
    game = Path(shutil.copytree(GAMES / "coin-race", tmp_path / "coin-race"))
    (game / "scenarios").mkdir()
    (game / "scenarios" / "some.scn").write_text(HEAD + CENT, "utf-8")
    return game


def report(game: Path, **rest: int) -> MutationReport:
    """What comes of all changes."""
    return mutate(scenario_files([game]), [game], **rest)


def changes(found: MutationReport, state: str) -> list[str]:
    """Those in a state, short."""
    return [f"{Path(r.mutant.span.file).name}:{r.mutant.span.line} {r.mutant.what}" for r in found.of(state)]


def test_what_is_noticed_and_what_is_not(game: Path):
    """Prices and gains are tested, who plays next is not, and no scenario comes to the crown."""
    found = report(game)
    killed = changes(found, KILLED)
    for change in (
        "flow.wl:20 3 becomes 4",
        "flow.wl:20 pay becomes gain",
        "flow.wl:20 1 becomes 2",
        "flow.wl:18 dropped",
        "coins.yaml:2 1 becomes 0",
        "coins.yaml:2 gain becomes lose",
        "flow.wl:20 option pay-pennies dropped",
    ):
        assert change in killed
    survived = changes(found, SURVIVED)
    for change in ("flow.wl:11 left becomes right", "flow.wl:23 3 becomes 4", "flow.wl:21 1 becomes 2"):
        assert change not in killed
        assert change in survived or change in changes(found, UNREACHED)
    assert "flow.wl:21 1 becomes 2" in changes(found, UNREACHED)
    assert "coins.yaml:9 others dropped" in changes(found, UNREACHED)
    assert found.stale == []


@pytest.mark.parametrize(
    ("file", "old", "new", "change"),
    [
        ("flow.wl", "pay ¢3: gain 1 medals", "pay ¢3: gain 2 medals", "flow.wl:20 1 becomes 2"),
        ("flow.wl", "pay ¢3: gain 1 medals", "pay ¢2: gain 1 medals", "flow.wl:20 3 becomes 2"),
        ("flow.wl", "gain ¢1\n", "gain ¢2\n", "flow.wl:21 1 becomes 2"),
        ("flow.wl", "left of keeper", "right of keeper", "flow.wl:11 left becomes right"),
        (
            "flow.wl",
            "medals(p) is at least 3",
            "medals(p) is more than 3",
            "flow.wl:23 at least becomes more than",
        ),
        ("flow.wl", "  put coin-flipped in tray\n", "", "flow.wl:17 dropped"),
        ("coins.yaml", 'flipped: "gain ¢1"', 'flipped: "gain ¢0"', "coins.yaml:2 1 becomes 0"),
    ],
)
def test_a_change_is_what_an_editor_would_make(game: Path, file: str, old: str, new: str, change: str):
    """Scenarios come out alike whether a change is switched on or written into the file."""
    noticed = change in changes(report(game), KILLED)
    text = (game / file).read_text("utf-8")
    assert text.count(old) == 1
    (game / file).write_text(text.replace(old, new), "utf-8")
    assert noticed == bool(main(["test", str(game)]))


def test_as_they_are_the_rules_are_the_same():
    """With nothing switched on, a game with changes in it plays like the game itself."""
    for game_id in ("public-enemy", "western-legends", str(GAMES / "whispers")):
        plain = load(game_id)
        changed = Rules(Choice(game_id), Mutation().probe).game
        for seed in range(2):
            bot = RandomBot(seed)
            a, b = plain.new(seed=seed), changed.new(seed=seed)
            for _ in range(300):
                assert (list(a.o), a.who, a.z, a.k, a.over) == (list(b.o), b.who, b.z, b.k, b.over)
                if a.over:
                    break
                option = bot.pick(a.o)
                a.apply(option)
                b.apply(option)


def test_endless_changes_are_noticed(game: Path):
    """A change after which nobody ever decides again is stopped by the budget of steps."""
    found = report(game)
    assert "flow.wl:10 dropped" in changes(found, KILLED)


def test_known_survivors_have_a_reason(game: Path):
    """What stands in `survivors.yaml` is not complained of; what survives no more is."""
    file = game / "scenarios" / "survivors.yaml"
    file.write_text(
        SURVIVOR.format(line="set keeper to left of keeper", change="left becomes right"), "utf-8"
    )
    found = report(game)
    assert changes(found, EXCUSED) == ["flow.wl:11 left becomes right"]
    assert found.of(EXCUSED)[0].reason == "Nobody looks."
    assert found.stale == []
    file.write_text(SURVIVOR.format(line="put coin-flipped in tray", change="broken"), "utf-8")
    assert [s.change for s in report(game).stale] == ["broken"]


def test_a_mistake_in_the_list_of_survivors_is_told(game: Path, capsys: pytest.CaptureFixture[str]):
    """It is a file of the pack like any other."""
    file = game / "scenarios" / "survivors.yaml"
    file.write_text(SURVIVOR.format(line="x", change="dropped").replace("reason", "reson"), "utf-8")
    assert main(["check", str(game)]) == 1
    assert "did you mean 'reason'?" in capsys.readouterr().out


def test_some_changes_are_tried_evenly(game: Path):
    """A limit takes the same changes each time, from all over the files."""
    every, some = report(game), report(game, most=9)
    assert len(some.results) == 9
    assert some.untried == len(every.results) - 9
    assert [r.mutant.key for r in some.results] == [r.mutant.key for r in report(game, most=9).results]
    assert len({r.mutant.span.file for r in some.results}) > 1


def test_processes_change_nothing(game: Path):
    """Two processes find what one does, in the same order."""
    one, two = report(game), report(game, processes=2)
    assert [(r.mutant.key, r.state) for r in one.results] == [(r.mutant.key, r.state) for r in two.results]


def test_a_scenario_that_fails_is_told_first(game: Path, capsys: pytest.CaptureFixture[str]):
    """Changed rules prove nothing where the rules as they are do not pass."""
    (game / "scenarios" / "some.scn").write_text(HEAD + CENT.replace("is 2", "is 3"), "utf-8")
    assert main(["test", "--mutate", str(game)]) == 1
    assert "FAILED" in capsys.readouterr().out


def test_the_command(game: Path, capsys: pytest.CaptureFixture[str]):
    """Words and data say the same; a single file asks only about what it reaches."""
    assert main(["test", "--mutate", str(game), "--jobs", "1"]) == 1
    out = capsys.readouterr().out
    assert "flow.wl:11:19: nobody noticed: left becomes right\n    set keeper to left of keeper" in out
    assert main(["test", "--mutate", str(game), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["mutants"] == data["killed"] + len(data["survived"]) + len(data["unreached"])
    assert 0 < data["score"] < 1
    (first,) = [x for x in data["survived"] if x["change"] == "left becomes right"]
    assert (first["line"], first["text"]) == (11, "set keeper to left of keeper")
    assert main(["test", "--mutate", str(game / "scenarios" / "some.scn"), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["unreached"] == []


def test_short_cuts_change_nothing(monkeypatch: pytest.MonkeyPatch):
    """Played whole, in every edition, scenarios notice the same changes as from their positions on."""
    place = Path(__file__).parents[2] / "variants" / "duel"
    short = mutate(scenario_files([place]), [place])
    monkeypatch.setattr(MutatedPacks, "_begins", lambda self, test, how: None)
    monkeypatch.setattr(ScenarioTrial, "alike", lambda self, other, asked: False)
    whole = mutate(scenario_files([place]), [place])
    assert [(r.mutant.key, r.state) for r in short.results] == [
        (r.mutant.key, r.state) for r in whole.results
    ]


ANSWERING = """query worth-of-pennies(p: player): number
  if pennies(p) is more than 3: answer 2
  if pennies(p) is more than 1:
    answer 1
  otherwise:
    answer 0
"""


def test_a_query_keeps_the_answers_it_ends_in(game: Path):
    """Without one of them it would be refused, so that is no change to be noticed; one before may be missing."""
    flow = game / "flow.wl"
    before = flow.read_text("utf-8")
    flow.write_text(before + ANSWERING, "utf-8")
    end = len(before.splitlines())
    every = [change for state in (KILLED, SURVIVED, UNREACHED) for change in changes(report(game), state)]
    found = {change for change in every if int(change.split(":")[1].split()[0]) > end and "flow" in change}
    assert {change for change in found if change.endswith(" dropped")} == {f"flow.wl:{end + 2} dropped"}
    assert f"flow.wl:{end + 4} 1 becomes 2" in found
