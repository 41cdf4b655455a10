"""The text of everything in both games, one file a language, to be read from start to end.

An edition or variant that says something else than the first is listed with what it says; a variant begins with what it
adds to the rules.
"""

from __future__ import annotations

from pathlib import Path

from tests.text.reading import LANGUAGES
from wlcore.engine.switches import EDITIONS
from wlcore.loading import Choice, checked, settings
from wlcore.text.cards import CardTexts, texts
from wlcore.text.folding import Folder
from wlcore.text.forms import capital
from wlcore.text.port import Phrases

FOLDER = Path(__file__).parent / "snapshots"
GAMES = {
    "public-enemy": ("cavalry", "dollars", "duel", "shorter", "supremacy"),
    "western-legends": (
        "first-game",
        "goals",
        "man-in-black",
        "wild-wild-west",
        "fistful-of-extras",
        "good-bad-handsome",
    ),
}
TOGETHER = {"western-legends": (("fistful-of-extras", "goals"), ("good-bad-handsome", "goals"))}
"""Variants one of which says something beside the other."""


def everything(language: str) -> str:
    """Everything in a language; of one that not every pack promises, what things say in it without any English."""
    if language not in LANGUAGES:
        return "\n".join(section(game, whole(Choice(game), language)) for game in GAMES)
    parts = []
    for game, variants in GAMES.items():
        first = spoken(Choice(game), language)
        parts.append(section(f"{game}, edition {EDITIONS[0]}", first))
        for edition in EDITIONS[1:]:
            other = spoken(Choice(game, edition), language)
            parts.append(section(f"{game}, edition {edition}: what differs", differing(first, other)))
        for variant in variants:
            new = added(game, variant, language) | things(game, variant, first, language)
            parts.append(section(f"{game} with {variant}", new))
        for one, other in TOGETHER.get(game, ()):
            parts.append(section(f"{game} with {one} beside {other}", beside(game, one, other, language)))
    return "\n".join(part for part in parts if part)


def spoken(choice: Choice, language: str) -> dict[str, str]:
    """The texts of a game, sorted by id."""
    made = checked(choice)
    phrases = Phrases.of(language, [pack.folder for pack in made.packs])
    found = texts(made.program, settings(made, choice), phrases)
    cards = CardTexts.of(made.program, settings(made, choice), phrases)
    names = {f"{thing.kind}/{thing.design}": capital(cards.name(thing)) for thing in cards.program.designs()}
    assert list(phrases.missing) == phrases.voice.errors == []
    return {address: f"{names[address]}: {found[address]}" for address in sorted(found)}


def whole(choice: Choice, language: str) -> dict[str, str]:
    """The texts of those things of a game that a language has every phrase for, sorted by id."""
    made = checked(choice)
    phrases = Phrases.of(language, [pack.folder for pack in made.packs])
    cards = CardTexts.of(made.program, settings(made, choice), phrases)
    found = {}
    for thing in cards.program.designs():
        before = phrases.lacked
        text, name = cards.thing(thing), f"{thing.kind}-{thing.design}"
        if text and phrases.lacked == before and name in phrases.entries:
            found[f"{thing.kind}/{thing.design}"] = f"{capital(cards.name(thing))}: {text}"
    assert phrases.voice.errors == []
    return dict(sorted(found.items()))


def differing(first: dict[str, str], other: dict[str, str]) -> dict[str, str]:
    """What an edition says in another way."""
    return {address: text for address, text in other.items() if first.get(address) != text}


def things(game: str, variant: str, first: dict[str, str], language: str) -> dict[str, str]:
    """What things say that a variant brings or changes."""
    return differing(first, spoken(Choice(game, variants=(variant,)), language))


def beside(game: str, one: str, other: str, language: str) -> dict[str, str]:
    """What things say with both variants that they say with neither."""
    both = spoken(Choice(game, variants=(one, other)), language)
    for variant in (one, other):
        both = differing(spoken(Choice(game, variants=(variant,)), language), both)
    return both


def added(game: str, variant: str, language: str) -> dict[str, str]:
    """What a variant adds to the rules, in the order of its files."""
    base, made = checked(Choice(game)).program, checked(Choice(game, variants=(variant,)))
    phrases = Phrases.of(language, [pack.folder for pack in made.packs])
    cards = CardTexts(made.program, Folder({}), phrases)
    had = {t.span for t in (*base.triggers, *base.modifiers)} | {f.requirement.span for f in base.forbids}
    said = [(t.span, cards.sayer().abilities.trigger(t)) for t in made.program.triggers]
    said += [(x.span, cards.sayer().abilities.modifier(x)) for x in made.program.modifiers]
    said += [(f.requirement.span, cards.sayer().abilities.forbid(f)) for f in made.program.forbids]
    new = [(span, words) for span, words in said if span not in had and words is not None]
    lines = [phrases.sentence(words) for _, words in sorted(new, key=lambda pair: pair[0])]
    assert list(phrases.missing) == phrases.voice.errors == []
    return {str(number): line for number, line in enumerate(lines, 1)}


def section(title: str, found: dict[str, str]) -> str:
    """A heading and its texts."""
    if not found:
        return ""
    return "\n".join([f"## {title}", "", *(f"{address}\n    {text}" for address, text in found.items()), ""])
