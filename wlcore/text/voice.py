"""The one door to Fluent: says `Words` in a language, through two functions of ours, FORM and AGREE.

    FORM(thing, key ...)          the thing in a form: a noun in a case and number, a clause in a mood
    AGREE(thing)                  its gender, or `plural`
    AGREE(thing, word, key ...)   the word's form for the thing: an article, an adjective, a verb; of several things it
                                  is looked for as `plural-feminine`, then as `plural`

A phrase sees, besides its own arguments, `$case`, `$number` and `$det` (how it is asked for) and `$noun` (itself).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from babel import Locale, UnknownLocaleError

from wlcore.text.conjugation import DOER, Conjugation
from wlcore.text.entries import Entry
from wlcore.text.forms import (
    AROUND,
    GOVERNED,
    MANY,
    ONE,
    PLURAL,
    STARTS,
    Form,
    agreeing_forms,
    noun_forms,
    shortened,
)
from wlcore.text.patterns import Pattern
from wlcore.text.plurals import plural_rule
from wlcore.text.saying import (
    ANY,
    CLAUSE,
    FRAME,
    GAP,
    GAPPED,
    NAME,
    NOUN,
    OPEN,
    RELATIVE,
    Listed,
    Said,
    Words,
    is_definite,
    is_you,
    swapped,
)
from wlcore.text.syntax import Syntax

DEEP, LONG, STRETCH = 30, 3000, 100
"""How deep phrases may stand in each other, how many may be said for one text, how many letters count as one more."""
THOUSAND = 1000
PASSING = frozenset(("linked", "words-last", "words-more", "or-last", "or-more", "and-last", "and-more"))
"""Frames that hold what a clause is about, so that it can be denied in them."""
OBJECTS = ("", "acc")
"""The cases of what a clause is about; what belongs to it ('of a player') is not negated."""
HOLE = ("\ue000", "\ue001")
"""What stands around the case of a relative pronoun where a clause leaves its place open."""
RELATED = re.compile(r"^\W*(?:that|who|whose|which|qui|que|dont|che|cui)\b")
"""A relative clause behind a gap: 'a field to which there is no field next that you hold' is nobody's language."""
BELONGING = re.compile(
    r"\b(?:whose|which|dont|cui|котор\w+)\b|, (?:\w+ )?(?:der|die|das|dem|den|denen|deren|dessen)\b"
)
"""A relative clause before a gap: 'a sort that your number of things whose sort is' is nobody's language either."""
MAIN, MAIN_SECOND = "main", "main-second"
"""A condition as a main clause, and the same with its verb first: made of that where it begins with its subject and the verb."""
SINGLE = ("a", "each")
"""The determiners that speak of one at a time: 'each of those players draws'."""
NO = "no"
"""The determiner that verbs agree with, too, in languages that deny twice: 'aucun joueur n'a ...'."""
NOT_THIS = "not-this"
"""What is said for 'no' of what is definite: 'keine Wiese', but 'nicht dieses Gelände'."""
MADE_OF = ("set", "what")
"""The parts of a noun phrase that stand under its determiner: 'ein offener Gesetzloser, der ...'."""
DENIABLE = ("a", "some")
"""The determiners that say 'no' where a language negates them: 'keine Karte ziehen'."""


class Voice:
    """The phrases of one language, ready to be said. What goes wrong on the way is noted in `errors`."""

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Entry],
        on_missing: Callable[[Words], str],
        syntax: Syntax[Any] | None = None,
    ) -> None:
        self.entries = entries
        self.on_missing = on_missing
        self.errors: list[str] = []
        self.locale = _locale(language)
        self._categories: dict[int, str] = {}
        self._patterns: dict[str, dict[str, Pattern]] = {}
        self._found: dict[tuple[str, str, str, str], Pattern | None] = {}
        self._likes: dict[tuple[str, str], tuple[str, ...]] = {}
        self._agreed: dict[tuple[str, str, str, str], Pattern | None] = {}
        self.conjugation = None if syntax is None else Conjugation(self, syntax)
        self.denying = ""
        self._depth = self._spent = 0
        self.saying = ""

    # ---- saying --------------------------------------------------------------------------------------

    def say(self, said: Said, *keys: str | int) -> str:
        """The thing in words, in the form that the keys ask for."""
        if isinstance(said, str):
            return self._start(Form(keys), said) if keys else said
        if isinstance(said, int):
            return str(said) if abs(said) < THOUSAND else self._grouped(said)
        if self._depth == 0:
            self._spent = 0
        self._depth += 1
        self._spent += 1
        try:
            if self._depth > DEEP or self._spent > LONG:
                return self._endless(_id(said))
            if isinstance(said, Words):
                text = self._words(said, Form(keys))
                self._spent += len(text) // STRETCH
                return text
            return self._start(
                Form(keys), self._listed(said, tuple(key for key in keys if key not in STARTS))
            )
        finally:
            self._depth -= 1

    def _grouped(self, number: int) -> str:
        """A large number: '1,000', '1 000'."""
        from babel.numbers import format_decimal

        return str(format_decimal(number, locale=self.locale))

    def signed(self, value: float) -> str:
        """A difference, to one place: '+0.5', '−0,5'."""
        from babel.numbers import format_decimal

        return str(format_decimal(Decimal(f"{value:.1f}"), format="+0.0;-0.0", locale=self.locale))

    def percent(self, percent: int) -> str:
        """A share: '25%', '25 %'."""
        from babel.numbers import format_percent

        return str(format_percent(percent / 100, locale=self.locale))

    def _listed(self, said: Listed, keys: tuple[str | int, ...]) -> str:
        entry = self.entries.get(f"{said.joined}-last")
        only_first = entry is not None and entry.text("leading") in keys
        texts = [self.say(item, *(() if i and only_first else keys)) for i, item in enumerate(said.items)]
        texts = [text for text in texts if text]
        if not texts:
            return ""
        shared = (entry.text("shared") or "").split("|") if entry is not None else []
        for start in (f"{words.strip()} " for words in shared if words):
            if all(text.startswith(start) and text[len(start)] != "—" for text in texts):
                texts[1:] = [text.removeprefix(start) for text in texts[1:]]
                break
        while len(texts) > 2:
            texts[:2] = [
                self._words(Words(f"{said.joined}-more", {"a": texts[0], "b": texts[1]}, FRAME), Form(()))
            ]
        if len(texts) == 1:
            return texts[0]
        return self._words(Words(f"{said.joined}-last", {"a": texts[0], "b": texts[1]}, FRAME), Form(()))

    def _words(self, words: Words, form: Form) -> str:
        if form.det == NO and is_definite(words) and NOT_THIS in self.entries:
            kept = Form((form.case,)) if form.case else Form(())
            return self._words(Words(NOT_THIS, {"noun": words}, FRAME), kept)
        if form.number and words.id in OPEN and (not words.number or form.det == "plain"):
            words = words.of_number(form.number, form.det == "plain")
        wanted = "" if form.det in ("a", "the") and is_definite(words) else form.det
        det = "" if (wanted or words.det) == "plain" else wanted or words.det
        one = words.sort == NOUN and form.number == 1 and not det
        if (
            self.denying
            and (det in DENIABLE or one or (det == "n" and words.number == 1))
            and form.case in OBJECTS
        ):
            det, self.denying = self.denying, ""
        if self.denying and words.sort in (CLAUSE, FRAME) and words.id not in PASSING:
            denying, self.denying = self.denying, ""  # a relative clause inside is none of what is denied
            text = self._words(words, form)
            self.denying = denying
            return text
        if words.sort == RELATIVE and words.under == GAP:
            return f"{HOLE[0]}{form.case}{'!' if form.governed else ''}{HOLE[1]}"
        if words.id == GAPPED:
            return self._gapped(words)
        if words.id.split(".")[0] not in self.entries:
            return self._determined(words, det, form) if det and words.sort != NAME else self._made_up(words)
        return self._by_entry(words, det, form)

    def _by_entry(self, words: Words, det: str, form: Form) -> str:
        """What the entry of a phrase has for this form, or what is made of its value."""
        if form.governed and not form.case.startswith(AROUND):
            own = self._attribute(words, *([f"{GOVERNED}-{form.case}"] if form.case else []), GOVERNED)
            if own is not None:
                return self.format(own, words, form)
        if form.case.startswith(AROUND):
            around = self._attribute(words, *shortened(f"{form.case}-{det}" if det else form.case))
            if around is not None:
                return self.format(around, replace(words, det=det), Form(()))
        if det:
            own = self._attribute(words, *([f"{det}-{form.case}"] if form.case else []), det)
            if own is not None:
                return self._start(form, self.format(own, replace(words, det=det), form))
            if words.sort != NAME:
                return self._start(form, self._determined(words, det, form))
            det = ""
        words = words.bare()
        if form.case == MAIN_SECOND:
            main = self._find(words.id, words.sort, MAIN, "")
            if main is not None and main.turns:
                return self._start(form, main.turned(self.args_of(words, form)))
        conjugated = words.sort == CLAUSE and self.conjugation is not None
        text = self.conjugation.say(words, form) if conjugated else None  # type: ignore[union-attr]
        if text is None:
            text = self.format(self._pattern(words, form), words, form)
        return self._start(form, text)

    def _made_up(self, words: Words) -> str:
        """What is said for a phrase that is not there, with what it was to say: a condition that is lost is worse than a stiff one."""
        said = [arg for arg in words.args.values() if isinstance(arg, (Words, Listed)) and not is_you(arg)]
        named = self.on_missing(words)
        if words.sort not in (CLAUSE, FRAME) or not said:
            return named
        return f"{named} ({', '.join(filter(None, map(self.say, said)))})"

    def _start(self, form: Form, text: str) -> str:
        """A text, or what is asked of its start."""
        if form.start == "beginning" and self.conjugation is not None:
            return self.conjugation.syntax.beginning(text)
        return form.start_of(text)

    def _gapped(self, words: Words) -> str:
        """A relative clause whose pronoun comes first, with the preposition that stands before it: 'with whom you can trade'."""
        before, case, governed, behind = self.holed(self.say(words.args["cond"]))
        if case and not governed and self.is_possessive(case):
            return self._possessed(before, behind, words.args["of"]) or ""
        head, _, preposition = before.rstrip().rpartition(" ") if governed else (before, "", "")
        pronoun = self.say(words.args["of"], case, *([GOVERNED] if governed else []))
        assert self.conjugation is not None
        more = head.rpartition(" ")[2]
        if f"{more} {preposition}" in self.conjugation.syntax.compound:
            head, preposition = head.removesuffix(more), f"{more} {preposition}"
        rest = re.sub(" +", " ", f"{head} {behind}").strip()
        return self.conjugation.syntax.fronted(f"{preposition} {pronoun}".strip(), rest)

    def is_possessive(self, case: str) -> bool:
        """Whether this is the case of whose something is."""
        return self.conjugation is not None and case == self.conjugation.syntax.possessive

    def _possessed(self, before: str, behind: str, of: Said) -> str | None:
        """A relative clause about whose something in it is, where the language can say that: 'auf dessen Feld du stehst'."""
        assert self.conjugation is not None
        person = isinstance(of, Words) and of.args.get("person") == "yes"
        return self.conjugation.syntax.possessed(before, behind, person, lambda case: self.say(of, case))

    def holed(self, text: str) -> tuple[str, str, bool, str]:
        """A text around the place that it leaves for a relative pronoun, and the case that this has there."""
        before, _, rest = text.partition(HOLE[0])
        case, _, behind = rest.partition(HOLE[1])
        return before, case.rstrip("!"), case.endswith("!"), behind

    def can_lead(self, text: str, which: Said = "") -> bool:
        """Whether the pronoun that a text leaves a place for can come before all of it, or what it belongs to."""
        if text.count(HOLE[0]) != 1 or self.conjugation is None:
            return False
        before, case, governed, behind = self.holed(text)
        syntax = self.conjugation.syntax
        if (governed and RELATED.search(behind)) or BELONGING.search(
            before
        ):  # what belongs to what it belongs to
            return False
        if not case and not governed and self.governs(f"{before.rstrip()} "):
            return False
        if case and case == syntax.possessive:
            return governed or self._possessed(before, behind, which) is not None
        return case in syntax.cases or case in self.forms("relative")

    def _determined(self, words: Words, det: str, form: Form) -> str:
        number = words.number if isinstance(words.number, int) else form.number or words.number
        bare = replace(words, det="", number=number, under=det)
        args: dict[str, Said] = {"noun": bare, "n": number}
        frame = Words(f"det-{det}", args, FRAME, number=number)
        return self.format(self._pattern(frame, Form(())), frame, form)

    def only(self, said: Said) -> Said | None:
        """What a phrase consists of, if it only hands that on: a deck, for what lies in it."""
        if not isinstance(said, Words) or said.det or said.id.split(".")[0] not in self.entries:
            return None
        pattern = self._pattern(said, Form(()))
        return said.args.get(pattern.only) if pattern is not None and pattern.only else None

    def leads(self, said: Said, word: Words) -> bool:
        """Whether what is said begins with this word, in every item of a list."""
        if said is word:
            return True
        if isinstance(said, Listed):
            return all(self.leads(item, word) for item in said.items)
        if not isinstance(said, Words) or said.det or said.id.split(".")[0] not in self.entries:
            return False
        pattern = self._pattern(said, Form(()))
        if pattern is None or pattern.lead not in said.args or not self._begins(pattern.lead_key):
            return False
        first = said.args[pattern.lead]
        return self.leads(first, word) and (first is word or self._comes_first(first, pattern.lead_key))

    def lead_case(self, said: Said, word: Words) -> str | None:
        """The case in which a word stands that begins what is said; None if that cannot be told."""
        while isinstance(said, Words) and said is not word:
            pattern = self._pattern(said, Form(()))
            if pattern is None or pattern.lead not in said.args:
                return None
            said, case = said.args[pattern.lead], pattern.lead_key
            if said is word:
                return case
        return None

    def _comes_first(self, owner: Said, key: str) -> bool:
        """Whether what stands before a thing to say whose it is begins with who that is, or nothing stands there: 'the house's
        height', but not 'the height of the house'.
        """
        if not key.startswith(AROUND) or not isinstance(owner, Words):
            return True
        around = self._attribute(owner, *shortened(key))
        return around is None or around.lead == "noun" or around.text == ""

    def led_once(self, said: Said, word: Words, again: Words) -> Said:
        """The same with another word for this one, but where what is said begins with it: 'who has more coins than their ...'."""
        if said is word or isinstance(said, (str, int)):
            return said
        if isinstance(said, Listed):
            return Listed(tuple(self.led_once(item, word, again) for item in said.items), said.joined)
        pattern = self._pattern(said, Form(()))
        lead = "" if pattern is None else pattern.lead
        args = {
            name: self.led_once(arg, word, again) if name == lead else swapped(arg, word, again)
            for name, arg in said.args.items()
        }
        return replace(said, args=args)

    def _begins(self, case: str) -> bool:
        """Whether a relative pronoun has this case, so that it can begin a clause in it."""
        cases = self.conjugation.syntax.cases if self.conjugation is not None else frozenset()
        known = self.forms("relative")
        return (
            case in cases
            or any(name in known for name in shortened(case))
            or case not in self.forms("like-noun")
        )

    # ---- finding a form ------------------------------------------------------------------------------

    def _pattern(self, words: Words, form: Form) -> Pattern | None:
        case = form.case
        if words.sort == CLAUSE and not case and not is_you(words.args.get("who", DOER)):
            case = "third"
        key = (words.id, words.sort, case, self.category(form.number or words.number))
        if key not in self._found:
            self._found[key] = self._find(*key)
        return self._found[key]

    def _find(self, phrase: str, sort: str, case: str, number: str) -> Pattern | None:
        phrase, _, attribute = phrase.partition(".")
        if attribute:
            forms = self.forms(phrase)
            own = forms.get(f"{attribute}-{case}")
            if own is None and case and sort == FRAME:
                own = self.forms(f"like-{sort}").get(case)
            return own or forms.get(attribute)
        entry = self.entries.get(phrase)
        value = entry.forms.get("") if entry is not None and sort == NOUN else None
        passed = value.variables if value is not None else {}
        for name in noun_forms(case, number):
            handed_on = ("case" if name == case else "number") in passed
            likes = () if handed_on or (case and name == number) else self._like(phrase, sort)
            for source in (phrase, *likes):
                found = self.forms(source).get(name)
                if found is not None:
                    return found
        return self.forms(phrase).get("")

    def _attribute(self, words: Words, *names: str) -> Pattern | None:
        phrase = words.id.split(".")[0]
        for name in names:
            for source in (phrase, *self._like(phrase, words.sort)):
                found = self.forms(source).get(name)
                if found is not None:
                    return found
        return None

    def forms(self, phrase: str) -> Mapping[str, Pattern]:
        """The forms of a phrase by name; its value under the name ''."""
        found = self._patterns.get(phrase)
        if found is None:
            entry = self.entries.get(phrase)
            nodes = {} if entry is None else {a.id.name: a.value for a in entry.node.attributes}
            if entry is not None and entry.node.value is not None:
                nodes[""] = entry.node.value
            found = self._patterns[phrase] = {name: Pattern(node, self) for name, node in nodes.items()}
        return found

    def _like(self, phrase: str, sort: str) -> tuple[str, ...]:
        if (phrase, sort) not in self._likes:
            entry = self.entries.get(phrase)
            named = (entry.text("like") or "").split() if entry is not None else []
            self._likes[phrase, sort] = (*(f"like-{name}" for name in named), f"like-{sort}")
        return self._likes[phrase, sort]

    def category(self, number: int | str) -> str:
        """The plural category of a number, by CLDR; what is no number stays as it is."""
        if not isinstance(number, int):
            return number
        found = self._categories.get(number)
        if found is None:
            found = self._categories[number] = str(plural_rule(self.locale)(abs(number)))
        return found

    def printed(self, text: str, first: bool = True) -> str:
        """What a phrase writes, in the signs of print; `first` is what nothing stands before."""
        return text if self.conjugation is None else self.conjugation.syntax.printed(text, first)

    def governs(self, text: str) -> bool:
        """Whether words end with a preposition, so that a pronoun behind them is another."""
        words = text.split() if text.endswith(" ") and self.conjugation is not None else []
        return bool(words) and words[-1].lower() in self.conjugation.syntax.prepositions  # type: ignore[union-attr]

    def case_behind(self, text: str) -> str:
        """The case that the preposition at the end of words asks for, where a phrase names none: 'a poster of { $player }'; '' where
        there is no preposition, or one that melts with the word behind it.
        """
        if not self.governs(text):
            return ""
        word, syntax = text.split()[-1].lower(), self.conjugation.syntax  # type: ignore[union-attr]
        if word in syntax.melting:
            return ""
        return syntax.governing.get(word, "" if syntax.governing else syntax.objective)

    def is_alone(self, before: str, behind: str | None) -> bool:
        """Whether what stands between these words is a number without what it counts: behind a preposition, before another one
        or at the end.
        """
        if self.conjugation is None or not self.governs(before):
            return False
        if behind is None:
            return True
        words, syntax = behind.split(), self.conjugation.syntax
        return bool(words) and (words[0].lower() in syntax.prepositions or behind.strip() in syntax.melting)

    # ---- what patterns ask ---------------------------------------------------------------------------

    def refer(self, phrase: str, attribute: str, args: Mapping[str, Said]) -> str:
        """What a phrase refers to, in words."""
        pattern = self.forms(phrase).get(attribute)
        if pattern is None:
            return self.wrong(f"Unknown message: {phrase}")
        return self._within(phrase, lambda: pattern.say(args))

    def _within(self, phrase: str, say: Callable[[], str]) -> str:
        self._depth += 1
        self._spent += 1
        try:
            if self._depth > DEEP or self._spent > LONG:
                return self._endless(phrase)
            text = say()
            self._spent += len(text) // STRETCH
            return text
        finally:
            self._depth -= 1

    def _endless(self, phrase: str) -> str:
        self.errors.append(f"'{phrase}' goes on and on")
        return "…"

    def wrong(self, what: str) -> str:
        """Note a mistake in the phrase that is being said."""
        self.errors.append(f"'{self.saying}': {what}")
        return ""

    def call(self, function: str, given: list[Said]) -> str:
        """FORM or AGREE."""
        if function == "FORM":
            return self._form(*given)
        if function != "AGREE":
            return self.wrong(f"Unknown function: {function}")
        return self._within(str(given[1]) if len(given) > 1 else "AGREE", lambda: self.agree(*given))

    def format(self, pattern: Pattern | None, words: Words, form: Form) -> str:
        if pattern is None:
            self.errors.append(f"'{words.id}' has no words")
            return self._made_up(words)
        if pattern.text is not None:
            return pattern.text  # nothing to fill in
        args = self.args_of(words, form)
        before, self.saying = self.saying, words.id
        said_now = pattern.say(args)
        self.saying = before
        return said_now

    def args_of(self, words: Words, form: Form) -> dict[str, Said]:
        """What a phrase sees."""
        number = form.number or words.number
        args: dict[str, Said] = {"noun": words, **words.args}
        for name, said in words.args.items():
            if isinstance(said, Words) and said.det == "follow":
                args[name] = _following(said, words.under or words.det, self.category(number))
            elif name in MADE_OF and words.under and isinstance(said, Words) and not (said.det or said.under):
                args[name] = replace(said, under=words.under)
        if words.det in ("n", "up-to"):
            args.setdefault("n", number)
        if words.sort == CLAUSE:
            args.setdefault("who", DOER)
        args["case"], args["det"] = form.case, words.under
        category = self.category(number)
        args["number"] = PLURAL if words.sort == FRAME and category not in ("", ONE) else category
        return args

    def _form(self, thing: Said = "", *keys: Said) -> str:
        if isinstance(thing, str) and thing in self.entries:
            thing = Words(thing)
        left_open = any(isinstance(key, Words) and key.id == ANY for key in keys)
        if self.denying and left_open and not any(key in ("dat", "gen", "ins", "prep") for key in keys):
            keys, self.denying = (*keys, self.denying), ""
        return self.say(thing, *_keys(keys))

    def agree(self, thing: Said = "", word: Said = "", *keys: Said) -> str:
        said: Said = Words(thing) if isinstance(thing, str) and thing in self.entries else thing
        form = Form(tuple(_keys(keys)))
        number = form.number or (
            said.number if isinstance(said, Words) else PLURAL if isinstance(said, Listed) else ""
        )
        gender = self.gender(said, number)
        if not word:
            return gender
        bare = said.bare() if isinstance(said, Words) else said
        if isinstance(said, Words):
            own = self._attribute(said, str(word))
            if own is not None:
                return self.format(own, said.bare(), form)
        det = form.det or (said.under if isinstance(said, Words) else "")
        if not det and _denied(said):
            det = NO
        about = Words(str(word), {"noun": bare}, "word")
        if word not in self.entries:
            return self.on_missing(about)
        if gender == PLURAL and self._gender(said) != PLURAL:
            gender = f"{PLURAL}-{self._gender(said)}"
        pattern = self._agreeing(str(word), det, gender, form.case)
        form.number = number
        return self.format(pattern, about, form)

    def _agreeing(self, word: str, det: str, gender: str, case: str) -> Pattern | None:
        key = (word, det, gender, case)
        if key not in self._agreed:
            forms = self.forms(word)
            names = (name for name in agreeing_forms(det, gender, case) if name in forms)
            self._agreed[key] = forms.get(next(names, ""))
        return self._agreed[key]

    def gender(self, said: Any, number: int | str = "") -> str:
        """The gender of a thing, or `plural`."""
        if self.category(number) not in ("", "one") or isinstance(said, Listed):
            return PLURAL
        return self._gender(said)

    def _gender(self, said: Any) -> str:
        """The gender of a single thing; a set has that of what it is made of."""
        if not isinstance(said, Words):
            return PLURAL if isinstance(said, Listed) else "neuter"
        if "set" in said.args and "gender" not in self.forms(said.id.split(".")[0]):
            return self._gender(said.args["set"])
        phrase = said.id.split(".")[0]
        value = self.forms(phrase).get("")
        single = said.det in SINGLE and f"{said.det}-gender" in self.forms(phrase)
        if (
            value is not None
            and value.only in said.args
            and "gender" not in self.forms(phrase)
            and not single
        ):
            one = said.args[value.only]
            return self.gender(one, one.number if isinstance(one, Words) else "")
        own = self._attribute(said, *([f"{said.det}-gender"] if said.det in SINGLE else []), "gender")
        return "neuter" if own is None else self.format(own, said.bare(), Form(())).strip()


def _locale(language: str) -> Locale:
    """The locale of a language; of one that nobody has heard of, English."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def _keys(keys: Iterable[Said]) -> list[str | int]:
    """Keys as our own values: a number that is still to be worked out counts as many."""
    return [(getattr(key, "number", "") or MANY) if isinstance(key, (Words, Listed)) else key for key in keys]


def _following(said: Words, det: str, number: str) -> Words:
    """The inner of two things that go together: 'a card of a player', 'each card of each player', 'all of all'."""
    if det in ("all", "the") or number not in ("", "one"):
        return said.as_("all", PLURAL)
    return said.as_("each" if det == "each" else "a")


def _denied(said: Said) -> bool:
    """Whether a thing is none of its sort: 'no player', 'no player except the first'."""
    if not isinstance(said, Words):
        return False
    return said.det == NO or (said.id in OPEN and _denied(said.args.get("set", "")))


def _id(said: Said) -> str:
    return said.id if isinstance(said, Words) else "list"
