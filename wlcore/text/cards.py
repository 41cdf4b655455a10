"""The texts of everything in a game: what `wl text` shows, and what stands on a card at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace

from wlcore.gc_pause import GcPause
from wlcore.lang import meaning as m
from wlcore.lang.check import ProgramChecker
from wlcore.lang.diagnostics import Findings
from wlcore.lang.program import Program, Thing
from wlcore.lang.shape import digest, shape
from wlcore.lang.symbols import PropertyOf, Routine
from wlcore.lang.types import Type
from wlcore.records import dataclass
from wlcore.text.folding import Folder, answered, still_asked
from wlcore.text.forms import capital
from wlcore.text.human import human_name, human_words
from wlcore.text.port import Phrases
from wlcore.text.sayer import Sayer
from wlcore.text.saying import FRAME, NAME, Said, Words, frame, of_pattern
from wlcore.text.times import Rounds


@dataclass(frozen=True, slots=True)
class CardTexts:
    """Says what things do, under given switches, in a language."""

    program: Program
    folder: Folder
    phrases: Phrases
    told: dict[tuple[str, str], str] = field(default_factory=dict, compare=False, repr=False)
    """What stands on each thing that was asked for: it stays as it is under these switches."""
    seen: dict[tuple[str, str], dict[str, Said]] = field(default_factory=dict, compare=False, repr=False)

    rounds: list[Rounds] = field(default_factory=list, compare=False, repr=False)
    """What rounds the program has, once something was said."""
    english: list[CardTexts] = field(default_factory=list, compare=False, repr=False)
    """The same in English, once it was wanted."""

    @classmethod
    def of(cls, program: Program, settings: Sequence[int], phrases: Phrases) -> CardTexts:
        """`settings` as a game has them: rulings, then options, in order of declaration."""
        return cls(program, Folder.of(program, settings), phrases)

    def sayer(self) -> Sayer:
        """A renderer that has spoken of nothing yet."""
        if not self.rounds:
            self.rounds.append(Rounds(self.program))
        return Sayer(self.program, self.folder, self.phrases, self.rounds[0])

    def among(self, phrases: Phrases) -> CardTexts:
        """The same for these phrases: its own, or those of English where a phrase is missing."""
        if phrases is self.phrases:
            return self
        if not self.english:
            self.english.append(CardTexts(self.program, self.folder, phrases))
        return self.english[0]

    # ---- things --------------------------------------------------------------------------------------

    def name(self, thing: Thing) -> str:
        """The name of a thing."""
        if thing.parts and not self.phrases.has(f"{thing.kind}-{thing.design}"):
            parts = self.program.parts(thing)
            return self.phrases.say(of_pattern(thing.kind, thing.pattern, parts, human_name(thing.design)))
        return self.phrases.say(
            Words(
                f"{thing.kind}-{thing.design}",
                {"kind": Words(f"kind-{thing.kind}")},
                NAME,
                fallback=human_name(thing.design),
            )
        )

    def flavour(self, thing: Thing) -> str:
        """What is told about a thing and means nothing in play; '' where this language has no such words."""
        return self.phrases.flavour(thing.kind, thing.design)

    def thing(self, thing: Thing) -> str:
        """What a thing is and does: `about-KIND`, what else is printed on it, then its texts; `blank-KIND` is said where there is
        nothing.
        """
        text = self.told.get((thing.kind, thing.id))
        if text is None:
            with GcPause():
                text = self.told[thing.kind, thing.id] = self._thing(thing)
        return text

    def _thing(self, thing: Thing) -> str:
        kind = self.program.kinds[thing.kind]
        properties = kind.properties.values()
        beside = [self.beside(thing, p) for p in properties if not p.text]
        sections = [self.section(thing, p) for p in properties if p.text]
        said = self.phrases.joined((self.about(thing), *beside, *sections))
        blank = f"blank-{thing.kind}"
        return self.phrases.sentence(Words(blank)) if not said and self.phrases.has(blank) else said

    def section(self, thing: Thing, prop: PropertyOf) -> str:
        """One text on a thing, in the frame that its kind gives it."""
        by_hand = by_hand_id(thing, prop)
        if by_hand in self.phrases.entries:
            effect = self.phrases.sentence(Words(by_hand, {}, FRAME))
        else:
            lines = self.phrases.sentences(lambda phrases: self.among(phrases).sentences(thing, prop))
            effect = self.phrases.joined(lines if prop.text == "effect" else dict.fromkeys(lines))
        if not effect:
            return ""
        own = f"text-{thing.kind}-{prop.name}"
        texts = [p for p in self.program.kinds[thing.kind].properties.values() if p.text]
        if self.phrases.has(own):
            return self.phrases.text(own, effect=effect, **self.printed(thing))
        if len(texts) == 1:
            return effect
        return capital(self.phrases.text("text", label=human_words(prop.name), effect=effect))

    def sentences(self, thing: Thing, prop: PropertyOf) -> Iterator[Said]:
        """What a text says, before it is put into words; each sentence of an ability is understood alone."""
        if prop.text == "effect":
            routine = self.program.texts.get((thing.kind, thing.design, prop.name))
            return self.effect(routine) if routine is not None else iter(())
        return self.abilities(thing, prop)

    def effect(self, routine: Routine) -> Iterator[Said]:
        """A text that is carried out: when it can be, what it does, and how often."""
        return self.carried_out(routine, self.sayer())

    def carried_out(self, routine: Routine, sayer: Sayer) -> Iterator[Said]:
        """When something can be done, what it does or answers, and how often it can be done."""
        needs = [c for n in routine.needs for c in still_asked(self.folder.expr(n.cond))]
        body = self.folder.block(routine.body)
        held = [c for c in needs if not isinstance(c, m.FirstThis) and not _chosen_from(c, body)]
        if held:
            if routine.body or routine.value:
                yield frame("needs", cond=sayer.conditions.all_needed(held))
            else:
                yield frame("met", cond=sayer.conditions.all_of(held))
        if routine.value is not None:
            yield sayer.sentences.answer(self.folder.expr(routine.value))
        yield from sayer.sentences.steps(answered(body) if routine.what == "query" else body)
        for c in needs:
            if isinstance(c, m.FirstThis):
                yield frame("once", frame=sayer.conditions.frame_of(c))

    def abilities(self, thing: Thing, prop: PropertyOf) -> Iterator[Said]:
        """The abilities of a thing, each a sentence that is understood alone."""
        return self.sayer_for(thing, prop).abilities.from_source(f"{thing.kind}/{thing.id}/{prop.name}")

    def sayer_for(self, thing: Thing, prop: PropertyOf) -> Sayer:
        """A renderer of the abilities of a thing: it knows what 'this' is, and who they count for."""
        sayer = self.sayer()
        kind = self.program.kinds[thing.kind]
        sayer.this = m.Const(thing.span, Type(kind.name), self.number(thing), thing.id)
        sayer.owner_is, gate = ProgramChecker(self.program, Findings()).owner_of(prop, sayer.this)
        if gate is not None:
            sayer.gate = self.folder.expr(gate)
        return sayer

    def tree(self, thing: Thing, prop: PropertyOf) -> tuple[object, ...]:
        """What a text on a thing is made of, for those who write it by hand."""
        if prop.text == "effect":
            routine = self.program.texts.get((thing.kind, thing.design, prop.name))
            return () if routine is None else ([n.cond for n in routine.needs], routine.body)
        source = f"{thing.kind}/{thing.id}/{prop.name}"
        return tuple(self.sayer().abilities.pieces(source))

    def about(self, thing: Thing) -> str:
        """What a thing is, by its properties, if its kind has a phrase for that."""
        phrase = f"about-{thing.kind}"
        if not self.phrases.has(phrase):
            return ""
        return self.phrases.sentence(Words(phrase, self.printed(thing), FRAME))

    def beside(self, thing: Thing, prop: PropertyOf) -> str:
        """What is printed on a thing apart from what its kind says of all: `about-KIND-PROPERTY`, where it has that property."""
        phrase = f"about-{thing.kind}-{prop.name}"
        if not self.phrases.has(phrase) or self.property(thing, prop) in ("no", "none"):
            return ""
        return self.phrases.sentence(Words(phrase, self.printed(thing), FRAME))

    def printed(self, thing: Thing) -> dict[str, Said]:
        """What is printed on a thing beside its texts: each property, and the texts of the thing that it names."""
        known = self.seen.get((thing.kind, thing.id))
        if known is not None:
            return known
        found = self.seen[thing.kind, thing.id] = {}
        for prop in self.program.kinds[thing.kind].properties.values():
            if not prop.text:
                found[prop.name] = self.property(thing, prop)
                other = self.program.kinds.get(prop.type.kind)
                value = thing.values.get(prop.name, -1)
                if (
                    other is not None
                    and not prop.type.many
                    and value in range(other.first, other.first + len(other.members))
                ):
                    shown = self.program.things[other.name][other.members[value - other.first]]
                    found[f"{prop.name}-text"] = self.thing(shown)
        return found

    def number(self, thing: Thing) -> int:
        """The number that stands for a thing in a program."""
        kind = self.program.kinds[thing.kind]
        return kind.number(thing.id)

    def property(self, thing: Thing, prop: PropertyOf) -> Said:
        """The value of a property; a truth as 'yes' or 'no', to choose by."""
        value = thing.values.get(prop.name, -1)
        if prop.type.kind == "truth":
            return "yes" if value > 0 else "no"
        if prop.name not in thing.values or (prop.type.many and not value):
            return "none"
        sayer = self.sayer()
        if not prop.type.many:
            return sayer.values.const(m.Const(thing.span, prop.type, value))
        items = tuple(
            m.Const(thing.span, prop.type.one, i) for i in range(value.bit_length()) if value >> i & 1
        )
        return sayer.values.listed(items)

    # ---- rules ---------------------------------------------------------------------------------------

    def said_in_full(self, routine: Routine) -> str:
        """What a rule does, step by step."""
        return self.phrases.joined(
            self.phrases.sentences(lambda phrases: self.among(phrases).in_full(routine))
        )

    def in_full(self, routine: Routine) -> Iterator[Said]:
        """What a rule needs, does, answers, and does at its end."""
        sayer = self.sayer()
        for p in routine.params:
            first = sayer.values.kind(p.type.kind).as_("the", "plural" if p.type.many else "")
            referent = sayer.values.referent(p.type.kind, first, p.type.many)
            sayer.mentions.expect(p.name, replace(referent, given=p.type.many))
        yield from self.carried_out(routine, sayer)
        if routine.leaving:
            yield frame("on-leaving", does=sayer.sentences.inner(self.folder.block(routine.leaving)))


def _chosen_from(need: m.Expr, body: m.Block) -> bool:
    """Whether a text only needs something that it then chooses: that there must be one goes without saying."""
    if not (isinstance(need, m.Quantified) and need.quantifier == "any"):
        return False
    of = need.of if need.cond is None else m.Filter(need.span, need.of.type, need.of, need.name, need.cond)
    sources = (s.source for s in body if isinstance(s, m.Pick) and s.amount is None and s.how != "number")
    return any(digest(shape(of)) == digest(shape(source)) for source in sources)


def by_hand_id(thing: Thing, prop: PropertyOf) -> str:
    """The phrase in which a translator may write a text by hand."""
    return f"by-hand-{thing.kind}-{thing.design}-{prop.name}"


def texts(program: Program, settings: Sequence[int], phrases: Phrases) -> dict[str, str]:
    """The text of everything in a game by its id, such as `lamp/red`, in the order of the packs."""
    cards = CardTexts.of(program, settings, phrases)
    found = ((f"{t.kind}/{t.design}", cards.thing(t)) for t in cards.program.designs())
    return {address: text for address, text in found if text}
