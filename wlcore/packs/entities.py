"""Files of entities: under the name of each kind the ids of cards, spaces, characters ... with their properties."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import Any

from wlcore.lang.diagnostics import Findings, meant
from wlcore.lang.source import Span
from wlcore.lang.types import with_article
from wlcore.packs import names
from wlcore.packs.fields import Field
from wlcore.packs.nodes import MapNode, Node, Scalar
from wlcore.packs.patterns import spread
from wlcore.packs.properties import PropertyType, Value, plain
from wlcore.packs.sections import kinds_in
from wlcore.packs.shapes import NO_REF, ListOf, Number, Prose, Refs, Truth, wrong
from wlcore.records import dataclass

Kinds = Mapping[str, Mapping[str, PropertyType]]

COPIES = Field("copies", Number(least=1, most=1000), 1, "How many of it there are.")
PROVENANCE = Field("provenance", names.PROVENANCE, NO_REF, "Where it comes from, if not as its pack says.")
CITES = Field("cites", ListOf(names.CLAUSE_ID), (), "The clauses it carries out.")
NOTE = Field("note", Prose(), "", "A remark for maintainers; play never sees it.")
REPLACES = Field("replaces", Truth(), False, "Whether it changes the thing of this id that is there already.")
RESERVED: tuple[Field[Any], ...] = (COPIES, PROVENANCE, CITES, NOTE, REPLACES)


@dataclass(frozen=True, slots=True)
class Entity:
    """One design of a card, space, character ...; `places` says where each property stands.

    One that `replaces` another says only what is different about it.
    """

    kind: str
    id: str
    span: Span
    properties: Mapping[str, Value]
    copies: int
    provenance: str
    cites: Refs
    file: str
    places: Mapping[str, Span]
    replaces: bool = False
    pattern: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    """The pattern that stands for it, if it is one of many, and the values that are its own there."""


def read_entities(
    tree: Node,
    kinds: Kinds,
    findings: Findings,
    known: dict[tuple[str, str], Span] | None = None,
    packs: Container[str] | None = None,
) -> list[Entity]:
    """The entities of a file in order; those with mistakes are left out, and so is what stands beside a pack that is not one of
    `packs`, if these are given.

    All files of a game and its layers share `known`, so that an id used in two of them is found.
    """
    if not isinstance(tree, MapNode):
        wrong(tree, "a block of kinds", findings, f"begin with a kind: {', '.join(kinds)}")
        return []
    known = {} if known is None else known
    entities = []
    for kind, node in kinds_in(tree, findings, packs):
        if kind.value not in kinds:
            message = f"there is no kind '{kind.value}'"
            findings.error("unknown-key", message, kind.span, meant(kind.value, kinds))
        elif not isinstance(node, MapNode):
            wrong(node, f"a block of ids, each {with_article(kind.value)}", findings)
        else:
            for key, body, merged in spread(node, kinds[kind.value], findings):
                entity = _entity(kind.value, key, body, kinds[kind.value], findings)
                if entity is None or not _is_new(entity, known, findings):
                    continue
                if merged is not None:
                    entity = replace(entity, pattern=merged.pattern, parts=merged.parts)
                entities.append(entity)
    return entities


def _is_new(entity: Entity, known: dict[tuple[str, str], Span], findings: Findings) -> bool:
    if entity.replaces:
        ids = [name for kind, name in known if kind == entity.kind]
        if entity.id in ids:
            return True
        message = f"there is no {entity.kind} '{entity.id}' that this could replace"
        findings.error("unknown-name", message, entity.span, meant(entity.id, ids))
        return False
    first = known.setdefault((entity.kind, entity.id), entity.span)
    if first is entity.span:
        return True
    message = f"there is {with_article(entity.kind)} '{entity.id}' already"
    advice = "choose another id, or say 'replaces: yes' to change that one"
    findings.error("duplicate", message, entity.span, advice, ((first, "the first one"),))
    return False


def _entity(
    kind: str, key: Scalar, node: Node, types: Mapping[str, PropertyType], findings: Findings
) -> Entity | None:
    ref = names.NAME.read(key, findings)
    if isinstance(node, Scalar) and node.missing:
        node = MapNode((), key.span)
    if not isinstance(node, MapNode):
        wrong(node, f"the properties of {with_article(kind)}", findings)
        return None
    before = len(findings.found)
    own, common = _properties(kind, node, types, findings)
    replaces = bool(common.get(REPLACES.name, REPLACES.default))
    if replaces and COPIES.name in common:
        place = node.key(COPIES.name)
        message = "how many copies there are cannot be changed"
        findings.error("wrong-value", message, place.span if place else key.span, "add a card of your own")
    for name, type_ in types.items():
        if type_.required and not replaces and node.key(name) is None:
            message = f"the {kind} '{key.value}' has no '{name}'"
            findings.error("missing-key", message, key.span, f"add '{name}:' with {_wanted(type_)}")
    if ref is None or len(findings.found) > before:
        return None
    defaults = {n: t.default for n, t in types.items() if t.default is not None and not replaces}
    return Entity(
        kind=kind,
        id=ref.id,
        span=ref.span,
        properties={**defaults, **own},
        copies=common.get(COPIES.name, COPIES.default),
        provenance=plain(common.get(PROVENANCE.name, PROVENANCE.default)),
        cites=common.get(CITES.name, CITES.default),
        file=ref.span.file,
        places={k.value: v.span for k, v in node.entries},
        replaces=replaces,
    )


def _wanted(property_type: PropertyType) -> str:
    """What has to stand behind a property."""
    return f"one of: {', '.join(property_type.of)}" if property_type.of else property_type.shape.what


def _properties(
    kind: str, node: MapNode, types: Mapping[str, PropertyType], findings: Findings
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the entity says itself, and what is common to all kinds."""
    own: dict[str, Any] = {}
    common: dict[str, Any] = {}
    reserved = {field.name: field for field in RESERVED}
    for key, value in node.entries:
        if key.value in reserved:
            common[key.value] = reserved[key.value].shape.read(value, findings)
        elif key.value in types:
            own[key.value] = plain(types[key.value].shape.read(value, findings))
        else:
            close = [n for n in (*types, *reserved) if node.key(n) is None]
            message = f"{with_article(kind)} has no property '{key.value}'"
            findings.error("unknown-key", message, key.span, meant(key.value, close))
    return own, common
