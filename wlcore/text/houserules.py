"""Says what layers add to a game beside its cards: what happens before and after rules, what is forbidden, new actions."""

from __future__ import annotations

from collections.abc import Iterator

from wlcore.lang.additions import Modifier, Trigger
from wlcore.lang.program import Forbid
from wlcore.lang.symbols import Routine
from wlcore.text.cards import CardTexts
from wlcore.text.forms import capital
from wlcore.text.human import human_name
from wlcore.text.port import Phrases
from wlcore.text.saying import FRAME, Said, Words

LAYER = "layer"
"""What stands before the id of a layer where texts go by their address: `layer/toll`."""


class HouseRules:
    """The rules of layers, in a language and under given switches."""

    def __init__(self, cards: CardTexts) -> None:
        self.cards, self.program, self.phrases = cards, cards.program, cards.phrases

    def of(self, pack: str) -> list[str]:
        """What a layer says, a sentence each; its actions last."""
        lines = filter(None, self.phrases.sentences(lambda phrases: self.among(phrases).said(pack)))
        return [*dict.fromkeys(lines), *(self.action(action) for action in self.actions(pack))]

    def among(self, phrases: Phrases) -> HouseRules:
        """The same for these phrases: its own, or those of English where a phrase is missing."""
        return self if phrases is self.phrases else HouseRules(self.cards.among(phrases))

    def said(self, pack: str) -> list[Said]:
        """What a layer adds to the rules, in the order in which it is written."""
        pieces = sorted(self._pieces(pack), key=lambda piece: piece[0])
        return [said for _, said in pieces if said is not None]

    def _pieces(self, pack: str) -> Iterator[tuple[tuple[str, int, int], Said | None]]:
        """What a layer adds to the rules, each with the place where it is written."""
        program, sayer = self.program, self.cards.sayer
        for trigger in program.triggers:
            if self._is_of(trigger, pack):
                yield _at(trigger), sayer().abilities.trigger(trigger)
        for modifier in program.modifiers:
            if self._is_of(modifier, pack):
                yield _at(modifier), sayer().abilities.modifier(modifier)
        for forbid in (*program.forbids, *program.narrowed):
            if self._is_of(forbid, pack):
                yield _at(forbid), sayer().abilities.forbid(forbid)
        for watch in program.watches:
            if watch.pack == pack:
                span = watch.span
                yield (span.file, span.line, span.col), sayer().abilities.watch(watch)

    def _is_of(self, piece: Trigger | Modifier | Forbid, pack: str) -> bool:
        """Whether a layer says this by itself: what a text begins for a while is said there."""
        if piece.pack != pack or piece.source not in ("", f"{LAYER}/{pack}"):
            return False
        return not self.cards.sayer().abilities.is_begun(piece)

    def actions(self, pack: str) -> list[Routine]:
        """The actions that a layer brings."""
        return [action for action in self.program.routines("action") if action.pack == pack]

    def action(self, action: Routine) -> str:
        """What a new action is called and does."""
        does = self.cards.said_in_full(action)
        return capital(self.phrases.text("new-action", name=self.name(action), does=does))

    def name(self, action: Routine) -> str:
        """What an action is called."""
        option, rule = f"option-{action.name}", f"rule-{action.name}"
        if self.phrases.static(option, ""):
            return capital(self.phrases.text(option))
        if self.phrases.has(rule):
            return capital(self.phrases.tidy(Words(rule, {}, FRAME), "bare"))
        return human_name(action.name)


def _at(piece: Trigger | Modifier | Forbid) -> tuple[str, int, int]:
    span = piece.requirement.span if isinstance(piece, Forbid) else piece.span
    return span.file, span.line, span.col
