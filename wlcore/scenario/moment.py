"""A moment of a scenario that is being played: what expectations are asked of."""

from __future__ import annotations

from collections.abc import Callable

from wlcore.engine.state import State
from wlcore.records import dataclass
from wlcore.scenario.rules import Rules
from wlcore.scenario.spoken import Spoken


@dataclass(slots=True)
class ScenarioMoment:
    """The state now, the state at the last expectations (or when the position was set), and how things are called."""

    rules: Rules
    spoken: Spoken
    state: State
    before: State
    replayed: Callable[[], State]
