"""Says statements: each becomes a clause or a sentence frame; a block becomes sentences or one list of clauses."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard

from wlcore.lang import meaning as m
from wlcore.lang.at_once import chosen
from wlcore.lang.parts import expressions
from wlcore.lang.symbols import Counter, Routine
from wlcore.text.conditions import within
from wlcore.text.folding import times, truth
from wlcore.text.human import arg_name
from wlcore.text.mentions import NOTED, THING, Referent
from wlcore.text.notes import may_wait, overtaken, would_hide
from wlcore.text.part import Part, says
from wlcore.text.saying import (
    ANY,
    CLAUSE,
    ENDLESS,
    FRAME,
    NOUN,
    YOU,
    Listed,
    Said,
    Words,
    clause,
    does,
    frame,
    goes_on,
    grouped,
    inside,
    is_you,
    noun,
    undecided,
)
from wlcore.text.sets import is_none
from wlcore.text.sums import step
from wlcore.text.values import SEEN, top_one

TRIGGERS = ("before", "after", "when", "instead")
"""The phrases that begin with a moment; in some languages a comma stands before it."""

BESIDE = ("on", "under")
"""Where a card of a pile is put back in this same pile."""
OWN_PLACE = "-own"
"""How the phrase ends that says that the reader puts something into a place of their own."""
YOURS = noun("you")
RAISING = ("gain", "take")
LOSING = ("lose", "pay")


def _is_local(e: m.Expr | None, name: str) -> bool:
    return isinstance(e, m.Local) and e.name == name


class Sentences(Part):
    """Turns blocks of statements into what can be said."""

    # ---- blocks --------------------------------------------------------------------------------------

    def steps(self, block: m.Block) -> list[Said]:
        """What a block does, one after the other."""
        return [said for _, said in self.paired(block)]

    def paired(self, block: m.Block) -> list[tuple[m.Statement, Said]]:
        """What each statement of a block does, for those that say something."""
        found, before = [], self.say.shuffled
        for i, s in enumerate(block):
            rest = block[i + 1 :]
            self.say.shuffled = before | {x.zone.zone for x in rest if isinstance(x, m.Shuffle)}
            said = self.following(s, rest)
            found += [] if said is None else [(s, said)]
        self.say.shuffled = before
        return found

    def following(self, s: m.Statement, rest: m.Block) -> Said | None:
        """What a statement does behind another one; what that has shown may be spoken of again at once."""
        seen, shown = self.say.seen, isinstance(s, m.Show) and top_one(s.cards) is not None
        said = self.step(s, rest)
        if shown and seen is None:
            assert isinstance(s, m.Show)
            first = self.say.values.kind("card").as_("that")
            self.mentions.introduce(SEEN, self.say.values.referent("card", first))
            self.say.seen = s.cards
        else:
            self.say.seen = None
            self.mentions.known.pop(SEEN, None)
        return said

    def step(self, s: m.Statement, rest: m.Block) -> Said | None:
        """What a statement does that others follow; a value is noted where one of them needs it as it is now."""
        pick, ahead = (s.pick, (*s.body, *rest)) if isinstance(s, m.Maybe) else (s, rest)
        if isinstance(pick, m.Pick) and overtaken(pick.name, ahead, chosen=True):
            self.say.overtaken.add(pick.name)
        if not isinstance(s, m.Bind):
            return self.statement(s)
        is_number = s.value.type.kind == "number"
        hidden = would_hide(s, rest) or (is_number and overtaken(s.name, rest, unsaid=True))
        waits = may_wait(s, rest) and not hidden
        if is_number and not waits and overtaken(s.name, rest):
            self.say.overtaken.add(s.name)
        return None if waits and not self.named(s) else self.note(s)

    def inner(self, block: m.Block, asked: bool = False) -> Said:
        """What a block inside another statement does, as one clause."""
        return self.together(self.steps(block), asked=asked)

    def together(self, said: list[Said], more: bool = False, asked: bool = False) -> Said:
        """Several things that are done, as one clause. In brackets stands what could be read in another way: with an 'otherwise'
        behind it (`more`), behind a condition (`asked`), or with a list behind it that it could hold.
        """
        if not said:
            return noun("nothing")
        shared = self.by_several(said)
        if shared is not None:
            return shared
        if len(said) == 1:
            only = said[0].id if isinstance(said[0], Words) else ""
            if (more and undecided(said[0])) or (asked and only == "if-otherwise"):
                return grouped(said[0], True)
            return inside(said[0]) if only in ENDLESS else said[0]
        simple = all(isinstance(s, Words) and s.sort == CLAUSE for s in said)
        doers = {is_you(s.args.get("who", noun("you"))) for s in said if isinstance(s, Words)}
        if simple and len(doers) == 1 and len(said) < 4:
            return Listed(tuple(said), "then")
        *before, last = said
        items = (*(grouped(x, goes_on(x)) for x in before), grouped(last, more and undecided(last)))
        return Listed(items, "steps")

    def by_several(self, said: list[Said]) -> Said | None:
        """Two or three things that not the reader alone does, each with who does it: 'that player loses 1 card and you draw 1';
        who goes on doing something is said once.
        """
        clauses = [x for x in said if isinstance(x, Words) and x.sort == CLAUSE]
        if not 1 < len(clauses) == len(said) < 4 or all(is_you(x.args.get("who", YOURS)) for x in clauses):
            return None
        if any(map(self.has_own_form, clauses)):
            return None
        doers: list[Said] = [clauses[0].args.get("who", noun("you"))]
        for x in clauses[
            1:
        ]:  # what nobody in particular does goes on with who did the last, but for the reader's own cards
            yours = any(is_you(part) for part in within(x.args.get("cards", "")))
            doers.append(x.args.get("who", YOURS if yours else doers[-1]))
        if all(map(is_you, doers)) or ("who" not in clauses[0].args and not all(map(is_you, doers))):
            return None
        turns: list[list[Said]] = []
        for i, (x, who) in enumerate(zip(clauses, doers, strict=True)):
            if i and who == doers[i - 1]:
                turns[-1].append(x if is_you(who) else self.done_by(x, noun("elided", of=who)))
            else:
                turns.append([frame("stated", does=x) if turns and is_you(who) else x])
        if len(turns) > 1 and is_you(doers[0]):  # one by one, since nothing goes on in silence
            turns = [[x] for t in turns for x in t]
        items = tuple(t[0] if len(t) == 1 else Listed(tuple(t), "then") for t in turns)
        if len(items) == 1:
            return items[0]
        return Listed(items, "each-does-all" if any(len(t) > 1 for t in turns) else "each-does")

    def has_own_form(self, said: Words) -> bool:
        """Whether a phrase says itself what happens, not that somebody does it."""
        return (
            self.phrases.has(f"{said.id}.said") or "optional" in self.phrases.static(said.id, "like").split()
        )

    def statement(self, s: m.Statement) -> Said | None:
        """What a statement does; None for what only names or marks something."""
        say = self.say.of_class(type(s))
        outside, self.say.unknowns = self.say.unknowns, []
        said: Said | None = self.say.values.unknown(s) if say is None else say(s)
        found, self.say.unknowns = self.say.unknowns, outside
        if (
            self.say.told
            and isinstance(said, Words)
            and said.sort == CLAUSE
            and is_you(said.args.get("who", ""))
        ):
            said = frame("stated", does=said)
        if said is not None and found:
            return frame(
                "where-number", does=said, known=found[0] if len(found) == 1 else Listed(tuple(found))
            )
        return said

    # ---- counters and variables ----------------------------------------------------------------------

    @says(m.Change)
    def s_change(self, s: m.Change) -> Said | None:
        """Gain, lose, pay, take."""
        place = s.place.place
        assert isinstance(place, Counter)
        owned = bool(place.dims) and place.dims[0] == "player"
        if not owned:
            verb = "raise" if s.verb in RAISING else "lower"
            what = self.say.values.counter(s.place)
            halved = isinstance(s.amount, m.Half) and s.amount.of == s.place
            return does(verb, what=what, n=noun("by-half") if halved else self.say.values.number(s.amount))
        who = self.say.choices.who(s.place.args[0])
        with self.mentions.acting(self.say.choices.acting(s.place.args[0])):
            phrase = self.say.values.optional(f"{s.verb}-{place.name}", s.verb)
            worked_out = self.phrases.says(phrase, "amount")
            amount: Said
            n: Said
            if s.amount == s.place and s.verb in LOSING and worked_out:
                everything = self.all_had(s.place, place, s.place.args[0])
                amount, n = everything, everything
            else:
                amount, n = self.say.values.amount(s.place, s.amount, worked_out)
            args = {"amount": amount, "n": n, **self.say.values.indices(place, s.place.args)}
        args.pop("player", None)
        return clause(phrase, who, **args)

    def all_had(self, read: m.Read, place: Counter, owner: m.Expr) -> Words:
        """All that somebody has of something: 'all your money'."""
        mass = self.phrases.has(f"counter-{place.name}.own")
        own = {"own": self.say.values.read(read)} if mass else {"own": ""}
        counter = self.say.values.counter(read).as_("", "plural")
        return noun(
            "all-of", owner=self.say.value(owner), counter=counter, mass="yes" if mass else "no", **own
        )

    @says(m.Assign)
    def s_assign(self, s: m.Assign) -> Said | None:
        """`set`."""
        place = s.place.place
        if place.name in self.program.marks:
            return None
        stepped = step(s)
        if stepped is not None:
            return self.stepped(s, *stepped)
        known = truth(s.value)
        how = (
            "set-nobody"
            if is_none(s.value)
            else "set"
            if known is None
            else f"set-{'yes' if known else 'no'}"
        )
        own = f"variable-{place.name}.{how}"
        if isinstance(place, Counter) and self.phrases.has(f"counter-{place.name}.set"):
            now = {"who": self.say.values.owner(s.place) or "", "n": self.say.value(s.value)}
            return Words(
                f"counter-{place.name}.set", self.say.values.indices(place, s.place.args) | now, FRAME
            )
        if self.phrases.has(own):
            args = self.say.values.indices(place, s.place.args)
            owner = s.place.args[0] if place.dims[:1] == ("player",) else None
            with self.mentions.acting("" if owner is None else self.say.choices.acting(owner)):
                return Words(
                    own, args if how != "set" else {**args, "value": self.say.values.of_type(s.value)}, FRAME
                )
        counted = isinstance(place, Counter) and bool(place.dims) and isinstance(s.value, m.Const)
        if counted and (place.dims[0] != "player" or s.value.value == 0):  # type: ignore[attr-defined]
            return self.now_has(s, s.value)  # type: ignore[arg-type]
        if is_none(s.value):
            with self.mentions.acting(""):
                return frame("set-nobody", cond=self.say.conditions.nobody_is(s.place, negated=False))
        if not place.dims and s.value.type.kind == "player":
            return frame("is-now", who=self.say.values.of_type(s.value), what=self.say.values.read(s.place))
        with self.mentions.acting(""):
            return does("set", what=self.say.values.read(s.place), value=self.say.values.of_type(s.value))

    def stepped(self, s: m.Assign, how: str, n: m.Expr) -> Words:
        """A value set by so much higher or lower than it is, by whose it is: 'raise your forecast by 1'."""
        owner = s.place.args[0] if s.place.place.dims[:1] == ("player",) else None
        who: dict[str, Said] = {} if owner is None else {"who": self.say.choices.who(owner)}
        unit = self.say.conditions.unit_of(s.place)
        with self.mentions.acting("" if owner is None else self.say.choices.acting(owner)):
            what = self.say.values.read(s.place)
            if isinstance(n, m.Const):
                by = self.say.values.as_sum(n.value, unit)
            else:
                by = self.say.values.as_number(self.say.value(n))
        return does(f"{how}-value", what=what, n=by, **who)

    def now_has(self, s: m.Assign, n: m.Const) -> Said:
        """So many of something are there, however many there were, or somebody has none of it: 'you now have no coins'."""
        owner, none = self.say.values.owner(s.place), n.value == 0
        counter = self.say.values.counter(s.place)
        if owner is not None:
            return frame("now-has-none", who=owner, what=counter.as_("no"))
        if none:
            return frame("there-now-none", what=counter.as_("no"))
        return frame("there-now", what=counter.as_("n", n.value), n=n.value)

    @says(m.Bind)
    def s_bind(self, s: m.Bind) -> Said | None:
        """`let` where nothing follows."""
        return None

    def named(self, s: m.Bind) -> bool:
        """Whether a value can only be noted; else it will be said where it is first used."""
        self.say.let[s.name] = s.value
        first = self.say.values.of_type(s.value)
        noun_of = self.say.values.noun_of(s.value)
        self.mentions.expect(
            s.name, self.say.values.referent(s.value.type.kind, first, s.value.type.many, noun_of)
        )
        return False

    def note(self, s: m.Bind) -> Said:
        """A value that counts as it is now: 'note how much money you have'."""
        value, noun_of = s.value, self.say.values.noun_of(s.value)
        owner = (
            self.say.values.owner(value)
            if isinstance(value, m.Read) and isinstance(value.place, Counter)
            else None
        )
        letter = self.letter(s.name)
        much = isinstance(value, m.Read) and owner is not None
        called: Said = "" if letter is None else noun("called-aside" if much else "called-as", letter=letter)
        if isinstance(value, m.Read) and owner is not None:
            noun_of = self.say.values.counter(value).as_("", "plural")
            said = frame("note-much", who=owner, what=noun_of, called=called)
        elif value.type.kind == "truth":
            said = frame("note-whether", cond=self.say.condition(value))
        else:
            said = frame("note", what=self.say.values.of_type(value), called=called)
        what = self.say.values.referent(value.type.kind, said, value.type.many, noun_of, NOTED)
        self.mentions.introduce(s.name, replace(what, letter=letter))
        return said

    def letter(self, name: str) -> Words | None:
        """The letter by which a named number is called from now on, if another one overtakes it."""
        return self.mentions.next_letter() if name in self.say.overtaken else None

    # ---- cards ---------------------------------------------------------------------------------------

    @says(m.Move)
    def s_move(self, s: m.Move) -> Said | None:
        """`put`."""
        cards = self.say.values.of_type(s.cards)
        what = self.say.let.get(s.cards.name) if isinstance(s.cards, m.Local) else s.cards
        self.mentions.moved = what.zone if isinstance(what, m.End) and what.top else None
        if isinstance(s.cards, m.End) and s.cards.zone == s.zone and s.where in BESIDE:
            return does(f"put-{s.where}-same", cards=cards)
        zone = self.say.values.zone(s.zone)
        owner = s.zone.args[0] if s.zone.zone.dims == ("player",) else None
        yours = owner is not None and self.is_doer(owner)
        own = self.say.values.optional(f"put-{s.zone.zone.name}", "put")
        own = self.say.values.optional(f"put-{s.zone.zone.name}{OWN_PLACE}", own) if yours else own
        return does(own, cards=cards, zone=zone, where=self.where(s))

    def is_doer(self, owner: m.Expr) -> bool:
        """Whether a place is that of whoever acts: the reader's own, or 'their hand' in somebody else's choice."""
        if self.mentions.subject == YOU:
            return is_you(self.say.value(owner))
        return _is_local(owner, str(self.mentions.subject))

    def where(self, s: m.Move) -> str:
        """Where in a zone something is put: what goes into a deck lies on top, which is told unless the deck is shuffled then or
        has words of its own for it.
        """
        of = s.zone.zone
        if s.where != "in" or of.discipline != "deck" or of in self.say.shuffled:
            return s.where
        own = self.phrases.voice.forms(f"zone-{of.name}")
        return "in" if "in" in own and "top" not in own else "top"

    @says(m.Shuffle)
    def s_shuffle(self, s: m.Shuffle) -> Said | None:
        """`shuffle`."""
        return does("shuffle", zone=self.say.values.zone(s.zone))

    @says(m.Show)
    def s_show(self, s: m.Show) -> Said | None:
        """`show`."""
        if isinstance(s.to, m.Items) and len(s.to.items) == 1:
            who = self.say.value(s.to.items[0])
            with self.mentions.acting(self.say.choices.acting(s.to.items[0])):
                own = f"look-at-{s.cards.zone.name}" if isinstance(s.cards, m.ZoneRef) else ""
                if own and self.phrases.has(own):
                    return clause(own, who, **self.say.values.indices(s.cards.zone, s.cards.args))  # type: ignore[attr-defined]
                return clause("look-at", who, cards=self.say.values.of_type(s.cards))
        cards = self.say.values.of_type(s.cards)
        if s.to is None:
            return does("show", cards=cards)
        return does("show-to", cards=cards, to=self.say.values.all_of(s.to))

    # ---- control -------------------------------------------------------------------------------------

    @says(m.If)
    def s_if(self, s: m.If) -> Said | None:
        """`if`."""
        when = self.say.times.when(s.branches[0][0]) if len(s.branches) == 1 and not s.otherwise else None
        if when is not None:
            return self.say.times.at([when], self.together(self.steps(s.branches[0][1])))
        branches: list[dict[str, Said]] = []
        seen, shown = self.say.seen, self.mentions.known.get(SEEN)
        for i, (cond, body) in enumerate(s.branches):
            more = bool(s.otherwise) or i + 1 < len(s.branches)
            self.seen_still(seen, shown)
            before = self.mentions.kept()
            said_if = self.say.condition(cond)
            names = "something" if self.mentions.kept() != before else "nothing"
            then = self.together(self.steps(body), more, asked=True)
            then = self.say.choices.taken_up(then, said_if)
            branches.append({"cond": said_if, "then": then, "names": names})
        self.seen_still(seen, shown)
        otherwise = self.going_on(s.otherwise) if s.otherwise else None
        for args in reversed(branches):
            how = "if" if otherwise is None else "if-otherwise"
            otherwise = frame(how, **args, **self.say.choices.otherwise(otherwise))
        return otherwise

    def seen_still(self, seen: m.Expr | None, shown: Referent | None) -> None:
        """What had been shown before a condition is there in each of its cases, whatever is done in another."""
        self.say.seen = seen
        if shown is not None:
            self.mentions.known[SEEN] = shown
            self.mentions.latest[THING] = SEEN

    def going_on(self, block: m.Block) -> Said:
        """What happens otherwise; a condition alone goes on: 'otherwise, if ...'."""
        said = self.steps(block)
        alone = len(said) == 1 and isinstance(said[0], Words) and said[0].id in ("if", "if-otherwise")
        return said[0] if alone else self.together(said)

    def first_round(self, s: m.ForEach) -> m.ForEach | None:
        """The round of a `for each ... at once` in which everybody chooses, without what keeps the choices."""
        if not s.body or not chosen(s.body[-1], self.program.marks):
            return None
        return replace(s, body=tuple(x for x in s.body if not chosen(x, self.program.marks)))

    def second_round(self, s: m.ForEach) -> m.ForEach:
        """The round in which it is done, without what gets the choices back: they are spoken of again."""
        body, marks = s.body, self.program.marks
        while len(body) == 1 and isinstance(body[0], m.If) and any(_reads(body[0].branches[0][0], marks)):
            body = body[0].branches[0][1]
        got = [x for x in body if isinstance(x, m.Bind) and any(_reads(x.value, marks))]
        for x in got:
            of = self.say.values.kind(x.value.type.kind)
            picked = noun("chosen", of=of).as_("the")
            self.mentions.expect(x.name, self.say.values.referent(x.value.type.kind, picked, of=of))
        back = [x for x in body if isinstance(x, m.Assign) and x.place.place.name in marks]
        return replace(s, body=tuple(x for x in body if x not in got and x not in back)) if got else s

    @says(m.ForEach)
    def s_foreach(self, s: m.ForEach) -> Said | None:
        """`for each`: 'each player ...' where that is all, else 'for each ...: ...'."""
        if (first := self.first_round(s)) is not None:
            said = self.s_foreach(first)
            for x in first.body:
                self.mentions.known.pop(x.name if isinstance(x, m.Pick) else "", None)
            return None if said is None else frame("at-once", does=said)
        s = self.second_round(s)
        if not s.body:
            return None
        one = self.mentions.only_one(s.over.name) if isinstance(s.over, m.Local) else None
        if one is not None:
            self.mentions.known[s.name] = one
            return self.inner(s.body)
        start = None if s.start is None else self.say.value(s.start)
        over = self.say.group(s.over).as_("each")
        referent = self.say.values.referent(s.over.type.kind, over, of=self.say.values.noun_of(s.over))
        doer = self.say.choices.doer(s.body[0]) if len(s.body) == 1 else None
        mine = isinstance(doer, m.Local) and doer.name == s.name
        if (
            mine
            and start is None
            and isinstance(s.over, m.Items)
            and not self.phrases.has("these.each-listed")
        ):
            return self.one_by_one(s, s.over)
        if (said := self.with_all(s)) is not None:
            return said
        if mine or (len(s.body) == 1 and (self.sets_once(s.body[0], s.name) or self.does_once(s))):
            self.mentions.expect(s.name, referent)
            said = self.statement(s.body[0])
        elif (shared := self.for_all(s, over, referent)) is not None:
            said = shared
        else:
            self.mentions.introduce(s.name, referent)
            with self.mentions.about_only(s.name if s.over.type.kind == "player" else self.mentions.about):
                said = frame("for-each", set=over, does=self.inner(s.body))
        self.mentions.known.pop(s.name, None)
        if said is not None and isinstance(s.over, m.Sorted):
            how = "most-first" if s.over.most else "fewest-first"
            by = self.ordered_by(s.over)
            mass = "yes" if isinstance(by, Words) and by.id.startswith("counter-") and not by.det else "no"
            if start is not None:
                return frame(f"{how}-from", does=said, by=by, mass=mass, who=start)
            return frame(how, does=said, by=by, mass=mass)
        return said if start is None or said is None else frame("starting-with", does=said, who=start)

    def one_by_one(self, s: m.ForEach, over: m.Items) -> Said:
        """What some players do who are named one by one: 'draw 1 card; the player to your left draws 1 card'."""
        said = []
        for item in over.items:
            with self.mentions.standing_for(s.name, self.say.value(item)):
                does = self.statement(s.body[0])
            if does is not None:
                said.append(does)
        return self.together(said)

    def ordered_by(self, e: m.Sorted) -> Said:
        """What a set is put in order by: 'points', 'their number of huts'."""
        if isinstance(e.by, (m.Read, m.Ask)) and self.say.sets.owned_by(e.by, e.name):
            mass = isinstance(e.by, m.Read) and self.phrases.has(f"counter-{e.by.place.name}.own")
            return (
                self.say.comparisons.had_noun(e.by).as_("", "")
                if mass
                else self.say.comparisons.had_noun(e.by).as_("the", "plural")
            )
        if self.say.comparisons.held_of(e.by, e.name):
            return self.say.comparisons.had_noun(e.by)
        person, of = e.of.type.kind == "player", self.say.values.noun_of(e.of)
        one = noun("pronoun-player", of=of) if person else self.say.values.element(e.of)
        with self.mentions.standing_for(e.name, one):
            return self.say.value(e.by)

    def all_by(self, s: m.ForEach, over: Words, referent: Referent) -> Said | None:
        """Several things that each of a set does, its subject said once: 'each other player draws 1 card and loses $5'."""
        doers = [self.say.choices.doer(x) for x in s.body]
        if not 1 < len(s.body) < 4 or not _is_local(doers[0], s.name):
            return None
        if not all(who is None or _is_local(who, s.name) for who in doers):
            return None
        kept = self.mentions.kept()
        self.mentions.expect(s.name, referent)
        with self.mentions.acting(s.name):  # what nobody in particular does goes on with who did the last
            said = [self.statement(x) for x in s.body]
        clauses = [x for x in said if isinstance(x, Words) and x.sort == CLAUSE]
        if len(clauses) < len(said) or "who" not in clauses[0].args or any(map(self.has_own_form, clauses)):
            self.mentions.restore(kept)
            return None
        elided = noun("elided", of=over)
        return Listed((clauses[0], *(self.done_by(x, elided) for x in clauses[1:])), "then")

    def for_all(self, s: m.ForEach, over: Words, referent: Referent) -> Said | None:
        """What is done for each of a set, as sentences about them."""
        return (
            self.all_by(s, over, referent)
            or self.each_does(s, over, referent)
            or self.goes_on(s, over, referent)
        )

    def goes_on(self, s: m.ForEach, over: Words, referent: Referent) -> Said | None:
        """What each of a set does first, and what then becomes of them: 'each player draws 1 card; if they ..., they ...'."""
        if (
            len(s.body) < 2
            or s.over.type.kind != "player"
            or not _is_local(self.say.choices.doer(s.body[0]), s.name)
        ):
            return None
        if not all(any(_is_local(e, s.name) for e in expressions((x,))) for x in s.body[1:]):
            return None  # what the reader does each time would be read as done once
        kept = self.mentions.kept()
        self.mentions.expect(s.name, referent)
        with self.mentions.about_only(s.name):
            said = self.steps(s.body)
        first = said[0] if said else ""
        led = isinstance(first, Words) and first.sort == CLAUSE and first.args.get("who") == over
        if not led or not isinstance(first, Words) or self.has_own_form(first) or len(said) < 2:
            self.mentions.restore(kept)
            return None
        return frame("each-goes-on", does=first, rest=self.together(said[1:]))

    def each_does(self, s: m.ForEach, over: Words, referent: Referent) -> Said | None:
        """What is said of each of a set by a sentence that begins with them: 'each of those players goes to your space'."""
        if len(s.body) != 1 or s.over.type.kind != "player":
            return None
        kept = self.mentions.kept()
        self.mentions.expect(s.name, referent)
        said = self.statement(s.body[0])
        say = self.phrases.voice.say
        if said is not None and any(x == over for x in within(said)) and say(said).startswith(say(over)):
            return said
        self.mentions.restore(kept)
        return None

    def done_by(self, said: Words, who: Said) -> Words:
        """Something as done by somebody who is not the reader; into the reader's own place others put it as into any."""
        own = said.id
        if own.endswith(OWN_PLACE) and any(map(is_you, within(said.args.get("zone", "")))):
            own = self.say.values.optional(own.removesuffix(OWN_PLACE), "put")
        return replace(said, id=own, args={**said.args, "who": who})

    def with_all(self, s: m.ForEach) -> Said | None:
        """What is done with each of several things that have been spoken of, as done with all: 'discard them'."""
        if not isinstance(s.over, m.Local) or not self.mentions.is_plural(s.over.name):
            return None
        if not self.does_once(s) or not any(_is_local(e, s.name) for e in done_with(s.body[0])):
            return None
        with self.mentions.standing_for(s.name, self.say.value(s.over)):
            return self.statement(s.body[0])

    def does_once(self, s: m.ForEach) -> bool:
        """Whether one thing is done with each of a set, which it speaks of once: 'take the guard off each of those fields'."""
        if len(s.body) != 1 or s.over.type.kind == "player" or s.start is not None:
            return False
        x = s.body[0]
        places = [e for e in expressions((x,)) if isinstance(e, m.ZoneRef)] if isinstance(x, m.Move) else []
        with_what = (*done_with(x), *(arg for place in places for arg in place.args))
        spoken = [e for e in expressions((x,)) if _is_local(e, s.name)]
        return len(spoken) == 1 and any(_is_local(e, s.name) for e in with_what)

    def sets_once(self, s: m.Statement, name: str) -> bool:
        """Whether a statement only sets or changes a number that goes by this name: 'set each player's score to 0', 'raise the
        number of troops in each field next to it by 1'.
        """
        if not isinstance(s, (m.Assign, m.Change)) or not isinstance(s.place.place, Counter):
            return False
        owned = s.place.place.dims[:1] == ("player",)
        if isinstance(s, m.Change) and owned:
            return False
        much = s.value if isinstance(s, m.Assign) else s.amount
        if (
            isinstance(much, m.Const) and not much.value and not owned
        ):  # 'there are no troops in each field' would say another thing
            return False
        return times(s.place.args, name) == 1 and not times(much, name)

    @says(m.Repeat)
    def s_repeat(self, s: m.Repeat) -> Said | None:
        """`repeat`."""
        if s.times is not None:
            each = self.say.values.each_of(s.times)
            if each is not None:
                return frame("for-each", set=each, does=self.inner(s.body))
            n = self.say.values.number(s.times)
            known, self.say.unknowns = tuple(self.say.unknowns), []
            does = self.steps(s.body)
            if known:
                return frame("repeat-known", n=n, known=Listed(known), does=self.together(does))
            if len(does) == 1 and isinstance(n, int) and self.can_be_often(does[0]):
                return replace(does[0], args={**does[0].args, "often": n})
            return frame("repeat-times", n=n, does=self.together(does))
        if s.until is not None and (until := self.until(s.body, s.until)) is not None:
            return until
        if s.until is not None:
            return frame(
                "repeat-while", cond=self.say.condition(s.until, negated=True), does=self.inner(s.body)
            )
        return frame("repeat", does=self.inner(s.body))

    def until(self, body: m.Block, cond: m.Expr) -> Said | None:
        """What is done one by one as long as it has to be: 'draw cards until you have at least 4 in hand'."""
        does = self.uncounted(body[0]) if len(body) == 1 else None
        if does is None:
            return None
        doer = self.say.choices.doer(body[0])
        with self.mentions.acting(self.mentions.subject if doer is None else self.say.choices.acting(doer)):
            kept = self.mentions.kept()
            reached = self.say.condition(cond)
            self.mentions.restore(kept)
            still = self.say.condition(cond, negated=True)
        return frame("until", does=does, cond=reached, **{"while": still})

    def uncounted(self, s: m.Statement) -> Words | None:
        """What is done with one of something, as done with however many."""
        said = self.statement(s) if isinstance(s, (m.Change, m.Perform)) else None
        if not isinstance(said, Words) or said.sort != CLAUSE or self.has_own_form(said):
            return None
        if isinstance(s, m.Change):
            place = s.place.place
            one = isinstance(s.amount, m.Const) and s.amount.value == 1 and not s.amount.id
            if not one or not isinstance(place, Counter) or place.unit:
                return None
            many = self.say.values.counter(s.place).as_("some", "plural")
            return replace(said, args={**said.args, "amount": many, "n": many})
        assert isinstance(s, m.Perform)
        counted = [
            arg_name(p.name)
            for p, a in zip(s.rule.params, s.args, strict=False)
            if p.type.kind == "number" and isinstance(a, m.Const) and a.value == 1
        ]
        if len(counted) != 1 or said.id != f"rule-{s.rule.name}":
            return None
        return replace(said, args={**said.args, counted[0]: noun(ANY).as_("", "plural")})

    def can_be_often(self, said: Said) -> TypeGuard[Words]:
        """Whether it can be said in a clause how often it is done: 'draw 1 card twice'."""
        if not isinstance(said, Words) or said.sort != CLAUSE or "often" in said.args:
            return False
        who = said.args.get("who")
        if isinstance(who, Listed) or (isinstance(who, Words) and who.det in ("each", "all")):
            return False  # all in turn, and that again
        return self.phrases.syntax is not None and not self.has_own_form(said)

    @says(m.TakingTurns)
    def s_takingturns(self, s: m.TakingTurns) -> Said | None:
        """`taking turns`."""
        group, start = self.say.group(s.over), self.say.value(s.start)
        over = group.as_("all", "plural")
        if s.body and _is_local(self.say.choices.doer(s.body[0]), s.name):
            self.mentions.expect(
                s.name,
                self.say.values.referent("player", group.as_("each"), of=self.say.values.noun_of(s.over)),
            )
        else:
            self.mentions.introduce(
                s.name, self.say.values.referent("player", over, of=self.say.values.noun_of(s.over))
            )
        return frame("taking-turns", set=over, who=start, does=self.inner(s.body))

    @says(m.Stop)
    def s_stop(self, s: m.Stop) -> Said | None:
        """`stop`."""
        return frame("stop")

    @says(m.EndFrame)
    def s_endframe(self, s: m.EndFrame) -> Said | None:
        """`end`, `restart`."""
        return does("restart" if s.restart else "end", frame=self.frame_noun(s.frame))

    def frame_noun(self, frame: Routine) -> Words:
        """A frame as a noun: 'the round'."""
        return self.say.values.worded(f"frame-{frame.name}", frame.name, {}, NOUN)

    @says(m.Win)
    def s_win(self, s: m.Win) -> Said | None:
        """`win`."""
        winners = self.say.values.all_of(s.winners)
        if isinstance(winners, Listed) and len(winners.items) == 1:
            return clause("win", winners.items[0])
        return clause("win", winners)

    @says(m.Answer)
    def s_answer(self, s: m.Answer) -> Said | None:
        """`answer`."""
        return self.answer(s.value)

    def answer(self, value: m.Expr) -> Said:
        """What a query answers."""
        said = self.say.values.of_type(value)
        asked = value.type.kind == "truth" and not isinstance(value, m.Const)
        return frame("answer-if", cond=said) if asked else frame("answer", value=said)

    # ---- rules and texts -----------------------------------------------------------------------------

    @says(m.Perform)
    def s_perform(self, s: m.Perform) -> Said | None:
        """A rule, said by its own phrase."""
        who = self.say.choices.who(s.actor)
        with self.mentions.acting(self.say.choices.acting(s.actor)):
            said = self.for_each_counted(s, who) or self.rule(s.rule, s.args, who)
        self.mentions.happened({e.name for e in expressions(s.args) if isinstance(e, m.Local)})
        return said

    def for_each_counted(self, s: m.Perform, who: Said) -> Words | None:
        """What is done as often as there is of something counted one by one: 'draw 1 card for each of your points'."""
        phrase = f"rule-{s.rule.name}"
        for place, (p, a) in enumerate(zip(s.rule.params, s.args, strict=False)):
            if (
                p.type.kind != "number"
                or isinstance(a, m.Const)
                or not self.phrases.numbers(phrase, arg_name(p.name))
            ):
                continue
            if self.say.values.as_many(a) is not None:
                return None
            found = self.say.values.multiplied(a)
            if found is not None and not (found[0].times > 1 and not found[0].first):
                of, each = found
                first = m.Const(a.span, a.type, of.first or of.times)
                does = self.rule(s.rule, (*s.args[:place], first, *s.args[place + 1 :]), who)
                if of.first:
                    return frame("gets-more-for-each", does=does, more=of.times, each=each)
                return frame(
                    "gets-for-each", does=does, each=each, bounded="no" if of.most is of.least else "yes"
                )
        return None

    def rule(self, rule: Routine, given: Sequence[m.Expr], who: Said) -> Words:
        """A rule with its arguments, as something that somebody does."""
        pairs = zip(rule.params, given, strict=False)
        args = {arg_name(p.name): self.argument(a) for p, a in pairs} | {"who": who}
        return self.say.values.worded(
            f"rule-{rule.name}", rule.name, args, CLAUSE, self.say.values.linked(rule, args)
        )

    def argument(self, e: m.Expr) -> Said:
        """What a rule is given; a number that has to be worked out is told behind what is done."""
        return (
            self.say.values.number(e)
            if e.type.kind == "number" and not e.type.many
            else self.say.values.of_type(e)
        )

    @says(m.PerformText)
    def s_performtext(self, s: m.PerformText) -> Said | None:
        """`do`."""
        who = self.say.choices.who(s.actor)
        own = self.say.values.optional(f"do-{s.property}", "do-text")
        return clause(own, who, of=self.say.value(s.of), text=self.label(s.property))

    def label(self, name: str) -> Said:
        """What a text on a card is called."""
        return noun(f"label-{name}") if self.phrases.has(f"label-{name}") else name.replace("-", " ")

    @says(m.Signal)
    def s_signal(self, s: m.Signal) -> Said | None:
        """An event is said only if it has a phrase: often it only gives others their cue."""
        phrase = f"event-{s.event.name}"
        if not self.phrases.has(phrase):
            return None
        return Words(
            phrase,
            {**self.say.values.routine_args(s.event, s.args), "who": self.say.choices.who(s.actor)},
            CLAUSE,
        )

    @says(m.ActionMenu)
    def s_actionmenu(self, s: m.ActionMenu) -> Said | None:
        """`choose action`."""
        return clause("choose-action", self.say.choices.who(s.actor))

    @says(m.Begin)
    def s_begin(self, s: m.Begin) -> Said | None:
        """What lasts for a frame; the words for what lasts come from the layer that it begins."""
        said = self.say.abilities.lasting(s)
        first = said.items[0] if isinstance(said, Listed) and said.items else said
        trigger = isinstance(first, Words) and first.id.removesuffix("-if") in TRIGGERS
        trigger = trigger or (isinstance(first, Words) and first.id == "while")
        moment = "yes" if trigger else "no"
        return frame("for-this", frame=self.frame_noun(s.frame), does=said, moment=moment)


def done_with(s: m.Statement) -> tuple[m.Expr, ...]:
    """What something is done with: the cards that are put somewhere, what a rule is given."""
    match s:
        case m.Move():
            return (s.cards,)
        case m.Perform():
            return s.args
        case m.PerformText():
            return (s.of,)
    return ()


def _reads(e: m.Expr, names: Container[str]) -> Iterator[bool]:
    """For each value that is read, whether it is one of these."""
    return (x.place.name in names for x in expressions(e) if isinstance(x, m.Read))
