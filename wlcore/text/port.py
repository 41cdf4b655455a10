"""The phrases of one language, from the core and from packs. Fluent is imported when the first of them is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wlcore import data
from wlcore.installed import plugins, trace
from wlcore.lang.diagnostics import Findings
from wlcore.packs.find import PackFolder, Place
from wlcore.packs.rawtext import read_text
from wlcore.records import dataclass
from wlcore.text.forms import capital
from wlcore.text.human import human_name, human_words
from wlcore.text.saying import NAME, Said, Words

if TYPE_CHECKING:
    from wlcore.text.book import Book, PhraseFile
    from wlcore.text.entries import Entry
    from wlcore.text.syntax import Syntax, Verbs
    from wlcore.text.voice import Voice

LOOSE_COMMA = re.compile(r"[,、，،](?=\s*(?:[,.;:!?)»、，،。；：！？）」』]|$))")
"""A comma that closes a clause inside a sentence, where another sign closes it anyway."""
ENDS = ".!?…:。！？：؟۔।"
"""What a sentence ends with, in the scripts that have signs of their own."""
GAP = re.compile("  +")
LOOSE_BLANK = re.compile(" +(?=[,;)])|(?<=[(]) +")
"""What empty words leave behind, such as a number that need not be said, or a subject."""
CORE = "core"
LAST_RESORT = "en"
UNDER = "-under-"
OF = "of"
"""The form of a phrase that holds the fingerprint of what it was written for."""


@dataclass()
class Phrases:
    """What can be said in a language. `missing` collects the phrases that were asked for and are not there, `nameless` the things
    that were called by their ids.
    """

    language: str
    folders: Sequence[PackFolder] = ()
    core: PackFolder | None = None
    missing: dict[str, None] = field(default_factory=dict)
    nameless: dict[str, None] = field(default_factory=dict)
    findings: Findings = field(default_factory=Findings)
    lacked: int = 0
    """How often a phrase was missing."""

    @classmethod
    def of(
        cls, language: str, folders: Sequence[PackFolder | Place] = (), core: Place | None = None
    ) -> Phrases:
        """The phrases of the core and of these packs, a later pack's before an earlier one's."""
        opened = [f if isinstance(f, PackFolder) else PackFolder.open(f) for f in folders]
        return cls(language, opened, None if core is None else PackFolder.open(core))

    def twin(self) -> Phrases:
        """The same phrases for somebody who speaks at the same time: what was read is there once, what is noted in speaking is not."""
        made = Phrases(self.language, self.folders, self.core)
        read = {name: getattr(self, name) for name in ("files", "entries", "under", "verbs")}
        made.__dict__.update(read, fallback=self.fallback and self.fallback.twin())
        return made

    # ---- saying --------------------------------------------------------------------------------------

    def say(self, said: Said, *keys: str | int) -> str:
        """Something in words."""
        return self._wholly(lambda phrases: phrases.voice.say(said, *keys))

    def text(self, phrase: str, **args: Said) -> str:
        """A phrase in words."""
        return self.say(Words(phrase, args, "frame"))

    def tidy(self, said: Said, *keys: str | int) -> str:
        """Something in words, without what empty words and closed clauses leave behind."""
        text = LOOSE_COMMA.sub("", self.say(said, *keys).strip())
        text = GAP.sub(" ", LOOSE_BLANK.sub("", text))
        return text if self.syntax is None else self.syntax.finished(text)

    def printed(self, text: str) -> str:
        """Words that are no phrase, such as a clause of the rules or a title, in the signs of print."""
        return self.voice.printed(text)

    def sentence(self, said: Said) -> str:
        """Something as a sentence of its own: with a capital letter and what ends it."""
        return self._wholly(lambda phrases: phrases._sentence(said))

    def _wholly(self, say: Callable[[Phrases], str]) -> str:
        """What is said in this language, or all of it in English where a phrase of it is missing: half a sentence in each
        would be right in neither.
        """
        before = self.lacked
        said = say(self)
        return say(self.fallback) if self.lacked > before and self.fallback is not None else said

    def sentences(self, make: Callable[[Phrases], Iterable[Said]]) -> list[str]:
        """What is made for phrases as sentences; one for which this language lacks a phrase is made anew for English, whose
        phrases have other forms: what only this language has a form for would be lost there.
        """
        found: list[str] = []
        late: list[int] = []
        for place, said in enumerate(make(self)):
            before = self.lacked
            found.append(self._sentence(said))
            late += [place] if self.lacked > before else []
        if not late or self.fallback is None:
            return found
        english = [self.fallback._sentence(said) for said in make(self.fallback)]
        if len(english) != len(found):
            return english
        return [english[place] if place in late else text for place, text in enumerate(found)]

    def _sentence(self, said: Said) -> str:
        text = self.tidy(said)
        if not text:
            return ""
        ended = text if text[-1] in ENDS else self.text("sentence", text=text)
        return capital(ended)

    def joined(self, sentences: Iterable[str]) -> str:
        """Sentences one behind the other, with what this language has between them; without those that are empty."""
        said = [sentence for sentence in sentences if sentence]
        return self.text("between-sentences").join(said) if len(said) > 1 else "".join(said)

    def labelled(self, label: str, value: str) -> str:
        """A value behind what it is: 'Cards: 3'; what is only true or not has none."""
        return self.text("labelled", label=label, value=value) if value else label

    def headed(self, label: str) -> str:
        """What stands above or before things that it is about: 'Move to:'."""
        return self.text("labelled", label=label, value="").rstrip()

    def flavour(self, kind: str, design: str) -> str:
        """What a thing's own `flavour-KIND-ID` says in this very language, or ''."""
        phrase = f"flavour-{kind}-{design}"
        return self.text(phrase) if self._has(phrase) else ""

    def has(self, phrase: str) -> bool:
        """Whether there is a phrase, or a form of one, such as `variable-first.set`.

        English is asked only for a phrase that this language lacks altogether.
        """
        if phrase.partition(".")[0] in self.entries or self.fallback is None:
            return self._has(phrase)
        return self.fallback._has(phrase)

    def entry(self, phrase: str) -> Entry | None:
        """A phrase as it is written; that of English where this language has none."""
        found = self.entries.get(phrase)
        return self.fallback.entry(phrase) if found is None and self.fallback is not None else found

    def static(self, phrase: str, form: str) -> str:
        """The words of a form without variables, such as `.noun` or `.of`; '' if there is none."""
        entry = self.entries.get(phrase)
        if entry is None:
            return self.fallback.static(phrase, form) if self.fallback is not None else ""
        return entry.text(form) or ""

    def says(self, phrase: str, variable: str) -> bool:
        """Whether a phrase, or a form of one, mentions what it is given under this name."""
        phrase, _, form = phrase.partition(".")
        entry = self.entries.get(phrase)
        if entry is None:
            return self.fallback is not None and self.fallback.says(f"{phrase}.{form}".rstrip("."), variable)
        return variable in (entry.forms[form].variables if form in entry.forms else entry.variables)

    def numbers(self, phrase: str, variable: str) -> bool:
        """Whether the words of a phrase go by how much it is given under this name: '2 more hats'."""
        name, _, form = phrase.partition(".")
        entry = self.entry(name)
        pattern = None if entry is None else entry.forms.get(form)
        return pattern is not None and variable in pattern.numbering

    def _has(self, phrase: str) -> bool:
        phrase, _, form = phrase.partition(".")
        return phrase in self.entries and (not form or form in self.entries[phrase].forms)

    # ---- what is behind it ---------------------------------------------------------------------------

    @cached_property
    def files(self) -> list[list[PhraseFile]]:
        """The files of the core and of each pack; a pack may say again what the core or an earlier pack says."""
        from wlcore.text.book import Book, phrase_files

        def of(place: PackFolder | Place, pack: str, below: str) -> list[PhraseFile]:
            folder = place if isinstance(place, PackFolder) else PackFolder.open(place)
            return phrase_files(folder, self.language, pack, below, self.findings)

        found = [of(self.core or core_folder(), CORE, "")]
        if not self.core and not Book(found):
            found += (of(brought, CORE, "") for brought in brought_folders())
        return found + [of(folder, pack, "text/") for pack, folder in self.packs]

    @property
    def packs(self) -> list[tuple[str, PackFolder]]:
        """The packs, each with a name that no other has."""
        return [(f"{number}:{folder.place}", folder) for number, folder in enumerate(self.folders)]

    @cached_property
    def read(self) -> list[Entry]:
        """Every entry of every file; what is wrong with them goes to the findings."""
        from wlcore.text.book import read_whole

        return [entry for files in self.files for entry in read_whole(files, self.findings)]

    @cached_property
    def entries(self) -> Book:
        """The entries that count, by id; each is parsed when it is wanted."""
        from wlcore.text.book import Book

        return Book(self.files)

    @cached_property
    def under(self) -> dict[str, list[str]]:
        """Phrases that are another under a ruling, and under which: `rule-x-under-RULING`."""
        found: dict[str, list[str]] = {}
        for phrase in self.entries.among(UNDER):
            plain, _, switch = phrase.partition(UNDER)
            found.setdefault(plain, []).append(switch)
        return found

    @cached_property
    def voice(self) -> Voice:
        """Says things in this language."""
        from wlcore.text.voice import Voice

        return Voice(self.language, self.entries, self._without, self.syntax)

    @cached_property
    def syntax(self) -> Syntax[Any] | None:
        """What makes the forms of clauses; None in a language that has only phrases."""
        from wlcore.text.syntax import joined_verbs, load_syntax

        core = Path(self.core.place) if self.core else core_folder()
        for place in (core, *(() if self.core else brought_folders())):
            found = load_syntax(place / self.language)
            if found is not None:
                return found(joined_verbs(self.verbs))
        return None

    @cached_property
    def verbs(self) -> list[Verbs]:
        """The verbs of the core and of each pack."""
        from wlcore.text.syntax import VERBS, read_verbs

        found = []
        core = self.core or PackFolder.open(core_folder())
        packs = [(folder, pack, "text/") for pack, folder in self.packs]
        for folder, pack, below in [(core, CORE, ""), *packs]:
            opened = folder if isinstance(folder, PackFolder) else PackFolder.open(folder)
            name = f"{below}{self.language}/{VERBS}"
            content = (
                read_text(opened.label(name), opened.read(name), self.findings) if opened.has(name) else None
            )
            if content is not None:
                found.append(read_verbs(content, opened.label(name), pack, self.findings))
        return found

    @cached_property
    def fallback(self) -> Phrases | None:
        """English, where this is another language."""
        if self.language == LAST_RESORT:
            return None
        return Phrases(LAST_RESORT, self.folders)

    def _without(self, words: Words) -> str:
        """What is said where a phrase is missing."""
        if words.sort != NAME:
            self.missing.setdefault(words.id)
            self.lacked += 1
        else:
            self.nameless.setdefault(words.id)
        if self.fallback is not None and self.fallback.has(words.id):
            return self.fallback.say(words)
        if words.fallback:
            return words.fallback
        return human_name(words.id) if words.sort == NAME else human_words(words.id)


def core_folder() -> Place:
    """Where the core's own phrases lie, a folder for each language."""
    return data.data_root() / "grammar" / "text"


def brought_folders() -> list[Place]:
    """Where plugins have phrases of the core in languages that it lacks itself, in folders like the core's own."""
    if not plugins(trace()):  # what loads plugins would be a third of a warm start
        return []
    from wlcore.packs.plugins import load_plugins

    return [offer.value for offer in load_plugins().languages]


def written_in(folders: Iterable[PackFolder]) -> set[str]:
    """The languages in which these packs have phrases."""
    files = (name.split("/") for folder in folders for name in folder.files())
    return {parts[1] for parts in files if parts[0] == "text" and len(parts) > 2}


def languages(folders: Iterable[PackFolder]) -> list[str]:
    """The languages in which the core, a plugin or one of these packs has phrases."""
    places = [core_folder(), *brought_folders()]
    return sorted(
        written_in(folders)
        | {folder.name for place in places for folder in place.iterdir() if folder.is_dir()}
    )
