"""Sessions, matches, and what can be asked of packs."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import copytree

import pytest

import wlcore
from tests.door.games import GAMES, game

pytestmark = pytest.mark.slow("matches, conformance and scenarios from Python")

ROOT = Path(__file__).parents[2]
BROKEN = ROOT / "tests" / "broken"


class Miser:
    """Takes what leaves it with most, by looking; it inherits from nothing."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: wlcore.View) -> int:
        def worth(option: int) -> float:
            guess = view.imagine(self.rng)
            guess.apply(option)
            pennies = guess.value("pennies", view.seat)
            medals = guess.value("medals", view.seat)
            assert isinstance(pennies, int)
            assert isinstance(medals, int)
            return 5 * medals + pennies

        return max(view.options, key=worth)


class Looking(wlcore.Bot):
    """Notes what it is shown."""

    seen: list[tuple[int, int, bool]] = []

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: wlcore.View) -> int:
        self.seen.append((view.seat, view.decides, isinstance(view, wlcore.View)))
        return view.options[0]


class First(wlcore.Bot):
    """Needs no seed, and so has nothing that takes one."""

    def choose(self, view: wlcore.View) -> int:
        return view.options[0]


def test_a_bot_that_needs_no_seed_is_made_without():
    """What inherits from `Bot` takes the seed with which a match makes it, without a word of its own."""
    assert isinstance(First(3), First)
    assert [one.bot for one in wlcore.match(game("coin-race"), [First, "random"], games=2)] == [
        "First",
        "random",
    ]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Packs that are installed, and lie here once more."""
    for pack in ("rules/public-enemy", "variants/dollars"):
        copytree(ROOT / pack, tmp_path / pack)
    return tmp_path


def test_what_is_named_by_its_path_counts_instead_of_what_is_installed(copied: Path):
    """A folder is loaded, a layer put on top, a scenario played, though packs with these ids are installed elsewhere."""
    manifest = copied / "rules" / "public-enemy" / "pack.yaml"
    manifest.write_text(manifest.read_text("utf-8").replace("title: ", "title: My "), "utf-8")
    mine = wlcore.load(copied / "rules" / "public-enemy", packs=copied / "variants" / "dollars")
    assert (mine.title[:3], mine.layers) == ("My ", ("dollars",))
    results = wlcore.run_scenarios(copied / "rules" / "public-enemy" / "scenarios" / "turn.scn")
    assert results
    assert [result.told for result in results if not result.passed] == []
    assert wlcore.check_pack(copied / "variants" / "dollars") == ()


def test_two_paths_with_one_id_are_told(copied: Path):
    """Which of two folders counts nobody can guess: both are named."""
    copytree(copied / "variants" / "dollars", copied / "again")
    with pytest.raises(wlcore.PackError, match=r"two packs with the id 'dollars': .*dollars and .*again"):
        wlcore.load("public-enemy", packs=[copied / "variants" / "dollars", copied / "again"])


def test_a_bot_of_ones_own_plays_a_match():
    """A class that makes bots plays beside one that is named; who thinks does better than who does not."""
    mine, random = wlcore.match(game("coin-race"), [Miser, "random"], games=60)
    assert (mine.bot, random.bot) == ("Miser", "random")
    assert mine.low > 0.5 > random.high
    assert wlcore.match(game("coin-race"), [Miser, "random"], games=20) == wlcore.match(
        game("coin-race"), [Miser, "random"], games=20
    )


def test_processes_play_the_match_that_one_plays():
    """Several jobs play the same games, also with a bot of one's own."""
    alone = wlcore.match(game("coin-race"), [Miser, "greedy"], games=4, seed=3)
    assert wlcore.match(game("coin-race"), [Miser, "greedy"], games=4, seed=3, jobs=2) == alone


def test_bots_see_seats_from_1():
    """A bot is asked with its own view, whose seat is one of those from 1 on."""
    Looking.seen.clear()
    standings = wlcore.match(game("whispers"), [Looking, Looking, "random"], games=6)
    assert [(one.bot, one.seats) for one in standings] == [("Looking", 2), ("random", 1)]
    assert {seat for seat, _, _ in Looking.seen} == {1, 2, 3}
    assert all(seat == decides and is_view for seat, decides, is_view in Looking.seen)


def test_bots_that_are_made_differently_have_names_of_their_own():
    """Two makers of one name are told apart."""
    makers = [lambda seed: wlcore.bot("random", seed), lambda seed: wlcore.bot("greedy", seed)]
    assert [one.bot for one in wlcore.match(game("coin-race"), makers, games=2)] == ["<lambda>", "<lambda>-2"]


@pytest.mark.parametrize("name", ["random", "greedy", "search:20"])
def test_bots_by_name(name: str):
    """Each chooses one of the options of the view it is shown; the same seed, the same choice."""
    state = game("coin-race").new(players=3, seed=7)
    view = state.view(state.decides)
    assert wlcore.bot(name, 3).choose(view) == wlcore.bot(name, 3).choose(view) in view.options
    other = state.view(state.decides % 3 + 1)
    with pytest.raises(
        ValueError, match=f"view: player {other.seat} has nothing to choose; {state.decides} decides"
    ):
        wlcore.bot(name).choose(other)


def test_a_session_is_played_and_taken_back():
    """What taught nobody anything can be taken back by who chose it, and only by them; the log follows."""
    session = wlcore.Session(game("kuhn"), names=["Ann", "Ben"], seed=1)
    assert session.why_not_undo(1) == "nothing has been chosen yet"
    session.choose(session.state.options[0])
    assert (session.choices, session.state.decides) == (1, 2)
    assert not session.undo(2)
    assert session.why_not_undo(2) == "somebody else has chosen last"
    told = session.log()
    assert session.undo(1)
    assert (session.choices, session.state.decides) == (0, 1)
    assert session.log() == told[: len(session.log())]


def test_a_session_keeps_its_state():
    """What is done to the state it shows does not happen in it, nor does a choice that is not on offer."""
    session = wlcore.Session(game("coin-race"), players=2, seed=7)
    session.state.apply(6)
    assert session.state.options == (6, 12)
    with pytest.raises(wlcore.IllegalOption, match="option: 7 is not on offer; there are: 6 "):
        session.choose(7)
    assert session.view(2).decides == 1
    assert session.choices == 0


def test_a_journal_goes_on(tmp_path: Path):
    """A session with a journal goes on from its file: state, names and choices; while one writes it, nobody else does."""
    with wlcore.Session(
        game("coin-race"), players=2, names=["Ann", "Ben"], seed=7, journal=tmp_path
    ) as session:
        session.choose(12)
        with pytest.raises(wlcore.SaveError, match="another window"):
            wlcore.Session.resume(str(session.journal))
    assert session.journal is not None
    again = wlcore.Session.resume(session.journal)
    assert (again.state, again.names, again.choices) == (session.state, ("Ann", "Ben"), 1)
    again.choose(again.state.options[0])
    again.close()
    with pytest.raises(wlcore.SaveError, match="is no journal"):
        wlcore.Session.resume(GAMES / "kuhn" / "pack.yaml")


def test_a_journal_from_elsewhere_opens_what_it_names_only_when_that_is_said(tmp_path: Path, monkeypatch):
    """On a machine where nobody has named its packs, a journal is refused, with what it names, unless they are wanted."""
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "here"))
    with wlcore.Session(game("coin-race"), seed=7, journal=tmp_path) as session:
        session.choose(12)
    assert session.journal is not None
    monkeypatch.setenv("WLCORE_STATE", str(tmp_path / "elsewhere"))
    with pytest.raises(wlcore.SaveError, match="coin-race"):
        wlcore.Session.resume(session.journal)
    with wlcore.Session.resume(session.journal, packs=True) as again:
        assert again.state == session.state


def test_packs_are_checked():
    """A right pack has no findings; a wrong one has those of `wl check`, which read like them."""
    assert wlcore.check_pack(GAMES / "kuhn") == ()
    wrong = wlcore.check_pack(BROKEN / "lang" / "secret.wl")
    assert all(isinstance(finding, wlcore.Diagnostic) for finding in wrong)


def test_scenarios_are_played():
    """Each scenario of a pack has a result in each edition."""
    results = wlcore.run_scenarios(GAMES / "kuhn")
    assert [(result.title, result.passed, result.line) for result in results] == [
        ("The higher slip takes the pot when a bet is called", True, 1),
        ("Who folds loses one chip, whatever they hold", True, 13),
    ]
    assert str(results[0]).endswith("bets.scn:1: The higher slip takes the pot when a bet is called: passed")


def test_a_scenario_that_fails_says_why(tmp_path: Path):
    """What was expected and what was found stand in the result."""
    folder = tmp_path / "scenarios"
    folder.mkdir()
    for file in (GAMES / "kuhn").glob("*.*"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    said = (
        (GAMES / "kuhn" / "scenarios" / "bets.scn")
        .read_text("utf-8")
        .replace("gain-of(anna) is 2", "gain-of(anna) is 7")
    )
    (folder / "bets.scn").write_text(said, "utf-8")
    wrong, right = wlcore.run_scenarios(tmp_path)
    assert (wrong.passed, right.passed) == (False, True)
    assert "gain-of(anna) is 7" in str(wrong)


def test_a_game_conforms():
    """Random games are studied, and what they come to is told."""
    report = wlcore.conform(game("kuhn"), games=10)
    assert (report.games, report.faults) == (10, ())
    assert report.decisions >= 20


def test_a_start_fetches_what_it_needs(tmp_path: Path):
    """`import wlcore` fetches nothing but its version; to load a kept game and play it takes no parser, no YAML, no phrases."""
    import subprocess
    import sys

    program = (
        "import sys, wlcore\n"
        "print([name for name in sys.modules if name.startswith('wlcore.')])\n"
        f"state = wlcore.load({str(GAMES / 'kuhn')!r}).new(seed=1)\n"
        "while not state.over: state.apply(state.options[0])\n"
        "print(sorted({'lark', 'ruamel', 'fluent', 'wlcore.text', 'random', 'fractions', 'jsonschema'} & set(sys.modules)))\n"
    )
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["['wlcore.version']", "[]"]
