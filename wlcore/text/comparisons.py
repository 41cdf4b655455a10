"""Says who has how much: of a counter, of the cards in a hand, and more or less of it than somebody else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from wlcore.lang import meaning as m
from wlcore.lang.before import plain
from wlcore.lang.symbols import Counter
from wlcore.text.folding import still_asked, times
from wlcore.text.human import arg_name
from wlcore.text.mentions import OTHER
from wlcore.text.part import Part
from wlcore.text.saying import FRAME, OPEN, RELATIVE, Said, Words, frame, noun
from wlcore.text.sums import Lead, lead

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


HOLDER = "whoever has it"
"""What stands for the player who has been named as having something, where it is told where that lies."""


class Comparisons(Part):
    """Turns comparisons of what players have into clauses."""

    def between_players(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more coins than that player', where both sides count the same."""
        one, other = self.has(left), self.has(right)
        if one is None or other is None or one[1] != other[1]:
            return None
        (owner, _), (than, _) = one, other
        if self.is_relative(than):
            return self.between_players(right, left, TURNED[op])
        who = self.say.value(owner)
        what = self.had_noun(left)
        return frame(f"has-{COMPARISONS[op]}-another", who=who, what=what, other=self.say.value(than))

    def beside_each_other(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more coins than points': two things that one player has."""
        if not (self.is_counted(left) and self.is_counted(right)):
            return None
        one, two = self.had(left), self.had(right)
        if one is None or two is None or one[0] != two[0] or one[1] == two[1]:
            return None
        what, other = self.had_noun(left), self.had_noun(right)
        return frame(f"has-{COMPARISONS[op]}-beside", who=self.say.value(one[0]), what=what, other=other)

    def leading(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have at least 6 points more than that player': one side is a calculation with what another has."""
        found = lead(left, right, op)
        if isinstance(found, m.Op):
            return self.say.conditions.comparison(found, found.op)
        if found is None:
            return None
        if isinstance(found.one, m.Folded):
            found = found.turned()
        of_many = found.other if isinstance(found.other, m.Folded) else None
        one, other = self.has(found.one), self.has(found.other if of_many is None else of_many.value)
        if one is None or other is None or one[1] != other[1]:
            return None
        if of_many is None and self.is_relative(other[0]):
            return self.leading_by(found.turned(), other[0], lambda: self.say.value(one[0]))
        if of_many is None:
            return self.leading_by(found, one[0], lambda: self.say.value(other[0]))
        if not self.is_named(other[0], of_many.name):
            return None
        over = of_many
        return self.leading_by(found, one[0], lambda: self.rivals(over, found, self.had_noun(over.value)))

    def leading_by(self, found: Lead, owner: m.Expr, than: Callable[[], Said]) -> Said:
        """Somebody has so much more or less of something than others."""
        who, what = self.say.value(owner), self.had_noun(found.one)
        unit = self.say.conditions.unit_of(found.one)
        amount = noun("sum", n=abs(found.by), unit=unit) if unit else what.as_("n", abs(found.by))
        how = "has-more-by" if found.by > 0 else "has-less-by"
        said: dict[str, Said] = {
            "who": who,
            "bound": found.bound.replace(" ", "-"),
            "amount": amount,
            "other": than(),
        }
        return frame(how, **said, n=abs(found.by), what=what, mass="yes" if unit else "no")

    def rivals(self, e: m.Folded, found: Lead, what: Words) -> Said:
        """With whom of many somebody is compared who is ahead of the highest or lowest of them, or behind, or of all together."""
        over = self.say.group(e.over)
        if e.fold == "total":
            return noun("together", set=over.as_("all", "plural"))
        if found.bound != "at least":
            return self.one_with(e.fold, over, what)
        all_of = (found.by > 0) is (e.fold == "highest")
        if isinstance(e.over, m.Everyone):  # whoever is compared is among them
            over = noun("other-player")
        return over.as_("each" if all_of else "a")

    def each_more(self, e: m.Op) -> Words | None:
        """Each of what somebody has more of than another: 'each point that player has more than you'."""
        if e.op != "-":
            return None
        one, other = self.holder(e.left), self.holder(e.right)
        if one is None or other is None or one[1] != other[1] or not self.is_counted(one[2]):
            return None
        what = self.had_noun(one[2]).as_("")
        return noun("each-more", what=what, who=one[0](), other=other[0]())

    def holder(self, e: m.Expr) -> tuple[Callable[[], Said], object, m.Expr] | None:
        """Who has what is counted, or has the most or least of it of many; what that is."""
        of = e.value if isinstance(e, m.Folded) and e.fold in BEYOND else e
        had = self.has(of)
        if had is None:
            return None
        owner, what = had
        if not isinstance(e, m.Folded):
            return lambda: self.say.value(owner), what, of
        if not self.is_named(owner, e.name):
            return None
        return lambda: self.one_with(e.fold, self.say.group(e.over), self.had_noun(of)), what, of

    def one_with(self, fold: str, over: Words, what: Words) -> Words:
        """Whoever of many has the most or fewest of something: 'the player with the most coins', 'the other player with ...'."""
        return self.the_one("with-most" if fold == "highest" else "with-fewest", over, what)

    def the_one(self, how: str, over: Words, by: Words) -> Words:
        """Whoever of many has the most or fewest of something, by the phrase that says this."""
        found = self.say.sets.those_with(how, over, by)
        return found.as_("the" if found.id in OPEN else "a")

    def than_value(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more cards in hand than your hand size': what somebody has, compared with a number that has to be worked out."""
        had, how = self.had(left), f"has-{COMPARISONS[op]}-value"
        plain = isinstance(right, (m.Const, m.Local))
        measure = self.measure(right)
        if had is not None and measure is not None and self.is_counted(left):
            who, what = self.say.value(had[0]), self.had_noun(left)
            return frame(f"has-{COMPARISONS[op]}-measure", who=who, what=what, measure=measure())
        if had is None or plain or op in ("is", "is not") or not self.is_counted(left):
            return None
        who, what = self.say.value(had[0]), self.had_noun(left)
        return frame(how, who=who, what=what, value=self.say.conditions.measured(right))

    def measure(self, e: m.Expr) -> Callable[[], Words] | None:
        """A number as how much there may be of something, where its phrase says that (`.as-many`): 'as many as you may have'."""
        if isinstance(e, m.Ask) and self.phrases.has(asked := f"query-{plain(e.query.name)}.as-many"):
            return lambda: Words(asked, self.say.values.routine_args(e.query, e.args), FRAME)
        if isinstance(e, m.Read) and self.phrases.has(held := f"variable-{e.place.name}.as-many"):
            return lambda: Words(held, self.say.values.indices(e.place, e.args), FRAME)
        return None

    def is_counted(self, e: m.Expr) -> bool:
        """Whether this is what a player has of something that is counted one by one."""
        place = e.place if isinstance(e, m.Read) else None
        if isinstance(e, m.Ask):
            return self.counts(e) is not None
        if self.held_zone(e) is not None:
            return True
        return isinstance(place, Counter) and place.dims == ("player",) and not place.unit

    def with_extreme(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """'You have more coins than each other player': compared with the highest or lowest of many."""
        if isinstance(left, m.Folded):
            left, right, op = right, left, TURNED[op]
        if not isinstance(right, m.Folded):
            return None
        one, other = self.has(left), self.has(right.value)
        if one is None or other is None or one[1] != other[1] or not self.is_named(other[0], right.name):
            return None
        who, what = self.say.value(one[0]), self.had_noun(left)
        over = self.say.group(right.over)
        if right.fold == "total":
            all_of = noun("together", set=over.as_("all", "plural"))
            return frame(f"has-{COMPARISONS[op]}-another", who=who, what=what, other=all_of)
        beyond = BEYOND[right.fold]
        if isinstance(right.over, m.Everyone):  # whoever is compared is among them
            if op == beyond[0]:
                return None
            op = {"is": beyond[1], "is not": OPPOSITES[beyond[1]]}.get(op, op)
            over = noun("other-player")
        first = isinstance(who, Words) and who.det == "a"  # named now: who is spoken of stands first
        if (
            op == beyond[1] and not first and not self.is_relative(one[0])
        ):  # as many as each other: nobody has more
            return frame(f"has-{COMPARISONS[beyond[0]]}-another", who=over.as_("no"), what=what, other=who)
        if op in ("is", "is not"):
            than = self.one_with(right.fold, over, self.had_noun(right.value))
        else:
            than = over.as_("each" if op in beyond else "a")
        return frame(f"has-{COMPARISONS[op]}-another", who=who, what=what, other=than)

    def together(self, e: m.Folded, n: m.Const, how: str) -> Said | None:
        """What all of a set have in all: 'all players together have at least 4 points'."""
        counted = self.say.values.had_by(e.value, e.name) if e.fold == "total" else None
        if counted is None:
            return None
        all_of = noun("together", set=self.say.group(e.over).as_("all", "plural"))
        return self.has_so_many(all_of, counted.as_("", ""), n.value, how)

    def is_named(self, e: m.Expr, name: str) -> bool:
        """Whether this is what goes by a name."""
        return isinstance(e, m.Local) and e.name == name

    def had(self, e: m.Expr) -> tuple[m.Expr, object] | None:
        """Who has what is counted, and what that is."""
        if isinstance(e, m.Read) and isinstance(e.place, Counter) and e.place.dims[:1] == ("player",):
            return e.args[0], (e.place.name, e.args[1:])
        if isinstance(e, m.Ask) and self.counts(e) is not None:
            return e.args[0], (e.query.name, e.args[1:])
        zone = self.held_zone(e)
        if zone is not None:
            return zone.args[0], (zone.zone.name, zone.args[1:])
        mine = self.owned_count(e)
        return None if mine is None else (mine.args[0], (mine.query.name, mine.args[1:]))

    def has(self, e: m.Expr) -> tuple[m.Expr, object] | None:
        """Who has what is counted, or in whose place it lies: 'you have more cards on your shelf'."""
        had = self.had(e)
        lying = self.lying(e) if had is None else None
        return had if lying is None else (lying.args[0], (lying.zone.name, lying.args[1:]))

    def lying(self, e: m.Expr) -> m.ZoneRef | None:
        """The place of a player in which cards are counted."""
        of = e.of if isinstance(e, m.Quantified) and e.quantifier == "count" and e.cond is None else None
        return of if isinstance(of, m.ZoneRef) and of.zone.dims[:1] == ("player",) else None

    def in_own_place(self, of: m.ZoneRef) -> Words:
        """The cards in a place, as those of whoever has been named as having them: 'cards on their shelf'."""
        owner = of.args[0]
        if self.say.conditions.is_reader(owner):
            return self.say.sets.cards_of(of, None)
        theirs = m.Local(of.span, owner.type, HOLDER)
        again = replace(noun("pronoun-player", of=self.say.values.kind("player")), under=OTHER)
        with self.mentions.standing_for(HOLDER, again):
            return self.say.sets.cards_of(replace(of, args=(theirs, *of.args[1:])), None)

    def owned_count(self, e: m.Expr) -> m.Ask | None:
        """The query that asks for what somebody has, where that is counted: items."""
        of = e.of if isinstance(e, m.Quantified) and e.quantifier == "count" and e.cond is None else None
        return of if isinstance(of, m.Ask) and self.owned(of) is not None else None

    def held_zone(self, e: m.Expr) -> m.ZoneRef | None:
        """The zone whose cards are counted, if players are said to have them: 'you have 3 cards in hand'."""
        of = e.of if isinstance(e, m.Quantified) and e.quantifier == "count" and e.cond is None else None
        return of if isinstance(of, m.ZoneRef) and self.is_held(of) else None

    def is_held(self, of: m.ZoneRef) -> bool:
        """Whether players are said to have the cards of a zone."""
        return of.zone.dims[:1] == ("player",) and self.phrases.has(f"held-{of.zone.name}")

    def has_own_noun(self, e: m.ZoneRef) -> bool:
        """Whether what lies in a zone has a noun of its own as what a player has."""
        name = e.zone.name
        cards = self.phrases.has(f"cards-{name}") or self.phrases.says(f"held-{name}", "what")
        return self.is_held(e) and not cards

    def held(self, of: m.ZoneRef, what: Words | None = None) -> Words:
        """The cards of a zone as what somebody has: 'card in hand'."""
        pairs = zip(of.zone.dims[1:], of.args[1:], strict=True)
        rest = {arg_name(d): self.say.value(a) for d, a in pairs}
        return noun(
            f"held-{of.zone.name}", what=self.say.values.kind("card") if what is None else what, **rest
        )

    def held_by(self, of: m.Expr) -> tuple[Said, Words] | None:
        """Who has the things of a set, who is said first, and these."""
        kept = self.mentions.kept()
        found = self.owned(of)
        if found is None or not isinstance(of, m.Filter):
            return None if found is None else (self.say.value(found[0]), found[1])
        self.mentions.restore(kept)  # whoever has them is spoken of before the things are
        who = self.say.value(found[0])
        again = self.owned(of)
        assert again is not None
        return who, again[1]

    def owned(self, of: m.Expr) -> tuple[m.Expr, Words] | None:
        """Who has the things of a set, and these as a noun, where a phrase says that players have them (`held-NAME`): items."""
        conds = still_asked(of.cond) if isinstance(of, m.Filter) else []
        base = of.of if isinstance(of, m.Filter) else of
        if isinstance(base, m.Ask) and base.query.params and base.query.params[0].type.kind == "player":
            named = self.say.values.optional(f"held-{plain(base.query.name)}", "")
            owner = base.args[0]
        elif isinstance(of, m.Filter) and isinstance(base, m.Everyone):
            named, owner, left = "", base, []
            for c in conds:
                relation = (
                    isinstance(c, m.Read) and len(c.args) == 2 and self.say.sets.is_element(c.args[1], of)
                )
                if not named and relation and not times(c.args[0], of.name):  # type: ignore[attr-defined]
                    named = self.say.values.optional(f"held-{c.place.name}", "")  # type: ignore[attr-defined]
                    owner = c.args[0]  # type: ignore[attr-defined]
                if not (relation and named):
                    left.append(c)
            conds = left
        elif isinstance(of, m.Filter) and isinstance(base, m.ZoneRef):
            return self.held_of_kind(of, base)
        else:
            return None
        if not named:
            return None
        one = self.say.sets.one_by(conds, of) if isinstance(of, m.Filter) else None
        found = noun(named) if one is None else one[0]
        for c in conds:
            assert isinstance(of, m.Filter)
            if one is None or c is not one[1]:
                found = self.say.sets.narrowed(found, c, of)
        return owner, found

    def held_of_kind(self, of: m.Filter, zone: m.ZoneRef) -> tuple[m.Expr, Words] | None:
        """Who has some of the cards of a zone, and these: 'a red card in hand'."""
        if not (self.is_held(zone) and self.phrases.says(f"held-{zone.zone.name}", "what")):
            return None
        conds = still_asked(of.cond)
        kind = next(
            (c.kind.name for c in conds if isinstance(c, m.IsKind) and self.say.sets.is_element(c.of, of)), ""
        )
        conds = [c for c in conds if not (isinstance(c, m.IsKind) and self.say.sets.is_element(c.of, of))]
        what, left = self.say.values.kind(kind or "card"), conds
        if len(zone.args) == 1:  # 'a red card in hand', but 'a card of this sort that is red'
            what, left = self.say.sets.described(what, conds, of)
        found = self.held(zone, what)
        for c in left:
            found = self.say.sets.narrowed(found, c, of)
        return zone.args[0], found

    def counts(self, e: m.Ask) -> Words | None:
        """What a query counts that a player has, where a phrase says so (`held-QUERY`): points, stars of a colour."""
        query = e.query
        if not (query.params and query.params[0].type.kind == "player" and e.type.kind == "number"):
            return None
        held = f"held-{plain(query.name)}"
        if not self.phrases.has(held):
            return None
        pairs = zip(query.params[1:], e.args[1:], strict=False)
        return noun(held, **{arg_name(p.name): self.say.values.of_type(a) for p, a in pairs})

    def had_noun(self, e: m.Expr) -> Words:
        """What somebody has, as a noun: coins, cards in hand."""
        if isinstance(e, m.Read):
            return self.say.values.counter(e).as_("", "plural")
        counted = self.counts(e) if isinstance(e, m.Ask) else None
        if counted is not None:
            return counted.as_("", "plural")
        zone = self.held_zone(e)
        if zone is not None:
            return self.held(zone).as_("", "plural")
        mine, lying = self.owned_count(e), self.lying(e)
        if mine is None and lying is not None:
            return self.in_own_place(lying).as_("", "plural")
        assert mine is not None
        return noun(f"held-{plain(mine.query.name)}").as_("", "plural")

    def held_of(self, e: m.Expr, name: str) -> bool:
        """Whether cards are counted that a named player is said to have."""
        had = self.had(e)
        return had is not None and self.is_named(had[0], name)

    def is_relative(self, e: m.Expr) -> bool:
        """Whether a relative clause speaks of this."""
        said = self.mentions.stands_for.get(e.name) if isinstance(e, m.Local) else None
        return isinstance(said, Words) and said.sort == RELATIVE

    def held_so_many(self, e: m.Quantified, n: int, how: str) -> Said | None:
        """Somebody has so many cards in hand."""
        zone = self.held_zone(e)
        if zone is None:
            return None
        return self.has_so_many(self.say.value(zone.args[0]), self.held(zone), n, how)

    def has_so_many(self, owner: Said, held: Words, n: int, how: str) -> Said:
        """Somebody has so many of something that is counted one by one."""
        if (how, n) in (("is", 0), ("at-most", 0), ("less-than", 1)):
            return frame("has-none", who=owner, what=held.as_("no", ""))
        if (n == 0 and how in ("is-not", "more-than")) or (n == 1 and how == "at-least"):
            return frame("has-some", who=owner, what=held.as_("a", ""))
        return frame(f"has-{how}", who=owner, what=held.as_("n", n))
