"""What came of a scenario: as data, and as words for whoever wrote it."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from wlcore.lang.diagnostics import Diagnostic
from wlcore.lang.source import Span
from wlcore.records import dataclass


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that was expected and is not so; `reasons` are lines of the rules with their clauses."""

    span: Span
    expected: str
    found: str
    reasons: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = [f"{self.span}: {self.expected}", f"    found: {self.found}"]
        return "\n".join([*lines, *(f"    because of {reason}" for reason in self.reasons)])


@dataclass(frozen=True, slots=True)
class TraceEntry:
    """A choice, in words, and the clauses carried out from there to the next one."""

    player: str
    words: str
    clauses: tuple[str, ...]

    def __str__(self) -> str:
        said = f"{self.player}: {self.words}" if self.player else self.words
        return f"{said}  [{', '.join(self.clauses)}]" if self.clauses else said


@dataclass(slots=True)
class Outcome:
    """A scenario in one edition. `broken` says why it could not be played, `failures` what was not as expected;
    `impossible` that the position was refused, as it was to be.

    `marks` are, in a study, the numbers of the places that ran. What a position was made by does not count; where no
    position is set and the first thing said is an expectation, the beginning of the game is what is tested. The `position` of a failure
    is kept as text, beside it the game and the `packs` of which it is one.
    """

    span: Span
    title: str
    edition: str
    game: str = ""
    failures: list[Failure] = field(default_factory=list)
    broken: list[Diagnostic] = field(default_factory=list)
    log: list[TraceEntry] = field(default_factory=list)
    clauses: tuple[str, ...] = ()
    marks: frozenset[int] = frozenset()
    impossible: bool = False
    pending: str = ""
    position: str = ""
    packs: tuple[str, ...] = ()
    saved: str = ""

    @property
    def passed(self) -> bool:
        """Whether all is as expected."""
        return not self.failures and not self.broken

    @property
    def carried_out(self) -> tuple[str, ...]:
        """The clauses that the choices carried out, in the order in which they first were."""
        return tuple(dict.fromkeys(clause for entry in self.log for clause in entry.clauses))

    @property
    def name(self) -> str:
        """The title, with the edition where it is not the usual one."""
        return self.title if self.edition == "en" else f"{self.title} ({self.edition})"

    def as_json(self) -> dict[str, Any]:
        """One element of what `wl test --json` prints."""
        return {
            "file": self.span.file,
            "line": self.span.line,
            "title": self.title,
            "edition": self.edition,
            "game": self.game,
            "passed": self.passed,
            "failures": [
                {"line": f.span.line, "expected": f.expected, "found": f.found, "reasons": list(f.reasons)}
                for f in self.failures
            ],
            "broken": [d.as_json() for d in self.broken],
            "clauses": list(self.clauses),
            "carried_out": list(self.carried_out),
            "log": [str(entry) for entry in self.log],
            "pending": self.pending,
            "position": self.saved,
        }
