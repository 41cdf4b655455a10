"""What clauses say in other languages: shown where somebody asks for a clause, counted, and noticed when it changes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.languages import OF_ENEMY
from tests.text.reading import LANGUAGES, assembly
from wlcore.cli import main
from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import Clause
from wlcore.text.clauses import ClauseTexts, check_clauses
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("clauses and their translations are counted and stamped")

CLAUSES = """\
clauses:
  HUM-01:
    kind: rule
    text: |-
      Whoever takes a card hums.
      The tune is free.
    editions:
      fr: "In a low voice."
  HUM-02:
    kind: rule
    text: "Nobody whistles."
"""
FRENCH = """\
clause-hum-01 =
    Qui prend une carte fredonne.
    L’air est libre.
    .fr = À voix basse.
"""
LAYER = """\
id: tunes
version: 1.0.0
title: Tunes
kind: layer
game: public-enemy
provenance: designed
"""


@pytest.fixture
def tunes(tmp_path: Path) -> Path:
    """A pack with two clauses, the first of them in French."""
    files = {"pack.yaml": LAYER, "clauses.yaml": CLAUSES, "text/fr/clauses.ftl": FRENCH}
    for name, content in files.items():
        file = tmp_path / "tunes" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    return tmp_path / "tunes"


def checked(tunes: Path, capsys) -> list[tuple[str, str]]:
    """The findings about the clauses, each with its code."""
    capsys.readouterr()
    main(["check", "--json", str(tunes)])
    found = json.loads(capsys.readouterr().out)
    return [(d["code"], d["message"]) for d in found if "clause" in d["message"]]


def rewrite(tunes: Path, name: str, old: str, new: str) -> None:
    content = (tunes / name).read_text("utf-8")
    assert old in content
    (tunes / name).write_text(content.replace(old, new), "utf-8")


def test_a_clause_is_told_in_its_language_or_in_english(tunes):
    """The statement in its lines and what editions say; English where nothing is there."""
    texts = ClauseTexts(Phrases.of("fr", [tunes]))
    one, two = (
        Clause(name, "rule", text, {"fr": said}, "", None)  # type: ignore[arg-type]
        for name, text, said in (("HUM-01", "English.", "Low."), ("HUM-02", "Nobody whistles.", "Ever."))
    )
    assert texts.told(one) == ("Qui prend une carte fredonne.\nL’air est libre.", {"fr": "À voix basse."})
    assert texts.told(two) == ("Nobody whistles.", {"fr": "Ever."})
    assert ClauseTexts(Phrases.of("de", [tunes])).told(one) == ("English.", {"fr": "Low."})


def test_explain_tells_a_clause_in_the_language_asked_for(tunes, capsys):
    """The statement and what editions say stand under the address of the clause."""
    assert main(["explain", "public-enemy", "HUM-01", "--with", str(tunes), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert (
        "clause/HUM-01\n  Qui prend une carte fredonne.\n  L’air est libre.\n  (fr) À voix basse.\n" in told
    )


def test_status_counts_clauses_that_are_there_with_their_editions(tunes, capsys):
    """A clause counts when all of it is said."""
    asked = ["i18n", "status", "public-enemy", "--with", str(tunes), "--json"]
    assert counted(asked, capsys) == dict.fromkeys(OF_ENEMY, 0) | {"en": 2, "fr": 1}
    rewrite(tunes, "text/fr/clauses.ftl", "    .fr = À voix basse.\n", "")
    assert counted(asked, capsys)["fr"] == 0


def counted(asked: list[str], capsys) -> dict[str, int]:
    main(asked)
    rows = json.loads(capsys.readouterr().out)["files"]
    return next(row["there"] for row in rows if (row["pack"], row["file"]) == ("tunes", "clauses.yaml"))


def test_a_clause_that_changes_is_noticed(tunes, capsys):
    """The fingerprint is asked for, stamped, and tells when the English says something else."""
    assert checked(tunes, capsys) == [
        ("unstamped-phrase", "'clause-hum-01' does not say for which statement it was written")
    ]
    assert main(["i18n", "stamp", str(tunes)]) == 0
    assert ".of = " in (tunes / "text/fr/clauses.ftl").read_text("utf-8")
    assert checked(tunes, capsys) == []
    rewrite(tunes, "clauses.yaml", "In a low voice.", "In a high voice.")
    assert checked(tunes, capsys) == [
        ("stale-phrase", "clause HUM-01 has changed since 'clause-hum-01' was written")
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "message"),
    [
        ("clause-hum-01", "clause-hmm-01", "orphan-message", "there is no clause for 'clause-hmm-01'"),
        (".fr", ".de", "orphan-message", "clause HUM-01 says nothing about an edition 'de'"),
        (".fr", ".de", "clause-unsaid", "'clause-hum-01' does not say what edition 'fr' says"),
        ("libre", "{ $who }", "unknown-variable", "'clause-hum-01' is not given $who"),
        ("    .fr = À voix basse.", FRENCH, "duplicate-message", "there are two phrases 'clause-hum-01'"),
    ],
)
def test_what_is_wrong_with_a_clause_is_told(tunes, capsys, old, new, code, message):
    """Each mistake by its code, in whatever language the file is."""
    main(["i18n", "stamp", str(tunes)])
    rewrite(tunes, "text/fr/clauses.ftl", old, new)
    assert (code, message) in checked(tunes, capsys)


def test_a_new_language_begins_with_the_clauses_too(tunes, tmp_path, capsys):
    """Every clause as a comment, with its editions."""
    assert main(["i18n", "new", "it", "--in", str(tunes), "--to", str(tmp_path / "begun")]) == 0
    begun = (tmp_path / "begun" / "text" / "it" / "clauses.ftl").read_text("utf-8")
    assert "# clause-hum-01 =\n#     Whoever takes a card hums.\n" in begun
    assert "#     .fr = In a low voice.\n# clause-hum-02 =\n" in begun
    capsys.readouterr()


OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
def test_shipped_clauses_have_no_finding(game):
    """Nothing is out of date, half said or said of no clause, in any language."""
    findings = Findings()
    for pack in assembly(game).packs:
        check_clauses(pack.clauses, pack.folder, findings)
    assert findings.found == []


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
@pytest.mark.parametrize("language", OTHERS)
def test_shipped_clauses_say_the_same_numbers(game, language):
    """Each statement, and what each edition says, has the figures and the citations of the English."""
    (pack,) = assembly(game).packs
    texts, wrong = ClauseTexts(Phrases.of(language, [pack.folder])), []
    for clause in pack.clauses:
        text, editions = texts.told(clause)
        pairs = zip([clause.text, *clause.editions.values()], [text, *editions.values()], strict=True)
        wrong += [(clause.id, english, said) for english, said in pairs if figures(english) != figures(said)]
    assert wrong == []


@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
@pytest.mark.parametrize("language", OTHERS)
def test_editions_that_agree_are_translated_alike(game, language):
    """Two editions have one text in a language exactly where they have one in English."""
    (pack,) = assembly(game).packs
    texts = ClauseTexts(Phrases.of(language, [pack.folder]))
    for clause in pack.clauses:
        said = texts.told(clause)[1]
        for one in said:
            for other in said:
                alike = clause.editions[one] == clause.editions[other]
                assert (said[one] == said[other]) == alike, f"{clause.id}, {one} and {other}"


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"[0-9]+", text))
