"""`wl check`: which packs are looked at, and the three ways to say what is wrong."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.cli.check import Check
from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import split_lines
from wlcore.loading import Choice, checked
from wlcore.text.cards import CardTexts
from wlcore.text.gates import Lacks
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("wl check, over all that is shipped")

LAYER = "id: mine\nversion: 1.0.0\ntitle: Mine\nkind: layer\ngame: {game}\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def layer(folder: Path, texts: dict[str, str], game: str = "public-enemy", more: str = "") -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(LAYER.format(game=game).replace("mine", folder.name) + more, "utf-8")
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8", newline="")
    return folder


def found(capsys) -> list[str]:
    """What was found, but for words that have no phrases."""
    all_of_it = json.loads(capsys.readouterr().out)
    return [
        f"{d['file']}:{d['line']}:{d['col']} {d['code']}" for d in all_of_it if d["code"] != "missing-message"
    ]


def test_everything_that_is_shipped_is_right(capsys):
    """All games, alone and with their layers, are without errors."""
    assert main(["check", "--json"]) == 0
    assert [d for d in json.loads(capsys.readouterr().out) if d["severity"] == "error"] == []


def test_a_layer_is_checked_with_its_game(here, capsys):
    """A layer finds the words of its game; what is wrong is said with its file as seen from here."""
    layer(here / "mine", {"a.wl": "rule rest\n  draw-frm tombstone\n"})
    assert main(["check", "mine"]) == 1
    shown = capsys.readouterr()
    assert shown.out == (
        "mine/a.wl:2:3: error unknown-word: 'draw-frm' is not a word that is known\n"
        "      draw-frm tombstone\n"
        "      ^^^^^^^^\n"
        "    did you mean 'draw-from'?\n"
    )
    assert shown.err == "1 error in 2 packs\n"


def test_json(here, capsys):
    """`--json` is `--format json`: one list with everything about each finding."""
    layer(here / "mine", {"a.wl": "rule lap\nrule lap\n"})
    assert main(["check", "mine", "--json"]) == 1
    first = capsys.readouterr().out
    assert json.loads(first) == [
        {
            "file": "mine/a.wl", "line": 2, "col": 1, "end_line": 2, "end_col": 9, "code": "duplicate",
            "severity": "error", "message": "'lap' is declared twice",
            "suggestion": "choose another name; to change it, write 'replace rule lap'",
            "related": [{"file": "mine/a.wl", "line": 1, "col": 1, "message": "first here, in mine"}],
        }
    ]  # fmt: skip
    assert main(["check", "mine", "--format", "json"]) == 1
    assert capsys.readouterr().out == first


def test_github(here, capsys):
    """`--format github` prints workflow commands, with the signs escaped that would end them."""
    layer(here / "mine", {"a.wl": "gain 3 % :\n"})
    assert main(["check", "mine", "--format", "github"]) == 1
    assert capsys.readouterr().out == (
        "::error file=mine/a.wl,line=1,col=8,title=syntax,endLine=1,endColumn=8::'%25' has no meaning here\n"
    )


def test_a_file_of_a_pack(here, capsys):
    """Only what stands in the file, or below the folder, is told."""
    layer(here / "mine", {"a.wl": "gian\n", "b.wl": "gian\n"})
    assert main(["check", "mine/b.wl", "--json"]) == 1
    assert found(capsys) == ["mine/b.wl:1:1 not-a-layer-statement"]


def test_a_zip(here, capsys):
    """A zip is checked like its folder, and its lines are shown."""
    layer(here / "mine", {"a.wl": "gian\n"})
    with zipfile.ZipFile("mine.zip", "w") as archive:
        for file in (here / "mine").iterdir():
            archive.write(file, file.name)
    assert main(["check", "mine.zip"]) == 1
    assert capsys.readouterr().out.startswith("mine.zip/a.wl:1:1: error not-a-layer-statement: only")


def test_a_folder_of_packs_is_checked_together(here, capsys):
    """Two layers that are right alone may not go together."""
    for name in ("one", "two"):
        layer(here / "packs" / name, {"a.wl": "replace rule award-majorities\n  stop\n"})
    assert main(["check", "packs/one", "--json"]) == 0
    assert found(capsys) == []
    assert main(["check", "packs", "--json"]) == 1
    assert found(capsys) == ["packs/two/a.wl:1:1 conflict"]


def test_a_layer_that_needs_another(here, capsys):
    """What a layer requires is looked for among the installed packs and those that are named."""
    layer(here / "one", {"words.wl": "zone chest is pile\n"})
    layer(
        here / "two",
        {"a.wl": "after turn:\n  shuffle stock(saloon)\n  if any chest: stop\n"},
        more="requires: [one]\n",
    )
    assert main(["check", "two", "--json"]) == 1
    assert found(capsys)[0] == "two/pack.yaml:6:12 requires"
    assert main(["check", "two", "one", "--json"]) == 0
    assert found(capsys) == []


def test_a_game_of_ones_own(here, capsys):
    """A game and a layer for it are checked from their folders."""
    game = layer(here / "tiny", {"a.wl": "rule play\n  win players\n"})
    (game / "pack.yaml").write_text("id: tiny\nversion: 1.0.0\ntitle: Tiny\nkind: game\nplayers: 2\n")
    layer(here / "house", {"a.wl": "before play: win (only players)\n"}, game="tiny")
    assert main(["check", "tiny", "house"]) == 0
    assert capsys.readouterr().err == "1 warning in 2 packs\n", "the new rule has no phrase"
    assert main(["check", "house"]) == 0, "it lies beside"
    capsys.readouterr()
    (here / "tiny").rename(here.parent / "tiny")
    assert main(["check", "house", "--json"]) == 1
    assert found(capsys) == ["house/pack.yaml:5:7 unknown-game"]


def test_the_pack_in_this_folder_counts_instead_of_the_installed_one(here, capsys):
    """A changed copy of a shipped layer is what is checked."""
    layer(here / "duel", {"a.wl": "gian\n"})
    assert main(["check", "duel", "--json"]) == 1
    assert found(capsys) == ["duel/a.wl:1:1 not-a-layer-statement"]


def test_settings_nobody_reads(here, capsys):
    """A switch that no text asks for is a mistake of the pack that brings it."""
    layer(here / "mine", {}, more="options:\n  pace: { values: [slow, fast], default: slow }\n")
    assert main(["check", "mine", "--json"]) == 1
    assert found(capsys) == ["mine/pack.yaml:7:3 unused"]


def test_packs_that_are_named_but_not_there(here, capsys):
    """What is said about a pack nobody has is a warning: it may be installed elsewhere, or mistyped."""
    layer(here / "mine", {"a.wl": "with dolars:\n  forbid turn\n"}, more="after: [duell]\n")
    assert main(["check", "mine"]) == 0
    shown = capsys.readouterr().out
    assert "warning unknown-pack: there is no pack 'dolars' here" in shown
    assert "did you mean 'dollars'?" in shown
    assert "did you mean 'duel'?" in shown


def test_what_is_no_pack(here, capsys):
    """A path that is not there is a wrong use; one that is no pack is a finding."""
    assert main(["check", "nowhere"]) == 2
    (here / "empty").mkdir()
    assert main(["check", "empty"]) == 1
    assert "there is no pack.yaml" in capsys.readouterr().out


def test_long_lines_are_cut(here, capsys):
    """A long line is shown only around the place."""
    layer(here / "mine", {"a.wl": f"rule rest\n  if {'any out and ' * 60}any uot: stop\n"})
    assert main(["check", "mine"]) == 1
    line, carets = capsys.readouterr().out.split("\n")[1:3]
    assert len(line) <= 204
    assert line[carets.index("^") :].startswith("uot")


def test_scenarios_of_a_pack(here, capsys):
    """The scenarios of a pack are looked at, too, once the pack itself is right."""
    pack = layer(here / "mine", {"a.wl": "rule rest\n  stop\n"})
    (pack / "scenarios").mkdir()
    (pack / "scenarios" / "a.scn").write_text('scenario "Rest"\nplayerz 2\n')
    assert main(["check", "mine", "--json"]) == 1
    assert any(finding.startswith("mine/scenarios/a.scn:2:1 ") for finding in found(capsys))
    assert main(["check", "mine/a.wl", "--json"]) == 0


@pytest.mark.parametrize("command", ["check", "test"])
def test_a_file_is_read_once_to_show_what_is_wrong_in_it(command, here, capsys, monkeypatch):
    """However many mistakes there are: a file is not split into lines again for each of them, unless it has changed."""
    split = []

    def counted(text: str) -> list[str]:
        split.append(text)
        return split_lines(text)

    for module in ("cli.check", "lang.quoted"):
        monkeypatch.setattr(f"wlcore.{module}.split_lines", counted)
    pack = layer(here / "mine", {"a.wl": "rule rest\n  stop\n"})
    (pack / "scenarios").mkdir()
    file = pack / "scenarios" / "a.scn"
    for word in ("playerz", "sittings"):
        file.write_text('scenario "Rest"\n' + f"{word} 2\n" * 200, "utf-8")
        os.utime(file, ns=(0, len(word)))
        split.clear()
        assert main([command, "mine"]) == 1
        assert capsys.readouterr().out.count(f"{word} 2\n") == 200
        assert split == [file.read_text("utf-8")]


GUESSES = """
rule play
  for each p in players: p: guess-once
  win players
rule guess-once
  choose guessed from 1 to 3
  set guess(you) to guessed
  if {asked} is 2: gain 1 luck
"""


@pytest.mark.parametrize(("asked", "warned"), [("guessed", True), ("guess(you)", False)])
def test_a_secret_that_is_given_away(here, capsys, asked, warned):
    """Where what is chosen for a secret also comes to something open, the line is named once."""
    words = "secret variable guess of player is number from (1, 2, 3)\ncounter luck of player\n"
    game = "id: guesses\nversion: 1.0.0\ntitle: Guesses\nkind: game\nplayers: 2\ndescription: Guess.\n"
    (here / "guesses").mkdir()
    for name, text in {"pack.yaml": game, "words.wl": words, "rules.wl": GUESSES.format(asked=asked)}.items():
        (here / "guesses" / name).write_text(text)
    assert main(["check", "guesses", "--json"]) == 0
    seen = ["guesses/rules.wl:6:3 seen-choice"]
    assert found(capsys) == (seen if warned else [])


LIBRARY = "kind jewel is card\n  shine: number\n  sold: effect\nzone case is pile\nbefore play: put jewels in case\n"
OWN = "with lib:\n  jewel:\n    ruby:\n      shine: 3\n      sold: |\n        put this in case\n"
WORDS = "kind-jewel = a jewel\n    .plural = jewels\nzone-case = the case\n"


def beside_a_library(
    here: Path, cards: str = OWN, phrases: str = "jewel-ruby = Ruby\n", more: str = ""
) -> None:
    """A layer `lib` that brings jewels, and a layer `own` with cards for it."""
    spoken = "languages: [en]\n"
    lib = layer(here / "lib", {"a.wl": LIBRARY}, more=spoken)
    own = layer(here / "own", {"cards.yaml": cards}, more=spoken + more)
    for pack, words in ((lib, WORDS), (own, phrases)):
        (pack / "text" / "en").mkdir(parents=True)
        (pack / "text" / "en" / "words.ftl").write_text(words, "utf-8")


@pytest.mark.parametrize("named", [["lib", "own"], ["own", "lib"], ["."]])
def test_cards_beside_another_layer_are_checked_beside_it(here, capsys, named):
    """Cards that count only beside another layer are right where that layer knows their kind, and so are their phrases."""
    beside_a_library(here)
    assert main(["check", *named, "--json"]) == 0
    assert [d for d in found(capsys) if "orphan" in d] == []


def test_a_mistake_in_cards_beside_another_layer_is_told_at_its_line(here, capsys):
    """Alone, a layer is looked at beside each of the packs that it names, too."""
    beside_a_library(here, OWN.replace("shine", "shin"))
    assert main(["check", "lib", "own", "--json"]) == 1
    assert found(capsys) == ["own/cards.yaml:3:5 missing-key", "own/cards.yaml:4:7 unknown-key"]


def test_rules_beside_another_layer_are_checked_beside_it(here, capsys):
    """What `with PACK:` says in rules is looked at although nobody asked for that pack."""
    layer(here / "mine", {"a.wl": "with cavalry:\n  forbid trun\n"})
    assert main(["check", "mine", "--json"]) == 1
    assert found(capsys) == ["mine/a.wl:2:3 unknown-rule"]


def test_a_setting_that_is_asked_for_beside_another_layer(here, capsys):
    """A switch that only a section asks for is asked for."""
    layer(
        here / "mine",
        {"a.wl": "with cavalry:\n  forbid turn when option pace is slow\n"},
        more="options:\n  pace: { values: [slow, fast], default: fast }\n",
    )
    assert main(["check", "mine", "--json"]) == 0
    assert found(capsys) == []


def test_a_phrase_that_is_said_in_no_company(here, capsys):
    """A phrase for what counts beside another layer is no orphan; one that even that layer does not need is."""
    beside_a_library(here, phrases="jewel-ruby = Ruby\njewel-rubi = Ruby\n")
    assert main(["check", "lib", "own", "--json"]) == 0
    assert [d for d in found(capsys) if "orphan" in d] == ["own/text/en/words.ftl:2:1 orphan-message"]


def test_phrases_beside_a_pack_that_is_not_there(here, capsys):
    """Whether they are said cannot be known, so only the pack that is missing is told."""
    beside_a_library(here)
    assert main(["check", "own", "--json"]) == 0
    assert found(capsys) == ["own/cards.yaml:1:1 unknown-pack"]


def humming(here: Path) -> Path:
    """A game with a tool of which the text lacks a phrase."""
    game = here / "game"
    game.mkdir()
    (game / "pack.yaml").write_text("id: game\nversion: 1.0.0\ntitle: Game\nkind: game\nplayers: 2\n")
    (game / "words.wl").write_text(
        "kind tool\n  used: effect\nrule hum\n  nothing\nrule play\n  win players\n"
    )
    (game / "tools.yaml").write_text("tool:\n  spade: { used: hum }\n")
    return game


def test_a_game_is_said_once_beside_all_its_layers(here, monkeypatch):
    """What its things lack is known then; only what a layer brings is asked of each company."""
    said: list[str] = []
    thing = CardTexts.thing
    monkeypatch.setattr(CardTexts, "thing", lambda self, of: said.append(of.design) or thing(self, of))
    humming(here)
    for name in ("one", "two"):
        layer(here / name, {"tools.yaml": f"tool:\n  {name}: {{ used: hum }}\n"}, "game")
    layer(here / "three", {"play.wl": "replace rule hum\n  may: nothing\n"}, "game")
    check = Check()
    told = check.paths([here / name for name in ("game", "one", "two")])
    assert [d.message for d in told if "'rule-hum'" in d.message] == ["there is no phrase 'rule-hum' in 'en'"]
    assert said.count("spade") == 1
    said.clear()
    check.paths([here / "three"])
    assert said.count("spade") == 1, "what a layer writes anew may change what is said"


def test_what_a_layer_brings_is_not_lacking(here):
    """A phrase that the game lacks alone, and beside one layer, and another layer has."""
    game = humming(here)
    one = layer(here / "one", {"tools.yaml": "tool:\n  one: { used: hum }\n"}, "game")
    two = layer(here / "two", {}, "game", "languages: [en]\n")
    (two / "text" / "en").mkdir(parents=True)
    (two / "text" / "en" / "x.ftl").write_text("rule-hum = hum\n")
    lacks, found = Lacks(), list[set[str]]()
    for own in (one, two):
        made = checked(Choice(str(game), packs=(str(own),)), Findings())
        phrases = Phrases.of("en", [pack.folder for pack in made.packs])
        found.append({"rule-hum"} & lacks.of(made.program, phrases).keys())
    assert found == [{"rule-hum"}, set()]


def test_nobody_is_blamed_for_words_of_another_pack(here, capsys):
    """A layer may use any word of its game: where only the layer says one, it is warned of at its word, whoever else is checked with
    it, and can bring the phrase.
    """
    game = here / "game"
    game.mkdir()
    (game / "pack.yaml").write_text(
        "id: game\nversion: 1.0.0\ntitle: Game\nkind: game\nplayers: 2\nlanguages: [en, de]\n"
    )
    (game / "words.wl").write_text(
        "kind tool\n  used: effect\nquery pace(p: player): number is 3\ncounter gold of player\nrule play\n  win players\n"
    )
    more = "languages: [en, de]\n"
    layer(here / "mine", {"tools.yaml": "tool:\n  spade: { used: gain (pace(you)) gold }\n"}, "game", more)
    for paths in (["mine"], ["game", "mine"]):
        assert main(["check", *paths, "--json"]) == 0
        told = [d for d in json.loads(capsys.readouterr().out) if d["code"] == "missing-message"]
        wanted = [d for d in told if "'query-pace'" in d["message"]]
        assert [(d["file"], d["line"], d["col"], d["severity"]) for d in wanted] == [
            ("mine/tools.yaml", 2, 24, "warning")
        ]
        assert "in 'de' and 'en'" in wanted[0]["message"]
        assert all(d["file"] == "mine/tools.yaml" for d in told)
