"""`wl i18n`: what is missing is counted, what leaks is found, a language begins and phrases are stamped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wlcore.cli import main
from wlcore.cli.language import spoken


def test_status_counts_files_and_games(capsys):
    """Every English file, every language, and what a game says that has no phrase."""
    assert main(["i18n", "status", "public-enemy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    files = {(row["pack"], row["file"]): row for row in told["files"]}
    assert files["public-enemy", "names.ftl"]["there"] == dict.fromkeys(("en", "de", "fr", "ru"), 51)
    assert (
        files["public-enemy", "clauses.yaml"]["there"]["en"]
        == files["public-enemy", "clauses.yaml"]["phrases"]
    )
    assert {(one["game"], one["language"]): len(one["missing"]) for one in told["games"]} == {
        ("public-enemy", language): 0 for language in ("en", "de", "fr", "ru")
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
    assert main(["i18n", "new", "it", "--to", str(tmp_path)]) == 0
    begun = (tmp_path / "it" / "words.ftl").read_text("utf-8")
    assert "# kind-card = card" in begun
    assert all(not line or line.startswith("#") for line in begun.splitlines())
    (tmp_path / "it" / "words.ftl").write_text("kind-card = carta\n", "utf-8")
    assert main(["i18n", "new", "it", "--to", str(tmp_path)]) == 0
    assert (tmp_path / "it" / "words.ftl").read_text("utf-8") == "kind-card = carta\n"
    assert main(["i18n", "new", "Italian!"]) == 2
    capsys.readouterr()


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


def test_check_says_which_phrases_a_pack_lacks(capsys, tmp_path):
    """New words must bring their phrases: an error in a language that the pack names, else a warning in English."""
    words = {"words.wl": "rule hum\n  stop\n", "flow/tune.wl": "after turn: hum\n"}
    silent = write(tmp_path / "silent", {"pack.yaml": LAYER, **words})
    assert main(["check", str(silent)]) == 0
    assert "warning missing-message: there is no phrase 'rule-hum' in 'en'" in capsys.readouterr().out
    claims = write(tmp_path / "claims", {"pack.yaml": LAYER + "languages: [de]\n", **words})
    assert main(["check", str(claims)]) == 1
    assert "error missing-message: there is no phrase 'rule-hum' in 'de'" in capsys.readouterr().out


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
