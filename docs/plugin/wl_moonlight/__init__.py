"""What this plugin brings: packs, bots and languages, each by a hook of its own."""

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable

import wlcore


class FirstBot:
    """Takes the first thing on offer. A bot sees a view of the game, never its state."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: wlcore.View) -> int:
        """One of the view's options."""
        return view.options[0]


@wlcore.hookimpl
def wlcore_packs() -> list[Traversable]:
    """A layer; since it comes with a plugin, its words may be backed by Python."""
    return [files(__name__) / "pack"]


@wlcore.hookimpl
def wlcore_bots() -> dict[str, Callable[[int], FirstBot]]:
    """`wl play --bots first`."""
    return {"first": FirstBot}


@wlcore.hookimpl
def wlcore_languages() -> list[Traversable]:
    """`wl play --lang it`: a folder with a folder of phrases for each language; what they lack is said in English."""
    return [files(__name__) / "text"]
