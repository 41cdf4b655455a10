"""Says what layers and abilities add: triggers, modifiers, forbids, 'as soon as'."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import fields, replace
from itertools import takewhile
from typing import TypeVar

from wlcore.lang import meaning as m
from wlcore.lang.additions import Modifier, Trigger, Watch
from wlcore.lang.before import plain
from wlcore.lang.parts import PIECES, Gathering, expressions
from wlcore.lang.program import Forbid
from wlcore.lang.scope import PERFORMER, YOU
from wlcore.lang.source import Span
from wlcore.lang.symbols import Counter, Parameter, Routine, Variable
from wlcore.lang.types import TRUTH, Type
from wlcore.text.conditions import SAME_PLAYER, within
from wlcore.text.folding import still_asked, times, truth
from wlcore.text.forms import PLURAL
from wlcore.text.human import arg_name
from wlcore.text.mentions import DOING
from wlcore.text.notes import overtaken
from wlcore.text.part import Part
from wlcore.text.saying import (
    ABOUT,
    ANY,
    ANY_OF,
    CLAUSE,
    FRAME,
    INSIDE,
    PICKING,
    Listed,
    Said,
    Words,
    clause,
    frame,
    is_pronoun,
    is_you,
    noun,
    swapped,
)
from wlcore.text.sets import is_somebody
from wlcore.text.sums import Per

MOMENTS = {"before": "before", "after": "after", "when": "when", "instead": "instead"}
AROUND_IT = {"before": "begin", "after": "end"}
MODIFIERS = {
    "is": "now-is",
    "+": "gets-more",
    "-": "gets-less",
    "at least": "now-at-least",
    "at most": "now-at-most",
}


SO_MANY = "so-many"
"""The form of a query that says how many of something there may be (`.counts` names the noun): 'you may have 2 hats'."""
Bounds = dict[str, list[m.Expr]]
"""What conditions say of parameters without naming them."""


named_values = Gathering(m.Local, PIECES)
"""Every use of a name in a statement, block or expression."""
picks = Gathering(m.Pick, PIECES)
"""Every choice in a statement or block."""
changes = Gathering(m.Change, PIECES)
"""Everything that is gained, lost, paid or taken in a statement or block."""
BOUNDED = frozenset("at-least-so at-most-so n-or-more n-or-fewer sum so-many unknown".split())
"""How much of something is told exactly or with a bound."""
AMOUNT = "amount"
"""What a trigger calls how much was gained or lost."""


WRAPPED = frozenset("in-time during gets-for-each gets-more-for-each where-number".split())
"""Frames that hold what a change is."""
LOOSELY = frozenset("such-that where-only".split())
"""Frames that say of a thing in a makeshift way what it is like."""


Line = Trigger | Modifier | Forbid | Watch
"""What is a sentence of its own on a card or in a layer."""


class Abilities(Part):
    """Turns what is added to the rules into sentences."""

    reused: frozenset[str] = frozenset()
    """The names that what follows a moment uses: a number with such a name is said as X."""

    def line(self, line: Line) -> Said | None:
        """What a line says; None where the switches leave nothing of it."""
        match line:
            case Trigger():
                return self.trigger(line)
            case Modifier():
                return self.modifier(line)
            case Forbid():
                return self.forbid(line)
            case Watch():
                return self.watch(line)

    # ---- triggers ------------------------------------------------------------------------------------

    def trigger(self, t: Trigger) -> Said | None:
        """'After you take a card, ...'."""
        _, _, counter = (t.told or t.of).partition(" ")
        symbol = self.program.names.get(counter or t.of)
        if t.moment == "before" and isinstance(symbol, Routine):
            self.say.times.coming = symbol
        try:
            return self.triggered(t, symbol)
        finally:
            self.say.times.coming = None

    def triggered(self, t: Trigger, symbol: object) -> Said | None:
        """What a trigger does, and what sets it off."""
        conds = self.asks(t.cond, symbol)
        if any(truth(c) is False for c in conds):
            return None
        yours = (
            (t.owner is None and t.lasts is None)
            or t.owner == PERFORMER
            or any(self.is_you(c) for c in conds)
        )
        who = noun("you") if yours else self.whoever(conds)
        if not yours:
            self.mentions.introduce(
                PERFORMER.name, self.say.values.referent("player", who, of=noun("kind-player"), way=DOING)
            )
        sort = "event" if isinstance(symbol, Routine) and symbol.what == "event" else "rule"
        bounds = self.bounds(conds, symbol, f"{sort}-{t.of}", lasting=False)
        self.reused = frozenset(x.name for x in named_values((t.body, *conds)))
        rest = [c for c in conds if c not in bounds.get(AMOUNT, ())]
        if isinstance(symbol, Counter) and overtaken(AMOUNT, (rest, t.body)):
            self.say.overtaken.add(AMOUNT)
            bounds.pop(AMOUNT, None)  # 'if X is at least 3'
        told_of, more = self.told_of(t, conds, sort, who)
        event = self.happening(t, who, _given(conds), bounds, more)
        self.reused = frozenset()
        told = self.told_in(event, symbol, conds, bounds) if isinstance(symbol, Routine) else set()
        left = [c for c in self.untold(conds, told, bounds) if c is not told_of]
        how = MOMENTS[t.moment]
        if event.sort == FRAME and t.moment in AROUND_IT:
            left, certain = self.say.times.around(left, symbol, t.moment)
            event = event if certain is None else certain
        left, when = self.say.times.apart(left)
        args: dict[str, Said] = {"event": event}
        if isinstance(event, Words) and event.sort == FRAME:
            how, args = "at", {"moment": event}
        if left:
            how, args = f"{how}-if", {**args, "cond": self.say.conditions.all_of(left)}
        body = self.folder.block(t.body)
        if t.moment == "instead" and len(body) == 1 and isinstance(body[0], m.Stop):
            body = ()  # what would follow is not this rule's: only what was to happen falls away
        effect = self.say.sentences.inner(body, asked=bool(left))
        if how.startswith("instead") and yours and effect == noun("nothing") and self.is_denied(event):
            return self.say.times.at(when, frame(how.replace("instead", "undone"), **args))
        if left and not any(not is_you(x) for x in self.say.conditions.people(event)):
            effect = self.say.choices.taken_up(effect, args["cond"])
        if event.id == "instead-step" and "cond" in args:
            whole: dict[str, Said] = {"step": event.args["step"], "cond": args["cond"]}
            if effect == noun("nothing"):
                return self.say.times.at(when, frame("step-undone-if", **whole))
            return self.say.times.at(when, frame("step-replaced-if", **whole, effect=effect))
        whose = "mine" if yours and _yours(effect) else "theirs"
        alone = "yes" if self.is_alone(effect) else "no"
        return self.say.times.at(when, frame(how, **args, effect=effect, whose=whose, alone=alone))

    def is_denied(self, event: Said) -> bool:
        """Whether what nothing comes of can be said not to happen: 'you do not lose the turn'; not so of a bounded amount."""
        if not isinstance(event, Words) or event.sort != CLAUSE or self.say.sentences.has_own_form(event):
            return False
        return not any(isinstance(x, Words) and x.id in BOUNDED for x in event.args.values())

    def whoever(self, conds: list[m.Expr]) -> Said:
        """Who performs what a trigger hears, where that is not the reader: another player, the player to your left."""
        named, other = self.names_performer(conds), any(self.is_another(c) for c in conds)
        if named is not None:
            return self.say.value(self.who_performs(named))  # type: ignore[arg-type]
        return (noun("other-player") if other else self.say.values.kind("player")).as_("a")

    def names_performer(self, conds: list[m.Expr]) -> m.Expr | None:
        """The condition that says who the performer is, if that is not you, or none says so: 'another player' may be that."""
        other = any(self.is_another(c) for c in conds)
        named = ((c, self.who_performs(c)) for c in conds)
        return next((c for c, who in named if who and (not other or isinstance(who, m.Neighbour))), None)

    def who_performs(self, cond: m.Expr) -> m.Expr | None:
        """Whom a condition says to be the performer: the player to your left."""
        if not (isinstance(cond, m.Op) and cond.op == "is"):
            return None
        for one, other in ((cond.left, cond.right), (cond.right, cond.left)):
            if one == PERFORMER and not isinstance(other, (m.Local, m.Const)) and other != self.say.owner_is:
                return other
        return None

    def is_alone(self, effect: Said) -> bool:
        """Whether what happens is one clause, which can be said in another form."""
        return isinstance(effect, Words) and (
            effect.id == "nothing"
            or self.phrases.has(f"{effect.id}.rather")
            or (effect.sort == CLAUSE and not self.say.sentences.has_own_form(effect))
        )

    def untold(self, conds: list[m.Expr], told: set[str], bounds: Bounds) -> list[m.Expr]:
        """The conditions of a trigger that what sets it off does not tell already."""
        if isinstance(_given(conds).get(AMOUNT), m.Const):
            told.add(AMOUNT)
        named = self.names_performer(conds)
        silent = (
            self.is_you,
            self.is_another,
            lambda c: c is named,
            lambda c: _names_parameter(c, told),
            _is_seated,
            lambda c: any(c in about for about in bounds.values()),
        )
        return [c for c in conds if not any(is_silent(c) for is_silent in silent)]

    def asks(self, cond: m.Expr | None, of: object) -> list[m.Expr]:
        """What a condition asks, each with the parameter of what it is about first: 'p is you' for 'you is p'."""
        params = {p.name for p in of.params} if isinstance(of, Routine) else set()
        return [_turned(c, params) for part in still_asked(cond) for c in still_asked(self.folder.expr(part))]

    def told_in(self, said: Words, of: Routine, conds: list[m.Expr], bounds: Bounds) -> set[str]:
        """The parameters of which a clause tells what conditions say of them. One that says the same whatever they are ('end the
        journey', on foot or otherwise) tells nothing: that is said apart, of 'the way it goes'.
        """
        given, told, text = _given(conds), set(), self.phrases.say(said)
        for p in of.params:
            name = arg_name(p.name)
            if p.name not in given and p.name not in bounds:
                continue
            if name in said.args and self.phrases.say(replace(said, args={**said.args, name: ""})) != text:
                told.add(p.name)
                continue
            bounds.pop(p.name, None)
            self.mentions.stands_for.pop(p.name, None)
            first = self.say.values.kind(p.type.kind).as_("the", "plural" if p.type.many else "")
            self.mentions.expect(p.name, self.say.values.referent(p.type.kind, first, p.type.many))
        return told

    def is_another(self, cond: m.Expr) -> bool:
        """The condition that the performer is not the owner."""
        opposite = isinstance(cond, m.Op) and cond.op == "is not" and replace(cond, op="is")
        return isinstance(opposite, m.Op) and self.is_you(opposite)

    def is_you(self, cond: m.Expr) -> bool:
        """The condition that the performer is the owner."""
        if not (isinstance(cond, m.Op) and cond.op == "is"):
            return False
        sides = [
            side.name if isinstance(side, m.Local) else "owner" if side == self.say.owner_is else ""
            for side in (cond.left, cond.right)
        ]
        return set(sides) in ({"performer", "you"}, {"owner", "you"}, {"performer", "owner"})

    def told_of(
        self, t: Trigger, conds: list[m.Expr], sort: str, who: Said
    ) -> tuple[m.Expr | None, dict[str, Said]]:
        """A condition on a variable that what happens can tell, where both phrases have that form (`.about`): 'win a race
        against a neighbour'.
        """
        phrase, around = f"{sort}-{t.of}.{ABOUT}", AROUND_IT.get(t.moment, "")
        frames = [f"frame-{t.of}.{'your-' if is_you(who) else ''}{around}-{ABOUT}"] if around else []
        if not any(map(self.phrases.has, (phrase, *frames))):
            return None, {}
        for c in conds:
            variable = c.left.place.name if isinstance(c, m.Op) and isinstance(c.left, m.Read) else ""
            if (
                isinstance(c, m.Op)
                and is_somebody(c)
                and self.phrases.has(f"variable-{variable}.{ABOUT}-somebody")
            ):
                return c, {ABOUT: Words(f"variable-{variable}.{ABOUT}-somebody", {}, FRAME)}
            named = isinstance(c, m.Op) and c.op == "is" and isinstance(c.right, m.Const) and c.right.id
            if isinstance(c, m.Op) and named and self.phrases.has(f"variable-{variable}.{ABOUT}"):
                return c, {
                    ABOUT: Words(f"variable-{variable}.{ABOUT}", {"who": self.say.value(c.right)}, FRAME)
                }
        return None, {}

    def happening(
        self, t: Trigger, who: Said, given: dict[str, m.Expr], bounds: Bounds, more: dict[str, Said]
    ) -> Words:
        """What sets a trigger off: a rule, an event, or a gain or loss."""
        verb, _, counter = (t.told or t.of).partition(" ")
        symbol = self.program.names.get(counter or t.of)
        if isinstance(symbol, Counter):
            return self.gaining(verb, symbol, who, bounds.get(AMOUNT, ()), given.get(AMOUNT))
        assert isinstance(symbol, Routine)
        sort = "event" if symbol.what == "event" else "rule"
        args = self.parameters(symbol, given, f"{sort}-{symbol.name}", bounds)
        if symbol.what == "frame" and self.is_changed_first(t, symbol):
            return Words("before-frame", {"frame": self.say.sentences.frame_noun(symbol)}, FRAME)
        for whose in ("your-", "") if is_you(who) else ("",):
            around = f"frame-{symbol.name}.{whose}{AROUND_IT.get(t.moment, '')}"
            if symbol.what == "frame" and more and self.phrases.has(f"{around}-{ABOUT}"):
                return Words(f"{around}-{ABOUT}", {"who": who, **more}, FRAME)
            if symbol.what == "frame" and not more and self.phrases.has(around):
                return Words(around, {"who": who}, FRAME)
        step = self.step(t, symbol, who, args)
        if step is not None:
            return step
        if symbol.what == "event" and is_you(who) and self.phrases.has(f"event-{symbol.name}.your-moment"):
            return Words(f"event-{symbol.name}.your-moment", args, FRAME)
        return self.say.values.worded(
            f"{sort}-{symbol.name}",
            symbol.name,
            {**args, "who": who, **more},
            CLAUSE,
            self.say.values.linked(symbol, args),
        )

    def step(self, t: Trigger, rule: Routine, who: Said, args: dict[str, Said]) -> Words | None:
        """What happens without anybody doing it, as a moment: 'after the count of the votes', 'instead of your journey'; where a
        phrase does not say whose it is, only if that may be anybody.
        """
        phrase, moment = f"step-{rule.name}", f"{t.moment}-step"
        if not self.phrases.has(phrase) or not self.phrases.has(moment):
            return None
        anybody = t.owner is None if is_you(who) else isinstance(who, Words) and who.id == "kind-player"
        if not anybody and not self.phrases.says(phrase, "who"):
            return None
        return Words(moment, {"step": Words(phrase, {**args, "who": who})}, FRAME)

    def is_changed_first(self, t: Trigger, frame_of: Routine) -> bool:
        """Whether what happens before a frame goes by what the frame changes as it begins, such as the number of the round: it is
        then not as it is 'at the start'.
        """
        if t.moment != "before" or self.phrases.has(f"frame-{frame_of.name}.your-{AROUND_IT['before']}"):
            return False
        changed = {
            s.place.place.name
            for s in takewhile(lambda s: isinstance(s, (m.Change, m.Assign)), frame_of.body)
            if isinstance(s, (m.Change, m.Assign))
        }
        asked = (x for x in expressions((t.cond, t.body)) if isinstance(x, m.Read))
        return any(x.place.name in changed for x in asked)

    def parameters(
        self, of: Routine, given: dict[str, m.Expr], phrase: str, bounds: Bounds
    ) -> dict[str, Said]:
        """What happens is said of these; what need not be said is silent if it can be anything."""
        silent = self.phrases.static(self.say.values.under(phrase), "unsaid").split()
        given = _named_before(of, given)
        args: dict[str, Said] = {}
        for p in of.params:
            name = arg_name(p.name)
            free = name in silent and p.name not in given and p.name not in bounds
            is_open = free and p.type.kind != "number"
            args[name] = noun("any-thing") if is_open else self.parameter(p, given, bounds.get(p.name))
        return args

    def parameter(self, p: Parameter, given: dict[str, m.Expr], about: list[m.Expr] | None = None) -> Said:
        """A parameter of what happens: what a condition says it is, or 'a deck'."""
        bound = about[0] if about is not None and len(about) == 1 and _bounds(about[0], p.name) else None
        if isinstance(bound, m.Op) and p.type.kind == "number":
            least = bound.op in ("at least", "more")
            n = _reached(bound)
            first = Words("n-or-more" if least else "n-or-fewer", {"n": n, "below": n - 1}, number="many")
            return self.mentions.introduce(p.name, self.say.values.referent("number", first)) or first
        if isinstance(bound, m.Op):
            first = noun("player-but", without=self.say.value(bound.right)).as_("a")
            return self.mentions.introduce(p.name, self.say.values.referent(p.type.kind, first))
        if about is not None:
            return self.like(p.name, p.type, about)
        if p.name in given:
            said = self.say.values.of_type(given[p.name])
            if (
                p.type.kind == "player"
                and not p.type.many
                and not (isinstance(said, Words) and is_pronoun(said))
            ):
                return self.mentions.introduce(p.name, self.say.values.referent("player", said))
            self.mentions.stands_for[p.name] = said
            return said
        if p.type.kind == "number" and p.name in self.reused:
            self.mentions.stands_for[p.name] = letter = self.mentions.next_letter()
            return letter
        many = p.type.many
        if p.type.kind == "number":
            return noun(ANY).as_("", "plural")
        first = self.say.values.kind(p.type.kind).as_("some" if many else "a", "plural" if many else "")
        return self.mentions.introduce(p.name, self.say.values.referent(p.type.kind, first, many)) or first

    def like(self, name: str, of_type: Type, about: Sequence[m.Expr]) -> Said:
        """Something by what conditions say of it: 'a player who has 3 cards'."""
        one_of = _named_one_by_one(about[0], name) if len(about) == 1 else []
        if one_of:
            said = Listed(tuple(map(self.say.value, one_of)), "or")
            return self.mentions.introduce(
                name, self.say.values.referent(of_type.kind, said, of=self.say.values.kind(of_type.kind))
            )
        described, noun_of = self.described(name, of_type, about)
        return self.mentions.introduce(
            name, self.say.values.referent(of_type.kind, described.as_("a"), of=noun_of)
        )

    def described(self, name: str, of_type: Type, about: Sequence[m.Expr]) -> tuple[Words, Words]:
        """Things of which conditions hold, without a determiner, and the noun by which they go: 'player who has 3 cards'."""
        of = m.Everyone(about[0].span, of_type, of_type.kind)
        sort = next((c.kind.name for c in about if isinstance(c, m.IsKind)), of_type.kind)
        described, left = self.say.values.kind(sort), [c for c in about if not isinstance(c, m.IsKind)]
        one = self.say.sets.one_by(left, m.Filter(about[0].span, of_type, of, name, about[0]))
        noun_of = described
        if one is not None:
            described, noun_of, left = one[0], one[0], [c for c in left if c is not one[1]]
        for cond in left:
            described = self.say.sets.narrowed(described, cond, m.Filter(cond.span, of_type, of, name, cond))
        return described, noun_of

    def gaining(
        self,
        verb: str,
        counter: Counter,
        who: Said,
        bounds: Sequence[m.Expr] = (),
        exactly: m.Expr | None = None,
    ) -> Words:
        """A gain or loss of any amount, or of as much as a condition says: 'at least $30'."""
        letter = self.say.sentences.letter(AMOUNT)
        amount = self.say.values.referent("number", noun("that-number"))
        amount.said, amount.unit, amount.letter = True, counter.unit or "", letter
        self.mentions.known[AMOUNT] = amount
        args: dict[str, Said] = {d: self.say.values.kind(d).as_("a") for d in counter.dims if d != "player"}
        noun_of = self.say.values.worded(f"counter-{counter.name}", counter.name, args)
        counted: Said = noun_of.as_("some", "plural")
        bound = bounds[0] if bounds else None
        if isinstance(exactly, m.Const):
            counted = self.say.values.so_much(noun_of, amount.unit, exactly.value)
        elif letter is not None:
            counted = self.say.values.so_much(noun_of, amount.unit, letter)
        elif isinstance(bound, m.Op) and isinstance(bound.right, m.Const):
            much = self.say.values.so_much(noun_of, amount.unit, _reached(bound))
            counted = noun("at-least-so" if bound.op in ("at least", "more") else "at-most-so", amount=much)
        phrase = self.say.values.optional(f"{verb}-{counter.name}", verb)
        if phrase == "lose" and self.is_paid(counter):
            phrase = "lose-or-pay"
        return clause(phrase, who, amount=counted, n=counted)

    def is_paid(self, counter: Counter) -> bool:
        """Whether anything lets somebody pay of a counter: whoever pays loses, which few would expect."""
        paid = (x for piece in self.program.said() for x in changes(piece) if x.verb == "pay")
        return any(x.place.place == counter for x in paid)

    # ---- the rest ------------------------------------------------------------------------------------

    def modifier(self, x: Modifier, lasting: bool = False) -> Said | None:
        """A change to a query: 'your reach is 5'."""
        query = self.program.names[plain(x.query)]
        assert isinstance(query, Routine)
        conds = self.asks(x.cond, query)
        if any(truth(c) is False for c in conds):
            return None
        given = _given(conds)
        left = [c for c in conds if not _names_parameter(c) and not self.is_gate(c)]
        others = {p.name for p in query.params for c in left if self.is_not_you(c, p.name)}
        left = [c for c in left if not any(self.is_not_you(c, name) for name in others)]
        negative = truth(self.folder.expr(x.value)) is False
        for p in query.params:
            if p.name in others:
                other, asked = noun("other-player"), any(times(c, p.name) for c in left)
                many = negative and not asked
                first = other.as_("the", "plural") if many else other.as_("a" if asked else "each")
                self.mentions.expect(p.name, self.say.values.referent("player", first, many))
            elif p.name in given and p.type.kind == "player" and any(times(c, p.name) for c in left):
                with self.mentions.acting(""):
                    one = self.say.values.of_type(given[p.name])
                if is_you(one):
                    self.mentions.stands_for[p.name] = one
                else:
                    self.mentions.expect(p.name, self.say.values.referent("player", one))
            elif p.name in given and p.type.kind != "player":
                with self.mentions.acting(""):
                    self.mentions.stands_for[p.name] = self.say.values.of_type(given[p.name])
            elif p.name not in given and p.type.kind == "number" and not p.type.many:
                self.mentions.stands_for[p.name] = self.mentions.next_letter()
            elif p.name not in given and any(times(c, p.name) for c in left):
                first = self.say.values.kind(p.type.kind).as_("a")
                self.mentions.expect(p.name, self.say.values.referent(p.type.kind, first))
        general = self.say.owner_is is None
        of_each = None if negative else self.of_each(x, query, given, left, others, general)
        if of_each is not None:
            return of_each
        with self.mentions.about_only(self.about_whom(query, left), general):
            said = self.changed(x, query, given, left)
            someone = self.inside(said)
            if someone is None:
                return said
        name, each = self.about_whom(query, left), someone.as_("each")
        self.mentions.introduce(name, self.say.values.referent("player", each, of=someone.bare()))
        with self.mentions.about_only(name, general):
            return frame("for-each", set=each, does=self.changed(x, query, given, left))

    def of_each(
        self,
        x: Modifier,
        query: Routine,
        given: dict[str, m.Expr],
        left: list[m.Expr],
        others: Container[str],
        general: bool,
    ) -> Said | None:
        """A change of which conditions only tell for which things or players it is: 'each swarm costs 1 more', 'each player who
        has a hat has 1 more point'; of players only where it begins with them.
        """
        free = [p for p in query.params if p.name not in given and p.name not in others]
        asked = [
            p for p in free if p.type.kind not in ("number", "truth") and any(times(c, p.name) for c in left)
        ]
        if len(asked) != 1 or asked[0].type.many:
            return None
        (p,) = asked
        about = [c for c in left if times(c, p.name)]
        if any(times(c, q.name) for c in about for q in query.params if q is not p):
            return None
        kept = self.mentions.kept()
        with self.mentions.about_only(p.name if p.type.kind == "player" else "", general):
            described, of = self.described(p.name, p.type, about)
            each = described.as_("each")
            self.mentions.expect(p.name, self.say.values.referent(p.type.kind, each, of=of))
            said = self.changed(x, query, given, [c for c in left if c not in about])
        first = said
        while isinstance(first, Words) and first.id in WRAPPED:
            first = first.args["does"]
        voice, loose = self.phrases.voice, any(w.id in LOOSELY for w in within(each))
        case = voice.lead_case(first, each)
        led = p.type.kind != "player" or (case in voice.forms(SAME_PLAYER))
        if led and not loose and voice.say(said) != voice.say(swapped(said, each, noun("nobody"))):
            return said
        self.mentions.restore(kept)
        first_of = self.say.values.kind(p.type.kind).as_("a")
        self.mentions.expect(p.name, self.say.values.referent(p.type.kind, first_of))
        return None

    def inside(self, said: Said) -> Words | None:
        """Whom a change is about, where they are first named inside what holds for each of others: it would be anybody there."""
        every = [x for x in within(said) if x.id == "every"]
        named = (
            x for outer in every for x in within(outer) if x.det == "a" and self.say.conditions.is_player(x)
        )
        return next(named, None)

    def about_whom(self, query: Routine, conds: list[m.Expr]) -> str:
        """The player whom a change to a query is about: its only one that conditions speak of."""
        people = [p.name for p in query.params if p.type.kind == "player" and not p.type.many]
        return people[0] if len(people) == 1 and any(times(c, people[0]) for c in conds) else ""

    def changed(self, x: Modifier, query: Routine, given: dict[str, m.Expr], left: list[m.Expr]) -> Said:
        """How a query is changed, and while which conditions hold."""
        left, when = self.say.times.apart(left)
        settled = bool(left) and all(map(is_settled, left))
        cond = self.say.conditions.all_of(left) if left else None
        args: dict[str, Said] = {}
        with self.mentions.acting(""):
            for p in query.params:
                value = given.get(p.name)
                known = self.mentions.mention(p.name) if value is not None else None
                args[arg_name(p.name)] = known or (
                    self.whichever(p) if value is None else self.say.values.of_type(value)
                )
        what = self.say.values.query(query, args)
        if query.type is not None and query.type.many and isinstance(what, Words):
            itself = self.phrases.static(f"query-{plain(query.name)}", "gender") == PLURAL  # 'the cards'
            what = what if itself else what.as_("the", PLURAL)
        value = self.folder.expr(x.value)
        own, many = (f"query-{plain(query.name)}.{form}" for form in (MODIFIERS[x.op], SO_MANY))
        said: Said
        if truth(value) is not None:
            said = frame("now-so", what=what if truth(value) else self.say.conditions.opposite(what))
        else:
            unit = self.phrases.static(f"query-{plain(query.name)}", "unit")
            fixed = self.say.values.as_sum(value.value, unit) if isinstance(value, m.Const) and unit else None
            parts, had = None, None
            if x.op in ("+", "-") and not (self.phrases.has(own) or self.phrases.has(many)):
                had = self.had_by(query, args)
                with self.mentions.acting(query.params[0].name if had is not None else ""):
                    parts = self.say.values.multiplied(value, unit)
            if parts is not None and not isinstance(value, m.Const):
                said = self.for_each_of(*parts, query, args, MODIFIERS[x.op])
                return self.only_while(said, cond, when, settled)
            changed = fixed if fixed is not None else self.say.values.of_type(value)
            if had is not None and isinstance(changed, int):
                said = self.by_so_much(had, query, value, MODIFIERS[x.op])
            elif not self.phrases.has(own) and self.phrases.has(many):
                said = self.by_so_much(Words(many, args, FRAME), query, value, MODIFIERS[x.op])
            elif self.phrases.numbers(own, "value") and not isinstance(changed, int) and fixed is None:
                said = self.by_so_much(Words(own, args, FRAME), query, value)
                if said.id == "where-number" and x.op in ("+", "-"):
                    said = frame(MODIFIERS[x.op], what=what, value=changed)
            elif self.phrases.has(own):
                said = Words(own, {**args, "value": changed}, FRAME)
            else:
                said = frame(MODIFIERS[x.op], what=what, value=changed)
        return self.only_while(said, cond, when, settled)

    def only_while(self, said: Said, cond: Said | None, when: list[Words], settled: bool) -> Said:
        """What holds, with the condition while which it does, and when; 'in the rain' where its phrase says so (`.during`); 'if ...'
        where that is `settled` for the whole game.
        """
        if settled and cond is not None:
            return self.say.times.at(when, frame("if", cond=cond, then=said, names="nothing"))
        what = cond.args.get("who") if isinstance(cond, Words) and cond.id.endswith(".is") else None
        if isinstance(what, Words) and self.phrases.has(f"{what.id}.during") and self.phrases.has("during"):
            during = Words(f"{what.id}.during", {}, FRAME)
            return self.say.times.at(when, frame("during", when=during, does=said))
        return self.say.times.at(when, said if cond is None else frame("while", cond=cond, does=said))

    def had_by(self, query: Routine, args: dict[str, Said]) -> Words | None:
        """What a query counts as something that a player has (`held-QUERY`), still without how much: 'each player has'."""
        held, first = f"held-{plain(query.name)}", query.params[0] if query.params else None
        if first is None or first.type.kind != "player" or not self.phrases.has(held):
            return None
        about = arg_name(first.name)
        of = noun(held, **{name: arg for name, arg in args.items() if name != about})
        return frame("now-has", who=args[about], of=of)

    def for_each_of(self, of: Per, each: Said, query: Routine, args: dict[str, Said], how: str) -> Words:
        """A change by so much for each of what is counted: 'your hand size is increased by 2 for each of your hats'."""
        unit = self.phrases.static(f"query-{plain(query.name)}", "unit")
        had, n = self.had_by(query, args), of.first or of.times
        if had is None:
            much = self.say.values.first_and_more(of, self.say.values.as_sum(n, unit), unit)
            more = frame(how, what=self.say.values.query(query, args), value=much)
            return frame("gets-for-each", does=more, each=each)
        does = self.with_much(had, how, n)
        if of.first:
            return frame("gets-more-for-each", does=does, more=of.times, each=each)
        return frame("gets-for-each", does=does, each=each)

    def with_much(self, said: Words, how: str, n: Said) -> Words:
        """How much of something there is more, or is then: '1 more hat'."""
        of = said.args.get("of") or noun(self.phrases.static(said.id.split(".")[0], "counts"))
        args = {name: arg for name, arg in said.args.items() if name != "of"}
        return replace(said, args={**args, "much": noun(f"much-{how}", n=n, of=of)})

    def by_so_much(self, said: Words, query: Routine, value: m.Expr, how: str = "") -> Words:
        """A change by what has to be worked out, where a phrase says of what there is more: '1 more hat for each of your stars'; or
        `how` many there are then.
        """
        first = query.params[0] if query.params else None
        about = None if first is None else said.args.get("who", said.args.get(arg_name(first.name)))
        subject = first is not None and isinstance(about, Words) and self.phrases.voice.leads(said, about)
        with self.mentions.acting(first.name if subject else ""):  # type: ignore[union-attr]
            each = self.say.values.each_of(value) if how in ("", "gets-more", "gets-less") else None
        with self.mentions.acting(""):  # what X is, is said in a clause of its own
            n = self.say.values.number(value) if each is None else 1
        done = self.with_much(said, how, n) if how else replace(said, args={**said.args, "value": n})
        if each is not None:
            return frame("gets-for-each", does=done, each=each)
        known, self.say.unknowns = tuple(self.say.unknowns), []
        return frame("where-number", does=done, known=Listed(known)) if known else done

    def whichever(self, p: Parameter) -> Said:
        """A parameter that may be anything: 'each player', spoken of again as 'that player'."""
        first = self.say.values.kind(p.type.kind).as_("each")
        return self.mentions.mention(p.name) or self.mentions.introduce(
            p.name, self.say.values.referent(p.type.kind, first)
        )

    def forbid(self, x: Forbid) -> Said | None:
        """What cannot be done: 'you cannot draw a card'."""
        rule = self.program.names[x.rule]
        cond = x.requirement.cond
        assert isinstance(rule, Routine)
        held = cond.of if isinstance(cond, m.Not) else m.Not(cond.span, cond.type, cond)
        conds = self.asks(held, rule)
        if any(truth(c) is False for c in conds):
            return None
        pick = self.pick_of(rule, conds)
        if pick is not None:
            return self.forbid_choosing(rule, conds, pick)
        named = {p.name for p in rule.params}
        given = _given(conds, named)
        bounds = self.bounds(conds, rule, f"rule-{rule.name}", lasting=True)
        about_you = any(self.is_you(c) or self.lasts(c) or times(c, "you") for c in conds)
        yours = about_you or self.say.owner_is == YOU
        who: Said = noun("you") if yours else noun("nobody")
        args = self.parameters(rule, given, f"rule-{rule.name}", bounds)
        does = self.say.values.worded(
            f"rule-{rule.name}", rule.name, {**args, "who": who}, CLAUSE, self.say.values.linked(rule, args)
        )
        told = self.told_in(does, rule, conds, bounds)
        silent = (
            self.is_you,
            self.lasts,
            self.is_gate,
            lambda c: _names_parameter(c, told),
            lambda c: any(c in about for about in bounds.values()),
        )
        left = [c for c in conds if not any(is_silent(c) for is_silent in silent)]
        left, when = self.say.times.apart(left)
        if not any(times(c, p.name) for c in left for p in rule.params):
            does = replace(does, args={**does.args, ANY_OF: "yes"})
        said = frame("must-not" if yours else "nobody-may", who=who, does=does)
        if left:
            said = frame(
                "must-not-while" if yours else "must-not-if", does=said, cond=self.say.conditions.all_of(left)
            )
        return self.say.times.at(when, said)

    def pick_of(self, rule: Routine, conds: list[m.Expr]) -> m.Pick | None:
        """The choice in a rule that conditions speak of."""
        found = [s for s in picks(rule.body) if any(times(c, s.name) for c in conds)]
        return found[0] if found else None

    def nth_pick(self, rule: Routine, pick: m.Pick) -> Words | None:
        """Which of several choices of such things in a rule this is: 'the second field'."""
        kind = pick.source.type.kind
        alike = list(dict.fromkeys(s.name for s in picks(rule.body) if s.source.type.kind == kind))
        if len(alike) == 1:
            return None
        return noun("nth", place=alike.index(pick.name) + 1, of=self.say.values.kind(kind))

    def forbid_choosing(self, rule: Routine, conds: list[m.Expr], pick: m.Pick) -> Said:
        """What cannot be chosen in a rule: 'you cannot visit a player who has 3 cards', 'when you ..., you cannot choose ...'."""
        left = [c for c in conds if not (self.is_you(c) or self.lasts(c) or self.is_gate(c))]
        about = [_turned(c, {pick.name}) for c in left if times(c, pick.name)]
        left = [c for c in left if not times(c, pick.name)]
        yours = len(left) + len(about) < len(conds) or any(times(c, "you") for c in conds)
        who: Said = noun("you") if yours or self.say.owner_is == YOU else noun("nobody")
        is_you_who = is_you(who)
        named = _given(about, {pick.name}).get(pick.name) if len(about) == 1 else None
        what = (
            self.like(pick.name, pick.source.type.one, about)
            if named is None
            else self.say.values.of_type(named)
        )
        phrase = self.say.values.under(f"rule-{rule.name}")
        args = {arg_name(p.name): self.parameter(p, {}) for p in rule.params}
        if self.phrases.has(f"{phrase}.{PICKING}"):
            does = Words(phrase, {**args, "who": who, PICKING: what}, CLAUSE)
            said = frame("must-not" if is_you_who else "nobody-may", who=who, does=does)
        else:
            doing = noun("you") if is_you_who else self.say.values.kind("player").as_("a")
            event = self.say.values.worded(
                f"rule-{rule.name}",
                rule.name,
                {**args, "who": doing},
                CLAUSE,
                self.say.values.linked(rule, args),
            )
            chooser = noun("you") if is_you_who else noun("pronoun-player", of=self.say.values.kind("player"))
            nth = self.nth_pick(rule, pick)
            which, of = ("", {}) if nth is None else ("-nth", {"nth": nth})
            choosing = clause(self.say.values.optional(f"choose{which}", "choose"), chooser, what=what, **of)
            said = frame(f"must-not-choose{which}", event=event, who=chooser, what=what, does=choosing, **of)
        left, when = self.say.times.apart(left)
        if left:
            how = "must-not-while" if is_you_who else "must-not-if"
            said = frame(how, does=said, cond=self.say.conditions.all_of(left))
        return self.say.times.at(when, said)

    def is_not_you(self, cond: m.Expr, name: str) -> bool:
        """The condition that a parameter is somebody else than the owner."""
        named = isinstance(cond, m.Op) and cond.op == "is not" and isinstance(cond.left, m.Local)
        if not named or cond.left.name != name:  # type: ignore[attr-defined]
            return False
        other = cond.right  # type: ignore[attr-defined]
        return other == self.say.owner_is or (isinstance(other, m.Local) and other.name == "you")

    def bounds(self, conds: list[m.Expr], routine: object, phrase: str, lasting: bool) -> Bounds:
        """The conditions that say how large a parameter is, who it is not, or what it is like, by its name: 'at least 2',
        'not you', 'a space with a hut'. Before what happens all can be said of it (`lasting`), else only what stays.
        """
        params = routine.params if isinstance(routine, Routine) else ()
        aside = self.phrases.static(self.say.values.under(phrase), "unsaid").split()
        found: Bounds = {}
        of_amount = [c for c in conds if times(c, AMOUNT)] if isinstance(routine, Counter) else []
        if len(of_amount) == 1 and _bounds(of_amount[0], AMOUNT):
            found[AMOUNT] = of_amount
        for p in params:
            about = [c for c in conds if times(c, p.name)]
            others = any(times(c, other.name) for c in about for other in params if other is not p)
            if not about or others or not self.phrases.says(self.say.values.under(phrase), arg_name(p.name)):
                continue
            one = len(about) == 1 and _bounds(about[0], p.name)
            listed = any(isinstance(c, m.InSet) for c in about)
            like = p.type.kind not in ("number", "truth") and not p.type.many and not listed
            like = (
                like and arg_name(p.name) not in aside
            )  # 'in a duel' is not where 'a kind of fight that ...' can stand
            if one or (
                like and not any(map(_names_parameter, about)) and (lasting or _printed(about, p.name))
            ):
                found[p.name] = about
        return found

    def is_gate(self, cond: m.Expr) -> bool:
        """Part of the condition under which all abilities of the thing count, which each need not say again."""
        return cond in still_asked(self.say.gate)

    def lasts(self, cond: m.Expr) -> bool:
        """The condition that something has begun to last."""
        return any(_reads(cond, mark) for mark in self.program.marks)

    def is_begun(self, piece: Trigger | Modifier | Forbid) -> bool:
        """Whether it holds only for a while, once a text has begun it: 'for this turn'."""
        match piece:
            case Trigger():
                return piece.lasts is not None
            case Modifier():
                return isinstance(piece.each, m.Read)
            case _:
                return self.lasts(piece.requirement.cond)

    def watch(self, x: Watch) -> Said | None:
        """'As soon as a player has ..., ...'."""
        if truth(self.folder.expr(x.cond)) is False:
            return None
        first = self.say.group(x.over).as_("a")
        self.mentions.expect(
            x.name, self.say.values.referent(x.over.type.kind, first, of=self.say.values.noun_of(x.over))
        )
        cond, body, how = self.folder.expr(x.cond), self.folder.block(x.body), "as-soon-as"
        first_time = self.first_time(x, cond, body)
        if first_time is not None:
            how, (cond, body) = "first-time", first_time
        with self.mentions.about_only(x.name, readerless=True):
            said = self.say.conditions.becoming(self.say.condition(cond))
            return frame(how, cond=said, effect=self.say.sentences.inner(body))

    def first_time(self, x: Watch, cond: m.Expr, body: m.Block) -> tuple[m.Expr, m.Block] | None:
        """A watch without what it keeps only so as to happen once for each: a truth that is set then, and asked nowhere else."""
        conds = still_asked(cond)
        for asked in conds:
            kept = asked.of if isinstance(asked, m.Not) else None
            variable = kept.place if isinstance(kept, m.Read) else None
            if not isinstance(variable, Variable) or len(conds) < 2:
                continue
            marks = [s for s in body if isinstance(s, m.Assign) and s.place == kept and truth(s.value)]
            used = [e for e in expressions(tuple(self.program.said())) if isinstance(e, m.Read)]
            if len(marks) != 1 or sum(e.place is variable for e in used) != 2:
                continue
            rest = [c for c in conds if c is not asked]
            left = rest[0]
            for c in rest[1:]:
                left = m.Op(c.span, TRUTH, "and", left, c)
            return left, tuple(s for s in body if s is not marks[0])
        return None

    def lasting(self, s: m.Begin) -> Said:
        """What begins to last: the modifiers and forbids that depend on its mark."""
        mark = s.mark.place.name
        program = self.program
        changes = [x for x in program.modifiers if isinstance(x.each, m.Read) and x.each.place.name == mark]
        triggers = [x for x in program.triggers if x.lasts is not None and x.lasts.place.name == mark]
        forbids = [x for x in program.forbids if _reads(x.requirement.cond, mark)]
        changed = [self.modifier(x) for x in _once_each(changes)]
        triggered = [self.trigger(x) for x in _once_each(triggers)]
        forbidden = [self.forbid(x) for x in _once_each(forbids)]
        found = tuple(x for x in (*changed, *triggered, *forbidden) if x is not None)
        plain = not triggered and not any(isinstance(x, Words) and "cond" in x.args for x in found)
        joined = "and" if plain and len(found) == 2 else "steps"
        return found[0] if len(found) == 1 else Listed(found, joined)

    def from_source(self, source: str) -> Iterator[Said]:
        """What the abilities under one source say."""
        for piece in self.pieces(source):
            self.mentions.forget()
            match piece:
                case Trigger():
                    said = self.trigger(piece)
                case Modifier():
                    said = self.modifier(piece)
                case _:
                    said = self.forbid(piece)
            if said is not None:
                yield said

    def pieces(self, source: str) -> list[Trigger | Modifier | Forbid]:
        """The abilities under one source, in the order in which they are written; what lasts is begun by one of them."""
        program = self.program
        modifiers = (x for x in program.modifiers if x.query in program.names)
        every: list[Trigger | Modifier | Forbid] = [*program.triggers, *modifiers, *program.forbids]
        pieces = [x for x in (*every, *program.narrowed) if x.source == source and not self.is_begun(x)]
        said = {(_place(x), type(x).__name__): x for x in reversed(pieces)}
        return sorted(said.values(), key=_place)


def is_settled(cond: m.Expr) -> bool:
    """A condition that is so for a whole game or not at all: how many play."""
    return isinstance(cond, m.Op) and _counts_players(cond.left) and isinstance(cond.right, m.Const)


Piece = TypeVar("Piece", Trigger, Modifier, Forbid)


def _once_each(pieces: Sequence[Piece]) -> list[Piece]:
    """Pieces by where they are written: what stands for several rules is said once."""
    return list({_place(x): x for x in reversed(pieces)}.values())[::-1]


def _yours(said: Said) -> bool:
    """Whether it is the reader who does what is said first, so that an infinitive before it is theirs."""
    if isinstance(said, Listed):
        return bool(said.items) and _yours(said.items[0])
    if not isinstance(said, Words):
        return False
    if said.sort == CLAUSE or "who" in said.args:
        return is_you(said.args.get("who", noun("you")))
    return any(_yours(said.args[name]) for name in INSIDE if name in said.args)


def _given(conds: list[m.Expr], named: Container[str] | None = None) -> dict[str, m.Expr]:
    """What conditions say that parameters are."""
    return {c.left.name: c.right for c in conds if _names_parameter(c, named)}  # type: ignore[attr-defined]


def _named_before(of: Routine, given: dict[str, m.Expr]) -> dict[str, m.Expr]:
    """What parameters are, where one is another: the later one is the earlier, which has been named by then."""
    names, found = [p.name for p in of.params], dict(given)
    for i, name in enumerate(names):
        other = found.get(name)
        if isinstance(other, m.Local) and other.name in names[i + 1 :] and other.name not in found:
            del found[name]
            found[other.name] = replace(other, name=name)
    return found


def _bounds(cond: m.Expr, name: str) -> bool:
    """A condition that only says how large a number is, or that a player is not somebody."""
    if not (isinstance(cond, m.Op) and isinstance(cond.left, m.Local) and cond.left.name == name):
        return False
    if cond.left.type.kind == "number":
        compared = cond.op in ("at least", "at most", "more", "less")
        return compared and isinstance(cond.right, m.Const) and not cond.right.id
    return cond.op == "is not" and cond.left.type.kind == "player" and cond.right.type.kind == "player"


def _named_one_by_one(cond: m.Expr, name: str) -> list[m.Expr]:
    """Those one of which something is: the player to your left or the player to your right."""
    if isinstance(cond, m.Op) and cond.op == "or":
        left, right = _named_one_by_one(cond.left, name), _named_one_by_one(cond.right, name)
        return [*left, *right] if left and right else []
    named = isinstance(cond, m.Op) and cond.op == "is" and _is_called(cond.left, (name,))
    return [cond.right] if named and not times(cond.right, name) else []  # type: ignore[attr-defined]


def _reached(bound: m.Op) -> int:
    """The first number with which a comparison holds, or the last."""
    assert isinstance(bound.right, m.Const)
    return bound.right.value + {"more": 1, "less": -1}.get(bound.op, 0)


def _turned(cond: m.Expr, names: Container[str]) -> m.Expr:
    """A comparison with what has one of these names first."""
    if not isinstance(cond, m.Op) or cond.op not in ("is", "is not"):
        return cond
    if not _is_called(cond.right, names) or _is_called(cond.left, names):
        return cond
    return replace(cond, left=cond.right, right=cond.left)


def _is_called(e: m.Expr, names: Container[str]) -> bool:
    return isinstance(e, m.Local) and e.name in names


def _is_seated(cond: m.Expr) -> bool:
    """The condition that somebody sits in the seat for which an ability counts."""
    return (
        isinstance(cond, m.Op)
        and cond.op == "less"
        and isinstance(cond.left, m.Const)
        and _counts_players(cond.right)
    )


def _counts_players(e: m.Expr) -> bool:
    return isinstance(e, m.Quantified) and isinstance(e.of, m.Everyone) and e.of.kind == "player"


def _printed(conds: list[m.Expr], name: str) -> bool:
    """Conditions on what is printed on a thing, which stays whatever happens."""
    bare = [c.of if isinstance(c, m.Not) else c for c in conds]
    sides = [c.left if isinstance(c, m.Op) else c.of if isinstance(c, m.IsKind) else c for c in bare]
    own = [side.of if isinstance(side, m.Prop) else side for side in sides]
    return all(isinstance(side, m.Local) and side.name == name for side in own)


def _names_parameter(cond: m.Expr, named: Container[str] | None = None) -> bool:
    """A condition that only says what a parameter is: one of those `named`, if they are."""
    return (
        isinstance(cond, m.Op)
        and cond.op == "is"
        and isinstance(cond.left, m.Local)
        and cond.left.name not in ("you", "performer")
        and (named is None or cond.left.name in named)
    )


def _reads(cond: m.Expr, mark: str) -> bool:
    """Whether a condition depends on the mark of something that lasts."""
    if isinstance(cond, m.Read) and cond.place.name == mark:
        return True
    parts = (getattr(cond, f.name) for f in fields(cond) if f.name != "place")
    return any(_reads(part, mark) for part in parts if isinstance(part, m.Expr))


def _place(piece: Trigger | Modifier | Forbid) -> Span:
    return piece.requirement.span if isinstance(piece, Forbid) else piece.span
