"""Says sets: 'another player', 'all cards of that player', 'a red card of another player'."""

from __future__ import annotations

from dataclasses import replace

from wlcore.lang import meaning as m
from wlcore.lang.before import Named, plain
from wlcore.lang.symbols import Counter, Variable
from wlcore.text.comparisons import COMPARISONS, TURNED
from wlcore.text.folding import still_asked, times
from wlcore.text.forms import PLURAL
from wlcore.text.mentions import CHOSEN
from wlcore.text.part import Part
from wlcore.text.saying import (
    FRAME,
    GAP,
    GAPPED,
    RELATIVE,
    Listed,
    Said,
    Words,
    frame,
    is_pronoun,
    noun,
    often,
)

BOUNDS = ("at least", "at most", "more", "less")
"""The comparisons that say how large something may be."""


class Sets(Part):
    """Turns sets into noun groups; who uses them adds the determiner and the number."""

    def group(self, e: m.Expr) -> Words:
        """The things of a set, without a determiner."""
        if e.type.kind == "player" and not isinstance(e, m.Local):
            self.mentions.crowded = True
        match e:
            case m.Everyone():
                return self.say.values.kind(e.kind)
            case m.ZoneRef():
                return self.cards_of(e, None)
            case m.Ask() | m.Filter(of=m.Ask()) if (mine := self.say.comparisons.owned(e)) is not None:
                return self.of_owner(*mine)
            case m.Filter():
                return self.filtered(e)
            case m.Extreme():
                return self.extreme(e)
            case m.Combine():
                return self.combined(e)
            case m.Items():
                return (
                    self.these(self.say.values.listed(e.items), e)
                    if len(e.items) > 1
                    else self.single(e.items[0])
                )
            case m.Folded():
                with self.mentions.standing_for(e.name, self.group(e.over).as_("follow")):
                    return self.group(e.value) if e.value.type.many else self.single(e.value)
            case m.Reached():
                return self.reached(e, self.say.values.kind(e.type.kind))
            case m.Between(id=""):
                return noun("numbers-from", low=self.say.value(e.first), high=self.say.value(e.last))
            case m.Between():
                return noun("that-is", set=self.say.values.kind(e.type.kind), what=self.one_of_copies(e))
            case m.Prop(name="copies"):
                return noun("alike", set=self.say.values.kind(e.type.kind), of=self.say.value(e.of))
            case m.Sorted():
                return self.group(e.of)
            case m.Ends(amount=m.Const(value=1)):
                return noun("top-card" if e.top else "bottom-card", zone=self.say.values.zone(e.zone))
            case m.Ends():
                return noun(
                    "top-cards" if e.top else "bottom-cards",
                    n=self.say.value(e.amount),
                    zone=self.say.values.zone(e.zone),
                )
            case m.Local():
                unsaid = self.mentions.unsaid(e.name)
                return self.these(self.say.value(e), e) if unsaid is None else unsaid.as_("")
        said = self.say.value(e)
        return said.as_("") if isinstance(said, Words) else self.these(said, e)

    def of_owner(self, owner: m.Expr, what: Words) -> Words:
        """What somebody has: 'one of your hats', 'a hat of another player'."""
        whose = self.say.value(owner)
        if isinstance(whose, Words) and is_pronoun(whose):
            return noun("things-own", owner=whose, what=replace(what, under="owned"))
        return self.of_somebody(what, whose)

    def of_somebody(self, what: Words, owner: Said) -> Words:
        """What somebody has who is named: the owner stands before a clause that tells of the things, 'a hat of hers that is red'."""
        inner = what.args.get("set")
        if isinstance(inner, Words) and self.is_clause(what, inner):
            return replace(what, args={**what.args, "set": self.of_somebody(inner, owner)})
        return noun("things-of", owner=owner, what=what, apart="no")

    def is_clause(self, what: Words, inner: Words) -> bool:
        """Whether what is told of things besides their noun is a relative clause, or stands behind a comma."""
        if what.id == "which" or not what.id.startswith("having-"):
            return what.id == "which"
        say = self.phrases.voice.say
        behind = say(what).removeprefix(say(inner))
        pronouns = (say(Words("relative", {"of": inner, "person": x}, RELATIVE)) for x in ("yes", "no"))
        return behind != say(what) and (behind.startswith(",") or behind.split(maxsplit=1)[0] in pronouns)

    def these(self, items: Said, e: m.Expr) -> Words:
        """Things that have been told one by one or spoken of before: 'each of them', 'one of those cards'."""
        return noun(
            "these",
            items=items,
            of=self.say.values.noun_of(e),
            listed="yes" if isinstance(items, Listed) else "no",
        )

    def one_of_copies(self, e: m.Between) -> Words:
        """A thing of which there are copies: 'a foundry'."""
        kind = self.program.kinds[e.type.kind]
        assert isinstance(e.first, m.Const)
        return self.say.values.thing(kind.name, kind.members[e.first.value - kind.first])

    def single(self, e: m.Expr) -> Words:
        """A single value where a group is wanted."""
        said = self.say.value(e)
        return said.as_("") if isinstance(said, Words) else self.these(said, e)

    def cards_of(self, e: m.ZoneRef, what: Words | None) -> Words:
        """The cards of a zone, or those of one kind."""
        own = f"cards-{e.zone.name}"
        if what is None and self.say.comparisons.has_own_noun(e):
            return self.of_owner(e.args[0], self.say.comparisons.held(e))
        kind = what if what is not None else self.say.values.kind("card")
        if self.phrases.has(own) and (what is None or self.phrases.says(own, "what")):
            return noun(own, what=kind, **self.say.values.indices(e.zone, e.args))
        return noun("cards-in", what=kind, zone=self.say.values.zone(e))

    def says_what(self, e: m.ZoneRef) -> bool:
        """Whether cards of a zone can be said by another word than 'card'."""
        own = f"cards-{e.zone.name}"
        return not self.phrases.has(own) or self.phrases.says(own, "what")

    def filtered(self, e: m.Filter) -> Words:
        """Those for which conditions hold: each adds what it can to the noun."""
        conds = self.merged(still_asked(e.cond))
        if len(conds) == 1 and (extreme := self.as_extreme(e, conds[0])) is not None:
            return self.extreme(extreme)
        if isinstance(e.of, m.Items) and e.of.type.kind == "number":
            e = replace(e, of=self.with_unit(e.of, conds))
        kind = next((c.kind.name for c in conds if isinstance(c, m.IsKind) and self.is_element(c.of, e)), "")
        if isinstance(e.of, m.ZoneRef) and (kind or self.says_what(e.of)):
            what, conds = self.described(self.say.values.kind(kind or "card"), conds, e)
            found = self.cards_of(e.of, what)
        elif isinstance(e.of, m.Everyone) and (one := self.one_by(conds, e)) is not None:
            found, conds = one[0], [c for c in conds if c is not one[1]]
        elif kind and isinstance(e.of, m.Everyone):
            found = self.say.values.kind(kind)
        elif isinstance(e.of, m.Reached):
            found = self.say.values.kind(e.of.type.kind)
        elif isinstance(e.of, m.Everyone) and e.of.kind == "player" and (not_you := self.not_you(conds, e)):
            found, conds = noun("other-player"), [c for c in conds if c is not not_you]
        else:
            found, kind = self.group(e.of), ""
        found, conds = self.printed(found, conds, e)  # nearest to the noun
        for cond in sorted(
            conds, key=lambda c: not self.leaves_out(c, e)
        ):  # before a clause that it could be part of
            if not (kind and isinstance(cond, m.IsKind) and self.is_element(cond.of, e)):
                found = self.narrowed(found, cond, e)
        return self.reached(e.of, found, ".apart") if isinstance(e.of, m.Reached) else found

    def as_extreme(self, e: m.Filter, cond: m.Expr) -> m.Extreme | None:
        """Those of a set of whom something is what is highest or lowest over this set: those with most or fewest of it."""
        if not (isinstance(cond, m.Op) and cond.op == "is"):
            return None
        for one, other in ((cond.left, cond.right), (cond.right, cond.left)):
            if not (
                isinstance(other, m.Folded) and other.over == e.of and other.fold in ("highest", "lowest")
            ):
                continue
            if Named(other.name, e.name).expr(other.value) == one:
                return m.Extreme(e.span, e.type, e.of, e.name, one, other.fold == "highest")
        return None

    def with_unit(self, of: m.Items, conds: list[m.Expr]) -> m.Items:
        """Numbers in the unit of what conditions compare them with: '$10, $20 or $30'."""
        sides = [side for c in conds if isinstance(c, m.Op) for side in (c.left, c.right)]
        unit = next(filter(None, map(self.say.conditions.unit_of, sides)), "")
        items = (replace(x, id=unit) if isinstance(x, m.Const) and unit else x for x in of.items)
        return replace(of, items=tuple(items))

    def within_bounds(self, e: m.Expr) -> Words | None:
        """Numbers to choose from, one by one or a range, of which none is to be larger or smaller than a value."""
        conds = still_asked(e.cond) if isinstance(e, m.Filter) else []
        if not (isinstance(e, m.Filter) and self.are_numbers(e.of) and len(conds) == 1):
            return None
        cond = conds[0]
        if not isinstance(cond, m.Op) or cond.op not in BOUNDS:
            return None
        if self.is_element(cond.right, e):
            cond = replace(cond, left=cond.right, right=cond.left, op=TURNED[cond.op])
        if not self.is_element(cond.left, e) or times(cond.right, e.name):
            return None
        bound = frame(f"bound-{COMPARISONS[cond.op]}", value=self.say.conditions.measured(cond.right))
        return noun("within-bounds", items=self.numbers(e.of, conds, ""), bound=bound)

    def numbers_such(self, e: m.Filter, letter: Words, called: Said) -> Words | None:
        """Numbers to choose from for which a condition holds: 'a number X from 1 to 3 such that 10 times X is at most your money'."""
        if not self.are_numbers(e.of):
            return None
        items = self.numbers(e.of, still_asked(e.cond), called)
        if isinstance(items, Listed):
            items = noun("lettered-number", what=items, letter=letter)
        with self.mentions.standing_for(e.name, letter):
            return noun("number-such", what=items, cond=self.say.condition(e.cond))

    def are_numbers(self, e: m.Expr) -> bool:
        """Whether numbers are told one by one, or as a range."""
        return e.type.kind == "number" and isinstance(e, (m.Items, m.Between))

    def numbers(self, e: m.Expr, conds: list[m.Expr], called: Said) -> Said:
        """Numbers to choose from, in the unit of what conditions compare them with."""
        if isinstance(e, m.Between):
            return self.number_from(e.first, e.last, called)
        assert isinstance(e, m.Items)
        return Listed(self.say.values.listed(self.with_unit(e, conds).items).items, "or")

    def not_you(self, conds: list[m.Expr], e: m.Filter) -> m.Expr | None:
        """The condition that players are others than the reader."""
        for c in conds:
            if (
                isinstance(c, m.Op)
                and c.op == "is not"
                and self.is_element(c.left, e)
                and self.is_apart_from(c.right)
            ):
                return c
        return None

    def reached(self, e: m.Reached, what: Words, apart: str = "") -> Words:
        """What can be reached in so many steps; how far it is stands `apart` behind what else is said of it."""
        how = "reached-in" if e.exactly else "reached"
        return noun(f"{how}{apart}", what=what, start=self.say.value(e.start), n=self.say.value(e.steps))

    def merged(self, conds: list[m.Expr]) -> list[m.Expr]:
        """Conditions with two that say 'somebody, but not you' as one that says 'another player'."""
        if not any(map(is_somebody, conds)):
            return conds
        apart = {c.left: c for c in conds if self.is_apart(c)}  # type: ignore[attr-defined]
        taken = [c for c in conds if isinstance(c, m.Op) and is_somebody(c) and c.left in apart]
        if not taken:
            return conds
        self.mentions.stands_for[ANOTHER] = noun("other-player").as_("a")
        found = []
        for c in conds:
            if isinstance(c, m.Op) and any(c is apart[t.left] for t in taken):
                c = replace(c, op="is", right=m.Local(c.span, c.right.type, ANOTHER))
            elif any(c is t for t in taken):
                continue
            found.append(c)
        return found

    def is_apart(self, c: m.Expr) -> bool:
        """The condition that whoever something tells is not you."""
        if not (isinstance(c, m.Op) and c.op == "is not" and isinstance(c.left, (m.Read, m.Prop, m.Ask))):
            return False
        return (isinstance(c.right, m.Local) and c.right.name == "you") or c.right == self.say.owner_is

    def described(self, what: Words, conds: list[m.Expr], e: m.Filter) -> tuple[Words, list[m.Expr]]:
        """Cards by what is printed on them, 'an Anchor', 'red cards', and the conditions that are left."""
        one = self.one_by(conds, e)
        if one is None:
            return self.printed(what, conds, e)
        return self.printed(one[0], [c for c in conds if c is not one[1]], e)

    def printed(self, found: Words, conds: list[m.Expr], e: m.Filter) -> tuple[Words, list[m.Expr]]:
        """A group with all that is printed on it, and the conditions that are left."""
        left = []
        for cond in conds:
            more = self.printed_on(found, cond, e)
            if more is None:
                left.append(cond)
            else:
                found = more
        return found, left

    def one_by(self, conds: list[m.Expr], e: m.Filter) -> tuple[Words, m.Expr] | None:
        """The noun for what has something printed on it, and the condition that says so: 'Anchor'."""
        for cond in conds:
            if isinstance(cond, m.Op) and cond.op == "is" and isinstance(cond.right, m.Const):
                printed = isinstance(cond.left, m.Prop) and self.is_element(cond.left.of, e)
                phrase = f"one-{cond.right.type.kind}-{cond.right.id}"
                if printed and cond.right.id and self.phrases.has(phrase):
                    return noun(phrase), cond
        return None

    def one_of_filter(self, e: m.Filter) -> Words | None:
        """The noun for the elements of a set, if what is printed on them gives one: 'Anchor'."""
        found = self.one_by(still_asked(e.cond), e)
        return None if found is None else found[0]

    def is_element(self, of: m.Expr, e: m.Filter) -> bool:
        """Whether this is the element that a filter speaks of."""
        return isinstance(of, m.Local) and of.name == e.name

    def leaves_out(self, cond: m.Expr, e: m.Filter) -> bool:
        """The condition that an element is not a certain one: 'a deck other than the first one'."""
        if not (isinstance(cond, m.Op) and cond.op == "is not" and self.is_element(cond.left, e)):
            return False
        return cond.right.type.kind == cond.left.type.kind

    def narrowed(self, found: Words, cond: m.Expr, e: m.Filter) -> Words:
        """A group with one more condition."""
        more = self.printed_on(found, cond, e)
        if more is not None:
            return more
        match cond:
            case m.IsKind() if self.is_element(cond.of, e):
                return noun("that-is", set=found, what=self.say.values.kind(cond.kind.name).as_("a"))
            case m.InSet(item=item, of=m.Between(id=id) as copies) if id and self.is_element(item, e):
                return noun("that-is", set=found, what=self.one_of_copies(copies))
            case m.CanDo(args=(of,)) if self.is_element(of, e):
                if self.phrases.has(f"able-{cond.rule.name}"):
                    return noun(f"able-{cond.rule.name}", set=found)
            case m.Op(right=other) if self.leaves_out(cond, e):
                return self.without(found, self.say.value(other))
        if not times(cond, e.name):
            return noun("where-only", set=found, cond=self.say.condition(cond))
        which = self.relative(found, cond, e)
        if which is not None:
            return which
        with self.mentions.standing_for(e.name, self.say.values.element(e.of)):
            said = frame("such-that", which=self.pronoun(e), cond=self.say.condition(cond))
        return _joined(found, said)

    def printed_on(self, found: Words, cond: m.Expr, e: m.Filter) -> Words | None:
        """A group with something printed on it, where a phrase says that: 'red cards'."""
        if found.id in ("these", "top-cards", "bottom-cards"):  # 'one of them whose ...'
            return None
        if isinstance(cond, m.InSet) and isinstance(cond.of, m.Between) and self.is_element(cond.item, e):
            if not cond.of.id:
                return None
            return self.of_what(found, noun("named-as", what=self.one_of_copies(cond.of).bare()))
        if isinstance(cond, m.Op) and cond.op == "or":
            same = alternatives(cond, "or", "is")
            if same is None or not (isinstance(same[0], m.Prop) and self.is_element(same[0].of, e)):
                return None
            phrase = f"having-{same[0].name}"
            values = Listed(tuple(map(self.say.values.unnoted, same[1])), "or")
            return noun(phrase, set=found, value=values) if self.phrases.has(phrase) else None
        inner = found.args.get("what") if found.id == "things-of" else None
        if isinstance(inner, Words):
            more = self.printed_on(inner, cond, e)
            if more is not None and self.is_clause(more, inner):
                return replace(more, args={**more.args, "set": found})
            return None if more is None else replace(found, args={**found.args, "what": more, "apart": "yes"})
        if (so_much := self.having_so_much(found, cond, e)) is not None:
            return so_much
        none = isinstance(cond, m.Op) and cond.op == "is" and is_none(cond.right)
        of = cond.left if isinstance(cond, m.Op) and cond.op == "is" else cond
        of, lacking = (of.of, True) if isinstance(of, m.Not) else (of, none)
        if not (isinstance(of, m.Prop) and self.is_element(of.of, e)):
            return None
        phrase = f"having-{of.name}{'.not' if lacking else ''}"
        if not self.phrases.has(phrase):
            return self.attributed(found, of, cond)
        if of.type.kind == "number" and not none:  # 'whose points are 0': what is said above has numbers
            return None
        self.mentions.beside(self.say.values.family(e.of.type.kind))
        value = {"value": self.say.value(cond.right)} if isinstance(cond, m.Op) and not none else {}
        return noun(phrase, set=found, **value)

    def having_so_much(self, found: Words, cond: m.Expr, e: m.Filter) -> Words | None:
        """A group with a number printed on it, where a phrase says that: 'a card worth at least 2 points'."""
        if not (isinstance(cond, m.Op) and cond.op in COMPARISONS and isinstance(cond.left, m.Prop)):
            return None
        phrase, n = f"having-{cond.left.name}", cond.right
        number = cond.left.type.kind == "number" and isinstance(n, m.Const) and not is_none(n)
        if not (number and self.is_element(cond.left.of, e) and self.phrases.has(phrase)):
            return None
        assert isinstance(n, m.Const)
        bound = COMPARISONS[cond.op]
        if bound == "is-not" or n.value == 0:
            return None
        value = n.value if bound == "is" else frame(f"bound-{bound}", value=n.value)
        return noun(phrase, set=found, value=value, n=n.value, bound=bound)

    def attributed(self, found: Words, of: m.Prop, cond: m.Expr) -> Words | None:
        """A group by what is printed on it, where nothing but the words for that are known: 'a card of the colour Red', 'a card of
        the leading colour', 'a card with a worth of 2'.
        """
        phrase = f"property-{of.name}"
        if not isinstance(cond, m.Op) or is_none(cond.right) or self.phrases.has(f"{phrase}.is"):
            return None
        kind = self.program.kinds.get(of.type.kind)
        if kind is not None and kind.base == "label" and kind.name == of.name:
            named = isinstance(cond.right, m.Const)
            sort = self.say.values.kind(kind.name)
            if isinstance(cond.right, m.Prop) and cond.right.name == of.name:
                other = self.say.value(cond.right.of)
                return self.of_what(found, noun("of-same-value", sort=sort, other=other))
            value = self.say.value(cond.right)
            if not named:
                return self.of_what(found, noun("of-value", value=value))
            return self.of_what(found, noun("of-value-named", value=value, sort=sort))
        if of.type.kind != "number" or not isinstance(cond.right, m.Const):
            return None
        if self.phrases.static(phrase, "gender") == PLURAL or not self.phrases.says("with-value", "set"):
            return None
        what = self.say.values.worded(phrase, of.name, {"of": noun("no-owner")})
        value = self.say.values.as_sum(cond.right.value, self.say.conditions.unit_of(of))
        return self.of_what(found, noun("with-value", what=what, value=value))

    def of_what(self, found: Words, more: Words) -> Words:
        """A group with something said of what lies in a place, before the place: 'a card of the colour Red in your hand'."""
        inner = found.args.get("what") if found.id.startswith("cards-") else None
        if isinstance(inner, Words):
            return replace(found, args={**found.args, "what": self.of_what(inner, more)})
        return replace(more, args={"set": found, **more.args})

    def relative(self, found: Words, cond: m.Expr, e: m.Filter) -> Words | None:
        """'Players who have ...': a condition that has such a form, or that can begin with the relative pronoun."""
        which = self.pronoun(e)
        kept = self.mentions.kept()
        with self.mentions.standing_for(e.name, which):
            said = self.say.condition(cond)
        clause = self.related(found, said, which)
        if clause is None:
            self.mentions.restore(kept)
        return clause

    def related(self, found: Words, said: Said, which: Words) -> Words | None:
        """A group with a condition as a relative clause, in the first way in which it can be one; of several each in its own."""
        if isinstance(said, Listed):
            clauses = [self.as_clause(found, item, which) for item in said.items]
            whole = tuple(x for x in clauses if x is not None)
            return _joined(found, Listed(whole, said.joined)) if len(whole) == len(clauses) else None
        return (
            self.with_form(found, said, which)
            or self.led(found, said, which)
            or self.gapped(found, said, which)
        )

    def as_clause(self, found: Words, said: Said, which: Words) -> Said | None:
        """One of several conditions as a clause of its own, which nothing stands beside."""
        head = _head(found)
        for way in (self.with_form, self.led, self.gapped):
            clause = way(head, said, which)
            if clause is not None and clause.id == "which":
                return clause.args["cond"]
        return None

    def pronoun(self, e: m.Filter | m.Extreme) -> Words:
        """The relative pronoun for the elements of a set."""
        person = "yes" if e.of.type.kind == "player" else "no"
        of = self.say.values.noun_of(e if isinstance(e, m.Filter) else e.of)
        return Words("relative", {"of": of, "person": person}, RELATIVE)

    def with_form(self, found: Words, said: Said, which: Words) -> Words | None:
        """A condition that has a form for it: `.beside` or `.which`."""
        if not isinstance(said, Words) or which not in said.args.values() or often(said, which) > 1:
            return None
        first = next(iter(said.args.values()), None)
        form = f"{said.id}{'-' if '.' in said.id else '.'}"
        subject = which in (said.args.get("who"), said.args.get("player"), first)
        name = next(name for name, arg in said.args.items() if arg == which)
        if subject and self.phrases.has(f"{form}beside") and not self.phrases.says(f"{form}beside", name):
            return self.beside(found, Words(f"{form}beside", said.args, FRAME))
        phrase = f"{form}which"
        if not subject:
            phrase += f"-{name}"
        if not self.phrases.has(phrase):
            return None
        return _joined(found, Words(phrase, {**said.args, "head": _head(found)}, FRAME))

    def led(self, found: Words, said: Said, which: Words) -> Words | None:
        """A condition that begins with what it is about, so that 'who', 'whose' or 'that' can stand there."""
        clauses = len(said.items) if isinstance(said, Listed) else 1
        if often(said, which) < clauses or not self.phrases.voice.leads(said, which):
            return None
        if often(said, which) > clauses:
            person = which.args["person"] == "yes"
            again = noun("pronoun-player" if person else "pronoun-thing", of=which.args["of"])
            said = self.phrases.voice.led_once(said, which, replace(again, under=RELATIVE))
        before = found.args["cond"] if found.id == "which" else None
        shared = None if before is None else self.say.conditions.sharing((before, said), "and")
        return _joined(found, said) if shared is None else replace(found, args={**found.args, "cond": shared})

    def gapped(self, found: Words, said: Said, which: Words) -> Words | None:
        """A condition out of which the pronoun can be taken, to stand before it: 'whom you can visit', 'where a guest is'."""
        if not isinstance(said, Words) or often(said, which) != 1:
            return None
        open_at = with_gap(said, which)
        if not self.phrases.voice.can_lead(self.phrases.tidy(open_at), which):
            return None
        return _joined(found, Words(GAPPED, {"cond": open_at, "of": which}, FRAME))

    def beside(self, found: Words, what: Words) -> Words:
        """'Players in this place': what needs no clause stands before all that does, and a place behind what is said without
        a preposition: 'un joueur recherché dans cette zone'.
        """
        apart = found.id == "beside" and self.is_led(found.args["what"]) and not self.is_led(what)
        inner = found.args["set"] if found.id in ("which", "except", "except-apart") or apart else None
        if isinstance(inner, Words):
            return replace(found, args={**found.args, "set": self.beside(inner, what)})
        return noun("beside", set=found, what=what)

    def is_led(self, what: Said) -> bool:
        """Whether words begin with a preposition."""
        syntax = self.phrases.syntax
        return syntax is not None and self.phrases.tidy(what).split(" ")[0] in syntax.prepositions

    def extreme(self, e: m.Extreme) -> Words:
        """Those with the most or fewest of something."""
        found = self.group(e.of)
        if found.id == "these":
            found = _head(found)
        by = self.most_of(e)
        if by is not None:
            return self.those_with(by[0], found, by[1])
        pronoun = self.pronoun(e)
        with self.mentions.standing_for(e.name, pronoun):
            said = self.at_most(e)
        clause = self.led(found, said, pronoun)
        if clause is not None:
            return clause
        kept = self.mentions.kept()
        gapped = self.gapped(found, said, pronoun)
        if gapped is not None:
            return gapped
        self.mentions.restore(kept)
        with self.mentions.standing_for(e.name, self.say.values.element(e.of)):
            said = self.at_most(e)
        return _joined(found, frame("such-that", which=pronoun, cond=said))

    def those_with(self, how: str, found: Words, by: Words) -> Words:
        """Those of a set with the most or fewest of something; of the others whatever you have: 'the other player with the most'."""
        if found.id != "other-player":
            return noun(how, set=found, by=by)
        whole = noun(how, set=noun("kind-player"), by=noun("among-others", by=by))
        return noun(f"others-{how}", by=by, whole=whole)

    def most_of(self, e: m.Extreme) -> tuple[str, Words] | None:
        """What there is most or least of, where it can be said behind 'with', and by which phrase: 'the most coins'."""
        which = "most" if e.most else "fewest"
        with self.mentions.standing_for(e.name, self.say.values.element(e.of)):
            if isinstance(e.by, m.Ask) and self.phrases.has(f"query-{plain(e.by.query.name)}.{which}"):
                args = self.say.values.routine_args(e.by.query, e.by.args)
                return "with", Words(f"query-{plain(e.by.query.name)}.{which}", args)
            match e.by:
                case m.Read(place=Variable()) if self.phrases.has(f"variable-{e.by.place.name}.{which}"):
                    args = self.say.values.indices(e.by.place, e.by.args)
                    return "with", Words(f"variable-{e.by.place.name}.{which}", args)
                case m.Quantified(quantifier="count") if self.say.comparisons.held_of(e.by, e.name):
                    return f"with-{which}", self.say.comparisons.had_noun(e.by)
                case m.Quantified(quantifier="count", of=m.ZoneRef(args=(m.Local(name=of),))) if of == e.name:
                    return f"with-{which}", self.say.values.kind("card").as_("", "plural")
                case m.Quantified(quantifier="count") if self.say.comparisons.had(e.by) is None:
                    counted = self.say.values.counted(e.by)
                    return (f"with-{which}", counted) if isinstance(counted, Words) else None
                case m.Read() | m.Ask() if self.say.comparisons.had(e.by) is not None and self.owned_by(
                    e.by, e.name
                ):
                    return f"with-{which}", self.say.comparisons.had_noun(e.by)
        return None

    def at_most(self, e: m.Extreme) -> Words:
        """The condition of which there is most or least: 'its price is highest', 'you have the most cards of it'."""
        had = self.say.comparisons.had(e.by)
        if had is None:
            return frame("is-highest" if e.most else "is-lowest", what=self.say.value(e.by))
        who = self.say.value(had[0])
        return frame(
            "has-most" if e.most else "has-fewest", who=who, what=self.say.comparisons.had_noun(e.by)
        )

    def owned_by(self, e: m.Read | m.Ask, name: str) -> bool:
        """Whether what is counted belongs to a named player."""
        first = e.args[0] if e.args else None
        if not (isinstance(first, m.Local) and first.name == name):
            return False
        return (
            self.say.comparisons.counts(e) is not None
            if isinstance(e, m.Ask)
            else e.place.dims[0] == "player"
        )

    def combined(self, e: m.Combine) -> Words:
        """These and those, or these without those."""
        if e.op == "except":
            if self.are_others(e):
                return noun("the-others", of=self.say.values.noun_of(e.left))
            if isinstance(e.left, m.Everyone) and e.left.kind == "player" and self.is_apart_from(e.right):
                return noun("other-player")
            without, left = [self.say.values.all_of(e.right)], e.left
            while isinstance(left, m.Combine) and left.op == "except":
                without.insert(0, self.say.values.all_of(left.right))
                left = left.left
            without_all = without[0] if len(without) == 1 else Listed(tuple(without), "and")
            return self.without(self.group(left), without_all)
        return noun("and-also", set=self.group(e.left), more=self.group(e.right), both="no")

    def without(self, found: Words, other: Said) -> Words:
        """A set without some; of the others without one more: 'each player except you and that player'."""
        if found.id != "other-player" or self.say.owner_is is not None or self.mentions.readerless:
            return noun("except", set=found, without=other)
        apart = (noun("you"), *(other.items if isinstance(other, Listed) else (other,)))
        return noun("except", set=noun("kind-player"), without=Listed(apart, "and"))

    def is_apart_from(self, e: m.Expr) -> bool:
        """Whether this is the one from whom others are others: the reader, or, where there is none, whom all is about."""
        item = e.items[0] if isinstance(e, m.Items) and len(e.items) == 1 else e
        about = isinstance(item, m.Local) and self.mentions.readerless and item.name == self.mentions.about
        return about or _only_you(e) or (self.say.owner_is is not None and item == self.say.owner_is)

    def are_others(self, e: m.Combine) -> bool:
        """Whether this is what is left of things that were spoken of, without the one that was chosen of them: 'the others'."""
        one = e.right.items[0] if isinstance(e.right, m.Items) and len(e.right.items) == 1 else e.right
        if not (isinstance(e.left, m.Local) and isinstance(one, m.Local)):
            return False
        same = self.mentions.noun(e.left.name) == self.mentions.noun(one.name)
        return same and self.mentions.is_plural(e.left.name) and self.mentions.was_chosen(one.name)

    def further(self, e: m.Pick) -> Words | None:
        """Another player who is none of those who have been chosen so far: 'a second other player'."""
        of = e.source
        if not isinstance(of, m.Filter) or not isinstance(of.of, m.Combine):
            return None
        conds = still_asked(of.cond)
        taken = [c for c in conds if self.is_not_chosen(c, of)]
        before = [r for r in self.mentions.spoken() if r.noun.id == "kind-player" and r.way == CHOSEN]
        alone = all(not r.plural and _is_other(r.first) for r in before)
        if not taken or not alone or len(taken) != len(before) or not _is_other(self.group(of.of)):
            return None
        found = noun("further-player", place=len(taken) + 1)
        for cond in (c for c in conds if c not in taken):
            found = self.narrowed(found, cond, of)
        return found

    def is_not_chosen(self, cond: m.Expr, e: m.Filter) -> bool:
        """Whether this says that an element is not what has been chosen before."""
        compared = isinstance(cond, m.Op) and cond.op == "is not" and self.is_element(cond.left, e)
        other = cond.right if compared else None  # type: ignore[attr-defined]
        return isinstance(other, m.Local) and self.mentions.was_chosen(other.name)

    def chosen(self, e: m.Pick, letter: Words | None = None) -> Said:
        """What is chosen: one, several or up to so many of a set, or a number, with the letter that it is called."""
        called: Said = "" if letter is None else noun("called", letter=letter)
        if e.how == "number":
            assert e.upper is not None
            return self.number_from(e.source, e.upper, called)
        if isinstance(e.source, m.Between) and not e.source.id and e.amount is None:
            return self.number_from(e.source.first, e.source.last, called)
        bounded = self.within_bounds(e.source) if e.amount is None else None
        if bounded is None and isinstance(e.source, m.Filter) and e.amount is None and letter is not None:
            bounded = self.numbers_such(e.source, letter, called)
        if letter is not None and bounded is not None and bounded.id != "number-such":
            return noun("lettered-number", what=bounded, letter=letter)
        if bounded is not None:
            return bounded
        if letter is not None:
            return noun("lettered-number", what=self.chosen(e), letter=letter)
        further = self.further(e) if e.amount is None else None
        found = self.group(e.source) if further is None else further
        if e.amount is None and found.id == "these" and isinstance(items := found.args["items"], Listed):
            return Listed(items.items, "or")
        if e.amount is None:
            return found.as_("the" if is_one(e.source) else "a")
        if found.id in ("top-cards", "bottom-cards"):
            found = self.these(found.as_("the"), e.source)
        n = self.say.values.number(e.amount)
        named = found.args.get("items") if found.id == "these" else None
        if n == 1 and e.how == "up-to" and isinstance(named, Listed) and e.source.type.kind == "player":
            return Listed((*named.items, noun("nobody")), "or")
        upto = e.how == "up-to"
        if isinstance(n, int):
            return found.as_("up-to" if upto else "n", n)
        return noun("up-to-so-many" if upto else "so-many", of=found.as_("", "plural"), n=n)

    def number_from(self, low: m.Expr, high: m.Expr, called: Said) -> Words:
        """A number within bounds; where the upper one is what somebody has, that is said: 'from 0 to as much money as you have'."""
        place = high.place if isinstance(high, m.Read) else None
        mass = isinstance(place, Counter) and self.phrases.has(f"counter-{place.name}.own")
        if isinstance(high, m.Read) and mass and high.place.dims == ("player",):
            who = self.say.value(high.args[0])
            return noun(
                "number-from-had",
                low=self.say.value(low),
                who=who,
                what=self.say.values.counter(high).as_("", "plural"),
                called=called,
            )
        said = self.say.values.as_number(self.say.value(high))
        how = "number-up-to" if isinstance(said, Words) and said.id != "sum" else "number-from"
        return noun(how, low=self.say.value(low), high=said, called=called)


def alternatives(e: m.Expr, op: str, compared: str) -> tuple[m.Expr, list[m.Expr]] | None:
    """What is compared with several named things one after the other, and these: 'X is a or X is b'."""
    if isinstance(e, m.Op) and e.op == op:
        left, right = alternatives(e.left, op, compared), alternatives(e.right, op, compared)
        if left is None or right is None or left[0] != right[0]:
            return None
        return left[0], left[1] + right[1]
    if isinstance(e, m.Op) and e.op == compared and isinstance(e.right, m.Const) and not is_none(e.right):
        return e.left, [e.right]
    return None


def is_one(e: m.Expr) -> bool:
    """Whether this is a set of one card: the top one."""
    return isinstance(e, m.Ends) and isinstance(e.amount, m.Const) and e.amount.value == 1


def _is_other(said: Said) -> bool:
    """Whether this is another player, whatever else is said of them."""
    while isinstance(said, Words) and isinstance(said.args.get("set"), Words):
        said = said.args["set"]
    return isinstance(said, Words) and said.id in ("other-player", "further-player")


ANOTHER = "another player"
"""What stands for whoever is not you."""


def is_somebody(c: m.Expr) -> bool:
    """The condition that there is whom something tells."""
    return isinstance(c, m.Op) and c.op == "is not" and is_none(c.right)


def is_none(e: m.Expr) -> bool:
    """Whether this is the word 'nobody'."""
    return isinstance(e, m.Const) and e.type.kind == "none"


def with_gap(said: Said, which: Words) -> Said:
    """The same with a place left open for a word."""
    if said is which:
        return replace(which, under=GAP)
    if isinstance(said, Words):
        return replace(said, args={name: with_gap(arg, which) for name, arg in said.args.items()})
    return (
        Listed(tuple(with_gap(x, which) for x in said.items), said.joined)
        if isinstance(said, Listed)
        else said
    )


def _head(found: Words) -> Words:
    """What relative clauses hang on."""
    head = found.args["set"] if found.id == "which" else found
    assert isinstance(head, Words)
    if head.id == "these" and isinstance(head.args["items"], Listed):
        return replace(head, id="one-among")
    return head


def _joined(found: Words, clause: Said) -> Words:
    """A group with one more relative clause."""
    if found.id != "which":
        head = _head(found)  # 'a deck (not that one) in which ...': the clause is not about what is left out
        return noun(
            "which", set=replace(head, id="except-apart") if head.id == "except" else head, cond=clause
        )
    before = found.args["cond"]
    said = before.items if isinstance(before, Listed) and before.joined == "which" else (before,)
    return noun("which", set=_head(found), cond=Listed((*said, clause), "which"))


def _only_you(e: m.Expr) -> bool:
    item = e.items[0] if isinstance(e, m.Items) and len(e.items) == 1 else e
    return isinstance(item, m.Local) and item.name == "you"
