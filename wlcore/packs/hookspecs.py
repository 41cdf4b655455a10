"""The whole contract of a plugin: an entry point in the group `wlcore.packs` that implements any of these hooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

import pluggy

PROJECT = "wlcore"
ENTRY_POINT_GROUP = "wlcore.packs"

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def wlcore_packs() -> Sequence[Traversable]:  # type: ignore[empty-body]
    """Folders of packs, as paths or `importlib.resources` files; each holds a `pack.yaml`."""


@hookspec
def wlcore_vocabulary() -> Sequence[Traversable]:  # type: ignore[empty-body]
    """Files of further words (`*.wl`), declared before those of any pack."""


@hookspec
def wlcore_builtins() -> Mapping[str, Callable[..., Any]]:  # type: ignore[empty-body]
    """Typed Python functions by the name under which rules call them; for algorithms only."""


@hookspec
def wlcore_bots() -> Mapping[str, Callable[..., Any]]:  # type: ignore[empty-body]
    """Makers of bots by the name that `--bots` takes."""


@hookspec
def wlcore_languages() -> Mapping[str, Traversable]:  # type: ignore[empty-body]
    """Folders of phrase files (`*.ftl`) by language code."""
