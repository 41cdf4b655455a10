"""The words of a rulebook: what a language calls things, and what its texts do not say for them.

A pack lists them in `text/LANG/glossary.lex`, a line a term, with the words to avoid behind a colon:

    eine Verletzung erleiden: erhalt* ... verletzung*, nehm* ... verletzung*
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.syntax import ast

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.find import PackFolder
from wlcore.records import dataclass
from wlcore.text.entries import Entry

FILE = "glossary.lex"
FEW = 3
"""So many words stand for '...' at most."""
TASTE = "flavour-"
"""Phrases that are read aloud and no terms of the rules."""
SILENT = ("of", "like", "unsaid", "gender", "counts")
"""Forms that are no words of a sentence."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rulebook, with what is not said for it."""

    say: str
    avoid: tuple[str, ...]
    span: Span

    def misused(self, text: str) -> str:
        """The words of a text that should be this term; '' if there are none."""
        for words in self.avoid:
            found = re.search(_pattern(words), text.replace("’", "'"), re.IGNORECASE)
            if found is not None:
                return found[0]
        return ""


@dataclass(frozen=True, slots=True)
class Misuse:
    """A term that a text does not use: where, which, and what it says instead."""

    language: str
    place: str
    term: str
    said: str
    text: str


def read_glossary(folder: PackFolder, language: str, findings: Findings) -> list[Term]:
    """The terms of a pack in a language; a line that avoids nothing is a mistake."""
    name = f"text/{language}/{FILE}"
    terms = []
    lines = folder.text(name).splitlines() if folder.has(name) else []
    for number, line in enumerate(lines, 1):
        say, _, rest = line.split("#", 1)[0].partition(":")
        avoid = tuple(" ".join(words.split()) for words in rest.split(",") if words.strip())
        span = Span(folder.label(name), number, 1, number, len(line) + 1)
        if say.strip() and not avoid:
            findings.error(
                "glossary",
                f"nothing is avoided for '{say.strip()}'",
                span,
                "write 'TERM: words to avoid, ...'",
            )
        elif say.strip():
            terms.append(Term(say.strip(), avoid, span))
    return terms


def misuses(language: str, terms: Iterable[Term], texts: Mapping[str, str]) -> Iterator[Misuse]:
    """Every text that says something else than the rulebook."""
    known = list(terms)
    for place, text in texts.items():
        for term in known:
            said = term.misused(text)
            if said:
                yield Misuse(language, place, term.say, said, text)


def told(entries: Iterable[Entry]) -> dict[str, str]:
    """What phrases say, apart from what is filled in: each form by its file and line, and its name."""
    found = {}
    for entry in entries:
        if entry.id.startswith(TASTE):
            continue
        node = entry.node
        for form, said in (("", node), *((a.id.name, a) for a in node.attributes)):
            if said.value is not None and form not in SILENT:
                line = entry.span.line + entry.written.count("\n", 0, said.span.start - node.span.start)
                place = f"{entry.span.file}:{line}: {entry.id}{'.' if form else ''}{form}"
                found[place] = " ".join(_plain(said.value).split())
    return found


def _plain(pattern: Any) -> str:
    """The words of a pattern, those of all its choices; what is filled in is a number sign."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(str(element.value))
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append(" / ".join(_plain(variant.value) for variant in element.expression.variants))
        else:
            parts.append("#")
    return "".join(parts)


def _pattern(words: str) -> str:
    """Words to look for: '*' stands for any ending, '...' for a few words of the same sentence."""
    parts = []
    for word in words.split(" "):
        if word == "...":
            parts.append(rf"(?:[^\s.,;:()]+\s+){{0,{FEW}}}?")
        else:
            parts.append(re.escape(word).replace(r"\*", r"\w*") + r"(?!\w)\s*")
    return r"(?<!\w)" + "".join(parts).removesuffix(r"\s*")
