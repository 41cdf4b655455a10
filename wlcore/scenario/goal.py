"""The goal of a puzzle: what is to be reached, and in how many turns or choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wlcore.engine.state import State
from wlcore.lang.source import Span
from wlcore.records import dataclass
from wlcore.scenario.expect import Expectation
from wlcore.scenario.moment import ScenarioMoment
from wlcore.scenario.rules import Rules
from wlcore.scenario.spoken import Spoken

TURNS, CHOICES = "turns", "choices"
REACHED, MISSED = "reached", "missed"


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached; `most` turns or choices are allowed, any number where it is 0."""

    span: Span
    what: Expectation
    most: int = 0
    unit: str = TURNS

    @property
    def text(self) -> str:
        """What is written."""
        unit = self.unit if self.most != 1 else self.unit[:-1]
        return self.what.text + (f", within {self.most} {unit}" if self.most else "")


@dataclass(slots=True)
class Chase:
    """A goal being chased from a position on. The turn in which the position stands is the first."""

    goal: Goal
    rules: Rules
    spoken: Spoken
    start: State
    outcome: str = ""
    turns: int = 0
    choices: int = 0

    def after(self, state: State, events: Iterable[tuple[Any, ...]]) -> str:
        """How things stand after a choice and what it led to: reached, missed, or nothing yet."""
        data = self.rules.game.data
        self.choices += 1
        in_time = (
            not self.goal.most
            or (self.turns if self.goal.unit == TURNS else self.choices - 1) < self.goal.most
        )
        begins = set(data.performed.get(data.turn, ()))
        self.turns += sum(event[0] in begins for event in events)
        if self.outcome:
            return self.outcome
        moment = ScenarioMoment(self.rules, self.spoken, state, self.start, lambda: state)
        if in_time and self.goal.what.judge(moment) is None:
            self.outcome = REACHED
        elif state.over or (
            self.goal.most and (self.turns if self.goal.unit == TURNS else self.choices) >= self.goal.most
        ):
            self.outcome = MISSED
        return self.outcome
