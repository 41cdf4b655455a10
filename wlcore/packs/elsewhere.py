"""Words of other games, for somebody who writes them into a pack for this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from wlcore.lang.diagnostics import Findings
from wlcore.packs.layers import Shelf


def words_of_others(shelf: Shelf, game: str) -> Callable[[str], str]:
    """Says of a word which other installed game has it; their rules are read when that is first asked."""

    @cache
    def declared() -> dict[str, str]:
        found: dict[str, str] = {}
        for other in shelf.games():
            source = None if other.id == game else shelf.source(other.id, Findings())
            for text in source.texts if source is not None else ():
                found.update((declaration.name, other.title) for declaration in text.declarations)
        return found

    def said(word: str) -> str:
        title = declared().get(word)
        return f"it is a word of {title}, which is another game" if title else ""

    return said
