"""Looks up what a scenario says: players, rulings, options; its expressions go through the checker of the language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace

from wlcore.engine.game import not_for
from wlcore.engine.switches import EDITIONS, WHOLE
from wlcore.lang.diagnostics import Findings, did_you_mean
from wlcore.lang.source import Text
from wlcore.lang.words import CORE
from wlcore.records import dataclass
from wlcore.scenario import tree as s
from wlcore.scenario.check_given import GivenChecker
from wlcore.scenario.check_then import ThenChecker
from wlcore.scenario.goal import CHOICES, TURNS, Goal
from wlcore.scenario.position import Setting
from wlcore.scenario.ready import Expectations, Fated, Ready, Start, Step, Steps
from wlcore.scenario.rules import Rules, Sheet
from wlcore.scenario.spoken import ANYTHING
from wlcore.scenario.table import EVERYBODY, SeatedPlayers

ALL = "all"
KEPT = (ANYTHING, EVERYBODY, ALL, "empty", "nobody")


def check(scenario: s.Scenario, rules: Rules, text: Text, findings: Findings) -> Ready | None:
    """The scenario, ready to be played; nothing if there is a mistake in it."""
    ready = _Checker(scenario, rules, text, findings).ready()
    return None if findings.failed else ready


def editions_said(scenario: s.Scenario) -> tuple[str, ...]:
    """The editions that a scenario names, of those there are; the first if it names none."""
    named = [word.text for word in _edition_words(scenario)]
    return (
        EDITIONS
        if named == [ALL]
        else tuple(e for e in dict.fromkeys(named) if e in EDITIONS) or EDITIONS[:1]
    )


def _edition_words(scenario: s.Scenario) -> list[s.Word]:
    return [word for x in scenario.settings if x.key == "editions" for word in x.values]


@dataclass(slots=True)
class _Checker:
    scenario: s.Scenario
    rules: Rules
    text: Text
    findings: Findings
    players: list[str] = field(default_factory=list)

    def ready(self) -> Ready | None:
        """Everything looked up and compiled."""
        self._citations()
        editions = self._editions()
        seed = int(next((x.values[0].text for x in self.scenario.settings if x.key == "seed"), "0"))
        rulings, options = self._switches("ruling"), self._switches("option")
        if not self._players():
            return None
        sheet = Sheet(self.rules)
        table = SeatedPlayers(self.rules, self.players, self.text, self.findings, sheet)
        before, start, settings, after = self._given(GivenChecker(table))
        blocks = [self._block(block, table) for block in self.scenario.blocks]
        goal = self._goal(table)
        if self.findings.failed:
            return None
        return Ready(
            self.scenario.span,
            self.scenario.title,
            self.rules,
            table.spoken,
            editions,
            seed,
            rulings,
            options,
            tuple(before),
            start,
            tuple(settings),
            tuple(after),
            tuple(blocks),
            tuple(dict.fromkeys(clause for clause, _ in self.scenario.cites)),
            goal,
            sheet.asks_switches,
        )

    # ---- what stands under the title -------------------------------------------------------------------

    def _citations(self) -> None:
        known = self.rules.assembly.clauses
        if known:
            for clause, span in self.scenario.cited:
                if clause not in known:
                    advice = self.findings.near(clause, lambda: known)
                    self.findings.error("unknown-clause", f"there is no clause {clause}", span, advice)

    def _said(self, key: str) -> Iterable[s.Setting]:
        return (x for x in self.scenario.settings if x.key == key)

    def _editions(self) -> tuple[str, ...]:
        named = _edition_words(self.scenario)
        if [word.text for word in named] != [ALL]:
            for word in named:
                self.edition(word)
        return editions_said(self.scenario)

    def edition(self, word: s.Word) -> None:
        """Note an edition that there is not."""
        if word.text not in EDITIONS:
            advice = did_you_mean(word.text, EDITIONS) or "one of: " + ", ".join(EDITIONS)
            self.findings.error("unknown-edition", f"there is no edition '{word.text}'", word.span, advice)

    def _switches(self, key: str) -> dict[str, str]:
        program = self.rules.program
        table = program.rulings if key == "ruling" else program.options
        found: dict[str, str] = {}
        for x in self._said(key):
            name, value = x.values
            symbol = table.get(name.text)
            if symbol is None:
                advice = self.findings.instead(name.text, lambda: table)
                self.findings.error("unknown-name", f"there is no {key} '{name.text}'", name.span, advice)
                continue
            labels = {"truth": ("yes", "no")}.get(symbol.type, symbol.labels)
            if (symbol.type == "number" and WHOLE.fullmatch(value.text)) or value.text in labels:
                if name.text in found:
                    self.findings.error("twice", f"'{name.text}' has been set already", name.span)
                found[name.text] = value.text
                continue
            allowed = "a number" if symbol.type == "number" else "one of: " + ", ".join(labels)
            advice = did_you_mean(value.text, labels) or allowed
            self.findings.error(
                "wrong-value", f"'{value.text}' is no value of '{name.text}'", value.span, advice
            )
        return found

    def _players(self) -> bool:
        said = next(iter(self._said("players")), None)
        if said is None:
            message = "who plays? There is no line 'players' here, nor above the first scenario"
            self.findings.error("no-players", message, self.scenario.span, "write: players anna, ben")
            return False
        for word in said.values:
            if word.text in self.players:
                self.findings.error("duplicate", f"'{word.text}' is named twice", word.span)
            elif self._means_something(word.text):
                message = f"'{word.text}' has a meaning already, so no player can be called so"
                self.findings.error("duplicate", message, word.span, "choose another name")
            self.players.append(word.text)
        message = not_for(self.rules.names.data.limits, len(said.values))
        if message:
            self.findings.error("wrong-players", message, said.span)
        return not message

    def _means_something(self, word: str) -> bool:
        program = self.rules.program
        plurals = [kind.plural for kind in program.kinds.values()]
        things = any(word in program.things[kind] for kind in program.kinds)
        known = (program.names, program.kinds, program.automata, plurals, CORE, KEPT)
        return things or any(word in names for names in known)

    # ---- given, when, then -----------------------------------------------------------------------------

    def _given(self, given: GivenChecker) -> tuple[list[Fated], Start | None, list[Setting], list[Fated]]:
        before: list[Fated] = []
        after: list[Fated] = []
        settings: list[Setting] = []
        start: Start | None = None
        for line in self.scenario.given:
            if isinstance(line, s.Begin):
                if start is not None or settings:
                    message = "'begin with' stands once, above what sets the position"
                    self.findings.error("order", message, line.span)
                start = given.begin(line)
            elif isinstance(line, s.Fate):
                found = given.fate(line)
                if found is not None:
                    (after if settings or start is not None else before).append(found)
            else:
                setting = given.setting(line)
                if setting is not None:
                    settings.append(setting)
        return before, start, settings, after

    def _block(self, block: s.When | s.Then, table: SeatedPlayers) -> Steps | Expectations:
        for word in block.editions:
            self.edition(word)
        editions = frozenset(word.text for word in block.editions)
        if isinstance(block, s.When):
            steps = [step for line in block.lines if (step := self._step(line, table)) is not None]
            return Steps(editions, tuple(steps))
        then = ThenChecker(table)
        lines = [found for line in block.lines if (found := then.expectation(line)) is not None]
        return Expectations(editions, tuple(lines))

    def _goal(self, table: SeatedPlayers) -> Goal | None:
        within = next(iter(self._said("within")), None)
        line = next((x for x in self._said("goal") if isinstance(x, s.Goal)), None)
        if line is None:
            if within is not None:
                self.findings.error(
                    "no-goal", "within that, what is to be reached?", within.span, "write: goal ..."
                )
            return None
        most, unit = 0, TURNS
        if within is not None:
            number, word = within.values
            most, unit = int(number.text), {"turn": TURNS, "choice": CHOICES}.get(word.text, word.text)
            if unit not in (TURNS, CHOICES):
                self.findings.error(
                    "unknown-word", "turns or choices are counted", word.span, "write turns or choices"
                )
            if most < 1:
                self.findings.error("wrong-value", "that leaves no time at all", number.span)
            turn = self.rules.game.data.turn
            if unit == TURNS and not self.rules.game.data.performed.get(turn):
                message = "this game does not say what a turn is"
                self.findings.error(
                    "no-turns", message, word.span, "count choices, or name the rule in bench.yaml"
                )
        what = ThenChecker(table).expectation(line.what)
        if what is None:
            return None
        return Goal(line.span, replace(what, text=what.text.removeprefix("goal").strip()), most, unit)

    def _step(self, line: s.Chosen, table: SeatedPlayers) -> Step | None:
        seat = table.seat(line.player)
        if line.words.text != ANYTHING:
            table.option(line.words)
        return None if seat is None else Step(line.span, seat, line.words.text, line.words.span)
