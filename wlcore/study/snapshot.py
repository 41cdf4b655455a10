"""The whole of a state as a value that can be kept and compared, hidden parts included."""

from __future__ import annotations

from typing import Any

from wlcore.engine.state import State

SHARED = frozenset(("g", "trace", "units"))
"""What a state shares with others, or what does not belong to the game."""


def snapshot(state: State) -> dict[str, Any]:
    """Everything in a state by name; changing the state does not change it."""
    return {name: _kept(getattr(state, name)) for name in State.__slots__ if name not in SHARED}


def differences(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The names of what differs, for a message."""
    return ", ".join(name for name in one if one[name] != other[name])


def _kept(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(tuple(part) if isinstance(part, list) else part for part in value)
    return value
