from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from wlcore import data
from wlcore.cli import main
from wlcore.lang.diagnostics import PackError
from wlcore.packs import hookspecs, plugins
from wlcore.packs.hookspecs import hookimpl
from wlcore.packs.plugins import Plugins, load_plugins

HOOKS = [name for name in vars(hookspecs) if name.startswith("wlcore_")]


@dataclass
class Point:
    """Stands in for an entry point."""

    name: str
    load: Callable[[], object]
    value: str = "somewhere"


def loaded(*points: Point, strict: bool = False) -> Plugins:
    return load_plugins(strict, cast(Any, points))


def plugin(**hooks: Callable[..., object]) -> Callable[[], object]:
    return type(
        "Plugin", (), {f"wlcore_{name}": staticmethod(hookimpl(hook)) for name, hook in hooks.items()}
    )


def fails() -> object:
    raise ImportError("no module named 'cards'")


def test_everything_a_plugin_may_bring():
    """Each hook is asked, and what it brings remembers its plugin."""
    found = loaded(
        Point(
            "mine",
            plugin(
                packs=lambda: [Path("/packs/aces")],
                bots=lambda: {"clever": object},
                languages=lambda: [Path("/text")],
            ),
        )
    )
    assert found.messages == []
    assert found.names == ["wlcore", "mine"]
    brought = (found.packs[-1:], found.bots, found.languages)
    assert [(o.plugin, o.name) for offers in brought for o in offers] == [
        ("mine", "aces"), ("mine", "clever"), ("mine", "text"),
    ]  # fmt: skip


BROKEN = {
    "import": (fails, "ImportError"),
    "exit": (lambda: exit(3), "SystemExit"),
    "raises": (plugin(packs=lambda: 1 / 0), "ZeroDivisionError"),
    "wrong type": (plugin(packs=lambda: "aces"), "must return a list of paths"),
    "wrong place": (plugin(packs=lambda: [3]), "must return a list of paths"),
    "wrong map": (plugin(bots=lambda: ["clever"]), "must return a dict by name"),
    "wrong arguments": (plugin(packs=lambda where: []), "where"),
    "unknown hook": (plugin(cards=lambda: [1]), "wlcore_cards"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_plugin_is_named_and_skipped(kind: str):
    """A plugin that fails in any way leaves nothing behind, and those before and after it work."""
    broken, reason = BROKEN[kind]
    good = plugin(bots=lambda: {"clever": object})
    found = loaded(Point("a-good", good), Point("b-broken", broken), Point("c-good", good))
    assert found.names == ["wlcore", "a-good", "c-good"]
    assert [offer.plugin for offer in found.bots] == ["a-good", "c-good"]
    (message,) = found.messages
    assert "'b-broken' is skipped" in message
    assert reason in message
    assert "\n" not in message


def test_strict_makes_it_fatal():
    """With `strict` a broken plugin stops the program, and the reason is data."""
    with pytest.raises(PackError) as caught:
        loaded(Point("broken", fails), strict=True)
    assert [d.code for d in caught.value.diagnostics] == ["plugin-broken"]
    assert "skipped" not in str(caught.value)
    assert loaded(strict=True).messages == []


def test_two_plugins_of_one_name():
    """The second plugin of a name is skipped; nobody can stand in for the shipped one."""
    found = loaded(Point("mine", plugin()), Point("mine", plugin()), Point("wlcore", plugin()))
    assert found.names == ["wlcore", "mine"]
    assert len(found.messages) == 2


def test_pending_hooks_are_checked(monkeypatch: pytest.MonkeyPatch):
    """`check_pending` is called at the end, whatever was loaded."""
    calls: list[object] = []
    original = plugins.pluggy.PluginManager.check_pending
    monkeypatch.setattr(
        plugins.pluggy.PluginManager, "check_pending", lambda self: (calls.append(self), original(self))
    )
    loaded(Point("broken", fails))
    assert len(calls) >= 2


def test_shipped_packs_come_through_the_same_hook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Games, then variants; a folder without a manifest is no pack, and a missing folder no trouble."""
    for name in ("rules/poker", "rules/draft", "variants/aces", "variants/twos"):
        (tmp_path / name).mkdir(parents=True)
    assert loaded().names == ["wlcore"]
    for name in ("rules/poker", "variants/twos", "variants/aces"):
        (tmp_path / name / "pack.yaml").touch()
    monkeypatch.setattr(data, "data_root", lambda: tmp_path)
    assert [offer.name for offer in loaded().packs] == ["poker", "aces", "twos"]
    monkeypatch.setattr(data, "data_root", lambda: tmp_path / "nothing")
    assert loaded().packs == []


def test_installed_entry_points_are_asked_for(monkeypatch: pytest.MonkeyPatch):
    """Without a list of its own, the loader takes the entry points of the group."""
    asked: list[str] = []

    def entry_points(group: str) -> list[Point]:
        asked.append(group)
        return [Point("mine", plugin())]

    monkeypatch.setattr(plugins, "entry_points", entry_points)
    assert load_plugins().names == ["wlcore", "mine"]
    assert asked == ["wlcore.packs"]


def test_contract_fits_one_screen():
    """Every hook has one line that says what it is for, and all of them fit one screen."""
    source = Path(hookspecs.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 45
    assert len(HOOKS) == 3
    for name in HOOKS:
        assert len((getattr(hookspecs, name).__doc__ or "\n").splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        "packs",
        "check",
        "cards public-enemy",
        "play public-enemy --auto",
        "rulings public-enemy",
        "conform public-enemy",
    ],
)
def test_every_command_can_be_strict(words: str, monkeypatch: pytest.MonkeyPatch, capsys):
    """With `--strict` a command ends before it does anything, and names the plugin; a game that is kept is no way round it."""
    monkeypatch.setattr(plugins, "entry_points", lambda **_: [Point("broken", fails)])
    assert main([*words.split(), "--strict"]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert (
        "plugin-broken: the plugin 'broken' cannot be used: ImportError: no module named 'cards'" in shown.err
    )
