"""Checks the lines under `given`."""

from __future__ import annotations

from wlcore.engine.chance import from_deck
from wlcore.lang import meaning as m
from wlcore.lang import tree as t
from wlcore.lang.diagnostics import did_you_mean
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter
from wlcore.lang.types import CARD, UNKNOWN, Type
from wlcore.scenario import tree as s
from wlcore.scenario.position import Learn, SetCards, Setting, SetValue
from wlcore.scenario.ready import Fated, Start
from wlcore.scenario.rules import Formula
from wlcore.scenario.table import SeatedPlayers


class GivenChecker:
    """Makes what sets a position from what is written."""

    def __init__(self, table: SeatedPlayers) -> None:
        self.table, self.findings = table, table.findings

    def begin(self, line: s.Begin) -> Start | None:
        """`begin with PLAYER asked for NAME`."""
        seat, about = self.table.seat(line.player), self.table.about(line.about)
        return None if seat is None else Start(line.span, seat, about)

    # ---- chance ----------------------------------------------------------------------------------------

    def fate(self, line: s.Fate) -> Fated | None:
        """`chance NAME is ...`, `chance top of ZONE is ...`."""
        top = self.table.top(line.of)
        if top is not None:
            zone, _ = top
            if zone.zone.discipline != "deck":
                self.findings.error("type", "only decks have cards that chance decides about", line.of.span)
                return None
            return Fated(line.span, from_deck(0), self.table.place(zone), self._values(line.values, CARD))
        if isinstance(line.of, t.Name):
            return self._choice(line, line.of)
        if not self.findings.failed:
            advice = "write 'chance NAME is ...' or 'chance top of ZONE is ...'"
            self.findings.error("chance", "this is nothing that chance decides about", line.of.span, advice)
        return None

    def _choice(self, line: s.Fate, name: t.Name) -> Fated | None:
        known = self.table.rules.by_chance
        if name.id not in known:
            message = f"nothing is chosen at random under the name '{name.id}'"
            self.findings.error("unknown-chance", message, name.span, did_you_mean(name.id, known))
            return None
        source = known[name.id].source
        kind = "card" if isinstance(source, m.ZoneRef) else source.type.kind
        return Fated(line.span, name.id, None, self._values(line.values, Type(kind)))

    def _values(self, trees: tuple[t.Expr, ...], want: Type) -> tuple[tuple[Span, Formula], ...]:
        return tuple((tree.span, self.table.card(tree, want)) for tree in trees)

    # ---- the position ----------------------------------------------------------------------------------

    def setting(self, line: s.Placed | s.Knows) -> Setting | None:
        """A line that sets something."""
        return self._knows(line) if isinstance(line, s.Knows) else self._placed(line)

    def _placed(self, line: s.Placed) -> Setting | None:
        top = self.table.top(line.place)
        if top is not None:
            zone, amount = top
            if zone.zone.discipline in ("hand", "box"):
                message = f"'{zone.zone.name}' has no top: its cards lie in no order"
                self.findings.error("type", message, line.place.span)
            if isinstance(line.place, t.Ends) and amount != len(line.values):
                self.findings.error(
                    "count", f"{amount} cards are announced and {len(line.values)} named", line.span
                )
            return SetCards(
                line.span, zone.zone.name, self.table.place(zone), self._values(line.values, CARD), True
            )
        place = self.table.expr(line.place)
        if isinstance(place, m.ZoneRef):
            return SetCards(
                line.span, place.zone.name, self.table.place(place), self._values(line.values, CARD), False
            )
        if isinstance(place, m.Read):
            return self._value(line, place)
        if place.type != UNKNOWN:
            message = "this is worked out from other things and cannot be set"
            self.findings.error("not-a-place", message, line.place.span, "set counters, variables and zones")
        return None

    def _value(self, line: s.Placed, place: m.Read) -> Setting | None:
        if len(line.values) != 1:
            what = (
                "a counter holds a number"
                if isinstance(place.place, Counter)
                else "a variable holds one thing"
            )
            self.findings.error("count", f"one value is wanted here: {what}", line.span)
            return None
        want = place.type if not place.type.nobody else Type(place.type.kind, nobody=True)
        value = self.table.wanted(line.values[0], want)
        least = place.place.floor if isinstance(place.place, Counter) else None
        return SetValue(line.span, place.place.name, self.table.place(place), self.table.value(value), least)

    def _knows(self, line: s.Knows) -> Setting | None:
        seats = self.table.seats(line.players)
        top = self.table.top(line.what)
        if top is not None:
            return Learn(line.span, seats, None, self.table.place(top[0]), top[1])
        what = self.table.expr(line.what)
        if isinstance(what, m.ZoneRef):
            return Learn(line.span, seats, None, self.table.place(what), 0)
        if what.type != UNKNOWN and not self.table.checker.is_card(what.type.kind):
            self.findings.error("type", f"cards are seen, not {what.type.a}", line.what.span)
            return None
        return Learn(line.span, seats, self.table.value(what), None, 0)
