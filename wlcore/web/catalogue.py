"""Everything that can be read of a game without playing it: its cards and their texts, house rules, the clauses of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked, settings
from wlcore.packs.assemble import Assembly
from wlcore.packs.clauses import FILE, read_clauses
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.yamlfile import read_yaml
from wlcore.records import dataclass
from wlcore.text.cards import CardTexts
from wlcore.text.clauses import ClauseTexts
from wlcore.text.forms import capital
from wlcore.text.houserules import HouseRules
from wlcore.text.human import human_words
from wlcore.text.port import Phrases
from wlcore.text.saying import Words
from wlcore.text.titles import title_of
from wlcore.web.blurbs import Blurb, blurb_of


@dataclass(frozen=True, slots=True)
class Told:
    """A thing: its id, name and text, and what is told about it that means nothing in play."""

    id: str
    name: str
    text: str
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class Shelved:
    """The things of one kind, or what one layer says."""

    heading: str
    things: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause of the rules, and what editions say about it."""

    id: str
    text: str
    editions: tuple[tuple[str, str], ...]


class Catalogue:
    """Reads one game with its layers; `shelf` may hold more than what is installed. A `PackError` says what is wrong with it."""

    def __init__(self, choice: Choice, shelf: Shelf | None = None) -> None:
        self.assembly: Assembly = checked(choice, None, shelf)
        self.settings = settings(self.assembly, choice)
        self.folders: list[PackFolder] = [pack.folder for pack in self.assembly.packs]

    def title(self, language: str) -> str:
        """The game, with what is played on top of it."""
        phrases = Phrases.of(language, self.folders)
        return " + ".join(title_of(pack.manifest, phrases) for pack in self.assembly.packs)

    def blurb(self, language: str) -> Blurb:
        """What is told of the game."""
        return blurb_of(self.assembly.packs[0].manifest, Phrases.of(language, self.folders))

    def cards(self, language: str, pack: str = "") -> list[Shelved]:
        """All things that say something, by their kinds, and the rules of layers; or only those of one pack."""
        phrases = Phrases.of(language, self.folders)
        cards = CardTexts.of(self.assembly.program, self.settings, phrases)
        found: dict[str, list[Told]] = {}
        for thing in cards.designs():
            text = cards.thing(thing)
            if (text or pack) and pack in ("", thing.pack):
                name = capital(cards.name(thing))
                told = Told(f"{thing.kind}/{thing.design}", name, text, cards.flavour(thing))
                found.setdefault(thing.kind, []).append(told)
        kinds = [
            Shelved(capital(phrases.say(Words(f"kind-{kind}", fallback=human_words(kind)))), tuple(things))
            for kind, things in found.items()
        ]
        return [*kinds, *self._layers(HouseRules(cards), pack)]

    def _layers(self, said: HouseRules, pack: str) -> Iterator[Shelved]:
        for layer in self.assembly.packs[1:]:
            manifest = layer.manifest
            if pack in ("", manifest.id) and (lines := said.of(manifest.id)):
                title = title_of(manifest, said.cards.phrases)
                yield Shelved(title, (Told(f"layer/{manifest.id}", title, "\n".join(lines)),))

    def rules(self, language: str) -> list[Rule]:
        """The clauses of the game and its layers."""
        texts = ClauseTexts(self.folders, language)
        found = []
        for folder in self.folders:
            findings = Findings()
            tree = read_yaml(folder, FILE, findings) if folder.has(FILE) else None
            for clause in read_clauses(tree, findings) if tree is not None else ():
                text, editions = texts.told(clause)
                found.append(Rule(clause.id, text, tuple(editions.items())))
        return found
