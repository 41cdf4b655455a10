"""Says choices: what is chosen, one of several effects, what may be done; and who does what in somebody's choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeGuard

from wlcore.lang import meaning as m
from wlcore.text.conditions import SAME_PLAYER, THEY, within
from wlcore.text.mentions import CHOSEN
from wlcore.text.part import Part, says
from wlcore.text.saying import (
    CLAUSE,
    FRAME,
    Listed,
    Said,
    Words,
    clause,
    does,
    frame,
    is_pronoun,
    is_you,
    noun,
)
from wlcore.text.sets import is_one
from wlcore.text.sums import step

SEVERAL = ("option-price", "where-number")
"""What holds several things that are done: options like these want more than a comma between them."""
BOUNDED = ("each-at-least", "each-at-most", "amount-and-more", "gets-more-for-each")
"""How much there is, with a comma in it."""
TOLD_BEHIND = ("where-number", "gets-for-each", "gets-more-for-each", "until")
"""What holds a clause, and behind it how much or how often that is."""


class Choices(Part):
    """Turns choices into clauses and frames."""

    def who(self, actor: m.Expr) -> Said:
        """Who carries something out."""
        return self.say.value(actor)

    def acting(self, actor: m.Expr) -> object:
        """What 'their' speaks of while this player acts: a name, or whoever it is that has none."""
        return actor.name if isinstance(actor, m.Local) else actor

    @says(m.Pick)
    def s_pick(self, s: m.Pick) -> Said | None:
        """`choose`."""
        who = None if "random" in s.how else self.who(s.actor)
        number = s.how == "number" or s.source.type.kind == "number"
        if number and isinstance(s.source, m.Filter) and self.say.sets.within_bounds(s.source) is None:
            self.say.overtaken.add(s.name)  # 'a number X such that 10 times X is ...'
        letter = self.say.sentences.letter(s.name) if number else None
        with self.mentions.acting(self.acting(s.actor)):
            what = self.say.sets.chosen(s, letter)
        many = s.amount is not None and not (isinstance(s.amount, m.Const) and s.amount.value == 1)
        kind = "number" if s.how == "number" else s.source.type.kind
        of = self.say.values.kind(kind) if s.how == "number" else self.say.values.noun_of(s.source)
        referent = self.say.values.referent(kind, what, many, of, CHOSEN)
        said = self.mentions.introduce(s.name, replace(referent, letter=letter))
        phrase = "choose-at-random" if "random" in s.how and not is_one(s.source) else "choose"
        if number and phrase != "choose":
            phrase = self.say.values.optional("choose-number-at-random", phrase)
        phrase = self.say.values.optional(f"{phrase}-{s.name}", phrase)
        return does(phrase, what=said) if who is None else clause(phrase, who, what=said)

    # ---- one of several ------------------------------------------------------------------------------

    @says(m.OneOf)
    def s_oneof(self, s: m.OneOf) -> Said | None:
        """`choose one`: a list of what can be done; with letters, and as sentences, where an option is more than an infinitive."""
        who = self.who(s.actor)
        with self.mentions.acting(self.acting(s.actor)):
            options = tuple(self.option(o.body, s.actor, who) for o in s.options)
        if all(self.is_plain(o, who) for o in options):
            several = any(
                isinstance(o, Listed) or (isinstance(o, Words) and o.id in SEVERAL) or _is_bounded(o)
                for o in options
            )
            joined = "long-options" if several else "options"
            return frame("choose-one", who=who, options=Listed(options, joined))
        told = (replace(o, id="option-told") if is_priced(o) else o for o in options)
        lettered = tuple(frame("lettered", place=i, does=o) for i, o in enumerate(told, 1))
        return frame("choose-one", who=who, options=Listed(lettered, "letters"))

    def is_plain(self, said: Said, who: Said) -> bool:
        """Whether something can be said in the infinitive without losing who does it."""
        if isinstance(said, Listed):
            return said.joined == "then" and all(self.is_plain(x, who) for x in said.items)
        if not isinstance(said, Words):
            return False
        if said.id == "option-price":
            return self.is_plain(said.args["price"], who) and self.is_plain(said.args["effect"], who)
        if said.id in TOLD_BEHIND:
            return self.is_plain(said.args["does"], who)
        return said.sort == CLAUSE

    def option(self, body: m.Block, actor: m.Expr, who: Said) -> Said:
        """One of several effects: what it costs, then what it does; what somebody else does is told with who does it."""
        before, self.say.told = self.say.told, not is_you(who)
        try:
            with self.mentions.acting(self.acting(actor)):
                steps = self.say.sentences.paired(body)
        finally:
            self.say.told = before
        found = [self.as_done_by(said, s, actor) for s, said in steps]
        if not found:
            found = [clause("do-nothing", who)]
        if len(found) == 2 and m.is_price(body[0]) and all(self.is_plain(x, who) for x in found):
            return frame("option-price", price=found[0], effect=found[1])
        if len(found) == 2 and m.is_price(body[0]):
            return frame("option-told", price=found[0], effect=found[1])
        if all(self.is_plain(x, who) for x in found):
            return found[0] if len(found) == 1 else Listed(tuple(found), "then")
        return self.say.sentences.together(found)

    def otherwise(self, said: Said | None) -> dict[str, Said]:
        """What happens otherwise; `comma` tells whether it begins with a condition."""
        if said is None:
            return {}
        comma = "yes" if isinstance(said, Words) and said.id.startswith("if") else "no"
        return {"otherwise": said, "comma": comma, "inside": "no"}

    # ---- may -----------------------------------------------------------------------------------------

    @says(m.Maybe)
    def s_maybe(self, s: m.Maybe) -> Said | None:
        """`may`: what may be done, what follows from it, what happens otherwise."""
        who = self.who(s.actor)
        args: dict[str, Said] = {"who": who}
        body = s.body
        if s.pick is not None:
            first: list[m.Statement] = [s.pick]
        elif len(body) > 1 and m.is_price(body[0]):
            first, body = [body[0]], body[1:]
        else:
            first, body = list(body), ()
        if self.follows(s, body):
            first, body = [*first, *body], ()
        with self.mentions.acting(self.acting(s.actor)):
            price = [self.caused(said, x, s.actor) for x, said in self.say.sentences.paired(tuple(first))]
            plain = all(self.is_plain(x, who) for x in price)
        more = bool(s.otherwise)
        listed = (
            Listed(tuple(price), "then")
            if len(price) > 1
            else price[0]
            if price
            else self.say.sentences.together([])
        )
        args["price"] = listed if plain else self.say.sentences.together(price, more)
        rest = [self.again(said, x, s.actor) for x, said in self.say.sentences.paired(body)]
        phrase = "may" if plain else "may-follow"
        if rest:
            phrase = "may-then"
            args |= {"effect": self.say.sentences.together(rest, more, asked=True), "inside": "no"}
            args["names"] = "price" if plain and s.pick is None else "something"
        if s.otherwise:
            phrase = f"{phrase}-otherwise"
            after = [self.again(said, x, s.actor) for x, said in self.say.sentences.paired(s.otherwise)]
            args |= self.otherwise(self.say.sentences.together(after))
        return Words(phrase, args, FRAME)

    def follows(self, s: m.Maybe, body: m.Block) -> bool:
        """Whether what follows a choice is short enough to be said in one go: 'choose a card and put it away'."""
        short = len(body) < 3 and all(isinstance(x, (m.Move, m.Perform, m.Change, m.Show)) for x in body)
        return s.pick is not None and short and all(self.by(x, s.actor) for x in body)

    # ---- who does it ---------------------------------------------------------------------------------

    def by(self, s: m.Statement, actor: m.Expr) -> bool:
        """Whether this player carries a statement out, or nobody in particular."""
        found = self.doer(s)
        return found is None or found == actor

    def doer(self, s: m.Statement) -> m.Expr | None:
        """Who carries a statement out."""
        match s:
            case m.Change():
                return s.place.args[0] if s.place.place.dims[:1] == ("player",) else None
            case m.Assign() if step(s) is not None and s.place.place.dims[:1] == ("player",):
                return s.place.args[0]
            case m.ForEach(body=(only,)):
                return self.doer(only)
            case m.Show(to=m.Items(items=(one,))):
                return one
        found: m.Expr | None = getattr(s, "actor", None)
        return found

    def as_done_by(self, said: Said, s: m.Statement, actor: m.Expr) -> Said:
        """An option as one of this player's: what somebody else does is told with who does it."""
        return said if self.is_done_by(said, s, actor) else _within(said, lambda it: frame("stated", does=it))

    def caused(self, said: Said, s: m.Statement, actor: m.Expr) -> Said:
        """Something as done by somebody, or as something they have another do."""
        if self.is_done_by(said, s, actor):
            return said
        who = self.who(actor)
        return _within(said, lambda it: clause("cause", who, whom=it.args["who"], does=it))

    def again(self, said: Said, s: m.Statement, actor: m.Expr) -> Said:
        """What follows from what a player does, with a pronoun for them: 'if they do, they draw 1 card'."""
        inner = _inmost(said)
        who = None if inner is None else inner.args.get("who")
        if self.doer(s) != actor or not isinstance(who, Words) or who.det not in ("that", "the"):
            return said
        again = noun("pronoun-player", of=replace(who, det=""))
        return _within(said, lambda it: replace(it, args={**it.args, "who": again}))

    def taken_up(self, said: Said, cond: Said) -> Said:
        """What somebody does about whom alone the condition before it was: 'if your opponent has no money, they draw 1 card'."""
        if isinstance(said, Listed) and said.joined == "then":
            return Listed((self.taken_up(said.items[0], cond), *said.items[1:]), said.joined)
        inner, last = _inmost(said), cond.items[-1] if isinstance(cond, Listed) else cond
        who = None if inner is None else inner.args.get("who")
        if not isinstance(who, Words) or who.det not in ("", "that", "the") or is_pronoun(who):
            return said
        again, conditions = noun(THEY, of=replace(who, det="")), self.say.conditions
        led = conditions.leading(last)
        about = [x for x in conditions.people(cond) if not is_you(x)]
        same = (who, again, replace(again, id=SAME_PLAYER))
        if not any(x in same for x in led) or any(x not in same for x in about):
            return said
        return _within(said, lambda it: replace(it, args={**it.args, "who": again}))

    def is_done_by(self, said: Said, s: m.Statement, actor: m.Expr) -> bool:
        """Whether no clause says of another that they do it."""
        inner = _inmost(said)
        return inner is None or "who" not in inner.args or self.by(s, actor)


def is_priced(said: Said) -> TypeGuard[Words]:
    """Whether an option is what is done for a price."""
    return isinstance(said, Words) and said.id == "option-price"


def _is_bounded(said: Said) -> bool:
    """Whether it is told behind a comma how much there is at least or at most."""
    return any(x.id in BOUNDED for x in within(said))


def _inmost(said: Said) -> Words | None:
    """The clause that is said, without what is told behind it of its numbers."""
    if isinstance(said, Words) and said.id in TOLD_BEHIND:
        return _inmost(said.args["does"])
    return said if isinstance(said, Words) and said.sort == CLAUSE else None


def _within(said: Said, change: Callable[[Words], Words]) -> Said:
    """The same with its clause changed."""
    assert isinstance(said, Words)
    if said.id in TOLD_BEHIND:
        return replace(said, args={**said.args, "does": _within(said.args["does"], change)})
    return change(said)
