"""Italian clauses: the verb comes first, its subject need not be said, and pronouns stand before it or hang on its end.

A line of `verbs.lex` gives the third person, 'tu', the plural and the perfect: `scegliere: sceglie, scegli, scelgono, ha scelto`,
and where they are irregular the command and the subjunctive: `imp=vai, subj=vada`. Without a line, verbs in -are (pescare), -ere
(ricevere) and -ire (finire) are regular.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from wlcore.text import syntax
from wlcore.text.forms import first_letter
from wlcore.text.syntax import PLURAL, Act, ParsedClause, Part, first_word, joined

HAVE = {"tu": "hai", "loro": "hanno", "lui": "ha"}
BE = {"tu": "sei", "loro": "sono", "lui": "è"}
ABOUT_TO = {"tu": "stai per", "loro": "stanno per", "lui": "sta per"}
ITSELF = {"tu": "ti", "loro": "si", "lui": "si"}
TO_YOU = re.compile(r"^a te(?= |$) ?")
HARD = re.compile(r"^(?:s[^aeiouàèéìòùh]|sh|z|gn|ps|pn|x|y|i[aeou])")
"""What 'lo' and 'uno' stand before: 'lo sceriffo', 'lo zaino', 'lo gnomo'."""


class Verb:
    """A verb with its principal parts, and the forms that follow from them."""

    def __init__(self, infinitive: str, parts: str, reflexive: bool) -> None:
        self.infinitive, self.reflexive = infinitive, reflexive
        given = [part.strip() for part in parts.split(",") if part.strip()]
        named = dict(part.split("=", 1) for part in given if "=" in part)
        plain = [part for part in given if "=" not in part]
        self.third, self.you, self.plural, perfect = plain if len(plain) == 4 else regular(infinitive)
        auxiliary, _, self.participle = perfect.rpartition(" ")
        self.moves = reflexive or auxiliary == "è"
        first = infinitive.endswith("are")
        self.command = named.get("imp") or (self.third if first else self.you)
        stem = self.plural.removesuffix("ano" if first else "ono")
        self.wished = named.get("subj") or (self.you if first else f"{stem}a")

    def finite(self, person: str) -> str:
        """The present as it goes with who does it."""
        return {"tu": self.you, "loro": self.plural}.get(person, self.third)

    def wish(self, person: str) -> str:
        """The subjunctive."""
        return f"{self.wished}no" if person == "loro" else self.wished

    def with_pronoun(self, pronoun: str) -> str:
        """The infinitive with a pronoun at its end: 'spostarti', 'porti'."""
        stem = self.infinitive[:-3] + "r" if self.infinitive.endswith("rre") else self.infinitive[:-1]
        return f"{stem}{pronoun}"


class Syntax(syntax.Syntax[Verb]):
    """The value is the command or has its subject; behind 'prima che' and 'in modo che' stands the subjunctive."""

    cases = frozenset(("acc", "di", "al", "dal", "nel", "sul"))
    objective = "acc"
    melting: Mapping[str, str] = {"di": "di", "a": "al", "da": "dal", "in": "nel", "su": "sul"}
    prepositions = frozenset("con contro dietro dopo fra per prima senza sopra sotto tra verso".split())
    nouns: Mapping[str, tuple[str, ...]] = {"": ("plural",)}
    example = "prendere: prende, prendi, prendono, ha preso"

    quotes = ("«»", "’’")

    def printed(self, text: str, first: bool = True) -> str:
        """The signs of print, and a blank at which no line ends before $."""
        return super().printed(text, first).replace(" $", "\u00a0$")

    def beginning(self, text: str) -> str:
        """`vowel` for l' and un', `hard` for 'lo' and 'uno', else `plain`."""
        word = text.lstrip('«“"(’ ').lower()
        if HARD.match(word):
            return "hard"
        return "vowel" if first_letter(word) in set("aeiou") else "plain"

    def parse(self, parts: tuple[Part, ...]) -> ParsedClause:
        """The verb is the first word; it is reflexive where it ends in '-si'."""
        first = parts[0] if parts and isinstance(parts[0], str) else ""
        verb, rest = first_word(first)
        return ParsedClause(verb, ((rest,) if rest else ()) + parts[1:])

    def inflected(self, verb: str) -> Verb:
        """A verb by its line, or as a regular one."""
        infinitive = self.infinitive(verb)
        return Verb(infinitive, self.verbs.get(infinitive, ""), infinitive != verb)

    def infinitive(self, verb: str) -> str:
        """The infinitive of a verb without its pronoun: 'spostare' for 'spostarsi', 'porre' for 'porsi'."""
        if not verb.endswith("rsi"):
            return verb
        stem = verb.removesuffix("si")
        return f"{stem}re" if f"{stem}re" in self.verbs else f"{stem}e"

    def knows(self, verb: str) -> bool:
        """Whether a verb has a line or is regular."""
        infinitive = self.infinitive(verb)
        return infinitive in self.verbs or infinitive.endswith(("are", "ere", "ire"))

    def sound(self, verb: str) -> bool:
        """A line gives 4 parts, and perhaps the command and the subjunctive."""
        plain = [part.split() for part in self.verbs[verb].split(",") if "=" not in part]
        return len(plain) == 4 and len(plain[3]) == 2 and plain[3][0] in ("ha", "è")

    def plain(self, act: Act) -> str:
        """A command to the reader, 'pesca 2 carte', 'spostati'; else with a subject."""
        if not act.you:
            return self.main(act)
        verb = self.verb(act)
        return joined(f"{verb.command}ti" if verb.reflexive else verb.command, act.rest())

    def main(self, act: Act) -> str:
        """'peschi 2 carte', 'quel giocatore si sposta'."""
        return self.clause(act, self.verb(act).finite(person(act)))

    def wished(self, act: Act) -> str:
        """'tu peschi 2 carte', 'un giocatore si sposti', behind 'prima che': the subjunctive, which needs its subject."""
        said = self.clause(act, self.verb(act).wish(person(act)))
        return f"tu {said}" if act.you else said

    def clause(self, act: Act, form: str) -> str:
        """A finite form with who does it and the pronouns before it."""
        given, rest = complement(act)
        return joined(act.who(), given or self.itself(act), form, rest)

    def itself(self, act: Act) -> str:
        """The pronoun of a reflexive verb."""
        return ITSELF[person(act)] if self.verb(act).reflexive else ""

    def bare(self, act: Act) -> str:
        """'pescare 2 carte', 'spostarti', 'darti 1 carta'."""
        verb = self.verb(act)
        given, rest = complement(act)
        pronoun = given or self.itself(act)
        return joined(verb.with_pronoun(pronoun) if pronoun else verb.infinitive, rest)

    def perfect(self, act: Act) -> str:
        """'hai pescato 2 carte', 'tutti i giocatori si sono spostati'."""
        verb = self.verb(act)
        auxiliary = (BE if verb.moves else HAVE)[person(act)]
        return self.clause(act, f"{auxiliary} {participle(act, verb)}")

    def denied(self, act: Act) -> str:
        """'non peschi carte', 'quel giocatore non si sposta'."""
        given, rest = complement(act)
        return joined(act.who(), "non", given or self.itself(act), self.verb(act).finite(person(act)), rest)

    def following(self, act: Act) -> str:
        """'dopo che hai pescato 2 carte'."""
        return f"dopo che {self.perfect(act)}"

    def preceding(self, act: Act) -> str:
        """'prima che tu peschi 2 carte', 'prima che un giocatore peschi 2 carte'."""
        return f"prima che {self.wished(act)}"

    def replaced(self, act: Act) -> str:
        """'invece di pescare 2 carte', 'quando un giocatore sta per pescare 2 carte, invece di questo'."""
        return f"invece di {self.bare(act)}" if act.you else self.displaced(act)

    def displaced(self, act: Act) -> str:
        """'quando stai per pescare 2 carte, invece di questo', where somebody else goes on."""
        return joined("quando", act.who(), ABOUT_TO[person(act)], f"{self.bare(act)}, invece di questo")

    forms = {
        "": plain,
        "bare": bare,
        "third": main,
        "when": main,
        "denied": denied,
        "wished": wished,
        "after": perfect,
        "following": following,
        "preceding": preceding,
        "replaced": replaced,
        "replaced-mine": replaced,
        "replaced-theirs": displaced,
    }


def regular(infinitive: str) -> tuple[str, str, str, str]:
    """The principal parts of a verb without a line of its own."""
    stem = infinitive[:-3]
    if infinitive.endswith("ere"):
        return f"{stem}e", f"{stem}i", f"{stem}ono", f"ha {stem}uto"
    if infinitive.endswith("ire"):
        return f"{stem}isce", f"{stem}isci", f"{stem}iscono", f"ha {stem}ito"
    soft = f"{stem}h" if stem.endswith(("c", "g")) else stem.removesuffix("i")
    return f"{stem}a", f"{soft}i", f"{stem}ano", f"ha {stem}ato"


def person(act: Act) -> str:
    """Which of the three persons a clause is about."""
    return "tu" if act.you else "loro" if act.person == PLURAL else "lui"


def participle(act: Act, verb: Verb) -> str:
    """The participle; behind 'essere' it agrees with who does it."""
    if not verb.moves or act.you:
        return verb.participle
    return verb.participle[:-1] + {PLURAL: "i", "feminine": "a"}.get(act.person, "o")


def complement(act: Act) -> tuple[str, str]:
    """The pronoun that stands before the verb or hangs on it, if there is one, and what follows: 'ti', '1 carta'."""
    rest = act.rest()
    if act.you or not TO_YOU.match(rest):
        return "", rest
    return "ti", TO_YOU.sub("", rest)
