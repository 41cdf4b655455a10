"""The rules that scenarios are checked against and played by: one checked, compiled game for each set of packs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wlcore.compile.analysis import Analysis
from wlcore.compile.exprs import ExprWriter
from wlcore.compile.layout import Layout
from wlcore.compile.names import Counter, Names
from wlcore.compile.walk import expressions, statements
from wlcore.engine import switches
from wlcore.engine.game import Game
from wlcore.engine.state import State
from wlcore.lang import meaning as m
from wlcore.loading import Choice, checked, load
from wlcore.packs.assemble import Assembly
from wlcore.scenario.spoken import Spoken
from wlcore.study.invariants import Invariants
from wlcore.study.probed import Probed, Register
from wlcore.text.cards import texts
from wlcore.text.port import Phrases, languages

LOCALS = "    v = s.v; z = s.z; k = s.k; loc = s.loc; n = s.n; r = s.r"


@dataclass(slots=True)
class Formula:
    """An expression of a scenario as a function of the state; it can be asked once its sheet is compiled."""

    function: Callable[[State], Any] | None = None

    def __call__(self, state: State) -> Any:
        """Its value in a state; sets are lists."""
        assert self.function is not None, "the sheet is compiled"
        found = self.function(state)
        return found if isinstance(found, int) else list(found)


class Sheet:
    """Expressions that are compiled together."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.writer = ExprWriter(rules.layout, rules.analysis)
        self.formulas: list[Formula] = []
        self.lines: list[str] = []
        self.asks_switches = False

    def value(self, e: m.Expr) -> Formula:
        """The value of an expression."""
        self.asks_switches |= any(isinstance(part, m.Setting) for part in expressions(e))
        return self._add(lambda names: self.writer.expr(e, names))

    def place(self, ref: m.Read | m.ZoneRef) -> Formula:
        """The number of a counter, variable or zone."""
        return self._add(lambda names: self.writer.place(ref, names))

    def _add(self, write: Callable[[Names], str]) -> Formula:
        code = write(Names(Counter(), {"you": "-1", "actor": "-1"}))
        self.lines += [f"def formula_{len(self.formulas)}(s):", LOCALS, f"    return {code}"]
        self.formulas.append(Formula())
        return self.formulas[-1]

    def compile(self) -> None:
        """Make functions of all expressions."""
        namespace = dict(self.rules.game.traced.functions)
        exec(compile("\n".join(self.lines), "<expressions of a scenario>", "exec"), namespace)
        for number, formula in enumerate(self.formulas):
            formula.function = namespace[f"formula_{number}"]


Probe = Callable[[Assembly, Choice], Probed]


class Rules:
    """A game with its layers, as data to check against and as something that runs.

    `written` is the program as the packs have it. A study may put another in its place with `probe`: that is what runs,
    and `register` is where it notes what happens.
    """

    def __init__(self, choice: Choice, probe: Probe | None = None) -> None:
        self.choice = choice
        self.assembly: Assembly = checked(choice)
        self.written = self.program = self.assembly.program
        self.register: Register | None = None
        if probe is None:
            self.game: Game = load(choice.game, variants=choice.variants, packs=choice.packs)
        else:
            study = probe(self.assembly, choice)
            self.program, self.game, self.register = study.program, study.game, study.register
        self.layout = Layout.of(self.program)
        self.analysis = Analysis(self.program)
        self.spoken = Spoken(self.game)
        self._texts: dict[tuple[str, tuple[int, ...]], dict[str, str]] = {}
        self.invariants = Invariants(self.game)

    def settings(self, edition: str, rulings: Mapping[str, str], options: Mapping[str, str]) -> list[int]:
        """How the switches stand."""
        return switches.settings(self.game.data, edition, rulings, options)

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
    def watches(self) -> list[tuple[m.Watch, Formula]]:
        """Every 'as soon as', with those for whom it would happen now."""
        sheet = Sheet(self)
        found = [
            (w, sheet.value(m.Filter(w.span, w.over.type, w.over, w.name, w.cond)))
            for w in self.program.watches
        ]
        sheet.compile()
        return found

    def made_silently(self, entries: Iterable[tuple[Any, ...]]) -> list[int]:
        """The options that were taken without asking, since there was no other, in these entries of a trace."""
        said, found = self.game.data["said"], []
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
        for number, (name, _, index) in enumerate(self.game.actions):
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
        """The choices that chance makes, by name."""
        return {pick.name: pick for pick in self.picks if "random" in pick.how}

    @cached_property
    def asked(self) -> frozenset[str]:
        """What players can be asked for: the first words of all options."""
        return frozenset(name for name, _, _ in self.game.actions)
