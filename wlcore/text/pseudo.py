"""A language of brackets, made of the English phrases: a letter outside brackets came from no phrase, and is a leak."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cached_property
from typing import Any

from fluent.syntax.visitor import Transformer

from wlcore.text.entries import Entry
from wlcore.text.port import Phrases

UNSAID = frozenset("gender like of unsaid noun leading shared".split())
"""Attributes that are read and never said."""
BRACKETS = re.compile(r"\[[^][]*\]")


class Pseudo(Phrases):
    """The English phrases with everything that they say in brackets."""

    @cached_property
    def entries(self) -> dict[str, Entry]:  # type: ignore[override]
        """The entries that count, in brackets."""
        return {phrase: _bracketed(entry) for phrase, entry in self.plain.entries.items()}

    @cached_property
    def under(self) -> dict[str, list[str]]:
        """As without brackets."""
        return self.plain.under

    @cached_property
    def syntax(self) -> None:
        """None: letters that it adds come from no phrase."""
        return

    @cached_property
    def plain(self) -> Phrases:
        """The same phrases without brackets."""
        return Phrases(self.language, self.folders, self.core)


def leaks(text: str) -> str:
    """The letters of a text that came from no phrase."""
    bare = BRACKETS.sub(" ", text)
    return " ".join(word for word in bare.split() if any(c.isalpha() for c in word))


def _bracketed(entry: Entry) -> Entry:
    node = deepcopy(entry.node)
    brackets = _Brackets()
    if node.value is not None:
        brackets.visit(node.value)
    for attribute in node.attributes:
        if attribute.id.name not in UNSAID:
            brackets.visit(attribute.value)
    return replace(entry, tree=node)


class _Brackets(Transformer):
    """Puts brackets round what is said; keys, names and arguments of functions stay as they are."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 - the library's name
        node.value = "".join(_parts(node.value))
        return node

    def visit_StringLiteral(self, node: Any) -> Any:  # noqa: N802
        node.value = "".join(_parts(node.value))
        return node

    def visit_FunctionReference(self, node: Any) -> Any:  # noqa: N802
        return node

    def visit_SelectExpression(self, node: Any) -> Any:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)
        return node


def _parts(text: str) -> Iterator[str]:
    """The lines of a text, in brackets where there are letters; `[` and `]` of its own become parentheses."""
    plain = text.replace("[", "(").replace("]", ")")
    stripped = plain.strip(" ")
    if not any(c.isalpha() for c in stripped):
        yield plain
        return
    before = len(plain) - len(plain.lstrip(" "))
    yield f"{plain[:before]}[{stripped}]{plain[before + len(stripped) :]}"
