"""Who sits at the table of one scenario, and what words mean there: shared by the checkers of its parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.check_expr import ExprChecker
from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.scope import Scope
from wlcore.lang.source import NOWHERE, Span, Text
from wlcore.lang.types import CARD, CARDS, NUMBER, PLAYER, UNKNOWN, Type
from wlcore.scenario.rules import Formula, Rules, Sheet
from wlcore.scenario.tree import Word

EVERYBODY = "everybody"


class SeatedPlayers:
    """The players with the automata behind them, and how expressions are checked and compiled for them."""

    def __init__(
        self, rules: Rules, players: Sequence[str], text: Text, findings: Findings, sheet: Sheet
    ) -> None:
        self.rules, self.text, self.findings, self.sheet = rules, text, findings, sheet
        self.spoken = rules.spoken.at_table(players)
        self.players = list(self.spoken.players)
        self.checker = ExprChecker(rules.program, findings)

    # ---- words -----------------------------------------------------------------------------------------

    def seat(self, word: Word) -> int | None:
        """The seat (from 0) of a player."""
        if word.text in self.players:
            return self.players.index(word.text)
        advice = did_you_mean(word.text, self.players) or "these play: " + ", ".join(self.players)
        self.findings.error("unknown-player", f"nobody here is called '{word.text}'", word.span, advice)
        return None

    def seats(self, words: Iterable[Word]) -> tuple[int, ...]:
        """The seats of several, or of everybody."""
        words = list(words)
        if [word.text for word in words] == [EVERYBODY]:
            return tuple(range(len(self.players)))
        return tuple(seat for word in words if (seat := self.seat(word)) is not None)

    def option(self, word: Word) -> None:
        """Note words that are no option of this game."""
        if not self.spoken.find(word.text):
            message = f"nothing that can be chosen in this game is called '{word.text}'"
            advice = self.findings.near(word.text, lambda: self.spoken.vocabulary)
            self.findings.error("unknown-option", message, word.span, advice)

    def about(self, word: Word | None) -> str:
        """What somebody is asked for."""
        if word is not None and word.text not in self.rules.asked:
            message = f"nobody is ever asked for '{word.text}'"
            self.findings.error(
                "unknown-option", message, word.span, self.findings.near(word.text, lambda: self.rules.asked)
            )
        return word.text if word is not None else ""

    def written(self, span: Span) -> str:
        """What is written in a place."""
        return self.text.lines[span.line - 1][span.col - 1 : span.end_col - 1]

    # ---- expressions -----------------------------------------------------------------------------------

    def scope(self) -> Scope:
        """The players by name; nobody is 'you'."""
        return Scope(aliases=dict(self._by_name), you=None, actor=None, pure=True)

    @cached_property
    def _by_name(self) -> dict[str, m.Expr]:
        return {name: m.Const(NOWHERE, PLAYER, seat, name) for seat, name in enumerate(self.players)}

    def expr(self, tree: t.Expr, want: Type | None = None) -> m.Expr:
        """The meaning of an expression."""
        return self.checker.expr(tree, self.scope(), want)

    def wanted(self, tree: t.Expr, want: Type) -> m.Expr:
        """The meaning of an expression of a type."""
        return self.checker.want(tree, want, self.scope())

    def value(self, e: m.Expr) -> Formula:
        """An expression as a function; one that is broken is left out."""
        return Formula() if self.findings.failed else self.sheet.value(e)

    def card(self, tree: t.Expr, want: Type = CARD) -> Formula:
        """A card as a function; the name of a design with several copies means any of them."""
        if isinstance(tree, t.Name) and self.checker.is_card(want.kind) and tree.id not in self.players:
            copies = [
                card
                for card in self.rules.copies.get(tree.id, ())
                if self.rules.program.cards[card].id != tree.id
            ]
            if copies:
                return self.value(
                    m.Items(tree.span, CARDS, tuple(m.Const(tree.span, CARD, card) for card in copies))
                )
        return self.value(self.wanted(tree, want))

    def place(self, e: m.Read | m.ZoneRef) -> Formula:
        """The number of a place as a function."""
        return Formula() if self.findings.failed else self.sheet.place(e)

    def top(self, tree: t.Expr) -> tuple[m.ZoneRef, int] | None:
        """The zone and how many cards of it, for `top of ZONE` and `top N of ZONE`; nothing for anything else."""
        if isinstance(tree, t.Apply) and tree.name == "top" and len(tree.args) == 1:
            of, amount = tree.args[0], 1
        elif isinstance(tree, t.Ends) and tree.top:
            of, amount = tree.of, self._amount(tree.amount)
        else:
            return None
        zone = self.expr(of)
        if isinstance(zone, m.ZoneRef):
            return zone, amount
        if zone.type != UNKNOWN:
            self.findings.error("type", "a zone is wanted after 'top of'", of.span)
        return None

    def _amount(self, tree: t.Expr) -> int:
        found = self.wanted(tree, NUMBER)
        if isinstance(found, m.Const):
            return found.value
        self.findings.error("type", "a number is wanted here", tree.span)
        return 1
