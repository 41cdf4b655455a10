"""Phrase files read into entries: each message with its place, its forms, and what it expects and refers to."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import field
from typing import Any

from fluent.syntax import FluentParser, ast

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.letters import hidden_in
from wlcore.records import dataclass

PARSER = FluentParser(with_spans=True)
DEEPEST = 60
"""How deep the parts of a phrase stand in each other at most; a choice inside a choice is several deeper."""
TOO_DEEP = "braces stand too deep in each other"
LONGEST_NUMBER = 15


@dataclass(slots=True)
class EntryForm:
    """One form of a phrase: its variables, the entries it refers to, which of these are words that agree, and the variables that
    tell how many there are of something.
    """

    variables: dict[str, Span] = field(default_factory=dict)
    references: dict[str, Span] = field(default_factory=dict)
    agreeing: set[str] = field(default_factory=set)
    numbering: set[str] = field(default_factory=set)
    text: str | None = None


@dataclass(slots=True)
class Entry:
    """A message or term as it is written: its value (under the name '') and its attributes; `tree` once somebody asked."""

    id: str
    pack: str
    span: Span
    written: str
    forms: dict[str, EntryForm] = field(default_factory=dict)
    tree: Any = None

    @property
    def node(self) -> Any:
        """What is written, as Fluent reads it."""
        if self.tree is None:
            (self.tree,) = PARSER.parse(self.written).body
        return self.tree

    @property
    def variables(self) -> dict[str, Span]:
        """Every variable of any form, with the place of its first use."""
        found: dict[str, Span] = {}
        for form in self.forms.values():
            for name, span in form.variables.items():
                found.setdefault(name, span)
        return found

    def text(self, form: str) -> str | None:
        """The words of a form that has no variables, such as a gender or a fingerprint."""
        pattern = self.forms.get(form)
        return None if pattern is None else pattern.text


def read_entries(content: str, label: str, pack: str, findings: Findings, above: int = 0) -> Iterator[Entry]:
    """The entries of one file, or of a part with so many lines `above` it; what cannot be read as a phrase goes to the
    findings.
    """
    places = Places(label, content, above)
    try:
        body = PARSER.parse(content).body
    except RecursionError:
        at = _too_deep(content)  # how deep a computer can look is different from one to the next
        findings.error("phrase-syntax", TOO_DEEP, places.at(at, at + 1))
        return
    for node in body:
        if isinstance(node, ast.Junk):
            _junk(node, places, findings)
        elif isinstance(node, (ast.Message, ast.Term)) and _sound(node, places, findings):
            term = "-" if isinstance(node, ast.Term) else ""
            entry = Entry(term + node.id.name, pack, places.span(node.id), places.text(node), tree=node)
            if node.value is not None:
                entry.forms[""] = _pattern(node.value, places)
            for attribute in node.attributes:
                entry.forms[attribute.id.name] = _pattern(attribute.value, places)
            yield entry


def _too_deep(content: str) -> int:
    """Where the first brace stands that lies in as many as may be."""
    depth = 0
    for at, sign in enumerate(content):
        if sign == "\n" and content[at + 1 : at + 2].isalpha():
            depth = 0  # another phrase
        depth += (sign == "{") - (sign == "}")
        if depth >= DEEPEST:
            return at
    return 0


def _junk(node: ast.Junk, places: Places, findings: Findings) -> None:
    for note in node.annotations[:1]:
        at = min(note.span.start, max(len(places.content) - 1, 0)) if note.span else 0
        advice = "a phrase is written 'NAME = words'; its further lines, and forms such as '.plural = words', are indented"
        findings.error("phrase-syntax", f"this is no phrase: {note.message}", places.at(at, at + 1), advice)


def _sound(node: Any, places: Places, findings: Findings) -> bool:
    """Whether a phrase can be said: not too deep, with numbers that a computer counts and signs that can be seen."""
    for inner, depth in _walk(node):
        wrong = ""
        if depth > DEEPEST:
            wrong = TOO_DEEP
        elif isinstance(inner, ast.NumberLiteral) and len(inner.value) > LONGEST_NUMBER:
            wrong = f"a number has at most {LONGEST_NUMBER} digits"
        elif isinstance(inner, ast.StringLiteral) and (hidden := hidden_in(inner.parse()["value"])):
            wrong = f"an escape stands for {hidden}"
        if wrong:
            code = "character" if "escape" in wrong else "phrase-syntax"
            findings.error(code, wrong, places.span(inner))
            return False
    return True


def _pattern(node: Any, places: Places) -> EntryForm:
    found = EntryForm()
    for inner, _ in _walk(node):
        match inner:
            case ast.VariableReference():
                found.variables.setdefault(inner.id.name, places.span(inner))
            case ast.MessageReference() | ast.TermReference():
                term = "-" if isinstance(inner, ast.TermReference) else ""
                found.references.setdefault(term + inner.id.name, places.span(inner))
            case ast.SelectExpression(selector=ast.VariableReference() as number):
                found.numbering.add(number.id.name)
            case ast.FunctionReference():
                keys = inner.arguments.positional[1:] if inner.id.name == "FORM" else []
                found.numbering |= {key.id.name for key in keys if isinstance(key, ast.VariableReference)}
                for name, arg in _named(inner):
                    found.references.setdefault(name, places.span(arg))
                    if inner.id.name == "AGREE":
                        found.agreeing.add(name)
    literals = [_literal(element) for element in node.elements]
    if None not in literals:
        found.text = "".join(text for text in literals if text)
    return found


def _literal(element: Any) -> str | None:
    """The words of an element that is the same whatever a phrase is given."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    return str(inner.parse()["value"]) if isinstance(inner, ast.StringLiteral) else None


def _named(call: ast.FunctionReference) -> Iterator[tuple[str, Any]]:
    """The phrases that a call of one of our functions names: FORM("noun", ...), AGREE($noun, "word", ...)."""
    at = {"FORM": 0, "AGREE": 1}.get(call.id.name)
    given = call.arguments.positional
    named = given[at] if at is not None and len(given) > at else None
    if isinstance(named, ast.StringLiteral) and named.value:  # AGREE($what, "", "one") is its gender, of one
        yield named.value, named


def _walk(node: Any) -> Iterator[tuple[Any, int]]:
    """A node and all below it in the order in which they stand, each with its depth."""
    waiting = [(node, 0)]
    while waiting:
        node, depth = waiting.pop()
        yield node, depth
        below = [x for value in vars(node).values() for x in (value if isinstance(value, list) else (value,))]
        waiting += [
            (x, depth + 1)
            for x in reversed(below)
            if isinstance(x, ast.BaseNode) and not isinstance(x, ast.Span)
        ]


class Places:
    """Turns offsets in a file into lines and columns."""

    def __init__(self, label: str, content: str, above: int) -> None:
        self.label, self.content, self.above = label, content, above
        self.starts = [0, *(found.end() for found in re.finditer("\n", content))]

    def span(self, node: Any) -> Span:
        """The place of a node."""
        return self.at(node.span.start, node.span.end)

    def text(self, node: Any) -> str:
        """What stands there."""
        return self.content[node.span.start : node.span.end]

    def at(self, start: int, end: int) -> Span:
        """The place of a stretch of the file."""
        (line, col), (end_line, end_col) = self._place(start), self._place(end)
        return Span(self.label, line, col, end_line, end_col)

    def _place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self.starts, offset)
        return self.above + line, offset - self.starts[line - 1] + 1
