"""Writes docs/python-reference.md: everything that `import wlcore` offers, from its docstrings, each with an example."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator
from enum import Enum
from typing import Any

import wlcore

PAGE = "docs/python-reference.md"
INTRODUCTION = """# What `import wlcore` offers

Written by `tools/python_reference.py` from the docstrings; do not edit it by hand. Programs that use it stand in
[python.md](python.md).

Each example is run by a test, with [Coin Race](../tests/games/coin-race), at the root of a checkout. In all of them stands before:

```python
import wlcore

game = wlcore.load("tests/games/coin-race")
state = game.new(players=2, names=["Ann", "Ben"], seed=7)
decision = state.decision
view = state.view(1)
session = wlcore.Session(game, players=2, names=["Ann", "Ben"], seed=7)
standing = wlcore.match(game, ["greedy", "random"], games=4)[0]
```

Errors are Python's own where an argument is wrong (`TypeError` for what is of another sort than is wanted, `ValueError` for what is
not there), each with the name of the argument and with what there is; else they are the exceptions below, each with what it is
among Python's own.
"""
SECTIONS = {
    "Games": ("games", "load", "Game", "Installed", "Switch"),
    "Playing": ("State", "Decision", "Option", "Outcome"),
    "What somebody may know": ("View", "Zone", "Pile", "Card", "HIDDEN", "Hidden", "view_schema"),
    "Bots and tables": ("Bot", "bot", "match", "Standing", "Session"),
    "Packs": (
        "check_pack", "run_scenarios", "conform", "ScenarioResult", "Conformance", "Fault", "Diagnostic", "Span", "hookimpl",
    ),
    "Errors": ("IllegalOption", "RuleFault", "PackError", "SaveError"),
}  # fmt: skip
PROSE = {
    "HIDDEN": "Stands where a player may not know a value or a card; its type is `Hidden`.\n\n"
    ">>> wlcore.HIDDEN\nwlcore.HIDDEN",
    "hookimpl": "Marks a function as the hook of a plugin of this name: `wlcore_packs`, `wlcore_bots`, `wlcore_languages`; see "
    "[the example](plugin/README.md).\n\n>>> @wlcore.hookimpl\n... def wlcore_bots():\n...     return {}\n>>> wlcore_bots()\n{}",
}
"""Of values, and of what is another's, whose docstrings speak of something else."""

EXCEPTIONS = SECTIONS["Errors"]
"""Examples of these stand with what raises them."""


@dataclasses.dataclass(frozen=True)
class Entry:
    """Something public: how it is called, what has to be given, what is said of it."""

    name: str
    signature: str
    doc: str
    fields: tuple[str, ...] = ()
    needs_example: bool = True


def entries() -> Iterator[Entry]:
    """Everything that is offered, in the order of the page."""
    for names in SECTIONS.values():
        for name in names:
            yield from entries_of(name)


def entries_of(name: str) -> Iterator[Entry]:
    """One of the names in `wlcore.__all__`, and its public members."""
    thing = getattr(wlcore, name)
    if name in PROSE:
        yield Entry(f"wlcore.{name}", "", PROSE[name])
        return
    if not inspect.isclass(thing):
        yield Entry(f"wlcore.{name}", _signature(thing), inspect.getdoc(thing) or "")
        return
    fields = dataclasses.fields(thing) if dataclasses.is_dataclass(thing) else ()
    made = _signature(thing.__init__) if "__init__" in vars(thing) and not fields else ""
    said = tuple(f"{field.name}: {field.type}" for field in fields)
    doc = inspect.getdoc(thing) or ""
    if name in EXCEPTIONS:
        doc += f"\n\nIt is a `{thing.__bases__[0].__name__}`."
    yield Entry(f"wlcore.{name}", made, doc, said, name not in EXCEPTIONS)
    for member in members(thing):
        if member not in {field.name for field in fields}:
            found = inspect.getattr_static(thing, member)
            signature = "" if _is_looked_up(found) else _signature(getattr(thing, member))
            yield Entry(f"{name}.{member}", signature, inspect.getdoc(getattr(thing, member)) or "")


def members(thing: type) -> list[str]:
    """The public names of a class that it has not from Python itself."""
    return [name for base in reversed(thing.__mro__) if base.__module__ == "wlcore" for name in _own(base)]


def _own(base: type) -> list[str]:
    fields = [field.name for field in dataclasses.fields(base)] if dataclasses.is_dataclass(base) else []
    names = [*vars(base), *getattr(base, "__slots__", ()), *fields] if not issubclass(base, Enum) else []
    return list(dict.fromkeys(name for name in names if not name.startswith("_")))


def _is_looked_up(found: Any) -> bool:
    return (
        isinstance(found, property)
        or inspect.isdatadescriptor(found)
        or not callable(getattr(found, "__func__", found))
    )


def _signature(thing: Any) -> str:
    """What has to be given, as it is written."""
    signature, said, keyword = inspect.signature(thing), list[str](), False
    for p in signature.parameters.values():
        if p.name == "self":
            continue
        if p.kind is p.KEYWORD_ONLY and not keyword:
            keyword = True
            said.append("*")
        star = "*" if p.kind is p.VAR_POSITIONAL else "**" if p.kind is p.VAR_KEYWORD else ""
        of = "" if p.annotation is p.empty else f": {p.annotation}"
        default = "" if p.default is p.empty else f" = {p.default!r}"
        said.append(f"{star}{p.name}{of}{default}")
    gives = signature.return_annotation
    return f"({', '.join(said)})" + (f" -> {gives}" if gives not in (signature.empty, "None") else "")


def page() -> dict[str, str]:
    """The page, for tools/freshness.py."""
    parts = [INTRODUCTION]
    for section, names in SECTIONS.items():
        parts.append(f"## {section}\n")
        parts += [_shown(entry) for name in names for entry in entries_of(name)]
    return {PAGE: "\n".join(parts)}


def _shown(entry: Entry) -> str:
    level = "###" if entry.name.startswith("wlcore.") else "####"
    prose, _, example = entry.doc.partition("\n\n>>> ")
    lines = [f"{level} `{entry.name}{entry.signature}`\n", prose.strip() + "\n"]
    if entry.fields:
        lines.append("\n".join(f"- `{field}`" for field in entry.fields) + "\n")
    if example:
        lines.append(f"```pycon\n>>> {example.strip()}\n```\n")
    return "\n".join(lines)
