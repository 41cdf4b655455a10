"""Players that are programs: they see a view of the game, never its state, and have dice of their own.

In comes a name as `--bots` takes it; out comes somebody who chooses. Plugins may bring more of them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from wlcore.engine.view import View

SHIPPED = {"random": ("wlcore.bots.random", "RandomBot")}


class Bot(Protocol):
    """Somebody who plays from what they may know."""

    def choose(self, view: View) -> int:
        """One of the view's options."""


Maker = Callable[[int], Bot]


class NoSuchBot(LookupError):
    """There is no bot of this name; the message says which there are."""


def maker(name: str) -> Maker:
    """What makes a bot of this name from a seed for its dice; plugins are only looked for if it is none of ours."""
    if name in SHIPPED:
        module, made = SHIPPED[name]
        found: Maker = getattr(import_module(module), made)
        return found
    from wlcore.lang.diagnostics import did_you_mean
    from wlcore.packs.plugins import load_plugins

    brought = {offer.name: offer.value for offer in load_plugins().bots}
    if name in brought:
        return brought[name]  # type: ignore[no-any-return]  # the contract of the hook
    known = sorted({*SHIPPED, *brought})
    hint = did_you_mean(name, known) or "there are: " + ", ".join(known)
    raise NoSuchBot(f"there is no bot '{name}'; {hint}")
