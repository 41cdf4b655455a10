"""The beginning of a new language: every phrase that English or a relative has, as a comment to be written over."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import FILE, read_clauses
from wlcore.packs.find import PackFolder
from wlcore.packs.yamlfile import read_yaml
from wlcore.text.book import CLAUSES
from wlcore.text.clauses import clause_phrase
from wlcore.text.entries import Entry, read_entries
from wlcore.text.port import LAST_RESORT
from wlcore.text.syntax import BEGUN, MODULE, VERBS


def beginnings(
    folder: PackFolder, below: str, language: str, relative: str = ""
) -> Iterator[tuple[str, str]]:
    """The files of a new language, each with its name and what to begin with; those that are there are left out."""
    for name, content in _files(folder, below, language, relative):
        there = f"{below}{language}/{name}"
        if not folder.has(there):
            yield there, content


def _files(folder: PackFolder, below: str, language: str, relative: str) -> Iterator[tuple[str, str]]:
    english = _phrase_files(folder, f"{below}{LAST_RESORT}/")
    related = _phrase_files(folder, f"{below}{relative}/") if relative else {}
    said = {entry.id: entry for content in english.values() for entry in _entries(content)}
    known = {entry.id for content in related.values() for entry in _entries(content)}
    for name in sorted({*english, *related}):
        yield name, _phrases(english.get(name, ""), related.get(name, ""), said, known, language, relative)
    if folder.has(FILE):
        yield CLAUSES, skeleton("\n".join(_clauses(folder)), language)
    verbs, syntax = f"{below}{relative}/{VERBS}", f"{below}{relative}/{MODULE}"
    if relative and folder.has(verbs):
        yield VERBS, skeleton(folder.text(verbs), language, relative)
    if relative and folder.has(syntax):
        yield MODULE, f"{BEGUN}: {language} from {relative}\n{folder.text(syntax)}"


def _phrase_files(folder: PackFolder, before: str) -> dict[str, str]:
    """The phrase files of a language by name, but that of its clauses."""
    names = [n.removeprefix(before) for n in folder.files() if n.startswith(before) and n.endswith(".ftl")]
    return {name: folder.text(before + name) for name in names if name != CLAUSES}


def _phrases(
    english: str, related: str, said: dict[str, Entry], known: set[str], language: str, relative: str
) -> str:
    """A file of phrases: those of the relative under their English, then those that only English has."""
    if not relative:
        return skeleton(english, language)
    content = skeleton(related, language, relative, said)
    rest = [entry.written.rstrip() for entry in _entries(english) if entry.id not in known]
    if rest:
        content += f"\n# Only English has these; perhaps {language} needs them.\n\n"
        content += "\n\n".join(_commented(written) for written in rest) + "\n"
    return content


def _entries(content: str) -> list[Entry]:
    return list(read_entries(content, "", "", Findings()))


def _clauses(folder: PackFolder) -> Iterator[str]:
    """The clauses of a pack, written as they would be if English had phrases for them."""
    findings = Findings()
    tree = read_yaml(folder, FILE, findings)
    for clause in read_clauses(tree, findings) if tree is not None else ():
        yield f"{clause_phrase(clause.id)} ="
        yield from (f"    {line}" for line in clause.text.splitlines())
        yield from (f"    .{edition} = {' '.join(said.split())}" for edition, said in clause.editions.items())


def skeleton(source: str, language: str, of: str = LAST_RESORT, said: dict[str, Entry] | None = None) -> str:
    """A file with every line as a comment: what is not written yet is missing, and so counted. `said` is the English that
    stands above each phrase of a relative.
    """
    name = "English" if of == LAST_RESORT else of
    lines = [
        f"# {language}: write each line below that of {name}, which stands behind '#'; then delete what stands behind '#'.",
        "",
    ]
    for line in source.splitlines():
        plain = not line.strip() or line.startswith("#")
        entry = None if plain or said is None else said.get(line.split(" =", 1)[0])
        if entry is not None:
            lines.append(_commented(entry.written.rstrip(), "# en: "))
        lines.append(line if plain else f"# {line}")
    return "\n".join(lines) + "\n"


def _commented(written: str, mark: str = "# ") -> str:
    return "\n".join(f"{mark}{line}" for line in written.splitlines())
