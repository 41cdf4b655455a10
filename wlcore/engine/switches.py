"""How the rulings and options of a compiled game stand: by edition, by what packs set, by what somebody asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wlcore.whom import ASKING

EDITIONS = ("en", "fr", "de", "ru", "default")
Value = bool | int | str
WHOLE = re.compile("[0-9]{1,9}")


class WrongChoice(ValueError):
    """Something that was asked for does not exist; `suggestion` says what does."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.suggestion = suggestion


def settings(
    data: Mapping[str, Any],
    edition: str,
    rulings: Mapping[str, str],
    options: Mapping[str, str],
    ask: str = "",
) -> list[int]:
    """The value of every ruling and option as a number, in the order in which compiled rules read them; last who is asked, as the
    game has it where nothing else is said.
    """
    if edition not in EDITIONS:
        raise WrongChoice(f"there is no edition '{edition}'", "one of: " + ", ".join(EDITIONS))
    _known("ruling", rulings, data["rulings"])
    _known("option", options, data["options"])
    out = []
    for name, ruling in data["rulings"].items():
        value: Value = ruling["values"].get(edition, ruling["default"])
        if ruling["set"] is not None:
            value = ruling["set"]
        if name in rulings:
            value = ruling_value(ruling, name, rulings[name])
        out.append(ruling["labels"].index(value) if isinstance(value, str) else int(value))
    for name, (allowed, default) in data["options"].items():
        said = options.get(name, default)
        if said not in allowed:
            raise WrongChoice(f"'{said}' is no value of the option '{name}'", "one of: " + ", ".join(allowed))
        out.append(allowed.index(said))
    if ask and ask not in ASKING:
        raise WrongChoice(f"nobody can be asked '{ask}'", "one of: " + ", ".join(ASKING))
    return [*out, ASKING.index(ask or data["ask"])]


def ruling_value(ruling: Mapping[str, Any], name: str, written: str) -> Value:
    """A value of a ruling as somebody types it."""
    value: Value | None
    if ruling["type"] == "truth":
        value, allowed = {"yes": True, "no": False}.get(written), "say yes or no"
    elif ruling["type"] == "number":
        value, allowed = (int(written) if WHOLE.fullmatch(written) else None), "say a number"
    else:
        value = written if written in ruling["labels"] else None
        allowed = "one of: " + ", ".join(ruling["labels"])
    if value is None:
        raise WrongChoice(f"'{written}' is no value of the ruling '{name}'", allowed)
    return value


def _known(what: str, asked: Mapping[str, str], there: Mapping[str, Any]) -> None:
    for name in asked:
        if name not in there:
            from difflib import get_close_matches

            close = get_close_matches(name, list(there), n=1)
            known = "there are: " + ", ".join(there) if there else ""
            raise WrongChoice(
                f"there is no {what} '{name}'", f"did you mean '{close[0]}'?" if close else known
            )
