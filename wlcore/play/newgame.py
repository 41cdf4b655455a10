"""A new game by a few questions: who plays, and what with. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from wlcore import files
from wlcore.bots import EASY, HARD, NORMAL, SHIPPED, NoSuchBot, maker
from wlcore.engine.record import PERSON, Seat
from wlcore.engine.switches import EDITIONS
from wlcore.loading import Choice, stepped_in
from wlcore.play.answers import Vocabulary, matching
from wlcore.play.company import level
from wlcore.play.console import Console, columns
from wlcore.records import dataclass
from wlcore.text.port import Phrases
from wlcore.text.titles import about_of, option_name, title_of, value_name

if TYPE_CHECKING:
    from wlcore.packs.layers import Shelf
    from wlcore.packs.manifest import Manifest, OptionDeclared

LONGEST = 40
MORE = "more"
GUIDE = "guide"
T = TypeVar("T")
LEVELS = EASY, NORMAL, HARD
"""Bots that are named where it is asked who plays."""


class Quit(Exception):
    """Somebody would rather not play."""


class Wrong(Exception):
    """An answer that cannot be; the message says why, and the question is asked again."""


@dataclass(frozen=True, slots=True)
class GameOrder:
    """What is to be played, and by whom if that was asked; without a seed chance gives one."""

    choice: Choice
    seats: tuple[Seat, ...] = ()
    seed: int | None = None
    guided: bool = False


class Guide:
    """Asks at a console, in a language."""

    def __init__(self, console: Console, language: str, shelf: Shelf) -> None:
        self.console, self.shelf = console, shelf
        self.phrases = Phrases.of(language)
        self.vocabulary = Vocabulary(self.phrases)

    def order(self, choice: Choice, more: bool = True) -> GameOrder:
        """The game of a choice with who plays, and if somebody wants `more`, everything else that can be said about it;
        `Quit` if they leave.
        """
        manifest = self.shelf.manifests[self.shelf.game(choice.game)]
        levels = {bot: level(bot, self.phrases) for bot in LEVELS}
        who = self._usual(manifest)
        seats = self._ask("new-who", who, lambda typed: self._seats(typed, manifest), **levels)
        seed, guided = None, self._has_guide(manifest)
        wanted = self._ask("new-more-or-guide" if guided else "new-more", "", self._wanted) if more else ""
        if wanted == MORE:
            choice = replace(choice, edition=self._ask("new-edition", choice.edition, self._edition))
            choice = replace(choice, variants=self._variants(manifest))
            choice = replace(choice, options=self._options(manifest))
            choice = replace(choice, packs=self._ask("new-packs", "", self._packs))
            seed = self._ask("new-seed", "", self._seed)
        return GameOrder(stepped_in(self.shelf, choice, len(seats)), seats, seed, guided and wanted == GUIDE)

    def _has_guide(self, game: Manifest) -> bool:
        """Whether the game has remarks for a first game."""
        return self._words(game.id).has("guide-begin")

    def _say(self, phrase: str, **args: str | int) -> str:
        return self.phrases.text(f"play-{phrase}", **args)

    def _ask(self, phrase: str, usual: str, read: Callable[[str], T], **args: str | int) -> T:
        """Ask until there is an answer that can be."""
        while True:
            question = self._say(phrase, **args)
            shown = f"{question} [{usual}] " if usual else f"{question} "
            typed = self.console.ask(shown).strip() or usual
            if self.vocabulary.command(typed) == "quit":
                raise Quit
            if typed == "?" or self.vocabulary.command(typed) == "help":
                self.console.say(self._say(f"{phrase}-help"))
                continue
            try:
                return read(typed)
            except Wrong as wrong:
                self.console.say(str(wrong))

    def _wanted(self, typed: str) -> str:
        """Whether more is to be asked, or remarks are wanted."""
        known = {name: [*self.vocabulary.words(name), name] for name in (MORE, GUIDE)}
        named = next((name for name, words in known.items() if typed.casefold() in words), "")
        return (
            named
            if named or not typed
            else self._one_of(typed, [words[0] for words in known.values()]) and MORE
        )

    # ---- who -----------------------------------------------------------------------------------------

    def _usual(self, game: Manifest) -> str:
        least = game.players[0] if game.players else 2
        return ", ".join([self.phrases.text("seat", n=1), *[level(NORMAL, self.phrases)] * max(1, least - 1)])

    def _seats(self, typed: str, game: Manifest) -> tuple[Seat, ...]:
        """People by their names; the name of a bot is a bot."""
        names = [name.strip()[:LONGEST] for name in typed.split(",") if name.strip()]
        for name in names:
            if name.isdecimal() or self.vocabulary.command(name) or name.casefold() == MORE:
                raise Wrong(self._say("new-no-name", typed=name))
        from wlcore.packs.company import joined_by

        numbers = joined_by(self.shelf, game)
        if len(names) not in numbers:
            raise Wrong(self._say("new-count", least=numbers[0], most=numbers[-1], count=len(names)))
        called = {level(bot, self.phrases).casefold(): bot for bot in LEVELS}
        kinds = [called.get(name.casefold(), name if _is_bot(name) else "") for name in names]
        seats = [Seat("", kind) if kind else Seat(name) for name, kind in zip(names, kinds, strict=True)]
        people = [seat.name.casefold() for seat in seats if seat.kind == PERSON]
        twice = next((name for name in people if people.count(name) > 1), "")
        if twice:
            raise Wrong(self._say("new-twice", name=twice))
        return tuple(seats)

    # ---- what ----------------------------------------------------------------------------------------

    def _edition(self, typed: str) -> str:
        return self._one_of(typed, EDITIONS)

    def _one_of(self, typed: str, known: Sequence[str]) -> str:
        found = matching(typed, {n: (name,) for n, name in enumerate(known)})
        if len(found) != 1:
            raise Wrong(self._say("new-one-of", typed=typed[:LONGEST], known=", ".join(known)))
        return known[found[0]]

    def _variants(self, game: Manifest) -> tuple[str, ...]:
        layers = list(self.shelf.layers(game.id))
        if not layers:
            return ()
        words = [self._words(game.id, layer.id) for layer in layers]
        titles = [title_of(layer, said) for layer, said in zip(layers, words, strict=True)]
        about = [about_of(layer, said) for layer, said in zip(layers, words, strict=True)]
        self.console.say(
            *columns(
                (f"{n}", self.phrases.labelled(titles[n - 1], about[n - 1]))
                for n in range(1, len(layers) + 1)
            )
        )
        return self._ask("new-variants", "", lambda typed: self._layers(typed, layers, titles))

    def _words(self, *packs: str) -> Phrases:
        return Phrases.of(self.phrases.language, [self.shelf.folders[pack] for pack in packs])

    def _layers(self, typed: str, layers: Sequence[Manifest], titles: Sequence[str]) -> tuple[str, ...]:
        found: list[str] = []
        for part in (part.strip() for part in typed.split(",") if part.strip()):
            if part.isdecimal() and 1 <= int(part[:6]) <= len(layers):
                found.append(layers[int(part) - 1].id)
                continue
            known_as = {n: (titles[n], layer.title, layer.id) for n, layer in enumerate(layers)}
            meant = matching(part, known_as)
            if len(meant) != 1:
                known = ", ".join(titles)
                raise Wrong(self._say("new-one-of", typed=part[:LONGEST], known=known))
            found.append(layers[meant[0]].id)
        return tuple(dict.fromkeys(found))

    def _options(self, game: Manifest) -> dict[str, str]:
        words = self._words(game.id)
        return {option.name: self._option(option, words) for option in game.options}

    def _option(self, option: OptionDeclared, words: Phrases) -> str:
        names = {value: value_name(option, value, words) for value in option.values}

        def read(typed: str) -> str:
            found = matching(typed, {n: (names[value], value) for n, value in enumerate(option.values)})
            if len(found) != 1:
                raise Wrong(self._say("new-one-of", typed=typed[:LONGEST], known=", ".join(names.values())))
            return option.values[found[0]]

        return self._ask(
            "new-option", names[option.default], read,
            option=option_name(option, words), values=", ".join(names.values()),
        )  # fmt: skip

    def _seed(self, typed: str) -> int | None:
        if not typed:
            return None
        if not typed.isdecimal() or len(typed) > 15:
            raise Wrong(self._say("new-number", typed=typed[:LONGEST]))
        return int(typed)

    def _packs(self, typed: str) -> tuple[str, ...]:
        found = tuple(part.strip() for part in typed.split(",") if part.strip())
        missing = next((part for part in found if not files.exists(Path(part).expanduser())), "")
        if missing:
            raise Wrong(self._say("new-no-file", file=missing[:200]))
        return tuple(str(Path(part).expanduser()) for part in found)


def _is_bot(name: str) -> bool:
    if name.partition(":")[0] not in SHIPPED:
        return False
    try:
        maker(name)
    except NoSuchBot as error:
        raise Wrong(str(error)) from error
    return True
