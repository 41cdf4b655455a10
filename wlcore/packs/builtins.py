"""A game's own algorithms in Python: `builtins.py`, for packs that came through an entry point only."""

from __future__ import annotations

from wlcore.packs.source import PackSource


def builtin_sources(packs: list[PackSource]) -> list[tuple[str, str]]:
    """The Python of trusted packs, each with the name that tracebacks use."""
    found = []
    for pack in packs:
        name = pack.manifest.builtins
        if name and pack.trusted:
            found.append((pack.folder.label(name), pack.folder.read(name).decode("utf-8")))
    return found
