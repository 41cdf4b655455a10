"""Builds the node tree from parse events, refusing what pack files may not use."""

from __future__ import annotations

import re
from dataclasses import field

from wlcore.lang.diagnostics import Findings
from wlcore.lang.source import Span, Text
from wlcore.letters import hidden_in
from wlcore.packs.events import Event
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar
from wlcore.records import dataclass

DEEPEST = 20
MOST_FINDINGS = 100
STYLES = {"": "plain", "'": "single", '"': "double", "|": "literal", ">": "folded"}
HEADER = re.compile(r"[|>][-+0-9]{0,2}")
TO_DASH = re.compile(r"(?:\s|#[^\n]*)*-")


@dataclass(slots=True)
class _Open:
    """A list or a map whose end has not come yet."""

    is_map: bool
    flow: bool
    start: tuple[int, int]
    items: list[Node] = field(default_factory=list)
    entries: list[tuple[Scalar, Node]] = field(default_factory=list)
    keys: dict[str, Scalar] = field(default_factory=dict)
    key: Scalar | None = None

    @property
    def wants_key(self) -> bool:
        return self.is_map and self.key is None


class TreeBuilder:
    """Takes parse events; `root` is the tree, unless `usable` says that part of it could not be kept."""

    def __init__(self, file: str, content: str, findings: Findings) -> None:
        """Begin with an empty map, which is what an empty file stays."""
        self.file = file
        self.content = content
        self.lines = content.split("\n")
        self.findings = findings
        self.root: Node = MapNode((), Span(file, 1, 1, 1, 1))
        self.usable = True
        self._limit = len(findings.found) + MOST_FINDINGS
        self._open: list[_Open] = []
        self._documents = 0
        self._last = (0, 0, 0)

    def take(self, event: Event) -> bool:
        """Build one event in; false when the rest of the file should not be read."""
        name = type(event).__name__
        going = True
        if name == "DocumentStartEvent":
            going = self._document(event)
        elif name in ("MappingStartEvent", "SequenceStartEvent"):
            going = self._begin(event, name == "MappingStartEvent")
        elif name in ("MappingEndEvent", "SequenceEndEvent"):
            self._end(event)
        elif name == "ScalarEvent":
            self._properties(event)
            going = self._value(event)
        elif name == "AliasEvent":
            self._alias(event)
        if going and len(self.findings.found) >= self._limit:
            message = f"more than {MOST_FINDINGS} mistakes: the rest of this file was not read"
            self._refuse("too-many", message, event)
            return False
        return going

    def _refuse(self, code: str, message: str, event: Event, suggestion: str = "") -> None:
        self.findings.error(code, message, self._span(event), suggestion)
        self.usable = False

    def _span(self, event: Event) -> Span:
        """From the start of an event to its end, or to the end of its first line."""
        start, end = event.start_mark, event.end_mark
        line = self.lines[start.line] if start.line < len(self.lines) else ""
        last = end.column if end.line == start.line else len(line)
        return self._place(start.line, start.column, start.line, max(last, start.column + 1))

    def _place(self, line: int, col: int, end_line: int, end_col: int) -> Span:
        return Span(self.file, line + 1, col + 1, end_line + 1, end_col + 1)

    def _document(self, event: Event) -> bool:
        self._documents += 1
        if self._documents > 1:
            self._refuse(
                "yaml-documents", "a second document begins here: a file holds one", event, "use two files"
            )
            return False
        for number, line in enumerate(self.lines[: event.end_mark.line]):
            if line.startswith("%"):
                span = self._place(number, 0, number, len(line))
                message = "a '%' directive may not be used in a pack"
                self.findings.error("yaml-directive", message, span, "delete it")
                self.usable = False
        return self.usable

    def _alias(self, event: Event) -> None:
        line, col = event.start_mark.line, event.start_mark.column
        span = self._place(line, col, line, col + 1)
        message = "an alias ('*name') may not be used in a pack"
        self.findings.error("yaml-alias", message, span, "write the value out")
        self.usable = False
        self._add(Scalar("*", span, "plain", Text(self.file, ("*",), line + 1, (col + 1,))))

    def _properties(self, event: Event) -> None:
        if getattr(event, "anchor", None):
            self._refuse("yaml-alias", "an anchor ('&name') may not be used in a pack", event, "delete it")
        if getattr(event, "tag", None):
            self._refuse("yaml-tag", "a tag ('!name') may not be used in a pack", event, "delete it")

    def _begin(self, event: Event, is_map: bool) -> bool:
        self._properties(event)
        if self._open and self._open[-1].wants_key:
            self._refuse(
                "yaml-key", "a key is a single word, not a list or a block", event, "put it in quotes"
            )
            return False
        if len(self._open) == DEEPEST:
            self._refuse("yaml-deep", f"lists and blocks are nested deeper than {DEEPEST}", event)
            return False
        start = event.start_mark
        self._open.append(
            _Open(is_map, bool(getattr(event, "flow_style", False)), (start.line, start.column))
        )
        self._last = (event.end_mark.line, event.end_mark.column, event.end_mark.index)
        return True

    def _end(self, event: Event) -> None:
        done = self._open.pop()
        if done.flow:
            self._last = (event.end_mark.line, event.end_mark.column, event.end_mark.index)
        span = self._place(*done.start, self._last[0], self._last[1])
        self._add(MapNode(tuple(done.entries), span) if done.is_map else ListNode(tuple(done.items), span))

    def _add(self, node: Node) -> None:
        if not self._open:
            self.root = node if not (isinstance(node, Scalar) and node.missing) else self.root
            return
        parent = self._open[-1]
        if not parent.is_map:
            parent.items.append(node)
        elif parent.key is None:
            assert isinstance(node, Scalar)  # _begin refuses the others
            self._check_key(node)
            parent.key = node
        else:
            self._entry(parent, parent.key, node)
            parent.key = None

    def _check_key(self, key: Scalar) -> None:
        if key.value == "<<" and key.style == "plain":
            self.findings.error(
                "yaml-alias", "a merge key ('<<') may not be used in a pack", key.span, "write the keys out"
            )
            self.usable = False
        elif key.missing or key.text is None or key.style == "literal":
            self.findings.error("yaml-key", "a key is a single word on one line", key.span)
            self.usable = False

    def _entry(self, parent: _Open, key: Scalar, node: Node) -> None:
        first = parent.keys.setdefault(key.value, key)
        if first is key:
            parent.entries.append((key, node))
            return
        message = f"'{key.value}' stands here for the second time"
        self.findings.error("yaml-duplicate", message, key.span, related=((first.span, "the first time"),))

    def _value(self, event: Event) -> bool:
        scalar = self._scalar(event)
        self._add(scalar)
        if self._open or scalar.style not in ("literal", "folded"):
            return True
        self._refuse("yaml-syntax", "a pack file holds keys and values, not one text", event)
        return False

    def _scalar(self, event: Event) -> Scalar:
        value: str = getattr(event, "value", "")
        style = STYLES[getattr(event, "style", None) or ""]
        start, end = event.start_mark, event.end_mark
        if not value and style == "plain":
            return self._nothing()
        self._last = (end.line, end.column, end.index)
        if style in ("literal", "folded"):
            return self._block(value, style, start.line, start.column, start.index)
        span = self._place(start.line, start.column, end.line, end.column)
        self._check_value(value, span)
        if start.line != end.line:
            return Scalar(value, span, style)
        quote = 0 if style == "plain" else 1
        shown = self.lines[start.line][start.column + quote : end.column - quote]
        text = (
            Text(self.file, (value,), start.line + 1, (start.column + quote + 1,)) if shown == value else None
        )
        return Scalar(value, span, style, text)

    def _check_value(self, value: str, span: Span) -> None:
        if hidden := hidden_in(value):
            self.findings.error("character", f"an escape stands for {hidden}", span)
            self.usable = False

    def _nothing(self) -> Scalar:
        """An empty value; the parsers place it differently, so: after its key, or after its dash."""
        line, col, index = self._last
        parent = self._open[-1] if self._open else None
        if parent is not None and not parent.is_map and (dash := TO_DASH.match(self.content, index)):
            line += self.content.count("\n", index, dash.end())
            col = dash.end() - (self.content.rfind("\n", 0, dash.end()) + 1)
            self._last = (line, col, dash.end())
        span = self._place(line, col, line, col)
        return Scalar("", span, "plain", Text(self.file, ("",), line + 1, (col + 1,)))

    def _block(self, value: str, style: str, line: int, col: int, index: int) -> Scalar:
        header = self.lines[line][col:].split(" #")[0].rstrip()
        if not HEADER.fullmatch(header):
            raise ValueError(header)  # only the C part takes this; the Python part says what is wrong with it
        shown = value.removesuffix("\n").split("\n")
        if style == "folded":
            self._last = (line, col + len(header), index + len(header))
            return Scalar(value, self._place(line, col, line, col + len(header)), style)
        own = self.lines[line + 1 : line + 1 + len(shown)]
        last = line + len(own)
        self._last = (last, len(self.lines[last]), index)
        span = self._place(line, col, last, len(self.lines[last]))
        if len(own) != len(shown) or not all(
            mine.endswith(its) for mine, its in zip(own, shown, strict=True)
        ):
            return Scalar(value, span, style)
        columns = tuple(len(mine) - len(its) + 1 for mine, its in zip(own, shown, strict=True))
        return Scalar(value, span, style, Text(self.file, tuple(shown), line + 2, columns))
