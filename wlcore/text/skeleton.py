"""The beginning of a new language: every phrase that English has, as a comment to be written over."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.packs.find import PackFolder
from wlcore.text.port import LAST_RESORT


def skeletons(folder: PackFolder, below: str, language: str) -> Iterator[tuple[str, str]]:
    """The files of a new language, each with its name and what to begin with; those that are there are left out."""
    for name in folder.files():
        before = f"{below}{LAST_RESORT}/"
        there = f"{below}{language}/{name.removeprefix(before)}"
        if name.startswith(before) and name.endswith(".ftl") and not folder.has(there):
            yield there, skeleton(folder.read(name).decode("utf-8"), language)


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
