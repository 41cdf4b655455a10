"""English clauses: the verb comes first, and only the third person of the present is another word."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wlcore.text import syntax
from wlcore.text.syntax import PLURAL, Act, joined

VOWELS = "aeiou"
PREPOSITIONS = frozenset(
    "about above across after against along among around at before behind below beside between by down for from in into near"
    " of off on onto over past through to toward towards under up upon with without".split()
)
CLAUSED = re.compile(
    r" (?:who|whom|whose|where|which|that (?:is|are|has|have|you|they|can|cannot|do|does|was))\b"
)
SHORT = 3
"""As many words stand behind a relative clause, and fewer before it: 'choose at random a card that ...'."""
PARTICLES = frozenset("aside away back off out up".split())
PRONOUNS = frozenset("it them him her".split())
"""What never stands behind the other half of its verb: 'carry it out'."""
IRREGULAR = {"be": ("is", "are"), "have": ("has", "have")}


class Syntax(syntax.Syntax[str]):
    """`forms`: the value is the imperative or has its subject; `bare` is the infinitive without 'to'."""

    cases = frozenset(("acc",))
    possessive = "poss"
    objective = "acc"
    prepositions = PREPOSITIONS
    compound = frozenset(("next to",))
    nouns: Mapping[str, tuple[str, ...]] = {"": ("plural",)}
    example = "be: is"
    elided = frozenset(("cause", "em", "n", "round", "til", "tis", "twas"))

    def sound(self, verb: str) -> bool:
        """A line gives the third person and nothing else."""
        return len(self.verbs[verb].split()) == 1

    def finite(self, act: Act) -> str:
        """The verb as it goes with who does it: 'draws', 'draw'."""
        verb = act.clause.verb
        third, others = IRREGULAR.get(verb, ("", verb))
        if act.you or act.person == PLURAL:
            return others
        return self.verbs.get(verb) or third or regular(verb)

    def main(self, act: Act) -> str:
        """'you draw 2 cards', 'that player draws 2 cards'."""
        return joined(act.who(), self.finite(act), complement(act))

    def plain(self, act: Act) -> str:
        """A command to the reader; else with a subject."""
        return self.bare(act) if act.you else self.main(act)

    def bare(self, act: Act) -> str:
        """'draw 2 cards'."""
        return joined(act.clause.verb, complement(act))

    def would(self, act: Act) -> str:
        """'you would draw 2 cards'."""
        return joined(act.who(), "would", self.bare(act))

    def denied(self, act: Act) -> str:
        """'you do not draw cards'."""
        if act.clause.verb == "be":
            return joined(act.who(), self.finite(act), "not", complement(act))
        many = act.you or act.person == PLURAL
        return joined(act.who(), "do not" if many else "does not", self.bare(act))

    forms = {
        "": plain,
        "denied": denied,
        "bare": bare,
        "third": main,
        "when": main,
        "would": would,
        "never": bare,
    }


def complement(act: Act) -> str:
    """What belongs to a verb, a pronoun before its other half.

    What would seem to go on a relative clause stands before it: 'choose at random a card that ...'.
    """
    parts = [part.strip() for part in act.said(False)[0] if part.strip()]
    if len(parts) > 1 and parts[0] in PARTICLES and parts[1] in PRONOUNS:
        return joined(parts[1], parts[0], *parts[2:])
    if len(parts) == 2 and CLAUSED.search(parts[0]) and len(parts[1].split()) < SHORT:
        return joined(parts[1], parts[0])
    return act.rest()


def regular(verb: str) -> str:
    """The third person of a verb that has no line of its own: 'draws', 'passes', 'tries'."""
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2:-1] not in VOWELS:
        return f"{verb[:-1]}ies"
    return f"{verb}s"
