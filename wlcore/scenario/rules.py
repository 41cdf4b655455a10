"""The rules that scenarios are checked against and played by: one checked, compiled game for each set of packs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from wlcore.budget import STEPS
from wlcore.compile.data import laid_out
from wlcore.compile.index import Index
from wlcore.compile.ir.fold import NOBODY
from wlcore.compile.ir.module import Function
from wlcore.compile.ir.values import Field
from wlcore.compile.lower import Lowering, questions
from wlcore.compile.lower.writer import Writer
from wlcore.compile.python import Printed
from wlcore.engine import switches
from wlcore.engine.faults import operations
from wlcore.engine.game import Game
from wlcore.engine.gamedata import GameData
from wlcore.engine.names import Names as Numbered
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.lang.additions import Watch
from wlcore.lang.parts import expressions, statements
from wlcore.loading import Choice, checked, loaded
from wlcore.packs.assemble import Assembly
from wlcore.records import dataclass
from wlcore.scenario.spoken import Spoken
from wlcore.study.invariants import Invariants
from wlcore.study.probed import MarkRegister, Probed
from wlcore.text.cards import texts
from wlcore.text.port import Phrases, languages
from wlcore.whom import NEEDED

MENU = "action"


@dataclass(frozen=True, slots=True)
class Formula:
    """An expression of a scenario as a function of the state, by its number on a sheet; one that is broken is on none."""

    sheet: Sheet | None = None
    number: int = 0

    def __call__(self, state: State) -> Any:
        """Its value in a state; sets are lists."""
        assert self.sheet is not None, "there is no mistake in it"
        state.steps = STEPS
        found = self.sheet.functions[self.number](state)
        return found if isinstance(found, int) else list(found)


class Sheet:
    """Expressions that are compiled together, when the first of them is asked."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.made: list[Callable[[Writer], Function]] = []
        self.asks_switches = False

    def value(self, e: m.Expr) -> Formula:
        """The value of an expression."""
        self.asks_switches |= any(isinstance(part, m.Setting) for part in expressions(e))
        return self._add(lambda w: questions.formula(w, e, NOBODY))

    def place(self, ref: m.Read | m.ZoneRef) -> Formula:
        """The number of a counter, variable or zone."""
        return self._add(lambda w: questions.place_function(w, ref))

    def for_the_asked(self, e: m.Expr) -> Formula:
        """The value of an expression of the rules, for whoever is to decide."""
        return self._add(lambda w: questions.formula(w, e, Field("who")))

    def _add(self, made: Callable[[Writer], Function]) -> Formula:
        self.made.append(made)
        return Formula(self, len(self.made) - 1)

    @cached_property
    def functions(self) -> list[Callable[[State], Any]]:
        """All expressions as functions."""
        return self.rules.formulas.functions(self.made)


class Formulas:
    """The expressions of scenarios as functions beside those of the rules, and what they ask, made once."""

    def __init__(self, rules: Rules) -> None:
        self.lowering = Lowering(rules.index)
        self.printed = Printed()
        self.names = dict(rules.game.traced.names)

    def functions(self, made: Sequence[Callable[[Writer], Function]]) -> list[Callable[[State], Any]]:
        """Some expressions as functions of the state."""
        named, module = self.lowering.formulas(made)
        self.names |= module.tables | operations(module.failing)
        exec(compile(self.printed.source(module), "<expressions of a scenario>", "exec"), self.names)
        return [self.names["FUNCTIONS"][name] for name in named]


Probe = Callable[[Assembly, Choice], Probed]


class Rules:
    """A game with its layers, as data to check against and, compiled when that is wanted, as something that runs.

    `written` is the program as the packs have it. A study may put another in its place with `probe`: that is what runs,
    and `register` is where it notes what happens.
    """

    def __init__(self, choice: Choice, probe: Probe | None = None, assembly: Assembly | None = None) -> None:
        self.choice = choice
        self.assembly: Assembly = assembly or checked(choice)
        self.written = self.program = self.assembly.program
        self.register: MarkRegister | None = None
        if probe is not None:
            study = probe(self.assembly, choice)
            self.program, self.game, self.register = study.program, study.game, study.register
        self.index = Index(self.program)
        self.layout, self.analysis = self.index.layout, self.index.analysis
        self.names = Numbered(GameData(laid_out(self.index)))
        self.spoken = Spoken(self.names)
        self._texts: dict[tuple[str, tuple[int, ...]], dict[str, str]] = {}

    @cached_property
    def game(self) -> Game:
        """The compiled game, with its switches as in the English edition."""
        choice = self.choice
        return loaded(Choice(choice.game, variants=choice.variants, packs=choice.packs), self.assembly)

    @cached_property
    def formulas(self) -> Formulas:
        """What makes functions of the expressions of scenarios."""
        return Formulas(self)

    @cached_property
    def invariants(self) -> Invariants:
        """What must hold in every state."""
        return Invariants(self.game, self.game.traced)

    def settings(self, edition: str, rulings: Mapping[str, str], options: Mapping[str, str]) -> list[int]:
        """How the switches stand."""
        return switches.settings(self.game.plain, edition, rulings, options, NEEDED)

    @cached_property
    def picks(self) -> tuple[m.Pick, ...]:
        """Every choice in the rules, by somebody or by chance."""
        program = self.written
        routines = [*program.routines("rule", "action", "frame"), *program.texts.values()]
        bodies = [
            *(r.body for r in routines),
            *(r.leaving for r in routines),
            *(x.body for x in program.triggers),
        ]
        bodies += [watch.body for watch in program.watches]
        found: list[m.Pick] = []
        for body in bodies:
            for s in statements(body):
                if isinstance(s, m.Pick):
                    found.append(s)
                elif isinstance(s, m.Maybe) and s.pick is not None:
                    found.append(s.pick)
        return tuple(found)

    @cached_property
    def watches(self) -> list[tuple[Watch, Formula]]:
        """Every 'as soon as', with those for whom it would happen now."""
        sheet = Sheet(self)
        return [
            (w, sheet.value(m.Filter(w.span, w.over.type, w.over, w.name, w.cond)))
            for w in self.program.watches
        ]

    def made_silently(self, entries: Iterable[tuple[Any, ...]]) -> list[int]:
        """The options that were taken without asking, since there was no other, in these entries of a trace."""
        said, found = self.game.data.said, []
        for entry in entries:
            if said[entry[0]][0] == "Pick" and entry[2] == 1:
                pick = self._pick_at.get((said[entry[0]][1], said[entry[0]][2]))
                options = self.layout_of_options.get((pick.name, entry[1]), []) if pick is not None else []
                found += options[:1]
        return found

    @cached_property
    def _pick_at(self) -> dict[tuple[str, int], m.Pick]:
        return {(pick.span.file, pick.span.line): pick for pick in self.picks if "random" not in pick.how}

    @cached_property
    def layout_of_options(self) -> dict[tuple[str, int], list[int]]:
        """The numbers of options by name and by what they are about."""
        found: dict[tuple[str, int], list[int]] = {}
        for number, (name, _, index) in enumerate(self.names.actions):
            found.setdefault((name, index), []).append(number)
        return found

    @cached_property
    def copies(self) -> dict[str, list[int]]:
        """The cards of each design."""
        found: dict[str, list[int]] = {}
        for number, card in enumerate(self.program.cards):
            found.setdefault(card.design, []).append(number)
        return found

    @cached_property
    def addresses(self) -> dict[str, str]:
        """Under which address the text of each thing is found, by its id, its design, or KIND/ID."""
        found: dict[str, str] = {}
        for kind, things in self.written.things.items():
            for thing in things.values():
                address = f"{kind}/{thing.design}"
                for name in (thing.id, thing.design, address):
                    found.setdefault(name, address)
        return found

    @cached_property
    def languages(self) -> list[str]:
        """The languages in which the core or one of the packs has phrases."""
        return languages([pack.folder for pack in self.assembly.packs])

    def card_text(self, address: str, language: str, settings: Sequence[int]) -> str:
        """The generated text of a thing."""
        key = language, tuple(settings)
        if key not in self._texts:
            phrases = Phrases.of(language, [pack.folder for pack in self.assembly.packs])
            self._texts[key] = texts(self.written, settings, phrases)
        return self._texts[key].get(address, "")

    @cached_property
    def by_chance(self) -> dict[str, m.Pick]:
        """The choices that chance makes, by name; of what an automaton likes equally it chooses, too."""
        liked = {pick.name: pick for pick in self.picks} if self.program.automata else {}
        return liked | {pick.name: pick for pick in self.picks if "random" in pick.how}

    @cached_property
    def menu(self) -> frozenset[str]:
        """The names of all actions: what 'choose action' offers."""
        return frozenset(routine.name for routine in self.program.routines("action"))

    @cached_property
    def asked(self) -> frozenset[str]:
        """What players can be asked for: the first words of all options, and 'action' where there are actions."""
        return frozenset(name for name, _, _ in self.names.actions) | ({MENU} if self.menu else set())

    def asks_for(self, state: State, about: str) -> bool:
        """Whether an option of this name is on offer, or some action where 'action' is meant."""
        meant = self.menu if about == MENU else {about}
        return any(self.game.actions[option][0] in meant for option in state.o)
