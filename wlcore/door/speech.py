"""Says things about a game in a language: questions, options, names, texts, what has happened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from wlcore.door import arguments
from wlcore.engine.game import Game
from wlcore.packs.find import PackFolder
from wlcore.text.log import Log
from wlcore.text.port import Phrases, languages
from wlcore.text.prompts import Prompts


class Speech:
    """The phrases of one game, read once for each language."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folders: list[PackFolder] | None = None
        self.known: dict[str, Phrases] = {}
        self._languages: tuple[str, ...] = ()

    def opened(self) -> list[PackFolder]:
        """The packs of the game."""
        if self.folders is None:
            self.folders = [PackFolder.open(Path(place)) for place in self.game.data.places.values()]
        return self.folders

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which something can be said."""
        if not self._languages:
            self._languages = tuple(languages(self.opened()))
        return self._languages

    def phrases(self, lang: object) -> Phrases:
        """The phrases of a language."""
        found = self.known.get(lang) if isinstance(lang, str) else None
        if found is None:
            name = arguments.text("lang", lang)
            if name not in self.languages:  # few enough to list them all: one that looks like it is of no use
                other = next((known for known in self.languages if _is_called(known, name.casefold())), "")
                hint = f"did you mean '{other}'?" if other else arguments.listed(self.languages)
                raise ValueError(f"lang: there is no language '{name}'; {hint}")
            found = self.known[name] = Phrases.of(name, self.opened())
        return found

    def prompts(self, lang: object, names: Sequence[str], seats: int) -> Prompts:
        """Says questions and options, where so many sit."""
        return Prompts(self.game, self.phrases(lang), self._called(names, seats))

    def log(self, lang: object, names: Sequence[str], seats: int) -> Log:
        """Says what has happened, where so many sit."""
        return Log(self.game, self.phrases(lang), self._called(names, seats))

    def _called(self, names: Sequence[str], seats: int) -> Sequence[str]:
        """What the players are called, of whom there are as many; behind them sit automata."""
        return names or ("",) * (seats - len(self.game.automata))


def _is_called(code: str, name: str) -> bool:
    """Whether a language is meant by what somebody typed: its code in capitals or with a country, its name in English or in itself."""
    if re.split("[-_]", name)[0] == code:
        return True
    from babel import Locale, UnknownLocaleError

    try:
        locale = Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        return False
    return name in {str(locale.get_display_name(said)).casefold() for said in ("en", code)}
