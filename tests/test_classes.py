"""Classes are understood one by one: what they inherit is little."""

from __future__ import annotations

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
