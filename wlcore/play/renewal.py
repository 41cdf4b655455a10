"""Packs that change while a game is played: if they are clean, the game goes on with them; what became of it is said."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from wlcore.engine.journal import Journal
from wlcore.engine.refusals import SaveError
from wlcore.engine.saving import STRANGE
from wlcore.engine.session import Session
from wlcore.engine.state import State
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.loading import Choice, loaded
from wlcore.play import kept
from wlcore.play.watch import GONE, NEW, PackChange, PackWatch
from wlcore.play.words import Wording
from wlcore.text.forms import capital
from wlcore.text.human import human_name

if TYPE_CHECKING:
    from wlcore.engine.game import Game

MOST = 3
"""Of more mistakes only the first are told."""


class Renewal:
    """Watches the packs of one game and takes up what changes in them; `beginning` is what a scenario makes of the packs."""

    def __init__(self, game: Game, journal: Journal, beginning: Callable[[], str] | None = None) -> None:
        self.choice: Choice = kept.choice_of(journal.header)
        self.game, self.journal, self.beginning = game, journal, beginning
        self.watch = PackWatch(game.data.places.values())
        self.waits = False

    def due(self) -> bool:
        """Whether there is something to take up."""
        return self.watch.stirred() or (self.waits and bool(self.journal.last_rest))

    def adopt(self, now: State, words: Wording) -> tuple[Session | None, Wording, list[str]]:
        """The game with the packs as they are now, or nothing if it goes on with the old ones; and what is to be said."""
        self.watch.look()
        try:
            game = loaded(self.choice)
        except PackError as error:
            self.waits = False
            return None, words, [*_mistakes(error.diagnostics, words), words("renew-not")]
        except OSError as error:
            return None, words, [str(error), words("renew-not")]
        if game.digest == self.game.digest:
            return None, words, [words("renew-same")]
        old, words = words, Wording(game, words.seats, words.phrases.language)
        try:
            session, turned = _replayed(self.journal, game, now, self.beginning)
        except SaveError as error:
            first, self.waits = not self.waits, not self.journal.rested
            cause = error.__cause__ if isinstance(error.__cause__, SaveError) else error
            why = [words.refusal(cause), words("renew-new-game")]
            if self.waits:
                why = [words("renew-later")]
            return None, old, why if first else []
        changes = self.watch.changes(game.data.kinds)
        self.watch = PackWatch(game.data.places.values())
        self.game, self.waits = game, False
        told = ", ".join(_said(change, words) for change in changes)
        said = [words("renew", changes=told) if told else words("renew-same")]
        if turned is not None:
            said.append(become(turned, words))
        cards = [c for c in changes if c.how == NEW and c.kind and game.data.kinds[c.kind][0] == "card"]
        if cards:
            said.append(words("renew-cards", cards=", ".join(_name(card, words) for card in cards)))
        return session, words, said


def _replayed(
    journal: Journal, game: Game, now: State, beginning: Callable[[], str] | None
) -> tuple[Session, kept.Turned | None]:
    try:
        return kept.renewed(journal, game, now, beginning)
    except SaveError:
        raise
    except (
        STRANGE
    ) as error:  # rules that are clean, and yet stumble over what was chosen: the old ones do not
        raise SaveError("stumbles", why=repr(error)) from None


def become(turned: kept.Turned, words: Wording) -> str:
    """What has become of a game whose packs have changed."""
    if turned.how == "same":
        return words("turned-same")
    if turned.how == "anew":
        return words("turned-anew", count=turned.later)
    if turned.how == "on":
        return words("turned-on", after=turned.after, count=turned.later)
    return words("turned-back", after=turned.after, count=turned.later)


def _said(change: PackChange, words: Wording) -> str:
    name = _name(change, words)
    if change.how == NEW:
        return words("renew-is-new", thing=name)
    return words("renew-is-gone", thing=name) if change.how == GONE else name


def _name(change: PackChange, words: Wording) -> str:
    """What a thing is called; a file by its name."""
    if not change.kind:
        return change.name
    phrase = f"{change.kind}-{change.name}"
    said = words.phrases.static(phrase, "name") or words.phrases.static(phrase, "")
    return capital(said or human_name(change.name))


def _mistakes(diagnostics: Sequence[Diagnostic], words: Wording) -> list[str]:
    errors = [d for d in diagnostics if d.severity == "error"]
    lines = []
    for error in errors[:MOST]:
        place = f"{_shortened(str(error.span))}: " if error.span.file else ""
        advice = f"; {error.suggestion}" if error.suggestion else ""
        lines.append(f"{place}{error.message}{advice}")
    if len(errors) > MOST:
        lines.append(words("renew-more", count=len(errors) - MOST))
    return lines


def _shortened(text: str) -> str:
    """A message with places as somebody here would call them."""
    return text.replace(f"{Path.cwd()}{os.sep}", "")
