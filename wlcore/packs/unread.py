"""Files of a pack that nothing reads: somebody who wrote one would otherwise wait in vain for what it says."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

NOTES = frozenset(
    "readme license licence copying notice notes changelog changes credits authors todo".split()
)
BESIDE = frozenset(".md .rst .pdf .png .jpg .jpeg .gif .svg .webp".split())
"""Endings of what lies beside the rules for people: notes and pictures."""
LANGUAGE_FILES = ("verbs.lex", "glossary.lex", "english.lex")
SCENARIOS = "scenarios are read from files that end in .scn"
PHRASES = "phrases are read from text/LANG/NAME.ftl, as in text/en/names.ftl"
ELSE = "rules are read from files that end in .wl, cards from .yaml; a note is called README, or ends in .md"


def unread(files: Iterable[str], builtins: str) -> Iterable[tuple[str, str]]:
    """The files that nothing reads, each with what to do about it."""
    for name in files:
        path = PurePosixPath(name)
        if not _is_read(path, builtins) and not _is_note(path):
            yield name, _advice(path)


def _is_read(path: PurePosixPath, builtins: str) -> bool:
    match path.suffix:
        case ".wl" | ".scn" | ".yaml" | ".yml":
            return True
        case ".ftl":
            return len(path.parts) == len(("text", "LANG", "NAME.ftl")) and path.parts[0] == "text"
        case ".lex":
            return path.parts[0] == "text" and path.name in LANGUAGE_FILES
    return str(path) == builtins


def _is_note(path: PurePosixPath) -> bool:
    return path.suffix.lower() in BESIDE or path.name.split(".")[0].lower() in NOTES


def _advice(path: PurePosixPath) -> str:
    if path.suffix in (".ftl", ".lex") or path.parts[0] == "text":
        return PHRASES
    return SCENARIOS if path.parts[0] == "scenarios" else ELSE
