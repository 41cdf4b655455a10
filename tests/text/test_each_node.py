"""Each node of an effect or line is said: what is left out of the tree is left out of the text, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Any

import pytest

from tests.text.alike import KEPT
from tests.text.reading import LANGUAGES
from tests.text.test_meaning import GAMES, Reader
from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger
from wlcore.lang.parts import expressions
from wlcore.lang.program import Forbid
from wlcore.lang.types import TRUTH
from wlcore.text.abilities import Line

pytestmark = pytest.mark.slow("each node of an effect is said")

LAYERS = {
    "public-enemy": ("cavalry", "dollars", "duel", "shorter", "supremacy"),
    "western-legends": ("first-game", "goals", "man-in-black", "wild-wild-west", "good-bad-handsome"),
}
UNSAID = {
    (
        "while-in-use",
        "left of and",
    ): "what all abilities of an item hang on is said once, before them: 'in use'",
    ("ability", "left of and"): "what all abilities of a character hang on is said once: 'from 5 points on'",
}
"""What need not be said: the text on a thing, what is left out, and why."""


def without(tree: Any) -> Iterator[tuple[str, Any]]:
    """A tree without one of its nodes: a statement, a condition, one side of a condition, who acts, how often, how it is chosen."""
    if isinstance(tree, tuple):
        statements = tree and all(isinstance(part, m.Statement) for part in tree)
        for at, part in enumerate(tree):
            if statements and len(tree) > 1 and not _named_later(part, tree[at + 1 :]):
                yield f"{type(part).__name__}", (*tree[:at], *tree[at + 1 :])
            for what, new in without(part):
                yield what, (*tree[:at], new, *tree[at + 1 :])
        return
    if not is_dataclass(tree) or isinstance(tree, type):
        return
    if isinstance(tree, m.Op) and tree.op in ("and", "or"):
        yield f"left of {tree.op}", tree.right
        yield f"right of {tree.op}", tree.left
    if isinstance(tree, m.Not):
        yield "not", tree.of
    if isinstance(tree, m.Filter):
        yield "where", tree.of
    if isinstance(tree, m.If) and tree.otherwise:
        yield "otherwise", replace(tree, otherwise=())
    for f in fields(tree):
        if f.name not in KEPT:
            for what, new in without(getattr(tree, f.name)):
                yield what, replace(tree, **{f.name: new})


def _named_later(statement: Any, rest: tuple[Any, ...]) -> bool:
    """Whether what follows speaks of what a statement names."""
    name = getattr(statement, "name", "")
    return bool(name) and any(isinstance(e, m.Local) and e.name == name for e in expressions(rest))


class Whole(Reader):
    """Reads effects and lines without one of their nodes."""

    def others(self, tree: Any) -> Iterator[tuple[str, Any]]:
        """Each node left out."""
        yield from without(tree)

    def lines(self) -> Iterator[tuple[str, str, str]]:
        """What could be left out of the lines of layers, and no reader would notice."""
        program, layers = self.program, self.program.packs[1:]
        own: list[Line] = [*program.triggers, *program.modifiers, *program.forbids]
        for line in own:
            if line.pack in layers and not (line.source and not line.source.startswith("layer/")):
                yield from self._of(line)

    def _of(self, line: Line) -> Iterator[tuple[str, str, str]]:
        sayer = self.cards.sayer()
        if sayer.abilities.is_begun(line):  # type: ignore[arg-type]
            return
        whole = {Trigger: ("body", "cond"), Modifier: ("value", "cond")}.get(type(line), ())
        of = line.of if isinstance(line, Trigger) else line.rule if isinstance(line, Forbid) else line.query  # type: ignore[union-attr]
        at = f"{line.pack}/{of}"
        if isinstance(line, Forbid):
            held = line.requirement

            def banned(cond: m.Expr) -> str:
                return self.ability(sayer, replace(line, requirement=replace(held, cond=cond)))  # type: ignore[type-var]

            never = m.Const(held.span, TRUTH, 0)
            always = isinstance(held.cond, m.Const) or (
                isinstance(held.cond, m.Not) and isinstance(held.cond.of, m.Const)
            )
            if not always and banned(never) == (text := banned(held.cond)):
                yield at, "when", text
            yield from self.same(at, held.cond, banned)
        for name in whole:
            tree, say = getattr(line, name), partial(self._with, sayer, line, name)
            if name == "cond" and tree is not None and not self._is_owners(line) and say(None) == say(tree):
                yield at, "if", say(tree)
            if tree is not None:
                yield from self.same(at, tree, say)

    def _is_owners(self, line: Line) -> bool:
        """Whether a line is about its owner by its condition alone."""
        return bool(getattr(line, "owner", None))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_card_is_left_unsaid(game: str, language: str):
    """A statement, a condition, a side of one: whatever is left out of a shipped card, its text says less."""
    assert [
        x for x in Whole(game, language).unnoticed() if (x[0].rpartition("/")[2], x[1]) not in UNSAID
    ] == []


@pytest.mark.parametrize("layer", [(game, layer) for game, layers in LAYERS.items() for layer in layers])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_layers_line_is_left_unsaid(layer: tuple[str, str], language: str):
    """Nor of what a layer adds to the rules."""
    game, name = layer
    reader = Whole(game, language, f"variants/{name}")
    assert list(reader.lines()) == []
