"""Says who has how much: of a counter, of the cards in a hand, and more or less of it than somebody else."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.symbols import Counter
from wlcore.text.saying import RELATIVE, Said, Words, frame, noun
from wlcore.text.sets import Sets

COMPARISONS = {
    "is": "is",
    "is not": "is-not",
    "at least": "at-least",
    "at most": "at-most",
    "more": "more-than",
    "less": "less-than",
}
OPPOSITES = {
    "is": "is not",
    "is not": "is",
    "at least": "less",
    "at most": "more",
    "more": "at most",
    "less": "at least",
}
BEYOND = {"highest": ("more", "at least"), "lowest": ("less", "at most")}
"""The comparisons that hold with all of many if they hold with the highest or lowest; with others one is enough."""
TURNED = {
    "is": "is",
    "is not": "is not",
    "at least": "at most",
    "at most": "at least",
    "more": "less",
    "less": "more",
}


class Comparisons(Sets):
    """Turns comparisons of what players have into clauses."""

    def between_players(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more coins than that player', where both sides count the same."""
        one, other = self.had(left), self.had(right)
        if one is None or other is None or one[1] != other[1]:
            return None
        (owner, _), (than, _) = one, other
        if self.is_relative(than):
            return self.between_players(right, left, TURNED[op])
        who = self.value(owner)
        what = self.had_noun(left)
        return frame(f"has-{COMPARISONS[op]}-another", who=who, what=what, other=self.value(than))

    def with_extreme(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more coins than each other player': compared with the highest or lowest of many."""
        if isinstance(left, m.Folded):
            left, right, op = right, left, TURNED[op]
        if not (isinstance(right, m.Folded) and right.fold in BEYOND):
            return None
        one, other = self.had(left), self.had(right.value)
        if one is None or other is None or one[1] != other[1] or not self.is_named(other[0], right.name):
            return None
        beyond = BEYOND[right.fold]
        over = self.group(right.over)
        if isinstance(right.over, m.Everyone):  # whoever is compared is among them
            if op == beyond[0]:
                return None
            op = {"is": beyond[1], "is not": OPPOSITES[beyond[1]]}.get(op, op)
            over = noun("other-player")
        who, what = self.value(one[0]), self.had_noun(left)
        if op in ("is", "is not"):
            than = noun("with-most" if right.fold == "highest" else "with-fewest", set=over, by=what).as_(
                "the"
            )
        else:
            than = over.as_("each" if op in beyond else "a")
        return frame(f"has-{COMPARISONS[op]}-another", who=who, what=what, other=than)

    def is_named(self, e: m.Expr, name: str) -> bool:
        """Whether this is what goes by a name."""
        return isinstance(e, m.Local) and e.name == name

    def had(self, e: m.Expr) -> tuple[m.Expr, object] | None:
        """Who has what is counted, and what that is."""
        if isinstance(e, m.Read) and isinstance(e.place, Counter) and e.place.dims[:1] == ("player",):
            return e.args[0], (e.place.name, e.args[1:])
        zone = self.held_zone(e)
        return None if zone is None else (zone.args[0], zone.zone.name)

    def held_zone(self, e: m.Expr) -> m.ZoneRef | None:
        """The zone whose cards are counted, if players are said to have them: 'you have 3 cards in hand'."""
        of = e.of if isinstance(e, m.Quantified) and e.quantifier == "count" and e.cond is None else None
        if not isinstance(of, m.ZoneRef) or of.zone.dims != ("player",):
            return None
        return of if self.phrases.has(f"held-{of.zone.name}") else None

    def had_noun(self, e: m.Expr) -> Words:
        """What somebody has, as a noun: coins, cards in hand."""
        if isinstance(e, m.Read):
            return self.counter(e).as_("", "plural")
        zone = self.held_zone(e)
        assert zone is not None
        return noun(f"held-{zone.zone.name}").as_("", "plural")

    def held_of(self, e: m.Expr, name: str) -> bool:
        """Whether cards are counted that a named player is said to have."""
        zone = self.held_zone(e)
        owner = None if zone is None else zone.args[0]
        return isinstance(owner, m.Local) and owner.name == name

    def is_relative(self, e: m.Expr) -> bool:
        """Whether a relative clause speaks of this."""
        said = self.mentions.stands_for.get(e.name) if isinstance(e, m.Local) else None
        return isinstance(said, Words) and said.sort == RELATIVE

    def held_so_many(self, e: m.Quantified, n: int, how: str) -> Said | None:
        """Somebody has so many cards in hand."""
        zone = self.held_zone(e)
        if zone is None:
            return None
        owner, held = self.value(zone.args[0]), noun(f"held-{zone.zone.name}")
        if n == 0 and how in ("is", "at-most"):
            return frame("has-none", who=owner, what=held.as_("no", ""))
        if (n == 0 and how in ("is-not", "more-than")) or (n == 1 and how == "at-least"):
            return frame("has-some", who=owner, what=held.as_("a", ""))
        return frame(f"has-{how}", who=owner, what=held.as_("n", n))
