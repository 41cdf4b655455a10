"""The one door to ruamel.yaml: parse events, from its C part where that is installed."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Protocol, cast

from ruamel.yaml import YAML

try:
    from _ruamel_yaml import CParser
except ImportError:  # the C part is optional
    try:
        from _ruamel_yaml_clibz import CParser
    except ImportError:
        CParser = None


class EventMark(Protocol):
    """A place as ruamel counts: from 0, in code points."""

    line: int
    column: int
    index: int


class Event(Protocol):
    """A parse event; what its class does not have is asked for with getattr."""

    start_mark: EventMark
    end_mark: EventMark


def has_c_part() -> bool:
    """Whether the fast parser is installed."""
    return CParser is not None


def events(content: str, pure: bool) -> Iterator[Event]:
    """The parse events of a text, one by one, so that a reader may stop before a hostile file costs time."""
    if pure or CParser is None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield from cast(Iterator[Event], YAML(typ="safe", pure=True).parse(content))
        return
    parser = CParser(content)
    while parser.check_event():
        yield cast(Event, parser.get_event())
