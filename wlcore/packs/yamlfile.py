"""Reads a YAML file of a pack as a node tree; whatever the bytes are, the answer is a tree or diagnostics."""

from __future__ import annotations

from functools import lru_cache

from wlcore.lang.diagnostics import Diagnostic, Findings, PackError
from wlcore.packs.events import events, has_c_part
from wlcore.packs.find import PackFolder
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar
from wlcore.packs.rawtext import read_text
from wlcore.packs.yaml_messages import syntax_error
from wlcore.packs.yamltree import TreeBuilder

__all__ = ["ListNode", "MapNode", "Node", "Scalar", "parse_yaml", "read_yaml"]


def read_yaml(folder: PackFolder, name: str, findings: Findings) -> Node | None:
    """The tree of a file of a pack; one that cannot be read or is too big is a finding like any other."""
    try:
        data = folder.read(name)
    except PackError as error:
        findings.found.extend(error.diagnostics)
        return None
    tree, found = _parsed(folder.label(name), data)
    findings.found.extend(found)
    return tree


@lru_cache(maxsize=128)
def _parsed(file: str, data: bytes) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """A game is read again beside each of its layers, but its files are parsed once."""
    findings = Findings()
    tree = parse_yaml(file, data, findings)
    return tree, tuple(findings.found)


def parse_yaml(file: str, data: bytes, findings: Findings, *, pure: bool = False) -> Node | None:
    """The tree of a file; an empty file is an empty map; nothing if parts of it could not be read.

    `file` is the name that messages use. `pure` keeps to the Python parser, for comparison.
    """
    content = read_text(file, data, findings)
    if content is None:
        return None
    if not pure and has_c_part():
        mine = Findings()
        tree, error = _build(file, content, mine, pure=False)
        if error is None:
            findings.found.extend(mine.found)
            return tree
    # The Python parser has the last word on errors, so that messages are alike on every machine.
    tree, error = _build(file, content, findings, pure=True)
    if error is not None:
        syntax_error(file, error, findings, content.split("\n"))
    return tree


def _build(
    file: str, content: str, findings: Findings, *, pure: bool
) -> tuple[Node | None, Exception | None]:
    builder = TreeBuilder(file, content, findings)
    try:
        for event in events(content, pure):
            if not builder.take(event):
                return None, None
    except Exception as error:  # noqa: BLE001  (a stranger's bytes may break the parser in ways it does not declare)
        return None, error
    return (builder.root if builder.usable else None), None
