"""The pytest plugin: every `*.scn` that pytest comes across is a file of tests, one for each scenario and edition."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from wlcore.letters import printable_lines
from wlcore.scenario.find import SUFFIX

if TYPE_CHECKING:
    from wlcore.scenario.outcome import Outcome
    from wlcore.scenario.suite import Case

SUITE = pytest.StashKey[Any]()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """Take the files that are ours."""
    if file_path.suffix != SUFFIX:
        return None
    return ScenarioFile.from_parent(parent, path=file_path)


class ScenarioFile(pytest.File):
    """A file of scenarios; all files of one run share what is compiled."""

    def collect(self) -> Iterator[ScenarioItem]:
        """One test for each scenario and edition."""
        from wlcore.scenario.suite import Suite

        suite = self.config.stash.setdefault(SUITE, Suite())
        for case in suite.cases(self.path):
            for edition in case.said_editions:
                name = case.title if len(case.said_editions) == 1 else f"{case.title} ({edition})"
                yield ScenarioItem.from_parent(self, name=name, case=case, edition=edition)


class ScenarioItem(pytest.Item):
    """A scenario in one edition."""

    def __init__(self, *, case: Case, edition: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.case, self.edition = case, edition

    def runtest(self) -> None:
        """Play it."""
        outcome = self.case.run(self.edition)
        if not outcome.passed:
            raise Unmet(outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What was expected and not found, without a traceback of ours."""
        if isinstance(excinfo.value, Unmet):
            return printable_lines(str(excinfo.value))
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands."""
        return self.path, self.case.span.line - 1, self.name


class Unmet(Exception):
    """Something is not as a scenario expects."""

    def __init__(self, outcome: Outcome) -> None:
        from wlcore.lang.diagnostics import shown

        told = [shown(d, None) for d in outcome.broken] + [str(failure) for failure in outcome.failures]
        if outcome.log:
            told += ["the choices before:", *(f"    {entry}" for entry in outcome.log)]
        if outcome.failures and outcome.pending:
            told.append(f"now {outcome.pending}")
        super().__init__("\n".join(told))
