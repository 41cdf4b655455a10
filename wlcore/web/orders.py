"""What somebody orders on the page for a new table, read from its form; what is wrong with it is said in a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NoReturn

from wlcore.bots import EASY, GREEDY, HARD, NORMAL, RANDOM, SEARCH
from wlcore.engine.record import PERSON
from wlcore.engine.switches import EDITIONS
from wlcore.lang.diagnostics import PackError
from wlcore.letters import hidden_in_name
from wlcore.loading import Choice, stepped_in
from wlcore.packs.automata import limits
from wlcore.packs.company import joined_by
from wlcore.packs.layers import Shelf
from wlcore.packs.manifest import Manifest
from wlcore.records import dataclass
from wlcore.text.port import Phrases
from wlcore.web import links
from wlcore.web.blurbs import Blurb, blurb_of
from wlcore.web.brought import games_brought
from wlcore.web.store import Sitter
from wlcore.web.workbench import place_of
from wlcore.whom import ASKING

LONGEST = 40
BOTS = (EASY, NORMAL, HARD, GREEDY, SEARCH, RANDOM)
"""The bots that a page offers."""
Form = Mapping[str, Sequence[str]]


class WrongOrder(Exception):
    """An order cannot be; `phrase` says why."""

    def __init__(self, phrase: str, **said: str | int) -> None:
        super().__init__(phrase)
        self.phrase, self.said = phrase, said


@dataclass(frozen=True, slots=True)
class TableOrder:
    """A table that is wanted, and the secrets of its seats, in their order; '' for those of bots."""

    choice: Choice
    places: tuple[Sitter, ...]
    secrets: tuple[str, ...]
    free_undo: bool
    watched: bool


class Playable:
    """What can be played here: the games that are installed, and those that were named, each as it is served."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.shelf = Shelf.installed()
        self.choices = {self.shelf.game(choice.game): choice for choice in choices}
        self._blurbs: dict[tuple[str, str], Blurb] = {}
        self._languages: set[str] = set()
        for choice in games_brought():
            with suppress(PackError):  # what was brought may be older than what is installed now
                self.add(choice)

    def add(self, choice: Choice) -> None:
        """Let one more game be played here; a `PackError` if it is none, or called like another."""
        self.choices.setdefault(self.shelf.game(choice.game), choice)
        self._languages.clear()

    def games(self) -> list[Manifest]:
        """The games."""
        return [self.shelf.manifests[game] for game in self.choices]

    def blurb(self, pack: Manifest, language: str) -> Blurb:
        """A pack in the words of a reader's language."""
        key = pack.id, language
        if key not in self._blurbs:
            self._blurbs[key] = blurb_of(pack, Phrases.of(language, [self.shelf.folders[pack.id]]))
        return self._blurbs[key]

    async def read(self, language: str) -> None:
        """Read what is told of all packs in a language where nobody who plays waits for it; afterwards it is known."""
        if language not in self._languages:
            packs = [pack for game in self.games() for pack in (game, *self.shelf.layers(game.id))]
            await asyncio.to_thread(lambda: [self.blurb(pack, language) for pack in packs])
            self._languages.add(language)

    def layers(self, game: str) -> list[Manifest]:
        """What can be played on top of a game, beside what is served with it."""
        return [layer for layer in self.shelf.layers(game) if layer.id not in self.choices[game].variants]

    def numbers(self, game: str) -> range:
        """For how many a game is."""
        return joined_by(self.shelf, self.shelf.manifests[game])

    def order(self, game: str, form: Form, language: str) -> TableOrder:
        """The order that a form holds."""
        places, secrets = self._places(game, form, language)
        choice = self.choices[game]
        known = {layer.id for layer in self.layers(game)}
        variants = tuple(dict.fromkeys(one for one in form.get("variant", ()) if one in known))
        choice = replace(choice, variants=(*choice.variants, *variants))
        own = place_of(_one(form, "own"))
        choice = replace(choice, packs=(*choice.packs, own) if own else choice.packs)
        edition, ask = _one(form, "edition"), _one(form, "ask")
        if edition in EDITIONS:
            choice = replace(choice, edition=edition)
        if ask in ASKING:
            choice = replace(choice, ask=ask)
        said = {
            option.name: _one(form, f"option-{option.name}") for option in self.shelf.manifests[game].options
        }
        chosen = {name: value for name, value in said.items() if value}
        choice = replace(choice, options={**choice.options, **chosen})
        choice = stepped_in(self.shelf, choice, len(places))
        self._check_company(game, choice.variants, len(places), language)
        return TableOrder(choice, places, secrets, bool(_one(form, "free-undo")), bool(_one(form, "watched")))

    def _check_company(self, game: str, layers: Sequence[str], players: int, language: str) -> None:
        """Refuse layers that do not go together or not for so many: in the reader's words, where loading them would name ids and clauses."""
        manifests = [self.shelf.manifests[one] for one in layers if one in self.shelf.manifests]

        def refuse(phrase: str, one: Manifest, other: str) -> NoReturn:
            titles = (self.blurb(pack, language).title for pack in (one, self.shelf.manifests[other]))
            raise WrongOrder(phrase, **dict(zip(("one", "other"), titles, strict=True)))

        for pack in manifests:
            for ref in pack.conflicts:
                if ref.id in layers:
                    refuse("web-apart", pack, ref.id)
            for ref in pack.requires:
                if ref.id not in layers and ref.id in self.shelf.manifests:
                    refuse("web-needs", pack, ref.id)
        limited = limits(self.shelf.manifests[game], manifests)
        for n, (pack, least, most) in enumerate(limited):
            for other, fewest, greatest in limited[:n]:
                if most < fewest or greatest < least:
                    refuse("web-apart", pack, other.id)
        for pack, least, most in (*limited[1:], limited[0]):
            if not least <= players <= most:
                numbers = f"{least}–{most}" if least < most else f"{most}"
                title = self.blurb(pack, language).title
                raise WrongOrder("web-suits", title=title, numbers=numbers, count=players)

    def _places(self, game: str, form: Form, language: str) -> tuple[tuple[Sitter, ...], tuple[str, ...]]:
        places, secrets, names = list[Sitter](), list[str](), set[str]()
        for number in range(1, self.numbers(game).stop):
            kind, name = _one(form, f"kind-{number}"), _one(form, f"name-{number}").strip()[:LONGEST]
            if hidden_in_name(name):
                raise WrongOrder("web-bad-name", seat=number)
            if not kind and name:
                raise WrongOrder("web-no-place", name=name, seat=number)
            if not kind:
                continue
            if name and name.casefold() in names:
                raise WrongOrder("web-same-name", name=name)
            names.add(name.casefold())
            if kind == PERSON:
                secrets.append(links.new_secret())
                spoken = _one(form, f"language-{number}") or language
                places.append(Sitter(name, PERSON, spoken[:8], links.digest(secrets[-1])))
            else:
                secrets.append("")
                places.append(Sitter(name, _bot(kind)))
        numbers = self.numbers(game)
        if len(places) not in numbers:
            raise WrongOrder("web-count", least=numbers[0], most=numbers[-1], count=len(places))
        if not any(place.is_person for place in places):
            raise WrongOrder("web-no-person")
        return tuple(places), tuple(secrets)


def _bot(kind: str) -> str:
    """A bot that the page offers; no plugin's, and none that thinks as long as somebody pleases."""
    if kind not in BOTS:
        raise WrongOrder("web-no-bot")
    return kind


def _one(form: Form, name: str) -> str:
    return next(iter(form.get(name, ())), "")
