"""Which English a phrase of another language was written for: so that it is told when that English has changed since.

A language's folder keeps it in `english.lex`, a line a phrase: the fingerprint of its English, and its own at that time.

    rule-draw: 1f0c39aa 77ab12cd

Where both are others than they were, whoever changed the English has changed the translation with it.
"""

from __future__ import annotations

from collections.abc import Container, Mapping

from fluent.syntax import FluentSerializer, ast

from wlcore.lang.diagnostics import Findings
from wlcore.lang.shape import digest
from wlcore.packs.find import PackFolder
from wlcore.text.book import CLAUSES
from wlcore.text.entries import Entry, read_entries
from wlcore.text.port import LAST_RESORT, OF

FILE = "english.lex"
HEAD = "# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.\n"

Notes = Mapping[str, tuple[str, str]]


def sources(folder: PackFolder, below: str, language: str = LAST_RESORT) -> dict[str, str]:
    """What the phrases of a language say, by their ids, in the layout of Fluent and without what they were stamped with;
    clauses keep the fingerprint of theirs themselves.
    """
    found: dict[str, str] = {}
    for name in folder.files():
        place, _, file = name.rpartition("/")
        if place == f"{below}{language}" and file.endswith(".ftl") and file != CLAUSES:
            for entry in read_entries(folder.text(name), name, "", Findings()):
                found.setdefault(entry.id, _said(entry))
    return found


def outdated(folder: PackFolder, below: str, only: str = "") -> dict[str, dict[str, str]]:
    """By language the phrases whose English has changed since they were written, each with what the English is now."""
    english = sources(folder, below)
    found: dict[str, dict[str, str]] = {}
    for language in languages_in(folder, below, only):
        notes, own = _notes(folder, below, language), sources(folder, below, language)
        late = {
            phrase: english[phrase]
            for phrase, (then, mine) in notes.items()
            if phrase in own and phrase in english
            if digest(english[phrase]) != then and digest(own[phrase]) == mine
        }
        if late:
            found[language] = late
    return found


def noted(folder: PackFolder, below: str, only: str = "", phrases: Container[str] = ()) -> dict[str, str]:
    """By language the file that says of its phrases (of these, or of all) that they are written for the English of today."""
    english = sources(folder, below)
    found: dict[str, str] = {}
    for language in languages_in(folder, below, only):
        notes, own = dict(_notes(folder, below, language)), sources(folder, below, language)
        for phrase in own.keys() & english.keys():
            if not phrases or phrase in phrases:
                notes[phrase] = digest(english[phrase]), digest(own[phrase])
        kept = sorted((phrase, *notes[phrase]) for phrase in notes.keys() & own.keys() & english.keys())
        if kept:
            found[language] = HEAD + "".join(f"{phrase}: {then} {mine}\n" for phrase, then, mine in kept)
    return found


def languages_in(folder: PackFolder, below: str, only: str = "") -> list[str]:
    """The languages other than English (or only one) in which a folder has phrases."""
    named = {
        n.removeprefix(below).split("/")[0]
        for n in folder.files()
        if n.startswith(below) and n.endswith(".ftl")
    }
    return sorted(language for language in named - {LAST_RESORT} if not only or language == only)


def _said(entry: Entry) -> str:
    node = entry.node.clone()
    node.comment = None
    node.attributes = [attribute for attribute in node.attributes if attribute.id.name != OF]
    return FluentSerializer().serialize(ast.Resource([node])).strip()


def _notes(folder: PackFolder, below: str, language: str) -> Notes:
    name = f"{below}{language}/{FILE}"
    lines = folder.text(name).splitlines() if folder.has(name) else []
    found: dict[str, tuple[str, str]] = {}
    for line in lines:
        phrase, _, prints = line.partition(":")
        parts = prints.split()
        if not line.startswith("#") and len(parts) == 2:
            found[phrase.strip()] = parts[0], parts[1]
    return found
