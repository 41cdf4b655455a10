"""Checks the lines under `then`."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.diagnostics import did_you_mean
from wlcore.lang.source import Span
from wlcore.lang.symbols import Variable
from wlcore.lang.types import NUMBER, PLAYER, TRUTH, UNKNOWN, Type
from wlcore.scenario import tree as s
from wlcore.scenario.expect import (
    Cards,
    CardText,
    Choosable,
    Condition,
    Difference,
    Expectation,
    Knowledge,
    Members,
    Refusal,
    SameAgain,
    Sight,
    Turn,
    Winners,
)
from wlcore.scenario.rules import Formula
from wlcore.scenario.table import SeatedPlayers

About = tuple[Span, str, tuple[str, ...]]
COMPARED = ("is", "is not", "at least", "at most", "more", "less")


class ThenChecker:
    """Makes expectations from what is written."""

    def __init__(self, table: SeatedPlayers) -> None:
        self.table, self.findings = table, table.findings

    def expectation(self, line: s.Expected) -> Expectation | None:
        """One line."""
        about = (line.span, self.table.written(line.span), line.cites)
        match line:
            case s.Holds():
                return self._holds(line, about)
            case s.Listed():
                return self._listed(line, line.left, line.values, about)
            case s.May():
                if len(line.players) > 1:
                    self.findings.error("count", "one player is asked at a time", line.span)
                seat = self.table.seat(line.players[0])
                self.table.option(line.words)
                return None if seat is None else Choosable(*about, seat, line.words.text, line.negated)
            case s.Sees():
                return self._sees(line, about)
            case s.Won():
                return Winners(*about, frozenset(self.table.seats(line.players)))
            case s.Asked():
                player = self.table.value(self.table.wanted(line.player, PLAYER))
                return Turn(*about, player, self.table.about(line.about))
            case s.SaysText():
                return self._text(line, about)
            case s.Refused():
                return Refusal(*about)
            case s.Again():
                return SameAgain(*about)
        raise AssertionError(line)

    def _text(self, line: s.SaysText, about: About) -> Expectation | None:
        addresses = self.table.rules.addresses
        address = addresses.get(line.card.text)
        if address is None:
            message = f"nothing that has a text is called '{line.card.text}'"
            self.findings.error(
                "unknown-name", message, line.card.span, did_you_mean(line.card.text, addresses)
            )
        known = self.table.rules.languages
        if line.language.text not in known:
            message = f"there are no phrases in '{line.language.text}'"
            advice = "there are: " + ", ".join(known)
            self.findings.error("unknown-language", message, line.language.span, advice)
        if address is None or line.language.text not in known:
            return None
        return CardText(*about, address, line.language.text, " ".join(line.text.split()), line.whole)

    def _holds(self, line: s.Holds, about: About) -> Expectation | None:
        cond = line.cond
        if isinstance(cond, t.Binary) and cond.op in ("+", "-"):
            return self._change(cond, about)
        if isinstance(cond, t.Binary) and cond.op == "is" and self._lists(cond):
            return self._listed(line, cond.left, (cond.right,), about)
        found = self.table.wanted(cond, TRUTH)
        return Condition(*about, self.table.value(found), self._sides(cond, found), found)

    def _lists(self, cond: t.Binary) -> bool:
        """Whether a comparison says which cards or things are somewhere."""
        if isinstance(cond.left, t.Apply) and cond.left.name == "top":
            return not isinstance(cond.right, t.Word)
        return self._is_zone(cond.left)

    def _is_zone(self, tree: t.Expr) -> bool:
        """Whether a zone, the cards on top of one, or a set is compared: looked up without complaining."""
        if isinstance(tree, t.Ends):
            return True
        before = list(self.findings.found)
        found = self.table.expr(tree)
        self.findings.found[:] = before
        return isinstance(found, m.ZoneRef) or found.type.many

    def _sides(self, tree: t.Expr, found: m.Expr) -> tuple[tuple[str, Type, Formula], ...]:
        """What a condition compares, less what is plain to see."""
        if not isinstance(tree, t.Binary) or tree.op not in COMPARED or not isinstance(found, m.Op):
            return ()
        sides = [(tree.left, found.left), (tree.right, found.right)]
        return tuple(
            (self.table.written(x.span), e.type, self.table.value(e))
            for x, e in sides
            if not isinstance(e, m.Const)
        )

    def _change(self, cond: t.Binary, about: About) -> Expectation:
        value = self.table.value(self.table.wanted(cond.left, NUMBER))
        by = self.table.value(self.table.wanted(cond.right, NUMBER))
        return Difference(*about, value, by, 1 if cond.op == "+" else -1)

    def _listed(
        self, line: s.Line, left: t.Expr, values: tuple[t.Expr, ...], about: About
    ) -> Expectation | None:
        top = self.table.top(left)
        if top is None:
            zone = self.table.expr(left)
            if zone.type.many:
                members = tuple(self.table.value(self.table.wanted(x, zone.type.one)) for x in values)
                return Members(*about, self.table.value(zone), members, zone.type)
            if not isinstance(zone, m.ZoneRef):
                if zone.type != UNKNOWN:
                    self.findings.error(
                        "type", "only zones and sets hold several things or are empty", left.span
                    )
                return None
            top = zone, 0
        cards = tuple(self.table.card(x) for x in values)
        amount = max(top[1], len(cards)) if top[1] else 0
        return Cards(*about, self.table.place(top[0]), cards, amount)

    def _is_secret(self, e: m.Expr) -> bool:
        """Whether this is what a secret variable says, not which card lies somewhere."""
        return isinstance(e, m.Read) and isinstance(e.place, Variable) and e.place.secret

    def _sees(self, line: s.Sees, about: About) -> Expectation | None:
        seats = self.table.seats(line.players)
        top = self.table.top(line.what)
        if top is not None:
            return Sight(*about, seats, None, self.table.place(top[0]), top[1], line.negated)
        what = self.table.expr(line.what)
        if isinstance(what, m.ZoneRef):
            return Sight(*about, seats, None, self.table.place(what), 0, line.negated)
        if what.type == UNKNOWN:
            return None
        if not self.table.checker.is_card(what.type.kind) or self._is_secret(what):
            return Knowledge(*about, seats, self.table.value(what), what.type, line.negated)
        return Sight(*about, seats, self.table.value(what), None, 0, line.negated)
