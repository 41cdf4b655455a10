"""Two effects that do different things never read the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from tests.text.alike import canonical, with_others
from tests.text.effects import write_pack
from tests.text.reading import LANGUAGES, SAMPLES, assembly, phrases
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger
from wlcore.lang.parts import statements
from wlcore.lang.program import Forbid, Program
from wlcore.lang.shape import shape
from wlcore.lang.source import Span
from wlcore.loading import Choice, settings
from wlcore.study.mutants import Mutator
from wlcore.text.cards import CardTexts
from wlcore.text.port import Phrases
from wlcore.text.sayer import Sayer

pytestmark = pytest.mark.slow("effects that read the same do the same")

COUNT = 400
GAMES = ("public-enemy", "western-legends")
VARIANTS = ("goals", "fistful-of-extras", "good-bad-handsome", "man-in-black")
"""The variants of Western Legends that bring cards with texts."""
ALIKE = {
    ("de", "saloon-card/", "in becomes under"): "what is removed for the round lies in no order that matters",
    ("", "story-trigger/", "another does it"): "that a trigger is met is a fact, not somebody's deed",
    (
        "",
        "face/saddle-up/",
        "another does it",
    ): "that a movement counts as one is a fact, not somebody's deed",
}
"""What reads the same though it does something else: the language ('': all), the place, the change, and why that is right."""


@cache
def lines(file: str) -> list[str]:
    return Path(file).read_text("utf-8").splitlines()


def written(span: Span) -> str:
    """What stands at a place in a pack, if it is in one line."""
    if span.line != span.end_line:
        return ""
    return lines(span.file)[span.line - 1][span.col - 1 : span.end_col - 1]


class Reader:
    """Says the effects and abilities of a game, and what they could be instead."""

    def __init__(self, game: str, language: str, *packs: str) -> None:
        found, base = assembly(game, *packs), assembly(game).program if packs else None
        self.program, self.phrases = found.program, phrases(game, *packs, language=language)
        self.cards = CardTexts.of(self.program, settings(found, Choice(game, packs=packs)), self.phrases)
        self.mutator = Mutator(written)
        self.known = (
            set() if base is None else {(kind, name) for kind in base.things for name in base.things[kind]}
        )

    def text(self, body: m.Block) -> str:
        """An effect in words."""
        sayer = self.cards.sayer()
        return " ".join(map(self.phrases.sentence, sayer.sentences.steps(self.cards.folder.block(body))))

    def ability(self, sayer: Sayer, piece: Trigger | Modifier | Forbid) -> str:
        """An ability in words."""
        sayer.mentions.forget()
        match piece:
            case Trigger():
                said = sayer.abilities.trigger(piece)
            case Modifier():
                said = sayer.abilities.modifier(piece)
            case _:
                said = sayer.abilities.forbid(piece)
        return "" if said is None else self.phrases.sentence(said)

    def others(self, tree: Any) -> Iterator[tuple[str, Any]]:
        """A tree with each single change: those that scenarios are to notice, and who does it."""
        for number, other in self.mutator.variants(tree):
            yield self.mutator.mutants[number].what, other
        if isinstance(tree, tuple):
            yield from with_others(tree)

    def done(self, tree: Any) -> str:
        """What a tree does, as far as the switches do not settle it."""
        folder = self.cards.folder
        folded = folder.block(tree) if isinstance(tree, tuple) else folder.expr(tree)
        if isinstance(folded, tuple):
            folded = tuple(s for s in folded if not self._marks(s))
        return canonical(folded)

    def _marks(self, s: m.Statement) -> bool:
        return isinstance(s, m.Assign) and s.place.place.name in self.program.marks

    def same(self, address: str, tree: Any, say: Callable[[Any], str]) -> Iterator[tuple[str, str, str]]:
        """The changes of a tree that no reader would notice."""
        text, done = say(tree), self.done(tree)
        for what, other in self.others(tree):
            if text and self.done(other) != done and say(other) == text:
                yield address, what, text

    def unnoticed(self) -> Iterator[tuple[str, str, str]]:
        """All changes of all texts on cards that no reader would notice."""
        for (kind, design, prop), routine in self.program.texts.items():
            if (kind, design) in self.known:
                continue
            yield from self.same(f"{kind}/{design}/{prop}", routine.body, self.text)
        for thing in self.cards.program.designs():
            for prop in self.program.kinds[thing.kind].properties.values():
                if (thing.kind, thing.id) in self.known:
                    continue
                if prop.text == "abilities":
                    yield from self._abilities(thing, prop)

    def _abilities(self, thing: Any, prop: Any) -> Iterator[tuple[str, str, str]]:
        sayer, address = self.cards.sayer_for(thing, prop), f"{thing.kind}/{thing.design}/{prop.name}"
        for piece in sayer.abilities.pieces(f"{thing.kind}/{thing.id}/{prop.name}"):
            names = {Trigger: ("body", "cond"), Modifier: ("value", "cond")}.get(type(piece), ())
            for name in names:
                tree = getattr(piece, name)
                if tree is not None:
                    yield from self.same(address, tree, partial(self._with, sayer, piece, name))

    def _with(self, sayer: Sayer, piece: Trigger | Modifier | Forbid, name: str, new: Any) -> str:
        """An ability with one of its parts changed."""
        return self.ability(sayer, replace(piece, **{name: new}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_change_of_a_card_goes_unread(game: str, language: str):
    """Whatever a mutant changes on a shipped card, its text changes, too."""
    assert [x for x in Reader(game, language).unnoticed() if not excused(language, *x)] == []


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_change_of_a_variants_card_goes_unread(variant: str, language: str):
    """Nor of a card that a variant brings."""
    reader = Reader("western-legends", language, f"variants/{variant}")
    assert [x for x in reader.unnoticed() if not excused(language, *x)] == []


def excused(language: str, address: str, what: str, text: str) -> bool:
    """Whether there is a reason for it."""
    return any(of in ("", language) and address.startswith(at) and what == change for of, at, change in ALIKE)


def lasting(program: Program, body: m.Block) -> str:
    """What the marks in an effect make last; the marks themselves are numbered through the program."""
    begun = {s.mark.place.name for s in statements(body) if isinstance(s, m.Begin)}
    modifiers = [(x.query, x.op, x.value, x.cond) for x in program.modifiers if _of(x.each) in begun]
    triggers = [(x.of, x.moment, x.body) for x in program.triggers if _of(x.lasts) in begun]
    rules = [x.rule for x in program.forbids if any(mark in shape(x.requirement.cond) for mark in begun)]
    return shape((modifiers, triggers, rules))


def _of(mark: m.Expr | None) -> str:
    return mark.place.name if isinstance(mark, m.Read) else ""


@pytest.fixture(scope="module")
def pack(tmp_path_factory) -> str:
    """A pack of cards with random effects."""
    return write_pack(tmp_path_factory.mktemp("random"), range(COUNT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_effects_that_read_the_same_do_the_same(pack: str, language: str):
    """Among all random effects, in this language."""
    found = assembly(SAMPLES, pack)
    spoken = Phrases.of(language, [source.folder for source in found.packs])
    cards = CardTexts.of(found.program, settings(found, Choice(SAMPLES)), spoken)
    done: dict[str, dict[str, m.Block]] = {}
    for (_, design, _), routine in found.program.texts.items():
        if design.startswith("effect-"):
            body = cards.folder.block(routine.body)
            text = " ".join(map(spoken.sentence, cards.sayer().sentences.steps(body)))
            done.setdefault(text, {}).setdefault(canonical(body) + lasting(found.program, body), body)
    assert {text: list(same) for text, same in done.items() if len(same) > 1} == {}
