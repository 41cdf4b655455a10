"""Says conditions, as clauses that can stand behind 'if': 'you have at least 3 coins'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from wlcore.lang import meaning as m
from wlcore.lang.before import plain
from wlcore.lang.parts import PIECES, Gathering
from wlcore.lang.symbols import Counter, Routine, Variable
from wlcore.text.comparisons import COMPARISONS, OPPOSITES, TURNED
from wlcore.text.folding import still_asked, times
from wlcore.text.part import Part
from wlcore.text.saying import (
    CLAUSE,
    FRAME,
    NOUN,
    RELATIVE,
    Listed,
    Said,
    Words,
    frame,
    is_pronoun,
    is_you,
    noun,
    often,
    swapped,
)
from wlcore.text.sets import alternatives, is_none

filters = Gathering(m.Filter, PIECES)
"""Every set with a condition in an expression: what stands in the condition is not said of each."""


def _is_again(first: Words, then: Words) -> bool:
    """Whether somebody who begins a condition is who began the one before: called the same, 'that player', or 'they'."""
    if then.id == THEY and first.id == "kind-player":
        return first.det == "a"
    return first == then or (then.det == "that" and first == replace(then, det="a"))


class Conditions(Part):
    """Turns conditions into clauses; a negated one is said by a phrase of its own, not by 'it is not true that'."""

    def condition(self, e: m.Expr, negated: bool = False) -> Said:
        """A condition, or its opposite."""
        match e:
            case m.Not():
                return self.condition(e.of, not negated)
            case m.Const():
                return noun("always" if bool(e.value) is not negated else "never")
            case m.Op(op="and" | "or"):
                return self.joined(e, negated)
            case m.Op() if e.op in COMPARISONS:
                return self.comparison(e, OPPOSITES[e.op] if negated else e.op)
            case m.Quantified(quantifier="every"):
                return self.every(e, negated)
            case m.Quantified():
                return self.existing(e, (e.quantifier == "any") is not negated)
            case m.InSet() if (one_of := self.one_of_those(e, negated)) is not None:
                return one_of
            case m.InSet(of=m.Ask() as ask) if self.phrases.has(f"query-{plain(ask.query.name)}.holds"):
                return Words(
                    f"query-{plain(ask.query.name)}.{'holds-not' if negated else 'holds'}",
                    {**self.say.values.routine_args(ask.query, ask.args), "who": self.say.value(e.item)},
                    FRAME,
                )
            case m.InSet():
                return self.among(e, negated)
            case m.IsKind():
                what = self.say.values.kind(e.kind.name).as_("a")
                return frame("is-no-kind" if negated else "is-kind", item=self.say.value(e.of), what=what)
            case m.CanDo():
                return self.can(e, negated)
            case m.CanDoText():
                how = "cannot-do-text" if negated else "can-do-text"
                return frame(how, of=self.say.value(e.of), text=self.say.sentences.label(e.property))
            case m.FirstThis():
                return frame("not-first-this" if negated else "first-this", frame=self.frame_of(e))
            case m.Ask() | m.Read() | m.Prop() | m.Setting() | m.Builtin():
                return self.opposite(self.say.value(e)) if negated else self.say.value(e)
        said = (
            self.say.value(e)
            if isinstance(e, (m.Local, m.LookUp)) or e.type.kind != "truth"
            else self.say.values.unknown(e)
        )
        return self.opposite(said) if negated else said

    def joined(self, e: m.Op, negated: bool) -> Said:
        """Conditions that must all hold, or one of which must."""
        if self.is_one_of(e):
            return self.one_of(e, negated)
        conds = self.parts(e, e.op)
        if negated:
            said = tuple(self.condition(cond, True) for cond in conds)
            shared = self.sharing(said, "and" if e.op == "or" else "or")
            if shared is not None:
                return shared
            return conjoined(said) if e.op == "or" else alternative(said)
        return self.all_of(conds) if e.op == "and" else self.one_holds(conds)

    def parts(self, e: m.Expr, op: str) -> list[m.Expr]:
        """What is joined by 'and' or by 'or', however it is bracketed; what is said as 'one of' stays together."""
        if not (isinstance(e, m.Op) and e.op == op) or self.is_one_of(e):
            return [e]
        return self.parts(e.left, op) + self.parts(e.right, op)

    def one_holds(self, conds: Sequence[m.Expr]) -> Said:
        """Conditions one of which must hold."""
        said = tuple(map(self.condition, conds))
        shared = self.sharing(said, "or")
        return alternative(said) if shared is None else shared

    def all_of(self, conds: Sequence[m.Expr]) -> Said:
        """Conditions that must all hold, with whom they are about named once."""
        said = tuple(map(self.condition, conds))
        shared = self.sharing(said, "and")
        return conjoined(self.told_once(conds, said)) if shared is None else shared

    def all_needed(self, conds: Sequence[m.Expr]) -> Said:
        """What a text needs: alternatives behind which something else is needed stand in a condition of their own."""
        whole = self.all_of(conds)
        if not (isinstance(whole, Listed) and len(whole.items) == len(conds)):
            return whole
        loose = whole.joined == "and-apart" or isinstance(whole.items[-1], Listed)
        if not loose and not any(map(is_either_or, conds[:-1])):
            return whole
        runs = list[tuple[Said, ...]]()
        for n, (cond, said) in enumerate(zip(conds, whole.items, strict=True)):
            if n and not is_either_or(cond) and not is_either_or(conds[n - 1]):
                runs[-1] = (*runs[-1], said)
            else:
                runs.append(
                    (
                        alternative(said.items)
                        if isinstance(said, Listed) and said.joined == "either"
                        else said,
                    )
                )
        return Listed(tuple(run[0] if len(run) == 1 else Listed(run, "and") for run in runs), "needs")

    def sharing(self, said: Sequence[Said], joined: str) -> Words | None:
        """What differs in one thing only, said once with a list of these: 'you have a cat, a bird or a dog'. Not where
        something else would have to agree with the list.
        """
        first = said[0]
        if len(said) < 2 or not isinstance(first, Words) or not self.takes_list(first):
            return None
        if denies(first) and joined != "and":
            return None
        names = {
            name
            for x in said[1:]
            for name in first.args
            if not isinstance(x, Words) or x.args.get(name) != first.args[name]
        }
        if len(names) != 1:
            return None
        (name,) = names
        things: list[Said] = []
        for x in said:
            thing = x.args.get(name) if isinstance(x, Words) and x.id == first.id else None
            if not isinstance(thing, Words) or x.args.keys() != first.args.keys() or thing in things:  # type: ignore[union-attr]
                return None
            things.append(thing)
        alone = replace(first, args={**first.args, name: Listed((things[0],), joined)})
        if self.phrases.voice.say(alone) != self.phrases.voice.say(first):
            return None
        if denies(first) and first.id != "has-none":
            return self.denied_of(first, name, tuple(things))
        return replace(first, args={**first.args, name: Listed(tuple(things), joined)})

    def takes_list(self, said: Words) -> bool:
        """Whether a condition can be said of several things at once: 'you have some', or what a pack says of two things."""
        sort = said.id.partition("-")[0]
        own = sort in ("variable", "property", "query") and len(said.args) > 1
        return said.id in ("has-some", "has-none") or (own and said.sort in (FRAME, NOUN))

    def denied_of(self, said: Words, name: str, things: tuple[Said, ...]) -> Words | None:
        """What is denied of several things, said once: 'you do not have a cat, a bird or a dog'; where a language has no such
        list (`nor`), what is not denied is said of none of them: 'du hast weder eine Katze noch einen Hund'.
        """
        if self.phrases.says("nor-last", "b"):
            return replace(said, args={**said.args, name: Listed(things, "nor")})
        phrase = next(
            (said.id.removesuffix(form) + is_so for form, is_so in DENIED if said.id.endswith(form)), ""
        )
        if not self.phrases.has(phrase):
            return None
        return replace(said, id=phrase, args={**said.args, name: Listed(things, "neither")})

    def among(self, e: m.InSet, negated: bool) -> Said:
        """Something is one of a list, is in a zone, or is among the things of another set."""
        how = "is-not-in" if negated else "is-in"
        kept = self.mentions.kept()
        item = self.say.value(e.item)
        match e.of:
            case m.Between(id=""):
                low, high = self.say.value(e.of.first), self.say.value(e.of.last)
                had = None if negated else self.say.comparisons.had(e.item)
                if had is not None:
                    self.mentions.restore(kept)
                if had is not None and not self.unit_of(e.item):
                    what = self.say.comparisons.had_noun(e.item)
                    return frame("has-between", who=self.say.value(had[0]), what=what, low=low, high=high)
                between = "is-not-between" if negated else "is-between"
                return frame(between, item=self.say.values.as_number(item), low=low, high=high)
            case m.Between():
                return frame(
                    "is-no-kind" if negated else "is-kind", item=item, what=self.say.sets.one_of_copies(e.of)
                )
            case m.Items(items=items) if len(items) > 1:
                return self.in_list(item, items, negated)
            case m.ZoneRef():
                return frame(f"{how}-zone", item=item, zone=self.say.values.zone(e.of))
        unsaid = self.mentions.unsaid(e.of.name) if isinstance(e.of, m.Local) else None
        if unsaid is None and isinstance(e.of, (m.Local, m.Items, m.Ends)):
            return frame(how, item=item, set=self.say.values.all_of(e.of))
        of = self.say.group(e.of) if unsaid is None else unsaid
        return frame(how, item=item, set=of.as_("the", "plural"))

    def one_of_those(self, e: m.InSet, negated: bool) -> Words | None:
        """What a variable tells is one of a set, where its phrase says what it is: 'you are in a space next to that one'."""
        form = (
            f"variable-{e.item.place.name}.{'is-not' if negated else 'is'}"
            if isinstance(e.item, m.Read)
            else ""
        )
        known = isinstance(e.of, (m.Local, m.Items, m.Between, m.ZoneRef))
        if known or not isinstance(e.item, m.Read) or not self.phrases.has(form):
            return None
        args = self.say.values.indices(e.item.place, e.item.args)
        return Words(form, {**args, "who": self.say.group(e.of).as_("a")}, FRAME)

    def told_once(self, conds: Sequence[m.Expr], said: tuple[Said, ...]) -> tuple[Said, ...]:
        """What conditions say that must all hold, with whom two of them are about named once."""
        for i, (one, two) in enumerate(pairwise(conds)):
            owner = self.owner_had(one)
            both = (
                both_had(said[i], said[i + 1]) if owner is not None and owner == self.owner_had(two) else None
            )
            if both is not None:
                return (*said[:i], both, *said[i + 2 :])
        first = (said[i - 1] if i else "" for i in range(len(said)))
        return tuple(self.of_the_same(x, before) for x, before in zip(said, first, strict=True))

    def of_the_same(self, said: Said, before: Said) -> Said:
        """A condition that begins with the player with whom the one before it began: they are not named again where both begin alike
        ('has no coins and has a hat'), else they are 'they'.
        """
        firsts, voice = self.leading(before), self.phrases.voice
        for one in self.leading(said):
            again = [x for x in firsts if _is_again(x, one)]
            if again and often(said, one) == 1:
                case = voice.lead_case(said, one)
                if case in voice.forms(SAME_PLAYER) and case == voice.lead_case(before, again[0]):
                    return swapped(said, one, noun(SAME_PLAYER, of=replace(again[0], det="")))
                if one.id != THEY:
                    return swapped(said, one, noun(THEY, of=replace(one, det="")))
        return said

    def leading(self, said: Said) -> list[Words]:
        """The players with whom something said begins."""
        players = [x for x in within(said) if x.id in (THEY, SAME_PLAYER) or self.is_player(x)]
        return [x for x in players if self.phrases.voice.leads(said, x)]

    def people(self, said: Said) -> Iterator[Words]:
        """Everybody of whom something said speaks, but not of whom these are told apart."""
        if isinstance(said, Words) and (said.id in PEOPLE or self.is_player(said)):
            yield said
            return
        if isinstance(said, Words) and said.id in NAMED and self.is_player(said.args["of"]):  # type: ignore[arg-type]
            yield said
            return
        parts = (
            said.args.values() if isinstance(said, Words) else said.items if isinstance(said, Listed) else ()
        )
        for part in parts:
            yield from self.people(part)

    def is_player(self, said: Words) -> bool:
        """Whether this is somebody who is told by who they are: 'that player', 'your opponent'."""
        sort, _, name = said.id.partition("-")
        symbol = self.program.names.get(name)
        if sort == "kind":
            return name == "player"
        if sort == "query" and isinstance(symbol, Routine):
            return symbol.type is not None and symbol.type.kind == "player" and not symbol.type.many
        return sort == "variable" and isinstance(symbol, Variable) and symbol.type.kind == "player"

    def owner_had(self, e: m.Expr) -> m.Expr | None:
        """Whom a condition is about that says what somebody has."""
        match e:
            case m.Not():
                return self.owner_had(e.of)
            case m.Op():
                had = self.say.comparisons.had(e.left)
                return None if had is None else had[0]
            case m.Quantified(cond=None, of=m.ZoneRef() as zone) if self.say.comparisons.is_held(zone):
                return zone.args[0]
            case m.Quantified():
                owned = self.say.comparisons.owned(_filtered(e))
                return None if owned is None else owned[0]
        return None

    def opposite(self, said: Said) -> Said:
        """The opposite of what a phrase of the pack says; the phrase may bring it as `.not`."""
        if isinstance(said, Words) and self.phrases.has(f"{said.id}.not"):
            return Words(f"{said.id}.not", said.args, FRAME)
        return frame("not", cond=said)

    def is_one_of(self, e: m.Expr) -> bool:
        """Whether all that is joined compares one thing with others: 'its value is an Anchor or a Comet'."""
        found = self.compared(e)
        return found is not None and not self.has_own_is(found[0])

    def compared(self, e: m.Expr) -> tuple[m.Expr, list[m.Expr]] | None:
        """What is compared with several things, and these."""
        if not isinstance(e, m.Op) or e.op not in ("and", "or"):
            return None
        return alternatives(e, e.op, "is" if e.op == "or" else "is not")

    def one_of(self, e: m.Op, negated: bool) -> Said:
        """Something is this or that, or neither: 'its value is an Anchor or a Comet'."""
        found = self.compared(e)
        assert found is not None
        return self.in_list(self.say.values.unnoted(found[0]), found[1], (e.op == "or") is negated)

    def in_list(self, item: Said, things: Sequence[m.Expr], negated: bool) -> Said:
        """Something is one of these, or none of them."""
        how, joined = ("is-not-in-list", "neither") if negated else ("is-in-list", "or")
        return frame(
            how,
            item=self.say.values.as_number(item),
            list=Listed(tuple(map(self.say.values.unnoted, things)), joined),
        )

    def has_own_is(self, e: m.Expr) -> bool:
        """Whether a phrase of its own says what something is: 'it is your turn'."""
        match e:
            case m.Read():
                return self.phrases.has(f"variable-{e.place.name}.is")
            case m.Ask():
                return self.phrases.has(f"query-{plain(e.query.name)}.is")
            case m.Prop():
                return self.phrases.has(f"property-{e.name}.is")
        return False

    def frame_of(self, e: m.FirstThis) -> Said:
        """The frame that 'first this ...' speaks of."""
        name = self.program.marks.get(e.mark.place.name, "")
        return self.say.values.worded(f"frame-{name}", name, {}, NOUN)

    # ---- comparisons ---------------------------------------------------------------------------------

    def comparison(self, e: m.Op, op: str) -> Said:
        """Two values compared; counters, counts and 'nobody' have phrases of their own."""
        if op in ("is", "is not") and e.left.type.kind == "player" and self.is_reader(e.right):
            e = replace(e, left=e.right, right=e.left)  # 'you are the first player'
        elif self.is_far(e):  # 'that is at most your money'
            return self.comparison(replace(e, left=e.right, right=e.left), TURNED[op])
        left, right, how = e.left, e.right, COMPARISONS[op]
        if op in ("is", "is not") and (is_none(left) or is_none(right)):
            return self.nobody_is(left if is_none(right) else right, op == "is not")
        if op in ("is", "is not") and (same := self.identity(left, right, op)) is not None:
            return same
        if (ahead := self.say.comparisons.leading(left, right, op)) is not None:
            return ahead
        if isinstance(right, m.Const) and (counted := self.beside_number(e, left, right, op)) is not None:
            return counted
        right = self.let_extreme(right)
        both = self.say.comparisons.beside_each_other(left, right, op)
        both = (
            both
            or self.say.comparisons.with_extreme(left, right, op)
            or self.say.comparisons.between_players(left, right, op)
        )
        if both is not None:
            return both
        if (than := self.say.comparisons.than_value(left, right, op)) is not None:
            return than
        if left.type.kind == "truth" and isinstance(right, m.Const):
            return self.condition(left, (op == "is") is not bool(right.value))
        unit, first = self.unit_of(left), self.measured(left)
        told = (
            noun("sum", n=right.value, unit=unit)
            if unit and isinstance(right, m.Const)
            else self.measured(right)
        )
        if how in ("is", "is-not"):
            if left.type.kind == right.type.kind == "number":
                fixed = isinstance(told, int) or (isinstance(told, Words) and told.id == "sum")
                how = self.say.values.optional(f"{how}.{'number' if fixed else 'amount'}", how)
        else:
            how = f"is-{how}"
        if is_you(first) and isinstance(right, m.Local):
            how = self.say.values.optional(f"{how}.reader", how)
        return frame(how, left=first, right=told)

    def is_far(self, e: m.Op) -> bool:
        """Whether what a condition is about is a thing itself, and stands on the far side of the comparison."""
        name = e.right.name if isinstance(e.right, m.Local) else ""
        compared = self.say.comparisons
        return compared.is_relative(e.right) and not compared.is_relative(e.left) and not times(e.left, name)

    def identity(self, left: m.Expr, right: m.Expr, op: str) -> Said | None:
        """One thing is another, or is not, where there is a phrase for that."""
        how = COMPARISONS[op]
        for one, other in ((left, right), (right, left)):
            if (both_same := self.same_of_both(one, other, op)) is not None:
                return both_same
            if (alone := self.alone(other, self.is_reader(one))) is not None:
                return frame(how, left=self.say.value(one), right=alone)
            if isinstance(one, m.Read) and self.phrases.has(f"variable-{one.place.name}.{how}"):
                args = {
                    **self.say.values.indices(one.place, one.args),
                    "who": self.say.values.unnoted(other),
                }
                return Words(f"variable-{one.place.name}.{how}", args, FRAME)
            if isinstance(one, m.Ask) and self.phrases.has(f"query-{plain(one.query.name)}.{how}"):
                args = {
                    **self.say.values.routine_args(one.query, one.args),
                    "who": self.say.values.unnoted(other),
                }
                return Words(f"query-{plain(one.query.name)}.{how}", args, FRAME)
            same = isinstance(one, m.Prop) and isinstance(other, m.Prop) and other.name == one.name
            own = self.say.values.own_of(other) if same else None  # type: ignore[arg-type]
            if (
                isinstance(one, m.Prop)
                and own is not None
                and self.phrases.has(f"property-{one.name}.same-own")
            ):
                args = {"of": self.say.value(one.of), "who": own}
                return Words(f"property-{one.name}.same-own{'' if op == 'is' else '-not'}", args, FRAME)
            if isinstance(one, m.Prop) and same and self.phrases.has(f"property-{one.name}.same"):
                args = {"of": self.say.value(one.of), "who": self.say.value(other.of)}  # type: ignore[attr-defined]
                return Words(f"property-{one.name}.{'same' if op == 'is' else 'same-not'}", args, FRAME)
            named = isinstance(other, (m.Const, m.Local))
            if isinstance(one, m.Prop) and named and self.phrases.has(f"property-{one.name}.{how}"):
                args = {"of": self.say.value(one.of), "who": self.say.values.unnoted(other)}
                return Words(f"property-{one.name}.{how}", args, FRAME)
        return None

    def beside_number(self, e: m.Op, left: m.Expr, right: m.Const, op: str) -> Said | None:
        """What is counted, compared with a number, where there are phrases for that: 'you have at least 3 coins'."""
        how = COMPARISONS[op]
        if isinstance(left, m.Op):
            placed = self.say.values.placed(left)
            at = None if placed is None else self.say.values.in_place(placed, right.value)
            if placed is not None and at is not None:
                return self.comparison(m.Op(e.span, e.type, op, placed, at), op)
        if isinstance(left, m.Read) and isinstance(left.place, Counter):
            owner, own = self.say.values.owner(left), f"counter-{left.place.name}.{how}"
            if self.phrases.has(own):
                args = {
                    **self.say.values.indices(left.place, left.args),
                    "who": owner or "",
                    "n": right.value,
                }
                return Words(own, args, FRAME)
            if owner is not None:
                return self.having(owner, left, right, how)
            if (nth := self.say.times.nth(left, op, right.value)) is not None:
                return nth
            if left.place.dims:
                return self.there_are(self.say.values.counter(left), right.value, how)
        if isinstance(left, m.Ask) and (counted := self.say.comparisons.counts(left)):
            return self.say.comparisons.has_so_many(self.say.value(left.args[0]), counted, right.value, how)
        if isinstance(left, m.Quantified) and left.quantifier == "count":
            mine = self.say.comparisons.held_by(_filtered(left))
            if mine is not None:
                return self.say.comparisons.has_so_many(*mine, right.value, how)
            none = (how, right.value) in (("is", 0), ("at-most", 0), ("less-than", 1))
            some = (how, right.value) in (("is-not", 0), ("more-than", 0), ("at-least", 1))
            if self.say.comparisons.held_zone(left) is None and (
                none or (some and isinstance(left.of, m.ZoneRef))
            ):
                return self.existing(left, some)
            held = self.say.comparisons.held_so_many(left, right.value, how)
            if held is None and (do := self.so_many_do(_filtered(left), right.value, how)) is not None:
                return do
            return self.numbering(left, right.value, how) if held is None else held
        if isinstance(left, m.Folded):
            return self.say.comparisons.together(left, right, how)
        return None

    def same_of_both(self, one: m.Expr, other: m.Expr, op: str) -> Words | None:
        """A variable or query is the same for two things, where its phrase says that (`.same`): 'both lamps burn alike'."""
        if isinstance(one, m.Read) and isinstance(other, m.Read) and one.place == other.place:
            phrase = f"variable-{one.place.name}"
        elif isinstance(one, m.Ask) and isinstance(other, m.Ask) and one.query == other.query:
            phrase = f"query-{plain(one.query.name)}"
        else:
            return None
        apart = [theirs for mine, theirs in zip(one.args, other.args, strict=True) if mine != theirs]
        if len(apart) != 1 or not self.phrases.has(f"{phrase}.same"):
            return None
        args = (
            self.say.values.indices(one.place, one.args)
            if isinstance(one, m.Read)
            else self.say.values.routine_args(one.query, one.args)
        )
        how = "same" if op == "is" else "same-not"
        return Words(f"{phrase}.{how}", {**args, "who": self.say.value(apart[0])}, FRAME)

    def alone(self, e: m.Expr, yours: bool) -> Words | None:
        """The only one with the most or fewest of something, where it is asked who that is: in a tie it is nobody; whether
        it is the reader says nothing of them that could be taken up again.
        """
        only = self.say.let.get(e.name) if isinstance(e, m.Local) else e
        if not (isinstance(only, m.Only) and isinstance(only.of, m.Extreme)):
            return None
        if isinstance(e, m.Local):
            known = self.mentions.known.get(e.name)
            if known is None or known.said:
                return None
        found = self.say.values.only_of(self.say.group(only.of), itself=True)
        if isinstance(e, m.Local):
            self.mentions.known[e.name] = replace(self.mentions.known[e.name], first=found, said=not yours)
        return found

    def is_reader(self, e: m.Expr) -> bool:
        """Whether this is the reader, as nothing else is called."""
        return (isinstance(e, m.Local) and e.name == "you") or (e == self.say.owner_is and e is not None)

    def let_extreme(self, e: m.Expr) -> m.Expr:
        """The highest or lowest, or what somebody has, that was named and has not been told yet."""
        let = self.say.let.get(e.name) if isinstance(e, m.Local) else None
        known = self.mentions.known.get(e.name) if isinstance(e, m.Local) else None
        told = known is None or known.said
        compared = isinstance(let, m.Folded) or (
            let is not None and self.say.comparisons.had(let) is not None
        )
        return let if let is not None and compared and not told else e

    def unit_of(self, e: m.Expr) -> str:
        """The unit of a number: that of a counter, of what is worked out from it, of one that was spoken of before: '$'."""
        match e:
            case m.Read(place=Counter() as counter):
                return counter.unit or ""
            case m.Ask():
                return self.phrases.static(f"query-{plain(e.query.name)}", "unit")
            case m.Prop():
                return self.phrases.static(f"property-{e.name}", "unit")
            case m.Op(op="*", left=m.Const(), right=of) | m.Op(op="*", left=of, right=m.Const()):
                return self.unit_of(of)
            case m.Op(op="+" | "-"):
                return self.unit_of(e.left) if self.unit_of(e.left) == self.unit_of(e.right) else ""
            case m.Folded():
                return self.unit_of(e.value)
            case m.Half():
                return self.unit_of(e.of)
            case m.Local():
                found = self.mentions.known.get(e.name)
                return found.unit if found is not None and found.letter is None else ""
        return ""

    def measured(self, e: m.Expr) -> Said:
        """One side of a comparison."""
        return self.say.values.as_number(self.say.values.unnoted(e))

    def having(self, owner: Said, place: m.Read, n: m.Const, how: str) -> Said:
        """Somebody has so much of something."""
        none = (n.value == 0 and how in ("is", "at-most")) or (n.value == 1 and how == "less-than")
        some = (n.value == 0 and how in ("is-not", "more-than")) or (n.value == 1 and how == "at-least")
        cap = place.place.cap if isinstance(place.place, Counter) else None
        if isinstance(cap, m.Const) and cap.value == n.value == 1:  # there is no more than one
            none, some = none or how in ("is-not", "less-than"), some or how == "is"
        if none or some:
            counter = self.say.values.counter(place)
            return frame(
                "has-none" if none else "has-some", who=owner, what=counter.as_("no" if none else "a", "")
            )
        return frame(f"has-{how}", who=owner, what=self.say.values.amount(place, n)[0])

    def numbering(self, e: m.Quantified, n: int, how: str) -> Said:
        """There are so many things of a set."""
        counted = self.say.values.counted(e)
        if isinstance(counted, Words) and is_pronoun(counted):
            counted = self.say.values.noun_of(e.of).as_("that", "plural")
        if isinstance(counted, Words) and counted.det == "":
            return self.there_are(counted, n, how)
        return frame(f"they-number-{how}", what=counted, n=n)

    def there_are(self, counted: Words, n: int, how: str) -> Said:
        """There are so many of something."""
        if n == 0 and how in ("is", "at-most"):
            return frame("there-none", what=counted.as_("no"))
        if (n == 0 and how in ("is-not", "more-than")) or (n == 1 and how == "at-least"):
            return frame("there-some", what=counted.as_("a"))
        said: dict[str, Said] = {"what": counted.as_("n", n), "of": counted.as_("", "plural"), "n": n}
        how = f"there-{how}"
        wanted = {name: x for name, x in said.items() if self.phrases.says(how, name)}
        if {"what", "of"} <= wanted.keys():  # 'several cards' for more than 1
            del wanted["what" if n == 1 else "of"]
        return frame(how, **wanted)

    def nobody_is(self, e: m.Expr, negated: bool) -> Said:
        """Nobody is or has what a variable tells; there is no such card."""
        how = "somebody" if negated else "nobody"
        if isinstance(e, m.Read) and self.phrases.has(f"variable-{e.place.name}.{how}"):
            return Words(f"variable-{e.place.name}.{how}", self.say.values.indices(e.place, e.args), FRAME)
        if isinstance(e, m.Prop) and self.phrases.has(f"property-{e.name}.{how}"):
            return Words(f"property-{e.name}.{how}", {"of": self.say.value(e.of)}, FRAME)
        if isinstance(e, m.Ask) and self.phrases.has(f"query-{plain(e.query.name)}.{how}"):
            return Words(
                f"query-{plain(e.query.name)}.{how}", self.say.values.routine_args(e.query, e.args), FRAME
            )
        only = self.say.let.get(e.name) if isinstance(e, m.Local) else e
        if isinstance(only, m.Only) and isinstance(only.of, m.Extreme):
            found = self.say.group(only.of)
            if isinstance(e, m.Local):  # that there is one has been told then
                self.mentions.tell(e.name, found.as_("the"))
            how = "there-is" if negated else "there-more-than"
            return frame(how, what=found.as_("n", 1), of=found.as_("", "plural"), n=1)
        if isinstance(e, m.End):
            return frame("not-empty" if negated else "empty", zone=self.say.values.zone(e.zone))
        person = "yes" if e.type.kind == "player" else "no"
        return frame(f"is-{how}", what=self.say.value(e), person=person)

    def becoming(self, said: Said) -> Said:
        """A condition as what comes true, where a language says that otherwise (`.soon`): 'у вас становится не меньше 3 карт'."""
        if isinstance(said, Listed) and said.joined == "and":
            return Listed((self.becoming(said.items[0]), *said.items[1:]), said.joined)
        if not isinstance(said, Words):
            return said
        if said.id == "both-had":
            return replace(said, args={**said.args, "a": self.becoming(said.args["a"])})
        soon = f"{said.id}.soon"
        return replace(said, id=soon) if "." not in said.id and self.phrases.has(soon) else said

    # ---- sets ----------------------------------------------------------------------------------------

    def existing(self, e: m.Quantified, some: bool) -> Said:
        """Whether there is anything in a set."""
        of = _filtered(e)
        mine = self.say.comparisons.held_by(of)
        if mine is not None:
            what = mine[1].as_("a" if some else "no", "")
            return frame("has-some" if some else "has-none", who=mine[0], what=what)
        if isinstance(of, m.ZoneRef):
            how = "not-empty" if some else "empty"
            own = f"zone-{of.zone.name}.{how}"
            if self.phrases.has(own):
                return Words(own, self.say.values.indices(of.zone, of.args), FRAME)
            if self.say.comparisons.is_held(of) and not self.phrases.says(f"held-{of.zone.name}", "what"):
                what = self.say.comparisons.held(of).as_("a" if some else "no", "")
                return frame("has-some" if some else "has-none", who=self.say.value(of.args[0]), what=what)
            return frame(how, zone=self.say.values.zone(of))
        if isinstance(of, m.Items) and len(of.items) == 1:
            return self.nobody_is(of.items[0], some)
        compared = self.of_whom_it_is(of, some) if isinstance(of, m.Filter) else None
        if compared is not None:
            return compared
        if isinstance(of, m.Local) and self.mentions.was_chosen(of.name):
            what = self.say.values.noun_of(of).as_("a" if some else "no")
            return frame("chosen-some" if some else "chosen-none", what=what)
        somebody = self.somebody(of, some) if isinstance(of, m.Filter) else None
        if somebody is not None:
            return somebody
        unsaid = self.mentions.unsaid(of.name) if isinstance(of, m.Local) else None
        found = self.say.group(of) if unsaid is None else unsaid
        return frame("there-some" if some else "there-none", what=found.as_("a" if some else "no"))

    def of_whom_it_is(self, of: m.Filter, some: bool) -> Said | None:
        """Whether others have more or less than whom all is about, said of that player: 'a player has more than each other player'."""
        about = self.mentions.about
        known = self.mentions.known.get(about)
        if known is None or not isinstance(of.of, m.Everyone):
            return None
        conds = still_asked(of.cond)
        compared = [c for c in conds if not self.apart_from(c, of.name, about)]
        if len(compared) != 1 or not isinstance(compared[0], m.Op):
            return None
        cond = compared[0]
        left, right = self.say.comparisons.had(cond.left), self.say.comparisons.had(cond.right)
        if left is None or right is None or left[1] != right[1]:
            return None
        names = [x.name if isinstance(x, m.Local) else "" for x in (left[0], right[0])]
        itself = len(compared) == len(conds) and cond.op not in (
            "more",
            "less",
        )  # that player would be one of them
        if itself or sorted(names) != sorted((of.name, about)):
            return None
        op = cond.op if names[0] == about else TURNED[cond.op]
        how = COMPARISONS[op if some else OPPOSITES[op]]
        who, what = (
            self.say.value(left[0] if names[0] == about else right[0]),
            self.say.comparisons.had_noun(cond.left),
        )
        other = noun("other-player").as_("a" if some else "each")
        return frame(f"has-{how}-another", who=who, what=what, other=other)

    def apart_from(self, cond: m.Expr, one: str, other: str) -> bool:
        """The condition that two names stand for two."""
        if not (isinstance(cond, m.Op) and cond.op == "is not"):
            return False
        return {x.name for x in (cond.left, cond.right) if isinstance(x, m.Local)} == {one, other}

    def somebody(self, of: m.Filter, some: bool) -> Said | None:
        """'Another player has more coins than you', 'no other player has ...' for 'there is a player who ...'."""
        conds = still_asked(of.cond)
        if of.of.type.kind != "player" or len(conds) != 1 or not times(conds[0], of.name):
            return None
        kept = self.mentions.kept()
        who = self.say.group(of.of).as_("a" if some else "no")
        with self.mentions.standing_for(of.name, who):
            said = self.condition(conds[0])
        found = having_none(said, some) if often(said, who) == 1 else None
        if found is None:
            self.mentions.restore(kept)
        return found

    def so_many_do(self, of: m.Expr, n: int, how: str) -> Said | None:
        """'At least 3 players dance' for 'there are at least 3 players who dance'."""
        conds = still_asked(of.cond) if isinstance(of, m.Filter) else []
        if not isinstance(of, m.Filter) or of.of.type.kind != "player" or len(conds) != 1 or how == "is-not":
            return None
        kept = self.mentions.kept()
        several = n == 1 and how == "more-than"
        amount = self.say.group(of.of).as_("" if several else "n", "plural" if several else n)
        bound = "several" if several else how
        who = Words("so-many-of", {"bound": bound, "amount": amount}, number=2 if several else n)
        with self.mentions.standing_for(of.name, who):
            said = self.condition(conds[0])
        kind = said.id if isinstance(said, Words) and who in said.args.values() else ""
        if (kind.startswith("has-") or kind.endswith(".holds")) and often(said, who) == 1:
            return said  # what packs say of one may agree with one only
        self.mentions.restore(kept)
        return None

    def every(self, e: m.Quantified, negated: bool) -> Said:
        """For each thing of a set something holds."""
        assert e.cond is not None
        if negated:
            opposite = turned_round(e.cond)
            return self.existing(replace(e, quantifier="any", cond=opposite), True)
        e = told_of_those(e)
        assert e.cond is not None
        before = self.mentions.kept()
        found = self.say.group(e.of).as_("each")
        printed = m.Filter(e.span, e.of.type, e.of, e.name, e.cond)
        one, noun_of = self.say.sets.one_by([e.cond], printed), self.say.values.noun_of(e.of)
        what = self.say.sets.printed_on(noun_of, e.cond, printed) if one is None else one[0]
        if what is not None:
            return frame("is-kind", item=found, what=what.as_("a"))
        inside = self.is_inside(e.cond, e.name) or any(times(f.cond, e.name) for f in filters(e.cond))
        if times(e.cond, e.name) == 1 and not inside:
            with self.mentions.standing_for(e.name, found):
                said = self.condition(e.cond)
            had = having_none(said, True)
            if had is None and denies(said) and not is_empty(said):
                self.mentions.restore(before)
                opposite = turned_round(e.cond)
                return self.existing(replace(e, quantifier="any", cond=opposite), False)
            return said if had is None else had
        with self.mentions.standing_for(e.name, self.say.values.element(e.of)):
            cond = self.condition(e.cond)
        return frame("every", set=found, cond=cond)

    def is_inside(self, cond: m.Expr, name: str) -> bool:
        """Whether a condition says of each of many something that only its number tells, or that there is nothing of it: this is not
        said of 'each' in the middle of a sentence ('has no cards of each colour').
        """
        if not isinstance(cond, m.Op) or cond.op not in COMPARISONS:
            return False
        had = self.say.comparisons.had(cond.left)
        if had is not None:
            none = isinstance(cond.right, m.Const) and (cond.op, cond.right.value) in NONE
            return none and not times(had[0], name)
        of = cond.left
        return isinstance(of, (m.Ask, m.Read)) and any(times(x, name) for x in of.args[1:])

    def can(self, e: m.CanDo, negated: bool) -> Said:
        """Whether a rule can be performed."""
        who = self.say.value(e.actor) if e.actor is not None else self.mentions.mention("you") or noun("you")
        return frame("cannot" if negated else "can", who=who, does=self.performed(e, who))

    def performed(self, e: m.CanDo, who: Said) -> Words:
        """The rule as something that is done."""
        args = {**self.say.values.routine_args(e.rule, e.args), "who": who}
        return self.say.values.worded(
            f"rule-{e.rule.name}", e.rule.name, args, CLAUSE, self.say.values.linked(e.rule, args)
        )


def turned_round(cond: m.Expr) -> m.Expr:
    """The opposite of a condition."""
    if isinstance(cond, m.Not):
        return cond.of
    if isinstance(cond, m.Op) and cond.op in OPPOSITES:
        return replace(cond, op=OPPOSITES[cond.op])
    return m.Not(cond.span, cond.type, cond)


def told_of_those(e: m.Quantified) -> m.Quantified:
    """What holds for each of a set that is not such, or else so, said of those that are: 'you hold each field that is a camp'."""
    cond = e.cond
    if not (isinstance(cond, m.Op) and cond.op == "or"):
        return e
    for one, other in ((cond.left, cond.right), (cond.right, cond.left)):
        denied = isinstance(one, m.Not) or (isinstance(one, m.Op) and one.op == "is not")
        if denied and times(one, e.name) and times(other, e.name):
            those = m.Filter(e.span, e.of.type, e.of, e.name, turned_round(one))
            return replace(e, of=those, cond=other)
    return e


def having_none(said: Said, some: bool) -> Said | None:
    """Somebody of a set has something, or nobody of it has: what is denied twice is said of each."""
    who = said.args.get("who") if isinstance(said, Words) and said.id.startswith("has-") else None
    what = said.args.get("what", said.args.get("amount")) if isinstance(said, Words) else None
    if not isinstance(said, Words) or not isinstance(who, Words) or not isinstance(what, Words):
        return None
    if said.id != "has-none":
        return None if who.det == "no" and said.id.startswith(UNDENIED) else said
    if some and who.det != "each":
        return said if who.det else None
    has = what.as_("a", "")
    return frame("has-some", who=who.as_("no" if some else "each"), what=has)


def both_had(left: Said, right: Said) -> Words | None:
    """Two things that somebody has or has not, who is named once: 'that player has no coins and has no cards'."""
    if not (isinstance(left, Words) and isinstance(right, Words)):
        return None
    who = left.args.get("who") if left.id.startswith("has-") and right.id.startswith("has-") else None
    if not isinstance(who, Words) or is_you(who) or who.sort == RELATIVE or who.det == "no":
        return None
    again = replace(right, args={**right.args, "who": noun("elided", of=who)})
    return frame("both-had", a=left, b=again)


DENIED = ((".is-not", ".is"), (".not", ""))
"""The forms of a phrase that deny something, and those that do not."""
THEY = "pronoun-player"
PEOPLE = frozenset(
    "you pronoun-player pronoun-players same-player other-player further-player player-but left-of right-of doing nobody".split()
)
"""What speaks of somebody, besides players and what tells who one is."""
NAMED = frozenset("chosen nth-chosen noted nth-noted nth".split())
"""What tells one of several by how it came to be spoken of."""
SAME_PLAYER = "same-player"
"""Somebody who has just begun a condition, in the forms in which a language leaves them out where the next one begins alike."""
UNDENIED = ("has-is-not", "has-at-least-", "has-at-most-", "has-more-by", "has-less-by")
"""Comparisons that are not said of nobody: 'no player has more or fewer coins than you'."""


def within(said: Said) -> Iterator[Words]:
    """What stands in the places of something said, however deep."""
    parts = said.args.values() if isinstance(said, Words) else said.items if isinstance(said, Listed) else ()
    for part in parts:
        if isinstance(part, Words):
            yield part
        yield from within(part)


NONE = (("is", 0), ("at most", 0), ("less", 1))
"""The comparisons with a number that say that there is nothing."""
DENYING = frozenset(
    "not is-not is-no-kind is-not-in is-not-in-zone is-not-in-list is-not-between empty there-none".split()
)
"""Conditions that say that something is not so; those of packs say it in a form of their own."""


def denies(said: Said) -> bool:
    """Whether a condition says that something is not so, which of several is said as 'none'."""
    if not isinstance(said, Words):
        return False
    _, _, form = said.id.partition(".")
    return (
        said.id in DENYING
        or said.id == "has-none"
        or form in ("not", "is-not", "empty", "nobody", "holds-not")
    )


def is_empty(said: Said) -> bool:
    """Whether a condition says that a place is empty, which is said of each, too: 'each other player's hand is empty'."""
    return isinstance(said, Words) and said.id == "empty"


def is_either_or(cond: m.Expr) -> bool:
    """Whether a condition is that one of several holds."""
    return isinstance(cond, m.Op) and cond.op == "or"


def either(said: Said) -> Said:
    """Alternatives among what must all hold: 'either ... or ...'."""
    if not isinstance(said, Listed) or said.joined not in ("or", "or-together"):
        return said
    return Listed(said.items, "either")


def conjoined(said: tuple[Said, ...]) -> Said:
    """What must all hold; a comma stands behind alternatives that others could be read as part of."""
    if len(said) == 1:
        return said[0]
    said = tuple(map(either, said))
    unclear = any(isinstance(x, Listed) and x.joined == "either" for x in said[:-1])
    return Listed(said, "and-apart" if unclear else "and")


def alternative(both: tuple[Said, ...]) -> Listed:
    """Conditions of which one must hold; what must hold together in one of them is told as that: '..., or ... and also ...'."""
    if not any(is_both(x) or (isinstance(x, Listed) and x.joined == "or-together") for x in both):
        return Listed(both, "or")
    items: list[Said] = []
    for x in both:
        if isinstance(x, Listed) and x.joined in ("or", "or-together"):
            items += x.items
        else:
            items.append(Listed(x.items, "together") if is_both(x) and isinstance(x, Listed) else x)
    return Listed(tuple(items), "or-together")


def is_both(said: Said) -> bool:
    """Whether conditions must hold together."""
    joined = said.joined if isinstance(said, Listed) else said.id if isinstance(said, Words) else ""
    return joined in ("and", "and-apart", "both-had")


def _filtered(e: m.Quantified) -> m.Expr:
    """The set that is counted, with its condition."""
    return e.of if e.cond is None else m.Filter(e.span, e.of.type, e.of, e.name, e.cond)
