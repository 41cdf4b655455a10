"""The two ways out of a command: results on stdout, talk on stderr. What steers a terminal goes out by neither."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

from wlcore.letters import UNSEEN
from wlcore.streams import OutputLost, put


def result(text: str) -> None:
    """Print a line or more of what was asked for."""
    put(text)


def json_result(value: Any) -> None:
    """Print the one JSON value of a `--json` run; call it last."""
    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    told = json.dumps(value, ensure_ascii=not unicode, indent=2)
    put(told if told.isascii() else UNSEEN.sub(lambda sign: json.dumps(sign[0])[1:-1], told))


def talk(text: str) -> None:
    """Print a line or more about the work: progress, questions, mistakes."""
    with suppress(OutputLost):  # then there is nobody who could be told
        put(text, sys.stderr, flush=True)
