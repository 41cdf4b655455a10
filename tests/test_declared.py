"""What pyproject.toml declares is used, by what it offers: some file imports it, or it is said here what it does without."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow("what is declared is imported, over all modules")

ROOT = Path(__file__).resolve().parents[1]
NEVER_IMPORTED = {
    "httpx2": "starlette's client for tests needs it",
    "mypy": "run by itself",
    "pytest-timeout": "stops tests that hang, as the settings of pytest say",
    "pytest-xdist": "runs tests on all cores, as start.py asks",
    "ruamel-yaml-clib": "the C part of ruamel.yaml, which imports it",
    "ruff": "run by itself",
    "types-jsonschema": "read by mypy",
}


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [
        *project["dependencies"],
        *(line for extra in project["optional-dependencies"].values() for line in extra),
    ]
    return {re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", line)[0]).lower() for line in lines}


def imported() -> set[str]:
    files = [
        ROOT / "start.py",
        *(f for part in ("wlcore", "tests", "tools") for f in (ROOT / part).rglob("*.py")),
    ]
    found = set()
    for file in files:
        text = file.read_text("utf-8")
        found |= set(re.findall(r"^\s*(?:from|import) (\w+)", text, re.M))
        found |= set(re.findall(r"(?:import_module|importorskip|find_spec)\(\"(\w+)", text))
    return found


def test_what_is_declared_is_imported():
    """A library that nobody imports is not installed for nothing."""
    modules: dict[str, set[str]] = {}
    for module, distributions in packages_distributions().items():
        for name in distributions:
            modules.setdefault(re.sub(r"[-_.]+", "-", name).lower(), set()).add(module)
    used = imported()
    unused = {name for name in declared() if not (modules.get(name, {name.replace("-", "_")}) & used)}
    assert unused - NEVER_IMPORTED.keys() == set()
    assert NEVER_IMPORTED.keys() <= declared()


PUBLIC = {"_asdict", "_fields", "_replace", "_make", "_exit"}
"""What named tuples and `os` offer, though it begins like that."""


def test_nothing_reaches_into_private_parts_of_a_library():
    """A name that begins with a line and is used of something is one that this project gives."""
    ours, used = set(PUBLIC), {}
    for part in ("wlcore", "tools", "grammar"):
        for file in (ROOT / part).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    ours.add(node.name)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    ours.add(node.value)  # a slot
                elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    ours.add(node.id)
                elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                    if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls", "made"):
                        ours.add(node.attr)
                elif isinstance(node, ast.Attribute) and re.match(r"_(?!_)", node.attr):
                    used.setdefault(node.attr, f"{file.relative_to(ROOT)}:{node.lineno}")
    assert {name: place for name, place in used.items() if name not in ours} == {}
