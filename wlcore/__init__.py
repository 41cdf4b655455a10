"""wlcore: a core for board games whose rules are data.

This is the public door. Importing it costs next to nothing, so that `wl --version` stays quick: whatever is offered
here is fetched from its own module when it is first asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing `typing` for this would be a good part of what `wl --version` takes
if TYPE_CHECKING:
    from typing import Any

    from wlcore.engine.chance import Dice
    from wlcore.engine.faults import RuleFault
    from wlcore.engine.game import Game
    from wlcore.engine.refusals import SaveError
    from wlcore.engine.session import Session
    from wlcore.engine.state import IllegalOption, State
    from wlcore.engine.view import View
    from wlcore.lang.diagnostics import PackError
    from wlcore.loading import load

__version__ = "0.1.0"

__all__ = [
    "Dice",
    "Game",
    "IllegalOption",
    "PackError",
    "RuleFault",
    "SaveError",
    "Session",
    "State",
    "View",
    "load",
]

_HOMES = {
    "Dice": "wlcore.engine.chance",
    "Game": "wlcore.engine.game",
    "IllegalOption": "wlcore.engine.state",
    "PackError": "wlcore.lang.diagnostics",
    "RuleFault": "wlcore.engine.faults",
    "SaveError": "wlcore.engine.refusals",
    "Session": "wlcore.engine.session",
    "State": "wlcore.engine.state",
    "View": "wlcore.engine.view",
    "load": "wlcore.loading",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"wlcore offers no '{name}'")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
