"""Everything that can be read of a game without playing it: its cards and their texts, house rules, the clauses of its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wlcore.lang.diagnostics import Findings
from wlcore.loading import Choice, checked, settings
from wlcore.packs.assemble import Assembly
from wlcore.packs.clauses import FILE, Chapter, Clause, read_chapters, read_clauses, within
from wlcore.packs.find import PackFolder
from wlcore.packs.layers import Shelf
from wlcore.packs.yamlfile import read_yaml
from wlcore.records import dataclass
from wlcore.text.cards import CardTexts
from wlcore.text.clauses import ClauseTexts, chapter_title
from wlcore.text.forms import capital
from wlcore.text.houserules import HouseRules
from wlcore.text.human import human_words
from wlcore.text.port import Phrases
from wlcore.text.saying import Words
from wlcore.text.titles import title_of
from wlcore.web.blurbs import Blurb, blurb_of


@dataclass(frozen=True, slots=True)
class CatalogueThing:
    """A thing: its id, name and text, and what is told about it that means nothing in play."""

    id: str
    name: str
    text: str
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class Shelved:
    """The things of one kind, or what one layer says."""

    heading: str
    things: tuple[CatalogueThing, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause of the rules, and what editions say about it."""

    id: str
    text: str
    editions: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class RuleChapter:
    """Rules that are told together: what they are called, what they say in short, and the clauses; what is in no chapter comes last,
    without a name.
    """

    id: str
    title: str
    text: str
    rules: tuple[Rule, ...]


class Catalogue:
    """Reads one game with its layers; `shelf` may hold more than what is installed. A `PackError` says what is wrong with it."""

    def __init__(self, choice: Choice, shelf: Shelf | None = None) -> None:
        self.assembly: Assembly = checked(choice, None, shelf)
        self.settings = settings(self.assembly, choice)
        self._options = {
            option.name: choice.options.get(option.name, option.default)
            for pack in self.assembly.packs
            for option in pack.manifest.options
        }
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
        found: dict[str, list[CatalogueThing]] = {}
        for thing in cards.program.designs():
            text = cards.thing(thing)
            if (text or pack) and pack in ("", thing.pack):
                name = capital(cards.name(thing))
                told = CatalogueThing(f"{thing.kind}/{thing.design}", name, text, cards.flavour(thing))
                found.setdefault(thing.kind, []).append(told)
        kinds = [
            Shelved(capital(phrases.say(Words(f"kind-{kind}", fallback=human_words(kind)))), tuple(things))
            for kind, things in found.items()
        ]
        return [*kinds, *self._layers(HouseRules(cards, self.assembly), pack)]

    def _layers(self, said: HouseRules, pack: str) -> Iterator[Shelved]:
        for layer in self.assembly.packs[1:]:
            manifest = layer.manifest
            if pack in ("", manifest.id) and (lines := said.of(manifest.id)):
                title = title_of(manifest, said.cards.phrases)
                yield Shelved(title, (CatalogueThing(f"layer/{manifest.id}", title, "\n".join(lines)),))

    def rules(self, language: str) -> list[RuleChapter]:
        """The clauses of the game and its layers, by their chapters in the order in which one learns the game."""
        phrases = Phrases.of(language, self.folders)
        texts = ClauseTexts(phrases)
        clauses, chapters = self._clauses()
        found, placed = list[RuleChapter](), set[str]()
        for name, parts in chapters.items():
            held = [clause for clause in within(parts, clauses) if clause.id not in placed]
            placed.update(clause.id for clause in held)
            phrase = f"chapter-{name}"
            short = phrases.text(phrase, **self._options) if phrases.has(phrase) else ""
            found.append(RuleChapter(name, chapter_title(name, phrases), short, _rules(held, texts)))
        others = [clause for clause in clauses if clause.id not in placed]
        return [*found, *([RuleChapter("", "", "", _rules(others, texts))] if others else [])]

    def _clauses(self) -> tuple[list[Clause], dict[str, list[Chapter]]]:
        clauses, chapters = list[Clause](), dict[str, list[Chapter]]()
        for folder in self.folders:
            findings = Findings()
            tree = read_yaml(folder, FILE, findings) if folder.has(FILE) else None
            if tree is not None:
                clauses += read_clauses(tree, findings)
                for chapter in read_chapters(tree, findings):
                    chapters.setdefault(chapter.name, []).append(chapter)
        return clauses, chapters


def _rules(clauses: Sequence[Clause], texts: ClauseTexts) -> tuple[Rule, ...]:
    told = ((clause.id, *texts.told(clause)) for clause in clauses)
    return tuple(Rule(name, text, tuple(editions.items())) for name, text, editions in told)
