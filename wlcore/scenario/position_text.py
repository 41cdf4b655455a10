"""A position as text, for `start_position` to read again."""

from __future__ import annotations

import json

from wlcore.engine.state import State
from wlcore.loading import Choice


def as_text(choice: Choice, players: tuple[str, ...], state: State) -> str:
    """A position as the text of a file."""
    return json.dumps(
        {
            "game": choice.game,
            "edition": choice.edition,
            "variants": list(choice.variants),
            "packs": list(choice.packs),
            "rulings": dict(choice.rulings),
            "options": dict(choice.options),
            "ask": choice.ask,
            "players": list(players),
            "fate": [[name, list(values)] for name, values in state.fate],
            "position": json.loads(state.to_json()),
        },
        separators=(",", ":"),
    )
