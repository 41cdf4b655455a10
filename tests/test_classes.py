"""Classes are understood one by one: what they inherit is little, and each has a name of its own."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 3


def classes() -> list[type]:
    """Every class of wlcore that is defined at the top of a module."""
    found = []
    for file in sorted((ROOT / "wlcore").rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        if parts[-1] == "__main__":
            continue
        module = import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
        found += [c for c in vars(module).values() if inspect.isclass(c) and c.__module__ == module.__name__]
    return found


def chain(of: type) -> list[str]:
    """The longest chain of our own classes from this one to what it inherits."""
    longest = max(
        (chain(base) for base in of.__bases__ if base.__module__.startswith("wlcore")), key=len, default=[]
    )
    return [of.__name__, *longest]


def test_no_chain_of_classes_is_long():
    """Whoever reads a class has to know two others at most."""
    assert [chain(c) for c in classes() if len(chain(c)) > LONGEST] == []


# ---- names --------------------------------------------------------------------------------------------

TREES = ("lang/tree.py", "lang/meaning.py", "compile/ir/", "scenario/tree.py", "scenario/expect.py")
"""Nodes of the trees that rules go through: a node of each stands for one thing of the language and is called by it."""


def promised() -> set[str]:
    """What programs get from `import wlcore` is called as they call it, whatever stands behind it."""
    return set(import_module("wlcore").__all__)


def test_no_two_classes_share_a_name():
    """Who reads the name of a class, in code, a traceback or the docs, knows which is meant."""
    places: dict[str, list[str]] = {}
    for file in sorted((ROOT / "wlcore").rglob("*.py")):
        path = file.relative_to(ROOT / "wlcore").as_posix()
        if not path.startswith(TREES):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places.setdefault(node.name, []).append(path)
    for name in promised() & places.keys():
        places[name] = [path for path in places[name] if not path.startswith(("door/", "offers/"))]
    twice = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert twice == {}
