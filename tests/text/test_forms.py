"""Nouns, numbers and words that agree: two functions and attributes, the same for every language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from babel import Locale

from tests.text.reading import as_typed
from wlcore.text import plurals
from wlcore.text.forms import capital
from wlcore.text.port import Phrases
from wlcore.text.saying import Listed, Words, clause, noun

RUSSIAN = """\
like-noun =
    .few = { FORM($noun, "gen", "one") }
    .many = { FORM($noun, "gen", "plural") }
    .acc-few = { FORM($noun, "few") }
    .acc-many = { FORM($noun, "many") }
map = карта
    .gender = feminine
    .acc = карту
    .gen = карты
    .gen-plural = карт
    .dat-plural = картам
    .plural = карты
red = красное
    .feminine = красная
    .feminine-acc = красную
    .plural = красные
take = возьмите { $n } { FORM($what, "acc", $n) }
to = { $n } { FORM($what, "dat", $n) }
one-red = { AGREE($what, "red", "acc") } { FORM($what, "acc") }
two-red = { AGREE($what, "red", "plural") } { FORM($what, "plural") }
kind = { AGREE($what) ->
    [feminine] f
   *[other] n
}
"""


def phrases(tmp_path: Path, content: str, language: str = "en") -> Phrases:
    folder = tmp_path / "text" / language
    folder.mkdir(parents=True)
    (folder / "phrases.ftl").write_text(content, encoding="utf-8")
    return Phrases.of(language, [tmp_path])


@pytest.mark.parametrize(
    ("n", "taken", "given"),
    [
        (1, "возьмите 1 карту", "1 карта"),
        (2, "возьмите 2 карты", "2 картам"),
        (5, "возьмите 5 карт", "5 картам"),
        (21, "возьмите 21 карту", "21 карта"),
        (11, "возьмите 11 карт", "11 картам"),
    ],
)
def test_numbers_choose_the_plural_of_the_language(tmp_path, n, taken, given):
    """Categories are CLDR's; behind other cases than the object's a noun keeps its own plural."""
    russian = phrases(tmp_path, RUSSIAN, "ru")
    assert russian.text("take", n=n, what=noun("map")) == taken
    assert russian.text("to", n=n, what=noun("map")) == given


def test_words_agree_with_gender_number_and_case(tmp_path):
    """An adjective takes the form that fits its noun; AGREE alone tells the gender."""
    russian = phrases(tmp_path, RUSSIAN, "ru")
    assert russian.text("one-red", what=noun("map")) == "красную карту"
    assert russian.text("two-red", what=noun("map")) == "красные карты"
    assert russian.text("kind", what=noun("map")) == "f"


def test_articles_go_by_sound_and_by_the_noun(tmp_path):
    """'an' before a vowel, unless the noun brings an article of its own."""
    english = phrases(
        tmp_path,
        "owl = owl\nfox = fox\nhour = hour\n    .article = an\none-time = one-time offer\n    .article = a\n",
    )
    found = [english.say(noun(name).as_("a")) for name in ("owl", "fox", "hour", "one-time")]
    assert found == ["an owl", "a fox", "an hour", "a one-time offer"]


def test_lists_join_as_the_language_does():
    """Commas, and 'and' before the last."""
    english = Phrases.of("en")
    assert [english.say(Listed(tuple("abc"[:n]))) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert english.say(Listed(("a", "b"), "or")) == "a or b"


def test_a_shared_subject_is_said_once():
    """Where all parts of a German list begin with 'du'; not where only some do, nor in a word that begins so."""
    german = Phrases.of("de")
    assert german.say(Listed(("du gehst", "du siehst", "du siegst"))) == "du gehst, siehst und siegst"
    assert german.say(Listed(("du gehst", "du siehst"), "or")) == "du gehst oder siehst"
    assert german.say(Listed(("du gehst", "er sieht", "du siegst"))) == "du gehst, er sieht und du siegst"
    assert german.say(Listed(("du", "du"))) == "du und du"


def test_one_of_several_shared_beginnings_is_said_once():
    """Russian conditions may share 'вы' or 'у вас'; what only begins alike is no shared beginning."""
    russian = Phrases.of("ru")
    assert russian.say(Listed(("вы идёте", "вы стоите"))) == "вы идёте и стоите"
    assert russian.say(Listed(("у вас есть карта", "у вас нет денег"))) == "у вас есть карта и нет денег"
    assert russian.say(Listed(("у вас есть карта", "вы стоите"))) == "у вас есть карта и вы стоите"
    assert russian.say(Listed(("выстрел", "выигрыш"))) == "выстрел и выигрыш"


def test_a_clause_has_its_subject_unless_it_is_you():
    """The reader is told what to do; of others it is said."""
    english = Phrases.of("en")
    assert english.say(clause("gain", noun("you"), amount=noun("kind-card").as_("n", 2))) == "gain 2 cards"
    alice = Words("named", {"name": "Alice"})
    assert english.say(clause("gain", alice, amount="2 coins")) == "Alice gains 2 coins"
    assert english.say(clause("gain", alice, amount="2 coins"), "bare") == "gain 2 coins"
    assert as_typed(english.say(alice, "poss")) == "Alice's"


def test_sentences_begin_with_a_capital_and_end_once(tmp_path):
    """Quotation marks are skipped; what ends already is left alone."""
    english = phrases(tmp_path, 'asked = what now?\nnothing-said = {""}\n')
    assert english.sentence(Words("asked")) == "What now?"
    assert english.sentence("“so it is”") == "“So it is”."
    assert english.sentence(Words("nothing-said")) == ""
    assert capital("écu") == "Écu"


def test_a_phrase_that_goes_round_in_circles_ends(tmp_path):
    """A phrase that says itself, or doubles itself again and again, is cut off and noted."""
    doubled = (
        "".join(f'd{i} = {{ FORM("d{i + 1}") }}{{ FORM("d{i + 1}") }}\n' for i in range(20)) + "d20 = x\n"
    )
    english = phrases(tmp_path, 'me = me { FORM("me") }\n' + doubled)
    assert "…" in english.text("me")
    assert len(english.text("d0")) < 10_000
    assert english.voice.errors


def test_later_packs_may_say_it_their_own_way(tmp_path):
    """A layer's phrase counts before the game's."""
    for name, words in (("one", "hello"), ("two", "howdy")):
        (tmp_path / name / "text" / "en").mkdir(parents=True)
        (tmp_path / name / "text" / "en" / "a.ftl").write_text(f"greeting = {words}\n")
    assert Phrases.of("en", [tmp_path / "one", tmp_path / "two"]).text("greeting") == "howdy"
    assert Phrases.of("en", [tmp_path / "two", tmp_path / "one"]).text("greeting") == "hello"


@pytest.mark.parametrize("content", [None, b"", {}, {"one": "nonsense"}, ["one"]])
def test_plural_rules_are_the_same_when_they_are_kept(tmp_path, monkeypatch, content):
    """They come from the cache folder, unless what lies there is damaged; a rule that is no rule does not count."""
    monkeypatch.setenv("WLCORE_CACHE", str(tmp_path))
    for language in ("en", "fr", "de", "ru", "ar"):
        locale, plural_rule = Locale.parse(language), plurals.plural_rule.__wrapped__
        plural_rule(locale)
        (file,) = tmp_path.glob(f"{language}-*.plural")
        if isinstance(content, bytes):
            file.write_bytes(content)
        elif content:
            plurals.keep(file.name, content)
        rule = plural_rule(locale)
        assert [rule(n) for n in range(300)] == [locale.plural_form(n) for n in range(300)]


def test_fluent_is_imported_late():
    """The port and the renderer cost nothing until something is said."""
    code = (
        "import sys, wlcore.text.gates, wlcore.text.log; assert not any('fluent' in m for m in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2]).returncode == 0


@pytest.mark.parametrize(("n", "said"), [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty")])
def test_a_number_counts_before_a_case(tmp_path, n, said):
    """A Polish noun with an accusative and a form for each number is never counted in the singular."""
    polish = "card = karta\n    .acc = kartę\n    .few = karty\n    .many = kart\ntake = { $n } { FORM($what, $case, $n) }\n"
    spoken = phrases(tmp_path, polish.replace("$case", '"acc"'), "pl")
    assert spoken.text("take", n=n, what=noun("card")) == said


def test_sentences_stand_as_close_as_the_language_has_them(tmp_path):
    """Between sentences is what `between-sentences` says: nothing in Japanese, a blank in English; signs of all scripts end one."""
    japanese = 'sentence = { $text }。\nbetween-sentences = {""}\n'
    spoken = phrases(tmp_path, japanese, "ja")
    assert (
        spoken.joined(map(spoken.sentence, ("カードを引く", "", "本当か？", "捨てる、")))
        == "カードを引く。本当か？捨てる。"
    )
    assert Phrases.of("en").joined(["One.", "", "Two."]) == "One. Two."


def test_what_is_half_missing_is_said_in_english_as_a_whole(tmp_path):
    """A sentence is in one language: where a word of it has no phrase, none of it is in that language; names stay as they are."""
    spoken = phrases(tmp_path, 'shuffle = mescola { FORM($zone, "acc") }\nkind-card = carta\n', "xx")
    assert spoken.text("shuffle", zone=noun("kind-card")) == "mescola carta"
    assert spoken.sentence(Words("shuffle", {"zone": noun("kind-number")}, "frame")) == "Shuffle number."
    named = Words("item-bell", sort="name", fallback="Bell")
    assert spoken.text("shuffle", zone=named) == "mescola Bell"


def test_a_silent_subject_leaves_no_gap(tmp_path):
    """Where nobody is named ('puoi', not 'tu puoi') no blank stands before a sign or behind a bracket."""
    content = 'you = {""}\n    .gender = you\nmay = { $who } puoi: ({ $who } hai { $who }; fai)\nsentence = { $text }.\n'
    assert (
        phrases(tmp_path, content, "xx").sentence(Words("may", {"who": noun("you")}, "frame"))[:-1]
        == "Puoi: (hai; fai)"
    )


def test_the_start_of_plain_words_can_be_asked_for(tmp_path):
    """What is in words already has a first letter, too: Italian 'ed è', but 'e hai'."""
    content = 'and-more = { $a }, { $b }\nand-last =\n    { $a } { FORM($b, "initial") ->\n        [e] ed\n       *[other] e\n    } { $b }\n'
    spoken = phrases(tmp_path, content, "xx")
    assert [spoken.say(Listed(("sei", b))) for b in ("è vero", "hai")] == ["sei ed è vero", "sei e hai"]


def test_a_set_around_which_nothing_stands_is_said(tmp_path):
    """A phrase of a pack that is called like that for sets with a relative clause is asked for in any number without one."""
    said = phrases(tmp_path, "which = those\n")
    assert said.say(Words("which", {"n": 3}), "plural") == "those"
    assert said.say(Words("which", {"n": 3}).as_("each")) == "those"
