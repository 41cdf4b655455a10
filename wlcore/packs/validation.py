"""Judges a YAML tree by the JSON Schema of what it should be, and reads what is valid.

Each error of the schema becomes a finding at the place of the node it is about, in the words of the shape that made the schema. What
is wrong is left out when the tree is read; the rest of a file still counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from wlcore.lang.diagnostics import Findings
from wlcore.packs.nodes import ListNode, MapNode, Node, Scalar, described
from wlcore.packs.shapes import WHOLE, Judged, Schema, Shape, V, wrong

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

CONSTANTS = {"": None, "null": None, "true": True, "false": False}
"""Plain words that are no texts in YAML."""
REMEMBERED = 1000
"""So many nodes of each shape that are right are known again."""


def read_as(shape: Shape[V], node: Node, findings: Findings) -> V | None:
    """What a node says, or nothing; what its schema does not allow is noted."""
    return shape.read(node, judge(shape, node, findings))


def judge(shape: Shape[Any], node: Node, findings: Findings) -> Judged:
    """What the schema of a shape finds wrong with a node and with all below it."""
    judged, value = Judged(findings), value_of(node)
    validator, valid = _validator(shape)
    if (written := repr(value)) in valid:
        return judged
    errors = list(validator.iter_errors(value))
    for error in errors:
        _tell(error, node, judged)
    if not errors and len(valid) < REMEMBERED:
        valid.add(written)
    return judged


def value_of(node: Node) -> Any:
    """A tree as plain values. Numbers that rules do not know, such as 1.5 and 007, stay as they are written."""
    if isinstance(node, ListNode):
        return [value_of(item) for item in node.items]
    if isinstance(node, MapNode):
        return {key.value: value_of(value) for key, value in node.entries}
    if node.style != "plain":
        return node.value
    if node.value in CONSTANTS:
        return CONSTANTS[node.value]
    return int(node.value) if WHOLE.fullmatch(node.value) else node.value


@lru_cache(maxsize=256)
def _validator(shape: Shape[Any]) -> tuple[Validator, set[str]]:
    """What judges nodes of a shape, and what it has found right: of a pack that is read again most has been judged before."""
    return _kind_of_validator()(shape.schema()), set()


@cache
def _kind_of_validator() -> type[Validator]:
    """Draft 7, where `$` is the end of a text: to Python it is the place before a last end of line, too."""
    from jsonschema import Draft7Validator, ValidationError
    from jsonschema.validators import extend

    def pattern(
        validator: Validator, wanted: str, instance: object, schema: Schema
    ) -> Iterator[ValidationError]:
        whole = wanted.removesuffix("$") + r"\Z" if wanted.endswith("$") else wanted
        if isinstance(instance, str) and re.search(whole, instance) is None:
            yield ValidationError(f"{instance!r} does not match {wanted!r}")

    made: type[Validator] = extend(Draft7Validator, {"pattern": pattern})  # type: ignore[no-untyped-call]
    return made


# ---- errors ---------------------------------------------------------------------------------------------


def _tell(error: ValidationError, root: Node, judged: Judged) -> None:
    """One error of a schema as findings."""
    way = list(_way(root, error.absolute_path))
    key, node = way[-1]
    schema, keyword = error.schema, error.validator_value
    assert isinstance(schema, Schema), (
        "each part of our schemas that can fail says which shape it was made from"
    )
    shape = schema.shape
    assert shape is not None
    if list(error.schema_path)[-2:-1] == ["propertyNames"]:
        assert isinstance(node, MapNode)
        key = node.key(str(error.instance))
        assert key is not None
        way.append((None, key))
        node = key
    for _, passed in way:
        judged.spoil_around(passed)
    match error.validator:
        case "additionalProperties":
            assert isinstance(node, MapNode)
            for name in _unknown(node, schema):
                shape.unknown_key(name, node, judged.findings)
        case "required":
            assert isinstance(node, MapNode)
            if judged.is_first(node, schema):
                assert isinstance(keyword, list)
                for missing in (name for name in keyword if node.key(name) is None):
                    shape.missing_key(missing, key, node, judged.findings)
        case "uniqueItems":
            assert isinstance(node, ListNode)
            _tell_repeated(node, judged)
        case "minItems":
            assert isinstance(node, ListNode)
            judged.spoil(node)
            message = f"expected at least {keyword} in this list, found {len(node.items)}"
            judged.findings.error("wrong-type", message, node.span)
        case "anyOf":
            for inner in _nearest(error):
                _tell(inner, root, judged)
        case "not":
            assert key is not None
            judged.spoil(node)
            shape.misplaced_key(key, judged.findings)
        case _:
            if not judged.wrong(node):
                judged.spoil(node)
                wrong(node, shape.expected(node), judged.findings, shape.hint(node, key))


def _way(root: Node, path: Sequence[str | int]) -> Iterator[tuple[Scalar | None, Node]]:
    """The nodes from the root to the end of a path, each with its key, if it has one."""
    key, node = None, root
    yield key, node
    for step in path:
        if isinstance(node, MapNode):
            key, node = next((k, v) for k, v in node.entries if k.value == step)
        else:
            assert isinstance(node, ListNode)
            assert isinstance(step, int)
            key, node = None, node.items[step]
        yield key, node


def _unknown(node: MapNode, schema: Schema) -> list[Scalar]:
    patterns = schema.get("patternProperties", {})
    return [
        key
        for key, _ in node.entries
        if key.value not in schema["properties"] and not any(re.search(p, key.value) for p in patterns)
    ]


def _tell_repeated(node: ListNode, judged: Judged) -> None:
    """Note the items of a list that stand in it already."""
    first: list[Node] = []
    for item in node.items:
        before = next((other for other in first if value_of(other) == value_of(item)), None)
        if before is None:
            first.append(item)
            continue
        message = f"{described(item)} stands in this list for the second time"
        judged.findings.error("duplicate", message, item.span, related=((before.span, "the first time"),))


def _nearest(error: ValidationError) -> list[ValidationError]:
    """Of several ways in which a node could be right, the errors of the first that wants such a node: a list, a word."""
    ways: dict[Any, list[ValidationError]] = {}
    for inner in error.context or ():
        ways.setdefault(inner.schema_path[0], []).append(inner)
    fit = [found for found in ways.values() if not any(e.validator == "type" and not e.path for e in found)]
    return (fit or list(ways.values()))[0]
