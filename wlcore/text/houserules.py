"""Says what layers add to a game beside its cards: options, what happens before and after rules, what is forbidden, rules anew,
rules of their own that their texts name, rulings, new actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from wlcore.lang.additions import Watch
from wlcore.lang.program import Forbid
from wlcore.lang.source import Span
from wlcore.lang.symbols import Routine
from wlcore.lang.types import TRUTH
from wlcore.packs.assemble import Assembly
from wlcore.packs.clauses import FILE as CLAUSES
from wlcore.text.abilities import Line
from wlcore.text.cards import CardTexts
from wlcore.text.forms import capital
from wlcore.text.human import arg_name, human_name, human_words
from wlcore.text.ownrules import named_rules, new_actions
from wlcore.text.rulings import RulingTexts
from wlcore.text.saying import FRAME, Said, Words
from wlcore.text.titles import option_name, value_name

LAYER = "layer"
"""What stands before the id of a layer where texts go by their address: `layer/toll`."""
Place = tuple[str, int, int]
"""Where something is written: in the order of these."""


class HouseRules:
    """The rules of layers, in a language and under given switches."""

    def __init__(self, cards: CardTexts, assembly: Assembly) -> None:
        self.cards, self.program, self.phrases = cards, cards.program, cards.phrases
        self.assembly = assembly
        self.rulings = RulingTexts(assembly, cards.phrases)

    def of(self, pack: str) -> list[str]:
        """What a layer says, a sentence each: how its options stand, what it writes in its order, its own rulings, its actions."""
        written = sorted([*self._lines(pack), *self._anew(pack), *self._set(pack)], key=lambda line: line[0])
        texts = filter(None, (text for _, text in written))
        return [
            *self.options(pack),
            *dict.fromkeys(texts),
            *filter(None, map(self.own, self.named(pack))),
            *map(self.ruling, self.rulings_of(pack)),
            *(self.action(action) for action in self.actions(pack)),
        ]

    # ---- lines ---------------------------------------------------------------------------------------

    def _lines(self, pack: str) -> Iterator[tuple[Place, str]]:
        """What a layer adds to rules, each with the place where it is written."""
        program = self.program
        lines: list[Line] = [*program.triggers, *program.modifiers, *program.forbids, *program.narrowed]
        for line in (*lines, *program.watches):
            if self._is_of(line, pack):
                yield _place(_span(line)), self.line(line)

    def line(self, line: Line) -> str:
        """A line as a sentence; '' where the switches leave nothing of it."""
        said = self.phrases.sentences(
            lambda phrases: [self.cards.among(phrases).sayer().abilities.line(line) or ""]
        )
        return said[0]

    def _is_of(self, line: Line, pack: str) -> bool:
        """Whether a layer says this by itself: what a text begins for a while is said there."""
        if isinstance(line, Watch):
            return line.pack == pack
        if line.pack != pack or line.source not in ("", f"{LAYER}/{pack}"):
            return False
        return not self.cards.sayer().abilities.is_begun(line)

    # ---- rules anew ----------------------------------------------------------------------------------

    def _anew(self, pack: str) -> Iterator[tuple[Place, str]]:
        """The rules and queries that a layer writes anew or takes away."""
        for name, anew in self.program.anew.items():
            routine = self.program.names[name]
            if anew.pack == pack and isinstance(routine, Routine):
                yield _place(anew.span), self.removed(routine) if anew.removed else self.replaced(routine)

    def replaced(self, routine: Routine) -> str:
        """What a rule of a layer does, or what a query answers; where the switches leave nothing of it, that it is left out."""
        return self.own(routine) or self.removed(routine)

    def own(self, routine: Routine) -> str:
        """The same, but '' where the switches leave nothing of it."""
        does = self.cards.said_in_full(routine)
        if not does:
            return ""
        asked = routine.what == "query" and routine.type == TRUTH
        frame = "new-rule-when" if asked else "new-rule"
        return capital(self.phrases.text(frame, name=self.called(routine), does=does))

    def named(self, pack: str) -> list[Routine]:
        """The rules of a layer's own that its texts name, where no clauses tell what they do."""
        folder = next(p.folder for p in self.assembly.packs if p.manifest.id == pack)
        told = pack == self.program.game or folder.has(CLAUSES)
        return [] if told else named_rules(self.program, pack)

    def removed(self, routine: Routine) -> str:
        """That a rule does nothing any more."""
        return self.phrases.sentence(Words("removed-rule", {"name": self.called(routine)}, FRAME))

    def called(self, routine: Routine) -> str:
        """A rule in the infinitive, a query as a noun: of things of no particular sort."""
        values = self.cards.sayer().values
        phrase = values.under(f"{'query' if routine.what == 'query' else 'rule'}-{routine.name}")
        if not self.phrases.has(phrase):
            return human_words(routine.name)
        args: dict[str, Said] = {
            arg_name(p.name): values.kind(p.type.kind).as_(
                "some" if p.type.many else "a", "plural" if p.type.many else ""
            )
            for p in routine.params
        }
        if routine.what == "query":
            return self.phrases.tidy(Words(phrase, args))
        return self.phrases.tidy(Words(phrase, args, FRAME), "bare")

    # ---- switches ------------------------------------------------------------------------------------

    def options(self, pack: str) -> list[str]:
        """How the options stand that a pack brings."""
        found = []
        for option in next(p for p in self.assembly.packs if p.manifest.id == pack).manifest.options:
            number = self.cards.folder.values.get(("option", option.name), -1)
            if number >= 0:
                value = value_name(option, option.values[number], self.phrases)
                found.append(self.phrases.labelled(option_name(option, self.phrases), value))
        return found

    def _set(self, pack: str) -> Iterator[tuple[Place, str]]:
        """The rulings that a layer sets."""
        for name, said in self.assembly.set_rulings.items():
            if said.pack == pack and name not in self.rulings_of(pack):
                yield _place(said.span), self.ruling(name)

    def rulings_of(self, pack: str) -> list[str]:
        """The rulings that a pack brings."""
        return [name for name in self.assembly.rulings if self.program.rulings[name].pack == pack]

    def ruling(self, name: str) -> str:
        """How a ruling stands: its question and the answer."""
        number = self.cards.folder.values[("ruling", name)]
        return self.rulings.stands(self.assembly.rulings[name], number)

    # ---- by name -------------------------------------------------------------------------------------

    def parts(self, pack: str) -> Iterator[tuple[tuple[str, ...], Callable[[], str]]]:
        """What a layer has that can be named, each with its names and what is said of it: actions, rules, rulings."""
        actions = self.actions(pack)
        for action in actions:
            yield (self.name(action), action.name), partial(self.action, action)
        for routine in self.program.routines("rule", "query", "frame"):
            if routine.pack == pack and routine not in actions:
                yield (self.called(routine), routine.name), partial(self.replaced, routine)
        for name in self.rulings_of(pack):
            yield (name,), partial(self.ruling, name)

    # ---- actions -------------------------------------------------------------------------------------

    def actions(self, pack: str) -> list[Routine]:
        """The actions that a layer brings."""
        return [action for action in new_actions(self.program) if action.pack == pack]

    def action(self, action: Routine) -> str:
        """What a new action is called and does."""
        does = self.cards.said_in_full(action)
        return capital(self.phrases.text("new-action", name=self.name(action), does=does))

    def name(self, action: Routine) -> str:
        """What an action is called."""
        option, rule = f"option-{action.name}", f"rule-{action.name}"
        if self.phrases.static(option, ""):
            return capital(self.phrases.text(option))
        if self.phrases.has(rule):
            return capital(self.phrases.tidy(Words(rule, {}, FRAME), "bare"))
        return human_name(action.name)


def _span(line: Line) -> Span:
    return line.requirement.span if isinstance(line, Forbid) else line.span


def _place(span: Span) -> Place:
    return span.file, span.line, span.col
