"""Which language is meant where none was named: the one of the environment, if there are phrases in it."""

from __future__ import annotations

import os
from collections.abc import Mapping

from wlcore.data import data_root

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT = "en"


def spoken(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of LC_ALL, LC_MESSAGES or LANG, else English."""
    if asked:
        return asked
    found = next((value for name in VARIABLES if (value := environment.get(name, ""))), "")
    language = found.split(".")[0].split("_")[0].lower()
    return (
        language if language.isalpha() and (data_root() / "grammar" / "text" / language).is_dir() else DEFAULT
    )
