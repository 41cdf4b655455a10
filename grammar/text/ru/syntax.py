"""Russian clauses: the verb comes first; what is done once is perfective, what is told as it happens imperfective.

A line of `verbs.lex` gives the perfective verb's command and past, then the imperfective with its third person and plural:
`взять: возьмите, взял | брать: берёт, берут`. Where it does not follow, the feminine stands behind a stroke: `сжёг/сожгла`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from wlcore.text import syntax
from wlcore.text.syntax import PLURAL, Act, joined

PREPOSITIONS = frozenset(
    "без в вместо во вокруг для до за из из-за из-под к ко кроме между мимо на над о об около от перед по под при про против"
    " с со среди у через".split()
)
GOVERNING = (
    dict.fromkeys(
        "без вместо вокруг для до из из-за из-под кроме мимо около от против среди у".split(), "gen"
    )
    | dict.fromkeys("к ко по".split(), "dat")
    | dict.fromkeys("за между над перед с со".split(), "ins")
    | dict.fromkeys("о об при".split(), "prep")
)
ENDINGS = {"ёт": "ёте", "ет": "ете", "ит": "ите"}


BELONGS = re.compile(rf"(?:^| )(?:{'|'.join(sorted(PREPOSITIONS))}) \w+ $")
"""A noun behind a preposition, at the end: 'вы находитесь на территории '."""
HAD = re.compile(
    r"(?P<who>у [^,]+?) (?P<how>есть|нет|больше всего|меньше всего|больше всех|(?:ровно|не меньше|не больше|больше|меньше) \d+) (?P<what>[^,]+?) $"
)
"""What somebody has: 'у вас не меньше 2 карт '."""
BEGINNING = frozenset(
    "вы он она оно они кто никто ни нет есть там где это этот эта эти каждый каждая каждое".split()
)
"""What begins a clause whose first noun is not that to which something belongs: 'вы ...', 'нет ...'."""
LENGTHENED = re.compile(
    r"\b([Сс](?= [сзш][бвгджзклмнпрстфхцчшщ])|[Вв](?= (?:[вф][бвгджзклмнпрстфхцчшщ]|мно))) "
)

ASIDE, LOOSE = re.compile(r", (\((?:считая от|при равенстве) [^()]*\))"), re.compile(r"(?<=\)),(?=[.,;:)]|$)")
"""Brackets behind a relative clause: the comma that ends it stands behind them, where nothing else does."""


OFTEN = re.compile(r"(?:да|зна|ста)вать(?:ся)?$")
"""Imperfective verbs that are commanded by their infinitive: 'отдавать', 'отдавайте'."""
VOWELS = "аеёиоуыэюя"


class Verb:
    """A pair of verbs with their principal parts, and the forms that follow from them."""

    def __init__(self, lemma: str, parts: str) -> None:
        self.infinitive = lemma
        done, _, doing = parts.partition("|")
        self.imperative, _, self.done = (word.strip() for word in done.partition(","))
        self.lasting, _, present = (word.strip() for word in doing.partition(":"))
        self.third, _, self.plural = (word.strip() for word in present.partition(","))

    @property
    def whole(self) -> bool:
        """Whether all its parts are known."""
        return all((self.imperative, self.done, self.lasting, self.third, self.plural))

    @property
    def repeated(self) -> str:
        """What is commanded over and over: 'берите', 'теряйте', 'отдавайте', 'перемещайтесь'."""
        stem = self.plural.removesuffix("ся")
        own = "сь" if stem != self.plural else ""
        if OFTEN.search(self.lasting):
            return f"{self.lasting.removesuffix('ся').removesuffix('ть')}йте{own}"
        stem = stem[:-2]
        return f"{stem}{'йте' if stem[-1] in VOWELS else 'ите'}{own}"

    def finite(self, act: Act) -> str:
        """The present: 'берёт', 'берёте', 'берут'."""
        if act.person == PLURAL:
            return self.plural
        return polite(self.third) if act.you else self.third

    def past(self, act: Act) -> str:
        """The past, which agrees in gender: 'взял', 'взяла', 'взяли'."""
        many = act.you or act.person == PLURAL
        man, _, woman = self.done.partition("/")
        if not many and not act.person.startswith(("feminine", "neuter")):
            return man
        own = man.endswith("ся")
        ending = "и" if many else "а" if act.person.startswith("feminine") else "о"
        return f"{woman.removesuffix('а') or base(man.removesuffix('ся'))}{ending}{'сь' if own else ''}"


class Syntax(syntax.Syntax[Verb]):
    """The value is the command or has its subject; `after` is the past."""

    prepositions = PREPOSITIONS
    cases = frozenset(("acc", "gen", "dat", "prep", "ins"))
    possessive = "gen"
    own_apart = True
    never_many = True
    objective = "acc"
    governing = GOVERNING
    nouns: Mapping[str, tuple[str, ...]] = {"": ("gen", "plural", "gen-plural"), "feminine": ("acc",)}
    declined = "gen"
    compound = frozenset(("рядом с", "вместе с", "рядом со"))
    quotes = ("«»", "„“")
    example = "взять: возьмите, взял | брать: берёт, берут"

    def inflected(self, verb: str) -> Verb:
        """A verb by its line."""
        return Verb(verb, self.verbs.get(verb, ""))

    def knows(self, verb: str) -> bool:
        """Whether a verb has a line that gives all its parts; none can be guessed."""
        return Verb(verb, self.verbs.get(verb, "")).whole

    def sound(self, verb: str) -> bool:
        """A line gives all its parts."""
        return self.knows(verb)

    def finished(self, text: str) -> str:
        """'со своей', 'во второй', 'обо всём': prepositions before what begins with two consonants like theirs."""
        if ", (" in text:
            text = LOOSE.sub("", ASIDE.sub(r" \1,", text))
        return LENGTHENED.sub(lambda found: f"{found[1]}о ", text)

    def possessed(self, before: str, behind: str, person: bool, pronoun: Callable[[str], str]) -> str | None:
        """'на территории которого вы находитесь', 'число карт которой больше 6', 'карт которой у вас не меньше 2'."""
        found = BELONGS.search(before)
        if found is not None:
            return joined(
                f"{found[0].strip()} {pronoun('gen')}", before[: found.start()].strip(), behind.strip()
            )
        had = HAD.match(before)
        if had is not None:
            return joined(had["what"], pronoun("gen"), had["who"], had["how"], behind.strip())
        first = before.split(maxsplit=1)[0] if before.strip() else ""
        if first and first not in PREPOSITIONS and first not in BEGINNING:
            return joined(before.strip(), pronoun("gen"), behind.strip())
        return joined("у" if person else "из", pronoun("gen"), before.strip(), behind.strip())

    def plain(self, act: Act) -> str:
        """A command to the reader; else with a subject."""
        return self._commanded(act, self.verb(act).imperative)

    def _commanded(self, act: Act, form: str) -> str:
        if not act.you:
            return self.main(act)
        return joined(form, act.rest()) if self.verb(act).whole else joined("нужно", self.bare(act))

    def main(self, act: Act) -> str:
        """'этот игрок берёт 2 карты'."""
        verb = self.verb(act)
        if verb.whole:
            return joined(act.who(), verb.finite(act), act.rest())
        must = (
            "должны"
            if act.you or act.person == PLURAL
            else "должна"
            if act.person.startswith("f")
            else "должен"
        )
        return joined(act.who(), must, self.bare(act))

    def bare(self, act: Act) -> str:
        """'взять 2 карты'."""
        return joined(act.clause.verb, act.rest())

    def never(self, act: Act) -> str:
        """Behind 'не можете': 'брать карты'; what is forbidden is forbidden for good."""
        verb = self.verb(act)
        return joined(verb.lasting, act.rest()) if verb.whole else self.bare(act)

    def again(self, act: Act) -> str:
        """'берите карты', over and over; else with a subject."""
        return self._commanded(act, self.verb(act).repeated)

    def going_on(self, act: Act) -> str:
        """'брать карты', over and over."""
        return self.never(act)

    def denied(self, act: Act) -> str:
        """'вы не берёте карты'."""
        verb = self.verb(act)
        return joined(act.who(), "не", verb.finite(act), act.rest()) if verb.whole else self.main(act)

    def past(self, act: Act) -> str:
        """'вы взяли 2 карты'."""
        verb = self.verb(act)
        return joined(act.who(), verb.past(act), act.rest()) if verb.whole else self.main(act)

    def ahead(self, act: Act) -> str:
        """'перед тем как взять 2 карты', 'когда этот игрок собирается взять 2 карты'."""
        return joined("перед тем как", self.bare(act)) if act.you else self.about(act)

    def about(self, act: Act) -> str:
        """'когда вы собираетесь взять 2 карты', where somebody else goes on."""
        going = "собираетесь" if act.you else "собираются" if act.person == PLURAL else "собирается"
        return joined("когда", act.who(), going, self.bare(act))

    forms = {
        "": plain,
        "bare": bare,
        "third": main,
        "when": main,
        "after": past,
        "ahead": ahead,
        "ahead-mine": ahead,
        "ahead-theirs": about,
        "never": never,
        "denied": denied,
        "again": again,
        "going-on": going_on,
    }


def base(past: str) -> str:
    """What the past has in all forms but the masculine: 'вошёл' -> 'вошл', 'внёс' -> 'внесл', 'помог' -> 'помогл'."""
    if past.endswith("шёл"):
        return f"{past[:-2]}л"
    stem = past.replace("ё", "е")
    return stem if stem.endswith("л") else f"{stem}л"


def polite(third: str) -> str:
    """The second person plural from the third: 'берёт' -> 'берёте', 'перемещается' -> 'перемещаетесь'."""
    own = third.endswith("ся")
    stem = third.removesuffix("ся")
    return f"{stem}е{'сь' if own else ''}"
