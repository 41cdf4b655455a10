"""Blocks with fixed keys: which there are, which must be there, what they hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import Span
from wlcore.packs.nodes import MapNode, Node, Scalar
from wlcore.packs.shapes import Judged, Ref, Schema, Shape, V
from wlcore.records import dataclass


@dataclass(frozen=True)
class Field(Generic[V]):
    """One key of a block. With `only`, it belongs to blocks whose deciding key has that value.

    With `needed_by`, blocks of that value must have it and others may.
    """

    name: str
    shape: Shape[V]
    default: V
    about: str
    required: bool = False
    only: str = ""
    needed_by: str = ""

    def schema(self) -> Schema:
        """The schema of the value, with what it is for."""
        return self.shape.schema().with_more(description=self.about)


@dataclass(frozen=True)
class BlockValues:
    """What a block said, asked by field; a field that is not there has its default."""

    read: Mapping[str, Any]
    places: Mapping[str, Span]
    span: Span

    def __getitem__(self, field: Field[V]) -> V:
        return cast(V, self.read.get(field.name, field.default))

    def has(self, field: Field[Any]) -> bool:
        """Whether the field is there and right."""
        return field.name in self.read

    def place(self, field: Field[Any]) -> Span:
        """Where the value of the field stands, or the whole block."""
        return self.places.get(field.name, self.span)


@dataclass(frozen=True)
class Record(Shape[BlockValues]):
    """A block with these keys and no others; the key named `decided_by` decides about fields with `only`."""

    fields: tuple[Field[Any], ...]
    what: str
    decided_by: str = ""

    # ---- schema ----------------------------------------------------------------------------------------

    def schema(self) -> Schema:
        keywords: dict[str, Any] = {
            "type": "object",
            "properties": {f.name: f.schema() for f in self.fields},
            "required": [f.name for f in self.fields if f.required and not f.only],
            "additionalProperties": False,
        }
        kinds = list(dict.fromkeys(f.only or f.needed_by for f in self.fields if f.only or f.needed_by))
        if kinds:
            keywords["allOf"] = [self._when(kind) for kind in kinds]
        return Schema(self, keywords)

    def _when(self, kind: str) -> dict[str, Any]:
        needed = [f.name for f in self.fields if (f.required and f.only == kind) or f.needed_by == kind]
        others = {f.name: _Misplaced(f.only, kind).schema() for f in self.fields if f.only not in ("", kind)}
        return {
            "if": {"properties": {self.decided_by: {"const": kind}}, "required": [self.decided_by]},
            "then": Schema(self, {"required": needed, "properties": others}),
        }

    # ---- reading ---------------------------------------------------------------------------------------

    def value(self, node: MapNode, judged: Judged) -> BlockValues | None:
        """The values; nothing if a required key is missing or wrong."""
        fields = {field.name: field for field in self.fields}
        known = [(key.value, value) for key, value in node.entries if key.value in fields]
        found = {name: fields[name].shape.read(value, judged) for name, value in known}
        read = {name: value for name, value in found.items() if value is not None}
        values = BlockValues(read, {k.value: v.span for k, v in node.entries}, node.span)
        return values if all(values.has(field) for field in self._needed(read)) else None

    def _needed(self, read: Mapping[str, Any]) -> list[Field[Any]]:
        decided = read.get(self.decided_by)
        kind = decided.id if isinstance(decided, Ref) else ""
        return [
            f for f in self.fields if (f.required and f.only in ("", kind)) or (kind and f.needed_by == kind)
        ]

    # ---- what is wrong ---------------------------------------------------------------------------------

    def expected(self, node: Node) -> str:
        return f"the keys of {self.what}"

    def unknown_key(self, key: Scalar, node: MapNode, findings: Findings) -> None:
        known = [f.name for f in self.fields if node.get(f.name) is None]
        message = f"there is no key '{key.value}' in {self.what}"
        findings.error("unknown-key", message, key.span, meant(key.value, known))

    def missing_key(self, name: str, key: Scalar | None, node: MapNode, findings: Findings) -> None:
        about = next(f.about for f in self.fields if f.name == name)
        message = f"'{name}' is missing in {self.what}"
        findings.error("missing-key", message, _start(node.span), f"add '{name}': {about}")


@dataclass(frozen=True)
class _Misplaced(Shape[None]):
    """A key that belongs to blocks of one sort, in a block of another."""

    only: str
    kind: str
    what: str = "nothing"

    def schema(self) -> Schema:
        return Schema(self, {"not": {}})

    def value(self, node: Node, judged: Judged) -> None:
        return None

    def misplaced_key(self, key: Scalar, findings: Findings) -> None:
        message = f"'{key.value}' belongs to a {self.only}, not to a {self.kind}"
        findings.error("unknown-key", message, key.span, "delete it")


def _start(span: Span) -> Span:
    """The first character of a place: where a message about something missing points."""
    return Span(span.file, span.line, span.col, span.line, span.col + 1)
