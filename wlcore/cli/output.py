"""The two ways out of a command: results on stdout, talk on stderr."""

from __future__ import annotations

import json
import sys
from typing import Any


def result(text: str) -> None:
    """Print a line or more of what was asked for."""
    print(text)


def json_result(value: Any) -> None:
    """Print the one JSON value of a `--json` run; call it last."""
    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(value, ensure_ascii=not unicode, indent=2))


def talk(text: str) -> None:
    """Print a line or more about the work: progress, questions, mistakes."""
    print(text, file=sys.stderr, flush=True)
