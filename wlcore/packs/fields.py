"""Blocks with fixed keys: which there are, which must be there, what they hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import Span
from wlcore.packs.nodes import MapNode, Node
from wlcore.packs.shapes import Ref, Schema, Shape, V, wrong
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
        return {"description": self.about, **self.shape.schema()}


@dataclass(frozen=True)
class Values:
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
class Record(Shape[Values]):
    """A block with these keys and no others; the key named `decided_by` decides about fields with `only`."""

    fields: tuple[Field[Any], ...]
    what: str
    decided_by: str = ""

    def read(self, node: Node, findings: Findings) -> Values | None:
        """The values; nothing if the block is none, or if a required key is missing or wrong."""
        if not isinstance(node, MapNode):
            wrong(node, f"the keys of {self.what}", findings)
            return None
        read: dict[str, Any] = {}
        for key, value in node.entries:
            field = self._field(key.value)
            if field is None:
                known = [f.name for f in self.fields if node.get(f.name) is None]
                message = f"there is no key '{key.value}' in {self.what}"
                findings.error("unknown-key", message, key.span, meant(key.value, known))
            elif (got := field.shape.read(value, findings)) is not None:
                read[field.name] = got
        values = Values(read, {k.value: v.span for k, v in node.entries}, node.span)
        return values if self._complete(node, values, findings) else None

    def _field(self, name: str) -> Field[Any] | None:
        return next((f for f in self.fields if f.name == name), None)

    def _complete(self, node: MapNode, values: Values, findings: Findings) -> bool:
        decided = values.read.get(self.decided_by)
        kind = decided.id if isinstance(decided, Ref) else ""
        complete = True
        for field in self.fields:
            key = node.key(field.name)
            if field.only and kind and field.only != kind:
                if key is not None:
                    message = f"'{field.name}' belongs to a {field.only}, not to a {kind}"
                    findings.error("unknown-key", message, key.span, "delete it")
            elif (field.required and (not field.only or kind)) or (kind and field.needed_by == kind):
                if key is None:
                    message = f"'{field.name}' is missing in {self.what}"
                    advice = f"add '{field.name}': {field.about}"
                    findings.error("missing-key", message, _start(node.span), advice)
                complete = complete and values.has(field)
        return complete

    def schema(self) -> Schema:
        schema: Schema = {
            "type": "object",
            "properties": {f.name: f.schema() for f in self.fields},
            "required": [f.name for f in self.fields if f.required and not f.only],
            "additionalProperties": False,
        }
        kinds = list(dict.fromkeys(f.only or f.needed_by for f in self.fields if f.only or f.needed_by))
        if kinds:
            schema["allOf"] = [self._when(kind) for kind in kinds]
        return schema

    def _when(self, kind: str) -> Schema:
        then: Schema = {
            "required": [
                f.name for f in self.fields if (f.required and f.only == kind) or f.needed_by == kind
            ],
            "properties": {f.name: False for f in self.fields if f.only not in ("", kind)},
        }
        return {
            "if": {"properties": {self.decided_by: {"const": kind}}, "required": [self.decided_by]},
            "then": then,
        }


def _start(span: Span) -> Span:
    """The first character of a place: where a message about something missing points."""
    return Span(span.file, span.line, span.col, span.line, span.col + 1)
