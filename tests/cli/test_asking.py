"""The commands that tell what is in a game, end to end: cards, rulings, packs, explain, text, conform, bench."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow("commands from outside, each in a process")

ROOT = Path(__file__).parents[2]
ENEMY = "public-enemy"
WHISPERS = str(ROOT / "tests" / "games" / "whispers")
COINS = str(ROOT / "tests" / "games" / "coin-race")


def wl(*words: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own; none may ever end in a traceback or be called a defect."""
    ran = subprocess.run(
        [sys.executable, "-m", "wlcore", *words], capture_output=True, text=True, cwd=cwd, timeout=300
    )
    assert "Traceback" not in ran.stderr
    assert "a defect of wlcore" not in ran.stderr
    return ran


def told(*words: str, cwd: Path = ROOT) -> Any:
    """The JSON value that a command prints, and nothing but that."""
    ran = wl(*words, "--json", cwd=cwd)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


@pytest.fixture
def ruled(tmp_path: Path) -> str:
    """A game with two switches, a layer's worth of rules and texts of every kind, as a folder."""
    game = tmp_path / "lots"
    (game / "text" / "en").mkdir(parents=True)
    for name, content in RULED.items():
        (game / name).write_text(content)
    return str(game)


RULED = {
    "pack.yaml": """\
id: lots
version: 1.0.0
title: Lots
kind: game
players: 2-3
provenance: rules
""",
    "words.wl": """\
kind lot is card
  drawn: effect
  kept: abilities for holder
zone pouch is deck
zone pile is pile
counter gains of player, up to 9
variable holder is player or nobody
query worth(p: player): number is gains(p)
""",
    "flow.wl": """\
rule play                                    [LOT-01]
  put lots in pouch
  shuffle pouch
  repeat:
    for each p in players: p: pull

rule pull
  needs any pouch                            [LOT-02]
  choose one:
    gain 1 gains
    if ruling generous: gain 2 gains         [LOT-03]
    take 1 gains
  if ruling prize is big and gains(you) is at least 3: win you
  if gains(you) is at least 6: win you
""",
    "lots.yaml": """\
lot:
  good: { copies: 2, cites: [LOT-02], drawn: "gain 1 gains" }
  bad:
    provenance: designed
    kept: |
      worth(you) gets + 1
      forbid pull when gains(you) is at least 8      [LOT-03]
""",
    "rulings.yaml": """\
rulings:
  generous:
    type: truth
    question: Are lots generous?
    clauses: [LOT-03]
    values: { fr: no }
    default: yes
    reason: It ends sooner.
  prize:
    type: one of big, small
    question: How big is the prize?
    clauses: [LOT-04]
    values: { fr: big, de: small }
    default: big
    reason: Nobody knows.
""",
    "clauses.yaml": """\
clauses:
  LOT-01: { kind: rule, text: Lots are drawn. }
  LOT-02: { kind: rule, text: Only while there are some. }
  LOT-03: { kind: open, text: Are they generous? }
  LOT-04: { kind: difference, text: The prize differs. }
""",
}


# ---- cards ----------------------------------------------------------------------------------------------


def test_cards_lists_every_single_thing():
    """Every thing is there with its kind, where it comes from, its clauses and its pack; copies one by one."""
    rows = told("cards", ENEMY)
    assert len(rows) == len({(row["kind"], row["id"]) for row in rows})
    assert all({"id", "kind", "provenance", "cites", "pack"} <= set(row) for row in rows)
    assert {row["provenance"] for row in rows} <= {"rules", "component", "designed"}
    cards = [row for row in rows if row["kind"] in ("outlaw", "saloon-card")]
    assert len(cards) == 60
    leader = next(row for row in rows if row["id"] == "butch-cassidy")
    assert leader["provenance"] == "rules"
    assert leader["cites"] == ["PENO-COMP-03"]


def test_cards_of_a_layer_are_its_own():
    """With a variant its things are there as well, and say which pack they are from."""
    plain, more = told("cards", ENEMY), told("cards", ENEMY, "--variant", "duel")
    assert {row["pack"] for row in plain} == {ENEMY}
    assert {row["pack"] for row in more} == {ENEMY, "duel"}


def test_cards_for_people(ruled: str):
    """Read by people, a design is one line with its copies; provenance is counted by kind."""
    lines = wl("cards", ruled).stdout.splitlines()
    assert lines[0].split() == ["id", "copies", "kind", "provenance", "pack", "clauses"]
    assert [line.split() for line in lines[1:]] == [
        ["good", "2", "lot", "rules", "lots", "LOT-02"],
        ["bad", "1", "lot", "designed", "lots"],
    ]
    counted = wl("cards", ruled, "--provenance").stdout.splitlines()
    assert [line.split() for line in counted] == [
        ["kind", "rules", "component", "designed", "together"],
        ["lot", "2", "0", "1", "3"],
        ["all", "2", "0", "1", "3"],
    ]


# ---- rulings --------------------------------------------------------------------------------------------


def test_rulings_say_how_they_stand(ruled: str):
    """Each switch has its question, its value in the edition or as asked for, its clauses and the reason."""
    first, second = told("rulings", ruled)
    assert first == {
        "id": "generous",
        "question": "Are lots generous?",
        "value": True,
        "clauses": ["LOT-03"],
        "reason": "It ends sooner.",
    }
    assert second["value"] == "big"
    assert [row["value"] for row in told("rulings", ruled, "--edition", "de")] == [True, "small"]
    asked = ("--edition", "fr", "--ruling", "prize=small")
    assert [row["value"] for row in told("rulings", ruled, *asked)] == [False, "small"]


def test_rulings_are_told_in_a_language():
    """What is asked is told by the clauses, which each language says; the cards on which it decides something stand below."""
    english, german = (
        wl("rulings", "western-legends", "--lang", language).stdout.split("\n\n") for language in ("en", "de")
    )
    about = {said.partition(":")[0]: said for said in german}
    assert about["coach-gun-boosts"].startswith("coach-gun-boosts: nein\n    EXAMPLE-01, ITEM-10: was die ")
    assert "\n    Kutschenflinte: Waffe, kostet $30, " in about["coach-gun-boosts"]
    assert len(english) == len(german)
    assert any("\n    Does the upgraded Shotgun raise the own card" in said for said in english)


def test_rulings_on_which_editions_differ(ruled: str):
    """With --diff only those switches are listed that stand otherwise, with both values."""
    assert [(r["id"], r["values"]) for r in told("rulings", ruled, "--diff", "en", "de")] == [
        ("prize", {"en": "big", "de": "small"})
    ]
    both = told("rulings", ruled, "--diff", "de", "fr")
    assert [row["id"] for row in both] == ["generous", "prize"]
    assert told("rulings", ruled, "--diff", "en", "default") == []
    assert "generous: de yes, fr no" in wl("rulings", ruled, "--diff", "de", "fr").stdout


def test_rulings_for_people(ruled: str):
    """Read by people, a switch is a few lines: value, question, reason, clauses."""
    said = wl("rulings", ruled).stdout
    assert said.startswith(
        "generous: yes\n    Are lots generous?\n    It ends sooner.\n    [LOT-03]\n\nprize: big\n"
    )


# ---- packs ----------------------------------------------------------------------------------------------


def test_packs_lists_what_is_installed():
    """Each game is listed, followed by its layers, with who may play and where it lies."""
    rows = {row["id"]: row for row in told("packs")}
    assert rows[ENEMY]["kind"] == "game"
    assert rows[ENEMY]["players"] == [2, 6]
    assert rows["duel"]["game"] == ENEMY
    assert Path(rows["duel"]["place"]).is_dir()
    lines = wl("packs").stdout.splitlines()
    assert lines[1].startswith(ENEMY)
    assert any(line.startswith("duel ") for line in lines)


# ---- explain --------------------------------------------------------------------------------------------


def explained(*words: str) -> list[tuple[str, str]]:
    """The roles and packs of the one stack that is explained."""
    (stack,) = told("explain", *words)
    return [(layer["role"], layer["pack"]) for layer in stack["layers"]]


def test_explain_shows_the_layers_of_a_rule():
    """A rule: who declares it, its needs, and what a variant does to it, each with place and clauses."""
    roles = explained(ENEMY, "rule/draw-from", "--variant", "cavalry")
    assert roles[:2] == [("declares", ENEMY), ("needs", ENEMY)]
    assert ("forbids", "cavalry") in roles
    said = wl("explain", ENEMY, "draw-from", "--variant", "cavalry").stdout
    assert said.startswith("rule/draw-from\n")
    assert "rules/public-enemy/flow/turn.wl:" in said
    assert "PENO-CAV-02" in said
    assert ("instead of", "duel") in explained(ENEMY, "settle-majority", "--variant", "duel")


def test_explain_shows_what_stands_on_a_card(ruled: str):
    """A card: its declaration, its texts and abilities; what an ability changes shows the card in turn."""
    assert explained(ruled, "lot/good") == [("declares", "lots"), ("text 'drawn'", "lots")]
    assert explained(ruled, "card/bad") == [("declares", "lots"), ("modifies", "lots"), ("forbids", "lots")]
    (query,) = told("explain", ruled, "worth")
    assert query["layers"][1]["words"] == "adds, on lot/bad"
    assert query["layers"][1]["line"] == 6
    assert explained(ruled, "card/good/drawn") == [("text 'drawn'", "lots")]


def test_explain_shows_a_ruling_and_who_reads_it(ruled: str):
    """A ruling: its values, and each line that asks for it."""
    (stack,) = told("explain", ruled, "prize")
    assert stack["address"] == "ruling/prize"
    assert stack["about"] == "How big is the prize?"
    assert [layer["role"] for layer in stack["layers"]] == ["declares", "is read"]
    assert stack["layers"][0]["words"] == "fr: big, de: small, default: big"
    assert stack["layers"][1]["line"] == 13


def test_explain_shows_a_clause(ruled: str):
    """The id of a clause: what it says, and every line that cites it."""
    (stack,) = told("explain", ruled, "LOT-03")
    assert stack["about"] == "Are they generous?"
    assert [layer["role"] for layer in stack["layers"]] == ["declares", "cites", "cites"]


def test_explain_shows_replaced_and_removed_rules(ruled: str, tmp_path: Path):
    """What a layer replaces, removes or sets stands above what it was."""
    layer = tmp_path / "change"
    layer.mkdir()
    (layer / "pack.yaml").write_text("id: change\nversion: 1.0.0\ntitle: C\nkind: layer\ngame: lots\n")
    (layer / "change.wl").write_text("replace rule pull\n  gain 1 gains\n  win you\n\nruling prize: small\n")
    with_layer = (ruled, "--with", str(layer))
    assert explained(*with_layer[:1], "pull", *with_layer[1:])[:2] == [
        ("declares", "lots"),
        ("replaces", "change"),
    ]
    assert ("sets", "change") in explained(*with_layer[:1], "prize", *with_layer[1:])


# ---- text -----------------------------------------------------------------------------------------------


def test_text_of_a_card():
    """One card by its name, by a copy's, or by its address gives its generated text."""
    for name in ("sheriff", "sheriff-2", "saloon-card/sheriff"):
        (text,) = told("text", ENEMY, "--card", name).values()
        assert "uncovered" in text
    assert "(saloon-card/sheriff)" in wl("text", ENEMY, "--card", "sheriff").stdout


def test_text_of_everything(tmp_path: Path):
    """Without a card everything that has a text is printed, and --html writes it to a page."""
    texts = told("text", ENEMY)
    assert len(texts) > 50
    page = tmp_path / "cards.html"
    ran = wl("text", ENEMY, "--html", str(page))
    assert (ran.returncode, ran.stdout) == (0, "")
    assert all(f"<code>{address}</code>" in page.read_text() for address in texts)


# ---- conform and bench ----------------------------------------------------------------------------------


def test_conform_plays_and_finds_nothing():
    """A game that conforms: status 0, and the games and decisions that were played."""
    found = told("conform", ENEMY, "--games", "6", "--jobs", "1")
    assert found["games"] == 6
    assert found["decisions"] > 100
    assert found["faults"] == []
    ran = wl("conform", COINS, "--games", "3", "--thorough", "--players", "2", "--edition", "fr")
    assert ran.returncode == 0
    assert "3 games" in ran.stdout
    assert "no faults" in ran.stdout


def test_conform_tells_a_fault_and_how_to_see_it_again():
    """A game with a fault: status 1, the fault with its choices in JSON, and for people a command that shows it again."""
    words = ("conform", WHISPERS, "--games", "3", "--players", "2", "--edition", "en", "--most", "9")
    ran = wl(*words, "--json")
    assert ran.returncode == 1
    faults = json.loads(ran.stdout)["faults"]
    assert [len(fault["choices"]) for fault in faults] == [9, 9, 9]
    said = wl(*words)
    assert said.returncode == 1
    again = next(line for line in said.stdout.splitlines() if "again: wl" in line).split()[2:]
    assert wl(*again, "--most", "9").returncode == 1


def test_conform_means_the_game_of_this_folder():
    """In the folder of a game the game may be left out."""
    assert told("conform", "--games", "2", cwd=Path(COINS))["games"] == 2


def test_bench_measures():
    """The benchmark gives its figures, their spread and the machine; the yardstick where there is one."""
    found = told("bench", ENEMY, "--games", "2", "--repeats", "1", "--players", "2")
    figures = (
        "decisions_per_s",
        "turns_per_s",
        "games_per_s",
        "clone_us",
        "fingerprint_us",
        "to_json_us",
        "from_json_us",
    )
    assert all(found[name] > 0 for name in figures)
    assert {"view_us", "imagine_us", "state_bytes", "version_warm_ms", "version_cold_ms"} <= set(found)
    preparing = ("check_100_effects_ms", "compile_100_effects_ms", "card_text_us", "yardstick_score")
    assert all(found[name] > 0 for name in preparing)
    assert found["game"] == ENEMY
    assert found["yardstick_ratio"] > 0
    assert found["spread"]["clone_us"] == [found["clone_us"]] * 2
    assert found["machine"]["python"]
    assert "decisions" in wl("bench", COINS, "--games", "2", "--repeats", "1").stdout


# ---- what cannot be done --------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["cards", "rulings", "explain", "text", "conform", "bench"])
def test_an_unknown_game_is_a_mistake_in_asking(command: str):
    """A game that is not there is status 2 and one sentence, with the games there are; nothing is on stdout."""
    ran = wl(command, "chess", *(["castling"] if command == "explain" else []))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "there is no game 'chess'" in ran.stderr
    assert ENEMY in ran.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cards", ENEMY, "--variant", "nix"], "there is no variant 'nix' for public-enemy"),
        (["rulings", ENEMY, "--ruling", "nix=yes"], "there is no ruling 'nix'"),
        (["rulings", ENEMY, "--edition", "it"], "there is no edition 'it'"),
        (["rulings", ENEMY, "--diff", "en"], "expected 2 arguments"),
        (["rulings", ENEMY, "--diff", "en", "it"], "invalid choice: 'it'"),
        (["explain", ENEMY, "draw-fron"], "there is nothing called 'draw-fron'; did you mean 'draw-from'?"),
        (["explain", ENEMY], "the following arguments are required: THING"),
        (["cards"], "the following arguments are required: GAME"),
        (["text", ENEMY, "--card", "sherif"], "did you mean 'sheriff'?"),
        (["text", ENEMY, "--lang", "xx"], "there are no phrases in 'xx'"),
        (["conform", ENEMY, "--games", "-3"], "expected a whole number from 1 on, not '-3'"),
        (["conform", ENEMY, "--games", "many"], "expected a whole number from 1 on, not 'many'"),
        (["conform", ENEMY, "--jobs", "0"], "expected a whole number from 1 on, not '0'"),
        (["conform", ENEMY, "--players", "9"], "for 2 to 6 players, not for 9"),
        (["conform", ENEMY, "--layers", "some"], "invalid choice: 'some'"),
        (["conform", ENEMY, "--option", "nix=1"], "there is no option 'nix'"),
        (["conform", ENEMY, "--option", "nix=1"], "there are: length"),
        (["bench", ENEMY, "--repeats", "0"], "expected a whole number from 1 on, not '0'"),
        (["bench", ENEMY, "--players", "1"], "for 2 to 6 players, not for 1"),
        (["packs", "--nix"], "unrecognized arguments: --nix"),
    ],
)
def test_wrong_usage_is_one_sentence(words: list[str], said: str):
    """What cannot be done as asked is status 2, and the sentence says why."""
    ran = wl(*words)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert said in ran.stderr


def test_a_page_that_cannot_be_written(tmp_path: Path):
    """A file that cannot be written is status 1 and one sentence."""
    ran = wl("text", ENEMY, "--html", str(tmp_path))
    assert (ran.returncode, ran.stdout) == (1, "")
    assert f"'{tmp_path}' cannot be written" in ran.stderr


@pytest.mark.parametrize("command", ["cards", "rulings", "explain", "text", "conform", "bench"])
def test_a_broken_pack_is_shown_with_its_place(command: str, ruled: str):
    """A game that does not check is status 1, with file, line and caret."""
    (Path(ruled) / "flow.wl").write_text("rule play\n  gian 1 gains\n")
    ran = wl(command, ruled, *(["play"] if command == "explain" else []))
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "flow.wl:2:3: error" in ran.stderr
    assert "^^^^" in ran.stderr
