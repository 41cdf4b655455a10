"""How far the languages are: what each has of what English has, file by file, and what a game says that it lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache

from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.packs.clauses import FILE, Clause
from wlcore.packs.find import PackFolder, Place
from wlcore.records import dataclass
from wlcore.text.byhand import debts
from wlcore.text.clauses import clause_phrase, whole
from wlcore.text.entries import Entry, read_entries
from wlcore.text.gates import check_phrases, say_everything
from wlcore.text.port import LAST_RESORT, Phrases, core_folder, written_in


@dataclass(frozen=True, slots=True)
class Row:
    """A file of phrases (or the clauses of a pack): how many there are, and how many each language has."""

    pack: str
    file: str
    phrases: int
    there: dict[str, int]
    missing: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a game says in a language: phrases that are missing, findings, texts by hand."""

    game: str
    language: str
    missing: tuple[str, ...]
    on_request: tuple[str, ...]
    findings: int
    by_hand: tuple[str, ...]


def languages(folders: Iterable[PackFolder]) -> list[str]:
    """English, then every other language that the core or a pack has files in."""
    found = written_in(folders) | {name.split("/")[0] for name in _core().files() if name.endswith(".ftl")}
    return [LAST_RESORT, *sorted(found - {LAST_RESORT})]


def rows(packs: Sequence[tuple[str, PackFolder, Sequence[Clause]]], known: Sequence[str]) -> Iterator[Row]:
    """Every English file of the core and of packs, each pack given with its clauses."""
    yield from _files("core", _core(), "", known)
    for pack, folder, clauses in packs:
        yield from _files(pack, folder, "text/", known)
        if clauses:
            wanted = [clause_phrase(clause.id) for clause in clauses]
            said = {lang: _entries(folder, f"text/{lang}/") for lang in known}
            yield _row(pack, FILE, wanted, {lang: whole(clauses, found) for lang, found in said.items()})


def spoken(game: str, program: Program, folders: Sequence[PackFolder | Place], language: str) -> Spoken:
    """What a game says in a language that has no phrase there."""
    phrases = Phrases.of(language, folders)
    found = check_phrases(program, phrases)
    missing = [d.message.split("'")[1] for d in found if d.code == "missing-message"]
    everything = Phrases.of(language, folders)
    say_everything(program, everything)
    on_request = tuple(phrase for phrase in everything.missing if phrase not in missing)
    others = len(found) - len(missing)
    return Spoken(game, language, tuple(missing), on_request, others, tuple(debts(program, phrases)))


def _files(pack: str, folder: PackFolder, below: str, known: Sequence[str]) -> Iterator[Row]:
    everywhere = {lang: _entries(folder, f"{below}{lang}/") for lang in known}
    before = f"{below}{LAST_RESORT}/"
    for name in folder.files():
        if name.startswith(before) and name.endswith(".ftl"):
            yield _row(pack, name.removeprefix(before), _wanted(folder, name), everywhere)


def _row(pack: str, file: str, wanted: Sequence[str], have: Mapping[str, Collection[str]]) -> Row:
    """English has what is wanted, wherever it stands."""
    others = [lang for lang in have if lang != LAST_RESORT]
    missing = {lang: tuple(phrase for phrase in wanted if phrase not in have[lang]) for lang in others}
    there = {lang: len(wanted) - len(found) for lang, found in missing.items()}
    return Row(pack, file, len(wanted), {LAST_RESORT: len(wanted), **there}, missing)


def _wanted(folder: PackFolder, name: str) -> list[str]:
    """The phrases of an English file, without the words that only English needs: those that agree, and what nouns are like."""
    entries = list(read_entries(folder.read(name).decode("utf-8"), name, "", Findings()))
    helpers = {i for entry in entries for form in entry.forms.values() for i in form.agreeing}
    verbs = {e.id for e in entries if "you" in e.forms}
    return [e.id for e in entries if not e.id.startswith("like-") and e.id not in helpers | verbs]


def _entries(folder: PackFolder, before: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for name in folder.files():
        if name.startswith(before) and name.endswith(".ftl"):
            entries = read_entries(folder.read(name).decode("utf-8"), name, "", Findings())
            found.update((entry.id, entry) for entry in entries)
    return found


@cache
def _core() -> PackFolder:
    return PackFolder.open(core_folder())
