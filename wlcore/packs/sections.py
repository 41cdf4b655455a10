"""What a file of entities holds: kinds, and in sections `with PACK:` kinds that count only beside that pack."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span
from wlcore.packs.names import NAME_PATTERN
from wlcore.packs.nodes import MapNode, Node, Scalar
from wlcore.packs.shapes import wrong

WITH = "with"
SECTION_PATTERN = rf"with +({NAME_PATTERN})"
"""As in files of rules."""

Entry = tuple[Scalar, Node]


def kinds_in(
    tree: Node, findings: Findings | None = None, packs: Container[str] | None = None
) -> Iterator[Entry]:
    """The kinds of a file, each with what stands below it: outside of sections, and in those for one of `packs` (all, if not
    given). What is wrong with sections is noted, whether they count or not.
    """
    findings = Findings() if findings is None else findings
    for key, node in tree.entries if isinstance(tree, MapNode) else ():
        if not _is_section(key):
            yield key, node
        elif (pack := _opened(key, node, findings)) and (packs is None or pack in packs):
            inner = node.entries if isinstance(node, MapNode) else ()
            yield from (entry for entry in inner if not _is_section(entry[0]))


def packs_beside(tree: Node) -> list[tuple[str, Span]]:
    """The packs that sections of a file name, and where."""
    keys = [key for key, _ in tree.entries if _is_section(key)] if isinstance(tree, MapNode) else []
    named = ((re.fullmatch(SECTION_PATTERN, key.value), key.span) for key in keys)
    return [(found[1], span) for found, span in named if found]


def _is_section(key: Scalar) -> bool:
    return key.value.split(" ", 1)[0] == WITH


def _opened(key: Scalar, node: Node, findings: Findings) -> str:
    """The pack for which a section is, or nothing after noting what is wrong with it."""
    named = re.fullmatch(SECTION_PATTERN, key.value)
    if named is None:
        pack = node.value if isinstance(node, Scalar) and re.fullmatch(NAME_PATTERN, node.value) else "PACK"
        message = f"'{key.value}' does not say beside which pack this counts"
        advice = f"write 'with {pack}:', and below it, indented, the kinds that count only beside that pack"
        findings.error("unknown-key", message, key.span, advice)
        return ""
    if not isinstance(node, MapNode):
        wrong(
            node,
            "a block of kinds",
            findings,
            f"write what counts beside {named[1]} below this line, indented",
        )
        return ""
    for inner, _ in node.entries:
        if _is_section(inner):
            message = f"'{inner.value}' cannot stand in another such section"
            findings.error("misplaced", message, inner.span, "put it at the left edge")
    return named[1]
