"""wlcore: a core for board games whose rules are data.

What stands in `__all__` is what there is for programs; `docs/python.md` shows it at work, `docs/python-reference.md` lists it.
All else is not promised: its names, what it takes and what it gives may change with any version.

    import wlcore
    game = wlcore.load(wlcore.games()[0].id)
    state = game.new(players=3, seed=7)
    while not state.over:
        state.apply(state.options[0])
    print(state.winners)
"""

# Importing this costs next to nothing, so that `wl --version` stays quick: whatever is offered here is fetched from its own module
# when it is first asked for.

from __future__ import annotations

from wlcore.version import __version__ as __version__

TYPE_CHECKING = False  # importing `typing` for this would be a good part of what `wl --version` takes
if TYPE_CHECKING:
    from wlcore.bots import Bot
    from wlcore.door.decision import Decision
    from wlcore.door.game import Game
    from wlcore.door.loading import games, load
    from wlcore.door.schema import view_schema
    from wlcore.door.state import State
    from wlcore.door.things import HIDDEN, Card, Hidden, Installed, Option, Outcome, Pile, Switch, Zone
    from wlcore.door.view import View
    from wlcore.engine.faults import RuleFault
    from wlcore.engine.refusals import SaveError
    from wlcore.engine.state import IllegalOption
    from wlcore.lang.diagnostics import Diagnostic, PackError
    from wlcore.lang.source import Span
    from wlcore.offers.matches import bot, match
    from wlcore.offers.packs import (
        Conformance,
        Fault,
        ScenarioResult,
        check_pack,
        conform,
        run_scenarios,
    )
    from wlcore.offers.sessions import Session
    from wlcore.packs.hookspecs import hookimpl
    from wlcore.study.match import Standing

__all__ = [
    "HIDDEN", "Bot", "Card", "Conformance", "Decision", "Diagnostic", "Fault", "Game", "Hidden", "IllegalOption", "Installed", "Option",
    "Outcome", "PackError", "Pile", "RuleFault", "SaveError", "ScenarioResult", "Session", "Span", "Standing", "State", "Switch", "View", "Zone",
    "bot", "check_pack", "conform", "games", "hookimpl", "load", "match", "run_scenarios", "view_schema",
]  # fmt: skip

_HOMES = {
    "bots": ("Bot",),
    "door.decision": ("Decision",),
    "door.game": ("Game",),
    "door.loading": ("games", "load"),
    "door.schema": ("view_schema",),
    "door.state": ("State",),
    "door.things": ("HIDDEN", "Card", "Hidden", "Installed", "Option", "Outcome", "Pile", "Switch", "Zone"),
    "door.view": ("View",),
    "engine.faults": ("RuleFault",),
    "engine.refusals": ("SaveError",),
    "engine.state": ("IllegalOption",),
    "lang.diagnostics": ("Diagnostic", "PackError"),
    "lang.source": ("Span",),
    "offers.matches": ("bot", "match"),
    "offers.packs": ("Conformance", "Fault", "ScenarioResult", "check_pack", "conform", "run_scenarios"),
    "offers.sessions": ("Session",),
    "packs.hookspecs": ("hookimpl",),
    "study.match": ("Standing",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        home = next((home for home, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"wlcore offers no '{name}'; dir(wlcore) lists what there is")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"wlcore.{home}"), name)
        return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
