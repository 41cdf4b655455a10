"""Loads plugins one by one; a broken one is named and skipped, and the others go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Any

import pluggy

from wlcore.installed import GROUP
from wlcore.lang.diagnostics import Diagnostic, PackError
from wlcore.lang.source import NOWHERE
from wlcore.packs import hookspecs, shipped
from wlcore.records import dataclass

SHIPPED = "wlcore"
# What a stranger's module may do while it is loaded or asked: anything that does not end or interrupt us on purpose.
BROKEN = (Exception, SystemExit)


@dataclass(frozen=True, slots=True)
class PluginItem:
    """Something that a plugin brings, and which plugin that is."""

    plugin: str
    name: str
    value: Any


@dataclass(slots=True)
class Plugins:
    """The loaded plugins and what they bring; `broken` says of each that cannot be used why."""

    names: list[str] = field(default_factory=list)
    packs: list[PluginItem] = field(default_factory=list)
    bots: list[PluginItem] = field(default_factory=list)
    languages: list[PluginItem] = field(default_factory=list)
    broken: list[tuple[str, str]] = field(default_factory=list)

    @property
    def messages(self) -> list[str]:
        """What is said of those that cannot be used, where the others are."""
        return [f"the plugin '{name}' is skipped: {reason}" for name, reason in self.broken]


def load_plugins(strict: bool = False, found: Iterable[EntryPoint] | None = None) -> Plugins:
    """The shipped packs and all installed plugins; with `strict` a broken plugin is a `PackError`.

    `found` stands in for the installed entry points.
    """
    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    plugins = Plugins()
    _add(manager, plugins, SHIPPED, lambda: shipped)
    points = entry_points(group=GROUP) if found is None else found
    for point in sorted(points, key=lambda p: (p.name, p.value)):
        _add(manager, plugins, point.name, point.load)
    manager.check_pending()
    if strict and plugins.broken:
        told = [f"the plugin '{name}' cannot be used: {reason}" for name, reason in plugins.broken]
        raise PackError(Diagnostic("plugin-broken", message, NOWHERE) for message in told)
    return plugins


def _add(manager: pluggy.PluginManager, plugins: Plugins, name: str, load: Callable[[], object]) -> None:
    """Register a plugin and ask it what it brings; if any of that fails, nothing of it stays."""
    if name in plugins.names:
        plugins.broken.append((name, "another one has the same name"))
        return
    try:
        plugin = load()
        manager.register(plugin, name)
        manager.check_pending()
        offers = _ask(manager, name, plugin)
    except BROKEN as error:
        if manager.has_plugin(name):
            manager.unregister(name=name)
        reason = " ".join([f"{type(error).__name__}:", *str(error).split()])
        plugins.broken.append((name, reason))
        return
    plugins.names.append(name)
    for sort, brought in offers.items():
        getattr(plugins, sort).extend(brought)


def _ask(manager: pluggy.PluginManager, name: str, plugin: object) -> dict[str, list[PluginItem]]:
    others = [p for p in manager.get_plugins() if p is not plugin]
    brought: dict[str, list[PluginItem]] = {}
    for sort in ("packs", "bots", "languages"):
        answers = manager.subset_hook_caller(f"wlcore_{sort}", others)()
        brought[sort] = [offer for answer in answers for offer in _offers(name, sort, answer)]
    return brought


def _offers(plugin: str, sort: str, answer: object) -> list[PluginItem]:
    if sort in ("packs", "languages"):
        if not isinstance(answer, Sequence) or not all(isinstance(place, Traversable) for place in answer):
            raise TypeError(f"wlcore_{sort} must return a list of paths")
        return [PluginItem(plugin, place.name, place) for place in answer]
    if not isinstance(answer, Mapping) or not all(isinstance(key, str) for key in answer):
        raise TypeError(f"wlcore_{sort} must return a dict by name")
    return [PluginItem(plugin, key, value) for key, value in answer.items()]
