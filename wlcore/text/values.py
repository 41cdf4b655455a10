"""Says single values: things, numbers, places, properties."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

from wlcore.lang import meaning as m
from wlcore.lang.before import plain
from wlcore.lang.symbols import Counter, Place, Routine
from wlcore.numbers import is_nobody
from wlcore.text.folding import still_asked, times
from wlcore.text.human import arg_name, human_name, human_words
from wlcore.text.mentions import NUMBER, OTHER, PERSON, THING, Referent
from wlcore.text.part import Part
from wlcore.text.port import UNDER
from wlcore.text.saying import (
    CLAUSE,
    FRAME,
    NAME,
    NOUN,
    OPEN,
    OWN,
    RELATIVE,
    YOU,
    ZONE,
    Listed,
    Said,
    Words,
    automaton,
    frame,
    is_pronoun,
    noun,
    of_pattern,
)
from wlcore.text.sums import Per, apart_from, per

ARITHMETIC = {"+": "plus", "-": "minus", "*": "times", "divided by": "divided", "remainder": "remainder"}


def under_the(said: Words) -> Words:
    """A noun with an adjective of its own before it, under 'the': 'der erste andere Spieler'."""
    inner = said.args.get("set")
    if said.id in OPEN and isinstance(inner, Words):
        return replace(said, args={**said.args, "set": under_the(inner)})
    return replace(said, under="the")


BETWEEN_TWO = {"highest": "higher-of", "lowest": "lower-of"}
SEEN = "what was shown"
"""What a card is called that has been shown and has no name."""


def top_one(e: m.Expr) -> tuple[m.ZoneRef, bool] | None:
    """The zone on top of which a single card lies, or under which; `True` for its top."""
    one = isinstance(e, m.End) or (
        isinstance(e, m.Ends) and isinstance(e.amount, m.Const) and e.amount.value == 1
    )
    return (e.zone, e.top) if one else None  # type: ignore[attr-defined]


FOLDS = {"total": "total", "highest": "highest", "lowest": "lowest"}


def kind_of(e: m.Filter) -> str:
    """The kind of card that a condition asks for."""
    conds = still_asked(e.cond)
    return next(
        (
            c.kind.name
            for c in conds
            if isinstance(c, m.IsKind) and isinstance(c.of, m.Local) and c.of.name == e.name
        ),
        "",
    )


LOOSE = ("+", "-")
"""The calculations that others bind more closely than."""
CLOSED = ("divided", "remainder", "half")
"""What says at its end how it is rounded, so that it cannot go on."""


def needs_brackets(said: Said, op: str, last: bool) -> bool:
    """Whether a part of a calculation could be read in another way without brackets: '10 times (3 minus 2)'."""
    inside = said.id if isinstance(said, Words) else ""
    if inside in ("plus", "minus"):
        return op not in LOOSE or (last and op == "-")
    if inside in ("times", "twice"):
        return op not in (*LOOSE, "*")
    return inside in CLOSED and not (last and op == "*")


class Values(Part):
    """Turns expressions with one value into what can be said."""

    # ---- phrases of the game's own words -------------------------------------------------------------

    def worded(
        self,
        phrase: str,
        name: str,
        args: dict[str, Said],
        sort: str = NOUN,
        shown: Sequence[Said] = (),
        owned: bool = False,
    ) -> Words:
        """A declared word's phrase; without one a readable makeshift from its name and arguments."""
        phrase = self.under(phrase)
        if self.phrases.has(phrase):
            return Words(phrase, args, sort)
        self.phrases.missing.setdefault(phrase)
        given = tuple(shown or (said for key, said in args.items() if key != "who"))
        known: dict[str, Said] = {"what": human_words(name)}
        if "who" in args:
            known["who"] = args["who"]
        if sort == CLAUSE:
            of = {"of": Listed(given, "words")} if given else {}
            return Words(f"unphrased-rule{'-of' if given else ''}", {**known, **of}, sort)
        if given and (owned or "player" in args):
            known["owner"], given = given[0], given[1:]
            phrase = "unphrased-own-of" if given else "unphrased-own"
        else:
            phrase = "unphrased-of" if given else "unphrased"
        return Words(phrase, {**known, "of": Listed(given, "and")}, sort)

    def under(self, phrase: str) -> str:
        """A phrase as it is under the rulings in force: `rule-x-under-RULING`, or `-RULING-LABEL`."""
        for switch in self.phrases.under.get(phrase, ()):
            if switch in self.holding:
                return f"{phrase}{UNDER}{switch}"
        return phrase

    @cached_property
    def holding(self) -> frozenset[str]:
        """The rulings that hold, and the values of those that have names."""
        found = set()
        for (sort, name), value in self.folder.values.items():
            labels = self.program.rulings[name].labels if sort == "ruling" else ()
            if labels and value >= 0:
                found.add(f"{name}-{labels[value]}")
            elif value:
                found.add(name)
        return frozenset(found)

    def optional(self, phrase: str, otherwise: str) -> str:
        """A special phrase if the pack has one, else the general one."""
        return phrase if self.phrases.has(phrase) else otherwise

    def routine_args(self, routine: Routine, args: Sequence[m.Expr]) -> dict[str, Said]:
        """The arguments of a rule or query by the names of its parameters."""
        pairs = zip(routine.params, args, strict=False)
        return {arg_name(p.name): self.of_type(a) for p, a in pairs}

    def linked(self, routine: Routine, args: dict[str, Said]) -> list[Said]:
        """The arguments with the little words of the signature."""
        out: list[Said] = []
        for p in routine.params:
            said = args[arg_name(p.name)]
            out.append(Words("linked", {"link": p.link, "to": said}, FRAME) if p.link else said)
        return out

    def of_type(self, e: m.Expr) -> Said:
        """A value, a set or a condition, as it comes."""
        if e.type.many:
            return self.all_of(e)
        settled = isinstance(e, (m.Const, m.Local, m.Automaton))
        return self.say.condition(e) if e.type.kind == "truth" and not settled else self.value(e)

    def all_of(self, e: m.Expr) -> Said:
        """All things of a set."""
        if isinstance(e, m.Local):
            return self.value(e)
        if isinstance(e, m.Items):
            return self.listed(e.items)
        if isinstance(e, m.Ends):
            return self.seen_again(e) or self.say.group(e).as_("the")
        said = self.say.group(e).as_("all", "plural")
        if isinstance(e, m.ZoneRef):
            self.mentions.passing(self.noun_of(e).id, self.family(e.type.kind), many=True)
        return said

    def seen_again(self, e: m.Expr) -> Said | None:
        """The card that has just been shown, where the next thing is done with it: 'you may put it under the deck'."""
        if self.say.seen is None or top_one(e) is None or top_one(e) != top_one(self.say.seen):
            return None
        return self.mentions.mention(SEEN)

    def listed(self, items: Iterable[m.Expr]) -> Listed:
        """Several values one after the other."""
        return Listed(tuple(self.value(i) for i in items))

    # ---- nouns ---------------------------------------------------------------------------------------

    def kind(self, name: str) -> Words:
        """The noun of a kind: player, card, colour."""
        phrase = f"kind-{name}"
        if not self.phrases.has(phrase):
            self.phrases.missing.setdefault(phrase)
            return Words("unphrased", {"what": human_words(name)}, fallback=name)
        return noun(phrase)

    def thing(self, kind: str, name: str) -> Words:
        """A thing by its name."""
        thing = self.program.things.get(kind, {}).get(name)
        design = thing.design if thing is not None else name
        one_of_many = "a" if design != name else ""
        if thing is not None and thing.parts and not self.phrases.has(f"{kind}-{design}"):
            found = of_pattern(kind, thing.pattern, self.program.parts(thing), human_name(design))
            return replace(found, det=one_of_many)
        args: dict[str, Said] = {"kind": noun(f"kind-{kind}")}
        return Words(f"{kind}-{design}", args, NAME, one_of_many, fallback=human_name(design))

    def referent(
        self, kind: str, first: Said, plural: bool = False, of: Words | None = None, way: str = ""
    ) -> Referent:
        """Something newly named, of this kind; `way` is how it got its name."""
        sort = PERSON if kind == "player" else NUMBER if kind in ("number", "truth") else THING
        noun_of = of if of is not None else self.kind(kind)
        return Referent(
            first, noun_of, sort, plural, way=way, family=self.family(kind), abstract=self.is_abstract(kind)
        )

    def is_abstract(self, kind: str) -> bool:
        """Whether a kind is only a list of names that other things have, and nothing lies or is counted by it: a value."""
        found = self.program.kinds.get(kind)
        if found is None or found.base != "label" or found.properties:
            return False
        places = (*self.program.counters, *self.program.variables, *self.program.zones)
        return not any(kind in place.dims for place in places)

    def family(self, kind: str) -> str:
        """What one word can stand for: every kind of card is a card."""
        found = self.program.kinds.get(kind)
        return "card" if found is not None and found.base == "card" else kind

    # ---- values --------------------------------------------------------------------------------------

    def value(self, e: m.Expr) -> Said:
        """A value in words; of what has no name it is noted that it was spoken of."""
        said = self.unnoted(e)
        kind = e.type.kind
        if (
            kind == "player"
            and not isinstance(e, m.Local)
            and not (isinstance(said, Words) and is_pronoun(said))
        ):
            self.mentions.crowded = True
        if not (isinstance(e, m.Local) or e.type.many) and (kind == "card" or kind in self.program.kinds):
            self.mentions.passing(f"kind-{kind}", self.family(kind))
        return said

    def unnoted(self, e: m.Expr) -> Said:
        """A value in words, where it is only said what something else is: 'if it is the red card'."""
        if self.say.owner_is is not None and e == self.say.owner_is:
            return self.mentions.mention("you") or self.reader()
        if not isinstance(self.mentions.subject, str) and e == self.mentions.subject:
            return noun("pronoun-player", of=self.kind("player"))
        match e:
            case m.Const():
                return self.const(e)
            case m.Local():
                return self.local(e)
            case m.Automaton():
                return automaton(e.id)
            case m.Read():
                return self.read(e)
            case m.ZoneRef():
                return self.zone(e) if not e.type.many else self.say.group(e).as_("all", "plural")
            case m.Prop() if not e.type.many or e.name != "copies":
                if (own := self.own_of(e)) is not None:
                    return own
                return self.worded(f"property-{e.name}", e.name, {"of": self.value(e.of)}, owned=True)
            case m.Ask():
                return self.query(e.query, self.routine_args(e.query, e.args))
            case m.LookUp():
                return self.worded(f"table-{e.table.name}", e.table.name, {"n": self.value(e.arg)})
            case m.Setting():
                return self.worded(f"{e.kind}-{e.name}", e.name, {})
            case m.Builtin():
                given = {f"a{i + 1}": self.of_type(a) for i, a in enumerate(e.args)}
                return self.worded(f"builtin-{e.name}", e.name, given)
            case m.Op() if e.op in ARITHMETIC:
                return self.calculated(e)
            case m.Half():
                of = self.as_number(self.value(e.of))
                return noun("half", of=noun("bracketed", of=of) if needs_brackets(of, "half", False) else of)
            case m.Quantified(quantifier="count"):
                return noun("count-of", set=self.counted(e, of_them=True))
            case m.Folded() if not e.type.many:
                return self.folded(e)
            case m.Only():
                return self.only(e)
        return self.one_of_several(e)

    def calculated(self, e: m.Op) -> Said:
        """What comes of two numbers; once something is that itself."""
        for one, other in ((e.left, e.right), (e.right, e.left)):
            if e.op == "*" and isinstance(one, m.Const) and one.value == 1:
                return self.unnoted(other)
        if e.op == "*" and isinstance(e.right, m.Const) and not isinstance(e.left, m.Const):
            return noun("times", left=self.part(e.right, e.op), right=self.part(e.left, e.op, True))
        for one, other in ((e.left, e.right), (e.right, e.left)):
            if e.op == "*" and isinstance(one, m.Const) and one.value == 2 and not one.id:
                return noun("twice", left=2, right=self.part(other, "*", True))
        if e.op == "+" and self.placed(e) is not None:
            return noun("position", of=self.value(e.left))
        left = self.part(e.left, e.op)
        right = self.of_the_same(left, self.part(e.right, e.op, True))
        return noun(ARITHMETIC[e.op], left=left, right=right)

    def of_the_same(self, left: Said, right: Said) -> Said:
        """A number of what the player has of whom the number before it told: 'that player's sheep plus their goats'."""
        if not (isinstance(left, Words) and isinstance(right, Words)):
            return right
        owner = left.args.get("owner")
        same = isinstance(owner, Words) and owner == right.args.get("owner") and owner.sort == NOUN
        if not same or not isinstance(owner, Words) or is_pronoun(owner):
            return right
        again = replace(noun("pronoun-player", of=replace(owner, det="")), under=OTHER)
        return replace(right, args={**right.args, "owner": again})

    def one_of_several(self, e: m.Expr) -> Said:
        """One thing by where it stands among others: the top card, the first player, who is next."""
        match e:
            case m.End() if (seen := self.seen_again(e)) is not None:
                return seen
            case m.End():
                return self.end_of(e)
            case m.First():
                return self.first(e)
            case m.Next():
                how = "next-of" if e.forward else "previous-of"
                return noun(how, set=self.kind(e.type.kind), of=self.value(e.of)).as_("the")
            case m.Neighbour():
                return noun("left-of" if e.left else "right-of", of=self.value(e.of)).as_("the")
        if e.type.many:
            return self.all_of(e)
        if e.type.kind == "truth":
            return self.say.condition(e)
        return self.unknown(e)

    def end_of(self, e: m.End) -> Words:
        """The top or bottom card of a zone; what lies on top once that card has been moved is the new one."""
        which = "top-card" if e.top else "bottom-card"
        if e.top and self.mentions.moved == e.zone:
            which = "new-top-card"
        zone = self.zone(e.zone)
        only = self.phrases.voice.only(zone)
        if isinstance(only, Words) and only.id.startswith("pronoun-"):
            return noun(f"{which}-of", owner=only)
        return noun(which, zone=zone).as_("the")

    def first(self, e: m.First) -> Words:
        """The first of a set, in its order or counting from somebody."""
        of = self.say.group(e.of)
        start = {} if e.start is None else {"start": self.value(e.start)}
        if of.id == OWN:
            mine = of.as_("", "plural")
            return noun("first-of-these", items=mine, of=self.noun_of(e.of), **start).as_("the")
        if of.id == "these":
            return noun("first-of-these", items=of.args["items"], of=of.args["of"], **start).as_("the")
        if start and isinstance(e.of, m.Extreme):
            return noun("first-tied", set=of, **start).as_("the")
        return noun("first-from" if start else "first-of", set=under_the(of), **start).as_("the")

    def placed(self, e: m.Op) -> m.Expr | None:
        """What the position of is asked for in the list of its kind."""
        kind = self.program.kinds.get(e.left.type.kind) if e.op == "+" and not e.left.type.many else None
        counted = kind is not None and isinstance(e.right, m.Const) and e.right.value == 1 - kind.first
        return e.left if counted else None

    def in_place(self, of: m.Expr, position: int) -> m.Const | None:
        """The thing of a kind that has this position."""
        kind = self.program.kinds[of.type.kind]
        if not 1 <= position <= len(kind.members):
            return None
        return m.Const(of.span, of.type.one, kind.first + position - 1, kind.members[position - 1])

    def part(self, e: m.Expr, op: str, last: bool = False) -> Said:
        """A part of a calculation, in brackets where it could be read in another way."""
        said = self.as_number(self.value(e))
        return noun("bracketed", of=said) if needs_brackets(said, op, last) else said

    def as_number(self, said: Said) -> Said:
        """A value as a number of its own: one spoken of before is 'that number' here, not 'that many'."""
        return (
            replace(said, id="the-number") if isinstance(said, Words) and said.id == "that-number" else said
        )

    def query(self, query: Routine, args: dict[str, Said]) -> Words:
        """A query by its phrase."""
        owned = bool(query.params) and query.params[0].type.kind not in ("number", "truth")
        name = plain(query.name)
        if (
            query.type is not None
            and query.type.kind == "truth"
            and not self.phrases.has(self.under(f"query-{name}"))
        ):
            return self.unphrased_truth(f"query-{name}", name, args)
        return self.worded(f"query-{name}", name, args, owned=owned)

    def unphrased_truth(self, phrase: str, name: str, args: dict[str, Said]) -> Words:
        """What is so or not, by its name and what it is asked of: '“is shady” holds for that player'."""
        self.phrases.missing.setdefault(self.under(phrase))
        known: dict[str, Said] = {"what": human_words(name)}
        if not args:
            return Words("unphrased-truth", known)
        of = Listed(tuple(args.values())) if len(args) > 1 else next(iter(args.values()))
        return Words("unphrased-truth-of", {**known, "of": of})

    def only(self, e: m.Only) -> Said:
        """The single element of a set."""
        if isinstance(e.of, m.Extreme):
            return self.only_of(self.say.group(e.of))
        if not isinstance(e.of, m.Local):
            return self.say.group(e.of).as_("the")
        unsaid = self.mentions.unsaid(e.of.name)
        if unsaid is not None and isinstance(self.say.let.get(e.of.name), m.Extreme):
            return self.only_of(unsaid.as_(""))
        return unsaid.as_("the") if unsaid is not None else self.noun_of(e.of).as_("that")

    def only_of(self, found: Words, itself: bool = False) -> Words:
        """The only one with the most or least of something: in a tie it is nobody, so that one has more than any other; where it is
        said who this `itself` is, it is 'the only one'.
        """
        among, by = found.args.get("set"), found.args.get("by")
        query, _, most = (
            by.id.removeprefix("query-").partition(".") if isinstance(by, Words) else ("", "", "")
        )
        if found.id == "with" and among is not None and self.phrases.has(f"held-{query}"):
            found = noun(f"with-{most}", set=among, by=noun(f"held-{query}").as_("", "plural"))
        kind = isinstance(among, Words) and among.id.startswith("kind-")
        if kind and not itself and found.id in ("with-most", "with-fewest"):
            return replace(found, id=f"only-{found.id}").as_("the")
        return noun("only-of", set=under_the(found)).as_("the")

    def unknown(self, piece: object) -> Words:
        """Something the renderer has no words for."""
        name = type(piece).__name__.lower()
        self.phrases.missing.setdefault(name)
        return Words("unphrased", {"what": name})

    def const(self, e: m.Const) -> Said:
        """A number, a sum of money, a thing, yes or no, nobody."""
        kind = e.type.kind
        if kind == "number":
            said = noun("sum", n=e.value, unit=e.id) if e.id else e.value
            return noun("nobody") if is_nobody(kind, e.value) else said
        if kind == "truth":
            return noun("yes" if e.value else "no")
        if kind == "none" or e.value < 0:
            return noun("nobody")
        if self.say.this is not None and (kind, e.value) == (self.say.this.type.kind, self.say.this.value):
            return self.kind(kind).as_("this")
        if kind in self.program.kinds:
            found = self.program.kinds[kind]
            return self.thing(kind, e.id or found.members[e.value - found.first])
        kind = kind.replace(":", "-")
        return Words(f"{kind}-{e.id}", sort=NAME, fallback=human_words(e.id)) if e.id else e.value

    def local(self, e: m.Local) -> Said:
        """A name: 'you', 'it', 'that card'."""
        if e.name == "this":
            return self.kind(e.type.kind).as_("this")
        said = self.mentions.mention(e.name)
        if said is not None:
            return said
        if e.name in ("you", "actor"):
            return self.reader()
        return self.kind(e.type.kind).as_("the", "plural" if e.type.many else "")

    def reader(self) -> Words:
        """You; `under` tells where somebody else acts, since some languages then say 'your' in another way."""
        return Words("you", under="" if self.mentions.subject == YOU else OTHER)

    def read(self, e: m.Read) -> Said:
        """The value of a counter or variable."""
        if isinstance(e.place, Counter):
            owner = self.owner(e)
            own = f"counter-{e.place.name}.own"
            if owner is not None and self.phrases.has(own):
                return Words(own, {**self.indices(e.place, e.args), "owner": owner})
            counter = self.counter(e).as_("", "plural")
            if owner is None:
                return noun("number-there", counter=counter)
            led = isinstance(owner, Words) and owner.sort == RELATIVE  # 'whose number of coins'
            return noun("number-of" if led else "number-had", owner=owner, counter=counter)
        return self.worded(f"variable-{e.place.name}", e.place.name, self.indices(e.place, e.args))

    def own_of(self, e: m.Prop) -> Words | None:
        """What is printed on what a variable holds, where the phrase has words of its own for that (`.of-VARIABLE`): 'your country', not
        'the country of your field'.
        """
        phrase = f"property-{e.name}.of-{e.of.place.name}" if isinstance(e.of, m.Read) else ""
        if not phrase or not self.phrases.has(phrase):
            return None
        return Words(phrase, self.indices(e.of.place, e.of.args))  # type: ignore[attr-defined]

    def owner(self, e: m.Read) -> Said | None:
        """Whose a counter is."""
        owned = bool(e.place.dims) and e.place.dims[0] == "player"
        return self.value(e.args[0]) if owned else None

    def counter(self, e: m.Read) -> Words:
        """What a counter counts, as a noun."""
        args = self.indices(e.place, e.args)
        if e.place.dims and e.place.dims[0] == "player":
            args.pop("player", None)
        return self.worded(f"counter-{e.place.name}", e.place.name, args)

    def indices(self, place: Place, args: Sequence[m.Expr]) -> dict[str, Said]:
        """What tells one stack from another, by the kinds it goes by: `$player`, `$card`."""
        return {arg_name(d): self.value(a) for d, a in zip(place.dims, args, strict=True)}

    def zone(self, e: m.ZoneRef) -> Words:
        """A zone."""
        return self.worded(f"zone-{e.zone.name}", e.zone.name, self.indices(e.zone, e.args), ZONE)

    def counted(self, e: m.Quantified, of_them: bool = False) -> Said:
        """What is counted; `of_them`: as a noun, 'those cards', where they have been spoken of."""
        of = e.of if e.cond is None else m.Filter(e.span, e.of.type, e.of, e.name, e.cond)
        if isinstance(of, m.Local):
            unsaid = self.mentions.unsaid(of.name)
            if unsaid is None:
                return self.noun_of(of).as_("that", "plural") if of_them else self.value(of)
            return unsaid.as_("", "plural")
        return self.say.group(of).as_("", "plural")

    def folded(self, e: m.Folded) -> Said:
        """A total, or the highest or lowest value, over a set."""
        if isinstance(e.value, m.Local) and e.value.name == e.name:
            two = isinstance(e.over, m.Items) and len(e.over.items) == 2
            apart = apart_from(e)
            if apart is not None:
                return noun("difference", left=self.part(apart[0], "-"), right=self.part(apart[1], "-"))
            how = BETWEEN_TWO.get(e.fold, "total-of") if two else f"{FOLDS[e.fold]}-of"
            return noun(how, items=self.all_of(e.over))
        counted = self.had_by(e.value, e.name)
        if counted is not None:
            over = self.say.group(e.over).as_("all", "plural")
            return noun(f"{FOLDS[e.fold]}-number", counter=counted, over=over)
        richest = self.richest(e)
        if richest is not None:
            return richest
        by_phrase = self.highest_by(e)
        if by_phrase is not None:
            return by_phrase
        owned = isinstance(e.value, m.Read) and e.value.place.dims[:1] == ("player",)
        of_all = e.fold == "total" and owned and e.over.type.kind == "player"
        over = self.say.group(e.over).as_("all" if of_all else "each", "plural" if of_all else "")
        if times(e.value, e.name) == 1:
            with self.mentions.standing_for(e.name, over):
                return noun(f"{FOLDS[e.fold]}-each", value=self.of_type(e.value))
        with self.mentions.standing_for(e.name, self.element(e.over)):
            return noun(FOLDS[e.fold], value=self.of_type(e.value), over=over)

    def richest(self, e: m.Folded) -> Said | None:
        """The highest or lowest of what is not counted one by one: 'the money of the player with the most money'."""
        counter = e.value if isinstance(e.value, m.Read) and isinstance(e.value.place, Counter) else None
        owner = counter.args[0] if counter is not None and counter.place.dims == ("player",) else None
        if e.fold == "total" or counter is None or not (isinstance(owner, m.Local) and owner.name == e.name):
            return None
        over = self.say.comparisons.one_with(
            e.fold, self.say.group(e.over), self.counter(counter).as_("", "plural")
        )
        with self.mentions.standing_for(e.name, over):
            return self.value(counter)

    def highest_by(self, e: m.Folded) -> Said | None:
        """The highest or lowest of what has a phrase for whoever has most of it: 'the highest bid of the other players'."""
        if e.fold not in BETWEEN_TWO or e.over.type.kind != "player" or times(e.value, e.name) != 1:
            return None
        extreme = m.Extreme(e.span, e.over.type, e.over, e.name, e.value, e.fold == "highest")
        by = self.say.sets.most_of(extreme)
        if by is None or by[0] != "with":
            return None
        over = self.say.group(e.over)
        with self.mentions.standing_for(e.name, self.say.comparisons.the_one(by[0], over, by[1])):
            owned = self.of_type(e.value)
        return noun("highest-by", by=by[1], over=over.as_("the", "plural"), owned=owned)

    def had_by(self, e: m.Expr, name: str) -> Words | None:
        """What is counted of this player and of nobody else, if it is counted one by one: points, cards in hand."""
        counter = e.place if isinstance(e, m.Read) and isinstance(e.place, Counter) else None
        had = self.say.comparisons.had(e)
        if had is None or (counter is not None and (counter.unit or counter.dims != ("player",))):
            return None
        owner = had[0]
        return self.say.comparisons.had_noun(e) if isinstance(owner, m.Local) and owner.name == name else None

    def element(self, of: m.Expr) -> Words:
        """One of a set, spoken of again: 'that card'."""
        return replace(self.noun_of(of), det="that")

    def noun_of(self, e: m.Expr) -> Words:
        """The plain noun for the elements of a set."""
        match e:
            case m.Filter() if kind := kind_of(e):
                return self.kind(kind)
            case m.Filter(of=m.ZoneRef() | m.Everyone()) if (
                own := self.say.sets.one_of_filter(e)
            ) is not None:
                return own
            case m.ZoneRef() if self.say.comparisons.has_own_noun(e):
                return self.say.comparisons.held(e)
            case m.Filter() | m.Extreme() | m.Only() | m.First() | m.Sorted():
                return self.noun_of(e.of)
            case m.Combine():
                return self.noun_of(e.left)
            case m.Folded():
                return self.noun_of(e.value)
            case m.Local():
                return self.mentions.noun(e.name) or self.kind(e.type.kind)
            case m.Ask():
                named = self.phrases.static(f"query-{plain(e.query.name)}", "noun")
                return noun(named) if named else self.kind(e.type.kind)
        return self.kind(e.type.kind)

    def amount(self, place: m.Read, n: m.Expr, worked_out: bool = True) -> tuple[Said, Said]:
        """So much of what a counter counts ('3 coins', '$10'), and the number alone."""
        counter = self.counter(place)
        assert isinstance(place.place, Counter)
        each = self.for_each(counter, place, n) if worked_out else None
        if each is not None:
            return each, noun("any-number")
        if isinstance(n, m.Half) and n.of == place:
            said = self.value(n)
            return said, said
        if worked_out and self.is_measured(n):  # 'pay twice its cost', 'gain its worth in coins'
            said, unit = self.value(n), place.place.unit
            if not unit:
                said = noun("value-in", value=said, of=counter.as_("", "plural"))
            if not unit or self.say.conditions.unit_of(n) == unit:
                return said, noun("any-number")
        said = self.number(n)
        if isinstance(said, Words) and said.id == "that-number" and self.of_another_unit(n, place.place.unit):
            said = self.lettered(self.as_number(said))
        return self.so_much(counter, place.place.unit, said), said

    def is_measured(self, n: m.Expr) -> bool:
        """Whether a number is what something is worth, or so many times that: its cost, twice its cost."""
        if isinstance(n, m.Op) and n.op == "*":
            return any(isinstance(x, m.Const) for x in (n.left, n.right)) and any(
                map(self.is_measured, (n.left, n.right))
            )
        return isinstance(n, m.Prop)

    def of_another_unit(self, n: m.Expr, unit: str) -> bool:
        """Whether a number that has been named counts something else than what is measured in this unit: not 'that much money'."""
        let = self.say.let.get(n.name) if isinstance(n, m.Local) else None
        counted = let is not None and let.type.kind == "number" and not isinstance(let, m.Const)
        return bool(unit) and counted and self.say.conditions.unit_of(let) != unit  # type: ignore[arg-type]

    def so_much(self, counter: Words, unit: str, n: Said) -> Said:
        """A number of what a counter counts."""
        if isinstance(n, Words) and n.id == "that-number":
            return noun("that-many", of=counter.as_("", "plural"))
        if isinstance(n, Words) and n.id == "sum":
            return n
        if unit:
            return noun("sum", n=n, unit=unit)
        return (
            counter.as_("n", n) if isinstance(n, int) else noun("so-many", n=n, of=counter.as_("", "plural"))
        )

    def for_each(self, counter: Words, place: m.Read, n: m.Expr) -> Said | None:
        """So much for each of what is counted: '2 coins for each of your points'."""
        assert isinstance(place.place, Counter)
        found, unit = self.multiplied(n, place.place.unit), place.place.unit
        if found is None:
            return None
        of, each = found
        amount = self.first_and_more(of, self.so_much(counter, unit, of.first or of.times), unit)
        return noun("amount-each", amount=amount, each=each)

    def first_and_more(self, of: Per, amount: Said, unit: str) -> Said:
        """How much there is for each of what is counted, behind what there is at first: '6 points, and 2 more'."""
        return (
            noun("amount-and-more", amount=amount, more=self.as_sum(of.times, unit)) if of.first else amount
        )

    def multiplied(self, n: m.Expr, unit: str = "") -> tuple[Per, Said] | None:
        """So many for each of what is counted: 2 and 'each of your points', 'each of your points, up to 6 in all'."""
        of = per(n)
        each = self.each_of(of.of)
        if each is None:
            return None
        times = of.times if not of.first else 0
        if of.least is not None:
            each = noun("each-at-least", each=each, n=self.as_sum(of.least, unit))
        if of.most is not None:
            each = noun("each-at-most", each=each, n=self.as_sum(of.most, unit), times=times)
        return of, each

    def as_sum(self, n: int, unit: str) -> Said:
        """A number with the unit in which it is counted, if it has one: '$10'."""
        return noun("sum", n=n, unit=unit) if unit else n

    def each_of(self, e: m.Expr) -> Said | None:
        """Each of what is counted, if it is counted one by one: 'each of your points', 'each card in your hand'."""
        if isinstance(e, m.Op) and (more := self.say.comparisons.each_more(e)) is not None:
            return more
        zone = self.say.comparisons.held_zone(e)
        if zone is not None:
            return noun(
                "each-of", owner=self.value(zone.args[0]), counter=self.say.comparisons.had_noun(e).as_("")
            )
        if (
            isinstance(e, m.Quantified)
            and e.quantifier == "count"
            and e.cond is None
            and isinstance(e.of, m.Local)
        ):
            return self.say.group(e.of).as_("each") if self.mentions.is_plural(e.of.name) else None
        if isinstance(e, m.Quantified) and e.quantifier == "count" and not isinstance(e.of, m.Local):
            counted = self.counted(e)
            return counted.as_("each") if isinstance(counted, Words) else None
        if isinstance(e, m.Ask) and self.say.comparisons.counts(e) is not None:
            return noun(
                "each-of", owner=self.value(e.args[0]), counter=self.say.comparisons.had_noun(e).as_("")
            )
        if isinstance(e, m.Read) and isinstance(e.place, Counter) and not e.place.unit:
            owner = self.owner(e)
            return None if owner is None else noun("each-of", owner=owner, counter=self.counter(e))
        return None

    def as_many(self, e: m.Expr) -> Words | None:
        """How many there are of what has been spoken of, where nothing else was many: 'draw that many cards'."""
        counted = isinstance(e, m.Quantified) and e.quantifier == "count" and e.cond is None
        of = e.of if isinstance(e, m.Quantified) and counted else None
        if (
            not isinstance(of, m.Local)
            or not self.mentions.is_plural(of.name)
            or of.name in self.say.overtaken
        ):
            return None
        others = [r for r in self.mentions.spoken() if r.plural or r.sort == NUMBER]
        return noun("that-number", of=self.noun_of(of)) if len(others) == 1 else None

    def number(self, e: m.Expr) -> Said:
        """A number to stand before what there are so many of; what has to be worked out is called X and told behind."""
        said = self.as_many(e) or self.value(e)
        settled = isinstance(said, int) or (
            isinstance(said, Words) and said.id in ("that-number", "sum", "any-number", "unknown")
        )
        if settled:
            return said
        letter = self.lettered(said)
        if isinstance(e, m.Local):  # 'draw X cards, where X is ...; discard X'
            self.mentions.stands_for[e.name] = letter
        return letter

    def lettered(self, said: Said) -> Words:
        """A number called X, which is told behind."""
        letter = self.mentions.next_letter()
        self.say.unknowns.append(frame("known", letter=letter, value=said))
        return letter
