"""German clauses: the verb stands last in the infinitive, and its parts go where the sentence wants them.

A line of `verbs.lex` gives the third person and the perfect: `ab|werfen: wirft ab, hat abgeworfen`. A bar stands behind
what is cut off ('wirf ... ab'). Verbs without a line are weak and stay whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property

from wlcore.text import syntax
from wlcore.text.syntax import PLURAL, Act, ParsedClause, Part, joined

INSEPARABLE = ("be", "ge", "er", "ver", "zer", "ent", "emp", "miss", "über", "unter", "hinter", "wider")
CUT_OFF = (
    "ab an auf aus bei ein fest frei her hin los mit nach nieder vor weg weiter zu zurück zusammen"
).split()
HAVE = {"du": "hast", "sie": "haben", "er": "hat"}
BE = {"du": "bist", "sie": "sind", "er": "ist"}
WOULD = {"du": "würdest", "sie": "würden", "er": "würde"}
PREPOSITIONS = frozenset(
    "als an am ans auf aus außer bei beim bis durch für gegen gegenüber hinter in im ins mit nach neben ohne seit über um unter von vom vor wegen"
    " zu zum zur zwischen".split()
)
GOVERNING = dict.fromkeys("aus außer bei beim gegenüber mit nach seit vom von zu zum zur".split(), "dat") | {
    "wegen": "gen"
}
MELTED = {
    "in dem": "im",
    "an dem": "am",
    "von dem": "vom",
    "zu dem": "zum",
    "bei dem": "beim",
    "zu der": "zur",
}
MELTING = re.compile(
    r"(?<!, )\b(?:in dem|an dem|von dem|zu dem|bei dem|zu der)(?= (?!du\b|ein\b|eine\b|kein\b|der\b|die\b|das\b))"
)
WHOLE = frozenset("alle allen jede jeden jedes".split())
ONE_NONE = re.compile(r"1 kein")
ARTICLE = re.compile(r"^\s*(ein(?:e|en)?)\b")
SEEN_BY = re.compile(r"^(dir|sich) (sie|ihn|es)(?= |$)")
"""Two pronouns, what is looked at before who looks: 'sieh sie dir an'."""
UNSTRESSED = re.compile(r"(?:(?:dich|dir|es|ihm|ihn|ihnen|sich|sie)(?: |$))+")
"""Pronouns, which stand right behind the verb: 'lege sie stattdessen beiseite'."""
BELONGS = re.compile(
    rf"(?:^| )(?:(?P<preposition>{'|'.join(sorted(PREPOSITIONS))}) )?(?:der|die|das|den|dem) (?P<noun>[A-ZÄÖÜ][\wäöüß-]*) $"
)
"""A noun with what stands before it, at the end: 'du auf dem Feld '."""
REFLEXIVE = re.compile(r"^sich(?= |$)")
RELATIVE = re.compile(r"([^,;:()]+)(, (?:\w+ )?(?:der|die|das|den|dem|deren|dessen|denen|wo)\b[^,;:()]*,)")
"""What belongs to a verb and ends in a relative clause."""
ASIDE = re.compile(r", (\((?:bei Gleichstand )?[^()]* an gezählt\))")
"""Brackets behind a relative clause: the comma that ends it stands behind them."""
AGAIN = re.compile(r"\b([Ww]enn|[Ss]olange|[Ss]obald) (du (?:(?! und | du )[^.,;:])+) und du ")
"""A reader who goes on: 'wenn du eine Bewegung beendest und auf diesem Feld stehst'."""
THERE = re.compile(
    r"\bes ((?!gibt)[^,;:.]+)(, (?:\w+ )?(?:der|die|das|den|dem|deren|dessen|denen|wo)\b[^,;:.()]*), gibt\b"
)
"""What there is, with a relative clause of its own: 'wenn es eine Karte gibt, die du abwerfen darfst'."""
SO_MUCH = "(?:genau|mindestens|höchstens|weniger als|mehr als|keine?n?|die meisten|die wenigsten)"
THING = r"[A-ZÄÖÜ$][^\s.,;:]*"
HAD_ALL = re.compile(
    rf"({THING}) (hast|hat|haben), (?={SO_MUCH} [^.,;:]* \2 und {SO_MUCH} [^.,;:]*\b{THING} \2\b)"
)
HAD_BOTH = re.compile(
    rf"(?<!, )({THING}) (hast|hat|haben) und ({SO_MUCH} (?:[^.,;:]*? )??{THING} \2)(?=[.,;:]|$| und )"
)
"""What somebody has, told of each: 'wenn du kein Geld hast und höchstens 1 Karte hast'; 'gezogen hast' is something else."""
LOOSE = re.compile(r"(?<=\)),(?=[.,;:)]|$)")
TAIL = re.compile(r"(?=,| \()")
"""Where begins what stands behind the verb."""


class Verb:
    """A verb with its principal parts, and the forms that follow from them."""

    def __init__(self, lemma: str, parts: str) -> None:
        self.prefix, _, self.core = lemma.rpartition("|")
        self.infinitive = self.prefix + self.core
        given = [part.strip() for part in parts.split(",") if part.strip()]
        self.third = (given[0].split()[0] if given else "") or self._weak_third()
        perfect = given[1].split() if len(given) > 1 else []
        self.participle = perfect[-1] if perfect else self._weak_participle()
        self.moves = perfect[:1] == ["ist"]
        named = dict(part.split("=", 1) for part in given[2:] if "=" in part)
        self.imperative = named.get("imp") or self._imperative()

    @property
    def stem(self) -> str:
        """'zieh', 'verringer', 'samml'."""
        return self.core[:-1] if self.core.endswith(("eln", "ern")) else self.core.removesuffix("en")

    def _weak_third(self) -> str:
        hard = self.stem.endswith(("t", "d")) or re.search(r"(?:[^aeiouäöürlhmn]|ch)[nm]$", self.stem)
        return f"{self.stem}{'e' if hard else ''}t"

    def _weak_participle(self) -> str:
        whole = self.core.startswith(INSEPARABLE) or self.core.endswith("ieren")
        return f"{self.prefix}{'' if whole else 'ge'}{self._weak_third()}"

    def _imperative(self) -> str:
        base = self.third.removesuffix("t")
        changed = base != self.stem and not base.endswith("e") and "i" in base and "i" not in self.stem
        if changed:  # 'gib', 'nimm', 'wirf'
            return base
        return f"{self.stem[:-2]}le" if self.core.endswith("eln") else f"{self.stem}e"

    @cached_property
    def second(self) -> str:
        """'ziehst', 'erhältst', 'verlässt'."""
        if self.third.endswith("et") or not self.third.endswith("t"):
            return f"{self.third.removesuffix('t')}st"
        base = self.third.removesuffix("t")
        if base.endswith(("s", "ß", "z", "x")):
            return self.third
        strong = self.stem.endswith(("t", "d")) and not base.endswith("e")
        return f"{self.third}st" if strong else f"{base}st"

    def finite(self, person: str) -> str:
        """The verb as it goes with who does it, without what is cut off."""
        return {"du": self.second, "sie": self.core}.get(person, self.third)


class Syntax(syntax.Syntax[Verb]):
    """The value is the imperative or has its subject; `second` has the verb first, `last` at the end."""

    negated = "no"
    often_first = True
    prepositions = PREPOSITIONS
    cases = frozenset(("acc", "dat", "gen"))
    possessive = "gen"
    objective = "acc"
    governing = GOVERNING
    nouns: Mapping[str, tuple[str, ...]] = {"": ("gender", "plural")}
    quotes = ("„“", "‚‘")
    example = "ab|werfen: wirft ab, hat abgeworfen"

    def finished(self, text: str) -> str:
        """'im', 'am', 'vom', 'zum', 'zur', but not where 'dem' and 'der' begin a relative clause."""
        if ", (" in text:
            text = LOOSE.sub("", ASIDE.sub(r" \1,", text))
        if ", gibt" in text:
            text = THERE.sub(r"es \1 gibt\2", text)
        if " und du " in text:
            text = AGAIN.sub(r"\1 \2 und ", text)
        if " und " in text:
            text = HAD_BOTH.sub(r"\1 und \3", HAD_ALL.sub(r"\1, ", text))
        return (
            MELTING.sub(lambda found: MELTED[found[0]], text) if "dem " in text or "zu der " in text else text
        )

    def possessed(self, before: str, behind: str, person: bool, pronoun: Callable[[str], str]) -> str | None:
        """'auf dessen Feld du stehst', 'dessen Hand du siehst', 'von der du keine Karte hast'."""
        found = BELONGS.search(before)
        if found is not None:
            own = joined(found["preposition"] or "", pronoun("gen"), found["noun"])
            return joined(own, before[: found.start()].strip(), behind.strip())
        if person:
            return None
        return joined("von", pronoun("dat"), before.strip(), behind.strip())

    def parse(self, parts: tuple[Part, ...]) -> ParsedClause:
        """The verb is the last word, or the last before a comma: 'ausführen, was dort steht'."""
        for i, part in enumerate(parts):
            if isinstance(part, str) and (i == len(parts) - 1 or TAIL.search(part)):
                head, *behind = TAIL.split(part, maxsplit=1)
                before, _, verb = head.rpartition(" ")
                if behind and not verb.endswith("n"):
                    continue
                tail = (part[len(head) :], *parts[i + 1 :]) if behind else ()
                return ParsedClause(verb, (*parts[:i], before) if before else parts[:i], tail)
        return ParsedClause("", parts)

    @cached_property
    def cut(self) -> dict[str, str]:
        """The verbs that have a line, by their infinitive, as the line writes them."""
        return {lemma.replace("|", ""): lemma for lemma in self.verbs}

    def inflected(self, verb: str) -> Verb:
        """A verb by its line, or as a weak one."""
        lemma = self.cut.get(verb, verb)
        return Verb(lemma, self.verbs.get(lemma, ""))

    def knows(self, verb: str) -> bool:
        """Whether a verb has a line, or is one that need not have one."""
        if verb in self.cut:
            return True
        return verb.endswith("n") and verb[:1].islower() and not verb.startswith(tuple(CUT_OFF))

    def sound(self, verb: str) -> bool:
        """A line gives nothing, or the third person and the perfect."""
        given = [part.split() for part in self.verbs[verb].split(",")]
        return given == [[]] or (len(given) > 1 and len(given[1]) == 2 and given[1][0] in ("hat", "ist"))

    def main(self, act: Act) -> str:
        """'dieser Spieler wirft 1 Karte ab'."""
        verb = self.verb(act)
        return joined(act.who(), verb.finite(person(act)), closed(complement(act), verb.prefix))

    def inverted(self, act: Act) -> str:
        """'wirft dieser Spieler 1 Karte ab'."""
        verb, rest, who = self.verb(act), complement(act), act.who()
        if rest.startswith("sich ") and " " in who:  # 'sieht sich dieser Spieler 1 Karte an'
            who, rest = f"sich {who}", rest.removeprefix("sich ")
        return joined(verb.finite(person(act)), who, closed(rest, verb.prefix))

    def second(self, act: Act) -> str:
        """The same behind 'wenn ..., '; to the reader it is a command."""
        return self.command(act) if act.you else self.inverted(act)

    def command(self, act: Act) -> str:
        """'wirf 1 Karte ab'."""
        verb = self.verb(act)
        return joined(verb.imperative, closed(complement(act), verb.prefix))

    def rather(self, act: Act) -> str:
        """'wirf stattdessen 1 Karte ab', 'wirft dieser Spieler stattdessen 1 Karte ab'."""
        verb = self.verb(act)
        first = verb.imperative if act.you else joined(verb.finite(person(act)), act.who())
        rest = complement(act)
        pronoun = UNSTRESSED.match(rest)
        if pronoun is not None:
            first, rest = joined(first, pronoun[0].strip()), rest[pronoun.end() :]
        return joined(first, "stattdessen", closed(rest, verb.prefix))

    def plain(self, act: Act) -> str:
        """A command to the reader; else with a subject."""
        return self.command(act) if act.you else self.main(act)

    def bare(self, act: Act) -> str:
        """'1 Karte abwerfen'."""
        return closed(complement(act), self.verb(act).infinitive)

    def last(self, act: Act) -> str:
        """'du 1 Karte abwirfst'."""
        verb = self.verb(act)
        return joined(act.who(), closed(complement(act), verb.prefix + verb.finite(person(act))))

    def after(self, act: Act) -> str:
        """'du 1 Karte abgeworfen hast'."""
        verb = self.verb(act)
        perfect = joined(verb.participle, (BE if verb.moves else HAVE)[person(act)])
        return joined(act.who(), closed(complement(act), perfect))

    def would(self, act: Act) -> str:
        """'du 1 Karte abwerfen würdest'."""
        would = joined(self.verb(act).infinitive, WOULD[person(act)])
        return joined(act.who(), closed(complement(act), would))

    def denied(self, act: Act) -> str:
        """'du wirfst keine Karten ab', 'du wirfst diese Karte nicht ab'."""
        verb = self.verb(act)
        return joined(act.who(), verb.finite(person(act)), closed(self.negation(act), verb.prefix))

    def never(self, act: Act) -> str:
        """'keine Karten abwerfen', 'diese Karte nicht abwerfen'."""
        return closed(self.negation(act), self.verb(act).infinitive)

    def negation(self, act: Act) -> str:
        """What belongs to a verb, negated: 'keine Karten', 'diese Karte nicht'."""
        parts, negated = act.said(True)
        text = "".join(parts).strip()
        if negated and ONE_NONE.match(text):  # '1 keine Karte'
            parts = [text.removeprefix("1 ")]
        elif negated and "1 kein" in text:
            parts, negated = denied(act.said(False)[0], act.clause.parts), False
        elif not negated:
            found = ARTICLE.match(parts[0]) if parts else None
            parts = ["k" + parts[0].lstrip(), *parts[1:]] if found else denied(parts, act.clause.parts)
        return itself(act, "".join(parts).strip())

    forms = {
        "": plain,
        "bare": bare,
        "third": main,
        "second": second,
        "inverted": inverted,
        "rather": rather,
        "last": last,
        "after": after,
        "would": would,
        "never": never,
        "denied": denied,
    }


def closed(rest: str, verb: str) -> str:
    """What belongs to a verb, and the verb behind it; before a relative clause: 'einen Spieler wählen, der gesucht wird'."""
    found = RELATIVE.fullmatch(rest) if verb else None
    return joined(rest, verb) if found is None else f"{joined(found[1], verb)}{found[2]}"


def complement(act: Act) -> str:
    """What belongs to the verb; 'sich' at its head goes with who does it."""
    return itself(act, act.rest())


def itself(act: Act, rest: str) -> str:
    """What belongs to a verb; 'sich' at its head goes with who does it."""
    rest = SEEN_BY.sub(r"\2 \1", rest)
    return REFLEXIVE.sub("dich", rest) if act.you else rest


def person(act: Act) -> str:
    """Which of the three persons a clause is about."""
    return "du" if act.you else "sie" if act.person == PLURAL else "er"


def denied(parts: list[str], written: tuple[Part, ...]) -> list[str]:
    """The parts with 'nicht' where German puts it: before a number, 'alle' or what begins with a preposition, else at the end;
    a preposition inside of what was filled in belongs to that: 'den Spieler links von dir nicht verhaften'.
    """
    words = "".join(parts).split()
    if len(words) == 1 and isinstance(written[0], str) and words[0][:1].isupper():  # 'nicht Poker spielen'
        return ["nicht ", *parts]
    if words and (words[0].isdigit() or words[0] in PREPOSITIONS or words[0] in WHOLE):
        return ["nicht ", *parts]
    before = 0
    for i, part in enumerate(parts):
        inside = part.split()
        literal = len(parts) != len(written) or isinstance(written[i], str)
        for j, word in enumerate(inside):
            noun = j and word == "von" and inside[j - 1][:1].isupper()  # 'den Einsatz von $10 nicht zahlen'
            if word in PREPOSITIONS and before + j and (literal or not j) and not noun:
                place = before + j
                return [" ".join([*words[:place], "nicht", *words[place:]])]
        before += len(inside)
    return [" ".join([*words, "nicht"])]
