"""The canonical layout of a pack's files: whole `.wl` files, and the effect texts in YAML files, nothing else there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from wlcore.lang.diagnostics import Findings
from wlcore.lang.format import formatted, formatted_file
from wlcore.lang.lines import LONGEST, read_lines
from wlcore.lang.parse import parse_effect, parse_file
from wlcore.lang.source import Text
from wlcore.packs.entities import Kinds
from wlcore.packs.nodes import MapNode, Node, Scalar
from wlcore.packs.properties import PropertyType
from wlcore.packs.rawtext import read_text
from wlcore.packs.sections import kinds_in
from wlcore.packs.yamlfile import parse_yaml

LINE = re.compile(r"([^\r\n]*)(\r\n|\n|\r|$)")


class Moved(Exception):
    """The layout would have changed what a text says: a defect of ours, and the file is left as it was."""


def laid_out(file: str, data: bytes, kinds: Kinds, findings: Findings) -> bytes | None:
    """A file in canonical layout, or nothing if a text in it has mistakes; those are noted."""
    mine = Findings()
    made = _wl(file, data, mine) if file.endswith(".wl") else _yaml(file, data, kinds, mine)
    findings.found.extend(mine.found)
    return None if mine.failed else made


def _wl(file: str, data: bytes, findings: Findings) -> bytes:
    content = read_text(file, data, findings)
    if content is None:
        return data
    text = Text.of_file(file, content)
    before = parse_file(text, findings)
    made = formatted_file(content)
    _check_lengths(text, made.split("\n"), findings)
    if findings.failed:
        return data
    after = parse_file(Text.of_file(file, made), Findings())
    if (before.declarations, before.statements) != (after.declarations, after.statements):
        raise Moved(file)
    return made.encode()


def _yaml(file: str, data: bytes, kinds: Kinds, findings: Findings) -> bytes:
    tree = parse_yaml(file, data, findings)
    texts = (
        []
        if tree is None
        else [(text, parse_effect(text, findings)[0]) for text in effect_texts(tree, kinds)]
    )
    blocks = {text.first_line: _block(text) for text, _ in texts} if not findings.failed else {}
    for text, _ in texts:
        _check_lengths(text, blocks.get(text.first_line, ()), findings)
    if findings.failed:
        return data
    lines = [match.groups() for match in LINE.finditer(data.decode())]
    for text, before in sorted(texts, key=lambda pair: pair[0].first_line, reverse=True):
        start, size = text.first_line - 1, len(text.lines)
        made = blocks[text.first_line]
        if before != parse_effect(Text(file, tuple(made)), Findings())[0]:
            raise Moved(f"{file}:{text.first_line}")
        margin, end = " " * _margin(text), lines[start][1]
        lines[start : start + size] = [(margin + line if line else "", end) for line in made]
    return "".join(part for line in lines for part in line).encode()


def _check_lengths(text: Text, made: Sequence[str], findings: Findings) -> None:
    """Note the lines that would be too long in canonical layout, which may take more blanks than were written."""
    if findings.failed:
        return
    long = Findings()
    read_lines(Text(text.file, tuple(made)), long)
    written = [index for index, line in enumerate(text.lines) if line.strip()]
    laid = [number for number, line in enumerate(made, 1) if line.strip()]
    for d in long.found:
        at = written[laid.index(d.span.line)]
        message = f"in canonical layout this line would be longer than {LONGEST} characters"
        findings.error("long-line", message, text.span(at, 0, len(text.lines[at])), "use several lines")


def _block(text: Text) -> list[str]:
    """The lines of a block text; empty lines at its end are the business of YAML."""
    ending = len(text.lines)
    while ending and not text.lines[ending - 1]:
        ending -= 1
    return [*formatted(text, _margin(text)), *text.lines[ending:]]


def _margin(text: Text) -> int:
    return next((column - 1 for column, line in zip(text.columns, text.lines, strict=True) if line), 0)


def effect_texts(tree: Node, kinds: Kinds) -> Iterator[Text]:
    """The effects and abilities that stand in a file of entities as block texts."""
    for kind, things in kinds_in(tree):
        for _, thing in _entries(things):
            yield from _texts(thing, kinds.get(kind.value, {}))


def _texts(thing: Node, types: Mapping[str, PropertyType]) -> Iterator[Text]:
    for name, value in _entries(thing):
        if name.value in types and types[name.value].base in ("effect", "abilities"):
            text = value.as_text() if isinstance(value, Scalar) and value.style == "literal" else None
            if text is not None:
                yield text


def _entries(node: Node) -> tuple[tuple[Scalar, Node], ...]:
    return node.entries if isinstance(node, MapNode) else ()
