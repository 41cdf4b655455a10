"""What a value in a YAML file may look like: each shape makes its JSON Schema, and reads what that allows."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import NOWHERE, Span
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar, described
from wlcore.records import dataclass

T_co = TypeVar("T_co", covariant=True)
V = TypeVar("V")

WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")
# Plain words that YAML itself reads as something else, so that editors and other tools would not see a word.
NOT_WORDS = ("true", "false", "null")


class Ref(NamedTuple):
    """A name as written in a file, and where."""

    id: str
    span: Span


Refs = tuple[Ref, ...]
NO_REF = Ref("", NOWHERE)


class Judged:
    """What a schema found wrong with a tree: nodes that are no such value, and all around them that hold one."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self._wrong: dict[int, Node] = {}
        self._touched: dict[int, Node] = {}
        self._told: set[tuple[int, int]] = set()

    def wrong(self, node: Node) -> bool:
        """Whether there is no value here."""
        return id(node) in self._wrong

    def touched(self, node: Node) -> bool:
        """Whether anything is wrong with this node or in it."""
        return id(node) in self._touched

    def spoil(self, node: Node) -> None:
        """Note that there is no value here."""
        self._wrong[id(node)] = self._touched[id(node)] = node

    def spoil_around(self, node: Node) -> None:
        """Note that something is wrong here or further in."""
        self._touched[id(node)] = node

    def is_first(self, node: Node, schema: Schema) -> bool:
        """Whether nothing has been told yet about this node by this part of the schema."""
        told = (id(node), id(schema))
        first = told not in self._told
        self._told.add(told)
        return first


class Shape(ABC, Generic[T_co]):
    """Describes a value of one type as JSON Schema, reads nodes that are valid, and tells what is wrong with others."""

    what: str

    @abstractmethod
    def schema(self) -> Schema:
        """What the schema allows, draft 7."""

    @abstractmethod
    def value(self, node: Any, judged: Judged) -> T_co | None:
        """What a valid node says; nothing if too little of it is right."""

    def read(self, node: Node, judged: Judged) -> T_co | None:
        """What a node says, if its schema allows it."""
        return None if judged.wrong(node) else self.value(node, judged)

    def expected(self, node: Node) -> str:
        """What should stand here, for a message."""
        return self.what

    def hint(self, node: Node, key: Scalar | None) -> str:
        """What to write instead."""
        return ""

    def unknown_key(self, key: Scalar, node: MapNode, findings: Findings) -> None:
        """Tell that there is no such key; for blocks with fixed keys."""
        raise NotImplementedError

    def missing_key(self, name: str, key: Scalar | None, node: MapNode, findings: Findings) -> None:
        """Tell that a key is not there; `key` is that of the block itself. For blocks with fixed keys."""
        raise NotImplementedError

    def misplaced_key(self, key: Scalar, findings: Findings) -> None:
        """Tell that a key belongs to blocks of another sort."""
        raise NotImplementedError


class Schema(dict[str, Any]):
    """A JSON Schema, or a part of one, that knows the shape it was made from."""

    def __init__(self, shape: Shape[Any] | None, keywords: Mapping[str, Any]) -> None:
        super().__init__(keywords)
        self.shape = shape

    def with_more(self, **keywords: Any) -> Schema:
        """The same with more said in front."""
        return Schema(self.shape, {**keywords, **self})


def wrong(node: Node, what: str, findings: Findings, suggestion: str = "") -> None:
    """Note that something else stands where `what` should."""
    findings.error("wrong-type", f"expected {what}, found {described(node)}", node.span, suggestion)


def enumerated(names: Iterable[str]) -> list[str | int]:
    """These names; those that look like numbers are numbers to an editor."""
    listed = list(names)
    return [*listed, *(int(n) for n in listed if WHOLE.fullmatch(n))]


@dataclass(frozen=True)
class Word(Shape[Ref]):
    """A single word of a fixed form: an id, a version, the name of a file. Or one of the `numbers` from the first to the last."""

    what: str
    pattern: str
    advice: str = ""
    numbers: tuple[int, int] | None = None

    def schema(self) -> Schema:
        text = {"type": "string", "pattern": f"^(?:{self.pattern})$"}
        if self.numbers is None:
            return Schema(self, text)
        least, most = self.numbers
        return Schema(self, {**text, "type": ["string", "integer"], "minimum": least, "maximum": most})

    def value(self, node: Scalar, judged: Judged) -> Ref:
        return Ref(node.value, node.span)

    def hint(self, node: Node, key: Scalar | None) -> str:
        if isinstance(node, Scalar) and node.style == "plain" and node.value in NOT_WORDS:
            return f"in YAML '{node.value}' is not a word: choose another"
        return self.advice


@dataclass(frozen=True)
class OneOf(Shape[Ref]):
    """One of some names."""

    names: tuple[str, ...]
    what: str = "one of these"

    def schema(self) -> Schema:
        return Schema(self, {"enum": enumerated(self.names)})

    def value(self, node: Scalar, judged: Judged) -> Ref:
        return Ref(node.value, node.span)

    def expected(self, node: Node) -> str:
        return f"{self.what}: {self.listed()}"

    def hint(self, node: Node, key: Scalar | None) -> str:
        return meant(node.value, self.names) if isinstance(node, Scalar) and not node.missing else ""

    def listed(self) -> str:
        """The names for a message, not all of them where there are many."""
        return ", ".join(self.names[:8]) + (", ..." if len(self.names) > 8 else "")


@dataclass(frozen=True)
class Prose(Shape[str]):
    """A text for people; it may go over several lines in any of YAML's ways."""

    what: str = "a text"

    def schema(self) -> Schema:
        return Schema(self, {"type": ["string", "number", "boolean"], "pattern": r"\S"})

    def value(self, node: Scalar, judged: Judged) -> str:
        return node.value.strip()

    def hint(self, node: Node, key: Scalar | None) -> str:
        return "put it in quotes" if isinstance(node, Scalar) and node.value == "null" else ""


@dataclass(frozen=True)
class Number(Shape[int]):
    """A whole number."""

    least: int | None = None
    what: str = "a whole number"
    most: int = 999_999_999

    def schema(self) -> Schema:
        least = -999_999_999 if self.least is None else self.least
        return Schema(self, {"type": "integer", "minimum": least, "maximum": self.most})

    def value(self, node: Scalar, judged: Judged) -> int:
        return int(node.value)

    def expected(self, node: Node) -> str:
        least = "" if self.least is None else f", at least {self.least}"
        return self.what + least + (f" and at most {self.most}" if self.most < 999_999_999 else "")

    def hint(self, node: Node, key: Scalar | None) -> str:
        if not isinstance(node, Scalar) or not WHOLE.fullmatch(node.value):
            return "write digits only, such as 3 or -1"
        return f"write {node.value} without quotation marks" if node.style != "plain" else ""


@dataclass(frozen=True)
class Truth(Shape[bool]):
    """`yes` or `no`, as in the language."""

    what: str = "yes or no"

    def schema(self) -> Schema:
        return Schema(self, {"enum": ["yes", "no"]})

    def value(self, node: Scalar, judged: Judged) -> bool:
        return node.value == "yes"

    def hint(self, node: Node, key: Scalar | None) -> str:
        meant = {"true": "yes", "false": "no"}.get(node.value.lower()) if isinstance(node, Scalar) else None
        return f"write {meant}" if meant else ""


@dataclass(frozen=True)
class ListOf(Shape[tuple[V, ...]]):
    """A list of values of one shape, each at most `once`, or as often as one likes."""

    item: Shape[V]
    what: str = "a list such as [a, b]"
    least: int = 0
    once: bool = True

    def schema(self) -> Schema:
        least = {"minItems": self.least} if self.least else {}
        once = {"uniqueItems": True} if self.once else {}
        return Schema(self, {"type": "array", "items": self.item.schema(), **once, **least})

    def value(self, node: ListNode, judged: Judged) -> tuple[V, ...] | None:
        values = [value for item in node.items if (value := self.item.read(item, judged)) is not None]
        return tuple(values) if len(values) == len(node.items) else None

    def hint(self, node: Node, key: Scalar | None) -> str:
        return f"write [{node.value}]" if isinstance(node, Scalar) and node.value.isidentifier() else ""


@dataclass(frozen=True)
class MapOf(Shape[tuple[tuple[Ref, V], ...]]):
    """Any number of keys of one shape with values of one shape; what is wrong in one is left out."""

    key: Shape[Ref]
    of: Shape[V]
    what: str = "a block of keys"
    least: int = 0

    def schema(self) -> Schema:
        least = {"minProperties": self.least} if self.least else {}
        inner = {"propertyNames": self.key.schema(), "additionalProperties": self.of.schema()}
        return Schema(self, {"type": "object", **inner, **least})

    def value(self, node: MapNode, judged: Judged) -> tuple[tuple[Ref, V], ...]:
        read = [(self.key.read(k, judged), self.of.read(v, judged)) for k, v in node.entries]
        return tuple((key, value) for key, value in read if key is not None and value is not None)
