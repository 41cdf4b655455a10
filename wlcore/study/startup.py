"""How long wlcore takes to start, measured on processes of its own: as it is, and with nothing kept from before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from wlcore.study.measure import Median

NOTHING = ["-c", "pass"]
VERSION = ["-m", "wlcore", "--version"]
COLD_REPEATS = 3


def startup(choice: dict[str, Any], repeats: int) -> dict[str, Median]:
    """Milliseconds from the call to the end of the process, for `wl --version` and for `wl play` up to the first question,
    which nobody is there to answer.
    """
    first = ["-m", "wlcore", "play", *_words(choice)]
    with TemporaryDirectory() as codes:
        return {
            "python_ms": timed(NOTHING, repeats, codes),
            "version_warm_ms": timed(VERSION, repeats, codes),
            "version_cold_ms": timed(VERSION, COLD_REPEATS),
            "first_question_warm_ms": timed(first, repeats, codes),
            "first_question_cold_ms": timed(first, COLD_REPEATS),
        }


def _words(choice: dict[str, Any]) -> list[str]:
    """A game with its layers and switches, as somebody types it."""
    options = (
        ("--edition", [choice["edition"]] if "edition" in choice else []),
        *((f"--{name}", choice.get(of, ())) for name, of in (("variant", "variants"), ("with", "packs"))),
    )
    switches = (("--ruling", choice.get("rulings", {})), ("--option", choice.get("options", {})))
    said = [(option, str(value)) for option, values in options for value in values]
    said += [(option, f"{name}={value}") for option, values in switches for name, value in values.items()]
    return [str(choice["game"]), "--names", "A", *(word for pair in said for word in pair)]


def timed(words: list[str], repeats: int, codes: str = "") -> Median:
    """How long Python runs with these arguments: once before, with byte code in a folder; without a folder nothing is there."""
    if codes:
        _run(words, codes)
    return Median.of([_run(words, codes) if codes else _cold(words) for _ in range(repeats)])


def _cold(words: list[str]) -> float:
    with TemporaryDirectory() as empty:
        return _run(words, empty, WLCORE_CACHE=empty)


def _run(words: list[str], codes: str, **more: str) -> float:
    """Milliseconds of one process. Its byte code is kept, whatever is wanted of ours."""
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
    with TemporaryDirectory() as state:
        own = {"PYTHONPATH": path, "PYTHONPYCACHEPREFIX": codes, "WLCORE_STATE": state, **more}
        environment = {**os.environ, **own}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        start = perf_counter()
        subprocess.run(
            [sys.executable, *words],
            env=environment,
            check=True,
            capture_output=True,
            stdin=subprocess.DEVNULL,
        )
        return (perf_counter() - start) * 1000
