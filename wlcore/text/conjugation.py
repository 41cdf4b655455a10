"""The clauses of one language: takes phrases apart, and says them in the form that a sentence wants.

What a form looks like is the language's own affair (`wlcore.text.syntax`); what stands in a clause comes from the voice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wlcore.text.forms import PLURAL, Form
from wlcore.text.saying import ABOUT, ANY, ANY_OF, CLAUSE, FRAME, OPEN, PICKING, Listed, Said, Words, is_you
from wlcore.text.syntax import Act, ParsedClause, Part, Syntax, governed

if TYPE_CHECKING:
    from wlcore.text.voice import Voice

OPTIONAL, SAID = "optional", "said"
"""What a clause is like that somebody may do, and the form that says a clause where it happens: 'the trigger is met'."""
HAPPENING = ("", "third", "second")
"""The forms in which a clause is said where it happens."""
ANY_FORM, OPEN_WORDS = "any", (ANY, "any-thing")
"""The form of a clause in which something is left open, and what stands for that."""
NEVER = "never"
"""The form of a clause for what is forbidden."""
DOER = Words("you")
OFTEN = "often"
"""How often a clause is done, where that is said in it: 'draw 1 card twice'."""
YOURSELF = Words("yourself")
"""The reader, where they do something to themselves."""
BESIDE = "beside"
"""How the form ends that says where something is, without a clause: 'on your space'."""
OWN = "own"
"""Under which the reader stands in what they do, where a language then says 'their own': 'на своей территории'."""


class Conjugation:
    """Says clauses with a language's syntax, and all that stands in them with its voice."""

    def __init__(self, voice: Voice, syntax: Syntax[Any]) -> None:
        self.voice, self.syntax = voice, syntax
        self._clauses: dict[tuple[str, str], ParsedClause | None] = {}

    def say(self, words: Words, form: Form) -> str | None:
        """A clause as the syntax of the language makes it; None for a form that phrases say."""
        fuller = next((form for form in (PICKING, ABOUT) if form in words.args), "")
        own = fuller or (ANY_FORM if self._is_open(words) else "")
        clause = self.taken_apart(words.id, own)
        if clause is None:
            return None
        said = self._as_it_happens(words, form) if form.case in HAPPENING else None
        if said is not None:
            return said
        before, self.voice.saying = self.voice.saying, words.id
        said = self.syntax.say(self._act(clause, words, form), form.case)
        self.voice.saying = before
        return said

    def taken_apart(self, phrase: str, form: str = "") -> ParsedClause | None:
        """The clause that a phrase says in the infinitive; None if there is no such phrase."""
        if (phrase, form) not in self._clauses:
            pattern = self.voice.forms(phrase).get(form)
            parts = None if pattern is None else pattern.parts if pattern.text is None else (pattern.text,)
            found = None if parts is None else self.syntax.parse(parts)
            if found is not None and self.syntax.objective:
                found = replace(found, parts=governed(found.parts, self.syntax))
            self._clauses[phrase, form] = found
        return self._clauses[phrase, form]

    def _act(self, clause: ParsedClause, words: Words, form: Form) -> Act:
        """A clause with who does it, and what stands in it."""
        args = self.voice.args_of(words, form)
        who = args["who"]
        if is_you(who):
            if self.syntax.own_apart:
                args = {name: _own(said) if name != "who" else said for name, said in args.items()}
            args |= {name: YOURSELF for name, said in words.args.items() if name != "who" and is_you(said)}

        if form.case == NEVER and self.syntax.never_many and ANY_OF in args:
            args = _of_many(args)

        def parts(denying: bool) -> tuple[list[str], bool]:
            before, self.voice.denying = self.voice.denying, self.syntax.negated if denying else ""
            said = self._often(_said(clause.parts, args), args)
            taken = denying and self.voice.denying != self.syntax.negated
            self.voice.denying = before
            return said, taken

        return Act(
            clause,
            self.voice.agree(who),
            lambda: self.voice.say(who),
            parts,
            lambda: "".join(_said(clause.tail, args)),
        )

    def _often(self, parts: list[str], args: dict[str, Said]) -> list[str]:
        """What belongs to the verb, with how often it is done."""
        if OFTEN not in args:
            return parts
        often = self.voice.say(Words(OFTEN, {"n": args[OFTEN]}, FRAME))
        if self.syntax.often_first:
            return [f"{often} ", *(parts[:1] and [parts[0].lstrip()]), *parts[1:]]
        return [*parts, f" {often}"]

    def _is_open(self, words: Words) -> bool:
        """Whether something in a clause is left open, and there is a form that does without it: 'move'."""
        return any(isinstance(x, Words) and x.id in OPEN_WORDS for x in words.args.values()) and (
            ANY_FORM in self.voice.forms(words.id)
        )

    def _as_it_happens(self, words: Words, form: Form) -> str | None:
        """What a phrase says where it happens, if that is not just that somebody does it: 'the trigger is met', 'you may
        leave the round'.
        """
        forms = self.voice.forms(words.id)
        own = forms.get(f"{SAID}-{form.case}") or forms.get(SAID)
        if own is not None:
            return self.voice.format(own, words, form)
        if OPTIONAL not in (self.voice.entries[words.id].text("like") or "").split():
            return None
        may = Words("may", {"who": words.args.get("who", DOER), "price": words}, FRAME)
        return self.voice.say(may, *((form.case,) if form.case == "second" else ()))


def _own(said: Said) -> Said:
    """What the reader does something with, where it is told to be theirs; not what a clause inside tells of it."""
    if isinstance(said, Listed):
        return Listed(tuple(map(_own, said.items)), said.joined)
    if not isinstance(said, Words) or (said.sort in (CLAUSE, FRAME) and not said.id.endswith(BESIDE)):
        return said
    if is_you(said):
        return said if said.under else replace(said, under=OWN)
    return replace(said, args={name: _own(arg) for name, arg in said.args.items()}) if said.args else said


def _of_many(args: dict[str, Said]) -> dict[str, Said]:
    """The only thing that a clause is about, where it may be any, as all of them: 'менять карты' for 'swap a card'."""
    open_ = [name for name, said in args.items() if isinstance(said, Words) and (said.det or said.id in OPEN)]
    said = args[open_[0]] if len(open_) == 1 else ""
    if not isinstance(said, Words) or said.det != "a":
        return args
    return {**args, open_[0]: said.as_("some", PLURAL)}


def _said(parts: tuple[Part, ...], args: dict[str, Said]) -> list[str]:
    return [part if isinstance(part, str) else part(args) for part in parts]
