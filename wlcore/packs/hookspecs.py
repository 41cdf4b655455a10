"""The whole contract of a plugin: an entry point in the group `wlcore.packs` that implements any of these hooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

import pluggy

PROJECT = "wlcore"

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def wlcore_packs() -> Sequence[Traversable]:  # type: ignore[empty-body]
    """Folders of packs, as paths or `importlib.resources` files, with their words, their Python and their phrases."""


@hookspec
def wlcore_bots() -> Mapping[str, Callable[..., Any]]:  # type: ignore[empty-body]
    """Makers of bots by the name that `--bots` takes."""


@hookspec
def wlcore_languages() -> Sequence[Traversable]:  # type: ignore[empty-body]
    """Folders of the core's phrases in further languages, each with a folder a language: `es/play.ftl`."""
