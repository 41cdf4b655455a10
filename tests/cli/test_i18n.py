"""`wl i18n`: what is missing is counted, what leaks is found, a language begins and phrases are stamped."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.languages import OF_ENEMY
from wlcore.cli import main
from wlcore.cli.language import spoken
from wlcore.packs.find import PackFolder
from wlcore.text import status
from wlcore.text.syntax import load_syntax

pytestmark = pytest.mark.slow("what translators ask of wl i18n")


def test_status_counts_files_and_games(capsys):
    """Every English file, every language, and what a game says that has no phrase though a pack promises it."""
    assert main(["i18n", "status", "public-enemy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    files = {(row["pack"], row["file"]): row for row in told["files"]}
    assert files["public-enemy", "names.ftl"]["there"] == dict.fromkeys(OF_ENEMY, 51)
    assert (
        files["public-enemy", "clauses.yaml"]["there"]["en"]
        == files["public-enemy", "clauses.yaml"]["phrases"]
    )
    assert {(one["game"], one["language"]): len(one["owed"]) for one in told["games"]} == {
        ("public-enemy", language): 0 for language in OF_ENEMY
    }


def test_status_names_what_is_missing(capsys, tmp_path):
    """A layer whose phrase is only English: the other languages lack it, by name."""
    words = {
        "pack.yaml": LAYER,
        "words.wl": "rule hum\n  stop\n",
        "text/en/words.ftl": "rule-hum = hum a tune\n",
    }
    pack = write(tmp_path / "tunes", words | {"flow/tune.wl": "after turn: hum\n"})
    assert main(["i18n", "status", "public-enemy", "--with", str(pack), "--list"]) == 1
    told = capsys.readouterr().out
    assert "tunes words.ftl, de: rule-hum" in told
    assert "public-enemy, ru, missing: rule-hum" in told
    assert "public-enemy, en, missing" not in told


@pytest.mark.parametrize(
    "named", [["public-enemy"], ["western-legends"], ["western-legends", "--variant", "goals"]]
)
def test_nothing_leaks(capsys, named):
    """In the language of brackets every letter of cards, questions, options and the log stands inside."""
    assert main(["i18n", "pseudo", *named, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {}


def test_a_leak_is_named(capsys, tmp_path):
    """A card without a name is called by its id, which is no phrase."""
    card = "saloon-card:\n  piano-player:\n    drawn: |\n      choose found from uncovered(you)\n      put found in out\n"
    pack = write(tmp_path / "tunes", {"pack.yaml": LAYER, "tunes.yaml": card})
    assert main(["i18n", "pseudo", "public-enemy", "--with", str(pack)]) == 1
    assert "saloon-card/piano-player (name): Piano Player" in capsys.readouterr().out


def test_a_new_language_begins_with_comments(capsys, tmp_path):
    """Each English file as comments, which say nothing; what is there already is left alone."""
    assert main(["i18n", "new", "eo", "--to", str(tmp_path)]) == 0
    begun = (tmp_path / "eo" / "words.ftl").read_text("utf-8")
    assert "# kind-card = card" in begun
    assert all(not line or line.startswith("#") for line in begun.splitlines())
    (tmp_path / "eo" / "words.ftl").write_text("kind-card = karto\n", "utf-8")
    assert main(["i18n", "new", "eo", "--to", str(tmp_path)]) == 0
    assert (tmp_path / "eo" / "words.ftl").read_text("utf-8") == "kind-card = karto\n"
    assert main(["i18n", "new", "Esperanto!"]) == 2
    capsys.readouterr()


def test_a_language_begins_from_a_relative(capsys, tmp_path):
    """Phrases, verbs and syntax of the relative, each line marked as still to be done, with the English above it."""
    assert main(["i18n", "new", "pl", "--like", "ru", "--to", str(tmp_path)]) == 0
    begun = (tmp_path / "pl" / "words.ftl").read_text("utf-8")
    assert (
        "# en: kind-card = card\n# en:     .plural = cards\n# kind-card = карта\n#     .gender = feminine\n"
        in begun
    )
    assert "# like-animate =\n" in begun
    for name in ("words.ftl", "verbs.lex", "play.ftl"):
        lines = (tmp_path / "pl" / name).read_text("utf-8").splitlines()
        assert all(not line or line.startswith("#") for line in lines)
    syntax = (tmp_path / "pl" / "syntax.py").read_text("utf-8")
    assert syntax.startswith("# BEGUN: pl from ru\n")
    assert load_syntax(tmp_path / "pl") is not None
    assert main(["i18n", "new", "pl", "--like", "cs", "--to", str(tmp_path)]) == 2
    capsys.readouterr()


def test_a_syntax_that_is_still_a_relatives_is_counted_as_missing(monkeypatch, tmp_path):
    """`wl i18n status` has a line for it: English has one, a language that has only begun has none."""
    for language, content in (("en", "x = 1\n"), ("pl", "# BEGUN: pl from ru\nx = 1\n"), ("cs", "x = 1\n")):
        write(tmp_path / language, {"syntax.py": content, "words.ftl": "kind-card = x\n"})
    monkeypatch.setattr(status, "_core", lambda: PackFolder.open(tmp_path))
    (row,) = [r for r in status.rows([], ["en", "cs", "pl"]) if r.file == "syntax.py"]
    assert row.there == {"en": 1, "cs": 1, "pl": 0}


def test_a_pack_is_named_by_its_id_or_its_folder(capsys, tmp_path):
    """`--in western-legends` needs no path; what is no pack is told, with what may be meant."""
    assert main(["i18n", "new", "eo", "--in", "public-enemy", "--to", str(tmp_path)]) == 0
    assert "# kind-outlaw = outlaw" in (tmp_path / "text" / "eo" / "words.ftl").read_text("utf-8")
    assert main(["i18n", "new", "eo", "--in", "public-enemi"]) == 2
    assert "there is no pack 'public-enemi'; did you mean 'public-enemy'?" in capsys.readouterr().err


def test_english_that_has_changed_since_a_translation_is_listed(capsys, tmp_path):
    """Once it is stamped; by language; until the translation changes with it or is stamped again."""
    english, german = "rule-hum = hum a tune\n", "rule-hum = ein Lied summen\n"
    files = {"text/en/words.ftl": english, "text/de/words.ftl": german, "words.wl": "rule hum\n  stop\n"}
    pack = write(tmp_path / "tunes", {"pack.yaml": LAYER, **files})
    assert main(["i18n", "changed", str(pack)]) == 0
    assert main(["i18n", "stamp", str(pack)]) == 0
    assert main(["i18n", "changed", str(pack)]) == 0
    capsys.readouterr()
    assert main(["check", str(pack)]) == 0
    assert "not-read" not in capsys.readouterr().out
    file = pack / "text" / "en" / "words.ftl"
    file.write_text("# A comment changes nothing.\n" + file.read_text())
    assert main(["i18n", "changed", str(pack)]) == 0
    file.write_text(file.read_text().replace("hum a tune", "hum two tunes"))
    assert main(["i18n", "changed", str(pack)]) == 1
    assert capsys.readouterr().out == "de, tunes: 1 phrase\n  rule-hum\n    en: rule-hum = hum two tunes\n"
    assert main(["i18n", "changed", str(pack), "--lang", "fr"]) == 0
    assert main(["i18n", "stamp", str(pack), "rule-hum", "--lang", "de"]) == 0
    assert main(["i18n", "changed", str(pack)]) == 0
    file.write_text(file.read_text().replace("hum two tunes", "whistle"))
    (pack / "text" / "de" / "words.ftl").write_text("rule-hum = pfeifen\n")
    assert main(["i18n", "changed", str(pack)]) == 0


def test_phrases_are_stamped(capsys, tmp_path):
    """A phrase of a rule gets the rule's fingerprint, and the check is content."""
    words = {
        "pack.yaml": LAYER,
        "words.wl": "rule hum\n  stop\n",
        "text/en/words.ftl": "rule-hum = hum a tune\n",
    }
    pack = write(tmp_path / "tunes", words | {"flow/tune.wl": "after turn: hum\n"})
    assert main(["check", str(pack)]) == 0
    assert "unstamped-phrase" in capsys.readouterr().out
    assert main(["i18n", "stamp", str(pack)]) == 0
    assert ".of = " in (pack / "text" / "en" / "words.ftl").read_text("utf-8")
    assert main(["check", str(pack)]) == 0
    assert "unstamped-phrase" not in capsys.readouterr().out
    assert main(["i18n", "stamp", str(pack), "rule-hmm"]) == 2


def test_phrases_of_a_layer_on_a_game_elsewhere_are_stamped(capsys, tmp_path):
    """Its game is named, as for `wl new phrases`."""
    words = {
        "pack.yaml": LAYER.replace("public-enemy", "bee-yard"),
        "words.wl": "rule hum\n  stop\n",
        "text/en/words.ftl": "rule-hum = hum a tune\n",
    }
    pack = write(tmp_path / "tunes", words | {"flow/tune.wl": "after turn: hum\n"})
    assert main(["i18n", "stamp", str(pack)]) != 0
    game = Path(__file__).parents[2] / "docs" / "games" / "bee-yard"
    assert main(["i18n", "stamp", str(pack), "--game", str(game)]) == 0
    assert ".of = " in (pack / "text" / "en" / "words.ftl").read_text("utf-8")


def test_check_says_which_phrases_a_pack_lacks(capsys, tmp_path):
    """New words should bring their phrases: a warning in each language that the pack names, else in English."""
    words = {"words.wl": "rule hum\n  stop\n", "flow/tune.wl": "after turn: hum\n"}
    silent = write(tmp_path / "silent", {"pack.yaml": LAYER, **words})
    assert main(["check", str(silent)]) == 0
    assert "warning missing-message: there is no phrase 'rule-hum' in 'en'" in capsys.readouterr().out
    claims = write(tmp_path / "claims", {"pack.yaml": LAYER + "languages: [de]\n", **words})
    assert main(["check", str(claims)]) == 0
    assert "warning missing-message: there is no phrase 'rule-hum' in 'de'" in capsys.readouterr().out


def test_check_tells_that_a_language_is_not_listed(capsys, tmp_path):
    """Who begins a language and does not list it is not told that all is well, and not what is missing either."""
    files = {"words.wl": "rule hum\n  stop\n", "flow/tune.wl": "after turn: hum\n"}
    files |= {"text/en/words.ftl": "rule-hum = hum a tune\n", "text/it/words.ftl": "kind-card = carta\n"}
    pack = write(tmp_path / "tunes", {"pack.yaml": LAYER, **files})
    assert main(["i18n", "stamp", str(pack)]) == 0
    assert main(["check", str(pack)]) == 0
    shown = capsys.readouterr()
    assert "missing-message" not in shown.out
    assert "tunes begins 'it', which its pack.yaml does not list under 'languages'" in shown.err


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("ru", {"LANG": "de_DE.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "fr_CA", "LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru", "LANG": "de"}, "ru"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "xx_XX"}, "en"),
        (None, {"LANG": "../en"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_environment_chooses_the_language(asked, environment, language):
    """What is asked for first, then LC_ALL, LC_MESSAGES, LANG, then English."""
    assert spoken(asked, environment) == language


LAYER = """\
id: tunes
version: 1.0.0
title: Tunes
kind: layer
game: public-enemy
provenance: designed
"""


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    return folder


def test_a_word_is_shown_in_every_position_in_all_languages(capsys):
    """What a translator sees of a line: amounts, subjects, moments, what is forbidden, side by side."""
    assert main(["i18n", "preview", "draw-from", "public-enemy"]) == 0
    shown = capsys.readouterr().out
    assert (
        "    de  Nachdem ein Spieler die oberste Karte eines Stapels genommen hat, gewinne das Spiel.\n"
        in shown
    )
    assert "    en  You cannot take the top card of a deck.\n" in shown
    assert main(["i18n", "preview", "wounds", "western-legends", "--lang", "ru", "--json"]) == 0
    texts = json.loads(capsys.readouterr().out)["western-legends: counter-wounds"]
    assert [texts[f"gained, {n}"]["ru"] for n in (1, 2, 5, 21)] == [
        "Получите 1 ранение.",
        "Получите 2 ранения.",
        "Получите 5 ранений.",
        "Получите 21 ранение.",
    ]
    assert main(["i18n", "preview", "wound-up"]) == 2


@pytest.mark.parametrize(
    ("odd", "told"),
    [
        ("pipe", "is neither a file nor a folder"),
        ("link", "is a link"),
        ("latin", "this is not UTF-8 (the byte 0xe4)"),
    ],
)
@pytest.mark.parametrize("words", [["stamp"], ["changed"], ["new", "es", "--like", "de", "--in"]])
def test_odd_files_are_told(words, odd, told, tmp_path, capsys):
    """A pipe is not waited for, a link not followed, and what is no text is no defect."""
    pack = write(
        tmp_path / "tunes",
        {"pack.yaml": LAYER, "text/en/words.ftl": "a = b\n", "text/de/words.ftl": "a = c\n"},
    )
    place = pack / "text" / "de" / "odd.ftl"
    if odd == "pipe":
        os.mkfifo(place)
    elif odd == "link":
        place.symlink_to("nowhere")
    else:
        place.write_bytes(b"b = \xe4\n")
    assert main(["i18n", *words, str(pack)]) == 1
    said = capsys.readouterr()
    assert told in said.out + said.err
    assert "defect" not in said.err
