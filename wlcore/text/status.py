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
from wlcore.text.expected import expected
from wlcore.text.gates import check_phrases, say_everything
from wlcore.text.port import CORE, LAST_RESORT, Phrases, core_folder, written_in
from wlcore.text.syntax import BEGUN, MODULE


@dataclass(frozen=True, slots=True)
class FileStatus:
    """A file of phrases (or the clauses of a pack): how many there are, and how many each language has."""

    pack: str
    file: str
    phrases: int
    there: dict[str, int]
    missing: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class LanguageStatus:
    """What a game says in a language: phrases that are missing, findings, texts by hand; `owed` are the missing ones of the
    core and of packs that promise this language.
    """

    game: str
    language: str
    missing: tuple[str, ...]
    on_request: tuple[str, ...]
    findings: int
    by_hand: tuple[str, ...]
    owed: tuple[str, ...] = ()


def languages(folders: Iterable[PackFolder]) -> list[str]:
    """English, then every other language that the core or a pack has files in."""
    found = written_in(folders) | {name.split("/")[0] for name in _core().files() if name.endswith(".ftl")}
    return [LAST_RESORT, *sorted(found - {LAST_RESORT})]


def rows(
    packs: Sequence[tuple[str, PackFolder, Sequence[Clause]]], known: Sequence[str]
) -> Iterator[FileStatus]:
    """Every English file of the core and of packs, each pack given with its clauses."""
    yield from _files(CORE, _core(), "", known)
    yield _row(CORE, MODULE, [MODULE], {lang: [MODULE] if _has_syntax(lang) else [] for lang in known})
    for pack, folder, clauses in packs:
        yield from _files(pack, folder, "text/", known)
        if clauses:
            wanted = [clause_phrase(clause.id) for clause in clauses]
            said = {lang: _entries(folder, f"text/{lang}/") for lang in known}
            yield _row(pack, FILE, wanted, {lang: whole(clauses, found) for lang, found in said.items()})


def spoken(
    game: str,
    program: Program,
    folders: Sequence[PackFolder | Place],
    language: str,
    promised: Collection[str] = (),
) -> LanguageStatus:
    """What a game says in a language that has no phrase there; `promised` are the packs that list the language, or list none."""
    phrases = Phrases.of(language, folders)
    found = check_phrases(program, phrases)
    missing = [d.message.split("'")[1] for d in found if d.code == "missing-message"]
    everything = Phrases.of(language, folders)
    say_everything(program, everything)
    on_request = tuple(phrase for phrase in everything.missing if phrase not in missing)
    others = len(found) - len(missing)
    wants = expected(program)
    packs = {
        phrase: wants[phrase.partition(".")[0]].pack
        for phrase in missing
        if phrase.partition(".")[0] in wants
    }
    owed = tuple(phrase for phrase in missing if packs.get(phrase, CORE) in {CORE, *promised})
    by_hand = tuple(debts(program, phrases))
    return LanguageStatus(game, language, tuple(missing), on_request, others, by_hand, owed)


def helpers(folder: PackFolder, before: str) -> set[str]:
    """The words that only a language itself needs: those that agree with others, and what nouns are like."""
    entries = _entries(folder, before)
    agreeing = {i for entry in entries.values() for form in entry.forms.values() for i in form.agreeing}
    return agreeing | {i for i, entry in entries.items() if i.startswith("like-") or "you" in entry.forms}


def _files(pack: str, folder: PackFolder, below: str, known: Sequence[str]) -> Iterator[FileStatus]:
    everywhere = {lang: _entries(folder, f"{below}{lang}/") for lang in known}
    before = f"{below}{LAST_RESORT}/"
    only_english = helpers(folder, before)
    for name in folder.files():
        if name.startswith(before) and name.endswith(".ftl"):
            entries = read_entries(folder.text(name), name, "", Findings())
            wanted = [entry.id for entry in entries if entry.id not in only_english]
            yield _row(pack, name.removeprefix(before), wanted, everywhere)


def _row(pack: str, file: str, wanted: Sequence[str], have: Mapping[str, Collection[str]]) -> FileStatus:
    """English has what is wanted, wherever it stands."""
    others = [lang for lang in have if lang != LAST_RESORT]
    missing = {lang: tuple(phrase for phrase in wanted if phrase not in have[lang]) for lang in others}
    there = {lang: len(wanted) - len(found) for lang, found in missing.items()}
    return FileStatus(pack, file, len(wanted), {LAST_RESORT: len(wanted), **there}, missing)


def _entries(folder: PackFolder, before: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for name in folder.files():
        if name.startswith(before) and name.endswith(".ftl"):
            entries = read_entries(folder.text(name), name, "", Findings())
            found.update((entry.id, entry) for entry in entries)
    return found


def _has_syntax(language: str) -> bool:
    """Whether a language has a syntax of its own, and not still that of the relative with which it began."""
    name = f"{language}/{MODULE}"
    return _core().has(name) and not _core().text(name).startswith(BEGUN)


@cache
def _core() -> PackFolder:
    return PackFolder.open(core_folder())
