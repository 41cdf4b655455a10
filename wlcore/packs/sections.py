"""What a file of entities holds: kinds, and in sections `with PACK:` kinds that count only beside that pack."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.names import NAME_PATTERN
from wlcore.packs.nodes import MapNode, Node, Scalar

WITH = "with"
SECTION_PATTERN = rf"with +({NAME_PATTERN})"
"""As in files of rules."""

Entry = tuple[Scalar, Node]


def kinds_in(tree: Node, packs: Container[str] | None = None) -> Iterator[Entry]:
    """The kinds of a file, each with what stands below it: outside of sections, and in those for one of `packs` (all, if not
    given).
    """
    for key, node in tree.entries if isinstance(tree, MapNode) else ():
        if not is_section(key):
            yield key, node
        elif _counts(key, packs):
            inner = node.entries if isinstance(node, MapNode) else ()
            yield from (entry for entry in inner if not is_section(entry[0]))


def counted(tree: Node, packs: Container[str] | None) -> Node:
    """A file of which sections for other packs than these are open, and empty but for sections inside them."""
    if not isinstance(tree, MapNode) or packs is None:
        return tree
    entries = [
        (key, node if _counts(key, packs) or not is_section(key) else _emptied(node))
        for key, node in tree.entries
    ]
    return (
        tree
        if all(a is b for (_, a), (_, b) in zip(tree.entries, entries, strict=True))
        else MapNode(tuple(entries), tree.span)
    )


def _emptied(node: Node) -> Node:
    if not isinstance(node, MapNode):
        return node
    return MapNode(tuple(entry for entry in node.entries if is_section(entry[0])), node.span)


def _counts(key: Scalar, packs: Container[str] | None) -> bool:
    named = re.fullmatch(SECTION_PATTERN, key.value)
    return named is not None and (packs is None or named[1] in packs)


def packs_beside(tree: Node) -> list[tuple[str, Span]]:
    """The packs that sections of a file name, and where."""
    keys = [key for key, _ in tree.entries if is_section(key)] if isinstance(tree, MapNode) else []
    named = ((re.fullmatch(SECTION_PATTERN, key.value), key.span) for key in keys)
    return [(found[1], span) for found, span in named if found]


def is_section(key: Scalar) -> bool:
    """Whether a key opens a section, or is meant to."""
    return key.value.split(" ", 1)[0] == WITH


def nameless_section(key: Scalar, node: Node | None, findings: Findings) -> None:
    """Note a section that names no pack."""
    pack = node.value if isinstance(node, Scalar) and re.fullmatch(NAME_PATTERN, node.value) else "PACK"
    message = f"'{key.value}' does not say beside which pack this counts"
    advice = f"write 'with {pack}:', and below it, indented, the kinds that count only beside that pack"
    findings.error("unknown-key", message, key.span, advice)
