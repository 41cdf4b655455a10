"""Reads the scenarios of files and plays them, each set of packs compiled once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from functools import cached_property
from pathlib import Path, PurePosixPath, PureWindowsPath

from wlcore import files
from wlcore.engine.switches import EDITIONS
from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.lang.source import NOWHERE, Span, Text
from wlcore.loading import Choice
from wlcore.packs.assemble import Assembly
from wlcore.packs.beside import game_of
from wlcore.packs.company import needed
from wlcore.packs.find import PackFolder, is_zip, pack_around
from wlcore.packs.layers import Shelf, wanted
from wlcore.packs.limits import MAX_FILE
from wlcore.packs.rawtext import read_text
from wlcore.records import dataclass
from wlcore.scenario import tree as s
from wlcore.scenario.check import check, editions_said
from wlcore.scenario.outcome import Outcome
from wlcore.scenario.parse import parse_scenarios
from wlcore.scenario.ready import Ready
from wlcore.scenario.rules import Probe, Rules
from wlcore.scenario.run import run

Prepared = tuple[Ready | None, tuple[Diagnostic, ...]]


class Case:
    """A scenario of a file. Its packs are read and compiled when somebody asks for more than it says itself."""

    def __init__(
        self,
        span: Span,
        title: str,
        prepared: Callable[[], Prepared],
        said: tuple[str, ...],
        is_puzzle: bool = False,
    ) -> None:
        self.span, self.title = span, title
        self._prepared = prepared
        self.said_editions = said
        """The editions that it names; `en` if it names none that there is."""
        self.is_puzzle = is_puzzle
        """Whether it has a goal to be reached."""

    @cached_property
    def _both(self) -> Prepared:
        return self._prepared()

    @property
    def ready(self) -> Ready | None:
        """The scenario ready to be played, if nothing is wrong with it."""
        return self._both[0]

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """What is wrong with it."""
        return self._both[1]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions in which it is to be played."""
        return self.ready.editions if self.ready is not None else ("en",)

    def run(self, edition: str) -> Outcome:
        """What comes of it in an edition."""
        if self.ready is not None:
            return run(self.ready, edition)
        errors = [d for d in self.findings if d.severity == "error"]
        return Outcome(self.span, self.title, edition, broken=errors)


@dataclass(slots=True)
class Suite:
    """Reads and plays; what is loaded for one scenario serves all others with the same packs.

    `checked` are programs that have been checked already, by the places of the packs of which they are made.
    """

    rules: dict[tuple[str, tuple[str, ...], tuple[str, ...]], Rules] = field(default_factory=dict)
    shelf: Shelf = field(default_factory=Shelf.installed)
    probe: Probe | None = None
    checked: Mapping[tuple[str, ...], Assembly] = field(default_factory=dict)
    around: dict[Path, tuple[str, list[str], list[str]]] = field(default_factory=dict)

    def cases(self, file: Path) -> list[Case]:
        """The scenarios of a file."""
        findings = Findings()
        text = _text(file, findings)
        scenarios = parse_scenarios(text, findings) if text is not None else []
        if text is None or not scenarios:
            told = tuple(findings.sorted())
            return [Case(_start(file), file.name, lambda: (None, told), EDITIONS[:1])]
        cases = []
        for number, scenario in enumerate(scenarios):
            after = scenarios[number + 1].span.line if number + 1 < len(scenarios) else 1 << 30
            first = scenarios[0].span.line
            own = Findings(
                [
                    d
                    for d in findings.found
                    if d.span.line < first or scenario.span.line <= d.span.line < after
                ]
            )
            cases.append(self._case(scenario, file, text, own))
        return cases

    def _case(self, scenario: s.Scenario, file: Path, text: Text, findings: Findings) -> Case:
        def prepared() -> Prepared:
            ready = None
            rules = self._rules(scenario, file, findings)
            if rules is not None:
                ready = check(scenario, rules, text, findings)
            return ready, tuple(findings.sorted())

        is_puzzle = any(setting.key == "goal" for setting in scenario.settings)
        return Case(scenario.span, scenario.title or file.name, prepared, editions_said(scenario), is_puzzle)

    # ---- what is played --------------------------------------------------------------------------------

    def rules_of(self, choice: Choice) -> Rules:
        """The rules of a set of packs, compiled once."""
        key = choice.game, choice.variants, choice.packs
        if key not in self.rules:
            self.rules[key] = Rules(choice, self.probe, self._checked(choice))
        return self.rules[key]

    def _checked(self, choice: Choice) -> Assembly | None:
        """The program of these packs, if it has been checked already."""
        if not self.checked or choice.packs or choice.game not in self.shelf.manifests:
            return None
        ids = wanted(self.shelf, choice.game, choice.variants, ())
        return self.checked.get(tuple(self.shelf.folders[i].place for i in ids))

    def _rules(self, scenario: s.Scenario, file: Path, findings: Findings) -> Rules | None:
        try:
            choice = self._choice(scenario, file, findings)
            if choice is None:
                return None
            return self.rules_of(choice)
        except PackError as error:
            place = _said(scenario, "variants", "with", "game")
            for d in error.diagnostics:
                span = place if d.span == NOWHERE else d.span
                findings.found.append(Diagnostic(d.code, d.message, span, "error", d.suggestion, d.related))
            return None

    def _choice(self, scenario: s.Scenario, file: Path, findings: Findings) -> Choice | None:
        named = [x.values[0] for x in scenario.settings if x.key == "game"]
        variants = [word.text for x in scenario.settings if x.key == "variants" for word in x.values]
        packs = []
        for x in scenario.settings:
            if x.key == "with":
                path = file.parent / x.values[0].text
                if is_whole(x.values[0].text):
                    message = "a scenario names packs by their way from this file, so that it opens nothing but what lies around it"
                    advice = "write 'with ../PACK'"
                    findings.error("whole-path", message, x.values[0].span, advice)
                elif files.exists(path):
                    packs.append(str(path.resolve()))
                else:
                    message = f"there is no folder or zip '{x.values[0].text}' beside this file"
                    findings.error("no-such-pack", message, x.values[0].span)
        if any(d.code in ("no-such-pack", "whole-path") for d in findings.found):
            return None
        if file not in self.around:
            self.around[file] = self._around(file)
        game, layers, own = self.around[file]
        if named:
            game = named[0].text
        if not game:
            message = "of which game? This file lies in no pack"
            findings.error(
                "no-game",
                message,
                scenario.span,
                "put it in a pack's folder 'scenarios', or write: game NAME",
            )
            return None
        layers = [layer for layer in layers if layer not in variants]
        return Choice(game, variants=(*layers, *variants), packs=tuple(dict.fromkeys((*own, *packs))))

    def _around(self, file: Path) -> tuple[str, list[str], list[str]]:
        """The game of the pack in which a file lies, the layers to play with, and those that are not installed."""
        around = pack_around(file)
        if around is None:
            return "", [], []
        shelf = self.shelf
        before = set(shelf.manifests)
        pack = shelf.add(PackFolder.open(around), "", False, instead=True)
        manifest = shelf.manifests[pack]
        new = pack not in before or (shelf.folders[pack].place == str(around) and not shelf.brought_by[pack])
        if manifest.kind == "game":
            return str(around) if new else pack, [], []
        game = game_of(shelf, pack)
        beside = [layer for layer in needed(shelf, pack) if layer != pack]
        return (game, beside, [str(around)]) if new else (game, [*beside, pack], [])


def is_whole(place: str) -> bool:
    """Whether a path says where something lies wherever it is read from: from the root, on a drive, on another machine."""
    return bool(PurePosixPath(place).root or PureWindowsPath(place).anchor)


def _text(file: Path, findings: Findings) -> Text | None:
    zipped = next((path for path in file.parents if is_zip(path)), None)
    if zipped is not None:
        content = read_text(
            str(file), PackFolder.open(zipped).read(file.relative_to(zipped).as_posix()), findings
        )
        return None if content is None else Text.of_file(str(file), content)
    try:
        if file.stat().st_size > MAX_FILE:
            findings.error(
                "too-long", "this file is larger than 1 MB", _start(file), "split it into several files"
            )
            return None
        data = file.read_bytes()
    except OSError as error:
        findings.error("unreadable", f"this cannot be read: {error.strerror}", _start(file))
        return None
    content = read_text(str(file), data, findings)
    return None if content is None else Text.of_file(str(file), content)


def _start(file: Path) -> Span:
    return Span(str(file), 1, 1, 1, 2)


def _said(scenario: s.Scenario, *keys: str) -> Span:
    return next((x.span for key in keys for x in scenario.settings if x.key == key), scenario.span)


def read(file: Path) -> list[Case]:
    """The scenarios of one file."""
    return Suite().cases(file)


def outcomes(files: list[Path], suite: Suite | None = None) -> Iterator[Outcome]:
    """What comes of all scenarios of these files, each in each of its editions."""
    suite = suite or Suite()
    for file in files:
        for case in suite.cases(file):
            for edition in case.editions:
                yield case.run(edition)
