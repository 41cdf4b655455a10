"""Changes the rules in one place after the other and sees whether a scenario notices."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field
from pathlib import Path
from typing import Any

from wlcore.engine.gamedata import GameData
from wlcore.lang.diagnostics import PackError
from wlcore.lang.source import Span, split_lines
from wlcore.loading import Choice
from wlcore.packs.assemble import Assembly
from wlcore.packs.rulings import Ruling, RulingValue
from wlcore.packs.survivors import Survivor
from wlcore.records import dataclass
from wlcore.scenario.outcome import Outcome
from wlcore.scenario.ready import Ready
from wlcore.scenario.run import Play, begun, run
from wlcore.scenario.suite import Case, Suite
from wlcore.study.mutants import Mutant, Mutator
from wlcore.study.probed import MarkRegister, Probed, probed

KILLED, SURVIVED, UNREACHED, EXCUSED = "killed", "survived", "unreached", "excused"
SAID_AFTER = re.compile(r"\s*(\[[A-Z][A-Z0-9, -]*\])?\s*(#.*)?$")


@dataclass(frozen=True, slots=True)
class Flip:
    """Another value of a ruling in an edition."""

    name: str
    edition: str
    value: RulingValue


@dataclass(frozen=True, slots=True)
class ScenarioTrial:
    """A scenario in an edition, with the numbers of all that it reaches, `early` on the way to its position.

    What is not reached before the position cannot change it: such changes are tried from `start` on.
    """

    ready: Ready
    edition: str
    reached: frozenset[int]
    early: frozenset[int]
    start: Play | None
    settings: tuple[int, ...]

    def alike(self, other: ScenarioTrial, asked: Iterable[int]) -> bool:
        """Whether the same comes of both, if these are the rulings that matter: a scenario in two editions."""
        if self.ready is not other.ready or self.ready.asks_switches:
            return False
        for block in self.ready.blocks:
            if block.editions and (self.edition in block.editions) != (other.edition in block.editions):
                return False
        return all(self.settings[at] == other.settings[at] for at in asked)


@dataclass(slots=True)
class MutatedPacks:
    """One set of packs: its changes, and the scenarios that are played with it."""

    assembly: Assembly
    mutator: Mutator
    register: MarkRegister
    data: GameData
    tests: list[ScenarioTrial] = field(default_factory=list)
    lucky: dict[int, int] = field(default_factory=dict)
    tried: int = 0

    def changes(self) -> Iterator[tuple[Mutant, int | Flip]]:
        """All of them, with how each is switched on."""
        for number, mutant in self.mutator.mutants.items():
            yield mutant, number
        for name in self.mutator.asked:
            ruling = self.assembly.rulings[name]
            if name not in self.assembly.set_rulings:
                for edition in ruling.values or ("en",):
                    for other in _others(ruling, ruling.value(edition)):
                        what = (
                            f"in edition {edition}: {_value(ruling.value(edition))} becomes {_value(other)}"
                        )
                        yield Mutant(ruling.span, what), Flip(name, edition, other)

    def reaching(self, how: int | Flip) -> list[ScenarioTrial]:
        """The scenarios that could notice: first those that noticed a change lately, then those that reach least else."""
        if isinstance(how, Flip):
            number = self.mutator.asked[how.name]
            found = [t for t in self.tests if number in t.reached and t.edition == how.edition]
        else:
            found = [t for t in self.tests if how in t.reached]
        return sorted(found, key=lambda t: (-self.lucky.get(id(t), 0), len(t.reached)))

    @contextmanager
    def switched(self, how: int | Flip) -> Iterator[None]:
        """With a change switched on."""
        if isinstance(how, int):
            self.register.on = how
            try:
                yield
            finally:
                self.register.on = -1
            return
        values = self.data.rulings[how.name]["values"]
        there = how.edition in values
        before = values.get(how.edition)
        values[how.edition] = how.value
        try:
            yield
        finally:
            if there:
                values[how.edition] = before
            else:
                del values[how.edition]

    def notices(self, how: int | Flip) -> bool:
        """Whether a scenario does not come out as it should, or not at all."""
        self.tried += 1
        passed: list[tuple[ScenarioTrial, list[int]]] = []
        with self.switched(how):
            for test in self.reaching(how):
                if isinstance(how, int) and any(test.alike(other, asked) for other, asked in passed):
                    continue
                start = self._begins(test, how)
                try:
                    noticed = not run(test.ready, test.edition, start).passed
                except Exception:  # noqa: BLE001 - changed rules may break in any way; that is noticed too
                    noticed = True
                if noticed:
                    self.lucky[id(test)] = self.tried
                    return True
                passed.append((test, self._asked_for(test, start)))
        return False

    def _begins(self, test: ScenarioTrial, how: int | Flip) -> Play | None:
        """The position from which a change can be tried; nothing if it may change the position."""
        return test.start if isinstance(how, int) and how not in test.early else None

    def _asked_for(self, test: ScenarioTrial, start: Play | None) -> list[int]:
        """Where the rulings stand in the settings that have been asked for in a scenario."""
        reached = self.register.reached | (test.early if start is not None else frozenset())
        places = test.ready.rules.layout.settings
        return [places["ruling", name] for name, number in self.mutator.asked.items() if number in reached]


def _others(ruling: Ruling, value: RulingValue) -> list[RulingValue]:
    if ruling.type.base == "truth":
        return [not value]
    if ruling.type.base == "number":
        return [n for n in (int(value) + 1, int(value) - 1) if n >= 0]
    return [label for label in ruling.type.labels if label != value]


def _value(value: RulingValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@dataclass(slots=True)
class MutantResult:
    """What came of one change; `line` is what stands there, `tests` how many scenarios reach it."""

    mutant: Mutant
    state: str
    line: str
    tests: int
    reason: str = ""


@dataclass(slots=True)
class MutationReport:
    """What came of all of them, and which known survivors survive no more."""

    results: list[MutantResult] = field(default_factory=list)
    stale: list[Survivor] = field(default_factory=list)
    failed: list[Outcome] = field(default_factory=list)
    untried: int = 0

    def of(self, *states: str) -> list[MutantResult]:
        """Those in these states."""
        return [r for r in self.results if r.state in states]

    @property
    def score(self) -> float:
        """The part that is noticed, of all that could be."""
        meant = len(self.results) - len(self.of(EXCUSED))
        return len(self.of(KILLED)) / meant if meant else 1.0

    def as_json(self, named: Callable[[str], str]) -> dict[str, Any]:
        """As data."""

        def told(result: MutantResult) -> dict[str, Any]:
            span = result.mutant.span
            where = {"file": named(span.file), "line": span.line, "col": span.col}
            rest = {"change": result.mutant.what, "text": result.line, "scenarios": result.tests}
            return where | rest | ({"reason": result.reason} if result.reason else {})

        return {
            "mutants": len(self.results),
            "untried": self.untried,
            "killed": len(self.of(KILLED)),
            "score": round(self.score, 4),
            "survived": [told(r) for r in self.of(SURVIVED)],
            "unreached": [told(r) for r in self.of(UNREACHED)],
            "excused": [told(r) for r in self.of(EXCUSED)],
            "stale": [
                {"file": named(s.span.file), "line": s.span.line, "text": s.line, "change": s.change}
                for s in self.stale
            ],
            "failed": [f"{named(o.span.file)}:{o.span.line}: {o.name}" for o in self.failed],
        }


Job = tuple[Mutant, list[tuple[MutatedPacks, "int | Flip"]]]


class Mutation:
    """Reads scenarios, plays them as the rules are, then under each change."""

    def __init__(self) -> None:
        self.parts: dict[int, MutatedPacks] = {}
        self.suite = Suite(probe=self.probe)
        self.report = MutationReport()
        self.texts: dict[str, list[str]] = {}

    def probe(self, assembly: Assembly, choice: Choice) -> Probed:
        """The game with all changes in it."""
        self._read(assembly)
        mutator = Mutator(self.written)
        done = probed(assembly, choice, mutator.program(assembly.program), changing=True)
        self.parts[id(done.register)] = MutatedPacks(assembly, mutator, done.register, done.game.data)
        return done

    def _read(self, assembly: Assembly) -> None:
        for pack in assembly.packs:
            for name in pack.folder.files():
                if name.endswith((".wl", ".yaml", ".yml")) and pack.folder.label(name) not in self.texts:
                    try:
                        content = pack.folder.read(name).decode("utf-8", "replace")
                    except PackError:
                        continue
                    self.texts[pack.folder.label(name)] = split_lines(content)

    def line(self, span: Span) -> str:
        """What stands on the line of a place, without citations."""
        lines = self.texts.get(span.file, [])
        text = lines[span.line - 1] if 0 < span.line <= len(lines) else ""
        return " ".join(SAID_AFTER.sub("", text).split())

    def written(self, span: Span) -> str:
        """What stands at a place of one line."""
        lines = self.texts.get(span.file, [])
        text = lines[span.line - 1] if 0 < span.line <= len(lines) else ""
        return text[span.col - 1 : span.end_col - 1] if span.line == span.end_line else ""

    # ---- playing ---------------------------------------------------------------------------------------

    def begin(self, cases: Sequence[Case]) -> None:
        """Play the scenarios by the rules as they are: all must pass, and each tells what it reaches."""
        for case in cases:
            for edition in case.editions:
                ready = case.ready
                outcome = case.run(edition)
                if ready is None or not outcome.passed:
                    self.report.failed.append(outcome)
                    continue
                part = self.parts[id(ready.rules.register)]
                start, early = self._start(ready, edition, part.register)
                settings = tuple(ready.rules.settings(edition, ready.rulings, ready.options))
                part.tests.append(ScenarioTrial(ready, edition, outcome.marks, early, start, settings))

    def _start(
        self, ready: Ready, edition: str, register: MarkRegister
    ) -> tuple[Play | None, frozenset[int]]:
        """The position of a scenario, unless it is to be impossible, and what is reached on the way there."""
        register.reached.clear()
        try:
            start = begun(ready, edition)
        except PackError:
            return None, frozenset(register.reached)
        return start, frozenset(register.reached)

    def jobs(self, meant: Callable[[str], bool], only_reached: bool) -> list[Job]:
        """All changes in files that are meant, in the order of the files, each with the sets of packs it is in."""
        found: dict[object, Job] = {}
        for part in self.parts.values():
            for mutant, how in part.changes():
                if meant(mutant.span.file):
                    found.setdefault(mutant.key, (mutant, []))[1].append((part, how))
        jobs = [found[key] for key in sorted(found, key=str)]
        jobs.sort(key=lambda job: (job[0].span.file, job[0].span.line, job[0].span.col, job[0].what))
        if only_reached:
            jobs = [job for job in jobs if any(part.reaching(how) for part, how in job[1])]
        return jobs

    def play(self, jobs: Sequence[Job], most: int = 0, processes: int = 1) -> None:
        """Try the changes, or so many of them, evenly spread."""
        if most and most < len(jobs):
            self.report.untried = len(jobs) - most
            jobs = [jobs[i * len(jobs) // most] for i in range(most)]
        known = {
            (pack.folder.label(s.file), s.line, s.change): s
            for part in self.parts.values()
            for pack in part.assembly.packs
            for s in pack.survivors
        }
        for job, killed in zip(jobs, _tried(jobs, processes), strict=True):
            mutant, line = job[0], self.line(job[0].span)
            tests = sum(len(part.reaching(how)) for part, how in job[1])
            excuse = known.get((mutant.span.file, line, mutant.what))
            state = KILLED if killed else EXCUSED if excuse else SURVIVED if tests else UNREACHED
            reason = excuse.reason if excuse and state == EXCUSED else ""
            self.report.results.append(MutantResult(mutant, state, line, tests, reason))

    def check_survivors(self, meant: Callable[[str], bool]) -> None:
        """Known survivors of the files that are meant must survive."""
        alive = {(r.mutant.span.file, r.line, r.mutant.what) for r in self.report.of(EXCUSED)}
        seen: set[object] = set()
        for part in self.parts.values():
            for pack in part.assembly.packs:
                for survivor in pack.survivors:
                    key = pack.folder.label(survivor.file), survivor.line, survivor.change
                    if key not in alive and key not in seen and meant(pack.folder.label(survivor.file)):
                        self.report.stale.append(survivor)
                    seen.add(key)


_JOBS: list[Job] = []
"""What is being tried: processes that are copies of this one find it here."""


def _try(number: int) -> bool:
    return any(part.notices(how) for part, how in _JOBS[number][1])


def _tried(jobs: Sequence[Job], processes: int) -> Iterator[bool]:
    """Whether each change is noticed. Other processes are copies of this one, so nothing is compiled again."""
    _JOBS[:] = jobs
    if processes > 1 and len(jobs) > 1 and "fork" in multiprocessing.get_all_start_methods():
        with multiprocessing.get_context("fork").Pool(min(processes, len(jobs))) as pool:
            yield from pool.imap(_try, range(len(jobs)), chunksize=8)
        return
    for number in range(len(jobs)):
        yield _try(number)


def mutate(
    files: Sequence[Path],
    places: Sequence[Path] = (),
    word: Callable[[Case], bool] = lambda case: True,
    only_reached: bool = False,
    most: int = 0,
    processes: int = 1,
) -> MutationReport:
    """Try every change in the packs at these places (all if none is named) against the scenarios of these files."""
    study = Mutation()
    inside = [place.resolve() for place in places]

    def meant(file: str) -> bool:
        path = Path(file).resolve()
        return not inside or any(place in path.parents for place in inside)

    study.begin([case for file in files for case in study.suite.cases(file) if word(case)])
    if not study.report.failed:
        study.play(study.jobs(meant, only_reached), most, processes)
        if not (only_reached or most):
            study.check_survivors(meant)
    return study.report
