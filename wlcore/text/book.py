"""The phrases of one language by id. Of each file only those phrases are parsed that somebody wants.

A phrase begins where a line begins with its name and `=`, and Fluent goes on there after every mistake. So a file can be
cut at such lines, and each piece says what it says in the whole file. A file in which some line begins otherwise (which
Fluent allows inside braces) is parsed as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from operator import itemgetter

from wlcore.lang.diagnostics import Diagnostic, Findings
from wlcore.packs.find import PackFolder
from wlcore.packs.rawtext import read_text
from wlcore.text.entries import Entry, read_entries
from wlcore.text.learned import learn, name_of, recalled

START = re.compile(r"(?m)^(?:[A-Za-z#-]|//|\[\[)")
"""Where Fluent looks for the next phrase, comment or mistake."""
HEAD = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")

CLAUSES = "clauses.ftl"
"""The file of a language's clauses, which is not read with the others: see `wlcore.text.clauses`."""


class PhraseFile:
    """One file of phrases."""

    def __init__(self, content: str, label: str, pack: str) -> None:
        self.content, self.label, self.pack = content, label, pack
        self._parsed: dict[str, Entry | None] = {}

    @cached_property
    def whole(self) -> tuple[tuple[Entry, ...], tuple[Diagnostic, ...]]:
        """Every phrase, and what is wrong with the file."""
        name = name_of(self.content)
        found = recalled(name, self.label, self.pack)
        if found is None:
            findings = Findings()
            entries = tuple(read_entries(self.content, self.label, self.pack, findings))
            found = entries, tuple(findings.found)
            learn(name, found)
        self._parsed = {}
        for entry in found[0]:
            self._parsed.setdefault(entry.id, entry)
        return found

    @cached_property
    def pieces(self) -> dict[str, list[tuple[int, int]]]:
        """Where each phrase may stand, by its id: from where to where in the file."""
        starts = [found.start() for found in START.finditer(self.content)]
        found: dict[str, list[tuple[int, int]]] = {}
        odd = bool(self.content[: starts[0] if starts else None].strip())
        for start, end in pairwise([*starts, len(self.content)]):
            head = HEAD.match(self.content, start)
            if head is not None:
                found.setdefault(head[1], []).append((start, end))
            odd |= head is None and self.content[start] != "#"
        return {entry.id: [] for entry in self.whole[0]} if odd else found

    def get(self, phrase: str) -> Entry | None:
        """The first phrase of an id."""
        if phrase not in self._parsed:
            found = (self._piece(start, end) for start, end in self.pieces.get(phrase, ()))
            self._parsed[phrase] = next((entry for entry in found if entry is not None), None)
        return self._parsed[phrase]

    def _piece(self, start: int, end: int) -> Entry | None:
        """The phrase that stands from here to there, if it is one."""
        line = self.content.count("\n", 0, start)
        return next(read_entries(self.content[start:end], self.label, self.pack, Findings(), line), None)


@lru_cache(maxsize=256)
def _file(content: str, label: str, pack: str) -> PhraseFile:
    """A pack's phrases are asked for beside each layer, in each edition, but its files are parsed once."""
    return PhraseFile(content, label, pack)


def phrase_files(
    folder: PackFolder, language: str, pack: str, below: str, findings: Findings
) -> list[PhraseFile]:
    """The files of a language in a pack, but that of its clauses."""
    found, before = [], f"{below}{language}/"
    for name in folder.files():
        if name.startswith(before) and name.endswith(".ftl") and name != f"{before}{CLAUSES}":
            content = read_text(folder.label(name), folder.read(name), findings)
            if content is not None:
                found.append(_file(content, folder.label(name), pack))
    return found


def read_whole(files: Sequence[PhraseFile], findings: Findings) -> list[Entry]:
    """Every phrase of the files of a pack; of two with one id the first stays, and the other is a finding."""
    entries: dict[str, Entry] = {}
    for file in files:
        found, mistakes = file.whole
        findings.found.extend(mistakes)
        for entry in found:
            there = entries.setdefault(entry.id, entry)
            if there is not entry:
                message = f"there are two phrases '{entry.id}'"
                findings.error(
                    "duplicate-message", message, entry.span, related=((there.span, "the first one"),)
                )
    return list(entries.values())


class Book(Mapping[str, Entry]):
    """The phrases that count, by id: those of a later pack before those of an earlier one."""

    def __init__(self, packs: Sequence[Sequence[PhraseFile]]) -> None:
        self._files: dict[str, list[tuple[int, PhraseFile]]] = {}
        for number, files in enumerate(packs):
            for file in files:
                for phrase in file.pieces:
                    self._files.setdefault(phrase, []).append((-number, file))
        self._found: dict[str, Entry | None] = {}

    def get(self, phrase: str, default: Entry | None = None) -> Entry | None:  # type: ignore[override]
        """The phrase of an id."""
        if phrase not in self._found:
            files = sorted(self._files.get(phrase, ()), key=itemgetter(0))
            found = (file.get(phrase) for _, file in files)
            self._found[phrase] = next((entry for entry in found if entry is not None), None)
        return self._found[phrase] or default

    def __getitem__(self, phrase: str) -> Entry:
        found = self.get(phrase)
        if found is None:
            raise KeyError(phrase)
        return found

    def __contains__(self, phrase: object) -> bool:
        return isinstance(phrase, str) and self.get(phrase) is not None

    def __iter__(self) -> Iterator[str]:
        return (phrase for phrase in self._files if phrase in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def among(self, part: str) -> list[str]:
        """The ids with this in them."""
        return [phrase for phrase in self._files if part in phrase and phrase in self]
