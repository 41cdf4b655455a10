"""What phrase files say, kept on disk by what is written in them: to parse one takes longer than all that is done with it."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from wlcore.keeping import keep, kept, thin_out
from wlcore.lang.diagnostics import Diagnostic
from wlcore.lang.source import Span
from wlcore.packs import rawtext
from wlcore.text import entries
from wlcore.text.entries import Entry, EntryForm
from wlcore.version import __version__

SHORT = 2000
"""A file that is no longer is parsed each time."""

Learned = tuple[tuple[Entry, ...], tuple[Diagnostic, ...]]


def recalled(name: str, label: str, pack: str) -> Learned | None:
    """The phrases of a file, and what is wrong with it, if they are kept under this name."""
    found = kept(name) if name else None
    if found is None:
        return None
    try:
        said, wrong = found[0]
        return (
            tuple([_entry(one, label, pack) for one in said]),
            tuple(
                [
                    Diagnostic(code, message, Span(label, *at), suggestion=cure)
                    for code, message, cure, at in wrong
                ]
            ),
        )
    except (ValueError, TypeError, AttributeError):
        return None


def learn(name: str, learned: Learned) -> None:
    """Keep what has been read; but what is wrong in a way that takes more to be told is read again each time."""
    said, wrong = learned
    if name and not any(d.related or d.severity != "error" for d in wrong):
        keep(
            name, ([_said(x) for x in said], [(d.code, d.message, d.suggestion, _at(d.span)) for d in wrong])
        )
        thin_out()


def name_of(content: str) -> str:
    """Under which name it is kept what such a file says; none if it is short, or if it cannot be told what reads it."""
    if len(content) <= SHORT or not _readers():
        return ""
    return f"{sha256(repr([*_readers(), content]).encode()).hexdigest()[:32]}.phrases"


@cache
def _readers() -> list[str]:
    """What decides how phrases are read, as it is now; nothing where that cannot be looked at."""
    from importlib.metadata import (
        PackageNotFoundError,
        version,
    )  # a tenth of a start, and a start needs it not

    try:
        files = [Path(str(x.__file__)).read_bytes() for x in (entries, rawtext, sys.modules[__name__])]
        return [__version__, sys.version, version("fluent.syntax"), *[sha256(x).hexdigest() for x in files]]
    except (OSError, PackageNotFoundError):  # as when wlcore runs from inside a zip
        return []


def _at(span: Span) -> tuple[int, int, int, int]:
    return span.line, span.col, span.end_line, span.end_col


def _said(entry: Entry) -> tuple[Any, ...]:
    forms = [
        (
            name,
            [(x, _at(span)) for x, span in form.variables.items()],
            [(x, _at(span)) for x, span in form.references.items()],
            sorted(form.agreeing),
            sorted(form.numbering),
            form.text,
        )
        for name, form in entry.forms.items()
    ]
    return entry.id, _at(entry.span), entry.written, forms


def _entry(said: tuple[Any, ...], label: str, pack: str) -> Entry:
    phrase, at, written, forms = said
    entry = Entry(phrase, pack, Span(label, *at), written)
    for name, variables, references, agreeing, numbering, text in forms:
        entry.forms[name] = EntryForm(
            {x: Span(label, *where) for x, where in variables},
            {x: Span(label, *where) for x, where in references},
            set(agreeing),
            set(numbering),
            text,
        )
    return entry
