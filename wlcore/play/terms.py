"""What a word of the game means: a figure on the screen with what everybody has of it, and what the rules in short say of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wlcore.engine.view import View
from wlcore.play.console import columns
from wlcore.play.figures import Figures
from wlcore.text.clauses import chapter_title

if TYPE_CHECKING:
    from wlcore.play.words import Wording

COUNTS = (1, 2, 5)
"""Amounts that a noun is said with, to know its forms."""
SENTENCE = re.compile(r"(?<=[.!?]) +")
AMOUNT = re.compile(r"[\d$]+")
STEM, ENDING = 5, 2
"""From so many letters on a word is looked for without so many at its end: languages inflect it."""
MOST = 6


def figure(typed: str, view: View, words: Wording) -> str:
    """The name of the figure that somebody calls so: by its label on the screen, or by what is counted; '' if there is none."""
    screen, wanted = view.game.data.screen, typed.casefold().strip()
    names = dict.fromkeys((*screen["player"], *screen["counted"], *screen["table"]))
    found = next((name for name in names if wanted in map(str.casefold, _called(name, words))), "")
    if found in screen["player"] or found in screen["table"]:
        return found
    held = (n for n in screen["player"] if any(wanted in f.casefold().split() for f in _called(n, words)))
    return next(held, found) if found else ""  # a part of the score stands for what it is counted from


def told(name: str, view: View, words: Wording) -> list[str]:
    """What everybody has of a figure, and of how much there can be."""
    figures, label = Figures(view, words), words.label(name)
    if name in view.game.data.screen["table"]:
        return [words.phrases.labelled(of, value) for of, value in figures.of_table(name)]
    if not figures.single(name):
        return [label]
    held = ", ".join(f"{words.heading(seat)} {figures.of_limit(name, seat)}" for seat in range(view.players))
    forms = [form for form in _called(name, words) if form != label]
    forms = [] if label.casefold() in map(str.casefold, forms) else forms[:1]
    return [words.phrases.labelled(f"{label} ({forms[0]})" if forms else label, held)]


def in_short(forms: Sequence[str], chapters: Sequence[str], words: Wording) -> list[str]:
    """The sentences of the rules in short that say one of these words, each behind the title of its chapter."""
    begins = re.compile("|".join(rf"\b{re.escape(_stem(form))}" for form in forms), re.IGNORECASE)
    rows = [
        (chapter_title(chapter, words.phrases), sentence)
        for chapter in chapters
        for sentence in SENTENCE.split(words.told(f"chapter-{chapter}"))
        if begins.search(sentence)
    ]
    return columns(
        [
            ("" if n and rows[n - 1][0] == title else title, said)
            for n, (title, said) in enumerate(rows[:MOST])
        ]
    )


def forms_of(name: str, words: Wording) -> list[str]:
    """The words by which the rules may speak of a figure; what is shortened on the screen is not."""
    found = list(dict.fromkeys(_called(name, words)))
    return [form for form in found if not form.endswith(".")] or found


def _called(name: str, words: Wording) -> Iterator[str]:
    yield words.label(name)
    _, dims, _, _ = words.game.data.value_dims.get(name, (0, ("", ""), (), ""))
    if words.phrases.has(f"counter-{name}") and tuple(dims) in ((), ("player",)):
        counter = words.log.placed(f"counter-{name}", name, {})
        for n in COUNTS:
            said = AMOUNT.sub("", words.phrases.say(words.log.amount(name, counter, n))).strip()
            if said:
                yield said


def _stem(word: str) -> str:
    return word[:-ENDING] if len(word) >= STEM else word
