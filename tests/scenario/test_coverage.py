"""`wl coverage`: what is counted, and that marks change nothing in play."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from wlcore.bots.random import RandomBot
from wlcore.cli import main
from wlcore.loading import Choice, load
from wlcore.scenario.coverage import Coverage, coverage
from wlcore.scenario.rules import Rules
from wlcore.study.marks import BRANCH, LINE, TEXT

pytestmark = pytest.mark.slow("noting what runs changes nothing")

GAMES = Path(__file__).parents[1] / "games"
HEAD = "players anna, ben\n"
MEDAL = """scenario "A medal is bought"
given
  pennies(anna) is 3
  palm(anna) is cent
  begin with anna asked for pay-pennies
when
  anna: pay-pennies
then
  medals(anna) is 1
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A copy of the tiny game that can be written into."""
    return Path(shutil.copytree(GAMES / "coin-race", tmp_path / "coin-race"))


def covered(game: Path, text: str, games: int = 0) -> Coverage:
    """What a file of scenarios runs."""
    file = game / "scenarios" / "some.scn"
    file.parent.mkdir(exist_ok=True)
    file.write_text(HEAD + text, "utf-8")
    return coverage(Choice(str(game)), games)


def missing(found: Coverage, kind: str) -> list[str]:
    """The places of a kind that have not run, short."""
    return [f"{Path(p.span.file).name}:{p.span.line} {p.what}" for p in found.missing(kind)]


LEFT = [
    "coins.yaml:8 declined",
    "coins.yaml:8 taken",
    "coins.yaml:11 happens",
    "flow.wl:14 if",
    "flow.wl:21 option gain-pennies",
    "flow.wl:23 happens",
]


def test_what_a_scenario_has_not_run(game: Path):
    """Only what its choices lead to counts, not what made the position."""
    text = 'scenario "Cent"\ngiven\n  chance beginner is anna\n  palm(anna) is cent\n  pennies(anna) is 5\nwhen\n'
    text += "  anna: cent\n  anna: pay-pennies\nthen\n  medals(anna) is 1\n"
    found = covered(game, text)
    assert [str(f) for o in found.failed for f in (*o.failures, *o.broken)] == []
    assert missing(found, BRANCH) == LEFT
    assert "flow.wl:4 move" in missing(found, LINE)
    assert missing(found, TEXT) == ["coins.yaml:7 flipped of crown"]


def test_the_beginning_counts_where_it_is_what_is_expected(game: Path):
    """A scenario that sets nothing and expects at once tests how the game is set up."""
    found = covered(game, 'scenario "Start"\nthen\n  count pouch is 9\n')
    assert "flow.wl:4 move" not in missing(found, LINE)
    found = covered(game, 'scenario "Start"\ngiven\n  pennies(anna) is 4\nthen\n  nobody has won\n')
    assert "flow.wl:4 move" in missing(found, LINE)


def test_random_games_count_when_asked_for(game: Path):
    """Twenty games run what one scenario did not."""
    found = covered(game, 'scenario "Start"\nthen\n  count pouch is 9\n', 20)
    assert found.games == 20
    assert missing(found, BRANCH) == []


def test_what_no_game_comes_to_has_a_scenario(game: Path):
    """A place that a scenario runs and random games do not is told with that scenario; without games, nothing is."""
    flow = game / "flow.wl"
    flow.write_text(
        flow.read_text("utf-8") + "forbid lap when pennies(you) is 9 and medals(you) is 2\n", "utf-8"
    )
    text = """scenario "Rich"
given
  chance beginner is anna
  pennies(ben) is 9
  medals(ben) is 2
when
  anna: anything
  anna: gain-pennies
then
  nobody has won
"""
    assert covered(game, text).unplayed() == []
    found = covered(game, text, 5)
    line = len(flow.read_text("utf-8").split("\n")) - 1
    ((point, scenario),) = [(p, by) for p, by in found.unplayed() if p.span.line == line]
    assert point.what == "refused"
    assert scenario.endswith(".scn:2:1")


def test_a_scenario_that_fails_is_told(game: Path):
    """Coverage is not proof: whoever reads it learns what failed."""
    found = covered(game, 'scenario "Start"\nthen\n  count pouch is 7\n')
    assert [outcome.title for outcome in found.failed] == ["Start"]


def test_rulings_are_run_with_each_value():
    """A ruling that is read counts with the value it had."""
    found = coverage(Choice("public-enemy", variants=("duel",)))
    assert set(found.values) == {"duels"}
    assert found.values["duels"].keys() == {"every-tie", "by-agreement"}


@pytest.mark.parametrize("game_id", ["public-enemy", "western-legends", str(GAMES / "whispers")])
def test_marks_change_nothing(game_id: str):
    """The same choices are on offer to the same players, the same cards lie in the same places."""
    plain = load(game_id)
    marked = Rules(Choice(game_id), Coverage().probe).game
    for seed in range(3):
        bot = RandomBot(seed)
        a, b = plain.new(seed=seed), marked.new(seed=seed)
        for _ in range(400):
            assert (a.o, a.who, a.z, a.k, a.over) == (b.o, b.who, b.z, b.k, b.over)
            if a.over:
                break
            option = bot.pick(a.o)
            a.apply(option)
            b.apply(option)


def test_the_command(game: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    """Words, data and pages say the same."""
    covered(game, 'scenario "Start"\nthen\n  count pouch is 9\n')
    assert main(["coverage", str(game), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["scenarios"] == 1
    assert data["clauses"] == {"cited": 0, "run": 0, "missing": [], "places": {}}
    branches = data["branches"]
    assert branches["all"] - branches["run"] == len(branches["missing"]) > 0
    pages = tmp_path / "pages"
    assert main(["coverage", str(game), "--html", str(pages), "--in", str(game / "flow.wl")]) == 0
    out = capsys.readouterr().out
    assert "flow.wl:23:1: happens" in out
    assert "coins.yaml" not in out
    page = (pages / "flow.wl.html").read_text("utf-8")
    assert 'id="L23"><td class="n">23</td><td class="s">NOT</td>' in page
    assert 'id="L4"><td class="n">4</td><td class="s">run</td>' in page
    assert sorted(file.name for file in pages.iterdir()) == ["flow.wl.html", "index.html"]


def test_what_does_not_exist(capsys: pytest.CaptureFixture[str]):
    """A game that is not there is wrong usage."""
    assert main(["coverage", "public-enmy"]) == 2
    assert "public-enemy" in capsys.readouterr().err
