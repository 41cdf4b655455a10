"""What is wrong with phrases is found, with its place: missing, orphan, wrongly supplied, out of date, unreadable."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.text.reading import LANGUAGES, assembly, phrases, program
from wlcore.lang.diagnostics import Diagnostic
from wlcore.lang.shape import fingerprint
from wlcore.loading import Choice, checked
from wlcore.packs.find import PackFolder
from wlcore.text.gates import check_phrases, fingerprints, stamped
from wlcore.text.port import Phrases

pytestmark = pytest.mark.slow("shipped phrases have no finding")

GAME = "public-enemy"
ROOT = Path(__file__).parents[2]


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """A copy of the game's phrases that a test may spoil."""
    folder = tmp_path / "pack"
    shutil.copytree(ROOT / "rules" / GAME / "text", folder / "text")
    return folder


def found(texts: Path) -> list[Diagnostic]:
    """The findings about the copy, apart from rules that were changed after their phrase."""
    spoken = Phrases.of("en", [PackFolder.open(texts)])
    return [d for d in check_phrases(program(GAME), spoken) if d.code != "stale-phrase"]


def spoil(texts: Path, name: str, old: str, new: str) -> None:
    file = texts / "text" / "en" / f"{name}.ftl"
    content = file.read_text()
    assert old in content
    file.write_text(content.replace(old, new, 1))


def test_a_noun_without_what_its_language_needs_is_told_with_an_example():
    """A gender and a plural in German, the cases behind numbers in Russian; what cannot be counted has no plural."""
    words = {
        "de": "kind-outlaw = Bandit\nkind-deck = Stapel\n    .gender = masculine\n    .plural = Stapel\n",
        "ru": "kind-outlaw = банда\n    .gender = feminine\nkind-gang = вода\n    .like = mass\n    .gen = воды\n",
    }
    told = {}
    for language, content in words.items():
        spoken = Phrases.of(
            language, [PackFolder.of("pack", {f"text/{language}/words.ftl": content.encode()})]
        )
        found = [d for d in check_phrases(program(GAME), spoken) if d.code == "missing-form"]
        told[language] = [(d.message.split(":")[0], d.suggestion) for d in found]
    assert told == {
        "de": [
            (
                "'kind-outlaw' lacks .gender, .plural",
                "write below it what 'kind-card = Karte' has: .gender = feminine, .plural = Karten",
            )
        ],
        "ru": [
            (
                "'kind-outlaw' lacks .gen, .plural, .gen-plural, .acc",
                "write below it what 'kind-card = карта' has: .gen = карты, .plural = карты, .gen-plural = карт, .acc = карту",
            )
        ],
    }


def test_a_place_or_value_that_stays_as_it_is_where_nouns_decline_is_told():
    """'в вашей рука': a zone or query whose phrase hands on the case, but leaves its own noun as it is."""
    words = """\
zone-out = сброс
query-uncovered = открытый бандит { FORM($p, "gen") }
    .gen = открытого бандита { FORM($p, "gen") }
variable-active = активный игрок
"""
    spoken = Phrases.of("ru", [PackFolder.of("pack", {"text/ru/words.ftl": words.encode()})])
    found = [d for d in check_phrases(program(GAME), spoken) if d.code == "missing-form"]
    assert [(d.message.split(":")[0], d.suggestion) for d in found] == [
        (
            f"'{phrase}' is no other in the case 'gen'",
            "write '.gen = ...' below it, or let its ending go by $case",
        )
        for phrase in ("zone-out", "variable-active")
    ]


def test_a_noun_that_would_be_counted_in_the_singular_is_told():
    """A form for 2 and none for 5 in a language that tells them apart; `.plural` is a form for both."""
    words = "kind-deck = talia\n    .acc = talię\n    .few = talie\nkind-outlaw = bandyta\n    .plural = bandyci\n"
    spoken = Phrases.of("pl", [PackFolder.of("pack", {"text/pl/words.ftl": words.encode()})])
    told = [d.message for d in check_phrases(program(GAME), spoken) if d.code == "missing-plural"]
    assert told == ["'kind-deck' has no form for 5, and would be said in the singular"]


def test_a_form_is_missing_to_the_pack_whose_word_it_is_of():
    """`variable-cavalry.set` is the layer's, so a game in a language that the layer does not list is not incomplete by it."""
    folders = [PackFolder.open(ROOT / place) for place in ("rules/public-enemy", "variants/cavalry")]
    made = checked(Choice(GAME, variants=("cavalry",)))
    missing = check_phrases(made.program, Phrases.of("it", folders), packs={GAME})
    assert [d.message for d in missing if d.code == "missing-message"] == []
    missing = check_phrases(made.program, Phrases.of("it", folders), packs={GAME, "cavalry"})
    assert "there is no phrase 'variable-cavalry.set' in 'it'" in [d.message for d in missing]


VARIANTS = ("cavalry", "dollars", "duel", "shorter", "supremacy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variants", [(), *((variant,) for variant in VARIANTS)])
def test_shipped_phrases_have_no_finding(variants, language):
    """Nothing is missing, orphan, wrongly supplied or out of date, in any language, with any variant."""
    made = checked(Choice(GAME, variants=variants))
    spoken = Phrases.of(language, [pack.folder for pack in made.packs])
    assert check_phrases(made.program, spoken) == []


def test_a_missing_phrase_is_told_at_the_word_that_needs_it(texts):
    """The place is where the pack declares the word; the suggestion shows what to write."""
    spoil(texts, "words", "zone-stack =", "zone-stock-pile =")
    missing = [d for d in found(texts) if d.code == "missing-message"]
    assert [d.message for d in missing] == ["there is no phrase 'zone-stack' in 'en'"]
    assert missing[0].span.file.endswith("words.wl")
    assert "zone-stack = ... { $gang } { $player }" in missing[0].suggestion


def test_an_orphan_is_told_where_it_stands(texts):
    """A phrase that nothing ever says, with the one that was probably meant."""
    spoil(texts, "names", "outlaw-kid-curry =", "outlaw-kid-curri =")
    (orphan,) = found(texts)
    assert (orphan.code, orphan.severity) == ("orphan-message", "warning")
    assert orphan.suggestion == "did you mean 'outlaw-kid-curry'?"
    assert orphan.span.file.endswith("names.ftl")
    assert orphan.span.line > 1


def test_variables_that_are_not_given_and_those_left_out(texts):
    """A phrase may use only what it is given, and should say all of it."""
    spoil(
        texts,
        "rules",
        'rule-award = award the majority of { FORM($kin, "acc") }',
        "rule-award = award { $gang }",
    )
    codes = {d.code: d for d in found(texts)}
    assert set(codes) == {"unknown-variable", "parameter-unsaid"}
    assert codes["unknown-variable"].message == "'rule-award' is not given $gang"
    assert codes["parameter-unsaid"].message == "'rule-award' does not mention $kin"


def test_what_need_not_be_said_can_be_named(texts):
    """A phrase may leave a parameter out if it says so."""
    spoil(
        texts,
        "rules",
        'rule-award = award the majority of { FORM($kin, "acc") }',
        "rule-award = award the majority\n    .unsaid = kin",
    )
    assert found(texts) == []


def test_a_reference_to_nothing(texts):
    """FORM, AGREE and plain references name phrases that are there."""
    spoil(
        texts,
        "words",
        'FORM("kind-card", $case, $number) } in { FORM($deck',
        'FORM("kind-cart", $case, $number) } in { FORM($deck',
    )
    (broken,) = found(texts)
    assert (broken.code, broken.message) == ("unknown-phrase", "there is no phrase 'kind-cart'")
    assert broken.suggestion == "did you mean 'kind-card'?"


def test_what_cannot_be_read_and_what_is_there_twice(texts):
    """Junk and double phrases have a place; the rest of the file counts."""
    (texts / "text" / "en" / "more.ftl").write_text("ask-source = again\nkind-gang { no\n")
    codes = sorted(d.code for d in found(texts))
    assert codes == ["duplicate-message", "phrase-syntax"]


def test_a_phrase_is_flagged_when_its_rule_changes():
    """The stored fingerprint is of the rule's tree, not of its place or its citations."""
    rules = {r.name: r for r in program(GAME).routines("rule")}
    rule = rules["end-if-empty"]
    before = fingerprint(rule)
    moved = replace(rule, span=rules["turn"].span, cites=("X-01",))
    assert fingerprint(moved) == before
    assert fingerprint(replace(rule, written=rules["turn"].written)) != before


def test_a_fingerprint_does_not_depend_on_what_else_there_is():
    """Further cards and rules number things anew; a phrase stays good as long as its own rule does."""
    alone, together = (
        fingerprints(checked(Choice(GAME, variants=variants)).program)
        for variants in ((), ("dollars", "duel"))
    )
    assert alone.items() <= together.items()
    assert len(together) > len(alone)


def test_a_changed_rule_is_told_at_its_phrase(texts):
    """The suggestion is the fingerprint to write after reading both."""
    now = fingerprints(program(GAME))["rule-turn"]
    spoil(texts, "rules", f".of = {now}", ".of = 00000000")
    (stale,) = [
        d for d in check_phrases(program(GAME), Phrases.of("en", [texts])) if "rule-turn" in d.message
    ]
    assert stale.code == "stale-phrase"
    assert now in stale.suggestion


@pytest.mark.parametrize("layers", [(), ("first-game",)])
def test_a_phrase_is_not_stale_where_a_layer_writes_its_rule_anew(layers: tuple[str, ...]):
    """It was written for the rule as it is without that layer."""
    made = checked(Choice("western-legends", variants=layers))
    spoken = Phrases.of("en", [pack.folder for pack in made.packs])
    told = check_phrases(made.program, spoken)
    assert "hand-out-characters" in made.program.anew or not layers
    assert [d.message for d in told if d.code == "stale-phrase"] == []


def test_stamping_writes_every_fingerprint_once():
    """A file stamped twice is the same; what is no rule's phrase is left alone."""
    prints = {"rule-a": "11111111", "query-b": "22222222"}
    rule = "rule-a = do\n    .third = { $x ->\n        [one] does\n       *[other] do\n    }\n"
    content = f"# Rules.\n\n{rule}\nkind-c = c\nquery-b = b\n"
    once = stamped(content, prints)
    assert once == stamped(once, prints)
    assert once.count(".of = ") == 2
    assert "    }\n    .of = 11111111\n\nkind-c = c\n" in once


def test_only_packs_that_speak_a_language_must_be_complete():
    """A stranger's pack without English is no finding of the English phrases."""
    nobody = check_phrases(program("western-legends"), phrases("western-legends"), packs=())
    assert [d for d in nobody if d.code == "missing-message"] == []
    assert assembly("western-legends").program.names


@pytest.mark.parametrize(("cited", "codes"), [("", ["never-told"]), ("    [TURN-01]", [])])
def test_what_the_log_never_says_is_told_at_its_line(cited: str, codes: list[str], tmp_path: Path):
    """A phrase for the log of a rule that no line with a clause leads to; with a clause it is said."""
    (tmp_path / "pack.yaml").write_text("id: quiet\nversion: 1.0.0\ntitle: Quiet\nkind: game\nplayers: 2\n")
    (tmp_path / "words.wl").write_text(
        f"rule play\n  for each p in players: p: check{cited}\n  win players\nrule check\n  stop\n"
    )
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "words.ftl").write_text(
        "rule-check = check\nlog-rule-check = { $who } checks.\n"
    )
    made = checked(Choice(str(tmp_path)))
    phrases = Phrases.of("en", [pack.folder for pack in made.packs])
    told = [d for d in check_phrases(made.program, phrases) if d.code in ("never-told", "orphan-message")]
    assert [d.code for d in told] == codes
    assert [(d.span.line, d.severity) for d in told] == [(2, "warning")] * len(codes)


def test_a_thing_may_lie_under_something(tmp_path):
    """The phrase of a thing with 'under' in its id is its own, and none for a ruling."""
    (tmp_path / "pack.yaml").write_text("id: low\nversion: 1.0.0\ntitle: Low\nkind: game\nplayers: 2\n")
    (tmp_path / "low.wl").write_text("kind card-table is card\nrule play\n  win players\n")
    (tmp_path / "low.yaml").write_text("card-table:\n  under-a-lamp:\n")
    folder = tmp_path / "text" / "en"
    folder.mkdir(parents=True)
    (folder / "words.ftl").write_text(
        "kind-card-table = table\ncard-table-under-a-lamp = Under a Lamp\nrule-play = play\n    .of = 0\n"
    )
    made = checked(Choice(str(tmp_path)))
    found = check_phrases(made.program, Phrases.of("en", [PackFolder.open(tmp_path)]))
    assert [d.code for d in found if "under" in d.message] == []
