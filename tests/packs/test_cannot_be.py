"""What cannot be meant: archives that have changed, packs that need themselves, grids of a million places, dice without faces, teams
of nobody. Each is refused in words with file and line, or nothing comes of it.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

import wlcore
from tests.play.running import wl
from wlcore.cli.check import Check
from wlcore.lang.diagnostics import Diagnostic

pytestmark = pytest.mark.slow("what is too large or odd to be meant is refused, at its largest")

GAME = """\
id: {id}
version: 1.0.0
title: Mine
kind: game
players: 2-4
languages: [en, fr, de, ru]
"""
LAYER = "id: {id}\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: {game}\n{more}"
COIN_RACE = Path(__file__).parents[1] / "games" / "coin-race"


def game(folder: Path, rules: str, **more: str) -> Path:
    """A game of these rules, and of other files with `_` for `.`."""
    made = folder / "mine"
    made.mkdir()
    (made / "pack.yaml").write_text(GAME.format(id="mine"), "utf-8")
    (made / "rules.wl").write_text(rules, "utf-8")
    for name, text in more.items():
        (made / name.replace("_", ".")).write_text(text, "utf-8")
    return made


def layers(folder: Path, **more: str) -> list[Path]:
    """Layers on the tiny game, each with what its `pack.yaml` says besides."""
    made = []
    for name, keys in more.items():
        (folder / name).mkdir()
        text = LAYER.format(id=name, game="coin-race", more=f"{keys}\n")
        (folder / name / "pack.yaml").write_text(text, "utf-8")
        made.append(folder / name)
    return made


def said(folder: Path, found: list[Diagnostic]) -> list[str]:
    """Where each stands and what it says."""
    return [f"{Path(d.span.file).relative_to(folder)}:{d.span.line}:{d.span.col} {d.message}" for d in found]


# ---- an archive that has changed ---------------------------------------------------------------------------


def changed(folder: Path) -> Path:
    """A zip that was built, and in which a line was changed afterwards."""
    mine = folder / "parlour"
    mine.mkdir()
    (mine / "pack.yaml").write_text(LAYER.format(id="parlour", game="public-enemy", more=""), "utf-8")
    (mine / "house.wl").write_text("score(p) gets + 1\n", "utf-8")
    assert wl("pack", "build", str(mine), "--out", str(folder / "built.zip")).returncode == 0
    path = folder / "parlour.zip"
    with zipfile.ZipFile(folder / "built.zip") as old, zipfile.ZipFile(path, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name).replace(b"+ 1", b"+ 9"))
        new.comment = old.comment
    return path


def test_a_changed_archive_is_no_game_with_it(tmp_path: Path):
    """Neither by a command that plays, nor from a program; the zip is named, and what to do."""
    path = changed(tmp_path)
    for command in (
        ("play", str(COIN_RACE), "--with", str(path), "--auto"),
        ("conform", str(COIN_RACE), "--with", str(path), "--games", "1"),
    ):
        done = wl(*command)
        assert done.returncode != 0
        assert f"{path}:" in done.stderr + done.stdout
        assert "this zip has changed since it was built" in done.stderr + done.stdout
        assert "Traceback" not in done.stderr
    with pytest.raises(wlcore.PackError, match="this zip has changed since it was built"):
        wlcore.load("public-enemy", packs=[path])


# ---- packs that need themselves, or each other -------------------------------------------------------------


@pytest.mark.parametrize("key", ["requires", "after", "before", "conflicts", "replaces"])
def test_a_pack_that_names_itself(tmp_path: Path, key: str):
    """At the name."""
    (mine,) = layers(tmp_path, mine=f"{key}: [mine]")
    (found,) = Check().paths([COIN_RACE, mine])
    assert said(tmp_path, [found]) == [f"mine/pack.yaml:6:{len(key) + 4} '{key}' names this pack itself"]
    assert found.suggestion == "delete it"


@pytest.mark.parametrize(
    ("keys", "place", "others"),
    [
        ({"one": "requires: [two]", "two": "requires: [one]"}, "one/pack.yaml:6:12 these packs cannot be put in order: "
         "'one' comes after 'two', 'two' comes after 'one'", ["two"]),
        ({"one": "before: [two]", "two": "before: [one]"}, "two/pack.yaml:6:10 these packs cannot be put in order: "
         "'one' comes after 'two', 'two' comes after 'one'", ["one"]),
        ({"cab": "requires: [bac]", "bac": "requires: [abc]", "abc": "requires: [cab]", "end": "requires: [abc]"},
         "abc/pack.yaml:6:12 these packs cannot be put in order: 'abc' comes after 'cab', 'cab' comes after 'bac', "
         "'bac' comes after 'abc'", ["cab", "bac"]),
    ],
)  # fmt: skip
def test_packs_that_need_each_other(tmp_path: Path, keys: dict[str, str], place: str, others: list[str]):
    """Told once, where one of them says so, with the places of the others, in whatever order they are named."""
    packs = layers(tmp_path, **keys)
    for order in (packs, packs[::-1]):
        (found,) = [d for d in Check().paths([COIN_RACE, *order]) if d.severity == "error"]
        assert said(tmp_path, [found]) == [place]
        assert [Path(span.file).parent.name for span, _ in found.related] == others
        assert "take one of them out" in found.suggestion
        with pytest.raises(wlcore.PackError, match="cannot be put in order"):
            wlcore.load(COIN_RACE, packs=order)


# ---- grids and rows without an end -------------------------------------------------------------------------

PLACES = "kind place\n  near: set of place\nvariable pawn of player is place\nrule play\n  win players where any near of pawn(it)\n"


@pytest.mark.parametrize(
    ("key", "what"),
    [
        ("a1 to z9999", "this stands for 259974 things, and there can be 5000 of a kind"),
        ("a1 to z193", "this stands for 5018 things, and there can be 5000 of a kind"),
        ("stop-1 to stop-1000000", "this stands for 1000000 things, and there can be 5000 of a kind"),
        ("stop-1 to stop-99999999", "this stands for 99999999 things, and there can be 5000 of a kind"),
        ("a1 to z1000000", "'a1 to z1000000' does not go from one place to another"),
        ("stop-1 to stop-" + "9" * 400, "does not go from one place to another"),
        ("h8 to a1", "'h8 to a1' goes backwards"),
        ("stop-9 to stop-1", "'stop-9 to stop-1' goes backwards"),
        ("a0 to h8", "'a0 to h8' does not go from one place to another"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("near", ["around", "hexes", "ring"])
def test_grids_and_rows_that_cannot_be(tmp_path: Path, key: str, what: str, near: str):
    """Told at the key before anything is made of it."""
    rules = PLACES.replace("  win players where any near of pawn(it)", "  win players")
    mine = game(tmp_path, rules, places_yaml=f"place:\n  {key}: {{ near: {near} }}\n")
    errors = [d for d in Check().paths([mine]) if d.severity == "error"]
    assert any("mine/places.yaml:2:3 " in one and what in one for one in said(tmp_path, errors)), said(
        tmp_path, errors
    )


@pytest.mark.parametrize(
    ("key", "near"), [("a1 to z192", "around"), ("a1 to z192", "hexes"), ("stop-1 to stop-5000", "ring")]
)
def test_the_largest_of_all_can_be_played(tmp_path: Path, key: str, near: str):
    """What is just allowed is checked, begun and ended."""
    rules = "kind place\n  near: set of place\nvariable pawn of player is place\nrule play\n  win players\n"
    rules += "query moves(p: player): number is count near of pawn(p)\n"
    mine = game(
        tmp_path, rules, places_yaml=f"place:\n  {key}: {{ near: {near} }}\n", screen_yaml="player: [moves]\n"
    )
    assert [d for d in Check().paths([mine]) if d.severity == "error"] == []
    assert wlcore.load(mine).new(players=2, seed=1).over


# ---- dice without faces ------------------------------------------------------------------------------------

DIE = """\
kind face
  pips: number
counter gold of player
variable active is player
query score(p: player): number is gold(p)
rule play
  active: throw
  win players
"""
ROLLED = DIE + "rule throw\n  gain 2 gold\n  choose f from faces at random\n  gain 5 gold\n"


def test_a_die_without_faces_is_told(tmp_path: Path):
    """At its declaration, with what to write; whoever plays all the same goes on behind what lapses."""
    mine = game(tmp_path, ROLLED, screen_yaml="score: score\n")
    (found,) = [d for d in Check().paths([mine]) if d.code == "unused"]
    assert said(tmp_path, [found]) == [
        "mine/rules.wl:1:1 there is no face: nothing can be chosen, drawn or thrown from 'faces'"
    ]
    assert "below 'face:' in a YAML file" in found.suggestion
    assert sorted(wlcore.load(mine).new(players=2, seed=1).scores.values()) == [0, 2]


@pytest.mark.parametrize(
    ("file", "text", "what"),
    [
        ("faces_yaml", "face:\n", "mine/faces.yaml:1:5 expected a block of ids, each a face, found nothing"),
        ("faces_yaml", "face:\n  one: { pips: 1, copies: 0 }\n", "mine/faces.yaml:2:27 expected a whole number, at least 1"),
        (
            "more_wl", "rule dare\n  choose n from 1 to 0 at random\nafter throw: dare\n",
            "mine/more.wl:2:17 there is no number from the first to the last of these",
        ),
        ("more_wl", "rule dare\n  choose f from () at random\nafter throw: dare\n", "mine/more.wl:2:18 a value is wanted here"),
        ("more_wl", "kind side:\n", "mine/more.wl:1:11 the line stops too early"),
    ],
)  # fmt: skip
def test_dice_of_which_nothing_can_come(tmp_path: Path, file: str, text: str, what: str):
    """Where it is sure that there is no face: at its line."""
    mine = game(tmp_path, ROLLED, **{file: text})
    found = said(tmp_path, [d for d in Check().paths([mine]) if d.severity == "error"])
    assert any(one.startswith(what) for one in found), found


def test_a_die_that_may_have_no_face_lapses(tmp_path: Path):
    """From 1 to nothing: the rest of the block is left out, and the game goes on."""
    rules = (
        DIE
        + "rule throw\n  gain 2 gold\n  roll\n  gain 1 gold\nrule roll\n  choose n from 3 to gold(you) at random\n  gain 5 gold\n"
    )
    mine = game(tmp_path, rules, faces_yaml="face:\n  one: { pips: 1 }\n", screen_yaml="score: score\n")
    assert [d for d in Check().paths([mine]) if d.severity == "error"] == []
    assert sorted(wlcore.load(mine).new(players=2, seed=1).scores.values()) == [0, 3]


# ---- teams of nobody ---------------------------------------------------------------------------------------

TEAMS = """\
kind team: red, blue, green
counter gold of player
variable side of player is team
variable active is player
query score(p: player): number is gold(p)
query together(t: team): number is lowest gold(it) over (players where side(it) is t)
query captain(t: team): player or nobody is first of (players where side(it) is t)
rule play
  active: settle
rule settle
  for each t in teams by most together(it): captain(t): gain 3 gold
  for each p in (players where side(it) is green) at once:
    p: choose n from 1 to 3
    p: gain n gold
  taking turns p in (players where side(it) is green) from you: p: gain 9 gold
  captain(green): may: gain 9 gold
  if together(green) is 0 and captain(green) is nobody and no (players where side(it) is green): gain 20 gold
  {more}
  win (players where side(it) is green)
"""


def test_a_team_nobody_is_in(tmp_path: Path):
    """It has nothing, does nothing, is asked nothing, and does not win."""
    state = wlcore.load(
        game(tmp_path, TEAMS.format(more="gain 1 gold"), screen_yaml="score: score\nresult: score\n")
    ).new(players=3, seed=1)
    assert state.over
    assert list(state.winners) == []
    assert sorted(state.scores.values()) == [0, 0, 24]


@pytest.mark.parametrize(
    ("line", "where", "what"),
    [
        ("captain(green): win you", "", ""),
        ("gain (together(captain(green))) gold", "18:18", "a team is wanted here, this is a player or nobody"),
        ("gain (12 divided by count ()) gold", "18:30", "a value is wanted here"),
        ("set side(captain(green)) to nobody", "", ""),
    ],
)  # fmt: skip
def test_what_is_said_of_it(tmp_path: Path, line: str, where: str, what: str):
    """What a team of nobody would do is nothing; what cannot be asked of it is told at its line."""
    mine = game(tmp_path, TEAMS.format(more=line))
    found = said(tmp_path, [d for d in Check().paths([mine]) if d.severity == "error"])
    assert bool(found) == bool(where), found
    assert all(one.startswith(f"mine/rules.wl:{where} {what}") for one in found), found


SHARED = "rule divide\n  gain (12 divided by count (players where side(it) is green)) gold\n"
WORDS = {
    "en": "a number is divided by 0",
    "fr": "un nombre est divisé par 0",
    "de": "eine Zahl wird durch 0 geteilt",
    "ru": "число делится на 0",
}


@pytest.mark.parametrize("language", WORDS)
def test_what_is_shared_by_nobody(tmp_path: Path, language: str):
    """A division by their number is told in words at the table with its line, and the choice does not count."""
    asking = TEAMS.format(more="choose one:\n    divide\n    gain 1 gold")
    mine = game(tmp_path, asking + SHARED)
    done = wl("play", str(mine), "--names", "Ann,Ben", "--seed", "1", "--lang", language, typed="1\n2\n")
    assert WORDS[language] in done.stdout, done.stdout
    assert "rules.wl:23" in done.stdout
