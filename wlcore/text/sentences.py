"""Says statements: each becomes a clause or a sentence frame; a block becomes sentences or one list of clauses."""

from __future__ import annotations

from collections.abc import Sequence

from wlcore.lang import meaning as m
from wlcore.lang.symbols import Counter, Routine
from wlcore.text.conditions import Conditions, nobody
from wlcore.text.folding import times, truth
from wlcore.text.saying import CLAUSE, FRAME, NOUN, Listed, Said, Words, clause, does, frame, is_you, noun

TRIGGERS = ("before", "after", "when", "instead")
"""The phrases that begin with a moment; in some languages a comma stands before it."""

RAISING = ("gain", "take")


class Sentences(Conditions):
    """Turns blocks of statements into what can be said."""

    # ---- blocks --------------------------------------------------------------------------------------

    def text(self, block: m.Block) -> str:
        """A block as sentences."""
        said = self.steps(self.folder.block(block))
        return " ".join(s for s in map(self.phrases.sentence, said) if s)

    def steps(self, block: m.Block) -> list[Said]:
        """What a block does, one after the other."""
        return [said for s in block if (said := self.statement(s)) is not None]

    def inner(self, block: m.Block) -> Said:
        """What a block inside another statement does, as one clause."""
        said = self.steps(block)
        if not said:
            return noun("nothing")
        simple = all(isinstance(s, Words) and s.sort == CLAUSE for s in said)
        doers = {is_you(s.args.get("who", noun("you"))) for s in said if isinstance(s, Words)}
        return (
            said[0]
            if len(said) == 1
            else Listed(tuple(said), "then" if simple and len(doers) == 1 and len(said) < 4 else "steps")
        )

    def statement(self, s: m.Statement) -> Said | None:
        """What a statement does; None for what only names or marks something."""
        say = getattr(self, "s_" + type(s).__name__.lower(), None)
        said: Said | None = self.unknown(s) if say is None else say(s)
        return said

    def who(self, actor: m.Expr) -> Said:
        """Who carries something out."""
        return self.value(actor)

    def acting(self, actor: m.Expr) -> str:
        """The name that 'their' speaks of while this player acts."""
        return actor.name if isinstance(actor, m.Local) else ""

    # ---- counters and variables ----------------------------------------------------------------------

    def s_change(self, s: m.Change) -> Said | None:
        """Gain, lose, pay, take."""
        place = s.place.place
        assert isinstance(place, Counter)
        owned = bool(place.dims) and place.dims[0] == "player"
        if not owned:
            verb = "raise" if s.verb in RAISING else "lower"
            return does(verb, what=self.counter(s.place), n=self.value(s.amount))
        who = self.who(s.place.args[0])
        with self.mentions.acting(self.acting(s.place.args[0])):
            args = {"amount": self.amount(s.place, s.amount), "n": self.value(s.amount)}
            args |= self.indices(place, s.place.args)
        args.pop("player", None)
        return clause(self.optional(f"{s.verb}-{place.name}", s.verb), who, **args)

    def s_assign(self, s: m.Assign) -> Said | None:
        """`set`."""
        place = s.place.place
        if place.name in self.program.marks:
            return None
        known = truth(s.value)
        how = (
            "set-nobody" if nobody(s.value) else "set" if known is None else f"set-{'yes' if known else 'no'}"
        )
        own = f"variable-{place.name}.{how}"
        if isinstance(place, Counter) and self.phrases.has(f"counter-{place.name}.set"):
            now = {"who": self.owner(s.place) or "", "n": self.value(s.value)}
            return Words(f"counter-{place.name}.set", self.indices(place, s.place.args) | now, FRAME)
        if self.phrases.has(own):
            args = self.indices(place, s.place.args)
            return Words(own, args if how != "set" else {**args, "value": self.of_type(s.value)}, FRAME)
        return does("set", what=self.read(s.place), value=self.of_type(s.value))

    def s_bind(self, s: m.Bind) -> Said | None:
        """`let` says nothing; the value is said where it is first used."""
        kind = s.value.type.kind
        first = self.of_type(s.value)
        self.mentions.expect(s.name, self.referent(kind, first, s.value.type.many, self.noun_of(s.value)))
        return None

    # ---- cards ---------------------------------------------------------------------------------------

    def s_move(self, s: m.Move) -> Said | None:
        """`put`."""
        cards = self.of_type(s.cards)
        zone = self.zone(s.zone)
        own = self.optional(f"put-{s.zone.zone.name}", "put")
        return does(own, cards=cards, zone=zone, where=s.where)

    def s_shuffle(self, s: m.Shuffle) -> Said | None:
        """`shuffle`."""
        return does("shuffle", zone=self.zone(s.zone))

    def s_show(self, s: m.Show) -> Said | None:
        """`show`."""
        cards = self.of_type(s.cards)
        if s.to is None:
            return does("show", cards=cards)
        if isinstance(s.to, m.Items) and len(s.to.items) == 1:
            return clause("look-at", self.value(s.to.items[0]), cards=cards)
        return does("show-to", cards=cards, to=self.all_of(s.to))

    # ---- choices -------------------------------------------------------------------------------------

    def s_pick(self, s: m.Pick) -> Said | None:
        """`choose`."""
        who = None if "random" in s.how else self.who(s.actor)
        with self.mentions.acting(self.acting(s.actor)):
            what = self.chosen(s)
        many = s.amount is not None and not (isinstance(s.amount, m.Const) and s.amount.value == 1)
        kind = "number" if s.how == "number" else s.source.type.kind
        of = self.kind(kind) if s.how == "number" else self.noun_of(s.source)
        said = self.mentions.introduce(s.name, self.referent(kind, what, many, of))
        phrase = "choose-at-random" if "random" in s.how else "choose"
        phrase = self.optional(f"{phrase}-{s.name}", phrase)
        return does(phrase, what=said) if who is None else clause(phrase, who, what=said)

    def s_oneof(self, s: m.OneOf) -> Said | None:
        """`choose one`."""
        who = self.who(s.actor)
        with self.mentions.acting(self.acting(s.actor)):
            options = tuple(self.option(o.body, s.actor) for o in s.options)
        return frame("choose-one", who=who, options=Listed(options, "options"))

    def option(self, body: m.Block, actor: m.Expr) -> Said:
        """One of several effects: what it costs, then what it does."""
        said = [self.stated(s, actor) for s in body]
        found = [x for x in said if x is not None]
        if len(found) == 2 and self.is_price(body[0]):
            return frame("option-price", price=found[0], effect=found[1])
        return found[0] if len(found) == 1 else Listed(tuple(found), "then")

    def stated(self, s: m.Statement, actor: m.Expr) -> Said | None:
        """A statement as one of somebody's options: who else does it is said."""
        said = self.statement(s)
        if isinstance(said, Words) and said.sort == CLAUSE and not self.by(s, actor):
            return frame("stated", does=said)
        return said

    def is_price(self, s: m.Statement) -> bool:
        """Whether a statement is something that can only be done in full."""
        return (isinstance(s, m.Change) and s.verb in ("pay", "take")) or isinstance(s, m.Perform)

    def s_maybe(self, s: m.Maybe) -> Said | None:
        """`may`: what may be done, what follows from it, what happens otherwise."""
        args: dict[str, Said] = {"who": self.who(s.actor)}
        body = s.body
        if s.pick is not None:
            first: list[m.Statement] = [s.pick]
        elif len(body) > 1 and self.is_price(body[0]):
            first, body = [body[0]], body[1:]
        else:
            first, body = list(body), ()
        with self.mentions.acting(self.acting(s.actor)):
            price = [x for f in first if (x := self.caused(f, s.actor)) is not None]
            rest = self.steps(body) if not self.follows(s, body) else []
            if self.follows(s, body):
                price += [x for f in body if (x := self.caused(f, s.actor)) is not None]
        args["price"] = price[0] if len(price) == 1 else Listed(tuple(price), "then")
        phrase = "may"
        if rest:
            phrase = "may-then"
            args["effect"] = rest[0] if len(rest) == 1 else Listed(tuple(rest), "then")
        if s.otherwise:
            phrase = f"{phrase}-otherwise"
            args["otherwise"] = self.inner(s.otherwise)
        return Words(phrase, args, FRAME)

    def follows(self, s: m.Maybe, body: m.Block) -> bool:
        """Whether what follows a choice is short enough to be said in one go: 'choose a card and put it away'."""
        short = len(body) < 3 and all(isinstance(x, (m.Move, m.Perform, m.Change, m.Show)) for x in body)
        return s.pick is not None and short and all(self.by(x, s.actor) for x in body)

    def by(self, s: m.Statement, actor: m.Expr) -> bool:
        """Whether this player carries a statement out, or nobody in particular."""
        found = self.doer(s)
        return found is None or found == actor

    def doer(self, s: m.Statement) -> m.Expr | None:
        """Who carries a statement out."""
        if isinstance(s, m.Change):
            return s.place.args[0] if s.place.place.dims[:1] == ("player",) else None
        found: m.Expr | None = getattr(s, "actor", None)
        return found

    def caused(self, s: m.Statement, actor: m.Expr) -> Said | None:
        """Something as done by somebody, or as something they have another do."""
        said = self.statement(s)
        if isinstance(said, Words) and said.sort == CLAUSE and not self.by(s, actor):
            return clause("cause", self.who(actor), whom=said.args["who"], does=said)
        return said

    # ---- control -------------------------------------------------------------------------------------

    def s_if(self, s: m.If) -> Said | None:
        """`if`."""
        branches: list[dict[str, Said]] = []
        for cond, body in s.branches:
            said = self.condition(cond)
            branches.append({"cond": said, "then": self.inner(body)})
        otherwise = self.inner(s.otherwise) if s.otherwise else None
        for args in reversed(branches):
            otherwise = (
                frame("if", **args)
                if otherwise is None
                else frame("if-otherwise", **args, otherwise=otherwise)
            )
        return otherwise

    def s_foreach(self, s: m.ForEach) -> Said | None:
        """`for each`: 'each player ...' where that is all, else 'for each ...: ...'."""
        over = self.group(s.over).as_("each")
        referent = self.referent(s.over.type.kind, over, of=self.noun_of(s.over))
        doer = self.doer(s.body[0]) if len(s.body) == 1 else None
        mine = isinstance(doer, m.Local) and doer.name == s.name
        if mine or (len(s.body) == 1 and self.sets_once(s.body[0], s.name)):
            self.mentions.expect(s.name, referent)
            said = self.statement(s.body[0])
        else:
            self.mentions.introduce(s.name, referent)
            said = frame("for-each", set=over, does=self.inner(s.body))
        self.mentions.known.pop(s.name, None)
        if s.start is None or said is None:
            return said
        return frame("starting-with", does=said, who=self.value(s.start))

    def sets_once(self, s: m.Statement, name: str) -> bool:
        """Whether a statement only sets a number that goes by this name: 'set each player's score to 0'."""
        if not isinstance(s, m.Assign) or not isinstance(s.place.place, Counter):
            return False
        return times(s.place.args, name) == 1 and not times(s.value, name)

    def s_repeat(self, s: m.Repeat) -> Said | None:
        """`repeat`."""
        if s.times is not None:
            return frame("repeat-times", n=self.value(s.times), does=self.inner(s.body))
        if s.until is not None:
            return frame("repeat-until", cond=self.condition(s.until), does=self.inner(s.body))
        return frame("repeat", does=self.inner(s.body))

    def s_takingturns(self, s: m.TakingTurns) -> Said | None:
        """`taking turns`."""
        over, start = self.group(s.over).as_("all", "plural"), self.value(s.start)
        self.mentions.introduce(s.name, self.referent("player", over, of=self.noun_of(s.over)))
        return frame("taking-turns", set=over, who=start, does=self.inner(s.body))

    def s_stop(self, s: m.Stop) -> Said | None:
        """`stop`."""
        return frame("stop")

    def s_endframe(self, s: m.EndFrame) -> Said | None:
        """`end`, `restart`."""
        return does("restart" if s.restart else "end", frame=self.frame_noun(s.frame))

    def frame_noun(self, frame: Routine) -> Words:
        """A frame as a noun: 'the round'."""
        return self.worded(f"frame-{frame.name}", frame.name, {}, NOUN)

    def s_win(self, s: m.Win) -> Said | None:
        """`win`."""
        winners = self.all_of(s.winners)
        if isinstance(winners, Listed) and len(winners.items) == 1:
            return clause("win", winners.items[0])
        return clause("win", winners)

    def s_answer(self, s: m.Answer) -> Said | None:
        """`answer`."""
        return self.answer(s.value)

    def answer(self, value: m.Expr) -> Said:
        """What a query answers."""
        said = self.of_type(value)
        asked = value.type.kind == "truth" and not isinstance(value, m.Const)
        return frame("answer-if", cond=said) if asked else frame("answer", value=said)

    # ---- rules and texts -----------------------------------------------------------------------------

    def s_perform(self, s: m.Perform) -> Said | None:
        """A rule, said by its own phrase."""
        who = self.who(s.actor)
        with self.mentions.acting(self.acting(s.actor)):
            return self.rule(s.rule, s.args, who)

    def rule(self, rule: Routine, given: Sequence[m.Expr], who: Said) -> Words:
        """A rule with its arguments, as something that somebody does."""
        args = {**self.routine_args(rule, given), "who": who}
        return self.worded(f"rule-{rule.name}", rule.name, args, CLAUSE, self.linked(rule, args))

    def s_performtext(self, s: m.PerformText) -> Said | None:
        """`do`."""
        who = self.who(s.actor)
        own = self.optional(f"do-{s.property}", "do-text")
        return clause(own, who, of=self.value(s.of), text=self.label(s.property))

    def label(self, name: str) -> Said:
        """What a text on a card is called."""
        return noun(f"label-{name}") if self.phrases.has(f"label-{name}") else name.replace("-", " ")

    def s_signal(self, s: m.Signal) -> Said | None:
        """An event is said only if it has a phrase: often it only gives others their cue."""
        phrase = f"event-{s.event.name}"
        if not self.phrases.has(phrase):
            return None
        return Words(phrase, {**self.routine_args(s.event, s.args), "who": self.who(s.actor)}, CLAUSE)

    def s_actionmenu(self, s: m.ActionMenu) -> Said | None:
        """`choose action`."""
        return clause("choose-action", self.who(s.actor))

    def s_begin(self, s: m.Begin) -> Said | None:
        """What lasts for a frame; the words for what lasts come from the layer that it begins."""
        said = self.lasting(s)
        first = said.items[0] if isinstance(said, Listed) and said.items else said
        trigger = isinstance(first, Words) and first.id.removesuffix("-if") in TRIGGERS
        moment = "yes" if trigger else "no"
        return frame("for-this", frame=self.frame_noun(s.frame), does=said, moment=moment)

    def lasting(self, s: m.Begin) -> Said:
        """What begins to last."""
        raise NotImplementedError
