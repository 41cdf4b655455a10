"""What a value in a YAML file may look like: one table of shapes both reads files and makes their JSON Schemas."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import NOWHERE, Span
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar, described
from wlcore.records import dataclass

Schema = dict[str, Any]
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


class Shape(ABC, Generic[T_co]):
    """Reads a node as a value of one type; `what` says in a message what was expected."""

    what: str

    @abstractmethod
    def read(self, node: Node, findings: Findings) -> T_co | None:
        """The value, or nothing after noting what is wrong."""

    @abstractmethod
    def schema(self) -> Schema:
        """The same as JSON Schema, draft 7."""


def wrong(node: Node, what: str, findings: Findings, suggestion: str = "") -> None:
    """Note that something else stands where `what` should."""
    findings.error("wrong-type", f"expected {what}, found {described(node)}", node.span, suggestion)


def enumerated(names: Iterable[str]) -> Schema:
    """One of these names; those that look like numbers are numbers to an editor."""
    listed = list(names)
    return {"enum": [*listed, *(int(n) for n in listed if WHOLE.fullmatch(n))]}


@dataclass(frozen=True)
class Word(Shape[Ref]):
    """A single word of a fixed form: an id, a version, the name of a file."""

    what: str
    pattern: str
    advice: str = ""
    may_be_number: bool = False

    def read(self, node: Node, findings: Findings) -> Ref | None:
        if not isinstance(node, Scalar) or node.missing:
            wrong(node, self.what, findings, self.advice)
        elif node.style == "plain" and node.value in NOT_WORDS:
            wrong(node, self.what, findings, f"in YAML '{node.value}' is not a word: choose another")
        elif not re.fullmatch(self.pattern, node.value):
            wrong(node, self.what, findings, self.advice)
        else:
            return Ref(node.value, node.span)
        return None

    def schema(self) -> Schema:
        types = ["string", "integer"] if self.may_be_number else "string"
        return {"type": types, "pattern": f"^(?:{self.pattern})$"}


@dataclass(frozen=True)
class OneOf(Shape[Ref]):
    """One of some names."""

    names: tuple[str, ...]
    what: str = "one of these"

    def read(self, node: Node, findings: Findings) -> Ref | None:
        if not isinstance(node, Scalar) or node.missing:
            wrong(node, f"{self.what}: {self.listed()}", findings)
        elif node.value not in self.names:
            suggestion = meant(node.value, self.names)
            wrong(node, f"{self.what}: {self.listed()}", findings, suggestion)
        else:
            return Ref(node.value, node.span)
        return None

    def listed(self) -> str:
        """The names for a message, not all of them where there are many."""
        return ", ".join(self.names[:8]) + (", ..." if len(self.names) > 8 else "")

    def schema(self) -> Schema:
        return enumerated(self.names)


@dataclass(frozen=True)
class Prose(Shape[str]):
    """A text for people; it may go over several lines in any of YAML's ways."""

    what: str = "a text"

    def read(self, node: Node, findings: Findings) -> str | None:
        if not isinstance(node, Scalar) or not node.value.strip():
            wrong(node, self.what, findings)
            return None
        return node.value.strip()

    def schema(self) -> Schema:
        return {"type": ["string", "number", "boolean"], "minLength": 1}


@dataclass(frozen=True)
class Number(Shape[int]):
    """A whole number."""

    least: int | None = None
    what: str = "a whole number"
    most: int = 999_999_999

    def read(self, node: Node, findings: Findings) -> int | None:
        what = self.what if self.least is None else f"{self.what}, at least {self.least}"
        if self.most < 999_999_999:
            what += f" and at most {self.most}"
        if isinstance(node, Scalar) and WHOLE.fullmatch(node.value):
            if node.style == "plain":
                value = int(node.value)
                if (self.least is None or value >= self.least) and value <= self.most:
                    return value
                wrong(node, what, findings)
            else:
                wrong(node, what, findings, f"write {node.value} without quotation marks")
        else:
            wrong(node, what, findings, "write digits only, such as 3 or -1")
        return None

    def schema(self) -> Schema:
        most = {"minimum": -999_999_999 if self.least is None else self.least, "maximum": self.most}
        return {"type": "integer", **most}


@dataclass(frozen=True)
class Truth(Shape[bool]):
    """`yes` or `no`, as in the language."""

    what: str = "yes or no"

    def read(self, node: Node, findings: Findings) -> bool | None:
        if isinstance(node, Scalar) and node.value in ("yes", "no"):
            return node.value == "yes"
        meant = {"true": "yes", "false": "no"}.get(node.value.lower()) if isinstance(node, Scalar) else None
        wrong(node, self.what, findings, f"write {meant}" if meant else "")
        return None

    def schema(self) -> Schema:
        return {"enum": ["yes", "no"]}


@dataclass(frozen=True)
class ListOf(Shape[tuple[V, ...]]):
    """A list of values of one shape, each at most `once`, or as often as one likes."""

    item: Shape[V]
    what: str = "a list such as [a, b]"
    least: int = 0
    once: bool = True

    def read(self, node: Node, findings: Findings) -> tuple[V, ...] | None:
        if not isinstance(node, ListNode):
            advice = f"write [{node.value}]" if isinstance(node, Scalar) and node.value.isidentifier() else ""
            wrong(node, self.what, findings, advice)
            return None
        if len(node.items) < self.least:
            message = f"expected at least {self.least} in this list, found {len(node.items)}"
            findings.error("wrong-type", message, node.span)
            return None
        seen: dict[str | Node, Node] = {}
        values: list[V] = []
        for item in node.items:
            value = self.item.read(item, findings)
            if value is None:
                continue
            first = seen.setdefault(value.id if isinstance(value, Ref) else item, item)
            if self.once and first is not item:
                message = f"{described(item)} stands in this list for the second time"
                findings.error("duplicate", message, item.span, related=((first.span, "the first time"),))
            values.append(value)
        return tuple(values) if len(values) == len(node.items) else None

    def schema(self) -> Schema:
        least = {"minItems": self.least} if self.least else {}
        once = {"uniqueItems": True} if self.once else {}
        return {"type": "array", "items": self.item.schema(), **once, **least}


@dataclass(frozen=True)
class MapOf(Shape[tuple[tuple[Ref, V], ...]]):
    """Any number of keys of one shape with values of one shape; what is wrong in one is left out."""

    key: Shape[Ref]
    value: Shape[V]
    what: str = "a block of keys"
    least: int = 0

    def read(self, node: Node, findings: Findings) -> tuple[tuple[Ref, V], ...] | None:
        if not isinstance(node, MapNode) or len(node.entries) < self.least:
            wrong(node, self.what, findings)
            return None
        read = [(self.key.read(k, findings), self.value.read(v, findings)) for k, v in node.entries]
        return tuple((key, value) for key, value in read if key is not None and value is not None)

    def schema(self) -> Schema:
        least = {"minProperties": self.least} if self.least else {}
        keys = self.key.schema()
        return {"type": "object", "propertyNames": keys, "additionalProperties": self.value.schema(), **least}
