"""Texts of cards that a translator wrote by hand, in one language: what each must mention, and whether it is out of date.

A phrase `by-hand-KIND-ID-TEXT` is said instead of what the tree says. It is a debt: nobody notices what it gets wrong.
So it stores the fingerprint of the tree (`.of`), and must hold every number and every name that the effect has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from wlcore.lang import meaning as m
from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program
from wlcore.lang.shape import digest, shape
from wlcore.lang.symbols import Symbol
from wlcore.text.cards import CardTexts, by_hand_id
from wlcore.text.folding import Folder
from wlcore.text.port import OF, Phrases
from wlcore.text.saying import NAME, Words

UNNAMED = frozenset(("number", "truth", "none", "player"))


def debts(program: Program, phrases: Phrases) -> list[str]:
    """The phrases of a language that are written by hand."""
    return [phrase for phrase in _texts(program, phrases) if phrase in phrases.entries]


def check_by_hand(program: Program, phrases: Phrases, findings: Findings) -> None:
    """Find what a text by hand leaves out, and whether its effect has changed."""
    cards = CardTexts(program, Folder({}), phrases)
    for phrase, tree in _texts(program, phrases).items():
        entry = phrases.entries.get(phrase)
        if entry is None:
            continue
        now, then = digest(shape(tree)), (entry.text(OF) or "").strip()
        if then != now:
            what = "has changed since it was written" if then else "is not stored with it"
            advice = f"compare it with the effect, then write '.{OF} = {now}'"
            findings.warn("stale-phrase", f"'{phrase}': the effect {what}", entry.span, advice)
        text = phrases.sentence(Words(phrase))
        for wanted in dict.fromkeys(_mentioned(tree, cards)):
            if not re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", text, re.IGNORECASE):
                message = f"'{phrase}' does not mention '{wanted}', which its effect does"
                findings.error("by-hand-unsaid", message, entry.span, "say it, or let the effect speak")


def _texts(program: Program, phrases: Phrases) -> dict[str, tuple[object, ...]]:
    cards = CardTexts(program, Folder({}), phrases)
    found = {}
    for thing in cards.program.designs():
        for prop in program.kinds[thing.kind].properties.values():
            if prop.text:
                found[by_hand_id(thing, prop)] = cards.tree(thing, prop)
    return {phrase: tree for phrase, tree in found.items() if tree}


def _mentioned(piece: object, cards: CardTexts) -> Iterator[str]:
    """The numbers and names in a tree."""
    if isinstance(piece, m.Const):
        if piece.type.kind == "number":
            yield str(piece.value)
        elif piece.id and piece.type.kind not in UNNAMED:
            yield cards.phrases.say(Words(f"{piece.type.kind}-{piece.id}", sort=NAME), "name")
    elif isinstance(piece, (tuple, list)):
        for part in piece:
            yield from _mentioned(part, cards)
    elif is_dataclass(piece) and not isinstance(piece, (Symbol, type)):
        for field in fields(piece):
            if field.name not in ("span", "cites", "type"):
                yield from _mentioned(getattr(piece, field.name), cards)
