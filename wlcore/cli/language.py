"""Which language is meant where none was named: the one of the environment, if there are phrases in it; which can be named."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from wlcore.cli.parser import UsageError
from wlcore.data import data_root
from wlcore.packs.names import LANGUAGE

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


def check_language(language: str) -> None:
    """Make sure that what names a folder of phrases is the code of a language."""
    if not re.fullmatch(LANGUAGE.pattern, language):
        raise UsageError(f"'{language}' is no language: {LANGUAGE.advice}")
