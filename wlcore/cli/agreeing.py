"""Whether what only a journal names is opened: somebody says so with --packs, or at the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from wlcore.cli.language import spoken
from wlcore.engine.journal import Journal
from wlcore.engine.refusals import SaveError
from wlcore.play import whereabouts
from wlcore.play.console import Console, EndOfInput


def add_packs(add: Callable[..., object]) -> None:
    """The flag that lets a journal have opened what it names."""
    add(
        "--packs",
        action="store_true",
        help="open the packs that the journal names, though nobody here has named them",
    )


def agree(journal: Journal, said: bool, language: str | None = None) -> None:
    """Ask where it was not `said` and somebody is there; a `SaveError` says what would be opened."""
    unknown = whereabouts.unknown(journal.header)
    if not unknown:
        return
    names = ", ".join(unknown)
    if not said and not _asked(names, spoken(language)):
        raise SaveError("packs-unnamed", path=journal.path, names=names)
    whereabouts.note(journal.header)


def _asked(names: str, language: str) -> bool:
    from wlcore.text.port import Phrases

    console, phrases = Console(), Phrases.of(language)
    if not console.terminal:
        return False
    question = phrases.text("play-open-unnamed", names=names, no=phrases.text("no"))
    try:
        return console.ask(f"{question} ").strip().casefold() in (phrases.text("yes").casefold(), "yes")
    except EndOfInput:
        return False
