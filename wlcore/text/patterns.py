"""Patterns of Fluent made into functions once, so that saying them costs no walk through a syntax tree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from fluent.syntax import ast

from wlcore.text.forms import GOVERNED
from wlcore.text.saying import ANY, CLAUSE, FRAME, Listed, Said, Words

Args = Mapping[str, Said]
Value = Callable[[Args], Said]


class Says(Protocol):
    """What a pattern needs of whoever says it."""

    def say(self, said: Said, *keys: str | int) -> str:
        """Something in words."""

    def call(self, function: str, given: list[Said]) -> str:
        """One of our functions."""

    def refer(self, phrase: str, attribute: str, args: Args) -> str:
        """What a phrase refers to, in words."""

    def category(self, number: int | str) -> str:
        """The plural category of a number."""

    def printed(self, text: str, first: bool) -> str:
        """What a phrase writes, in the signs of print; `first` is what nothing stands before."""

    def governs(self, text: str) -> bool:
        """Whether words end with a preposition, so that a pronoun behind them is another."""

    def case_behind(self, text: str) -> str:
        """The case that the preposition at the end of words asks for; '' where there is none."""

    def is_alone(self, before: str, behind: str | None) -> bool:
        """Whether what stands between these words is a number without what it counts: 'with { $n } from ...'."""

    def wrong(self, what: str) -> str:
        """Note a mistake; what is said in its place."""


ANY_COUNT = "any-count"
"""What is said for a number that is left open, where a phrase names nothing that it counts."""


class Bare:
    """A place in a form that asks for no case: { $who }. What somebody does it to says there which case it takes."""

    __slots__ = ("alone", "keys", "melts", "name", "voice")

    def __init__(
        self, name: str, voice: Says, keys: tuple[str, ...] = (), melts: str = "", alone: bool = False
    ) -> None:
        self.name, self.voice, self.keys, self.melts, self.alone = name, voice, keys, melts, alone

    def __call__(self, args: Args) -> str:
        """What stands there, in words."""
        if self.name not in args:
            return self.voice.wrong(f"Unknown external: {self.name}")
        said = args[self.name]
        if self.alone and isinstance(said, Words) and said.id == ANY:
            said = Words(ANY_COUNT)
        plain = not isinstance(said, (Words, Listed)) or (
            isinstance(said, Words) and said.sort in (CLAUSE, FRAME)
        )
        if plain:
            return self.melts + (said if isinstance(said, str) else self.voice.say(said))
        return self.voice.say(said, *self.keys)

    def governed(self, *keys: str, melts: str = "") -> Bare:
        """The same place where what stands there takes a case, and says a preposition itself that melts with it."""
        return Bare(self.name, self.voice, keys, melts, self.alone)


class Pattern:
    """A form of a phrase: `text` where nothing is to be filled in, else its parts; `lead` is what it begins with, and
    `lead_key` the case in which that stands; `only` is what it consists of, if that is all.
    """

    __slots__ = ("lead", "lead_key", "only", "parts", "text", "turns")

    def __init__(self, node: Any, voice: Says, first: bool = True) -> None:
        self.text: str | None = None
        self.lead, self.lead_key = _lead(node.elements[0]) if node.elements else ("", "")
        self.only = self.lead if len(node.elements) == 1 else ""
        before = ["", *[_ending(element) for element in node.elements]]
        after = [*node.elements[1:], None]
        parts = [
            _part(element, voice, first and not place, text, voice.is_alone(text, behind))
            for place, (element, text, behind) in enumerate(
                zip(node.elements, before, map(_beginning, after), strict=False)
            )
        ]
        self.parts: tuple[str | Callable[[Args], str], ...] = tuple(parts)
        self.turns = _turns(node.elements)
        if all(isinstance(part, str) for part in parts):
            self.text = "".join(part for part in parts if isinstance(part, str))

    def say(self, args: Args) -> str:
        """The form with everything filled in."""
        if self.text is not None:
            return self.text
        return "".join([part if isinstance(part, str) else part(args) for part in self.parts])

    def turned(self, args: Args) -> str:
        """The form with the verb before its subject: 'darfst du ...' for 'du darfst ...'."""
        said = [part if isinstance(part, str) else part(args) for part in self.parts]
        return "".join([said[2], said[1], said[0], *said[3:]])


def _turns(elements: Any) -> bool:
    """Whether a form begins with a subject and the verb that agrees with it: { $p } { AGREE($p, "darf") } ..."""
    if len(elements) < 3 or not isinstance(elements[0], ast.Placeable) or _ending(elements[1]) != " ":
        return False
    subject, verb = elements[0].expression, getattr(elements[2], "expression", None)
    if not isinstance(subject, ast.VariableReference) or not isinstance(verb, ast.FunctionReference):
        return False
    about = verb.arguments.positional[0] if verb.arguments.positional else None
    same = isinstance(about, ast.VariableReference) and about.id.name == subject.id.name
    return verb.id.name == "AGREE" and same


def _lead(element: Any) -> tuple[str, str]:
    """The variable with which a form begins and its case: 'who' and 'acc' for { FORM($who, "acc") }."""
    expression, key = getattr(element, "expression", None), ""
    if isinstance(expression, ast.SelectExpression):  # as it begins where nothing else is so
        usual = next(v for v in expression.variants if v.default).value.elements
        return _lead(usual[0]) if usual else ("", "")
    if isinstance(expression, ast.FunctionReference) and expression.id.name == "FORM":
        expression, *keys = expression.arguments.positional
        key = str(keys[0].parse()["value"]) if keys and isinstance(keys[0], ast.StringLiteral) else ""
    return (str(expression.id.name), key) if isinstance(expression, ast.VariableReference) else ("", "")


def _ending(element: Any) -> str:
    """The words of an element, if it is nothing but words."""
    return str(element.value) if isinstance(element, ast.TextElement) else ""


def _beginning(element: Any) -> str | None:
    """The words with which an element begins; None for the end of a form."""
    return None if element is None else str(getattr(element, "value", "") or "")


def _part(
    element: Any, voice: Says, first: bool, before: str = "", alone: bool = False
) -> str | Callable[[Args], str]:
    if isinstance(element, ast.TextElement):
        return voice.printed(str(element.value), first)
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return voice.printed(str(expression.parse()["value"]), first)
    if isinstance(expression, ast.SelectExpression):
        return _select(expression, voice, first)
    if isinstance(expression, ast.VariableReference):
        case = voice.case_behind(before)
        return Bare(expression.id.name, voice, (case, GOVERNED) if case else (), alone=alone)
    value = _value(expression, voice, voice.governs(before))
    return lambda args: said if isinstance(said := value(args), str) else voice.say(said)


def _value(expression: Any, voice: Says, governed: bool = False) -> Value:
    match expression:
        case ast.StringLiteral():
            text = str(expression.parse()["value"])
            return lambda args: text
        case ast.NumberLiteral():
            number = int(float(expression.value))
            return lambda args: number
        case ast.VariableReference():
            name = expression.id.name
            return lambda args: args[name] if name in args else voice.wrong(f"Unknown external: {name}")
        case ast.FunctionReference():
            function = expression.id.name
            given = [_value(argument, voice) for argument in expression.arguments.positional]
            key = [GOVERNED] if governed and function == "FORM" else []
            return lambda args: voice.call(function, [*[value(args) for value in given], *key])
        case ast.MessageReference() | ast.TermReference():
            return _reference(expression, voice)
        case ast.Placeable():
            part = _part(expression, voice, False)
            return lambda args: part if isinstance(part, str) else part(args)
        case _:
            return _select(expression, voice, False)


def _reference(expression: Any, voice: Says) -> Value:
    term = "-" if isinstance(expression, ast.TermReference) else ""
    phrase = f"{term}{expression.id.name}"
    attribute = expression.attribute.name if expression.attribute is not None else ""

    return lambda args: voice.refer(phrase, attribute, args)


def _select(expression: Any, voice: Says, first: bool) -> Callable[[Args], str]:
    selector = _value(expression.selector, voice)
    variants: dict[str | int, Pattern] = {}
    for variant in expression.variants:
        pattern = Pattern(variant.value, voice, first)
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else int(float(variant.key.value))
        variants.setdefault(key, pattern)
        if variant.default:
            default = pattern

    def said(args: Args) -> str:
        chosen = selector(args)
        if isinstance(chosen, (Words, Listed)):
            chosen = voice.say(chosen)
        found = variants.get(chosen)
        if found is None and isinstance(chosen, int):
            found = variants.get(voice.category(chosen))
        return (found or default).say(args)

    return said
