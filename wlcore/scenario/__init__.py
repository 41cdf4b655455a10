"""Scenarios: a position, choices and what must come of them, in words that a card author can write.

In come `*.scn` files and the packs they stand in; out go diagnostics for what makes no sense, and for each scenario and
edition an outcome: what was expected and not found, the log with its clauses, the position. Pack authors may import
this: `read` a file, `run` its scenarios, or let pytest collect them.
"""

from __future__ import annotations

from wlcore.scenario.outcome import Outcome
from wlcore.scenario.suite import Suite, outcomes, read

__all__ = ["Outcome", "Suite", "outcomes", "read"]
