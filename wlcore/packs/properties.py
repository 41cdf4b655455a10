"""What the properties of entities may hold: numbers, truths, labels, texts, and effects that keep their places."""

from __future__ import annotations

from typing import Any, Literal

from wlcore.lang.source import Text
from wlcore.packs import names
from wlcore.packs.nodes import Node, Scalar
from wlcore.packs.shapes import Judged, ListOf, Number, OneOf, Prose, Ref, Schema, Shape, Truth
from wlcore.records import dataclass

Base = Literal["number", "truth", "label", "effect", "abilities", "text"]
Value = int | bool | str | Text | tuple[Any, ...]


HOW = "write it under '|', one statement a line"


@dataclass(frozen=True)
class EffectText(Shape[Text]):
    """A text of the language: its lines must stand in the file exactly as they will be read."""

    what: str = "an effect"

    def schema(self) -> Schema:
        return Schema(self, {"type": ["string", "number", "boolean"], "pattern": r"\S"})

    def value(self, node: Scalar, judged: Judged) -> Text | None:
        text = node.as_text()
        if text is None:
            message = f"{self.what} cannot stand in this form: {node.why_no_text()}"
            judged.findings.error("yaml-folded", message, node.span, HOW)
        return text

    def hint(self, node: Node, key: Scalar | None) -> str:
        return HOW


@dataclass(frozen=True, slots=True)
class PropertyType:
    """The type of a property: `of` names what a label may be (any name if empty), `many` asks for a list."""

    base: Base
    of: tuple[str, ...] = ()
    many: bool = False
    optional: bool = False
    default: Value | None = None
    remark: str = ""
    """What its pack says of it, where it is declared."""

    @property
    def required(self) -> bool:
        """Whether an entity has to say it."""
        return not self.optional and self.default is None

    @property
    def about(self) -> str:
        """What it holds, for editors."""
        if self.remark:
            return self.remark
        said = {
            "number": "A whole number",
            "truth": "yes or no; left out, it is no",
            "label": "Names, in a list" if self.many else "A name",
            "effect": "What happens: statements of the language, below '|'",
            "abilities": "Triggers, changes of queries and forbids, below '|'",
            "text": "Plain text",
        }[self.base]
        return said + ("; may be left out" if self.optional else "") + "."

    @property
    def shape(self) -> Shape[Any]:
        """How it is read."""
        one = self._one()
        if not self.many:
            return one
        return ListOf(
            one, f"a list such as [{', '.join(self.of[:2])}]" if self.of else f"a list, each {one.what}"
        )

    def _one(self) -> Shape[Any]:
        if self.base == "label":
            return OneOf(self.of) if self.of else names.NAME
        if self.base in ("effect", "abilities"):
            return EffectText("an effect" if self.base == "effect" else "a text of abilities")
        return {"number": Number(), "truth": Truth(), "text": Prose()}[self.base]


def plain(value: Any) -> Any:
    """A value as read, names without their places."""
    if isinstance(value, Ref):
        return value.id
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    return value
