"""The forms of names that pack files use: ids, clause ids, versions, languages."""

from __future__ import annotations

from wlcore.packs.shapes import OneOf, Word
from wlcore.whom import ASKING

NAME_PATTERN = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
CLAUSE_PATTERN = r"[A-Z]+(-[A-Z]+)*-[0-9]+"

EDITIONS = ("en", "fr", "de", "ru")
PROVENANCES = ("rules", "component", "designed")

NAME = Word("a name", NAME_PATTERN, "names are lower-case words joined by hyphens, such as 'my-card'")
PACK_ID = Word(
    "the id of a pack", NAME_PATTERN, "ids are lower-case words joined by hyphens, such as 'my-cards'"
)
CLAUSE_ID = Word("a clause id", CLAUSE_PATTERN, "clause ids are capitals and a number, such as 'THERE-01'")
CLAUSE_GROUP = Word(
    "what clause ids begin with",
    r"[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*",
    "name what stands before the numbers, such as 'THERE'",
)
VERSION = Word(
    "a version",
    r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)(-[0-9A-Za-z][0-9A-Za-z.-]*)?(\+[0-9A-Za-z][0-9A-Za-z.-]*)?",
    "versions are three numbers, such as 1.0.0",
)
ENGINE = Word(
    "versions of wlcore",
    r"[0-9]{1,4}(\.[0-9]{1,4}){2}( to [0-9]{1,4}(\.[0-9]{1,4}){2})?",
    "write the first version, such as 0.1.0, or the first and the last, such as 0.1.0 to 0.9.0",
)
LANGUAGE = Word(
    "a language", r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", "languages are codes such as 'en' or 'pt-BR'"
)
PYTHON_FILE = Word("the name of a Python file", r"[a-z][a-z0-9_]*\.py", "write builtins.py")
EDITION = OneOf(EDITIONS, "an edition")
ASK = OneOf(ASKING, "who is asked")
PROVENANCE = OneOf(PROVENANCES, "where it comes from")
