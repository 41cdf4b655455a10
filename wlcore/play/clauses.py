"""The rules behind a question: clauses of the packs, read when somebody asks for one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import FILE, Chapter, Clause, read_chapters, read_clauses, within
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.yamlfile import read_yaml
from wlcore.play.answers import matching
from wlcore.play.console import columns
from wlcore.text.clauses import ClauseTexts, chapter_title

if TYPE_CHECKING:
    from wlcore.play.words import Wording

MOST = 5
"""So many clauses are told of what says a word; all of them on request."""
LISTING = 4
"""A clause that more things cite lists them, and tells little of one."""
RULINGS = "rulings.yaml"
NAMED = re.compile(rb"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
REFERENCE = re.compile(r"\W*\w+(?: \w+)?\s*(?:[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\W*(?:\w+ )?)+")
"""A line that only points to other clauses: a word or two, and their ids."""
RULES = ("rule", "component")
SPOKEN = (*RULES, "advice")
"""Kinds of clauses for players; others are for those who compare editions and look after the rules."""


class Clauses:
    """The clauses of all packs of a game, by whose id each pack lies where; the first is the game itself."""

    def __init__(self, places: Mapping[str, str], edition: str = "") -> None:
        self.places, self.edition = places, edition

    @cached_property
    def found(self) -> dict[str, Clause]:
        """Every clause by its id."""
        found: dict[str, Clause] = {}
        for place in self.places.values():
            folder, findings = PackFolder.open(place), Findings()
            tree = read_yaml(folder, FILE, findings) if folder.has(FILE) else None
            if tree is not None:
                found.update((clause.id, clause) for clause in read_clauses(tree, findings))
        return found

    @cached_property
    def chapters(self) -> dict[str, list[Chapter]]:
        """The chapters of the game in the order in which one learns it, each with what every pack puts into it."""
        found: dict[str, list[Chapter]] = {}
        for place in self.places.values():
            folder, findings = PackFolder.open(place), Findings()
            tree = read_yaml(folder, FILE, findings) if folder.has(FILE) else None
            for chapter in read_chapters(tree, findings) if tree is not None else ():
                found.setdefault(chapter.name, []).append(chapter)
        return found

    def overview(self, words: Wording) -> list[str]:
        """The chapters, each in short; nothing where a game has none."""
        if not self.chapters:
            return []
        rows = [(chapter_title(name, words.phrases), words.told(f"chapter-{name}")) for name in self.chapters]
        rules = words.vocabulary.word("rules")
        return [words("chapters", rules=rules, chapter=rows[-1][0].lower()), *columns(rows)]

    def chapter(self, typed: str, words: Wording) -> list[str]:
        """The chapter that is called so: in short, then its first rules, on request all; nothing if none is."""
        named, whole = _asked_for_all(typed, words)
        found = matching(
            named, {n: (chapter_title(c, words.phrases), c) for n, c in enumerate(self.chapters)}
        )
        if len(found) != 1:
            return []
        name, parts = list(self.chapters.items())[found[0]]
        held = [c for c in within(parts, list(self.found.values())) if c.kind in RULES]
        told = held if whole else held[:MOST]
        lines = [chapter_title(name, words.phrases), *columns([("", words.told(f"chapter-{name}"))])]
        return [*lines, *self._lines(told, words, whole), *self._more(len(held) - len(told), named, words)]

    @cached_property
    def elsewhere(self) -> set[str]:
        """The clauses that only layers carry out which are installed and not in play."""
        shelf = Shelf.installed()
        layers = {m.id: shelf.folders[m.id] for m in shelf.layers(next(iter(self.places)))}
        others = (folder for name, folder in layers.items() if name not in self.places)
        here = set().union(*(_named_in(PackFolder.open(place)) for place in self.places.values()))
        return (set().union(*map(_named_in, others)) & set(self.found)) - here

    def shown(self, typed: str, words: Wording) -> list[str]:
        """A clause by its id, or by the end of it: 'turn-01' where that is enough; else what says some words, and on request all that
        does.
        """
        named, whole = _asked_for_all(typed, words)
        wanted = named.upper()
        exact = [clause for name, clause in self.found.items() if name == wanted]
        meant = exact or [clause for name, clause in self.found.items() if name.endswith(f"-{wanted}")]
        return self._lines(meant, words, whole=True) if meant else self._saying(named, words, whole)

    def _saying(self, typed: str, words: Wording, whole: bool) -> list[str]:
        """The clauses in play with words that begin like this: first those of the chapter that says them most; what is no rule, and
        more than the first few, on request.

        Where there are none, it is said which are in layers that are not in play.
        """
        texts = ClauseTexts(words.phrases)
        begins = re.compile(rf"\b{re.escape(typed)}", re.IGNORECASE)
        saying = [
            clause for clause in self.found.values() if begins.search(" ".join(texts.told(clause)[0].split()))
        ]
        others = [clause.id for clause in saying if clause.id in self.elsewhere]
        saying = [clause for clause in saying if clause.id not in self.elsewhere]
        if not saying:
            no = words("no-clause", clause=typed)
            return [words("clauses-elsewhere", clause=typed, others=", ".join(others)) if others else no]
        of = Counter(_chapter(clause.id) for clause in self.found.values())
        here = Counter(_chapter(clause.id) for clause in saying)
        share = {chapter: count / of[chapter] for chapter, count in here.items()}
        saying.sort(
            key=lambda c: (
                c.kind not in RULES,
                _chapter(c.id) != typed.upper(),
                -share[_chapter(c.id)],
            )
        )
        told = saying if whole else [c for c in saying if c.kind in SPOKEN][:MOST] or saying[:MOST]
        return [*self._lines(told, words, whole), *self._more(len(saying) - len(told), typed, words)]

    def _more(self, count: int, typed: str, words: Wording) -> list[str]:
        """That there are more of what was asked for, and how to see them."""
        rules, every = words.vocabulary.word("rules"), f"{typed} {words('all')}"
        return [words("clauses-more", count=count, rules=rules, all=every)] if count else []

    def cited(self, names: Sequence[str], words: Wording) -> list[str]:
        """The clauses that a question cites."""
        cited = [self.found[name] for name in names if name in self.found]
        if cited:
            return self._lines(cited, words)
        example = self.example
        return [words("no-clauses", example=example) if example else words("nothing-cited")]

    @property
    def example(self) -> str:
        """Some clause, to show how they are named."""
        return next((c.id for c in self.found.values() if c.kind == "rule"), next(iter(self.found), ""))

    def _lines(self, clauses: Sequence[Clause], words: Wording, whole: bool = False) -> list[str]:
        """What clauses say; `whole` with what points elsewhere and with what each edition says, else only the one that is played."""
        texts = ClauseTexts(words.phrases)
        lines = []
        for clause in clauses:
            text, editions = texts.told(clause)
            said = [line for line in text.splitlines() if whole or not REFERENCE.fullmatch(line)]
            lines.append(words("clause", clause=clause.id, text=" ".join(" ".join(said or [text]).split())))
            for edition, told in editions.items():
                if whole or not self.edition or edition == self.edition:
                    lines.append("  " + words("edition", edition=edition, text=" ".join(told.split())))
        return lines


def _chapter(name: str) -> str:
    """What stands before the number of a clause."""
    return name.rpartition("-")[0]


def _asked_for_all(typed: str, words: Wording) -> tuple[str, bool]:
    """What is asked about, and whether all that is said of it is wanted."""
    before, _, last = typed.rpartition(" ")
    whole = bool(before) and last.casefold() in ("all", words("all").casefold())
    return (before if whole else typed), whole


def _named_in(folder: PackFolder) -> set[str]:
    """The ids of clauses that the lines of a pack carry out."""
    read = (
        f
        for f in folder.files()
        if f.endswith((".wl", ".yaml")) and not f.startswith(("text/", "scenarios/"))
    )
    return {
        found.decode()
        for file in read
        if file not in (FILE, RULINGS)
        for found in NAMED.findall(folder.read(file))
    }
