"""Conformance: which games are played, what a report holds, and that a fault can be seen again."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from wlcore import loading
from wlcore.engine import game as engine
from wlcore.engine.cards import OWNER
from wlcore.engine.state import State
from wlcore.lang.diagnostics import PackError
from wlcore.study import conform as study
from wlcore.study.conform import Fault, conform, retry
from wlcore.study.tables import EACH, PAIRWISE, TableSettings

pytestmark = pytest.mark.slow("conformance plays what it is asked to")

GAMES = Path(__file__).parents[1] / "games"
WHISPERS, COINS = str(GAMES / "whispers"), str(GAMES / "coin-race")


def lossy(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is put into a hand of more than four cards is lost."""
    put = engine.SUPPLIED["put"]

    def broken(s: State, card: int, zone: int, under: bool) -> None:
        put(s, card, zone, under)
        if s.g.sight[zone] == OWNER and len(s.z[zone]) > 4:
            s.z[zone].remove(card)

    monkeypatch.setitem(engine.SUPPLIED, "put", broken)


def layer(folder: Path, name: str, more: str = "", rules: str = "") -> Path:
    (folder / name).mkdir()
    manifest = f"id: {name}\nversion: 1.0.0\ntitle: {name}\nkind: layer\ngame: whispers\n{more}"
    (folder / name / "pack.yaml").write_text(manifest)
    (folder / name / "rules.wl").write_text(rules)
    return folder / name


# ---- which games --------------------------------------------------------------------------------------


def test_every_number_of_players_and_every_edition_has_its_turn(monkeypatch: pytest.MonkeyPatch):
    """Without --players and --edition the games go round all of both, and each seed is used once."""
    played: list[tuple[int, str, int]] = []

    def noted(
        order: study.ConformJob, loader: study.Loader, seed: int, table: study.TableSettings
    ) -> tuple[int, None]:
        played.append((table.players, table.edition, seed))
        return 1, None

    monkeypatch.setattr(study, "_played", noted)
    report = conform(WHISPERS, 60, seed=7)
    assert report.games == 60
    assert {(n, e) for n, e, _ in played} == {
        (n, e) for n in (2, 3, 4) for e in ("en", "fr", "de", "ru", "default")
    }
    assert sorted(seed for *_, seed in played) == list(range(7, 67))


def test_the_closely_checked_games_reach_every_table():
    """Each of them is another table's, until all have had one."""
    places = [
        [TableSettings((layer,), edition, n) for edition in "abcde" for n in range(2, 7)] for layer in "xyz"
    ]
    for chosen in (places[:1], places):
        found = study.tables(chosen, study.OFTEN * 25 * len(chosen))
        assert len(set(found[:: study.OFTEN])) == 25 * len(chosen)


def test_what_is_asked_for_is_what_is_played():
    """With players and edition given there is one table."""
    report = conform(COINS, 8, players=3, edition="fr")
    assert (report.games, report.unplayed, report.faults) == (8, [], [])


def test_decisions_are_counted():
    """The report counts the decisions of all games."""
    one, two = (
        conform(COINS, 1, players=2, edition="en", seed=1),
        conform(COINS, 1, players=2, edition="en", seed=2),
    )
    both = conform(COINS, 2, players=2, edition="en", seed=1)
    assert both.decisions == one.decisions + two.decisions > 0


def test_more_processes_find_the_same():
    """Two processes play the same games as one."""
    one, two = (conform(COINS, 80, jobs=jobs).as_json() for jobs in (1, 2))
    assert one == two


def test_an_impossible_number_of_players_is_refused():
    """Asked for alone, a table that the game does not have is an error that says what it has."""
    with pytest.raises(ValueError, match="2 to 4 players"):
        conform(WHISPERS, 1, players=5)


def test_a_layer_that_was_asked_for_decides_who_plays(tmp_path: Path):
    """With a layer for fewer players the games go round the numbers that are left."""
    small = layer(tmp_path, "small", "players: 2-3\n")
    report = conform(WHISPERS, 4, edition="en", packs=[str(small)])
    assert (report.games, report.unplayed, report.faults) == (4, [], [])


def test_a_game_that_cannot_be_loaded_is_a_pack_error(tmp_path: Path):
    """A mistake in the packs that were asked for is told as such, not as a fault."""
    broken = layer(tmp_path, "broken", rules="after draw: gian 1 nerve\n")
    with pytest.raises(PackError, match="gian"):
        conform(WHISPERS, 1, packs=[str(broken)])


def test_no_game_of_that_name():
    """An unknown game is a pack error that names the games there are."""
    with pytest.raises(PackError, match="there is no game 'chess'"):
        conform("chess", 1)


# ---- sets of layers -----------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Whispers with three layers installed: one excludes another, one brings rules that do not check."""
    from wlcore.packs.find import PackFolder
    from wlcore.packs.layers import Shelf

    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path / "cache"))
    installed = Shelf.installed
    places = [
        layer(tmp_path, "one", "conflicts: [two]\n"),
        layer(tmp_path, "two", "players: 2-3\n"),
        layer(tmp_path, "three", rules="after draw: set nerve(you) to no-such-thing\n"),
    ]

    def with_layers(strict: bool = False) -> Shelf:
        shelf = installed(strict)
        for place in (Path(WHISPERS), *places):
            shelf.add(PackFolder.open(str(place)), "tests", True)
        return shelf

    monkeypatch.setattr(Shelf, "installed", staticmethod(with_layers))
    return with_layers


def test_each_layer_and_every_pair_is_tried(shelf: Any):
    """'each' adds every layer alone; 'pairwise' all pairs that go together, and as many as go together at once."""
    alone = {(), ("one",), ("two",), ("three",)}
    assert set(study.layer_sets(shelf(), "whispers", (), EACH)) == alone
    pairs = {("one", "three"), ("two", "three")}
    assert set(study.layer_sets(shelf(), "whispers", (), PAIRWISE)) == alone | pairs
    assert study.layer_sets(shelf(), "whispers", ("two",), EACH) == [("two",), ("two", "three")]


def test_a_layer_that_does_not_load_is_one_fault(shelf: Any):
    """A set of layers whose rules have a mistake is a fault, once, and the other sets are played."""
    report = conform("whispers", 8, players=2, edition="en", layers=EACH)
    assert [(f.invariant, f.layers) for f in report.faults] == [("loads", ("three",))]
    assert "no-such-thing" in report.faults[0].message
    assert (report.games, report.unplayed) == (8, [])


def test_layers_that_are_for_other_numbers_of_players_are_unplayed(shelf: Any):
    """Where one of several sets of layers is for fewer players than asked for, the others are played and it is named."""
    report = conform("whispers", 8, players=4, edition="en", layers=EACH)
    assert [f.layers for f in report.faults] == [("three",)]
    assert (report.games, report.unplayed) == (8, [("two",)])


def test_every_set_of_layers_has_as_many_games(shelf: Any, monkeypatch: pytest.MonkeyPatch):
    """A set that is for fewer players is played by those more often."""
    played: list[study.TableSettings] = []

    def noted(order: Any, loader: Any, seed: int, table: study.TableSettings) -> tuple[int, None]:
        played.append(table)
        return 0, None

    monkeypatch.setattr(study, "_played", noted)
    conform("whispers", 30, edition="en", layers=EACH)
    assert Counter(table.layers for table in played) == {(): 10, ("one",): 10, ("two",): 10}
    assert {table.players for table in played if table.layers == ("one",)} == {2, 3, 4}
    assert max(table.players for table in played if table.layers == ("two",)) < 4


# ---- faults -------------------------------------------------------------------------------------------


def test_a_fault_says_all_and_can_be_seen_again(monkeypatch: pytest.MonkeyPatch):
    """A fault names table, seed, decision and invariant; its choices lead there again, for as long as it lasts."""
    with monkeypatch.context() as spoilt:
        lossy(spoilt)
        report = conform(WHISPERS, 6, players=2, edition="de", seed=3)
        fault = report.faults[0]
        assert (fault.game, fault.players, fault.edition, fault.layers) == (WHISPERS, 2, "de", ())
        assert fault.invariant == "cards-conserved"
        assert fault.decision == len(fault.choices) + 1
        again = retry(json.loads(json.dumps(fault.as_json())))
        assert again is not None
        assert (again.invariant, again.decision) == (fault.invariant, fault.decision)
        alone = conform(WHISPERS, 1, players=2, edition="de", seed=fault.seed).faults
        assert alone == [fault]
    assert retry(fault) is None


def test_the_choices_of_a_fault_are_a_game():
    """The choices of a fault can be played by anybody, with nothing but the seed."""
    fault = conform(WHISPERS, 1, players=3, edition="en", seed=5, most=20).faults[0]
    assert fault.invariant == "ends"
    state = loading.load(WHISPERS).new(3, 5)
    for option in fault.choices:
        state.apply(option)
    assert len(fault.choices) == 20
    assert not state.over


def test_after_enough_faults_the_rest_is_left():
    """A game that is broken through and through does not fill the screen."""
    report = conform(WHISPERS, 100, most=3)
    assert study.ENOUGH <= len(report.faults) <= study.ENOUGH + study.BATCH
    assert report.games < 100


def test_a_report_as_json():
    """The report has the shape that the command prints."""
    told = conform(WHISPERS, 1, players=2, edition="en", most=3).as_json()
    assert set(told) == {"games", "decisions", "faults", "unplayed"}
    assert set(told["faults"][0]) == set(Fault.__dataclass_fields__)
    json.dumps(told)


def test_packs_say_how_long_a_game_may_be(tmp_path: Path):
    """The last pack that says so counts; who asks for another bound has it."""
    short = layer(tmp_path, "short")
    (short / "bench.yaml").write_text("longest: 5\n")
    report = conform(WHISPERS, 1, packs=[str(short)])
    assert [(fault.invariant, len(fault.choices)) for fault in report.faults] == [("ends", 5)]
    assert not conform(WHISPERS, 1, packs=[str(short)], most=1000).faults
