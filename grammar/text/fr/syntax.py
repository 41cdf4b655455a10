"""French clauses: the verb comes first; 'se' before it makes it reflexive.

A line of `verbs.lex` gives the third person, 'vous', the plural and the perfect: `perdre: perd, perdez, perdent, a perdu`,
and where it is irregular the subjunctive: `subj=fasse/fassiez`. Without a line, verbs in -er, -ir (finir) and -re (rendre)
are regular.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from unicodedata import normalize

from wlcore.text import syntax
from wlcore.text.syntax import PLURAL, Act, ParsedClause, Part, first_word, joined

HAVE = {"vous": "avez", "ils": "ont", "il": "a"}
BE = {"vous": "êtes", "ils": "sont", "il": "est"}
SOME = re.compile(r"^(?:des|du) (?=\S)")
ONE_OR_SOME = re.compile(r"^(?:une?|des|du) (?=\S)")
TO_YOU = re.compile(r"^(?:à )?vous(?= |$) ?")
OBJECT = re.compile("\ue002(les?|la)(e?s?)\ue003([^\ue002-\ue004]*)\ue004")
"""What has just been spoken of as an object (`.acc` of `pronoun-thing`): its pronoun, what a participle takes for it, its noun."""
THERE = re.compile("^(.+ )?(?:dans|sur) \ue005[^\ue005\ue006]*\ue006$")
"""Where it has just been spoken of, at the end (`.governed` of `pronoun-thing`): 'placez-y le Shérif'."""
SO_MUCH = r"(?:exactement|au moins|au plus|plus de|moins de|une?)\b"
HAD_BOTH = re.compile(
    rf"\b(avez|a) ({SO_MUCH}(?:(?! qui | que | dont | où )[^.,;:])*?) (et|ou) (?:(?:si |que |qu’|s’)?(?:vous|il|elle) )?\1 (?={SO_MUCH})"
)
"""What somebody has, told of each: 'si vous avez 2 cartes et si vous avez au moins 30 $'."""
TO_YOURSELF = re.compile(r"^(?:à )?vous-même(?= |$)")
OPENED = re.compile(r"(?:é([^aeiouyéèê]+)|e([^aeiouyéèêlt]))$")
"""The last vowel of a stem that opens before a silent ending: 'régler' -> 'règle', 'mener' -> 'mène'."""
ELIDED = re.compile(r"(?<![\w’-])([Qq]u|[DdNnSsJj])e (?=[aâàeéèêëiîïoôuùûAÂÀEÉÈÊIÎOÔUÙ])")
CLAUSED = re.compile(
    r" (?:qui|que|qu’|dont|où|(?:à|dans|sur|pour|sous) (?:lequel|laquelle|lesquels|lesquelles)) "
)
"""A relative clause inside an object."""
REFLEXIVE = re.compile(r"^s(?:e |’)")
BOUND = re.compile(r" (?=[;:!?»$%])|(?<=«) ")


class Verb:
    """A verb with its principal parts, and the forms that follow from them."""

    def __init__(self, lemma: str, parts: str, reflexive: bool) -> None:
        self.infinitive, self.reflexive = lemma, reflexive
        given = [part.strip() for part in parts.split(",") if part.strip()]
        named = dict(part.split("=", 1) for part in given if "=" in part)
        plain = [part for part in given if "=" not in part]
        self.third, self.you, self.plural, perfect = plain if len(plain) == 4 else regular(lemma)
        auxiliary, _, self.participle = perfect.rpartition(" ")
        self.moves = reflexive or auxiliary == "est"
        stem = self.plural.removesuffix("ent")
        subjunctive = named.get("subj", "").split("/")
        self.wished = subjunctive[0] or f"{stem}e"
        self.you_wished = subjunctive[1] if len(subjunctive) > 1 else f"{self.you.removesuffix('ez')}iez"

    def finite(self, person: str) -> str:
        """The present as it goes with who does it."""
        return {"vous": self.you, "ils": self.plural}.get(person, self.third)

    def wish(self, person: str) -> str:
        """The subjunctive."""
        return {"vous": self.you_wished, "ils": f"{self.wished}nt"}.get(person, self.wished)


class Syntax(syntax.Syntax[Verb]):
    """The value is the imperative or has its subject; `following` and `preceding` stand behind a time: 'après avoir ...'."""

    often_first = True
    cases = frozenset(("acc", "de", "at"))
    objective = "acc"
    melting: Mapping[str, str] = {"à": "at", "de": "de"}
    prepositions = frozenset(
        "après avant avec chez contre dans depuis derrière devant en entre envers malgré par parmi pendant pour sans sauf selon"
        " sous sur vers".split()
    )
    nouns: Mapping[str, tuple[str, ...]] = {"": ("plural",)}
    example = "perdre: perd, perdez, perdent, a perdu"

    quotes = ("«\u00a0\u00a0»", "’’")

    def printed(self, text: str, first: bool = True) -> str:
        """The signs of print, and blanks at which no line ends: before ; : ! ? $ and inside « »."""
        return BOUND.sub("\u00a0", super().printed(text, first))

    def finished(self, text: str) -> str:
        """'qu’un', 'd’eau': what is elided before a vowel, wherever it came from; a noun where no verb took the pronoun."""
        if "\ue002" in text:
            text = OBJECT.sub(r"\3", text)
        if "\ue005" in text:
            text = text.replace("\ue005", "").replace("\ue006", "")
        if " avez " in text or " a " in text:
            text = HAD_BOTH.sub(r"\1 \2 \3 ", text)
        return ELIDED.sub(lambda found: f"{found[1]}’", text)

    def fronted(self, pronoun: str, text: str) -> str:
        """'que' before the rest of its clause, elided where it must be."""
        return that(text) if pronoun == "que" else joined(pronoun, text)

    def parse(self, parts: tuple[Part, ...]) -> ParsedClause:
        """The verb is the first word, with 'se' before it where it is reflexive."""
        first = parts[0] if parts and isinstance(parts[0], str) else ""
        found = REFLEXIVE.match(first)
        verb, rest = first_word(first[found.end() if found else 0 :])
        return ParsedClause(f"se {verb}" if found else verb, ((rest,) if rest else ()) + parts[1:])

    def inflected(self, verb: str) -> Verb:
        """A verb by its line, or as a regular one."""
        lemma = verb.removeprefix("se ")
        return Verb(lemma, self.verbs.get(lemma, ""), lemma != verb)

    def knows(self, verb: str) -> bool:
        """Whether a verb has a line or is regular."""
        lemma = verb.removeprefix("se ")
        return lemma in self.verbs or lemma.endswith(("er", "ir", "re"))

    def sound(self, verb: str) -> bool:
        """A line gives 4 parts, and perhaps the subjunctive."""
        plain = [part.split() for part in self.verbs[verb].split(",") if "=" not in part]
        return len(plain) == 4 and len(plain[3]) == 2 and plain[3][0] in ("a", "est")

    def plain(self, act: Act) -> str:
        """A command to the reader; else with a subject."""
        if not act.you:
            return self.main(act)
        verb, (pronoun, _, rest) = self.verb(act), there(act, *taken(unmistaken(act)))
        pronoun = pronoun or ("vous" if verb.reflexive else "")
        return joined(f"{verb.you}-{pronoun}" if pronoun else verb.you, rest)

    def main(self, act: Act) -> str:
        """'vous piochez 2 cartes', 'ce joueur se déplace'."""
        verb = self.verb(act)
        who, (given, _, rest) = act.who(), complement(act)
        return joined(who, before(given, itself(act, verb, verb.finite(person(act)))), rest)

    def wished(self, act: Act) -> str:
        """'ce joueur pioche', behind 'en sorte que'."""
        verb = self.verb(act)
        who, (given, _, rest) = act.who(), complement(act)
        return joined(who, before(given, itself(act, verb, verb.wish(person(act)))), rest)

    def bare(self, act: Act) -> str:
        """'piocher 2 cartes', 'vous déplacer'."""
        verb = self.verb(act)
        given, _, rest = complement(act)
        return joined(before(given, itself(act, verb, verb.infinitive)), rest)

    def perfect(self, act: Act) -> str:
        """'vous avez pioché 2 cartes'."""
        verb = self.verb(act)
        auxiliary = (BE if verb.moves else HAVE)[person(act)]
        who, (given, ending, rest) = act.who(), complement(act)
        return joined(who, before(given, itself(act, verb, auxiliary)), participle(act, verb) + ending, rest)

    def following(self, act: Act) -> str:
        """'après avoir pioché 2 cartes', 'après qu'un joueur a pioché 2 cartes'."""
        verb = self.verb(act)
        if not act.you:
            return self.followed(act)
        having = "être" if verb.moves else "avoir"
        given, ending, rest = complement(act)
        return joined("après", before(given, itself(act, verb, having)), participle(act, verb) + ending, rest)

    def followed(self, act: Act) -> str:
        """'après que vous avez pioché 2 cartes', where somebody else goes on."""
        return f"après {that(self.perfect(act))}"

    def preceding(self, act: Act) -> str:
        """'juste avant de piocher 2 cartes', 'juste avant qu'un joueur pioche 2 cartes'."""
        return f"juste avant {of(self.bare(act))}" if act.you else self.preceded(act)

    def preceded(self, act: Act) -> str:
        """'juste avant que vous piochiez 2 cartes', where somebody else goes on."""
        return f"juste avant {that(self.wished(act))}"

    def replaced(self, act: Act) -> str:
        """'au lieu de piocher 2 cartes', 'quand un joueur pioche 2 cartes, au lieu de cela'."""
        return f"au lieu {of(self.bare(act))}" if act.you else self.displaced(act)

    def displaced(self, act: Act) -> str:
        """'quand vous piochez 2 cartes, au lieu de cela', where somebody else goes on."""
        return f"quand {self.main(act)}, au lieu de cela"

    def never(self, act: Act) -> str:
        """'pas piocher de cartes', 'pas gagner de point', but 'pas arrêter un joueur qui est ...'."""
        return joined("pas", self.without(act, ONE_OR_SOME))

    def denied(self, act: Act) -> str:
        """'vous ne piochez pas de cartes'."""
        verb = self.verb(act)
        who, (given, _, rest) = act.who(), complement(act)
        found = (SOME if CLAUSED.search(rest) else ONE_OR_SOME).match(rest)
        finite = before(given, itself(act, verb, verb.finite(person(act))))
        return joined(who, "ne", finite, "pas", of(rest[found.end() :]) if found else rest)

    def by_nobody(self, act: Act) -> str:
        """'piocher de cartes', 'prendre un équipement', behind 'personne ne peut'."""
        return self.without(act, SOME)

    def without(self, act: Act, article: re.Pattern[str]) -> str:
        """The infinitive, with 'de' for an article that a negation takes away."""
        verb = self.verb(act)
        first, _ = apart(act)
        given, _, rest = complement(act)
        rest = rest.removeprefix(first).lstrip()
        found = (SOME if CLAUSED.search(rest) else article).match(rest)
        infinitive = before(given, itself(act, verb, verb.infinitive))
        return joined(infinitive, first, of(rest[found.end() :]) if found else rest)

    forms = {
        "": plain,
        "bare": bare,
        "third": main,
        "when": main,
        "wished": wished,
        "after": perfect,
        "following": following,
        "preceding": preceding,
        "replaced": replaced,
        "following-mine": following,
        "following-theirs": followed,
        "preceding-mine": preceding,
        "preceding-theirs": preceded,
        "replaced-mine": replaced,
        "replaced-theirs": displaced,
        "never": never,
        "denied": denied,
        "by-nobody": by_nobody,
    }


def regular(lemma: str) -> tuple[str, str, str, str]:
    """The principal parts of a verb without a line of its own."""
    stem = lemma[:-2]
    if lemma.endswith("ir"):
        return f"{stem}it", f"{stem}issez", f"{stem}issent", f"a {stem}i"
    if lemma.endswith("re"):
        return stem, f"{stem}ez", f"{stem}ent", f"a {stem}u"
    weak = (
        f"{stem[:-1]}i"
        if lemma.endswith(("oyer", "uyer"))
        else OPENED.sub(lambda found: f"è{found[1] or found[2]}", stem)
    )
    return f"{weak}e", f"{stem}ez", f"{weak}ent", f"a {stem}é"


def person(act: Act) -> str:
    """Which of the three persons a clause is about."""
    return "vous" if act.you else "ils" if act.person == PLURAL else "il"


def participle(act: Act, verb: Verb) -> str:
    """The participle; behind 'être' it agrees with who does it."""
    if not verb.moves or act.you:
        return verb.participle
    return verb.participle + {PLURAL: "s", "feminine": "e"}.get(act.person, "")


def apart(act: Act) -> tuple[str, str]:
    """What would seem to go on a relative clause and stands before it ('du jeu'), and all else that belongs to the verb."""
    parts = [part.strip() for part in act.said(False)[0] if part.strip()]
    if len(parts) == 2 and CLAUSED.search(parts[0]) and not CLAUSED.search(parts[1]):
        return parts[1], parts[0]
    return "", act.rest()


def unmistaken(act: Act) -> str:
    """What belongs to a verb in its order: 'retirer du jeu une carte qui ...'."""
    return joined(*apart(act))


def taken(rest: str) -> tuple[str, str, str]:
    """The pronoun of what has just been spoken of, what a participle takes for it, and what follows: 'la', 'e', 'dans votre main'."""
    found = OBJECT.match(rest)
    return (found[1], found[2], rest[found.end() :].lstrip()) if found else ("", "", rest)


def there(act: Act, pronoun: str, ending: str, rest: str) -> tuple[str, str, str]:
    """The same with 'y' for where it is, if nothing else stands before the verb."""
    found = (
        None if pronoun or act.clause.verb.startswith("se ") or CLAUSED.search(rest) else THERE.match(rest)
    )
    if found is None or TO_YOU.match(rest) or TO_YOURSELF.match(rest):
        return pronoun, ending, rest
    return "y", "", (found[1] or "").strip()


def complement(act: Act) -> tuple[str, str, str]:
    """The pronouns that stand before the verb, if there are any, what a participle takes for them, and what follows."""
    pronoun, ending, rest = there(act, *taken(unmistaken(act)))
    if TO_YOURSELF.match(rest) if act.you else TO_YOU.match(rest):
        return joined("vous", pronoun), ending, rest if act.you else TO_YOU.sub("", rest)
    return pronoun, ending, rest


def before(pronouns: str, form: str) -> str:
    """A verb with the pronouns before it: 'la place', 'l’a placée'."""
    if pronouns.endswith(("le", "la")) and vowel(form):
        return f"{pronouns[:-1]}’{form}"
    return joined(pronouns, form)


def itself(act: Act, verb: Verb, form: str) -> str:
    """A form with the pronoun of a reflexive verb before it: 'se déplace', 's'arrête', 'vous déplacer'."""
    if not verb.reflexive:
        return form
    if act.you:
        return f"vous {form}"
    return f"s’{form}" if vowel(form) else f"se {form}"


def of(text: str) -> str:
    """'de' before words, elided where it must be."""
    return f"d’{text}" if vowel(text) else f"de {text}"


def that(text: str) -> str:
    """'que' before words, elided where it must be."""
    return f"qu’{text}" if vowel(text) else f"que {text}"


def vowel(text: str) -> bool:
    """Whether words begin with a vowel."""
    return normalize("NFD", text[:1].lower())[:1] in set("aeiou")
