"""How long wlcore takes to start, measured on processes of its own: as it is, and with nothing kept from before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from wlcore.study.measure import Figure

NOTHING = ["-c", "pass"]
VERSION = ["-m", "wlcore", "--version"]
FIRST = "import json, sys, wlcore; wlcore.load(**json.loads(sys.argv[1])).new().decision"
COLD_REPEATS = 3


def startup(choice: dict[str, Any], repeats: int) -> dict[str, Figure]:
    """Milliseconds from the call to the end of the process, for `wl --version` and for the first question of a game."""
    first = ["-c", FIRST, json.dumps(choice)]
    return {
        "python_ms": timed(NOTHING, repeats),
        "version_warm_ms": timed(VERSION, repeats),
        "version_cold_ms": timed(VERSION, COLD_REPEATS, cold=True),
        "first_question_warm_ms": timed(first, repeats),
        "first_question_cold_ms": timed(first, COLD_REPEATS, cold=True),
    }


def timed(words: list[str], repeats: int, cold: bool = False) -> Figure:
    """How long Python runs with these arguments; once before, unless nothing may be there yet."""
    if not cold:
        _run(words, {})
    return Figure.of([_cold(words) if cold else _run(words, {}) for _ in range(repeats)])


def _cold(words: list[str]) -> float:
    with TemporaryDirectory() as empty:
        return _run(words, {"PYTHONPYCACHEPREFIX": empty, "WLCORE_CACHE": empty})


def _run(words: list[str], more: dict[str, str]) -> float:
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
    environment = {**os.environ, "PYTHONPATH": path, **more}
    start = perf_counter()
    subprocess.run([sys.executable, *words], env=environment, check=True, capture_output=True)
    return (perf_counter() - start) * 1000
