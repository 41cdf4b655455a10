"""What clauses of the rules say in a language: phrases in `text/LANG/clauses.ftl`, read when somebody asks for a clause.

    clause-setup-02 = The statement, in as many lines as it takes.
        .fr = what stands under `editions` for the French edition
        .of = the fingerprint of the clause it was written for

What a language lacks is said in English, the language of `clauses.yaml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from wlcore.lang.diagnostics import Findings
from wlcore.lang.shape import digest
from wlcore.packs.clauses import Clause
from wlcore.packs.find import PackFolder
from wlcore.packs.rawtext import read_text
from wlcore.text.book import CLAUSES, Book, PhraseFile, read_whole
from wlcore.text.entries import Entry
from wlcore.text.forms import capital
from wlcore.text.human import human_words
from wlcore.text.port import OF, Phrases


class ClauseTexts:
    """The clauses of some packs in one language."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases

    def told(self, clause: Clause) -> tuple[str, dict[str, str]]:
        """A clause's statement, in lines, and what editions say about it."""
        entry = self._book.get(clause_phrase(clause.id))
        text = clause.text if entry is None else entry.text("") or clause.text
        editions = {
            edition: said if entry is None else entry.text(edition) or said
            for edition, said in clause.editions.items()
        }
        printed = self.phrases.printed
        return printed(text), {edition: printed(said) for edition, said in editions.items()}

    def has(self, clause: Clause) -> bool:
        """Whether this language says a clause itself."""
        return clause_phrase(clause.id) in self._book

    @cached_property
    def _book(self) -> Book:
        name = f"text/{self.phrases.language}/{CLAUSES}"
        folders = [folder for _, folder in self.phrases.packs]
        files = (folder.read(name).decode("utf-8", "replace") for folder in folders if folder.has(name))
        return Book([[PhraseFile(content, name, "")] for content in files])


def clause_phrase(clause: str) -> str:
    """The phrase in which a language says a clause of the rules."""
    return f"clause-{clause.lower()}"


def chapter_title(chapter: str, phrases: Phrases) -> str:
    """What a chapter of the rules is called."""
    phrase = f"chapter-{chapter}"
    title = phrases.static(phrase, "title") if phrases.has(phrase) else ""
    return phrases.printed(title) or capital(human_words(chapter))


def whole(clauses: Iterable[Clause], entries: Mapping[str, Entry]) -> list[str]:
    """The phrases of clauses that are there with all they must say."""
    pairs = ((clause, entries.get(clause_phrase(clause.id))) for clause in clauses)
    return [entry.id for clause, entry in pairs if entry is not None and not _lacking(clause, entry)]


def clause_prints(clauses: Iterable[Clause]) -> dict[str, str]:
    """The fingerprint of what each clause says, by the id of its phrase."""
    return {clause_phrase(c.id): digest(repr((c.text, sorted(c.editions.items())))) for c in clauses}


def check_clauses(clauses: Sequence[Clause], folder: PackFolder, findings: Findings) -> None:
    """What is wrong with a pack's clauses in any language; those that are not there yet are no mistake."""
    for name in folder.files():
        if name.startswith("text/") and name.endswith(f"/{CLAUSES}"):
            content = read_text(folder.label(name), folder.read(name), findings)
            file = PhraseFile(content or "", folder.label(name), "")
            _check_entries(clauses, read_whole([file], findings), findings)


def _check_entries(clauses: Sequence[Clause], entries: Iterable[Entry], findings: Findings) -> None:
    known, prints = {clause_phrase(c.id): c for c in clauses}, clause_prints(clauses)
    for entry in entries:
        if entry.id in known:
            _check(entry, known[entry.id], prints[entry.id], findings)
        else:
            advice = findings.near(entry.id, lambda: known)
            findings.warn("orphan-message", f"there is no clause for '{entry.id}'", entry.span, advice)


def _check(entry: Entry, clause: Clause, now: str, findings: Findings) -> None:
    for variable, span in entry.variables.items():
        findings.error("unknown-variable", f"'{entry.id}' is not given ${variable}", span)
    for form in _lacking(clause, entry):
        what, how = (f"what edition '{form}' says", f".{form}") if form else ("the statement", entry.id)
        findings.warn(
            "clause-unsaid", f"'{entry.id}' does not say {what}", entry.span, f"write '{how} = ...'"
        )
    for form in sorted(set(entry.forms) - {"", OF, *clause.editions}):
        message = f"clause {clause.id} says nothing about an edition '{form}'"
        findings.warn("orphan-message", message, entry.span, f"delete '.{form}'")
    then = (entry.text(OF) or "").strip()
    if not then:
        message = f"'{entry.id}' does not say for which statement it was written"
        findings.warn("unstamped-phrase", message, entry.span, f"write '.{OF} = {now}'")
    elif then != now:
        message = f"clause {clause.id} has changed since '{entry.id}' was written"
        findings.warn("stale-phrase", message, entry.span, f"read both again, then write '.{OF} = {now}'")


def _lacking(clause: Clause, entry: Entry) -> list[str]:
    """The forms that a phrase of this clause should have and has not."""
    return [form for form in ("", *clause.editions) if not entry.text(form)]
