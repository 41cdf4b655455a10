"""The JSON Schema of what `View.to_dict` gives."""

from __future__ import annotations

from typing import Any

from wlcore.door.as_data import FORMAT

Schema = dict[str, Any]

SEAT: Schema = {"type": "integer", "minimum": 1}
TEXT: Schema = {"type": "string"}
TRUTH: Schema = {"type": "boolean"}
COUNT: Schema = {"type": "integer", "minimum": 0}
THING: Schema = {"type": ["integer", "boolean", "string", "null"], "description": "null is nobody"}
OF: Schema = {
    "type": "object",
    "additionalProperties": THING,
    "description": "what it goes by: for each kind a seat, an id or a number",
}


def view_schema() -> Schema:
    """The JSON Schema of what `View.to_dict` gives: plain data, to be checked with any validator.

    >>> schema = wlcore.view_schema()
    >>> schema["properties"]["format"]
    {'const': 1}
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What a player may know of a game",
        **_all_of(
            format={"const": FORMAT},
            game=TEXT,
            layers=_list(TEXT),
            digest=TEXT,
            language=TEXT,
            seat=SEAT,
            players=_list(_all_of(seat=SEAT, name=TEXT)),
            over=TRUTH,
            winners=_list(SEAT),
            decides={**SEAT, "type": ["integer", "null"]},
            zones=_list(_zone()),
            values=_list(_value()),
            decision={
                "oneOf": [
                    {"type": "null"},
                    _all_of(seat=SEAT, about=TEXT, rule=TEXT, clauses=_list(TEXT), question=TEXT),
                ],
                "description": "what this player is asked; null when it is not their turn to choose",
            },
            options=_list(_option()),
        ),
    }


def _zone() -> Schema:
    seen = _all_of(card=TEXT, design=TEXT, kind=TEXT, words=TEXT, back=TEXT, known_by=_list(SEAT))
    unseen = _all_of(back=TEXT, known_by=_list(SEAT))
    ordered = {**TRUTH, "description": "false: in which order these cards lie is not known, or means nothing"}
    return _all_of(
        name=TEXT,
        of=OF,
        owner={**SEAT, "type": ["integer", "null"]},
        words=TEXT,
        count=COUNT,
        piles={
            **_list(_all_of(ordered=ordered, cards={**_list({"oneOf": [seen, unseen]}), "minItems": 1})),
            "description": "from the top; a card that is not known has a back alone",
        },
    )


def _value() -> Schema:
    return {
        "oneOf": [
            _all_of(name=TEXT, of=OF, kind=TEXT, value=THING),
            _all_of(name=TEXT, of=OF, kind=TEXT, hidden={"const": True}),
        ]
    }


def _option() -> Schema:
    amount = {"type": ["integer", "null"]}
    return _all_of(
        option=COUNT,
        name=TEXT,
        kind={"type": ["string", "null"]},
        thing=THING,
        words=TEXT,
        does=_list(_all_of(what=TEXT, name=TEXT, amount=amount)),
    )


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _all_of(**properties: Schema) -> Schema:
    """An object with just these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
