"""Modules that import each other in a circle, for their types or for good, are few, and each circle has a reason."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CIRCLES = {
    "what names stand for is said by expressions, and expressions are about names": {
        "lang.meaning", "lang.symbols",
    },
    "a statement holds others, and each sort of them is lowered in its own module": {
        f"compile.lower.{name}" for name in
        "asking bits cards changes choices happenings hiding menus orders performing program questions reasons secrets sets straight telling "
        "values watches writer".split()
    },
    "what is known of a program is asked of one object, and each module works out its part of it": {
        f"compile.{name}" for name in "analysis footprints hidden moments openly spending written".split()
    },
    "a state is one class, whose work is done in modules by subject": {
        f"engine.{name}" for name in
        "automata cards chance decision faults frames game imagined measures rest saving state unfinished view windows".split()
    },
    "a game gives states, states give views, and each knows where it comes from": {
        "door.game", "door.state", "door.view",
    },
    "a native game gives moments, which ask it": {"native", "native.moment"},
    "a clause is said by a conjugation, and what stands in it by the voice": {"text.conjugation", "text.voice"},
    "a phrase of one sort holds others: a set is told by a condition, which compares values, which are counted in sets": {
        f"text.{name}" for name in
        "abilities choices comparisons conditions notes part sayer sentences sets times values".split()
    },
}  # fmt: skip


def modules() -> dict[str, Path]:
    """Every module of wlcore by its name."""
    found = {}
    for file in sorted((ROOT / "wlcore").rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imports(name: str, file: Path, known: set[str]) -> set[str]:
    """The modules that a module imports when it is imported, or for its types; not those that a function fetches for itself."""
    found: set[str] = set()
    todo: list[ast.AST] = [ast.parse(file.read_text("utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            todo += ast.iter_child_nodes(node)
    return (found & known) - {name}


def circles() -> list[set[str]]:
    """Sets of modules from each of which every other can be reached."""
    files = modules()
    arrows = {name: imports(name, file, set(files)) for name, file in files.items()}
    reached = {}
    for name in arrows:
        seen, todo = set(), [name]
        while todo:
            fresh = arrows[todo.pop()] - seen
            seen |= fresh
            todo += fresh
        reached[name] = seen
    found = {
        frozenset({name, *(other for other in reached[name] if name in reached[other])}) for name in arrows
    }
    return [{name.removeprefix("wlcore.") for name in circle} for circle in found if len(circle) > 1]


def test_each_circle_has_a_reason():
    """No module joins a circle unseen, and no reason outlives its circle."""
    found = circles()
    assert [sorted(circle) for circle in found if circle not in CIRCLES.values()] == []
    assert [why for why, circle in CIRCLES.items() if circle not in found] == []
