"""A YAML file as a tree in which each node knows its place; scalars are strings until a schema types them."""

from __future__ import annotations

from dataclasses import field

from wlcore.lang.source import Span, Text
from wlcore.records import dataclass

WHY_NOT_TEXT = {
    "folded": "a text after '>' loses its line ends, so no message could point into it",
    "literal": "its lines cannot be told apart",
    "plain": "it goes over several lines without '|'",
    "single": "it goes over several lines, or holds a doubled quotation mark",
    "double": "it goes over several lines, or holds a backslash",
}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A word, a number or a text; `style` is plain, single, double, literal or folded."""

    value: str
    span: Span = field(compare=False)
    style: str = "plain"
    text: Text | None = field(default=None, compare=False)

    def as_text(self) -> Text | None:
        """The lines with their exact places, or nothing where the value differs from what the file shows."""
        return self.text

    def why_no_text(self) -> str:
        """Why `as_text` gives nothing, for a message; empty where it gives something."""
        return "" if self.text is not None else WHY_NOT_TEXT[self.style]

    @property
    def missing(self) -> bool:
        """Whether nothing at all is written here, as in `key:` at the end of a line."""
        return self.style == "plain" and not self.value


@dataclass(frozen=True, slots=True)
class ListNode:
    """Items in order."""

    items: tuple[Node, ...]
    span: Span = field(compare=False)


@dataclass(frozen=True, slots=True)
class MapNode:
    """Keys with their values, in order; each key occurs once."""

    entries: tuple[tuple[Scalar, Node], ...]
    span: Span = field(compare=False)

    def get(self, key: str) -> Node | None:
        """The value under this key."""
        return next((node for name, node in self.entries if name.value == key), None)

    def key(self, key: str) -> Scalar | None:
        """The key as written."""
        return next((name for name, _ in self.entries if name.value == key), None)


Node = Scalar | ListNode | MapNode


def described(node: Node) -> str:
    """What stands here, in words for a message."""
    if isinstance(node, ListNode):
        return "a list"
    if isinstance(node, MapNode):
        return "a block of keys"
    if node.missing:
        return "nothing"
    short = node.value.strip().split("\n")[0]
    return f"'{short[:40]}{'...' if len(short) > 40 else ''}'"
