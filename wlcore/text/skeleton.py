"""The beginning of a new language: every phrase that English has, as a comment to be written over."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.packs.clauses import FILE, read_clauses
from wlcore.packs.find import PackFolder
from wlcore.packs.yamlfile import read_yaml
from wlcore.text.clauses import clause_phrase
from wlcore.text.port import CLAUSES, LAST_RESORT


def skeletons(folder: PackFolder, below: str, language: str) -> Iterator[tuple[str, str]]:
    """The files of a new language, each with its name and what to begin with; those that are there are left out."""
    for name in folder.files():
        before = f"{below}{LAST_RESORT}/"
        there = f"{below}{language}/{name.removeprefix(before)}"
        if name.startswith(before) and name.endswith(".ftl") and not folder.has(there):
            yield there, skeleton(folder.read(name).decode("utf-8"), language)
    there = f"{below}{language}/{CLAUSES}"
    if folder.has(FILE) and not folder.has(there):
        yield there, skeleton("\n".join(_clauses(folder)), language)


def _clauses(folder: PackFolder) -> Iterator[str]:
    """The clauses of a pack, written as they would be if English had phrases for them."""
    findings = Findings()
    tree = read_yaml(folder, FILE, findings)
    for clause in read_clauses(tree, findings) if tree is not None else ():
        yield f"{clause_phrase(clause.id)} ="
        yield from (f"    {line}" for line in clause.text.splitlines())
        yield from (f"    .{edition} = {' '.join(said.split())}" for edition, said in clause.editions.items())


def skeleton(english: str, language: str) -> str:
    """A phrase file of English with every phrase as a comment: what is not written yet is missing, and so counted."""
    lines = [
        f"# {language}: write each phrase below its English, which stands behind '#'; then delete the English.",
        "",
    ]
    for line in english.splitlines():
        plain = not line.strip() or line.startswith("#")
        lines.append(line if plain else f"# {line}")
    return "\n".join(lines) + "\n"
