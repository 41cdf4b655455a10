"""Clauses in every form: each language makes them from the infinitive and the principal parts of its verbs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.languages import OF_CORE
from tests.text.reading import as_typed, phrases, program
from wlcore.packs.find import PackFolder
from wlcore.text.gates import check_phrases
from wlcore.text.port import Phrases
from wlcore.text.saying import ANY, Words, clause, noun
from wlcore.text.voice import Voice

FORMS = Path(__file__).parent / "clauses"
LANGUAGES = sorted(file.stem for file in FORMS.glob("*.txt"))
SUBJECTS = {
    "you": noun("you"),
    "a player": noun("kind-player").as_("a"),
    "all players": noun("kind-player").as_("all", "plural"),
}


def speaker(language: str, more: str = "", verbs: str = "") -> Phrases:
    """The core's phrases, with more as a pack brings them."""
    files = {
        f"text/{language}/words.ftl": more.encode(),
        f"text/{language}/verbs.lex": verbs.encode(),
    }
    return Phrases.of(language, [PackFolder.of("pack", files)])


def rows(language: str) -> Iterator[tuple[str, str, str, str]]:
    """A file of forms: `= clause`, then `form, subject: sentence`."""
    said = ""
    for line in (FORMS / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("= "):
            said = line[2:]
        elif line and not line.startswith("#"):
            asked, _, wanted = line.partition(": ")
            form, _, subject = asked.partition(", ")
            yield said, "" if form == "plain" else form, subject, wanted


def test_each_language_of_the_core_has_forms_written_by_hand():
    """Whoever adds a language adds a file of forms."""
    assert set(LANGUAGES) == set(OF_CORE)


@pytest.mark.slow("every form of every verb")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_comes_out_as_written_by_hand(language):
    """Commands, infinitives, the present, the perfect, negations: of regular, irregular, reflexive and cut-off verbs."""
    wrong = []
    for said, form, subject, wanted in rows(language):
        spoken = speaker(language, f"rule-tested = {said}\n")
        amounts = {"n": noun(ANY).as_("", "plural")} if "$n" in said else {}
        got = spoken.tidy(clause("rule-tested", SUBJECTS[subject], **amounts), form)
        wrong += (
            []
            if as_typed(got) == as_typed(wanted)
            else [f"{said} | {form}, {subject}: {got!r}, wanted {wanted!r}"]
        )
        assert spoken.voice.errors == []
    assert wrong == []


@pytest.mark.slow("every form of every verb")
@pytest.mark.parametrize("game", ["public-enemy", "western-legends"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_games_has_a_verb_and_all_forms(game, language):
    """No rule or event of a shipped game is a makeshift in any form, with any subject; none says nothing."""
    spoken = phrases(game, language=language)
    syntax = spoken.syntax
    assert syntax is not None
    for phrase in [p for p in spoken.entries if p.startswith(("rule-", "event-"))]:
        assert spoken.voice.conjugation is not None
        taken = spoken.voice.conjugation.taken_apart(phrase)
        assert taken is not None
        assert syntax.knows(taken.verb), f"{phrase}: {taken.verb}"
        given = {name: noun("kind-card").as_("a") for name in spoken.entries[phrase].variables}
        said = {
            (form, name): spoken.voice.say(Words(phrase, {**given, "who": who}, "clause"), form)
            for form in syntax.forms
            for name, who in SUBJECTS.items()
        }
        assert all(said.values()), phrase


def test_what_one_may_do_says_so_where_it_happens_and_not_elsewhere():
    """`.like = optional`: 'you may move', but 'you may choose to move' is no double 'may'."""
    spoken = speaker("en", "rule-stroll = stroll about\n    .like = optional\n")
    act = clause("rule-stroll", SUBJECTS["you"])
    assert spoken.say(act) == "you may stroll about"
    assert spoken.say(act, "bare") == "stroll about"
    assert spoken.say(clause("rule-stroll", SUBJECTS["a player"])) == "a player may stroll about"


def test_what_happens_can_be_said_in_other_words_than_the_clause():
    """`.said`: 'the trigger is met', but 'after you meet the trigger'."""
    spoken = speaker("en", "rule-meet = meet the trigger\n    .said = the trigger is met\n")
    act = clause("rule-meet", SUBJECTS["you"])
    assert spoken.say(act) == "the trigger is met"
    assert spoken.say(act, "when") == "you meet the trigger"


@pytest.mark.parametrize(
    ("language", "said", "wanted"),
    [
        ("en", 'pay { FORM($whom, "acc") } $10', "pay yourself $10"),
        ("fr", 'payer 10 $ { FORM($whom, "at") }', "payez 10 $ à vous-même"),
        ("it", 'pagare 10 $ { FORM($whom, "al") }', "paga 10 $ a te stesso"),
        ("de", '{ FORM($whom, "dat") } 10 $ zahlen', "zahle dir 10 $"),
        ("ru", 'заплатить { FORM($whom, "dat") } 10 $', "заплатите себе 10 $"),
    ],
)
def test_what_one_does_to_oneself_is_said_so(language, said, wanted):
    """'Pay yourself', but 'a player pays you'."""
    spoken = speaker(language, f"rule-bribe = {said}\n")
    assert as_typed(spoken.say(clause("rule-bribe", SUBJECTS["you"], whom=SUBJECTS["you"]))) == wanted
    assert "self" not in spoken.say(clause("rule-bribe", SUBJECTS["a player"], whom=SUBJECTS["you"]))


def test_a_pack_brings_verbs_of_its_own():
    """A line in a pack's `verbs.lex` counts before the core's."""
    wild = "rule-roam = umherziehen\n"
    assert (
        speaker("de", wild).say(clause("rule-roam", SUBJECTS["a player"]), "last") == "ein Spieler umherzieht"
    )
    verbs = "umher|ziehen: zieht umher, ist umhergezogen\n"
    roam = clause("rule-roam", SUBJECTS["a player"])
    assert speaker("de", wild, verbs).say(roam) == "ein Spieler zieht umher"
    assert speaker("de", wild, verbs).say(roam, "after") == "ein Spieler umhergezogen ist"


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("bestimmen", "bestimmt"),
        ("nennen", "nennt"),
        ("rechnen", "rechnet"),
        ("atmen", "atmet"),
        ("wohnen", "wohnt"),
    ],
)
def test_german_verbs_take_an_e_only_where_they_have_to(verb: str, said: str):
    """Behind a doubled m or n none is needed."""
    assert (
        speaker("de", f"rule-do = {verb}\n").say(clause("rule-do", SUBJECTS["a player"]))
        == f"ein Spieler {said}"
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "ab|biegen: biegt ab"),
        ("fr", "perdre: perd, perdez"),
        ("it", "perdere: perde, perdi, perdono"),
        ("ru", "взять: возьмите, взял"),
        ("en", "be: is, was"),
    ],
)
def test_a_line_that_lacks_a_part_is_told_where_it_stands(language, line):
    """`verb-line`, with the line as it should look; and the sentence is said all the same."""
    spoken = speaker(language, verbs=line + "\n")
    verb = line.split(":")[0]
    assert spoken.syntax is not None
    assert not spoken.syntax.sound(verb)
    told = [d for d in check_phrases(program("public-enemy"), spoken) if d.code == "verb-line"]
    assert [(d.span.file, d.span.line) for d in told] == [(f"pack/text/{language}/verbs.lex", 1)]


def test_a_language_without_syntax_says_clauses_by_its_phrases():
    """Nothing is guessed for a language that brings no module: the value stands in every form."""
    voice = Voice("xx", speaker("en", "rule-stroll = stroll about\n").entries, lambda words: words.id)
    assert voice.say(clause("rule-stroll", SUBJECTS["a player"]), "when") == "stroll about"
