"""Says who has how much: of a counter, of the cards in a hand, and more or less of it than somebody else."""

from __future__ import annotations

from wlcore.lang import meaning as m
from wlcore.lang.before import plain
from wlcore.lang.symbols import Counter
from wlcore.text.folding import still_asked, times
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

    def beside_each_other(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more coins than points': two things that one player has."""
        if not (self.counts(left) and self.counts(right)):
            return None
        assert isinstance(left, m.Read)
        assert isinstance(right, m.Read)
        if left.args != right.args or left.place == right.place:
            return None
        what, other = self.counter(left).as_("", "plural"), self.counter(right).as_("", "plural")
        return frame(f"has-{COMPARISONS[op]}-beside", who=self.value(left.args[0]), what=what, other=other)

    def counts(self, e: m.Expr) -> bool:
        """Whether this is what a player has of something that is counted one by one."""
        place = e.place if isinstance(e, m.Read) else None
        return isinstance(place, Counter) and place.dims == ("player",) and not place.unit

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

    def owned(self, of: m.Expr) -> tuple[m.Expr, Words] | None:
        """Who has the things of a set, and these as a noun, where a phrase says that players have them (`.held`): items."""
        conds = still_asked(of.cond) if isinstance(of, m.Filter) else []
        base = of.of if isinstance(of, m.Filter) else of
        if isinstance(base, m.Ask) and base.query.params and base.query.params[0].type.kind == "player":
            named = self.phrases.static(f"query-{plain(base.query.name)}", "held")
            owner = base.args[0]
        elif isinstance(of, m.Filter) and isinstance(base, m.Everyone):
            named, owner, left = "", base, []
            for c in conds:
                relation = isinstance(c, m.Read) and len(c.args) == 2 and self.is_element(c.args[1], of)
                if not named and relation and not times(c.args[0], of.name):  # type: ignore[attr-defined]
                    named = self.phrases.static(f"variable-{c.place.name}", "held")  # type: ignore[attr-defined]
                    owner = c.args[0]  # type: ignore[attr-defined]
                if not (relation and named):
                    left.append(c)
            conds = left
        else:
            return None
        if not named:
            return None
        found = noun(named)
        for c in conds:
            assert isinstance(of, m.Filter)
            found = self.narrowed(found, c, of)
        return owner, found

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
        return self.has_so_many(self.value(zone.args[0]), noun(f"held-{zone.zone.name}"), n, how)

    def has_so_many(self, owner: Said, held: Words, n: int, how: str) -> Said:
        """Somebody has so many of something that is counted one by one."""
        if n == 0 and how in ("is", "at-most"):
            return frame("has-none", who=owner, what=held.as_("no", ""))
        if (n == 0 and how in ("is-not", "more-than")) or (n == 1 and how == "at-least"):
            return frame("has-some", who=owner, what=held.as_("a", ""))
        return frame(f"has-{how}", who=owner, what=held.as_("n", n))
