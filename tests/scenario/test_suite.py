"""Which packs a scenario is played with: by where its file lies, and by what it says."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from tests.scenario.table import outcome, suite
from wlcore.cli import main
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.scenario.run import position
from wlcore.scenario.suite import Case, Suite

pytestmark = pytest.mark.slow("scenarios of a zip")

SCENARIO = """players anna, ben
scenario "One point more"
given
  chance reader is anna
  stack(anna, daltons) is emmett-dalton
then
  score(anna) is 3
"""


def layer(folder: Path) -> Path:
    """A stranger's layer: everybody scores one point more."""
    folder.mkdir(parents=True)
    manifest = "id: richer\nversion: 1.0.0\ntitle: Richer\nkind: layer\ngame: public-enemy\n"
    (folder / "pack.yaml").write_text(manifest, "utf-8")
    (folder / "richer.wl").write_text("score(p) gets + 1\n", "utf-8")
    return folder


def test_a_scenario_in_a_layer_is_played_with_it(tmp_path: Path):
    """Nothing need be said: the layer is there, with its game."""
    file = layer(tmp_path / "richer") / "scenarios" / "some.scn"
    file.parent.mkdir()
    file.write_text(SCENARIO, "utf-8")
    (case,) = Suite().cases(file)
    assert case.run("en").passed


def test_a_pack_can_be_named_by_its_path(tmp_path: Path):
    """'with PATH' is looked for from the file."""
    layer(tmp_path / "richer")
    file = tmp_path / "other" / "some.scn"
    file.parent.mkdir()
    file.write_text("game public-enemy\nwith ../richer\n" + SCENARIO, "utf-8")
    (case,) = Suite().cases(file)
    assert case.run("en").passed


def test_a_broken_pack_is_told_with_its_own_mistake(tmp_path: Path):
    """The place is in the pack, not in the scenario."""
    folder = layer(tmp_path / "richer")
    (folder / "richer.wl").write_text("scor(p) gets + 1\n", "utf-8")
    file = folder / "some.scn"
    file.write_text(SCENARIO, "utf-8")
    (case,) = Suite().cases(file)
    found = case.run("en")
    assert [Path(d.span.file).name for d in found.broken] == ["richer.wl"]


def test_editions_share_what_is_compiled(tmp_path: Path):
    """Rulings are data: one compiled game serves every edition and every file."""
    own = Suite()
    for name in ("one", "two"):
        file = tmp_path / f"{name}.scn"
        file.write_text("game public-enemy\neditions all\n" + SCENARIO.replace("is 3", "is 2"), "utf-8")
        (case,) = own.cases(file)
        assert [case.run(edition).passed for edition in case.editions] == [True] * 5
    assert len(own.rules) == 1


def test_scenarios_do_not_change_a_pack(tmp_path: Path):
    """The digest of a pack is that of its rules."""
    from wlcore.packs.find import PackFolder

    folder = layer(tmp_path / "richer")
    before = PackFolder.open(folder).digest()
    (folder / "some.scn").write_text(SCENARIO, "utf-8")
    assert PackFolder.open(folder).digest() == before


def test_a_position_can_be_played_on(tmp_path: Path):
    """A position is a state like any other; one that cannot be is an error in words."""
    file = tmp_path / "some.scn"
    file.write_text("game public-enemy\n" + SCENARIO, "utf-8")
    (case,) = Suite().cases(file)
    assert case.ready is not None
    state = position(case.ready, "en")
    for _ in range(20):
        if not state.over:
            state.apply(state.options[0])
    file.write_text(
        "game public-enemy\n" + SCENARIO.replace("chance", "wanted(ben, loners) is 2\n  chance"), "utf-8"
    )
    (case,) = Suite().cases(file)
    assert case.ready is not None
    with pytest.raises(PackError) as found:
        position(case.ready, "en")
    assert [d.code for d in found.value.diagnostics] == ["impossible"]


def endless(folder: Path, instead_of: str, given: str) -> tuple[Case, Path]:
    """A scenario of a game in which a line goes on for ever, and the file with that line."""
    shutil.copytree(Path(__file__).parents[1] / "games" / "coin-race", folder)
    flow = folder / "flow.wl"
    flow.write_text(
        flow.read_text("utf-8").replace(f"  {instead_of}\n", "  repeat: gain 1 pennies\n"), "utf-8"
    )
    file = folder / "some.scn"
    file.write_text(f'players anna, ben\nscenario "Some"\n{given}then\n  nobody has won\n', "utf-8")
    (case,) = suite().cases(file)
    return case, flow


def shows_where(told: Diagnostic, flow: Path) -> bool:
    """Whether a finding names the line that goes on for ever."""
    ((place, words),) = told.related
    line = flow.read_text("utf-8").split("\n")[place.line - 1].strip()
    return (line, Path(place.file), words) == ("repeat: gain 1 pennies", flow, "it was here last")


BEFORE_CHOICES = [
    ("put coins in pouch", ""),
    (
        "do flipped of coin-flipped",
        "given\n  chance beginner is ben\n  begin with anna asked for coin-flipped\n",
    ),
]


def test_an_endless_effect_is_told(tmp_path: Path):
    """A scenario whose choice never comes to an end says so."""
    choice = "given\n  chance beginner is anna\nwhen\n  anna: anything\n"
    case, flow = endless(tmp_path / "endless", "do flipped of coin-flipped", choice)
    (told,) = case.run("en").broken
    assert shows_where(told, flow)


@pytest.mark.parametrize(("line", "given"), BEFORE_CHOICES)
def test_an_endless_effect_before_the_position_is_told(line: str, given: str, tmp_path: Path):
    """Whether the scenario is tested or opened to be played: what never comes to an end may be how the game begins."""
    case, flow = endless(tmp_path / "endless", line, given)
    (told,) = case.run("en").broken
    assert shows_where(told, flow)
    assert case.ready is not None
    with pytest.raises(PackError) as found:
        position(case.ready, "en")
    assert list(found.value.diagnostics) == [told]


def test_the_log_of_a_broken_scenario_is_empty():
    """What could not be played has no position."""
    found = outcome("given\n  pennies(anna) is 10\nthen\n  nobody has won\n")
    assert (found.log, found.position) == ([], "")


def test_scenarios_of_a_zip_are_played(tmp_path: Path, capsys):
    """A pack that was sent as a zip is tested as it came, with a folder around its files or without; what fails is told by its place."""
    pack = Path(__file__).parents[1] / "games" / "kuhn"
    for top in ("", "kuhn/"):
        zipped = tmp_path / f"{'in-' if top else ''}kuhn.zip"
        with zipfile.ZipFile(zipped, "w") as out:
            for file in pack.rglob("*"):
                if file.is_file():
                    out.write(file, top + file.relative_to(pack).as_posix())
            out.writestr(f"{top}scenarios/wrong.scn", 'scenario "nothing"\n  players anna, ben\n')
        assert main(["test", str(zipped)]) == 1
        shown = capsys.readouterr()
        assert "2 passed, 1 failed" in shown.out
        assert "kuhn.zip/scenarios/wrong.scn:1:1: error nothing-expected" in shown.out
        assert main(["check", str(zipped)]) == 1
